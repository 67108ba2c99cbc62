//! What the rules of several games share, so that none of them writes it by hand: choices that stay
//! sealed until all are shown at once, whom the table waits for and what the program plays, figures that
//! know why they are what they are, a log that the game master reads further than the room, the clock of
//! a step, and rulings on what the source of a game is silent on.
//!
//! All of it is state of a game and lives in that game's state. Like the games it has no clock, no I/O
//! and no randomness of its own: moments are arguments ([`game::Millis`]), and nothing here can fail. A
//! game decides with it in [`game::Game::decide`] and changes it in [`game::Game::apply`] alone, so a
//! replay makes the same of it.
//!
//! - [`Sealed`]: a vault of choices. Nothing of them can be read but by the seat that made them, until
//!   they are [`Opened`].
//! - [`Seal`]: what binds a choice of the vault to the one that a device locked, for anybody to check.
//! - [`Secrets`]: the secrets of a game, one row each ([`SecretRow`]), and all that a hub asks about them.
//! - [`Reveal`]: how the choices of a secret came in, as they are shown.
//! - [`Seats`]: whom the table waits for and since when, and what the program has played.
//! - [`modes!`]: how a seat can be played, and from whose hands choices come. They cross the wire and stand in
//!   journals, so each game has its own.
//! - [`desk!`]: what is offered, and what is shown of a step, as the game master's desk reads it.
//! - [`Ledger`]: a figure with its [`Cause`]s; [`figures!`]: those of a game, told in messages.
//! - [`Logs`]: what everybody is told, and what the game masters are told, each with numbers of its own.
//! - [`Clock`]: the clock of a step.
//! - [`Decision`]: a decision under way, on a working copy of the state.
//! - [`commands!`], [`events!`], [`decided!`], [`applied!`], [`lines!`]: what is made of the list of a game's rooms.
//! - [`sections!`]: a view field by field, as a whole and by its sections.
//! - [`rulings!`]: the rulings of a game, one row each.

mod clock;
mod decision;
mod desk;
mod figures;
mod ledger;
mod log;
mod modes;
mod reveal;
pub mod rooms;
pub mod rulings;
mod seal;
mod sealed;
mod seats;
mod secrets;
mod sections;

pub use clock::{Clock, Running};
pub use decision::{BySteps, Decision, Happens};
pub use ledger::{Cause, Ledger};
pub use log::{Log, Logs, Reader};
pub use reveal::{Bound, Came, Reveal, UpTo, untold};
pub use seal::Seal;
pub use sealed::{Choice, Opened, Sealed};
pub use seats::Seats;
pub use secrets::{BadSeal, Does, Opening, Sealable, SecretRow, Secrets, Vault};
