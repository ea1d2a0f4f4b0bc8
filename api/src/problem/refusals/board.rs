//! The refusals of the board: of positions, of moves and their texts, of records and touches; every variant of each.

use std::collections::HashSet;
use std::mem::{Discriminant, discriminant};

use chuhe_domain::vocabulary::Side;
use chuhe_domain::xiangqi::records::{Encoding, RecordError, RecordFlaw};
use chuhe_domain::xiangqi::touch::TouchError;
use chuhe_domain::xiangqi::{
    FenError, FenFlaw, IllegalMove, Kind, Man, Move, Position, ReadMoveError, ReadMoveFlaw, Square, Status,
};
use strum::{EnumCount, IntoEnumIterator};

/// Asserts that every variant is among them, whatever else is.
pub(super) fn all<R: EnumCount>(refusals: Vec<R>) -> Vec<R> {
    let kinds: HashSet<Discriminant<R>> = refusals.iter().map(discriminant).collect();
    assert_eq!(kinds.len(), R::COUNT, "{}: a variant is not listed here", std::any::type_name::<R>());
    refusals
}

pub(super) fn illegal_moves() -> Vec<IllegalMove> {
    let square: Square = "e2".parse().unwrap();
    let of_each_kind = Kind::iter().flat_map(|kind| {
        let man = Man::new(Side::Red, kind);
        [
            IllegalMove::OpponentsMan { square, man },
            IllegalMove::OwnManOnTarget { square, man },
            IllegalMove::NotItsMove { man },
            IllegalMove::LeavesPalace { man, to: square },
        ]
    });
    all([
        IllegalMove::EmptySquare { square },
        IllegalMove::StandsStill { square },
        IllegalMove::CrossesRiver { to: square },
        IllegalMove::LegBlocked { leg: square },
        IllegalMove::EyeBlocked { eye: square },
        IllegalMove::WayBlocked { at: square },
        IllegalMove::WrongScreens { to: square, screens: 0 },
        IllegalMove::WrongScreens { to: square, screens: 2 },
        IllegalMove::SoldierRetreats,
        IllegalMove::SoldierNotAcross { square },
        IllegalMove::GeneralsFace,
        IllegalMove::CheckUnanswered { by: square },
        IllegalMove::GeneralAttacked { by: square },
    ]
    .into_iter()
    .chain(of_each_kind)
    .collect())
}

pub(super) fn fen_flaws() -> Vec<FenFlaw> {
    let (square, man, side) = ("e2".parse().unwrap(), Man::new(Side::Black, Kind::Advisor), Side::Red);
    let given = "z".to_owned();
    all(vec![
        FenFlaw::TooLong,
        FenFlaw::Empty,
        FenFlaw::RankCount { found: 9 },
        FenFlaw::RankLength { rank: 4, found: 8 },
        FenFlaw::UnknownLetter { letter: 'z', rank: 4 },
        FenFlaw::NumbersSideBySide { rank: 4 },
        FenFlaw::GeneralMissing { side },
        FenFlaw::TooMany { man, found: 3 },
        FenFlaw::ImpossiblePoint { man, square },
        FenFlaw::SoldiersOnFile { side, file: 'g', squares: ["g3", "g4"].map(|at| at.parse().unwrap()) },
        FenFlaw::GeneralsFace,
        FenFlaw::CheckedOutOfTurn { side, by: square },
        FenFlaw::SideMissing,
        FenFlaw::UnknownSide { given: given.clone() },
        FenFlaw::NotDash { field: 3, given: given.clone() },
        FenFlaw::BadPlies { given: given.clone() },
        FenFlaw::BadRound { given },
        FenFlaw::TooManyFields { found: 7 },
    ])
}

