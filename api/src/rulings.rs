//! What a ruling says, in the reader's language: the texts of `locales/<language>/rulings.ftl`. Why a single move is
//! illegal is said by the catalogue of problems.

use std::borrow::Cow;

use chuhe_domain::vocabulary::Refuse;
use chuhe_domain::xiangqi::touch::{Demand, Lapsed, TouchFoul, Touched, WhyNot};

use crate::language::Language;
use crate::locales::{self, Facts, fact};
use crate::problem::Problem;

/// That any legal move may be played.
pub(crate) fn free(language: Language) -> String {
    say(language, "free", &[])
}

/// What a player has to do.
pub(crate) fn demand(language: Language, demand: Demand) -> String {
    let (key, men) = men(language, demand);
    say(language, key, &men)
}

/// What a player would have had to do, and why it cannot be done.
pub(crate) fn lapsed(language: Language, Lapsed { demand, why }: &Lapsed) -> String {
    let (key, mut facts) = men(language, *demand);
    facts.push(("why", why_not(language, *demand, why)));
    say(language, &format!("not_{key}"), &facts)
}

/// That touching this man was a foul.
pub(crate) fn foul(language: Language, foul: TouchFoul) -> String {
    let key = match foul {
        TouchFoul::Immovable(_) => "immovable",
        TouchFoul::Untakeable(_) => "untakeable",
    };
    say(language, key, &[("man", man(language, foul.touched()))])
}

fn men(language: Language, demand: Demand) -> (&'static str, Vec<(&'static str, String)>) {
    let man = |touched| man(language, touched);
    match demand {
        Demand::TakeWith { own, opposing } => {
            ("take_with", vec![("own", man(own)), ("opposing", man(opposing))])
        }
        Demand::Take { opposing } => ("take", vec![("opposing", man(opposing))]),
        Demand::Move { own } => ("move", vec![("own", man(own))]),
    }
}

fn man(language: Language, Touched { square, man }: Touched) -> String {
    let facts =
        [("side", man.side.to_string()), ("kind", man.kind.to_string()), ("square", square.to_string())];
    say(language, "man", &facts)
}

fn why_not(language: Language, demand: Demand, why: &WhyNot) -> String {
    match (why, demand) {
        (WhyNot::Illegal { why }, _) => Problem::refused(why.reason()).document(language).detail,
        (WhyNot::NoWay, Demand::Move { .. }) => say(language, "nobody_moves", &[]),
        (WhyNot::NoWay, _) => say(language, "nobody_takes", &[]),
        (WhyNot::GeneralInDanger { tried }, _) => {
            let tried: Vec<_> = tried.iter().map(ToString::to_string).collect();
            say(language, "danger", &[("moves", tried.join(" "))])
        }
    }
}

fn say(language: Language, key: &str, told: &[(&'static str, String)]) -> String {
    let facts: Facts<'_> = told.iter().map(|(name, value)| (Cow::Borrowed(*name), fact(value))).collect();
    let key = format!("ruling-{key}");
    locales::say(language, &key, &facts).unwrap_or(key)
}
