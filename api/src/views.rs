//! What is shown: the shapes of answers and of what commands say, as the OpenAPI document describes them.

mod chosen;
mod crosstable;
mod entries;
mod events;
mod games;
mod lots;
mod positions;
mod records;
mod rounds;
mod rules;
mod standings;
mod text;
mod tokens;
mod touch;
mod tournaments;
mod withdrawals;

pub use crosstable::{CrosstableLine, CrosstableView};
pub use entries::{EntriesView, EntryAmendment, EntryView, Names, NewEntry, Player};
pub use events::{EventView, EventsView, StreamView};
pub use games::{
    Amendment, DrawAnswer, GameView, MoveView, NewForfeit, NewMove, Report, ReportView, ResultView, SideBody,
};
pub use lots::{LotView, LotsView, NewLots, SeedCommitment};
pub use positions::{AnalysisView, PositionBody};
pub use records::{LineView, PlyView, RecordFlawView, RecordView, RecordsView, ReplacedView};
pub use rounds::{HandPairing, NewRound, PairingChange, PairingChanges, PairingView, RoundView, RoundsView};
pub use rules::{
    ArticleLine, ArticleView, ArticlesView, ChapterView, ParameterView, RuleSetLine, RuleSetView,
    RuleSetsView,
};
pub use standings::{AnnulledLine, StandingLine, StandingsView};
pub use text::{Because, Label, Name, Remark, Seed, Sha256Hex, ShortName, Title, WrittenMove};
pub use tokens::{NewToken, ScopeBody, TokenView, TokensView};
pub use touch::{DemandView, TouchBody, TouchFoulView, TouchRulingView, TouchStepView, TouchedView};
pub use tournaments::{
    NewTournament, RegulationsView, TournamentAmendment, TournamentLine, TournamentView, TournamentsView,
};
pub use withdrawals::{NewWithdrawal, WithdrawalAmendment, WithdrawalView, WithdrawalsView};
