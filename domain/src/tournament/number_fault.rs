//! The numbers of the regulations, each within its bounds. What they mean beside each other, `plan_fault` looks at.

use thiserror::Error;

use crate::clock::ClockRules;
use crate::pairing::circular::CircularTable;
use crate::pairing::knock_out::bracket::Bracket;
use crate::pairing::knock_out::series::Series;
use crate::tournament::discipline::terms::AppealRules;
use crate::tournament::plan::{CircularFormat, Entrants, Format, Places, StagePlan};
use crate::tournament::regulations::Regulations;
use crate::tournament::teams::{TeamMatches, TeamsBy};
use crate::vocabulary::{Reason, Refuse};

/// A number of the regulations that is out of its bounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("{}{} is {value}, and may be {least} to {most}", of(*.stage), field(.at))]
pub struct NumberFault {
    /// The stage it is of, from 1; 0 where it is of none.
    pub stage: usize,
    /// Where in the stage, or in the regulations, as a JSON pointer.
    pub at: &'static str,
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
        let Self { stage, at, value, least, most } = *self;
        let pointer = match stage {
            0 => at.to_owned(),
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

fn of_the_whole(regulations: &Regulations) -> Vec<(usize, &'static str, u64, Bounds)> {
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
        .collect()
}

fn of_format(format: &Format) -> Vec<(&'static str, u64, Bounds)> {
    match format {
        Format::Circular(circular) => vec![
            ("/format/games_per_meeting", circular.games_per_meeting.into(), (1, 2)),
            ("/format/cycles", circular.cycles.into(), (1, 2)),
            ("/format/groups", circular.groups.into(), (1, CircularFormat::MOST_GROUPS.into())),
        ],
        Format::KnockOut(knock_out) => {
            vec![("/format/games", knock_out.games.into(), (1, Series::MOST_GAMES.into()))]
        }
    }
}

/// **Art. 11.3** – a group of the earlier stage has no more places than its system has numbers.
fn of_places(plan: &StagePlan, regulations: &Regulations) -> Vec<(&'static str, u64, Bounds)> {
    let Entrants::Places(Places { stage, from, to, .. }) = plan.entrants else { return Vec::new() };
    let most = match regulations.stage(stage).map(|earlier| &earlier.format) {
        Some(Format::Circular(_)) => CircularTable::MOST,
        Some(Format::KnockOut(_)) | None => Bracket::MOST,
    };
    let bounds = (1, most.into());
    vec![("/entrants/from", from.into(), bounds), ("/entrants/to", to.into(), bounds)]
}
