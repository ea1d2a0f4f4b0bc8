//! The words of the pages, from `locales/<language>/pages.ftl`.

use std::borrow::Cow;
use std::fmt::Display;

use chuhe_domain::xiangqi::Forms;

use crate::language::Language;
use crate::locales::{self, Facts, fact};

/// The words in one language.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Words(pub(crate) Language);

impl Words {
    /// The text under this key.
    pub(crate) fn say(self, key: &str) -> String {
        self.tell(key, &[])
    }

    /// The same, told one fact.
    pub(crate) fn with(self, key: &str, name: &'static str, value: impl Display) -> String {
        self.tell(key, &[(name, value.to_string())])
    }

    /// The same, told several.
    pub(crate) fn tell(self, key: &str, told: &[(&'static str, String)]) -> String {
        let facts: Facts<'_> = told.iter().map(|(name, value)| (Cow::Borrowed(*name), fact(value))).collect();
        locales::say(self.0, key, &facts).unwrap_or_else(|| key.to_owned())
    }

    /// A move as readers of this language write it (**Art. 7.5**).
    pub(crate) fn notation(self, forms: Forms) -> String {
        self.0.notation(forms)
    }

    /// Several things in a row.
    pub(crate) fn row(self, things: &[String]) -> String {
        things.join(match self.0 {
            Language::En | Language::Vi => ", ",
            Language::ZhHans | Language::ZhHant => "、",
        })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use chuhe_domain::game::Status;
    use chuhe_domain::standings::TieBreak;
    use chuhe_domain::vocabulary::{Ending, Outcome, Side};
    use strum::IntoEnumIterator;

    use super::*;
    use crate::locales::files::{keys, text};

    /// Everything in quotes that looks like a key, in the templates and in what fills them.
    fn spoken(folder: &Path, found: &mut BTreeSet<String>) {
        for file in fs::read_dir(folder).unwrap() {
            let path = file.unwrap().path();
            if path.is_dir() {
                spoken(&path, found);
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            let quoted = text.split('"').filter(|part| part.starts_with("page-"));
            let whole = |part: &&str| part.chars().all(|c| c.is_ascii_lowercase() || matches!(c, '_' | '-'));
            found.extend(quoted.filter(whole).filter(|part| part.len() > 5).map(str::to_owned));
        }
    }

    #[test]
    fn every_key_speaks_every_language_and_none_is_an_orphan() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let mut wanted = BTreeSet::new();
        spoken(&root.join("templates"), &mut wanted);
        spoken(&root.join("src/dashboard"), &mut wanted);
        assert!(wanted.len() > 50, "{wanted:?}");
        for language in Language::all() {
            let found = keys(&text(language, "pages.ftl"));
            let missing: Vec<_> = wanted.difference(&found).collect();
            let orphans: Vec<_> = found.difference(&wanted).collect();
            assert!(missing.is_empty(), "{} lacks {missing:?}", language.tag());
            assert!(orphans.is_empty(), "{} has texts nobody says: {orphans:?}", language.tag());
        }
    }

    #[test]
    fn every_language_tells_of_the_same_facts() {
        let facts = |language| {
            let text = text(language, "pages.ftl");
            let mut key = "";
            let mut facts = BTreeSet::new();
            for line in text.lines() {
                if let Some((name, _)) = line.split_once(" =").filter(|_| !line.starts_with(' ')) {
                    key = name;
                }
                let told = line.split('$').skip(1).filter_map(|rest| rest.split([' ', ')']).next());
                facts.extend(told.map(|fact| format!("{key}: {fact}")));
                let variant = line.trim_start().trim_start_matches('*').strip_prefix('[');
                let variant = variant.and_then(|rest| rest.split_once(']'));
                // Plurals are each language's own affair.
                let variant = variant.filter(|(name, _)| !matches!(*name, "one" | "other"));
                facts.extend(variant.map(|(name, _)| format!("{key}: [{name}]")));
            }
            facts
        };
        let english = facts(Language::En);
        for language in Language::all() {
            let own = facts(language);
            let different: Vec<_> = own.symmetric_difference(&english).collect();
            assert!(different.is_empty(), "{}: {different:?}", language.tag());
        }
    }

    #[test]
    fn everything_that_can_happen_has_its_words() {
        fn each<T: IntoEnumIterator + Display>(key: &str, name: &'static str) {
            for language in Language::all() {
                for value in T::iter() {
                    let said = Words(language).with(key, name, &value);
                    // English may call a thing by its own name.
                    let own = language == Language::En && !said.contains('_');
                    assert!(own || said != value.to_string(), "{} {key}: {said}", language.tag());
                }
            }
        }
        each::<Outcome>("page-outcome", "outcome");
        each::<Ending>("page-ending", "ending");
        each::<Status>("page-status", "status");
        each::<Side>("word-side", "side");
        each::<TieBreak>("page-criterion", "criterion");
        each::<TieBreak>("page-criterion_short", "criterion");
    }
}
