//! What is said of effects, and of what a decision will do (C-19).

use game::{Name, Text, text};

use crate::content::{Counter, Effect, Target, Until};
use crate::control::figures::words::counter;
use crate::cycle::outcome::rules::target_falls_to;
use crate::cycle::outcome::{Change, OutcomeOf};
use crate::cycle::vote::rules::vetoable;
use crate::ids::FactionId;
use crate::law::texts::words;
use crate::state::State;
use crate::steps::words::{Ask, Meanwhile, PLAIN, Said, Urgency};
use crate::words::{commas, signed, until};

/// What an effect does, as the card says it.
pub(crate) fn effect(state: &State, effect: &Effect) -> Text {
    let whom = |to: &Target| target(state, to);
    match effect {
        Effect::Change { what, by, to } => {
            text!("outcome-for", what = counter(*what), by = signed(*by), whom = whom(to))
        }
        Effect::Stasis { by } => text!("outcome-stasis-2", by = signed(*by)),
        Effect::Wrath { by } => text!("outcome-divine-wrath-2", by = signed(*by)),
        Effect::Support { by, to, until: end, .. } => {
            text!("outcome-support-for", by = by, whom = whom(to), end = until(*end))
        }
        Effect::Exile { to } => text!("outcome-exile-for", whom = whom(to)),
        Effect::Recall { to } => text!("outcome-return-from-exile-for", whom = whom(to)),
        Effect::Enfranchise { to } => text!("outcome-citizenship-for", whom = whom(to)),
        Effect::Disenfranchise { to } => text!("outcome-loss-of-citizenship-for", whom = whom(to)),
        Effect::Supremacy { to } => text!("outcome-supremacy-for", whom = whom(to)),
        Effect::Motion { title, changes, .. } => {
            text!("outcome-joins-the-assemblys-agenda", title = title, changes = changes)
        }
        Effect::Article { title, replaces, lever, .. } => {
            words::becomes(state, title, *replaces, lever.as_ref())
        }
        Effect::Law { title, lever, until: end, .. } => {
            // A card may come up in another Act than this.
            let end = match end {
                Until::Act => Some(text!("outcome-to-the-end-of-the")),
                _ => words::law_end(state, *end),
            };
            let end = end.map_or(Text::default(), |end| text!("outcome-until", end = end));
            text!(
                "outcome-becomes-law",
                title = title,
                end = end,
                obeyed = words::obeyed(state, lever.as_ref())
            )
        }
        Effect::Task { text } => text.into(),
    }
}

/// What a list of effects does, a sentence each.
pub(crate) fn effects(state: &State, effects: &[Effect]) -> Vec<Text> {
    effects.iter().map(|e| effect(state, e)).collect()
}

/// Whom a target means.
pub(crate) fn target(state: &State, target: &Target) -> Text {
    match target {
        Target::Prytanis => text!("outcome-the-prytanis"),
        Target::HighestArete => text!("outcome-the-highest-arete"),
        Target::LowestArete => text!("outcome-the-lowest-arete"),
        Target::VotedYes => text!("outcome-each-that-voted-yes"),
        Target::VotedNo => text!("outcome-each-that-voted-no"),
        Target::Abstained => text!("outcome-each-that-abstained"),
        Target::Citizens => text!("outcome-each-citizen"),
        Target::NonCitizens => text!("outcome-each-non-citizen"),
        Target::Exiles => text!("outcome-each-exile"),
        Target::Everyone => text!("outcome-everyone"),
        Target::PrytanisChooses => text!("outcome-one-faction-the-prytanis-names"),
        Target::ControlChooses => text!("outcome-one-faction-control-names"),
        Target::Faction(id) => text!("outcome-the-faction", who = Name::of(state.name(id))),
    }
}

