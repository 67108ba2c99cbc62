//! The log: what happened, in sentences, each with its cause. A hidden thing never writes a line that
//! the reader may not see (N-1).

use game::Actor;

use crate::command::{FigureName, Pick};
use crate::event::{
    Appointment, BattleEvent, DayEvent, DecksEvent, Event, EventsEvent, FiguresEvent, LawEvent,
    OutcomeEvent, PrytanisEvent, RecordEvent, SettingsEvent, Shuffle, SittingEvent, StageEvent,
    StepsEvent, StreetsEvent, VoteEvent,
};
use crate::ids::FactionId;
pub(crate) use crate::log::{Draft, line};
use crate::sentences::{self, by};
use crate::show::headline;
use crate::state::{OutcomeOf, State};
use crate::view::{LogKind, Step, Verdict};
use seats::by_whose_hand;

mod assembly;
mod decks;
pub(crate) mod seats;
pub(crate) mod streets;

/// Lines that speak of the state as it was.
pub(crate) fn before(state: &State, event: &Event) -> Vec<Draft> {
    match event {
        Event::Figures(FiguresEvent::FigureSet { figure, to, reason }) => {
            vec![figure_set(state, figure, *to, reason)]
        }
        Event::Outcome(OutcomeEvent::OutcomeHappened) => happened(state),
        Event::Decks(DecksEvent::DeckOpened { .. })
        | Event::Decks(DecksEvent::DeckClosed)
        | Event::Decks(DecksEvent::DeckMixed { .. })
        | Event::Decks(DecksEvent::CardMoved { .. })
        | Event::Decks(DecksEvent::CardsTaken { .. }) => decks::lines(state, event),
        _ => assembly::before(state, event),
    }
}

/// The line that speaks of the state as it is now.
pub(crate) fn after(state: &State, event: &Event) -> Option<Draft> {
    phases(state, event)
        .or_else(|| council(state, event))
        .or_else(|| support(state, event))
        .or_else(|| votes(state, event))
        .or_else(|| by_hand(state, event))
        .or_else(|| seats::seats(state, event))
        .or_else(|| assembly::assembly(state, event))
        .or_else(|| streets::streets(state, event))
}

fn figure_set(state: &State, figure: &FigureName, to: u32, reason: &str) -> Draft {
    let (name, from, about) = match figure {
        FigureName::Stasis => ("Stasis".to_owned(), state.stasis.value(), None),
        FigureName::Wrath => ("Divine Wrath".to_owned(), state.wrath.value(), None),
        FigureName::Faction { faction, counter } => {
            let row = state.faction(faction);
            let name = format!("{}: {}", row.name, sentences::counter(*counter));
            (name, row.counter(*counter), Some(faction))
        }
    };
    line(LogKind::Figure, format!("{name} {from} → {to}, set by Control: {reason}")).about(about)
}

fn happened(state: &State) -> Vec<Draft> {
    let Some(outcome) = &state.outcome else { return Vec::new() };
    let title = state.outcome_title(&outcome.of);
    let way = match &outcome.of {
        OutcomeOf::Event { card, option: Some(option) } => {
            state.card(card).options[*option].label.clone()
        }
        OutcomeOf::Event { .. } => "nothing passed".to_owned(),
        OutcomeOf::Motion(_) => "adopted".to_owned(),
    };
    let head = line(LogKind::Council, format!("“{title}” is settled: {way}."));
    let told = super::happen::told(state, outcome);
    let changes = outcome.changes.iter().zip(told).map(|(change, says)| {
        let text = match &change.revised {
            None => format!("{says}, by “{title}”"),
            Some(reason) if change.struck => format!("Struck out by Control: {says}: {reason}"),
            Some(reason) => format!("{says}, by “{title}”; changed by Control: {reason}"),
        };
        line(LogKind::Figure, text).about(&change.factions)
    });
    [head].into_iter().chain(changes).collect()
}

