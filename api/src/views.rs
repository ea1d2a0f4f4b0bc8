//! What is shown: the shapes of answers and of what commands say, as the OpenAPI document describes them.

mod absences;
mod appeals;
mod bracket;
mod chosen;
mod clock;
mod conduct;
mod corrections;
mod course;
mod crosstable;
mod entries;
mod events;
mod games;
mod hall_notes;
mod knock_out_matches;
mod lots;
mod matches;
mod moves;
mod names;
pub mod numbers;
mod officials;
mod particulars;
mod penalties;
mod players;
mod positions;
mod prizes;
mod records;
mod repetition;
mod requested_byes;
mod results;
mod rounds;
mod rules;
mod scores;
mod stages;
mod standings;
mod suspensions;
mod team_matches;
mod team_standings;
mod text;
mod tokens;
mod touch;
mod tournaments;
mod what_if;
mod withdrawals;

pub use absences::{AbsenceView, AbsencesView, LiftedAbsence, NewAbsence};
pub use appeals::{AppealView, AppealsView, DecisionView, LaterPairing, NewAppeal, NewDecision};
pub use bracket::{BracketMatchView, BracketView};
pub use clock::{
    ClockView, DeadlineView, FlagSeen, GoOn, NewAdjustment, NewFlag, NewPress, NewReplacement, NewStop,
    StopFor,
};
pub use conduct::{ClaimKind, DrawAnswer, NewClaim, NewFoul, NewOmission, NewSheet, NewTouch};
pub use corrections::{GoesOn, NewAdjournment, NewCorrection, NewRetraction, NewRuling};
pub use course::{NewAdmission, NewSettlement, SettledView};
pub use crosstable::{CrosstableLine, CrosstableView};
pub use entries::{EntriesView, EntryAmendment, EntryView, Names, NewEntry, Player};
pub use events::{EventView, EventsView, StreamView};
pub use games::{GameRepetition, GameView, NewStart, ReportView, ResultView, SideBody};
pub use hall_notes::{
    IncidentView, IncidentsView, InspectionView, InspectionsView, NewIncident, NewInspection, OutOfRangeView,
};
pub use knock_out_matches::{KnockOutGameView, KnockOutMatchView, NewMatchDecision, NewPlayOff};
pub use lots::{LotView, LotsAnnulment, LotsView, NewLots, SeedCommitment};
pub use matches::MatchView;
pub use moves::{MoveView, NewMove, PressAfterMove};
pub use names::WrittenNames;
pub use officials::{BarView, NewBar, NewOfficial, NewRelease, NewSuccessor, OfficialView, OfficialsView};
pub use particulars::{
    AlertView, ConductView, CountsView, FacesView, FlagView, FoulView, IrregularityView, SheetView,
    SheetsView, SignatureView, StatedPositionView, TouchDutyView,
};
pub use penalties::{NewPenalty, PenaltiesView, PenaltyView};
pub use players::{
    Birth, ExternalIdBody, NewPlayer, NewPlayers, PlayerAmendment, PlayerView, PlayersEntered, PlayersView,
    RatingBody,
};
pub use positions::{AnalysisView, PositionBody};
pub use prizes::{PrizeLine, PrizeListView, PrizesView};
pub use records::{LineView, PlyView, RecordFlawView, RecordView, RecordsView, ReplacedView};
pub use repetition::judged::{DoubtView, JudgedView, NatureView, VictimView, WayView};
pub use repetition::{
    NaturesView, OfferedView, RepetitionBody, RepetitionRulingView, Shown, SidesView, SpanView,
    ruling_in_game,
};
pub use requested_byes::{LiftedByeRequest, NewByeRequest, RequestedByeView, RequestedByesView};
pub use results::{Amendment, NewForfeit, NewSignature, Report};
pub use rounds::{
    HandPairing, NewRound, PairingChange, PairingChanges, PairingView, RoundView, RoundsView, UnpairedView,
};
pub use rules::{
    ArticleLine, ArticleView, ArticlesView, ChapterView, ParameterView, RuleSetLine, RuleSetView,
    RuleSetsView,
};
pub use scores::{GameRecord, Named};
pub use stages::{GroupEntrant, GroupView, StageView, StagesView};
pub use standings::{AnnulledLine, StandingLine, StandingsView};
pub use suspensions::{LiftedSuspension, SuspensionsView};
pub use team_matches::{
    BoardView, LineUpsView, NewLineUp, NewLineUpRuling, NewRoster, ScoreView, TeamMatchLineView,
    TeamMatchView, TeamScoreView,
};
pub use team_standings::{TeamLine, TeamStandingsView, UnrankedTeamLine};
pub use text::{ArticleNumber, Because, Label, Name, Remark, Seed, Sha256Hex, ShortName, Title, WrittenMove};
pub use tokens::{NewToken, ScopeBody, TokenView, TokensView};
pub use touch::{DemandView, TouchBody, TouchFoulView, TouchRulingView, TouchStepView, TouchedView};
pub use tournaments::{
    NewTournament, RegulationsView, TournamentAmendment, TournamentLine, TournamentView, TournamentsView,
};
pub use what_if::{DifferingPair, DifferingPairs, PairedOtherwiseView, WhatIfView};
pub use withdrawals::{NewWithdrawal, WithdrawalAmendment, WithdrawalView, WithdrawalsView};
