//! Texts about people on their way to the ledger: the event gets a reference, the text goes apart.

use chuhe_domain::vocabulary::{PersonalId, PersonalRef};
use chuhe_storage::ledger::NewPersonal;
use uuid::Uuid;

/// The texts of one command.
#[derive(Debug, Default)]
pub struct Texts(Vec<NewPersonal>);

impl Texts {
    /// Takes a text and gives the reference under which events speak of it.
    pub fn take(&mut self, text: impl Into<String>) -> PersonalRef {
        let (id, text) = (PersonalId(Uuid::now_v7()), text.into());
        let salt = *Uuid::new_v4().as_bytes();
        let reference = PersonalRef::new(id, &salt, &text);
        self.0.push(NewPersonal { id, salt, text });
        reference
    }

    /// The same for one that may be left out.
    pub fn perhaps(&mut self, text: Option<impl Into<String>>) -> Option<PersonalRef> {
        text.map(|text| self.take(text))
    }

    /// All of them.
    #[must_use]
    pub fn into_inner(self) -> Vec<NewPersonal> {
        self.0
    }
}
