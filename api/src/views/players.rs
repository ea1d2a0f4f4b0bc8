//! Players of the federation's register.

use chuhe_domain::federation::players::Rating;
use chuhe_domain::vocabulary::{Day, PlayerId};
use serde::{Deserialize, Serialize};
use strum::{Display, EnumString};
use utoipa::ToSchema;

use super::chosen::chosen;
use super::names::WrittenNames;
use super::text::ShortName;
use crate::desk::{Found, Kept};

/// Who numbers players, or rates them: `axf`, `wxf`, `national`, or another short word.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(value_type = String, pattern = "^[a-z0-9][a-z0-9_-]{0,31}$")]
pub struct SystemName(String);

impl SystemName {
    /// The text.
    #[must_use]
    pub fn into_inner(self) -> String {
        self.0
    }
}

impl TryFrom<String> for SystemName {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
        let first = text.bytes().next().is_some_and(plain);
        if first && text.len() <= 32 && text.bytes().all(|byte| plain(byte) || matches!(byte, b'-' | b'_')) {
            Ok(Self(text))
        } else {
            Err("expected up to 32 of a–z, 0–9, - and _, beginning with a letter or figure")
        }
    }
}

/// A year, or a day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(value_type = String, pattern = "^[0-9]{4}(-[0-9]{2}-[0-9]{2})?$", examples("2010", "2010-05-31"))]
pub struct Birth(String);

impl Birth {
    /// The day, or the first of the year.
    #[must_use]
    pub fn first_day(&self) -> Option<Day> {
        let Self(text) = self;
        if text.len() == 4 { format!("{text}-01-01").parse().ok() } else { text.parse().ok() }
    }
}

impl TryFrom<String> for Birth {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let birth = Self(text);
        if birth.first_day().is_some() {
            return Ok(birth);
        }
        let Self(text) = birth;
        Err(format!("expected a year such as 2010, or a day such as 2010-05-31, found `{text}`"))
    }
}

impl From<Birth> for String {
    fn from(birth: Birth) -> Self {
        birth.0
    }
}

/// The sex, as events part players by it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Display, EnumString, ToSchema)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Sex {
    /// Women's events.
    Female,
    /// Men's events.
    Male,
}

/// A number by which somebody else knows the player.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ExternalIdBody {
    /// Who numbers.
    pub system: SystemName,
    /// The number, which belongs to one player; kept apart from the ledger as personal data.
    pub id: ShortName,
}

/// A rating on a list.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "list": "axf", "rating": 2412, "as_of": "2026-11-01" })))]
pub struct RatingBody {
    /// Whose list.
    pub list: SystemName,
    /// The rating.
    #[serde(deserialize_with = "bounded")]
    #[schema(maximum = 10000)]
    pub rating: u16,
    /// The day the list is of.
    #[schema(value_type = String, format = Date)]
    pub as_of: Day,
}

fn bounded<'de, D: serde::Deserializer<'de>>(input: D) -> Result<u16, D::Error> {
    let rating = super::entries::rating(input)?;
    rating.ok_or_else(|| serde::de::Error::custom("expected a rating"))
}

impl From<RatingBody> for Rating {
    fn from(body: RatingBody) -> Self {
        Self { list: body.list.into_inner(), rating: body.rating.into(), as_of: body.as_of }
    }
}

