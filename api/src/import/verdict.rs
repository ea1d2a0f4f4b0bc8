//! What was published and worked out elsewhere against the standings that the server gives.

use chuhe_domain::standings::TieBreak;

use super::event_file::EventFile;
use crate::client::answers::{Place, Standings};

/// The comparison.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Verdict {
    /// How many places were published.
    pub published: usize,
    /// Places that came out otherwise, in words.
    pub places_off: Vec<String>,
    /// How many values (points, 小分) others have worked out.
    pub values: usize,
    /// Values that came out otherwise, in words.
    pub values_off: Vec<String>,
}

impl Verdict {
    /// Compares; points that were published are not compared, for they may count games that are not in the file.
    #[must_use]
    pub fn of(event: &EventFile, standings: &Standings) -> Self {
        let mut verdict = Self::default();
        let of = |name: &str| standings.ranked.iter().find(|place| place.name.as_deref() == Some(name));
        for (name, published, _) in event.published.iter().flat_map(|published| &published.ranks) {
            verdict.published += 1;
            match of(name).map(|place| place.place) {
                Some(place) if place == *published => {}
                Some(place) => {
                    verdict.places_off.push(format!("{name}: published {published}, came out {place}"));
                }
                None => verdict.places_off.push(format!("{name}: published {published}, and is no entrant")),
            }
        }
        for computed in event.computed.iter().flatten() {
            let place = of(&computed.player);
            let ours = |value: &dyn Fn(&Place) -> Option<i64>| place.and_then(value);
            let points = ours(&|place| Some(place.points_x2));
            let small = ours(&|place| {
                place.tie_breaks.iter().find(|value| value.tie_break == TieBreak::SonnebornBerger)?.value
            });
            for (what, theirs, ours) in
                [("points", computed.points, points), ("小分", computed.sonneborn_berger_x2, small)]
            {
                verdict.values += 1;
                if ours != Some(theirs) {
                    let ours = ours.map_or("nothing".to_owned(), |ours| ours.to_string());
                    verdict
                        .values_off
                        .push(format!("{}: {what} {theirs} elsewhere, {ours} here", computed.player));
                }
            }
        }
        verdict
    }

    /// Whether every published place came out.
    #[must_use]
    pub fn order_holds(&self) -> bool {
        self.places_off.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::import::event_file;

    #[test]
    fn places_and_values_are_compared_by_name() {
        let event = event_file::parse(
            r#"{"games":[],"published":{"ranks":[["Ada",1,null],["Bea",2,4],["Zoe",3,null]]},
                "computed_by_us_unofficial":[{"player":"Ada","points":4,"sonneborn_berger_x2":7}]}"#,
        )
        .unwrap();
        let place = |name: &str, place: u32| {
            serde_json::json!({ "place": place, "shared": false, "name": name, "number": 1, "points_x2": 4,
                "points": "2", "tie_breaks": [{ "tie_break": "sonneborn_berger", "value": 6 }] })
        };
        let ranked = [place("Ada", 1), place("Cy", 2), place("Bea", 3)];
        let standings = serde_json::json!({ "provisional": false, "ranked": ranked, "annulled": [] });
        let verdict = Verdict::of(&event, &serde_json::from_value(standings).unwrap());
        assert!(!verdict.order_holds());
        assert_eq!(
            verdict.places_off,
            ["Bea: published 2, came out 3", "Zoe: published 3, and is no entrant"]
        );
        assert_eq!((verdict.published, verdict.values), (3, 2));
        assert_eq!(verdict.values_off, ["Ada: 小分 7 elsewhere, 6 here"]);
    }
}
