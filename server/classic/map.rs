//! The drawing of a region and its neighbours in a template. No client reads it, so its shape is ours.

use atlantis::report::RegionSeen;

use crate::line::Page;
use crate::region::facts;
use crate::{Names, head_of};

/// Letters of the drawing's column.
const DRAWN: usize = 22;

pub(crate) fn write(region: &RegionSeen, names: &Names<'_>, page: &mut Page) {
    page.line(&format!(";{}", "-".repeat(59)));
    page.comment(&head_of(region, names, true));
    let beside = facts(region, names);
    let glyph = |dir: Option<&str>| glyph_of(region, names, dir);
    let rows = [
        format!("      {}", glyph(Some("North"))),
        format!("{}      {}", glyph(Some("Northwest")), glyph(Some("Northeast"))),
        format!("      {}", glyph(None)),
        format!("{}      {}", glyph(Some("Southwest")), glyph(Some("Southeast"))),
        format!("      {}", glyph(Some("South"))),
    ];
    let mut told = beside.iter().flat_map(|fact| pieces(fact, 70 - DRAWN));
    for row in rows {
        let fact = told.next().unwrap_or_default();
        page.line(format!(";{row:<DRAWN$}{fact}").trim_end());
    }
    for fact in told {
        page.line(format!(";{:DRAWN$}{fact}", "").trim_end());
    }
}

/// Four letters for the region itself or for the neighbour on a side.
fn glyph_of(region: &RegionSeen, names: &Names<'_>, dir: Option<&str>) -> String {
    let exit = dir.map(|dir| region.exits.iter().find(|exit| exit.dir == dir));
    let (terrain, town) = match exit {
        None => (&*region.terrain, region.settlement.as_ref()),
        Some(Some(exit)) => (&*exit.terrain, exit.settlement.as_ref()),
        Some(None) => ("blocked", None),
    };
    if let Some(town) = town {
        return format!("{:<4}", town.name.chars().take(4).collect::<String>());
    }
    let row = names.content.terrain_of(terrain).map(|terrain| names.content.terrain(terrain));
    row.map_or_else(|| "####".to_owned(), |row| format!("{:<4}", row.glyph))
}

/// A fact in pieces of so many letters.
fn pieces(fact: &str, width: usize) -> Vec<String> {
    let mut all = vec![String::new()];
    for word in fact.split(' ') {
        let last = all.len() - 1;
        let letters = all[last].chars().count();
        if letters > 0 && letters + 1 + word.chars().count() > width {
            all.push(word.to_owned());
        } else {
            if letters > 0 {
                all[last].push(' ');
            }
            all[last].push_str(word);
        }
    }
    all
}
