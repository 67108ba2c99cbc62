//! Regions.

use atlantis::report::{MarketLine, RegionSeen, Seen, StructureSeen};

use crate::line::Page;
use crate::unit;
use crate::{Names, head_of, place};

pub(crate) fn write(region: &RegionSeen, names: &Names<'_>, page: &mut Page) {
    page.item(0, &format!("{}.", head_of(region, names, true)));
    page.line(&"-".repeat(60));
    facts(region, names).iter().for_each(|fact| page.item(2, fact));
    page.gap();
    exits(region, page);
    if let Some(gate) = region.gate {
        page.item(0, &format!("There is a Gate here (Gate {} of {}).", gate.number, gate.of));
        page.gap();
    }
    if !region.units.is_empty() {
        region.units.iter().for_each(|one| page.item(0, &unit::line(one, names)));
        page.gap();
    }
    for structure in &region.structures {
        page.item(0, &line(structure));
        structure.units.iter().for_each(|one| page.item(2, &unit::line(one, names)));
        page.gap();
    }
    page.gap();
}

/// Weather, wages, wants, sales, entertainment, products, in this order.
pub(crate) fn facts(region: &RegionSeen, names: &Names<'_>) -> Vec<String> {
    let mut facts = Vec::new();
    if let Some([last, next]) = &region.weather {
        facts.push(format!("{} {}", weather(last), next_weather(next)));
    }
    facts.push(match region.wage {
        Some(wage) => format!("Wages: ${} (Max: ${}).", wage.w, wage.max),
        None => "Wages: $0.".to_owned(),
    });
    let people = region.race.is_some() || region.seen == Seen::Passed;
    if !people
        && region.wanted.is_empty()
        && region.for_sale.is_empty()
        && region.products.is_empty()
    {
        return facts;
    }
    facts.push(format!("Wanted: {}.", market(&region.wanted, names)));
    facts.push(format!("For Sale: {}.", market(&region.for_sale, names)));
    if region.race.is_some() && region.seen != Seen::Passed {
        facts.push(format!("Entertainment available: ${}.", region.entertainment));
    }
    let products = region.products.iter().map(|good| names.some(&good.tag, good.amount));
    facts.push(format!("Products: {}.", list(products)));
    facts
}

/// What the sky was like.
fn weather(last: &str) -> String {
    match last {
        "winter" => "It was winter last month;",
        "monsoon" => "It was monsoon season last month;",
        _ => "The weather was clear last month;",
    }
    .to_owned()
}

fn next_weather(next: &str) -> String {
    let word = if next == "monsoon" { "monsoon season" } else { next };
    format!("it will be {word} next month.")
}

fn market(lines: &[MarketLine], names: &Names<'_>) -> String {
    let line =
        |line: &MarketLine| format!("{} at ${}", names.some(&line.tag, line.amount), line.price);
    list(lines.iter().map(line))
}

fn list(items: impl Iterator<Item = String>) -> String {
    let all = items.collect::<Vec<_>>().join(", ");
    if all.is_empty() { "none".to_owned() } else { all }
}

fn exits(region: &RegionSeen, page: &mut Page) {
    page.line("Exits:");
    if region.exits.is_empty() {
        page.item(2, "none");
    }
    for exit in &region.exits {
        let mut text =
            format!("{} : {} {} in {}", exit.dir, exit.terrain, place(exit.at), exit.province);
        if let Some(town) = &exit.settlement {
            text += &format!(", contains {} [{}]", town.name, town.kind);
        }
        page.item(2, &(text + "."));
    }
    page.gap();
}

/// `+ Windward [101] : Longboat, needs 5.`: what a program must read comes before the free text.
fn line(structure: &StructureSeen) -> String {
    let mut text = format!("+ {} [{}] : {}", structure.name, structure.number, structure.of);
    if structure.needs > 0 {
        text += &format!(", needs {}", structure.needs);
    }
    if structure.inner {
        text += ", contains an inner location";
    }
    if structure.ward > 0 {
        text += &format!(", warded {}", structure.ward);
    }
    if structure.closed {
        text += ", closed to player units";
    }
    unit::ended(text, &structure.description)
}
