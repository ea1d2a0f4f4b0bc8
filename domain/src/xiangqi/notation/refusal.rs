//! Why a written move could not be read: what was understood of it, what is wrong, and which moves there were.

use strum::EnumCount;

use crate::vocabulary::refusal::{Reason, Refuse};
use crate::vocabulary::side::Side;
use crate::xiangqi::illegal::IllegalMove;
use crate::xiangqi::moves::Move;
use crate::xiangqi::notation::forms::Forms;
use crate::xiangqi::notation::phrase::{Phrase, Who};
use crate::xiangqi::position::Position;

/// How much of an unread text is given back, in characters.
const SHOWN: usize = 24;

/// A text that is no move here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadMoveError {
    /// The text, or its beginning.
    pub given: String,
    /// What was understood of it. Nothing is, of a text in no known notation; ICCS says it all by its squares.
    pub understood: Option<Phrase>,
    /// What is wrong.
    pub why: ReadMoveFlaw,
    /// The legal moves that come nearest: those that fit, if several do; else those of the men that may be
    /// meant, or, where there is no such man, of its kind. If these have none, every legal move. In their order.
    pub possible: Vec<Move>,
    /// Where it was to be played.
    pub position: Box<Position>,
}

/// What is wrong with a written move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error, EnumCount)]
pub enum ReadMoveFlaw {
    /// It is written in no notation known here, or not in the one that was asked for.
    #[error("it is not written as a move is")]
    Unreadable,
    /// **Art. 1.2** – the man's character and the figures are those of the side that is not to move: 卒7進1 for Red.
    #[error("it is written as a move of {side}, whose turn it is not")]
    OtherSide {
        /// Whose move it would be.
        side: Side,
    },
    /// Nobody stands as the text says.
    #[error("there is no such man")]
    NoSuchMan,
    /// The man cannot go as the text says.
    #[error("no such man can go so")]
    NoMoveFits,
    /// One move is meant, and it is illegal.
    #[error("{played} is illegal: {why}")]
    Illegal {
        /// The move that is meant.
        played: Move,
        /// What is wrong with it.
        why: IllegalMove,
    },
    /// Several legal moves fit.
    #[error("several moves fit")]
    Ambiguous,
}

impl ReadMoveError {
    pub(super) fn new(
        position: &Position,
        text: &str,
        understood: Option<Phrase>,
        why: ReadMoveFlaw,
        possible: Vec<Move>,
    ) -> Self {
        let (given, position) = (text.chars().take(SHOWN).collect(), Box::new(position.clone()));
        Self { given, understood, why, possible, position }
    }
}

impl std::error::Error for ReadMoveError {}

impl std::fmt::Display for ReadMoveError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "failed to read {:?} as a move", self.given)?;
        if let Some(understood) = self.understood {
            write!(f, " ({understood})")?;
        }
        write!(f, ": {}", self.why)?;
        for (index, possible) in self.possible.iter().enumerate() {
            write!(f, "{} {possible}", if index == 0 { "; possible:" } else { "," })?;
        }
        Ok(())
    }
}

impl Refuse for ReadMoveError {
    fn reason(&self) -> Reason {
        let reason = match self.why {
            ReadMoveFlaw::Unreadable => Reason::new("notation.unreadable").article("7.5"),
            ReadMoveFlaw::OtherSide { side } => {
                Reason::new("notation.other_side").article("1.1").fact("side", side)
            }
            ReadMoveFlaw::NoSuchMan => Reason::new("notation.no_such_man").article("7.5"),
            ReadMoveFlaw::NoMoveFits => Reason::new("notation.no_move_fits").article("7.5"),
            ReadMoveFlaw::Ambiguous => Reason::new("notation.ambiguous").article("7.5"),
            // All that the board says of it, so that the sentence can name the squares.
            ReadMoveFlaw::Illegal { played, why } => {
                let why_illegal = why.reason_of(self.position.side_to_move());
                let reason = Reason { code: "notation.illegal_move".to_owned(), ..why_illegal }
                    .article(why.breaks())
                    .fact("move", played)
                    .fact("why", why.code());
                match self.position.forms_as_tried(played) {
                    Some(meant) => self.with_meant(reason, &meant),
                    None => reason,
                }
            }
        };
        let reason = match self.understood {
            Some(phrase) => with_phrase(reason, phrase),
            None => reason,
        };
        let possible: Vec<_> =
            self.possible.iter().filter_map(|&one| self.position.forms(one).ok()).collect();
        let all = |form: Form| possible.iter().map(form).collect::<Vec<_>>().join(" ");
        let reason = reason.fact("given", &self.given).fact("possible", all(|forms| &forms.iccs));
        WORDED
            .into_iter()
            .fold(reason, |reason, (name, form)| reason.fact(&format!("possible_{name}"), all(form)))
    }
}

type Form = fn(&Forms) -> &str;

/// The full notations that readers use: the ends of their facts' names, and how to find them.
const WORDED: [(&str, Form); 3] = [
    ("chinese", |forms| &forms.chinese),
    ("chinese_simplified", |forms| &forms.chinese_simplified),
    ("wxf", |forms| &forms.wxf),
];

