//! The numbers of the regulations, each within its bounds. What they mean beside each other, `plan_fault` looks at.

use std::borrow::Cow;

use thiserror::Error;

use crate::clock::{ClockRules, Quantity};
use crate::pairing::circular::CircularTable;
use crate::pairing::knock_out::bracket::Bracket;
use crate::pairing::knock_out::ladder::PlayOffStep;
use crate::pairing::knock_out::series::Series;
use crate::pairing::swiss::chinese::rules::HouseRules;
use crate::tournament::discipline::terms::AppealRules;
use crate::tournament::format::{CircularFormat, Format};
use crate::tournament::plan::{Entrants, Places, StagePlan};
use crate::tournament::regulations::Regulations;
use crate::tournament::swiss::format::SwissTerms;
use crate::tournament::teams::{TeamMatches, TeamsBy};
use crate::vocabulary::{Reason, Refuse};

/// A number of the regulations that is out of its bounds.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{}{} is {value}, and may be {least} to {most}", of(*.stage), field(.at))]
pub struct NumberFault {
    /// The stage it is of, from 1; 0 where it is of none.
    pub stage: usize,
    /// Where in the stage, or in the regulations, as a JSON pointer.
    pub at: Cow<'static, str>,
    /// What was said.
    pub value: u64,
    /// The least it may be.
    pub least: u64,
    /// The most it may be.
    pub most: u64,
}

fn of(stage: usize) -> String {
    if stage == 0 { String::new() } else { format!("stage {stage}: ") }
}

/// As people write it: `format.groups`.
fn field(at: &str) -> String {
    at.trim_start_matches('/').replace('/', ".")
}

impl Refuse for NumberFault {
    fn reason(&self) -> Reason {
        let Self { stage, ref at, value, least, most } = *self;
        let pointer = match stage {
            0 => at.to_string(),
            stage => format!("/stages/{}{at}", stage.saturating_sub(1)),
        };
        let reason = Reason::new("tournament.number_out_of_range").article("17.1").at(pointer);
        let reason = reason.fact("stage", stage).fact("field", field(at));
        reason.fact("value", value).fact("least", least).fact("most", most)
    }
}

/// Refuses regulations with a number out of its bounds.
///
/// # Errors
/// With the first, and where it is.
pub fn check(regulations: &Regulations) -> Result<(), NumberFault> {
    let stages = (1..).zip(&regulations.stages);
    let of_stages = stages.flat_map(|(number, plan)| {
        let of_stage = of_format(&plan.format).into_iter().chain(of_places(plan, regulations));
        of_stage.map(move |(at, value, bounds)| (number, at, value, bounds))
    });
    let mut all = of_the_whole(regulations).into_iter().chain(of_stages);
    match all.find(|(_, _, value, (least, most))| !(least..=most).contains(&value)) {
        Some((stage, at, value, (least, most))) => Err(NumberFault { stage, at, value, least, most }),
        None => Ok(()),
    }
}

type Bounds = (u64, u64);

