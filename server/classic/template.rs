//! Templates.

use atlantis::report::{RegionSeen, Report, TemplateUnit, UnitSeen};

use crate::line::Page;
use crate::map;
use crate::unit;
use crate::{Names, head_of, templates};

pub(crate) fn write(report: &Report, names: &Names<'_>, page: &mut Page) {
    let form = &*report.faction.template;
    let title = match form {
        "short" => "Orders Template (Short Format):",
        "long" => "Orders Template (Long Format):",
        "map" => "Orders Template (Map Format):",
        _ => {
            page.line("Orders Template (Off)");
            page.gap();
            return page.line("#end");
        }
    };
    page.line(title);
    page.gap();
    // The real password is never printed.
    let password = if report.faction.password { " \"password\"" } else { "" };
    page.line(&format!("#atlantis {}{password}", report.faction.number));
    report.template.head.iter().for_each(|line| page.line(line));
    let templates = templates(report);
    for region in &report.regions {
        let own: Vec<&UnitSeen> = own(region).collect();
        if own.is_empty() {
            continue;
        }
        page.gap();
        if form == "map" {
            map::write(region, names, page);
        } else {
            page.comment(&format!("*** {} ***", head_of(region, names, false)));
        }
        for one in own {
            page.gap();
            page.line(&format!("unit {}", one.number));
            if form != "short" {
                page.comment(&unit::words(one, names, false));
            }
            if let Some(unit) = templates.get(&one.number) {
                orders(unit, page);
            }
        }
    }
    page.gap();
    page.line("#end");
}

fn own(region: &RegionSeen) -> impl Iterator<Item = &UnitSeen> {
    let inside = region.structures.iter().flat_map(|structure| &structure.units);
    region.units.iter().chain(inside).filter(|unit| unit.own)
}

/// A unit's lines: those of next month, then its blocks. They are never wrapped: a wrapped order could not be sent back.
fn orders(unit: &TemplateUnit, page: &mut Page) {
    unit.lines.iter().for_each(|line| page.line(line));
    for later in &unit.later {
        page.line(if later.repeats { "@TURN" } else { "TURN" });
        later.lines.iter().for_each(|line| page.line(line));
        page.line("ENDTURN");
    }
}
