//! What Control did out of the ordinary, with its reason; what the log says to everybody is told here
//! once more, so that Control has it together.

use crate::assembly::agenda::{AgendaEvent, MotionDraft, Proposal};
use crate::chronicle::words::{closed, count};
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
use crate::law::settings::Value;
use crate::law::texts::LawEvent;
use crate::stasis::score::ScoreEvent;
use crate::stasis::streets::StreetsEvent;
use crate::state::State;
use crate::steps::StepsEvent;
use crate::steps::words::phase;

/// What is voted on, in quotes.
pub(super) fn title(state: &State) -> String {
    let Some(ballot) = &state.voting.ballot else { return "the matter".to_owned() };
    match &ballot.subject {
        Subject::Event { card, .. } => format!("“{}”", state.card(card).title),
        Subject::Motion(id) => {
            state.motion(*id).map_or("the motion".to_owned(), |row| format!("“{}”", row.title))
        }
    }
}

/// What was proposed: "a motion “Of Bread”", "another text for Article 3, “Of Ties”".
pub(super) fn proposed(state: &State, row: &Proposal) -> String {
    let title = &row.words.title;
    match row.motion {
        MotionDraft::Article { .. } | MotionDraft::Law { .. } | MotionDraft::Deed { .. } => {
            format!("a motion “{title}”")
        }
        MotionDraft::Alternative { article, .. } => match state.code.place_of(article) {
            Some(at) => format!("another text for Article {}, “{title}”", at + 1),
            None => format!("another text for “{title}”"),
        },
    }
}

/// What Control did by an event, if it did it by hand.
pub(super) fn by_hand(before: &State, after: &State, event: &Event) -> Option<String> {
    Some(match event {
        Event::Figures(event) => return in_a_figure(before, event),
        Event::Heroes(event) => return on_a_hero(before, event),
        Event::Law(event) => return in_a_text(after, event),
        Event::Agenda(event) => return on_the_agenda(before, event),
        Event::Streets(event) => return in_the_streets(before, event),
        Event::Decks(event) => return in_a_deck(before, event),
        Event::Settings(SettingsEvent::SettingChanged { key, .. }) => return ruled(after, key),
        Event::Vote(VoteEvent::BallotVoided { reason, .. }) => {
            format!("Control voided the vote on {}: {}", title(before), closed(reason))
        }
        Event::Outcome(OutcomeEvent::OutcomeRevised { reason, .. }) => {
            let outcome = before.happening.outcome.as_ref();
            let of = outcome.map_or("", |row| before.outcome_title(&row.of));
            format!("Control changed a line of what “{of}” did: {}", closed(reason))
        }
        Event::Prytanis(PrytanisEvent::PrytanisAppointed {
            faction,
            how: Appointment::Control { reason },
        }) => format!("Control put {} in the chair: {}", the(before, faction), closed(reason)),
        Event::Steps(StepsEvent::PhaseSkipped { phase: skipped }) => {
            format!("Control ended the {} phase as it stood.", phase(*skipped))
        }
        Event::Score(ScoreEvent::ScoreCorrected { reason, .. }) => {
            format!("Control corrected the score: {}", closed(reason))
        }
        Event::Record(RecordEvent::Rewound { .. }) => {
            "Control took the game back to what was so then.".into()
        }
        _ => return None,
    })
}

fn the(state: &State, id: &FactionId) -> String {
    format!("the {}", state.name(id))
}

fn in_a_figure(before: &State, event: &FiguresEvent) -> Option<String> {
    let the = |id| the(before, id);
    Some(match event {
        FiguresEvent::FigureSet { figure, to, reason } => {
            let (name, from) = match figure {
                FigureName::Stasis => {
                    ("the Stasis number".to_owned(), before.totals.stasis.value())
                }
                FigureName::Wrath => ("Divine Wrath".to_owned(), before.totals.wrath.value()),
                FigureName::Faction { faction, counter } => {
                    let name = format!("{} of {}", shown::counter(*counter), the(faction));
                    (name, before.faction(faction).counter(*counter))
                }
            };
            format!("Control set {name} from {from} to {to}: {}", closed(reason))
        }
        FiguresEvent::StandingSet { faction, citizen, exiled, reason } => {
            let citizen = if *citizen { "citizens" } else { "no citizens" };
            let exiled = if *exiled { ", in exile" } else { "" };
            format!("Control made {} {citizen}{exiled}: {}", the(faction), closed(reason))
        }
        FiguresEvent::SupportAdded { faction, by, label, .. } => {
            format!("Control gave {} a support of {by}: {}", the(faction), closed(label))
        }
        FiguresEvent::Given { .. } | FiguresEvent::SupportRemoved { .. } => return None,
    })
}

