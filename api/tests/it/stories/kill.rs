//! The server is killed while several tables play, and started again: what was answered is there, once and in
//! order; what was not answered can be sent again; the tables are those of a replay from nothing.

use std::net::SocketAddr;
use std::sync::mpsc::{self, Sender};
use std::time::{Duration, Instant};

use chuhe_storage::ledger::Ledger;
use serde_json::{Value, json};

use crate::harness::Answer;
use crate::harness::client::{Client, Request};
use crate::harness::cup::{self, Cup, Table, legal_moves, play};
use crate::harness::fold::{Folded, bare, events};
use crate::harness::house::verify;
use crate::harness::place::Place;
use crate::harness::process::Process;

/// After how many answers each life of the server ends.
const LIVES: [usize; 2] = [90, 110];
/// How long a life may last at most.
const LIFE: Duration = Duration::from_secs(20);

/// One who plays through a list of commands, one after the other.
struct Hand {
    commands: Vec<Sent>,
    /// Whether nobody else plays at its games: then every command is accepted.
    alone: bool,
}

struct Sent {
    client: Client,
    game: String,
    /// The move, of a move.
    iccs: Option<String>,
    request: Request,
    answer: Option<Answer>,
    /// Sent, and the connection ended before an answer came.
    lost: bool,
}

pub(super) fn nothing_answered_is_lost_and_nothing_is_doubled<P: Place>() {
    let place = P::fresh();
    let mut process = Process::serve(place.arguments());
    let admin = Client::new(process.address(), Some(process.administrator()));
    let cup = Cup::public(&admin, 8);
    let tables: Vec<Table> = (1..=3).flat_map(|round| cup.round(round)).collect();
    let mut hands = hands(&cup, &tables);

    for answers in LIVES {
        let address = process.address();
        play_until(&mut hands, address, answers, || process.kill());
        assert!(hands.iter().flat_map(|hand| &hand.commands).any(|sent| sent.lost), "nobody was interrupted");
        process = Process::serve(place.arguments());
        let admin = admin.at(process.address());
        let mut beside = Process::run(&["verify"], place.arguments());
        assert!(beside.ended().success(), "{}\n{}", beside.out.text(), beside.log.text());
        nothing_is_missing(&hands, &admin);
        repeat(&mut hands, &admin, &place);
        nothing_is_missing(&hands, &admin);
    }
    let admin = admin.at(process.address());
    play_until(&mut hands, process.address(), usize::MAX, || ());
    nothing_is_missing(&hands, &admin);
    for hand in &hands {
        let unanswered = hand.commands.iter().filter(|sent| sent.answer.is_none()).count();
        assert_eq!(unanswered, 0, "a hand did not come to its end");
    }
    one_of_two_wins_every_ply(&hands);

    let shown = ["/crosstable", "/standings"].map(|table| bare(admin.get(&cup.path(table)).must(200)));
    process.terminate();
    assert!(process.ended().success(), "{}", process.log.text());
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let ledger = Ledger::open(&place.location()).await.unwrap();
        verify(&ledger).await;
        let events = events(&ledger, cup.book()).await;
        let folded = Folded::of(&events);
        assert_eq!(shown, [folded.crosstable(), folded.standings()]);
        ledger.close().await;
    });
}

/// Four who have games of their own, and two who share one and both want to be the one who writes.
fn hands(cup: &Cup, tables: &[Table]) -> Vec<Hand> {
    let (shared, own) = tables.split_last().unwrap();
    let mut hands: Vec<Hand> = Vec::new();
    for n in 0..4 {
        let scorer = cup.official("scorer");
        let games = own.iter().zip(1..).skip(n).step_by(4);
        let commands = games.flat_map(|(table, seed)| whole_game(&scorer, &cup.client, &table.game, seed));
        hands.push(Hand { commands: commands.collect(), alone: true });
    }
    cup.client.post(&cup::game(&shared.game, "/start"), &Value::Null).must(200);
    for _ in 0..2 {
        let scorer = cup.official("scorer");
        let commands = moves(&scorer, &shared.game, 99, 40);
        hands.push(Hand { commands: commands.collect(), alone: false });
    }
    hands
}

/// A game from its start to a result that two have reported.
fn whole_game(scorer: &Client, admin: &Client, id: &str, seed: u64) -> Vec<Sent> {
    let sent = |client: &Client, rest: &str, body: &Value| Sent {
        client: client.clone(),
        game: id.to_owned(),
        iccs: None,
        request: Request::post(&cup::game(id, rest), body),
        answer: None,
        lost: false,
    };
    let outcomes = ["red_wins", "black_wins", "draw"];
    let outcome = json!({ "outcome": outcomes[usize::try_from(seed % 3).unwrap()] });
    let mut commands = vec![sent(scorer, "/start", &Value::Null)];
    commands.extend(moves(scorer, id, seed, 16));
    commands.push(sent(scorer, "/result", &outcome));
    commands.push(sent(admin, "/result", &outcome));
    commands
}

fn moves(client: &Client, id: &str, seed: u64, plies: usize) -> impl Iterator<Item = Sent> {
    (1..).zip(legal_moves(seed, plies)).map(move |(ply, iccs)| Sent {
        client: client.clone(),
        game: id.to_owned(),
        request: play(id, ply, &iccs),
        iccs: Some(iccs),
        answer: None,
        lost: false,
    })
}

