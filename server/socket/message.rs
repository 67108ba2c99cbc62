//! What the server says, as it goes over the wire.

use std::cell::RefCell;
use std::ops::Range;
use std::sync::{Arc, OnceLock};

use axum::body::Bytes;
use flate2::{Compress, Compression, Crc, FlushCompress};
use serde::Serialize;

use super::stream::Utf8Bytes;

/// Bytes of a message from which on a frame with it is sent as gzip to those who unpack that. A whole view shrinks to
/// a quarter, what many are shown at once to a third; one choice fits into a packet anyway.
const LARGE: usize = 1 << 10;

/// Bytes of what several are told within messages of their own from which on it is looked whether it is the same:
/// what all may do who are asked.
const WORTH: usize = 512;

/// A message, or several that go out together: a frame with a JSON array, written once and shared by all
/// sockets that get it.
#[derive(Clone, Debug)]
pub(crate) struct Message {
    text: Utf8Bytes,
    large: Option<Arc<Large>>,
}

/// What several are told at the same time, each within a message of its own.
#[derive(Default)]
pub(crate) struct Alike(Vec<(Utf8Bytes, Part)>);

impl Alike {
    /// What stands here in this message; pressed with what others are told, where that is the same.
    fn part(&mut self, text: &Utf8Bytes, here: Range<usize>) -> Part {
        let at = (here.start, here.len());
        let same = |(other, part): &&(Utf8Bytes, Part)| {
            let (begin, length) = part.at;
            other[begin..begin + length] == text[here.clone()]
        };
        if let Some((_, known)) = self.0.iter().find(same) {
            return Part { at, pressed: Arc::clone(&known.pressed) };
        }
        let part = Part { at, pressed: Arc::default() };
        self.0.push((text.clone(), part.clone()));
        part
    }
}

/// What there is besides of a frame with something large in it.
#[derive(Debug)]
struct Large {
    /// What is large, in order.
    parts: Vec<Part>,
    /// The frame as gzip; made when it is first needed, and shared like the text.
    gzip: OnceLock<Bytes>,
}

/// A message within a frame that is pressed once, in however many frames it goes out.
#[derive(Clone, Debug)]
struct Part {
    /// Where it begins in the frame, and how long it is.
    at: (usize, usize),
    pressed: Arc<OnceLock<Pressed>>,
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

    /// A message whose JSON this writes, and says where in it stands what others may be told too: what is `alike` is
    /// pressed once for all of them.
    pub(crate) fn among(
        alike: &mut Alike,
        write: impl FnOnce(&mut String) -> Range<usize>,
    ) -> Self {
        let mut text = String::from("[");
        let same = write(&mut text);
        text.push(']');
        let text = Utf8Bytes::from(text);
        let part = (same.len() >= WORTH).then(|| alike.part(&text, same));
        Self::with(text, Vec::from_iter(part))
    }

    /// All of these in one frame, in their order.
    pub(crate) fn joined(messages: &[Self]) -> Self {
        if let [alone] = messages {
            return alone.clone();
        }
        let length = messages.iter().map(|message| message.text.len()).sum::<usize>() + 2;
        let (mut text, mut parts) = (String::with_capacity(length), Vec::new());
        for message in messages {
            text.push(if text.is_empty() { '[' } else { ',' });
            let moved = text.len() - 1;
            let large = message.large.iter().flat_map(|large| &large.parts);
            parts.extend(large.map(|part| part.moved(moved)));
            text.push_str(message.json());
        }
        text.push(']');
        Self::with(text, parts)
    }

    /// The frame that holds it alone.
    pub(crate) fn into_text(self) -> Utf8Bytes {
        self.text
    }

    /// Its JSON; of several with a comma between them.
    pub(crate) fn json(&self) -> &str {
        &self.text[1..self.text.len() - 1]
    }

    /// The same frame as gzip, where it is worth it. What others get too is pressed once for all.
    pub(crate) fn gzip(&self) -> Option<Bytes> {
        let large = self.large.as_ref()?;
        let length: usize = large.parts.iter().map(|part| part.at.1).sum();
        if length < LARGE {
            return None;
        }
        Some(large.gzip.get_or_init(|| self.pressed(&large.parts)).clone())
    }

    fn pressed(&self, parts: &[Part]) -> Bytes {
        let text = self.text.as_bytes();
        let (mut gzip, mut done) = (Gzip::with_room(text.len() / 2), 0);
        for Part { at: (at, length), pressed } in parts {
            let (before, part) = (&text[done..*at], &text[*at..at + length]);
            gzip.add_text(before);
            gzip.add(pressed.get_or_init(|| Pressed::of(part)));
            done = at + length;
        }
        gzip.add_text(&text[done..]);
        gzip.finish()
    }

    fn with(text: impl Into<Utf8Bytes>, parts: Vec<Part>) -> Self {
        let large = (!parts.is_empty()).then(|| Arc::new(Large { parts, gzip: OnceLock::new() }));
        Self { text: text.into(), large }
    }
}

impl From<String> for Message {
    fn from(text: String) -> Self {
        let at = (1, text.len().saturating_sub(2));
        let parts = (at.1 >= LARGE).then(|| Part { at, pressed: Arc::default() });
        Self::with(text, Vec::from_iter(parts))
    }
}

