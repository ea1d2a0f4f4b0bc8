//! The rounds as they hang in the hall: who plays whom at which table, and how it came out.

use chuhe_domain::game::Status;
use chuhe_domain::standings::Mark;
use chuhe_domain::tables::{RoundPairing, RoundTable, TeamBoard, team_match};
use chuhe_domain::tournament::{NotPaired, RoundStatus};
use chuhe_domain::vocabulary::Side;

use crate::dashboard::page::Page;
use crate::dashboard::person::{People, Person};
use crate::dashboard::print::printed;
use crate::dashboard::tournament::grid::{Marks, anchor};
use crate::dashboard::tournament::systems::name;

/// One round.
pub(crate) struct RoundSheet {
    pub(crate) number: u32,
    /// Its stage, where there are several, and how far it has come.
    pub(crate) state: String,
    /// Its pairs, group by group.
    pub(crate) groups: Vec<RoundGroup>,
    /// Who is free (輪空), and who is not paired, and why.
    pub(crate) byes: Vec<String>,
}

/// The pairs of a group or of a match of teams, or all of them.
pub(crate) struct RoundGroup {
    /// What the group is called, where there are several; of a match, the teams and its board points.
    pub(crate) name: Option<String>,
    /// What a match of teams is found by on the page.
    pub(crate) anchor: Option<String>,
    pub(crate) pairs: Vec<PairLine>,
}

/// Two entrants at a table.
pub(crate) struct PairLine {
    /// The table, or the board of a match of teams, and which game where there are several.
    pub(crate) table: String,
    /// Who has Red; none where a board stays empty.
    pub(crate) red: Option<Person>,
    /// Who has Black; none where a board stays empty.
    pub(crate) black: Option<Person>,
    /// Red's and Black's result, or how far the game has come.
    pub(crate) result: String,
    /// Whether `result` is one.
    pub(crate) decided: bool,
    /// That nobody has confirmed it yet (**Art. 10.1**).
    pub(crate) provisional: Option<String>,
    pub(crate) annulled: bool,
    /// Where the game is shown; none where nobody plays.
    pub(crate) address: Option<String>,
}

impl RoundSheet {
    /// This round, with the results that the crosstable has.
    pub(crate) fn of(round: &RoundTable, page: &Page, people: &People<'_>, marks: &Marks<'_>) -> Self {
        let state = if round.status == RoundStatus::Closed { "closed" } else { "published" };
        let state = page.words.with("page-round_state", "state", state);
        let several = people.tournament.regulations.stages.len() > 1;
        let stage = several.then(|| name(people.tournament, round.stage, page.words));
        let people = people.in_stage(round.stage);
        let byes = round.byes.iter().map(|entry| people.person(*entry).line());
        Self {
            number: round.number,
            state: stage.into_iter().chain([state]).collect::<Vec<_>>().join(" · "),
            groups: match RoundGroup::matches(round, page, &people) {
                matches if matches.is_empty() => RoundGroup::all(round, page, &people, marks),
                matches => matches,
            },
            byes: byes
                .map(|free| page.words.with("page-bye", "player", free))
                .chain(round.unpaired.iter().map(|it| {
                    let why = match it.why {
                        NotPaired::RequestedBye => "requested_bye",
                        NotPaired::Absent => "absent",
                        NotPaired::Suspended => "suspended",
                        NotPaired::LeftOut => "left_out",
                    };
                    let why = page.words.with("page-free", "why", why);
                    let told = [("player", people.person(it.entry).line()), ("why", why)];
                    page.words.tell("page-not_paired", &told)
                }))
                .collect(),
        }
    }
}

impl RoundGroup {
    fn all(round: &RoundTable, page: &Page, people: &People<'_>, marks: &Marks<'_>) -> Vec<Self> {
        let of_one_group = round.pairings.chunk_by(|one, next| one.group == next.group);
        let groups = of_one_group.map(|pairs| Self {
            name: pairs
                .first()
                .and_then(|pair| pair.group)
                .map(|it| page.words.with("page-group", "number", it)),
            anchor: None,
            pairs: pairs.iter().map(|pair| PairLine::of(pair, page, people, marks)).collect(),
        });
        groups.collect()
    }

