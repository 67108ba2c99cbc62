//! One part of a view as it was last sent, with its revision.

use serde_json::Value;

use crate::socket::outbox::Message;
use crate::wire::{Part, ServerMessage};

/// A patch shorter than this is sent without asking whether the whole view would be shorter.
const SHORT_PATCH_BYTES: usize = 1024;

/// One part of a view as it was last sent.
pub(crate) struct Published {
    part: Part,
    revision: u32,
    value: Value,
    whole: Option<Message>,
}

impl Published {
    /// The first revision.
    pub(crate) fn new(part: Part, value: Value) -> Self {
        Self { part, revision: 1, value, whole: None }
    }

    /// Takes in what is to be seen now: the message that tells those who saw the former revision, or
    /// none, and the same revision, when nothing has changed.
    pub(crate) fn update(&mut self, value: Value) -> Option<Message> {
        if value == self.value {
            return None;
        }
        let patch = json_patch::diff(&self.value, &value);
        let from = self.revision;
        self.revision += 1;
        self.value = value;
        self.whole = None;
        let patch = write(&ServerMessage::Patch {
            part: self.part,
            from,
            to: self.revision,
            patch: serde_json::to_value(patch).expect("a patch is plain JSON"),
        });
        if patch.len() < SHORT_PATCH_BYTES || patch.len() < self.whole().len() {
            Some(patch)
        } else {
            Some(self.whole())
        }
    }

    /// The message that tells it whole; written once for each revision.
    pub(crate) fn whole(&mut self) -> Message {
        let (part, revision) = (self.part, self.revision);
        let value = &self.value;
        let written = || write(&ServerMessage::View { part, revision, view: value.clone() });
        self.whole.get_or_insert_with(written).clone()
    }
}

/// A message as it goes over the wire.
pub(crate) fn write(message: &ServerMessage) -> Message {
    serde_json::to_string(message).expect("messages are plain JSON").into()
}
