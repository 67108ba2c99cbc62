//! Hosts a game by order files from a plain folder: no server, no network, nothing that runs between two turns. It
//! knows no game: what a month does, what a report says and what is wrong with an order is asked of a [`Game`].
//!
//! # The folder
//!
//! [`Folder`] is a game on the disk; its own `README.txt` says what each file is. What counts is plain:
//!
//! - `turns/0007` is what turn 7 left: the world, a report for each faction, the sets that ran and the files they came
//!   in. It appears by **one rename** when all of it is on the disk, and nothing in it is written again. The last one is now.
//! - `orders` is where files come in. A run takes what lies there; it is gone from there when the turn stands.
//! - `turns/0007/joined/12` is a faction that came in after turn 7, and before turn 8.
//!
//! # What holds
//!
//! 1. A run that fails, is killed, or meets a full disk leaves the game as it was (T-3, L-15): everything else that is
//!    found in the folder is a left-over, and the next command takes it away.
//! 2. At most one command changes a folder at a time: the lock dies with its process.
//! 3. From seed, tables, files and newcomers all else can be computed again, byte for byte (K-9): [`verify`] does.
//! 4. A set that is not shown to come from its faction is not taken, and which of number and password was wrong is
//!    not said (O-4). A password is printed nowhere but in its owner's report.
//! 5. Turns that are taken back are put aside with their sets, and never used again by themselves (H-5).

mod add;
mod answer;
mod back;
mod check;
pub mod cli;
mod disk;
mod envelope;
mod folder;
mod game;
mod hashes;
mod incoming;
mod layout;
mod mail;
mod make;
mod moving;
mod opened;
mod record;
mod rehearse;
mod run;
mod shelf;
mod summary;
mod turn;
pub mod verify;

pub use add::{Joining, Room, add};
pub use answer::{Answer, Level, Message, UnitOrders};
pub use back::{Moved, back, forth};
pub use check::{Checked, Known, Whose, check, odds};
pub use disk::{Disk, Step};
pub use envelope::Words;
pub use folder::Folder;
pub use game::{
    Added, Balance, Battle, Files, Game, Host, Made, Month, Newcomer, Papers, Rules, Script, Seed,
    Sender, Silent, Title, Wish, Wished,
};
pub use incoming::{Fate, Incoming, Sent, Taken};
pub use make::{Making, make};
pub use opened::Opened;
pub use rehearse::Rehearsal;
pub use run::{Ran, run, trial};
pub use summary::{Row, State, Summary};
pub use turn::TurnNo;
