//! One case, understood: the moves that were played, what is to be ruled on them, and what each move is said to be. A
//! line that says something else is refused.

use chuhe_domain::adjudication::{Judged, Nature, Ruling, Span, Verdict, rule};
use chuhe_domain::rules::RuleSet;
use chuhe_domain::vocabulary::Side;
use chuhe_domain::xiangqi::{Move, Position};
use serde::Deserialize;

/// What a federation or a verdict is called where nobody agrees on it.
const DISPUTED: &str = "disputed";

#[derive(Deserialize)]
struct Line {
    #[serde(default)]
    id: String,
    fen: String,
    moves: Vec<String>,
    cycle: Option<Vec<String>>,
    verdict: String,
    natures: Option<Vec<String>>,
    reason: Option<String>,
    reason_zh: Option<String>,
    rule_set: String,
    #[serde(default)]
    kind: String,
}

/// A repetition and what others say of it.
pub(crate) struct Case {
    pub(crate) id: String,
    /// As the file has it: what is disputed is ruled by another's set.
    pub(crate) said_set: String,
    /// Where it comes from.
    pub(crate) kind: String,
    /// Why it is to be ruled so.
    pub(crate) reasons: Vec<String>,
    pub(crate) rule_set: RuleSet,
    pub(crate) wanted: Wanted,
    pub(crate) span: Span,
    line: Vec<(Position, Move)>,
    /// After how many plies the natures begin.
    from: usize,
    natures: Vec<(String, Nature)>,
}

/// What is to be ruled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// That this side breaks the rules, or nobody does.
    Offender(Option<Side>),
    /// That it is not for the rules to say.
    Referred,
}

/// How a ruling compares with what is wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Outcome {
    Right,
    Wrong,
    /// An arbiter is to choose, and can choose right.
    Offered,
    /// An arbiter is to choose, and cannot choose right.
    Missing,
}

/// What a move is said to be, and what it was judged.
pub(crate) struct Named {
    pub(crate) word: String,
    pub(crate) nature: Nature,
    pub(crate) judged: Judged,
}

impl Named {
    /// Whether the move is surely what it is said to be.
    pub(crate) fn is_right(&self) -> bool {
        self.judged.nature.surely == self.nature
    }
}

impl Case {
    /// Reads a line.
    pub(crate) fn read(text: &str) -> Result<Self, String> {
        let said: Line = serde_json::from_str(text).map_err(|error| error.to_string())?;
        let wanted = match said.verdict.as_str() {
            DISPUTED => Wanted::Referred,
            verdict => {
                let verdict: Verdict =
                    verdict.parse().map_err(|_| format!("failed to read {verdict:?} as a verdict"))?;
                Wanted::Offender(verdict.offender())
            }
        };
        let rule_set = match said.rule_set.as_str() {
            DISPUTED => RuleSet::Wxf2018,
            set => set.parse().map_err(|_| format!("failed to read {set:?} as a rule set"))?,
        };
        let (line, now) = play(&said.fen, &said.moves)?;
        let span = Span::of(&line, &now).ok_or_else(|| {
            let stands = Span::earlier(&line, &now).len() + 1;
            format!("the last position stands for the {stands}. time, not for the {}.", Span::OCCURRENCES)
        })?;
        let natures = said.natures.unwrap_or_default();
        let from = match said.cycle {
            Some(cycle) => last_round(&line, &moves(&cycle)?).ok_or("the cycle is nowhere in the moves")?,
            None => 0,
        };
        if natures.len() > line.len() - from {
            return Err(format!("{} natures, and only {} moves", natures.len(), line.len() - from));
        }
        let natures = natures.into_iter().map(|word| nature(&word).map(|nature| (word, nature)));
        Ok(Self {
            id: said.id,
            said_set: said.rule_set,
            kind: said.kind,
            reasons: said.reason.into_iter().chain(said.reason_zh).collect(),
            rule_set,
            wanted,
            span,
            line,
            from,
            natures: natures.collect::<Result<_, String>>()?,
        })
    }

    /// How this ruling on it compares.
    pub(crate) fn outcome(&self, ruling: &Ruling) -> Outcome {
        let offered = |side: Option<Side>| ruling.offered.iter().any(|call| call.verdict.offender() == side);
        match (self.wanted, ruling.ruled().is_some()) {
            (Wanted::Offender(side), true) if offered(side) => Outcome::Right,
            (_, true) => Outcome::Wrong,
            (Wanted::Offender(side), false) if !offered(side) => Outcome::Missing,
            (_, false) => Outcome::Offered,
        }
    }

    /// The moves whose nature is said. Those that were played before the span are judged in a span of their own.
    pub(crate) fn named(&self, ruling: &Ruling) -> Vec<Named> {
        let first = self.line.len() - self.span.plies().len();
        let judged: Vec<Judged> = match self.from.checked_sub(first) {
            Some(before) => ruling.moves.iter().skip(before).cloned().collect(),
            None => rule(&Span::since(&self.line, self.from), self.rule_set).moves,
        };
        let named = self.natures.iter().cloned().zip(judged);
        named.map(|((word, nature), judged)| Named { word, nature, judged }).collect()
    }
}

/// Plays the moves: each with the position before it, and the position after the last.
fn play(fen: &str, texts: &[String]) -> Result<(Vec<(Position, Move)>, Position), String> {
    let mut position = Position::from_fen(fen).map_err(|error| error.to_string())?;
    let mut line = Vec::with_capacity(texts.len());
    for (ply, one) in (1..).zip(moves(texts)?) {
        line.push((position.clone(), one));
        position.play(one).map_err(|why| format!("ply {ply}, {one}, is illegal: {why}"))?;
    }
    Ok((line, position))
}

fn moves(texts: &[String]) -> Result<Vec<Move>, String> {
    texts.iter().map(|text| text.parse().map_err(|error| format!("{error}"))).collect()
}

/// After how many plies these moves were played for the last time.
fn last_round(line: &[(Position, Move)], cycle: &[Move]) -> Option<usize> {
    let is_cycle =
        |from: &usize| line.iter().skip(*from).map(|(_, played)| played).take(cycle.len()).eq(cycle);
    (0..=line.len().checked_sub(cycle.len())?).rev().find(is_cycle)
}

/// **Art. 28.9** – exchange, offer, block and follow are idle moves.
fn nature(word: &str) -> Result<Nature, String> {
    match word {
        "将" | "將" => Ok(Nature::Check),
        "杀" | "殺" => Ok(Nature::Kill),
        "捉" => Ok(Nature::Chase),
        "兑" | "兌" | "献" | "獻" | "拦" | "攔" | "跟" | "闲" | "閒" => Ok(Nature::Idle),
        other => Err(format!("failed to read {other:?} as the nature of a move")),
    }
}
