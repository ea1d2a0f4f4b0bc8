//! The federation's register: who is entered, whose a number is, what is forgotten.

use std::collections::HashMap;

use chuhe_domain::federation::players::event::{ExternalId, Rated};
use chuhe_domain::federation::players::{
    AmendPlayer, Claims, Details, ErasePlayer, Numbered, Player, PlayerEvent, Players, RatePlayer, Rating,
    Refusal, RegisterPlayer, RegisterPlayers,
};
use chuhe_domain::vocabulary::{PersonalId, PersonalRef, PlayerId, Reason, Refuse, Writing, WrittenName};

use crate::hall::id;

/// A register with the texts that stand beside it.
#[derive(Default)]
struct Register {
    players: Players,
    numbers: HashMap<PersonalId, (String, String)>,
}

impl Claims for Register {
    fn holder(&self, system: &str, number: &str) -> Option<PlayerId> {
        let holds = |player: &Player| {
            player.external_ids.iter().any(|(_, kept)| {
                self.numbers
                    .get(kept)
                    .is_some_and(|(at, text)| (at.as_str(), text.as_str()) == (system, number))
            })
        };
        self.players.after(0).map(|(_, player)| player).find(|player| holds(player)).map(|player| player.id)
    }
}

impl Register {
    fn take(
        &mut self,
        numbers: &[Numbered],
        decided: Result<Vec<PlayerEvent>, Refusal>,
    ) -> Result<usize, Refusal> {
        let events = decided?;
        for Numbered { system, number, kept } in numbers {
            self.numbers.insert(kept.id, (system.clone(), number.clone()));
        }
        events.iter().for_each(|event| self.players.evolve(event));
        Ok(events.len())
    }

    fn enter(&mut self, new: &RegisterPlayer) -> Result<usize, Refusal> {
        let decided = new.decide(&self.players, self);
        self.take(&new.numbers, decided)
    }

    fn amend(&mut self, amend: &AmendPlayer) -> Result<usize, Refusal> {
        let decided = amend.decide(&self.players, self);
        self.take(amend.numbers.as_deref().unwrap_or_default(), decided)
    }

    fn rate(&mut self, player: u128, list: &str, rating: u32, as_of: &str) -> Result<usize, Refusal> {
        let decided =
            RatePlayer { player: who(player), rating: rated(list, rating, as_of) }.decide(&self.players);
        self.take(&[], decided)
    }

    fn known(&self, player: u128) -> &Player {
        self.players.get(who(player)).unwrap()
    }
}

fn who(n: u128) -> PlayerId {
    PlayerId(id(n))
}

fn text(n: u128) -> PersonalRef {
    PersonalRef::new(PersonalId(id(n)), &[0; PersonalRef::SALT], "fictional")
}

fn rated(list: &str, rating: u32, as_of: &str) -> Rating {
    Rating { list: list.to_owned(), rating, as_of: as_of.parse().unwrap() }
}

/// Texts of player `n` have the ids from `100 n`.
fn named(n: u128) -> Details {
    let names = vec![WrittenName { writing: Writing::Latin, name: text(100 * n) }];
    Details { names, federation: Some("HKG".to_owned()), ..Details::default() }
}

fn numbered(kept: u128, system: &str, number: &str) -> Numbered {
    Numbered { system: system.to_owned(), number: number.to_owned(), kept: text(kept) }
}

fn player(n: u128, numbers: &[Numbered]) -> RegisterPlayer {
    RegisterPlayer { player: who(n), details: named(n), numbers: numbers.to_vec(), ratings: Vec::new() }
}

#[test]
fn a_list_of_one_day_rates_a_player_once() {
    let mut register = Register::default();
    let with = |ratings| RegisterPlayer { ratings, ..player(1, &[]) };
    let of = |list: &str, day: &str, rating| rated(list, rating, day);
    let twice = vec![
        of("axf", "2026-10-01", 2400),
        of("axf", "2026-11-01", 2500),
        of("wxf", "2026-10-01", 2400),
        of("axf", "2026-10-01", 2300),
    ];
    let refusal = Refusal::ListTwice { list: "axf".to_owned(), index: 3 };
    assert_eq!(register.enter(&with(twice.clone())), Err(refusal));
    register.enter(&with(twice[..3].to_vec())).unwrap();
}

