//! Names that come out the same in every run: the key of a command and the id of a thing, drawn from what the
//! whole is about and from what the step is called. A second run repeats the first, and doubles nothing.

use sha2::{Digest, Sha256};
use uuid::{Builder, Uuid};

/// The space of all such names.
const SPACE: Uuid = Uuid::from_u128(0x6368_7568_6500_8000_8000_6b65_7973_0001);

/// The time in ids made here (2026-01-01): a real one would differ between runs.
const TIME_MS: u64 = 1_767_225_600_000;

/// The names of one undertaking.
#[derive(Debug, Clone, Copy)]
pub struct Keys(Uuid);

impl Keys {
    /// The names of the undertaking that this text stands for: a seed, or the digest of a file.
    #[must_use]
    pub fn of(undertaking: &str) -> Self {
        Self(Uuid::new_v5(&SPACE, undertaking.as_bytes()))
    }

    /// The key of the command that this step sends: a UUIDv5.
    #[must_use]
    pub fn key(&self, step: &str) -> Uuid {
        Uuid::new_v5(&self.0, step.as_bytes())
    }

    /// The id of this thing, in the shape of a UUIDv7.
    #[must_use]
    pub fn id(&self, thing: &str) -> Uuid {
        Builder::from_unix_timestamp_millis(TIME_MS, &self.digest(thing)).into_uuid()
    }

    /// Eighty bits that look random and are not.
    #[must_use]
    pub fn digest(&self, thing: &str) -> [u8; 10] {
        let digest = Sha256::new().chain_update(self.0.as_bytes()).chain_update(thing).finalize();
        let mut bits = [0; 10];
        bits.copy_from_slice(digest.as_slice().split_at(10).0);
        bits
    }
}

#[cfg(test)]
mod tests {
    use uuid::Version;

    use super::*;

    #[test]
    fn names_are_the_same_in_every_run_and_differ_between_things() {
        let (one, other) = (Keys::of("river"), Keys::of("bank"));
        assert_eq!(one.key("round 1"), Keys::of("river").key("round 1"));
        assert_ne!(one.key("round 1"), one.key("round 2"));
        assert_ne!(one.key("round 1"), other.key("round 1"));
        assert_ne!(one.id("entry 1"), other.id("entry 1"));
        assert_eq!(one.key("x").get_version(), Some(Version::Sha1));
        assert_eq!(one.id("x").get_version(), Some(Version::SortRand));
    }
}
