//! A round of a Swiss stage is paired by its system, or held against its limits where an arbiter pairs it.

use std::collections::BTreeSet;

use crate::pairing::swiss::chinese::rules::FirstRound;
use crate::pairing::swiss::chinese::{self, House};
use crate::pairing::swiss::{NoPairing, SwissRound, dutch};
use crate::tournament::event::{NotPaired, Unpaired};
use crate::tournament::field::Entry;
use crate::tournament::format::Format;
use crate::tournament::plan::StagePlan;
use crate::tournament::planned::{Planned, PlannedRound};
use crate::tournament::refusal::Refusal;
use crate::tournament::refusal::swiss::SwissRefusal;
use crate::tournament::rounds::Round;
use crate::tournament::stages::Draw;
use crate::tournament::state::Tournament;
use crate::tournament::swiss::before::{Before, Open};
use crate::tournament::swiss::present::{asked, unpaired};
use crate::tournament::swiss::table::rounds;
use crate::vocabulary::EntryId;

/// A round that is to be paired.
#[derive(Debug, Clone, Copy)]
pub struct ToPair<'a> {
    /// The stage.
    pub stage: u32,
    /// Its plan.
    pub plan: &'a StagePlan,
    /// The round, from 1 through the whole tournament.
    pub round: u32,
    /// Which of its stage it is, from 1.
    pub stage_round: u32,
    /// Whom an arbiter leaves out of it.
    pub left_out: &'a [EntryId],
    /// The seed that is given for it.
    pub seed: Option<&'a str>,
}

/// What pairs it by lot: the seed of the numbers, or of the round that was the first.
#[must_use]
pub fn seed(tournament: &Tournament, stage: u32) -> Option<&str> {
    let drawn = tournament.draw(stage).and_then(|draw| draw.seed.as_deref());
    drawn.or_else(|| rounds(tournament, stage).find_map(|round| round.seed.as_deref()))
}

/// **Art. 11.4** – the pairs of the round by the system of the stage, the higher table first, and who is not paired.
///
/// # Errors
/// When the numbers are not drawn, a result is missing, there is no such round or no lot, or nothing that could be paired.
pub fn by_system(
    tournament: &Tournament,
    to_pair: &ToPair<'_>,
) -> Result<(PlannedRound, Vec<Unpaired>), Refusal> {
    let ToPair { stage, plan, round, stage_round, left_out, .. } = *to_pair;
    let terms = *plan.swiss().ok_or(SwissRefusal::NoSwiss { stage })?;
    is_to_come(tournament, to_pair)?;
    if !left_out.is_empty() && stage_round != terms.rounds {
        return Err(SwissRefusal::NotTheLastRound { round: stage_round, stage }.into());
    }
    let known = seed(tournament, stage);
    if known.is_some() && to_pair.seed.is_some() {
        return Err(Refusal::SeedNotWanted { article: "11.4" });
    }
    let seed = known.or(to_pair.seed);
    if seed.is_none() && stage_round == 1 && is_drawn_by_lot(&plan.format) {
        return Err(SwissRefusal::LotsMissing { stage }.into());
    }
    let asked = asked(tournament, stage, round, &to_be_left_out(tournament, to_pair)?);
    let present = asked.iter().filter(|(_, why)| why.is_none()).map(|(entry, _)| *entry).collect();
    let before = Before::of(tournament, (stage, &terms), round, &present, seed).map_err(missing)?;
    let before = before.apart_from_later(tournament, (stage, round));
    let paired = before.pair(&plan.format).map_err(|none| before.named(round, none))?;
    let planned = before.planned(&paired);
    if planned.meetings.is_empty() {
        return Err(Refusal::NoPairings);
    }
    Ok((planned, unpaired(&asked)))
}

/// Who is not paired in a round that an arbiter pairs: whoever asked for it or is away, and whoever is not named.
///
/// # Errors
/// When the numbers are not drawn, there is no such round, or a bye is one too many.
pub fn by_hand(
    tournament: &Tournament,
    to_pair: &ToPair<'_>,
    planned: &PlannedRound,
) -> Result<Vec<Unpaired>, Refusal> {
    is_to_come(tournament, to_pair)?;
    planned.byes.iter().try_for_each(|bye| may_be_free(tournament, to_pair.stage, to_pair.round, *bye))?;
    let left_out = to_be_left_out(tournament, to_pair)?;
    let seated: BTreeSet<EntryId> = planned.entrants().collect();
    let asked = asked(tournament, to_pair.stage, to_pair.round, &left_out).into_iter();
    let others = asked.filter(|(entry, _)| !seated.contains(entry));
    Ok(others.map(|(entry, why)| Unpaired { entry, why: why.unwrap_or(NotPaired::LeftOut) }).collect())
}

