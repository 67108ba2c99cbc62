//! What a game can make of what happened: words for Control, a way back, a journal that leaves the
//! server, a chronicle. A game without any of it writes `impl Record for X {}`.

use serde_json::Value;

use crate::{Audience, Game, Millis, SeatId, Text, Translations};

/// An entry of the journal that counts, as a chronicle reads it.
#[derive(Clone, Debug)]
pub struct Told<E> {
    /// Its sequence number.
    pub entry: u64,
    /// When, on the table's clock.
    pub at: Millis,
    /// What happened.
    pub events: Vec<E>,
}

/// An event that a seat's secret choice left in the journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Secret {
    /// The entry that has it.
    pub entry: u64,
    /// Its place among the entry's events, from 0.
    pub event: usize,
    /// The entry by which all that was chosen with it was opened; none while it lies hidden, or where it
    /// was never opened.
    pub opened: Option<u64>,
    /// The event that everybody was shown of it then, by its entry and its place there: itself or, where
    /// the same hand changed the choice, the last one. None where nothing was shown, and for the changes:
    /// told at the moment when it was first in, a choice does not tell that it was changed.
    pub shown: Option<(u64, usize)>,
}

/// People who sit elsewhere from now on, with the devices that they have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Moved {
    /// Those of these two seats change places.
    Swap(SeatId, SeatId),
    /// Those of a seat sit at another, with those who sit there.
    Join {
        /// Where they sat.
        from: SeatId,
        /// Where they sit.
        into: SeatId,
    },
    /// The game went back past such a joining: those who left this seat then, and nobody else, sit there again.
    Return(SeatId),
    /// It went to what was so after one, from what was so before: those who had left this seat then, and sit
    /// there again, are where they went.
    Follow(SeatId),
}

/// What an event does to choices that nobody may see yet. Choices that are opened together lie in the
/// same vault, which the game numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vaulting {
    /// It puts a choice into this vault, or changes one that lies there.
    Locks(u8),
    /// It opens all that lies in this vault.
    Opens(u8),
    /// What lies in this vault is never opened: it is to be made anew, or has fallen away.
    Forgets(u8),
    /// So with every vault.
    ForgetsAll,
    /// So, and all that ever lay hidden up to here may be known to somebody: nobody goes back to it as it was.
    Renews,
}

/// A secret choice that was shown, as a check of the journal sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// Whose it is.
    pub seat: SeatId,
    /// What was asked, as the seals name it.
    pub question: String,
    /// Whether it is what its device sealed; none where there is no seal to open.
    pub fits: Option<bool>,
}

/// What is made of a game's record, for Control and for whoever reads of it later.
pub trait Record: Game {
    /// Whether a game master who only helps may not send this command.
    fn reserved(command: &Self::Command) -> bool {
        let _ = command;
        false
    }

    /// What the last command did, for Control: nothing in it is hidden from Control. Empty when there is
    /// nothing to say.
    fn told(state: &Self::State) -> Text {
        let _ = state;
        Text::default()
    }

    /// Whether choices lie in this state that nobody may see yet. Who goes back to it says what becomes
    /// of them: [`Record::taken_back`].
    fn sealed(state: &Self::State) -> bool {
        let _ = state;
        false
    }

    /// A number that changes at moments worth keeping apart, such as when a part of the day is over: a
    /// server that keeps backups writes one then, and the devices of seats add entropy to its draws. It
    /// follows from what everybody sees.
    fn milestone(state: &Self::State) -> u64 {
        let _ = state;
        0
    }

    /// What happens when the game goes back from `last` to `past` at the moment `now`: applied to
    /// `past`. With `anew` the choices of a sealed state are made anew, else they stay as they were.
    /// What commands name (steps, rounds, numbers of things) must go on from `last`, or a command that
    /// was meant for the abandoned branch would hit the new one; deadlines must move on by as long as
    /// `past` is ago.
    fn taken_back(
        past: &Self::State,
        last: &Self::State,
        anew: bool,
        now: Millis,
    ) -> Vec<Self::Event> {
        let _ = (past, last, anew, now);
        Vec::new()
    }

    /// The command that the table gives by itself before it is played on where somebody may know all that lies
    /// hidden in it, as whoever has it as a file does; and again where it goes back to before that. What lies hidden
    /// is made anew: choices are to be made again, what was shuffled is shuffled. None where nothing was hidden yet.
    /// One of its events must say [`Vaulting::Renews`], and it must not be refused.
    fn renewal(state: &Self::State) -> Option<Self::Command> {
        let _ = state;
        None
    }

    /// The secret choices of these entries, which are all that count. Whoever is not the seat that made
    /// a choice learns of it only what was shown: not from a chronicle, not from a journal that leaves
    /// the server, not by going back.
    fn secrets(told: &[Told<Self::Event>]) -> Vec<Secret> {
        let _ = told;
        Vec::new()
    }

    /// What an event does to secret choices, so that it need not be read again to learn whether a choice
    /// that lay hidden at some moment has been opened since. Says of every line what
    /// [`Record::secrets`] says of it: who has secrets says so here too.
    fn vaulting(event: &Self::Event) -> Option<Vaulting> {
        let _ = event;
        None
    }

    /// The people whom an event moves to other seats. Their devices follow, and stay there when the game goes
    /// back: whoever sits at a seat must not see then what others had chosen there.
    fn moved(event: &Self::Event) -> Option<Moved> {
        let _ = event;
        None
    }

    /// The state as bytes, for a snapshot that nobody but this very program reads again; without what
    /// never changes. None where a game keeps no snapshots: then its state is made from its events. The
    /// program is known by its source: a game that lies outside of it must know its own bytes again.
    fn keep(state: &Self::State) -> Option<Vec<u8>> {
        let _ = state;
        None
    }

    /// The state that [`Record::keep`] wrote; `origin` is the state of the same table before its first
    /// event. It goes on, and shows, as the one that was kept. None where these are no such bytes.
    fn restore(origin: &Self::State, bytes: &[u8]) -> Option<Self::State> {
        let _ = (origin, bytes);
        None
    }

    /// The secret choices that an event has shown to all, in the state that it led to.
    fn shown(state: &Self::State, event: &Self::Event) -> Vec<Shown> {
        let _ = (state, event);
        Vec::new()
    }

    /// What a journal that leaves the server shows of an event that hides no choice: all of it but what
    /// no reader may ever learn from there, such as the order of a deck.
    fn disclosed(event: &Self::Event) -> Value {
        serde_json::to_value(event).unwrap_or(Value::Null)
    }

    /// How many dice that were thrown by hand this command brings: no draw can be shown for them.
    fn by_hand(command: &Self::Command) -> u32 {
        let _ = command;
        0
    }

    /// The story of a game for `audience`, from its first state and all entries that count; choices that
    /// were never shown ([`Record::secrets`]) are among them only for the devices of the seat itself. For
    /// [`Audience::Public`] it holds nothing that the public did not see.
    fn chronicle(start: Self::State, told: &[Told<Self::Event>], audience: &Audience) -> Value {
        let _ = (start, told, audience);
        Value::Null
    }

    /// Everything that can be printed of the content that the table began with, for Control alone: it
    /// holds what players are not to know. Null when there is nothing to print.
    fn sheets(state: &Self::State) -> Value {
        let _ = state;
        Value::Null
    }

    /// What the texts of the content are in other languages; none where it speaks one alone. It holds what
    /// nobody may read yet: whoever gives of it must have been shown the text itself.
    fn translations(state: &Self::State) -> Option<&Translations> {
        let _ = state;
        None
    }
}
