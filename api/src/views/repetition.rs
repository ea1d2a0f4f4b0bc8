//! Rulings on repetitions (**Art. 24–29**): the shape of a ruling, wherever it is shown, and the question without a game.
//! What one move was judged to be is `repetition::judged`'s.

pub(super) mod judged;

use chuhe_domain::adjudication::{Call, Ground, Ruling, Span, Verdict, rule};
use chuhe_domain::game::Game;
use chuhe_domain::game::refusal::claim::ClaimRefusal;
use chuhe_domain::game::repetition::Repetition;
use chuhe_domain::rules::RuleSet;
use chuhe_domain::vocabulary::Side;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::language::Language;
use crate::problem::{Code, Problem};
use crate::rulings::repetition::{NatureCounts, Speaker};
use crate::views::positions::line;
use crate::views::repetition::judged::JudgedView;
use crate::views::text::WrittenMove;

/// How many moves of one ruling are drawn.
const MOST_DRAWN: usize = 64;

/// A position that stands for the third time: where the game begins, its moves, and by which rules it is ruled.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({
    "fen": "5k3/2c6/9/R8/9/9/9/9/9/3K5 w",
    "moves": ["a6a8", "c8c6", "a8a6", "c6c8", "車九進二", "砲3進2", "R9-2", "c6c8"],
    "rule_set": "cn-1999"
})))]
pub struct RepetitionBody {
    /// Where it begins, in FEN; without it, before the first move (**Art. 1.3**).
    #[schema(nullable = false, max_length = 160)]
    pub fen: Option<String>,
    /// The moves from there, each in any notation (**Art. 7.5**). The last of them leads to the position that is ruled on.
    #[schema(max_items = 1000)]
    pub moves: Vec<WrittenMove>,
    /// By which rules; without it, those of 1999.
    #[serde(default)]
    pub rule_set: RuleSet,
    /// Whether every move is drawn. At most 64 are.
    #[serde(default)]
    pub diagrams: bool,
}

/// Where a ruling stands, and how it is shown.
#[derive(Debug, Clone, Copy)]
pub struct Shown {
    /// How often the position has stood since a man was last taken.
    pub occurrences: u32,
    /// The number in the game, from 1, of the first move that was judged.
    pub first_ply: u32,
    /// In whose language.
    pub language: Language,
    /// Whether every move is drawn.
    pub drawn: bool,
}

/// What is ruled on a position that stands for the third time, and why.
#[derive(Debug, Serialize, ToSchema)]
pub struct RepetitionRulingView {
    /// By which rules.
    pub rule_set: RuleSet,
    /// How often the position has stood since a man was last taken.
    #[schema(minimum = 3)]
    pub occurrences: u32,
    /// The moves that were judged: those since the first of the last three times.
    pub span: SpanView,
    /// What is ruled; left out where it is referred.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub verdict: Option<Verdict>,
    /// The article that gives the verdict its effect, as it is numbered in the rules of 1999.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, examples("24.3"))]
    pub article: Option<&'static str>,
    /// Why it is ruled so.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub ground: Option<Ground>,
    /// Whether no rule settles it, so that an arbiter chooses among what is offered.
    pub referred: bool,
    /// What may be ruled, the mildest first: where it is not referred, the one ruling.
    pub offered: Vec<OfferedView>,
    /// The ruling, in the language asked for.
    pub words: String,
    /// What the moves of each side are, counted.
    pub sides: SidesView,
    /// What every move is, in the order they were played.
    pub moves: Vec<JudgedView>,
}

/// Which moves were judged.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
pub struct SpanView {
    /// The number in the game, from 1, of the first of them.
    pub first_ply: u32,
    /// How many they are.
    #[schema(value_type = u32)]
    pub plies: usize,
}

/// A ruling that is open.
#[derive(Debug, Serialize, ToSchema)]
pub struct OfferedView {
    /// What would be ruled.
    pub verdict: Verdict,
    /// Why.
    pub ground: Ground,
    /// The article that gives the verdict its effect, as it is numbered in the rules of 1999.
    #[schema(examples("24.2"))]
    pub article: &'static str,
    /// The article that the ground rests on, or the nearest to it, as it is numbered in the rules of 1999.
    #[schema(examples("26.2"))]
    pub ground_article: &'static str,
    /// The ruling, in the language asked for.
    pub words: String,
}

/// What the moves of both sides are.
#[derive(Debug, Serialize, ToSchema)]
pub struct SidesView {
    /// Red's.
    pub red: NaturesView,
    /// Black's.
    pub black: NaturesView,
}

