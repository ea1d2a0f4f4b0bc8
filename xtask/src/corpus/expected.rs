//! `expected.toml`: the figures that corpus checks have reached. A figure may rise, and is then to be raised here;
//! one that falls fails. What is wrong is counted too: such a figure may fall, and fails when it rises.

use std::cmp::Ordering;

use serde_json::Value;
use toml_edit::{DocumentMut, Item, Table, TableLike};

/// One run of a check, and what it must reach.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Expectation {
    /// Which check.
    pub(crate) check: String,
    /// The file or folder under the corpus folder.
    pub(crate) path: String,
    /// Names, with dots for groups, and the figures reached so far.
    figures: Vec<(String, f64)>,
    /// The same of what is wrong, and how much of it there is.
    most: Vec<(String, f64)>,
}

/// What a comparison found.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Comparison {
    /// Figures that became worse or are gone.
    pub(crate) faults: Vec<String>,
    /// Figures that became better, and figures that nobody holds yet.
    pub(crate) notes: Vec<String>,
}

/// Reads the file; a word that means nothing here is an error, so that a slip of the pen tests no less.
pub(crate) fn read(text: &str) -> Result<Vec<Expectation>, String> {
    let document: DocumentMut = text.parse().map_err(|error| format!("{error}"))?;
    let mut expectations = Vec::new();
    for (key, item) in document.iter() {
        let runs = item.as_array_of_tables().filter(|_| key == "run");
        let runs = runs.ok_or_else(|| format!("`{key}` is no [[run]]"))?;
        for run in runs {
            expectations.push(one(run)?);
        }
    }
    Ok(expectations)
}

fn one(run: &Table) -> Result<Expectation, String> {
    if let Some((key, _)) = run.iter().find(|(key, _)| !["check", "path", "figures", "most"].contains(key)) {
        return Err(format!("a [[run]] has no `{key}`"));
    }
    let text = |key| {
        let found = run.get(key).and_then(Item::as_str);
        found.map(str::to_owned).ok_or_else(|| format!("a [[run]] needs a text `{key}`"))
    };
    let (check, path) = (text("check")?, text("path")?);
    let (mut figures, mut most) = (Vec::new(), Vec::new());
    let table = |key| {
        let found = run.get(key).and_then(Item::as_table_like);
        found.ok_or_else(|| format!("the run of `{check}` needs [run.{key}]"))
    };
    collect(table("figures")?, "", &mut figures)?;
    if run.contains_key("most") {
        collect(table("most")?, "", &mut most)?;
    }
    if figures.is_empty() {
        return Err(format!("the run of `{check}` expects no figure at all"));
    }
    Ok(Expectation { check, path, figures, most })
}

fn collect(table: &dyn TableLike, prefix: &str, figures: &mut Vec<(String, f64)>) -> Result<(), String> {
    for (key, item) in table.iter() {
        let name = format!("{prefix}{key}");
        if let Some(group) = item.as_table_like() {
            collect(group, &format!("{name}."), figures)?;
        } else if let Some(number) = item.as_float() {
            figures.push((name, number));
        } else if let Some(number) = item.as_integer().and_then(|number| i32::try_from(number).ok()) {
            figures.push((name, f64::from(number)));
        } else {
            return Err(format!("the figure `{name}` is no number"));
        }
    }
    Ok(())
}

impl Expectation {
    /// Holds the figures that a check gave against the ones it must reach.
    pub(crate) fn compare(&self, reached: &Value) -> Comparison {
        let mut numbers = Vec::new();
        flatten(reached, "", &mut numbers);
        let mut comparison = Comparison::default();
        let least = self.figures.iter().map(|figure| (figure, Ordering::Greater, "raise"));
        let most = self.most.iter().map(|figure| (figure, Ordering::Less, "lower"));
        for ((name, expected), better, then) in least.chain(most) {
            let Some((_, now)) = numbers.iter().find(|(found, _)| found == name) else {
                comparison.faults.push(format!("{name} is gone; it was {expected}"));
                continue;
            };
            let change = now.total_cmp(expected);
            let went = if change.is_lt() { "fell" } else { "rose" };
            let words = format!("{name} {went} from {expected} to {now}");
            if change == better {
                comparison.notes.push(format!("{words}: {then} it in expected.toml"));
            } else if change.is_ne() {
                comparison.faults.push(words);
            }
        }
        let held = |name: &str| self.figures.iter().chain(&self.most).any(|(known, _)| known == name);
        let loose = numbers.iter().filter(|(name, _)| !held(name));
        comparison
            .notes
            .extend(loose.map(|(name, now)| format!("{name} is {now}, and expected.toml does not hold it")));
        comparison
    }
}

