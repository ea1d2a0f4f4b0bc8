//! Articles 8 and 9: fouls that the record shows or an arbiter saw, what they cost, and graver misconduct.

use chuhe_domain::game::event::{FoulAnnounced, FoulDetected, FoulLifted, Signer};
use chuhe_domain::game::{
    AnnounceFoul, Forfeit, FoulStanding, GameEvent, Ground, LiftFoul, Loser, OfferDraw, PressClock, Refusal,
    Reopen, Resign, SignResult, Status, TouchPieces, WhichFoul,
};
use chuhe_domain::rules::Overrides;
use chuhe_domain::standings::TieBreak;
use chuhe_domain::vocabulary::{Ending, GameResult, Outcome, Role, Side};

use crate::hall::{Hall, entrant, source, text};
use crate::table::{BLACK, MINUTE, RED, Table, names, play};

fn announce(what: WhichFoul) -> AnnounceFoul {
    AnnounceFoul { what, authority: Role::Arbiter, reason: Some(text()) }
}

/// A foul that an arbiter saw.
fn seen(side: Side, article: &str) -> AnnounceFoul {
    announce(WhichFoul::Seen { side, article: article.into() })
}

fn lift(foul: u32) -> LiftFoul {
    LiftFoul { foul, authority: Role::ChiefArbiter, reason: text() }
}

/// The fouls that count, Red's and Black's.
fn count(table: &Table) -> (u32, u32) {
    let fouls = table.hall.tournament.games[&table.game].fouls;
    assert_eq!(fouls, table.state().card.fouls, "the tables know the same");
    (fouls.red, fouls.black)
}

/// An offer of Red's that was declined.
fn declined(mut table: Table) -> Table {
    table.play("h2e2");
    table.at(&OfferDraw { by: RED }).unwrap();
    table.play("h9g7 b2d2");
    table
}

fn detected(events: &[GameEvent]) -> Vec<(u32, Side, &str)> {
    let foul = |event| match event {
        &GameEvent::FoulDetected(FoulDetected { foul, side, ref article, .. }) => {
            Some((foul, side, article.as_str()))
        }
        _ => None,
    };
    events.iter().filter_map(foul).collect()
}

#[test]
fn art_9_1_1_an_offer_in_the_opponents_time_disturbs() {
    let mut table = Table::plain();
    let events = table.at(&OfferDraw { by: BLACK }).unwrap();
    assert_eq!(detected(&events), [(1, BLACK, "9.1.1")]);
    table.at(&seen(BLACK, "9.1.1")).unwrap();
    assert_eq!(count(&table), (0, 1), "a question put to the player is what an arbiter hears");
}

#[test]
fn art_9_1_2_touching_the_clock_without_leave_is_an_arbiters_to_see() {
    let mut table = Table::usual();
    let early = table.at(&PressClock { by: RED, elapsed_ms: None, word_of: None });
    assert_eq!(early, Err(Refusal::PressBeforeMove { by: RED }), "as input it is refused");
    table.at(&seen(RED, "9.1.2")).unwrap();
    assert_eq!(count(&table), (1, 0));
}

#[test]
fn art_9_1_3_an_offer_repeated_after_it_was_declined_is_put_to_the_arbiter() {
    let mut table = declined(Table::plain());
    let events = table.at(&OfferDraw { by: RED }).unwrap();
    assert_eq!(detected(&events), [(1, RED, "9.1.3")]);
    let events = table.at(&announce(WhichFoul::Detected(1))).unwrap();
    let (authority, reason) = (Role::Arbiter, Some(text()));
    let foul = FoulAnnounced { foul: 1, side: RED, article: "9.1.3".into(), after_ply: 3, authority, reason };
    assert_eq!(events, [foul.into()]);
}

