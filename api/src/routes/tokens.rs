//! `/v1/tokens`: who may act.

use actix_web::{HttpResponse, get, post, web};
use chuhe_domain::event::Event;
use chuhe_domain::federation::issue::may_appoint;
use chuhe_domain::federation::{IssueToken, RevokeToken, Token, TokenEvent, Tokens};
use chuhe_domain::vocabulary::{Reason, Role, Timestamp, TokenId};

use super::addresses::OfToken;
use crate::auth::{Allowed, Command, NoBody, office};
use crate::desk::{Desk, Secret, versions};
use crate::extract::{NoParameters, Path, Query};
use crate::problem::{Code, Guarded, Problem, Writing};
use crate::respond::{Answer, created, written};
use crate::views::{NewToken, TokenView, TokensView};

/// Issue a token
///
/// The organiser appoints a tournament's officials, the chief arbiter those below (**Art. 16**); whoever is barred from an entrant
/// gives out none that acts in the entrant's games (**Art. 17.5**). The secret is in this answer and nowhere else: a repeat of the
/// command gets the token without it.
#[utoipa::path(
    tag = "tokens", params(Command<NewToken>), request_body = NewToken, security(("bearer" = [])),
    responses((status = 201, description = "It is issued.", body = TokenView), Writing)
)]
#[post("/v1/tokens")]
pub(crate) async fn issue_token(
    allowed: Allowed<office::Issuer>,
    command: Command<NewToken>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, body) = command.by(&allowed);
    if allowed.tournament.is_some() && body.scope.tournament != allowed.tournament {
        return Err(Problem::new(Code::OUT_OF_SCOPE).at("/scope/tournament"));
    }
    let secret = Secret::random().map_err(|_| Problem::new(Code::INTERNAL))?;
    let issue = IssueToken {
        token: TokenId(envelope.mint().id(0)),
        secret_sha256: Secret::sha256(secret.reveal()),
        role: body.role,
        scope: body.scope.into(),
        label: body.label.into_inner(),
        expires_at: body.expires_at.map(Into::into),
    };
    let done = desk.issue(&envelope, &issue).await?;
    let Event::Token(TokenEvent::Issued(issued)) = desk.first_event(&done).await? else {
        return Err(Problem::new(Code::INTERNAL));
    };
    let tokens = desk.tokens().await?;
    let token = tokens.state.by_id.get(&issued.token).ok_or_else(|| unknown(issued.token))?;
    let mut view = TokenView::from(token);
    // Repeated, the command has made a secret that is nobody's: the first answer had the true one.
    view.secret = (issued.secret_sha256 == issue.secret_sha256).then(|| secret.reveal().to_owned());
    Ok(created(&done, versions::token(1), format!("/v1/tokens/{}", token.id), &view))
}

/// List the tokens
///
/// Those of the asker's own tournament; to an administrator all.
#[utoipa::path(
    tag = "tokens", security(("bearer" = [])),
    responses((status = 200, description = "The tokens, without their secrets.", body = TokensView), Guarded)
)]
#[get("/v1/tokens")]
pub(crate) async fn list_tokens(
    allowed: Allowed<office::Issuer>,
    _: Query<NoParameters>,
    desk: web::Data<Desk>,
) -> Answer {
    let tokens = desk.tokens().await?;
    let seen = tokens.state.by_id.values().filter(|token| in_reach(&allowed, token));
    Ok(HttpResponse::Ok().json(TokensView { tokens: seen.map(TokenView::from).collect() }))
}

/// Revoke a token
///
/// Nothing can be done with it from now on; what was done with it stands. Whoever may not appoint to an office may not
/// take it away either (**Art. 16**), and the last administrator's token stays.
#[utoipa::path(
    tag = "tokens", params(OfToken, Command<NoBody>), security(("bearer" = [])),
    responses((status = 200, description = "It is revoked.", body = TokenView), Writing)
)]
#[post("/v1/tokens/{token}/revocation")]
pub(crate) async fn revoke_token(
    path: Path<OfToken>,
    allowed: Allowed<office::Issuer>,
    command: Command<NoBody>,
    desk: web::Data<Desk>,
) -> Answer {
    let token = path.0.token;
    let known = desk.tokens().await?.state.by_id.get(&token).cloned();
    let known = known.filter(|known| in_reach(&allowed, known)).ok_or_else(|| unknown(token))?;
    if !may_appoint(allowed.actor.role, known.role) {
        let outranked = Reason::new("token.outranks_issuer").article("16").fact("role", known.role);
        return Err(Problem::refused(outranked));
    }
    let (envelope, NoBody) = command.by(&allowed);
    if is_last_administrator(&known, &desk.tokens().await?.state, envelope.received_at) {
        return Err(Problem::new(Code::LAST_ADMINISTRATOR));
    }
    let done = desk.revoke(&envelope, &RevokeToken { token }).await?;
    let tokens = desk.tokens().await?;
    let token = tokens.state.by_id.get(&token).ok_or_else(|| unknown(token))?;
    Ok(written(&done, versions::token(2), &TokenView::from(token)))
}

fn in_reach(allowed: &Allowed<office::Issuer>, token: &Token) -> bool {
    allowed.tournament.is_none() || token.scope.tournament == allowed.tournament
}

/// Whether nobody else could run the server.
fn is_last_administrator(token: &Token, tokens: &Tokens, now: Timestamp) -> bool {
    let good = |token: &Token| token.role == Role::Administrator && token.is_good(now);
    good(token) && !tokens.by_id.values().any(|other| other.id != token.id && good(other))
}

fn unknown(token: TokenId) -> Problem {
    Problem::refused(Reason::new("token.unknown").fact("token", token))
}
