//! The particulars of a game: what its view shows of the clock, the touches, the sheets, the fouls and the signatures.

use chuhe_domain::clock::{Clock, Reading, TimeControl};
use chuhe_domain::game::event::{
    ArbiterAlerted, Due, FlagEvidence, IrregularityRecorded, SheetSigned, Signer,
};
use chuhe_domain::game::state::{Flag, Touch};
use chuhe_domain::game::{Foul, FoulStanding, Game};
use chuhe_domain::vocabulary::{Outcome, PerSide, Role, Side};
use chuhe_domain::xiangqi::touch::{Obligation, TouchOrder};
use chuhe_domain::xiangqi::{Forms, IllegalMove, Move, Position, Square};
use serde::Serialize;
use utoipa::ToSchema;

use super::moves::MoveView;
use crate::timestamp::Timestamp;

/// The two faces of a game's clock, as they were last charged: a face that runs has run on since.
#[derive(Debug, Serialize, ToSchema)]
pub struct FacesView {
    /// By which time control it goes (**Art. 6**).
    pub time_control: TimeControl,
    /// Whose face runs; absent while the clock stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub running: Option<Side>,
    /// Since when it runs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub since: Option<Timestamp>,
    /// Red's face, as it was last charged.
    pub red: Reading,
    /// Black's face, as it was last charged.
    pub black: Reading,
}

impl From<&Clock> for FacesView {
    fn from(clock: &Clock) -> Self {
        let since = clock.since();
        let face = |side| clock.face_at(side, since.unwrap_or_default());
        Self {
            time_control: clock.control().clone(),
            running: clock.running(),
            since: since.map(Timestamp::from),
            red: face(Side::Red),
            black: face(Side::Black),
        }
    }
}

/// What the arbiter is called for: a time or a limit that seems to be over.
#[derive(Debug, Serialize, ToSchema)]
pub struct AlertView {
    /// What for.
    pub due: Due,
    /// Whose.
    pub side: Side,
    /// When it was over.
    pub at: Timestamp,
}

impl From<&ArbiterAlerted> for AlertView {
    fn from(alert: &ArbiterAlerted) -> Self {
        Self { due: alert.due, side: alert.side, at: alert.at.into() }
    }
}

/// A flag that ended the game (**Art. 22**).
#[derive(Debug, Serialize, ToSchema)]
pub struct FlagView {
    /// Whose.
    pub side: Side,
    /// When.
    pub at: Timestamp,
    /// By what it is known.
    pub evidence: FlagEvidence,
}

impl From<&Flag> for FlagView {
    fn from(flag: &Flag) -> Self {
        Self { side: flag.side, at: flag.at.into(), evidence: flag.evidence }
    }
}

/// The men that the side to move has touched, and what it owes for that (**Art. 5.1–5.5**).
#[derive(Debug, Serialize, ToSchema)]
pub struct TouchDutyView {
    /// Who touched.
    pub side: Side,
    /// Where the men stand, in the order they were touched.
    #[schema(value_type = Vec<String>)]
    pub touched: Vec<Square>,
    /// Whether they were touched at once (**Art. 5.5**).
    pub together: bool,
    /// The article that speaks.
    #[schema(examples("5.3"))]
    pub article: &'static str,
    /// Whether more men were touched than the article speaks of: a house reading.
    pub house: bool,
    /// Whether any legal move may be played.
    pub free: bool,
    /// The moves that may be played, where not every legal one may.
    pub moves: Vec<Forms>,
}

impl TouchDutyView {
    fn of(touch: &Touch, position: &Position) -> Result<Self, IllegalMove> {
        let owed: &[Move] = match &touch.ruling.obligation {
            Obligation::Free => &[],
            Obligation::Bound { to, .. } => to,
        };
        Ok(Self {
            side: touch.by,
            touched: touch.men.clone(),
            together: touch.order == TouchOrder::Together,
            article: touch.ruling.article.number(),
            house: touch.ruling.house,
            free: touch.ruling.obligation == Obligation::Free,
            moves: owed.iter().map(|&one| position.forms(one)).collect::<Result<_, _>>()?,
        })
    }
}

/// Both score sheets (**Art. 7**).
#[derive(Debug, Serialize, ToSchema)]
pub struct SheetsView {
    /// Red's.
    pub red: SheetView,
    /// Black's.
    pub black: SheetView,
}

/// A score sheet.
#[derive(Debug, Serialize, ToSchema)]
pub struct SheetView {
    /// The plies that were not written down and are not written in yet (**Art. 7.1**).
    pub missing: Vec<u32>,
    /// The period, from 0, in which the duty was suspended with something missing: it is completed before the first
    /// move after it (**Art. 7.2**).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub suspended_in: Option<u32>,
    /// Its moves, where it was keyed in.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub keyed: Option<Vec<MoveView>>,
}

