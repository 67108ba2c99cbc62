//! Words between Control and the seats: what was said, asked, answered and read, and the line at the
//! foot of the projector. Nothing but the fold of journalled events, as the desk that holds it.
//!
//! Control counts all messages. A seat counts only those that it can read: a gap in its numbers would
//! tell it that others are spoken to (N-1). The answers that everybody reads are counted apart too.

use game::{Millis, SeatId, Text};

use crate::wire::{AnswerView, MessageView, PublicAnswer};

/// Messages in a view at most.
const SHOWN: usize = 100;

/// Answers that everybody reads in a view at most.
const ANSWERS: usize = 20;

/// A message's number, as Control counts.
pub(crate) type LetterId = u32;

/// One message.
#[derive(Clone, Debug)]
pub(crate) struct Letter {
    pub(crate) id: LetterId,
    pub(crate) at: Millis,
    /// Whom it went to or came from; all seats with `None`.
    pub(crate) seat: Option<SeatId>,
    pub(crate) question: bool,
    pub(crate) text: Text,
    /// Who has read it, or the answer to it.
    pub(crate) heard: Vec<SeatId>,
    pub(crate) answer: Option<AnswerView>,
}

impl Letter {
    /// Whether there is something to read for whom it went to: a question says nothing new to its
    /// asker before it is answered.
    pub(crate) fn is_readable(&self) -> bool {
        !self.question || self.answer.is_some()
    }

    fn concerns(&self, seat: &SeatId) -> bool {
        self.seat.as_ref().is_none_or(|own| own == seat)
    }

    fn view(&self) -> MessageView {
        MessageView {
            id: self.id,
            at: self.at.0,
            seat: self.seat.clone(),
            question: self.question,
            text: self.text.clone(),
            heard: self.heard.clone(),
            answer: self.answer.clone(),
        }
    }

    fn view_for(&self, number: u32, seat: &SeatId) -> MessageView {
        let heard = self.heard.iter().filter(|one| *one == seat).cloned().collect();
        MessageView { id: number, heard, ..self.view() }
    }
}

/// All words of a table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Mail {
    /// The line at the foot of the projector.
    pub(crate) ticker: String,
    letters: Vec<Letter>,
    /// Questions whose answers everybody reads, the latest last, with their numbers there.
    published: Vec<(u32, LetterId)>,
    /// Answers that everybody could ever read.
    publications: u32,
}

impl Mail {
    /// The number of the next message.
    pub(crate) fn next(&self) -> LetterId {
        number(self.letters.len())
    }

    /// The message of this number.
    pub(crate) fn letter(&self, id: LetterId) -> Option<&Letter> {
        self.letters.get(usize::try_from(id).ok()?.checked_sub(1)?)
    }

    /// The message that a seat calls by this number.
    pub(crate) fn letter_of(&self, seat: &SeatId, number: u32) -> Option<&Letter> {
        self.seen_by(seat).find(|(own, _)| *own == number).map(|(_, letter)| letter)
    }

    /// How many questions of a seat wait for their answer.
    pub(crate) fn waiting(&self, seat: &SeatId) -> usize {
        let mine = |letter: &&Letter| letter.question && letter.seat.as_ref() == Some(seat);
        self.letters.iter().filter(mine).filter(|letter| letter.answer.is_none()).count()
    }

    /// Control says something.
    pub(crate) fn say(&mut self, at: Millis, seat: Option<SeatId>, text: Text) {
        self.add(at, seat, false, text);
    }

    /// A seat asks something.
    pub(crate) fn ask(&mut self, at: Millis, seat: SeatId, text: String) {
        self.add(at, Some(seat), true, text.into());
    }

    /// Control answers a question. Who had read an older answer has not read this one.
    pub(crate) fn answer(&mut self, id: LetterId, answer: AnswerView) {
        let known = self.published.iter().find(|(_, letter)| *letter == id).copied();
        self.published.retain(|(_, letter)| *letter != id);
        if answer.to_all {
            self.publications += u32::from(known.is_none());
            self.published.push(known.unwrap_or((self.publications, id)));
        }
        if let Some(letter) = self.letter_mut(id) {
            letter.answer = Some(answer);
            letter.heard.clear();
        }
    }

    /// A seat has read a message.
    pub(crate) fn hear(&mut self, id: LetterId, seat: SeatId) {
        if let Some(letter) = self.letter_mut(id)
            && !letter.heard.contains(&seat)
        {
            letter.heard.push(seat);
        }
    }

    /// What Control sees.
    pub(crate) fn for_control(&self) -> Vec<MessageView> {
        last(&self.letters, SHOWN).iter().map(Letter::view).collect()
    }

    /// What a seat sees.
    pub(crate) fn for_seat(&self, seat: &SeatId) -> Vec<MessageView> {
        let seen: Vec<_> = self.seen_by(seat).collect();
        last(&seen, SHOWN).iter().map(|(number, letter)| letter.view_for(*number, seat)).collect()
    }

    /// What everybody sees.
    pub(crate) fn for_all(&self) -> Vec<PublicAnswer> {
        let view = |(id, letter): &(u32, LetterId)| {
            let letter = self.letter(*letter)?;
            let answer = letter.answer.as_ref()?.text.clone();
            Some(PublicAnswer { id: *id, question: letter.text.to_string(), answer })
        };
        last(&self.published, ANSWERS).iter().filter_map(view).collect()
    }

    fn add(&mut self, at: Millis, seat: Option<SeatId>, question: bool, text: Text) {
        let (id, heard, answer) = (self.next(), Vec::new(), None);
        self.letters.push(Letter { id, at, seat, question, text, heard, answer });
    }

    /// What a seat can read, with the seat's own numbers.
    fn seen_by(&self, seat: &SeatId) -> impl Iterator<Item = (u32, &Letter)> {
        let seen = self.letters.iter().filter(move |letter| letter.concerns(seat));
        seen.enumerate().map(|(before, letter)| (number(before), letter))
    }

    fn letter_mut(&mut self, id: LetterId) -> Option<&mut Letter> {
        self.letters.get_mut(usize::try_from(id).ok()?.checked_sub(1)?)
    }
}

/// The number of what comes after so many.
fn number(before: usize) -> u32 {
    u32::try_from(before).map_or(u32::MAX, |before| before.saturating_add(1))
}

fn last<T>(all: &[T], at_most: usize) -> &[T] {
    &all[all.len().saturating_sub(at_most)..]
}
