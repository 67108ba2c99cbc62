//! What a hub knows of a game, and what a game may ask of its hub: nothing else crosses.
//!
//! A game is a set of pure functions over a state. It has no clock, no I/O and no randomness of its
//! own: time and chance are arguments. [`Game::decide`] turns a command into events or refuses it,
//! [`Game::apply`] turns events into state and cannot fail, [`Game::view`] lists what one audience
//! may see. The hub journals the events before anybody hears of them. What can be made of what
//! happened (words for Control, a way back, a chronicle) is the game's [`Record`].

use std::collections::BTreeSet;
use std::fmt;

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;

mod chance;
mod clock;
mod content;
pub mod names;
mod record;
mod sections;
mod shared;
mod text;
mod translation;
pub use chance::{Chance, Scripted};
pub use clock::{Alarm, Deadline, Millis, UnixMillis};
pub use content::{Content, Fault, Files, Written};
pub use record::{Moved, Record, Secret, Shown, Told, Vaulting};
pub use sections::{Change, Kept, Sections};
pub use shared::{Mark, Shared, Version, read_in};
pub use text::{Catalogue, Filling, Fills, Joined, Name, Said, Text};
pub use translation::{Form, SourceText, TextKind, Translation, Translations};

/// A seat of a table, named by the game (`"medes"`): 1 to 32 characters of `a-z`, `0-9`, `-`, `_`.
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "hub.ts"))]
#[serde(transparent)]
pub struct SeatId(pub String);

impl AsRef<str> for SeatId {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for SeatId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Who sent a command, as the hub has established it. A game need not doubt it.
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Debug,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Actor {
    /// A device that holds this seat.
    Seat(SeatId),
    /// A game master's device; `for_seat` when it acts in the place of a seat.
    Control {
        /// The seat that Control acts for.
        for_seat: Option<SeatId>,
    },
    /// The table itself: the command came from [`Game::alarms`], [`Game::deadlines`] or
    /// [`Game::presence`].
    Clock,
}

/// Who looks at a view.
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "hub.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// Everybody: projector and onlookers. What is shown here, all others see too.
    Public,
    /// The game masters.
    Control,
    /// The devices of one seat.
    Seat(SeatId),
}

/// One seat as the hub must know it to let people in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "hub.ts"))]
pub struct Seat {
    /// The seat's id.
    pub id: SeatId,
    /// Its name for people.
    pub name: String,
    /// Its colour as `#rrggbb`.
    pub colour: String,
    /// The name of its emblem in the web's icon set.
    pub emblem: String,
    /// What somebody who thinks of taking it should know of it, in a line; may be empty.
    pub says: String,
}

/// A refusal as it crosses to the client: built only from what its receiver may see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal {
    /// A stable word for programs, `snake_case`.
    pub code: String,
    /// A plain sentence for a person.
    pub sentence: Text,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.sentence, self.code)
    }
}

impl std::error::Error for Refusal {}

