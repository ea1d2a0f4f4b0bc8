//! Which matches of two teams have a result: board by board, what was forfeited or lost by a ruling among them.

use crate::game::Status;
use crate::pairing::boards;
use crate::standings::{BoardResult, BoardRules, Fouls, Meeting};
use crate::tournament::event::{EmptyBoard, Pairing};
use crate::tournament::field::Standing;
use crate::tournament::rounds::{Match, Round};
use crate::tournament::seating::{games_per_board, registered};
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
    if unplayed(tournament, of) && (annulled(of.first) || annulled(of.second)) {
        return None;
    }
    let boards: Option<Vec<BoardResult>> =
        boards(tournament, round, of).into_iter().map(|(_, result)| result).collect();
    meeting(tournament, rules, (of.first, of.second), Some(round.number), &boards?)
}

/// Whether the players are seated, and none of the games has a result.
fn unplayed(tournament: &Tournament, of: &Match) -> bool {
    !of.games.is_empty() && !tournament.games_of(of).any(|(_, card)| card.is_decided())
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
///
/// **Art. 20.3** – of a match that was not played with a team that has left, every board is forfeited, whoever was named
/// for it: line-ups that met nobody move no table.
#[must_use]
pub fn boards<'a>(
    tournament: &'a Tournament,
    round: &Round,
    of: &'a Match,
) -> Vec<(Seat<'a>, Option<BoardResult>)> {
    let whole = here(tournament, round.stage, (of.first, of.second)).filter(|_| unplayed(tournament, of));
    let seats = Seats { tournament, of, here: whole.unwrap_or((true, true)) };
    let played = of.games.iter().map(|pairing| (Seat::Game(pairing), seats.game(pairing)));
    let empty = of.boards.empty.iter().map(|board| (Seat::Empty(board), Some(seats.empty(board))));
    played.chain(empty).collect()
}

/// **Art. 20.3** – a match with a team that has left, which nobody was seated for: every board is forfeited, and
/// (**Art. 13.5**) every game at it.
#[must_use]
pub fn forfeited(
    tournament: &Tournament,
    rules: &TeamMatches,
    stage: u32,
    (first, second): (EntryId, EntryId),
    round: Option<u32>,
) -> Option<Meeting> {
    // As the first-named has Red on every board here, Red is the first-named throughout.
    let first_has = Side::Red;
    let outcome = by_absence(here(tournament, stage, (first, second))?, first_has)?;
    let board = BoardResult { first_has, outcome, played: false, fouls: Fouls::default() };
    let [ours, theirs] = [first, second].map(|team| registered(tournament, rules, team));
    let games = boards::boards(rules.line_up, &ours, &theirs, games_per_board(tournament, stage));
    meeting(tournament, rules, (first, second), round, &vec![board; games.len()])
}

/// Which of the two do not forfeit what they have not played with one another; none where it is forfeited to nobody.
fn here(tournament: &Tournament, stage: u32, (first, second): (EntryId, EntryId)) -> Option<(bool, bool)> {
    let counts = |team: &EntryId| {
        matches!(tournament.standing_in(stage, *team), Some(Standing::Active | Standing::Withdrawn))
    };
    let teams = [first, second];
    let [first, second] = tournament.forfeits(stage, teams.map(|team| tournament.departed(stage, team)));
    teams.iter().all(counts).then_some((!first, !second))
}

/// **Art. 21.4** – what comes of the two where one has nobody, or both: none where both are there.
fn by_absence((first, second): (bool, bool), first_has: Side) -> Option<Outcome> {
    match (first, second) {
        (true, true) => None,
        (true, false) => Some(Outcome::won_by(first_has)),
        (false, true) => Some(Outcome::won_by(first_has.opponent())),
        (false, false) => Some(Outcome::BothLose),
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
    /// Which of the two play on, where the match as a whole is forfeited by one who does not.
    here: (bool, bool),
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
        let whole = by_absence(self.here, first_has);
        let left = || self.left(self.tournament.stage_of(card), [card.red, card.black]);
        let outcome = whole.or_else(left).filter(|_| open)?;
        Some(BoardResult { first_has, outcome, played: false, fouls })
    }

    /// **Art. 21.4** – nobody on a board forfeits it.
    fn empty(&self, board: &EmptyBoard) -> BoardResult {
        let EmptyBoard { board, first_has, present, first_present, .. } = *board;
        let there = (present.is_some() && first_present, present.is_some() && !first_present);
        let whole = || by_absence(self.here, first_has).or_else(|| by_absence(there, first_has));
        let outcome = self.lost(board, first_has).or_else(whole).unwrap_or(Outcome::BothLose);
        BoardResult { first_has, outcome, played: false, fouls: Fouls::default() }
    }

    /// What a ruling on a line-up makes of a board, if one does.
    fn lost(&self, board: u32, first_has: Side) -> Option<Outcome> {
        let keeps = |team| !self.of.boards.has_lost(team, board);
        by_absence((keeps(self.of.first), keeps(self.of.second)), first_has)
    }

    /// What becomes of a game that was not begun because a player, or the team, has left.
    fn left(&self, stage: u32, players: [EntryId; 2]) -> Option<Outcome> {
        let gone = |player: EntryId| {
            let either = [player, self.tournament.contender(player)].into_iter();
            either.filter_map(|it| self.tournament.departed(stage, it)).min_by_key(|it| it.order)
        };
        let [red, black] = self.tournament.forfeits(stage, players.map(gone));
        by_absence((!red, !black), Side::Red)
    }
}
