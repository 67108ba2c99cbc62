//! The rules of which factions play: what follows from their number, what is decided, and what that
//! changes.

use std::sync::Arc;

use game::{Actor, Name, text};

use crate::content::{Counter, FACTIONS};
use crate::control::roster::{Part, RosterCommand, RosterEvent};
use crate::control::seats::Arrival;
use crate::cycle::grants::rules::void_grants;
use crate::cycle::grants::{Duty, Grant, Hero};
use crate::decision::{Decided, Decision, control_only, known, once_each, printed, same_step};
use crate::ids::FactionId;
use crate::law::settings::Ruling;
use crate::law::texts::decide::obey;
use crate::rejection::Rejection;
use crate::state::{Faction, State};
use crate::steps::Step;

// Who plays, and what follows from how many they are.

impl Faction {
    /// Whether it plays at this table.
    pub(crate) fn plays(&self) -> bool {
        self.part == Part::Plays
    }
}

impl State {
    /// How many Archons must choose YES or NO, so that something can pass. A text of the scenario
    /// says it for all its factions: where fewer play it is the same share of their citizens, rounded up.
    /// What Control itself sets stays as it is.
    pub(crate) fn quorum(&self) -> u32 {
        let here = self.factions().filter(|row| self.printed(row).citizen).count();
        self.quorum_of(here)
    }

    /// The quorum where so many of the scenario's citizens play.
    pub(crate) fn quorum_of(&self, citizens: usize) -> u32 {
        let said = self.settings.quorum;
        let all = self.all_factions().filter(|row| self.printed(row).citizen).count();
        if all == 0 || self.is_controls_word(Ruling::Quorum) {
            return said;
        }
        let share = (said as usize * citizens).div_ceil(all);
        u32::try_from(share).unwrap_or(u32::MAX)
    }
}

/// The fewest factions that play.
pub(crate) const LEAST: usize = *FACTIONS.start();

/// Whether Control chooses now which factions play.
pub(crate) fn may_choose(state: &State) -> bool {
    state.course.step == Step::Lobby
}

/// Whether a faction comes in now, or its people join another: nothing is asked, and nothing stands in
/// the streets.
pub(crate) fn may_change(state: &State) -> bool {
    matches!(state.course.step, Step::Check | Step::Diplomacy)
}

/// The Arête with which a faction comes in: as the scenario has it, and no less than any that plays.
pub(crate) fn arete_of_late(state: &State, faction: &Faction) -> u32 {
    let least = state.factions().map(|row| row.counter(Counter::Arete)).min();
    state.printed(faction).arete.max(least.unwrap_or(0))
}

/// What goes along where people join another faction. Standing does not: neither Arête nor influence.
pub(crate) const GOODS: [Counter; 6] = [
    Counter::Tyche,
    Counter::Horses,
    Counter::Talents,
    Counter::StasisCards,
    Counter::Projects,
    Counter::Doom,
];

// Control chooses which factions play.

/// Decides a command of this room.
pub(crate) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &RosterCommand) -> Decided {
    control_only(actor)?;
    match command {
        RosterCommand::ChooseFactions { factions } => choose(d, factions),
        RosterCommand::TakeIn { step, faction } => {
            same_step(d, *step)?;
            take_in(d, faction)
        }
        RosterCommand::JoinFactions { step, faction, into } => {
            same_step(d, *step)?;
            join(d, faction, into)
        }
    }
}

fn choose(d: &mut Decision<'_>, factions: &[FactionId]) -> Decided {
    if !may_choose(&d.state) {
        return Err(Rejection::NotNow("when-before-the-game-begins"));
    }
    once_each(factions)?;
    for id in factions {
        printed(&d.state, id)?;
    }
    if factions.len() < LEAST {
        return Err(Rejection::OutOfBounds(text!("refused-too-few-factions", least = LEAST)));
    }
    let chosen = d.state.all_factions().filter(|row| factions.contains(&row.id));
    if d.state.all_factions().all(|row| row.plays() == factions.contains(&row.id)) {
        return Err(Rejection::AlreadySo);
    }
    let factions = chosen.map(|row| row.id.clone()).collect();
    d.emit(RosterEvent::FactionsChosen { factions });
    Ok(())
}

fn between(state: &State) -> Decided {
    if may_change(state) { Ok(()) } else { Err(Rejection::NotNow("when-between-two-cycles")) }
}

fn take_in(d: &mut Decision<'_>, faction: &FactionId) -> Decided {
    between(&d.state)?;
    let row = printed(&d.state, faction)?;
    if row.plays() {
        return Err(Rejection::AlreadySo);
    }
    let (faction, arete) = (row.id.clone(), arete_of_late(&d.state, row));
    d.emit(RosterEvent::TakenIn { faction, arete });
    Ok(())
}

fn join(d: &mut Decision<'_>, faction: &FactionId, into: &FactionId) -> Decided {
    between(&d.state)?;
    known(&d.state, faction)?;
    known(&d.state, into)?;
    if faction == into {
        return Err(Rejection::ToOneself);
    }
    if d.state.playing() <= LEAST {
        return Err(Rejection::OutOfBounds(text!("refused-too-few-factions", least = LEAST)));
    }
    let (faction, into) = (faction.clone(), into.clone());
    d.emit(RosterEvent::FactionsJoined { faction, into });
    Ok(())
}

