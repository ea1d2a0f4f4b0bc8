//! What is written is read again, and what was read is written as it was.

use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

use super::{report, row, three};
use crate::federation::trf::extra::{
    Acceleration, Assignment, ByeKind, Byes, LineUp, OldAcceleration, Prohibited, TeamByes, TeamForfeit,
};
use crate::federation::trf::row::Notes;
use crate::federation::trf::scores::{ScoreLine, ScoreWords};
use crate::federation::trf::team::{OldTeam, Team};
use crate::federation::trf::{
    Line, Meeting, NextRound, Outcome, Person, Player, Record, Report, Tenths, Version, read,
};
use crate::vocabulary::Side;

/// One line of every kind, by columns.
const LINES: [&str; 27] = [
    "012 River Cup",
    "022",
    "132                                                                                        26/11/30  26/12/01",
    "142 5",
    "152 W",
    "162  W 3.0    D 1.0    L 0.0    A 0.0    P 3.0",
    "XXS WW=1.0 BW=1.0",
    "BBW  3.0",
    "XXR 5",
    "XXC rank black1",
    "001    1 m gm Player, Invented                  2500 CHN        1234 1990/01/02  1.5    2     2 w =  0000 - U",
    "CHN    1 m  1 An Invented Player                2480 BJ     X1234567 1990/01/02",
    "013 The Invented                       1    2    3",
    "310   1 The Invented                     INV     2400   12.0   23.5   1     1    2    3    4",
    "240 H   3    1   12",
    "250       1.0   1   3    1   90",
    "250  2.0        1   3    1   90",
    "260   1  14    1   11   16",
    "XXP 1 2",
    "XXA    1  1.0  1.0  0.5",
    "XXZ 1 2",
    "299 W   3.0   2.5    1    1",
    "300   1  16   4  242  246    0  244",
    "320  1.0  2.0   0  50  49",
    "330 +-   4  23  33",
    "801  1 INV   15 28.0  14 b =0=1 1234",
    "### to the reader",
];

#[test]
fn a_line_of_every_kind_is_made_of_its_meaning() {
    for text in LINES {
        let mut notes = Notes::default();
        let read = Line::read(text, &mut notes);
        assert_eq!(notes.found, [], "{text}");
        if matches!(read.record(), Record::Informative | Record::Comment) {
            continue;
        }
        let made = Line::of(read.record().clone()).map(|line| line.text().to_owned());
        assert_eq!(made.as_deref(), Some(text));
    }
}

#[test]
fn whatever_was_read_is_written_as_it_was() {
    let lines =
        [three(), ["", "what nobody knows", "### comment", "062 0003 (2)"].map(str::to_owned).to_vec()]
            .concat();
    for end in ["\r", "\n", "\r\n"] {
        let text = lines.join(end);
        assert_eq!(read(text.as_bytes()).unwrap().report.to_string().replace("\r\n", end).trim_end(), text);
    }
    let spaced = lines.join("   \r\n\r\n");
    let written = report(&[spaced]).to_string();
    assert_eq!(written.lines().count(), 2 * lines.len() - 1);
    assert_eq!(read(written.as_bytes()).unwrap().report.to_string(), written);
}

#[test]
fn what_the_columns_cannot_hold_is_no_line() {
    let player = |name: &str, number: u16| {
        let person = Person { number, name: name.to_owned(), ..Person::default() };
        Line::of(Record::Player(Player { person, ..Player::default() }))
    };
    assert!(player("An Invented Player", 1).is_some());
    for (name, number) in [("two\nlines", 1), (&*"long ".repeat(8), 1), (" blank", 1), ("none", 0)] {
        assert!(player(name, number).is_none(), "{name:?} {number}");
    }
}

#[test]
fn a_report_is_told_in_the_words_of_either_edition() {
    let players = vec![row(1, "", &[]), row(2, "", &[]), row(3, "", &[]), row(4, "", &[])];
    let more = |lines: &[&str]| lines.iter().map(|line| (*line).to_owned()).collect::<Vec<_>>();
    let legacy = more(&[
        "XXR 5",
        "XXC black1",
        "XXS WW=3.0 BW=3.0 WD=1.0 BD=1.0 WL=0.0 BL=0.0 ZPB=0.0 HPB=1.0 FPB=3.0 PAB=2.0 FW=3.0 FL=0.0",
        "XXP 1 2",
        "XXA    1  1.0  1.0  0.5",
        "XXZ 4",
    ]);
    let new = more(&[
        "142 5",
        "152 B",
        "162  W 3.0    D 1.0    L 0.0    A 0.0    P 2.0",
        "260   1   5    1    2",
        "250       1.0   1   2    1    1",
        "250       0.5   3   3    1    1",
        "240 Z   1    4",
    ]);
    let (old, new) = (report(&[players.clone(), legacy].concat()), report(&[players, new].concat()));
    assert_eq!(old.in_words_of(Version::Trf26), new);
    assert_eq!(new.in_words_of(Version::Trf16).to_string(), old.to_string());
    assert_eq!(old.in_words_of(Version::Trf16), old);
    assert_eq!(new.in_words_of(Version::Trf26), new);
    let field = |report: &Report| format!("{:?}", NextRound::of(report).unwrap());
    assert_eq!(field(&old), field(&new));
}

