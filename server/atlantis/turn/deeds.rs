//! What one person does alone against a unit (3.1, X-16).

use super::scene::Scene;
use super::{battle, theft};
use crate::orders::Order;

/// 3.1 STEAL and ASSASSINATE, mixed, in report order.
pub(super) fn deeds(scene: &mut Scene<'_>) {
    for (unit, given) in scene.orders() {
        let Some(at) = scene.find(unit) else { continue };
        match given.order {
            Order::Steal(target, item) => theft::steal(scene, at, &given, target, item),
            Order::Assassinate(target) => battle::murder(scene, at, &given, target),
            _ => {}
        }
    }
}