fn phases(state: &State, event: &Event) -> Option<Draft> {
    let text = match event {
        Event::Day(DayEvent::RoundBegan { round }) => format!("Action Round {round} begins."),
        Event::Steps(StepsEvent::CycleBegan { cycle }) => format!("Cycle {cycle} begins."),
        Event::Steps(StepsEvent::CycleEnded) => {
            "The cycle ends; grants and the horse bonus lapse.".to_owned()
        }
        Event::Steps(StepsEvent::StepBegan { step: Step::Debate, .. }) => {
            "The debate is open.".to_owned()
        }
        Event::Steps(StepsEvent::StepBegan { step: Step::Race, .. }) => {
            "Horses are being concealed.".to_owned()
        }
        Event::Steps(StepsEvent::PhaseSkipped { phase }) => {
            format!("Control ends the {} phase as it stands.", sentences::phase(*phase))
        }
        Event::Day(DayEvent::DiplomacyCalled) => {
            let called = match state.actor {
                Actor::Control { .. } => "Control calls the Diplomacy Round",
                Actor::Clock | Actor::Seat(_) => "The bell calls the Diplomacy Round",
            };
            format!("{called} for the end of this phase.")
        }
        Event::Day(DayEvent::DiplomacyCancelled) => "The Diplomacy Round is called off.".to_owned(),
        Event::Sitting(SittingEvent::AssemblyOpened { .. }) => "The Assembly sits.".to_owned(),
        Event::Sitting(SittingEvent::AssemblyClosed) => "The Assembly is over.".to_owned(),
        Event::Day(DayEvent::DiplomacyBegan { resume }) => format!(
            "The Diplomacy Round begins. Play resumes with the {} phase.",
            sentences::phase(*resume)
        ),
        Event::Sitting(SittingEvent::AssemblyAnnounced) => format!(
            "The agenda is full with {} motions{}: an Assembly opens the next Diplomacy Round.",
            state.agenda_count(),
            by(state.reason("agenda_full"))
        ),
        Event::Streets(StreetsEvent::StasisBrokeOut) => {
            let article = by(state.reason("stasis_threshold"));
            format!("Stasis breaks out at {}{article}.", state.stasis.value())
        }
        Event::Streets(StreetsEvent::StasisEnded { stasis }) => {
            format!("The stasis is over; the Stasis number stands at {stasis}.")
        }
        Event::Day(DayEvent::ActBegan { act }) => format!("Act {act} begins."),
        _ => return None,
    };
    Some(line(LogKind::Phase, text))
}

fn council(state: &State, event: &Event) -> Option<Draft> {
    let kind = LogKind::Council;
    Some(match event {
        Event::Events(EventsEvent::DeckShuffled { deck, why, .. }) => {
            let name = &state.content.events().decks[*deck].name;
            let why = match why {
                Shuffle::Start => return None,
                Shuffle::Act => format!("The cards of Act {} are shuffled into", state.act),
                Shuffle::Discards => "The discards are shuffled back into".to_owned(),
            };
            line(kind, format!("{why} the deck “{name}”."))
        }
        Event::Events(EventsEvent::CardTurnedUp { card, .. }) => {
            line(kind, format!("“{}” is turned up.", state.card(card).title))
        }
        Event::Prytanis(PrytanisEvent::PrytanisTied { among }) => {
            let names = state.names(among);
            let article = by(state.reason("presiding"));
            line(kind, format!("{names} are tied for Prytanis{article}.")).about(among)
        }
        Event::Prytanis(PrytanisEvent::PrytanisAppointed { faction, how }) => {
            line(kind, appointment(state, faction, how)).about([faction])
        }
        Event::Prytanis(PrytanisEvent::NobodyPresides) => {
            line(kind, "No citizen can preside; Control chooses.")
        }
        Event::Events(EventsEvent::EventsActivated { cards }) => {
            let titles: Vec<_> =
                cards.iter().map(|card| format!("“{}”", state.card(card).title)).collect();
            let article = by(state.reason("events_activated"));
            line(kind, format!("Activated: {}{article}.", titles.join(", "))).about(&state.prytanis)
        }
        Event::Outcome(OutcomeEvent::TargetChosen { faction, .. }) => {
            line(kind, format!("The {} are named.", state.name(faction))).about([faction])
        }
        Event::Figures(FiguresEvent::Given { from, to, what, amount }) => {
            let (giver, taker) = (state.name(from), state.name(to));
            let what = sentences::counter(*what);
            line(LogKind::Figure, format!("The {giver} give {amount} {what} to the {taker}."))
                .about([from, to])
        }
        _ => return None,
    })
}

