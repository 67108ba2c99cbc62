//! The games that this server knows, with their types erased: beyond this door a setup, a command and
//! an event are JSON, so that one hub holds tables of different games.

use std::any::Any;
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::marker::PhantomData;

use game::{
    Actor, Audience, Chance, Change, Files, Kept, Millis, Moved, Record, Refusal, Seat, SeatId,
    Secret, Shown, Text, Told, Translations, UnixMillis, Vaulting, text,
};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;

mod content;
mod origins;
mod state;
pub use content::{Catalogue, Deck, Remark};
pub(crate) use content::{HEAD, plain};
use state::State;

use crate::caught::caught;

/// A game's alarm with its command erased.
pub type Alarm = game::Alarm<Value>;

/// A game's deadline with its command erased.
pub type Deadline = game::Deadline<Value>;

/// A game that tables can be made of.
pub trait AnyGame: Send + Sync {
    /// [`game::Game::NAME`].
    fn name(&self) -> &'static str;

    /// [`game::Game::FORMAT`].
    fn format(&self) -> u32;

    /// The state that a setup of this format leads to.
    ///
    /// # Errors
    /// A sentence when the setup cannot be read or breaks a rule of its content.
    fn create(&self, format: u32, setup: Value) -> Result<Box<dyn Running>, Refusal>;

    /// [`Record::chronicle`] of the game that a setup of this format and these entries tell of.
    ///
    /// # Errors
    /// A sentence when the setup or an event cannot be read.
    fn chronicle(
        &self,
        setup: (u32, &Value),
        line: &[Journalled<'_>],
        audience: &Audience,
    ) -> Result<Value, Refusal>;

    /// [`Record::disclosed`] for an event of this format.
    ///
    /// # Errors
    /// A sentence when it cannot be read.
    fn disclosed(&self, format: u32, event: &Value) -> Result<Value, Refusal>;

    /// [`Record::by_hand`]; none for what is no command of this version.
    fn by_hand(&self, command: &Value) -> u32;
}

/// An entry of a journal as a chronicle reads it.
#[derive(Clone, Debug)]
pub struct Journalled<'a> {
    /// The number that the chronicle knows it by.
    pub entry: u64,
    /// When, on the table's clock.
    pub at: Millis,
    /// The form of its events.
    pub format: u32,
    /// What happened.
    pub events: Cow<'a, [Value]>,
}

/// The state of one game under way.
pub trait Running: Send + Sync {
    /// Another state that is equal to this one.
    fn fork(&self) -> Box<dyn Running>;

    /// [`Record::keep`].
    fn keep(&self) -> Option<Vec<u8>>;

    /// [`Record::restore`], of the table whose first state this is; none when it panics.
    fn restore(&self, bytes: &[u8]) -> Option<Box<dyn Running>>;

    /// What the events that were made true last did to secret choices: [`Record::vaulting`].
    fn vaulted(&self) -> &[Vaulting];

    /// Whom the events that were made true last moved: [`Record::moved`].
    fn moved(&self) -> &[Moved];

    /// [`game::Game::seats`].
    fn seats(&self) -> Vec<Seat>;

    /// [`game::Game::left_out`]; none when asking panics.
    fn left_out(&self) -> BTreeSet<SeatId>;

    /// Decides a command and makes its events true at once.
    ///
    /// # Errors
    /// The game's refusal, or `unknown_command` when it is none of the game's; the state is then as
    /// it was.
    fn play(
        &mut self,
        actor: &Actor,
        command: &Value,
        now: Millis,
        chance: &mut dyn Chance,
    ) -> Result<Vec<Value>, Refusal>;

    /// [`Record::reserved`]; yes when asking panics, and no for what is no command of the game: that is
    /// refused by itself.
    fn reserved(&self, command: &Value) -> bool;

    /// Makes journalled events of this format true.
    ///
    /// # Errors
    /// A sentence when the format or an event cannot be read, or the game stumbles over it; the state is
    /// then not to be used.
    fn replay(&mut self, format: u32, events: &[Value]) -> Result<(), Refusal>;

    /// [`game::Game::view`], written as JSON.
    fn view(&self, audience: &Audience) -> Value;

