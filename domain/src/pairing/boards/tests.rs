//! The games of team matches: colours by board, second games, empty boards, and the laws of all-play-all.

use std::collections::{BTreeMap, BTreeSet};

use rstest::rstest;
use uuid::Uuid;

use super::{BoardGame, boards};
use crate::pairing::line_up::LineUpRule::{self, AllPlayAll, FixedBoards, FreeOrder, WithReserves};
use crate::vocabulary::EntryId;

/// Members of the first team have the numbers from 1, those of the second the numbers from 101.
fn team(members: std::ops::RangeInclusive<u128>) -> Vec<Option<EntryId>> {
    members.map(|n| Some(EntryId(Uuid::from_u128(n)))).collect()
}

/// Every size of two teams up to eight members.
fn sizes() -> impl Iterator<Item = (u128, u128)> {
    (1..=8).flat_map(|one| (1..=8).map(move |other| (one, other)))
}

fn all_play_all(first: u128, second: u128, games: u8) -> Vec<BoardGame> {
    boards(AllPlayAll, &team(1..=first), &team(101..=100 + second), games)
}

/// `leg.board red-black`, an empty seat as `-`.
fn on_paper(games: &[BoardGame]) -> Vec<String> {
    let name = |seat: Option<EntryId>| seat.map_or("-".to_owned(), |entry| entry.0.as_u128().to_string());
    games.iter().map(|it| format!("{}.{} {}:{}", it.leg, it.board, name(it.red), name(it.black))).collect()
}

#[rstest]
fn art_13_2_the_first_named_has_red_on_odd_boards(
    #[values(FixedBoards, WithReserves, FreeOrder)] rule: LineUpRule,
) {
    let games = boards(rule, &team(1..=4), &team(101..=104), 1);
    assert_eq!(on_paper(&games), ["1.1 1:101", "1.2 102:2", "1.3 3:103", "1.4 104:4"]);
}

#[test]
fn art_13_5_the_second_game_has_the_colours_reversed() {
    let games = boards(FixedBoards, &team(1..=2), &team(101..=102), 2);
    assert_eq!(on_paper(&games), ["1.1 1:101", "1.2 102:2", "2.1 101:1", "2.2 2:102"]);
    let two_players = boards(FixedBoards, &team(1..=1), &team(101..=101), 2);
    assert_eq!(on_paper(&two_players), ["1.1 1:101", "2.1 101:1"]);
}

#[test]
fn art_13_2_who_is_missing_leaves_the_board_to_the_other_side() {
    let (mut first, mut second) = (team(1..=4), team(101..=103));
    first[1] = None;
    first[2] = None;
    second[2] = None;
    let games = boards(FixedBoards, &first, &second, 1);
    assert_eq!(on_paper(&games), ["1.1 1:101", "1.2 102:-", "1.3 -:-", "1.4 -:4"]);
    assert_eq!(boards(FixedBoards, &[], &[], 2), []);
}

#[test]
fn art_12_4_two_against_two_and_two_against_three() {
    let four = ["1.1 1:101", "1.2 2:102", "2.1 102:1", "2.2 101:2"];
    assert_eq!(on_paper(&all_play_all(2, 2, 1)), four);
    let free = ["1.1 1:101", "1.2 2:102", "2.1 102:1", "2.2 103:2", "3.1 1:103", "3.2 101:2"];
    assert_eq!(on_paper(&all_play_all(2, 3, 1)), free);
}

#[test]
fn art_12_4_everyone_meets_everyone_of_the_other_team_once() {
    for (first, second) in sizes() {
        let met: BTreeSet<(u128, u128)> = all_play_all(first, second, 1)
            .iter()
            .map(|game| [game.red, game.black].map(|seat| seat.expect("nobody is missing").0.as_u128()))
            .map(|[red, black]| (red.min(black), red.max(black)))
            .collect();
        let all = (1..=first).flat_map(|one| (101..=100 + second).map(move |other| (one, other)));
        assert!(met.into_iter().eq(all), "{first} against {second}");
        assert_eq!(all_play_all(first, second, 1).len(), usize::try_from(first * second).unwrap());
    }
}

