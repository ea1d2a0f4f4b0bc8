//! The officials (**Art. 16**), in office and out of it.

use std::collections::BTreeMap;

use crate::tournament::event::officials::{Office, OfficialAppointed};
use crate::vocabulary::{EntryId, PersonalId, PersonalRef, TokenId};

/// A person who holds or held an office.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Official {
    /// The name.
    pub name: PersonalRef,
    /// The office.
    pub office: Office,
    /// The token that acts for the person.
    pub token: Option<TokenId>,
    /// Whom the person replaced.
    pub replaces: Option<u32>,
    /// Who replaced the person.
    pub replaced_by: Option<u32>,
    /// Why the office ended, where it did.
    pub released: Option<PersonalRef>,
    /// Whose games the person rules in no more, and why.
    pub barred: BTreeMap<EntryId, PersonalRef>,
    /// Every text about the person that the ledger refers to and still has.
    pub personal: Vec<PersonalId>,
}

impl Official {
    /// The official who was just appointed.
    #[must_use]
    pub fn new(appointed: &OfficialAppointed) -> Self {
        Self {
            name: appointed.name.clone(),
            office: appointed.office,
            token: appointed.token,
            replaces: appointed.replaces,
            replaced_by: None,
            released: None,
            barred: BTreeMap::new(),
            personal: vec![appointed.name.id],
        }
    }

    /// Whether the person holds the office now.
    #[must_use]
    pub const fn is_in_office(&self) -> bool {
        self.released.is_none()
    }
}
