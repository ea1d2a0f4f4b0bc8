//! `/v1/rule-sets` and `/v1/articles`: the rules as data, for anybody. What is answered changes with the program
//! alone, so its `ETag` is made from the content.

use actix_web::get;
use chuhe_domain::rules::{RuleSet, article};
use serde::Deserialize;
use utoipa::IntoParams;

use super::content::by_content;
use crate::auth::Anyone;
use crate::extract::{IfNoneMatch, NoParameters, Path, Query};
use crate::language::Language;
use crate::problem::{Code, Problem, Reading};
use crate::respond::Answer;
use crate::views::{ArticleView, ArticlesView, RuleSetView, RuleSetsView};

/// Which rule set.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct OfRuleSet {
    /// Its id.
    #[param(inline, example = "cn-1999")]
    rule_set: RuleSet,
}

/// Which article.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct OfArticle {
    /// Its number.
    #[param(example = "4.1.8")]
    article: String,
}

/// List the rule sets
///
/// A tournament's regulations name one of them, and may override single values.
#[utoipa::path(
    tag = "rules", params(IfNoneMatch),
    responses((status = 200, description = "The rule sets.", body = RuleSetsView), Reading)
)]
#[get("/v1/rule-sets")]
pub(crate) async fn list_rule_sets(
    _: Anyone,
    _: Query<NoParameters>,
    known: IfNoneMatch,
    language: Language,
) -> Answer {
    by_content(&RuleSetsView::all(language), language, &known).await
}

/// Read a rule set
///
/// Every value with its article, its unit, and what it rests on. What no document states is that of 1999 and marked
/// `unsourced`, so that a federation sees what it has to check.
#[utoipa::path(
    tag = "rules", params(OfRuleSet, IfNoneMatch),
    responses((status = 200, description = "The rule set.", body = RuleSetView), Reading)
)]
#[get("/v1/rule-sets/{rule_set}")]
pub(crate) async fn get_rule_set(
    path: Path<OfRuleSet>,
    _: Anyone,
    _: Query<NoParameters>,
    known: IfNoneMatch,
    language: Language,
) -> Answer {
    by_content(&RuleSetView::of(path.0.rule_set, language), language, &known).await
}

/// List the articles
///
/// Of the 1999 rules: the numbers that refusals, results and rulings cite.
#[utoipa::path(
    tag = "rules", params(IfNoneMatch),
    responses((status = 200, description = "The articles.", body = ArticlesView), Reading)
)]
#[get("/v1/articles")]
pub(crate) async fn list_articles(
    _: Anyone,
    _: Query<NoParameters>,
    known: IfNoneMatch,
    language: Language,
) -> Answer {
    by_content(&ArticlesView::all(language), language, &known).await
}

/// Read an article
///
/// With the Chinese text, which is the law, and its parts.
#[utoipa::path(
    tag = "rules", params(OfArticle, IfNoneMatch),
    responses((status = 200, description = "The article.", body = ArticleView), Reading)
)]
#[get("/v1/articles/{article}")]
pub(crate) async fn get_article(
    path: Path<OfArticle>,
    _: Anyone,
    _: Query<NoParameters>,
    known: IfNoneMatch,
    language: Language,
) -> Answer {
    let number = &path.0.article;
    let unknown = || Problem::new(Code::NOT_FOUND).fact("path", format!("/v1/articles/{number}"));
    let article = article(number).ok_or_else(unknown)?;
    by_content(&ArticleView::of(article, language), language, &known).await
}
