//! What somebody wants. Every command that answers a question names which one it answers (`step`,
//! `cycle`, `ballot`), so that a stale page or a double tap changes nothing.

pub use crate::assembly::agenda::{MotionDraft, MotionPart};
pub use crate::control::decks::{CardPlace, CardTo, DeckName};
pub use crate::control::figures::FigureName;
pub use crate::control::seats::{Absence, Hand, SeatMode};
pub use crate::control::stage::{Scene, Subject};
pub use crate::cycle::grants::Duty;
pub use crate::cycle::outcome::Revision;
pub use crate::cycle::vote::Pick;
pub use crate::law::texts::NewText;
pub use crate::stasis::battle::Throw;
pub use kit::Seal;

use crate::rooms::rooms;

rooms!(kit::commands, {
    /// A command to the council. Who may send it is said in brackets; Control may send an Archon's
    /// commands in the place of its seat (N-4).
    #[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts", untagged))]
    pub enum Command
});