/// What a change of an outcome will do, with the figures before and after.
pub(crate) fn change(state: &State, change: &Change) -> Text {
    if change.chooser.is_some() {
        let says = effect(state, &change.effect);
        return match change.effect.target() {
            Some(Target::PrytanisChooses | Target::ControlChooses) => says,
            // Nobody presides whom it could strike.
            _ => text!("outcome-control-names-whom", says = says),
        };
    }
    if change.effect.target().is_some() && change.factions.is_empty() {
        return text!("outcome-strikes-nobody", effect = effect(state, &change.effect));
    }
    let by = change.by().unwrap_or(0);
    match &change.effect {
        Effect::Stasis { .. } => {
            let from = state.totals.stasis.value();
            text!(
                "outcome-stasis-3",
                from = from,
                act = state.totals.stasis.after(by, state.course.act)
            )
        }
        Effect::Wrath { .. } => {
            text!(
                "outcome-divine-wrath-3",
                wrath = state.totals.wrath.value(),
                by = state.totals.wrath.after(by, 0)
            )
        }
        Effect::Motion { title, .. } => {
            text!("outcome-joins-the-assemblys-agenda-2", title = title)
        }
        Effect::Article { .. } | Effect::Law { .. } | Effect::Task { .. } => {
            effect(state, &change.effect)
        }
        Effect::Change { what, .. } => counters(state, *what, by, &change.factions),
        Effect::Support { until: end, .. } => {
            let whom = state.named(&change.factions);
            text!("outcome-support", whom = whom, by = signed(by), end = until(*end))
        }
        Effect::Exile { .. } => standing(state, &change.factions, text!("outcome-into-exile")),
        Effect::Recall { .. } => {
            standing(state, &change.factions, text!("outcome-back-from-exile"))
        }
        Effect::Enfranchise { .. } => {
            standing(state, &change.factions, text!("outcome-now-citizens"))
        }
        Effect::Disenfranchise { .. } => {
            standing(state, &change.factions, text!("outcome-no-longer-citizens"))
        }
        Effect::Supremacy { .. } => {
            text!("outcome-supremacy-to", who = Name::of(state.name(&change.factions[0])))
        }
    }
}

fn standing(state: &State, factions: &[FactionId], becomes: Text) -> Text {
    text!("outcome-standing", who = state.named(factions), becomes = becomes)
}

fn counters(state: &State, what: Counter, by: i32, factions: &[FactionId]) -> Text {
    let rows = factions.iter().map(|id| {
        let faction = state.faction(id);
        let now = faction.counter(what);
        let then = faction.counters.get(&what).map_or(0, |ledger| ledger.after(by, 0));
        text!("outcome-from-to", who = &faction.name, now = now, then = then)
    });
    text!("outcome-counters", what = counter(what), rows = commas(rows))
}

/// What will happen is shown.
pub(crate) const OUTCOME: Said = Said {
    headline: outcome_heading,
    meanwhile: Meanwhile::Asks(|state, _| ask(state)),
    awaited: |_| text!("outcome-to-name-a-faction"),
    button: |state| {
        let says = match vetoable(state) {
            Some(_) => text!("outcome-it-becomes-true-until-then"),
            None => text!("outcome-what-is-shown-becomes-true"),
        };
        (text!("outcome-let-it-happen"), says)
    },
    ..PLAIN
};

fn outcome_heading(state: &State) -> Text {
    let Some(outcome) = &state.happening.outcome else { return Text::default() };
    let title = state.outcome_title(&outcome.of);
    match &outcome.of {
        OutcomeOf::Event { card, option: Some(option) } => {
            text!("outcome-passes", title = title, label = &state.card(card).options[*option].label)
        }
        OutcomeOf::Event { .. } => text!("outcome-nothing-passed-on", title = title),
        OutcomeOf::Motion(_) => text!("outcome-is-adopted", title = title),
    }
}

/// What is asked of everybody but whoever names a faction.
pub(crate) fn ask(state: &State) -> Ask {
    let title = text!("outcome-the-verdict");
    let Some(id) = target_falls_to(state) else { return Ask::headline(title) };
    let sentence = text!("outcome-waiting-for-to-name-a", who = Name::of(state.name(id)));
    Ask::new(Urgency::Wait, title, sentence)
}