/// The rules of one game: what every game must have. What can be made of its record stands in
/// [`Record`].
pub trait Game: Send + Sync + 'static {
    /// What a table is made from: the content and everything chosen before the first command. It is
    /// the first entry of the journal, so a table keeps the content that it began with.
    type Setup: Serialize + DeserializeOwned + Send;
    /// The whole truth, secrets included. Deliberately not serializable by what writes to clients; for
    /// snapshots there is [`Record::keep`].
    type State: Clone + Send + Sync + 'static;
    /// What somebody wants. Imperative.
    type Command: Serialize + DeserializeOwned + Send;
    /// What happened, chance included. Past tense.
    type Event: Serialize + DeserializeOwned + Send;
    /// What an audience sees: a type for each kind of audience, or one with a variant for each.
    type View: Serialize;

    /// The name in the journal and in the protocol: `a-z`, 0-9, `-`.
    const NAME: &'static str;
    /// The version of the setup's and the events' form. Older ones pass through [`Game::lift`].
    const FORMAT: u32;

    /// The state before the first event. Chance plays no part in it: what is shuffled or rolled at the
    /// start is decided by the first command.
    ///
    /// # Errors
    /// A sentence for a person when the setup breaks a rule of the content.
    fn create(setup: Self::Setup) -> Result<Self::State, Refusal>;

    /// The seats, in the table's order; the same as long as the table lives.
    fn seats(state: &Self::State) -> Vec<Seat>;

    /// Those of [`Game::seats`] at which nobody sits as the game stands: they are not shown, nobody takes
    /// them, and a device that holds one hears so until the seat is back.
    fn left_out(state: &Self::State) -> BTreeSet<SeatId> {
        let _ = state;
        BTreeSet::new()
    }

    /// Decides a command at the moment `now`. Changes nothing.
    ///
    /// # Errors
    /// A [`Refusal`] built only from what `actor` may see.
    fn decide(
        state: &Self::State,
        actor: &Actor,
        command: &Self::Command,
        now: Millis,
        chance: &mut dyn Chance,
    ) -> Result<Vec<Self::Event>, Refusal>;

    /// Makes an event true. Cannot fail.
    fn apply(state: &mut Self::State, event: &Self::Event);

    /// Decides a command and makes its events true: the events, and the state that they lead to. A game
    /// whose decisions work on a copy of the state has that already.
    ///
    /// # Errors
    /// As [`Game::decide`].
    fn play(
        state: &Self::State,
        actor: &Actor,
        command: &Self::Command,
        now: Millis,
        chance: &mut dyn Chance,
    ) -> Result<(Vec<Self::Event>, Self::State), Refusal> {
        let events = Self::decide(state, actor, command, now, chance)?;
        let mut state = state.clone();
        events.iter().for_each(|event| Self::apply(&mut state, event));
        Ok((events, state))
    }

    /// What `audience` may see *beyond* what [`Audience::Public`] sees; for `Public`, all that it sees.
    /// Lists its fields one by one.
    fn view(state: &Self::State, audience: &Audience) -> Self::View;

    /// As [`Game::view`], section by section: makes again only what is not in `kept` as it would be made
    /// now, and returns what has changed. Who keeps no sections makes the whole anew each time.
    fn show(state: &Self::State, audience: &Audience, kept: &mut Kept) -> Vec<Change> {
        kept.whole(&Self::view(state, audience))
    }

    /// Every moment at which the table's clock must act by itself, in any order. Asked after every
    /// command, so a handful at most. The nearest rings; of several at the same moment the first.
    fn alarms(state: &Self::State) -> Vec<Alarm<Self::Command>>;

    /// The nearest of [`Game::alarms`].
    fn alarm(state: &Self::State) -> Option<Alarm<Self::Command>> {
        // Of several at the same moment this is the first.
        Self::alarms(state).into_iter().min_by_key(|alarm| alarm.at)
    }

    /// As [`Game::alarms`], by the calendar: for games that wait for days. Asked again with the moment
    /// `now` before one rings, so that its command can say how late it is. Rings also while Control has
    /// paused the table, and late where no server ran; not before its moment, and within a minute of it
    /// where the machine's clock was set meanwhile.
    fn deadlines(state: &Self::State, now: UnixMillis) -> Vec<Deadline<Self::Command>> {
        let _ = (state, now);
        Vec::new()
    }

    /// The command that the table gives by itself while `here`, the seats of which a device is
    /// connected, is not what the rules go by; none when it is, or when no rule asks. Asked whenever a
    /// device comes or goes and after every command; its events must make the answer none. Nothing
    /// comes of it while the table is paused: it is asked again when the table goes on. A phone that
    /// loads its page anew is gone for a second or two, and when a server starts nobody is here.
    fn presence(state: &Self::State, here: &BTreeSet<SeatId>) -> Option<Self::Command> {
        let _ = (state, here);
        None
    }

    /// What this seat has under its pen, as a number that is another one for each thing (a turn, an
    /// order); none where it writes nothing. The hub keeps one draft for each seat as long as the number
    /// stays: shown to that seat's devices alone, in no journal, lost when the server ends, at most
    /// 16 KiB of JSON.
    fn drafting(state: &Self::State, seat: &SeatId) -> Option<u32> {
        let _ = (state, seat);
        None
    }

    /// The number of the step that has begun, where a break may come before it; none where people still
    /// look at what has just come about, and for a game without steps. A break that is due begins when
    /// this has become another number.
    fn boundary(state: &Self::State) -> Option<u32> {
        let _ = state;
        None
    }

    /// Whether the game is over: the table does nothing by itself any more, and says so to everybody.
    /// What may still be commanded is for [`Game::decide`] to say.
    fn over(state: &Self::State) -> bool {
        let _ = state;
        false
    }

    /// Lifts an event written in an older `format` to [`Game::FORMAT`]; setups pass through it too.
    ///
    /// # Errors
    /// A sentence when the format is unknown.
    fn lift(format: u32, event: Value) -> Result<Value, Refusal>;
}
