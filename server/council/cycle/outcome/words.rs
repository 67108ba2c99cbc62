//! What is said of effects, and of what a decision will do (C-19).

use crate::content::{Counter, Effect, Target, Until};
use crate::control::figures::words::counter;
use crate::cycle::outcome::rules::target_falls_to;
use crate::cycle::outcome::{Change, OutcomeOf};
use crate::cycle::vote::rules::vetoable;
use crate::ids::FactionId;
use crate::law::texts::words;
use crate::state::State;
use crate::steps::words::{Ask, Meanwhile, PLAIN, Said, Urgency};
use crate::words::{signed, until};

/// What an effect does, as the card says it.
pub(crate) fn effect(state: &State, effect: &Effect) -> String {
    let whom = |to: &Target| target(state, to);
    match effect {
        Effect::Change { what, by, to } => {
            format!("{} {} for {}", counter(*what), signed(*by), whom(to))
        }
        Effect::Stasis { by } => format!("Stasis {}", signed(*by)),
        Effect::Wrath { by } => format!("Divine Wrath {}", signed(*by)),
        Effect::Support { by, to, until: end, .. } => {
            format!("Support +{by} for {}, {}", whom(to), until(*end))
        }
        Effect::Exile { to } => format!("Exile for {}", whom(to)),
        Effect::Recall { to } => format!("Return from exile for {}", whom(to)),
        Effect::Enfranchise { to } => format!("Citizenship for {}", whom(to)),
        Effect::Disenfranchise { to } => format!("Loss of citizenship for {}", whom(to)),
        Effect::Supremacy { to } => format!("Supremacy for {}", whom(to)),
        Effect::Motion { title, changes, .. } => {
            format!("“{title}” joins the Assembly’s agenda. {changes}")
        }
        Effect::Article { title, replaces, lever, .. } => {
            words::becomes(state, title, *replaces, lever.as_ref())
        }
        Effect::Law { title, lever, until: end, .. } => {
            // A card may come up in another Act than this.
            let end = match end {
                Until::Act => Some("to the end of the Act".to_owned()),
                _ => words::law_end(state, *end),
            };
            let end = end.map_or(String::new(), |end| format!(", {end}"));
            format!("“{title}” becomes law{end}{}", words::obeyed(state, lever.as_ref()))
        }
        Effect::Task { text } => text.clone(),
    }
}

/// What a list of effects does, a sentence each.
pub(crate) fn effects(state: &State, effects: &[Effect]) -> Vec<String> {
    effects.iter().map(|e| effect(state, e)).collect()
}

/// Whom a target means.
pub(crate) fn target(state: &State, target: &Target) -> String {
    match target {
        Target::Prytanis => "the Prytanis".into(),
        Target::HighestArete => "the highest Arête".into(),
        Target::LowestArete => "the lowest Arête".into(),
        Target::VotedYes => "each that voted YES".into(),
        Target::VotedNo => "each that voted NO".into(),
        Target::Abstained => "each that abstained".into(),
        Target::Citizens => "each citizen".into(),
        Target::NonCitizens => "each non-citizen".into(),
        Target::Exiles => "each exile".into(),
        Target::Everyone => "everyone".into(),
        Target::PrytanisChooses => "one faction the Prytanis names".into(),
        Target::ControlChooses => "one faction Control names".into(),
        Target::Faction(id) => format!("the {}", state.name(id)),
    }
}

/// What a change of an outcome will do, with the figures before and after.
pub(crate) fn change(state: &State, change: &Change) -> String {
    if change.chooser.is_some() {
        let says = effect(state, &change.effect);
        return match change.effect.target() {
            Some(Target::PrytanisChooses | Target::ControlChooses) => says,
            // Nobody presides whom it could strike.
            _ => format!("{says}: Control names whom"),
        };
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

/// What will happen is shown.
pub(crate) const OUTCOME: Said = Said {
    headline: outcome,
    meanwhile: Meanwhile::Asks(|state, _| ask(state, outcome)),
    awaited: |_| "to name a faction",
    button: |state| {
        let says = match vetoable(state) {
            Some(_) => "It becomes true; until then the Prytanis may veto it.",
            None => "What is shown becomes true.",
        };
        ("Let it happen".into(), says)
    },
    ..PLAIN
};

fn outcome(state: &State) -> String {
    let Some(outcome) = &state.happening.outcome else { return String::new() };
    let title = state.outcome_title(&outcome.of);
    match &outcome.of {
        OutcomeOf::Event { card, option: Some(option) } => {
            format!("“{title}” passes: {}.", state.card(card).options[*option].label)
        }
        OutcomeOf::Event { .. } => format!("Nothing passed on “{title}”."),
        OutcomeOf::Motion(_) => format!("“{title}” is adopted."),
    }
}

/// What is asked of everybody but whoever names a faction.
pub(crate) fn ask(state: &State, headline: fn(&State) -> String) -> Ask {
    let sentence = match target_falls_to(state) {
        Some(id) => format!("Waiting for the {} to name a faction.", state.name(id)),
        None => headline(state),
    };
    Ask::new(Urgency::Wait, "The verdict", sentence)
}
