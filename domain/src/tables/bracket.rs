//! The bracket of a knock-out stage: every match with its two, its games and what it came to, and the places.

use serde::Serialize;

use crate::game::Status as GameStatus;
use crate::pairing::knock_out::{Contestant, Elimination, MatchOutcome, Meeting, SeriesState, Slot, Status};
use crate::standings::Mark;
use crate::tournament::knock_out::Ground;
use crate::tournament::knock_out::bracket::over;
use crate::tournament::{KnockOut, Match, Refusal, Round, Tournament};
use crate::vocabulary::{EntryId, GameId, GameResult, MatchId, Points};

/// The bracket of a stage.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct BracketTable {
    /// The stage.
    pub stage: u32,
    /// How many defeats put one out.
    pub elimination: Elimination,
    /// Whether something is still to be played.
    pub provisional: bool,
    /// The entrants in the order of their seeds, from 1.
    pub seeds: Vec<EntryId>,
    /// Every match, in the order of play.
    pub matches: Vec<BracketMatch>,
    /// Who won it all, once it is known.
    pub champion: Option<EntryId>,
    /// The places that are settled, the best first.
    pub places: Vec<BracketPlace>,
}

/// Where an entrant came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BracketPlace {
    /// The entrant.
    pub entry: EntryId,
    /// The best place it may claim.
    pub from: u32,
    /// The last place it may be given; more than `from` where it is shared.
    pub to: u32,
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
    pub played: Option<PlayedMatch>,
    /// What was paired for others than those who belong into it now.
    pub outdated: Vec<PlayedMatch>,
}

/// A match as it was paired and played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PlayedMatch {
    /// The match.
    pub id: MatchId,
    /// Its round, through the whole tournament.
    pub round: u32,
    /// The table.
    pub table: u32,
    /// The two, as the match names them.
    pub entries: [EntryId; 2],
    /// The points of each from the games that are decided, those of play-offs among them.
    pub points: [Points; 2],
    /// Its games, in order.
    pub games: Vec<MatchGame>,
    /// The next game, where one is to be ordered.
    pub next: Option<NextGame>,
    /// Whether its games leave it level and no further one is to be played, so that it takes a decision.
    pub level: bool,
}

/// A game of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct MatchGame {
    /// The game.
    pub game: GameId,
    /// The step of the play-off ladder it is of, from 1.
    pub step: Option<u32>,
    /// Who has Red.
    pub red: EntryId,
    /// Who has Black.
    pub black: EntryId,
    /// How far it has come.
    pub status: GameStatus,
    /// Its result.
    pub result: Option<GameResult>,
}

/// A game that is to be ordered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NextGame {
    /// The step of the play-off ladder, from 1; absent for a game of the match itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub step: Option<u32>,
    /// Which game of the step, from 1.
    pub game: u32,
    /// Who has Red, where that is reversed from the game before (**Art. 13.5**); absent where it is drawn by lot
    /// (**Art. 13.4**).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub red: Option<EntryId>,
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
    let placed = state.places();
    let places = placed
        .iter()
        .filter_map(|it| Some(BracketPlace { entry: entry(it.seed)?, from: it.from, to: it.to }));
    Ok(BracketTable {
        stage,
        elimination: state.bracket().elimination(),
        provisional: !state.is_over(),
        seeds: (1..=state.bracket().entrants()).filter_map(entry).collect(),
        matches: state.meetings().map(|(slot, meeting)| shown.of(slot, meeting)).collect(),
        champion: state.champion().and_then(entry),
        places: places.collect(),
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
            played: paired.map(|(round, of)| self.played(round, of, by.is_some())),
            outdated: others.map(|(round, of)| self.played(round, of, true)).collect(),
        }
    }

    fn played(&self, round: &Round, of: &Match, settled: bool) -> PlayedMatch {
        let cards: Vec<_> = self.tournament.games_of(of).collect();
        let games = cards.iter().map(|(game, card)| MatchGame {
            game: *game,
            step: of.games.iter().find(|pairing| pairing.game == *game).and_then(|pairing| pairing.step),
            red: card.red,
            black: card.black,
            status: card.status,
            result: card.result,
        });
        let open = settled || cards.iter().any(|(_, card)| !card.is_decided());
        let state = self.bracket.series().state(&over(self.tournament, of));
        let next = match state {
            SeriesState::Next { step, game, red } if !open => Some(NextGame {
                step: u32::try_from(step).ok().filter(|step| *step > 0),
                game,
                red: red.map(|red| of.named(red)),
            }),
            _ => None,
        };
        PlayedMatch {
            id: of.id,
            round: round.number,
            table: of.table,
            entries: [of.first, of.second],
            points: self.points(of),
            games: games.collect(),
            next,
            level: !open && state == SeriesState::NeedsRuling,
        }
    }

    fn points(&self, of: &Match) -> [Points; 2] {
        let scale = self.tournament.regulations.rules().game_points;
        [of.first, of.second].map(|entry| {
            let games = self.tournament.games_of(of).filter(|(_, card)| card.is_decided());
            let marks = games.filter_map(|(_, card)| {
                let result = card.result?;
                Some(Mark::of(result.outcome, !result.ending.without_play(), card.side_of(entry)?))
            });
            marks.map(|mark| mark.points(scale)).sum()
        })
    }
}
