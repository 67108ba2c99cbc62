//! What effects and changes say to a person.

use crate::content::{
    Amount, Counter, Effect, Ground, HoldEffect, Holder, Lever, RollGives, StreetEffect, Target,
    TieRule, Until,
};
use crate::ids::FactionId;
use crate::settings::{Kind, ROWS, Value};
use crate::state::{Battle, State};
use crate::view::{Aim, Phase, SideFate};

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

/// A target of a Stasis card.
pub(crate) fn aim(state: &State, aim: &Aim) -> String {
    match aim {
        Aim::Objective(id) => state.objective(id).name.clone(),
        Aim::Faction(id) => state.name(id).to_owned(),
        Aim::Hero(name) => name.clone(),
    }
}

/// "1 mob", "3 mobs and 1 military unit".
pub(crate) fn units(mobs: u32, military: u32) -> String {
    let many = |number: u32, one: &str, more: &str| match number {
        0 => None,
        1 => Some(format!("1 {one}")),
        _ => Some(format!("{number} {more}")),
    };
    let parts = [many(mobs, "mob", "mobs"), many(military, "military unit", "military units")];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    if parts.is_empty() { "no unit".to_owned() } else { parts.join(" and ") }
}

fn cards(number: u32) -> String {
    if number == 1 { "1 card".into() } else { format!("{number} cards") }
}

/// What a Stasis card does, as the card says it.
pub(crate) fn street_effect(effect: &StreetEffect) -> String {
    let ground = |at: &Ground| match at {
        Ground::Own => "where you have units",
        Ground::Any => "anywhere",
    };
    match effect {
        StreetEffect::Muster { mobs, military, at } => {
            let stand = if mobs + military == 1 { "stands" } else { "stand" };
            format!("{} {stand} up {}.", units(*mobs, *military), ground(at))
        }
        StreetEffect::Uprising { dice: 1, at } => {
            format!("Roll a die: as many mobs stand up {}.", ground(at))
        }
        StreetEffect::Uprising { dice, at } => {
            format!("Roll {dice} dice: as many mobs stand up {}.", ground(at))
        }
        StreetEffect::Recruit { mobs, military } => {
            format!("{} join your reserve.", units(*mobs, *military))
        }
        StreetEffect::March { units, across: true } => format!(
            "March up to {units} of your units, and your Heroes with them, to any other objective."
        ),
        StreetEffect::March { units, across: false } => format!(
            "March up to {units} of your units, and your Heroes with them, within their map."
        ),
        StreetEffect::Rush { units } => {
            format!("Place up to {units} units of your reserve at one objective.")
        }
        StreetEffect::FallBack { units } => {
            format!("Take up to {units} of your units at one objective back into reserve.")
        }
        StreetEffect::Promote { mobs } => {
            format!("Up to {mobs} of your mobs at one objective become military units.")
        }
        StreetEffect::Rally { by } => format!("Your battle roll at one objective gains {by}."),
        StreetEffect::Curse { by } => format!("A rival’s battle roll at one objective loses {by}."),
        StreetEffect::Barricade => {
            "Nobody else may enter one objective while your units stand there.".into()
        }
        StreetEffect::TearDown => "A rival’s barricade falls.".into(),
        StreetEffect::Panic { mobs } => {
            format!("Up to {mobs} mobs of a rival at one objective run back into its reserve.")
        }
        StreetEffect::Fire { units } => {
            format!("Everybody at one objective, you too, loses up to {units} units, mobs first.")
        }
        StreetEffect::Elephants => {
            "Everybody with mobs at one objective rolls a die and loses that many.".into()
        }
        StreetEffect::RoofTile { at_least } => {
            format!("Roll a die at a rival’s Hero in the streets: {at_least} or more kills.")
        }
        StreetEffect::Ambush => {
            "A rival’s Hero dies where you have more units than its faction.".into()
        }
        StreetEffect::Rescue => "One of your Heroes in the streets goes to safety.".into(),
        StreetEffect::Summon => {
            "One of your Heroes, safe or in reserve, appears at an objective.".into()
        }
        StreetEffect::Duel => "Your Hero fights a rival’s at the same objective: a die plus value \
                               each, and the lower dies."
            .into(),
        StreetEffect::Bribe { mobs } => {
            format!("Up to {mobs} mobs of a rival at one objective come over to you.")
        }
        StreetEffect::Colossus => "Lead the Colossus to another objective.".into(),
        StreetEffect::Steal { cards: number } => {
            format!("Take {} at random from a rival’s hand.", cards(*number))
        }
        StreetEffect::Confiscate { cards: number } => {
            format!("A rival discards {} at random.", cards(*number))
        }
        StreetEffect::Look => "Look at a rival’s hand.".into(),
        StreetEffect::Exchange => "Trade hands with a rival.".into(),
        StreetEffect::Draw { cards: number } => format!("Draw {}.", cards(*number)),
    }
}

