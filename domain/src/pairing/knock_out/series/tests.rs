//! **Art. 13.4, 13.5, 15.6** – colours, ends and the ladder, game by game.

use proptest::prelude::{Strategy, any, prop, proptest};
use rstest::rstest;

use super::{Series, SeriesFlaw, SeriesGame, SeriesState};
use crate::clock::TimeControlFlaw;
use crate::pairing::knock_out::ladder::{LADDER, PlayOffStep, PlayOffTime};
use crate::pairing::knock_out::outcome::{Contender, MatchOutcome};
use crate::vocabulary::{Outcome, Side};

fn series(games: u32) -> Series {
    Series::new(games, LADDER.to_vec()).expect("the ladder is sound")
}

/// Games as they are written here: who had Red (`1` or `2`), then `r` or `b` won, `=` a draw, `0` both lost, `-` neither
/// came, `+` Red won for want of an opponent.
fn played(text: &str) -> Vec<SeriesGame> {
    let game = |word: &str| {
        let (red, outcome) = word.split_at(1);
        let (outcome, played) = match outcome {
            "r" => (Outcome::RedWins, true),
            "b" => (Outcome::BlackWins, true),
            "=" => (Outcome::Draw, true),
            "0" => (Outcome::BothLose, true),
            "-" => (Outcome::BothLose, false),
            "+" => (Outcome::RedWins, false),
            _ => panic!("{word} is no game"),
        };
        SeriesGame { red: if red == "1" { Contender::First } else { Contender::Second }, outcome, played }
    };
    text.split_whitespace().map(game).collect()
}

/// How it stands: `step.game` and who has Red (`?` by lot), or who goes on.
fn stands(series: &Series, text: &str) -> String {
    match series.state(&played(text)) {
        SeriesState::Next { step, game, red } => {
            format!("{step}.{game} {}", red.map_or_else(|| "?".to_owned(), |red| red.to_string()))
        }
        SeriesState::Over(outcome) => outcome.to_string(),
        SeriesState::NeedsRuling => "ruling".to_owned(),
    }
}

#[rstest]
#[case("", "0.1 ?")]
#[case("1r", "first")]
#[case("2r", "second")]
#[case("1b", "second")]
#[case("2+", "second")]
#[case("1-", "neither")]
#[case("1=", "1.1 ?")]
#[case("10", "1.1 ?")]
fn art_13_4_one_game_has_its_colours_by_lot(#[case] games: &str, #[case] then: &str) {
    assert_eq!(stands(&series(1), games), then);
}

#[rstest]
#[case("1r", "0.2 second")]
#[case("2r", "0.2 first")]
#[case("1r 2r", "1.1 ?")]
#[case("1= 2=", "1.1 ?")]
#[case("1= 2b", "first")]
#[case("1r 2=", "first")]
#[case("1+ 2-", "first")]
#[case("1= 2-", "neither")]
#[case("1- 2=", "1.1 ?")]
#[case("1- 2r", "second")]
fn art_13_5_two_games_with_colours_reversed(#[case] games: &str, #[case] then: &str) {
    assert_eq!(stands(&series(2), games), then);
}

#[rstest]
#[case(3, "1r 2b", "first")]
#[case(3, "1r 2=", "0.3 ?")]
#[case(3, "1r 2= 2r", "1.1 ?")]
#[case(3, "1r 2r", "0.3 ?")]
#[case(3, "1= 2= 1= ", "1.1 ?")]
#[case(4, "1r 2= 1r", "first")]
#[case(4, "1r 2= 2=", "0.4 first")]
#[case(5, "1r 2b 1=", "0.4 second")]
#[case(5, "1r 2b 1= 2=", "first")]
fn the_games_end_when_nothing_can_turn_the_match(#[case] games: u32, #[case] text: &str, #[case] then: &str) {
    assert_eq!(stands(&series(games), text), then);
}

#[rstest]
#[case("1=", "1.1 ?")]
#[case("1= 1=", "2.1 ?")]
#[case("1= 1= 2=", "3.1 ?")]
#[case("1= 1= 2b", "first")]
#[case("1= 1= 2= 1=", "second")]
#[case("1= 1= 2= 2=", "first")]
#[case("1= 1= 2= 2r", "second")]
#[case("1= 1= 2= 2-", "neither")]
#[case("1= 1= 2= 20", "ruling")]
fn art_15_6_the_ladder_ends_with_a_game_in_which_black_goes_on_by_a_draw(
    #[case] text: &str,
    #[case] then: &str,
) {
    assert_eq!(stands(&series(1), text), then);
}

#[test]
fn art_15_6_a_step_of_two_games_reverses_colours_and_counts_anew() {
    let [rapid, _, last] = LADDER;
    let series = Series::new(2, vec![PlayOffStep { games: 2, ..rapid }, last]).expect("it is sound");
    assert_eq!(stands(&series, "1r 2r 2="), "1.2 first");
    assert_eq!(stands(&series, "1r 2r 2= 1="), "2.1 ?");
    assert_eq!(stands(&series, "1r 2r 2= 1b"), "second");
}

