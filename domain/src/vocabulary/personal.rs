//! How an event speaks of personal data without holding it.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::ids::PersonalId;

/// A reference to text about a person that stands apart from the ledger: the event keeps the digest, so that
/// the chain proves the text, and still verifies after the text and its salt are erased.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PersonalRef {
    /// Where the text stands.
    pub id: PersonalId,
    /// SHA-256 of salt and text, in lower-case hexadecimal.
    pub digest: String,
}

impl PersonalRef {
    /// Length of the salt, in bytes.
    pub const SALT: usize = 16;

    /// The reference to `text` kept under `id` with `salt`.
    #[must_use]
    pub fn new(id: PersonalId, salt: &[u8; Self::SALT], text: &str) -> Self {
        Self { id, digest: Self::digest(salt, text) }
    }

    /// SHA-256(salt ‖ text), in lower-case hexadecimal.
    #[must_use]
    pub fn digest(salt: &[u8], text: &str) -> String {
        let digest = Sha256::new().chain_update(salt).chain_update(text).finalize();
        digest.iter().map(|byte| format!("{byte:02x}")).collect()
    }
}
