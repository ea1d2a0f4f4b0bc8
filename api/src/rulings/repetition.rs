//! What is said of a ruling on a repetition (**Art. 24–29**), in sentences an arbiter can read out: the texts of
//! `locales/<language>/repetition.ftl`.

use std::borrow::Cow;

use chuhe_domain::adjudication::{Call, Doubt, Judged, Nature, Ply, Ruling, Victim};
use chuhe_domain::vocabulary::Side;
use chuhe_domain::xiangqi::{Forms, Move};
use serde::Serialize;
use utoipa::ToSchema;

use crate::language::Language;
use crate::locales::{self, Facts, fact};

/// How often each name was borne by the moves of a side, and how often none is certain.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct NatureCounts {
    /// Checks (**Art. 28.1**).
    check: u32,
    /// Threats to mate by checks (**Art. 28.2**).
    kill: u32,
    /// Chases (**Art. 28.3**).
    chase: u32,
    /// Idle moves (**Art. 28.9**).
    idle: u32,
    /// Moves of which no rule settles what they are.
    open: u32,
}

impl NatureCounts {
    /// Those of this side.
    pub(crate) fn of(moves: &[Judged], side: Side) -> Self {
        let mut counts = Self::default();
        for judged in moves.iter().filter(|judged| judged.side() == side) {
            let count = match (judged.nature.is_certain(), judged.nature.surely) {
                (false, _) => &mut counts.open,
                (true, Nature::Check) => &mut counts.check,
                (true, Nature::Kill) => &mut counts.kill,
                (true, Nature::Chase) => &mut counts.chase,
                (true, Nature::Idle) => &mut counts.idle,
            };
            *count = count.saturating_add(1);
        }
        counts
    }

    const fn named(self) -> [(&'static str, u32); 5] {
        [
            ("check", self.check),
            ("kill", self.kill),
            ("chase", self.chase),
            ("idle", self.idle),
            ("open", self.open),
        ]
    }
}

/// A line that could be played if the other side stood still after this move, in every notation.
pub(crate) fn line_after(ply: &Ply, line: &[Move]) -> Vec<Forms> {
    let mut position = ply.before.clone();
    let _ = position.make(ply.played);
    let _ = position.pass();
    let each = line.iter().map_while(|&one| {
        let forms = position.forms_as_tried(one)?;
        let _ = position.make(one);
        Some(forms)
    });
    each.collect()
}

/// Who says it: in this language.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Speaker(pub(crate) Language);

impl Speaker {
    /// What is ruled, or between what an arbiter chooses.
    pub(crate) fn ruling(self, ruling: &Ruling) -> String {
        let said = match ruling.ruled() {
            Some(call) => self.call(call),
            None => {
                let calls: Vec<_> = ruling.offered.iter().map(|&call| self.call(call)).collect();
                self.say("referred", &[("calls", self.sentences(&calls))])
            }
        };
        let edition = self.say("edition", &[("rule_set", ruling.rule_set.to_string())]);
        self.sentences(&[said, edition])
    }

    /// A verdict and its ground.
    pub(crate) fn call(self, Call { verdict, ground }: Call) -> String {
        let side = verdict.offender().map_or_else(|| "nobody".to_owned(), |side| side.to_string());
        let article = |article: &str| ("article", article.to_owned());
        let verdict = self.say("verdict", &[("verdict", verdict.to_string()), article(verdict.article())]);
        let because =
            self.say("ground", &[("ground", ground.to_string()), ("side", side), article(ground.article())]);
        self.sentences(&[verdict, because])
    }

    /// What the moves of a side are, counted.
    pub(crate) fn counts(self, side: Side, counts: NatureCounts) -> String {
        let borne = counts.named().into_iter().filter(|(_, count)| *count > 0);
        let each = borne.map(|(nature, count)| {
            self.say("count", &[("nature", nature.to_owned()), ("count", count.to_string())])
        });
        let counts = each.collect::<Vec<_>>().join(match self.0 {
            Language::En | Language::Vi => ", ",
            Language::ZhHans | Language::ZhHant => "、",
        });
        self.say("counts", &[("side", side.to_string()), ("counts", counts)])
    }

    /// The move and its name; then what shows it.
    pub(crate) fn judged(self, judged: &Judged, played: &Forms, shown: &[String]) -> String {
        let Judged { ply, nature, .. } = judged;
        let man = ply.before.board().man_at(ply.played.from);
        let mut facts = vec![
            ("side", judged.side().to_string()),
            ("kind", man.map(|man| man.kind.to_string()).unwrap_or_default()),
            ("from", ply.played.from.to_string()),
            ("to", ply.played.to.to_string()),
            ("move", self.0.notation(played.clone())),
            ("surely", self.nature(nature.surely)),
        ];
        let mut key = "judged";
        if !nature.is_certain() {
            key = "doubted";
            facts.push(("possibly", self.nature(nature.possibly)));
        }
        let mut said = vec![self.say(key, &facts)];
        said.extend_from_slice(shown);
        self.sentences(&said)
    }

    /// By what way a man would be won.
    pub(crate) fn victim(self, victim: &Victim, line: &[Forms]) -> String {
        let facts = [
            ("side", victim.man.side.to_string()),
            ("kind", victim.man.kind.to_string()),
            ("square", victim.on.to_string()),
            ("way", victim.way.to_string()),
            ("line", self.line(line)),
        ];
        self.say("victim", &facts)
    }

    /// By what line it would mate.
    pub(crate) fn mate(self, line: &[Forms]) -> String {
        self.say("mate", &[("line", self.line(line))])
    }

    /// That a soldier chases by itself.
    pub(crate) fn by_soldier(self) -> String {
        self.say("by_soldier", &[])
    }

    /// What is doubtful.
    pub(crate) fn doubt(self, doubt: Doubt) -> String {
        self.say("doubt", &[("doubt", doubt.to_string())])
    }

    fn nature(self, nature: Nature) -> String {
        self.say("nature", &[("nature", nature.to_string()), ("article", nature.article().to_owned())])
    }

    fn line(self, line: &[Forms]) -> String {
        line.iter().map(|forms| self.0.notation(forms.clone())).collect::<Vec<_>>().join(" ")
    }

    fn sentences(self, each: &[String]) -> String {
        let each: Vec<_> = each.iter().map(String::as_str).filter(|one| !one.is_empty()).collect();
        each.join(match self.0 {
            Language::En | Language::Vi => " ",
            Language::ZhHans | Language::ZhHant => "",
        })
    }

    fn say(self, key: &str, told: &[(&'static str, String)]) -> String {
        let facts: Facts<'_> = told.iter().map(|(name, value)| (Cow::Borrowed(*name), fact(value))).collect();
        let key = format!("repetition-{key}");
        locales::say(self.0, &key, &facts).unwrap_or(key)
    }
}

#[cfg(test)]
mod tests;
