//! What decides a battle (S-16 to S-21).

use crate::content::Counter;
use crate::figures;
use crate::ids::{FactionId, ObjectiveId};
use crate::stasis::battle::{Battle, Fought, Side, SideFate, Throw};
use crate::state::State;
use crate::view::{Figure, Part, Step};

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

/// Whether Control may pick a battle now; Tyche that is shown is paid, so not after that.
pub(crate) fn may_pick(state: &State) -> bool {
    matches!(state.step, Step::Battles | Step::Battle | Step::Tyche)
}

pub(crate) fn anybody_can_buy(state: &State, battle: &Battle) -> bool {
    battle.sides.iter().any(|side| chooses(state, &side.faction))
}

/// Whether a faction can buy a Tyche die, and somebody is there to choose.
pub(crate) fn chooses(state: &State, faction: &FactionId) -> bool {
    most_tyche(state, faction) > 0 && !state.faction(faction).is_away()
}

/// How many Tyche dice a faction may buy for a roll (S-18).
pub(crate) fn most_tyche(state: &State, faction: &FactionId) -> u32 {
    state.settings.tyche_most.min(state.faction(faction).counter(Counter::Tyche))
}

/// The side of a faction in the battle on the table.
pub(crate) fn side<'a>(state: &'a State, faction: &FactionId) -> Option<&'a Side> {
    let battle = state.streets.as_ref()?.battle()?;
    battle.sides.iter().find(|side| &side.faction == faction)
}

/// Whether a faction may choose Tyche dice now.
pub(crate) fn may_spend(state: &State, faction: &FactionId) -> bool {
    let here = state.step == Step::Tyche && side(state, faction).is_some();
    here && most_tyche(state, faction) > 0
}

/// Whether everybody who may buy Tyche dice has chosen.
pub(crate) fn all_chosen(state: &State) -> bool {
    let streets = state.the_streets();
    let Some(battle) = streets.battle() else { return false };
    let mut able = battle.sides.iter().filter(|side| chooses(state, &side.faction));
    able.all(|side| streets.tyche.is_in(&side.faction))
}

/// The total of a throw: its dice, Tyche dice and bonus (S-17, S-18).
pub(crate) fn total(side: &Side, throw: &Throw) -> i64 {
    let dice: u32 = throw.dice.iter().chain(&throw.tyche).sum();
    let bonus: i64 = side.bonus.iter().map(|part| i64::from(part.by)).sum();
    i64::from(dice) + bonus
}

/// What becomes of each side: natural 13s first (S-19), then the highest total (S-20, S-21).
pub(crate) fn fates(sides: &[Side], throws: &[Throw]) -> Vec<SideFate> {
    let rows = || sides.iter().zip(throws);
    let out = |throw: &Throw| natural_thirteen(throw);
    let standing = rows().filter(|(_, throw)| !out(throw));
    let most = standing.clone().map(|(side, throw)| total(side, throw)).max();
    let best = standing.filter(|(side, throw)| Some(total(side, throw)) == most).count();
    let fate = |(side, throw): (&Side, &Throw)| match Some(total(side, throw)) == most {
        _ if out(throw) => SideFate::Thirteen,
        true if best == 1 => SideFate::Holds,
        true => SideFate::Tied,
        false => SideFate::Beaten,
    };
    rows().map(fate).collect()
}

/// Heroes that still wait for the winner's word (S-21).
pub(crate) fn at_mercy(state: &State) -> Option<(&FactionId, Vec<&str>)> {
    let fought = fought(state)?;
    let open = fought.captives.iter().filter(|captive| captive.fate.is_none());
    let open: Vec<&str> = open.map(|captive| captive.hero.as_str()).collect();
    let holder = fought.holder.as_ref()?;
    (!open.is_empty()).then_some((holder, open))
}

/// The battle on the table, once it is fought.
pub(crate) fn fought(state: &State) -> Option<&Fought> {
    state.streets.as_ref()?.battle()?.fought.as_ref()
}

/// The three dice of a throw, added up.
fn sum(throw: &Throw) -> u32 {
    throw.dice.iter().sum()
}

/// Whether the three dice of a throw are a natural 13 (S-19).
pub(crate) fn natural_thirteen(throw: &Throw) -> bool {
    sum(throw) == 13
}
