//! Outcomes (C-19, A-6) on screens, among the offers and in words.

use std::borrow::Cow;

use game::{Name, Text, text};
use serde::Serialize;

use crate::action::{Action, Group};
use crate::command::Command;
use crate::content::{Counter, Effect, Target, Until};
use crate::control::figures::shown::named;
use crate::control::stage::Scene;
use crate::cycle::outcome::decide::happen;
use crate::cycle::outcome::rules::target_falls_to;
use crate::cycle::outcome::{Change, Chooser, Outcome, OutcomeCommand, OutcomeOf, rules};
use crate::cycle::vote::rules::vetoable;
use crate::ids::{CardId, FactionId};
use crate::law::texts::shown;
use crate::origin::Origin;
use crate::state::{Faction, State};
use crate::steps::words::{Ask, Meanwhile, PLAIN, Said, Urgency, vote_or};
use crate::words::{commas, signed, until};

// What is about to happen, as everybody sees it (C-19).

/// What is about to happen (C-19).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct OutcomeView {
    /// The event; none for a motion of the Assembly.
    pub card: Option<CardId>,
    /// The event's or the motion's title.
    pub title: String,
    /// Which way it went: the option's label, that nothing passed, or that the motion is adopted.
    pub way: Text,
    /// What the card says of it.
    pub text: Text,
    /// The changes, in order.
    pub changes: Vec<ChangeView>,
}

/// One change of an outcome.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct ChangeView {
    /// What will happen, in a sentence: "Medes: Arête 4 → 3".
    pub says: Text,
    /// Whom it strikes, in seat order; empty for the city or while it is to be chosen.
    pub factions: Vec<FactionId>,
    /// What it is to them.
    pub fortune: Fortune,
    /// The amount, where there is one.
    pub by: Option<i32>,
    /// Who is still to name whom it strikes.
    pub chooser: Option<Chooser>,
    /// Why Control changed it.
    pub revised: Option<String>,
    /// Whether Control struck it out.
    pub struck: bool,
    /// What of it can be seen to happen.
    pub becomes: Becomes,
}

/// What a change is to those whom it strikes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Fortune {
    /// They gain by it.
    Gain,
    /// They lose by it.
    Loss,
    /// Neither of the two can be said of it.
    Neither,
}

/// What of a change can be seen to happen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(tag = "as", rename_all = "snake_case")]
pub enum Becomes {
    /// Figures of factions or of the city change.
    Figures {
        /// Of what: "Arête".
        what: Text,
        /// Each figure that changes, in seat order.
        rows: Vec<FigureTurn>,
    },
    /// A motion joins the Assembly's agenda.
    Motion {
        /// Its title.
        title: String,
    },
    /// An article or a law is cut in stone.
    Text {
        /// Its title.
        title: String,
        /// Whether it is a law.
        law: bool,
    },
    /// Something else, of which the sentence says all.
    Said,
}

/// A figure before and after.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct FigureTurn {
    /// Whose; nobody's where it is the city's.
    pub faction: Option<FactionId>,
    /// Before.
    pub from: u32,
    /// After.
    pub to: u32,
}

/// What is about to happen.
pub(crate) fn outcome(state: &State) -> Option<OutcomeView> {
    let outcome = state.happening.outcome.as_ref()?;
    let (card, way, text) = match &outcome.of {
        OutcomeOf::Event { card: id, option } => {
            let card = state.card(id);
            let (way, text) = match option {
                Some(option) => {
                    let option = &card.options[*option];
                    (Text::from(&option.label), Text::from(&option.text))
                }
                None => (text!("outcome-nothing-passed-2"), (&card.default.text).into()),
            };
            (Some(id.clone()), way, text)
        }
        OutcomeOf::Motion(id) => {
            let text = state.motion(*id).map_or(Text::default(), |motion| (&motion.text).into());
            (None, text!("outcome-adopted"), text)
        }
    };
    let told = one_by_one(state, outcome, |state, row| (change(state, row), becomes(state, row)));
    let changes = outcome.changes.iter().zip(told).map(|(change, (says, becomes))| ChangeView {
        says,
        becomes,
        factions: change.factions.clone(),
        fortune: fortune(change),
        by: change.by(),
        chooser: change.chooser,
        revised: change.revised.clone(),
        struck: change.struck,
    });
    Some(OutcomeView {
        card,
        title: state.outcome_title(&outcome.of).to_owned(),
        way,
        text,
        changes: changes.collect(),
    })
}

/// What each change will do, in a sentence, as they happen one after another (C-19). Struck lines are
/// told as if they happened, and change nothing.
pub(crate) fn told(state: &State, outcome: &Outcome) -> Vec<Text> {
    one_by_one(state, outcome, change)
}

/// What is found of each change as they happen one after another.
fn one_by_one<T>(state: &State, outcome: &Outcome, find: impl Fn(&State, &Change) -> T) -> Vec<T> {
    let mut then = Cow::Borrowed(state);
    let last = outcome.changes.len().saturating_sub(1);
    let told = outcome.changes.iter().enumerate().map(|(at, change)| {
        let found = find(&then, change);
        // Of what the last one makes nothing is told any more.
        if at < last && !change.struck && change.chooser.is_none() {
            happen(then.to_mut(), change, "", &Origin::Control);
        }
        found
    });
    told.collect()
}

