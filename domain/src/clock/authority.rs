//! Whose word on elapsed time holds, and how far: the part of the regulations that speaks of keeping time.

use serde::{Deserialize, Deserializer, Serialize};

/// How a stretch of running time is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "authority", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = ClockAuthority))]
pub enum Authority {
    /// By the server: the device's word is taken as far as the way to the server may explain it.
    Server {
        /// How far, in milliseconds.
        margin_ms: u64,
    },
    /// By the clock at the table.
    Device,
}

impl Authority {
    /// What is counted of a stretch, in milliseconds, given what passed by the caller's instants and what the device
    /// measured. Under the server never more than passed, and never less by more than the margin.
    #[must_use]
    pub fn counted(self, elapsed_ms: u64, claim_ms: Option<u64>) -> u64 {
        let claim_ms = claim_ms.unwrap_or(elapsed_ms);
        match self {
            Self::Server { margin_ms } => claim_ms.clamp(elapsed_ms.saturating_sub(margin_ms), elapsed_ms),
            Self::Device => claim_ms,
        }
    }
}

/// Who keeps the time of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = ClockKeeper))]
pub enum Keeper {
    /// The server, which rules a fallen flag by itself while the table's device is in contact.
    #[default]
    Server,
    /// The clock at the table; the server only alerts the arbiter.
    Device,
}

/// How the time of the games is kept (house).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClockRules {
    /// Whose word on elapsed time holds.
    pub authority: Keeper,
    /// How much less than passed on the server a device may claim, in milliseconds; so long after a deadline the
    /// flag is ruled, or the arbiter called. What a device that keeps the time claims is not held against it.
    #[serde(deserialize_with = "margin")]
    #[cfg_attr(feature = "openapi", schema(maximum = 10_000))]
    pub margin_ms: u64,
    /// How long a device may be silent and still counts as in contact, in milliseconds.
    #[cfg_attr(feature = "openapi", schema(minimum = 0, maximum = 86_400_000))]
    pub contact_ms: u64,
}

impl Default for ClockRules {
    fn default() -> Self {
        Self { authority: Keeper::default(), margin_ms: 1000, contact_ms: 60_000 }
    }
}

impl ClockRules {
    /// House: a day, which is longer than any session.
    pub const MOST_CONTACT_MS: u64 = 24 * 60 * 60 * 1000;

    /// The longest margin, in milliseconds.
    pub const LONGEST_MARGIN_MS: u64 = 10_000;

    /// How a press is counted under these rules.
    #[must_use]
    pub const fn authority(&self) -> Authority {
        match self.authority {
            Keeper::Server => Authority::Server { margin_ms: self.margin_ms },
            Keeper::Device => Authority::Device,
        }
    }
}

/// The margin is longer than any way to the server explains.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("margin_ms {given} is more than {}", ClockRules::LONGEST_MARGIN_MS)]
pub struct MarginTooLong {
    /// What was stated, in milliseconds.
    pub given: u64,
}

fn margin<'de, D: Deserializer<'de>>(reader: D) -> Result<u64, D::Error> {
    match u64::deserialize(reader)? {
        given @ 0..=ClockRules::LONGEST_MARGIN_MS => Ok(given),
        given => Err(serde::de::Error::custom(MarginTooLong { given })),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{Authority, ClockRules, Keeper};

    #[test]
    fn what_is_not_stated_is_the_servers_time_with_a_second_of_margin() {
        let rules: ClockRules = serde_json::from_value(json!({})).unwrap();
        assert_eq!(rules.authority(), Authority::Server { margin_ms: 1000 });
        assert_eq!(
            serde_json::to_string(&rules).unwrap(),
            r#"{"authority":"server","margin_ms":1000,"contact_ms":60000}"#
        );
        let device: ClockRules = serde_json::from_value(json!({ "authority": "device" })).unwrap();
        assert_eq!((device.authority, device.authority()), (Keeper::Device, Authority::Device));
    }

    #[test]
    fn the_margin_is_ten_seconds_at_most() {
        let stated = |margin_ms: u64| serde_json::from_value::<ClockRules>(json!({ "margin_ms": margin_ms }));
        assert_eq!(stated(10_000).unwrap().margin_ms, 10_000);
        assert_eq!(stated(10_001).unwrap_err().to_string(), "margin_ms 10001 is more than 10000");
        assert!(serde_json::from_value::<ClockRules>(json!({ "grace_ms": 1 })).is_err());
    }

    #[test]
    fn an_authority_is_written_with_its_margin() {
        for (authority, written) in [
            (Authority::Server { margin_ms: 5 }, r#"{"authority":"server","margin_ms":5}"#),
            (Authority::Device, r#"{"authority":"device"}"#),
        ] {
            assert_eq!(serde_json::to_string(&authority).unwrap(), written);
            assert_eq!(serde_json::from_str::<Authority>(written).unwrap(), authority);
        }
    }
}
