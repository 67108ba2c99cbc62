//! What the log says of who presides, and why it is so. A pick leaves no line before the reveal
//! (C-2).

use crate::control::seats::told::{by_whose_hand, hidden, opened_early};
use crate::cycle::prytanis::rules::{arete, is_open};
use crate::cycle::prytanis::{Appointment, PrytanisEvent, view};
use crate::ids::FactionId;
use crate::law::settings::Presiding;
use crate::law::texts::words::{self, by};
use crate::log::{BecauseView, Decision, Draft, LogKind, line};
use crate::state::State;
use crate::steps::Step;

/// The line on an event, of the state as it is now.
pub(crate) fn after(state: &State, event: &PrytanisEvent) -> Option<Draft> {
    let kind = LogKind::Council;
    Some(match event {
        PrytanisEvent::PrytanisTied { among } => {
            let names = state.names(among);
            let article = by(state.reason("presiding"));
            line(kind, format!("{names} are tied for Prytanis{article}.")).about(among)
        }
        PrytanisEvent::PrytanisAppointed { faction, how } => {
            line(kind, appointment(state, faction, how)).about([faction])
        }
        PrytanisEvent::ChairLost { faction } => {
            let row = state.faction(faction);
            let why = if row.exiled { "are in exile" } else { "are no citizens any more" };
            line(kind, format!("The {} {why} and preside no longer.", row.name)).about([faction])
        }
        PrytanisEvent::NobodyPresides => line(kind, "No citizen can preside; Control chooses."),
        PrytanisEvent::ElectionOpened => line(kind, "The council elects its Prytanis."),
        PrytanisEvent::Elected { faction, .. } => hidden(state, faction, "locked a vote")?,
        PrytanisEvent::ElectionRevealed { picks } => {
            let cast = picks.iter().map(|(id, pick, strength)| {
                let whom = pick.as_ref().map_or("nobody", |id| state.name(id));
                format!("{} {strength} for {whom}", state.name(id))
            });
            let cast = cast.collect::<Vec<_>>().join(", ");
            let ids = picks.iter().map(|(id, ..)| id);
            let result =
                state.chair.election.as_ref().and_then(|election| election.result.as_ref());
            let hands =
                result.map_or(String::new(), |result| by_whose_hand(state, ids, &result.reveal));
            let asked = picks.iter().map(|(id, ..)| id);
            let early = result.map_or(String::new(), |row| opened_early(state, asked, &row.reveal));
            line(LogKind::Vote, format!("The election: {cast}{hands}.{early}"))
                .about(picks.iter().map(|(id, ..)| id))
        }
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
        Appointment::Picked { by: Some(holder) } => {
            let article = by(state.reason_of_supremacy());
            let holder = state.name(holder);
            format!("The {name} preside: the {holder} hold supremacy{article} and broke the tie.")
        }
        Appointment::Picked { by: None } => format!("The {name} preside: Control broke the tie."),
        Appointment::Control { reason } => {
            format!("The {name} preside, appointed by Control: {reason}")
        }
    }
}

/// C-2, C-3: told as the Prytanis is appointed.
pub(crate) fn because(state: &State, id: &FactionId, how: &Appointment) -> BecauseView {
    let name = state.name(id);
    let presiding = |sentence: String| {
        let reason = state.reason("presiding").map(words::reason);
        BecauseView::new(Decision::Prytanis, "C-2", reason, sentence)
    };
    match how {
        Appointment::Highest => presiding(first_of(state, id, "highest", u32::gt)),
        Appointment::Lowest => presiding(first_of(state, id, "lowest", u32::lt)),
        Appointment::InTurn => presiding(match &state.chair.presided {
            Some(last) if last != id => {
                let last = state.name(last);
                format!("The {last} presided last; the {name} are the next with a vote, clockwise.")
            }
            Some(_) | None => format!("The {name} are the first with a vote, clockwise."),
        }),
        Appointment::Lot => {
            let all = state.voters().count();
            presiding(format!("The lot fell on the {name}, one of {all} with a vote."))
        }
        Appointment::Elected => presiding(view::elected_now(state, id)),
        Appointment::Picked { by } => {
            let reason = by.as_ref().and_then(|_| state.reason_of_supremacy());
            let who = match by {
                Some(by) => format!("the {} hold supremacy and picked", state.name(by)),
                None => "nobody holds supremacy, so Control picked".into(),
            };
            let sentence = format!("{}; {who} the {name}.", tie(state));
            BecauseView::new(Decision::Prytanis, "C-3", reason.map(words::reason), sentence)
        }
        Appointment::Control { reason } => {
            let sentence = format!("Control appointed the {name}: {reason}");
            BecauseView::new(Decision::Prytanis, "N-4", None, sentence)
        }
    }
}

pub(crate) fn tied(state: &State) -> Option<BecauseView> {
    if state.course.step != Step::TieForPrytanis && !is_open(state) {
        return None;
    }
    let reason = state.chair.supremacy.as_ref().and_then(|_| state.reason_of_supremacy());
    let who = match &state.chair.supremacy {
        Some(id) => format!("the {} hold supremacy and pick", state.name(id)),
        None => "nobody holds supremacy, so Control picks".into(),
    };
    let sentence = format!("{}; {who}.", tie(state));
    Some(BecauseView::new(Decision::Prytanis, "C-3", reason.map(words::reason), sentence))
}

/// Who has the most Arête or the least, and who comes next.
fn first_of(state: &State, id: &FactionId, most: &str, before: fn(&u32, &u32) -> bool) -> String {
    let (name, value) = (state.name(id), arete(state.faction(id)));
    let others = || state.voters().filter(|row| &row.id != id);
    let next = others().map(arete).reduce(|best, one| if before(&one, &best) { one } else { best });
    let Some(next) = next else {
        return format!("The {name} preside: nobody else has a vote.");
    };
    let names = state.names(others().filter(|row| arete(row) == next).map(|row| &row.id));
    format!(
        "The {name} have the {most} Arête of all with a vote, {value}; then {names} with {next}."
    )
}

/// Several who are tied for Prytanis.
fn tie(state: &State) -> String {
    let names = state.names(&state.chair.tied);
    let value = state.chair.tied.first().map_or(0, |id| arete(state.faction(id)));
    match state.settings.presiding {
        Presiding::HighestArete => format!("{names} have the highest Arête, {value} each"),
        Presiding::LowestArete => format!("{names} have the lowest Arête, {value} each"),
        Presiding::InTurn | Presiding::Lot | Presiding::Elected => format!("{names} are tied"),
    }
}
