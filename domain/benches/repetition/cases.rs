//! The spans of the corpus, from the folder that is named, or `repetition` in the folder `CHUHE_CORPUS`, by default
//! `../shared/data` beside the project. Where there are none, the table says so.

use std::path::PathBuf;
use std::{env, fs};

use chuhe_domain::adjudication::Span;
use chuhe_domain::xiangqi::{Move, Position};
use serde::Deserialize;

#[derive(Deserialize)]
struct Case {
    fen: String,
    moves: Vec<Move>,
}

pub(crate) fn spans() -> Vec<Span> {
    let folder = folder();
    let Ok(entries) = fs::read_dir(&folder) else {
        eprintln!("!!! NO CASES: {} is absent", folder.display());
        return Vec::new();
    };
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    let texts = files.iter().map(|file| fs::read_to_string(file).expect("a text"));
    texts.flat_map(|text| text.lines().map(span).collect::<Vec<_>>()).collect()
}

fn folder() -> PathBuf {
    match env::args().skip(1).find(|argument| !argument.starts_with('-')) {
        Some(named) => named.into(),
        None => match env::var_os("CHUHE_CORPUS") {
            Some(corpus) => PathBuf::from(corpus).join("repetition"),
            None => PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../shared/data/repetition"),
        },
    }
}

fn span(line: &str) -> Span {
    let case: Case = serde_json::from_str(line).expect("a case");
    let mut position = Position::from_fen(&case.fen).expect("a position");
    let mut line = Vec::new();
    for played in case.moves {
        line.push((position.clone(), played));
        position.play(played).expect("a legal move");
    }
    Span::of(&line, &position).expect("it stands for the third time")
}
