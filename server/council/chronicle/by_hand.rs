//! What Control did out of the ordinary, with its reason; what the log says to everybody is told here
//! once more, so that Control has it together. It is told as it is about to happen, by the names and
//! figures that it found.

use game::{Name, Text, text};

use crate::assembly::agenda::{AgendaEvent, MotionDraft, Proposal};
use crate::chronicle::words::closed;
use crate::control::decks::shown::deck_name;
use crate::control::decks::{DeckName, DecksEvent};
use crate::control::figures::{FigureName, FiguresEvent, shown};
use crate::control::heroes;
use crate::control::heroes::HeroesEvent;
use crate::control::record::RecordEvent;
use crate::cycle::outcome::OutcomeEvent;
use crate::cycle::prytanis::{Appointment, PrytanisEvent};
use crate::cycle::vote::{Subject, VoteEvent};
use crate::event::Event;
use crate::ids::FactionId;
use crate::law::rulings::SettingsEvent;
use crate::law::rulings::shown::ruling;
use crate::law::texts::LawEvent;
use crate::stasis::score::ScoreEvent;
use crate::stasis::streets::StreetsEvent;
use crate::state::State;
use crate::steps::StepsEvent;
use crate::steps::words::phase;

/// What is voted on, after "on".
pub(super) fn title(state: &State) -> Text {
    let Some(ballot) = &state.voting.ballot else { return text!("own-the-matter") };
    match &ballot.subject {
        Subject::Event { card, .. } => text!("own-quoted", title = &state.card(card).title),
        Subject::Motion(id) => state
            .motion(*id)
            .map_or_else(|| text!("own-the-motion"), |row| text!("own-quoted", title = &row.title)),
    }
}

/// What was proposed: "a motion “Of Bread”", "another text for Article 3, “Of Ties”".
pub(super) fn proposed(state: &State, row: &Proposal) -> Text {
    let title = &row.words.title;
    match row.motion {
        MotionDraft::Article { .. } | MotionDraft::Law { .. } | MotionDraft::Deed { .. } => {
            text!("own-a-motion", title = title)
        }
        MotionDraft::Alternative { article, .. } => match state.code.place_of(article) {
            Some(at) => text!("own-another-text-for-article", at = at + 1, title = title),
            None => text!("own-another-text", title = title),
        },
    }
}

/// What Control does by an event, if it does it by hand; `state` is as it is before.
pub(super) fn by_hand(state: &State, event: &Event) -> Option<Text> {
    Some(match event {
        Event::Figures(event) => return in_a_figure(state, event),
        Event::Heroes(event) => return on_a_hero(state, event),
        Event::Law(event) => return in_a_text(state, event),
        Event::Agenda(event) => return on_the_agenda(state, event),
        Event::Streets(event) => return in_the_streets(state, event),
        Event::Decks(event) => return in_a_deck(state, event),
        Event::Settings(SettingsEvent::SettingChanged { key, value }) => {
            text!("by-hand-ruled", ruling = ruling(key, value))
        }
        Event::Vote(VoteEvent::BallotVoided { reason, .. }) => {
            text!("by-hand-voided", title = title(state), reason = closed(reason))
        }
        Event::Outcome(OutcomeEvent::OutcomeRevised { reason, .. }) => {
            let outcome = state.happening.outcome.as_ref();
            let of = outcome.map_or("", |row| state.outcome_title(&row.of));
            text!("by-hand-outcome", title = of, reason = closed(reason))
        }
        Event::Prytanis(PrytanisEvent::PrytanisAppointed {
            faction,
            how: Appointment::Control { reason },
        }) => text!("by-hand-chair", who = the(state, faction), reason = closed(reason)),
        Event::Steps(StepsEvent::PhaseSkipped { phase: skipped }) => {
            text!("by-hand-phase", phase = phase(*skipped))
        }
        Event::Score(ScoreEvent::ScoreCorrected { reason, .. }) => {
            text!("by-hand-score", reason = closed(reason))
        }
        Event::Record(RecordEvent::Rewound { .. }) => text!("by-hand-back"),
        _ => return None,
    })
}

fn the(state: &State, id: &FactionId) -> Name {
    Name::of(state.name(id))
}

