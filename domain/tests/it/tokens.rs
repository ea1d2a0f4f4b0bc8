//! Articles 16 and 18: who appoints whom, and how far a token reaches.

use chuhe_domain::federation::{IssueToken, Refusal, RevokeToken, Scope, TokenEvent, Tokens};
use chuhe_domain::vocabulary::{Actor, BookId, Role, Timestamp};

use crate::hall::{entrant, id, source};

fn issue(role: Role, scope: Scope) -> IssueToken {
    let secret_sha256 = "a".repeat(64);
    IssueToken { token: source(5), secret_sha256, role, scope, label: "table 1".into(), expires_at: None }
}

fn by(role: Role) -> Actor {
    Actor { id: source(1), role, entry: None }
}

fn here() -> Scope {
    Scope { tournament: Some(BookId(id(7))), ..Scope::default() }
}

#[test]
fn art_16_2_the_chief_arbiter_appoints_those_below() {
    let tokens = Tokens::default();
    for role in [Role::Arbiter, Role::Scorer, Role::Reader] {
        assert!(issue(role, here()).decide(&tokens, &by(Role::ChiefArbiter)).is_ok(), "{role}");
    }
    for role in [Role::ChiefArbiter, Role::Organiser, Role::ArbitrationCommittee] {
        let refused = issue(role, here()).decide(&tokens, &by(Role::ChiefArbiter));
        assert_eq!(refused, Err(Refusal::OutranksIssuer { role }));
    }
}

#[test]
fn art_16_1_the_organiser_appoints_every_office_but_the_administrators() {
    let tokens = Tokens::default();
    assert!(issue(Role::ChiefArbiter, here()).decide(&tokens, &by(Role::Organiser)).is_ok());
    let role = Role::Administrator;
    let refused = issue(role, Scope::default()).decide(&tokens, &by(Role::Organiser));
    assert_eq!(refused, Err(Refusal::OutranksIssuer { role }));
}

#[test]
fn an_office_and_its_reach_fit() {
    let tokens = Tokens::default();
    let administrator = by(Role::Administrator);
    let pointer = |command: IssueToken| match command.decide(&tokens, &administrator) {
        Err(Refusal::ScopeDoesNotFit { pointer, .. }) => pointer,
        other => panic!("{other:?}"),
    };
    assert_eq!(pointer(issue(Role::Administrator, here())), "/scope");
    assert_eq!(pointer(issue(Role::Arbiter, Scope::default())), "/scope/tournament");
    assert_eq!(pointer(issue(Role::Player, here())), "/scope/entry");
    assert_eq!(pointer(issue(Role::Arbiter, Scope { tables: vec![1], ..here() })), "/scope");
    let player = Scope { entry: Some(entrant(1)), ..here() };
    assert!(issue(Role::Player, player).decide(&tokens, &administrator).is_ok());
}

#[test]
fn a_token_is_good_until_it_ends_or_is_revoked() {
    let mut tokens = Tokens::default();
    let command = IssueToken { expires_at: Some(Timestamp::from_millis(100)), ..issue(Role::Reader, here()) };
    let events = command.decide(&tokens, &by(Role::Administrator)).unwrap();
    events.iter().for_each(|event| tokens.evolve(event));
    let good = |tokens: &Tokens, at| {
        let token = tokens.with_secret(&"a".repeat(64)).unwrap();
        token.is_good(Timestamp::from_millis(at))
    };
    assert!(good(&tokens, 99) && !good(&tokens, 100));
    let revoke = RevokeToken { token: source(5) };
    let events = revoke.decide(&tokens).unwrap();
    assert!(matches!(events.as_slice(), [TokenEvent::Revoked(_)]));
    events.iter().for_each(|event| tokens.evolve(event));
    assert!(!good(&tokens, 1));
    assert_eq!(revoke.decide(&tokens), Ok(Vec::new()), "revoking again changes nothing");
    assert_eq!(RevokeToken { token: source(6) }.decide(&tokens), Err(Refusal::Unknown { token: source(6) }));
}
