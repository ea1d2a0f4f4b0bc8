//! The bracket of a knock-out stage.

use chuhe_domain::pairing::knock_out::{Contestant, Elimination, Feeder, Slot, Status};
use chuhe_domain::tables::{BracketMatch, BracketTable};
use chuhe_domain::tournament::knock_out::{BracketPlace, Ground};
use chuhe_domain::vocabulary::{BookId, EntryId};
use serde::Serialize;
use utoipa::ToSchema;

use super::entries::{Names, Player};
use super::knock_out_matches::KnockOutMatchView;

/// The bracket of a stage (**Art. 11.1**).
#[derive(Debug, Serialize, ToSchema)]
pub struct BracketView {
    /// The tournament.
    pub tournament: BookId,
    /// The last event of the book that this shows.
    pub sequence: u64,
    /// The stage, from 1.
    pub stage: u32,
    /// How many defeats put one out.
    pub elimination: Elimination,
    /// Whether its places are not final: something is still to be played, or a round is open.
    pub provisional: bool,
    /// The entrants in the order of their seeds, from seed 1.
    pub seeds: Vec<Player>,
    /// Every match there is, in the order of play.
    pub matches: Vec<BracketMatchView>,
    /// Who stands alone at the first place, once that is known: by the final, or as the place was settled (**Art. 15.6**).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub champion: Option<Player>,
    /// The places that are settled, the best first; those who go out in the same round share theirs.
    pub places: Vec<BracketPlaceView>,
}

/// The part of the bracket that a match is of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum BracketSection {
    /// Those who have not lost.
    Winners,
    /// Those who have lost once, in double elimination.
    Losers,
    /// The match for the third place.
    ThirdPlace,
    /// The final, and the second one where there is a reset.
    Final,
}

/// How a match of the bracket stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum BracketMatchStatus {
    /// One of the two is not known yet.
    Waiting,
    /// Both are known, and it is not decided.
    Ready,
    /// It is decided.
    Decided,
    /// One stood opposite nobody and went on without a match.
    WalkOver,
    /// Nobody stood on either side.
    Empty,
    /// A second final that is not played.
    NotNeeded,
}

/// A match of the bracket.
#[derive(Debug, Serialize, ToSchema)]
pub struct BracketMatchView {
    /// Which.
    pub slot: Slot,
    /// The part of the bracket.
    pub section: BracketSection,
    /// The round of that part, from 1.
    pub round: u32,
    /// In which round of the stage it can be played, from 1, where all goes on in step.
    pub stage_round: u32,
    /// Who is named first.
    pub first: BracketContestantView,
    /// Who is named second.
    pub second: BracketContestantView,
    /// How it stands.
    pub status: BracketMatchStatus,
    /// By what it was decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub by: Option<Ground>,
    /// Who goes on from it; absent where nobody does, or it is not decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub winner: Option<EntryId>,
    /// What was paired for the two, once it was.
    #[serde(rename = "match", skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub played: Option<KnockOutMatchView>,
    /// What was paired for others than those who belong into it now.
    pub outdated: Vec<KnockOutMatchView>,
}

/// One of the two of a match, as far as is known: one of these.
#[derive(Debug, Default, Serialize, ToSchema)]
pub struct BracketContestantView {
    /// The seed, where it is known who it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub seed: Option<u32>,
    /// Who has that seed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub player: Option<Player>,
    /// Who wins that match.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub winner_of: Option<Slot>,
    /// Who loses that match.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub loser_of: Option<Slot>,
    /// Whether nobody comes: a bye (輪空), or all who could have are out.
    pub nobody: bool,
}

/// Where an entrant came to.
#[derive(Debug, Serialize, ToSchema)]
pub struct BracketPlaceView {
    /// The best place it may claim.
    pub from: u32,
    /// The last place it may be given; more than `from` where it is shared.
    pub to: u32,
    /// Who.
    pub player: Player,
}

impl BracketView {
    /// What is shown of it.
    #[must_use]
    pub fn of(tournament: BookId, sequence: u64, table: BracketTable, names: &Names<'_>) -> Self {
        let player = |entry| names.player(entry);
        let place = |BracketPlace { entry, from, to }| BracketPlaceView { from, to, player: player(entry) };
        Self {
            tournament,
            sequence,
            stage: table.stage,
            elimination: table.elimination,
            provisional: table.provisional,
            seeds: table.seeds.into_iter().map(player).collect(),
            matches: table.matches.into_iter().map(|it| BracketMatchView::of(it, names)).collect(),
            champion: table.champion.map(player),
            places: table.places.into_iter().map(place).collect(),
        }
    }
}

impl BracketMatchView {
    fn of(it: BracketMatch, names: &Names<'_>) -> Self {
        let (section, round) = part(it.slot);
        let [first, second] = it.contestants;
        let [one, other] = it.entries;
        Self {
            slot: it.slot,
            section,
            round,
            stage_round: it.stage_round,
            first: BracketContestantView::of(first, one, names),
            second: BracketContestantView::of(second, other, names),
            status: it.status.into(),
            by: it.by,
            winner: it.winner,
            played: it.played.map(|played| KnockOutMatchView::of(played, names)),
            outdated: it.outdated.into_iter().map(|played| KnockOutMatchView::of(played, names)).collect(),
        }
    }
}

const fn part(slot: Slot) -> (BracketSection, u32) {
    match slot {
        Slot::Winners { round, .. } => (BracketSection::Winners, round),
        Slot::Losers { round, .. } => (BracketSection::Losers, round),
        Slot::ThirdPlace => (BracketSection::ThirdPlace, 1),
        Slot::Final => (BracketSection::Final, 1),
        Slot::Reset => (BracketSection::Final, 2),
    }
}

impl BracketContestantView {
    fn of(contestant: Contestant, entry: Option<EntryId>, names: &Names<'_>) -> Self {
        let player = entry.map(|entry| names.player(entry));
        match contestant {
            Contestant::Known(seed) => Self { seed: Some(seed), player, ..Self::default() },
            Contestant::Open(Feeder::WinnerOf(slot)) => Self { winner_of: Some(slot), ..Self::default() },
            Contestant::Open(Feeder::LoserOf(slot)) => Self { loser_of: Some(slot), ..Self::default() },
            Contestant::Nobody | Contestant::Open(Feeder::Nobody | Feeder::Seed(_)) => {
                Self { nobody: true, ..Self::default() }
            }
        }
    }
}

impl From<Status> for BracketMatchStatus {
    fn from(status: Status) -> Self {
        match status {
            Status::Waiting => Self::Waiting,
            Status::Ready => Self::Ready,
            Status::Decided(_) => Self::Decided,
            Status::WalkOver(_) => Self::WalkOver,
            Status::Empty => Self::Empty,
            Status::NotNeeded => Self::NotNeeded,
        }
    }
}
