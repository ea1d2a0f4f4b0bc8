//! What a ruling says, in the reader's language and notation: the texts of `locales/<language>/rulings.ftl`. Why a
//! single move is illegal is said by the catalogue of problems; what repetitions are ruled, by `repetition`.

pub(crate) mod repetition;

use std::borrow::Cow;

use chuhe_domain::xiangqi::touch::{Demand, Lapsed, Obligation, TouchFoul, TouchRuling, Touched, WhyNot};
use chuhe_domain::xiangqi::{IllegalMove, Move, Position};

use crate::language::Language;
use crate::locales::{self, Facts, fact};
use crate::problem::Problem;

/// Who says it: in this language, of this position.
#[derive(Clone, Copy)]
pub(crate) struct Teller<'a> {
    pub(crate) language: Language,
    pub(crate) position: &'a Position,
}

impl Teller<'_> {
    /// What may be played, and whether that is the text's word or our reading of it.
    pub(crate) fn ruling(self, ruling: &TouchRuling) -> String {
        let text = match &ruling.obligation {
            Obligation::Free => self.say("free", &[]),
            Obligation::Bound { by, .. } => self.demand(*by),
        };
        if !ruling.house {
            return text;
        }
        self.say("house", &[("article", ruling.article.number().to_owned()), ("text", text)])
    }

    /// What a player has to do.
    pub(crate) fn demand(self, demand: Demand) -> String {
        let (key, men) = self.men(demand);
        self.say(key, &men)
    }

    /// What a player would have had to do, and why it cannot be done.
    pub(crate) fn lapsed(self, Lapsed { demand, why }: &Lapsed) -> String {
        let (key, mut facts) = self.men(*demand);
        facts.push(("why", self.why_not(*demand, why)));
        self.say(&format!("not_{key}"), &facts)
    }

    /// That touching this man was a foul.
    pub(crate) fn foul(self, foul: TouchFoul) -> String {
        let key = match foul {
            TouchFoul::Immovable(_) => "immovable",
            TouchFoul::Untakeable(_) => "untakeable",
        };
        self.say(key, &[("man", self.man(foul.touched()))])
    }

    fn men(self, demand: Demand) -> (&'static str, Vec<(&'static str, String)>) {
        let man = |touched| self.man(touched);
        match demand {
            Demand::TakeWith { own, opposing } => {
                ("take_with", vec![("own", man(own)), ("opposing", man(opposing))])
            }
            Demand::Take { opposing } => ("take", vec![("opposing", man(opposing))]),
            Demand::Move { own } => ("move", vec![("own", man(own))]),
        }
    }

    fn man(self, Touched { square, man }: Touched) -> String {
        let facts =
            [("side", man.side.to_string()), ("kind", man.kind.to_string()), ("square", square.to_string())];
        self.say("man", &facts)
    }

    fn why_not(self, demand: Demand, why: &WhyNot) -> String {
        let mover = self.position.side_to_move();
        match (why, demand) {
            (WhyNot::Illegal { why }, _) => {
                Problem::refused(why.reason_of(mover)).document(self.language).detail
            }
            (WhyNot::NoWay, Demand::Move { .. }) => self.say("nobody_moves", &[]),
            (WhyNot::NoWay, _) => self.say("nobody_takes", &[]),
            (WhyNot::GeneralInDanger { tried }, _) => {
                let is_unanswered = |&one: &Move| {
                    matches!(self.position.why_illegal(one), Some(IllegalMove::CheckUnanswered { .. }))
                };
                let key = if tried.iter().all(is_unanswered) { "check_unanswered" } else { "danger" };
                self.say(key, &[("moves", self.moves(tried)), ("side", mover.to_string())])
            }
        }
    }

    /// The moves, as a reader of this language writes them.
    fn moves(self, tried: &[Move]) -> String {
        let write = |forms| self.language.notation(forms);
        let written = tried.iter().filter_map(|&one| self.position.forms_as_tried(one).map(write));
        written.collect::<Vec<_>>().join(" ")
    }

    fn say(self, key: &str, told: &[(&'static str, String)]) -> String {
        let facts: Facts<'_> = told.iter().map(|(name, value)| (Cow::Borrowed(*name), fact(value))).collect();
        let key = format!("ruling-{key}");
        locales::say(self.language, &key, &facts).unwrap_or(key)
    }
}
