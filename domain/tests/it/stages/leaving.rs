//! Article 20.3 in groups, with two games at each meeting, and in a later stage: nothing moves but what the article says.

use chuhe_domain::standings::Standings;
use chuhe_domain::tables::Crosstable;
use chuhe_domain::tournament::{Change, CloseRound, Judged, Standing, TournamentEvent, WithdrawalEffect};
use chuhe_domain::vocabulary::{Ending, Outcome};

use super::{
    by_hand, circular, entered, finish, from_places, hand_round, n, open, play, ranked, reinstate, report,
    row, seats, tables, withdraw,
};
use crate::hall::{Hall, entrant};

type Table = (u32, u32, Crosstable, Standings);

/// How a withdrawal was judged in the last stage.
pub(super) fn judged(changes: &[Change]) -> Judged {
    match &changes[0] {
        Change::Tournament(TournamentEvent::EntryWithdrew(withdrew)) => withdrew.last(),
        other => panic!("{other:?}"),
    }
}

/// Two tables of one group are the same, but for the mark that somebody has left.
pub(super) fn moves_but_the_mark(before: &Table, after: &Table, leaver: u32) {
    let unmarked = |table: &Table| {
        let mut table = table.clone();
        for row in table.2.rows.iter_mut().filter(|row| row.entry == entrant(leaver)) {
            row.standing = Standing::Active;
        }
        table
    };
    assert_eq!(unmarked(before), unmarked(after));
}

/// Every cell of a crosstable as it is printed, by who looks at whom.
fn cells(table: &Crosstable) -> Vec<(u32, u32, String, bool, bool)> {
    let of = table.rows.iter().flat_map(|row| row.cells.iter().map(move |cell| (row, cell)));
    of.map(|(row, cell)| (n(row.entry), n(cell.opponent), cell.symbol.clone(), cell.counted, cell.annulled))
        .collect()
}

/// Two groups of five and four, so many rounds played.
fn in_groups(rounds: u32) -> Hall {
    let mut hall = entered(vec![circular(2, 1, 1)], 9);
    hall.must(&by_hand(&[&[1, 2, 3, 4, 5], &[6, 7, 8, 9]]));
    play(&mut hall, 1..=rounds, 1);
    hall
}

/// In the printed table of five, 1 is free in round 1 and meets 4, 2, 5, 3; n = 4.
#[test]
fn art_20_3_below_exactly_at_and_above_half_in_a_group() {
    let expected =
        [(2, 1, WithdrawalEffect::Annulled), (3, 2, WithdrawalEffect::Kept), (4, 3, WithdrawalEffect::Kept)];
    for (rounds, met, effect) in expected {
        let mut hall = in_groups(rounds);
        let before = tables(&hall);
        let left = judged(&hall.must(&withdraw(1)));
        assert_eq!((left.met, left.opponents, left.effect), (met, 4, effect), "after round {rounds}");
        let after = tables(&hall);
        assert_eq!(before[1], after[1], "nothing moves in the other group");
        for (was, is) in cells(&before[0].2).into_iter().zip(cells(&after[0].2)) {
            let expected = match (was.0, was.1, effect) {
                (1, _, WithdrawalEffect::Annulled) | (_, 1, WithdrawalEffect::Annulled) => {
                    (was.0, was.1, was.2, false, true)
                }
                (1, _, _) if was.2.is_empty() => (was.0, was.1, "-".into(), true, false),
                (_, 1, _) if was.2.is_empty() => (was.0, was.1, "+".into(), true, false),
                _ => was,
            };
            assert_eq!(is, expected, "after round {rounds}");
        }
        // The next rounds are paired with the number of the one who left, and move nothing.
        let standings = ranked(&hall, 1, 1);
        open(&mut hall, rounds + 1, 1);
        assert_eq!(ranked(&hall, 1, 1), standings);
        hall.play_round(rounds + 1);
        hall.must(&CloseRound { round: rounds + 1 });
        let mut hall = in_groups(rounds);
        hall.must(&withdraw(1));
        hall.must(&reinstate(1));
        assert_eq!(tables(&hall), before, "taken back, all is as before");
    }
}

