//! Entries taken from the register, names in several scripts, and the categories that the regulations declare.

use std::collections::BTreeSet;

use chuhe_domain::tournament::{
    AmendEntry, Category, CategoryId, CategoryRefusal, ErasePerson, Particulars, Refusal, RegisterEntry,
    Regulations, SetRegulations, TournamentCommand, Withdraw,
};
use chuhe_domain::vocabulary::{Moment, PersonalId, PersonalRef, PlayerId, Writing, WrittenName, ids::Mint};

use crate::hall::{Hall, entrant, id, text};

fn category(id: &str) -> CategoryId {
    CategoryId::try_from(id.to_owned()).unwrap()
}

fn declared(ids: &[&str]) -> Regulations {
    let named = |id: &&str| Category { id: category(id), name: format!("Category {id}") };
    Regulations { categories: ids.iter().map(named).collect(), ..Regulations::default() }
}

fn stated(ids: &[&str]) -> BTreeSet<CategoryId> {
    ids.iter().map(|id| category(id)).collect()
}

fn written(writing: Writing, n: u128) -> WrittenName {
    WrittenName { writing, name: PersonalRef::new(PersonalId(id(n)), &[0; PersonalRef::SALT], "fictional") }
}

fn entry(n: u32, particulars: Particulars) -> RegisterEntry {
    RegisterEntry { particulars, ..RegisterEntry::named(entrant(n), text()) }
}

#[test]
fn a_player_of_the_register_is_entered_once() {
    let mut hall = Hall::entered(2);
    let player = Particulars { player: Some(PlayerId(id(7))), ..Particulars::default() };
    hall.must(&entry(3, player.clone()));
    let again = hall.command(&entry(4, player.clone()));
    assert_eq!(again, Err(Refusal::PlayerEntered { player: PlayerId(id(7)), entry: entrant(3) }));
    // Also when the first entry has left: that can be taken back.
    hall.must(&Withdraw { entry: entrant(3), consent: true, reason: text() });
    assert!(matches!(hall.command(&entry(4, player)), Err(Refusal::PlayerEntered { .. })));
    let other = Particulars { player: Some(PlayerId(id(8))), ..Particulars::default() };
    hall.must(&entry(4, other));
    assert_eq!(hall.tournament.entries[&entrant(3)].particulars.player, Some(PlayerId(id(7))));
}

#[test]
fn a_reader_is_shown_the_own_script_or_else_the_first_name() {
    let mut hall = Hall::entered(1);
    let names = vec![written(Writing::Simplified, 21), written(Writing::Traditional, 22)];
    hall.must(&entry(2, Particulars { names, ..Particulars::default() }));
    let shown = |hall: &Hall, reader| hall.tournament.entries[&entrant(2)].name_for(reader).id;
    assert_eq!(shown(&hall, Writing::Traditional), PersonalId(id(22)));
    assert_eq!(shown(&hall, Writing::Simplified), PersonalId(id(21)));
    assert_eq!(shown(&hall, Writing::Latin), text().id);
    // A name put right is put right in every script.
    let named = AmendEntry {
        entry: entrant(2),
        name: Some(written(Writing::Latin, 23).name),
        names: Vec::new(),
        federation: None,
        rating: None,
        categories: None,
    };
    hall.must(&named);
    assert_eq!(shown(&hall, Writing::Traditional), PersonalId(id(23)));
    // All of them go, those that were replaced too.
    let erased = ErasePerson { entry: entrant(2) }.erases(&hall.tournament);
    for name in [21, 22, 23] {
        assert!(erased.contains(&PersonalId(id(name))), "{name} stays");
    }
}

#[test]
fn an_entrant_is_in_declared_categories_only() {
    let mut hall = Hall::entered(1);
    hall.must(&SetRegulations { regulations: declared(&["u16", "women"]) });
    let of = |ids: &[&str]| Particulars { categories: stated(ids), ..Particulars::default() };
    let unknown = |id| Err(Refusal::Category(CategoryRefusal::Unknown { category: category(id) }));
    assert_eq!(hall.command(&entry(2, of(&["u16", "u18"]))), unknown("u18"));
    hall.must(&entry(2, of(&["u16"])));
    let amend = |categories: Option<&[&str]>, rating| AmendEntry {
        entry: entrant(2),
        name: None,
        names: Vec::new(),
        federation: None,
        rating,
        categories: categories.map(stated),
    };
    assert_eq!(hall.command(&amend(Some(&["u18"]), None)), unknown("u18"));
    hall.must(&amend(None, Some(2000)));
    assert_eq!(hall.tournament.entries[&entrant(2)].particulars.categories, stated(&["u16"]));
    // Said again, nothing comes of it.
    let mint = Mint::new(crate::hall::source(1), chuhe_domain::vocabulary::CommandId(id(1)), hall.now);
    let again = amend(Some(&["u16"]), None).decide(&hall.tournament, &mint, Moment::now(hall.now));
    assert_eq!(again, Ok(Vec::new()));
    hall.must(&amend(Some(&[]), None));
    assert!(hall.tournament.entries[&entrant(2)].particulars.categories.is_empty());
}

#[test]
fn a_category_stays_while_somebody_is_in_it() {
    let mut hall = Hall::entered(1);
    hall.must(&SetRegulations { regulations: declared(&["u16", "women"]) });
    hall.must(&entry(2, Particulars { categories: stated(&["women"]), ..Particulars::default() }));
    let gone = hall.command(&SetRegulations { regulations: declared(&["u16"]) });
    let in_use = CategoryRefusal::InUse { category: category("women"), entry: entrant(2) };
    assert_eq!(gone, Err(Refusal::Category(in_use)));
    hall.must(&SetRegulations { regulations: declared(&["women"]) });
}

#[test]
fn categories_are_few_and_have_names() {
    let mut hall = Hall::entered(1);
    let mut refused = |regulations: Regulations| match hall.command(&SetRegulations { regulations }) {
        Err(Refusal::Category(refusal)) => refusal,
        other => panic!("{other:?}"),
    };
    let twice = refused(declared(&["u16", "women", "u16"]));
    assert_eq!(twice, CategoryRefusal::Twice { category: category("u16"), index: 2 });
    for name in ["", " \u{3000}", "a\nb", &"组".repeat(121)] {
        let mut regulations = declared(&["u16", "women"]);
        regulations.categories[1].name = name.to_owned();
        assert_eq!(refused(regulations), CategoryRefusal::Unnamed { category: category("women"), index: 1 });
    }
    let many: Vec<String> = (0..65).map(|n| format!("c{n}")).collect();
    let many: Vec<&str> = many.iter().map(String::as_str).collect();
    assert_eq!(refused(declared(&many)), CategoryRefusal::TooMany);
    hall.must(&SetRegulations { regulations: declared(&many[..64]) });
    for odd in ["", "U16", "-a", "a b", "组", &"a".repeat(33)] {
        assert!(CategoryId::try_from(odd.to_owned()).is_err(), "{odd:?}");
    }
    assert_eq!(category("hkg-veterans_60").as_str(), "hkg-veterans_60");
}