pub(super) fn of_moves() -> Vec<ReadMoveError> {
    let position = Position::initial();
    let understood = |text: &str| position.read_move(text).expect_err(text).understood;
    let phrases = [None, understood("馬五進四"), understood("前馬進一"), understood("中兵1")];
    let possible: Vec<Move> = vec!["b0a2".parse().unwrap(), "b0c2".parse().unwrap()];
    // One that can be said in words; what is said to be wrong with it is for the sake of the sentence.
    let played = possible[0];
    let illegal = illegal_moves().into_iter().map(|why| ReadMoveFlaw::Illegal { played, why });
    let mut flaws: Vec<_> = illegal.collect();
    flaws.extend([ReadMoveFlaw::Unreadable, ReadMoveFlaw::NoSuchMan, ReadMoveFlaw::NoMoveFits]);
    flaws.extend([ReadMoveFlaw::Ambiguous, ReadMoveFlaw::OtherSide { side: Side::Black }]);
    let of = |why| {
        let phrases =
            phrases.iter().filter(move |phrase| phrase.is_none() || why != ReadMoveFlaw::Unreadable);
        let possible = possible.clone();
        phrases.map(move |&understood| {
            let given = "馬五進四".to_owned();
            let position = Box::new(Position::initial());
            ReadMoveError { given, understood, why, possible: possible.clone(), position }
        })
    };
    all(flaws).into_iter().flat_map(of).collect()
}

pub(super) fn of_records() -> Vec<RecordError> {
    let given = || "z".to_owned();
    let (played, square) = ("b0c2".parse().unwrap(), "e2".parse().unwrap());
    let mut flaws = vec![
        RecordFlaw::UnsupportedFormat,
        RecordFlaw::NoGame,
        RecordFlaw::Undecodable { encoding: Encoding::Big5 },
        RecordFlaw::Start(FenError { given: given(), flaws: fen_flaws() }),
        RecordFlaw::CommentUnfinished,
        RecordFlaw::VariationUnfinished,
        RecordFlaw::VariationOutOfPlace { given: given() },
        RecordFlaw::StrayParenthesis,
        RecordFlaw::TooDeep,
        RecordFlaw::MoveNumber { given: "2.".to_owned(), expected: "1...".to_owned() },
        RecordFlaw::NoMove { given: given() },
        RecordFlaw::OutOfPlace { given: given() },
        RecordFlaw::SaidTwice { given: given() },
        RecordFlaw::TooMuch,
        RecordFlaw::FieldUnfinished { given: given() },
        RecordFlaw::BadSquares { given: given() },
        RecordFlaw::BadPlaces { given: given() },
        RecordFlaw::UnsupportedVersion { version: 9 },
        RecordFlaw::CutOff { offset: 8, size: 9 },
        RecordFlaw::LeftOver { offset: 8 },
        RecordFlaw::NoPoint { offset: 8 },
        RecordFlaw::NoMan { offset: 8, given: 77 },
        RecordFlaw::TwoMen { square },
        RecordFlaw::GamesMissing { listed: 3, found: 2 },
    ];
    flaws.extend(illegal_moves().into_iter().map(|why| RecordFlaw::IllegalMove { played, why }));
    flaws.extend(of_moves().into_iter().map(|error| RecordFlaw::Unread(error.into())));
    let places = [
        (None, None, None),
        (Some(1), None, Some(4)),
        (Some(2), Some(7), None),
        (Some(2), Some(7), Some(15)),
    ];
    let at = |flaw: RecordFlaw| {
        places.map(|(game, ply, line)| RecordError { game, ply, line, flaw: flaw.clone() })
    };
    all(flaws).into_iter().flat_map(at).collect()
}

pub(super) fn of_touches() -> Vec<TouchError> {
    let over = [Status::Checkmate, Status::Stalemate].map(|status| TouchError::GameOver { status });
    let square = "e2".parse().unwrap();
    all([TouchError::NobodyTouched, TouchError::EmptySquare { index: 0, square }, TouchError::Drawn]
        .into_iter()
        .chain(over)
        .collect())
}