/// Of five who meet in two games each, two met are 2·2 ≥ 4: opponents count, not games.
#[test]
fn art_20_3_with_two_games_opponents_are_counted_not_games() {
    let mut hall = entered(vec![circular(1, 2, 1)], 5);
    hall.must(&by_hand(&[&[1, 2, 3, 4, 5]]));
    let table = |hall: &mut Hall, round: u32, pairs: &[(u32, u32)]| {
        hall.must(&hand_round(round, 1, pairs));
        hall.must(&chuhe_domain::tournament::PublishRound { round });
    };
    table(&mut hall, 1, &[(1, 4), (2, 3)]);
    finish(&mut hall, 1);
    let mut two_games = Hall::default();
    hall.log.iter().for_each(|change| two_games.evolve(change));
    let left = judged(&two_games.must(&withdraw(1)));
    assert_eq!((left.met, left.opponents, left.effect), (1, 4, WithdrawalEffect::Annulled));
    assert_eq!(row(&two_games, 1, 1, 4), "0,0 . . . = 0");

    // One game of the second meeting is enough to have met.
    table(&mut hall, 2, &[(1, 5), (3, 4)]);
    report(&mut hall, 2, 1, 5, Outcome::RedWins);
    let left = judged(&hall.must(&withdraw(1)));
    assert_eq!((left.met, left.opponents, left.effect), (2, 4, WithdrawalEffect::Kept));
    assert_eq!(row(&hall, 1, 1, 1), "-,- -,- 1,1 1,- = 3");
    assert_eq!(row(&hall, 1, 1, 5), "0,+ . . . = 1");
    assert_eq!(row(&hall, 1, 1, 2), "+,+ 1,1 . . = 4");
}

#[test]
fn art_20_3_the_later_withdrawal_judges_only_itself() {
    let mut hall = in_groups(2);
    // 1 has met 4 and is out of the reckoning; 4 has met 3 and 1, of whom 1 is none of its opponents any more.
    assert_eq!(seats(&hall, 1)[..2], [(2, 5), (3, 4)]);
    assert_eq!(seats(&hall, 2)[..2], [(5, 3), (1, 2)]);
    let first = judged(&hall.must(&withdraw(1)));
    assert_eq!((first.met, first.opponents, first.effect), (1, 4, WithdrawalEffect::Annulled));
    // 2 met 5 and 1: without 1 that is one of three.
    let second = judged(&hall.must(&withdraw(2)));
    assert_eq!((second.met, second.opponents, second.effect), (1, 3, WithdrawalEffect::Annulled));
    // 3 met 4 and 5, who are all that are left.
    let third = judged(&hall.must(&withdraw(3)));
    assert_eq!((third.met, third.opponents, third.effect), (2, 2, WithdrawalEffect::Kept));
    let before = hall.tournament.clone();
    hall.must(&withdraw(4));
    for earlier in [1, 2, 3] {
        assert_eq!(hall.tournament.entries[&entrant(earlier)], before.entries[&entrant(earlier)]);
    }
    assert_eq!(row(&hall, 1, 1, 3), ". . 1 1 = 2");
}

/// Scheduled, over and running games of one published round.
#[test]
fn art_20_3_inside_a_published_round() {
    for leaver in [6, 7, 8, 9] {
        let mut hall = in_groups(1);
        open(&mut hall, 2, 1);
        // 9–8 runs and 6–7 is over: each has met two of three, or one whose game is not begun would have.
        assert_eq!(seats(&hall, 2)[2..], [(9, 8), (6, 7)]);
        let running = hall.tournament.rounds[&2].matches[2].games[0].game;
        hall.start(running);
        report(&mut hall, 2, 6, 7, Outcome::Draw);
        let before = tables(&hall);
        let left = judged(&hall.must(&withdraw(leaver)));
        assert_eq!((left.met, left.opponents, left.effect), (2, 3, WithdrawalEffect::Kept));
        let card = &hall.tournament.games[&running];
        if leaver >= 8 {
            let result = card.result.unwrap();
            assert_eq!(result.ending, Ending::Withdrawal);
            let winner = card.entrant(result.outcome.winner().unwrap());
            assert_eq!(winner, entrant(17 - leaver));
        } else {
            assert!(card.is_under_way(), "the game of others goes on");
        }
        assert_eq!(before[0], tables(&hall)[0]);
    }
    // Not begun, it is no meeting: one of three.
    let mut hall = in_groups(1);
    open(&mut hall, 2, 1);
    let left = judged(&hall.must(&withdraw(6)));
    assert_eq!((left.met, left.opponents, left.effect), (1, 3, WithdrawalEffect::Annulled));
    assert!(hall.tournament.rounds[&2].matches.iter().any(|it| it.is_between(entrant(6), entrant(7))));
}

