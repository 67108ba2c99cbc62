//! One part of a view as it was last sent, with its revision.

use game::{Change, Kept};
use serde_json::json;

use crate::socket::outbox::Message;
use crate::wire::{Part, ServerMessage, patch};

/// One part of a view as it was last sent.
pub(crate) struct Published {
    part: Part,
    revision: u32,
    view: Kept,
    whole: Option<Message>,
}

impl Published {
    /// A part that nobody was shown yet.
    pub(crate) fn new(part: Part) -> Self {
        Self { part, revision: 0, view: Kept::default(), whole: None }
    }

    /// Takes in what is to be seen now: the message that tells those who saw the former revision; none
    /// when nothing has changed, and none the first time.
    pub(crate) fn update(
        &mut self,
        show: impl FnOnce(&mut Kept) -> Vec<Change>,
    ) -> Option<Message> {
        let changes = show(&mut self.view);
        if changes.is_empty() {
            return None;
        }
        let from = self.revision;
        self.revision += 1;
        self.whole = None;
        if from == 0 {
            return None;
        }
        let (part, to, patch) = (json!(self.part), self.revision, patch::of(&changes));
        let text =
            format!(r#"{{"type":"patch","part":{part},"from":{from},"to":{to},"patch":{patch}}}"#);
        Some(text.into())
    }

    /// The message that tells it whole; written once for each revision.
    pub(crate) fn whole(&mut self) -> Message {
        let (part, revision, view) = (json!(self.part), self.revision, &self.view);
        let written = || {
            let view = view.text();
            format!(r#"{{"type":"view","part":{part},"revision":{revision},"view":{view}}}"#).into()
        };
        self.whole.get_or_insert_with(written).clone()
    }
}

/// A message as it goes over the wire.
pub(crate) fn write(message: &ServerMessage) -> Message {
    serde_json::to_string(message).expect("messages are plain JSON").into()
}
