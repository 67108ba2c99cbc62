//! A scenario as it is printed and previewed: every card as it will look, with what it does in the
//! words that the table will use. Knows all of the content, so it is for writers and for Control only.

use std::collections::BTreeMap;

use game::{Text, text};
use serde::Serialize;

use crate::content::{
    Amount, Card, Content, Counter, Effect, Faction, Garrison, HeroDraft, Pattern, Round,
};
use crate::control::figures::shown::{self, CounterView};
use crate::cycle::events::shown::CardView;
use crate::cycle::grants::Duty;
use crate::cycle::grants::shown::HeroView;
use crate::ids::{CardId, FactionId, ObjectiveId};
use crate::law::settings::SettingView;
use crate::law::texts;
use crate::law::texts::shown::ArticleView;
use crate::stasis::powers::words::street_effect;
use crate::stasis::spoils::shown::hold_effect;
use crate::state::State;

/// Everything that can be printed of a scenario.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct SheetsView {
    /// The scenario's name.
    pub name: String,
    /// One or two sentences on it.
    pub summary: String,
    /// The factions in seat order.
    pub factions: Vec<FactionSheet>,
    /// The three event decks.
    pub decks: Vec<DeckSheet>,
    /// The Stasis cards, each once.
    pub street: Vec<StreetSheet>,
    /// The constitution at the start.
    pub articles: Vec<ArticleView>,
    /// The objectives of the city, map by map.
    pub objectives: Vec<ObjectiveSheet>,
    /// The rounds of the day.
    pub plan: Vec<Round>,
    /// The rulings.
    pub settings: Vec<SettingView>,
    /// What the event decks do to each counter in each Act.
    pub balance: Vec<BalanceRow>,
    /// Counters that Control has named otherwise or left out.
    pub counters: Vec<CounterView>,
}

/// A faction as its brief and its seat card print it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[allow(missing_docs)] // the fields are those of `FactionView` at the start
pub struct FactionSheet {
    pub id: FactionId,
    pub name: String,
    pub creed: String,
    /// Paragraphs parted by an empty line; may be empty.
    pub brief: String,
    pub colour: String,
    pub emblem: String,
    pub pattern: Pattern,
    pub citizen: bool,
    pub arete: u32,
    pub tyche: u32,
    pub horses: u32,
    pub talents: u32,
    pub doom: u32,
    pub projects: u32,
    pub heroes: Vec<HeroView>,
    /// What else is so from the start, in sentences: supremacy, deciding ties, a garrison.
    pub notes: Vec<Text>,
}

/// An event deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct DeckSheet {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// An icon.
    pub emblem: String,
    /// Its cards, Act by Act.
    pub cards: Vec<CardSheet>,
}

/// An event card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct CardSheet {
    /// The Act at whose beginning it joins its deck.
    pub act: u32,
    /// The card.
    pub card: CardView,
}

/// A Stasis card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct StreetSheet {
    /// Its id.
    pub id: CardId,
    /// Its title.
    pub title: String,
    /// What it does, in a sentence.
    pub text: Text,
    /// One line of mood.
    pub flavour: String,
    /// An icon.
    pub emblem: String,
    /// How many of it the deck holds.
    pub copies: u32,
}

/// An objective.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct ObjectiveSheet {
    /// Its id.
    pub id: ObjectiveId,
    /// Its map's name.
    pub map: String,
    /// Its name.
    pub name: String,
    /// An icon.
    pub emblem: String,
    /// What holding it brings, in sentences.
    pub effects: Vec<Text>,
}

/// What the outcomes of the event cards do to a counter: every option of every card, and every default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct BalanceRow {
    /// The counter's name.
    pub counter: Text,
    /// By Act, from 1: how many outcomes raise it, how many lower it, and the sums of both.
    pub acts: BTreeMap<u32, Swing>,
}

/// How often and by how much outcomes move a counter. An amount that strikes several factions counts
/// once; what a motion would do is left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[allow(missing_docs)]
pub struct Swing {
    pub raising: u32,
    pub raised: i32,
    pub lowering: u32,
    pub lowered: i32,
}

/// Everything that can be printed of a scenario, as it stands before the first cycle, with the names that the
/// table has given its counters since, and nothing of factions that do not play there.
#[must_use]
pub fn sheets(table: &State) -> SheetsView {
    let content = &table.content;
    let mut state = crate::apply::begun(Content::clone(content));
    state.totals.called.clone_from(&table.totals.called);
    let scenario = content.scenario();
    let plays = scenario.factions.iter().filter(|row| table.find(&row.id).is_some());
    SheetsView {
        name: scenario.name.clone(),
        summary: scenario.summary.clone(),
        factions: plays.map(|row| faction(&state, row)).collect(),
        decks: decks(&state),
        street: street(content),
        articles: state
            .code
            .constitution
            .iter()
            .map(|row| texts::shown::article(&state, row))
            .collect(),
        objectives: objectives(&state),
        plan: scenario.plan.clone(),
        settings: state.settings.rows(),
        balance: balance(&state),
        counters: shown::counters(&state),
    }
}

