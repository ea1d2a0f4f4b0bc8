//! The refusals about people and discipline, each in every shape.

use chuhe_domain::tournament::discipline::refusal::{Refusal, Spoken};
use chuhe_domain::tournament::event::appeals::Decision;
use chuhe_domain::tournament::event::officials::Office;
use chuhe_domain::tournament::event::penalties::PenaltyKind;
use chuhe_domain::vocabulary::{EntryId, GameId, Role};
use strum::IntoEnumIterator;
use uuid::Uuid;

use super::board::all;

pub(super) fn of_discipline() -> Vec<Refusal> {
    let (entry, game) = (EntryId(Uuid::from_u128(1)), GameId(Uuid::from_u128(3)));
    let (official, penalty, appeal) = (1, 2, 3);
    let of_roles = Role::iter().flat_map(|authority| {
        let appointing = Office::iter().map(move |office| Refusal::NotYoursToAppoint { office, authority });
        let punishing = PenaltyKind::iter().map(move |kind| Refusal::NotYourPenalty { kind, authority });
        appointing.chain(punishing).chain([Refusal::NotYoursToDecide { authority }])
    });
    let of_offices = Office::iter().map(|office| Refusal::RulesNoGames { official, office });
    let of_decisions = Decision::iter().flat_map(|decision| {
        [Refusal::AppealDecided { appeal, decision }, Refusal::OrdersNothing { decision }]
    });
    let missing = Spoken::iter().map(|kind| {
        let (named, pointer) = ("9".to_owned(), "/against".to_owned());
        Refusal::NoSuch { kind, named, pointer }
    });
    let refusals = [
        Refusal::UnknownOfficial(official),
        Refusal::ChiefArbiterSits { official },
        Refusal::OutOfOffice { official },
        Refusal::TokenNamed { official, pointer: "/token" },
        Refusal::AlreadyBarred { official, entry },
        Refusal::NotBarred { official, entry },
        Refusal::UnknownArticle { article: "99".to_owned() },
        Refusal::NoGround { article: "1.1".to_owned() },
        Refusal::UnknownPenalty(penalty),
        Refusal::NoGameNamed,
        Refusal::NotAtThatGame { entry, game },
        Refusal::GameDecided { game },
        Refusal::AlreadyExpelled { entry, penalty },
        Refusal::StaysExpelled { entry, penalty },
        Refusal::AlreadyLifted { penalty },
        Refusal::UnknownAppeal(appeal),
        Refusal::AppealKnown { appeal },
        Refusal::AppealInTime { appeal },
        Refusal::AppealNotAdmitted { appeal },
        Refusal::OrderedTwice { index: 1 },
        Refusal::NoneToReinstate { entry, index: 1 },
        Refusal::UnfitForWhat,
        Refusal::NothingInspected,
    ];
    let refusals = refusals.into_iter().chain(of_roles).chain(of_offices).chain(of_decisions);
    all(refusals.chain(missing).collect())
}

/// The words of the program that those say in the reader's.
pub(super) fn words_of_discipline() -> impl Iterator<Item = String> {
    let offices = Office::iter().map(|office| office.to_string());
    let penalties = PenaltyKind::iter().map(|kind| kind.to_string());
    let decisions = Decision::iter().map(|decision| decision.to_string());
    offices.chain(penalties).chain(decisions).chain(Spoken::iter().map(|spoken| spoken.to_string()))
}
