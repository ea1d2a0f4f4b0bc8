//! The bracket of a knock-out stage: every match with its two, its games and what it came to, and the places.

use serde::Serialize;

use crate::pairing::knock_out::{Contestant, Elimination, MatchOutcome, Meeting, Slot, Status};
use crate::tables::knock_out_match::{KnockOutMatch, in_bracket};
use crate::tournament::knock_out::{BracketPlace, Ground};
use crate::tournament::meetings::is_over;
use crate::tournament::{KnockOut, Refusal, Tournament};
use crate::vocabulary::EntryId;

/// The bracket of a stage.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct BracketTable {
    /// The stage.
    pub stage: u32,
    /// How many defeats put one out.
    pub elimination: Elimination,
    /// Whether its places are not final: something is still to be played, or a round is open.
    pub provisional: bool,
    /// The entrants in the order of their seeds, from 1.
    pub seeds: Vec<EntryId>,
    /// Every match, in the order of play.
    pub matches: Vec<BracketMatch>,
    /// Who stands alone at the first place, once that is known.
    pub champion: Option<EntryId>,
    /// The places that are settled, the best first.
    pub places: Vec<BracketPlace>,
}

/// A match of the bracket.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct BracketMatch {
    /// Which.
    pub slot: Slot,
    /// In which round of the stage it can be played, from 1, where all goes on in step.
    pub stage_round: u32,
    /// The two, as far as they are known.
    pub contestants: [Contestant; 2],
    /// They, where they are known.
    pub entries: [Option<EntryId>; 2],
    /// How it stands.
    pub status: Status,
    /// Who goes on.
    pub winner: Option<EntryId>,
    /// By what it was decided, where it was.
    pub by: Option<Ground>,
    /// What was paired for the two, once it was.
    pub played: Option<KnockOutMatch>,
    /// What was paired for others than those who belong into it now.
    pub outdated: Vec<KnockOutMatch>,
}

/// **Art. 11.1** – the bracket of a stage as it stands.
///
/// # Errors
/// When the stage is no knock-out, or its seeds are not drawn.
pub fn bracket(tournament: &Tournament, stage: u32) -> Result<BracketTable, Refusal> {
    let bracket = KnockOut::of(tournament, stage)?;
    let state = bracket.state();
    let shown = Shown { tournament, bracket: &bracket };
    let entry = |seed| bracket.entry(seed);
    Ok(BracketTable {
        stage,
        elimination: state.bracket().elimination(),
        provisional: !is_over(tournament, stage),
        seeds: (1..=state.bracket().entrants()).filter_map(entry).collect(),
        matches: state.meetings().map(|(slot, meeting)| shown.of(slot, meeting)).collect(),
        champion: bracket.champion(),
        places: bracket.places(),
    })
}

struct Shown<'a> {
    tournament: &'a Tournament,
    bracket: &'a KnockOut<'a>,
}

impl Shown<'_> {
    fn of(&self, slot: Slot, meeting: &Meeting) -> BracketMatch {
        let known = |contestant| match contestant {
            Contestant::Known(seed) => self.bracket.entry(seed),
            Contestant::Nobody | Contestant::Open(_) => None,
        };
        let [first, second] = meeting.contestants.map(known);
        let winner = match meeting.status {
            Status::Decided(MatchOutcome::First) => first,
            Status::Decided(MatchOutcome::Second) => second,
            Status::WalkOver(seed) => self.bracket.entry(seed),
            _ => None,
        };
        let paired = self.bracket.paired(slot);
        let current = paired.map(|(_, of)| of.id);
        let shown = |(round, of)| in_bracket(self.tournament, self.bracket, round, of);
        let others = self.bracket.all_paired(slot).filter(|(_, of)| Some(of.id) != current);
        let by = self.bracket.decision(slot).map(|decision| decision.by);
        BracketMatch {
            slot,
            stage_round: self.bracket.state().bracket().stage_round(slot).unwrap_or_default(),
            contestants: meeting.contestants,
            entries: [first, second],
            status: meeting.status,
            winner,
            by,
            played: paired.map(shown),
            outdated: others.map(shown).collect(),
        }
    }
}