/// A player to be entered in the register.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({
    "names": { "zh-Hant": "車一平", "en": "Ju Yiping" }, "federation": "HKG",
    "external_ids": [{ "system": "axf", "id": "1204" }], "born": "2010", "public": true
})))]
pub struct NewPlayer {
    /// The id, where the sender wants to choose it (a UUIDv7).
    #[serde(default, deserialize_with = "chosen")]
    #[schema(nullable = false)]
    pub id: Option<PlayerId>,
    /// The name in each script; kept apart from the ledger as personal data.
    pub names: WrittenNames,
    /// The federation or association.
    #[schema(nullable = false)]
    pub federation: Option<ShortName>,
    /// The title.
    #[schema(nullable = false)]
    pub title: Option<ShortName>,
    /// The numbers by which others know the player, one in each system.
    #[serde(default)]
    #[schema(max_items = 16)]
    pub external_ids: Vec<ExternalIdBody>,
    /// The year or the day of birth; kept apart as personal data.
    #[schema(nullable = false)]
    pub born: Option<Birth>,
    /// The sex; kept apart as personal data.
    #[schema(nullable = false)]
    pub sex: Option<Sex>,
    /// Whether anyone may read names, federation, title and ratings.
    #[serde(default)]
    pub public: bool,
    /// The ratings the player comes with.
    #[serde(default)]
    #[schema(max_items = 16)]
    pub ratings: Vec<RatingBody>,
}

/// A list of players to be entered, whole or not at all.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "players": [{ "names": { "en": "Ju Yiping" } }, { "names": { "vi": "Lý Huynh" } }] })))]
pub struct NewPlayers {
    /// The players.
    #[schema(max_items = 5000)]
    pub players: Vec<NewPlayer>,
}

/// What is to be put right of a player; what is left out stays.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "federation": "MAC" })))]
pub struct PlayerAmendment {
    /// The name in each script; all of them.
    #[schema(nullable = false)]
    pub names: Option<WrittenNames>,
    /// The federation or association.
    #[schema(nullable = false)]
    pub federation: Option<ShortName>,
    /// The title.
    #[schema(nullable = false)]
    pub title: Option<ShortName>,
    /// The numbers by which others know the player; all of them.
    #[schema(nullable = false, max_items = 16)]
    pub external_ids: Option<Vec<ExternalIdBody>>,
    /// The year or the day of birth.
    #[schema(nullable = false)]
    pub born: Option<Birth>,
    /// The sex.
    #[schema(nullable = false)]
    pub sex: Option<Sex>,
    /// Whether anyone may read names, federation, title and ratings.
    #[schema(nullable = false)]
    pub public: Option<bool>,
}

/// A number, as it is shown.
#[derive(Debug, Serialize, ToSchema)]
pub struct ExternalIdView {
    /// Who numbers.
    pub system: String,
    /// The number.
    pub id: String,
}

/// A rating, as it is shown.
#[derive(Debug, Serialize, ToSchema)]
pub struct RatingView {
    /// Whose list.
    pub list: String,
    /// The rating.
    pub rating: u32,
    /// The day the list is of.
    #[schema(value_type = String, format = Date)]
    pub as_of: Day,
}

impl From<&Rating> for RatingView {
    fn from(rating: &Rating) -> Self {
        Self { list: rating.list.clone(), rating: rating.rating, as_of: rating.as_of }
    }
}

/// A player of the register.
#[derive(Debug, Serialize, ToSchema)]
#[schema(examples(json!({
    "id": "01930000-0000-7000-8000-000000000011", "public": true, "erased": false,
    "names": { "zh-Hant": "車一平", "en": "Ju Yiping" }, "federation": "HKG", "rating": 2412,
    "ratings": [{ "list": "axf", "rating": 2412, "as_of": "2026-11-01" }],
    "external_ids": [{ "system": "axf", "id": "1204" }], "born": "2010"
})))]
pub struct PlayerView {
    /// The player.
    pub id: PlayerId,
    /// Whether anyone may read this, but numbers, birth and sex.
    pub public: bool,
    /// Whether the register has forgotten the player.
    pub erased: bool,
    /// The name in each script; absent once the player is erased.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub names: Option<WrittenNames>,
    /// The federation or association.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub federation: Option<String>,
    /// The title.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub title: Option<String>,
    /// The current rating: of the newest list.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub rating: Option<u32>,
    /// The newest rating of each list.
    pub ratings: Vec<RatingView>,
    /// The numbers by which others know the player; shown to those who register entrants.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub external_ids: Option<Vec<ExternalIdView>>,
    /// The year or the day of birth; shown to those who register entrants.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub born: Option<String>,
    /// The sex; shown to those who register entrants.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub sex: Option<Sex>,
}