fn flatten(value: &Value, prefix: &str, numbers: &mut Vec<(String, f64)>) {
    for (key, value) in value.as_object().into_iter().flatten() {
        let name = format!("{prefix}{key}");
        match value.as_f64() {
            Some(number) => numbers.push((name, number)),
            None => flatten(value, &format!("{name}."), numbers),
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const TEXT: &str = r#"
        [[run]]
        check = "events"
        path = "events"
        [run.figures]
        standings = 12
        share = 0.5
        bbp.pairs = 100

        [[run]]
        check = "repetition"
        path = "repetition/cn-2020.jsonl"
        [run.figures]
        right = 64
        [run.most]
        wrong = 1
    "#;

    fn events() -> Expectation {
        read(TEXT).unwrap().remove(0)
    }

    #[test]
    fn runs_are_read_in_order_with_groups_as_dots() {
        let runs = read(TEXT).unwrap();
        assert_eq!(runs[1].path, "repetition/cn-2020.jsonl");
        let figures: Vec<_> = runs[0].figures.iter().map(|(name, figure)| (name.as_str(), *figure)).collect();
        assert_eq!(figures, [("standings", 12.0), ("share", 0.5), ("bbp.pairs", 100.0)]);
    }

    #[test]
    fn equal_figures_say_nothing() {
        let reached = json!({ "standings": 12, "share": 0.5, "bbp": { "pairs": 100 }, "note": "text" });
        assert_eq!(events().compare(&reached), Comparison::default());
    }

    #[test]
    fn a_figure_that_falls_or_goes_is_a_fault() {
        let faults = events().compare(&json!({ "standings": 11, "share": 0.5 })).faults;
        assert_eq!(faults, ["standings fell from 12 to 11", "bbp.pairs is gone; it was 100"]);
    }

    #[test]
    fn a_figure_that_rises_or_is_new_is_a_note() {
        let comparison =
            events().compare(&json!({ "standings": 13, "share": 0.5, "bbp": { "pairs": 100, "new": 1 } }));
        assert!(comparison.faults.is_empty());
        let words = [
            "standings rose from 12 to 13: raise it in expected.toml",
            "bbp.new is 1, and expected.toml does not hold it",
        ];
        assert_eq!(comparison.notes, words);
    }

    #[test]
    fn what_is_wrong_may_fall_and_not_rise() {
        let run = |wrong: u32| read(TEXT).unwrap()[1].compare(&json!({ "right": 64, "wrong": wrong }));
        assert_eq!(run(1), Comparison::default());
        assert_eq!(run(0).notes, ["wrong fell from 1 to 0: lower it in expected.toml"]);
        assert_eq!((run(0).faults, run(2).faults), (vec![], vec!["wrong rose from 1 to 2".to_owned()]));
    }

    #[test]
    fn a_slip_of_the_pen_is_an_error() {
        for text in
            ["[[runs]]", "run = 1", "[[run]]\ncheck = \"a\"\npath = \"b\"\nfigure = 1", "[[run]]\ncheck = 1"]
        {
            assert!(read(text).is_err(), "{text}");
        }
        let text = "[[run]]\ncheck = \"a\"\npath = \"b\"\n[run.figures]\n";
        assert_eq!(read(text).unwrap_err(), "the run of `a` expects no figure at all");
        assert_eq!(read(&format!("{text}x = \"1\"")).unwrap_err(), "the figure `x` is no number");
        let text = text.replace("[run.figures]", "most = 1\n[run.figures]\nx = 1");
        assert_eq!(read(&text).unwrap_err(), "the run of `a` needs [run.most]");
    }
}
