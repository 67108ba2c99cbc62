//! Which factions play, as Control chooses it, and in the log.

use game::{Name, Text, text};
use serde::Serialize;

use crate::content::{Card, Counter, Effect, Lever, Measure, Pattern, Target, TieRule};
use crate::control::roster::RosterEvent;
use crate::control::roster::rules::{LEAST, apply, arete_of_late, may_change, may_choose};
use crate::figures::count;
use crate::ids::FactionId;
use crate::log::{LogKind, NewLine, line};
use crate::stasis::muster::rules::living;
use crate::state::{Faction, State};

/// Titles of cards that are told one by one.
const TITLES: usize = 6;

/// What Control may do about who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(rename_all = "snake_case")]
pub enum RosterMay {
    /// Choose who plays, before the game begins.
    Choose,
    /// Take a faction in, or have its people join another.
    Change,
}

/// Which factions play, and what follows where that changes: told before it is done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct RosterView {
    /// What may be done.
    pub may: RosterMay,
    /// The scenario's factions, in seat order.
    pub rows: Vec<RosterRow>,
    /// The fewest that play.
    pub least: u32,
    /// The quorum where as many with a vote play as the row's place says, from 0; 0 for none.
    pub quorums: Vec<u32>,
}

/// A faction of the scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct RosterRow {
    /// Its id.
    pub faction: FactionId,
    /// Its name.
    pub name: String,
    /// Its colour as `#rrggbb`.
    pub colour: String,
    /// The name of its emblem.
    pub emblem: String,
    /// The pattern of its colour.
    pub pattern: Pattern,
    /// Whether it plays.
    pub plays: bool,
    /// Whether it has a vote as the scenario has it.
    pub votes: bool,
    /// What follows when it does not play.
    pub without: Vec<Text>,
    /// What follows when it comes in, if it may.
    pub coming: Vec<Text>,
    /// What becomes of what it has when its people join another, if they may.
    pub joining: Vec<Text>,
}

// What Control sees before it decides.

/// Who plays and what would follow, while that can change.
pub(crate) fn roster(state: &State) -> Option<RosterView> {
    let may = match (may_choose(state), may_change(state)) {
        (true, _) => RosterMay::Choose,
        (false, true) => RosterMay::Change,
        (false, false) => return None,
    };
    let citizens = state.all_factions().filter(|row| state.printed(row).citizen).count();
    Some(RosterView {
        may,
        rows: state.all_factions().map(|faction| row(state, faction, may)).collect(),
        least: count(LEAST),
        quorums: (0..=citizens).map(|citizens| state.quorum_of(citizens)).collect(),
    })
}

fn row(state: &State, faction: &Faction, may: RosterMay) -> RosterRow {
    let printed = state.printed(faction);
    let changes = may == RosterMay::Change;
    RosterRow {
        faction: faction.id.clone(),
        name: faction.name.clone(),
        colour: printed.colour.clone(),
        emblem: printed.emblem.clone(),
        pattern: printed.pattern,
        plays: faction.plays(),
        votes: printed.citizen,
        without: without(state, faction),
        coming: if changes && !faction.plays() { coming(state, faction) } else { Vec::new() },
        joining: if changes && faction.plays() { joining(state, faction) } else { Vec::new() },
    }
}

/// What follows when a faction does not play.
fn without(state: &State, faction: &Faction) -> Vec<Text> {
    let who = || Name::of(&faction.name);
    let mut told = Vec::new();
    // Before the game begins it is told of those too that were left out a moment ago.
    let (first, start) = (may_choose(state), &state.content.scenario().start);
    let ties = TieRule::from_start(start.ties.as_ref());
    let (supremacy, ties) = match first {
        true => (&start.supremacy, &ties),
        false => (&state.chair.supremacy, &state.chair.ties),
    };
    if supremacy.as_ref() == Some(&faction.id) {
        told.push(text!("roster-without-supremacy", who = who()));
    }
    if *ties == TieRule::Faction(faction.id.clone()) {
        told.push(text!("roster-without-ties", who = who()));
    }
    told.extend(
        garrison(state, faction)
            .map(|(name, place)| text!("roster-without-garrison", name = name, place = place)),
    );
    told.extend(cards(state, faction));
    told
}

/// The units that a faction has on a map from the first (S-7), and where.
fn garrison<'a>(state: &'a State, faction: &Faction) -> Option<(&'a str, &'a str)> {
    let garrison = state.printed(faction).garrison.as_ref()?;
    let at = state.content.place(&garrison.objective)?;
    Some((&garrison.name, &state.content.city().objectives[at].name))
}

/// What follows when a faction comes in.
fn coming(state: &State, faction: &Faction) -> Vec<Text> {
    let (who, arete) = (|| Name::of(&faction.name), arete_of_late(state, faction));
    let mut then = state.clone();
    apply(&mut then, &RosterEvent::TakenIn { faction: faction.id.clone(), arete });
    let row = then.faction(&faction.id);
    let mut told = vec![text!(
        "roster-coming-figures",
        arete = arete,
        tyche = row.counter(Counter::Tyche),
        horses = row.counter(Counter::Horses),
        talents = row.counter(Counter::Talents),
        doom = row.counter(Counter::Doom)
    )];
    let heroes: Vec<Text> = living(row).map(|hero| (&hero.name).into()).collect();
    if !heroes.is_empty() {
        told.push(text!("roster-coming-heroes", n = heroes.len(), heroes = heroes));
    }
    if then.chair.supremacy.as_ref() == Some(&row.id) {
        told.push(text!("roster-coming-supremacy", who = who()));
    }
    if then.chair.ties == TieRule::Faction(row.id.clone()) {
        told.push(text!("roster-coming-ties", who = who()));
    }
    told.push(votes(&then));
    told
}

