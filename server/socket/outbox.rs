//! What waits for one socket. The table puts messages in and never waits; the socket takes all that is
//! there as one frame.

use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;
use tokio::time::Instant;

use super::message::Message;
use crate::figures::figures;
use crate::limits::Limits;
use crate::wire::Close;

/// What the socket shall do next.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Parcel {
    /// Send this frame; what is in it has been durable since this moment, if it came of a commit.
    Frame(Message, Option<Instant>),
    /// Say goodbye and close.
    End(Close),
}

/// The bounded queue of one socket.
#[derive(Debug)]
pub(crate) struct Outbox {
    waiting: Mutex<Waiting>,
    wake: Notify,
    messages_at_most: usize,
    bytes_at_most: usize,
}

#[derive(Debug, Default)]
struct Waiting {
    messages: Vec<Message>,
    bytes: usize,
    /// How many of the messages may be counted, and their bytes.
    open: usize,
    open_bytes: usize,
    /// Since when the oldest of what came of a commit has been durable.
    durable: Option<Instant>,
    end: Option<Close>,
    /// The socket is no more.
    left: bool,
}

impl Outbox {
    /// An empty queue with the bounds of a socket.
    pub(crate) fn new(limits: &Limits) -> Self {
        Self {
            waiting: Mutex::default(),
            wake: Notify::new(),
            messages_at_most: limits.waiting_messages,
            bytes_at_most: limits.waiting_bytes,
        }
    }

    /// Adds messages that belong together: they go out in one frame. A queue that would grow beyond
    /// its bounds is given up, and its socket closed as lagging. They come of a commit, if they do, that
    /// returned at the moment `durable`.
    ///
    /// `open` says what others hear too; `own` is for this socket alone, and may be there or be longer for what was
    /// chosen in secret: no figure counts it.
    pub(crate) fn push(&self, open: &[Message], own: &[Message], durable: Option<Instant>) {
        let mut waiting = self.waiting();
        let added = open.len() + own.len();
        if added == 0 || waiting.end.is_some() || waiting.left {
            return;
        }
        let bytes =
            |messages: &[Message]| messages.iter().map(|one| one.json().len()).sum::<usize>();
        let open_bytes = bytes(open);
        waiting.bytes += open_bytes + bytes(own);
        waiting.messages.extend_from_slice(open);
        waiting.messages.extend_from_slice(own);
        if !open.is_empty() {
            waiting.open += open.len();
            waiting.open_bytes += open_bytes;
            waiting.durable = waiting.durable.or(durable);
        }
        let fits = waiting.messages.len() <= self.messages_at_most
            && (waiting.bytes <= self.bytes_at_most || waiting.messages.len() == added);
        if !fits {
            *waiting = Waiting { end: Some(Close::Lagging), ..Waiting::default() };
        }
        drop(waiting);
        self.wake.notify_one();
    }

    /// Closes the socket once it has taken what waits. The first reason stands.
    pub(crate) fn end(&self, close: Close) {
        self.waiting().end.get_or_insert(close);
        self.wake.notify_one();
    }

    /// The socket is no more.
    pub(crate) fn leave(&self) {
        *self.waiting() = Waiting { left: true, ..Waiting::default() };
    }

    /// Whether it is worth putting anything in.
    pub(crate) fn is_open(&self) -> bool {
        let waiting = self.waiting();
        !waiting.left && waiting.end.is_none()
    }

    /// What the socket shall do next; waits for it. Drops nothing when it is cancelled.
    pub(crate) async fn next(&self) -> Parcel {
        loop {
            if let Some(parcel) = self.take() {
                return parcel;
            }
            self.wake.notified().await;
        }
    }

    /// Returns when this queue was given up, so that a frame that does not get through is no longer
    /// waited for.
    pub(crate) async fn lagging(&self) {
        while self.waiting().end != Some(Close::Lagging) {
            self.wake.notified().await;
        }
    }

    fn take(&self) -> Option<Parcel> {
        let mut waiting = self.waiting();
        if waiting.messages.is_empty() {
            return waiting.end.map(Parcel::End);
        }
        // An idle socket shall not keep the room of its busiest moment.
        let messages = std::mem::take(&mut waiting.messages);
        waiting.bytes = 0;
        let (open, bytes) = (waiting.open, waiting.open_bytes);
        (waiting.open, waiting.open_bytes) = (0, 0);
        if open > 0 {
            figures().times.frame.record(open as f64);
            figures().counts.sent_bytes.increment(bytes as u64);
        }
        Some(Parcel::Frame(Message::joined(&messages), waiting.durable.take()))
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outbox() -> Outbox {
        Outbox::new(&Limits { waiting_messages: 3, waiting_bytes: 10, ..Limits::default() })
    }

    #[tokio::test]
    async fn messages_that_waited_go_out_in_one_frame() {
        let outbox = outbox();
        let durable = Instant::now();
        outbox.push(&[Message::of(&1)], &[], None);
        outbox.push(&[Message::of(&2)], &[Message::of(&3)], Some(durable));
        outbox.end(Close::Kicked);
        let frame = "[1,2,3]".to_owned().into();
        assert_eq!(outbox.next().await, Parcel::Frame(frame, Some(durable)));
        assert_eq!(outbox.next().await, Parcel::End(Close::Kicked));
    }

    #[tokio::test]
    async fn a_message_alone_is_a_frame_that_all_share() {
        let (one, two, message) = (outbox(), outbox(), Message::of(&"all"));
        for outbox in [&one, &two] {
            outbox.push(std::slice::from_ref(&message), &[], None);
        }
        let (Parcel::Frame(one, _), Parcel::Frame(two, _)) = (one.next().await, two.next().await)
        else {
            panic!("both have a frame");
        };
        let [one, two] = [one, two].map(Message::into_text);
        assert_eq!(one.as_str(), r#"["all"]"#);
        assert_eq!(one.as_str().as_ptr(), two.as_str().as_ptr());
    }

    #[tokio::test]
    async fn a_queue_beyond_its_bounds_is_given_up() {
        for messages in [vec![1; 4], vec![12345, 123456]] {
            let outbox = outbox();
            messages.iter().for_each(|message| outbox.push(&[Message::of(message)], &[], None));
            assert!(!outbox.is_open());
            outbox.lagging().await;
            assert_eq!(outbox.next().await, Parcel::End(Close::Lagging));
        }
    }

    #[tokio::test]
    async fn one_large_snapshot_alone_is_not_lag() {
        let outbox = outbox();
        outbox.push(&[Message::of(&12_345_678_901_234_u64)], &[], None);
        assert!(outbox.is_open());
    }
}
