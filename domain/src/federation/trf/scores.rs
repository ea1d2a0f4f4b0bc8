//! What a result is worth: lines 162, XXS and BB., and what they come to.

use std::fmt;

use crate::federation::trf::flaw::Expected;
use crate::federation::trf::outcome::Outcome;
use crate::federation::trf::row::{Notes, Row, Word};
use crate::federation::trf::tenths::Tenths;
use crate::vocabulary::Side;

/// In which words a line says it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ScoreWords {
    /// 162: `W 1.0    D 0.5`
    Trf26,
    /// XXS: `WW=1.0 BW=1.0`
    Legacy,
    /// `BBW  1.0`: one code a line.
    Bbp,
}

/// A line that says what results are worth.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScoreLine {
    /// In which words.
    pub words: ScoreWords,
    /// Code and points.
    pub worth: Vec<(String, Tenths)>,
}

/// What every result is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Scores {
    /// A win with Red and with Black.
    pub win: [Tenths; 2],
    /// A draw.
    pub draw: [Tenths; 2],
    /// A loss.
    pub loss: [Tenths; 2],
    /// A win without play.
    pub forfeit_win: Tenths,
    /// A loss without play.
    pub forfeit_loss: Tenths,
    /// `H`
    pub half_bye: Tenths,
    /// `F`
    pub full_bye: Tenths,
    /// `U`
    pub pairing_bye: Tenths,
    /// `Z`
    pub zero_bye: Tenths,
}

impl Default for Scores {
    fn default() -> Self {
        Self {
            win: [Tenths::ONE; 2],
            draw: [Tenths::HALF; 2],
            loss: [Tenths::ZERO; 2],
            forfeit_win: Tenths::ONE,
            forfeit_loss: Tenths::ZERO,
            half_bye: Tenths::HALF,
            full_bye: Tenths::ONE,
            pairing_bye: Tenths::ONE,
            zero_bye: Tenths::ZERO,
        }
    }
}

const TRF26: [&str; 6] = ["W", "D", "L", "A", "P", "X"];
const LEGACY: [&str; 16] =
    ["WW", "BW", "WD", "BD", "WL", "BL", "ZPB", "HPB", "FPB", "PAB", "FW", "FL", "W", "D", "L", "X"];
/// The last letter of `BBW` and its like.
const BBP: [&str; 6] = ["W", "D", "L", "Z", "F", "U"];

impl ScoreLine {
    /// Whether a line begins as one of these.
    pub(super) fn words_of(code: &str) -> Option<ScoreWords> {
        match code {
            "162" => Some(ScoreWords::Trf26),
            "XXS" => Some(ScoreWords::Legacy),
            _ => code.strip_prefix("BB").filter(|last| BBP.contains(last)).map(|_| ScoreWords::Bbp),
        }
    }

    pub(super) fn read(words: ScoreWords, row: &Row, notes: &mut Notes) -> Self {
        let worth = match words {
            ScoreWords::Trf26 => spaced(row, notes),
            ScoreWords::Legacy => row.words(4).iter().filter_map(|word| equated(word, notes)).collect(),
            ScoreWords::Bbp => {
                let word = row.cut(4, row.len());
                let points = Tenths::read(&word.text);
                if points.is_none() {
                    notes.expected(&word, Expected::Points);
                }
                points.map(|points| (row.at(3).to_string(), points)).into_iter().collect()
            }
        };
        Self { words, worth }
    }
}

/// `W 1.0`, and `W10.0` where the points fill their columns.
fn spaced(row: &Row, notes: &mut Notes) -> Vec<(String, Tenths)> {
    let mut worth = Vec::new();
    let mut words = row.words(4).into_iter();
    while let Some(word) = words.next() {
        let code = word.text.chars().take(1).collect::<String>().to_ascii_uppercase();
        let joined: String = word.text.chars().skip(1).collect();
        let points = if joined.is_empty() {
            words.next().unwrap_or_else(|| Word { column: word.end() + 2, text: String::new() })
        } else {
            Word { column: word.column + 1, text: joined }
        };
        match Tenths::read(&points.text) {
            _ if !TRF26.contains(&code.as_str()) => notes.expected(&word, Expected::Score),
            Some(points) => worth.push((code, points)),
            None => notes.expected(&points, Expected::Points),
        }
    }
    worth
}

/// `WW=1.0`
fn equated(word: &Word, notes: &mut Notes) -> Option<(String, Tenths)> {
    let read = word.text.trim_end_matches(',').split_once('=').and_then(|(code, points)| {
        let code = LEGACY.iter().find(|known| code.eq_ignore_ascii_case(known))?;
        Some(((*code).to_owned(), Tenths::read(points)?))
    });
    if read.is_none() {
        notes.expected(word, Expected::Score);
    }
    read
}