/// House – whether one may have the bye of a round.
///
/// # Errors
/// When the entrant has had as many as one may have.
pub fn may_be_free(tournament: &Tournament, stage: u32, round: u32, entry: EntryId) -> Result<(), Refusal> {
    let limit = match tournament.regulations.stage(stage).map(|plan| &plan.format) {
        Some(Format::CnSwiss(swiss)) => swiss.rules.bye_limit,
        Some(Format::FideDutch(_)) => 1,
        Some(Format::Circular(_) | Format::KnockOut(_)) | None => return Ok(()),
    };
    let had = rounds(tournament, stage).filter(|it| it.number != round && it.byes.contains(&entry)).count();
    if u32::try_from(had).is_ok_and(|had| had < limit) {
        return Ok(());
    }
    Err(SwissRefusal::TooManyByes { entry, limit }.into())
}

fn is_to_come(tournament: &Tournament, to_pair: &ToPair<'_>) -> Result<(), Refusal> {
    let ToPair { stage, plan, stage_round, .. } = *to_pair;
    if !tournament.draw(stage).is_some_and(Draw::is_whole) {
        return Err(tournament.not_drawn(stage));
    }
    match plan.swiss() {
        Some(terms) if stage_round > terms.rounds => {
            Err(SwissRefusal::NoFurtherRound { stage, rounds: terms.rounds }.into())
        }
        _ => Ok(()),
    }
}

/// Whether a first round takes a lot: for the opponents, or for who begins with Red.
const fn is_drawn_by_lot(format: &Format) -> bool {
    match format {
        Format::CnSwiss(swiss) => {
            matches!(swiss.rules.first_round, FirstRound::HalvesByLot | FirstRound::Lots)
        }
        Format::FideDutch(_) => true,
        Format::Circular(_) | Format::KnockOut(_) => false,
    }
}

fn to_be_left_out(tournament: &Tournament, to_pair: &ToPair<'_>) -> Result<BTreeSet<EntryId>, Refusal> {
    let mut left_out = BTreeSet::new();
    for (index, entry) in to_pair.left_out.iter().enumerate() {
        let draw = tournament.draw(to_pair.stage);
        let plays = draw.is_some_and(|draw| draw.group_of(*entry).is_some())
            && tournament.entries.get(entry).is_some_and(Entry::is_active);
        if !plays || !left_out.insert(*entry) {
            return Err(SwissRefusal::NotToBeLeftOut { entry: *entry, index }.into());
        }
    }
    Ok(left_out)
}

fn missing(Open { round, table, of }: Open) -> Refusal {
    SwissRefusal::ResultMissing { round, table, of }.into()
}

impl Before {
    /// The round as the system of the stage pairs it.
    ///
    /// # Errors
    /// When nothing can be paired.
    pub fn pair(&self, format: &Format) -> Result<SwissRound, NoPairing> {
        match format {
            Format::CnSwiss(swiss) => {
                let house = House {
                    rules: swiss.rules,
                    federations: &self.federations,
                    lots: &self.lots,
                    colours: &self.colours,
                };
                chinese::pair(&self.field, &house)
            }
            _ => dutch::pair(&self.field),
        }
    }

    /// Before a round that is paired: of the same who are in it.
    ///
    /// # Errors
    /// With the first match before it that has no result.
    pub fn paired(tournament: &Tournament, round: &Round) -> Result<Option<Self>, Open> {
        let plan = tournament.regulations.stage(round.stage);
        let Some(terms) = plan.and_then(StagePlan::swiss).filter(|_| !round.play_off) else {
            return Ok(None);
        };
        let (present, seed) = (round.entrants().into_iter().collect(), seed(tournament, round.stage));
        Self::of(tournament, (round.stage, terms), round.number, &present, seed).map(Some)
    }

    /// The entrants' ids in place of their numbers.
    #[must_use]
    pub fn planned(&self, paired: &SwissRound) -> PlannedRound {
        let entry = |place: usize| self.entries.get(place).copied();
        let meeting = |(red, black): &(usize, usize)| {
            Some(Planned { first: entry(*red)?, second: entry(*black)?, group: 1, cycle: 0 })
        };
        PlannedRound {
            meetings: paired.pairs.iter().filter_map(meeting).collect(),
            byes: paired.bye.and_then(entry).into_iter().collect(),
        }
    }

    fn named(&self, round: u32, NoPairing { wanted, groups }: NoPairing) -> Refusal {
        let named =
            |places: Vec<usize>| places.iter().filter_map(|it| self.entries.get(*it).copied()).collect();
        let (wanted, groups) = (named(wanted), groups.into_iter().map(named).collect());
        SwissRefusal::NoPairing { round, wanted, groups }.into()
    }
}
