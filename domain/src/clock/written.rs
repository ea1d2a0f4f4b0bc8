//! How a time control is written: what a request may say, and the one form in which events keep it.
//! Whether it is sound is decided by the time control.

use serde::{Deserialize, Serialize};

use crate::clock::period::Period;
use crate::clock::preset::Preset;

/// A time control as text says it: a preset, or periods. What is given back always has its periods.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(
    feature = "openapi",
    derive(utoipa::ToSchema),
    schema(
        as = TimeControl,
        examples(
            json!({ "preset": "6.1" }),
            json!({ "preset": "6.5", "time_ms": 1_200_000 }),
            json!({ "periods": [{ "time_ms": 360_000, "increment_ms": 3000 }],
                    "black_periods": [{ "time_ms": 240_000, "increment_ms": 3000 }] })
        )
    )
)]
pub struct Written {
    /// The printed scheme (**Art. 6**); it may stand without its periods.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub preset: Option<Preset>,
    /// The allotment of preset 6.5, in milliseconds; it is given back as the time of the one period.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false, minimum = 1, maximum = 86_400_000))]
    pub time_ms: Option<u64>,
    /// The periods in order. The last one repeats, unless it is for the whole game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false, min_items = 1, max_items = 16))]
    pub periods: Option<Vec<Period>>,
    /// Black's periods, where they are not Red's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false, min_items = 1, max_items = 16))]
    pub black_periods: Option<Vec<Period>>,
}