fn appointment(state: &State, faction: &FactionId, how: &Appointment) -> String {
    let name = state.name(faction);
    let article = by(state.reason("presiding"));
    match how {
        Appointment::Elected => format!("The {name} preside: they are elected{article}."),
        Appointment::Highest => format!("The {name} preside with the highest Arête{article}."),
        Appointment::Lowest => format!("The {name} preside with the lowest Arête{article}."),
        Appointment::InTurn => format!("The {name} preside: it is their turn{article}."),
        Appointment::Lot => format!("The {name} preside: the lot fell on them{article}."),
        Appointment::Picked { by: Some(by) } => {
            let article = sentences::by(state.reason_of_supremacy());
            let holder = state.name(by);
            format!("The {name} preside: the {holder} hold supremacy{article} and broke the tie.")
        }
        Appointment::Picked { by: None } => format!("The {name} preside: Control broke the tie."),
        Appointment::Control { reason } => {
            format!("The {name} preside, appointed by Control: {reason}")
        }
    }
}

fn support(state: &State, event: &Event) -> Option<Draft> {
    Some(match event {
        Event::Vote(VoteEvent::Voted { faction, .. }) => hidden(state, faction, "locked a vote")?,
        Event::Prytanis(PrytanisEvent::Elected { faction, .. }) => {
            hidden(state, faction, "locked a vote")?
        }
        Event::Battle(BattleEvent::TycheChosen { faction, .. }) => {
            hidden(state, faction, "chose about Tyche")?
        }
        _ => return None,
    })
}

/// C-10, C-15: a seat's own choice leaves no line at all; Control's, in a seat's place, one for Control.
pub(crate) fn hidden(state: &State, faction: &FactionId, did: &str) -> Option<Draft> {
    matches!(state.actor, Actor::Control { .. }).then(|| {
        line(LogKind::Control, format!("Control {did} for the {}.", state.name(faction)))
            .about([faction])
            .for_control()
    })
}

fn votes(state: &State, event: &Event) -> Option<Draft> {
    let kind = LogKind::Vote;
    Some(match event {
        Event::Vote(VoteEvent::BallotOpened { card, option, .. }) => {
            let card = state.card(card);
            let label = &card.options[*option].label;
            line(kind, format!("Put to the vote: “{}”, {label}.", card.title))
        }
        Event::Vote(VoteEvent::VotesRevealed { picks, verdict }) => {
            let total = |pick: Pick| -> i32 {
                picks
                    .iter()
                    .filter(|cast| cast.pick == pick)
                    .map(crate::event::Cast::strength)
                    .sum()
            };
            let (yes, no, abstain) = (total(Pick::Yes), total(Pick::No), total(Pick::Abstain));
            let verdict = ended(*verdict);
            let result = state.ballot.as_ref().and_then(|ballot| ballot.result.as_ref());
            let hands = result.map_or(String::new(), |result| {
                by_whose_hand(state, picks.iter().map(|cast| &cast.faction), &result.hands)
            });
            line(kind, format!("{yes} YES, {no} NO, {abstain} abstained: {verdict}{hands}."))
                .about(picks.iter().map(|cast| &cast.faction))
        }
        Event::Vote(VoteEvent::VotesCounted { yes, no, verdict }) => {
            let verdict = ended(*verdict);
            line(kind, format!("Hands counted in the room: {yes} YES, {no} NO: {verdict}."))
        }
        Event::Vote(VoteEvent::Vetoed { by }) => {
            let who =
                by.as_ref().map_or("Control".to_owned(), |id| format!("The {}", state.name(id)));
            let article = sentences::by(state.reason("veto"));
            line(kind, format!("{who} veto what had passed{article}.")).about(by)
        }
        Event::Vote(VoteEvent::TieDecided { by, pick }) => {
            let who =
                by.as_ref().map_or("Control".to_owned(), |id| format!("The {}", state.name(id)));
            let verdict = if *pick == Pick::Yes { "it passes" } else { "it fails" };
            line(kind, format!("{who} decided the tie: {verdict}.")).about(by)
        }
        Event::Vote(VoteEvent::BallotVoided { reason, .. }) => {
            line(kind, format!("Control voids the vote; it is held again: {reason}"))
        }
        Event::Outcome(OutcomeEvent::OutcomeDrawnUp { card, option: None, .. }) => {
            let title = &state.card(card).title;
            line(kind, format!("Nothing passed on “{title}”; its default comes next."))
        }
        _ => return None,
    })
}

