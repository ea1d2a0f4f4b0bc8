//! The stages in words: by which system each is played, who plays in it, how its numbers are found, and the order of
//! the criteria that part equals.

use chuhe_domain::standings::Contenders;
use chuhe_domain::tournament::{CircularFormat, Entrants, Format, Places, Seeding, StagePlan, Tournament};

use crate::dashboard::tournament::{knock_out, swiss};
use crate::dashboard::words::Words;

/// One of the regulations.
pub(crate) struct Term {
    pub(crate) about: String,
    pub(crate) said: Vec<String>,
}

/// What a stage is called: by the regulations, or by its number.
pub(crate) fn name(tournament: &Tournament, stage: u32, words: Words) -> String {
    let plan = tournament.regulations.stage(stage);
    plan.and_then(|plan| plan.name.clone()).unwrap_or_else(|| words.with("page-stage", "number", stage))
}

/// The systems: of the one stage, or of each under its name.
pub(crate) fn of(tournament: &Tournament, words: Words) -> Vec<Term> {
    let systems = stages(tournament).map(|(stage, plan)| Term {
        about: about(tournament, stage, words, "page-system"),
        said: said(tournament, plan, words),
    });
    systems.collect()
}

/// The orders among equals: the one in force in every stage, or that of each under its name; a knock-out has none.
pub(crate) fn orders(tournament: &Tournament, words: Words) -> Vec<Term> {
    let order = |stage: u32| {
        let criteria = tournament.regulations.ranking(stage).tie_breaks;
        let criteria = criteria.iter().map(|criterion| words.with("page-criterion", "criterion", criterion));
        let criteria = words.row(&criteria.collect::<Vec<_>>());
        let article = order_of_places(tournament, stage).to_owned();
        words.tell("page-order_text", &[("criteria", criteria), ("article", article)])
    };
    let ranked = stages(tournament).filter(|(_, plan)| plan.knock_out().is_none());
    let mut orders: Vec<(u32, String)> = ranked.map(|(stage, _)| (stage, order(stage))).collect();
    let everywhere = orders.len() == tournament.regulations.stages.len();
    orders.dedup_by(|next, one| everywhere && next.1 == one.1);
    let several = !everywhere || orders.len() > 1;
    let said = |(stage, order)| {
        if several { format!("{}: {order}", name(tournament, stage, words)) } else { order }
    };
    vec![Term { about: words.say("page-order"), said: orders.into_iter().map(said).collect() }]
}

/// **Art. 15.1** to **15.4** – the article on the order of places in a stage, and on those who share one.
pub(crate) fn order_of_places(tournament: &Tournament, stage: u32) -> &'static str {
    match (tournament.regulations.contenders(), tournament.is_swiss(stage)) {
        (Contenders::Players | Contenders::TeamsByPlaces, false) => "15.1",
        (Contenders::Players | Contenders::TeamsByPlaces, true) => "15.2",
        (Contenders::Teams, false) => "15.3",
        (Contenders::Teams, true) => "15.4",
    }
}

fn stages(tournament: &Tournament) -> impl Iterator<Item = (u32, &StagePlan)> {
    (1..).zip(&tournament.regulations.stages)
}

fn about(tournament: &Tournament, stage: u32, words: Words, alone: &str) -> String {
    if tournament.regulations.stages.len() > 1 { name(tournament, stage, words) } else { words.say(alone) }
}

fn said(tournament: &Tournament, plan: &StagePlan, words: Words) -> Vec<String> {
    let mut said = Vec::new();
    if tournament.regulations.stages.len() > 1 {
        said.push(entrants(tournament, plan, words));
    }
    let circular = match &plan.format {
        Format::Circular(circular) => circular,
        Format::KnockOut(format) => {
            said.extend(knock_out::said(format, plan.seeded_by(), words));
            return said;
        }
        Format::CnSwiss(_) | Format::FideDutch(_) => {
            said.extend(swiss::said(&plan.format, words));
            return said;
        }
    };
    let field = if circular.groups > 1 { "groups" } else { "whole" };
    let told = [("field", field.to_owned()), ("meet", meet(*circular).to_owned())];
    said.push(words.tell("page-circular", &told));
    let seeding = match plan.seeded_by() {
        Seeding::Lots => "lots",
        Seeding::Rating => "rating",
        Seeding::Places => "places",
    };
    if circular.groups > 1 {
        let told = [("groups", circular.groups.to_string()), ("seeding", seeding.to_owned())];
        said.push(words.tell("page-grouped", &told));
    } else if plan.seeded_by() != Seeding::Lots {
        said.push(words.with("page-numbered", "seeding", seeding));
    }
    said
}

const fn meet(circular: CircularFormat) -> &'static str {
    match (circular.games_per_meeting > 1, circular.cycles > 1) {
        (false, false) => "once",
        (true, false) => "two_games",
        (false, true) => "two_cycles",
        (true, true) => "four_games",
    }
}

/// Who plays in it.
pub(crate) fn entrants(tournament: &Tournament, plan: &StagePlan, words: Words) -> String {
    let Entrants::Places(Places { stage, from, to, carried }) = plan.entrants else {
        return words.say("page-everybody");
    };
    let groups = tournament.regulations.stage(stage).map_or(1, StagePlan::groups);
    let told = [
        ("places", if from == to { from.to_string() } else { format!("{from}–{to}") }),
        ("number", to.saturating_sub(from).saturating_add(1).to_string()),
        ("stage", name(tournament, stage, words)),
        ("groups", if groups > 1 { "several" } else { "single" }.to_owned()),
        ("carried", if carried { "yes" } else { "no" }.to_owned()),
    ];
    words.tell("page-qualified", &told)
}
