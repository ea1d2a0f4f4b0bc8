//! What comes with every command: who sends it, under which key, decided upon what.

use chuhe_domain::vocabulary::ids::Mint;
use chuhe_domain::vocabulary::{Actor, CommandId, Moment, Role, Timestamp, TokenId};
use uuid::Uuid;

/// Who rules what has come due: the server itself. No token has this id, and none can be given it.
pub const SERVER: TokenId = TokenId(Uuid::from_u128(0x6368_7568_6500_8000_8000_0000_0000_0002));

/// A command's envelope.
#[derive(Debug, Clone)]
pub struct Envelope {
    /// Who sends it.
    pub actor: Actor,
    /// Its own id: a repeat under it does nothing twice.
    pub key: CommandId,
    /// SHA-256 of what is asked for, by which the same key with another request is found out.
    pub digest: [u8; 32],
    /// The versions it was decided upon, where the sender named any: one of them must be current.
    pub pins: Option<Vec<String>>,
    /// When it reached the server.
    pub received_at: Timestamp,
    /// When it happened, by the sender's word; none means when it was received.
    pub occurred_at: Option<Timestamp>,
    /// The request it came with.
    pub correlation_id: Uuid,
}

impl Envelope {
    /// When it happened.
    #[must_use]
    pub fn occurred_at(&self) -> Timestamp {
        self.occurred_at.unwrap_or(self.received_at)
    }

    /// When it happened, and when it came in: nothing is told before it happens, whatever a device's clock says, and what a
    /// player tells of the own game happened when it was heard.
    #[must_use]
    pub fn moment(&self) -> Moment {
        let received = self.received_at;
        let told = self.occurred_at().min(received);
        Moment { occurred: if self.actor.role == Role::Player { received } else { told }, received }
    }

    /// Makes the ids the decision needs.
    #[must_use]
    pub const fn mint(&self) -> Mint {
        Mint::new(self.actor.id, self.key, self.received_at)
    }
}