#[test]
fn what_the_other_edition_cannot_say_is_kept() {
    let players = [row(1, "3.0", &["   2 w 1"]), row(2, "0.0", &["   1 b 0"])];
    let uneven = report(&[&players[..], &["XXS WW=3.0 BW=2.0".to_owned()]].concat());
    assert_eq!(uneven.in_words_of(Version::Trf26), uneven);
    let team = "310   1 The Invented                     INV     2400    1.0    3.0   1     1    2";
    let said = |more: &[&str]| {
        let more: Vec<_> = more.iter().map(|line| (*line).to_owned()).collect();
        report(&[&players[..], &more].concat()).in_words_of(Version::Trf16).to_string()
    };
    assert!(said(&["162  W 3.0", team]).contains(team));
    let old = said(&["162  W 3.0", "092 Team Swiss", team]);
    assert!(old.contains("013 The Invented                       1    2"), "{old}");
    // What two lines lend one player comes to one.
    let lent = said(&["162  W 3.0", "250       1.0   1   2    1    2", "XXA    2  0.0  0.5"]);
    assert!(lent.contains("XXA    1  1.0  1.0\r\nXXA    2  1.0  1.5\r\n"), "{lent}");
    assert_eq!(lent.matches("XXA").count(), 2);
}

fn words(most: usize) -> impl Strategy<Value = String> {
    vec(select("abc ,.甲乙Σé'-0".chars().collect::<Vec<_>>()), 0..=most)
        .prop_map(|letters| letters.into_iter().collect::<String>().trim().to_owned())
}

fn tenths() -> impl Strategy<Value = Tenths> {
    (-99..=999_i32).prop_map(Tenths::new)
}

fn number() -> std::ops::RangeInclusive<u16> {
    1..=9999
}

fn person() -> impl Strategy<Value = Person> {
    let parts = (number(), option::of(select(vec!['m', 'w'])), words(3), words(33), option::of(0..=9999_u16));
    (parts, words(3), words(11), words(10)).prop_map(|(parts, federation, id, birth)| {
        let (number, sex, title, name, rating) = parts;
        Person { number, sex, title, name, rating, federation, id, birth }
    })
}

fn meeting() -> impl Strategy<Value = Meeting> {
    let game = (number(), any::<bool>(), select("1=0+-WDL".chars().collect::<Vec<_>>()));
    prop_oneof![
        game.prop_map(|(opponent, is_red, letter)| Meeting {
            opponent: Some(opponent),
            colour: Some(if is_red { Side::Red } else { Side::Black }),
            outcome: Outcome::of(letter).unwrap(),
        }),
        select("HFUZ+-= ".chars().collect::<Vec<_>>())
            .prop_map(|letter| Meeting { outcome: Outcome::of(letter).unwrap(), ..Meeting::default() }),
    ]
}

fn player() -> impl Strategy<Value = Player> {
    (person(), option::of(tenths()), option::of(number()), vec(meeting(), 0..12)).prop_map(
        |(person, points, rank, mut meetings)| {
            Meeting::drop_blank(&mut meetings);
            Player { person, points, rank, meetings }
        },
    )
}