/// Lets all hands play until there are so many answers, then calls `end`; a hand stops when it gets no answer.
fn play_until(hands: &mut [Hand], address: SocketAddr, answers: usize, end: impl FnOnce()) {
    std::thread::scope(|scope| {
        let (told, answered) = mpsc::channel();
        for hand in hands {
            let told = told.clone();
            scope.spawn(move || hand.play(address, &told));
        }
        drop(told);
        let until = Instant::now() + LIFE;
        for _ in 0..answers {
            let left = until.saturating_duration_since(Instant::now());
            if answered.recv_timeout(left).is_err() {
                break;
            }
        }
        end();
    });
}

impl Hand {
    fn play(&mut self, address: SocketAddr, told: &Sender<()>) {
        for sent in self.commands.iter_mut().filter(|sent| sent.answer.is_none()) {
            match sent.client.at(address).try_send(&sent.request) {
                Ok(answer) => {
                    self::must_be_true(self.alone, sent, &answer);
                    (sent.answer, sent.lost) = (Some(answer), false);
                    // Nobody counts any more once the server is being killed.
                    let _ = told.send(());
                }
                Err(_) => {
                    sent.lost = true;
                    return;
                }
            }
        }
    }
}

/// Accepted; or refused, where another has played that ply.
fn must_be_true(alone: bool, sent: &Sent, answer: &Answer) {
    if matches!(answer.status, 200 | 201) {
        return;
    }
    assert!(!alone, "{:?}: {}", sent.request, String::from_utf8_lossy(&answer.body));
    let problem = answer.problem(409, "game.wrong_ply");
    let number = |fact: &str| problem["facts"][fact].as_str().unwrap().parse::<usize>().unwrap();
    assert!(number("next") > number("sent"), "{problem:#}");
}

/// What was answered is there, in order and once, and of what was not answered at most the one that was on its way.
fn nothing_is_missing(hands: &[Hand], admin: &Client) {
    for hand in hands.iter().filter(|hand| hand.alone) {
        let mut games: Vec<&str> = hand.commands.iter().map(|sent| sent.game.as_str()).collect();
        games.dedup();
        for id in games {
            let game = admin.get(&cup::game(id, "")).must(200);
            let of_this = || hand.commands.iter().filter(|sent| sent.game == id);
            let accepted: Vec<&str> = of_this()
                .filter(|sent| sent.answer.is_some())
                .filter_map(|sent| sent.iccs.as_deref())
                .collect();
            let lost = of_this().filter(|sent| sent.lost).count();
            let there = shown(&game);
            assert!(there.starts_with(&accepted), "{accepted:?} was answered, and {there:?} is there");
            assert!(
                there.len() <= accepted.len() + lost,
                "{accepted:?} was answered, and {there:?} is there"
            );
            let reports = of_this().filter(|sent| sent.request.target.ends_with("/result"));
            let reported = reports.filter(|sent| sent.answer.is_some()).count();
            let there = game["reports"].as_array().unwrap().len();
            assert!((reported..=reported + lost).contains(&there), "{reported} were answered: {game:#}");
        }
    }
    let contested: Vec<&Hand> = hands.iter().filter(|hand| !hand.alone).collect();
    let game = admin.get(&cup::game(&contested[0].commands[0].game, "")).must(200);
    let there = shown(&game);
    for sent in contested.iter().flat_map(|hand| &hand.commands) {
        if sent.answer.as_ref().is_some_and(|answer| answer.status == 201) {
            let iccs = sent.iccs.as_deref().unwrap();
            let ply = contested[0].commands.iter().position(|one| one.iccs.as_deref() == Some(iccs));
            assert!(ply.is_some() && there.contains(&iccs), "{iccs} was answered, and {there:?} is there");
        }
    }
}

fn shown(game: &Value) -> Vec<&str> {
    let moves = game["moves"].as_array().unwrap();
    for (played, ply) in moves.iter().zip(1..) {
        assert_eq!(played["ply"], ply);
    }
    moves.iter().map(|played| played["iccs"].as_str().unwrap()).collect()
}

/// Sends again everything that was ever sent: what was answered gets that answer and adds nothing; what was not
/// answered gets its answer now.
fn repeat(hands: &mut [Hand], admin: &Client, place: &impl Place) {
    let before = place.rows();
    for sent in hands.iter().flat_map(|hand| &hand.commands) {
        let Some(first) = &sent.answer else { continue };
        let again = sent.client.at_same(admin).send(&sent.request);
        assert_eq!((again.status, again.header("etag")), (first.status, first.header("etag")));
        assert!(again.body == first.body, "{again:?}\nis not\n{first:?}");
    }
    assert_eq!(place.rows(), before, "a repeat has added something");
    for hand in hands {
        for sent in hand.commands.iter_mut().filter(|sent| sent.lost) {
            let answer = sent.client.at_same(admin).send(&sent.request);
            must_be_true(hand.alone, sent, &answer);
            (sent.answer, sent.lost) = (Some(answer), false);
        }
    }
}

/// At the game of two, every ply was played by exactly one of them.
fn one_of_two_wins_every_ply(hands: &[Hand]) {
    let [one, other] = &hands[4..] else { panic!("two share a game") };
    for (ply, (one, other)) in (1..).zip(one.commands.iter().zip(&other.commands)) {
        let mut statuses = [one, other].map(|sent| sent.answer.as_ref().unwrap().status);
        statuses.sort_unstable();
        assert_eq!(statuses, [201, 409], "ply {ply}");
    }
}
