//! What decides a battle (S-16 to S-21).

use crate::figures;
use crate::ids::{FactionId, ObjectiveId};
use crate::state::State;
use crate::view::{Figure, Part};

impl State {
    /// What a faction adds to its dice at an objective (S-17).
    pub(crate) fn battle_bonus(&self, faction: &FactionId, at: &ObjectiveId) -> Figure {
        let ground = self.ground(at);
        let units = ground.of(faction);
        let number = |by: u32| i32::try_from(by).unwrap_or(i32::MAX);
        let mut parts = Vec::new();
        if units.mobs > 0 {
            let label = if units.mobs == 1 { "mob" } else { "mobs" };
            parts.push(Part { label: format!("{} {label}", units.mobs), by: number(units.mobs) });
        }
        if units.military > 0 {
            let label = if units.military == 1 { "military unit" } else { "military units" };
            let by = number(units.military.saturating_mul(3));
            parts.push(Part { label: format!("{} {label}", units.military), by });
        }
        let heroes = self.heroes_at(faction, at).into_iter();
        parts.extend(heroes.map(|(label, value)| Part { label, by: number(value) }));
        let cards = ground.bonuses.iter().filter(|bonus| &bonus.faction == faction);
        parts.extend(cards.map(|bonus| Part { label: bonus.label.clone(), by: bonus.by }));
        figures::sum(parts)
    }
}
