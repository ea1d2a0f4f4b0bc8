//! Rulings on touched men (**Art. 5.1–5.5, 9.1.5, 9.1.6**).

use chuhe_domain::xiangqi::notation::Forms;
use chuhe_domain::xiangqi::touch::{Demand, Lapsed, Obligation, TouchFoul, TouchOrder, Touched, WhyNot};
use chuhe_domain::xiangqi::{Man, Square};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::positions::{in_every_notation, position};
use crate::language::Language;
use crate::problem::Problem;
use crate::rulings::Teller;

/// Men that were touched by the player whose turn it is.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "fen": "4r4/5k3/9/9/2p1R1p2/2P6/1C6P/B8/1N7/4KN2r w", "touched": ["a2", "c5"] })))]
pub struct TouchBody {
    /// The position, in FEN; without it, the one before the first move.
    #[schema(nullable = false, max_length = 160)]
    pub fen: Option<String>,
    /// Where the men stand, in the order they were touched.
    #[schema(value_type = Vec<String>)]
    pub touched: Vec<Square>,
    /// Whether they were touched at the same time (**Art. 5.5**).
    #[serde(default)]
    pub together: bool,
}

/// What a player who touched men has to do, and why.
#[derive(Debug, Serialize, ToSchema)]
pub struct TouchRulingView {
    /// The article that speaks; where it is a house reading, the one whose steps it follows: the basis of the ruling,
    /// not its text.
    #[schema(examples("5.3"))]
    pub article: &'static str,
    /// Whether more men were touched than the article speaks of, so that each comes in turn by its steps: a house
    /// reading. `text` says so.
    pub house: bool,
    /// Whether any legal move may be played.
    pub free: bool,
    /// What is to be done, in the language asked for.
    pub text: String,
    /// The moves that may be played.
    pub moves: Vec<Forms>,
    /// What the article demands, one after the other until a demand can be met.
    pub steps: Vec<TouchStepView>,
    /// The fouls of touching, in the order the men were touched.
    pub fouls: Vec<TouchFoulView>,
}

/// A man that was touched.
#[derive(Debug, Serialize, ToSchema)]
pub struct TouchedView {
    /// Where it stands.
    #[schema(value_type = String, examples("h7"))]
    pub square: Square,
    /// Who it is.
    pub man: Man,
}

/// What an article demands.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DemandView {
    /// The own man takes the opposing one.
    TakeWith,
    /// Any man takes the opposing one.
    Take,
    /// The own man moves.
    Move,
}

/// A step of an article.
#[derive(Debug, Serialize, ToSchema)]
pub struct TouchStepView {
    /// What it demands.
    pub demand: DemandView,
    /// The own man it speaks of, if it does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub own: Option<TouchedView>,
    /// The opposing man it speaks of, if it does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub opposing: Option<TouchedView>,
    /// Whether a legal move meets it: then it binds.
    pub met: bool,
    /// Why none does: `no_way`, `general_in_danger`, or the code of what is wrong with the only move.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, examples("xiangqi.leg_blocked"))]
    pub why: Option<&'static str>,
    /// The step, in the language asked for.
    pub text: String,
}

/// A foul of touching.
#[derive(Debug, Serialize, ToSchema)]
pub struct TouchFoulView {
    /// The article.
    #[schema(examples("9.1.5"))]
    pub article: &'static str,
    /// The man.
    #[serde(flatten)]
    pub touched: TouchedView,
    /// The foul, in the language asked for.
    pub text: String,
}

impl TouchBody {
    /// The ruling, in this language.
    ///
    /// # Errors
    /// Where there is nothing to rule on.
    pub fn rule(&self, language: Language) -> Result<TouchRulingView, Problem> {
        let position = position(self.fen.as_deref())?;
        let order = if self.together { TouchOrder::Together } else { TouchOrder::OneByOne };
        let ruling = position.touch_ruling(&self.touched, order)?;
        let teller = Teller { language, position: &position };
        let mut steps: Vec<_> =
            ruling.because.iter().map(|lapsed| TouchStepView::lapsed(lapsed, teller)).collect();
        let moves = match &ruling.obligation {
            Obligation::Free => position.legal_moves(),
            Obligation::Bound { by, to } => {
                steps.push(TouchStepView::met(*by, teller));
                to.clone()
            }
        };
        Ok(TouchRulingView {
            article: ruling.article.number(),
            house: ruling.house,
            free: ruling.obligation == Obligation::Free,
            text: teller.ruling(&ruling),
            moves: in_every_notation(&position, &moves)?,
            steps,
            fouls: ruling.fouls.iter().map(|&foul| TouchFoulView::of(foul, teller)).collect(),
        })
    }
}

impl From<Touched> for TouchedView {
    fn from(Touched { square, man }: Touched) -> Self {
        Self { square, man }
    }
}

impl TouchStepView {
    fn met(demand: Demand, teller: Teller<'_>) -> Self {
        let (kind, own, opposing) = match demand {
            Demand::TakeWith { own, opposing } => (DemandView::TakeWith, Some(own), Some(opposing)),
            Demand::Take { opposing } => (DemandView::Take, None, Some(opposing)),
            Demand::Move { own } => (DemandView::Move, Some(own), None),
        };
        let text = teller.demand(demand);
        let (own, opposing) = (own.map(TouchedView::from), opposing.map(TouchedView::from));
        Self { demand: kind, own, opposing, met: true, why: None, text }
    }

    fn lapsed(lapsed: &Lapsed, teller: Teller<'_>) -> Self {
        let why = match &lapsed.why {
            WhyNot::Illegal { why } => why.code(),
            WhyNot::NoWay => "no_way",
            WhyNot::GeneralInDanger { .. } => "general_in_danger",
        };
        let text = teller.lapsed(lapsed);
        Self { met: false, why: Some(why), text, ..Self::met(lapsed.demand, teller) }
    }
}

impl TouchFoulView {
    fn of(foul: TouchFoul, teller: Teller<'_>) -> Self {
        Self { article: foul.article(), touched: foul.touched().into(), text: teller.foul(foul) }
    }
}