#[test]
fn art_15_6_without_a_ladder_the_arbiters_decide() {
    let series = Series::new(2, Vec::new()).expect("it is sound");
    assert_eq!(stands(&series, "1r 2r"), "ruling");
    assert_eq!(stands(&series, "1r 2r 1r"), "ruling");
}

#[test]
fn the_times_of_the_ladder_are_those_printed() {
    let minutes = |step: PlayOffStep, side| {
        let control = step.time.control().expect("it is a time control");
        control
            .periods(side)
            .iter()
            .map(|it| (it.moves, it.time_ms / 60_000, it.increment_ms / 1000))
            .collect()
    };
    let both: Vec<[Vec<_>; 2]> =
        LADDER.into_iter().map(|step| Side::BOTH.map(|side| minutes(step, side))).collect();
    let for_all = |time, increment| vec![(None, time, increment)];
    assert_eq!(
        both,
        [[for_all(10, 10), for_all(10, 10)], [for_all(5, 3), for_all(5, 3)], [for_all(6, 3), for_all(4, 3)]]
    );
}

#[test]
fn what_is_no_match_is_refused_with_what_is_wrong() {
    let [rapid, _, last] = LADDER;
    let no_time = PlayOffTime { black_ms: 0, ..rapid.time };
    let flaw = |games, steps: &[PlayOffStep]| Series::new(games, steps.to_vec()).expect_err("it is none");
    assert_eq!(flaw(0, &[]), SeriesFlaw::Games { given: 0 });
    assert_eq!(flaw(u32::MAX, &[]), SeriesFlaw::Games { given: u32::MAX });
    assert_eq!(flaw(1, &[rapid; 9]), SeriesFlaw::TooManySteps { given: 9 });
    assert_eq!(
        flaw(1, &[rapid, PlayOffStep { games: 0, ..rapid }]),
        SeriesFlaw::StepGames { step: 2, given: 0 }
    );
    assert_eq!(flaw(1, &[last, rapid]), SeriesFlaw::DrawAdvances { step: 1 });
    assert_eq!(flaw(1, &[PlayOffStep { games: 2, ..last }]), SeriesFlaw::DrawAdvances { step: 1 });
    assert!(matches!(
        flaw(1, &[PlayOffStep { time: no_time, ..rapid }]),
        SeriesFlaw::Time { step: 1, flaw: TimeControlFlaw::OutOfRange { side: Side::Black, given: 0, .. } }
    ));
}

#[test]
fn it_is_written_as_it_is_read() {
    for series in [Series::new(2, Vec::new()).expect("it is sound"), series(3)] {
        let json = serde_json::to_string(&series).expect("it is written");
        assert_eq!(serde_json::from_str::<Series>(&json).expect("it is read"), series);
    }
    let json = serde_json::to_string(&Series::new(2, Vec::new()).expect("it is sound"));
    assert_eq!(json.expect("it is written"), r#"{"games":2}"#);
    for refused in [r#"{"games":0}"#, r#"{"games":1,"extra":1}"#, r#"{}"#] {
        assert!(serde_json::from_str::<Series>(refused).is_err(), "{refused}");
    }
}

fn games() -> impl Strategy<Value = Vec<SeriesGame>> {
    let outcome =
        prop::sample::select(vec![Outcome::RedWins, Outcome::BlackWins, Outcome::Draw, Outcome::BothLose]);
    let game = (any::<bool>(), outcome, any::<bool>()).prop_map(|(first, outcome, played)| SeriesGame {
        red: if first { Contender::First } else { Contender::Second },
        outcome,
        played,
    });
    prop::collection::vec(game, 0..24)
}

proptest! {
    #[test]
    fn a_match_ends_and_what_ended_it_stands(length in 1..=16_u32, games in games()) {
        let series = series(length);
        let mut ended = None;
        for after in 0..=games.len() {
            let state = series.state(&games[..after]);
            match (ended, state) {
                (None, SeriesState::Next { .. }) => assert!(after < length as usize + LADDER.len()),
                (None, _) => ended = Some(state),
                (Some(ended), state) => assert_eq!(state, ended),
            }
        }
    }

    #[test]
    fn naming_the_two_the_other_way_round_turns_the_match_round(length in 1..=16_u32, games in games()) {
        let turned: Vec<_> = games.iter().map(|it| SeriesGame { red: it.red.opponent(), ..*it }).collect();
        let expected = match series(length).state(&games) {
            SeriesState::Next { step, game, red } => {
                SeriesState::Next { step, game, red: red.map(Contender::opponent) }
            }
            SeriesState::Over(MatchOutcome::First) => SeriesState::Over(MatchOutcome::Second),
            SeriesState::Over(MatchOutcome::Second) => SeriesState::Over(MatchOutcome::First),
            same => same,
        };
        assert_eq!(series(length).state(&turned), expected);
    }
}