impl ReadMoveError {
    /// The move meant, in the notations it is not already given in.
    fn with_meant(&self, reason: Reason, meant: &Forms) -> Reason {
        let others = WORDED.into_iter().filter(|(_, form)| form(meant) != self.given);
        others.fold(reason, |reason, (name, form)| reason.fact(&format!("move_{name}"), form(meant)))
    }
}

fn with_phrase(reason: Reason, phrase: Phrase) -> Reason {
    let reason = reason.fact("kind", phrase.kind).fact("number", phrase.number);
    let reason = match phrase.direction {
        Some(direction) => reason.fact("direction", direction),
        None => reason,
    };
    match phrase.who {
        Who::File(file) | Who::FileOrMiddle(file) => reason.fact("file", file),
        Who::Placed(place) => reason.fact("place", place),
        Who::PlacedOn(place, file) => reason.fact("place", place).fact("file", file),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(position: &Position, text: &str) -> ReadMoveError {
        position.read_move(text).expect_err(text)
    }

    fn after(played: &str) -> Position {
        let mut position = Position::initial();
        position.play(played.parse().expect("a move")).expect("legal");
        position
    }

    #[test]
    fn art_1_2_what_is_written_for_the_other_side_is_not_this_sides_move() {
        let (reds, blacks) = (Position::initial(), after("h2e2"));
        for text in ["卒7進1", "将5进1", "象3进5", "前卒進1", "卒７進１", "一卒平4", "卒 7 進 1"]
        {
            let error = refused(&reds, text);
            assert_eq!(error.why, ReadMoveFlaw::OtherSide { side: Side::Black }, "{text}");
            assert!(!error.possible.is_empty(), "{text}");
        }
        for text in ["帅五进一", "兵七進一", "相三進五", "仕四進五", "前兵平四", "二兵平四", "2兵平四"]
        {
            assert_eq!(refused(&blacks, text).why, ReadMoveFlaw::OtherSide { side: Side::Red }, "{text}");
        }
        // Either the figures or the character alone leave it open, and so does a character of both sides.
        for text in ["馬2進3", "兵7進1", "卒七進一", "帅5进1", "士4進5", "卒71", "象三進五", "P7+1", "p7+1"]
        {
            assert!(reds.read_move(text).is_ok(), "{text}");
        }
        for text in ["馬二進三", "卒三進一", "兵3進1", "兵31", "將五進一"] {
            assert!(blacks.read_move(text).is_ok(), "{text}");
        }
        let reason = refused(&reds, "卒7進1").reason();
        assert_eq!((reason.code.as_str(), reason.article.as_deref()), ("notation.other_side", Some("1.1")));
        assert_eq!(reason.facts.get("side").map(String::as_str), Some("black"));
    }

    #[test]
    fn art_7_5_when_nothing_near_is_legal_every_legal_move_is_named() {
        let position = Position::initial();
        for text in ["zz", "e5e6", "e9e8", "e0e3", "i0h2", "a1a2"] {
            let near: Vec<_> = position
                .legal_moves()
                .into_iter()
                .filter(|one| text.starts_with(&one.from.to_string()))
                .collect();
            let expected = if near.is_empty() { position.legal_moves() } else { near };
            assert_eq!(refused(&position, text).possible, expected, "{text}");
        }
        // Black is in check, and its horses cannot help: the moves that do are named.
        let checked = Position::from_fen("3k5/9/9/9/9/9/9/n8/9/3R1K3 b").expect("a position");
        assert!(checked.in_check());
        let answers: Vec<_> = refused(&checked, "馬1退2").possible.iter().map(Move::to_string).collect();
        assert_eq!(answers, ["d9e9"]);
    }

    #[test]
    fn art_7_5_possible_moves_are_named_in_every_full_notation_in_one_order() {
        let reason = refused(&after("h2e2"), "馬8進6").reason();
        let fact = |name: &str| reason.facts.get(name).map_or("", String::as_str);
        assert_eq!(fact("possible"), "h9g7 h9i7");
        assert_eq!(fact("possible_chinese"), "馬8進7 馬8進9");
        assert_eq!(fact("possible_chinese_simplified"), "马8进7 马8进9");
        assert_eq!(fact("possible_wxf"), "H8+7 H8+9");
        // The text itself is not said again.
        let meant = ["move", "move_chinese", "move_chinese_simplified", "move_wxf"].map(fact);
        assert_eq!(meant, ["h9f8", "", "马8进6", "H8+6"]);
    }

    #[test]
    fn art_7_5_an_illegal_move_by_its_squares_is_worded_where_its_man_goes_so() {
        let reason = |text| refused(&Position::initial(), text).reason();
        assert_eq!(reason("h0f1").facts.get("move_chinese").map(String::as_str), Some("馬二進四"));
        for text in ["e0e0", "e5e6", "e9e8", "h0h3", "h0g3"] {
            assert_eq!(reason(text).facts.get("move_chinese"), None, "{text}");
        }
    }
}
