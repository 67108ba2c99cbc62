//! What is said of the muster, and units in words (S-6 to S-9).

use game::{Text, text};

use crate::stasis::cards::words::{choosers_in, ready};
use crate::steps::words::{Ask, Meanwhile, Said};

/// "1 mob", "3 mobs and 1 military unit".
pub(crate) fn units(mobs: u32, military: u32) -> Text {
    match (mobs, military) {
        (0, 0) => text!("muster-no-unit"),
        (mobs, 0) => text!("muster-mobs", mobs = mobs),
        (0, military) => text!("muster-military", military = military),
        (mobs, military) => text!("muster-mobs-and-military", mobs = mobs, military = military),
    }
}

/// Units are mustered, Heroes committed or sent to safety.
pub(crate) const MUSTER: Said = Said {
    headline: |_| text!(HEADLINE),
    now: |_| (text!("muster-muster-2"), text!("muster-commit-heroes-to-the-fight")),
    meanwhile: Meanwhile::Asks(|state, faction| {
        ready(state, faction).unwrap_or_else(|| Ask::headline(text!("muster-stasis")))
    }),
    awaited: |_| text!("muster-to-commit-heroes"),
    clock: Some(|_| (text!("muster-muster-2"), text!("muster-the-first-turn-begins"))),
    button: |state| {
        let label = text!("muster-begin-the-deployment", choosers_in = choosers_in(state));
        (label, text!("muster-the-first-turn-begins-heroes"))
    },
};

const HEADLINE: &str = "muster-the-factions-muster-heroes-choose";