impl PartialEq for Message {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl Eq for Message {}

impl Part {
    /// The same so much further on.
    fn moved(&self, by: usize) -> Self {
        Self { at: (self.at.0 + by, self.at.1), pressed: Arc::clone(&self.pressed) }
    }
}

/// Bytes as blocks of a deflate stream, which name nothing that lies before them and end with a whole byte:
/// they may stand in any such stream.
#[derive(Debug)]
struct Pressed {
    blocks: Vec<u8>,
    crc: Crc,
}

thread_local! {
    /// What presses, without what would be made anew each time.
    static PRESS: RefCell<Compress> = RefCell::new(Compress::new(Compression::default(), false));
}

impl Pressed {
    fn of(bytes: &[u8]) -> Self {
        let mut crc = Crc::new();
        crc.update(bytes);
        let mut blocks = Vec::with_capacity(bytes.len() / 2 + 64);
        PRESS.with_borrow_mut(|press| {
            press.reset();
            loop {
                let read = usize::try_from(press.total_in()).expect("it is in memory");
                let flush = FlushCompress::Sync;
                let pressed = press.compress_vec(&bytes[read..], &mut blocks, flush);
                pressed.expect("pressing plain bytes cannot fail");
                // What was left over for want of room comes next.
                if blocks.len() < blocks.capacity() && press.total_in() == bytes.len() as u64 {
                    return;
                }
                blocks.reserve(bytes.len() / 2 + 64);
            }
        });
        Self { blocks, crc }
    }
}

/// A gzip file in the making: one stream, of which each part was pressed by itself.
struct Gzip {
    bytes: Vec<u8>,
    crc: Crc,
}

/// The head of a file that is deflated, of no name, moment or system.
const HEAD: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];

impl Gzip {
    fn with_room(bytes: usize) -> Self {
        let mut room = Vec::with_capacity(bytes + 64);
        room.extend(HEAD);
        Self { bytes: room, crc: Crc::new() }
    }

    fn add(&mut self, pressed: &Pressed) {
        self.bytes.extend(&pressed.blocks);
        self.crc.combine(&pressed.crc);
    }

    /// What nobody else gets: it stays as it is where it is short.
    fn add_text(&mut self, text: &[u8]) {
        if text.len() >= LARGE {
            return self.add(&Pressed::of(text));
        }
        if !text.is_empty() {
            self.store(text, false);
            self.crc.update(text);
        }
    }

    fn store(&mut self, text: &[u8], last: bool) {
        let length = u16::try_from(text.len()).expect("what is longer is pressed");
        self.bytes.push(last.into());
        self.bytes.extend(length.to_le_bytes());
        self.bytes.extend((!length).to_le_bytes());
        self.bytes.extend(text);
    }

    fn finish(mut self) -> Bytes {
        self.store(&[], true);
        self.bytes.extend(self.crc.sum().to_le_bytes());
        self.bytes.extend(self.crc.amount().to_le_bytes());
        self.bytes.into()
    }
}

#[cfg(test)]
mod tests {
    use flate2::read::GzDecoder;
    use proptest::prelude::*;

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

    fn large(message: &Message) -> &Large {
        message.large.as_ref().expect("it is large")
    }

    #[test]
    fn what_several_frames_hold_is_pressed_once() {
        let shared = Message::of(&"what all see ".repeat(LARGE));
        let own = [1, 2].map(|seat| Message::of(&format!("what seat {seat} sees")));
        let frames = own.map(|own| Message::joined(&[shared.clone(), own]));
        let pressed = |frame: &Message| {
            drop(frame.gzip());
            Arc::as_ptr(&large(frame).parts[0].pressed)
        };
        assert_eq!(pressed(&frames[0]), pressed(&frames[1]));
        assert!(large(&shared).parts[0].pressed.get().is_some());
    }

    #[test]
    fn what_several_are_told_within_their_own_is_pressed_once() {
        let offers = "what all may do ".repeat(LARGE / 16);
        let mut alike = Alike::default();
        let mut told = |to: &str, what: &str| {
            Message::among(&mut alike, |text| {
                text.extend(["{\"to\":\"", to, "\",\"told\":\""]);
                let from = text.len();
                text.push_str(what);
                let same = from..text.len();
                text.push_str("\"}");
                same
            })
        };
        let frames = ["one", "another"].map(|to| told(to, &offers));
        let short = told("one", "a word");
        let pressed = frames.each_ref().map(|frame| {
            let gzip = frame.gzip().expect("it is large");
            let text = std::io::read_to_string(GzDecoder::new(&gzip[..])).expect("it is text");
            assert_eq!(text, frame.clone().into_text().as_str());
            Arc::as_ptr(&large(frame).parts[0].pressed)
        });
        assert_eq!(pressed[0], pressed[1]);
        assert_eq!(short.gzip(), None);
    }

    proptest! {
        #[test]
        fn law_a_frame_is_unpacked_to_its_text(
            sizes in proptest::collection::vec((0..20_000_usize, any::<u64>(), any::<bool>()), 1..6),
        ) {
            let text = |(size, seed, even): (usize, u64, bool)| -> String {
                let sign = |at: usize| {
                    let mixed = (at as u64 ^ seed).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 56;
                    if even { 'x' } else { char::from(b' ' + (mixed % 90) as u8) }
                };
                (0..size).map(sign).collect()
            };
            let messages: Vec<_> = sizes.into_iter().map(|one| Message::of(&text(one))).collect();
            let frame = Message::joined(&messages);
            let Some(gzip) = frame.gzip() else {
                prop_assert!(messages.iter().all(|message| message.text.len() < LARGE + 2));
                return Ok(());
            };
            let text = std::io::read_to_string(GzDecoder::new(&gzip[..])).expect("it is text");
            let sent = frame.into_text();
            prop_assert_eq!(text, sent.as_str());
        }
    }
}
