//! One judged move as it is shown: its name, what it attacks and by which line, what is doubtful, in words and drawn.

use chuhe_domain::adjudication::{Doubt, Interval, Judged, Nature, Victim, Way};
use chuhe_domain::xiangqi::notation::Forms;
use chuhe_domain::xiangqi::{Man, Square};
use serde::Serialize;
use utoipa::ToSchema;

use crate::diagram;
use crate::language::Language;
use crate::problem::{Code, Problem};
use crate::rulings::repetition::{Speaker, line_after};
use crate::views::moves::MoveView;

/// A move that was judged.
#[derive(Debug, Serialize, ToSchema)]
pub struct JudgedView {
    /// The move.
    #[serde(flatten)]
    pub played: MoveView,
    /// What it is: the gravest name it bears (**Art. 27.4**).
    pub nature: NatureView,
    /// The article of the name that it surely bears.
    #[schema(examples("28.3"))]
    pub article: &'static str,
    /// The men that it chases: by this move, not by the one before (**Art. 29.2**).
    pub victims: Vec<VictimView>,
    /// Whether a soldier chases by itself: that is idle, unless both sides attack at every move (**Art. 27.2**).
    pub by_soldier: bool,
    /// The checks and answers that mate, if the other side stood still; empty where it does not threaten mate.
    pub mate: Vec<Forms>,
    /// What is doubtful about it: between which names it stands, or how grave it is.
    pub doubts: Vec<DoubtView>,
    /// All of it, in the language asked for.
    pub words: String,
    /// The board after the move, as a picture (SVG), where it was asked for: the move in blue, what it attacks and by which
    /// moves in orange, dashed where that is not certain. It is complete, and holds no script, style, link or id.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, content_media_type = "image/svg+xml")]
    pub diagram: Option<String>,
}

/// Between which names a move stands.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
pub struct NatureView {
    /// At least this.
    pub surely: Nature,
    /// At most this; where a rule settles it, the same.
    pub possibly: Nature,
}

/// A man that is chased.
#[derive(Debug, Serialize, ToSchema)]
pub struct VictimView {
    /// Which man it is: the point it stood on where the game begins. It stays the same as the man moves.
    #[schema(examples("h9"))]
    pub id: String,
    /// What it is.
    pub man: Man,
    /// Where it stands.
    #[schema(value_type = String, examples("h7"))]
    pub on: Square,
    /// By what way it would be won (**Art. 29.1**).
    pub way: WayView,
    /// Which man would begin, and which others could as well, each by the point it stood on where the game begins.
    pub by: Vec<String>,
    /// The moves that win it, if the other side stood still: the first is the chaser's.
    pub line: Vec<Forms>,
    /// The same, in the language asked for.
    pub words: String,
}

/// By what way a man is to be won (**Art. 29.1**).
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum WayView {
    /// It is taken, and nobody can take back.
    Capture,
    /// It is taken, and what is taken back is less.
    Exchange,
    /// By check after check.
    Checks,
}

/// Why a move's name is not certain.
#[derive(Debug, Serialize, ToSchema)]
pub struct DoubtView {
    /// The doubt.
    pub doubt: Doubt,
    /// The same, in the language asked for.
    pub words: String,
}

impl JudgedView {
    /// What is shown of a judged move, whose number in the game this is.
    ///
    /// # Errors
    /// What is wrong with the move, or where it cannot be drawn.
    pub fn of(ply: u32, judged: &Judged, language: Language, drawn: bool) -> Result<Self, Problem> {
        let speaker = Speaker(language);
        let played = MoveView::of(ply, &judged.ply.before, judged.ply.played)?;
        let victims: Vec<_> =
            judged.victims.iter().map(|victim| VictimView::of(victim, judged, speaker)).collect();
        let mate = line_after(&judged.ply, &judged.mate);
        let doubts: Vec<_> =
            judged.doubts.iter().map(|&doubt| DoubtView { doubt, words: speaker.doubt(doubt) }).collect();
        let shown = victims.iter().map(|victim| victim.words.clone());
        let shown = shown.chain((!mate.is_empty()).then(|| speaker.mate(&mate)));
        // Where others chase as well, the soldier adds nothing.
        let alone = judged.by_soldier && judged.nature.surely == Nature::Idle;
        let shown = shown.chain(alone.then(|| speaker.by_soldier()));
        let shown: Vec<_> = shown.chain(doubts.iter().map(|doubt| doubt.words.clone())).collect();
        let words = speaker.judged(judged, &played.forms, &shown);
        let diagram =
            drawn.then(|| diagram::draw(judged, language, &words)).transpose().map_err(|error| {
                tracing::error!(%error, "failed to draw a judged move");
                Problem::new(Code::INTERNAL)
            })?;
        Ok(Self {
            played,
            nature: judged.nature.into(),
            article: judged.nature.surely.article(),
            victims,
            by_soldier: judged.by_soldier,
            mate,
            doubts,
            words,
            diagram,
        })
    }
}

impl VictimView {
    fn of(victim: &Victim, judged: &Judged, speaker: Speaker) -> Self {
        let line = line_after(&judged.ply, &victim.line);
        let words = speaker.victim(victim, &line);
        let Victim { id, man, on, way, by, .. } = victim;
        let by = by.iter().map(ToString::to_string).collect();
        Self { id: id.to_string(), man: *man, on: *on, way: (*way).into(), by, line, words }
    }
}

impl From<Interval> for NatureView {
    fn from(Interval { surely, possibly }: Interval) -> Self {
        Self { surely, possibly }
    }
}

impl From<Way> for WayView {
    fn from(way: Way) -> Self {
        match way {
            Way::Capture => Self::Capture,
            Way::Exchange => Self::Exchange,
            Way::Checks => Self::Checks,
        }
    }
}
