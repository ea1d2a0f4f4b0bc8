//! What makes the stages of the regulations no plan that can be played.

use std::borrow::Cow;

use strum::IntoStaticStr;
use thiserror::Error;

use crate::pairing::knock_out::bracket::Elimination;
use crate::pairing::knock_out::series::{Series, SeriesFlaw};
use crate::standings::{Contenders, TieBreak};
use crate::tournament::format::Format;
use crate::tournament::knock_out::format::KnockOutFormat;
use crate::tournament::plan::{Entrants, Places, Seeding, StagePlan};
use crate::tournament::regulations::{OneSystem, Regulations};
use crate::tournament::teams::TeamsBy;
use crate::vocabulary::{Reason, Refuse};

/// The most stages there may be.
pub const MOST_STAGES: usize = 16;

/// A fault of one stage.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("stage {stage}: {fault} at {at}")]
pub struct PlanFault {
    /// The stage, from 1; 0 where it is no stage's own.
    pub stage: usize,
    /// Where in the stage, or in the regulations, as a JSON pointer.
    pub at: Cow<'static, str>,
    /// What is wrong.
    pub fault: Fault,
}

/// What can be wrong with a stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error, IntoStaticStr, strum::EnumIter)]
#[strum(serialize_all = "snake_case")]
pub enum Fault {
    /// There must be a stage, and not too many.
    #[error("there are 1 to {MOST_STAGES} stages")]
    HowMany,
    /// The first stage takes the entries, a later one can only look back.
    #[error("entrants come from an earlier stage")]
    NotEarlier,
    /// The first place comes after the last.
    #[error("the places are no range")]
    NoRange,
    /// Numbers by places of an earlier stage need one.
    #[error("there are no places to go by")]
    NoPlaces,
    /// **Art. 11.3** – only a circular stage has results to carry, and only into one with as many games per meeting.
    #[error("results cannot be carried")]
    NotCarried,
    /// **Art. 11.1** – in double elimination the losers' bracket gives the third place.
    #[error("no match is played for the third place")]
    NoThirdPlace,
    /// A match of a knock-out is played between two players here, not between teams.
    #[error("teams play no knock-out here")]
    NotForTeams,
    /// **Art. 15.6** – the play-off ladder has too many steps.
    #[error("a play-off ladder has at most {} steps", Series::MOST_STEPS)]
    TooManySteps,
    /// **Art. 15.6** – one goes on by a draw, and a further step follows.
    #[error("a draw decides the last step alone")]
    DrawNotLast,
    /// **Art. 15.6** – one goes on by a draw in a step of several games.
    #[error("a draw decides a step of one game alone")]
    DrawOfSeveral,
    /// **Art. 11.1** – equals of a bracket are parted by its matches, and those who share a place as **Art. 15.6** has it.
    #[error("a knock-out has no table for tie-breaks")]
    NoTable,
    /// **Art. 12.5** – members' places come of one individual table.
    #[error("members' places need one field")]
    NotOneField,
    /// **Art. 15.1** – a criterion that says nothing of those who are ranked.
    #[error("a tie-break does not fit")]
    DoesNotFit,
    /// The old word for one circular stage stands beside stages that say otherwise.
    #[error("format and stages say different things")]
    TwoFormats,
    /// **Art. 15.1** – the order of the text is for one game between any two; another event must name its own.
    #[error("the order of the tie-breaks must be named")]
    OrderNotNamed,
}

impl Fault {
    /// The article that speaks of it.
    const fn article(self) -> &'static str {
        match self {
            Self::NoThirdPlace | Self::NotForTeams | Self::NoTable => "11.1",
            Self::TooManySteps | Self::DrawNotLast | Self::DrawOfSeveral => "15.6",
            Self::OrderNotNamed | Self::DoesNotFit => "15.1",
            Self::NotOneField => "12.5",
            Self::NotEarlier | Self::NoRange | Self::NoPlaces | Self::NotCarried => "11.3",
            Self::HowMany | Self::TwoFormats => "11",
        }
    }
}

impl Refuse for PlanFault {
    fn reason(&self) -> Reason {
        let word: &'static str = self.fault.into();
        let at = match self.fault {
            Fault::HowMany => "/stages".to_owned(),
            Fault::TwoFormats => self.at.to_string(),
            _ if self.stage == 0 => self.at.to_string(),
            _ => format!("/stages/{}{}", self.stage.saturating_sub(1), self.at),
        };
        Reason::new("tournament.stage_plan")
            .article(self.fault.article())
            .at(at)
            .fact("stage", self.stage)
            .fact("fault", word)
    }
}

/// Refuses a plan that cannot be played.
///
/// # Errors
/// With the first fault, and where it is.
pub fn check(regulations: &Regulations) -> Result<(), PlanFault> {
    let stages = &regulations.stages;
    if stages.is_empty() || stages.len() > MOST_STAGES {
        return Err(PlanFault { stage: stages.len(), at: "".into(), fault: Fault::HowMany });
    }
    if let Some(stage) = other_than_said(regulations) {
        return Err(PlanFault { stage, at: "/format".into(), fault: Fault::TwoFormats });
    }
    if let Some((at, fault)) = of_teams(regulations) {
        return Err(PlanFault { stage: 0, at, fault });
    }
    for (number, plan) in (1..).zip(stages) {
        let found = of_format(plan, regulations).or_else(|| of_entrants(number, plan, stages));
        let found = found.or_else(|| of_order(number, plan, regulations));
        if let Some((at, fault)) = found {
            return Err(PlanFault { stage: number, at, fault });
        }
    }
    Ok(())
}