    /// [`game::Game::show`]. A view that panics must not take the table with it: it shows nothing, and
    /// the log says so.
    fn show(&self, audience: &Audience, kept: &mut Kept) -> Vec<Change>;

    /// [`Record::sheets`].
    fn sheets(&self) -> Value;

    /// [`Record::translations`].
    fn translations(&self) -> Option<&Translations>;

    /// [`Record::told`].
    fn told(&self) -> Text;

    /// [`Record::secrets`] of these entries.
    ///
    /// # Errors
    /// A sentence when an event cannot be read.
    fn secrets(&self, line: &[Journalled<'_>]) -> Result<Vec<Secret>, Refusal>;

    /// [`Record::shown`] of journalled events that follow; the state stays as it is.
    ///
    /// # Errors
    /// A sentence when the format or an event cannot be read.
    fn shown(&self, format: u32, events: &[Value]) -> Result<Vec<Shown>, Refusal>;

    /// [`Record::sealed`].
    fn sealed(&self) -> bool;

    /// [`Record::milestone`].
    fn milestone(&self) -> u64;

    /// [`Record::renewal`]; none when asking panics.
    fn renewal(&self) -> Option<Value>;

    /// Comes in the place of `last`, a later state of the same game, and makes the events true that
    /// follow from it: [`Record::taken_back`].
    ///
    /// # Errors
    /// `unwritable` when an event cannot be journalled, `another_game` when `last` is none of its own.
    fn take_back(
        &mut self,
        last: &dyn Running,
        anew: bool,
        now: Millis,
    ) -> Result<Vec<Value>, Refusal>;

    /// Itself, for those who know what it is.
    fn as_any(&self) -> &dyn Any;

    /// [`game::Game::alarm`]; none when its command cannot be written as JSON, or when asking panics:
    /// a table without alarms is better than no table. So with all that follows.
    fn alarm(&self) -> Option<Alarm>;

    /// The nearest of [`game::Game::deadlines`], as it is at this moment.
    fn deadline(&self, now: UnixMillis) -> Option<Deadline>;

    /// [`game::Game::presence`].
    fn presence(&self, here: &BTreeSet<SeatId>) -> Option<Value>;

    /// [`game::Game::drafting`].
    fn drafting(&self, seat: &SeatId) -> Option<u32>;

    /// [`game::Game::boundary`]; none when asking panics.
    fn boundary(&self) -> Option<u32>;

    /// [`game::Game::over`]; no when asking panics.
    fn over(&self) -> bool;
}

/// A named setup that Control can make a table from.
#[derive(Clone, Debug, Serialize)]
pub struct Scenario {
    /// The name of its game.
    pub game: String,
    /// Unique among the scenarios of this server, `a-z`, `0-9`, `-`.
    pub id: String,
    /// Its name for people.
    pub name: String,
    /// One or two sentences for people.
    pub summary: String,
    /// What these two are in other languages.
    pub translations: Translations,
    /// The game's setup, in the game's current format.
    #[serde(skip)]
    pub setup: Value,
}

/// Files of a game that is not played at tables of this server: a writer asks about them in the same words.
#[derive(Clone, Copy)]
pub struct Tables {
    /// Whether these are the names of such files.
    pub are: fn(&Files) -> bool,
    /// What they hold, in sentences, or everything that is wrong with them, a line each.
    pub check: fn(&Files) -> Result<String, Vec<String>>,
    /// What they say, as the page of sheets shows it: `title`, and `chapters` by language; or what is wrong with them.
    pub sheets: fn(&Files) -> Result<Value, Vec<String>>,
}

/// The games that this server knows.
#[derive(Default)]
pub struct Registry {
    games: Vec<Box<dyn AnyGame>>,
    contents: Vec<Box<dyn content::AnyContent>>,
    tables: Vec<Tables>,
    origins: origins::Origins,
}

impl Registry {
    /// Adds a game.
    #[must_use]
    pub fn with<G: Record>(mut self) -> Self {
        crate::messages::take_up();
        self.games.push(Box::new(Kind::<G>(PhantomData)));
        self
    }

    /// Knows such files.
    #[must_use]
    pub fn knowing(mut self, tables: Tables) -> Self {
        self.tables.push(tables);
        self
    }

    /// What knows these files, where they are no scenario.
    pub(crate) fn tables(&self, files: &Files) -> Option<&Tables> {
        self.tables.iter().find(|tables| (tables.are)(files))
    }

    /// Where a game stands in the order in which games were added; after all of them where it is unknown.
    pub(crate) fn place(&self, name: &str) -> usize {
        self.games.iter().position(|game| game.name() == name).unwrap_or(self.games.len())
    }

    /// The game of this name.
    ///
    /// # Errors
    /// `unknown_game` when this server does not know it.
    pub fn find(&self, name: &str) -> Result<&dyn AnyGame, Refusal> {
        self.games.iter().find(|game| game.name() == name).map(Box::as_ref).ok_or_else(|| {
            refusal("unknown_game", text!("unknown-game", name = format!("{name:?}")))
        })
    }
}

/// A refusal of the hub.
pub(crate) fn refusal(code: &str, sentence: impl Into<Text>) -> Refusal {
    Refusal { code: code.into(), sentence: sentence.into() }
}

/// What a game makes of what a journal says. A journal may be damaged, and then say what never happened
/// in this order.
///
/// # Errors
/// `stumbled` when the game panics over it; what it had before it, it may have half changed.
fn sound<T>(make: impl FnOnce() -> T) -> Result<T, Refusal> {
    caught(make).map_err(|fall| {
        tracing::error!(%fall, "a game panicked over what it was given");
        refusal("stumbled", text!("rules-stumble"))
    })
}

struct Kind<G>(PhantomData<fn() -> G>);

impl<G: Record> AnyGame for Kind<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn format(&self) -> u32 {
        G::FORMAT
    }

    fn create(&self, format: u32, setup: Value) -> Result<Box<dyn Running>, Refusal> {
        let setup = read("unreadable_setup", lifted::<G>(format, Cow::Owned(setup))?)?;
        Ok(Box::new(State::<G>::new(sound(|| G::create(setup))??)))
    }

    fn chronicle(
        &self,
        (format, setup): (u32, &Value),
        line: &[Journalled<'_>],
        audience: &Audience,
    ) -> Result<Value, Refusal> {
        let setup = read("unreadable_setup", lifted::<G>(format, Cow::Borrowed(setup))?)?;
        let (start, told) = (sound(|| G::create(setup))??, told::<G>(line)?);
        sound(|| G::chronicle(start, &told, audience))
    }

    fn disclosed(&self, format: u32, event: &Value) -> Result<Value, Refusal> {
        let event = event_of::<G>(format, event)?;
        sound(|| G::disclosed(&event))
    }

    fn by_hand(&self, command: &Value) -> u32 {
        let command = G::Command::deserialize(command);
        command.map_or(0, |command| sound(|| G::by_hand(&command)).unwrap_or_default())
    }
}

fn told<G: Record>(line: &[Journalled<'_>]) -> Result<Vec<Told<G::Event>>, Refusal> {
    let told = line.iter().map(|row| {
        let events = row.events.iter().map(|event| event_of::<G>(row.format, event));
        Ok(Told { entry: row.entry, at: row.at, events: events.collect::<Result<_, _>>()? })
    });
    told.collect()
}

fn event_of<G: Record>(format: u32, event: &Value) -> Result<G::Event, Refusal> {
    read("unreadable_event", lifted::<G>(format, Cow::Borrowed(event))?)
}

fn lifted<G: Record>(format: u32, value: Cow<'_, Value>) -> Result<Cow<'_, Value>, Refusal> {
    if format == G::FORMAT {
        return Ok(value);
    }
    G::lift(format, value.into_owned()).map(Cow::Owned)
}

/// The error of serde names only what its sender wrote, so it may go back to the sender.
fn read<T: DeserializeOwned>(code: &str, value: Cow<'_, Value>) -> Result<T, Refusal> {
    T::deserialize(&*value)
        .map_err(|error| refusal(code, text!("unread", error = error.to_string())))
}

fn write<T: Serialize>(value: &T) -> Result<Value, Refusal> {
    serde_json::to_value(value)
        .map_err(|error| refusal("unwritable", text!("unwritten", error = error.to_string())))
}
