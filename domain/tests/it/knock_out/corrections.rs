//! Results put right after the next match was paired: what was published stays, and is outdated.

use chuhe_domain::game::AmendResult;
use chuhe_domain::tournament::{
    AnnulRound, ChangePairings, ChangedPairing, MatchRefusal, Refusal, UnpublishRound,
};
use chuhe_domain::vocabulary::{GameId, Outcome, Role, Side};

use super::{beats, close, hall, id_of, match_of, next_game, open, order, places, shown, single};
use crate::hall::{Hall, entrant, text};

pub(crate) fn amend(hall: &mut Hall, game: GameId, outcome: Outcome) {
    let authority = Role::ChiefArbiter;
    let amend = AmendResult { outcome, without_play: false, authority, committee: false, reason: text() };
    hall.at(game, &amend).expect("amended");
}

/// 1 and 2 have won their semi-finals and are paired for the final; then 4 turns out to have beaten 1.
fn corrected(begun: bool) -> (Hall, GameId) {
    let mut hall = hall(single(), 4);
    open(&mut hall, 1);
    let semi_final = next_game(&hall, 1, 4);
    beats(&mut hall, 1, 4);
    beats(&mut hall, 2, 3);
    open(&mut hall, 2);
    let last = next_game(&hall, 1, 2);
    if begun {
        hall.start(last);
    }
    let side = hall.tournament.games[&semi_final].side_of(entrant(4)).unwrap();
    amend(&mut hall, semi_final, Outcome::won_by(side));
    assert_eq!(shown(&hall, "final"), "4-2 ready, outdated");
    (hall, semi_final)
}

#[test]
fn a_final_not_begun_is_seated_anew() {
    let (mut hall, _) = corrected(false);
    let of = match_of(&hall, 1, 2);
    assert_eq!(order(&mut hall, 1, 2), Err(Refusal::Match(MatchRefusal::MatchOutdated { of: of.id })));
    let game = of.games[0].game;
    let changes = vec![ChangedPairing { game, red: entrant(2), black: entrant(4) }];
    hall.must(&ChangePairings { round: 2, changes, reason: text() });
    assert_eq!(shown(&hall, "final"), "4-2 paired");
    assert_eq!(hall.tournament.games[&game].red, entrant(2));
    beats(&mut hall, 4, 2);
    assert_eq!(places(&hall), "1: 4, 2: 2, 3–4: 1, 3–4: 3");
}

#[test]
fn a_final_not_begun_is_taken_back_and_paired_again() {
    let (mut hall, _) = corrected(false);
    hall.must(&UnpublishRound { round: 2, reason: text() });
    hall.must(&AnnulRound { round: 2, reason: text() });
    assert_eq!(shown(&hall, "final"), "4-2 ready");
    open(&mut hall, 2);
    assert_eq!(shown(&hall, "final"), "4-2 paired");
}

/// What has begun stays, and decides nothing; the right two are paired beside it. An outdated game that never began keeps no
/// round open.
#[test]
fn a_final_begun_stays_beside_the_right_one() {
    for begun in [true, false] {
        let (mut hall, _) = corrected(begun);
        close(&mut hall, 1);
        let wrong = id_of(&hall, 1, 2);
        if begun {
            let game = match_of(&hall, 1, 2).games[0].game;
            hall.at(game, &chuhe_domain::game::Resign { by: Side::Red, word_of: None }).unwrap();
        }
        close(&mut hall, 2);
        assert_eq!(shown(&hall, "final"), "4-2 ready, outdated");
        open(&mut hall, 3);
        assert_ne!(id_of(&hall, 4, 2), wrong);
        beats(&mut hall, 4, 2);
        close(&mut hall, 3);
        assert_eq!(shown(&hall, "final"), "4-2 4 by games, outdated");
        assert_eq!(places(&hall), "1: 4, 2: 2, 3–4: 1, 3–4: 3");
    }
}

/// Put back, the final that was begun counts as if nothing had been; the other is outdated.
#[test]
fn a_result_put_back_makes_the_first_pairing_count_again() {
    let (mut hall, semi_final) = corrected(true);
    open(&mut hall, 3);
    assert_eq!(shown(&hall, "final"), "4-2 paired, outdated");
    let side = hall.tournament.games[&semi_final].side_of(entrant(1)).unwrap();
    amend(&mut hall, semi_final, Outcome::won_by(side));
    assert_eq!(shown(&hall, "final"), "1-2 paired, outdated");
    let game = match_of(&hall, 1, 2).games[0].game;
    let winner = if hall.tournament.games[&game].red == entrant(1) { 2 } else { 1 };
    hall.at(game, &chuhe_domain::game::Resign { by: Side::Red, word_of: None }).unwrap();
    assert_eq!(shown(&hall, "final"), format!("1-2 {winner} by games, outdated"));
}
