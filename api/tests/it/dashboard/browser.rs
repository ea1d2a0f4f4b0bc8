//! The pages as a browser reads them. It is given no network but the server's own address.

use std::path::Path;
use std::process::Command;

use serde_json::json;

use crate::hall::Hall;

/// The document a browser makes of a page, after everything in it has run.
#[track_caller]
fn document(hall: &Hall, target: &str) -> String {
    shown(&format!("http://{}{target}", hall.address))
}

#[track_caller]
fn shown(address: &str) -> String {
    let browser = std::env::var("CHUHE_TEST_CHROMIUM").expect(
        "CHUHE_TEST_CHROMIUM must name a Chromium; to leave the browser out on purpose, skip the tests named ::browser::",
    );
    let profile = tempfile::tempdir().unwrap();
    let output = Command::new(browser)
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run"])
        // Whatever name is asked for does not exist; only the address of the hall does.
        .args(["--disable-background-networking", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"])
        .args(["--virtual-time-budget=20000", "--lang=en-GB", "--dump-dom"])
        .arg(format!("--user-data-dir={}", path(profile.path())))
        .arg(address)
        .output()
        .unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success() && !text.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    text
}

fn path(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// The texts of the cells of every row in a part of the document, a row to a line.
pub(super) fn rows(document: &str, from: &str, to: &str) -> Vec<String> {
    let part = document.split_once(from).unwrap().1.split_once(to).unwrap().0;
    let part = part.replace("<th", "<td");
    let row = |row: &str| row.split("<td").skip(1).map(text).collect::<Vec<_>>().join("|");
    part.split("<tr>").skip(1).map(row).collect()
}

/// What is read of a cell, which begins with its attributes and ends where the next begins.
fn text(cell: &str) -> String {
    let mut within = true;
    let mut read = |c: char| {
        let shown = !within && c != '<';
        within = c == '<' || (within && c != '>');
        shown
    };
    cell.chars().filter(|&c| read(c)).collect::<String>().trim().to_owned()
}

#[test]
fn the_crosstable_and_the_standings_show_what_was_played() {
    let hall = Hall::open();
    let cup = hall.tournament("River Cup", &["Ann", "Bao", "Chan", "Dung"]);
    cup.make_public();
    cup.play(1, "1 ½");
    cup.play(2, "+ 0");
    let list = document(&hall, "/");
    assert!(list.contains("River Cup") && list.contains(&cup.page()), "{list}");

    let page = document(&hall, &cup.page());
    let grid = rows(&page, "<table class=\"grid\">", "</table>");
    let standings = rows(&page, "<table class=\"standings\">", "</table>");
    assert_eq!(
        grid,
        [
            "No.|Name|1|2|3|4|Points|Place",
            "1|Ann||0||1|1|2",
            "2|Bao|1||½||1½|1",
            "3|Chan||½||−|½|4",
            "4|Dung|0||+||1|3"
        ]
    );
    assert_eq!(
        standings,
        [
            "Place|No.|Name|Points|S–B|Won|Direct|Fouls",
            "1|2|Bao|1½|1¼|1|–|0",
            "2|1|Ann|1|1|1|–|0",
            "3|4|Dung|1|½|1|–|0",
            "4|3|Chan|½|¾|0|–|0"
        ]
    );
    assert!(page.contains("Provisional"));
}

#[test]
fn annulled_results_are_struck_through() {
    let hall = Hall::open();
    let cup = hall.tournament("River Cup", &["Ann", "Bao", "Chan", "Dung", "Em", "Fung"]);
    cup.make_public();
    cup.play(1, "1 ½ 0");
    cup.withdraw(2);
    let page = document(&hall, &cup.page());
    let grid = rows(&page, "<table class=\"grid\">", "</table>");
    assert_eq!(grid[2], "2|Bao withdrawn, annulled|||||½|||");
    assert!(page.contains("<s>½</s>"), "{page}");
    assert!(page.contains("having met 1 of 5 opponents, fewer than half"), "{page}");
}

#[test]
fn the_interface_is_described_without_any_network() {
    let hall = Hall::open();
    let page = document(&hall, "/docs/");
    assert!(page.contains("opblock-summary-path") && page.contains("/v1/tournaments"), "{page}");
    assert!(page.contains("Report the result of a game"), "{page}");
}

#[test]
fn the_picture_of_a_judged_move_is_one_that_a_browser_reads() {
    let hall = Hall::open();
    let fen = "4k4/9/9/9/9/9/9/9/R8/3K5 w";
    let round = ["e9e8", "a9a8", "e8e9", "a8a9"];
    let moves: Vec<_> = std::iter::once("a1a9").chain(round.repeat(2)).collect();
    let body = json!({ "fen": fen, "moves": moves, "diagrams": true });
    let ruling = hall.command("POST", "/v1/positions/repetition-ruling", &body);
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("judged.svg");
    std::fs::write(&file, ruling["moves"][1]["diagram"].as_str().unwrap()).unwrap();
    let picture = shown(&format!("file://{}", path(&file)));
    assert!(picture.contains("check (article 28.1).</title>") && picture.contains(">將</text>"), "{picture}");
    assert!(!picture.contains("parsererror") && picture.trim_end().ends_with("</svg>"), "{picture}");
}
