//! **Prytaneion**: a server that holds the one true state of tables in a hall full of people, and shows
//! each of them what it may see.
//!
//! # The way of a command
//!
//! ```text
//! phone → socket (who is this? one place) → table (an actor) → Game::decide → journal (durable)
//!       → Game::apply → Game::view once for each audience → what changed → sockets → answer
//! ```
//!
//! - [`serve`]: the port, the folder, starting and stopping. [`folder`]: lock, operator's key.
//! - `doors`: the port, and who gives way when too many come. `http`: the routes and pages. `socket`: one connection. `site`: what both share. [`wire`]: what goes
//!   over a socket.
//! - [`decks`]: content as files, and the writer's tools. `unpack`: archives that people send. `bounds`: how
//!   much of anything is read.
//!   `catalogue`: the files of their languages.
//! - `house`: who may host, and what belongs to a table but to no game; it stands in the journal's register.
//! - `hub`: all tables by their code, `hub::loader`, which wakes them, and `hub::lobby`, by which they are looked after. `table`: the actor that owns one of
//!   them, and `place`, where it is found awake or asleep. Within it `desk` (who may do
//!   what), `mail` (words between Control and the seats), `history` (what counts of the journal, and what
//!   was taken back), `chronicle` (a table told from its journal alone), `unsent` (what seats have under
//!   their pens) and `actor::bells` (what a table does by itself).
//! - `backup`: copies of the journal while the server runs. `machine`: whether disk and room suffice.
//! - [`spare`]: a second machine that keeps the journal entry by entry and can take the server's place.
//! - `doctor`: what is wrong with a data folder, and how it is mended.
//! - [`verify`]: whether every draw and every event of a journal is what seed and commands lead to.
//! - `by_hand`: what happens besides where a person starts the program by its name alone.
//! - `caught`: where rules stumble, and what then becomes of it. `busy`: tables that come to no end.
//! - `messages`: what the hub says to people, by names that each device writes in its own language.
//! - `archive`: the chronicle from the data folder, without a server.
//! - `health`: what is wrong, for the terminal, for Control, for `/healthz` and `/readyz`. `figures`: what the
//!   server measures of itself.
//! - [`journal`]: entries that are only ever added, and beside them `snapshots`, which are a cache.
//!   [`registry`]: games with their types erased.
//! - `months`, a crate of its own: hosts games by order files from a folder, for the command line alone. It needs
//!   neither server nor journal.
//! - [`games`]: the list of games of this build, how their files are read, what the command line answers
//!   of them; nothing else here knows one, and a test looks for their words.
//!
//! # Invariants
//!
//! 1. Nothing leaves before its commit has returned: neither a view nor an acknowledgement. A failed
//!    disk halts the table, says so on every screen of it, and a restart loses nothing that was
//!    acknowledged. A journal that lost or changed what was acknowledged is noticed: its entries are
//!    chained by hashes, and how far the chain goes is kept apart.
//! 2. `decide` decides, `apply` cannot fail. Chance is an argument, its draws are counted without gaps,
//!    its results are in the events: a replay never asks for chance. The draws come from a secret seed that
//!    the table is committed to and are noted with the entry, so that each can be made again; the seed is
//!    in no view, log or export before the table is closed, and neither is a draw; who has an archived table as
//!    a file has it with all that lies hidden, and before the table is played on it has another seed, hidden choices
//!    are to be made anew and what was shuffled is shuffled again; so where it goes back to before that. A table's journal is never cut or changed. Going back is an entry whose parent is the entry that it went back to: the journal is a
//!    tree, and a table's game is the fold of the line from its root to its last entry. Devices, seats
//!    and words do not go back: they are the fold of all entries.
//! 3. A command has its sender's id. The journal keeps it for the life of the table under a unique
//!    constraint: a retry of what was accepted gets that answer again, and counts once. A refusal changed
//!    nothing and is remembered in memory alone: after a restart, or when the table has slept, its retry is
//!    decided anew.
//! 4. Only views cross to a client. A game's state cannot be serialized by what writes to clients.
//! 5. A view has two parts, what everybody sees and what only this audience sees, each with a revision
//!    of its own that rises only when that part changes. No message, revision or number tells an
//!    audience that something happened which it may not see (N-1). What leaves the journal as a
//!    chronicle keeps to the same. A part is made of sections ([`game::Kept`]): a section is made again
//!    only where a part of the state that was read for it has been written ([`game::Shared`]), and only
//!    its own text is compared and patched. A view that is kept equals one that is made fresh.
//! 6. What waits for a socket goes out in one frame. Every queue is bounded; whoever cannot keep up is
//!    closed with its own code and comes back for the whole view.
//! 7. Time is an argument, counted on the table's own clock, which stands while the table does. The
//!    server alone ends what has a deadline.
//! 8. The journal alone is the truth. A snapshot saves the folding of what came before it and nothing
//!    else: it is used only where this very program wrote it, it is what was written, and the journal's
//!    chain goes through the hash that it names. Whoever deletes or harms snapshots changes nothing but
//!    how long a start and a look back take. The journal is looked at as ever, whatever is skipped.
//! 9. A pause has a reason and an owner: only what the server halted resumes by itself. A paused table
//!    refuses the game's commands.
//! 10. A table is in memory only while it is needed. One at which nobody is and nothing is to come sleeps;
//!     whoever comes wakes it, as many as they are once, and so does what is to happen at it by itself. It
//!     falls asleep only when nobody has a way to it any more, so no request is lost to one that has just
//!     gone.

pub mod addresses;
mod archive;
mod backup;
mod banner;
mod bounds;
mod busy;
mod by_hand;
mod catalogue;
mod caught;
pub mod cli;
pub mod decks;
mod doctor;
mod doors;
mod figures;
pub mod folder;
pub mod games;
mod guard;
mod health;
mod house;
mod http;
mod hub;
pub mod journal;
pub mod limits;
mod machine;
mod messages;
mod moving;
pub mod registry;
mod secrets;
pub mod serve;
mod show;
mod site;
mod socket;
mod source;
pub mod spare;
mod table;
mod unpack;
pub mod verify;
pub mod wire;

pub use backup::Backups;
pub use doors::{Listener, Trusted};
pub use house::Hosting;
pub use limits::Limits;
pub use registry::{Deck, Registry, Scenario};
pub use serve::{Config, Server};
