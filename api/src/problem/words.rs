//! The words of every code: title, detail and what to do next, from `locales/<language>/problems.ftl`.
//! The message is the title, with the code's dot written as a hyphen; `.detail` and `.next` are attributes.
//! Words that several texts share stand in `vocabulary.ftl` beside it.
//!
//! `$why` and `$cause`, where the fact of this name is a code, are what that code says.

use std::borrow::Cow;
use std::collections::BTreeMap;

use fluent_templates::fluent_bundle::FluentValue;

use super::catalogue::Code;
use crate::language::Language;
use crate::locales::{self, Facts, NOT_GIVEN, fact};

/// What a code says in one language.
pub(super) struct Words {
    pub(super) title: String,
    pub(super) detail: String,
    pub(super) next: String,
}

/// Says it. A fact the row declares but nobody gave, or gave empty, is a dash, so that a sentence always comes out
/// whole.
pub(super) fn say(code: Code, language: Language, facts: &BTreeMap<String, String>) -> Words {
    let mut arguments: Facts<'_> =
        code.facts().iter().map(|&name| (Cow::Borrowed(name), FluentValue::from(NOT_GIVEN))).collect();
    let told = facts.iter().filter(|(_, value)| !value.is_empty());
    arguments.extend(told.map(|(name, value)| (Cow::Owned(name.clone()), fact(value))));
    arguments.extend(REASONS.into_iter().filter_map(|name| {
        let said = reason_within(name, language, facts)?;
        Some((Cow::Borrowed(name), FluentValue::from(said)))
    }));

    let key = key(code);
    let look_up =
        |key: &str| locales::say(language, key, &arguments).unwrap_or_else(|| code.as_str().to_owned());
    Words {
        title: look_up(&key),
        detail: look_up(&format!("{key}.detail")),
        next: look_up(&format!("{key}.next")),
    }
}

/// The facts that may name a code.
const REASONS: [&str; 2] = ["why", "cause"];

/// What the code says that the fact of this name is, with the same facts.
fn reason_within(name: &str, language: Language, facts: &BTreeMap<String, String>) -> Option<String> {
    let mut facts = facts.clone();
    let code = Code::find(&facts.remove(name)?)?;
    Some(say(code, language, &facts).detail)
}

/// The key of a code's message.
pub(super) fn key(code: Code) -> String {
    code.as_str().replace('.', "-")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::locales::files::{keys, text};
    use crate::problem::catalogue::CATALOGUE;

    const PARTS: [&str; 3] = ["", ".detail", ".next"];

    #[test]
    fn every_code_speaks_every_language_and_no_text_is_an_orphan() {
        let wanted: BTreeSet<_> = CATALOGUE
            .iter()
            .flat_map(|&code| PARTS.iter().map(move |part| format!("{}{part}", key(code))))
            .collect();
        for language in Language::all() {
            let found = keys(&text(language, "problems.ftl"));
            let missing: Vec<_> = wanted.difference(&found).collect();
            let orphans: Vec<_> = found.difference(&wanted).collect();
            assert!(missing.is_empty(), "{} lacks {missing:?}", language.tag());
            assert!(orphans.is_empty(), "{} has texts of no code: {orphans:?}", language.tag());
        }
    }

    #[test]
    fn a_text_speaks_only_of_facts_its_row_declares() {
        for &code in CATALOGUE {
            let arguments: Facts<'_> =
                code.facts().iter().map(|&name| (Cow::Borrowed(name), FluentValue::from("x"))).collect();
            for language in Language::all() {
                for part in PARTS {
                    let key = format!("{}{part}", key(code));
                    let said = locales::raw(language, &key, &arguments);
                    let said = said.unwrap_or_else(|error| panic!("{} {key}: {error}", language.tag()));
                    assert!(!said.contains(['\u{2068}', '\u{2069}']), "{key} carries isolation marks");
                }
            }
        }
    }

    #[test]
    fn what_there_is_no_fact_for_can_be_left_out() {
        let code = Code::find("pairing.not_a_draw").unwrap();
        let facts = [("entries", "4"), ("number_missing", "3"), ("number_twice", "2")];
        let facts = facts.map(|(name, value)| (name.to_owned(), value.to_owned())).into();
        assert_eq!(
            say(code, Language::En, &facts).detail,
            "Each of the 4 entrants draws one number; in the field, or in each group, they go from 1 without a gap. \
             Numbers nobody has: 3. Numbers drawn more than once: 2."
        );
        assert_eq!(
            say(code, Language::ZhHant, &facts).detail,
            "4 名參賽者各抽一號；不分組時全體、分組時每組，號碼均從 1 起，不重不漏。無人抽得的號碼：3。重複抽得的號碼：2。"
        );
    }

    #[test]
    fn a_fact_nobody_gave_is_a_dash_and_numbers_stay_as_they_are() {
        let mut facts = BTreeMap::new();
        assert!(say(Code::TOO_DEEP, Language::En, &facts).detail.contains('—'));
        facts.insert("limit".to_owned(), "1000000".to_owned());
        assert!(say(Code::TOO_DEEP, Language::Vi, &facts).detail.contains("1000000"));
    }
}