fn record() -> impl Strategy<Value = Record> {
    let numbers = || vec(number(), 0..5);
    let round = || 1..=999_u16;
    let points = || option::of(tenths());
    let team =
        (1..=999_u16, words(32), words(5), words(6), points(), points(), option::of(1..=999_u16), numbers());
    prop_oneof![
        (select(vec!["012", "102", "222", "362"]), words(60))
            .prop_map(|(code, value)| Record::Header { code: code.to_owned(), value }),
        player().prop_map(Record::Player),
        person().prop_map(|person| Record::National("CHN".to_owned(), person)),
        team.prop_map(|(number, name, nickname, strength, match_points, game_points, rank, players)| {
            Record::Team(Team { number, name, nickname, strength, match_points, game_points, rank, players })
        }),
        (words(32), numbers()).prop_map(|(name, players)| Record::OldTeam(OldTeam { name, players })),
        (select(vec![ByeKind::Full, ByeKind::Half, ByeKind::Zero]), round(), numbers())
            .prop_map(|(kind, round, to)| Record::Byes(Byes { kind, round, to })),
        (points(), points(), [round(), round()], [number(), number()]).prop_map(
            |(match_points, points, rounds, to)| {
                Record::Acceleration(Acceleration { match_points, points, rounds, to })
            }
        ),
        (number(), vec(tenths(), 0..8))
            .prop_map(|(player, points)| Record::OldAcceleration(OldAcceleration { player, points })),
        (option::of([round(), round()]), numbers())
            .prop_map(|(rounds, among)| Record::Prohibited(Prohibited { rounds, among })),
        (round(), round(), round(), numbers()).prop_map(|(round, team, opponent, players)| {
            Record::LineUp(LineUp { round, team, opponent, players })
        }),
        (points(), points(), vec(1..=999_u16, 0..5)).prop_map(|(match_points, points, teams)| {
            let teams = teams.into_iter().map(Some).collect();
            Record::TeamByes(TeamByes { match_points, points, teams })
        }),
        (any::<[bool; 2]>(), round(), [round(), round()])
            .prop_filter("one of two wins", |(won, ..)| *won != [true; 2])
            .prop_map(|(won, round, teams)| Record::TeamForfeit(TeamForfeit { won, round, teams })),
        (option::of(select("WDLFHZ+-".chars().collect::<Vec<_>>())), points(), tenths(), round(), numbers())
            .prop_map(|(kind, match_points, points, round, to)| {
                let (points, round) = (Some(points), Some(round));
                Record::Assignment(Assignment { kind, match_points, points, round, to })
            }),
        vec((select(vec!["WW", "PAB", "FL", "D"]), tenths()), 0..5).prop_map(|worth| {
            let worth = worth.into_iter().map(|(code, points)| (code.to_owned(), points)).collect();
            Record::Scores(ScoreLine { words: ScoreWords::Legacy, worth })
        }),
    ]
}

/// An event: in each round the players are shuffled and paired, by a draw of small numbers.
fn event() -> impl Strategy<Value = Report> {
    (2..12_usize, vec(vec(0..1000_u32, 12), 0..6), vec(words(40), 0..3)).prop_map(
        |(players, rounds, said)| {
            let mut meetings = vec![Vec::new(); players];
            let mut tenths = vec![0; players];
            for draw in rounds {
                let mut order: Vec<_> = (0..players).collect();
                order.sort_by_key(|player| draw[*player]);
                for pair in order.chunks(2) {
                    let [one, other] = *pair else {
                        meetings[pair[0]]
                            .push(Meeting { outcome: Outcome::PairingBye, ..Meeting::default() });
                        tenths[pair[0]] += 10;
                        continue;
                    };
                    let results =
                        [("10", [10, 0]), ("==", [5, 5]), ("-+", [0, 10]), ("--", [0, 0]), ("LW", [0, 10])];
                    let (letters, points) = results[draw[one] as usize % results.len()];
                    let mut letters = letters.chars();
                    for (own, theirs, side, points) in
                        [(one, other, Side::Red, points[0]), (other, one, Side::Black, points[1])]
                    {
                        let outcome = Outcome::of(letters.next().unwrap()).unwrap();
                        let opponent = u16::try_from(theirs + 1).ok();
                        meetings[own].push(Meeting { opponent, colour: Some(side), outcome });
                        tenths[own] += points;
                    }
                }
            }
            let header = |value| Record::Header { code: "012".to_owned(), value };
            let player = |(place, (meetings, tenths)): (usize, (Vec<Meeting>, i32))| {
                let person = Person { number: u16::try_from(place + 1).unwrap(), ..Person::default() };
                Record::Player(Player { person, points: Some(Tenths::new(tenths)), rank: None, meetings })
            };
            let players = meetings.into_iter().zip(tenths).enumerate().map(player);
            let records = said.into_iter().map(header).chain(players);
            Report { lines: records.map(|record| Line::of(record).unwrap()).collect() }
        },
    )
}

proptest! {
    #[test]
    fn a_record_is_written_so_that_it_is_read(record in record()) {
        let line = Line::of(record.clone());
        let Some(line) = line else { return Err(TestCaseError::fail(format!("{record:?}: {record}"))) };
        prop_assert_eq!(line.record(), &record);
    }

    #[test]
    fn a_report_that_is_written_is_read(event in event()) {
        let reading = read(event.to_string().as_bytes());
        prop_assert_eq!(reading.map(|reading| (reading.report, reading.warnings.len())), Ok((event.clone(), 0)));
        for version in [Version::Trf16, Version::Trf26] {
            let told = event.in_words_of(version);
            prop_assert_eq!(read(told.to_string().as_bytes()).map(|reading| reading.report), Ok(told));
        }
    }
}
