//! What stands above the regions (R-20, 1 to 7).

use atlantis::report::{ErrorLine, Event, Learned, LearnedKind, Report};

use crate::line::Page;
use crate::{Names, VERSION};

pub(crate) fn write(report: &Report, names: &Names<'_>, page: &mut Page) {
    let faction = &report.faction;
    page.line("Atlantis Report For:");
    page.item(0, &format!("{} ({}) ({})", faction.name, faction.number, points(report)));
    page.line(&format!("{}, Year {}", report.month, report.year));
    page.gap();
    page.line(&format!("Atlantis Engine Version: {VERSION}"));
    let variant = report.game.variant.replace(' ', "");
    page.line(&format!("{variant}, Version: {VERSION}"));
    page.gap();
    notes(report, page);
    status(report, page);
    told(report, names, page);
    attitudes(report, page);
    page.line(&format!("Unclaimed silver: {}.", faction.unclaimed));
    page.gap();
}

/// `War 1, Trade 2`: areas with 0 left out.
fn points(report: &Report) -> String {
    let points = report.faction.points;
    let all = [("War", points.war), ("Trade", points.trade), ("Magic", points.magic)];
    let some: Vec<String> = all
        .into_iter()
        .filter(|(_, points)| *points > 0)
        .map(|(area, points)| format!("{area} {points}"))
        .collect();
    if some.is_empty() { "none".to_owned() } else { some.join(", ") }
}

fn notes(report: &Report, page: &mut Page) {
    let faction = &report.faction;
    let mut note = |text: &str| {
        page.item(0, text);
        page.gap();
    };
    if !faction.times {
        note("Note: The Times is not being sent to you.");
    }
    if !faction.password {
        note("REMINDER: You have not set a password for your faction!");
    }
    if let Some(left) = faction.turns_left {
        note(&format!(
            "WARNING: You have sent no orders for {} turns; in {left} more your faction is dropped.",
            report.orders.idle
        ));
    }
}

fn status(report: &Report, page: &mut Page) {
    let limits = &report.faction.limits;
    page.line("Faction Status:");
    let rows = [
        ("Tax Regions", limits.tax_regions),
        ("Trade Regions", limits.trade_regions),
        ("Mages", limits.mages),
        ("Apprentices", limits.apprentices),
    ];
    for (name, [used, allowed]) in rows {
        page.line(&format!("{name}: {used} ({allowed})"));
    }
    page.gap();
}

/// A heading with its items; left out where there are none.
fn list(page: &mut Page, heading: &str, items: impl IntoIterator<Item = String>) {
    let mut items = items.into_iter().peekable();
    if items.peek().is_none() {
        return;
    }
    page.line(heading);
    for item in items {
        page.item(0, &item);
    }
    page.gap();
}

fn told(report: &Report, names: &Names<'_>, page: &mut Page) {
    let left_out = (report.errors_left_out > 0)
        .then(|| format!("{} more errors are left out.", report.errors_left_out));
    list(page, "Errors during turn:", report.errors.iter().map(error).chain(left_out));
    if !report.battles.is_empty() {
        page.line("Battles during turn:");
        for battle in &report.battles {
            battle.lines.iter().for_each(|line| page.item(0, line));
            page.gap();
        }
    }
    list(page, "Events during turn:", report.events.iter().map(event));
    let kinds = [
        ("Skill reports:", LearnedKind::Skill),
        ("Item reports:", LearnedKind::Item),
        ("Object reports:", LearnedKind::Object),
    ];
    for (heading, kind) in kinds {
        let some: Vec<&Learned> = report.learned.iter().filter(|one| one.kind == kind).collect();
        if some.is_empty() {
            continue;
        }
        page.line(heading);
        for one in some {
            page.gap();
            page.item(0, &learned(one, names));
        }
        page.gap();
    }
}

/// `{unit} ({n}): {ORDER}: {sentence}`.
pub(crate) fn error(error: &ErrorLine) -> String {
    match error.unit {
        0 => format!("{}: {}", error.order, error.text),
        unit => format!("{} ({unit}): {}: {}", error.name, error.order, error.text),
    }
}

/// `{unit} ({n}): {sentence}`.
pub(crate) fn event(event: &Event) -> String {
    match event.unit {
        Some(unit) => format!("{} ({unit}): {}", event.name, event.text),
        None => event.text.clone(),
    }
}

/// `horse training [HORS] 2: …`.
pub(crate) fn learned(one: &Learned, names: &Names<'_>) -> String {
    match one.kind {
        LearnedKind::Skill => {
            format!("{} {}: {}", names.skill(&one.key), one.level.unwrap_or(0), one.text)
        }
        LearnedKind::Item => format!("{}: {}", names.thing(&one.key), one.text),
        LearnedKind::Object => format!("{}: {}", one.name, one.text),
    }
}

fn attitudes(report: &Report, page: &mut Page) {
    let attitudes = &report.attitudes;
    page.line(&format!("Declared Attitudes (default {}):", capital(&attitudes.default)));
    for attitude in ["hostile", "unfriendly", "neutral", "friendly", "ally"] {
        let some = attitudes.declared.iter().filter(|one| one.attitude == attitude);
        let some: Vec<String> = some.map(|one| format!("{} ({})", one.name, one.faction)).collect();
        let some = if some.is_empty() { "none".to_owned() } else { some.join(", ") };
        page.item(0, &format!("{} : {some}.", capital(attitude)));
    }
    page.gap();
}

/// With a capital letter.
pub(crate) fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().collect::<String>() + letters.as_str()
    })
}