#[test]
fn art_9_1_5_and_9_1_6_every_man_touched_in_vain_is_a_foul_of_its_own() {
    let mut table = Table::plain();
    table.stand("3k5/9/9/9/9/9/9/9/C8/RN2K3r w - - 0 1");
    let men = ["a0", "i0", "d9"].map(|square| square.parse().unwrap());
    let touch = TouchPieces { by: RED, men: men.into(), together: false, excuse: None };
    let events = table.at(&touch).unwrap();
    assert_eq!(detected(&events), [(1, RED, "9.1.5"), (2, RED, "9.1.6"), (3, RED, "9.1.6")]);
    table.at(&announce(WhichFoul::Detected(3))).unwrap();
    table.at(&announce(WhichFoul::Detected(1))).unwrap();
    assert_eq!(count(&table), (2, 0), "each as the arbiter finds");
}

#[test]
fn art_9_1_8_a_breach_of_article_8_that_is_not_grave_is_a_foul() {
    let mut table = Table::plain();
    let events = table.at(&seen(BLACK, "9.1.8")).unwrap();
    let (authority, reason) = (Role::Arbiter, Some(text()));
    let foul =
        FoulAnnounced { foul: 1, side: BLACK, article: "9.1.8".into(), after_ply: 0, authority, reason };
    assert_eq!(events, [foul.into()]);
}

#[test]
fn art_9_1_the_text_knows_eight_fouls() {
    for article in ["9.1.9", "9.1", "8.3", ""] {
        let unknown = Err(Refusal::UnknownFoulArticle { article: article.into() });
        assert_eq!(Table::plain().at(&seen(RED, article)), unknown);
    }
    for n in 1..=8 {
        Table::plain().at(&seen(RED, &format!("9.1.{n}"))).unwrap();
    }
}

#[test]
fn art_9_2_a_foul_counts_once_it_is_announced() {
    let mut table = declined(Table::plain());
    table.at(&OfferDraw { by: RED }).unwrap();
    assert_eq!((count(&table), table.state().fouls[0].standing), ((0, 0), FoulStanding::Detected));
    table.at(&announce(WhichFoul::Detected(1))).unwrap();
    assert_eq!((count(&table), table.state().fouls[0].standing), ((1, 0), FoulStanding::Announced));
    let twice = Err(Refusal::FoulSettled { foul: 1, standing: FoulStanding::Announced });
    assert_eq!(table.at(&announce(WhichFoul::Detected(1))), twice);
    assert_eq!(table.at(&announce(WhichFoul::Detected(2))), Err(Refusal::NoSuchFoul { foul: 2 }));
    assert_eq!(table.state().fouls.len(), 1);
}

#[test]
fn art_9_2_a_foul_is_lifted_and_never_deleted() {
    let mut table = declined(Table::plain());
    table.at(&seen(RED, "9.1.8")).unwrap();
    table.at(&OfferDraw { by: RED }).unwrap();
    assert_eq!(count(&table), (1, 0));
    let lifted = |foul, counted| FoulLifted {
        foul,
        side: RED,
        counted,
        authority: Role::ChiefArbiter,
        reason: text(),
    };
    assert_eq!(table.at(&lift(2)).unwrap(), [lifted(2, false).into()], "it was only detected");
    assert_eq!(count(&table), (1, 0));
    assert_eq!(table.at(&lift(1)).unwrap(), [lifted(1, true).into()]);
    assert_eq!(count(&table), (0, 0));
    let standing = FoulStanding::Lifted;
    let record: Vec<_> = table.state().fouls.iter().map(|foul| (foul.number, foul.standing)).collect();
    assert_eq!(record, [(1, standing), (2, standing)]);
    assert_eq!(table.at(&lift(1)), Err(Refusal::FoulSettled { foul: 1, standing }));
    let again = table.at(&announce(WhichFoul::Detected(2)));
    assert_eq!(again, Err(Refusal::FoulSettled { foul: 2, standing }));
    table.at(&seen(RED, "9.1.1")).unwrap();
    assert_eq!(table.state().fouls.last().unwrap().number, 3, "its number is nobody else's");
}