fn fortune(change: &Change) -> Fortune {
    let grows = match change.by().unwrap_or(0).signum() {
        1 => Fortune::Gain,
        -1 => Fortune::Loss,
        _ => Fortune::Neither,
    };
    match &change.effect {
        Effect::Change { what: Counter::Doom, .. } => match grows {
            Fortune::Gain => Fortune::Loss,
            Fortune::Loss => Fortune::Gain,
            Fortune::Neither => Fortune::Neither,
        },
        Effect::Change { .. } | Effect::Support { .. } => grows,
        Effect::Recall { .. } | Effect::Enfranchise { .. } | Effect::Supremacy { .. } => {
            Fortune::Gain
        }
        Effect::Exile { .. } | Effect::Disenfranchise { .. } => Fortune::Loss,
        Effect::Stasis { .. }
        | Effect::Wrath { .. }
        | Effect::Motion { .. }
        | Effect::Article { .. }
        | Effect::Law { .. }
        | Effect::Task { .. } => Fortune::Neither,
    }
}

fn becomes(state: &State, change: &Change) -> Becomes {
    if change.chooser.is_some() {
        return Becomes::Said;
    }
    let by = change.by().unwrap_or(0);
    let city = |what: Text, from, to| Becomes::Figures {
        what,
        rows: vec![FigureTurn { faction: None, from, to }],
    };
    let totals = &state.totals;
    match &change.effect {
        Effect::Stasis { .. } => city(
            text!("outcome-stasis"),
            totals.stasis.value(),
            totals.stasis.after(by, state.course.act),
        ),
        Effect::Wrath { .. } => {
            city(text!("outcome-divine-wrath"), totals.wrath.value(), totals.wrath.after(by, 0))
        }
        Effect::Change { what, .. } => Becomes::Figures {
            what: named(state, *what),
            rows: change.factions.iter().map(|id| figure(state, *what, by, id)).collect(),
        },
        Effect::Motion { title, .. } => Becomes::Motion { title: title.clone() },
        Effect::Article { title, .. } => Becomes::Text { title: title.clone(), law: false },
        Effect::Law { title, .. } => Becomes::Text { title: title.clone(), law: true },
        Effect::Support { .. }
        | Effect::Exile { .. }
        | Effect::Recall { .. }
        | Effect::Enfranchise { .. }
        | Effect::Disenfranchise { .. }
        | Effect::Supremacy { .. }
        | Effect::Task { .. } => Becomes::Said,
    }
}

fn figure(state: &State, what: Counter, by: i32, id: &FactionId) -> FigureTurn {
    let faction = state.faction(id);
    FigureTurn {
        faction: Some(id.clone()),
        from: faction.counter(what),
        to: faction.counters.get(&what).map_or(0, |ledger| ledger.after(by, 0)),
    }
}

// Whom a change may strike, with the command that names it (C-19).

pub(crate) fn targets(state: &State) -> Vec<Action> {
    let Some((at, _)) = rules::open_choice(state) else { return Vec::new() };
    let change = u32::try_from(at).expect("an outcome has few changes");
    let what = state.happening.outcome.as_ref().map(|outcome| &outcome.changes[at].effect);
    let what = what.map_or(Text::default(), |what| effect(state, what));
    let row = |faction: &Faction| {
        let says = text!("outcome-are-named", who = Name::of(&faction.name), what = &what);
        let step = state.course.step_number;
        let command = Command::Outcome(OutcomeCommand::ChooseTarget {
            step,
            change,
            faction: faction.id.clone(),
        });
        Action::new(
            format!("target:{}:{}", at, faction.id),
            Group::Target,
            &faction.name,
            says,
            command,
        )
    };
    state.factions().map(row).collect()
}

// What is said of effects, and of what a decision will do (C-19).

/// What an effect does, as the card says it.
pub(crate) fn effect(state: &State, effect: &Effect) -> Text {
    let whom = |to: &Target| target(state, to);
    match effect {
        Effect::Change { what, by, to } => {
            text!("outcome-for", what = named(state, *what), by = signed(*by), whom = whom(to))
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
        Effect::Article { title, text, replaces, lever } => {
            shown::becomes(state, (title, text), *replaces, lever.as_ref())
        }
        Effect::Law { title, lever, until: end, .. } => {
            // A card may come up in another Act than this.
            let end = match end {
                Until::Act => Some(text!("outcome-to-the-end-of-the")),
                _ => shown::law_end(state, *end),
            };
            let end = end.map_or(Text::default(), |end| text!("outcome-until", end = end));
            text!(
                "outcome-becomes-law",
                title = title,
                end = end,
                obeyed = shown::obeyed(state, lever.as_ref())
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
    text!("outcome-counters", what = named(state, what), rows = commas(rows))
}

/// What will happen is shown.
pub(crate) const OUTCOME: Said = Said {
    scene: |state| vote_or(state, Scene::Outcome),
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
    waited: "advice-waiting-prytanis",
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
