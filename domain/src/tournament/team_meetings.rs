//! Which matches of two teams have a result: board by board, what was forfeited or lost by a ruling among them.

use crate::game::Status;
use crate::standings::{BoardResult, BoardRules, Fouls, Meeting};
use crate::tournament::event::{EmptyBoard, Pairing};
use crate::tournament::field::Standing;
use crate::tournament::rounds::{Match, Round};
use crate::tournament::state::Tournament;
use crate::tournament::teams::TeamMatches;
use crate::vocabulary::{EntryId, Outcome, Side};

/// **Art. 14.2** – what a match comes to, once every board has a result.
#[must_use]
pub fn result(tournament: &Tournament, rules: &TeamMatches, round: &Round, of: &Match) -> Option<Meeting> {
    if !of.boards.seated {
        return forfeited(tournament, rules, round.stage, (of.first, of.second), Some(round.number));
    }
    // What was not played with one whose results are annulled is forfeited to nobody.
    let annulled = |team| tournament.standing_in(round.stage, team) == Some(Standing::Annulled);
    let open = !of.games.is_empty() && !tournament.games_of(of).any(|(_, card)| card.is_decided());
    if open && (annulled(of.first) || annulled(of.second)) {
        return None;
    }
    let boards: Option<Vec<BoardResult>> =
        boards(tournament, of).into_iter().map(|(_, result)| result).collect();
    meeting(tournament, rules, (of.first, of.second), Some(round.number), &boards?)
}

/// A place of a match at which two may sit: a game, or a board on which nobody plays.
#[derive(Debug, Clone, Copy)]
pub enum Seat<'a> {
    /// A game.
    Game(&'a Pairing),
    /// A board without one.
    Empty(&'a EmptyBoard),
}

impl Seat<'_> {
    /// The board, from 1.
    #[must_use]
    pub fn board(&self) -> u32 {
        match self {
            Self::Game(pairing) => pairing.board.unwrap_or(1),
            Self::Empty(board) => board.board,
        }
    }

    /// Which of the games after one another, from 1.
    #[must_use]
    pub fn leg(&self) -> u32 {
        match self {
            Self::Game(pairing) => pairing.leg.unwrap_or(1),
            Self::Empty(board) => board.leg,
        }
    }
}

/// The boards of a match, each with what it comes to, or none while it is open.
#[must_use]
pub fn boards<'a>(tournament: &'a Tournament, of: &'a Match) -> Vec<(Seat<'a>, Option<BoardResult>)> {
    let seats = Seats { tournament, of };
    let played = of.games.iter().map(|pairing| (Seat::Game(pairing), seats.game(pairing)));
    let empty = of.boards.empty.iter().map(|board| (Seat::Empty(board), Some(seats.empty(board))));
    played.chain(empty).collect()
}

/// **Art. 20.3** – a match with a team that has left, which nobody was seated for: every board is forfeited.
#[must_use]
pub fn forfeited(
    tournament: &Tournament,
    rules: &TeamMatches,
    stage: u32,
    (first, second): (EntryId, EntryId),
    round: Option<u32>,
) -> Option<Meeting> {
    let counts = |team: &EntryId| {
        matches!(tournament.standing_in(stage, *team), Some(Standing::Active | Standing::Withdrawn))
    };
    if ![first, second].iter().all(counts) {
        return None;
    }
    // As the first-named has Red on every board here, Red is the first-named throughout.
    let left = [first, second].map(|team| tournament.departed(stage, team));
    let outcome = forfeited_by(tournament.forfeits(stage, left))?;
    let board = BoardResult { first_has: Side::Red, outcome, played: false, fouls: Fouls::default() };
    let boards = vec![board; usize::try_from(rules.boards).unwrap_or(1).max(1)];
    meeting(tournament, rules, (first, second), round, &boards)
}

/// The outcome where Red, or Black, loses a board that was not played.
const fn forfeited_by(lost: [bool; 2]) -> Option<Outcome> {
    match lost {
        [false, false] => None,
        [false, true] => Some(Outcome::RedWins),
        [true, false] => Some(Outcome::BlackWins),
        [true, true] => Some(Outcome::BothLose),
    }
}

fn meeting(
    tournament: &Tournament,
    rules: &TeamMatches,
    (first, second): (EntryId, EntryId),
    round: Option<u32>,
    boards: &[BoardResult],
) -> Option<Meeting> {
    let game_points = tournament.regulations.rules().game_points;
    let rules = BoardRules { game_points, forfeited_match: rules.forfeited_match };
    Meeting::of_boards(first, second, round, boards, rules).ok()
}

/// The boards of a match.
struct Seats<'a> {
    tournament: &'a Tournament,
    of: &'a Match,
}

impl Seats<'_> {
    /// What a game comes to, or none while it is open.
    fn game(&self, pairing: &Pairing) -> Option<BoardResult> {
        let card = self.tournament.games.get(&pairing.game)?;
        let first_has = self.tournament.side_of(card, self.of.first)?;
        let fouls = Fouls { red: card.fouls.red, black: card.fouls.black };
        if let Some(outcome) = self.lost(pairing.board.unwrap_or(1), first_has) {
            return Some(BoardResult { first_has, outcome, played: false, fouls });
        }
        if card.is_decided() {
            let result = card.result?;
            let played = !result.ending.without_play();
            return Some(BoardResult { first_has, outcome: result.outcome, played, fouls });
        }
        let open = card.status == Status::Scheduled;
        let outcome = self.left(self.tournament.stage_of(card), [card.red, card.black]).filter(|_| open)?;
        Some(BoardResult { first_has, outcome, played: false, fouls })
    }

    /// **Art. 21.4** – nobody on a board forfeits it.
    fn empty(&self, board: &EmptyBoard) -> BoardResult {
        let EmptyBoard { board, first_has, present, first_present, .. } = *board;
        let winner = if first_present { first_has } else { first_has.opponent() };
        let outcome = self.lost(board, first_has).unwrap_or(match present {
            Some(_) => Outcome::won_by(winner),
            None => Outcome::BothLose,
        });
        BoardResult { first_has, outcome, played: false, fouls: Fouls::default() }
    }

    /// What a ruling on a line-up makes of a board, if one does.
    fn lost(&self, board: u32, first_has: Side) -> Option<Outcome> {
        let lost = |team| self.of.boards.lost.get(&team).is_some_and(|boards| boards.contains(&board));
        match (lost(self.of.first), lost(self.of.second)) {
            (false, false) => None,
            (true, true) => Some(Outcome::BothLose),
            (true, false) => Some(Outcome::won_by(first_has.opponent())),
            (false, true) => Some(Outcome::won_by(first_has)),
        }
    }

    /// What becomes of a game that was not begun because a player, or the team, has left.
    fn left(&self, stage: u32, players: [EntryId; 2]) -> Option<Outcome> {
        let gone = |player: EntryId| {
            let either = [player, self.tournament.contender(player)].into_iter();
            either.filter_map(|it| self.tournament.departed(stage, it)).min_by_key(|it| it.order)
        };
        forfeited_by(self.tournament.forfeits(stage, players.map(gone)))
    }
}
