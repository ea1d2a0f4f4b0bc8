//! Whose a number is: within a system it belongs to one player, and a player has one.
//!
//! The number itself is personal, and a hash of so short a text would tell it to anybody who tries them all. So no event
//! holds anything that is worked out from it but its salted digest, and who holds it is asked of whoever keeps the texts.

use std::collections::BTreeSet;

use crate::federation::players::event::ExternalId;
use crate::federation::players::refusal::Refusal;
use crate::vocabulary::{PersonalRef, PlayerId};

/// Who holds a number, by the texts that stand.
pub trait Claims {
    /// The player who has this number in this system.
    fn holder(&self, system: &str, number: &str) -> Option<PlayerId>;
}

/// A number on its way into the register.
#[derive(Debug, Clone)]
pub struct Numbered {
    /// Who numbers.
    pub system: String,
    /// The number.
    pub number: String,
    /// Where the number will stand.
    pub kept: PersonalRef,
}

impl From<&Numbered> for ExternalId {
    fn from(numbered: &Numbered) -> Self {
        Self { system: numbered.system.clone(), id: numbered.kept.clone() }
    }
}

/// Refuses numbers that this player cannot have.
///
/// # Errors
/// When a system gives two, or another player holds one.
pub fn check(player: PlayerId, numbers: &[Numbered], claims: &dyn Claims) -> Result<(), Refusal> {
    let mut systems = BTreeSet::new();
    for (index, Numbered { system, number, .. }) in numbers.iter().enumerate() {
        if !systems.insert(system) {
            return Err(Refusal::SystemTwice { system: system.clone(), index });
        }
        match claims.holder(system, number) {
            Some(holder) if holder != player => {
                return Err(Refusal::NumberTaken { system: system.clone(), holder, index });
            }
            _ => {}
        }
    }
    Ok(())
}
