//! The list against the text: neither has what the other lacks, and both are in order.

use std::collections::BTreeSet;

use super::{article, articles};
use crate::rules::text;

fn parts(number: &str) -> Vec<u32> {
    number.split('.').map(|part| part.parse().unwrap()).collect()
}

#[test]
fn every_number_from_1_to_29_4_stands_once_and_none_is_left_out() {
    let all: Vec<Vec<u32>> = articles().iter().map(|article| parts(article.number)).collect();
    assert!(all.is_sorted_by(|one, next| one < next), "out of order");
    for (one, next) in all.iter().zip(&all[1..]) {
        let first_part = [one.as_slice(), &[1]].concat();
        let successors = (1..=one.len()).map(|length| {
            let mut next = one[..length].to_vec();
            *next.last_mut().unwrap() += 1;
            next
        });
        assert!(
            *next == first_part || successors.into_iter().any(|it| it == *next),
            "{one:?}, then {next:?}"
        );
    }
    assert_eq!((articles()[0].number, articles().last().unwrap().number), ("1", "29.4"));
    assert_eq!(articles().len(), 182);
}

#[test]
fn whoever_is_a_part_has_a_parent_in_the_same_chapter() {
    for one in articles() {
        let parent = one.parent().map(|parent| article(parent).unwrap_or_else(|| panic!("no {parent}")));
        assert_eq!(parent.is_none(), !one.number.contains('.'));
        assert!(parent.is_none_or(|parent| parent.chapter() == one.chapter()), "{}", one.number);
    }
    let chapters: Vec<u8> =
        ["4.2.4", "5", "10.2", "11", "23.3", "24"].map(|it| article(it).unwrap().chapter()).into();
    assert_eq!(chapters, [1, 2, 2, 3, 3, 4]);
}

#[test]
fn every_part_has_its_text_and_every_text_its_article() {
    let with_text: BTreeSet<&str> = text::numbers().collect();
    let listed: BTreeSet<&str> =
        articles().iter().filter(|it| it.text().is_some()).map(|article| article.number).collect();
    assert_eq!(with_text, listed);
    for one in articles().iter().filter(|article| article.number.contains('.')) {
        assert!(
            one.text().is_some_and(|text| text.lines().all(|line| !line.trim().is_empty())),
            "{}",
            one.number
        );
    }
    assert_eq!(article("4.1.8").unwrap().text(), Some("在同一棋局中，三次“犯規”。"));
    assert_eq!(article("26").unwrap().text(), None);
    assert_eq!(article("24.4"), None);
}
