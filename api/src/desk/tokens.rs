//! Tokens: whose secret this is, and commands that issue and revoke them.

use std::sync::Arc;

use chuhe_domain::event::Event;
use chuhe_domain::federation::{IssueToken, RevokeToken, Scope, Token, TokenEvent, Tokens};
use chuhe_domain::vocabulary::{
    Actor, BookId, CommandId, GameId, Reason, Refuse, Role, StreamId, Timestamp, TokenId,
};
use chuhe_storage::ledger::Guard;
use sha2::{Digest, Sha256};
use uuid::Uuid;

use super::books::Desk;
use super::envelope::Envelope;
use super::failure::Failure;
use super::folds::Fold;
use super::run::{Decided, Done};
use super::versions;

/// A token's secret: 256 random bits. Shown once, kept nowhere but by its holder.
pub struct Secret(String);

impl Secret {
    const PREFIX: &str = "chuhe_";

    /// A new one.
    ///
    /// # Errors
    /// When the system has no randomness to give.
    pub fn random() -> Result<Self, getrandom::Error> {
        let mut bits = [0; 32];
        getrandom::fill(&mut bits)?;
        Ok(Self(format!("{}{}", Self::PREFIX, hex(&bits))))
    }

    /// The secret itself.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// Its SHA-256, in lower-case hexadecimal: all that is kept of it.
    #[must_use]
    pub fn sha256(secret: &str) -> String {
        hex(&Sha256::digest(secret))
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

impl Desk {
    /// The good token with this secret. The secret is hashed and the hash looked up, so that the time it takes
    /// tells nothing of the secret.
    ///
    /// # Errors
    /// When the ledger cannot be read.
    pub async fn token_of(&self, secret: &str, now: Timestamp) -> Result<Option<Token>, Failure> {
        let tokens = self.tokens().await?;
        let token = tokens.state.with_secret(&Secret::sha256(secret));
        Ok(token.filter(|token| token.is_good(now)).cloned())
    }

    /// All tokens.
    ///
    /// # Errors
    /// When the ledger cannot be read.
    pub async fn tokens(&self) -> Result<Arc<Fold<Tokens>>, Failure> {
        self.folds.tokens().await
    }

    /// **Art. 16.3** – whether an arbitration committee sits at the tournament of this game.
    ///
    /// # Errors
    /// When there is no such game, or the ledger cannot be read.
    pub async fn committee_sits(&self, game: GameId, now: Timestamp) -> Result<bool, Failure> {
        self.committee_of(self.book_of(game).await?, now).await
    }

    /// **Art. 16.3** – whether an arbitration committee sits at a tournament: a member of it is in office, or somebody holds a
    /// good token of that office, and has not been released from it.
    ///
    /// # Errors
    /// When there is no such tournament, or the ledger cannot be read.
    pub async fn committee_of(&self, book: BookId, now: Timestamp) -> Result<bool, Failure> {
        let tournament = self.tournament(book, None).await?;
        let discipline = &tournament.state.discipline;
        let tokens = self.tokens().await?;
        Ok(discipline.committee_sits()
            || tokens.state.by_id.values().any(|token| {
                token.role == Role::ArbitrationCommittee
                    && token.scope.tournament == Some(book)
                    && token.is_good(now)
                    && !discipline.is_out_of_office(token.id)
            }))
    }

    /// Issues a token. Whether what it speaks of is there is looked at with every decision, and not before: a repeat
    /// gets the first outcome also when that has gone, or the token has ended, in the meantime.
    ///
    /// # Errors
    /// When it is refused, or the ledger fails.
    pub async fn issue(&self, envelope: &Envelope, command: &IssueToken) -> Result<Done, Failure> {
        self.about_token(envelope, command.token, 201, async |tokens| {
            let events = match command.decide(tokens, &envelope.actor) {
                Ok(events) => events,
                Err(refusal) => return Ok(Err(refusal.reason())),
            };
            if self.hands_on_past_a_bar(&envelope.actor, command).await? {
                return Err(Failure::Barred);
            }
            if command.expires_at.is_some_and(|end| end <= envelope.received_at) {
                return Ok(Err(amiss("/expires_at", "that time is past")));
            }
            Ok(self.must_reach_something(&command.scope).await?.map(|()| events))
        })
        .await
    }

    /// **Art. 17.5** – whether somebody who is barred gives out what another could act with in the games barred: any token but
    /// one that only reads, or one for games in which nobody plays who is meant.
    async fn hands_on_past_a_bar(&self, issuer: &Actor, command: &IssueToken) -> Result<bool, Failure> {
        let Some(book) = command.scope.tournament else { return Ok(false) };
        let tournament = &self.folds.tournament(book, None).await?.state;
        let Scope { tables, games, .. } = &command.scope;
        Ok(match command.role {
            Role::Reader => false,
            Role::Scorer if tables.is_empty() && !games.is_empty() => {
                tournament.is_barred(issuer.id, games.iter().flat_map(|game| tournament.players_of(*game)))
            }
            _ => tournament.has_bars(issuer.id),
        })
    }

    /// Refuses a scope that speaks of what is not there.
    async fn must_reach_something(&self, scope: &Scope) -> Result<Result<(), Reason>, Failure> {
        let Some(book) = scope.tournament else { return Ok(Ok(())) };
        let tournament = &self.folds.tournament(book, None).await?.state;
        if tournament.title.is_none() {
            return Ok(Err(amiss("/scope/tournament", "there is no such tournament")));
        }
        if let Some(entry) = scope.entry
            && !tournament.entries.contains_key(&entry)
        {
            return Ok(Err(amiss("/scope/entry", "there is no such entrant in the tournament")));
        }
        let stranger = scope.games.iter().position(|game| !tournament.games.contains_key(game));
        let told = |n| amiss(&format!("/scope/games/{n}"), "there is no such game in the tournament");
        Ok(stranger.map_or(Ok(()), |n| Err(told(n))))
    }

    /// Revokes a token.
    ///
    /// # Errors
    /// When it is refused, or the ledger fails.
    pub async fn revoke(&self, envelope: &Envelope, command: &RevokeToken) -> Result<Done, Failure> {
        self.about_token(envelope, command.token, 200, async |tokens| {
            Ok(command.decide(tokens).map_err(|refusal| refusal.reason()))
        })
        .await
    }

    async fn about_token(
        &self,
        envelope: &Envelope,
        token: TokenId,
        status: u16,
        decide: impl AsyncFn(&Tokens) -> Result<Result<Vec<TokenEvent>, Reason>, Failure>,
    ) -> Result<Done, Failure> {
        let stream = StreamId::from(token);
        let attempt = async || {
            let version = self.ledger.stream_version(BookId::FEDERATION, stream).await?;
            let fold = self.folds.tokens().await?;
            let verdict = decide(&fold.state).await?;
            Ok(Decided {
                book: BookId::FEDERATION,
                guards: vec![Guard::Stream { stream, version }],
                versions: vec![versions::token(version)],
                verdict: verdict
                    .map(|events| events.into_iter().map(|event| (stream, Event::Token(event))).collect()),
                erasures: Vec::new(),
                deadlines: Vec::new(),
            })
        };
        self.run(envelope, status, Vec::new(), attempt).await
    }
}

/// A value that does not fit what there is.
fn amiss(pointer: &str, reason: &str) -> Reason {
    Reason::new("request.invalid_value").fact("reason", reason).at(pointer)
}

/// The first administrator: made at the first start, where there is none yet. Of several servers that start at
/// once on one ledger, one makes it, and only that one is given the secret.
///
/// # Errors
/// When the ledger, or the system's randomness, fails.
pub async fn administrator(desk: &Desk, now: Timestamp) -> Result<Option<Secret>, Failure> {
    let secret = Secret::random().map_err(|error| Failure::Broken(error.to_string()))?;
    let made = administrator_with(desk, Secret::sha256(secret.reveal()), now).await?;
    Ok(made.then_some(secret))
}

/// The same with a secret that the caller has kept before; tells whether it was made.
///
/// # Errors
/// When the ledger fails.
pub async fn administrator_with(desk: &Desk, secret_sha256: String, now: Timestamp) -> Result<bool, Failure> {
    let first = TokenId(Uuid::new_v5(&BookId::FEDERATION.0, b"administrator"));
    if desk.tokens().await?.state.by_id.contains_key(&first) {
        return Ok(false);
    }
    let command = IssueToken {
        token: first,
        secret_sha256,
        role: Role::Administrator,
        scope: Scope::default(),
        label: "first start".to_owned(),
        expires_at: None,
    };
    let envelope = Envelope {
        actor: Actor { id: first, role: Role::Administrator, entry: None },
        key: CommandId(Uuid::new_v4()),
        digest: [0; 32],
        pins: None,
        received_at: now,
        occurred_at: None,
        correlation_id: Uuid::new_v4(),
    };
    match desk.issue(&envelope, &command).await {
        Ok(_) => Ok(true),
        Err(Failure::Refused(reason)) if reason.code == "token.exists" => Ok(false),
        Err(failure) => Err(failure),
    }
}
