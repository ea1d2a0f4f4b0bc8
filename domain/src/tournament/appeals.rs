//! Appeals are lodged, let in and decided (**Art. 8.5, 10.1, 16.3**). What a decision orders is done by commands of its own.

pub mod concern;

use crate::tournament::appeals::concern::{later_pairings, made_known, parties};
use crate::tournament::command::{Change, TournamentCommand, must_be_entered, must_be_open};
use crate::tournament::discipline::appeal::Appeal;
use crate::tournament::discipline::next;
use crate::tournament::discipline::refusal::Refusal as OfDiscipline;
use crate::tournament::event::appeals::{
    Against, AppealAdmitted, AppealDecided, AppealLodged, Decision, Effect,
};
use crate::tournament::field::Standing;
use crate::tournament::named::{must_be_a_game, must_be_a_penalty, must_be_a_round};
use crate::tournament::refusal::Refusal;
use crate::tournament::rounds::Round;
use crate::tournament::state::Tournament;
use crate::vocabulary::ids::Mint;
use crate::vocabulary::{EntryId, Moment, PersonalRef, Role, Timestamp};

/// Lodge an appeal.
#[derive(Debug, Clone)]
pub struct LodgeAppeal {
    /// Who appeals.
    pub by: EntryId,
    /// Against what.
    pub against: Against,
    /// The ground.
    pub ground: PersonalRef,
    /// When what it is against was made known, where an official says so; else by the record.
    pub since: Option<Timestamp>,
}

impl TournamentCommand for LodgeAppeal {
    /// **Art. 8.5** – an appeal stays possible afterwards. One that comes late is on record as late (house).
    fn decide(&self, tournament: &Tournament, _: &Mint, at: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        must_be_entered(tournament, self.by)?;
        must_be_there(tournament, self.against)?;
        let known = made_known(tournament, self.against);
        let mut appeals = tournament.discipline.appeals.iter();
        if let Some((&appeal, _)) = appeals.find(|(_, appeal)| self.is_known(appeal, known)) {
            return Err(OfDiscipline::AppealKnown { appeal }.into());
        }
        let since = self.since.or(known);
        let deadline = since.map(|since| since.plus(tournament.regulations.appeals.deadline_ms));
        Ok(vec![
            AppealLodged {
                appeal: next(&tournament.discipline.appeals),
                by: self.by,
                against: self.against,
                parties: parties(tournament, self.by, self.against),
                ground: self.ground.clone(),
                at: at.occurred,
                since,
                deadline,
                late: deadline.is_some_and(|deadline| at.occurred > deadline),
            }
            .into(),
        ])
    }

    fn judges(&self, tournament: &Tournament) -> Vec<EntryId> {
        parties(tournament, self.by, self.against)
    }
}

impl LodgeAppeal {
    /// Whether it says again what this appeal said. Of rulings there may be more than one; and a result that was amended, or a
    /// pairing that was changed, after that appeal is another thing.
    fn is_known(&self, appeal: &Appeal, known: Option<Timestamp>) -> bool {
        let lodged = &appeal.lodged;
        let named = !matches!(self.against, Against::Ruling { .. });
        let alike = named && lodged.by == self.by && lodged.against == self.against;
        let anew = known.is_some_and(|known| known > lodged.at);
        alike && !anew && !appeal.is_withdrawn()
    }
}

/// Let an appeal in that came late.
#[derive(Debug, Clone)]
pub struct AdmitAppeal {
    /// Which.
    pub appeal: u32,
    /// In which office.
    pub authority: Role,
    /// Whether an arbitration committee sits (**Art. 16.3**).
    pub committee: bool,
    /// Why.
    pub reason: PersonalRef,
}

impl TournamentCommand for AdmitAppeal {
    /// **Art. 16.3** – by whoever decides appeals.
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        let (appeal, authority) = (self.appeal, self.authority);
        let known = undecided(tournament, appeal)?;
        must_decide_appeals(authority, self.committee)?;
        if !known.lodged.late {
            return Err(OfDiscipline::AppealInTime { appeal }.into());
        }
        if known.is_admissible() {
            return Ok(Vec::new());
        }
        Ok(vec![AppealAdmitted { appeal, authority, reason: self.reason.clone() }.into()])
    }

    fn judges(&self, tournament: &Tournament) -> Vec<EntryId> {
        parties_of(tournament, self.appeal)
    }
}

/// Decide an appeal.
#[derive(Debug, Clone)]
pub struct DecideAppeal {
    /// Which.
    pub appeal: u32,
    /// How.
    pub decision: Decision,
    /// In which office.
    pub authority: Role,
    /// Whether an arbitration committee sits (**Art. 16.3**).
    pub committee: bool,
    /// Why.
    pub reason: PersonalRef,
    /// What is to be done.
    pub effects: Vec<Effect>,
}