/// What becomes of what a faction has when its people join another.
fn joining(state: &State, faction: &Faction) -> Vec<Text> {
    let mut then = state.clone();
    let Some(other) = state.factions().find(|row| row.id != faction.id) else { return Vec::new() };
    let (id, into) = (faction.id.clone(), other.id.clone());
    apply(&mut then, &RosterEvent::FactionsJoined { faction: id, into });
    let mut told = vec![text!(
        "roster-joining-figures",
        tyche = faction.counter(Counter::Tyche),
        horses = faction.counter(Counter::Horses),
        talents = faction.counter(Counter::Talents),
        cards = faction.counter(Counter::StasisCards),
        projects = faction.counter(Counter::Projects),
        doom = faction.counter(Counter::Doom)
    )];
    let heroes: Vec<Text> = living(faction).map(|hero| (&hero.name).into()).collect();
    if !heroes.is_empty() {
        told.push(text!("roster-joining-heroes", n = heroes.len(), heroes = heroes));
    }
    told.push(text!("roster-joining-ends", arete = faction.counter(Counter::Arete)));
    told.push(votes(&then));
    told
}

/// Who votes, and the quorum.
fn votes(state: &State) -> Text {
    let (n, quorum) = (state.voters().count(), state.quorum());
    match quorum {
        0 => text!("roster-votes", n = n),
        quorum => text!("roster-votes-quorum", n = n, quorum = quorum),
    }
}

/// The cards that name a faction.
fn cards(state: &State, faction: &Faction) -> Option<Text> {
    let printed = state.content.events().cards.iter();
    let cards = printed.filter(|card| names(card, &faction.id));
    let titles: Vec<Text> = cards.map(|card| (&card.title).into()).collect();
    let (n, who) = (titles.len(), Name::of(&faction.name));
    if n > TITLES {
        let titles = titles[..TITLES].to_vec();
        return Some(text!("roster-without-many-cards", n = n, titles = titles, who = who));
    }
    (n > 0).then(|| text!("roster-without-cards", n = n, titles = titles, who = who))
}

/// Whether something that a card does is for this faction.
fn names(card: &Card, id: &FactionId) -> bool {
    let options = card.options.iter().flat_map(|option| &option.effects);
    options.chain(&card.default.effects).any(|effect| strikes(effect, id))
}

fn strikes(effect: &Effect, id: &FactionId) -> bool {
    let says = |lever: &Option<Lever>| {
        lever.as_ref().is_some_and(|lever| match lever {
            // Who is one of many citizens is not what the text is about.
            Lever::Citizens { .. } => false,
            lever => lever.factions().contains(id),
        })
    };
    match effect {
        Effect::Article { lever, .. } | Effect::Law { lever, .. } => says(lever),
        Effect::Motion { measure, .. } => match measure {
            Measure::Article { lever, .. } | Measure::Law { lever, .. } => says(lever),
            Measure::Effects { effects } => effects.iter().any(|effect| strikes(effect, id)),
            Measure::Deed => false,
        },
        effect => matches!(effect.target(), Some(Target::Faction(struck)) if struck == id),
    }
}

// Lines on who plays.

/// Lines that speak of what is so now.
pub(crate) fn after(state: &State, event: &RosterEvent) -> Option<NewLine> {
    match event {
        RosterEvent::FactionsChosen { factions } => Some(chosen(state, factions)),
        RosterEvent::TakenIn { faction, arete } => {
            let who = Name::of(state.name(faction));
            let text = text!("roster-came-in", who = who, arete = *arete);
            Some(line(LogKind::Control, text).about([faction]))
        }
        RosterEvent::FactionsJoined { faction, into } => {
            let (who, whom) = (Name::of(state.name(faction)), Name::of(state.name(into)));
            let text = text!("roster-joined", who = who, whom = whom);
            Some(line(LogKind::Control, text).about([faction, into]))
        }
        RosterEvent::PeopleReturned { faction } => {
            let text = text!("roster-returned", who = Name::of(state.name(faction)));
            Some(line(LogKind::Control, text).about([faction]))
        }
        RosterEvent::PeopleFollowed { faction } => {
            let text = text!("roster-followed", who = Name::of(state.name(faction)));
            Some(line(LogKind::Control, text).about([faction]))
        }
    }
}

fn chosen(state: &State, factions: &[FactionId]) -> NewLine {
    let others = state.all_factions().filter(|row| !row.plays()).map(|row| &row.id);
    let others: Vec<&FactionId> = others.collect();
    let text = match others.is_empty() {
        true => text!("roster-all-play", n = factions.len()),
        false => text!("roster-play", n = factions.len(), others = state.named(others)),
    };
    line(LogKind::Control, text).about(factions)
}