#[test]
fn art_4_1_8_the_third_foul_of_one_player_loses() {
    let mut table = Table::plain();
    for side in [RED, BLACK, BLACK, RED] {
        assert_eq!(names(&table.at(&seen(side, "9.1.1")).unwrap()), ["game.foul_announced"]);
    }
    table.at(&lift(4)).unwrap();
    table.at(&seen(RED, "9.1.2")).unwrap();
    assert_eq!((table.status(), count(&table)), (Status::Running, (2, 2)), "what was lifted counts no more");
    let events = table.at(&seen(BLACK, "9.1.8")).unwrap();
    assert_eq!(names(&events), ["game.foul_announced", "game.ended"]);
    let result = GameResult { outcome: Outcome::RedWins, ending: Ending::Fouls };
    assert_eq!((table.result(), table.result().ending.article()), (result, "4.1.8"));
}

#[test]
fn art_4_1_8_a_detected_foul_loses_when_it_is_announced_as_the_third() {
    let mut table = declined(Table::plain());
    for _ in 0..2 {
        table.at(&seen(RED, "9.1.8")).unwrap();
    }
    table.at(&OfferDraw { by: RED }).unwrap();
    assert_eq!(table.status(), Status::Running);
    table.at(&announce(WhichFoul::Detected(3))).unwrap();
    assert_eq!(table.result().outcome, Outcome::BlackWins);
}

#[test]
fn art_4_1_8_the_regulations_may_count_otherwise() {
    let mut table = Table::ruled_by(Overrides { fouls_to_lose: Some(2), ..Overrides::default() });
    table.at(&seen(RED, "9.1.1")).unwrap();
    table.at(&seen(RED, "9.1.1")).unwrap();
    assert_eq!(table.result().ending, Ending::Fouls);
}

#[test]
fn art_9_2_a_ruling_that_a_third_foul_was_none_takes_an_authority_to_go_on() {
    let mut table = Table::plain();
    for _ in 0..3 {
        table.at(&seen(RED, "9.1.1")).unwrap();
    }
    assert_eq!(table.at(&seen(RED, "9.1.1")), Err(Refusal::Over), "exactly one end");
    table.at(&lift(3)).unwrap();
    assert_eq!((table.status(), count(&table)), (Status::Provisional, (2, 0)), "lifting reopens nothing");
    for alone in [None, Some(text())] {
        let signed = SignResult { by: Signer::Arbiter, outcome: Outcome::BlackWins, token: source(7), alone };
        let refused = table.at(&signed);
        assert_eq!(
            refused,
            Err(Refusal::FoulsLifted { side: RED, fouls: 2 }),
            "nobody signs what has no ground"
        );
    }
    table.at(&Reopen { authority: Role::Arbiter, committee: false, reason: text() }).unwrap();
    table.play("h2e2");
    table.at(&seen(RED, "9.1.1")).unwrap();
    assert_eq!((table.result().ending, count(&table)), (Ending::Fouls, (3, 0)));
}

#[test]
fn art_9_2_a_mate_that_came_before_a_third_foul_is_let_in_by_an_arbiter() {
    let mut table = Table::plain();
    table.play("h2h4 f9e8 h4c4 b7b0");
    let mated = table.now();
    table.wait(MINUTE);
    for _ in 0..3 {
        table.at(&seen(RED, "9.1.1")).unwrap();
    }
    assert_eq!(
        table.told_late(&play("c4c9"), mated),
        Err(Refusal::Over),
        "a ruling stands until it is taken back"
    );
    let reopen = Reopen { authority: Role::Arbiter, committee: false, reason: text() };
    assert_eq!(table.at(&reopen), Err(Refusal::FoulsStand { side: RED, fouls: 3 }));
    table.at(&lift(3)).unwrap();
    table.at(&reopen).unwrap();
    table.told_late(&play("c4c9"), mated).unwrap();
    let result = GameResult { outcome: Outcome::RedWins, ending: Ending::Checkmate };
    assert_eq!((table.result(), table.state().ended), (result, Some(mated)));
}

