//! What the server says, as it goes over the wire.

use std::io::Write;
use std::sync::{Arc, OnceLock};

use axum::body::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;
use serde::Serialize;

use super::stream::Utf8Bytes;

/// Bytes of a frame from which on it is sent as gzip to those who unpack it: three packets of a network.
/// A whole view shrinks to a third; a patch fits into a packet anyway.
const LARGE: usize = 4 << 10;

/// A message, or several that go out together: a frame with a JSON array, written once and shared by all
/// sockets that get it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Message {
    text: Utf8Bytes,
    /// The same as gzip, of a large one; made when it is first needed, and shared like the text.
    gzip: Option<Arc<OnceLock<Bytes>>>,
}

impl Message {
    /// A message that is written as JSON.
    pub(crate) fn of(message: &impl Serialize) -> Self {
        Self::written(|to| {
            to.push_str(&serde_json::to_string(message).expect("messages are plain JSON"));
        })
    }

    /// A message whose JSON this writes.
    pub(crate) fn written(write: impl FnOnce(&mut String)) -> Self {
        let mut text = String::from("[");
        write(&mut text);
        text.push(']');
        Self::from(text)
    }

    /// All of these in one frame, in their order.
    pub(crate) fn joined(messages: &[Self]) -> Self {
        if let [alone] = messages {
            return alone.clone();
        }
        let length = messages.iter().map(|message| message.text.len()).sum::<usize>() + 2;
        let mut text = String::with_capacity(length);
        for message in messages {
            text.push(if text.is_empty() { '[' } else { ',' });
            text.push_str(message.json());
        }
        text.push(']');
        Self::from(text)
    }

    /// The frame that holds it alone.
    pub(crate) fn into_text(self) -> Utf8Bytes {
        self.text
    }

    /// Its JSON; of several with a comma between them.
    pub(crate) fn json(&self) -> &str {
        &self.text[1..self.text.len() - 1]
    }

    /// The same frame as gzip, where it is worth it.
    pub(crate) fn gzip(&self) -> Option<Bytes> {
        Some(self.gzip.as_ref()?.get_or_init(|| pressed(self.text.as_bytes())).clone())
    }
}

impl From<String> for Message {
    fn from(text: String) -> Self {
        let gzip = (text.len() >= LARGE).then(Arc::default);
        Self { text: text.into(), gzip }
    }
}

fn pressed(bytes: &[u8]) -> Bytes {
    let mut encoder = GzEncoder::new(Vec::with_capacity(bytes.len() / 2), Compression::fast());
    encoder.write_all(bytes).and_then(|()| encoder.finish()).expect("memory takes it all").into()
}

#[cfg(test)]
mod tests {
    use flate2::read::GzDecoder;

    use super::*;

    #[test]
    fn a_large_one_is_pressed_once_for_all() {
        let message = Message::of(&"a view ".repeat(LARGE));
        let [one, two] =
            [message.clone(), message.clone()].map(|each| each.gzip().expect("it is large"));
        assert_eq!(one.as_ptr(), two.as_ptr());
        let text = std::io::read_to_string(GzDecoder::new(&one[..])).expect("it is text");
        assert_eq!(text, message.into_text().as_str());
    }

    #[test]
    fn a_small_one_stays_as_it_is() {
        assert_eq!(Message::of(&"a patch").gzip(), None);
    }
}
