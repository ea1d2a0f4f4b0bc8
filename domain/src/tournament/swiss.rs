//! A Swiss stage (積分編排制, **Art. 11.4**): its terms, what each round was to everybody, and the field from which the next is
//! paired.
//!
//! Who meets whom is `pairing::swiss`'s to say.

pub mod before;
pub mod byes;
pub mod format;
pub mod pairing;
pub mod present;
pub mod results;
pub mod resume;
pub mod table;
pub mod what_if;

pub use before::Before;
pub use byes::{LiftByeRequest, RequestBye};
pub use format::{CnSwissFormat, FideDutchFormat, SwissTerms, Worth};
pub use resume::ResumePairing;
pub use what_if::{PairedOtherwise, paired_otherwise};
