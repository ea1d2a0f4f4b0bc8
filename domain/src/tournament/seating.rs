//! The players of two teams are seated: which games a match has, and which boards stay empty.

use crate::game::event::Scheduled;
use crate::pairing::boards::{BoardGame, boards};
use crate::pairing::line_up::{EmptyBoards, LineUpRule};
use crate::tournament::command::Change;
use crate::tournament::event::{BoardsSeated, EmptyBoard, PairedMatch, Pairing, RoundPaired};
use crate::tournament::field::Entry;
use crate::tournament::format::Format;
use crate::tournament::planned::Planned;
use crate::tournament::refusal::Refusal;
use crate::tournament::rounds::{LineUp, Match, Round};
use crate::tournament::set_down::Colours;
use crate::tournament::state::Tournament;
use crate::tournament::teams::TeamMatches;
use crate::vocabulary::ids::Mint;
use crate::vocabulary::{EntryId, GameId, MatchId, Side};

/// **Art. 13.2, 13.5** – the games that two line-ups make, with the facts that set them down.
#[must_use]
pub fn seat(
    tournament: &Tournament,
    round: &Round,
    of: &Match,
    (first, second): (&LineUp, &LineUp),
    mint: &Mint,
) -> Vec<Change> {
    let Some(rules) = tournament.regulations.team_matches() else { return Vec::new() };
    let played = boards(rules.line_up, first, second, games_per_board(tournament, round.stage));
    let several = played.iter().any(|game| game.leg > 1);
    let (mut pairings, mut empty) = (Vec::new(), Vec::new());
    for (n, game) in played.iter().enumerate() {
        let BoardGame { board, leg, red, black } = *game;
        let (Some(red), Some(black)) = (red, black) else {
            empty.push(empty_board(game, first));
            continue;
        };
        pairings.push(Pairing {
            game: GameId(mint.id(n + offset(of))),
            table: of.table + board - 1,
            red,
            black,
            of: Some(of.id),
            board: Some(board),
            leg: several.then_some(leg),
            step: None,
        });
    }
    let scheduled: Vec<Change> = pairings.iter().map(|pairing| scheduled(round.number, pairing)).collect();
    let (first, second) = (first.clone(), second.clone());
    let seated = BoardsSeated { round: round.number, of: of.id, first, second, pairings, empty };
    std::iter::once(seated.into()).chain(scheduled).collect()
}

/// Several matches may be seated by one command: each takes its ids from a part of the mint's of its own.
fn offset(of: &Match) -> usize {
    const ROOM: u32 = 4096;
    usize::try_from(of.table.saturating_mul(ROOM)).unwrap_or(usize::MAX / 2)
}

/// The fact that a game is set down.
fn scheduled(round: u32, pairing: &Pairing) -> Change {
    let Pairing { game, table, red, black, .. } = *pairing;
    Change::Game(game, Scheduled { round, table, red, black }.into())
}

fn empty_board(game: &BoardGame, first: &LineUp) -> EmptyBoard {
    let BoardGame { board, leg, red, black } = *game;
    let of_first = |player: Option<EntryId>| player.is_some() && first.contains(&player);
    let present = red.or(black);
    let first_present = of_first(present);
    let first_has = match (red, black) {
        (Some(_), None) if first_present => Side::Red,
        (None, Some(_)) if !first_present => Side::Red,
        (None, None) if (board % 2 == 1) == (leg % 2 == 1) => Side::Red,
        _ => Side::Black,
    };
    EmptyBoard { board, leg, first_has, present, first_present }
}

/// **Art. 13.5** – how many games two players have at their board.
#[must_use]
pub fn games_per_board(tournament: &Tournament, stage: u32) -> u8 {
    let games = match tournament.regulations.stage(stage).map(|plan| &plan.format) {
        Some(Format::Circular(circular)) => circular.games_per_meeting,
        Some(Format::KnockOut(_) | Format::CnSwiss(_) | Format::FideDutch(_)) | None => 1,
    };
    u8::try_from(games).unwrap_or(1)
}

/// The matches of a round of teams, each with the tables it takes.
///
/// # Errors
/// When colours are to be drawn and there is no seed.
pub fn matches(
    tournament: &Tournament,
    rules: &TeamMatches,
    meetings: &[Planned],
    in_groups: bool,
    colours: &Colours<'_>,
    mint: &Mint,
) -> Result<Vec<PairedMatch>, Refusal> {
    let tables = tables(tournament, rules);
    let matches = (0..).zip(meetings).enumerate().map(|(n, (before, planned))| {
        let Planned { first, second, group, .. } = *planned;
        let (id, table) = (MatchId(mint.id(n)), before * tables + 1);
        // **Art. 13.5** – of two games, the lot says who is named first.
        let (first, second) = match colours.of_first(id, group)? {
            Side::Red => (first, second),
            Side::Black => (second, first),
        };
        Ok(PairedMatch { id, table, first, second, group: in_groups.then_some(group), slot: None })
    });
    matches.collect()
}

/// **Art. 12.1, 12.4** – the teams of a round that line up by themselves are seated with its pairing.
#[must_use]
pub fn seated_at_once(tournament: &Tournament, paired: &RoundPaired, mint: &Mint) -> Vec<Change> {
    let Some(rules) = tournament.regulations.team_matches().filter(|rules| rules.lines_up_by_itself()) else {
        return Vec::new();
    };
    let round = Round::paired(paired);
    let seated = round.matches.iter().flat_map(|of| {
        let (first, second) =
            (registered(tournament, rules, of.first), registered(tournament, rules, of.second));
        seat(tournament, &round, of, (&first, &second), mint)
    });
    seated.collect()
}

/// The line-up that follows from the registered order: on fixed boards each on the own one, and nobody where a member has
/// left or there never was one; where all play all, every member. **Art. 21.4** – who has left there is missed by whoever is
/// met later, as on fixed boards, so that every opponent has as many games. A team of which there is nobody has its boards
/// all the same.
#[must_use]
pub fn registered(tournament: &Tournament, rules: &TeamMatches, team: EntryId) -> LineUp {
    let here = |member: &EntryId| tournament.entries.get(member).is_some_and(Entry::is_active);
    let members = tournament.rosters.get(&team).map_or(&[][..], Vec::as_slice);
    let boards = match rules.line_up {
        LineUpRule::AllPlayAll if !members.is_empty() => members.len(),
        _ => usize::try_from(rules.boards).unwrap_or(usize::MAX),
    };
    let keeps_place = rules.empty_boards() == EmptyBoards::WhereMissing;
    let members = members.iter().map(|member| Some(*member).filter(here));
    let mut line_up: LineUp = members.filter(|member| keeps_place || member.is_some()).collect();
    line_up.resize(boards, None);
    line_up
}

/// How many tables a match takes.
fn tables(tournament: &Tournament, rules: &TeamMatches) -> u32 {
    if rules.line_up != LineUpRule::AllPlayAll {
        return rules.boards.max(1);
    }
    let boards = usize::try_from(rules.boards).unwrap_or(usize::MAX);
    let longest = tournament.rosters.values().map(Vec::len).max().unwrap_or(0).max(boards);
    u32::try_from(longest).unwrap_or(u32::MAX).max(1)
}