/// What the moves of a side are, counted.
#[derive(Debug, Serialize, ToSchema)]
pub struct NaturesView {
    /// How often each name was borne.
    #[serde(flatten)]
    counts: NatureCounts,
    /// The same, in the language asked for.
    pub words: String,
}

impl RepetitionBody {
    /// The ruling, in this language.
    ///
    /// # Errors
    /// With the FEN, with a move, or where the position has stood fewer than three times.
    pub fn rule(&self, language: Language) -> Result<RepetitionRulingView, Problem> {
        let (line, now) = line(self.fen.as_deref(), &self.moves)?;
        let occurrences = number(Span::earlier(&line, &now).len().saturating_add(1));
        let span = Span::of(&line, &now)
            .ok_or_else(|| not_repeated(occurrences, number(Span::OCCURRENCES)).at("/moves"))?;
        let first_ply = number(line.len().saturating_sub(span.plies().len()).saturating_add(1));
        let shown = Shown { occurrences, first_ply, language, drawn: self.diagrams };
        ruled(&span, self.rule_set, shown, "/diagrams")
    }
}

/// What the rules say to the position of a game after so many plies: after the last, where nothing is said.
///
/// # Errors
/// Where the game has not so many, or the position has stood fewer than three times.
pub fn ruling_in_game(
    game: &Game,
    rule_set: RuleSet,
    ply: Option<u32>,
    language: Language,
    drawn: bool,
) -> Result<RepetitionRulingView, Problem> {
    let plies = ply.unwrap_or_else(|| game.plies());
    if plies > game.plies() {
        let reason = format!("expected at most {}, the plies of the game", game.plies());
        return Err(Problem::new(Code::INVALID_VALUE).fact("reason", reason).at("?ply"));
    }
    let (Repetition { occurrences, span_plies }, span) =
        game.repeated_after(plies).map_err(|refusal| match refusal {
            ClaimRefusal::NotRepeated { occurrences, needed } => not_repeated(occurrences, needed).at("?ply"),
            other => Problem::from(other),
        })?;
    let first_ply = plies.saturating_sub(span_plies).saturating_add(1);
    let shown = Shown { occurrences, first_ply, language, drawn };
    ruled(&span, rule_set, shown, "?diagrams")
}

fn not_repeated(occurrences: u32, needed: u32) -> Problem {
    let problem = Problem::new(Code::NOT_REPEATED).article("24");
    problem.fact("occurrences", occurrences).fact("needed", needed)
}

/// The ruling, if so many moves may be drawn.
fn ruled(
    span: &Span,
    rule_set: RuleSet,
    shown: Shown,
    pointer: &str,
) -> Result<RepetitionRulingView, Problem> {
    let plies = span.plies().len();
    if shown.drawn && plies > MOST_DRAWN {
        let reason = format!("expected at most {MOST_DRAWN} moves to draw, found {plies}");
        return Err(Problem::new(Code::INVALID_VALUE).fact("reason", reason).at(pointer));
    }
    RepetitionRulingView::of(&rule(span, rule_set), shown)
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

impl RepetitionRulingView {
    /// What is shown of a ruling.
    ///
    /// # Errors
    /// What is wrong with a move that was judged, or where a picture cannot be drawn.
    pub fn of(ruling: &Ruling, shown: Shown) -> Result<Self, Problem> {
        let speaker = Speaker(shown.language);
        let ruled = ruling.ruled();
        let natures = |side| {
            let counts = NatureCounts::of(&ruling.moves, side);
            NaturesView { counts, words: speaker.counts(side, counts) }
        };
        let moves = (shown.first_ply..).zip(&ruling.moves);
        let moves = moves.map(|(ply, judged)| JudgedView::of(ply, judged, shown.language, shown.drawn));
        Ok(Self {
            rule_set: ruling.rule_set,
            occurrences: shown.occurrences,
            span: SpanView { first_ply: shown.first_ply, plies: ruling.moves.len() },
            verdict: ruled.map(|call| call.verdict),
            article: ruled.map(|call| call.verdict.article()),
            ground: ruled.map(|call| call.ground),
            referred: ruled.is_none(),
            offered: ruling.offered.iter().map(|&call| OfferedView::of(call, speaker)).collect(),
            words: speaker.ruling(ruling),
            sides: SidesView { red: natures(Side::Red), black: natures(Side::Black) },
            moves: moves.collect::<Result<_, _>>()?,
        })
    }
}

impl OfferedView {
    fn of(call: Call, speaker: Speaker) -> Self {
        Self {
            verdict: call.verdict,
            ground: call.ground,
            article: call.verdict.article(),
            ground_article: call.ground.article(),
            words: speaker.call(call),
        }
    }
}
