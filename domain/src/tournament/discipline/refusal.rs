//! Why a command about people and discipline is refused.

use strum::EnumCount;
use thiserror::Error;

use crate::tournament::event::appeals::Decision;
use crate::tournament::event::officials::Office;
use crate::tournament::event::penalties::PenaltyKind;
use crate::vocabulary::{EntryId, GameId, Reason, Refuse, Role};

/// A refused command about officials, penalties, appeals or the hall.
#[derive(Debug, Clone, PartialEq, Eq, Error, EnumCount)]
pub enum Refusal {
    /// There is no such official.
    #[error("there is no official {0}")]
    UnknownOfficial(u32),
    /// **Art. 16.2** – the office is not for this role to give or take.
    #[error("a {authority} does not appoint to the office {office}")]
    NotYoursToAppoint {
        /// The office.
        office: Office,
        /// Who wanted to.
        authority: Role,
    },
    /// **Art. 16.2** – one person is chief arbiter.
    #[error("official {official} is chief arbiter")]
    ChiefArbiterSits {
        /// Who is.
        official: u32,
    },
    /// The person holds the office no more.
    #[error("official {official} is out of office")]
    OutOfOffice {
        /// Who.
        official: u32,
    },
    /// **Art. 16.2** – the token acts for somebody in office.
    #[error("the token acts for official {official}")]
    TokenNamed {
        /// For whom.
        official: u32,
        /// Where in the request.
        pointer: &'static str,
    },
    /// The person rules no games, and decides no appeals.
    #[error("official {official} rules no games as {office}")]
    RulesNoGames {
        /// Who.
        official: u32,
        /// The office.
        office: Office,
    },
    /// The arbiter is barred from the entrant's games already.
    #[error("official {official} is barred from the games of entrant {entry}")]
    AlreadyBarred {
        /// The arbiter.
        official: u32,
        /// Whose games.
        entry: EntryId,
    },
    /// The arbiter is not barred from the entrant's games.
    #[error("official {official} is not barred from the games of entrant {entry}")]
    NotBarred {
        /// The arbiter.
        official: u32,
        /// Whose games.
        entry: EntryId,
    },
    /// The rules have no such article.
    #[error("there is no article {article}")]
    UnknownArticle {
        /// What was named.
        article: String,
    },
    /// **Art. 8.8** – the article lays no duty on a player that a penalty could punish.
    #[error("article {article} is no ground for a penalty")]
    NoGround {
        /// What was named.
        article: String,
    },
    /// There is no such penalty.
    #[error("there is no penalty {0}")]
    UnknownPenalty(u32),
    /// **Art. 18.1–18.3** – the penalty is not for this role to give or lift.
    #[error("a {authority} does not give or lift the penalty {kind}")]
    NotYourPenalty {
        /// The penalty.
        kind: PenaltyKind,
        /// Who wanted to.
        authority: Role,
    },
    /// **Art. 18.2** – one is removed from one game, which has to be named.
    #[error("no game is named to be removed from")]
    NoGameNamed,
    /// The entrant does not play in the game.
    #[error("entrant {entry} does not play in game {game}")]
    NotAtThatGame {
        /// Who.
        entry: EntryId,
        /// Which.
        game: GameId,
    },
    /// **Art. 18.2** – the game is decided, and nobody is removed from it any more.
    #[error("game {game} is decided")]
    GameDecided {
        /// Which.
        game: GameId,
    },
    /// **Art. 18.3** – the entrant is expelled.
    #[error("entrant {entry} is expelled by penalty {penalty}")]
    AlreadyExpelled {
        /// Who.
        entry: EntryId,
        /// By which penalty.
        penalty: u32,
    },
    /// **Art. 18.3** – who is expelled is not brought back while the penalty stands.
    #[error("entrant {entry} stays expelled while penalty {penalty} stands")]
    StaysExpelled {
        /// Who.
        entry: EntryId,
        /// By which penalty.
        penalty: u32,
    },
    /// The penalty is lifted.
    #[error("penalty {penalty} is lifted")]
    AlreadyLifted {
        /// Which.
        penalty: u32,
    },
    /// There is no such appeal.
    #[error("there is no appeal {0}")]
    UnknownAppeal(u32),
    /// What is spoken of is not there.
    #[error("there is no {kind} {named}")]
    NoSuch {
        /// What it would be.
        kind: Spoken,
        /// What was named.
        named: String,
        /// Where in the request.
        pointer: String,
    },
    /// The entrant has appealed against the same thing.
    #[error("appeal {appeal} is against the same thing")]
    AppealKnown {
        /// Which.
        appeal: u32,
    },
    /// The appeal is decided.
    #[error("appeal {appeal} is {decision}")]
    AppealDecided {
        /// Which.
        appeal: u32,
        /// How.
        decision: Decision,
    },
    /// The appeal was not late.
    #[error("appeal {appeal} came in time")]
    AppealInTime {
        /// Which.
        appeal: u32,
    },
    /// **Art. 8.5** – the appeal came late, and was not let in.
    #[error("appeal {appeal} came late and was not let in")]
    AppealNotAdmitted {
        /// Which.
        appeal: u32,
    },
    /// **Art. 16.3** – the appeal is not for this role to decide.
    #[error("a {authority} does not decide appeals here")]
    NotYoursToDecide {
        /// Who wanted to.
        authority: Role,
    },
    /// Only an appeal that is upheld orders anything.
    #[error("an appeal that is {decision} orders nothing")]
    OrdersNothing {
        /// How it was to be decided.
        decision: Decision,
    },
    /// A decision orders one thing twice.
    #[error("effect {index} is ordered before")]
    OrderedTwice {
        /// The second's place among the effects, from 0.
        index: usize,
    },
    /// Nobody is brought back who has not left.
    #[error("entrant {entry} of effect {index} has not left")]
    NoneToReinstate {
        /// Who.
        entry: EntryId,
        /// The place among the effects, from 0.
        index: usize,
    },
    /// **Art. 17.2** – something is unfit, and neither a measure nor a word says what.
    #[error("neither a measure nor a word says what is unfit")]
    UnfitForWhat,
    /// Nothing was inspected.
    #[error("nothing was measured or found")]
    NothingInspected,
}

