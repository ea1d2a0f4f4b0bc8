//! Article 11.4: a Swiss round paired, or changed, by an arbiter's hand.

use chuhe_domain::tournament::{
    AnnulRound, ChangePairings, ChangedPairing, CnSwissFormat, Format, HandPair, NotPaired, PairRound,
    PairedBy, PublishRound, Refusal, SwissRefusal, Unpaired, UnpublishRound,
};

use super::{dutch, event, forfeits, game_of, lower_wins, open, paired, refused, rounds, seats, wins};
use crate::hall::{Hall, entrant, text};

pub(super) fn by_hand(round: u32, pairs: &[(u32, u32)], byes: &[u32]) -> PairRound {
    let pairs = pairs.iter().map(|(red, black)| HandPair { red: entrant(*red), black: entrant(*black) });
    let byes = byes.iter().map(|it| entrant(*it)).collect();
    PairRound { round, by_hand: Some(pairs.collect()), byes, ..PairRound::default() }
}

fn change(hall: &Hall, round: u32, of: u32, red: u32, black: u32) -> ChangePairings {
    let (game, _) = game_of(hall, round, of);
    let changes = vec![ChangedPairing { game, red: entrant(red), black: entrant(black) }];
    ChangePairings { round, changes, reason: text() }
}

fn left_out(player: u32) -> Unpaired {
    Unpaired { entry: entrant(player), why: NotPaired::LeftOut }
}

#[test]
fn art_11_4_whoever_a_hand_does_not_name_is_left_out_and_nobody_meets_twice() {
    let mut hall = event(dutch(rounds(5)), 7);
    hall.must(&by_hand(1, &[(1, 2), (3, 4)], &[5]));
    let round = &hall.tournament.rounds[&1];
    assert_eq!((round.by, round.unpaired.clone()), (PairedBy::Hand, vec![left_out(6), left_out(7)]));
    hall.must(&PublishRound { round: 1 });
    lower_wins(&mut hall, 1);
    assert!(matches!(refused(&mut hall, &by_hand(2, &[(2, 1)], &[])), Refusal::AlreadyPaired { .. }));
    let bye = by_hand(2, &[(1, 3)], &[5]);
    assert_eq!(refused(&mut hall, &bye), SwissRefusal::TooManyByes { entry: entrant(5), limit: 1 }.into());
}

/// House: two of whom one did not come have met, unless the regulations say otherwise; by FIDE's rules they have not.
#[test]
fn art_11_4_a_forfeit_forbids_a_second_pairing_where_the_regulations_have_it() {
    let mut house = CnSwissFormat::default();
    house.rules.forfeit_counts_as_meeting = false;
    for (format, counts) in [
        (Format::CnSwiss(CnSwissFormat::default()), true),
        (Format::CnSwiss(house), false),
        (dutch(rounds(5)), false),
    ] {
        let mut hall = event(format.clone(), 4);
        hall.must(&by_hand(1, &[(1, 2), (3, 4)], &[]));
        hall.must(&PublishRound { round: 1 });
        forfeits(&mut hall, 1, 2);
        wins(&mut hall, 1, 3);
        let again = hall.command(&by_hand(2, &[(2, 1), (4, 3)], &[]));
        assert!(matches!(again, Err(Refusal::AlreadyPaired { .. })), "3 and 4 have met");
        let again = hall.command(&by_hand(2, &[(2, 1)], &[]));
        assert_eq!(again.is_err(), counts, "{format:?}");
    }
}

#[test]
fn art_11_4_a_changed_pairing_moves_the_bye_and_who_is_left_out() {
    let mut hall = event(dutch(rounds(5)), 5);
    open(&mut hall, 1);
    let bye = hall.tournament.rounds[&1].byes[0];
    assert_eq!(bye, entrant(5));
    let (one, _) = (2, ());
    let (game, _) = game_of(&hall, 1, one);
    let card = &hall.tournament.games[&game];
    let (red, black) = (card.red, card.black);
    let other = if red == entrant(one) { black } else { red };
    let changes = vec![ChangedPairing { game, red: entrant(5), black: entrant(one) }];
    hall.must(&ChangePairings { round: 1, changes, reason: text() });
    let round = &hall.tournament.rounds[&1];
    assert_eq!((round.byes.clone(), round.unpaired.len()), (vec![other], 0));
    lower_wins(&mut hall, 1);
    open(&mut hall, 2);
    // Whoever had the bye does not get it from a hand either.
    let free = hall.tournament.rounds[&2].byes[0];
    assert_ne!(free, other);
    let me = super::n(other);
    let opponent = {
        let (game, side) = game_of(&hall, 2, me);
        super::n(hall.tournament.games[&game].entrant(side.opponent()))
    };
    let swap = change(&hall, 2, me, super::n(free), opponent);
    let refusal = refused(&mut hall, &swap);
    let twice = matches!(refusal, Refusal::AlreadyPaired { .. });
    assert!(twice || refusal == SwissRefusal::TooManyByes { entry: other, limit: 1 }.into(), "{refusal}");
    // Unpublished and changed so that one is left out, who then plays after all.
    hall.must(&UnpublishRound { round: 2, reason: text() });
    hall.must(&PublishRound { round: 2 });
    assert_eq!(refused(&mut hall, &paired(2)), Refusal::RoundExists { round: 2 });
}

/// Rounds 1 and 2 were paired by hand, and 1 taken back: who meet in round 2 do not meet in the new first round.
#[test]
fn art_11_4_who_meet_in_a_later_round_already_are_kept_apart() {
    let mut hall = event(dutch(rounds(5)), 4);
    hall.must(&by_hand(1, &[(1, 2), (3, 4)], &[]));
    hall.must(&by_hand(2, &[(1, 3), (2, 4)], &[]));
    hall.must(&AnnulRound { round: 1, reason: text() });
    hall.must(&paired(1));
    let mut pairs: Vec<_> = seats(&hall, 1).into_iter().map(|(a, b)| (a.min(b), a.max(b))).collect();
    pairs.sort_unstable();
    assert_eq!(pairs, [(1, 4), (2, 3)], "1–3 and 2–4 would be the halves");
}
