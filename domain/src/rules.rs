//! The rules as data: which editions there are, the values they set, what regulations may change of them, and the
//! articles by number with the text of the law.
//!
//! What follows from a value is decided in the rooms above; titles and notes in four languages are the interface's.

pub mod article;
pub mod articles;
pub mod overrides;
pub mod parameter;
pub mod set;
mod text;
pub mod values;

pub use article::{Article, Duty};
pub use articles::{article, articles};
pub use overrides::{OverrideFlaw, Overrides};
pub use parameter::{Parameter, ParameterId, ParameterUnit, Source};
pub use set::RuleSet;
pub use values::{GamePoints, IllegalMovePolicy, Rules, Scale, SurplusCheck, TeamPoints};
