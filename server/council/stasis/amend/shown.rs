//! The article that the winner changes (S-34) on screens, among the offers, in words and in the
//! log.

use game::{Name, Text, text};
use serde::Serialize;

use crate::action::{Action, Group};
use crate::command::Command;
use crate::control::seats::script::Playing;
use crate::control::stage::Scene;
use crate::ids::FactionId;
use crate::law::texts::NewText;
use crate::log::NewLine;
use crate::stasis::amend::{AmendCommand, AmendEvent, Amendment};
use crate::stasis::score::rules::crowned;
use crate::stasis::streets::Streets;
use crate::stasis::told::told;
use crate::state::{Faction, State};
use crate::steps::Step;
use crate::steps::words::{Ask, Meanwhile, PLAIN, Said, Urgency};

// The article that the winner changed, as everybody sees it (S-34).

/// The article that the winner changed (S-34).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct AmendmentView {
    /// By whom.
    pub faction: FactionId,
    /// Its number, from 1.
    pub article: u32,
    /// Its title.
    pub title: String,
    /// The text before.
    pub before: String,
    /// The text now.
    pub after: String,
}

pub(crate) fn amendment(streets: &Streets) -> Option<AmendmentView> {
    let change = streets.amendment.as_ref()?;
    Some(AmendmentView {
        faction: change.faction.clone(),
        article: change.number,
        title: change.title.clone(),
        before: change.before.clone(),
        after: change.after.clone(),
    })
}

// The articles that the winner may change, or none (S-34).

/// What the winner may do.
pub(crate) fn archon(state: &State, faction: &Faction) -> Vec<Action> {
    let amends = state.course.step == Step::Amend && crowned(state) == Some(&faction.id);
    if amends { amendments(state) } else { Vec::new() }
}

/// S-34.
fn amendments(state: &State) -> Vec<Action> {
    let mut actions = Vec::new();
    for (number, row) in (1..).zip(&state.code.constitution) {
        for text in &row.ready {
            let (article, id) = (row.id, text.words.id);
            let command = Command::Amend(AmendCommand::Amend {
                step: state.course.step_number,
                article,
                to: NewText::Alternative(id),
            });
            let key = format!("amend:{}:{}", article, id);
            let label = text!("amend-article", number = number, title = &row.title);
            actions.push(Action::new(key, Group::Amend, label, &text.changes, command));
        }
    }
    actions.push(Action::new(
        "amend:nothing",
        Group::Amend,
        text!("amend-leave-it"),
        text!("amend-leave-it-says"),
        AmendCommand::LeaveConstitution { step: state.course.step_number },
    ));
    actions
}

// What is said of the winner's change of the constitution (S-34).

/// The winner changes an article.
pub(crate) const AMEND: Said = Said {
    scene: |_| Scene::Amendment,
    archon,
    headline: falls,
    now: |_| (text!("amend-you-won"), text!("amend-change-one-article-of-the")),
    meanwhile: Meanwhile::Asks(meanwhile),
    awaited: |_| text!("amend-to-change-an-article"),
    button: |_| (text!("amend-leave-it"), text!("amend-no-text-is-ready")),
    plays: amends_mostly,
    ..PLAIN
};

/// The article is changed; the units leave.
pub(crate) const AMENDED: Said = Said {
    scene: |_| Scene::Amendment,
    headline: amended,
    button: |_| {
        let says = text!("amend-the-units-leave-the-city");
        (text!("amend-end-the-stasis"), says)
    },
    ..PLAIN
};

/// The program changes an article more often than not, where a text stands ready (S-34).
fn amends_mostly(seat: &mut Playing<'_>) -> Vec<Command> {
    let all = seat.offered(&[Group::Amend]).into_iter();
    let (leaves, changes): (Vec<_>, Vec<_>) = all.partition(|command| {
        matches!(command, Command::Amend(AmendCommand::LeaveConstitution { .. }))
    });
    let leave = changes.is_empty() || seat.happens(1, 4);
    seat.pick(if leave { leaves } else { changes }).into_iter().collect()
}

fn falls(state: &State) -> Text {
    text!("amend-a-change-of-the-constitution", who = state.whom(crowned(state)))
}

/// Where no text is ready nobody waits for the winner, who may find words of its own.
fn meanwhile(state: &State, faction: &Faction) -> Ask {
    if crowned(state) == Some(&faction.id) {
        let (title, sentence) = (AMEND.now)(state);
        return Ask::new(Urgency::May, title, sentence);
    }
    Ask::new(Urgency::Wait, text!("step-stasis"), falls(state))
}

fn amended(state: &State) -> Text {
    match &state.the_streets().amendment {
        Some(change) => {
            text!(
                "amend-change-article-2",
                who = Name::of(state.name(&change.faction)),
                number = change.number
            )
        }
        None => text!("amend-the-stasis-is-over"),
    }
}

// What the log says of the article that was changed (S-34).

/// The line of an event.
pub(crate) fn after(state: &State, event: &AmendEvent) -> Option<NewLine> {
    let line = match event {
        AmendEvent::ArticleAmended { faction, to, .. } => {
            let Amendment { number, title, .. } = state.the_streets().amendment.as_ref()?;
            let own = if matches!(to, NewText::Written(_)) {
                text!("amend-in-their-own-words")
            } else {
                Text::default()
            };
            let name = state.name(faction);
            told(text!(
                "amend-change-article",
                name = Name::of(name),
                number = number,
                title = title,
                own = own
            ))
            .about([faction])
        }
        AmendEvent::ConstitutionLeft { faction } => {
            told(text!("amend-leave-the-constitution", name = Name::of(state.name(faction))))
                .about([faction])
        }
    };
    Some(line.of_seat())
}
