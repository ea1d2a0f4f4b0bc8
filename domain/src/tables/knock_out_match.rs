//! A match of a knock-out: its games, its points, what comes next or who goes on.

use serde::Serialize;

use crate::game::Status as GameStatus;
use crate::pairing::knock_out::{MatchOutcome, SeriesState, Slot};
use crate::standings::Mark;
use crate::tournament::knock_out::Ground;
use crate::tournament::knock_out::bracket::over;
use crate::tournament::{KnockOut, Match, Round, Tournament};
use crate::vocabulary::{EntryId, GameId, GameResult, MatchId, Points};

/// A match as it was paired and played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct KnockOutMatch {
    /// The match.
    pub id: MatchId,
    /// The stage.
    pub stage: u32,
    /// Its round, through the whole tournament.
    pub round: u32,
    /// Which match of the bracket it is, in a knock-out.
    pub slot: Option<Slot>,
    /// The table.
    pub table: u32,
    /// The two, as the match names them.
    pub entries: [EntryId; 2],
    /// The points of each from the games that are decided, those of play-offs among them.
    pub points: [Points; 2],
    /// Its games, in order.
    pub games: Vec<KnockOutGame>,
    /// The next game, where one is to be ordered.
    pub next: Option<NextGame>,
    /// Whether its games leave it level and no further one is to be played, so that it takes a decision.
    pub level: bool,
    /// Whether others belong into it now than those it was paired for, so that it counts for nothing.
    pub outdated: bool,
    /// By what it was decided, in a knock-out, where it was.
    pub by: Option<Ground>,
    /// Who goes on from it, in a knock-out.
    pub winner: Option<EntryId>,
}

/// A game of a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct KnockOutGame {
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
    /// The article that gives it its effect.
    pub article: Option<&'static str>,
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

/// A match of a knock-out as it stands; nothing where it is not paired, or of no knock-out.
#[must_use]
pub fn knock_out_match(tournament: &Tournament, id: MatchId) -> Option<KnockOutMatch> {
    let (round, of) = tournament.match_of(id)?;
    let bracket = KnockOut::of(tournament, round.stage).ok()?;
    Some(in_bracket(tournament, &bracket, round, of))
}

/// A match of a knock-out.
pub(super) fn in_bracket(
    tournament: &Tournament,
    bracket: &KnockOut<'_>,
    round: &Round,
    of: &Match,
) -> KnockOutMatch {
    let outdated = bracket.is_outdated(of);
    let played = KnockOutMatch { outdated, ..as_played(tournament, round, of) };
    let Some(slot) = of.slot.filter(|_| !outdated) else { return played };
    if let (Some(decision), Some([first, second])) = (bracket.decision(slot), bracket.pair(slot)) {
        let winner = match decision.outcome {
            MatchOutcome::First => Some(first),
            MatchOutcome::Second => Some(second),
            MatchOutcome::Neither => None,
        };
        return KnockOutMatch { by: Some(decision.by), winner, ..played };
    }
    if tournament.games_of(of).any(|(_, card)| !card.is_decided()) {
        return played;
    }
    let state = bracket.series().state(&over(tournament, of));
    let next = match state {
        SeriesState::Next { step, game, red } => Some(NextGame {
            step: u32::try_from(step).ok().filter(|step| *step > 0),
            game,
            red: red.map(|red| of.named(red)),
        }),
        SeriesState::Over(_) | SeriesState::NeedsRuling => None,
    };
    KnockOutMatch { next, level: state == SeriesState::NeedsRuling, ..played }
}

fn as_played(tournament: &Tournament, round: &Round, of: &Match) -> KnockOutMatch {
    let step = |game| of.games.iter().find(|pairing| pairing.game == game).and_then(|pairing| pairing.step);
    let games = tournament.games_of(of).map(|(game, card)| KnockOutGame {
        game,
        step: step(game),
        red: card.red,
        black: card.black,
        status: card.status,
        result: card.result,
        article: card.article(),
    });
    KnockOutMatch {
        id: of.id,
        stage: round.stage,
        round: round.number,
        slot: of.slot,
        table: of.table,
        entries: [of.first, of.second],
        points: points(tournament, of),
        games: games.collect(),
        next: None,
        level: false,
        outdated: false,
        by: None,
        winner: None,
    }
}

/// **Art. 14.1** – what each has from the games that are decided.
fn points(tournament: &Tournament, of: &Match) -> [Points; 2] {
    let scale = tournament.regulations.rules().game_points;
    [of.first, of.second].map(|entry| {
        let games = tournament.games_of(of).filter(|(_, card)| card.is_decided());
        let marks = games.filter_map(|(_, card)| {
            let result = card.result?;
            Some(Mark::of(result.outcome, !result.ending.without_play(), card.side_of(entry)?))
        });
        marks.map(|mark| mark.points(scale)).sum()
    })
}
