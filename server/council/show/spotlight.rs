//! What Control holds up before the room: only what everybody may see anyway (N-1).

use crate::command::{FigureName, Subject};
use crate::content::Counter;
use crate::cycle::events;
use crate::figures;
use crate::ids::{CardId, FactionId};
use crate::ledger;
use crate::sentences;
use crate::state::{Faction, State};
use crate::view::{Figure, SpotlightView};

use super::printed;

/// Whether everybody may see this, and it is there.
pub(crate) fn may_hold_up(state: &State, on: &Subject) -> bool {
    match on {
        Subject::Card { card } => lies_open(state, card),
        Subject::Faction { faction } => state.find(faction).is_some(),
        Subject::Figure { figure: FigureName::Faction { faction, .. } } => {
            state.find(faction).is_some()
        }
        Subject::Figure { figure: FigureName::Stasis | FigureName::Wrath } => true,
        Subject::Article { article } => article_of(state, *article).is_some(),
        Subject::Law { law } => state.laws.iter().any(|row| row.id == *law),
        Subject::Motion { motion } => state.motion(*motion).is_some(),
    }
}

/// Face up, before the council, or discarded.
fn lies_open(state: &State, card: &CardId) -> bool {
    let open =
        |deck: &crate::state::Deck| deck.up.as_ref() == Some(card) || deck.discard.contains(card);
    state.docket.iter().any(|row| &row.card == card) || state.decks.iter().any(open)
}

fn article_of(state: &State, number: u32) -> Option<&crate::content::Article> {
    state.constitution.get((number as usize).checked_sub(1)?)
}

/// What is held up.
pub(super) fn spotlight(state: &State) -> Option<SpotlightView> {
    let on = state.spotlight.as_ref().filter(|on| may_hold_up(state, on))?;
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
            let face = events::view::card(state, id);
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
                ..bare(standing(row).into(), &row.name, &printed(state, row).creed)
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
            let row = article_of(state, *article)?;
            bare(format!("Article {article}"), &row.title, &row.text)
        }
        Subject::Law { law } => {
            let row = state.laws.iter().find(|row| row.id == *law)?;
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
        (sentences::counter(counter).to_owned(), figure.map(ledger::figure).unwrap_or_default())
    };
    let others = [Counter::Tyche, Counter::Horses, Counter::Talents, Counter::Doom];
    let others = others.map(counter).into_iter().filter(|(_, figure)| figure.value != 0);
    let strength = ("Strength".to_owned(), figures::strength(state, faction));
    let mut rows: Vec<_> = [strength, counter(Counter::Arete)].into_iter().chain(others).collect();
    rows.sort_by_key(|(_, figure)| std::cmp::Reverse(figure.value));
    rows
}

fn named<'a>(
    state: &State,
    name: &'a FigureName,
) -> Option<(String, Figure, Option<&'a FactionId>)> {
    Some(match name {
        FigureName::Stasis => ("Stasis".into(), ledger::figure(&state.stasis), None),
        FigureName::Wrath => ("Divine Wrath".into(), ledger::figure(&state.wrath), None),
        FigureName::Faction { faction, counter } => {
            let ledger = state.find(faction)?.counters.get(counter);
            let figure = ledger.map(ledger::figure).unwrap_or_default();
            (sentences::counter(*counter).to_owned(), figure, Some(faction))
        }
    })
}