#[test]
fn art_9_2_a_time_that_was_over_by_then_comes_before_a_third_foul() {
    for late_ms in [0, 500] {
        let mut table = Table::usual();
        for _ in 0..2 {
            table.at(&seen(BLACK, "9.1.1")).unwrap();
        }
        table.wait(10 * MINUTE + late_ms);
        let events = table.at(&seen(BLACK, "9.1.1")).unwrap();
        assert_eq!(names(&events), ["game.foul_announced", "game.flag_fell", "game.ended"]);
        let result = GameResult { outcome: Outcome::BlackWins, ending: Ending::TimeForfeit };
        assert_eq!((table.result(), count(&table)), (result, (0, 3)), "the foul is on record");
    }
    let mut table = Table::usual();
    for _ in 0..3 {
        table.wait(MINUTE);
        table.at(&seen(BLACK, "9.1.1")).unwrap();
    }
    assert_eq!(table.result().outcome, Outcome::RedWins);
}

#[test]
fn art_15_1_fouls_that_count_come_into_the_standings() {
    let mut table = Table::plain();
    table.at(&seen(RED, "9.1.1")).unwrap();
    table.at(&seen(BLACK, "9.1.1")).unwrap();
    table.at(&seen(BLACK, "9.1.1")).unwrap();
    table.at(&lift(1)).unwrap();
    let fouls = |hall: &Hall, n| {
        let standings = hall.standings();
        let row = standings.ranked.iter().find(|row| row.entry == entrant(n)).unwrap();
        let value = row.tie_breaks.iter().find(|value| value.tie_break == TieBreak::FewerFouls).unwrap();
        (row.place, value.value)
    };
    table.at(&chuhe_domain::game::RuleSimplePosition { reason: text() }).unwrap();
    table.hall.report(2, 3, Outcome::Draw);
    let hall = &table.hall;
    assert_eq!((fouls(hall, 1), fouls(hall, 4)), ((1, Some(0)), (4, Some(2))), "all are equal but for that");
}

fn misconduct(loser: Loser, article: &str) -> Forfeit {
    Forfeit { loser, ground: Ground::Misconduct, article: Some(article.into()), reason: text() }
}

#[test]
fn art_8_8_a_grave_breach_of_article_8_loses_the_game_under_its_number() {
    for n in 1..=8 {
        let mut table = Table::plain();
        let article = format!("8.{n}");
        let events = table.at(&misconduct(Loser::Red, &article)).unwrap();
        let [GameEvent::Ended(ended)] = events.as_slice() else { panic!("{events:?}") };
        assert_eq!(ended.result, GameResult { outcome: Outcome::BlackWins, ending: Ending::Misconduct });
        assert_eq!((ended.article.as_deref(), &ended.reason), (Some(article.as_str()), &Some(text())));
        assert_eq!(table.state().card.named, Some(article.as_str()));
    }
    let unknown = Table::plain().at(&misconduct(Loser::Red, "8.9"));
    assert_eq!(unknown, Err(Refusal::UnknownArticle { article: "8.9".into() }));
}

#[test]
fn art_8_7_who_agree_on_points_may_both_lose() {
    let mut table = Table::plain();
    table.play("h2e2 h9g7");
    table.at(&misconduct(Loser::Both, "8.7")).unwrap();
    assert_eq!(table.result(), GameResult { outcome: Outcome::BothLose, ending: Ending::Misconduct });
    let rows = (table.hall.row(1), table.hall.row(4));
    assert_eq!(rows, (". . 0 = 0".to_owned(), "0 . . = 0".to_owned()), "played, and no forfeit");
}

#[test]
fn art_4_1_10_only_a_game_under_way_is_lost_by_misconduct() {
    let mut table = Table::plain();
    table.at(&Resign { by: BLACK, word_of: None }).unwrap();
    assert_eq!(table.at(&misconduct(Loser::Red, "8.4")), Err(Refusal::Over));
    assert_eq!(table.at(&play("h2e2")), Err(Refusal::Over));
    assert_eq!(table.result().outcome, Outcome::RedWins);
}
