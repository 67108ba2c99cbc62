//! One part of a view as it was last sent, with its revision.

use std::fmt::Write as _;

use game::{Change, Kept};
use serde_json::json;

use crate::socket::message::{Alike, Message};
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
    /// when nothing has changed, and none the first time. `alike` is what others are told of the same.
    pub(crate) fn update(
        &mut self,
        show: impl FnOnce(&mut Kept) -> Vec<Change>,
        alike: &mut Alike,
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
        let (part, to) = (json!(self.part), self.revision);
        Some(Message::among(alike, |text| {
            let _ =
                write!(text, r#"{{"type":"patch","part":{part},"from":{from},"to":{to},"patch":"#);
            let begin = text.len();
            patch::write(&changes, text);
            let patch = begin..text.len();
            text.push('}');
            patch
        }))
    }

    /// The message that tells it whole; written once for all who need it at the same time.
    pub(crate) fn whole(&mut self) -> Message {
        let (part, revision, view) = (json!(self.part), self.revision, &self.view);
        let written = |text: &mut String| {
            let _ = write!(text, r#"{{"type":"view","part":{part},"revision":{revision},"view":"#);
            view.write(text);
            text.push('}');
        };
        self.whole.get_or_insert_with(|| Message::written(written)).clone()
    }

    /// All who needed it whole have it: nothing that large is kept for later.
    pub(crate) fn told(&mut self) {
        self.whole = None;
    }
}

/// A message as it goes over the wire.
pub(crate) fn write(message: &ServerMessage) -> Message {
    Message::of(message)
}
