//! A Swiss stage in words (**Art. 11.4**): how it is paired, what a round brings in which one does not play, and every house rule.

use chuhe_domain::pairing::swiss::chinese::rules::{FirstRound, HouseRules};
use chuhe_domain::standings::WhyFree;
use chuhe_domain::tournament::{Format, SwissTerms, Worth};

use crate::dashboard::words::Words;

/// The format, in sentences; none of another system.
pub(crate) fn said(format: &Format, words: Words) -> Vec<String> {
    match format {
        Format::CnSwiss(swiss) => {
            let mut said = vec![system("cn", &swiss.terms, words)];
            said.extend(paired(&swiss.rules, words));
            said.push(byes(&swiss.terms, swiss.rules.bye_limit, words));
            said.extend(terms(&swiss.terms, words));
            said
        }
        Format::FideDutch(swiss) => {
            let mut said = vec![system("dutch", &swiss.terms, words), byes(&swiss.terms, 1, words)];
            said.extend(terms(&swiss.terms, words));
            said
        }
        Format::Circular(_) | Format::KnockOut(_) => Vec::new(),
    }
}

/// What a round without an opponent was.
pub(crate) fn why(why: WhyFree, words: Words) -> String {
    let why = match why {
        WhyFree::Bye => "bye",
        WhyFree::RequestedBye => "requested_bye",
        WhyFree::Absent => "absent",
        WhyFree::Suspended => "suspended",
        WhyFree::LeftOut => "left_out",
        WhyFree::NotYetIn => "not_yet_in",
        WhyFree::Gone => "gone",
    };
    words.with("page-free", "why", why)
}

fn system(system: &str, terms: &SwissTerms, words: Words) -> String {
    words.tell("page-swiss", &[("system", system.to_owned()), ("rounds", terms.rounds.to_string())])
}

fn paired(rules: &HouseRules, words: Words) -> Vec<String> {
    let first = match rules.first_round {
        FirstRound::HalvesByLot => "halves_by_lot",
        FirstRound::HalvesByRank => "halves_by_rank",
        FirstRound::Neighbours => "neighbours",
        FirstRound::Lots => "lots",
    };
    let met = if rules.forfeit_counts_as_meeting { "yes" } else { "no" };
    let colours =
        [("run", rules.max_colour_run.to_string()), ("difference", rules.max_colour_difference.to_string())];
    let mut said = vec![
        words.with("page-swiss_first", "first", first),
        words.with("page-swiss_once", "forfeits", met),
        words.tell("page-swiss_colours", &colours),
    ];
    let apart = Some(rules.avoid_same_federation_rounds).filter(|rounds| *rounds > 0);
    said.extend(apart.map(|rounds| words.with("page-swiss_federations", "rounds", rounds)));
    said.extend(rules.avoid_repeated_float.then(|| words.say("page-swiss_floats")));
    said
}

fn byes(terms: &SwissTerms, limit: u32, words: Words) -> String {
    words.tell("page-swiss_bye", &[("worth", worth(terms.bye)), ("limit", limit.to_string())])
}

fn terms(terms: &SwissTerms, words: Words) -> Vec<String> {
    let told = [("worth", worth(terms.requested_bye)), ("limit", terms.requested_byes.to_string())];
    let mut said = vec![words.tell("page-swiss_requested", &told)];
    let most = terms.max_consecutive_forfeits;
    said.extend(most.map(|most| words.with("page-swiss_suspended", "forfeits", most)));
    said
}

fn worth(worth: Worth) -> String {
    let worth = match worth {
        Worth::Win => "win",
        Worth::Draw => "draw",
        Worth::Nothing => "nothing",
    };
    worth.to_owned()
}