    /// The matches of teams, board by board; line-ups that are not shown are not known here either.
    fn matches(round: &RoundTable, page: &Page, people: &People<'_>) -> Vec<Self> {
        let Some(of_round) = people.tournament.rounds.get(&round.number) else { return Vec::new() };
        let tables = of_round.matches.iter().filter_map(|of| team_match(people.tournament, of_round, of));
        let matches = tables.map(|table| {
            let points = table.line.score.map_or_else(
                || ":".to_owned(),
                |score| format!("{} : {}", score.first.board_points, score.second.board_points),
            );
            let [first, second] = [table.line.first, table.line.second].map(|team| people.person(team).name);
            let boards = table.boards.iter().map(|board| PairLine::of_board(board, page, people));
            let (name, anchor) = (format!("{first}  {points}  {second}"), anchor(table.line.id));
            Self { name: Some(name), anchor: Some(anchor), pairs: boards.collect() }
        });
        matches.collect()
    }
}

impl PairLine {
    fn of(pair: &RoundPairing, page: &Page, people: &People<'_>, marks: &Marks<'_>) -> Self {
        let one = marks.result(pair.red, pair.game);
        let result = one.zip(marks.result(pair.black, pair.game)).or_else(|| of_game(pair, people));
        let decided = result.is_some();
        let result = result.map(|(red, black)| format!("{red} : {black}"));
        let status = || match pair.withdrawn {
            Some(_) if pair.status == Status::Scheduled => page.words.say("page-unplayed"),
            _ => page.words.with("page-status", "status", pair.status),
        };
        Self {
            table: pair.leg.map_or_else(|| pair.table.to_string(), |leg| format!("{}.{leg}", pair.table)),
            red: Some(people.person(pair.red)),
            black: Some(people.person(pair.black)),
            result: result.unwrap_or_else(status),
            decided,
            provisional: (decided && pair.status == Status::Provisional)
                .then(|| page.words.with("page-status", "status", pair.status)),
            annulled: pair.annulled,
            address: Some(page.link(&format!("/games/{}", pair.game))),
        }
    }

    /// A board of a match: what it counts in the match, whatever was played there.
    fn of_board(board: &TeamBoard, page: &Page, people: &People<'_>) -> Self {
        let by_colour = |first: &str, second: &str| {
            let (red, black) = match board.first_has {
                Side::Red => (first, second),
                Side::Black => (second, first),
            };
            format!("{} : {}", printed(red), printed(black))
        };
        let result = board.first.as_deref().zip(board.second.as_deref());
        let result = result.map(|(first, second)| by_colour(first, second));
        let decided = result.is_some();
        let status =
            || board.status.map_or_else(String::new, |it| page.words.with("page-status", "status", it));
        Self {
            table: if board.leg > 1 {
                format!("{}.{}", board.board, board.leg)
            } else {
                board.board.to_string()
            },
            red: board.red.map(|entry| people.person(entry)),
            black: board.black.map(|entry| people.person(entry)),
            result: result.unwrap_or_else(status),
            decided,
            provisional: board
                .status
                .filter(|status| decided && *status == Status::Provisional)
                .map(|status| page.words.with("page-status", "status", status)),
            annulled: false,
            address: board.game.map(|game| page.link(&format!("/games/{game}"))),
        }
    }
}

/// Red's and Black's result of a game that stands in no crosstable, as in a knock-out.
fn of_game(pair: &RoundPairing, people: &People<'_>) -> Option<(String, String)> {
    let result = pair.result.filter(|_| pair.status != Status::Disputed)?;
    let scale = people.tournament.regulations.rules().game_points;
    let printed = |side| match Mark::of(result.outcome, !result.ending.without_play(), side) {
        Mark::ForfeitWin => "+".to_owned(),
        Mark::ForfeitLoss => "−".to_owned(),
        mark => mark.points(scale).to_string(),
    };
    Some((printed(Side::Red), printed(Side::Black)))
}
