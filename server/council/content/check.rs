//! The checks that turn a draft into content. Every fault says its file, its card or faction, its
//! field, what is wrong and what would be right.

use std::collections::HashSet;
use std::fmt;

use super::{
    ACTS, Card, Choice, DECKS, Draft, Effect, FACTIONS, Faction, HERO_NAME, HERO_VALUES, Lever,
    MINUTES, ROUNDS, Round, Target,
};
use crate::ids::FactionId;

mod city;
mod field;
mod law;
mod names;
mod near;
mod twice;
pub use field::in_words;
pub(super) use names::names;
pub use near::did_you_mean;
pub(super) use twice::twice;

/// A fault in a content file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The file.
    pub file: &'static str,
    /// Where in the file, so that its line can be found: `cards[3].options[0].effects[1].to`.
    pub at: String,
    /// The card or faction, or the table of the file: `card “grain-fleet”`.
    pub place: String,
    /// The field in words: `option 1, effect 2, to`.
    pub field: String,
    /// What is wrong and what would be right, in a sentence.
    pub sentence: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}, {}: {}", self.file, self.place, self.field, self.sentence)
    }
}

/// Collects the faults of one place of one file.
struct FaultsAt<'a> {
    file: &'static str,
    /// The place within its file: `cards[3]`; empty for what stands at the file's top.
    at: String,
    name: String,
    faults: &'a mut Vec<Fault>,
}

