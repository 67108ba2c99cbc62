//! What Control holds up before the room.

use serde::Serialize;

use crate::content::Counter;
use crate::control::figures::{FigureName, words};
use crate::control::stage::Subject;
use crate::control::stage::rules::may_hold_up;
use crate::cycle::events::view::{CardView, card};
use crate::ids::FactionId;
use crate::ledger::{self, Figure};
use crate::state::{Faction, State};

/// What Control holds up before the room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct SpotlightView {
    /// What.
    pub on: Subject,
    /// A few words over it: "Article 3", "The Medes", "Divine Wrath".
    pub kicker: String,
    /// Its title, or the name of the figure.
    pub title: String,
    /// Its text; may be empty.
    pub text: String,
    /// An event's face.
    pub card: Option<CardView>,
    /// The figures to show with their names, the largest first.
    pub figures: Vec<(String, Figure)>,
    /// Whose it is.
    pub faction: Option<FactionId>,
}

/// What is held up.
pub(crate) fn spotlight(state: &State) -> Option<SpotlightView> {
    let on = state.stage.spotlight.as_ref().filter(|on| may_hold_up(state, on))?;
    let bare = |kicker: String, title: &str, text: &str| SpotlightView {
        on: on.clone(),
        kicker,
        title: title.to_owned(),
        text: text.to_owned(),
        card: None,
        figures: Vec::new(),
        faction: None,
    };
    Some(match on {
        Subject::Card { card: id } => {
            let face = card(state, id);
            let deck = &state.content.events().decks[face.deck as usize].name;
            SpotlightView {
                card: Some(face.clone()),
                ..bare(deck.clone(), &face.title, &face.text)
            }
        }
        Subject::Faction { faction } => {
            let row = state.find(faction)?;
            SpotlightView {
                figures: of_faction(state, row),
                faction: Some(faction.clone()),
                ..bare(standing(row).into(), &row.name, &state.printed(row).creed)
            }
        }
        Subject::Figure { figure } => {
            let (name, figure, faction) = named(state, figure)?;
            let kicker = faction.map_or("The city", |id| state.name(id)).to_owned();
            SpotlightView {
                figures: vec![(name.clone(), figure)],
                faction: faction.cloned(),
                ..bare(kicker, &name, "")
            }
        }
        Subject::Article { article } => {
            let at = state.code.place_of(*article)?;
            let row = &state.code.constitution[at];
            bare(format!("Article {}", at + 1), &row.title, &row.words.text)
        }
        Subject::Law { law } => {
            let row = state.code.laws.iter().find(|row| row.id == *law)?;
            bare("A law in force".into(), &row.title, &row.text)
        }
        Subject::Motion { motion } => {
            let row = state.motion(*motion)?;
            let by = row.by.as_ref();
            let kicker = by
                .map_or("A motion".to_owned(), |id| format!("A motion of the {}", state.name(id)));
            SpotlightView { faction: row.by.clone(), ..bare(kicker, &row.title, &row.text) }
        }
    })
}

fn standing(faction: &Faction) -> &'static str {
    match (faction.citizen, faction.exiled) {
        (true, false) => "A faction of citizens",
        (true, true) => "A faction in exile",
        (false, false) => "A faction without citizenship",
        (false, true) => "A faction without citizenship, in exile",
    }
}

/// The figures of a faction that are not 0, the largest first; its strength and its Arête always.
fn of_faction(state: &State, faction: &Faction) -> Vec<(String, Figure)> {
    let counter = |counter: Counter| {
        let figure = faction.counters.get(&counter);
        (words::counter(counter).to_owned(), figure.map(ledger::figure).unwrap_or_default())
    };
    let others = [Counter::Tyche, Counter::Horses, Counter::Talents, Counter::Doom];
    let others = others.map(counter).into_iter().filter(|(_, figure)| figure.value != 0);
    let strength = ("Strength".to_owned(), words::strength(state, faction));
    let mut rows: Vec<_> = [strength, counter(Counter::Arete)].into_iter().chain(others).collect();
    rows.sort_by_key(|(_, figure)| std::cmp::Reverse(figure.value));
    rows
}

fn named<'a>(
    state: &State,
    name: &'a FigureName,
) -> Option<(String, Figure, Option<&'a FactionId>)> {
    Some(match name {
        FigureName::Stasis => ("Stasis".into(), ledger::figure(&state.totals.stasis), None),
        FigureName::Wrath => ("Divine Wrath".into(), ledger::figure(&state.totals.wrath), None),
        FigureName::Faction { faction, counter } => {
            let ledger = state.find(faction)?.counters.get(counter);
            let figure = ledger.map(ledger::figure).unwrap_or_default();
            (words::counter(*counter).to_owned(), figure, Some(faction))
        }
    })
}
