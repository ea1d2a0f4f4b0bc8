//! Article 20.4: whoever leaves a Swiss stage keeps what was played, and the rest is forfeited.

use chuhe_domain::pairing::swiss::Past;
use chuhe_domain::tournament::{
    AnnulRound, Departure, PublishRound, Refusal, Reinstate, RoundStatus, SwissRefusal, Withdraw,
};
use chuhe_domain::vocabulary::Outcome;

use super::{dutch, event, game_of, lower_wins, n, open, paired, past, refused, rounds, seats, wins};
use crate::hall::{Hall, entrant, text};

fn withdraw(player: u32) -> Withdraw {
    Withdraw { entry: entrant(player), consent: true, reason: text() }
}

fn after_two_rounds() -> Hall {
    let mut hall = event(dutch(rounds(5)), 6);
    for round in 1..=2 {
        open(&mut hall, round);
        lower_wins(&mut hall, round);
    }
    hall
}

#[test]
fn art_20_4_results_stand_and_only_the_published_pairing_is_forfeited() {
    let mut hall = after_two_rounds();
    let before = past(&hall, 3, 2);
    open(&mut hall, 3);
    let (game, side) = game_of(&hall, 3, 2);
    hall.must(&withdraw(2));
    assert_eq!(past(&hall, 3, 2), before, "what was played stands");
    let entry = &hall.tournament.entries[&entrant(2)];
    let judged = entry.withdrawal.as_ref().unwrap().last;
    let departure = hall.tournament.departure(entry, judged);
    assert_eq!((departure, departure.article()), (Departure::NotPairedAnyMore, Some("20.4")));
    lower_wins_but(&mut hall, 3, 2);
    let pasts = past(&hall, 4, 2);
    assert!(matches!(pasts[2], Past::Forfeit { points: 0, .. }), "{pasts:?}");
    let card = &hall.tournament.games[&game];
    let opponent = n(card.entrant(side.opponent()));
    assert!(matches!(past(&hall, 4, opponent)[2], Past::Forfeit { points: 2, .. }), "a plus, and no game");
    // No later round pairs the entrant, and nobody gets a plus for it.
    open(&mut hall, 4);
    let seated = hall.tournament.rounds[&4].entrants();
    assert_eq!((seated.len(), seated.contains(&entrant(2))), (5, false));
    assert!(hall.tournament.rounds[&4].unpaired.is_empty(), "who has left is not spoken of");
    lower_wins(&mut hall, 4);
    assert_eq!(past(&hall, 5, 2)[3], Past::Unpaired { points: 0 });
    // Taken back, the game that nobody played is open again.
    hall.must(&Reinstate { entry: entrant(2), reason: text() });
    let open_game =
        SwissRefusal::ResultMissing { round: 3, table: hall.tournament.games[&game].table, of: game.into() };
    assert_eq!(refused(&mut hall, &paired(5)), open_game.into());
}

/// Everything of a round but the game of one.
fn lower_wins_but(hall: &mut Hall, round: u32, but: u32) {
    for (red, black) in seats(hall, round) {
        if red != but && black != but {
            wins(hall, round, red.min(black));
        }
    }
}

#[test]
fn art_20_4_a_game_under_way_is_lost_by_leaving_with_its_article() {
    let mut hall = after_two_rounds();
    open(&mut hall, 3);
    let (game, side) = game_of(&hall, 3, 1);
    hall.start(game);
    hall.must(&withdraw(1));
    let card = &hall.tournament.games[&game];
    assert_eq!(card.result.map(|it| it.outcome), Some(Outcome::won_by(side.opponent())));
    assert_eq!(card.article(), Some("20.4"));
}

#[test]
fn art_20_4_whoever_won_by_a_withdrawal_keeps_it_when_leaving_later() {
    let mut hall = after_two_rounds();
    open(&mut hall, 3);
    let (game, side) = game_of(&hall, 3, 2);
    let opponent = n(hall.tournament.games[&game].entrant(side.opponent()));
    hall.must(&withdraw(2));
    hall.must(&withdraw(opponent));
    lower_wins_but(&mut hall, 3, 2);
    assert!(matches!(past(&hall, 4, opponent)[2], Past::Forfeit { points: 2, .. }));
    assert!(matches!(past(&hall, 4, 2)[2], Past::Forfeit { points: 0, .. }));
}

#[test]
fn art_20_4_a_round_not_published_yet_is_paired_anew() {
    let mut hall = after_two_rounds();
    hall.must(&paired(3));
    hall.must(&withdraw(3));
    let publish = PublishRound { round: 3 };
    let refusal = SwissRefusal::PairsWhoLeft { round: 3, entry: entrant(3) };
    assert_eq!(refused(&mut hall, &publish), refusal.into());
    hall.must(&AnnulRound { round: 3, reason: text() });
    open(&mut hall, 3);
    assert_eq!(hall.tournament.rounds[&3].byes.len(), 1, "five are odd");
}

/// Nothing is begun: the round is paired of those who are left, with the numbers as they were drawn.
#[test]
fn art_20_2_before_the_start_the_field_may_be_filled_up() {
    let mut hall = event(dutch(rounds(5)), 6);
    open(&mut hall, 1);
    hall.must(&withdraw(4));
    assert!(hall.tournament.rounds.is_empty(), "paired anew");
    assert!(hall.tournament.draw(1).unwrap().is_whole(), "no numbers afresh");
    open(&mut hall, 1);
    assert_eq!(hall.tournament.rounds[&1].byes.len(), 1);
    assert_eq!(hall.tournament.rounds[&1].status, RoundStatus::Published);
    // The one who is back before anybody has begun fills the field again: in a round that is paired anew.
    hall.must(&Reinstate { entry: entrant(4), reason: text() });
    assert!(!hall.tournament.rounds[&1].entrants().contains(&entrant(4)));
    let missing = refused(&mut hall, &paired(2));
    assert!(!matches!(missing, Refusal::NotFound), "{missing}");
}