#[test]
fn a_number_belongs_to_one_player() {
    let mut register = Register::default();
    assert_eq!(register.enter(&player(1, &[numbered(101, "axf", "7")])), Ok(1));
    assert_eq!(register.enter(&player(1, &[])), Err(Refusal::Exists { player: who(1) }));
    let taken = Refusal::NumberTaken { system: "axf".to_owned(), holder: who(1), index: 1 };
    let second = player(2, &[numbered(201, "wxf", "7"), numbered(202, "axf", "7")]);
    assert_eq!(register.enter(&second), Err(taken));
    let twice = player(2, &[numbered(201, "wxf", "7"), numbered(202, "wxf", "8")]);
    assert_eq!(register.enter(&twice), Err(Refusal::SystemTwice { system: "wxf".to_owned(), index: 1 }));
    assert_eq!(register.enter(&player(2, &[numbered(201, "wxf", "7"), numbered(202, "axf", "8")])), Ok(1));

    // Said again by its holder it is the holder's still; given up, it is anybody's.
    let say =
        |n, numbers| AmendPlayer { player: who(n), details: Details::default(), numbers: Some(numbers) };
    assert_eq!(register.amend(&say(1, vec![numbered(102, "axf", "7")])), Ok(1));
    let taken = Refusal::NumberTaken { system: "axf".to_owned(), holder: who(1), index: 0 };
    assert_eq!(register.amend(&say(2, vec![numbered(203, "axf", "7")])), Err(taken));
    assert_eq!(register.amend(&say(1, Vec::new())), Ok(1));
    assert_eq!(register.amend(&say(2, vec![numbered(203, "axf", "7")])), Ok(1));
    assert_eq!(register.holder("axf", "7"), Some(who(2)));
    assert_eq!(register.holder("wxf", "7"), None, "all numbers are said at once");
}

#[test]
fn no_event_holds_what_could_be_worked_out_from_a_number() {
    let new = player(1, &[numbered(101, "national", "440301")]);
    let [PlayerEvent::Registered(event)] = &*new.decide(&Players::default(), &Register::default()).unwrap()
    else {
        panic!("one fact")
    };
    let expected = ExternalId { system: "national".to_owned(), id: text(101) };
    assert_eq!(event.details.external_ids, Some(vec![expected]));
    assert!(!serde_json::to_string(event).unwrap().contains("440301"));
    let taken = Refusal::NumberTaken { system: "national".to_owned(), holder: who(1), index: 0 };
    assert!(taken.reason().facts.values().all(|fact| !fact.contains("440301")));
}

#[test]
fn what_is_not_said_again_stays() {
    let mut register = Register::default();
    register.enter(&player(1, &[numbered(101, "axf", "7")])).unwrap();
    let title = Details { title: Some("Master".to_owned()), public: Some(true), ..Details::default() };
    let amend = AmendPlayer { player: who(1), details: title, numbers: None };
    assert_eq!(register.amend(&amend), Ok(1));
    assert_eq!(register.amend(&amend), Ok(0), "there is nothing new in it");
    let known = register.known(1);
    assert_eq!((known.title.as_deref(), known.federation.as_deref()), (Some("Master"), Some("HKG")));
    assert!(known.public && known.names.len() == 1 && known.external_ids.len() == 1);
    assert_eq!(
        register.amend(&AmendPlayer { player: who(9), ..amend }),
        Err(Refusal::Unknown { player: who(9) })
    );
}

