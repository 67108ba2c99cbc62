//! What is said of what a decision will do (C-19).

use crate::content::{Counter, Effect};
use crate::cycle::outcome::{Change, Chooser};
use crate::ids::FactionId;
use crate::sentences::{counter, effect, signed, until};
use crate::state::State;

/// What a change of an outcome will do, with the figures before and after.
pub(crate) fn change(state: &State, change: &Change) -> String {
    if let Some(chooser) = change.chooser {
        let who = match chooser {
            Chooser::Prytanis => "the Prytanis names whom",
            Chooser::Control => "Control names whom",
        };
        return format!("{}: {who}", effect(state, &change.effect));
    }
    if change.effect.target().is_some() && change.factions.is_empty() {
        return format!("{}: strikes nobody", effect(state, &change.effect));
    }
    let by = change.by().unwrap_or(0);
    match &change.effect {
        Effect::Stasis { .. } => {
            let from = state.totals.stasis.value();
            format!("Stasis {from} → {}", state.totals.stasis.after(by, state.course.act))
        }
        Effect::Wrath { .. } => {
            format!(
                "Divine Wrath {} → {}",
                state.totals.wrath.value(),
                state.totals.wrath.after(by, 0)
            )
        }
        Effect::Motion { title, .. } => format!("“{title}” joins the Assembly’s agenda"),
        Effect::Article { .. } | Effect::Law { .. } | Effect::Task { .. } => {
            effect(state, &change.effect)
        }
        Effect::Change { what, .. } => counters(state, *what, by, &change.factions),
        Effect::Support { until: end, .. } => {
            let whom = state.names(&change.factions);
            format!("{whom}: support {}, {}", signed(by), until(*end))
        }
        Effect::Exile { .. } => standing(state, &change.factions, "into exile"),
        Effect::Recall { .. } => standing(state, &change.factions, "back from exile"),
        Effect::Enfranchise { .. } => standing(state, &change.factions, "now citizens"),
        Effect::Disenfranchise { .. } => standing(state, &change.factions, "no longer citizens"),
        Effect::Supremacy { .. } => format!("Supremacy to the {}", state.name(&change.factions[0])),
    }
}

fn standing(state: &State, factions: &[FactionId], becomes: &str) -> String {
    format!("{}: {becomes}", state.names(factions))
}

fn counters(state: &State, what: Counter, by: i32, factions: &[FactionId]) -> String {
    let rows = factions.iter().map(|id| {
        let faction = state.faction(id);
        let now = faction.counter(what);
        let then = faction.counters.get(&what).map_or(0, |ledger| ledger.after(by, 0));
        format!("{} {now} → {then}", faction.name)
    });
    format!("{}: {}", counter(what), rows.collect::<Vec<_>>().join(", "))
}
