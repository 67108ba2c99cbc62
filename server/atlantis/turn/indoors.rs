//! Leaving, entering, promoting, evicting, destroying (1.5 to 1.8, 4.1).

use super::code::{
    AT_SEA, DESTROYED, ENTERED, EVICTED, LEFT, NO_SUCH_OBJECT, NOT_ADMITTED, NOT_DESTROYABLE,
    NOT_ENTERABLE, NOT_FRIENDLY, NOT_IN_THERE, NOT_INSIDE, NOT_OWNER, PROMOTED,
};
use super::scene::Scene;
use super::told::Datum;
use crate::content::Role;
use crate::orders::{Given, Order};
use crate::world::{Capacity, FactionId, Mode, StructureNo};

/// 1.5 LEAVE (U-40).
pub(super) fn leave(scene: &mut Scene<'_>) {
    for (unit, given) in scene.orders() {
        let Some(at) = scene.find(unit) else { continue };
        let Some(inside) = scene.unit(at).inside else {
            scene.fail(at, &given, NOT_INSIDE, Vec::new());
            continue;
        };
        if scene.is_ocean() && fastest(scene, at) != Some(Mode::Fly) {
            scene.fail(at, &given, AT_SEA, Vec::new());
            continue;
        }
        let named = scene.structure_named(inside);
        scene.tell(at, &LEFT, vec![("object", named)]);
        scene.region.stand(at, None);
    }
}

fn fastest(scene: &Scene<'_>, at: usize) -> Option<Mode> {
    Capacity::of(scene.unit(at), scene.content).fastest()
}

/// 1.6 ENTER (W-32, U-40): the old structure is left only if the new one admits.
pub(super) fn enter(scene: &mut Scene<'_>) {
    for (unit, given) in scene.orders() {
        let Order::Enter(number) = given.order else { continue };
        let Some(at) = scene.find(unit) else { continue };
        match scene.may_enter(at, number) {
            Ok(()) => {
                let named = scene.structure_named(number);
                scene.tell(at, &ENTERED, vec![("object", named)]);
                scene.region.stand(at, Some(number));
            }
            Err(code) => {
                let named = scene.structure_named(number);
                scene.fail(at, &given, code, vec![("object", named)]);
            }
        }
    }
}

/// 1.7 PROMOTE (U-41).
pub(super) fn promote(scene: &mut Scene<'_>) {
    for (unit, given) in scene.orders() {
        let Order::Promote(target) = given.order else { continue };
        let Some(at) = scene.find(unit) else { continue };
        let Some(inside) = owned(scene, at, &given) else { continue };
        let faction = scene.unit(at).faction;
        let Some(other) = within(scene, at, &given, inside, target) else { continue };
        if !scene.is_friendly(scene.unit(other).faction, faction) {
            let named = scene.faction_named(scene.unit(other).faction);
            scene.fail(at, &given, NOT_FRIENDLY, vec![("who", named)]);
            continue;
        }
        let named = scene.unit_named(other);
        scene.tell(at, &PROMOTED, vec![("target", named)]);
        // The owner is the first in it: so it stands before all that are inside (W-31).
        let moved = scene.region.units.remove(other);
        let first = scene.region.units.iter().position(|unit| unit.inside == Some(inside));
        scene.region.units.insert(first.unwrap_or(scene.region.units.len()), moved);
    }
}

/// 1.8 EVICT (U-41).
pub(super) fn evict(scene: &mut Scene<'_>) {
    for (unit, given) in scene.orders() {
        let Order::Evict(targets) = &given.order else { continue };
        for target in targets.clone() {
            let Some(at) = scene.find(unit) else { continue };
            let Some(inside) = owned(scene, at, &given) else { break };
            if scene.is_ocean() {
                scene.fail(at, &given, AT_SEA, Vec::new());
                break;
            }
            let Some(other) = within(scene, at, &given, inside, target) else { continue };
            let named = scene.unit_named(other);
            scene.tell(at, &EVICTED, vec![("target", named)]);
            let object = scene.structure_named(inside);
            if scene.unit(other).faction != scene.unit(at).faction {
                scene.tell(other, &LEFT, vec![("object", object)]);
            }
            scene.region.stand(other, None);
        }
    }
}

/// 4.1 DESTROY (W-35): units inside stand in the region; no material comes back.
pub(super) fn destroy(scene: &mut Scene<'_>) {
    for (unit, given) in scene.orders() {
        let Some(at) = scene.find(unit) else { continue };
        let Some(inside) = owned(scene, at, &given) else { continue };
        let named = scene.structure_named(inside);
        if scene.is_ocean() {
            scene.fail(at, &given, AT_SEA, Vec::new());
            continue;
        }
        let role = scene.region.structure(inside).map(|one| scene.content.structure(one.of).role);
        if matches!(role, None | Some(Role::Passage | Role::Lair)) {
            scene.fail(at, &given, NOT_DESTROYABLE, vec![("object", named)]);
            continue;
        }
        scene.tell(at, &DESTROYED, vec![("object", named)]);
        scene.region.structures.retain(|one| one.number != inside);
        while let Some(at) = scene.region.units.iter().position(|unit| unit.inside == Some(inside))
        {
            scene.region.stand(at, None);
        }
    }
}

/// The structure of which the unit is the owner; else the order fails.
fn owned(scene: &mut Scene<'_>, at: usize, given: &Given) -> Option<StructureNo> {
    let Some(inside) = scene.unit(at).inside else {
        scene.fail(at, given, NOT_INSIDE, Vec::new());
        return None;
    };
    if scene.region.owner(scene.content, inside) != Some(at) {
        let named = scene.structure_named(inside);
        scene.fail(at, given, NOT_OWNER, vec![("object", named)]);
        return None;
    }
    Some(inside)
}

/// Another unit in the same structure; else the order fails.
fn within(
    scene: &mut Scene<'_>,
    at: usize,
    given: &Given,
    inside: StructureNo,
    target: crate::orders::Target,
) -> Option<usize> {
    let faction = scene.unit(at).faction;
    let other = scene.target(faction, target);
    let other = other.filter(|other| *other != at && scene.unit(*other).inside == Some(inside));
    if other.is_none() {
        let named = scene.structure_named(inside);
        scene.fail(at, given, NOT_IN_THERE, vec![("object", named)]);
    }
    other
}

impl Scene<'_> {
    /// A structure by name and number, for a sentence.
    pub(crate) fn structure_named(&self, number: StructureNo) -> Datum {
        let name = self.region.structure(number).map(|one| one.name.clone()).unwrap_or_default();
        Datum::Text(format!("{name} [{}]", number.0))
    }

    /// Whether a unit may go into a structure here (W-32, W-33): nobody with people is inside, the owner is of its own
    /// faction, or the owner's faction is friendly to it.
    ///
    /// # Errors
    /// The code of what hinders it.
    pub(crate) fn may_enter(&self, at: usize, number: StructureNo) -> Result<(), orders::Code> {
        let Some(structure) = self.region.structure(number) else { return Err(NO_SUCH_OBJECT) };
        let role = self.content.structure(structure.of).role;
        if role == Role::Lair {
            return Err(NOT_ENTERABLE);
        }
        let owner = self.region.owner(self.content, number);
        let owner: Option<FactionId> = owner.map(|owner| self.unit(owner).faction);
        let admits = |owner| self.is_friendly(owner, self.unit(at).faction);
        let admitted = role == Role::Passage || owner.is_none_or(admits);
        if admitted { Ok(()) } else { Err(NOT_ADMITTED) }
    }
}
