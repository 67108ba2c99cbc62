//! What a hub knows of a game, and what a game may ask of its hub: nothing else crosses.
//!
//! A game is a set of pure functions over a state. It has no clock, no I/O and no randomness of its
//! own: time and chance are arguments. [`Game::decide`] turns a command into events or refuses it,
//! [`Game::apply`] turns events into state and cannot fail, [`Game::view`] lists what one audience
//! may see. The hub journals the events before anybody hears of them. What can be made of what
//! happened (words for Control, a way back, a chronicle) is the game's [`Record`].

use std::fmt;

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;

mod chance;
mod record;
pub use chance::{Chance, Scripted};
pub use record::{Record, Told};

/// A seat of a table, named by the game (`"medes"`): 1 to 32 characters of `a-z`, `0-9`, `-`, `_`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(transparent)]
pub struct SeatId(pub String);

impl fmt::Display for SeatId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Milliseconds on the table's own clock: 0 when the table was made, standing still while the table
/// is paused and while no server runs. Never goes back.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Millis(pub u64);

impl Millis {
    /// This moment and `seconds` later.
    #[must_use]
    pub fn plus_seconds(self, seconds: u32) -> Self {
        Self(self.0.saturating_add(u64::from(seconds) * 1000))
    }
}

/// Who sent a command, as the hub has established it. A game need not doubt it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Actor {
    /// A device that holds this seat.
    Seat(SeatId),
    /// A game master's device; `for_seat` when it acts in the place of a seat.
    Control {
        /// The seat that Control acts for.
        for_seat: Option<SeatId>,
    },
    /// The table's clock: the command came from [`Game::alarm`].
    Clock,
}

/// Who looks at a view.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
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
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
pub struct Seat {
    /// The seat's id.
    pub id: SeatId,
    /// Its name for people.
    pub name: String,
    /// Its colour as `#rrggbb`.
    pub colour: String,
    /// The name of its emblem in the web's icon set.
    pub emblem: String,
}

/// A refusal as it crosses to the client: built only from what its receiver may see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refusal {
    /// A stable word for programs, `snake_case`.
    pub code: String,
    /// A plain sentence for a person.
    pub sentence: String,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.sentence, self.code)
    }
}

impl std::error::Error for Refusal {}

/// The next moment at which the table's clock must act by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alarm<C> {
    /// When, on the table's clock. A moment that has passed means at once.
    pub at: Millis,
    /// What the clock then commands, as [`Actor::Clock`]. The events it leads to must remove or move
    /// the alarm.
    pub command: C,
}

/// The rules of one game: what every game must have. What can be made of its record stands in
/// [`Record`].
pub trait Game: Send + Sync + 'static {
    /// What a table is made from: the content and everything chosen before the first command. It is
    /// the first entry of the journal, so a table keeps the content that it began with.
    type Setup: Serialize + DeserializeOwned + Send;
    /// The whole truth, secrets included. Deliberately not serializable.
    type State: Clone + Send + 'static;
    /// What somebody wants. Imperative.
    type Command: Serialize + DeserializeOwned + Send;
    /// What happened, chance included. Past tense.
    type Event: Serialize + DeserializeOwned + Send;
    /// What an audience sees: a type for each kind of audience, or one with a variant for each.
    type View: Serialize;

    /// The name in the journal and in the protocol, such as `"council"`.
    const NAME: &'static str;
    /// The version of the setup's and the events' form. Older ones pass through [`Game::lift`].
    const FORMAT: u32;

    /// The state before the first event. Chance plays no part in it: what is shuffled or rolled at the
    /// start is decided by the first command.
    ///
    /// # Errors
    /// A sentence for a person when the setup breaks a rule of the content.
    fn create(setup: Self::Setup) -> Result<Self::State, Refusal>;

    /// The seats, in the table's order.
    fn seats(state: &Self::State) -> Vec<Seat>;

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

    /// What `audience` may see *beyond* what [`Audience::Public`] sees; for `Public`, all that it sees.
    /// Lists its fields one by one.
    fn view(state: &Self::State, audience: &Audience) -> Self::View;

    /// The next moment at which the clock must act, if any.
    fn alarm(state: &Self::State) -> Option<Alarm<Self::Command>>;

    /// Lifts an event written in an older `format` to [`Game::FORMAT`]; setups pass through it too.
    ///
    /// # Errors
    /// A sentence when the format is unknown.
    fn lift(format: u32, event: Value) -> Result<Value, Refusal>;
}