impl FaultsAt<'_> {
    /// A fault in a field, given as `options[0].effects[1].to`.
    fn fault(&mut self, field: impl AsRef<str>, sentence: impl Into<String>) {
        let field = field.as_ref();
        let dot = if self.at.is_empty() { "" } else { "." };
        self.faults.push(Fault {
            file: self.file,
            at: format!("{}{dot}{field}", self.at),
            place: self.name.clone(),
            field: in_words(field),
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
    let mut place =
        FaultsAt { file: SCENARIO, at: String::new(), name: "the scenario".into(), faults };
    place.text("name", &scenario.name, 60);
    place.text("summary", &scenario.summary, 400);
    let count = scenario.factions.len();
    let sentence = format!("There are {count} factions; a council has 3 to 12.");
    place.check(FACTIONS.contains(&count), "factions", sentence);
    plan(&mut place, &scenario.plan);
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
    for (index, row) in scenario.factions.iter().enumerate() {
        let (at, name) = (format!("factions[{index}]"), format!("faction “{}”", row.id));
        let mut place = FaultsAt { file: SCENARIO, at, name, faults };
        place.check(ids.insert(&row.id), "id", "Another faction has this id.");
        place.check(names.insert(&row.name), "name", "Another faction has this name.");
        faction(&mut place, row);
        city::garrison(&mut place, draft, row);
        for (number, hero) in row.heroes.iter().enumerate() {
            let field = format!("heroes[{number}].name");
            place.text(&field, &hero.name, HERO_NAME);
            let sentence = format!("Another Hero is called {}.", hero.name);
            place.check(heroes.insert(&hero.name), &field, sentence);
            let fits = HERO_VALUES.contains(&hero.value);
            let sentence = format!("{}: a value is 1, 2 or 3.", hero.name);
            place.check(fits, &format!("heroes[{number}].value"), sentence);
        }
    }
}

fn plan(place: &mut FaultsAt<'_>, plan: &[Round]) {
    let sentence = format!("There are {} rounds; a day has at most {ROUNDS}.", plan.len());
    place.check(plan.len() <= ROUNDS, "plan", sentence);
    let mut act = 1;
    for (number, round) in plan.iter().enumerate() {
        let fits = (act..=ACTS).contains(&round.act);
        let sentence = format!("After Act {act} a round is of Act {act} to {ACTS}.");
        place.check(fits, &format!("plan[{number}].act"), sentence);
        let sentence = format!("A round has at most {MINUTES} minutes.");
        place.check(round.minutes <= MINUTES, &format!("plan[{number}].minutes"), sentence);
        act = act.max(round.act);
    }
}

fn faction(place: &mut FaultsAt<'_>, row: &Faction) {
    let sentence = "Write at most 2000 characters.";
    place.check(row.brief.chars().count() <= 2000, "brief", sentence);
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
    let mut place = FaultsAt { file: EVENTS, at: String::new(), name: "the decks".into(), faults };
    let sentence = format!("There are {} decks; the council has exactly {DECKS}.", decks.len());
    place.check(decks.len() == DECKS, "decks", sentence);
    let mut ids = HashSet::new();
    for (index, deck) in decks.iter().enumerate() {
        let (at, name) = (format!("decks[{index}]"), format!("deck “{}”", deck.id));
        let mut place = FaultsAt { file: EVENTS, at, name, faults };
        place.id(&deck.id, 32);
        place.check(ids.insert(&deck.id), "id", "Another deck has this id.");
        place.text("name", &deck.name, 40);
        place.text("emblem", &deck.emblem, 60);
        let cards = draft.events.cards.iter().filter(|card| card.deck == deck.id);
        let first = cards.filter(|card| card.act <= draft.scenario.start.act).count();
        place.check(first > 0, "cards", "The deck has no card for the first Act.");
    }
    let mut ids = HashSet::new();
    for (index, row) in draft.events.cards.iter().enumerate() {
        let (at, name) = (format!("cards[{index}]"), format!("card “{}”", row.id));
        let mut place = FaultsAt { file: EVENTS, at, name, faults };
        place.check(ids.insert(&row.id), "id", "Another card has this id.");
        card_in(&mut place, draft, row);
    }
}

/// What is wrong with a lever, if anything is.
pub(super) fn lever(draft: &Draft, lever: &Lever) -> Option<String> {
    let mut faults = Vec::new();
    let (at, name) = (String::new(), String::new());
    let mut place = FaultsAt { file: "", at, name, faults: &mut faults };
    law::lever(&mut place, draft, "lever", Some(lever));
    faults.into_iter().next().map(|fault| fault.sentence)
}

/// The faults of one card.
pub(super) fn card(draft: &Draft, card: &Card) -> Vec<Fault> {
    let mut faults = Vec::new();
    let (at, name) = (String::new(), format!("card “{}”", card.id));
    let mut place = FaultsAt { file: EVENTS, at, name, faults: &mut faults };
    card_in(&mut place, draft, card);
    names::card(&mut place, card);
    faults
}

fn card_in(place: &mut FaultsAt<'_>, draft: &Draft, card: &Card) {
    place.id(card.id.as_str(), 64);
    let known = draft.events.decks.iter().any(|deck| deck.id == card.deck);
    let decks = draft.events.decks.iter().map(|deck| &*deck.id);
    place.check(known, "deck", did_you_mean(&card.deck, decks));
    place.check((1..=ACTS).contains(&card.act), "act", "An Act is 1, 2 or 3.");
    place.text("title", &card.title, 60);
    place.text("text", &card.text, 400);
    place.check(card.emblem.chars().count() <= 60, "emblem", "Write at most 60 characters.");
    place.check(card.flavour.chars().count() <= 240, "flavour", "Write at most 240 characters.");
    let count = card.options.len();
    let sentence = format!("There are {count} options; a card has 1 to 4.");
    place.check((1..=4).contains(&count), "options", sentence);
    for (index, option) in card.options.iter().enumerate() {
        choice(place, draft, &format!("options[{index}]"), option);
    }
    let sentence = "Write at most 400 characters.";
    place.check(card.default.text.chars().count() <= 400, "default.text", sentence);
    effects(place, draft, "default", &card.default.effects);
}

fn choice(place: &mut FaultsAt<'_>, draft: &Draft, field: &str, option: &Choice) {
    place.text(&format!("{field}.label"), &option.label, 60);
    let sentence = "Write at most 400 characters.";
    place.check(option.text.chars().count() <= 400, &format!("{field}.text"), sentence);
    effects(place, draft, field, &option.effects);
}

fn effects(place: &mut FaultsAt<'_>, draft: &Draft, field: &str, effects: &[Effect]) {
    let count = effects.len();
    let sentence = format!("There are {count} effects; there may be {EFFECTS} at most.");
    place.check(count <= EFFECTS, &format!("{field}.effects"), sentence);
    for (index, row) in effects.iter().enumerate() {
        effect(place, draft, &format!("{field}.effects[{index}]"), row);
    }
}

fn effect(place: &mut FaultsAt<'_>, draft: &Draft, field: &str, effect: &Effect) {
    if let Some(Target::Faction(id)) = effect.target()
        && let Some(sentence) = unknown(draft, id)
    {
        place.fault(format!("{field}.to"), sentence);
    }
    let moves = |by: i32| by != 0 && by.unsigned_abs() <= 1000;
    match effect {
        Effect::Change { by, .. } | Effect::Stasis { by } | Effect::Wrath { by } => {
            let sentence = "An amount is not 0 and at most 1000 either way.";
            place.check(moves(*by), &format!("{field}.by"), sentence);
        }
        Effect::Support { by, label, .. } => {
            let sentence = "Support is from 1 to 1000.";
            place.check((1..=1000).contains(by), &format!("{field}.by"), sentence);
            place.text(&format!("{field}.label"), label, 60);
        }
        Effect::Motion { title, text, changes, measure } => {
            place.text(&format!("{field}.title"), title, 80);
            place.text(&format!("{field}.text"), text, 600);
            place.text(&format!("{field}.changes"), changes, 300);
            law::measure(place, draft, &format!("{field}.measure"), measure);
        }
        Effect::Article { title, text, lever, replaces } => {
            place.text(&format!("{field}.title"), title, 80);
            place.text(&format!("{field}.text"), text, 600);
            law::article_effect(place, draft, field, *replaces, lever.as_ref());
        }
        Effect::Law { title, text, lever, until } => {
            place.text(&format!("{field}.title"), title, 80);
            place.text(&format!("{field}.text"), text, 600);
            law::law_effect(place, draft, field, lever.as_ref(), *until);
        }
        Effect::Task { text } => place.text(&format!("{field}.text"), text, 400),
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
    Some(did_you_mean(id.as_str(), ids.chain(Target::WORDS)))
}
