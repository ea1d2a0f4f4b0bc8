//! No two files of a crate need each other, however long the way round. A face that re-exports from its own
//! folder needs those files; so a file of the folder names its neighbours directly, not through the face.

use std::collections::{BTreeMap, BTreeSet};

use super::code::{Source, bare, sources, verdict};
use super::imports::imports;

/// Which files a file names, each with the first line that does.
type Graph = BTreeMap<String, BTreeMap<String, usize>>;

/// The module of a file under `src`: `a/b.rs` is `a::b`, the roots are the crate itself.
pub(crate) fn module_of(file: &str) -> Vec<String> {
    match file.trim_end_matches(".rs") {
        "lib" | "main" => Vec::new(),
        module => module.split('/').map(str::to_owned).collect(),
    }
}

fn graph(files: &BTreeMap<String, String>) -> Graph {
    let modules: BTreeMap<Vec<String>, &String> = files
        .keys()
        // Beside a library the binary is a crate of its own.
        .filter(|file| *file != "main.rs" || !files.contains_key("lib.rs"))
        .map(|file| (module_of(file), file))
        .collect();
    let target =
        |path: &[String]| (0..=path.len()).rev().find_map(|length| modules.get(&path[..length]).copied());
    files
        .iter()
        .map(|(file, code)| {
            let module = module_of(file);
            let children: Vec<String> = modules
                .keys()
                .filter(|other| other.len() == module.len() + 1 && other.starts_with(&module))
                .filter_map(|other| other.last().cloned())
                .collect();
            let mut named = BTreeMap::new();
            for import in imports(code, &module, &children) {
                if let Some(other) = target(&import.path).filter(|other| *other != file) {
                    named.entry(other.clone()).or_insert(import.line);
                }
            }
            (file.clone(), named)
        })
        .collect()
}

/// One circle for every file that stands on one and on no circle told before.
fn circles(graph: &Graph) -> Vec<Vec<String>> {
    let mut told = BTreeSet::new();
    let mut circles = Vec::new();
    for start in graph.keys() {
        if told.contains(start) {
            continue;
        }
        if let Some(circle) = shortest_way_back(graph, start) {
            told.extend(circle.iter().cloned());
            circles.push(circle);
        }
    }
    circles
}

fn shortest_way_back(graph: &Graph, start: &str) -> Option<Vec<String>> {
    let mut ways = vec![vec![start.to_owned()]];
    let mut seen = BTreeSet::new();
    while !ways.is_empty() {
        let mut longer = Vec::new();
        for way in ways {
            for next in graph.get(way.last()?)?.keys() {
                if next == start {
                    return Some(way);
                }
                if seen.insert(next.clone()) {
                    longer.push([way.as_slice(), std::slice::from_ref(next)].concat());
                }
            }
        }
        ways = longer;
    }
    None
}

fn told(name: &str, graph: &Graph, circle: &[String]) -> String {
    let next = |at: usize| &circle[(at + 1) % circle.len()];
    let steps = circle
        .iter()
        .enumerate()
        .map(|(at, file)| format!("{name}/src/{file}:{} → {}", graph[file][next(at)], next(at)));
    steps.collect::<Vec<_>>().join(", ")
}

fn crates(sources: &[Source]) -> BTreeMap<&str, BTreeMap<String, String>> {
    let mut crates: BTreeMap<&str, BTreeMap<String, String>> = BTreeMap::new();
    for source in sources {
        if let Some((name, file)) = source.in_crate() {
            crates.entry(name).or_default().insert(file.to_owned(), bare(source.production()));
        }
    }
    crates
}

#[test]
fn no_files_need_each_other() {
    let sources = sources();
    let mut broken = Vec::new();
    for (name, files) in crates(&sources) {
        let graph = graph(&files);
        broken.extend(circles(&graph).iter().map(|circle| told(name, &graph, circle)));
    }
    verdict("imports go in no circle", &broken);
}

#[test]
fn a_circle_is_seen_and_told_once() {
    let files = [
        ("lib.rs", "pub mod a; pub mod b;"),
        ("a.rs", "mod x;\nmod y;\npub use x::X;\nuse crate::b::B;"),
        ("a/x.rs", "use super::y::Y;"),
        ("a/y.rs", "use crate::b::B;\nuse crate::a::X;"),
        ("b.rs", ""),
    ];
    let files = files.map(|(file, code)| (file.to_owned(), code.to_owned())).into();
    let graph = graph(&files);
    let circles = circles(&graph);
    assert_eq!(circles, [["a.rs", "a/x.rs", "a/y.rs"]]);
    let words = "t/src/a.rs:3 → a/x.rs, t/src/a/x.rs:1 → a/y.rs, t/src/a/y.rs:2 → a.rs";
    assert_eq!(told("t", &graph, &circles[0]), words);
}