/// What a card asks for first, and second where it does.
pub(crate) fn questions(effect: &StreetEffect) -> (&'static str, &'static str) {
    match effect {
        StreetEffect::March { .. } => ("From where?", "Where to?"),
        StreetEffect::Curse { .. } | StreetEffect::Panic { .. } | StreetEffect::Bribe { .. } => {
            ("Where?", "Whom?")
        }
        StreetEffect::Steal { .. }
        | StreetEffect::Confiscate { .. }
        | StreetEffect::Look
        | StreetEffect::Exchange => ("Whose hand?", ""),
        StreetEffect::RoofTile { .. } | StreetEffect::Ambush | StreetEffect::Rescue => {
            ("Which Hero?", "")
        }
        StreetEffect::Summon => ("Which Hero?", "Where?"),
        StreetEffect::Duel => ("Your Hero?", "Against whom?"),
        _ => ("Where?", ""),
    }
}

/// How a battle ended, with the rule that decided; none before it is fought.
pub(crate) fn verdict(state: &State, battle: &Battle) -> Option<(String, &'static str)> {
    let fought = battle.fought.as_ref()?;
    let place = &state.objective(&battle.objective).name;
    let tied: Vec<&FactionId> = battle
        .sides
        .iter()
        .zip(&fought.fates)
        .filter(|(_, fate)| **fate == SideFate::Tied)
        .map(|(side, _)| &side.faction)
        .collect();
    let (sentence, rule) = match &fought.holder {
        Some(holder) => (format!("The {} hold the {place}.", state.name(holder)), "S-21"),
        None if tied.is_empty() => {
            (format!("A natural 13 for everybody: nobody holds the {place}."), "S-19")
        }
        None => {
            let names = state.names(tied);
            (format!("{names} are tied: the {place} is empty."), "S-20")
        }
    };
    let fought_where = if fought.on_the_real_map() { "Fought on the real map. " } else { "" };
    Some((format!("{fought_where}{sentence}"), rule))
}

/// What holding an objective brings, beyond its point.
pub(crate) fn hold_effect(state: &State, effect: &HoldEffect) -> String {
    let amount = |by: &Amount| match by {
        Amount::Number(number) => number.to_string(),
        Amount::Word(_) => format!("{} (the Act number)", state.act),
    };
    match effect {
        HoldEffect::TakesUnheld => "Its holder takes every objective that nobody holds.".into(),
        HoldEffect::Wrath { by } => format!("Divine Wrath +{}.", amount(by)),
        HoldEffect::Points { by } => format!("Bonus Victory Points: {}.", amount(by)),
        HoldEffect::PointsPerMilitary { with, map } => {
            let map = state.content.city().maps.iter().find(|row| &row.id == map);
            let map = map.map_or("map", |row| &row.name);
            let with = &state.objective(with).name;
            format!("With the {with}: a Victory Point for each own military unit on the {map}.")
        }
        HoldEffect::BreaksTies => "Decides a tie for the most Victory Points.".into(),
        HoldEffect::Roll { doom, otherwise } => {
            let otherwise = match otherwise {
                RollGives::Nothing => "else nothing",
                RollGives::Talents => "else as many Talents",
                RollGives::DoomToEach => "else each die is Doom for a different faction",
                RollGives::TycheToEach => "else each die is Tyche for a different faction",
            };
            format!("Three dice: a 13 brings {doom} Doom, {otherwise}.")
        }
        HoldEffect::StasisCards { by } => {
            format!("Stasis cards for the next stasis: {}.", amount(by))
        }
        HoldEffect::Goods { what, by } => format!("{what}: {}.", amount(by)),
    }
}

/// The rule of what holding an objective brings.
pub(crate) fn hold_rule(effects: &[HoldEffect], effect: &HoldEffect) -> &'static str {
    let bonus = effects.iter().any(|row| matches!(row, HoldEffect::Points { .. }));
    match effect {
        HoldEffect::TakesUnheld => "S-24",
        HoldEffect::Wrath { .. } if bonus => "S-25",
        HoldEffect::Points { .. } => "S-25",
        HoldEffect::Wrath { .. } => "S-28",
        HoldEffect::PointsPerMilitary { .. } => "S-29",
        HoldEffect::BreaksTies => "S-27",
        HoldEffect::Roll { otherwise, .. } => match otherwise {
            RollGives::Nothing => "S-26",
            RollGives::Talents => "S-28",
            RollGives::DoomToEach => "S-30",
            RollGives::TycheToEach => "S-31",
        },
        HoldEffect::StasisCards { .. } | HoldEffect::Goods { .. } => "S-32",
    }
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
