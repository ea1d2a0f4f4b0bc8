//! What the spellings of a name, and of a number, have in common.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// A name without what people leave out who look for it: capitals, marks on letters, the width of letters.
pub(super) fn name(text: &str) -> String {
    let bare = text.nfkd().filter(|letter| !is_combining_mark(*letter)).flat_map(char::to_lowercase);
    bare.map(|letter| if letter == 'đ' { 'd' } else { letter }).collect()
}

/// A number as one compares it: without space and capitals.
pub(super) fn number(text: &str) -> String {
    text.nfkc().filter(|letter| !letter.is_whitespace()).flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_found_without_its_capitals_and_marks() {
        assert_eq!(name("Nguyễn Đình"), "nguyen dinh");
        assert_eq!(name("ＨＵ Ronghua"), "hu ronghua");
        assert_eq!(name("胡榮華"), "胡榮華");
    }

    #[test]
    fn a_number_is_the_same_however_it_is_spaced() {
        assert_eq!(number(" Hk 12-３ "), "hk12-3");
        assert_ne!(number("0123"), number("123"));
    }
}
