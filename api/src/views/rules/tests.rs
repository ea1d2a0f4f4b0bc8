//! The texts against what there is to say.

use std::collections::BTreeSet;

use chuhe_domain::rules::ParameterId;

use super::*;
use crate::locales::files::{keys, text};

fn holds_exactly(file: &str, wanted: &BTreeSet<String>) {
    for language in Language::all() {
        let found = keys(&text(language, file));
        let different: Vec<_> = found.symmetric_difference(wanted).collect();
        assert!(different.is_empty(), "{} {file}: {different:?}", language.tag());
    }
}

#[test]
fn every_article_and_chapter_has_its_title_in_every_language() {
    let articles = articles().iter().map(|article| format!("article-{}", article.number.replace('.', "-")));
    holds_exactly(
        "articles.ftl",
        &articles.chain((1..=4).map(|chapter| format!("chapter-{chapter}"))).collect(),
    );
}

#[test]
fn every_rule_set_parameter_and_note_has_its_words_in_every_language() {
    let sets = RuleSet::iter().map(|set| format!("rule-set-{set}"));
    let parameters = ParameterId::iter().map(|id| format!("parameter-{id}"));
    let notes = RuleSet::iter().flat_map(RuleSet::sourced).filter_map(|parameter| parameter.note);
    let notes = notes.map(|note| format!("parameter_note-{note}"));
    holds_exactly("rules.ftl", &sets.chain(parameters).chain(notes).collect());
}

/// The headings of articles 1–8 are printed above the numbers; all others stand where the text begins.
#[test]
fn a_title_that_is_not_ours_is_the_first_word_of_the_text() {
    for article in articles().iter().filter(|article| !article.title_is_ours) {
        let Some(text) = article.text().filter(|_| article.number.contains('.')) else { continue };
        let title = ArticleLine::of(article, Language::ZhHant).title;
        // Article 12.3 is handed down with 製 for 制.
        assert!(text.replace('製', "制").starts_with(&title), "{}: {title} is not in {text}", article.number);
    }
}

/// A value as the table of the documentation prints it.
fn cell(parameter: &Parameter) -> String {
    let source = serde_json::to_value(parameter.source).unwrap();
    let value = parameter.value.as_ref().map_or_else(
        || "–".to_owned(),
        |value| match value {
            serde_json::Value::Object(scale) => {
                ["win_x2", "draw_x2", "loss_x2"].map(|member| scale[member].to_string()).join(" / ")
            }
            value => value.to_string().replace('"', ""),
        },
    );
    format!("{value} *{}*", source.as_str().unwrap())
}

#[test]
fn the_documentation_lists_the_values() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/RULE-SETS.md");
    let document = std::fs::read_to_string(&path).unwrap();
    let sets: Vec<_> = RuleSet::iter().map(|set| (set.to_string(), set.sourced())).collect();
    let names: Vec<_> = sets.iter().map(|(name, _)| name.as_str()).collect();
    let mut table =
        format!("| parameter | article | {} |\n|{}\n", names.join(" | "), "---|".repeat(2 + sets.len()));
    for (row, id) in ParameterId::iter().enumerate() {
        let cells: Vec<_> = sets.iter().map(|(_, parameters)| cell(&parameters[row])).collect();
        table += &format!("| `{id}` | {} | {} |\n", id.article(), cells.join(" | "));
    }
    let (prose, _) = document.split_once("## The values\n").unwrap();
    let current = format!("{prose}## The values\n\n{table}");
    if std::env::var_os("UPDATE_DOCS").is_some() {
        std::fs::write(&path, &current).unwrap();
    }
    let committed = std::fs::read_to_string(&path).unwrap();
    assert!(committed == current, "docs/RULE-SETS.md is out of date: run with UPDATE_DOCS=1");
}
