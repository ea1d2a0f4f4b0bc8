//! Rounds and pairings.

use chuhe_domain::tables::{RoundPairing, RoundTable};
use chuhe_domain::tournament::{ChangedPairing, HandPair, NotPaired, PairedBy, RoundStatus, Unpaired};
use chuhe_domain::vocabulary::{EntryId, GameId, MatchId};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::entries::{Names, Player};
use super::games::ResultView;
use super::numbers;
use super::team_matches::TeamMatchLineView;
use super::text::{Remark, Seed};

/// A round to be paired.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "round": 1 })))]
pub struct NewRound {
    /// Which; it must be the next.
    #[serde(deserialize_with = "numbers::round")]
    #[schema(minimum = 1, maximum = 2000)]
    pub round: u32,
    /// The stage it belongs to, from 1; left out, the last one drawn.
    #[serde(default, deserialize_with = "numbers::stage")]
    #[schema(nullable = false, minimum = 1, maximum = 16)]
    pub stage: Option<u32>,
    /// The pairings by table, where an arbiter makes them; left out, the system of the stage is followed.
    #[schema(nullable = false, max_items = 5000)]
    pub pairings: Option<Vec<HandPairing>>,
    /// Who is free in a round of a circular or Swiss stage that is paired by hand; nobody who is not named.
    #[serde(default)]
    #[schema(max_items = 1000)]
    pub byes: Vec<EntryId>,
    /// Who is left out of the last round of a Swiss stage, to play a final (**Art. 11.4**, house).
    #[serde(default)]
    #[schema(max_items = 1000)]
    pub left_out: Vec<EntryId>,
    /// **Art. 13.4, 13.5, 11.4** – the seed to draw the colours of first games by, where the numbers were drawn without one.
    #[schema(nullable = false)]
    pub seed: Option<Seed>,
    /// Whether its games, paired by hand, settle shared places, and count in no table (**Art. 15.6**).
    #[serde(default)]
    pub play_off: bool,
}

/// A pairing made by hand.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct HandPairing {
    /// Who has Red.
    pub red: EntryId,
    /// Who has Black.
    pub black: EntryId,
}

impl From<HandPairing> for HandPair {
    fn from(pair: HandPairing) -> Self {
        Self { red: pair.red, black: pair.black }
    }
}

/// Pairings to be changed, taken together.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({
    "pairings": [{
        "game": "01930000-0000-7000-8000-000000000007",
        "red": "01930000-0000-7000-8000-000000000001",
        "black": "01930000-0000-7000-8000-000000000002"
    }],
    "reason": "colours were reversed"
})))]
pub struct PairingChanges {
    /// The pairings that change.
    #[schema(max_items = 5000)]
    pub pairings: Vec<PairingChange>,
    /// Why; kept apart from the ledger as personal data.
    pub reason: Remark,
}

/// A pairing to be changed.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PairingChange {
    /// The game whose players change.
    pub game: GameId,
    /// Who is to have Red.
    pub red: EntryId,
    /// Who is to have Black.
    pub black: EntryId,
}

impl From<PairingChange> for ChangedPairing {
    fn from(change: PairingChange) -> Self {
        Self { game: change.game, red: change.red, black: change.black }
    }
}

/// A round.
#[derive(Debug, Serialize, ToSchema)]
pub struct RoundView {
    /// Its number, from 1 through the whole tournament.
    pub number: u32,
    /// The stage it belongs to.
    pub stage: u32,
    /// Which round of its stage it is, from 1.
    pub stage_round: u32,
    /// How far it has come.
    pub status: RoundStatus,
    /// By the system of the stage, or by hand.
    pub by: PairedBy,
    /// The pairings, by table.
    pub pairings: Vec<PairingView>,
    /// The matches of teams (**Art. 12**), by table; absent where players play for themselves.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub matches: Vec<TeamMatchLineView>,
    /// Who is free (輪空).
    pub byes: Vec<Player>,
    /// Who is in the field of a Swiss stage and not paired in it, and why (**Art. 11.4**); absent where there is nobody.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unpaired: Vec<UnpairedView>,
    /// Whether its games settle shared places (加賽), and count in no table (**Art. 15.6**).
    pub play_off: bool,
    /// Who is announced absent; by itself that decides nothing.
    pub absent: Vec<Player>,
}

/// One who is not paired in a round of a Swiss stage.
#[derive(Debug, Serialize, ToSchema)]
pub struct UnpairedView {
    /// Who.
    pub player: Player,
    /// Why.
    pub why: NotPaired,
}

impl UnpairedView {
    fn of(stage: u32, Unpaired { entry, why }: Unpaired, names: &Names<'_>) -> Self {
        Self { player: names.player_in(stage, entry), why }
    }
}

/// A pairing and how it stands.
#[derive(Debug, Serialize, ToSchema)]
pub struct PairingView {
    /// The game.
    pub game: GameId,
    /// The match it belongs to; of a single game, the id of the game.
    #[serde(rename = "match")]
    pub of_match: MatchId,
    /// The group it is played in (**Art. 11.3**), where its stage is played in groups.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub group: Option<u32>,
    /// The board, in a match on boards.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub board: Option<u32>,
    /// Which of the games after one another it is, from 1, in a match of several (**Art. 13.5**).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub leg: Option<u32>,
    /// The table, from 1.
    pub table: u32,
    /// Who has Red.
    pub red: Player,
    /// Who has Black.
    pub black: Player,
    /// How far the game has come.
    pub status: chuhe_domain::game::Status,
    /// Its result, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub result: Option<ResultView>,
    /// A player who has left, so that the game will not be played.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub withdrawn: Option<EntryId>,
    /// Whether its result counts nowhere (**Art. 20.3**).
    pub annulled: bool,
}

impl RoundView {
    /// What is shown of a round.
    #[must_use]
    pub fn of(round: RoundTable, names: &Names<'_>) -> Self {
        let (stage, pairings) = (round.stage, round.pairings.into_iter());
        Self {
            number: round.number,
            stage,
            stage_round: round.stage_round,
            status: round.status,
            by: round.by,
            pairings: pairings.map(|pairing| PairingView::of(stage, &pairing, names)).collect(),
            matches: round.matches.iter().map(|line| TeamMatchLineView::of(stage, line, names)).collect(),
            byes: round.byes.into_iter().map(|entry| names.player_in(stage, entry)).collect(),
            unpaired: round.unpaired.into_iter().map(|it| UnpairedView::of(stage, it, names)).collect(),
            play_off: round.play_off,
            absent: round.absent.into_iter().map(|entry| names.player_in(stage, entry)).collect(),
        }
    }
}

impl PairingView {
    fn of(stage: u32, pairing: &RoundPairing, names: &Names<'_>) -> Self {
        Self {
            game: pairing.game,
            of_match: pairing.of_match,
            group: pairing.group,
            board: pairing.board,
            leg: pairing.leg,
            table: pairing.table,
            red: names.player_in(stage, pairing.red),
            black: names.player_in(stage, pairing.black),
            status: pairing.status,
            result: pairing.result.zip(pairing.article).map(ResultView::from),
            withdrawn: pairing.withdrawn,
            annulled: pairing.annulled,
        }
    }
}

/// The rounds of a tournament.
#[derive(Debug, Serialize, ToSchema)]
pub struct RoundsView {
    /// In order; those not published are shown to officials only.
    pub rounds: Vec<RoundView>,
    /// The last event of the book that this shows.
    pub sequence: u64,
}
