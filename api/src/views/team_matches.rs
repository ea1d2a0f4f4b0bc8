//! Matches of teams: line-ups, who sits on which board, and what it comes to.

use std::collections::BTreeSet;

use chuhe_domain::game::Status;
use chuhe_domain::standings::Mark;
use chuhe_domain::tables::{Score, TeamBoard, TeamMatchLine, TeamMatchTable, TeamScore};
use chuhe_domain::tournament::{LineUp, TeamMatches};
use chuhe_domain::vocabulary::{EntryId, GameId, MatchId, Points};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa::openapi::schema::{Array, ArrayBuilder, KnownFormat, ObjectBuilder, SchemaFormat, Type};

use super::entries::{Names, Player};
use super::games::ResultView;
use super::numbers;
use super::text::{ArticleNumber, Remark};

/// The members of a team in the order of their boards.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({ "order": ["01930000-0000-7000-8000-000000000011", "01930000-0000-7000-8000-000000000012"] })))]
pub struct NewRoster {
    /// All members who have not left, from the first board.
    #[schema(max_items = 64)]
    pub order: Vec<EntryId>,
}

/// A line-up of a team for a match.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({
    "team": "01930000-0000-7000-8000-000000000001",
    "line_up": ["01930000-0000-7000-8000-000000000011", "01930000-0000-7000-8000-000000000012", null]
})))]
pub struct NewLineUp {
    /// The team.
    pub team: EntryId,
    /// Board by board from the first; `null` for a board that is left empty.
    #[schema(max_items = 64)]
    pub line_up: Vec<Option<EntryId>>,
}

/// A ruling that a team has lost boards by its line-up.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({
    "team": "01930000-0000-7000-8000-000000000001", "boards": [2, 3], "article": "12.2", "reason": "2 and 3 were inverted"
})))]
pub struct NewLineUpRuling {
    /// The team.
    pub team: EntryId,
    /// The boards it loses; none takes an earlier ruling back.
    #[serde(deserialize_with = "numbers::boards")]
    #[schema(schema_with = board_numbers)]
    pub boards: BTreeSet<u32>,
    /// The article that was broken.
    pub article: ArticleNumber,
    /// Why; kept apart from the ledger as personal data.
    pub reason: Remark,
}

/// Numbers of boards, each once.
fn board_numbers() -> Array {
    let board = ObjectBuilder::new()
        .schema_type(Type::Integer)
        .format(Some(SchemaFormat::KnownFormat(KnownFormat::Int32)))
        .minimum(Some(1))
        .maximum(Some(TeamMatches::MOST_BOARDS));
    ArrayBuilder::new()
        .items(board)
        .unique_items(true)
        .max_items(usize::try_from(TeamMatches::MOST_BOARDS).ok())
        .description(Some("The boards it loses; none takes an earlier ruling back."))
        .build()
}

/// A match of two teams, as its round lists it.
#[derive(Debug, Serialize, ToSchema)]
pub struct TeamMatchLineView {
    /// The match.
    pub id: MatchId,
    /// Its first table, from 1.
    pub table: u32,
    /// The group it is played in (**Art. 11.3**), where its stage is played in groups.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub group: Option<u32>,
    /// Who is named first: of teams, the one with Red on odd boards (**Art. 13.2**).
    pub first: Player,
    /// Who is named second.
    pub second: Player,
    /// Whether it is known who plays: both line-ups are in and shown.
    pub seated: bool,
    /// What it comes to, once every board has a result; of teams only.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub score: Option<ScoreView>,
}

/// What a match of teams comes to (**Art. 14.2**).
#[derive(Debug, Serialize, ToSchema)]
pub struct ScoreView {
    /// Whether any of it was played; if not, it is a forfeit (**Art. 21.4**).
    pub played: bool,
    /// What it is for the first-named team.
    pub first: TeamScoreView,
    /// What it is for the other.
    pub second: TeamScoreView,
}

/// What a match is for one team.
#[derive(Debug, Serialize, ToSchema)]
pub struct TeamScoreView {
    /// Won, drawn, lost, or forfeited.
    pub mark: Mark,
    /// The points of the match (場分), in half points.
    #[schema(value_type = i64)]
    pub match_points_x2: Points,
    /// The points of the match as they are printed.
    pub match_points: String,
    /// The points of its boards (局分), in half points.
    #[schema(value_type = i64)]
    pub board_points_x2: Points,
    /// The points of its boards as they are printed.
    pub board_points: String,
}