/// What a request speaks of, and is not there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::Display, strum::EnumIter)]
#[strum(serialize_all = "snake_case")]
pub enum Spoken {
    /// A game.
    Game,
    /// A round.
    Round,
    /// A penalty.
    Penalty,
}

impl Refuse for Refusal {
    fn reason(&self) -> Reason {
        let of = |name: &str| Reason::new(&format!("discipline.{name}"));
        match self {
            Self::UnknownOfficial(official) => of("unknown_official").fact("official", official),
            Self::NotYoursToAppoint { office, authority } => {
                of("not_yours_to_appoint").article("16.2").fact("office", office).fact("role", authority)
            }
            Self::ChiefArbiterSits { official } => {
                of("chief_arbiter_sits").article("16.2").at("/office").fact("official", official)
            }
            Self::OutOfOffice { official } => of("out_of_office").fact("official", official),
            Self::TokenNamed { official, pointer } => {
                of("token_named").article("16.2").at(*pointer).fact("official", official)
            }
            Self::RulesNoGames { official, office } => {
                of("rules_no_games").fact("official", official).fact("office", office)
            }
            Self::AlreadyBarred { official, entry } => {
                of("already_barred").at("/entry").fact("official", official).fact("entry", entry)
            }
            Self::NotBarred { official, entry } => {
                of("not_barred").fact("official", official).fact("entry", entry)
            }
            Self::UnknownArticle { article } => of("unknown_article").at("/article").fact("named", article),
            Self::NoGround { article } => {
                of("no_ground").article("8.8").at("/article").fact("named", article)
            }
            Self::UnknownPenalty(penalty) => of("unknown_penalty").fact("penalty", penalty),
            Self::NotYourPenalty { kind, authority } => of("not_your_penalty")
                .article(kind.article())
                .fact("penalty_kind", kind)
                .fact("role", authority),
            Self::NoGameNamed => of("no_game_named").article("18.2").at("/game"),
            Self::NotAtThatGame { entry, game } => {
                of("not_at_that_game").at("/game").fact("entry", entry).fact("game", game)
            }
            Self::GameDecided { game } => of("game_decided").article("18.2").at("/game").fact("game", game),
            Self::AlreadyExpelled { entry, penalty } => {
                of("already_expelled").article("18.3").fact("entry", entry).fact("penalty", penalty)
            }
            Self::StaysExpelled { entry, penalty } => {
                of("stays_expelled").article("18.3").fact("entry", entry).fact("penalty", penalty)
            }
            Self::AlreadyLifted { penalty } => of("already_lifted").fact("penalty", penalty),
            Self::UnknownAppeal(appeal) => of("unknown_appeal").fact("appeal", appeal),
            Self::NoSuch { kind, named, pointer } => {
                of("no_such").at(pointer.as_str()).fact("spoken", kind).fact("named", named)
            }
            Self::AppealKnown { appeal } => of("appeal_known").fact("appeal", appeal),
            Self::AppealDecided { appeal, decision } => {
                of("appeal_decided").fact("appeal", appeal).fact("decision", decision)
            }
            Self::AppealInTime { appeal } => of("appeal_in_time").fact("appeal", appeal),
            Self::AppealNotAdmitted { appeal } => {
                of("appeal_not_admitted").article("8.5").fact("appeal", appeal)
            }
            Self::NotYoursToDecide { authority } => {
                of("not_yours_to_decide").article("16.3").fact("role", authority)
            }
            Self::OrdersNothing { decision } => {
                of("orders_nothing").at("/effects").fact("decision", decision)
            }
            Self::OrderedTwice { index } => {
                of("ordered_twice").at(format!("/effects/{index}")).fact("place", index.saturating_add(1))
            }
            Self::NoneToReinstate { entry, index } => {
                of("none_to_reinstate").at(format!("/effects/{index}/entry")).fact("entry", entry)
            }
            Self::UnfitForWhat => of("unfit_for_what").article("17.2").at("/note"),
            Self::NothingInspected => of("nothing_inspected").article("17.2"),
        }
    }
}
