//! What the room is shown and told, on screens and in the log.

use game::{Name, Text, text};
use serde::Serialize;

use crate::content::Counter;
use crate::control::figures::{FigureName, shown};
use crate::control::stage::rules::may_hold_up;
use crate::control::stage::{StageEvent, Subject};
use crate::cycle::events::shown::{CardView, card};
use crate::ids::FactionId;
use crate::ledger;
use crate::ledger::Figure;
use crate::log::{LogKind, NewLine, line};
use crate::state::{Faction, State};

// What Control holds up before the room.

/// What Control holds up before the room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct SpotlightView {
    /// What.
    pub on: Subject,
    /// A few words over it: "Article 3", "The Medes", "Divine Wrath".
    pub kicker: Text,
    /// Its title, or the name of the figure.
    pub title: Text,
    /// Its text; may be empty.
    pub text: Text,
    /// An event's face.
    pub card: Option<CardView>,
    /// The figures to show with their names, the largest first.
    pub figures: Vec<(Text, Figure)>,
    /// Whose it is.
    pub faction: Option<FactionId>,
}

/// What is held up.
pub(crate) fn spotlight(state: &State) -> Option<SpotlightView> {
    let on = state.stage.spotlight.as_ref().filter(|on| may_hold_up(state, on))?;
    let bare = |kicker: Text, title: Text, text: Text| SpotlightView {
        on: on.clone(),
        kicker,
        title,
        text,
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
                ..bare(deck.into(), face.title.clone().into(), face.text.clone().into())
            }
        }
        Subject::Faction { faction } => {
            let row = state.find(faction)?;
            SpotlightView {
                figures: of_faction(state, row),
                faction: Some(faction.clone()),
                ..bare(standing(row), (&row.name).into(), (&state.printed(row).creed).into())
            }
        }
        Subject::Figure { figure } => {
            let (name, figure, faction) = named(state, figure)?;
            let kicker = faction.map_or(text!("stage-the-city"), |id| state.name(id).into());
            SpotlightView {
                figures: vec![(name.clone(), figure)],
                faction: faction.cloned(),
                ..bare(kicker, name, Text::default())
            }
        }
        Subject::Article { article } => {
            let at = state.code.place_of(*article)?;
            let row = &state.code.constitution[at];
            bare(text!("stage-article", at = at + 1), (&row.title).into(), (&row.words.text).into())
        }
        Subject::Law { law } => {
            let row = state.code.laws.iter().find(|row| row.id == *law)?;
            bare(text!("stage-a-law-in-force"), (&row.title).into(), (&row.text).into())
        }
        Subject::Motion { motion } => {
            let row = state.motion(*motion)?;
            let by = row.by.as_ref();
            let kicker = by.map_or(text!("stage-a-motion"), |id| {
                text!("stage-a-motion-of", who = Name::of(state.name(id)))
            });
            SpotlightView {
                faction: row.by.clone(),
                ..bare(kicker, (&row.title).into(), (&row.text).into())
            }
        }
    })
}

fn standing(faction: &Faction) -> Text {
    match (faction.citizen, faction.exiled) {
        (true, false) => text!("stage-a-faction-of-citizens"),
        (true, true) => text!("stage-a-faction-in-exile"),
        (false, false) => text!("stage-a-faction-without-citizenship"),
        (false, true) => text!("stage-a-faction-without-citizenship-in"),
    }
}

/// The figures of a faction that are not 0, the largest first; its strength and its Arête always.
fn of_faction(state: &State, faction: &Faction) -> Vec<(Text, Figure)> {
    let counter = |counter: Counter| {
        let figure = faction.counters.get(&counter);
        (shown::named(state, counter), figure.map(ledger::figure).unwrap_or_default())
    };
    let others = [Counter::Tyche, Counter::Horses, Counter::Talents, Counter::Doom];
    let others = others.map(counter).into_iter().filter(|(_, figure)| figure.value != 0);
    let strength = (text!("stage-strength"), shown::strength(state, faction));
    let mut rows: Vec<_> = [strength, counter(Counter::Arete)].into_iter().chain(others).collect();
    rows.sort_by_key(|(_, figure)| std::cmp::Reverse(figure.value));
    rows
}

fn named<'a>(state: &State, name: &'a FigureName) -> Option<(Text, Figure, Option<&'a FactionId>)> {
    Some(match name {
        FigureName::Stasis => (text!("stage-stasis"), ledger::figure(&state.totals.stasis), None),
        FigureName::Wrath => {
            (text!("stage-divine-wrath"), ledger::figure(&state.totals.wrath), None)
        }
        FigureName::Faction { faction, counter } => {
            let ledger = state.find(faction)?.counters.get(counter);
            let figure = ledger.map(ledger::figure).unwrap_or_default();
            (shown::named(state, *counter), figure, Some(faction))
        }
    })
}

// What the log says of what the room is told. What is shown needs no line: everybody sees it.

/// The line on an event.
pub(crate) fn after(_: &State, event: &StageEvent) -> Option<NewLine> {
    match event {
        StageEvent::Announced { text } if !text.is_empty() => {
            Some(line(LogKind::Control, text!("stage-control-announces", text = text)))
        }
        StageEvent::Announced { .. }
        | StageEvent::SceneShown { .. }
        | StageEvent::HeldUp { .. } => None,
    }
}