fn in_a_figure(state: &State, event: &FiguresEvent) -> Option<Text> {
    let the = |id| the(state, id);
    Some(match event {
        FiguresEvent::FigureSet { figure, to, reason } => {
            let reason = closed(reason);
            match figure {
                FigureName::Stasis => {
                    let from = state.totals.stasis.value();
                    text!("by-hand-stasis", from = from, to = to, reason = reason)
                }
                FigureName::Wrath => {
                    let from = state.totals.wrath.value();
                    text!("by-hand-wrath", from = from, to = to, reason = reason)
                }
                FigureName::Faction { faction, counter } => text!(
                    "by-hand-counter",
                    what = shown::named(state, *counter),
                    who = the(faction),
                    from = state.faction(faction).counter(*counter),
                    to = to,
                    reason = reason
                ),
            }
        }
        FiguresEvent::StandingSet { faction, citizen, exiled, reason } => {
            let standing = match (citizen, exiled) {
                (true, false) => "by-hand-citizens",
                (true, true) => "by-hand-citizens-in-exile",
                (false, false) => "by-hand-no-citizens",
                (false, true) => "by-hand-no-citizens-in-exile",
            };
            text!(standing, who = the(faction), reason = closed(reason))
        }
        FiguresEvent::SupportAdded { faction, by, label, .. } => {
            text!("by-hand-support", who = the(faction), by = by, reason = closed(label))
        }
        FiguresEvent::Given { .. }
        | FiguresEvent::CounterNamed { .. }
        | FiguresEvent::SupportRemoved { .. } => return None,
    })
}

/// As the log has it.
fn on_a_hero(state: &State, event: &HeroesEvent) -> Option<Text> {
    heroes::shown::before(state, event).map(|draft| draft.text)
}

fn in_a_text(state: &State, event: &LawEvent) -> Option<Text> {
    Some(match event {
        LawEvent::SupremacySet { faction: Some(id), reason } => {
            text!("by-hand-supremacy", who = the(state, id), reason = closed(reason))
        }
        LawEvent::SupremacySet { faction: None, reason } => {
            text!("by-hand-supremacy-of-nobody", reason = closed(reason))
        }
        LawEvent::TieBreakerSet { faction: Some(id), reason } => {
            text!("by-hand-ties", who = the(state, id), reason = closed(reason))
        }
        LawEvent::TieBreakerSet { faction: None, reason } => {
            text!("by-hand-ties-itself", reason = closed(reason))
        }
        LawEvent::LawRepealed { reason, .. } => {
            text!("by-hand-repealed", reason = closed(reason))
        }
        LawEvent::ArticleChanged { article, reason, .. } => {
            let at = state.code.place_of(state.article_named(*article))?;
            text!("by-hand-article", at = at + 1, reason = closed(reason))
        }
        LawEvent::LawProclaimed { .. }
        | LawEvent::ArticleAdded { .. }
        | LawEvent::ArticleRepealed { .. } => return None,
    })
}

fn on_the_agenda(state: &State, event: &AgendaEvent) -> Option<Text> {
    match event {
        AgendaEvent::ProposalDeclined { proposal, reason } => {
            let row = state.assembly.proposals.iter().find(|row| row.id == *proposal)?;
            let (what, who) = (proposed(state, row), the(state, &row.by));
            Some(text!("by-hand-declined", what = what, who = who, reason = closed(reason)))
        }
        AgendaEvent::MotionStruck { motion, reason } => {
            let title = state.motion(*motion).map_or("", |row| &row.title);
            Some(text!("by-hand-struck", title = title, reason = closed(reason)))
        }
        _ => None,
    }
}

fn in_the_streets(state: &State, event: &StreetsEvent) -> Option<Text> {
    Some(match event {
        StreetsEvent::UnitsCorrected { faction, reason, .. } => {
            text!("by-hand-units", who = the(state, faction), reason = closed(reason))
        }
        StreetsEvent::HeroCorrected { hero, reason, .. } => {
            text!("by-hand-hero", hero = hero, reason = closed(reason))
        }
        StreetsEvent::ColossusMoved { reason: Some(reason), .. } => {
            text!("by-hand-colossus", reason = closed(reason))
        }
        StreetsEvent::CityEntered { .. } => text!("by-hand-real-map"),
        _ => return None,
    })
}

/// What Control did in a deck.
fn in_a_deck(state: &State, event: &DecksEvent) -> Option<Text> {
    let of = |deck: &DeckName| deck_name(state, *deck);
    Some(match event {
        DecksEvent::CardWritten { card, .. } => text!("by-hand-card-written", title = &card.title),
        DecksEvent::DeckOpened { deck } => text!("by-hand-deck-opened", deck = of(deck)),
        DecksEvent::DeckMixed { deck, .. } => text!("by-hand-deck-mixed", deck = of(deck)),
        DecksEvent::Concealed { .. } => text!("by-hand-concealed"),
        DecksEvent::CardMoved { deck, reason, .. } => {
            text!("by-hand-card-moved", deck = of(deck), reason = closed(reason))
        }
        DecksEvent::CardsTaken { faction, cards, reason } => {
            let who = the(state, faction);
            text!("by-hand-cards-taken", n = cards.len(), who = who, reason = closed(reason))
        }
        _ => return None,
    })
}
