//! Reports in the forms that existing clients of this family of games read: the text with its template,
//! and a second JSON. Both are made from the report and the names of the tables, and from nothing else: they
//! hold no fact that it has not (R-1, L-18).

use std::collections::{BTreeMap, HashMap};

use atlantis::content::{Content, Item};
use atlantis::report::{HexAt, Report, TemplateUnit};

mod head;
mod line;
mod map;
mod region;
mod second;
mod template;
mod unit;

use line::Page;

pub use second::second;

/// The version of the program that a report names.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The report as text.
#[must_use]
pub fn text(report: &Report, content: &Content) -> String {
    let mut page = Page::default();
    let names = Names::of(content);
    head::write(report, &names, &mut page);
    for region in &report.regions {
        region::write(region, &names, &mut page);
    }
    template::write(report, &names, &mut page);
    page.done()
}

/// The names of things by their tags.
struct Names<'a> {
    content: &'a Content,
    /// Looked up for each of a report's goods.
    items: HashMap<&'a str, Item>,
}

impl<'a> Names<'a> {
    fn of(content: &'a Content) -> Self {
        Self { content, items: content.all_items().map(|(item, row)| (&*row.tag, item)).collect() }
    }

    fn item(&self, tag: &str) -> Option<Item> {
        self.items.get(tag).copied()
    }

    /// `horse [HORS]`, `3 horses [HORS]`.
    fn some(&self, tag: &str, amount: u32) -> String {
        match self.item(tag) {
            Some(item) => atlantis::turn::items(self.content, item, u64::from(amount)),
            None => format!("{amount} {tag} [{tag}]"),
        }
    }

    /// One, and several, of what has this tag.
    fn both(&self, tag: &str) -> (&str, &str) {
        self.item(tag).map_or(("", ""), |item| {
            let row = self.content.item(item);
            (&row.name, &row.plural)
        })
    }

    /// `horse training [HORS]`.
    fn skill(&self, tag: &str) -> String {
        match self.content.skill_of(tag) {
            Some(skill) => format!("{} [{tag}]", self.content.skill(skill).name),
            None => format!("{tag} [{tag}]"),
        }
    }

    /// `sword [SWOR]`.
    fn thing(&self, tag: &str) -> String {
        format!("{} [{tag}]", self.both(tag).0)
    }
}

/// Where a region lies: `(12,8)`, `(4,14,underworld)`, `(0,0,nexus)`.
fn place(at: HexAt) -> String {
    let level = match at.level {
        0 => ",nexus",
        1 => "",
        _ => ",underworld",
    };
    format!("({},{}{level})", at.x, at.y)
}

/// “640 peasants (plainsmen)” and what else stands in a region's head, without its full stop.
fn head_of(region: &atlantis::report::RegionSeen, names: &Names<'_>, whole: bool) -> String {
    let mut head = format!("{} {} in {}", region.terrain, place(region.at), region.province);
    if let Some(town) = &region.settlement {
        head += &format!(", contains {} [{}]", town.name, town.kind);
    }
    if let (true, Some(race)) = (whole, &region.race) {
        let people = names.both(race).1;
        head += &format!(", {} peasants ({people}), ${}", region.population, region.tax);
    }
    head
}

/// The lines of each unit's template.
fn templates(report: &Report) -> BTreeMap<u32, &TemplateUnit> {
    report.template.units.iter().map(|unit| (unit.unit, unit)).collect()
}