/// What there is to say of a match of teams beyond who meets.
#[derive(Debug, Serialize, ToSchema)]
pub struct TeamMatchView {
    /// Whether it is known who plays: both line-ups are in and shown.
    pub seated: bool,
    /// What it comes to, once every board has a result.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub score: Option<ScoreView>,
    /// The line-ups, as far as they are in and this reader may see them: one's own and officials' at once, the other's when
    /// both are in.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub line_ups: Option<LineUpsView>,
    /// Its games and the boards on which nobody plays, in order of play.
    pub boards: Vec<BoardView>,
}

/// The line-ups of a match, board by board; `null` for a board that is left empty.
#[derive(Debug, Serialize, ToSchema)]
pub struct LineUpsView {
    /// That of the first-named team.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub first: Option<Vec<Option<Player>>>,
    /// That of the other.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub second: Option<Vec<Option<Player>>>,
}

/// A board of a match.
#[derive(Debug, Serialize, ToSchema)]
pub struct BoardView {
    /// The board, from 1.
    pub board: u32,
    /// Which of the games after one another, from 1.
    pub leg: u32,
    /// The game; absent where nobody plays.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub game: Option<GameId>,
    /// Who has Red; absent where nobody is there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub red: Option<Player>,
    /// Who has Black; absent where nobody is there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub black: Option<Player>,
    /// How far the game has come.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub status: Option<Status>,
    /// The result of the game itself, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub result: Option<ResultView>,
    /// What the board gives the first-named in the match, as it is printed: `1`, `½`, `0`, or `+` and `-` without play;
    /// absent while it is open.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub first: Option<String>,
    /// What it gives the other.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub second: Option<String>,
    /// The teams that have lost it by a ruling on their line-up, whatever was played there.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub lost_by: BTreeSet<EntryId>,
}

impl TeamMatchLineView {
    /// What is shown of it.
    #[must_use]
    pub fn of(stage: u32, line: &TeamMatchLine, names: &Names<'_>) -> Self {
        Self {
            id: line.id,
            table: line.table,
            group: line.group,
            first: names.player_in(stage, line.first),
            second: names.player_in(stage, line.second),
            seated: line.seated,
            score: line.score.map(ScoreView::from),
        }
    }
}

impl From<Score> for ScoreView {
    fn from(score: Score) -> Self {
        Self { played: score.played, first: score.first.into(), second: score.second.into() }
    }
}

impl From<TeamScore> for TeamScoreView {
    fn from(score: TeamScore) -> Self {
        Self {
            mark: score.mark,
            match_points_x2: score.match_points,
            match_points: score.match_points.to_string(),
            board_points_x2: score.board_points,
            board_points: score.board_points.to_string(),
        }
    }
}

impl TeamMatchView {
    /// What a reader is shown of it: `sees` says whether the line-up of a team is, before both are.
    #[must_use]
    pub fn of(table: &TeamMatchTable, names: &Names<'_>, sees: impl Fn(EntryId) -> bool) -> Self {
        let TeamMatchTable { line, first, second, boards } = table;
        let line_up = |team: EntryId, line_up: &Option<LineUp>| {
            let shown = line_up.as_ref().filter(|_| line.seated || sees(team))?;
            Some(shown.iter().map(|seat| seat.map(|player| names.player(player))).collect())
        };
        let (first, second) = (line_up(line.first, first), line_up(line.second, second));
        Self {
            seated: line.seated,
            score: line.score.map(ScoreView::from),
            line_ups: (first.is_some() || second.is_some()).then_some(LineUpsView { first, second }),
            boards: boards.iter().map(|board| BoardView::of(board, names)).collect(),
        }
    }
}

impl BoardView {
    fn of(board: &TeamBoard, names: &Names<'_>) -> Self {
        Self {
            board: board.board,
            leg: board.leg,
            game: board.game,
            red: board.red.map(|player| names.player(player)),
            black: board.black.map(|player| names.player(player)),
            status: board.status,
            result: board.result.zip(board.article).map(ResultView::from),
            first: board.first.clone(),
            second: board.second.clone(),
            lost_by: board.lost_by.clone(),
        }
    }
}
