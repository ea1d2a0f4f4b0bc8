//! Articles 1.4, 17.2 and 19: incidents in the hall, and equipment inspected.

use chuhe_domain::rules::article;
use chuhe_domain::tournament::discipline::measure::{Measured, OutOfRange, out_of_range, passed};
use chuhe_domain::tournament::discipline::refusal::{Refusal, Spoken};
use chuhe_domain::tournament::event::hall_notes::EquipmentInspected;
use chuhe_domain::tournament::{RecordIncident, RecordInspection};
use chuhe_domain::vocabulary::{EntryId, GameId};

use super::{refused, texts_about, words};
use crate::hall::{Hall, entrant, id, text};

fn incident() -> RecordIncident {
    RecordIncident { round: None, table: None, game: None, article: None, entries: Vec::new(), what: text() }
}

fn inspection() -> RecordInspection {
    RecordInspection { table: Some(1), square_tenths_mm: None, disc_tenths_mm: None, fit: true, note: None }
}

fn inspected(hall: &mut Hall, inspection: &RecordInspection) -> EquipmentInspected {
    hall.must(inspection);
    hall.tournament.discipline.inspections.values().last().unwrap().clone()
}

#[test]
fn art_19_1_an_incident_is_on_record_with_place_time_and_people() {
    let mut hall = Hall::of(4);
    hall.open_round(1);
    let game = hall.game(1, 4);
    let entries = vec![entrant(4), entrant(1), entrant(4)];
    let telephone = RecordIncident {
        round: Some(1),
        table: Some(1),
        game: Some(game),
        article: Some("19.1".into()),
        entries,
        what: words(300),
    };
    hall.must(&telephone);
    hall.wait(1000);
    hall.must(&incident());
    let recorded = &hall.tournament.discipline.incidents;
    let first = &recorded[&1];
    assert_eq!((first.round, first.table, first.game), (Some(1), Some(1), Some(game)));
    assert_eq!(first.entries, [entrant(1), entrant(4)], "each once");
    assert_eq!(recorded[&2].at, hall.now);
    for n in [1, 4] {
        assert_eq!(texts_about(&hall, entrant(n)), [words(300).id]);
    }
    assert!(texts_about(&hall, entrant(2)).is_empty());
}

#[test]
fn art_19_2_what_breaks_the_order_of_the_hall_names_an_article_of_the_rules() {
    let mut hall = Hall::of(4);
    for known in ["8.3", "19.1", "19.2", "19.3"] {
        assert!(article(known).is_some());
        hall.must(&RecordIncident { article: Some(known.into()), ..incident() });
    }
    let unknown = RecordIncident { article: Some("19.4".into()), ..incident() };
    assert_eq!(refused(&mut hall, &unknown), Refusal::UnknownArticle { article: "19.4".into() });
}

#[test]
fn an_incident_speaks_of_what_is_there() {
    let mut hall = Hall::of(4);
    let game = GameId(id(5));
    let named = |kind, named: String, pointer: &str| Refusal::NoSuch { kind, named, pointer: pointer.into() };
    let elsewhere = RecordIncident { game: Some(game), ..incident() };
    assert_eq!(refused(&mut hall, &elsewhere), named(Spoken::Game, game.to_string(), "/game"));
    let unpaired = RecordIncident { round: Some(2), ..incident() };
    assert_eq!(refused(&mut hall, &unpaired), named(Spoken::Round, "2".into(), "/round"));
    let stranger = RecordIncident { entries: vec![EntryId(id(5))], ..incident() };
    assert!(hall.command(&stranger).is_err());
    assert!(hall.tournament.discipline.incidents.is_empty());
}

#[test]
fn art_1_4_what_is_out_of_range_is_on_record_as_failed_with_the_range() {
    let mut hall = Hall::of(4);
    let bounds = [(Measured::Square, 320, 460), (Measured::Disc, 270, 320)];
    for (what, least, most) in bounds {
        for (measures, fits) in [
            (least - 1, false),
            (least, true),
            (most, true),
            (most + 1, false),
            (0, false),
            (u32::MAX, false),
        ] {
            let inspection = match what {
                Measured::Square => RecordInspection { square_tenths_mm: Some(measures), ..inspection() },
                Measured::Disc => RecordInspection { disc_tenths_mm: Some(measures), ..inspection() },
            };
            let inspected = inspected(&mut hall, &inspection);
            assert_eq!(passed(&inspected), fits, "{what} {measures}");
            let expected: Vec<_> =
                (!fits).then_some(OutOfRange { what, measures, least, most }).into_iter().collect();
            assert_eq!(out_of_range(&inspected), expected);
        }
    }
}

#[test]
fn art_17_2_the_inspectors_word_decides_on_all_that_is_not_measured() {
    let mut hall = Hall::of(4);
    let measured =
        RecordInspection { square_tenths_mm: Some(400), disc_tenths_mm: Some(300), ..inspection() };
    assert!(passed(&inspected(&mut hall, &measured)));
    assert!(!passed(&inspected(&mut hall, &RecordInspection { fit: false, ..measured })));
    let place = RecordInspection { table: None, note: Some(text()), ..inspection() };
    let place = inspected(&mut hall, &place);
    assert!(passed(&place) && place.table.is_none());
    assert_eq!(place.inspection, 3);
    assert_eq!(refused(&mut hall, &inspection()), Refusal::NothingInspected);
    let unfit = RecordInspection { fit: false, ..inspection() };
    assert_eq!(refused(&mut hall, &unfit), Refusal::UnfitForWhat);
    assert!(!passed(&inspected(&mut hall, &RecordInspection { note: Some(text()), ..unfit })));
}
