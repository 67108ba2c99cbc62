//! The checks that turn a draft into content. Every fault says its file, its card or faction, its
//! field, what is wrong and what would be right.

use std::collections::HashSet;
use std::fmt;

use super::{ACTS, Card, Choice, DECKS, Draft, Effect, FACTIONS, Faction, Target};
use crate::ids::FactionId;

mod city;
mod law;

/// A fault in a content file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The file.
    pub file: &'static str,
    /// The card or faction, or the table of the file.
    pub place: String,
    /// The field.
    pub field: String,
    /// What is wrong and what would be right, in a sentence.
    pub sentence: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}, field {}: {}", self.file, self.place, self.field, self.sentence)
    }
}

/// Collects the faults of one place of one file.
struct Place<'a> {
    file: &'static str,
    name: String,
    faults: &'a mut Vec<Fault>,
}

impl Place<'_> {
    fn fault(&mut self, field: impl Into<String>, sentence: impl Into<String>) {
        self.faults.push(Fault {
            file: self.file,
            place: self.name.clone(),
            field: field.into(),
            sentence: sentence.into(),
        });
    }

    fn check(&mut self, holds: bool, field: &str, sentence: impl Into<String>) {
        if !holds {
            self.fault(field, sentence);
        }
    }

    fn text(&mut self, field: &str, text: &str, most: usize) {
        let length = text.trim().chars().count();
        let sentence = format!("This has {length} characters; write 1 to {most}.");
        self.check((1..=most).contains(&length), field, sentence);
    }

    fn id(&mut self, id: &str, most: usize) {
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "_-".contains(c);
        let fits = (1..=most).contains(&id.len()) && id.chars().all(plain);
        let sentence = format!("“{id}” is no id; use 1 to {most} of a to z, 0 to 9, _ and -.");
        self.check(fits, "id", sentence);
    }
}

const SCENARIO: &str = "scenario.toml";
const EVENTS: &str = "events.toml";

/// The most effects of an option.
const EFFECTS: usize = 20;

pub(super) fn faults(draft: &Draft) -> Vec<Fault> {
    let mut faults = Vec::new();
    scenario(draft, &mut faults);
    events(draft, &mut faults);
    law::constitution(draft, &mut faults);
    city::city(draft, &mut faults);
    city::stasis(draft, &mut faults);
    faults
}

fn scenario(draft: &Draft, faults: &mut Vec<Fault>) {
    let scenario = &draft.scenario;
    let mut place = Place { file: SCENARIO, name: "the scenario".into(), faults };
    place.text("name", &scenario.name, 60);
    place.text("summary", &scenario.summary, 400);
    let count = scenario.factions.len();
    let sentence = format!("There are {count} factions; a council has 3 to 12.");
    place.check(FACTIONS.contains(&count), "factions", sentence);
    for (key, allowed) in scenario.settings.faults() {
        place.fault(format!("settings.{key}"), allowed);
    }
    let start = &scenario.start;
    place.check((1..=ACTS).contains(&start.act), "start.act", "An Act is 1, 2 or 3.");
    let sentence =
        format!("The Stasis number is from the Act number, here {}, to 1000.", start.act);
    place.check((start.act..=1000).contains(&start.stasis), "start.stasis", sentence);
    place.check(start.wrath <= 1_000_000, "start.wrath", "Divine Wrath is at most 1,000,000.");
    for (field, id) in [("start.supremacy", &start.supremacy), ("start.ties", &start.ties)] {
        if let Some(sentence) = id.as_ref().and_then(|id| unknown(draft, id)) {
            place.fault(field, sentence);
        }
    }
    let (mut ids, mut names, mut heroes) = (HashSet::new(), HashSet::new(), HashSet::new());
    for row in &scenario.factions {
        let mut place = Place { file: SCENARIO, name: format!("faction {}", row.id), faults };
        place.check(ids.insert(&row.id), "id", "Another faction has this id.");
        place.check(names.insert(&row.name), "name", "Another faction has this name.");
        faction(&mut place, row);
        city::garrison(&mut place, draft, row);
        for hero in &row.heroes {
            place.text("heroes.name", &hero.name, 40);
            let sentence = format!("Another Hero is called {}.", hero.name);
            place.check(heroes.insert(&hero.name), "heroes.name", sentence);
            let fits = (1..=3).contains(&hero.value);
            place.check(fits, "heroes.value", format!("{}: a value is 1, 2 or 3.", hero.name));
        }
    }
}

fn faction(place: &mut Place<'_>, row: &Faction) {
    place.id(row.id.as_str(), 32);
    let taken = Target::WORDS.contains(&row.id.as_str());
    place.check(!taken, "id", "This word is a target of effects; choose another id.");
    place.text("name", &row.name, 24);
    place.text("creed", &row.creed, 160);
    place.text("emblem", &row.emblem, 60);
    let hex = row.colour.strip_prefix('#').unwrap_or_default();
    let fits = hex.len() == 6 && hex.chars().all(|c| c.is_ascii_hexdigit());
    place.check(fits, "colour", "A colour is written as #rrggbb.");
    let counters = [
        ("arete", row.arete),
        ("tyche", row.tyche),
        ("horses", row.horses),
        ("talents", row.talents),
        ("doom", row.doom),
        ("projects", row.projects),
    ];
    for (field, value) in counters {
        place.check(value <= 1000, field, "At the start a figure is at most 1000.");
    }
}