impl fmt::Display for ScoreLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.words {
            ScoreWords::Trf26 => {
                f.write_str("162 ")?;
                let parts = self.worth.iter().map(|(code, points)| format!(" {code}{points:>4}"));
                f.write_str(&parts.collect::<Vec<_>>().join("   "))
            }
            ScoreWords::Legacy => {
                f.write_str("XXS")?;
                self.worth.iter().try_for_each(|(code, points)| write!(f, " {code}={points}"))
            }
            ScoreWords::Bbp => {
                self.worth.iter().take(1).try_for_each(|(code, points)| write!(f, "BB{code} {points:>4}"))
            }
        }
    }
}

impl Scores {
    /// What lines come to, each after those before it. The bye of the pairing is worth a win where nothing else is said.
    pub(super) fn of<'a>(lines: impl Iterator<Item = &'a ScoreLine>) -> Self {
        let mut it = Self::default();
        let mut pairing_bye = None;
        for line in lines {
            for (code, points) in &line.worth {
                let points = *points;
                match (line.words, code.as_str()) {
                    (_, "W") => {
                        (it.win, it.forfeit_win, it.full_bye) = ([points; 2], points, points);
                    }
                    (_, "D") => (it.draw, it.half_bye) = ([points; 2], points),
                    (_, "L") => it.loss = [points; 2],
                    (ScoreWords::Trf26, "A") => (it.zero_bye, it.forfeit_loss) = (points, points),
                    (ScoreWords::Trf26, "P") | (ScoreWords::Bbp, "U") | (_, "PAB") => {
                        pairing_bye = Some(points);
                    }
                    (ScoreWords::Bbp, "F") | (_, "FL") => it.forfeit_loss = points,
                    (_, "Z" | "ZPB") => it.zero_bye = points,
                    (_, "HPB") => it.half_bye = points,
                    (_, "FPB") => it.full_bye = points,
                    (_, "FW") => it.forfeit_win = points,
                    (_, "WW") => it.win[0] = points,
                    (_, "BW") => it.win[1] = points,
                    (_, "WD") => it.draw[0] = points,
                    (_, "BD") => it.draw[1] = points,
                    (_, "WL") => it.loss[0] = points,
                    (_, "BL") => it.loss[1] = points,
                    _ => {}
                }
            }
        }
        it.pairing_bye = pairing_bye.unwrap_or(it.win[0]);
        it
    }

    /// What one round brought.
    #[must_use]
    pub fn worth(&self, outcome: Outcome, colour: Option<Side>, is_paired: bool) -> Tenths {
        let side = usize::from(colour == Some(Side::Black));
        let of = |points: [Tenths; 2]| points.get(side).copied().unwrap_or_default();
        match outcome {
            // Old reports write byes so.
            Outcome::Draw if !is_paired => self.half_bye,
            Outcome::ForfeitWin if !is_paired => self.full_bye,
            Outcome::Win | Outcome::ShortWin => of(self.win),
            Outcome::Draw | Outcome::ShortDraw => of(self.draw),
            Outcome::Loss | Outcome::ShortLoss => of(self.loss),
            Outcome::ForfeitWin => self.forfeit_win,
            Outcome::ForfeitLoss => self.forfeit_loss,
            Outcome::HalfBye => self.half_bye,
            Outcome::FullBye => self.full_bye,
            Outcome::PairingBye => self.pairing_bye,
            Outcome::ZeroBye | Outcome::Blank => self.zero_bye,
        }
    }

    /// The same, as one line of 162 or of XXS; 162 knows one worth for either colour.
    pub(super) fn line(&self, words: ScoreWords) -> ScoreLine {
        let code = |code: &str, points: Tenths| (code.to_owned(), points);
        let worth = match words {
            ScoreWords::Legacy => vec![
                code("WW", self.win[0]),
                code("BW", self.win[1]),
                code("WD", self.draw[0]),
                code("BD", self.draw[1]),
                code("WL", self.loss[0]),
                code("BL", self.loss[1]),
                code("ZPB", self.zero_bye),
                code("HPB", self.half_bye),
                code("FPB", self.full_bye),
                code("PAB", self.pairing_bye),
                code("FW", self.forfeit_win),
                code("FL", self.forfeit_loss),
            ],
            ScoreWords::Trf26 | ScoreWords::Bbp => vec![
                code("W", self.win[0]),
                code("D", self.draw[0]),
                code("L", self.loss[0]),
                code("A", self.zero_bye),
                code("P", self.pairing_bye),
            ],
        };
        ScoreLine { words: if words == ScoreWords::Bbp { ScoreWords::Trf26 } else { words }, worth }
    }
}
