//! `/v1/games/{game}/…`: what an arbiter rules and puts right at a table (**Art. 4, 5.8, 17.4, 23.3, 24**).

use actix_web::{post, web};
use chuhe_domain::game::{
    Adjourn, CorrectRecord, DismissClaim, GameCommand, RecordIrregularity, Resume, Retract, RuleIllegalMove,
    RuleNaturalLimit, RuleRepetition, RuleSimplePosition, StatePosition,
};
use chuhe_domain::vocabulary::Role;

use super::addresses::OfGame;
use super::games::run;
use crate::auth::{Allowed, Command, OrNothing, office};
use crate::desk::{Desk, Texts};
use crate::extract::Path;
use crate::problem::Writing;
use crate::respond::Answer;
use crate::views::{
    ArticleNumber, GameView, GoOn, GoesOn, NewAdjournment, NewCorrection, NewRetraction, NewRuling,
};

/// Rule on a game
///
/// On the natural limit (**Art. 23.3**), a repetition (**Art. 24**), an illegal move that was played on the board
/// (**Art. 4.1.2, 4.1.6**), a simple position (**Art. 4.2.1**), or something that should not have happened. What can be verified is: a ruling that the position
/// does not bear out is refused.
#[utoipa::path(
    tag = "rulings", params(OfGame, Command<NewRuling>), request_body = NewRuling, security(("bearer" = [])),
    responses((status = 201, description = "It is ruled.", body = GameView), Writing)
)]
#[post("/v1/games/{game}/rulings")]
pub(crate) async fn rule_on_game(
    path: Path<OfGame>,
    allowed: Allowed<office::Arbiter>,
    command: Command<NewRuling>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let mut texts = Texts::default();
    let ruling = ruling(body, allowed.actor.role, &mut texts);
    run(&desk, &envelope, path.0, 201, texts, &*ruling).await
}

fn ruling(ruling: NewRuling, authority: Role, texts: &mut Texts) -> Box<dyn GameCommand + Sync> {
    match ruling {
        NewRuling::NaturalLimit {} => Box::new(RuleNaturalLimit { authority }),
        NewRuling::Repetition { verdict, reason } => {
            Box::new(RuleRepetition { authority, verdict, reason: texts.perhaps(reason) })
        }
        NewRuling::ClaimDismissed { reason } => {
            Box::new(DismissClaim { authority, reason: texts.take(reason) })
        }
        NewRuling::IllegalMove { side, played, breach, reason } => {
            let reason = texts.perhaps(reason);
            Box::new(RuleIllegalMove { by: side, played, breach, authority, reason })
        }
        NewRuling::SimplePosition { reason } => Box::new(RuleSimplePosition { reason: texts.take(reason) }),
        NewRuling::Irregularity { article, side, reason } => {
            let (article, reason) = (article.map(ArticleNumber::into_inner), texts.take(reason));
            Box::new(RecordIrregularity { article, side, authority, reason })
        }
    }
}

/// Take moves back, or state the position
///
/// While the game is under way (**Art. 5.8**): it goes back to where it was right, or on from the position that the arbiter
/// states, with the times the arbiter says. What was played since stays in the log.
#[utoipa::path(
    tag = "rulings", params(OfGame, Command<NewRetraction>), request_body = NewRetraction, security(("bearer" = [])),
    responses((status = 201, description = "The game goes on from there.", body = GameView), Writing)
)]
#[post("/v1/games/{game}/retractions")]
pub(crate) async fn retract_moves(
    path: Path<OfGame>,
    allowed: Allowed<office::Arbiter>,
    command: Command<NewRetraction>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let (goes_on, authority, readings) = (body.goes_on()?, allowed.actor.role, body.readings);
    let mut texts = Texts::default();
    let reason = texts.take(body.reason);
    let command: Box<dyn GameCommand + Sync> = match goes_on {
        GoesOn::After(after_ply) => Box::new(Retract { after_ply, readings, authority, reason }),
        GoesOn::From(position) => {
            Box::new(StatePosition { position: *position, readings, authority, reason })
        }
    };
    run(&desk, &envelope, path.0, 201, texts, &*command).await
}

/// Correct the record of a game
///
/// Where a move was right on the board and keyed wrong, or a board reported its result alone (**Art. 7.3, 10.1**). The record
/// changes no result: where it would say another, the result is amended first.
#[utoipa::path(
    tag = "rulings", params(OfGame, Command<NewCorrection>), request_body = NewCorrection, security(("bearer" = [])),
    responses((status = 201, description = "It is corrected.", body = GameView), Writing)
)]
#[post("/v1/games/{game}/record/corrections")]
pub(crate) async fn correct_record(
    path: Path<OfGame>,
    allowed: Allowed<office::Arbiter>,
    command: Command<NewCorrection>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let mut texts = Texts::default();
    let (from_ply, moves, reason) = body.parts()?;
    let (authority, reason) = (allowed.actor.role, texts.take(reason));
    let correct = CorrectRecord { from_ply, moves, authority, reason };
    run(&desk, &envelope, path.0, 201, texts, &correct).await
}

/// Adjourn a game
///
/// It goes on at another time, with the times as they stand; who has sealed a move is on record.
#[utoipa::path(
    tag = "rulings", params(OfGame, Command<NewAdjournment>), request_body = NewAdjournment, security(("bearer" = [])),
    responses((status = 201, description = "It is adjourned.", body = GameView), Writing)
)]
#[post("/v1/games/{game}/adjournment")]
pub(crate) async fn adjourn_game(
    path: Path<OfGame>,
    allowed: Allowed<office::Arbiter>,
    command: Command<NewAdjournment>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    let mut texts = Texts::default();
    let (sealed_by, authority) = (body.sealed_by, allowed.actor.role);
    let adjourn = Adjourn { sealed_by, authority, reason: texts.take(body.reason) };
    run(&desk, &envelope, path.0, 201, texts, &adjourn).await
}

/// Resume an adjourned game
///
/// With the face that was interrupted, or another. The body may be left out.
#[utoipa::path(
    tag = "rulings", params(OfGame, Command<GoOn>), request_body = Option<GoOn>, security(("bearer" = [])),
    responses((status = 200, description = "It goes on.", body = GameView), Writing)
)]
#[post("/v1/games/{game}/resumption")]
pub(crate) async fn resume_game(
    path: Path<OfGame>,
    allowed: Allowed<office::Arbiter>,
    command: Command<OrNothing<GoOn>>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, OrNothing(body)) = command.by(&allowed);
    run(&desk, &envelope, path.0, 200, Texts::default(), &Resume { side: body.side }).await
}
