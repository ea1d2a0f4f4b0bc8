//! The picture is whole, small and harmless, and shows what the judgement says.

use chuhe_domain::adjudication::{Doubt, Interval, Span, Victim, Way, rule};
use chuhe_domain::rules::RuleSet;
use chuhe_domain::xiangqi::Square;

use super::*;

/// Red's chariot goes after the cannon.
const CHASE: &str = "5k3/2c6/9/R8/9/9/9/9/9/3K5 w";

/// The move, judged to be this and nothing said of it.
fn judged(fen: &str, played: &str, nature: Nature) -> Judged {
    let moves = [(Position::from_fen(fen).unwrap(), played.parse().unwrap())];
    let judged = rule(&Span::since(&moves, 0), RuleSet::Cn1999).moves.remove(0);
    let nature = Interval::certain(nature);
    Judged { nature, victims: Vec::new(), mate: Vec::new(), doubts: Vec::new(), ..judged }
}

fn line(moves: &str) -> Vec<Move> {
    moves.split(' ').map(|one| one.parse().unwrap()).collect()
}

fn victim(judged: &Judged, on: &str, moves: &str) -> Victim {
    let on: Square = on.parse().unwrap();
    let board = judged.ply.before.board();
    let (id, man) = (board.id_at(on).unwrap(), board.man_at(on).unwrap());
    Victim { id, man, on, way: Way::Capture, by: Vec::new(), line: line(moves) }
}

fn drawn(judged: &Judged) -> String {
    draw(judged, Language::En, "a move").unwrap()
}

/// How many rings are drawn around what is attacked, how many arrows there are, and how many numbers.
fn marks(picture: &str) -> (usize, usize, usize) {
    let Some((_, attack)) = picture.split_once("stroke=\"#d0521b\"") else { return (0, 0, 0) };
    let rings = attack.matches("r=\"5\"").count();
    let heads = attack.matches("z\"/>").count();
    (rings, heads, attack.matches("<text").count())
}

/// Every element is closed in its order, and every value stands in quotes.
fn assert_whole(picture: &str) {
    let mut open = Vec::new();
    for part in picture.split('<').skip(1) {
        let (tag, text) = part.split_once('>').unwrap();
        assert!(!text.contains('>'), "{picture}");
        let name = tag.trim_start_matches('/').split([' ', '/']).next().unwrap();
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name), "{picture}");
        } else if !tag.ends_with('/') {
            open.push(name);
        }
        let outside: String = tag.split('"').step_by(2).collect();
        let unquoted =
            outside.split('=').skip(1).any(|after| !after.is_empty() && !after.starts_with([' ', '/']));
        assert!(tag.matches('"').count().is_multiple_of(2) && !unquoted, "{tag}");
    }
    assert_eq!(open, Vec::<&str>::new());
}

#[test]
fn a_full_board_is_whole_and_small_and_takes_nothing_in() {
    let full = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";
    let mut judged = judged(full, "h2e2", Nature::Chase);
    judged.victims = vec![victim(&judged, "e6", "e2e6")];
    for language in Language::all() {
        let picture = draw(&judged, language, "a move").unwrap();
        assert_whole(&picture);
        assert!(picture.len() < 12_000, "{} bytes", picture.len());
        assert!(
            picture.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" ")
                && picture.contains(" role=\"img\"")
        );
        assert!(picture.contains(&format!("xml:lang=\"{}\"><title>a move</title>", language.tag())));
        for foreign in ["script", "style", "href", "url(", " id=", " class=", " on"] {
            assert!(!picture.contains(foreign), "{foreign}");
        }
    }
}

#[test]
fn what_is_said_cannot_break_out_of_the_title() {
    let judged = judged(CHASE, "a6a8", Nature::Chase);
    let picture = draw(&judged, Language::En, "</title><script>\"&'").unwrap();
    assert_whole(&picture);
    assert!(!picture.contains("<script") && picture.matches("</title>").count() == 1, "{picture}");
}

#[test]
fn the_men_are_written_in_the_readers_script() {
    let judged = judged("3ak4/9/9/9/9/9/9/9/4n4/R2K5 w", "a0a1", Nature::Idle);
    let [simplified, traditional] =
        [Language::ZhHans, Language::Vi].map(|language| draw(&judged, language, "").unwrap());
    for (character, other) in [('车', '車'), ('马', '馬'), ('将', '將'), ('汉', '漢')] {
        assert!(simplified.contains(character) && !simplified.contains(other));
        assert!(traditional.contains(other) && !traditional.contains(character));
    }
}

#[test]
fn art_28_1_each_man_that_gives_check_is_shown_with_the_general() {
    let single = judged("4k4/9/9/9/9/9/9/9/R8/3K5 w", "a1a9", Nature::Check);
    assert_eq!(marks(&drawn(&single)), (1, 1, 0));
    let twofold = judged("4k4/9/9/9/4N4/9/4R4/9/9/3K5 w", "e5d7", Nature::Check);
    assert_eq!(marks(&drawn(&twofold)), (1, 2, 0));
    let mut by_the_way = judged("4k4/9/9/9/9/9/9/9/R8/1c1K5 w", "a1a9", Nature::Check);
    by_the_way.victims = vec![victim(&by_the_way, "b0", "a9a0")];
    assert_eq!(marks(&drawn(&by_the_way)), (2, 2, 0));
}

#[test]
fn art_28_3_victims_are_ringed_and_a_line_is_numbered() {
    let mut one = judged(CHASE, "a6a8", Nature::Chase);
    assert_eq!(marks(&drawn(&one)), (0, 0, 0));
    one.victims = vec![victim(&one, "c8", "a8c8")];
    assert_eq!(marks(&drawn(&one)), (1, 1, 0));
    one.victims = vec![victim(&one, "c8", "a8a9 f9f8 a9a8 f8f9 a8c8")];
    assert_eq!(marks(&drawn(&one)), (1, 3, 3));
    one.victims = vec![victim(&one, "c8", "a8c8"), victim(&one, "f9", "a8a9")];
    assert_eq!(marks(&drawn(&one)), (2, 2, 0));
    one.victims = vec![victim(&one, "c8", "a8a9"), victim(&one, "f9", "a8a9")];
    assert_eq!(marks(&drawn(&one)), (2, 1, 0));
}

#[test]
fn art_28_2_a_mate_is_shown_before_what_is_won_by_the_way() {
    let mut kill = judged(CHASE, "a6a8", Nature::Kill);
    kill.victims = vec![victim(&kill, "c8", "a8c8")];
    kill.mate = line("a8a9 f9f8 a9f9");
    let picture = drawn(&kill);
    assert_eq!(marks(&picture), (1, 2, 2));
    assert!(picture.contains("<circle cx=\"60\" cy=\"10\" r=\"5\"/>"), "the general is ringed: {picture}");
}

#[test]
fn what_is_doubtful_is_dashed() {
    let mut doubtful = judged(CHASE, "a6a8", Nature::Chase);
    doubtful.victims = vec![victim(&doubtful, "c8", "a8c8")];
    let dashed = "stroke-dasharray=\"1.6 1.8\"";
    assert!(!drawn(&doubtful).contains(dashed));
    doubtful.nature.surely = Nature::Idle;
    doubtful.doubts = vec![Doubt::KeyPoint];
    assert!(drawn(&doubtful).contains(dashed));
}
