//! Rule sets and articles, in the reader's language: the texts of `locales/<language>/rules.ftl` and `articles.ftl`.

use chuhe_domain::rules::{Article, Duty, Parameter, ParameterUnit, RuleSet, Source, articles};
use serde::Serialize;
use strum::IntoEnumIterator;
use utoipa::ToSchema;

use crate::language::Language;
use crate::locales::{self, Facts};

fn say(language: Language, key: &str) -> String {
    locales::say(language, key, &Facts::new()).unwrap_or_else(|| key.to_owned())
}

/// The rule sets there are.
#[derive(Debug, Serialize, ToSchema)]
pub struct RuleSetsView {
    /// The rule sets, that of 1999 first.
    pub rule_sets: Vec<RuleSetLine>,
}

impl RuleSetsView {
    /// All of them.
    #[must_use]
    pub fn all(language: Language) -> Self {
        Self { rule_sets: RuleSet::iter().map(|set| RuleSetLine::of(set, language)).collect() }
    }
}

/// A rule set by name.
#[derive(Debug, Serialize, ToSchema)]
pub struct RuleSetLine {
    /// Its id, as regulations name it.
    pub id: RuleSet,
    /// Its title.
    pub title: String,
    /// The year of its edition.
    pub year: u16,
}

impl RuleSetLine {
    fn of(set: RuleSet, language: Language) -> Self {
        Self { id: set, title: say(language, &format!("rule-set-{set}")), year: set.year() }
    }
}

/// A rule set with all its values.
#[derive(Debug, Serialize, ToSchema)]
pub struct RuleSetView {
    /// Its id, as regulations name it.
    pub id: RuleSet,
    /// Its title.
    pub title: String,
    /// The year of its edition.
    pub year: u16,
    /// Its parameters. The `overrides` of regulations name them by id.
    pub parameters: Vec<ParameterView>,
}

impl RuleSetView {
    /// This one.
    #[must_use]
    pub fn of(set: RuleSet, language: Language) -> Self {
        let RuleSetLine { id, title, year } = RuleSetLine::of(set, language);
        let parameters = set.sourced().into_iter().map(|parameter| ParameterView::of(parameter, language));
        Self { id, title, year, parameters: parameters.collect() }
    }
}

/// A value of a rule set, and what it rests on.
#[derive(Debug, Serialize, ToSchema)]
pub struct ParameterView {
    /// Its id.
    #[schema(examples("fouls_to_lose"))]
    pub id: &'static str,
    /// What it is.
    pub title: String,
    /// The article of the 1999 rules that it belongs to.
    #[schema(examples("4.1.8"))]
    pub article: &'static str,
    /// The value: a number, yes or no, a word, or a scale of points. Absent where no rule set gives one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub value: Option<serde_json::Value>,
    /// Whether the regulations must give it.
    pub required: bool,
    /// What the value counts; absent where it is a word, or yes or no.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub unit: Option<ParameterUnit>,
    /// How well it is founded.
    pub source: Source,
    /// Whether no document states it: then it is that of 1999, for a federation to check.
    pub unsourced: bool,
    /// What more there is to say of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub note: Option<String>,
}

impl ParameterView {
    fn of(Parameter { id, value, source, note }: Parameter, language: Language) -> Self {
        Self {
            id: id.as_str(),
            title: say(language, &format!("parameter-{id}")),
            article: id.article(),
            required: value.is_none(),
            value,
            unit: id.unit(),
            source,
            unsourced: source == Source::Unsourced,
            note: note.map(|note| say(language, &format!("parameter_note-{note}"))),
        }
    }
}

/// The articles of the 1999 rules.
#[derive(Debug, Serialize, ToSchema)]
pub struct ArticlesView {
    /// The chapters.
    pub chapters: Vec<ChapterView>,
    /// The articles, in the order of the text.
    pub articles: Vec<ArticleLine>,
}

impl ArticlesView {
    /// All of them.
    #[must_use]
    pub fn all(language: Language) -> Self {
        let mut numbers: Vec<u8> = articles().iter().map(Article::chapter).collect();
        numbers.dedup();
        Self {
            chapters: numbers.into_iter().map(|number| ChapterView::of(number, language)).collect(),
            articles: articles().iter().map(|article| ArticleLine::of(article, language)).collect(),
        }
    }
}

/// A chapter of the rules.
#[derive(Debug, Serialize, ToSchema)]
pub struct ChapterView {
    /// Its number, from 1.
    pub number: u8,
    /// Its title.
    pub title: String,
}

impl ChapterView {
    fn of(number: u8, language: Language) -> Self {
        Self { number, title: say(language, &format!("chapter-{number}")) }
    }
}

/// An article by name.
#[derive(Debug, Serialize, ToSchema)]
pub struct ArticleLine {
    /// Its number, as every refusal and ruling cites it.
    #[schema(examples("4.1.8"))]
    pub number: &'static str,
    /// The chapter it stands in.
    pub chapter: u8,
    /// Its title.
    pub title: String,
    /// Whether the text prints no title, and this one is ours.
    pub title_is_ours: bool,
    /// What this system does about it.
    pub duty: Duty,
}

impl ArticleLine {
    fn of(article: &Article, language: Language) -> Self {
        Self {
            number: article.number,
            chapter: article.chapter(),
            title: say(language, &format!("article-{}", article.number.replace('.', "-"))),
            title_is_ours: article.title_is_ours,
            duty: article.duty,
        }
    }
}

/// An article with its text.
#[derive(Debug, Serialize, ToSchema)]
pub struct ArticleView {
    /// Its number, as every refusal and ruling cites it.
    #[schema(examples("4.1.8"))]
    pub number: &'static str,
    /// The chapter it stands in.
    pub chapter: ChapterView,
    /// Its title.
    pub title: String,
    /// Whether the text prints no title, and this one is ours.
    pub title_is_ours: bool,
    /// What this system does about it.
    pub duty: Duty,
    /// The law itself, in Chinese whatever the language asked for, a paragraph on each line; absent for a heading.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub text: Option<&'static str>,
    /// The article it is a part of; absent for one that is part of none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, examples("4.1"))]
    pub part_of: Option<&'static str>,
    /// Its parts.
    pub related: Vec<ArticleLine>,
}

impl ArticleView {
    /// This one.
    #[must_use]
    pub fn of(article: &Article, language: Language) -> Self {
        let ArticleLine { number, chapter, title, title_is_ours, duty } = ArticleLine::of(article, language);
        let parts = articles().iter().filter(|part| part.parent() == Some(number));
        Self {
            number,
            chapter: ChapterView::of(chapter, language),
            title,
            title_is_ours,
            duty,
            text: article.text(),
            part_of: article.parent(),
            related: parts.map(|part| ArticleLine::of(part, language)).collect(),
        }
    }
}

#[cfg(test)]
mod tests;
