//! Pillage (5.1, E-13): twice the tax is taken by force, and the region is worse for it (W-45).

use super::Turn;
use super::code::{
    CANNOT_TAX, GUARDED_BY_OTHERS, IN_NEXUS, NO_WAR_POINTS, NOTHING_TO_TAX, PILLAGED,
    TOO_FEW_TO_PILLAGE, WAR_QUOTA,
};
use super::fit::fit;
use super::flags::number;
use super::guard::{self, Watch};
use super::scene::Scene;
use super::told::Refused;
use crate::content::Content;
use crate::orders::Order;
use crate::share::split;
use crate::world::{FactionId, Level, Region, RegionId, Unit};

/// What a pillage adds to harm, and the part of the people that it costs, one in so many (W-45).
const HARM: u32 = 30;
const ONE_IN: u32 = 10;

/// Whether a unit would validly pillage here (F-9).
pub(super) fn would_pillage(turn: &Turn<'_>, region: RegionId, unit: &Unit, order: &Order) -> bool {
    *order == Order::Pillage && can_pillage(turn.watch(region), unit).is_ok()
}

/// Fit heads of a faction in a region, whether they are ordered to or not (E-13).
fn fit_of(content: &Content, region: &Region, faction: FactionId) -> u64 {
    let own = region.units.iter().filter(|unit| unit.faction == faction);
    own.map(|unit| u64::from(fit(content, unit))).sum()
}

/// The fit heads of a unit that may pillage, but for the faction's quota.
fn can_pillage(watch: Watch<'_>, unit: &Unit) -> Result<u64, Refused> {
    let Watch { content, region, .. } = watch;
    if region.place.level == Level::Nexus {
        return Err((IN_NEXUS, Vec::new()));
    }
    let fit = u64::from(fit(content, unit));
    if fit == 0 {
        return Err((CANNOT_TAX, Vec::new()));
    }
    if let Some(guard) = watch.any_other(unit.faction) {
        return Err((GUARDED_BY_OTHERS, vec![("guard", guard::named(region, &[guard]))]));
    }
    let tax = u64::from(region.taxable());
    if tax == 0 {
        return Err((NOTHING_TO_TAX, Vec::new()));
    }
    let has = fit_of(content, region, unit.faction);
    let needs = tax.div_ceil(2 * u64::from(content.settings.tax_per_head.max(1)));
    if has < needs {
        let figure = |heads: u64| number(u32::try_from(heads).unwrap_or(u32::MAX));
        return Err((TOO_FEW_TO_PILLAGE, vec![("needs", figure(needs)), ("has", figure(has))]));
    }
    Ok(fit)
}

/// 5.1 PILLAGE: twice the region's tax is divided over the fit heads of all units that pillage.
pub(super) fn pillage(scene: &mut Scene<'_>) {
    let mut heads = Vec::new();
    let mut units = Vec::new();
    for (unit, given) in scene.orders() {
        let Some(at) = scene.find(unit) else { continue };
        match may_pillage(scene, at) {
            Ok(fit) => {
                heads.push(fit);
                units.push(at);
            }
            Err((code, data)) => scene.fail(at, &given, code, data),
        }
    }
    if units.is_empty() {
        return;
    }
    let of = scene.region.taxable().saturating_mul(2);
    let (silver, combat) = (scene.content.known.silver, scene.content.known.combat);
    for (at, part) in units.into_iter().zip(split(of.into(), &heads)) {
        let part = u32::try_from(part).unwrap_or(u32::MAX);
        let put = scene.unit_mut(at).stock.put(silver, part);
        super::study::use_of(scene.content, scene.unit_mut(at), combat);
        scene.tell(at, &PILLAGED, vec![("silver", number(put)), ("of", number(of))]);
    }
    lay_waste(scene.region);
}

fn may_pillage(scene: &Scene<'_>, at: usize) -> Result<u64, Refused> {
    let unit = scene.unit(at);
    let fit = can_pillage(scene.watch(), unit)?;
    if scene.faction(unit.faction).is_none_or(|faction| faction.points.war == 0) {
        return Err((NO_WAR_POINTS, Vec::new()));
    }
    let counts = scene.did.get(&unit.faction).is_some_and(|did| did.taxes.contains(&scene.id));
    if counts { Ok(fit) } else { Err((WAR_QUOTA, Vec::new())) }
}

/// Nothing is left to tax this month, and a tenth of the people is gone. A starting city stays as it is (W-52).
fn lay_waste(region: &mut Region) {
    region.month.pillaged = true;
    let Some(dwelling) = region.dwelling.as_mut() else { return };
    dwelling.people -= dwelling.people / ONE_IN;
    match &mut dwelling.settlement {
        Some(settlement) if settlement.start => {}
        settlement => {
            dwelling.harm += HARM;
            if let Some(settlement) = settlement {
                settlement.size -= settlement.size / ONE_IN;
            }
        }
    }
}