/// A number of a stage: where it stands, as a JSON pointer, and its bounds.
type Number = (Cow<'static, str>, u64, Bounds);

fn of_the_whole(regulations: &Regulations) -> Vec<(usize, Cow<'static, str>, u64, Bounds)> {
    let boards = match regulations.teams.as_ref().map(|teams| &teams.by) {
        Some(TeamsBy::Matches(TeamMatches { boards, .. })) => Some(u64::from(*boards)),
        Some(TeamsBy::MembersPlaces(_)) | None => None,
    };
    let boards = boards.map(|boards| (0, "/teams/by/boards", boards, (1, TeamMatches::MOST_BOARDS.into())));
    let appeals = regulations.appeals.deadline_ms;
    let contact = regulations.clock.contact_ms;
    boards
        .into_iter()
        .chain([
            (0, "/appeals/deadline_ms", appeals, (0, AppealRules::MOST_DEADLINE_MS)),
            (0, "/clock/contact_ms", contact, (0, ClockRules::MOST_CONTACT_MS)),
        ])
        .map(|(stage, at, value, bounds)| (stage, at.into(), value, bounds))
        .collect()
}

fn of_format(format: &Format) -> Vec<Number> {
    match format {
        Format::Circular(circular) => vec![
            ("/format/games_per_meeting".into(), circular.games_per_meeting.into(), (1, 2)),
            ("/format/cycles".into(), circular.cycles.into(), (1, 2)),
            ("/format/groups".into(), circular.groups.into(), (1, CircularFormat::MOST_GROUPS.into())),
        ],
        Format::KnockOut(knock_out) => {
            let games = ("/format/games".into(), knock_out.games.into(), (1, Series::MOST_GAMES.into()));
            let steps = (0..).zip(&knock_out.play_offs).flat_map(|(index, step)| of_step(index, *step));
            std::iter::once(games).chain(steps).collect()
        }
        Format::CnSwiss(swiss) => of_swiss(&swiss.terms).chain(of_house(&swiss.rules)).collect(),
        Format::FideDutch(swiss) => of_swiss(&swiss.terms).collect(),
    }
}

/// **Art. 11.4** – how many rounds, and what is counted in rounds.
fn of_swiss(terms: &SwissTerms) -> impl Iterator<Item = Number> {
    let most = u64::from(SwissTerms::MOST_ROUNDS);
    let forfeits = terms.max_consecutive_forfeits;
    [
        Some(("/format/rounds".into(), terms.rounds.into(), (1, most))),
        Some(("/format/requested_byes".into(), terms.requested_byes.into(), (0, most))),
        forfeits.map(|forfeits| ("/format/max_consecutive_forfeits".into(), forfeits.into(), (1, most))),
    ]
    .into_iter()
    .flatten()
}

/// House – the limits of the Swiss system of Xiangqi.
fn of_house(rules: &HouseRules) -> [Number; 4] {
    let most = u64::from(SwissTerms::MOST_ROUNDS);
    let apart = rules.avoid_same_federation_rounds;
    [
        ("/format/max_colour_run".into(), rules.max_colour_run.into(), (1, most)),
        ("/format/max_colour_difference".into(), rules.max_colour_difference.into(), (1, most)),
        ("/format/bye_limit".into(), rules.bye_limit.into(), (1, most)),
        ("/format/avoid_same_federation_rounds".into(), apart.into(), (0, most)),
    ]
}

/// **Art. 15.6** – a step of the play-off ladder, from 0.
fn of_step(index: usize, PlayOffStep { games, time, .. }: PlayOffStep) -> [Number; 4] {
    let at = |field| format!("/format/play_offs/{index}/{field}").into();
    let within = |quantity: Quantity| (*quantity.range().start(), *quantity.range().end());
    [
        (at("games"), games.into(), (1, Series::MOST_GAMES.into())),
        (at("time/red_ms"), time.red_ms, within(Quantity::TimeMs)),
        (at("time/black_ms"), time.black_ms, within(Quantity::TimeMs)),
        (at("time/increment_ms"), time.increment_ms, within(Quantity::IncrementMs)),
    ]
}

/// **Art. 11.3** – a group of the earlier stage has no more places than its system has numbers.
fn of_places(plan: &StagePlan, regulations: &Regulations) -> Vec<Number> {
    let Entrants::Places(Places { stage, from, to, .. }) = plan.entrants else { return Vec::new() };
    let most = match regulations.stage(stage).map(|earlier| &earlier.format) {
        Some(Format::Circular(_)) => CircularTable::MOST,
        Some(Format::CnSwiss(_) | Format::FideDutch(_)) => SwissTerms::MOST_ENTRANTS,
        Some(Format::KnockOut(_)) | None => Bracket::MOST,
    };
    let bounds = (1, most.into());
    vec![("/entrants/from".into(), from.into(), bounds), ("/entrants/to".into(), to.into(), bounds)]
}
