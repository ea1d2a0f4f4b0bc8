//! The same letters as other keyboards and printers give them: wide (`Ｃ２＝５`), as radicals (⾺), set apart (炮 二 平 五),
//! with a full stop behind. It is asked only about texts that no alphabet reads as they stand.

use unicode_normalization::UnicodeNormalization;

/// No move takes more letters than this; a longer text is none.
const LONGEST: usize = 8;

/// The text as it is plainly written, unless it is too long.
pub(super) fn plain(text: &str) -> Option<String> {
    let letters = text.chars().filter(|letter| !letter.is_whitespace()).nfkc();
    let mut plain: String = letters.take(LONGEST + 1).collect();
    if plain.ends_with(['。', '.']) {
        plain.pop();
    }
    (plain.chars().count() <= LONGEST).then_some(plain)
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use crate::xiangqi::notation::Notation;
    use crate::xiangqi::notation::refusal::ReadMoveFlaw;
    use crate::xiangqi::position::Position;

    #[rstest]
    #[case::wide(Notation::Wxf, "Ｃ２＝５ C２＝5 ｃ２．５ Ｃ２=５.", "h2e2")]
    #[case::wide_squares(Notation::Iccs, "ｈ２ｅ２ Ｈ２－Ｅ２ h2e2. h2e2。", "h2e2")]
    #[case::radical(Notation::Chinese, "⾺八進七 ⾺八进七。 馬八進七．", "b0c2")]
    #[case::compatible(Notation::Chinese, "\u{F902}一進一 \u{2F9E}一進一。", "i0i1")]
    #[case::short(Notation::ChineseShort, "⾺87 馬8７。", "b0c2")]
    fn what_other_keyboards_write_is_read(
        #[case] notation: Notation,
        #[case] texts: &str,
        #[case] meant: &str,
    ) {
        for text in texts.split(' ') {
            let meant = Ok(meant.parse().expect("a move"));
            assert_eq!(Position::initial().read_move(text), meant, "{text}");
            assert_eq!(Position::initial().read_move_as(notation, text), meant, "{text}");
        }
    }

    #[test]
    fn space_inside_a_move_does_not_matter() {
        for text in [
            "炮 二 平 五",
            "炮二\t平五",
            "炮\u{3000}２ 平 5 。",
            "h2 e2",
            " H2 - E2\n",
            "C2 = 5",
            "C 2 . 5 .",
        ] {
            let read = Position::initial().read_move(text).map(String::from);
            assert_eq!(read.as_deref(), Ok("h2e2"), "{text:?}");
        }
    }

    #[test]
    fn the_number_of_a_move_is_no_part_of_it() {
        for text in
            ["1. 炮二平五", "1.炮二平五", "1 炮二平五", "１ h2e2", "1、C2=5", "1 兵五平六", "3 兵 7 進 1"]
        {
            assert!(
                Position::initial().read_move(text).is_err_and(|error| error.why == ReadMoveFlaw::Unreadable),
                "{text}"
            );
        }
        for text in ["炮二平五。。", "。", ".", "炮二平五 馬8進7", &"炮".repeat(9), &" ".repeat(9)]
        {
            assert!(
                Position::initial().read_move(text).is_err_and(|error| error.why == ReadMoveFlaw::Unreadable),
                "{text}"
            );
        }
    }
}
