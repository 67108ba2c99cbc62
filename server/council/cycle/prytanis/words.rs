//! Who presides (C-2, C-3) in words and in the log.

use game::{Name, Text, text};

use crate::action::Action;
use crate::control::seats::shown::{by_whose_hand, hidden, opened_early};
use crate::control::stage::Scene;
use crate::cycle::events::rules::events_to_choose;
use crate::cycle::prytanis::rules::{arete, elected, is_open};
use crate::cycle::prytanis::{Appointment, PrytanisEvent, view};
use crate::cycle::vote::words::{no_vote, votes_in};
use crate::day::shown::{or_diplomacy, then};
use crate::ids::FactionId;
use crate::law::settings::{Presiding, Ruling};
use crate::law::texts::shown;
use crate::law::texts::shown::by;
use crate::log::{BecauseView, Decision, LogKind, NewLine, line};
use crate::state::{Faction, State};
use crate::steps::Step;
use crate::steps::words::{Ask, Meanwhile, PLAIN, Said, Urgency, locked, revealed};
use crate::words::commas;

// What is said of the choice of the Prytanis (C-2, C-3).

/// The Prytanis is elected, in secret.
pub(crate) const ELECTION: Said = Said {
    scene: |_| Scene::Election,
    archon: electors,
    headline: |_| text!("prytanis-the-council-elects-its-prytanis"),
    now: |state| {
        let article = by(state.reason(Ruling::Presiding));
        (
            text!("prytanis-elect-the-prytanis"),
            text!("prytanis-whom-do-you-want-to", article = article),
        )
    },
    meanwhile: Meanwhile::Asks(election),
    awaited: |_| text!("prytanis-to-elect-the-prytanis"),
    clock: Some(|_| (text!("prytanis-election"), text!("prytanis-the-picks-are-revealed"))),
    button: |state| {
        let says = revealed(
            state,
            text!("prytanis-all-picks-are-shown-at"),
            text!("prytanis-all-picks-are-shown-at-2"),
        );
        (text!("prytanis-reveal-the-election", votes_in = votes_in(state)), says)
    },
    waited: "advice-waiting-election",
    ..PLAIN
};

/// Several are tied for Prytanis.
pub(crate) const TIE: Said = Said {
    scene: election_or_council,
    decides: view::tied,
    headline: |state| {
        text!(
            "prytanis-are-tied-for-prytanis-the",
            who = state.named(&state.chair.tied),
            who2 = state.whom(state.chair.supremacy.as_ref()),
            by = by(state.reason_of_supremacy())
        )
    },
    now: |state| {
        let tied = state.named(&state.chair.tied);
        (text!("prytanis-break-the-tie"), text!("prytanis-are-tied-pick-who-presides", tied = tied))
    },
    meanwhile: Meanwhile::Asks(|state, _| {
        let who = state.whom(state.chair.supremacy.as_ref());
        let sentence = text!("prytanis-waiting-for-to-pick-who", who = who);
        Ask::new(Urgency::Wait, text!("prytanis-a-tie"), sentence)
    }),
    awaited: |_| text!("prytanis-to-pick-the-prytanis"),
    waited: "advice-waiting-ties",
    ..PLAIN
};

/// Somebody presides, or nobody can.
pub(crate) const PRESIDING: Said = Said {
    scene: election_or_council,
    headline: presides,
    meanwhile: Meanwhile::Asks(presiding),
    clock: Some(|state| (text!("prytanis-the-cycle"), then(state, to_the_events(state)))),
    button: |state| or_diplomacy(state, text!("prytanis-turn-to-the-events"), to_the_events(state)),
    ..PLAIN
};

/// The count of an election stays up until the events are turned to.
fn election_or_council(state: &State) -> Scene {
    if state.chair.election.is_some() { Scene::Election } else { Scene::Council }
}

fn electors(state: &State, faction: &Faction) -> Vec<Action> {
    if faction.has_vote() { view::candidates(state) } else { Vec::new() }
}

/// What turning to the events does: there may be nothing to choose, or nobody to choose it.
fn to_the_events(state: &State) -> Text {
    match (&state.chair.prytanis, events_to_choose(state)) {
        (_, 0) => text!("prytanis-no-event-lies-face-up"),
        (Some(_), _) => text!("prytanis-the-prytanis-chooses-what-the"),
        (None, _) => text!("prytanis-control-chooses-what-the-council"),
    }
}

