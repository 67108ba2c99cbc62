//! Taxes (5.2, E-10 to E-16).

use super::Turn;
use super::code::{
    CANNOT_TAX, GUARDED_BY_OTHERS, IN_NEXUS, NO_WAR_POINTS, NOTHING_TO_TAX, TAX_STOPPED, TAXED,
    TOO_MANY, WAR_QUOTA, WAS_PILLAGED,
};
use super::fit::fit;
use super::flags::number;
use super::guard::{self, Watch};
use super::scene::Scene;
use super::told::{Datum, Refused};
use crate::orders::{Given, Order};
use crate::share::share;
use crate::world::{Level, RegionId, Unit};

/// The orders of a unit that have not run; AUTOTAX is one to tax (E-16).
pub(super) fn orders_of(unit: &Unit) -> impl Iterator<Item = &Order> {
    let autotax = unit.flags.autotax.then_some(&Order::Tax);
    unit.doing.orders.iter().map(|given| &given.order).chain(autotax)
}

/// Whether a unit would validly tax here (F-9).
pub(super) fn would_tax(turn: &Turn<'_>, region: RegionId, unit: &Unit, order: &Order) -> bool {
    *order == Order::Tax && can_tax(turn.watch(region), unit).is_ok()
}

/// The fit heads of a unit that may tax, but for the faction's quota.
fn can_tax(watch: Watch<'_>, unit: &Unit) -> Result<u32, Refused> {
    let Watch { content, region, .. } = watch;
    if region.place.level == Level::Nexus {
        return Err((IN_NEXUS, Vec::new()));
    }
    let fit = fit(content, unit);
    if fit == 0 {
        return Err((CANNOT_TAX, Vec::new()));
    }
    if let Some(guard) = watch.stops(unit) {
        return Err((GUARDED_BY_OTHERS, vec![("guard", guard::named(region, &[guard]))]));
    }
    if region.month.pillaged {
        return Err((WAS_PILLAGED, Vec::new()));
    }
    if region.taxable() == 0 { Err((NOTHING_TO_TAX, Vec::new())) } else { Ok(fit) }
}

/// A unit that taxes.
struct Taxer {
    at: usize,
    given: Option<Given>,
    claim: u64,
}

/// 5.2 TAX and AUTOTAX: each fit head claims so much of the region's income; what is claimed is shared (K-3).
pub(super) fn tax(scene: &mut Scene<'_>) {
    let mut taxers = Vec::new();
    let ordered = scene.orders();
    for at in scene.region.in_order() {
        let unit = scene.unit(at);
        let given = ordered.iter().find(|(id, _)| *id == unit.id).map(|(_, given)| given.clone());
        if given.is_some() || (unit.flags.autotax && !unit.faction.is_npc()) {
            taxers.extend(taxer(scene, at, given));
        }
    }
    let pool = u64::from(scene.region.taxable());
    let claims: Vec<u64> = taxers.iter().map(|taxer| taxer.claim).collect();
    for (taxer, part) in taxers.iter().zip(share(pool, &claims)) {
        let part = u32::try_from(part).unwrap_or(u32::MAX);
        let silver = scene.content.known.silver;
        let combat = scene.content.known.combat;
        let put = scene.unit_mut(taxer.at).stock.put(silver, part);
        if let (true, Some(given)) = (put < part, &taxer.given) {
            scene.fail(
                taxer.at,
                given,
                TOO_MANY,
                vec![("done", number(put)), ("wanted", number(part))],
            );
        }
        super::study::use_of(scene.content, scene.unit_mut(taxer.at), combat);
        let of = scene.region.taxable();
        scene.tell(taxer.at, &TAXED, vec![("silver", number(put)), ("of", number(of))]);
    }
}

/// The claim of a unit, if its order is valid. AUTOTAX says nothing where it is not (E-16).
fn taxer(scene: &mut Scene<'_>, at: usize, given: Option<Given>) -> Option<Taxer> {
    let unit = scene.unit(at);
    let faction = unit.faction;
    let taxes = scene.did.get(&faction).is_some_and(|did| did.taxes.contains(&scene.id));
    let points = scene.faction(faction).map_or(0, |faction| faction.points.war);
    let found = can_tax(scene.watch(), unit).and_then(|fit| match (points, taxes) {
        (0, _) => Err((NO_WAR_POINTS, Vec::new())),
        (_, false) => Err((WAR_QUOTA, Vec::new())),
        (_, true) => Ok(fit),
    });
    match found {
        Ok(fit) => {
            let claim = u64::from(fit) * u64::from(scene.content.settings.tax_per_head);
            Some(Taxer { at, given, claim })
        }
        Err((code, data)) => {
            if code == GUARDED_BY_OTHERS {
                tell_stopped(scene, at);
            }
            if let Some(given) = given {
                scene.fail(at, &given, code, data);
            }
            None
        }
    }
}

/// A guard notices whom it stops, seen or not; who is not seen is not named.
fn tell_stopped(scene: &mut Scene<'_>, at: usize) {
    let unit = scene.unit(at);
    let Some(guard) = scene.watch().stops(unit) else { return };
    let seen = scene.sight(scene.unit(guard).faction).sees(scene.content, unit);
    let who = if seen { scene.unit_named(at) } else { Datum::Text("unknown".into()) };
    scene.tell(guard, &TAX_STOPPED, vec![("who", who)]);
}
