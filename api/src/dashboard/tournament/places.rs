//! The standings: each place with its points and criteria, and below them, game by game, what every value is added
//! up from. Nothing is worked out here; the ranking said it all.

use std::collections::HashMap;

use chuhe_domain::standings::{
    Because, Cell, Contribution, FreeRound, NotApplied, Penalties, Separation, Standing, Standings, TieBreak,
    TieBreakValue, WhyFree,
};
use chuhe_domain::vocabulary::EntryId;

use crate::dashboard::person::{People, Person};
use crate::dashboard::print::{colour, place, printed};
use crate::dashboard::tournament::swiss::why;
use crate::dashboard::tournament::systems::order_of_places;
use crate::dashboard::words::Words;

/// The standings.
pub(crate) struct Places {
    pub(crate) criteria: Vec<Criterion>,
    pub(crate) rows: Vec<PlaceRow>,
    /// Whether any place is shared.
    pub(crate) shared: bool,
    /// The article by which equals are parted, or share a place.
    pub(crate) article: &'static str,
    /// Who has no place.
    pub(crate) annulled: Vec<Person>,
}

/// A criterion that parts equal points.
pub(crate) struct Criterion {
    pub(crate) short: String,
    pub(crate) name: String,
}

/// One place.
pub(crate) struct PlaceRow {
    pub(crate) place: String,
    pub(crate) person: Person,
    pub(crate) points: String,
    pub(crate) values: Vec<Value>,
    pub(crate) games: Vec<GameLine>,
    pub(crate) free: Vec<FreeLine>,
    /// What parted it from the place above, in a sentence; empty for the first.
    pub(crate) parted: String,
}

/// A value under a criterion.
pub(crate) struct Value {
    /// As it is printed; a dash where the criterion did not apply.
    pub(crate) shown: String,
    /// What it is added up from, or why there is none.
    pub(crate) said: String,
}

/// A game, and what it adds to points and values.
pub(crate) struct GameLine {
    pub(crate) round: String,
    pub(crate) opponent: Person,
    pub(crate) opponents_points: String,
    pub(crate) colour: &'static str,
    pub(crate) symbol: String,
    pub(crate) points: String,
    /// By criterion; empty where the game adds nothing because it is none of the criterion's.
    pub(crate) amounts: Vec<String>,
}

/// A round without an opponent, and what it adds.
pub(crate) struct FreeLine {
    pub(crate) round: u32,
    pub(crate) why: String,
    pub(crate) points: String,
    /// By criterion; empty where it adds nothing.
    pub(crate) amounts: Vec<String>,
}

impl Places {
    /// The places of these standings.
    pub(crate) fn of(standings: &Standings, people: &People<'_>) -> Self {
        let words = people.words;
        let criteria = standings.ranked.first().into_iter().flat_map(|first| &first.tie_breaks);
        let points: HashMap<EntryId, &str> = standings
            .ranked
            .iter()
            .map(|standing| (standing.entry, standing.points_display.as_str()))
            .collect();
        Self {
            criteria: criteria.map(|value| Criterion::of(value.tie_break, words)).collect(),
            rows: standings.ranked.iter().map(|row| PlaceRow::of(row, &points, people)).collect(),
            article: order_of_places(people.tournament, people.stage.unwrap_or(1)),
            shared: standings.ranked.iter().any(|standing| standing.shared),
            annulled: standings.annulled.iter().map(|gone| people.person(gone.entry)).collect(),
        }
    }
}

impl Criterion {
    pub(crate) fn of(tie_break: TieBreak, words: Words) -> Self {
        Self {
            short: words.with("page-criterion_short", "criterion", tie_break),
            name: words.with("page-criterion", "criterion", tie_break),
        }
    }
}