fn presides(state: &State) -> Text {
    match &state.chair.prytanis {
        Some(id) => text!("prytanis-preside", who = Name::of(state.name(id))),
        None => text!("prytanis-nobody-can-preside-control-chooses"),
    }
}

fn presiding(state: &State, faction: &Faction) -> Ask {
    if state.chair.prytanis.as_ref() == Some(&faction.id) {
        let sentence = text!("prytanis-the-cycle-is-yours-the");
        return Ask::new(Urgency::Wait, text!("prytanis-you-preside"), sentence);
    }
    Ask::headline(text!("prytanis-the-cycle-begins"))
}

fn election(state: &State, faction: &Faction) -> Ask {
    if elected(state, faction) {
        return locked();
    }
    Ask::new(Urgency::Wait, text!("prytanis-the-council-elects"), no_vote(state, faction))
}

// What the log says of who presides, and why it is so. A pick leaves no line before the reveal
// (C-2).

/// The line on an event, of the state as it is now.
pub(crate) fn after(state: &State, event: &PrytanisEvent) -> Option<NewLine> {
    let kind = LogKind::Council;
    Some(match event {
        PrytanisEvent::PrytanisTied { among } => {
            let names = state.named(among);
            let article = by(state.reason(Ruling::Presiding));
            line(kind, text!("prytanis-are-tied-for-prytanis", names = names, article = article))
                .about(among)
        }
        PrytanisEvent::PrytanisAppointed { faction, how } => {
            let said = line(kind, appointment(state, faction, how)).about([faction]);
            if matches!(how, Appointment::Picked { .. }) { said.of_seat() } else { said }
        }
        PrytanisEvent::ChairLost { faction } => {
            let row = state.faction(faction);
            let why = if !row.plays() {
                text!("prytanis-have-joined-others")
            } else if row.exiled {
                text!("prytanis-are-in-exile")
            } else {
                text!("prytanis-are-no-citizens-any-more")
            };
            line(
                kind,
                text!("prytanis-and-preside-no-longer", who = Name::of(&row.name), why = why),
            )
            .about([faction])
        }
        PrytanisEvent::NobodyPresides => {
            line(kind, text!("prytanis-no-citizen-can-preside-control"))
        }
        PrytanisEvent::ElectionOpened => {
            line(kind, text!("prytanis-the-council-elects-its-prytanis"))
        }
        PrytanisEvent::Elected { faction, .. } => {
            hidden(state, faction, text!("prytanis-locked-a-vote"))?
        }
        PrytanisEvent::ElectionRevealed { picks, .. } => {
            let cast = picks.iter().map(|(id, pick, strength)| {
                let whom =
                    pick.as_ref().map_or_else(|| text!("nobody"), |id| state.name(id).into());
                text!("prytanis-for", who = state.name(id), strength = strength, whom = whom)
            });
            let cast = commas(cast);
            let ids = picks.iter().map(|(id, ..)| id);
            let result =
                state.chair.election.as_ref().and_then(|election| election.result.as_ref());
            let hands =
                result.map_or(Text::default(), |result| by_whose_hand(state, ids, &result.reveal));
            let asked = picks.iter().map(|(id, ..)| id);
            let early =
                result.map_or(Text::default(), |row| opened_early(state, asked, &row.reveal));
            line(
                LogKind::Vote,
                text!("prytanis-the-election", cast = cast, hands = hands, early = early),
            )
            .about(picks.iter().map(|(id, ..)| id))
        }
    })
}

fn appointment(state: &State, faction: &FactionId, how: &Appointment) -> Text {
    let name = state.name(faction);
    let article = by(state.reason(Ruling::Presiding));
    match how {
        Appointment::Elected => {
            text!("prytanis-preside-they-are-elected", name = Name::of(name), article = article)
        }
        Appointment::Highest => text!(
            "prytanis-preside-with-the-highest-arete",
            name = Name::of(name),
            article = article
        ),
        Appointment::Lowest => text!(
            "prytanis-preside-with-the-lowest-arete",
            name = Name::of(name),
            article = article
        ),
        Appointment::InTurn => {
            text!("prytanis-preside-it-is-their-turn", name = Name::of(name), article = article)
        }
        Appointment::Lot => {
            text!("prytanis-preside-the-lot-fell-on", name = Name::of(name), article = article)
        }
        Appointment::Picked { by: Some(holder) } => {
            let article = by(state.reason_of_supremacy());
            let holder = state.name(holder);
            text!(
                "prytanis-preside-the-hold-supremacy-and",
                name = Name::of(name),
                holder = holder,
                article = article
            )
        }
        Appointment::Picked { by: None } => {
            text!("prytanis-preside-control-broke-the-tie", name = Name::of(name))
        }
        Appointment::Control { reason } => {
            text!("prytanis-preside-appointed-by-control", name = Name::of(name), reason = reason)
        }
    }
}

