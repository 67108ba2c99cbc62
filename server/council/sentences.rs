//! What effects and changes say to a person.

use crate::content::{Counter, Effect, Target, Until};
use crate::ids::FactionId;
use crate::law::texts::words;
use crate::state::State;
use crate::steps::Phase;

/// A counter's name for people.
pub(crate) fn counter(counter: Counter) -> &'static str {
    match counter {
        Counter::Arete => "Arête",
        Counter::Influence => "lasting influence",
        Counter::Tyche => "Tyche",
        Counter::Horses => "Horses",
        Counter::Talents => "Talents",
        Counter::Doom => "Doom",
        Counter::StasisCards => "Stasis cards",
        Counter::Projects => "megaprojects",
    }
}

/// A phase's name for people.
pub(crate) fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Lobby => "Gathering",
        Phase::Prytanis => "Prytanis",
        Phase::Event => "Event",
        Phase::Debate => "Debate",
        Phase::Support => "Support",
        Phase::Vote => "Vote",
        Phase::Check => "Check",
        Phase::Stasis => "Stasis",
        Phase::Assembly => "Assembly",
        Phase::Diplomacy => "Diplomacy Round",
    }
}

/// Until when something lasts, for people.
pub(crate) fn until(until: Until) -> &'static str {
    match until {
        Until::Vote => "for this vote",
        Until::Phase => "for this phase",
        Until::Cycle => "for this cycle",
        Until::Round => "for this Action Round",
        Until::Act => "for this Act",
        Until::Removed => "until it is taken away",
    }
}

/// A span of time: "5 minutes", "1 minute 30 seconds", "45 seconds".
pub(crate) fn span(seconds: u32) -> String {
    let many = |number: u32, one: &str| match number {
        0 => None,
        1 => Some(format!("1 {one}")),
        _ => Some(format!("{number} {one}s")),
    };
    let parts = [many(seconds / 60, "minute"), many(seconds % 60, "second")];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    if parts.is_empty() { "no time".to_owned() } else { parts.join(" ") }
}

/// A number with its sign: "+2", "−1".
pub(crate) fn signed(by: i32) -> String {
    if by < 0 { format!("−{}", by.unsigned_abs()) } else { format!("+{by}") }
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
            let place = words::article_place(state, *replaces, lever.as_ref());
            format!("“{title}” becomes {place}{}", words::obeyed(state, lever.as_ref()))
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
        Effect::Task { text } => format!("Control: {text}"),
    }
}

/// What a list of effects does, a sentence each.
pub(crate) fn effects(state: &State, effects: &[Effect]) -> Vec<String> {
    effects.iter().map(|e| effect(state, e)).collect()
}

/// The names of those who decide, for sentences: a faction with its article, or Control.
pub(crate) fn the(state: &State, id: Option<&FactionId>) -> String {
    id.map_or("Control".to_owned(), |id| format!("the {}", state.name(id)))
}
