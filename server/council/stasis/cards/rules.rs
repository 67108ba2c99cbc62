//! What may be drawn, and by whom (S-1 to S-5).

use crate::content::StreetCard;
use crate::ids::StreetCardId;
use crate::state::State;

impl State {
    /// The card that a copy is of.
    pub(crate) fn street_card(&self, id: &StreetCardId) -> &StreetCard {
        self.content.stasis().find(id).expect("the deck holds only cards of the content")
    }
}
