//! Everything that people read of a scenario, so that it can be translated: what its files say, and then
//! what the program says of them in words of its own, such as what a Stasis card does.

use game::{Text, TextKind};

use crate::content::{
    Article, Card, City, Content, Draft, Effect, Faction, HoldEffect, Lever, Measure, Objective,
    Scenario, StreetCard,
};
use crate::law::texts::words;
use crate::sheets::{self, SheetsView};
use crate::state::State;

/// Every text of a draft with its place, in the order of the files; nothing of one that is broken.
#[must_use]
pub fn texts(draft: &Draft) -> Vec<Text> {
    let Ok(content) = Content::checked(draft.clone()) else { return Vec::new() };
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
    let state = crate::apply::begun(content);
    list.made(&sheets::sheets(&state.content));
    list.levers(&state);
    list.0
}

#[derive(Default)]
struct List(Vec<Text>);

impl List {
    fn add(&mut self, kind: TextKind, place: String, text: &str) {
        if !text.trim().is_empty() {
            self.0.push(Text { text: text.to_owned(), place, kind });
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

    /// What the program says of the files in words of its own.
    fn made(&mut self, sheets: &SheetsView) {
        for row in &sheets.factions {
            let place = format!("faction “{}”, how it starts", row.id);
            row.notes.iter().for_each(|text| self.say(BY_ITSELF, &place, text));
        }
        for row in sheets.decks.iter().flat_map(|deck| &deck.cards) {
            let place = format!("card “{}”, what it does", row.card.id);
            let effects = row.card.options.iter().flat_map(|option| &option.effects);
            effects.chain(&row.card.default).for_each(|text| self.say(BY_ITSELF, &place, text));
        }
        for row in &sheets.objectives {
            let place = format!("objective “{}”, what it brings", row.id);
            row.effects.iter().flat_map(|text| in_each_act(text)).for_each(|text| {
                self.say(BY_ITSELF, &place, &text);
            });
        }
        for row in &sheets.street {
            self.say(BY_ITSELF, &format!("Stasis card “{}”, what it does", row.id), &row.text);
        }
    }

    /// What the program obeys of articles and laws, once they are in force.
    fn levers(&mut self, state: &State) {
        let (constitution, events) = (state.content.constitution(), state.content.events());
        let articles = constitution.articles.iter().flat_map(|article| {
            let ready = article.alternatives.iter().filter_map(|row| row.lever.as_ref());
            article.lever.iter().chain(ready)
        });
        let cards = events.cards.iter().flat_map(|card| {
            let outcomes = card.options.iter().flat_map(|option| &option.effects);
            outcomes.chain(&card.default.effects).flat_map(effect_levers)
        });
        for lever in articles.chain(cards) {
            self.say(BY_ITSELF, "what the program obeys of a text", &words::lever(state, lever));
        }
    }
}

/// What stands in the place of a file where no file has the text.
const BY_ITSELF: &str = "made by the program";

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

/// The levers that an effect brings into force.
fn effect_levers(effect: &Effect) -> Vec<&Lever> {
    match effect {
        Effect::Article { lever, .. } | Effect::Law { lever, .. } => lever.iter().collect(),
        Effect::Motion { measure: Measure::Effects { effects }, .. } => {
            effects.iter().flat_map(effect_levers).collect()
        }
        Effect::Motion { measure, .. } => measure.lever().into_iter().collect(),
        _ => Vec::new(),
    }
}

/// A sentence on paper, and in play, where it says the number of the Act.
fn in_each_act(text: &str) -> Vec<String> {
    const ACT: &str = "the Act number";
    let acts = (1..=crate::content::ACTS).filter(|_| text.contains(ACT));
    let said = acts.map(|act| text.replace(ACT, &format!("{act} ({ACT})")));
    [text.to_owned()].into_iter().chain(said).collect()
}
