//! One part of a view as it was last sent, with its revision.

use game::{Change, Kept};
use serde_json::{Value, json};

use crate::socket::outbox::Message;
use crate::wire::{Part, ServerMessage};

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
        let patch = changes.iter().flat_map(operations).collect::<Vec<_>>().join(",");
        let (part, to) = (json!(self.part), self.revision);
        let text = format!(
            r#"{{"type":"patch","part":{part},"from":{from},"to":{to},"patch":[{patch}]}}"#
        );
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

/// The operations of JSON Patch that carry a change out.
fn operations(change: &Change) -> Vec<String> {
    let path = json!(change.path);
    match (&change.was, &change.now) {
        (Some(was), Some(now)) => {
            let whole = format!(r#"{{"op":"replace","path":{path},"value":{now}}}"#);
            let within = within(&change.path, was, now);
            let length: usize = within.iter().map(String::len).sum();
            if length < whole.len() { within } else { vec![whole] }
        }
        (None, Some(now)) => vec![format!(r#"{{"op":"add","path":{path},"value":{now}}}"#)],
        (_, None) => vec![format!(r#"{{"op":"remove","path":{path}}}"#)],
    }
}

/// What changed within the value at this place.
fn within(path: &str, was: &str, now: &str) -> Vec<String> {
    let [was, now] = [was, now].map(|text| serde_json::from_str::<Value>(text).unwrap_or_default());
    let patch = json!(json_patch::diff(&was, &now));
    let rows = patch.as_array().into_iter().flatten();
    let moved = rows.map(|row| {
        let mut row = row.clone();
        row["path"] = json!(format!("{path}{}", row["path"].as_str().unwrap_or_default()));
        row.to_string()
    });
    moved.collect()
}

/// A message as it goes over the wire.
pub(crate) fn write(message: &ServerMessage) -> Message {
    serde_json::to_string(message).expect("messages are plain JSON").into()
}
