//! A Swiss stage before one of its rounds: the field that is paired, as `pairing::swiss` takes it.

use std::collections::{BTreeMap, BTreeSet};

use crate::pairing::lots::digest;
use crate::pairing::seeding;
use crate::pairing::swiss::{Past, SwissEntrant, SwissField};
use crate::rules::Scale;
use crate::standings::{Mark, Meeting};
use crate::tournament::event::NotPaired;
use crate::tournament::field::Standing;
use crate::tournament::rounds::Round;
use crate::tournament::state::Tournament;
use crate::tournament::swiss::format::SwissTerms;
use crate::tournament::swiss::results::result;
use crate::vocabulary::{EntryId, MatchId, Points, Side};

/// The field of a stage before a round.
#[derive(Debug, Clone)]
pub struct Before {
    /// Who they are, in order of number: whoever left before the start is not among them (**Art. 20.2**).
    pub entries: Vec<EntryId>,
    /// What every round so far was to each, and who is to be paired.
    pub field: SwissField,
    /// The federation of each, as a number.
    pub federations: Vec<Option<u32>>,
    /// The place of each in an order drawn by lot, from 0.
    pub lots: Vec<usize>,
    /// The colour of each by lot.
    pub colours: Vec<Side>,
}

/// A match without a result, which keeps the next round from being paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Open {
    /// The round, from 1 through the whole tournament.
    pub round: u32,
    /// The table.
    pub table: u32,
    /// The match.
    pub of: MatchId,
}

/// The seed from which the opponents of a first round are drawn: not that of the numbers themselves, of which it would be a
/// copy. By hand: the seed, a slash, and the word.
#[must_use]
pub fn seed_of_opponents(seed: &str) -> String {
    format!("{seed}/opponents")
}

/// The seed from which colours are drawn, likewise.
#[must_use]
pub fn seed_of_colours(seed: &str) -> String {
    format!("{seed}/colours")
}

impl Before {
    /// The field before a round of a stage, with these to be paired.
    ///
    /// # Errors
    /// With the first match before it that has no result.
    pub fn of(
        tournament: &Tournament,
        (stage, terms): (u32, &SwissTerms),
        round: u32,
        present: &BTreeSet<EntryId>,
        seed: Option<&str>,
    ) -> Result<Self, Open> {
        let numbered = tournament.draw(stage).into_iter().flat_map(|draw| &draw.groups);
        let entries: Vec<EntryId> = numbered
            .flat_map(|group| group.order.iter().copied())
            .filter(|entry| tournament.standing_in(stage, *entry) != Some(Standing::LeftField))
            .collect();
        let places = entries.iter().enumerate().map(|(place, entry)| (*entry, place)).collect();
        let scale = tournament.regulations.ranking(stage).points;
        let mut pasts = Pasts { places, scale, terms, pasts: vec![Vec::new(); entries.len()] };
        for earlier in tournament.rounds_of(stage).filter(|it| it.number < round && !it.play_off) {
            pasts.add(tournament, earlier)?;
        }
        let entrants = entries.iter().zip(pasts.pasts);
        let entrants =
            entrants.map(|(entry, past)| SwissEntrant { past, present: present.contains(entry) }).collect();
        let colours = colours(&entries, seed);
        let field = SwissField {
            entrants,
            rounds: usize::try_from(terms.rounds).unwrap_or(usize::MAX),
            win: halves(scale.win),
            first_side: colours.first().copied().unwrap_or(Side::Red),
            forbidden: Vec::new(),
            fictitious: Vec::new(),
        };
        let (federations, lots) = (federations(tournament, &entries), lots(&entries, seed));
        Ok(Self { entries, field, federations, lots, colours })
    }

    /// The same, of whom none meets whoever it meets in a later round already: an arbiter may have paired those by hand, and taken
    /// an earlier one back.
    #[must_use]
    pub fn apart_from_later(mut self, tournament: &Tournament, (stage, round): (u32, u32)) -> Self {
        let later = tournament.rounds_of(stage).filter(|it| it.number > round && !it.play_off);
        let pairs = later.flat_map(|it| &it.matches);
        let pairs = pairs.filter_map(|of| Some((self.place(of.first)?, self.place(of.second)?)));
        self.field.forbidden = pairs.collect();
        self
    }

