//! What is said of the muster, and units in words (S-6 to S-9).

use crate::stasis::cards::words::{choosers_in, ready};
use crate::steps::words::{Ask, Meanwhile, Said, Urgency};

/// "1 mob", "3 mobs and 1 military unit".
pub(crate) fn units(mobs: u32, military: u32) -> String {
    let many = |number: u32, one: &str, more: &str| match number {
        0 => None,
        1 => Some(format!("1 {one}")),
        _ => Some(format!("{number} {more}")),
    };
    let parts = [many(mobs, "mob", "mobs"), many(military, "military unit", "military units")];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    if parts.is_empty() { "no unit".to_owned() } else { parts.join(" and ") }
}

/// Units are mustered, Heroes committed or sent to safety.
pub(crate) const MUSTER: Said = Said {
    headline: |_| HEADLINE.into(),
    now: |_| ("Muster", "Commit Heroes to the fight or keep them safe; then be ready.".into()),
    meanwhile: Meanwhile::Asks(|state, faction| {
        ready(state, faction).unwrap_or_else(|| Ask::new(Urgency::Wait, "Stasis", HEADLINE))
    }),
    awaited: |_| "to commit Heroes",
    clock: Some(|_| ("Muster", "The first turn begins.")),
    button: |state| {
        let label = format!("Begin the deployment: {}", choosers_in(state));
        (label, "The first turn begins; Heroes that are not committed are safe.")
    },
};

const HEADLINE: &str = "The factions muster; Heroes choose the fight or safety.";
