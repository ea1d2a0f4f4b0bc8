//! Instants as they stand in JSON: RFC 3339 in UTC with milliseconds, `2026-10-03T09:00:00.000Z`.
//! Parsing is strict: `Z` and nothing else, and never more digits than are kept.

use std::fmt;
use std::str::FromStr;

use chuhe_domain::vocabulary::{Day, Timestamp as Instant};
use jiff::tz::Offset;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use utoipa::ToSchema;

/// An instant in UTC, to the millisecond.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, ToSchema)]
#[schema(value_type = String, format = DateTime, examples("2026-10-03T09:00:00.000Z"))]
pub struct Timestamp(Instant);

/// Why a text is no instant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("expected an instant in UTC such as 2026-10-03T09:00:00.000Z")]
pub struct NotATimestamp;

impl Timestamp {
    /// The wall clock, now. Only the edge asks.
    #[must_use]
    pub fn now() -> Self {
        Self(Instant::from_millis(jiff::Timestamp::now().as_millisecond()))
    }
}

impl Timestamp {
    /// The day it is by then wherever days begin first: a later one has not come anywhere.
    #[must_use]
    pub fn latest_day(self) -> Option<Day> {
        let instant = jiff::Timestamp::from_millisecond(self.0.as_millis()).ok()?;
        let at = Offset::constant(FIRST_TO_BEGIN).to_datetime(instant);
        Day::new(at.year().try_into().ok()?, at.month().try_into().ok()?, at.day().try_into().ok()?)
    }
}

/// The hours by which the first clocks on earth are ahead of UTC.
const FIRST_TO_BEGIN: i8 = 14;

impl From<Instant> for Timestamp {
    fn from(instant: Instant) -> Self {
        Self(instant)
    }
}

impl From<Timestamp> for Instant {
    fn from(timestamp: Timestamp) -> Self {
        timestamp.0
    }
}

impl fmt::Display for Timestamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ms = self.0.as_millis();
        let nearest = if ms < 0 { jiff::Timestamp::MIN } else { jiff::Timestamp::MAX };
        let instant = jiff::Timestamp::from_millisecond(ms).unwrap_or(nearest);
        let at = Offset::UTC.to_datetime(instant);
        let (year, month, day) = (at.year(), at.month(), at.day());
        let (hour, minute, second, ms) = (at.hour(), at.minute(), at.second(), at.millisecond());
        write!(f, "{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{ms:03}Z")
    }
}

impl FromStr for Timestamp {
    type Err = NotATimestamp;

    fn from_str(text: &str) -> Result<Self, NotATimestamp> {
        let shape = |mask: &[u8]| {
            text.len() == mask.len()
                && text.bytes().zip(mask).all(|(byte, &wanted)| match wanted {
                    b'0' => byte.is_ascii_digit(),
                    _ => byte == wanted,
                })
        };
        if !shape(b"0000-00-00T00:00:00.000Z") && !shape(b"0000-00-00T00:00:00Z") {
            return Err(NotATimestamp);
        }
        let instant: jiff::Timestamp = text.parse().map_err(|_| NotATimestamp)?;
        Ok(Self(Instant::from_millis(instant.as_millisecond())))
    }
}

impl Serialize for Timestamp {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Timestamp {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Text;
        impl de::Visitor<'_> for Text {
            type Value = Timestamp;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an instant in UTC such as 2026-10-03T09:00:00.000Z")
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Timestamp, E> {
                text.parse().map_err(|_| E::invalid_value(de::Unexpected::Str(text), &self))
            }
        }
        deserializer.deserialize_str(Text)
    }
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    #[rstest]
    #[case(0, "1970-01-01T00:00:00.000Z")]
    #[case(1_790_000_000_007, "2026-09-21T14:13:20.007Z")]
    #[case(-1, "1969-12-31T23:59:59.999Z")]
    fn milliseconds_and_text_say_the_same(#[case] ms: i64, #[case] text: &str) {
        let timestamp = Timestamp::from(Instant::from_millis(ms));
        assert_eq!(timestamp.to_string(), text);
        assert_eq!(text.parse(), Ok(timestamp));
    }

    #[rstest]
    #[case("2026-10-03T09:00:00.000+08:00")]
    #[case("2026-10-03 09:00:00Z")]
    #[case("2026-10-03t09:00:00z")]
    #[case("2026-10-03T09:00:00.0001Z")]
    #[case("2026-02-30T09:00:00.000Z")]
    #[case("2026-10-03")]
    #[case("")]
    fn anything_else_is_refused(#[case] text: &str) {
        assert_eq!(text.parse::<Timestamp>(), Err(NotATimestamp));
    }

    #[test]
    fn an_instant_beyond_all_calendars_is_still_written() {
        assert_eq!(Timestamp::from(Instant::from_millis(i64::MAX)).to_string().len(), 24);
        assert!(Timestamp::from(Instant::from_millis(i64::MIN)).to_string().starts_with('-'));
    }
}
