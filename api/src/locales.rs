//! The texts of `locales/<language>/*.ftl`, and how one is said. All files of a language are one bundle, so that
//! what stands in `vocabulary.ftl` can be taken in by any of the others.
//!
//! `GIVEN($fact)` is one thing a text can do beyond Fluent's own: it is `yes` or `no`, to leave out what there is
//! no fact for.

use std::borrow::Cow;
use std::collections::HashMap;

use fluent_templates::fluent_bundle::{FluentArgs, FluentValue};
use fluent_templates::static_loader;

use crate::language::Language;

static_loader! {
    static LOCALES = {
        locales: "./locales",
        fallback_language: "en",
        customise: |bundle| {
            // The marks that keep scripts apart are noise in JSON, and HTML has its own.
            bundle.set_use_isolating(false);
            // Fails only where there is a function of this name already.
            bundle.add_function("GIVEN", given).ok();
        },
    };
}

/// What stands in a text for a fact that nobody gave.
pub(crate) const NOT_GIVEN: &str = "—";

/// What a text is told.
pub(crate) type Facts<'a> = HashMap<Cow<'static, str>, FluentValue<'a>>;

/// The function `GIVEN` of the texts.
fn given<'a>(facts: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    let given = facts.first().is_some_and(|fact| *fact != FluentValue::from(NOT_GIVEN));
    FluentValue::from(if given { "yes" } else { "no" })
}

/// The text under this key, on one line; in English where the language lacks it.
pub(crate) fn say(language: Language, key: &str, facts: &Facts<'_>) -> Option<String> {
    let said = [language, Language::En].iter().find_map(|language| raw(*language, key, facts).ok());
    said.map(|said| one_line(&said, language))
}

/// The text as it stands, in this language only.
pub(crate) fn raw(language: Language, key: &str, facts: &Facts<'_>) -> Result<String, String> {
    LOCALES
        .lookup_single_language(&language.identifier(), key, Some(facts))
        .map_err(|error| error.to_string())
}

/// The sentences of a text that stands on several lines, some of them left out.
fn one_line(text: &str, language: Language) -> String {
    let between = match language {
        Language::En | Language::Vi => " ",
        Language::ZhHans | Language::ZhHant => "",
    };
    text.lines().map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join(between)
}

/// Small whole numbers go as numbers, so that a text may choose the plural; all else as it is.
pub(crate) fn fact(value: &str) -> FluentValue<'_> {
    let plain = value.len() <= 9 && !(value.len() > 1 && value.starts_with('0'));
    match value.parse::<u32>() {
        Ok(number) if plain => FluentValue::from(number),
        _ => FluentValue::from(value),
    }
}

/// The files themselves, for tests.
#[cfg(test)]
pub(crate) mod files {
    use std::collections::BTreeSet;
    use std::path::Path;

    use super::Language;

    /// A file of one language.
    pub(crate) fn text(language: Language, file: &str) -> String {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language.tag());
        std::fs::read_to_string(path.join(file)).unwrap()
    }

    /// `request-not_found`, `request-not_found.detail`, …
    pub(crate) fn keys(text: &str) -> BTreeSet<String> {
        let mut message = "";
        let mut keys = BTreeSet::new();
        for line in text.lines() {
            let Some((name, _)) = line.split_once(" =") else { continue };
            if let Some(attribute) = name.strip_prefix("    .") {
                assert!(keys.insert(format!("{message}.{attribute}")), "{message}.{attribute} stands twice");
            } else if name.starts_with(|c: char| c.is_ascii_lowercase()) {
                message = name;
                assert!(keys.insert(name.to_owned()), "{name} stands twice");
            }
        }
        keys
    }
}

#[cfg(test)]
mod tests {
    use super::files::{keys, text};
    use super::*;

    #[test]
    fn every_shared_word_is_used() {
        for language in Language::all() {
            let texts = text(language, "problems.ftl") + &text(language, "pages.ftl");
            for key in keys(&text(language, "vocabulary.ftl")) {
                assert!(texts.contains(&format!("{{ {key} }}")), "{}: nothing says {key}", language.tag());
            }
        }
    }

    #[test]
    fn no_two_files_share_a_key() {
        for language in Language::all() {
            let files = [
                "articles.ftl",
                "pages.ftl",
                "problems.ftl",
                "repetition.ftl",
                "rules.ftl",
                "rulings.ftl",
                "vocabulary.ftl",
            ];
            let all: Vec<String> = files.iter().flat_map(|file| keys(&text(language, file))).collect();
            let distinct: std::collections::BTreeSet<_> = all.iter().collect();
            assert_eq!(distinct.len(), all.len(), "{}", language.tag());
        }
    }
}
