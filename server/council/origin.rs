//! Where a motion, a text or a task comes from.

use crate::ids::FactionId;

/// Where something comes from.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// Control.
    Control,
    /// Whoever Control named.
    Named(String),
    /// The Assembly, by a motion.
    Assembly,
    /// An Archon.
    Faction(FactionId),
    /// A card, a motion, an article or a place, by its title.
    Titled(String),
}
