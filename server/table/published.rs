//! One part of a view as it was last sent, with its revision.

use game::{Change, Kept};
use serde_json::{Value, json};

use crate::socket::outbox::Message;
use crate::wire::{Part, ServerMessage};

/// One part of a view: the table's own fields, and what the game shows under `game`.
#[derive(Default)]
pub(crate) struct View {
    pub(crate) table: Kept,
    pub(crate) game: Kept,
}

/// What has changed of a [`View`].
pub(crate) struct Changes {
    pub(crate) table: Vec<Change>,
    pub(crate) game: Vec<Change>,
}

/// One part of a view as it was last sent.
pub(crate) struct Published {
    part: Part,
    revision: u32,
    view: View,
    whole: Option<Message>,
}

impl Published {
    /// A part that nobody was shown yet.
    pub(crate) fn new(part: Part) -> Self {
        Self { part, revision: 0, view: View::default(), whole: None }
    }

    /// Takes in what is to be seen now: the message that tells those who saw the former revision; none
    /// when nothing has changed, and none the first time.
    pub(crate) fn update(&mut self, make: impl FnOnce(&mut View) -> Changes) -> Option<Message> {
        let blank = self.view.game.is_empty();
        let Changes { table, game } = make(&mut self.view);
        if table.is_empty() && game.is_empty() {
            return None;
        }
        let from = self.revision;
        self.revision += 1;
        self.whole = None;
        if from == 0 {
            return None;
        }
        // Nothing can be patched into a game that shows nothing at all.
        if blank != self.view.game.is_empty() {
            return Some(self.whole());
        }
        let table = table.iter().flat_map(|change| operations("", change));
        let game = game.iter().flat_map(|change| operations("/game", change));
        let patch = table.chain(game).collect::<Vec<_>>().join(",");
        let (part, to) = (json!(self.part), self.revision);
        let text = format!(
            r#"{{"type":"patch","part":{part},"from":{from},"to":{to},"patch":[{patch}]}}"#
        );
        Some(text.into())
    }

    /// The message that tells it whole; written once for each revision.
    pub(crate) fn whole(&mut self) -> Message {
        let (part, revision) = (json!(self.part), self.revision);
        let view = &self.view;
        let written = || {
            let (table, game) = (view.table.text(), view.game.text());
            let table = table.strip_suffix('}').expect("the table's own fields are an object");
            let view = format!(r#"{table},"game":{game}}}"#);
            let text =
                format!(r#"{{"type":"view","part":{part},"revision":{revision},"view":{view}}}"#);
            Message::from(text)
        };
        self.whole.get_or_insert_with(written).clone()
    }
}

/// The operations of JSON Patch that carry a change out.
fn operations(base: &str, change: &Change) -> Vec<String> {
    let path = json!(format!("{base}{}", change.path));
    match (&change.was, &change.now) {
        (Some(was), Some(now)) => {
            let whole = format!(r#"{{"op":"replace","path":{path},"value":{now}}}"#);
            let within = within(path.as_str().unwrap_or_default(), was, now);
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
