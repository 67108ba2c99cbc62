//! Everything that people read of a scenario's files, so that it can be translated.

use game::{SourceText, TextKind};

use crate::content::{
    Article, Card, City, Content, Draft, Effect, Faction, HoldEffect, Measure, Objective, Scenario,
    StreetCard,
};

/// Every text of a draft with its place, in the order of the files; nothing of one that is broken.
#[must_use]
pub fn texts(draft: &Draft) -> Vec<SourceText> {
    if Content::checked(draft.clone()).is_err() {
        return Vec::new();
    }
    let mut list = List::default();
    list.scenario(&draft.scenario);
    for deck in &draft.events.decks {
        list.say("events.toml", &format!("deck “{}”, name", deck.id), &deck.name);
    }
    draft.events.cards.iter().for_each(|card| list.card(card));
    for (at, article) in draft.constitution.articles.iter().enumerate() {
        list.article(at + 1, article);
    }
    list.city(&draft.city);
    draft.stasis.cards.iter().for_each(|card| list.street_card(card));
    list.0
}

#[derive(Default)]
struct List(Vec<SourceText>);

impl List {
    fn add(&mut self, kind: TextKind, place: String, text: &str) {
        if !text.trim().is_empty() {
            self.0.push(SourceText { text: text.to_owned(), place, kind });
        }
    }

    fn say(&mut self, file: &str, place: &str, text: &str) {
        self.add(TextKind::Words, format!("{file}: {place}"), text);
    }

    fn scenario(&mut self, scenario: &Scenario) {
        self.say("scenario.toml", "the scenario, name", &scenario.name);
        self.say("scenario.toml", "the scenario, summary", &scenario.summary);
        scenario.factions.iter().for_each(|faction| self.faction(faction));
    }

    fn faction(&mut self, faction: &Faction) {
        let place = |field: &str| format!("faction “{}”, {field}", faction.id);
        let name = format!("scenario.toml: {}", place("name"));
        self.add(TextKind::Group, name, &faction.name);
        self.say("scenario.toml", &place("creed"), &faction.creed);
        self.say("scenario.toml", &place("brief"), &faction.brief);
        for (at, hero) in faction.heroes.iter().enumerate() {
            self.say("scenario.toml", &place(&format!("hero {}, name", at + 1)), &hero.name);
        }
        if let Some(garrison) = &faction.garrison {
            self.say("scenario.toml", &place("garrison, name"), &garrison.name);
        }
    }

    fn card(&mut self, card: &Card) {
        let own = format!("card “{}”", card.id);
        for (field, text) in
            [("title", &card.title), ("flavour", &card.flavour), ("text", &card.text)]
        {
            self.say("events.toml", &format!("{own}, {field}"), text);
        }
        for (at, option) in card.options.iter().enumerate() {
            let own = format!("{own}, option {}", at + 1);
            self.say("events.toml", &format!("{own}, label"), &option.label);
            self.say("events.toml", &format!("{own}, text"), &option.text);
            self.effects(&own, &option.effects);
        }
        let own = format!("{own}, default");
        self.say("events.toml", &format!("{own}, text"), &card.default.text);
        self.effects(&own, &card.default.effects);
    }

    /// The words of effects: an effect has those of what it brings about.
    fn effects(&mut self, place: &str, effects: &[Effect]) {
        for (at, effect) in effects.iter().enumerate() {
            let place = format!("{place}, effect {}", at + 1);
            for (field, text) in effect_words(effect) {
                self.say("events.toml", &format!("{place}, {field}"), text);
            }
            if let Effect::Motion { measure: Measure::Effects { effects }, .. } = effect {
                self.effects(&format!("{place}, measure"), effects);
            }
        }
    }

    fn article(&mut self, number: usize, article: &Article) {
        let own = format!("article {number}");
        self.say("constitution.toml", &format!("{own}, title"), &article.title);
        self.say("constitution.toml", &format!("{own}, text"), &article.text);
        for (at, row) in article.alternatives.iter().enumerate() {
            let own = format!("{own}, alternative {}", at + 1);
            self.say("constitution.toml", &format!("{own}, text"), &row.text);
            self.say("constitution.toml", &format!("{own}, changes"), &row.changes);
        }
    }

    fn city(&mut self, city: &City) {
        self.say("city.toml", "the city, name", &city.name);
        for map in &city.maps {
            self.say("city.toml", &format!("map “{}”, name", map.id), &map.name);
        }
        city.objectives.iter().for_each(|row| self.objective(row));
    }

    fn objective(&mut self, objective: &Objective) {
        let own = format!("objective “{}”", objective.id);
        self.say("city.toml", &format!("{own}, name"), &objective.name);
        self.say("city.toml", &format!("{own}, flavour"), &objective.flavour);
        for (at, effect) in objective.effects.iter().enumerate() {
            if let HoldEffect::Goods { what, .. } = effect {
                self.say("city.toml", &format!("{own}, effect {}, what", at + 1), what);
            }
        }
    }

    fn street_card(&mut self, card: &StreetCard) {
        self.say("stasis.toml", &format!("card “{}”, title", card.id), &card.title);
        self.say("stasis.toml", &format!("card “{}”, flavour", card.id), &card.flavour);
    }
}

/// What an effect says, by its fields.
fn effect_words(effect: &Effect) -> Vec<(&'static str, &str)> {
    match effect {
        Effect::Support { label, .. } => vec![("label", label)],
        Effect::Motion { title, text, changes, .. } => {
            vec![("title", title), ("text", text), ("changes", changes)]
        }
        Effect::Article { title, text, .. } | Effect::Law { title, text, .. } => {
            vec![("title", title), ("text", text)]
        }
        Effect::Task { text } => vec![("text", text)],
        Effect::Change { .. }
        | Effect::Stasis { .. }
        | Effect::Wrath { .. }
        | Effect::Exile { .. }
        | Effect::Recall { .. }
        | Effect::Enfranchise { .. }
        | Effect::Disenfranchise { .. }
        | Effect::Supremacy { .. } => Vec::new(),
    }
}
