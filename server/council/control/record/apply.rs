//! Somebody acted, or the game goes back to what was so. It goes on from there with the numbers of the
//! branch that is abandoned, and its clocks stand as they stood.

use std::sync::Arc;

use game::text;

use crate::content::{Holder, Lever};
use crate::control::record::rules::numbers;
use crate::control::record::{Became, Numbers, RecordEvent, Standing};
use crate::control::seats::rules::note_waits;
use crate::law::texts::decide::{lapse_laws, obey, say};
use crate::law::texts::{Article, Code, Words};
use crate::ledger::Cause;
use crate::secrets::SECRETS;
use crate::state::{Acted, Faction, State};

/// The cause of a figure that is what it was when it was played, and not what these rules would make it.
fn as_played() -> Cause {
    text!("cause-as-played").into()
}

/// Makes an event of this room true.
pub(crate) fn apply(state: &mut State, event: &RecordEvent) {
    match event {
        RecordEvent::Acted { by, at, by_place } => {
            let acted = Acted {
                actor: by.clone(),
                at: *at,
                next_id: state.acted.next_id,
                told_from: state.logs.control().next(),
                moves: state.acted.moves,
                by_place: *by_place,
            };
            state.acted.put(acted);
        }
        RecordEvent::Rewound { anew, stood, numbers } => went_back(state, *anew, *stood, numbers),
        RecordEvent::Became { what } => became(state, what),
    }
}

/// What was made of a decision when it was played counts; these rules make the same of it unless they
/// were mended since.
fn became(state: &mut State, what: &Became) {
    texts_became(state, what);
    for (id, was) in &what.factions {
        let now = state.faction(id);
        if let Some(is) = was.citizen.filter(|was| *was != now.citizen) {
            say(state, Lever::Citizen { faction: id.clone(), is }, None);
        }
        let now = state.faction(id);
        if was.is_not(now) {
            stands(state.faction_mut(id), was);
        }
    }
    let Became { stasis, wrath, prytanis, supremacy, ties, .. } = what;
    if let Some(was) = stasis.filter(|was| *was != state.totals.stasis.value()) {
        state.totals.stasis.set(was, as_played());
    }
    if let Some(was) = wrath.filter(|was| *was != state.totals.wrath.value()) {
        state.totals.wrath.set(was, as_played());
    }
    if let Some(was) = prytanis.as_ref().filter(|was| was.faction != state.chair.prytanis) {
        state.chair.prytanis.clone_from(&was.faction);
    }
    if let Some(was) = supremacy.as_ref().filter(|was| was.faction != state.chair.supremacy) {
        let held_by = was.faction.clone().map_or(Holder::Nobody, Holder::Faction);
        say(state, Lever::Supremacy { held_by }, None);
    }
    if let Some(was) = ties.as_ref().filter(|was| **was != state.chair.ties) {
        say(state, Lever::Ties { decided_by: was.clone() }, None);
    }
    for (key, was) in &what.rulings {
        if state.settings.value(key).as_ref() != Some(was) {
            say(state, Lever::Ruling { key: key.clone(), value: was.clone() }, None);
        }
    }
}

/// The texts come first: what is made of them follows, where it was something else.
fn texts_became(state: &mut State, what: &Became) {
    if let Some(was) = &what.articles {
        let has_ids = was.iter().all(|row| row.id > 0);
        let was = if has_ids { was.clone() } else { named(&mut state.code, was) };
        if was != state.code.constitution {
            state.code.constitution = was;
            obey(state);
        }
    }
    if let Some(was) = &what.laws
        && state.code.laws.iter().any(|law| !was.contains(&law.id))
    {
        lapse_laws(state, |law| !was.contains(&law.id));
    }
}

/// Articles and texts with their ids, which format 6 does not say: those of their places, and new ones
/// where other words stand there.
fn named(code: &mut Code, was: &[Arc<Article>]) -> Vec<Arc<Article>> {
    let now = code.constitution.clone();
    let mut fresh = || {
        code.made += 1;
        code.made
    };
    let mut named = was.to_vec();
    for (at, row) in named.iter_mut().enumerate() {
        let (row, now) = (Arc::make_mut(row), now.get(at));
        row.id = now.map_or_else(&mut fresh, |now| now.id);
        row.moment = now.map_or(0, |now| now.moment);
        let known = now.iter().flat_map(|now| now.ready.iter().map(|text| &text.words));
        let known: Vec<&Words> = known.chain(now.map(|now| &now.words)).collect();
        let ready = row.ready.iter_mut().map(|text| &mut text.words);
        for words in ready.chain([&mut row.words]) {
            let same = known.iter().find(|it| it.text == words.text && it.lever == words.lever);
            words.id = same.map_or_else(&mut fresh, |same| same.id);
        }
    }
    named
}

fn stands(faction: &mut Faction, was: &Standing) {
    for (counter, value) in &was.counters {
        faction.ledger(*counter).set(*value, as_played());
    }
    faction.exiled = was.exiled.unwrap_or(faction.exiled);
    if let Some(supports) = &was.supports {
        faction.supports.clone_from(supports);
    }
    if let Some([grant, assembly_grant]) = &was.grants {
        faction.grant.clone_from(grant);
        faction.assembly_grant.clone_from(assembly_grant);
    }
    for hero in Arc::make_mut(&mut faction.heroes) {
        if let Some(was) = was.heroes.as_ref().and_then(|heroes| heroes.get(&hero.name)) {
            hero.duty = was.duty;
            hero.fallen.clone_from(&was.fallen);
        }
    }
}

fn went_back(state: &mut State, anew: bool, stood: u64, numbers: &Numbers) {
    state.course.step_number = state.course.step_number.max(numbers.step);
    if anew {
        open_anew(state);
    }
    state.acted.next_id = state.acted.next_id.max(numbers.things);
    state.acted.moves = state.acted.moves.max(numbers.moves);
    if state.code.made < numbers.texts {
        state.code.made = numbers.texts;
    }
    state.assembly.proposed = state.assembly.proposed.max(numbers.proposals);
    let proposed = |row: &Faction| numbers.own_proposals.get(&row.id).copied().unwrap_or(0);
    state.change_each(|row| row.proposed < proposed(row), |row| row.proposed = proposed(row));
    let voting = &mut *state.voting;
    voting.ballots = voting.ballots.max(numbers.ballots);
    if let Some(ballot) = &mut voting.ballot {
        // What was meant for the vote of the other branch must not be counted in this one.
        voting.ballots += 1;
        ballot.number = voting.ballots;
    }
    state.logs.go_on_from(numbers.lines, numbers.desk_lines);
    state.acted.told_from = state.logs.control().next();
    if let Some(streets) = &mut state.city.streets {
        let deed = &mut Arc::make_mut(streets).deed;
        // None stays none.
        if deed.number > 0 {
            deed.number = deed.number.max(numbers.deeds);
        }
    }
    state.day.go_on(numbers.rounds, stood);
    state.seats.stood(stood);
    note_waits(state);
    state.course.clock.stood(stood);
    if state.floor.since.is_some() {
        state.floor.stood(stood);
    }
}

/// What is hidden in secret is to be chosen again; what was meant for what was asked is void.
pub(crate) fn concealed_anew(state: &mut State) {
    let numbers = numbers(state);
    went_back(state, true, 0, &numbers);
}

/// Hidden choices are made again.
fn open_anew(state: &mut State) {
    state.course.question = state.course.step_number;
    state.seats.play_anew();
    SECRETS.forget(state);
}