impl PlayerView {
    /// What is shown of a player: to those who register entrants, all.
    #[must_use]
    pub fn of(kept: &Kept, all: bool) -> Self {
        let player = &kept.player;
        let text = |id| kept.text(id).map(str::to_owned);
        let names = player.names.iter().filter_map(|(writing, name)| Some((*writing, text(*name)?)));
        let numbers = player.external_ids.iter().filter_map(|(system, number)| {
            Some(ExternalIdView { system: system.clone(), id: text(*number)? })
        });
        Self {
            id: player.id,
            public: player.public,
            erased: player.erased,
            names: WrittenNames::of(names.collect()),
            federation: player.federation.clone(),
            title: player.title.clone(),
            rating: player.rating().map(|rating| rating.rating),
            ratings: player.ratings.iter().map(RatingView::from).collect(),
            external_ids: all.then(|| numbers.collect()),
            born: player.born.filter(|_| all).and_then(text),
            sex: player.sex.filter(|_| all).and_then(text).and_then(|sex| sex.parse().ok()),
        }
    }
}

/// A page of the register, in the order of registration.
#[derive(Debug, Serialize, ToSchema)]
#[schema(examples(json!({
    "players": [{
        "id": "01930000-0000-7000-8000-000000000011", "public": true, "erased": false,
        "names": { "en": "Ju Yiping" }, "federation": "HKG", "ratings": []
    }],
    "next": "1e"
})))]
pub struct PlayersView {
    /// The players.
    pub players: Vec<PlayerView>,
    /// Where the next page begins, where there is one; also in `Link`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub next: Option<String>,
}

impl PlayersView {
    /// What is shown of those who were found.
    #[must_use]
    pub fn of(found: &Found, next: Option<String>, all: bool) -> Self {
        Self { players: found.players.iter().map(|kept| PlayerView::of(kept, all)).collect(), next }
    }
}

/// What came of a list.
#[derive(Debug, Serialize, ToSchema)]
#[schema(examples(json!({ "players": ["01930000-0000-7000-8000-000000000011"] })))]
pub struct PlayersEntered {
    /// Their ids, in the order of the list.
    pub players: Vec<PlayerId>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_birth_is_a_year_or_a_day() {
        for text in ["2010", "2010-05-31"] {
            assert_eq!(Birth::try_from(text.to_owned()).map(String::from), Ok(text.to_owned()));
        }
        for text in ["", "10", "2010-5", "2010-02-30", "0000", "20100531", "二〇一"] {
            assert!(Birth::try_from(text.to_owned()).is_err(), "{text:?}");
        }
    }

    #[test]
    fn a_sex_is_read_as_it_is_written() {
        for sex in [Sex::Female, Sex::Male] {
            assert_eq!(sex.to_string().parse(), Ok(sex));
            assert_eq!(serde_json::to_value(sex).unwrap(), sex.to_string());
        }
    }

    #[test]
    fn a_system_is_a_short_word() {
        assert!(SystemName::try_from("axf".to_owned()).is_ok());
        for odd in ["", "AXF", "a b", "-", &"a".repeat(33)] {
            assert!(SystemName::try_from(odd.to_owned()).is_err(), "{odd:?}");
        }
    }

    #[test]
    fn a_rating_has_a_bound_and_a_day() {
        let read = |json: serde_json::Value| serde_json::from_value::<RatingBody>(json);
        let rated = |rating: u32, as_of: &str| {
            read(serde_json::json!({ "list": "axf", "rating": rating, "as_of": as_of }))
        };
        assert!(rated(10_000, "2026-11-01").is_ok());
        assert!(rated(10_001, "2026-11-01").is_err() && rated(1, "2026-11-31").is_err());
    }
}
