//! What effects and changes say to a person.

use crate::content::{Counter, Effect, Holder, Lever, Target, TieRule, Until};
use crate::settings::{Kind, ROWS, Value};
use crate::state::State;
use crate::view::Phase;

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

/// When a law ends by itself; none for one that stands until it is repealed.
pub(crate) fn law_end(state: &State, end: Until) -> Option<String> {
    match end {
        Until::Act => Some(format!("to the end of Act {}", state.act)),
        Until::Round if matches!(state.phase(), Phase::Assembly | Phase::Diplomacy) => {
            Some("to the end of the next Action Round".into())
        }
        Until::Round => Some("to the end of the Action Round".into()),
        Until::Cycle => Some("to the end of the cycle".into()),
        Until::Vote | Until::Phase | Until::Removed => None,
    }
}

/// What it lasts for that ends by itself.
pub(crate) fn span_of(until: Until) -> &'static str {
    match until {
        Until::Vote => "the vote",
        Until::Phase => "the phase",
        Until::Cycle => "the cycle",
        Until::Round => "the Action Round",
        Until::Act => "the Act",
        Until::Removed => "nothing",
    }
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
            let place = article_place(state, *replaces, lever.as_ref());
            format!("“{title}” becomes {place}{}", obeyed(state, lever.as_ref()))
        }
        Effect::Law { title, lever, until: end, .. } => {
            // A card may come up in another Act than this.
            let end = match end {
                Until::Act => Some("to the end of the Act".to_owned()),
                _ => law_end(state, *end),
            };
            let end = end.map_or(String::new(), |end| format!(", {end}"));
            format!("“{title}” becomes law{end}{}", obeyed(state, lever.as_ref()))
        }
        Effect::Task { text } => format!("Control: {text}"),
    }
}

/// Where a new article goes: "Article 13", "Article 4, in place of “Of Ties”".
fn article_place(state: &State, number: Option<u32>, lever: Option<&Lever>) -> String {
    match state.article_to_replace(number, lever) {
        Some(at) => format!("Article {}, in place of “{}”", at + 1, state.constitution[at].title),
        None => format!("Article {}", state.constitution.len() + 1),
    }
}

/// What the program obeys of a text, after a colon; nothing where it obeys nothing.
fn obeyed(state: &State, lever: Option<&Lever>) -> String {
    lever.map_or(String::new(), |lever| {
        format!(": {}", self::lever(state, lever).trim_end_matches('.'))
    })
}

/// What a list of effects does, a sentence each.
pub(crate) fn effects(state: &State, effects: &[Effect]) -> Vec<String> {
    effects.iter().map(|e| effect(state, e)).collect()
}

/// " (Article 3)", where an article or a law is the reason.
pub(crate) fn by(reason: Option<String>) -> String {
    reason.map_or(String::new(), |reason| format!(" ({reason})"))
}

/// A ruling with a value, in a sentence: "Which of the citizens presides: One drawn by lot."
fn ruling(key: &str, value: &Value) -> String {
    let Some(row) = ROWS.iter().find(|row| row.key == key) else { return String::new() };
    let means = match (value, row.kind) {
        (Value::Number(number), _) => number.to_string(),
        (Value::Word(word), Kind::Words(choices)) => {
            let choice = choices.iter().find(|(choice, _)| choice == word);
            choice.map_or_else(|| word.clone(), |(_, text)| (*text).to_owned())
        }
        (Value::Word(word), Kind::Range(..)) => word.clone(),
    };
    format!("{}: {means}.", row.text.trim_end_matches('.'))
}

/// What the program obeys of an article.
pub(crate) fn lever(state: &State, lever: &Lever) -> String {
    match lever {
        Lever::Supremacy { held_by: Holder::Nobody } => "Nobody holds supremacy.".into(),
        Lever::Supremacy { held_by: Holder::Faction(id) } => {
            format!("The {} hold supremacy.", state.name(id))
        }
        Lever::Ties { decided_by: TieRule::Control } => "Control decides tied votes.".into(),
        Lever::Ties { decided_by: TieRule::Prytanis } => "The Prytanis decides tied votes.".into(),
        Lever::Ties { decided_by: TieRule::Fails } => "A tied motion fails.".into(),
        Lever::Ties { decided_by: TieRule::Faction(id) } => {
            format!("The Archon of the {} decides tied votes.", state.name(id))
        }
        Lever::Citizens { are } => format!("Citizens: {}.", state.names(are)),
        Lever::Citizen { faction, is: true } => {
            format!("The {} are citizens.", state.name(faction))
        }
        Lever::Citizen { faction, is: false } => {
            format!("The {} are not citizens.", state.name(faction))
        }
        Lever::Ruling { key, value } => ruling(key, value),
    }
}