impl TournamentCommand for DecideAppeal {
    /// **Art. 16.3** – by the arbitration committee, or the chief arbiter where none sits; that it was taken back any of
    /// them records. What was paired by then stays, and is named.
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        let (appeal, decision, authority) = (self.appeal, self.decision, self.authority);
        let known = undecided(tournament, appeal)?;
        if decision != Decision::Withdrawn {
            must_decide_appeals(authority, self.committee)?;
        }
        if decision.gives_relief() && !known.is_admissible() {
            return Err(OfDiscipline::AppealNotAdmitted { appeal }.into());
        }
        if !decision.gives_relief() && !self.effects.is_empty() {
            return Err(OfDiscipline::OrdersNothing { decision }.into());
        }
        for (index, effect) in self.effects.iter().enumerate() {
            if self.effects.iter().take(index).any(|before| before == effect) {
                return Err(OfDiscipline::OrderedTwice { index }.into());
            }
            can_be_done(tournament, *effect, index)?;
        }
        let (reason, effects) = (self.reason.clone(), self.effects.clone());
        let later_pairings = later_pairings(tournament, known);
        let decided = AppealDecided { appeal, decision, authority, reason, effects, later_pairings };
        Ok(vec![decided.into()])
    }

    fn judges(&self, tournament: &Tournament) -> Vec<EntryId> {
        let ordered = self.effects.iter().flat_map(|effect| affected(tournament, *effect));
        parties_of(tournament, self.appeal).into_iter().chain(ordered).collect()
    }
}

fn must_be_there(tournament: &Tournament, against: Against) -> Result<(), OfDiscipline> {
    match against {
        Against::Game { game } | Against::Pairing { game } | Against::Ruling { game: Some(game) } => {
            must_be_a_game(tournament, game, "/against/game")
        }
        Against::Round { round } => must_be_a_round(tournament, round, "/against/round"),
        Against::Penalty { penalty } => must_be_a_penalty(tournament, penalty, "/against/penalty"),
        Against::Ruling { game: None } => Ok(()),
    }
}

fn can_be_done(tournament: &Tournament, effect: Effect, index: usize) -> Result<(), Refusal> {
    let at = |field: &str| format!("/effects/{index}/{field}");
    match effect {
        Effect::AmendResult { game } | Effect::ReopenGame { game } => {
            must_be_a_game(tournament, game, at("game"))?;
        }
        Effect::ReinstateEntry { entry } => {
            must_be_entered(tournament, entry)?;
            if tournament.standing(entry) == Some(Standing::Active) {
                return Err(OfDiscipline::NoneToReinstate { entry, index }.into());
            }
        }
        Effect::LiftPenalty { penalty } => must_be_a_penalty(tournament, penalty, at("penalty"))?,
        Effect::ChangePairings { round } => must_be_a_round(tournament, round, at("round"))?,
    }
    Ok(())
}

fn parties_of(tournament: &Tournament, appeal: u32) -> Vec<EntryId> {
    let appeal = tournament.discipline.appeals.get(&appeal);
    appeal.map(|appeal| appeal.lodged.parties.clone()).unwrap_or_default()
}

/// Whose cause an order touches; of a round, all who are in it.
fn affected(tournament: &Tournament, effect: Effect) -> Vec<EntryId> {
    match effect {
        Effect::AmendResult { game } | Effect::ReopenGame { game } => tournament.players_of(game),
        Effect::ReinstateEntry { entry } => vec![entry],
        Effect::LiftPenalty { penalty } => {
            let penalty = tournament.discipline.penalties.get(&penalty);
            penalty.map(|penalty| tournament.concerned_by(&penalty.given)).unwrap_or_default()
        }
        Effect::ChangePairings { round } => {
            tournament.rounds.get(&round).map(Round::entrants).unwrap_or_default()
        }
    }
}

fn must_decide_appeals(authority: Role, committee: bool) -> Result<(), OfDiscipline> {
    if authority.decides_appeals(committee) {
        Ok(())
    } else {
        Err(OfDiscipline::NotYoursToDecide { authority })
    }
}

fn undecided(tournament: &Tournament, appeal: u32) -> Result<&Appeal, OfDiscipline> {
    let known = tournament.discipline.appeals.get(&appeal).ok_or(OfDiscipline::UnknownAppeal(appeal))?;
    match &known.decided {
        Some(decided) => Err(OfDiscipline::AppealDecided { appeal, decision: decided.decision }),
        None => Ok(known),
    }
}