#[test]
fn art_12_4_nobody_plays_twice_in_a_sub_round_and_no_sub_round_is_wasted() {
    for (first, second) in sizes() {
        let mut legs: BTreeMap<u32, Vec<BoardGame>> = BTreeMap::new();
        for game in all_play_all(first, second, 1) {
            legs.entry(game.leg).or_default().push(game);
        }
        assert!(legs.keys().map(|leg| u128::from(*leg)).eq(1..=first.max(second)));
        for games in legs.values() {
            assert!(games.iter().map(|game| game.board).eq((1..).take(games.len())));
            let players: BTreeSet<_> = games.iter().flat_map(|game| [game.red, game.black]).collect();
            assert_eq!(players.len(), 2 * games.len(), "{first} against {second}");
            assert_eq!(games.len(), usize::try_from(first.min(second)).unwrap());
        }
    }
}

/// The colours of everyone, sub-round by sub-round: true for Red.
fn colours(games: &[BoardGame]) -> BTreeMap<EntryId, Vec<bool>> {
    let mut colours: BTreeMap<EntryId, Vec<bool>> = BTreeMap::new();
    for game in games {
        for (seat, red) in [(game.red, true), (game.black, false)] {
            colours.entry(seat.expect("nobody is missing")).or_default().push(red);
        }
    }
    colours
}

/// How many more games with Red than with Black the first team has, or the other way round.
fn apart<'g>(games: impl IntoIterator<Item = &'g BoardGame>) -> usize {
    let red: Vec<bool> = games.into_iter().map(|game| game.red < game.black).collect();
    let reds = red.iter().filter(|red| **red).count();
    reds.abs_diff(red.len() - reds)
}

#[test]
fn art_12_4_colours_balance_within_one_and_run_at_most_two() {
    for (first, second) in sizes() {
        for games in 1..=2 {
            let played = all_play_all(first, second, games);
            for (entry, colours) in colours(&played) {
                let red = colours.iter().filter(|red| **red).count();
                assert!(red.abs_diff(colours.len() - red) <= 1, "{first}:{second} {entry} {colours:?}");
                let longest = colours.chunk_by(|one, next| one == next).map(<[bool]>::len).max();
                assert!(longest <= Some(2), "{first}:{second} {entry} {colours:?}");
            }
            assert!(apart(&played) <= 1, "{first} against {second}");
        }
    }
}

#[test]
fn art_12_4_the_first_named_begins_with_red_on_board_one() {
    for (first, second) in sizes() {
        let games = all_play_all(first, second, 1);
        assert_eq!(on_paper(&games)[0], "1.1 1:101", "{first} against {second}");
    }
}

/// Teams of two cannot have one Red each in both sub-rounds: each would have the same colour twice.
#[test]
fn art_12_4_even_teams_share_the_colours_in_every_sub_round() {
    for size in [2, 4, 6, 8] {
        let games = all_play_all(size, size, 1);
        for leg in games.chunk_by(|one, next| one.leg == next.leg) {
            assert!(apart(leg) <= if size % 4 == 0 { 0 } else { 2 }, "{size}: {leg:?}");
        }
    }
}

#[test]
fn art_12_4_the_second_game_follows_the_first_with_colours_reversed() {
    for (first, second) in sizes() {
        let once = all_play_all(first, second, 1);
        for game in all_play_all(first, second, 2) {
            let of = once.iter().find(|one| one.board == game.board && one.leg == game.leg.div_ceil(2));
            let turned =
                of.map(|one| if game.leg % 2 == 1 { (one.red, one.black) } else { (one.black, one.red) });
            assert_eq!(turned, Some((game.red, game.black)), "{first} against {second}");
        }
    }
}

#[test]
fn art_12_4_who_is_missing_leaves_every_game() {
    let mut first = team(1..=3);
    first[1] = None;
    let games = boards(AllPlayAll, &first, &team(101..=103), 1);
    assert_eq!(games.len(), 9);
    assert_eq!(games.iter().filter(|game| game.red.is_none() != game.black.is_none()).count(), 3);
    assert_eq!(boards(AllPlayAll, &first, &[], 1), []);
}