// Where people sit when the game goes back.

/// Whose people joined others after this state and have them back in it, or had joined others in it and have
/// them back now: those who left a seat sit there again, or go along once more. Where a faction was taken in
/// again meanwhile, other people sit at its seat: all stay where they are.
pub(crate) fn people(past: &State, last: &State) -> Vec<RosterEvent> {
    let apart =
        parted(past, last).map(|(row, _)| RosterEvent::PeopleReturned { faction: row.id.clone() });
    let mut along: Vec<&Faction> = parted(last, past).map(|(row, _)| row).collect();
    // Who went on from there goes on from there again.
    along.sort_by_key(|row| std::cmp::Reverse(joined_after(past, row)));
    let along =
        along.into_iter().map(|row| RosterEvent::PeopleFollowed { faction: row.id.clone() });
    apart.chain(along).collect()
}

/// The factions that play in one state and had joined another one, which comes with them, in the other.
pub(crate) fn parted<'a>(
    plays: &'a State,
    joined: &'a State,
) -> impl Iterator<Item = (&'a Faction, &'a FactionId)> {
    let pairs = plays.all_factions().zip(joined.all_factions());
    pairs.filter_map(|(one, other)| match &other.part {
        Part::Joined(into) if one.plays() => Some((one, into)),
        _ => None,
    })
}

/// How many joinings lie between a faction and one that plays.
fn joined_after(state: &State, row: &Faction) -> usize {
    let mut row = row;
    let mut count = 0;
    while let Part::Joined(into) = &state.faction(&row.id).part
        && count < state.all_factions().count()
    {
        (row, count) = (state.faction(into), count + 1);
    }
    count
}

// Who plays from now on.

/// Makes an event of this room true.
pub(crate) fn apply(state: &mut State, event: &RosterEvent) {
    match event {
        RosterEvent::FactionsChosen { factions } => {
            let part = |row: &Faction| match factions.contains(&row.id) {
                true => Part::Plays,
                false => Part::LeftOut,
            };
            state.change_each(|row| row.part != part(row), |row| row.part = part(row));
        }
        RosterEvent::TakenIn { faction, arete } => taken_in(state, faction, *arete),
        RosterEvent::FactionsJoined { faction, into } => joined(state, faction, into),
        RosterEvent::PeopleReturned { .. } | RosterEvent::PeopleFollowed { .. } => {
            state.acted.moves += 1;
            return;
        }
    }
    // Supremacy and ties are said to be somebody's who may have come or gone (C-3, C-17).
    obey(state);
    void_grants(state);
}

/// As the scenario has it, but for its Heroes: those that it lost, or that went along, do not come back.
/// Nobody is at its seat until a device is.
fn taken_in(state: &mut State, id: &FactionId, arete: u32) {
    let start = state.printed(state.faction(id)).clone();
    let told = state.factions().any(|row| row.arrival != Arrival::Untold);
    let arrival = if told { Arrival::Never } else { Arrival::Untold };
    let row = state.faction_mut(id);
    let figures = [
        (Counter::Arete, arete),
        (Counter::Influence, 0),
        (Counter::Tyche, start.tyche),
        (Counter::Horses, start.horses),
        (Counter::Talents, start.talents),
        (Counter::Doom, start.doom),
        (Counter::Projects, start.projects),
    ];
    for (counter, value) in figures {
        row.ledger(counter).set(value, text!("cause-comes-in"));
    }
    row.part = Part::Plays;
    row.arrival = arrival;
}

/// Its goods and living Heroes go along; its standing ends.
fn joined(state: &mut State, id: &FactionId, into: &FactionId) {
    state.acted.moves += 1;
    let with = text!("cause-joined", who = Name::of(state.name(into)));
    let from = text!("cause-joined-by", who = Name::of(state.name(id)));
    let row = state.faction_mut(id);
    let goods = GOODS.map(|counter| (counter, row.counter(counter)));
    for (counter, _) in goods {
        row.ledger(counter).set(0, with.clone());
    }
    let (along, fallen): (Vec<Hero>, Vec<Hero>) = row.heroes.iter().cloned().partition(Hero::lives);
    row.heroes = Arc::new(fallen);
    row.supports.clear();
    (row.grant, row.assembly_grant, row.exiled) = (None, None, false);
    row.part = Part::Joined(into.clone());
    let (extra_seconds, came) = (row.extra_seconds, row.arrival == Arrival::Came);
    let is_its = |grant: &Option<Grant>| grant.as_ref().is_some_and(|grant| grant.to == *id);
    state.change_each(|row| is_its(&row.grant), |row| row.grant = None);
    if state.floor.speakers.contains(id) {
        state.floor.speakers.retain(|speaker| speaker != id);
    }
    let row = state.faction_mut(into);
    row.extra_seconds = row.extra_seconds.max(extra_seconds);
    if came {
        row.arrival = Arrival::Came;
    }
    for (counter, value) in goods {
        let sum = row.counter(counter).saturating_add(value);
        row.ledger(counter).set(sum, from.clone());
    }
    let rested = along.into_iter().map(|hero| Hero { duty: Duty::Rest, ..hero });
    Arc::make_mut(&mut row.heroes).extend(rested);
}