fn ended(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Passed => "passed",
        Verdict::Failed => "failed",
        Verdict::Tied => "tied",
    }
}

fn by_hand(state: &State, event: &Event) -> Option<Draft> {
    let kind = LogKind::Control;
    Some(match event {
        Event::Figures(FiguresEvent::StandingSet { faction, citizen, exiled, reason }) => {
            let name = state.name(faction);
            let citizen = if *citizen { "citizens" } else { "not citizens" };
            let exile = if *exiled { ", in exile" } else { "" };
            line(kind, format!("The {name} are {citizen}{exile}, set by Control: {reason}"))
                .about([faction])
        }
        Event::Law(LawEvent::SupremacySet { faction, reason }) => {
            let who = state.names(faction);
            line(kind, format!("Supremacy: {who}, set by Control: {reason}")).about(faction)
        }
        Event::Law(LawEvent::TieBreakerSet { faction, reason }) => {
            let who = faction.as_ref().map_or("Control", |id| state.name(id));
            line(kind, format!("Tied votes: {who}, set by Control: {reason}")).about(faction)
        }
        Event::Figures(FiguresEvent::SupportAdded { faction, by, label, until }) => {
            let (name, until) = (state.name(faction), sentences::until(*until));
            line(kind, format!("Control gives the {name} {by} support {until}: {label}"))
                .about([faction])
        }
        Event::Figures(FiguresEvent::SupportRemoved { .. }) => {
            line(kind, "Control takes support away.")
        }
        // C-8: only Control knows what it put into a deck.
        Event::Decks(DecksEvent::CardWritten { card, .. }) => {
            line(kind, format!("Control wrote the card “{}”.", card.title)).for_control()
        }
        Event::Outcome(OutcomeEvent::TaskTicked { done: true, task }) => {
            let task = state.tasks.iter().find(|row| row.id == *task)?;
            line(kind, format!("Done: {}", task.text)).for_control()
        }
        Event::Settings(SettingsEvent::SettingChanged { key, .. }) => {
            let row = state.settings.rows().into_iter().find(|row| &row.key == key)?;
            let value = match &row.value {
                crate::settings::Value::Number(number) => number.to_string(),
                crate::settings::Value::Word(word) => {
                    let choice = row.choices.iter().find(|choice| &choice.word == word)?;
                    choice.text.clone()
                }
            };
            line(kind, format!("Ruling {}: {} {value}.", row.rule, row.text))
        }
        Event::Record(RecordEvent::Rewound { anew, .. }) => {
            let again = if *anew { " What was chosen in secret is chosen anew." } else { "" };
            line(kind, format!("Control took the game back. {}{again}", headline(state)))
        }
        Event::Stage(StageEvent::Announced { text }) if !text.is_empty() => {
            line(kind, format!("Control announces: {text}"))
        }
        _ => return None,
    })
}
