//! Who has Red in a pair (FIDE C.04.3, article 5).

use std::cmp::Ordering;

use crate::pairing::swiss::colour::Strength;
use crate::pairing::swiss::profile::Profile;
use crate::vocabulary::Side;

/// The colour of the higher of a pair; `first` is the colour of the first of the field in round 1.
pub(super) fn allot(higher: &Profile, lower: &Profile, first: Side) -> Side {
    match (higher.preference, lower.preference) {
        (Some(high), Some(low)) if high.side == low.side => {
            let by_strength = high.strength.cmp(&low.strength).then_with(|| match high.strength {
                Strength::Absolute => higher.surplus().abs().cmp(&lower.surplus().abs()),
                _ => Ordering::Equal,
            });
            match by_strength {
                Ordering::Greater => high.side,
                Ordering::Less => low.side.opponent(),
                Ordering::Equal => last_parted(&higher.sides, &lower.sides).unwrap_or(high.side),
            }
        }
        (Some(high), _) => high.side,
        (None, Some(low)) => low.side.opponent(),
        (None, None) if higher.number.is_multiple_of(2) => first,
        (None, None) => first.opponent(),
    }
}

/// The other colour than the one had when the two last had different ones, games without play passed over.
pub(super) fn last_parted(one: &[Side], other: &[Side]) -> Option<Side> {
    one.iter().rev().zip(other.iter().rev()).find(|(one, other)| one != other).map(|(one, _)| one.opponent())
}