impl SheetsView {
    fn of(game: &Game) -> Result<Self, IllegalMove> {
        let sheet = |side| {
            let (sheet, keyed) = (game.sheets.of(side), game.keyed.of(side));
            let keyed = keyed.as_ref().map(|moves| MoveView::all(Position::initial(), moves)).transpose()?;
            let missing = sheet.missing.iter().copied().collect();
            Ok(SheetView { missing, suspended_in: sheet.suspended_in, keyed })
        };
        Ok(Self { red: sheet(Side::Red)?, black: sheet(Side::Black)? })
    }
}

/// A foul (**Art. 9.1**).
#[derive(Debug, Serialize, ToSchema)]
pub struct FoulView {
    /// Its number in the game, from 1.
    pub foul: u32,
    /// Whose.
    pub side: Side,
    /// By which article.
    #[schema(examples("9.1.5"))]
    pub article: String,
    /// After how many plies.
    pub after_ply: u32,
    /// Whether it counts: once it is announced, until it is lifted (**Art. 9.2**).
    pub standing: FoulStanding,
}

impl From<&Foul> for FoulView {
    fn from(foul: &Foul) -> Self {
        let Foul { number, side, ref article, after_ply, standing } = *foul;
        Self { foul: number, side, article: article.clone(), after_ply, standing }
    }
}

/// A number for each side.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
pub struct CountsView {
    /// Red's.
    pub red: u32,
    /// Black's.
    pub black: u32,
}

impl From<PerSide<u32>> for CountsView {
    fn from(counts: PerSide<u32>) -> Self {
        Self { red: counts.red, black: counts.black }
    }
}

/// A position that an arbiter stated (**Art. 5.8**).
#[derive(Debug, Serialize, ToSchema)]
pub struct StatedPositionView {
    /// After how many plies.
    pub after_ply: u32,
    /// The position, in FEN.
    pub fen: String,
}

/// Something that should not have happened, and is on record.
#[derive(Debug, Serialize, ToSchema)]
pub struct IrregularityView {
    /// The article it concerns.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, examples("5.1"))]
    pub article: Option<String>,
    /// Whose it is, where it is anybody's.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub side: Option<Side>,
    /// In which office it was recorded.
    pub authority: Role,
}

impl From<&IrregularityRecorded> for IrregularityView {
    fn from(recorded: &IrregularityRecorded) -> Self {
        let IrregularityRecorded { article, side, authority, .. } = recorded;
        Self { article: article.clone(), side: *side, authority: *authority }
    }
}

/// A signature under the result (**Art. 10.1**).
#[derive(Debug, Serialize, ToSchema)]
pub struct SignatureView {
    /// Who signed.
    pub signer: Signer,
    /// What was signed.
    pub outcome: Outcome,
    /// Whether the arbiter signed without the players, for a reason that was given.
    pub alone: bool,
}

impl From<&SheetSigned> for SignatureView {
    fn from(signed: &SheetSigned) -> Self {
        Self { signer: signed.by, outcome: signed.outcome, alone: signed.alone.is_some() }
    }
}

/// What happened beside the moves.
#[derive(Debug, Serialize, ToSchema)]
pub struct ConductView {
    /// The men that the side to move has touched, and what it owes for that.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub touch: Option<TouchDutyView>,
    /// The score sheets.
    pub sheets: SheetsView,
    /// The fouls, in their order.
    pub fouls: Vec<FoulView>,
    /// How many of them count, by side (**Art. 9.2**).
    pub fouls_counted: CountsView,
    /// Illegal moves that were let pass with a warning, by side.
    pub warned: CountsView,
    /// Positions that an arbiter stated, in their order.
    pub stated_positions: Vec<StatedPositionView>,
    /// What happened that should not have, in its order.
    pub irregularities: Vec<IrregularityView>,
}

impl ConductView {
    /// What is shown of it.
    ///
    /// # Errors
    /// When moves do not follow from one another, which those of no game of the ledger do.
    pub(super) fn of(game: &Game) -> Result<Self, IllegalMove> {
        let touch = game.touch.as_ref().map(|touch| TouchDutyView::of(touch, &game.position)).transpose()?;
        let stated = game.stated.iter().map(|(&plies, position)| StatedPositionView {
            after_ply: u32::try_from(plies).unwrap_or(u32::MAX),
            fen: position.to_fen(),
        });
        Ok(Self {
            touch,
            sheets: SheetsView::of(game)?,
            fouls: game.fouls.iter().map(FoulView::from).collect(),
            fouls_counted: game.card.fouls.into(),
            warned: game.warned.into(),
            stated_positions: stated.collect(),
            irregularities: game.irregularities.iter().map(IrregularityView::from).collect(),
        })
    }
}
