//! The values of every rule set, and what they rest on.

use std::collections::BTreeSet;

use strum::IntoEnumIterator;

use super::*;
use crate::rules::articles::article;
use crate::rules::values::{IllegalMovePolicy, Rules, Scale, SurplusCheck};

fn stated(set: RuleSet, id: ParameterId) -> (Source, Option<String>) {
    let found = set.sourced().into_iter().find(|parameter| parameter.id == id).unwrap();
    (found.source, found.value.map(|value| value.to_string()))
}

#[test]
fn the_1999_values_are_those_of_the_text() {
    let rules = RuleSet::Cn1999.values();
    assert_eq!(rules.natural_limit_rounds, 60, "4.2.4");
    assert_eq!(
        (rules.counted_checks, rules.natural_limit_unasked, rules.claim_penalty_ms),
        (10, true, 300_000),
        "23.3"
    );
    assert_eq!(rules.surplus_check_drops, SurplusCheck::Round, "23.3, as we read it");
    assert!(!rules.repetition_loss_unasked, "23.2 names the draw alone");
    assert_eq!(rules.fouls_to_lose, 3, "4.1.8");
    assert_eq!(rules.omitted_plies_per_foul, 4, "7.1");
    assert_eq!(rules.omission_grace_ms, 180_000, "7.2");
    assert_eq!(rules.late_limit_ms, None, "21.1 gives no number");
    assert_eq!(rules.illegal_move, IllegalMovePolicy::Loses, "4.1.6");
    assert_eq!(rules.draw_offer_from_round, 1, "23.1");
    assert_eq!(rules.game_points, Scale::from_halves(2, 1, 0), "14.1");
    assert_eq!(rules.team_points, Scale::from_halves(4, 2, 0), "14.2");
}

#[test]
fn art_4_2_4_the_federation_of_2018_has_50_rounds_and_every_other_value_is_that_of_1999() {
    let law = RuleSet::Cn1999.values();
    assert_eq!(RuleSet::Wxf2018.values(), Rules { natural_limit_rounds: 50, ..law.clone() });
    assert_eq!(RuleSet::Cn2011.values(), law);
    assert_eq!(RuleSet::Cn2020.values(), law);
}

#[test]
fn what_no_document_states_is_marked() {
    use ParameterId as P;
    let sixty = Some("60".to_owned());
    assert_eq!(stated(RuleSet::Cn1999, P::NaturalLimitRounds), (Source::Text, sixty.clone()));
    assert_eq!(stated(RuleSet::Cn2011, P::NaturalLimitRounds), (Source::Inference, sixty.clone()));
    assert_eq!(stated(RuleSet::Cn2020, P::NaturalLimitRounds), (Source::Text, sixty));
    assert_eq!(stated(RuleSet::Wxf2018, P::NaturalLimitRounds), (Source::Text, Some("50".to_owned())));
    assert_eq!(
        stated(RuleSet::Cn1999, P::SurplusCheckDrops),
        (Source::Reading, Some("\"round\"".to_owned()))
    );
    assert_eq!(stated(RuleSet::Cn2020, P::CountedChecks).0, Source::Secondary);
    for set in RuleSet::iter() {
        let unsourced = set.sourced().iter().filter(|it| it.source == Source::Unsourced).count();
        let expected = match set {
            RuleSet::Cn1999 => 0,
            RuleSet::Cn2011 | RuleSet::Cn2020 => 11,
            RuleSet::Wxf2018 => 9,
        };
        assert_eq!(unsourced, expected, "{set}");
        let fouls = stated(set, P::FoulsToLose).0;
        assert_eq!(fouls == Source::Text, set == RuleSet::Cn1999, "{set}");
    }
}

#[test]
fn every_value_is_a_parameter_with_an_article_and_only_the_late_limit_has_none() {
    let all = Rules { late_limit_ms: Some(0), ..RuleSet::default().values() };
    let fields: BTreeSet<String> =
        serde_json::to_value(all).unwrap().as_object().unwrap().keys().cloned().collect();
    assert_eq!(fields, ParameterId::iter().map(|id| id.to_string()).collect());
    for set in RuleSet::iter() {
        for Parameter { id, value, .. } in set.sourced() {
            assert!(article(id.article()).is_some(), "{id}");
            assert_eq!(value.is_none(), id == ParameterId::LateLimitMs, "{set} {id}");
        }
    }
}

#[test]
fn a_rule_set_is_written_and_read_by_its_id() {
    for set in RuleSet::iter() {
        assert_eq!(serde_json::to_value(set).unwrap(), set.to_string());
        assert_eq!(set.to_string().parse(), Ok(set));
        assert!(set.to_string().ends_with(&set.year().to_string()));
    }
}