#[test]
fn the_newest_list_gives_the_current_rating() {
    let mut register = Register::default();
    register.enter(&player(1, &[])).unwrap();
    assert_eq!(register.known(1).rating(), None);
    assert_eq!(register.rate(1, "axf", 2300, "2026-06-01"), Ok(1));
    assert_eq!(register.rate(1, "national", 2500, "2026-07-01"), Ok(1));
    assert_eq!(register.known(1).rating(), Some(&rated("national", 2500, "2026-07-01")));
    // A list that comes late is on record and changes nothing; one put right replaces what it said.
    assert_eq!(register.rate(1, "national", 2600, "2026-05-01"), Ok(1));
    assert_eq!(register.rate(1, "national", 2510, "2026-07-01"), Ok(1));
    assert_eq!(register.rate(1, "national", 2510, "2026-07-01"), Ok(0));
    assert_eq!(register.known(1).rating(), Some(&rated("national", 2510, "2026-07-01")));
    // Of lists of one day the one recorded last.
    register.rate(1, "axf", 2310, "2026-07-01").unwrap();
    assert_eq!(register.known(1).rating(), Some(&rated("axf", 2310, "2026-07-01")));
    assert_eq!(register.known(1).ratings.len(), 2);
    assert_eq!(register.rate(2, "axf", 1, "2026-07-01"), Err(Refusal::Unknown { player: who(2) }));
}

#[test]
fn the_register_forgets_all_it_knew() {
    let mut register = Register::default();
    register.enter(&player(1, &[numbered(101, "axf", "7")])).unwrap();
    register
        .amend(&AmendPlayer {
            player: who(1),
            details: Details { names: named(2).names, ..named(2) },
            numbers: None,
        })
        .unwrap();
    register.rate(1, "axf", 2300, "2026-06-01").unwrap();
    let erase = ErasePlayer { player: who(1) };
    // The name that was replaced goes too.
    let ids: Vec<_> = [100, 101, 200].map(|n| PersonalId(id(n))).to_vec();
    assert_eq!(erase.erases(&register.players), ids);
    let decided = erase.decide(&register.players);
    assert_eq!(register.take(&[], decided), Ok(1));
    let known = register.known(1);
    assert!(known.erased && known.names.is_empty() && known.ratings.is_empty() && known.federation.is_none());
    assert_eq!(erase.decide(&register.players), Ok(Vec::new()), "there is nothing left");
    assert_eq!(register.rate(1, "axf", 1, "2026-07-01"), Err(Refusal::Forgotten { player: who(1) }));
    assert_eq!(
        register.enter(&player(3, &[numbered(301, "axf", "7")])),
        Ok(1),
        "the number is anybody's again"
    );
    assert_eq!(
        ErasePlayer { player: who(9) }.decide(&register.players),
        Err(Refusal::Unknown { player: who(9) })
    );
}

#[test]
fn a_list_is_entered_whole_or_not_at_all() {
    let mut register = Register::default();
    register.enter(&player(1, &[numbered(101, "axf", "7")])).unwrap();
    let list =
        |players: Vec<RegisterPlayer>| RegisterPlayers { players }.decide(&register.players, &register);
    let fine = list(vec![player(2, &[numbered(201, "axf", "8")]), player(3, &[numbered(301, "wxf", "8")])]);
    assert_eq!(fine.unwrap().len(), 2);
    assert_eq!(list(Vec::new()), Ok(Vec::new()));
    let refused = list(vec![
        player(2, &[numbered(201, "axf", "8")]),
        player(3, &[numbered(301, "axf", "7")]),
        player(4, &[numbered(401, "axf", "8")]),
        player(2, &[]),
        player(5, &[]),
    ]);
    let refused = refused.unwrap_err();
    assert_eq!((refused.of, &refused.rows[..]), (5, &[1, 2, 3][..]));
    let Reason { pointer, facts, .. } = refused.reason();
    assert_eq!(pointer.as_deref(), Some("/players/1/external_ids/0"));
    assert_eq!((facts["rows"].as_str(), facts["why"].as_str()), ("1 2 3", "number_taken"));
}

#[test]
fn players_keep_their_place_in_the_register() {
    let mut register = Register::default();
    for n in [5, 3, 4] {
        register.enter(&player(n, &[])).unwrap();
    }
    let event = Rated { player: who(9), rating: rated("axf", 1, "2026-01-01") }.into();
    register.players.evolve(&event);
    assert_eq!(register.players.len(), 3, "a fact about nobody makes nobody");
    let after: Vec<_> = register.players.after(1).map(|(place, player)| (place, player.id)).collect();
    assert_eq!(after, [(1, who(3)), (2, who(4))]);
}
