//! What routes and sockets share.

use std::sync::Arc;

use game::Refusal;
use tokio::sync::watch;
use tokio_util::task::TaskTracker;

use crate::doors::Lines;
use crate::health::Health;
use crate::hub::SharedHub;
use crate::journal::TableId;
use crate::limits::Limits;
use crate::machine::Machine;
use crate::secrets::TokenHash;
use crate::spare::Followed;
use crate::table::Standing;

mod guesses;
mod returns;
pub(crate) mod shelf;

pub(crate) use guesses::Guesses;
pub(crate) use returns::{REST, Returns, Visit, Visitor as Returning};
use shelf::Shelf;

/// Everything that routes and sockets share. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Site {
    pub(crate) hub: SharedHub,
    pub(crate) health: Arc<Health>,
    pub(crate) limits: Limits,
    pub(crate) guesses: Arc<Guesses>,
    pub(crate) returns: Arc<Returns>,
    pub(crate) shelf: Arc<Shelf>,
    /// Every connection.
    pub(crate) lines: Arc<Lines>,
    /// Every socket that is open, so that a shutdown can wait for their goodbyes.
    pub(crate) sockets: TaskTracker,
    pub(crate) operator: TokenHash,
    /// The spare that follows, or may; none for a journal that is no file.
    pub(crate) spare: Option<Followed>,
    /// Where the other servers are, or were today, that share the journal; none where there cannot be any.
    pub(crate) fellows: Option<watch::Receiver<Vec<String>>>,
    /// The names by which the server goes, beside its addresses.
    pub(crate) hosts: Arc<[String]>,
    pub(crate) addresses: watch::Receiver<Vec<String>>,
    pub(crate) build: Arc<str>,
    /// What the server runs on.
    pub(crate) machine: Arc<Machine>,
}

impl Site {
    /// Where screens of this house may have been opened besides: on the other machine, on other servers.
    pub(crate) fn elsewhere(&self) -> Vec<String> {
        let spare = self.spare.as_ref().map(|spare| spare.pair.others());
        let fellows = self.fellows.as_ref().map(|fellows| fellows.borrow().clone());
        [spare, fellows].into_iter().flatten().flatten().collect()
    }

    /// What a token says of its bearer at a table.
    ///
    /// # Errors
    /// `disk` where it cannot be known.
    pub(crate) async fn standing_at(
        &self,
        token: Option<&str>,
        table: TableId,
    ) -> Result<Standing, Refusal> {
        let standing = self.standing(token);
        let (Standing::Token(_), Some(key)) = (&standing, token) else { return Ok(standing) };
        let bearer = self.hub.house().bearer_at(key, table).await?;
        Ok(bearer.map_or(standing, Standing::Organiser))
    }

    /// What a token says of its bearer, wherever it is shown.
    pub(crate) fn standing(&self, token: Option<&str>) -> Standing {
        match token.map(TokenHash::of) {
            None => Standing::Nobody,
            Some(token) if token == self.operator => Standing::Operator,
            Some(token) => Standing::Token(token),
        }
    }
}