fn with_final() -> Hall {
    let finals = from_places(1, 1, 2, false, circular(1, 1, 1));
    let mut hall = entered(vec![circular(2, 1, 1), finals], 8);
    hall.must(&by_hand(&[&[1, 3, 5, 7], &[2, 4, 6, 8]]));
    play(&mut hall, 1..=3, 1);
    hall.must(&by_hand(&[&[1, 2, 3, 4]]));
    hall
}

#[test]
fn art_20_3_leaving_in_a_final_is_judged_there_and_moves_nothing_before_it() {
    for (rounds, effect) in [(1, WithdrawalEffect::Annulled), (2, WithdrawalEffect::Kept)] {
        let mut hall = with_final();
        play(&mut hall, 4..=3 + rounds, 2);
        let before = tables(&hall);
        let changes = hall.must(&withdraw(3));
        let left = judged(&changes);
        assert_eq!((left.stage, left.met, left.opponents, left.effect), (2, rounds, 3, effect));
        let after = tables(&hall);
        moves_but_the_mark(&before[0], &after[0], 3);
        assert_eq!(before[1], after[1]);
        assert_ne!(before[2], after[2]);
        hall.must(&reinstate(3));
        assert_eq!(tables(&hall), before);
    }
}

#[test]
fn art_20_3_after_a_stage_is_over_nothing_in_it_is_annulled() {
    let mut hall = with_final();
    let before = tables(&hall);
    // 7 came to the last place, is in no final, and leaves now.
    let left = judged(&hall.must(&withdraw(7)));
    assert_eq!((left.stage, left.met, left.opponents, left.effect), (1, 3, 3, WithdrawalEffect::Kept));
    moves_but_the_mark(&before[0], &tables(&hall)[0], 7);
    assert_eq!(before[1..], tables(&hall)[1..]);
}

/// Who forfeited every game was met by nobody; but the stage is over, and nobody leaves in its midst.
#[test]
fn art_20_3_who_never_played_keeps_what_stands_once_the_stage_is_over() {
    use chuhe_domain::game::{Forfeit, Ground, Loser};
    let mut hall = entered(vec![circular(1, 1, 1)], 4);
    hall.must(&by_hand(&[&[1, 2, 3, 4]]));
    let absent = |hall: &mut Hall, round: u32| {
        open(hall, round, 1);
        let games = hall.tournament.rounds[&round].pairings();
        let (game, red) = games
            .filter(|it| it.red == entrant(4) || it.black == entrant(4))
            .map(|it| (it.game, it.red))
            .next()
            .unwrap();
        let loser = if red == entrant(4) { Loser::Red } else { Loser::Black };
        let reason = crate::hall::text();
        hall.at(game, &Forfeit { loser, article: None, ground: Ground::Absence, reason }).unwrap();
        finish(hall, round);
    };
    for round in 1..=2 {
        absent(&mut hall, round);
    }
    // A round of its own for nobody's sake does not end the stage.
    let mut early = Hall::default();
    hall.log.iter().for_each(|change| early.evolve(change));
    assert_eq!(judged(&early.must(&withdraw(4))).effect, WithdrawalEffect::Annulled);
    absent(&mut hall, 3);
    let before = tables(&hall);
    let left = judged(&hall.must(&withdraw(4)));
    assert_eq!((left.met, left.opponents, left.effect), (0, 3, WithdrawalEffect::Kept));
    moves_but_the_mark(&before[0], &tables(&hall)[0], 4);
}

/// Three rounds of three are closed, one of them by hand: the table is not at its end.
#[test]
fn art_20_3_a_round_caught_up_with_does_not_end_the_stage() {
    let mut hall = entered(vec![circular(1, 1, 1)], 6);
    hall.must(&by_hand(&[&[1, 2, 3, 4, 5, 6]]));
    for (round, pair) in (1..).zip([(1, 2), (3, 4), (1, 3), (2, 4), (1, 4)]) {
        hall.must(&hand_round(round, 1, &[pair]));
        hall.must(&chuhe_domain::tournament::PublishRound { round });
        finish(&mut hall, round);
    }
    assert_eq!(judged(&hall.must(&withdraw(5))).effect, WithdrawalEffect::Annulled);
}
