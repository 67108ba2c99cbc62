//! The codes that let further devices be Control: for those who are Control without bounds.

use super::Actor;
use crate::registry::refusal;
use crate::socket::message::Message;
use crate::table::desk::Party;
use crate::table::gallery::ConnId;
use crate::table::published::write;
use crate::table::rulings::{helper, is_full, not_control};
use crate::table::turn::refused;
use crate::wire::ServerMessage;
use game::text;

impl Actor {
    /// The answer to whoever asks for the codes; none when the socket has gone.
    pub(super) fn keys(&self, from: ConnId) -> Option<Message> {
        let connection = self.gallery.connections.get(&from)?;
        let desk = &self.truth.desk;
        let hindrance = match connection.party {
            Party::Control if is_full(desk, connection.operator, &connection.device) => None,
            Party::Control => Some(helper(text!("helper-keys"))),
            _ => Some(not_control()),
        };
        Some(write(&match hindrance {
            None => match desk.keys.as_ref().and_then(|keys| keys.open(&self.vault)) {
                Some((control, helper)) => ServerMessage::Keys { control, helper },
                None => refused(None, refusal("foreign_keys", text!("foreign-keys"))),
            },
            Some(refusal) => refused(None, refusal),
        }))
    }
}