/// C-2, C-3: told as the Prytanis is appointed.
pub(crate) fn because(state: &State, id: &FactionId, how: &Appointment) -> BecauseView {
    let name = state.name(id);
    let presiding = |sentence: Text| {
        let reason = state.reason(Ruling::Presiding).map(shown::reason);
        BecauseView::new(Decision::Prytanis, "C-2", reason, sentence)
    };
    match how {
        Appointment::Highest => presiding(first_of(state, id, "highest", u32::gt)),
        Appointment::Lowest => presiding(first_of(state, id, "lowest", u32::lt)),
        Appointment::InTurn => presiding(match &state.chair.presided {
            Some(last) if last != id => {
                let last = state.name(last);
                text!("prytanis-the-presided-last-are-the", last = last, name = Name::of(name))
            }
            Some(_) | None => text!("prytanis-are-the-first-with-a", name = Name::of(name)),
        }),
        Appointment::Lot => {
            let all = state.voters().count();
            presiding(text!("prytanis-the-lot-fell-on-one", name = Name::of(name), all = all))
        }
        Appointment::Elected => presiding(view::elected_now(state, id)),
        Appointment::Picked { by } => {
            let reason = by.as_ref().and_then(|_| state.reason_of_supremacy());
            let who = match by {
                Some(by) => {
                    text!("prytanis-hold-supremacy-and-picked", who = Name::of(state.name(by)))
                }
                None => text!("prytanis-nobody-holds-supremacy-so-control"),
            };
            let sentence =
                text!("prytanis-tie-names", tie = tie(state), who = who, name = Name::of(name));
            BecauseView::new(Decision::Prytanis, "C-3", reason.map(shown::reason), sentence)
        }
        Appointment::Control { reason } => {
            let sentence =
                text!("prytanis-control-appointed", name = Name::of(name), reason = reason);
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
        Some(id) => text!("prytanis-hold-supremacy-and-pick", who = Name::of(state.name(id))),
        None => text!("prytanis-nobody-holds-supremacy-so-control-2"),
    };
    let sentence = text!("prytanis-tie-who", tie = tie(state), who = who);
    Some(BecauseView::new(Decision::Prytanis, "C-3", reason.map(shown::reason), sentence))
}

/// Who has the most Arête or the least, and who comes next.
fn first_of(state: &State, id: &FactionId, most: &str, before: fn(&u32, &u32) -> bool) -> Text {
    let (name, value) = (state.name(id), arete(state.faction(id)));
    let others = || state.voters().filter(|row| &row.id != id);
    let next = others().map(arete).reduce(|best, one| if before(&one, &best) { one } else { best });
    let Some(next) = next else {
        return text!("prytanis-preside-nobody-else-has-a", name = Name::of(name));
    };
    let names = state.named(others().filter(|row| arete(row) == next).map(|row| &row.id));
    text!(
        "prytanis-have-the-arete-of-all",
        name = Name::of(name),
        most = most,
        what = value,
        names = names,
        next = next
    )
}

/// Several who are tied for Prytanis.
fn tie(state: &State) -> Text {
    let names = state.named(&state.chair.tied);
    let value = state.chair.tied.first().map_or(0, |id| arete(state.faction(id)));
    match state.settings.presiding {
        Presiding::HighestArete => {
            text!("prytanis-have-the-highest-arete-each", names = names, what = value)
        }
        Presiding::LowestArete => {
            text!("prytanis-have-the-lowest-arete-each", names = names, what = value)
        }
        Presiding::InTurn | Presiding::Lot | Presiding::Elected => {
            text!("prytanis-are-tied", names = names)
        }
    }
}
