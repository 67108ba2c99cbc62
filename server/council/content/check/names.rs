//! Names and texts that people see: what no name can have, and names that look the same. Journals of older versions may
//! hold such content, so no table is refused for it: only the writer hears of it.

use game::names::{Looks, flaw, flaw_of_text};

use crate::content::check::{Draft, EVENTS, Fault, FaultsAt, SCENARIO};
use crate::content::{Card, Effect, Faction};

/// Where the next fault is of: the file, the place in it, and its name.
type Row<'a> = (&'static str, String, String, &'a mut Vec<Fault>);

fn place((file, at, name, faults): Row<'_>) -> FaultsAt<'_> {
    FaultsAt { file, at, name, faults }
}

impl FaultsAt<'_> {
    fn seen(&mut self, field: &str, name: &str) {
        if let Some(flaw) = flaw(name.trim()) {
            self.fault(field, flaw.to_string());
        }
    }

    fn prose(&mut self, field: &str, text: &str) {
        if let Some(flaw) = flaw_of_text(text) {
            self.fault(field, flaw.to_string());
        }
    }

    /// A name that another row must not have.
    fn own(&mut self, looks: &mut Looks<String>, field: &str, name: &str) {
        self.seen(field, name);
        let who = format!("“{name}” ({}, {})", self.name, crate::content::check::in_words(field));
        if let Some(other) = looks.meet(name, who) {
            let sentence = format!("This looks the same as {other}; choose another name.");
            self.fault(field, sentence);
        }
    }
}

pub(crate) fn names(draft: &Draft) -> Vec<Fault> {
    let mut faults = Vec::new();
    scenario(draft, &mut faults);
    events(draft, &mut faults);
    constitution(draft, &mut faults);
    city(draft, &mut faults);
    faults
}

fn scenario(draft: &Draft, faults: &mut Vec<Fault>) {
    let scenario = &draft.scenario;
    let mut top = place((SCENARIO, String::new(), "the scenario".into(), faults));
    top.seen("name", &scenario.name);
    top.prose("summary", &scenario.summary);
    let (mut factions, mut heroes) = (Looks::default(), Looks::default());
    for (index, row) in scenario.factions.iter().enumerate() {
        let (at, name) = (format!("factions[{index}]"), format!("faction “{}”", row.id));
        let mut place = place((SCENARIO, at, name, faults));
        place.own(&mut factions, "name", &row.name);
        faction(&mut place, row);
        for (number, hero) in row.heroes.iter().enumerate() {
            place.own(&mut heroes, &format!("heroes[{number}].name"), &hero.name);
        }
    }
}

fn faction(place: &mut FaultsAt<'_>, row: &Faction) {
    place.prose("creed", &row.creed);
    place.prose("brief", &row.brief);
    if let Some(garrison) = &row.garrison {
        place.seen("garrison.name", &garrison.name);
    }
}

fn events(draft: &Draft, faults: &mut Vec<Fault>) {
    let mut decks = Looks::default();
    for (index, row) in draft.events.decks.iter().enumerate() {
        let (at, name) = (format!("decks[{index}]"), format!("deck “{}”", row.id));
        place((EVENTS, at, name, faults)).own(&mut decks, "name", &row.name);
    }
    for (index, row) in draft.events.cards.iter().enumerate() {
        let (at, name) = (format!("cards[{index}]"), format!("card “{}”", row.id));
        card(&mut place((EVENTS, at, name, faults)), row);
    }
}

pub(super) fn card(place: &mut FaultsAt<'_>, card: &Card) {
    place.seen("title", &card.title);
    place.prose("text", &card.text);
    place.prose("flavour", &card.flavour);
    let mut labels = Looks::default();
    for (index, option) in card.options.iter().enumerate() {
        let field = format!("options[{index}]");
        place.own(&mut labels, &format!("{field}.label"), &option.label);
        place.prose(&format!("{field}.text"), &option.text);
        effects(place, &field, &option.effects);
    }
    place.prose("default.text", &card.default.text);
    effects(place, "default", &card.default.effects);
}

fn effects(place: &mut FaultsAt<'_>, field: &str, effects: &[Effect]) {
    for (index, effect) in effects.iter().enumerate() {
        let field = |name: &str| format!("{field}.effects[{index}].{name}");
        match effect {
            Effect::Motion { title, text, changes, .. } => {
                place.seen(&field("title"), title);
                place.prose(&field("text"), text);
                place.prose(&field("changes"), changes);
            }
            Effect::Article { title, text, .. } | Effect::Law { title, text, .. } => {
                place.seen(&field("title"), title);
                place.prose(&field("text"), text);
            }
            Effect::Support { label, .. } => place.seen(&field("label"), label),
            Effect::Task { text } => place.prose(&field("text"), text),
            _ => {}
        }
    }
}

fn constitution(draft: &Draft, faults: &mut Vec<Fault>) {
    for (index, row) in draft.constitution.articles.iter().enumerate() {
        let (at, name) = (format!("articles[{index}]"), format!("article {}", index + 1));
        let mut place = place(("constitution.toml", at, name, faults));
        place.seen("title", &row.title);
        place.prose("text", &row.text);
        for (number, other) in row.alternatives.iter().enumerate() {
            let field = |name: &str| format!("alternatives[{number}].{name}");
            place.prose(&field("text"), &other.text);
            place.prose(&field("changes"), &other.changes);
        }
    }
}

fn city(draft: &Draft, faults: &mut Vec<Fault>) {
    const CITY: &str = "city.toml";
    let city = &draft.city;
    place((CITY, String::new(), "the city".into(), faults)).seen("name", &city.name);
    let (mut maps, mut objectives) = (Looks::default(), Looks::default());
    for (index, row) in city.maps.iter().enumerate() {
        let (at, name) = (format!("maps[{index}]"), format!("map “{}”", row.id));
        place((CITY, at, name, faults)).own(&mut maps, "name", &row.name);
    }
    for (index, row) in city.objectives.iter().enumerate() {
        let (at, name) = (format!("objectives[{index}]"), format!("objective “{}”", row.id));
        let mut place = place((CITY, at, name, faults));
        place.own(&mut objectives, "name", &row.name);
        place.prose("flavour", &row.flavour);
    }
    for (index, row) in draft.stasis.cards.iter().enumerate() {
        let (at, name) = (format!("cards[{index}]"), format!("card “{}”", row.id));
        let mut place = place(("stasis.toml", at, name, faults));
        place.seen("title", &row.title);
        place.prose("flavour", &row.flavour);
    }
}
