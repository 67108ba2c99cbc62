//! The lists of a scenario's files, and how a row with a fault is mended so that reading can go on.

use serde::de::DeserializeOwned;
use toml::{Table, Value};

use super::said;
use super::spans::steps;

/// A list whose rows are read one by one.
pub(super) struct List {
    pub(super) file: &'static str,
    pub(super) key: &'static str,
    /// What a row is called.
    pub(super) noun: &'static str,
    /// Whether no scenario goes without it.
    pub(super) needed: bool,
    /// A row that stands in for one that cannot be read.
    pub(super) template: &'static str,
}

const fn list(
    file: &'static str,
    key: &'static str,
    noun: &'static str,
    needed: bool,
    template: &'static str,
) -> List {
    List { file, key, noun, needed, template }
}

pub(super) const FACTIONS: List = list(
    "scenario.toml",
    "factions",
    "faction",
    true,
    "id = 'x'\nname = 'x'\ncreed = 'x'\ncolour = '#000000'\nemblem = 'x'\npattern = 'plain'\narete = 1",
);
pub(super) const PLAN: List =
    list("scenario.toml", "plan", "the scenario, round", false, "round = 'action'\nact = 1");
pub(super) const DECKS: List =
    list("events.toml", "decks", "deck", true, "id = 'x'\nname = 'x'\nemblem = 'x'");
pub(super) const CARDS: List = list(
    "events.toml",
    "cards",
    "card",
    true,
    "id = 'x'\ndeck = 'x'\ntitle = 'x'\ntext = 'x'\noptions = []",
);
pub(super) const ARTICLES: List =
    list("constitution.toml", "articles", "article", false, "title = 'x'\ntext = 'x'");
pub(super) const MAPS: List = list("city.toml", "maps", "map", false, "id = 'x'\nname = 'x'");
pub(super) const OBJECTIVES: List = list(
    "city.toml",
    "objectives",
    "objective",
    false,
    "id = 'x'\nmap = 'x'\nname = 'x'\nemblem = 'x'\nangle = 0",
);
pub(super) const STASIS_CARDS: List = list(
    "stasis.toml",
    "cards",
    "card",
    false,
    "id = 'x'\ntitle = 'x'\nemblem = 'x'\neffect = { do = 'barricade' }",
);
/// What stands in for the tops of files.
pub(super) const SCENARIO: &str = "name = 'x'\nsummary = 'x'\nfactions = []";
pub(super) const EVENTS: &str = "decks = []\ncards = []";

/// What a row that cannot be read still gives, because other rows may name it or count on it.
const KEPT: [&str; 5] = ["id", "deck", "act", "map", "lever"];

/// A row that can be read, in the place of one that cannot.
pub(super) fn stand_in<T: DeserializeOwned>(template: &str, broken: &Value) -> T {
    let mut row: Table = template.parse().expect("the templates are TOML");
    let reads = |row: &Table| Value::Table(row.clone()).try_into::<T>();
    for key in KEPT {
        let before = row.clone();
        if let Some(kept) = broken.get(key).cloned() {
            row.insert(key.into(), kept);
        }
        if reads(&row).is_err() {
            row = before;
        }
    }
    reads(&row).expect("the templates are rows of their lists")
}

/// The field that a message is about, below the one at which the reader stood.
pub(super) fn field(row: &Value, stood: &str, message: &str) -> String {
    let stood = stood.trim_matches(['.', '?']);
    let place = at(row, stood);
    let below = place.and_then(|place| said::find(place, message));
    below.map_or_else(|| stood.to_owned(), |below| join(stood, &below))
}

/// Takes the wrong thing away, or gives it the name that was meant, so that the rest can be read. An effect is replaced by a harmless one,
/// so that those behind it keep their numbers. Returns whether that was possible.
pub(super) fn mend(row: &mut Value, field: &str, message: &str) -> bool {
    let effect = field.rfind("effects[").and_then(|start| {
        let end = start + field[start..].find(']')? + 1;
        Some(&field[..end])
    });
    if let Some(effect) = effect.filter(|_| !said::is_unknown_field(message)) {
        let Some(place) = at_mut(row, effect) else { return false };
        let harmless = [("do", Value::from("wrath")), ("by", Value::from(1))];
        *place = Value::Table(
            harmless.map(|(key, value)| (key.to_owned(), value)).into_iter().collect(),
        );
        return true;
    }
    if said::missing(message).is_some() || field.ends_with(']') {
        return false;
    }
    let (parent, key) = field.rsplit_once('.').unwrap_or(("", field));
    let table = at_mut(row, parent).and_then(Value::as_table_mut);
    let Some((table, value)) =
        table.and_then(|table| table.remove(key).map(|value| (table, value)))
    else {
        return false;
    };
    if let Some(meant) = said::meant(message) {
        table.entry(meant).or_insert(value);
    }
    true
}

/// Two parts of a path.
pub(super) fn join(path: &str, field: &str) -> String {
    match (path, field) {
        ("", one) | (one, "") => one.to_owned(),
        (path, field) if field.starts_with('[') => format!("{path}{field}"),
        (path, field) => format!("{path}.{field}"),
    }
}

/// Whether a path lies within another; the empty one holds all that is in no list.
pub(super) fn is_within(path: &str, outer: &str) -> bool {
    if outer.is_empty() {
        return !path.split('.').next().is_some_and(|top| top.contains('['));
    }
    let rest = path.strip_prefix(outer);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[']))
}

fn at<'v>(value: &'v Value, path: &str) -> Option<&'v Value> {
    steps(path).try_fold(value, |value, step| match value {
        Value::Array(rows) => rows.get(step.parse::<usize>().ok()?),
        other => other.get(step),
    })
}

fn at_mut<'v>(value: &'v mut Value, path: &str) -> Option<&'v mut Value> {
    steps(path).try_fold(value, |value, step| match value {
        Value::Array(rows) => rows.get_mut(step.parse::<usize>().ok()?),
        other => other.get_mut(step),
    })
}

#[cfg(test)]
mod tests {
    use council::content::{Article, Card, CityMap, Deck, Faction, Objective, Round, StreetCard};

    use super::*;

    #[test]
    fn every_template_is_a_row_of_its_list() {
        let broken = Value::Table(Table::new());
        let _: Faction = stand_in(FACTIONS.template, &broken);
        let _: Round = stand_in(PLAN.template, &broken);
        let _: Deck = stand_in(DECKS.template, &broken);
        let _: Card = stand_in(CARDS.template, &broken);
        let _: Article = stand_in(ARTICLES.template, &broken);
        let _: CityMap = stand_in(MAPS.template, &broken);
        let _: Objective = stand_in(OBJECTIVES.template, &broken);
        let _: StreetCard = stand_in(STASIS_CARDS.template, &broken);
        let _: council::content::Scenario = stand_in(SCENARIO, &broken);
        let _: council::content::Events = stand_in(EVENTS, &broken);
    }

    #[test]
    fn paths_lie_within_others() {
        assert!(is_within("cards[1].id", "cards[1]"));
        assert!(!is_within("cards[10].id", "cards[1]"));
        assert!(is_within("start.act", ""));
        assert!(!is_within("cards[1].id", ""));
    }
}
