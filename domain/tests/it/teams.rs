//! Article 12: teams, their line-ups and boards, the tables of their matches and of their members' places.

mod bars;
mod forfeited;
mod leaving;
mod lining_up;
mod members_places;
mod sealed;
mod short;
mod swiss;
mod tables;

use chuhe_domain::game::ReportResult;
use chuhe_domain::pairing::LineUpRule;
use chuhe_domain::standings::{ForfeitedMatchBoardPoints, NotApplied, Standing};
use chuhe_domain::tournament::event::Pairing;
use chuhe_domain::tournament::{
    Change, CircularFormat, EntryKind, Format, LineUp, Match, Particulars, Refusal, RegisterEntry,
    Regulations, Round, StagePlan, SubmitLineUp, TeamMatches, TeamRules, TeamsBy,
};
use chuhe_domain::vocabulary::{EntryId, GameId, MatchId, Outcome, Side};

use crate::hall::{Hall, entrant, source, text};

/// Team `n`, from 1.
fn team(n: u32) -> EntryId {
    entrant(100 * n)
}

/// Member `k` of team `n` in the order of registration, from 1.
fn member(n: u32, k: u32) -> EntryId {
    entrant(100 * n + k)
}

fn matches(line_up: LineUpRule, boards: u32) -> TeamMatches {
    TeamMatches { line_up, boards, empty_boards: None, forfeited_match: ForfeitedMatchBoardPoints::default() }
}

fn by_matches(matches: TeamMatches) -> TeamRules {
    TeamRules { by: TeamsBy::Matches(matches), order_by_rating: false, members_penalties_count: true }
}

fn regulations(teams: TeamRules) -> Regulations {
    Regulations { teams: Some(teams), ..Regulations::default() }
}

fn enter(hall: &mut Hall, n: u32, members: u32) {
    let kind = EntryKind::Team;
    let particulars = Particulars { kind, ..Particulars::default() };
    hall.must(&RegisterEntry { particulars, ..RegisterEntry::named(team(n), text()) });
    for k in 1..=members {
        hall.must(&joins(n, k));
    }
}

/// Member `k` is registered for team `n`.
fn joins(n: u32, k: u32) -> RegisterEntry {
    let particulars = Particulars { team: Some(team(n)), ..Particulars::default() };
    RegisterEntry { particulars, ..RegisterEntry::named(member(n, k), text()) }
}

/// Teams of so many members each, their numbers drawn in the order of registration.
fn hall(line_up: LineUpRule, boards: u32, members: &[u32]) -> Hall {
    let mut hall = entered(regulations(by_matches(matches(line_up, boards))), members);
    hall.draw();
    hall
}

/// The same before the draw.
fn entered(regulations: Regulations, members: &[u32]) -> Hall {
    let mut hall = Hall::under(regulations, 0);
    for (n, members) in (1..).zip(members) {
        enter(&mut hall, n, *members);
    }
    hall
}

/// Two games at each board, one after the other, and an order of criteria for it.
fn two_games(mut regulations: Regulations) -> Regulations {
    let circular = CircularFormat { games_per_meeting: 2, ..CircularFormat::default() };
    regulations.stages = vec![StagePlan { format: Format::Circular(circular), ..StagePlan::default() }];
    regulations.tie_breaks = Some(chuhe_domain::standings::TieBreak::ART_15_3.to_vec());
    regulations
}

/// The match of two teams, with its round.
fn paired(hall: &Hall, one: u32, other: u32) -> (&Round, &Match) {
    hall.tournament.matches_between(1, team(one), team(other)).next().expect("they are paired")
}

fn id_of(hall: &Hall, one: u32, other: u32) -> MatchId {
    paired(hall, one, other).1.id
}

/// A line-up by the members' numbers: `1 2 . 4`.
fn named(n: u32, written: &str) -> LineUp {
    written.split_whitespace().map(|k| k.parse().ok().map(|k| member(n, k))).collect()
}

fn submit(hall: &mut Hall, n: u32, against: u32, written: &str) -> Result<Vec<Change>, Refusal> {
    let of = id_of(hall, n, against);
    hall.command(&SubmitLineUp { of, team: team(n), line_up: named(n, written) })
}

/// Both teams name their line-ups.
fn line_up(hall: &mut Hall, one: (u32, &str), other: (u32, &str)) {
    submit(hall, one.0, other.0, one.1).expect("a line-up");
    submit(hall, other.0, one.0, other.1).expect("a line-up");
}

/// The games of a match as they were set down: `101–204` for Red and Black, board by board and leg by leg.
fn seats(hall: &Hall, one: u32, other: u32) -> Vec<String> {
    let number = |entry: EntryId| (101..=999).find(|n| entrant(*n) == entry).expect("a member");
    let written = |it: &Pairing| format!("{}–{}", number(it.red), number(it.black));
    paired(hall, one, other).1.games.iter().map(written).collect()
}

/// The game at a board, in the first leg.
fn at_board(hall: &Hall, one: u32, other: u32, board: u32) -> GameId {
    let games = &paired(hall, one, other).1.games;
    games.iter().find(|it| it.board == Some(board) && it.leg.unwrap_or(1) == 1).expect("a game").game
}

/// Reports the games of a match, as team `one` sees them: `1 ½ 0`, in the order in which they were set down; `.` for
/// one that is left open.
fn results(hall: &mut Hall, one: u32, other: u32, marks: &str) {
    let games: Vec<Pairing> = paired(hall, one, other).1.games.clone();
    let marks: Vec<&str> = marks.split_whitespace().collect();
    assert_eq!(games.len(), marks.len(), "{marks:?}");
    for (pairing, mark) in games.iter().zip(marks) {
        let side = if hall.tournament.contender(pairing.red) == team(one) { Side::Red } else { Side::Black };
        let outcome = match mark {
            "1" => Outcome::won_by(side),
            "0" => Outcome::won_by(side.opponent()),
            "½" => Outcome::Draw,
            _ => continue,
        };
        let report = ReportResult { outcome, reporter: source(1), entry: None };
        hall.at(pairing.game, &report).expect("reported");
    }
}

/// The crosstable, a line for each team: its cells with their board points, then its match points.
fn rows(hall: &Hall) -> Vec<String> {
    let lines = hall.crosstable().rows.into_iter().map(|row| {
        let cells: Vec<String> = row
            .cells
            .iter()
            .map(|cell| match (&cell.boards, cell.annulled) {
                (Some(boards), false) => format!("{}({boards})", cell.symbol),
                (Some(boards), true) => format!("[{}({boards})]", cell.symbol),
                (None, _) => ".".to_owned(),
            })
            .collect();
        format!("{} = {}", cells.join(" "), row.points_display)
    });
    lines.collect()
}

/// The standings, a line for each team: place, number, match points, the values of 15.3, what parted it from the one
/// above; `=` for a shared place, `.` where nobody is left to have met, `x` where not all have.
fn places(hall: &Hall) -> Vec<String> {
    hall.standings().ranked.iter().map(place).collect()
}

pub(crate) fn place(row: &Standing) -> String {
    let values: Vec<&str> = row
        .tie_breaks
        .iter()
        .map(|value| match value.not_applied {
            None => value.display.as_deref().expect("a value"),
            Some(NotApplied::NotConsulted) => ".",
            Some(_) => "x",
        })
        .collect();
    let separated = row.separated_by.map_or("-".to_owned(), |by| {
        serde_json::to_value(by).expect("a word").as_str().expect("a bare word").to_owned()
    });
    let shared = if row.shared { "=" } else { "" };
    format!("{}{shared} {} {} {} {separated}", row.place, row.number, row.points_display, values.join(" "))
}
