//! Who may say what to whom, and how much. Words need no running table: a pause is when people ask.

use game::names;
use game::{Refusal, Seat, SeatId, Text, text};

use super::{Ruling, Sender, event, known};
use crate::registry::refusal;
use crate::table::desk::{Desk, Party, TableEvent};
use crate::table::mail::Mail;
use crate::wire::AnswerView;

/// Characters of a message, a question or an answer at most.
const WORDS: usize = 400;

/// Characters of the line at the projector's foot at most.
const TICKER: usize = 200;

/// Characters of what a seat doubts at most.
const DOUBT: usize = 100;

/// Questions of one seat that may wait for an answer.
const QUESTIONS: usize = 5;

/// Control says something to a seat, or to all.
///
/// # Errors
/// `no_seat`, `bad_text`.
pub(super) fn say(
    seats: &[Seat],
    from: &Sender<'_>,
    seat: Option<&SeatId>,
    text: &str,
) -> Result<Ruling, Refusal> {
    seat.map_or(Ok(()), |seat| known(seats, seat))?;
    let text = worded(text, text!("message-long", most = WORDS))?;
    Ok(event(TableEvent::Said { at: from.now, seat: seat.cloned(), text: text.into() }))
}

/// A seat asks Control something.
///
/// # Errors
/// `not_seat`, `onlooker`, `bad_text`, `too_many_questions`.
pub(super) fn ask(mail: &Mail, from: &Sender<'_>, text: &str) -> Result<Ruling, Refusal> {
    let seat = asker(from)?.clone();
    let text = worded(text, text!("question-long", most = WORDS))?;
    if mail.waiting(&seat) >= QUESTIONS {
        let sentence = text!("five-questions");
        return Err(refusal("too_many_questions", sentence));
    }
    Ok(event(TableEvent::Asked { at: from.now, seat, text }))
}

/// Control answers a question, or answers it anew.
///
/// # Errors
/// `no_message`, `bad_text`.
pub(super) fn answer(
    mail: &Mail,
    message: u32,
    text: &str,
    to_all: bool,
) -> Result<Ruling, Refusal> {
    let question = mail.letter(message).filter(|letter| letter.question);
    let question = question.ok_or_else(|| refusal("no_message", text!("no-question")))?;
    let text = text.trim().to_owned();
    if !fits(&text, WORDS, true) {
        return Err(bad(text!("answer-long")));
    }
    if to_all && text.is_empty() {
        return Err(bad(text!("answer-empty")));
    }
    if question.answer.as_ref().is_some_and(|old| *old == AnswerView { text: text.clone(), to_all })
    {
        return Ok(Ruling::default());
    }
    Ok(event(TableEvent::Answered { message, text, to_all }))
}

/// A seat has read a message, or the answer to its question.
///
/// # Errors
/// `not_seat`, `onlooker`, `no_message`.
pub(super) fn heard(mail: &Mail, from: &Sender<'_>, message: u32) -> Result<Ruling, Refusal> {
    let seat = asker(from)?;
    let letter = mail.letter_of(seat, message).filter(|letter| letter.is_readable());
    let letter = letter.ok_or_else(|| refusal("no_message", text!("no-message")))?;
    if letter.heard.contains(seat) {
        return Ok(Ruling::default());
    }
    Ok(event(TableEvent::Heard { message: letter.id, seat: seat.clone() }))
}

/// A seat's device says that what was shown is not what it locked.
///
/// # Errors
/// `not_seat`, `onlooker`, `bad_text`.
pub(super) fn doubt(desk: &Desk, from: &Sender<'_>, of: &str) -> Result<Ruling, Refusal> {
    let seat = asker(from)?;
    let of = of.trim();
    if !fits(of, DOUBT, false) || of.is_empty() {
        return Err(bad(text!("doubt-long")));
    }
    // One at a time: nobody can fill Control's screen with them.
    if desk.doubts.contains_key(seat) {
        return Ok(Ruling::default());
    }
    Ok(event(TableEvent::Doubted { at: from.now, seat: seat.clone(), of: of.into() }))
}

/// Control has looked after what a seat doubts.
///
/// # Errors
/// `no_seat` where it doubts nothing.
pub(super) fn settle_doubt(desk: &Desk, seat: &SeatId) -> Result<Ruling, Refusal> {
    if !desk.doubts.contains_key(seat) {
        return Err(refusal("no_seat", text!("no-doubt")));
    }
    Ok(event(TableEvent::DoubtSettled { seat: seat.clone() }))
}

/// Control sets the line at the projector's foot, or takes it away.
///
/// # Errors
/// `bad_text`.
pub(super) fn ticker(mail: &Mail, text: &str) -> Result<Ruling, Refusal> {
    let text = text.trim();
    if !fits(text, TICKER, false) {
        return Err(bad(text!("ticker-long")));
    }
    if text == mail.ticker {
        return Ok(Ruling::default());
    }
    Ok(event(TableEvent::TickerSet { text: text.into() }))
}

fn asker<'a>(from: &Sender<'a>) -> Result<&'a SeatId, Refusal> {
    match from.party {
        Party::Seat(seat) => Ok(seat),
        Party::Control | Party::Server => Err(refusal("not_seat", text!("only-own-seat"))),
        Party::Public => Err(refusal("onlooker", text!("only-watching"))),
    }
}

fn worded(text: &str, otherwise: Text) -> Result<String, Refusal> {
    let text = text.trim();
    if text.is_empty() || !fits(text, WORDS, true) {
        return Err(bad(otherwise));
    }
    Ok(text.into())
}

fn fits(text: &str, at_most: usize, lines: bool) -> bool {
    let wrong = |letter: char| letter.is_control() && !(lines && letter == '\n');
    let sound = !text.chars().any(wrong) && names::flaw_of_text(text).is_none();
    text.chars().count() <= at_most && sound
}

fn bad(sentence: Text) -> Refusal {
    refusal("bad_text", sentence)
}