    /// The number of an entrant, from 0.
    #[must_use]
    pub fn place(&self, entry: EntryId) -> Option<usize> {
        self.entries.iter().position(|it| *it == entry)
    }
}

struct Pasts<'a> {
    places: BTreeMap<EntryId, usize>,
    scale: Scale,
    terms: &'a SwissTerms,
    pasts: Vec<Vec<Past>>,
}

impl Pasts<'_> {
    /// What a round was to everybody. Whoever it does not speak of was not in the field yet.
    fn add(&mut self, tournament: &Tournament, round: &Round) -> Result<(), Open> {
        let mut new = vec![Past::Unpaired { points: 0 }; self.pasts.len()];
        let mut tell = |entry: EntryId, past: Past| {
            if let Some(slot) = self.places.get(&entry).and_then(|place| new.get_mut(*place)) {
                *slot = past;
            }
        };
        for of in &round.matches {
            let open = Open { round: round.number, table: of.table, of: of.id };
            let meeting = result(tournament, round, of).ok_or(open)?;
            for side in Side::BOTH {
                let opponent = self.places.get(&meeting.entry(side.opponent()));
                let Some(opponent) = opponent else { continue };
                tell(meeting.entry(side), past(&meeting, side, *opponent, self.scale));
            }
        }
        for bye in &round.byes {
            tell(*bye, Past::Bye { points: halves(self.terms.bye.points(self.scale)) });
        }
        for unpaired in round.unpaired.iter().filter(|it| it.why == NotPaired::RequestedBye) {
            let points = halves(self.terms.requested_bye.points(self.scale));
            tell(unpaired.entry, Past::Unpaired { points });
        }
        for (past, new) in self.pasts.iter_mut().zip(new) {
            past.push(new);
        }
        Ok(())
    }
}

/// What a meeting was to one side: colours count only where it was played.
fn past(meeting: &Meeting, side: Side, opponent: usize, scale: Scale) -> Past {
    let points = halves(Mark::of(meeting.outcome, meeting.played, side).points(scale));
    if meeting.played { Past::Played { opponent, side, points } } else { Past::Forfeit { opponent, points } }
}

fn halves(points: Points) -> u32 {
    u32::try_from(points.halves()).unwrap_or_default()
}

fn federations(tournament: &Tournament, entries: &[EntryId]) -> Vec<Option<u32>> {
    let named = |entry: &EntryId| tournament.entries.get(entry)?.federation.as_deref();
    let names: BTreeSet<&str> = entries.iter().filter_map(named).collect();
    let numbers: BTreeMap<&str, u32> = names.into_iter().zip(0..).collect();
    entries.iter().map(|entry| numbers.get(named(entry)?).copied()).collect()
}

/// The place of each in ascending order of its digest; in order of number where there is no seed.
fn lots(entries: &[EntryId], seed: Option<&str>) -> Vec<usize> {
    let mut order: Vec<usize> = (0..entries.len()).collect();
    if let Some(seed) = seed.map(seed_of_opponents) {
        let drawn: Vec<String> = entries.iter().map(|entry| digest(&seed, entry)).collect();
        order.sort_by_key(|place| drawn.get(*place));
    }
    let mut lots = vec![0; entries.len()];
    for (lot, place) in order.into_iter().enumerate() {
        if let Some(slot) = lots.get_mut(place) {
            *slot = lot;
        }
    }
    lots
}

/// The colour of each by lot; by turns where there is no seed.
fn colours(entries: &[EntryId], seed: Option<&str>) -> Vec<Side> {
    let seed = seed.map(seed_of_colours);
    let by_turns = Side::BOTH.into_iter().cycle();
    let drawn = |(entry, turn): (&EntryId, Side)| match &seed {
        Some(seed) => seeding::colour(seed, entry),
        None => turn,
    };
    entries.iter().zip(by_turns).map(drawn).collect()
}
