//! Whatever can be ruled has its words, in every language, and no two things have the same.

use std::collections::BTreeSet;

use chuhe_domain::adjudication::{Ground, Interval, Span, Verdict, Way, rule};
use chuhe_domain::rules::RuleSet;
use chuhe_domain::xiangqi::Position;
use strum::IntoEnumIterator;

use super::*;
use crate::locales::files::{keys, text};

const CHASE: &str = "5k3/2c6/9/R8/9/9/9/9/9/3K5 w";

/// Red's chariot goes after the cannon, and it is judged to be this.
fn judged(nature: Interval) -> Judged {
    let moves = [(Position::from_fen(CHASE).unwrap(), "a6a8".parse().unwrap())];
    let judged = rule(&Span::since(&moves, 0), RuleSet::Cn1999).moves.remove(0);
    Judged { nature, ..judged }
}

fn victim(way: Way) -> Victim {
    let victim = judged(Interval::certain(Nature::Chase)).victims.remove(0);
    Victim { way, ..victim }
}

/// All of it is said, whole, and each in words of its own.
#[track_caller]
fn assert_told_apart(language: Language, said: impl IntoIterator<Item = String>) {
    let mut seen = BTreeSet::new();
    for text in said {
        let place = format!("{}: {text:?}", language.tag());
        assert!(!text.contains(['—', '_', '$', '{']) && !text.contains("repetition-"), "{place}");
        assert!(!text.is_empty() && text.trim() == text && !text.contains("  "), "{place}");
        assert!(seen.insert(text), "said of two things: {place}");
    }
}

#[test]
fn whatever_can_be_ruled_has_words_of_its_own_in_every_language() {
    for language in Language::all() {
        let speaker = Speaker(language);
        assert_told_apart(language, Doubt::iter().map(|doubt| speaker.doubt(doubt)));
        assert_told_apart(language, Nature::iter().map(|nature| speaker.nature(nature)));
        let calls =
            Verdict::iter().flat_map(|verdict| Ground::iter().map(move |ground| Call { verdict, ground }));
        assert_told_apart(language, calls.map(|call| speaker.call(call)));
        assert_told_apart(language, Way::iter().map(|way| speaker.victim(&victim(way), &[])));
        let line = line_after(&judged(Interval::certain(Nature::Idle)).ply, &victim(Way::Capture).line);
        assert_told_apart(language, [speaker.mate(&line), speaker.victim(&victim(Way::Capture), &line)]);
    }
}

#[test]
fn a_reader_of_another_language_meets_no_english() {
    for language in Language::all().filter(|&language| language != Language::En) {
        let [own, english] = [language, Language::En].map(|language| {
            let speaker = Speaker(language);
            let doubts = Doubt::iter().map(|doubt| speaker.doubt(doubt));
            let natures = Nature::iter().map(|nature| speaker.nature(nature));
            let ways = Way::iter().map(|way| speaker.victim(&victim(way), &[]));
            doubts.chain(natures).chain(ways).collect::<BTreeSet<_>>()
        });
        assert!(own.is_disjoint(&english), "{}", language.tag());
    }
}

#[test]
fn every_language_has_the_same_texts() {
    let english = keys(&text(Language::En, "repetition.ftl"));
    for language in Language::all() {
        assert_eq!(keys(&text(language, "repetition.ftl")), english, "{}", language.tag());
    }
}

#[test]
fn a_ruling_by_other_rules_says_by_which_and_a_referred_one_all_that_is_offered() {
    let draw = Call { verdict: Verdict::Draw, ground: Ground::BothAllowed };
    let change = Call { verdict: Verdict::RedMustChange, ground: Ground::ForbiddenAgainstAllowed };
    for language in Language::all() {
        let speaker = Speaker(language);
        let ruling = |rule_set, offered| Ruling { offered, ..rule(&Span::since(&[], 0), rule_set) };
        let by = |rule_set| speaker.ruling(&ruling(rule_set, vec![draw]));
        assert_eq!(by(RuleSet::Cn1999), speaker.call(draw));
        assert_told_apart(language, RuleSet::iter().map(by));
        let referred = speaker.ruling(&ruling(RuleSet::Cn1999, vec![draw, change]));
        assert!(
            referred.contains(&speaker.call(draw)) && referred.contains(&speaker.call(change)),
            "{referred}"
        );
    }
}

#[test]
fn the_moves_of_a_side_are_counted_by_their_names() {
    let natures = [Nature::Check, Nature::Check, Nature::Chase].map(Interval::certain);
    let open = Interval { surely: Nature::Idle, possibly: Nature::Kill };
    let moves: Vec<_> = natures.into_iter().chain([open]).map(judged).collect();
    let counts = NatureCounts::of(&moves, Side::Red);
    assert_eq!(counts, NatureCounts { check: 2, chase: 1, open: 1, ..NatureCounts::default() });
    assert_eq!(NatureCounts::of(&moves, Side::Black), NatureCounts::default());
    let said = Language::all().map(|language| Speaker(language).counts(Side::Red, counts));
    let expected = [
        "Red: 2 checks, 1 chase, 1 open.",
        "红方：将 2 着、捉 1 着、未定 1 着。",
        "紅方：將 2 着、捉 1 着、未定 1 着。",
        "Đỏ: 2 chiếu, 1 đuổi bắt, 1 chưa định.",
    ];
    assert_eq!(said.collect::<Vec<_>>(), expected);
}

#[test]
fn a_line_is_written_as_if_the_other_side_had_passed() {
    let ply = judged(Interval::certain(Nature::Chase)).ply;
    let line = ["a8c8", "f9f8", "c8c9"].map(|one| one.parse().unwrap());
    let written: Vec<_> = line_after(&ply, &line).into_iter().map(|forms| forms.chinese).collect();
    assert_eq!(written, ["車九平七", "將6進1", "車七進一"]);
}

#[test]
fn a_move_without_doubt_names_one_nature_and_a_doubtful_one_two() {
    let forms = |judged: &Judged| judged.ply.before.forms(judged.ply.played).unwrap();
    let certain = judged(Interval::certain(Nature::Chase));
    let doubtful = judged(Interval { surely: Nature::Idle, possibly: Nature::Chase });
    let said = |language, judged: &Judged| Speaker(language).judged(judged, &forms(judged), &[]);
    assert_eq!(said(Language::En, &certain), "Red Chariot a6–a8 (R9+2): chase (article 28.3).");
    assert_eq!(said(Language::ZhHant, &certain), "紅方車九進二：捉（第 28.3 款）。");
    let open =
        "Red Chariot a6–a8 (R9+2): idle move (article 28.9) or chase (article 28.3); no rule settles which.";
    assert_eq!(said(Language::En, &doubtful), open);
    assert_eq!(
        said(Language::ZhHans, &doubtful),
        "红方车九进二：闲（第 28.9 款）或捉（第 28.3 款），棋例未有定论。"
    );
}