type Found = Option<(Cow<'static, str>, Fault)>;

/// The first stage, from 1, that is not the one circular stage which the old word speaks of, where it is said.
fn other_than_said(regulations: &Regulations) -> Option<usize> {
    let OneSystem::Circular = regulations.format?;
    let mut plans = (1..).zip(&regulations.stages);
    let circular = |plan: &StagePlan| matches!(plan.format, Format::Circular(_));
    plans.find(|(number, plan)| *number > 1 || !circular(plan)).map(|(number, _)| number)
}

/// **Art. 12** – what makes the rules for teams none that can be followed.
fn of_teams(regulations: &Regulations) -> Found {
    let contenders = regulations.contenders();
    let fits = |order: &[TieBreak], contenders| order.iter().all(|it| it.fits(contenders));
    let circular = |plan: &StagePlan| matches!(plan.format, Format::Circular(_)) && plan.tie_breaks.is_none();
    let circular = regulations.stages.iter().any(circular);
    let fit = |order: &Vec<TieBreak>| fits(order, contenders) && (!circular || all_fit_circular(order));
    if !regulations.tie_breaks.as_ref().is_none_or(fit) {
        return Some(("/tie_breaks".into(), Fault::DoesNotFit));
    }
    match &regulations.teams.as_ref()?.by {
        TeamsBy::Matches(_) => None,
        TeamsBy::MembersPlaces(_)
            if regulations.stages.iter().any(|plan| plan.groups() > 1 || plan.knock_out().is_some()) =>
        {
            Some(("/teams/by".into(), Fault::NotOneField))
        }
        TeamsBy::MembersPlaces(rules) => {
            let fit = fits(&rules.tie_breaks, Contenders::TeamsByPlaces);
            (!fit).then_some(("/teams/by/tie_breaks".into(), Fault::DoesNotFit))
        }
    }
}

/// **Art. 15.2** – the opponents' score says nothing where everybody meets everybody.
fn all_fit_circular(order: &[TieBreak]) -> bool {
    order.iter().all(|it| it.fits_circular())
}

fn of_format(plan: &StagePlan, regulations: &Regulations) -> Found {
    match &plan.format {
        Format::Circular(_) | Format::CnSwiss(_) | Format::FideDutch(_) => None,
        Format::KnockOut(_) if regulations.team_matches().is_some() => {
            Some(("/format".into(), Fault::NotForTeams))
        }
        Format::KnockOut(knock_out) => of_knock_out(knock_out),
    }
}

fn of_knock_out(knock_out: &KnockOutFormat) -> Found {
    if let Some(found) = of_ladder(knock_out) {
        return Some(found);
    }
    let third = knock_out.third_place && knock_out.elimination != Elimination::Single;
    third.then_some(("/format/third_place".into(), Fault::NoThirdPlace))
}

/// **Art. 15.6** – the numbers of its steps `number_fault` looks at.
fn of_ladder(knock_out: &KnockOutFormat) -> Found {
    let step = match knock_out.series() {
        Err(SeriesFlaw::TooManySteps { .. }) => {
            return Some(("/format/play_offs".into(), Fault::TooManySteps));
        }
        Err(SeriesFlaw::DrawAdvances { step }) => step.saturating_sub(1),
        Err(SeriesFlaw::Games { .. } | SeriesFlaw::StepGames { .. } | SeriesFlaw::Time { .. }) | Ok(_) => {
            return None;
        }
    };
    let several = knock_out.play_offs.get(step).is_some_and(|step| step.games > 1);
    let fault = if several { Fault::DrawOfSeveral } else { Fault::DrawNotLast };
    Some((format!("/format/play_offs/{step}/draw_advances").into(), fault))
}

fn of_entrants(number: usize, plan: &StagePlan, stages: &[StagePlan]) -> Found {
    let Entrants::Places(Places { stage, from, to, carried }) = plan.entrants else {
        let by_places = plan.seeding == Some(Seeding::Places);
        return by_places.then_some(("/seeding".into(), Fault::NoPlaces));
    };
    let earlier = usize::try_from(stage).ok().filter(|stage| (1..number).contains(stage));
    let Some(earlier) = earlier.and_then(|stage| stages.get(stage - 1)) else {
        return Some(("/entrants/stage".into(), Fault::NotEarlier));
    };
    if from > to {
        return Some(("/entrants/from".into(), Fault::NoRange));
    }
    let games = |plan: &StagePlan| match plan.format {
        Format::Circular(circular) => Some(circular.games()),
        Format::KnockOut(_) | Format::CnSwiss(_) | Format::FideDutch(_) => None,
    };
    let alike = games(plan).is_some_and(|own| games(earlier) == Some(own));
    (carried && !alike).then_some(("/entrants/carried".into(), Fault::NotCarried))
}

fn of_order(number: usize, plan: &StagePlan, regulations: &Regulations) -> Found {
    let named = u32::try_from(number).is_ok_and(|number| regulations.named_order(number).is_some());
    let several = match plan.format {
        Format::Circular(circular) => circular.games() > 1,
        Format::KnockOut(_) | Format::CnSwiss(_) | Format::FideDutch(_) => false,
    };
    if plan.tie_breaks.is_some() && plan.knock_out().is_some() {
        return Some(("/tie_breaks".into(), Fault::NoTable));
    }
    let own = plan.tie_breaks.iter().flatten();
    let circular = matches!(plan.format, Format::Circular(_));
    if own.into_iter().any(|it| !it.fits(regulations.contenders()) || circular && !it.fits_circular()) {
        return Some(("/tie_breaks".into(), Fault::DoesNotFit));
    }
    (several && !named).then_some(("/tie_breaks".into(), Fault::OrderNotNamed))
}