fn faction(state: &State, row: &Faction) -> FactionSheet {
    let hero = |hero: &HeroDraft| HeroView {
        name: hero.name.clone(),
        value: hero.value,
        duty: Duty::Rest,
        fallen: None,
    };
    FactionSheet {
        id: row.id.clone(),
        name: row.name.clone(),
        creed: row.creed.clone(),
        brief: row.brief.clone(),
        colour: row.colour.clone(),
        emblem: row.emblem.clone(),
        pattern: row.pattern,
        citizen: state.faction(&row.id).citizen,
        arete: row.arete,
        tyche: row.tyche,
        horses: row.horses,
        talents: row.talents,
        doom: row.doom,
        projects: row.projects,
        heroes: row.heroes.iter().map(hero).collect(),
        notes: notes(state, row),
    }
}

/// What else is so of a faction from the start.
fn notes(state: &State, row: &Faction) -> Vec<Text> {
    let supremacy = state.chair.supremacy.as_ref() == Some(&row.id);
    let ties = state.tie_breaker() == Some(&row.id);
    let cards = row.extra_stasis_cards.map(|extra| match extra {
        Amount::Number(many) => text!("sheet-cards", many = many),
        Amount::Word(_) => {
            text!("sheet-cards-of-the-act")
        }
    });
    let garrison = row.garrison.as_ref().map(|Garrison { name, objective, military }| {
        let place = &state.objective(objective).name;
        text!("sheet-garrison", name = name, military = military, place = place)
    });
    [
        supremacy.then(|| text!("sheet-supremacy")),
        ties.then(|| text!("sheet-ties")),
        cards,
        garrison,
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn decks(state: &State) -> Vec<DeckSheet> {
    let events = state.content.events();
    let sheet = |card: &Card| CardSheet {
        act: card.act,
        card: crate::cycle::events::shown::card(state, &card.id),
    };
    let deck = |deck: &crate::content::Deck| {
        let mut cards: Vec<CardSheet> =
            events.cards.iter().filter(|card| card.deck == deck.id).map(sheet).collect();
        cards.sort_by_key(|card| card.act);
        DeckSheet {
            id: deck.id.clone(),
            name: deck.name.clone(),
            emblem: deck.emblem.clone(),
            cards,
        }
    };
    events.decks.iter().map(deck).collect()
}

fn street(content: &Content) -> Vec<StreetSheet> {
    let cards = content.stasis().cards.iter();
    cards
        .map(|card| StreetSheet {
            id: card.id.clone(),
            title: card.title.clone(),
            text: street_effect(&card.effect),
            flavour: card.flavour.clone(),
            emblem: card.emblem.clone(),
            copies: card.copies,
        })
        .collect()
}

fn objectives(state: &State) -> Vec<ObjectiveSheet> {
    let city = state.content.city();
    let sheets = city.maps.iter().flat_map(|map| {
        city.on(&map.id).map(move |row| ObjectiveSheet {
            id: row.id.clone(),
            map: map.name.clone(),
            name: row.name.clone(),
            emblem: row.emblem.clone(),
            effects: row
                .effects
                .iter()
                // Paper outlives the Act in which it was printed.
                .map(|effect| hold_effect(state, effect, None))
                .collect(),
        })
    });
    sheets.collect()
}

/// The counters in the order of the balance table.
const COUNTERS: [Counter; 8] = [
    Counter::Arete,
    Counter::Influence,
    Counter::Tyche,
    Counter::Horses,
    Counter::Talents,
    Counter::Doom,
    Counter::StasisCards,
    Counter::Projects,
];

/// What the cards do to each counter that any of them moves.
fn balance(state: &State) -> Vec<BalanceRow> {
    let cards = &state.content.events().cards;
    let row = |counter: Text, amount: &dyn Fn(&Effect) -> Option<i32>| {
        let mut acts: BTreeMap<u32, Swing> = BTreeMap::new();
        for card in cards {
            let swing = acts.entry(card.act).or_default();
            let outcomes = card.options.iter().map(|option| &option.effects);
            for outcome in outcomes.chain([&card.default.effects]) {
                swing.add(outcome.iter().filter_map(amount).fold(0, i32::saturating_add));
            }
        }
        let moves = acts.values().any(|swing| *swing != Swing::default());
        moves.then_some(BalanceRow { counter, acts })
    };
    let city = [
        row(text!("outcome-stasis"), &|effect| match effect {
            Effect::Stasis { by } => Some(*by),
            _ => None,
        }),
        row(text!("outcome-divine-wrath"), &|effect| match effect {
            Effect::Wrath { by } => Some(*by),
            _ => None,
        }),
    ];
    let counters = COUNTERS.map(|counter| {
        row(shown::named(state, counter), &|effect| match effect {
            Effect::Change { what, by, .. } if *what == counter => Some(*by),
            _ => None,
        })
    });
    city.into_iter().chain(counters).flatten().collect()
}

impl Swing {
    /// Counts what one outcome adds up to.
    pub fn add(&mut self, by: i32) {
        if by > 0 {
            self.raising += 1;
            self.raised = self.raised.saturating_add(by);
        } else if by < 0 {
            self.lowering += 1;
            self.lowered = self.lowered.saturating_add(by);
        }
    }
}