impl PlaceRow {
    fn of(standing: &Standing, points: &HashMap<EntryId, &str>, people: &People<'_>) -> Self {
        let values = standing.tie_breaks.iter();
        let games = standing.results.iter();
        Self {
            place: place(standing.place, standing.shared),
            person: people.person(standing.entry),
            points: standing.points_display.clone(),
            values: values.map(|value| Value::of(value, people)).collect(),
            games: games.map(|cell| GameLine::of(cell, standing, points, people)).collect(),
            free: standing.free.iter().map(|free| FreeLine::of(free, standing, people)).collect(),
            parted: parted(standing, people),
        }
    }
}

fn parted(standing: &Standing, people: &People<'_>) -> String {
    let words = people.words;
    let by = match standing.separated_by {
        Some(Separation::Points) => words.say("page-points"),
        Some(Separation::SumOfPlaces) => words.say("page-sum_of_places"),
        Some(Separation::Penalties) => {
            let Penalties { removals, warnings } = standing.penalties;
            let told = [("removals", removals.to_string()), ("warnings", warnings.to_string())];
            words.tell("page-penalties", &told)
        }
        Some(Separation::Settled) => words.say("page-settled"),
        Some(Separation::TieBreak(tie_break)) => words.with("page-criterion", "criterion", tie_break),
        None if standing.place == 1 && !standing.shared => return String::new(),
        None => {
            return words.with(
                "page-equal",
                "article",
                order_of_places(people.tournament, people.stage.unwrap_or(1)),
            );
        }
    };
    words.with("page-parted", "by", by)
}

impl Value {
    pub(crate) fn of(value: &TieBreakValue, people: &People<'_>) -> Self {
        let Some(shown) = &value.display else {
            let why = match value.not_applied {
                Some(NotApplied::NotAllHaveMet) => "not_all_have_met",
                Some(NotApplied::NoSecondMember) => "no_second_member",
                Some(NotApplied::DoesNotFit) => "does_not_fit",
                Some(NotApplied::NotConsulted) | None => "not_consulted",
            };
            return Self { shown: "–".to_owned(), said: people.words.with("page-not_applied", "why", why) };
        };
        let added = value.contributions.iter().filter(|contribution| contribution.amount != 0);
        let added = added.map(|contribution| {
            let amount = value.unit.print(contribution.amount);
            match contribution.opponent.or(contribution.member) {
                Some(entry) => format!("{amount} ({})", people.person(entry).line()),
                None if contribution.because == Because::Bye => {
                    format!("{amount} ({})", why(WhyFree::Bye, people.words))
                }
                None => amount,
            }
        });
        Self { shown: shown.clone(), said: added.collect::<Vec<_>>().join(" + ") }
    }
}

impl FreeLine {
    fn of(free: &FreeRound, standing: &Standing, people: &People<'_>) -> Self {
        let amount = |value: &TieBreakValue| {
            let bye = |it: &&Contribution| it.because == Because::Bye && it.round == Some(free.round);
            let bye = value.contributions.iter().find(bye);
            bye.map(|it| value.unit.print(it.amount)).unwrap_or_default()
        };
        Self {
            round: free.round,
            why: why(free.why, people.words),
            points: free.points.to_string(),
            amounts: standing.tie_breaks.iter().map(amount).collect(),
        }
    }
}

impl GameLine {
    fn of(cell: &Cell, standing: &Standing, points: &HashMap<EntryId, &str>, people: &People<'_>) -> Self {
        let amount = |value: &TieBreakValue| {
            let mut games = value.contributions.iter();
            let of_this = |game: &&Contribution| {
                (game.opponent, game.round, game.game) == (Some(cell.opponent), cell.round, cell.game)
            };
            let Some(game) = games.find(of_this) else { return String::new() };
            match game.because {
                Because::ForfeitNotCounted => people.words.say("page-not_counted"),
                _ => value.unit.print(game.amount),
            }
        };
        Self {
            round: cell.round.map(|round| round.to_string()).unwrap_or_default(),
            opponent: people.person(cell.opponent),
            opponents_points: points.get(&cell.opponent).copied().unwrap_or_default().to_owned(),
            colour: colour(cell.side),
            symbol: printed(&cell.symbol()),
            points: cell.points.to_string(),
            amounts: standing.tie_breaks.iter().map(amount).collect(),
        }
    }
}
