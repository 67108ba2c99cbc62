//! With what numbers a game goes on that went back.

use crate::control::record::Numbers;
use crate::control::roster::rules::parted;
use crate::control::seats::{Arrival, SeatsEvent};
use crate::ids::FactionId;
use crate::state::{Faction, State};

/// The numbers that a game has reached; a step more, for what was meant for the last one is void.
pub(crate) fn numbers(last: &State) -> Numbers {
    Numbers {
        step: last.course.step_number.saturating_add(1),
        ballots: last.voting.ballots,
        things: last.acted.next_id,
        texts: last.code.made,
        moves: last.acted.moves,
        proposals: last.assembly.proposed,
        own_proposals: last.all_factions().map(|row| (row.id.clone(), row.proposed)).collect(),
        rounds: last.day.numbered(),
        deeds: last.city.streets.as_ref().map_or(0, |streets| streets.deed.number),
        lines: last.logs.room().next(),
        desk_lines: last.logs.control().next(),
    }
}

/// Seats are played on as they are now: a phone that died meanwhile is dead. Who joined others after the past
/// leaves them, and they are as they were.
pub(crate) fn seats(past: &State, last: &State) -> Vec<SeatsEvent> {
    let pairs = past.all_factions().zip(last.all_factions());
    let changed = pairs.filter(|(then, now)| then.mode != now.mode);
    let set = |(_, now): (_, &Faction)| SeatsEvent::SeatSet {
        faction: now.id.clone(),
        mode: now.mode.clone(),
    };
    let had_guests = |id: &FactionId| parted(past, last).any(|(_, into)| into == id);
    let pairs = past.all_factions().zip(last.all_factions());
    let slower = pairs.filter(|(then, now)| then.extra_seconds != now.extra_seconds);
    let slower = slower.filter(|(_, now)| !had_guests(&now.id));
    let extra = |(_, now): (_, &Faction)| SeatsEvent::ExtraSet {
        faction: now.id.clone(),
        seconds: now.extra_seconds,
    };
    let gone = arrivals(past, last, had_guests);
    changed.map(set).chain(slower.map(extra)).chain(gone).collect()
}

/// Whoever moved to another seat meanwhile sits there still: at which seats nobody ever was. Where only guests
/// were, nobody is; the hub says it if somebody else has come.
fn arrivals(
    past: &State,
    last: &State,
    had_guests: impl Fn(&FactionId) -> bool,
) -> Option<SeatsEvent> {
    let has_come = last.factions().any(|row| row.arrival == Arrival::Came);
    let moved = past.acted.moves != last.acted.moves && has_come;
    let came = |then: &Faction, now: &Faction| {
        now.arrival == Arrival::Came && (then.arrival == Arrival::Came || !had_guests(&now.id))
    };
    let pairs = past.all_factions().zip(last.all_factions());
    let never = pairs.filter(|(then, now)| !came(then, now)).map(|(_, now)| now.id.clone());
    moved.then(|| SeatsEvent::Arrived { empty: never.collect() })
}
