//! What happened. Events hold the results of chance, so a replay never asks for it.

pub use crate::control::record::Numbers;
pub use crate::cycle::events::Shuffle;
pub use crate::cycle::outcome::Change;
pub use crate::cycle::prytanis::Appointment;
pub use crate::cycle::vote::Cast;
pub use crate::stasis::battle::Awaited;
pub use crate::stasis::cards::Deal;
pub use crate::stasis::deploy::{Pass, Spot, Trigger};

use crate::rooms::rooms;

rooms!(kit::events, {
    /// Something that happened.
    pub enum Event
});
