//! Finding a table by its code. A device lets go of its seat where a table is said not to be: that may be said
//! only where the journal itself knows of none. Whatever else stands in the way passes, and who comes again finds it.

use std::sync::Arc;
use std::time::Duration;

use game::{Text, text};
use tokio::time::timeout;

use super::loader::Unread;
use super::{Hub, Whereabouts, not_back};
use crate::journal::{Damage, JournalError, TableId, Wrong};
use crate::table::TableHandle;
use crate::table::place::Place;

/// How long whoever asks for an unknown code waits until the journal was looked at after a start.
const LOOK: Duration = Duration::from_secs(3);

/// Why no way leads to a table.
#[derive(Debug)]
pub(crate) enum Missing {
    /// The journal says that there is none, or that it was purged.
    Absent,
    /// There is one, which is put away.
    Archived,
    /// There is one, or may be one, and this keeps everybody from it for now. Whether the code may have been
    /// guessed: nothing else tells it from one that is right.
    Wait { why: Text, guessed: bool },
}

impl Missing {
    fn wait(why: Text) -> Self {
        Self::Wait { why, guessed: false }
    }
}

impl Hub {
    /// The table of this code, in upper or lower case, which is woken if it sleeps and no other server has it.
    ///
    /// # Errors
    /// Why there is no way to it.
    pub(crate) async fn find(&self, code: &str) -> Result<Whereabouts, Missing> {
        if self.loader.surroundings.journal.is_fenced() {
            return Err(Missing::wait(text!("wait-journal")));
        }
        let code = code.trim().to_ascii_uppercase();
        // What lies there is cloned out: no guard of the map is held across an await.
        let known = self.places.get(&code).map(|entry| Arc::clone(entry.value()));
        let place = match known {
            Some(place) => place,
            None => match self.made_elsewhere(&code).await {
                Ok(Some(place)) => place,
                Ok(None) => return Err(self.unknown(&code).await),
                Err(error) => return Err(Missing::wait(reason(&error.into()))),
            },
        };
        let ended = || Whereabouts::Here(TableHandle::ended_with(place.id));
        match self.loader.wake(&place, true).await {
            // There is no other way to that server than the one that led here: who comes again may find it.
            Ok(Whereabouts::Elsewhere(address)) if self.is_own(&address) => Ok(ended()),
            Ok(found) => Ok(found),
            Err(error) => {
                not_back(place.id, &error);
                Err(self.kept_from(place.id, &error).await)
            }
        }
    }

    fn is_own(&self, address: &String) -> bool {
        self.loader.surroundings.addresses.borrow().contains(address)
    }

    /// The place of a table that another server has made meanwhile.
    ///
    /// # Errors
    /// When the journal cannot be asked.
    pub(super) async fn made_elsewhere(
        &self,
        code: &str,
    ) -> Result<Option<Arc<Place>>, JournalError> {
        let found = self.loader.surroundings.journal.find(code).await;
        let found = found.inspect_err(|error| tracing::warn!(%error, "no table can be found"))?;
        Ok(found.map(|table| self.place(code, table)))
    }

    /// Why there is no table of a code of which the journal's entries do not tell.
    async fn unknown(&self, code: &str) -> Missing {
        let archived = self.away.get(code).map(|entry| *entry.value());
        if let Some(table) = archived {
            return self.kept_from(table, &Unread::Archived.into()).await;
        }
        // Until then nobody knows whether a code stands as it was written.
        if timeout(LOOK, self.was_looked_at()).await.is_err() {
            return Missing::wait(text!("wait-look"));
        }
        if self.nameless().is_empty() {
            return Missing::Absent;
        }
        Missing::Wait { why: text!("wait-damaged"), guessed: true }
    }

    /// What keeps everybody from a table that is known.
    async fn kept_from(&self, table: TableId, error: &anyhow::Error) -> Missing {
        match self.house().purged().await {
            Ok(purged) if purged.contains(&table) => Missing::Absent,
            Ok(_) if matches!(error.downcast_ref(), Some(Unread::Archived)) => Missing::Archived,
            Ok(_) => Missing::wait(reason(error)),
            Err(_) => Missing::wait(text!("wait-journal")),
        }
    }

    /// Takes in of which tables nobody can tell the code, because what says it is not what was written.
    pub(super) fn note_nameless(&self, found: &[Damage]) {
        let nameless = found.iter().filter(|damage| is_of_the_beginning(&damage.wrong));
        self.nameless().extend(nameless.filter_map(|damage| damage.table));
    }
}

/// Whether it may be the entry that says the code which is not what was written.
fn is_of_the_beginning(wrong: &Wrong) -> bool {
    const OPENED: u64 = 2;
    match wrong {
        Wrong::Altered { sound: (sound, _) } | Wrong::Missing { sound: (sound, _), .. } => {
            *sound < OPENED
        }
        _ => false,
    }
}

/// Why a table is not brought back that is there, for whoever wants to go there.
fn reason(error: &anyhow::Error) -> Text {
    match error.downcast_ref() {
        Some(Unread::Damaged) => return text!("wait-damaged"),
        Some(Unread::Unfit | Unread::Archived) | None => {}
    }
    match error.downcast_ref() {
        Some(JournalError::Damaged(_)) => text!("wait-damaged"),
        Some(_) => text!("wait-journal"),
        None => text!("wait-unread"),
    }
}