fn events(draft: &Draft, faults: &mut Vec<Fault>) {
    let decks = &draft.events.decks;
    let mut place = Place { file: EVENTS, name: "the decks".into(), faults };
    let sentence = format!("There are {} decks; the council has exactly {DECKS}.", decks.len());
    place.check(decks.len() == DECKS, "decks", sentence);
    let mut ids = HashSet::new();
    for deck in decks {
        let mut place = Place { file: EVENTS, name: format!("deck {}", deck.id), faults };
        place.id(&deck.id, 32);
        place.check(ids.insert(&deck.id), "id", "Another deck has this id.");
        place.text("name", &deck.name, 40);
        place.text("emblem", &deck.emblem, 60);
        let cards = draft.events.cards.iter().filter(|card| card.deck == deck.id);
        let first = cards.filter(|card| card.act <= draft.scenario.start.act).count();
        place.check(first > 0, "cards", "The deck has no card for the first Act.");
    }
    let mut ids = HashSet::new();
    for row in &draft.events.cards {
        faults.extend(card(draft, row));
        let mut place = Place { file: EVENTS, name: format!("card {}", row.id), faults };
        place.check(ids.insert(&row.id), "id", "Another card has this id.");
    }
}

/// The faults of one card.
pub(super) fn card(draft: &Draft, card: &Card) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut place = Place { file: EVENTS, name: format!("card {}", card.id), faults: &mut faults };
    place.id(card.id.as_str(), 64);
    let known = draft.events.decks.iter().any(|deck| deck.id == card.deck);
    place.check(known, "deck", suggest(&card.deck, draft.events.decks.iter().map(|d| &*d.id)));
    place.check((1..=ACTS).contains(&card.act), "act", "An Act is 1, 2 or 3.");
    place.text("title", &card.title, 60);
    place.text("text", &card.text, 400);
    place.check(card.emblem.chars().count() <= 60, "emblem", "Write at most 60 characters.");
    place.check(card.flavour.chars().count() <= 240, "flavour", "Write at most 240 characters.");
    let count = card.options.len();
    let sentence = format!("There are {count} options; a card has 1 to 4.");
    place.check((1..=4).contains(&count), "options", sentence);
    for (index, option) in card.options.iter().enumerate() {
        choice(&mut place, draft, index + 1, option);
    }
    let sentence = "Write at most 400 characters.";
    place.check(card.default.text.chars().count() <= 400, "default.text", sentence);
    let sentence = format!("A default has at most {EFFECTS} effects.");
    place.check(card.default.effects.len() <= EFFECTS, "default.effects", sentence);
    for row in &card.default.effects {
        effect(&mut place, draft, "default.effects", row);
    }
    faults
}

fn choice(place: &mut Place<'_>, draft: &Draft, number: usize, option: &Choice) {
    place.text(&format!("option {number}, label"), &option.label, 60);
    let field = format!("option {number}, text");
    place.check(option.text.chars().count() <= 400, &field, "Write at most 400 characters.");
    let sentence = format!("An option has at most {EFFECTS} effects.");
    place.check(option.effects.len() <= EFFECTS, &format!("option {number}, effects"), sentence);
    for row in &option.effects {
        effect(place, draft, &format!("option {number}, effects"), row);
    }
}

fn effect(place: &mut Place<'_>, draft: &Draft, field: &str, effect: &Effect) {
    if let Some(Target::Faction(id)) = effect.target()
        && let Some(sentence) = unknown(draft, id)
    {
        place.fault(format!("{field}, to"), sentence);
    }
    let moves = |by: i32| by != 0 && by.unsigned_abs() <= 1000;
    match effect {
        Effect::Change { by, .. } | Effect::Stasis { by } | Effect::Wrath { by } => {
            let sentence = "An amount is not 0 and at most 1000 either way.";
            place.check(moves(*by), &format!("{field}, by"), sentence);
        }
        Effect::Support { by, label, .. } => {
            let sentence = "Support is from 1 to 1000.";
            place.check((1..=1000).contains(by), &format!("{field}, by"), sentence);
            place.text(&format!("{field}, label"), label, 60);
        }
        Effect::Motion { title, text, changes } => {
            place.text(&format!("{field}, title"), title, 80);
            place.text(&format!("{field}, text"), text, 600);
            place.text(&format!("{field}, changes"), changes, 300);
        }
        Effect::Law { title, text } => {
            place.text(&format!("{field}, title"), title, 80);
            place.text(&format!("{field}, text"), text, 600);
        }
        Effect::Task { text } => place.text(&format!("{field}, text"), text, 400),
        Effect::Exile { .. }
        | Effect::Recall { .. }
        | Effect::Enfranchise { .. }
        | Effect::Disenfranchise { .. }
        | Effect::Supremacy { .. } => {}
    }
}

/// A sentence when no faction and no target word is called so.
fn unknown(draft: &Draft, id: &FactionId) -> Option<String> {
    let ids = draft.scenario.factions.iter().map(|row| row.id.as_str());
    if ids.clone().any(|known| known == id.as_str()) {
        return None;
    }
    Some(suggest(id.as_str(), ids.chain(Target::WORDS)))
}

/// "There is no X here", with the nearest name that there is.
fn suggest<'a>(wrong: &str, known: impl Iterator<Item = &'a str>) -> String {
    let nearest = known.map(|name| (distance(wrong, name), name)).min();
    match nearest {
        Some((far, name)) if far <= 3 => {
            format!("There is no “{wrong}” here; did you mean “{name}”?")
        }
        _ => format!("There is no “{wrong}” here."),
    }
}

/// How many letters to change, add or drop (Levenshtein).
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, from) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, to) in b.iter().enumerate() {
            let changed = diagonal + usize::from(from != *to);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}
