//! What each refusal of a tournament says: its code, its article, its facts, and where in the request it is.

use crate::rules::OverrideFlaw;
use crate::tournament::knock_out::games::by_lot;
use crate::tournament::refusal::Refusal;
use crate::tournament::refusal::swiss::SwissRefusal;
use crate::vocabulary::{Reason, Refuse};

impl Refuse for Refusal {
    fn reason(&self) -> Reason {
        let of = |name: &str| Reason::new(&format!("tournament.{name}"));
        match self {
            Self::NotFound => of("not_found"),
            Self::Exists => of("exists").at("/id"),
            Self::Closed => of("closed"),
            Self::NotClosed => of("not_closed"),
            Self::RegulationsFixed => of("regulations_fixed").article("17.1"),
            Self::TieBreakTwice { at } => of("tie_break_twice").article("15.1").at(at),
            Self::OverrideOutOfRange(OverrideFlaw { field, article, value, least, most }) => {
                let reason = of("override_out_of_range").article(article).at(format!("/overrides/{field}"));
                let reason = reason.fact("field", field).fact("value", value);
                reason.fact("least", least).fact("most", most)
            }
            Self::LateLimitMissing => of("late_limit_missing").article("21.1").at("/overrides/late_limit_ms"),
            Self::RegistrationClosed => of("registration_closed"),
            Self::EntryExists { entry } => of("entry_exists").at("/id").fact("entry", entry),
            Self::PlayerEntered { player, entry } => {
                of("player_entered").at("/player").fact("player", player).fact("entry", entry)
            }
            Self::Category(fault) => fault.reason(),
            Self::UnknownEntry { entry } => of("unknown_entry").fact("entry", entry),
            Self::NotInTheField { entry } => of("not_in_the_field").article("20").fact("entry", entry),
            Self::NotWithdrawn { entry } => of("not_withdrawn").article("20").fact("entry", entry),
            Self::FieldIsDrawn { entry } => of("field_is_drawn").article("20.2").fact("entry", entry),
            Self::NobodyEntered => of("nobody_entered"),
            Self::LotsDrawn => of("lots_drawn"),
            Self::LotsNotDrawn => of("lots_not_drawn").article("13.1").fact("system", "circular"),
            Self::LotsCommitted => of("lots_committed"),
            Self::RoundsPaired => of("rounds_paired"),
            Self::SeedNotCommitted(fault) => fault.reason(),
            Self::NotADraw(fault) => fault.reason(),
            Self::NoGroups(fault) => fault.reason(),
            Self::NoTable(fault) => fault.reason(),
            Self::NoBracket(fault) => fault.reason(),
            Self::RoundExists { round } => of("round_exists").at("/round").fact("round", round),
            Self::NotTheNextRound { round, next } => {
                of("not_the_next_round").at("/round").fact("round", round).fact("next", next)
            }
            Self::NoSuchRound { round, rounds } => {
                of("no_such_round").article("11.2").at("/round").fact("round", round).fact("rounds", rounds)
            }
            Self::UnknownStage { stage } => of("unknown_stage").at("/stage").fact("stage", stage),
            Self::StageOpen { stage } => of("stage_open").article("11.3").fact("stage", stage),
            Self::PlaceShared { stage, group, place } => {
                let reason = of("place_shared").article("15.6");
                reason.fact("stage", stage).fact("group", group).fact("place", place)
            }
            Self::NotTheSharers { stage, group } => {
                let reason = of("not_the_sharers").article("15.6").at("/order");
                reason.fact("stage", stage).fact("group", group)
            }
            Self::Settling(refusal) => refusal.reason(),
            Self::ColoursNotDrawn { stage, games } => {
                let reason = of("colours_not_drawn").article(by_lot(*games)).at("/seed");
                reason.fact("stage", stage).fact("games", games)
            }
            Self::SeedNotWanted { article } => {
                of("seed_not_wanted").article(article).at("/seed").fact("article", article)
            }
            Self::Match(refusal) => refusal.reason(),
            Self::NotOfOneGroup { one, other, index } => {
                let reason = of("not_of_one_group").article("11.3").at(format!("/pairings/{index}"));
                reason.fact("one", one).fact("other", other)
            }
            Self::Plan(fault) => fault.reason(),
            Self::Number(fault) => fault.reason(),
            Self::Course(fault) => fault.reason(),
            Self::NoTeams => of("no_teams").article("12"),
            Self::NotATeam { entry } => of("not_a_team").article("12").fact("entry", entry),
            Self::TeamFull { team, most } => {
                of("team_full").article("12").at("/team").fact("team", team).fact("most", most)
            }
            Self::NotTheRoster { team } => {
                of("not_the_roster").article("12.1").at("/order").fact("team", team)
            }
            Self::RosterFixed { team } => of("roster_fixed").article("12.1").fact("team", team),
            Self::NotByRating(fault) => fault.reason(),
            Self::NotALineUp(fault) => fault.reason(),
            Self::LineUpFollows { team } => {
                of("line_up_follows").article("12.1").at("/line_up").fact("team", team)
            }
            Self::LineUpsShown(rule) => {
                of("line_ups_shown").article(rule.article()).fact("line_up_article", rule.article())
            }
            Self::LineUpsMissing { table } => of("line_ups_missing").article("12").fact("table", table),
            Self::NoSuchBoard { board } => of("no_such_board").at("/boards").fact("board", board),
            Self::NotAboutLineUps { article } => {
                of("not_about_line_ups").article("12").at("/article").fact("named", article)
            }
            Self::UnknownMatch { of: id } => of("unknown_match").fact("match", id),
            Self::NotOfThisMatch { team } => of("not_a_team_of_this_match").at("/team").fact("team", team),
            Self::OfATeamMatch { game } => of("of_a_team_match").article("12").fact("game", game),
            Self::UnknownRound { round } => of("unknown_round").fact("round", round),
            Self::NoPairings => of("no_pairings").at("/pairings"),
            Self::PairedTwice { entry, index } => {
                of("paired_twice").at(format!("/pairings/{index}")).fact("entry", entry)
            }
            Self::NotFree { entry, index } => {
                of("not_free").article("11.2").at(format!("/byes/{index}")).fact("entry", entry)
            }
            Self::AlreadyPaired { one, other, of: paired, index } => {
                let reason = of("already_paired").article("11.2");
                let reason = reason.fact("one", one).fact("other", other).fact("match", paired);
                match index {
                    Some(index) => reason.at(format!("/pairings/{index}")),
                    None => reason,
                }
            }
            Self::NotInThisRound { game, index } => {
                of("not_in_this_round").at(format!("/pairings/{index}/game")).fact("game", game)
            }
            Self::Published { round } => of("round_published").fact("round", round),
            Self::NotPublished { round } => of("round_not_published").fact("round", round),
            Self::RoundClosed { round } => of("round_closed").fact("round", round),
            Self::HallStopped => of("hall_stopped"),
            Self::HallNotStopped => of("hall_not_stopped"),
            Self::RoundOpen { round } => of("round_open").fact("round", round),
            Self::GameBegun { game } => of("game_begun").fact("game", game),
            Self::GameOpen { game, table, status } => {
                of("game_open").fact("game", game).fact("table", table).fact("status", status)
            }
            Self::Prizes(fault) => fault.reason(),
            Self::Discipline(refusal) => refusal.reason(),
        }
    }
}

impl From<SwissRefusal> for Refusal {
    fn from(of_swiss: SwissRefusal) -> Self {
        Self::Course(of_swiss.into())
    }
}