/// As the log has it.
fn on_a_hero(before: &State, event: &HeroesEvent) -> Option<String> {
    heroes::shown::before(before, event).map(|draft| draft.text.to_string())
}

fn in_a_text(after: &State, event: &LawEvent) -> Option<String> {
    let the = |id| the(after, id);
    Some(match event {
        LawEvent::SupremacySet { faction, reason } => {
            let who = faction.as_ref().map_or("nobody".to_owned(), the);
            format!("Control gave supremacy to {who}: {}", closed(reason))
        }
        LawEvent::TieBreakerSet { faction, reason } => {
            let who = faction.as_ref().map_or("Control".to_owned(), the);
            format!("Control let {who} decide tied votes: {}", closed(reason))
        }
        LawEvent::LawRepealed { reason, .. } => {
            format!("Control repealed a law: {}", closed(reason))
        }
        LawEvent::ArticleChanged { article, reason, .. } => {
            let at = after.code.place_of(after.article_named(*article))?;
            format!("Control gave Article {} another text: {}", at + 1, closed(reason))
        }
        LawEvent::LawProclaimed { .. }
        | LawEvent::ArticleAdded { .. }
        | LawEvent::ArticleRepealed { .. } => return None,
    })
}

fn on_the_agenda(before: &State, event: &AgendaEvent) -> Option<String> {
    match event {
        AgendaEvent::ProposalDeclined { proposal, reason } => {
            let row = before.assembly.proposals.iter().find(|row| row.id == *proposal)?;
            let (what, whose) = (proposed(before, row), the(before, &row.by));
            Some(format!("Control declined {what} of {whose}: {}", closed(reason)))
        }
        AgendaEvent::MotionStruck { motion, reason } => {
            let title = before.motion(*motion).map_or("", |row| &row.title);
            Some(format!("Control took “{title}” off the agenda: {}", closed(reason)))
        }
        _ => None,
    }
}

fn in_the_streets(before: &State, event: &StreetsEvent) -> Option<String> {
    Some(match event {
        StreetsEvent::UnitsCorrected { faction, reason, .. } => {
            format!("Control set units of {} right: {}", the(before, faction), closed(reason))
        }
        StreetsEvent::HeroCorrected { hero, reason, .. } => {
            format!("Control moved {hero}: {}", closed(reason))
        }
        StreetsEvent::ColossusMoved { reason: Some(reason), .. } => {
            format!("Control led the Colossus away: {}", closed(reason))
        }
        StreetsEvent::CityEntered { .. } => {
            "The battles were fought on the real map, and Control entered who held what.".into()
        }
        _ => return None,
    })
}

/// A ruling that is another one.
fn ruled(after: &State, key: &str) -> Option<String> {
    let rows = after.settings.rows();
    let row = rows.iter().find(|row| row.key == key)?;
    let value = match &row.value {
        Value::Number(number) => number.to_string(),
        Value::Word(word) => {
            let choice = row.choices.iter().find(|choice| &choice.word == word)?;
            choice.text.to_string()
        }
    };
    Some(format!(
        "Control ruled otherwise. {}: {value}",
        row.text.to_string().trim_end_matches('.')
    ))
}

/// What Control did in a deck.
fn in_a_deck(before: &State, event: &DecksEvent) -> Option<String> {
    let of = |deck: &DeckName| deck_name(before, *deck);
    Some(match event {
        DecksEvent::CardWritten { card, .. } => format!("Control wrote the card “{}”.", card.title),
        DecksEvent::DeckOpened { deck } => format!("Control looked through {}.", of(deck)),
        DecksEvent::DeckMixed { deck, .. } => format!("Control shuffled {}.", of(deck)),
        DecksEvent::Concealed { .. } => {
            "What lay hidden had been in a file: choices were made anew, and every deck was shuffled."
                .into()
        }
        DecksEvent::CardMoved { deck, reason, .. } => {
            format!("Control moved a card of {}: {}", of(deck), closed(reason))
        }
        DecksEvent::CardsTaken { faction, cards, reason } => {
            let number = u32::try_from(cards.len()).unwrap_or(u32::MAX);
            let cards = count(number, "Stasis card", "Stasis cards");
            format!("Control took {cards} from {}: {}", the(before, faction), closed(reason))
        }
        _ => return None,
    })
}
