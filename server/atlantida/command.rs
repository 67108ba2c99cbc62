//! What somebody wants.

pub use crate::accord::AccordCommand;
pub use crate::battle::{Answer, BattleCommand, Commitment};
pub use crate::between::{BetweenCommand, Favour};
pub use crate::control::{ControlCommand, Correction};
pub use crate::draft::DraftCommand;
pub use crate::end::EndCommand;
pub use crate::improvement::Portion;
pub use crate::improvement::building::{BuildingCommand, Plan};
pub use crate::improvement::craft::{Change, Craft, CraftCommand};
pub use crate::improvement::development::{DevelopmentCommand, Forum};
pub use crate::improvement::feeding::FeedingCommand;
pub use crate::improvement::hunting::HuntingCommand;
pub use crate::improvement::production::{Placed, ProductionCommand};
pub use crate::improvement::reaction::{Reaction, ReactionCommand};
pub use crate::improvement::shipping::ShippingCommand;
pub use crate::movement::{Called, How, MovementCommand, Order, Target, Way};
pub use crate::setup::SetupCommand;

kit::rooms! {
    /// A command. A seat sends its own; Control may send them in its place.
    #[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts", untagged))]
    pub enum Command by "do" {
        /// The setup: island, lots, statues (P).
        Setup(SetupCommand),
        /// Movement up to a battle (M, U): draft.
        Movement(MovementCommand),
        /// Battles between players, and plunder (E, Y).
        Battle(BattleCommand),
        /// Zeus and the Compass (Z-1, T-4).
        Between(BetweenCommand),
        /// Hunting (H): draft.
        Hunting(HuntingCommand),
        /// Production (R): draft.
        Production(ProductionCommand),
        /// Leaders and advances (D): draft.
        Development(DevelopmentCommand),
        /// Temples, Forges, Shipyards (C): draft.
        Craft(CraftCommand),
        /// Building (B): draft.
        Building(BuildingCommand),
        /// Feeding and growth (F): draft.
        Feeding(FeedingCommand),
        /// The turn's event (X, G-13): draft.
        Reaction(ReactionCommand),
        /// Shipping (G-1 to G-11): draft.
        Shipping(ShippingCommand),
        /// Drafts as such (T-9 to T-14).
        Draft(DraftCommand),
        /// The end of a turn (T-18).
        End(EndCommand),
        /// Giving up, absent seats, Control's hand, the clock.
        Control(ControlCommand),
        /// What seats agree on: going back, the steward, standing still.
        Accord(AccordCommand),
    }
}

impl Command {
    /// Whether only a full Control may send it, not one who only helps.
    #[must_use]
    pub fn is_reserved(&self) -> bool {
        matches!(
            self,
            Self::Control(ControlCommand::Correct { .. } | ControlCommand::ChangeSetting { .. })
        )
    }
}
