//! What may be done in the race, with the command that does it (C-10, C-11).

use game::{Name, text};

use crate::action::{Action, Group};
use crate::command::Command;
use crate::content::Counter;
use crate::cycle::race::{RaceCommand, words};
use crate::law::settings::GrantCarries;
use crate::state::{Faction, State};

/// The highest bid that is listed beside "all of them".
const LISTED_BIDS: u32 = 24;

/// C-10: one for each number of Horses.
pub(crate) fn bids(state: &State, faction: &Faction) -> Vec<Action> {
    // Without a vote the bonus of a win adds to nothing (I-3).
    let shown = match faction.has_vote() || state.settings.grant_carries != GrantCarries::Influence
    {
        true => words::shown(state),
        false => text!("race-you-have-no-vote-that", shown = words::shown(state)),
    };
    let bid = |horses: u32| {
        let label = match horses {
            0 => text!("race-none"),
            1 => text!("race-1-horse"),
            more => text!("race-horses", more = more),
        };
        let says = match horses {
            0 => text!("race-you-stay-out-of-the"),
            _ => text!("race-you-may-change-it-until", shown = &shown),
        };
        let cycle = state.course.cycle;
        let command = Command::Race(RaceCommand::LockBid { cycle, horses, seal: None });
        Action::new(format!("bid:{horses}"), Group::Bid, label, says, command)
    };
    let have = faction.counter(Counter::Horses);
    // A view stays small whatever the stable: beyond the listed numbers only "all" is offered.
    let all = (have > LISTED_BIDS).then_some(have);
    (0..=have.min(LISTED_BIDS)).chain(all).map(bid).collect()
}

pub(crate) fn winners(state: &State) -> Vec<Action> {
    let Some(race) = &state.track.race else { return Vec::new() };
    let cycle = state.course.cycle;
    let one = race.tied.iter().map(|id| {
        let says =
            text!("race-win-the-race-and-gain", who = Name::of(state.name(id)), bonus = race.bonus);
        let command = Command::Race(RaceCommand::PickWinner { cycle, faction: Some(id.clone()) });
        Action::new(format!("winner:{id}"), Group::Winner, state.name(id), says, command)
    });
    let nobody = Command::Race(RaceCommand::PickWinner { cycle, faction: None });
    let nobody = Action::new(
        "winner:nobody",
        Group::Winner,
        text!("race-nobody"),
        text!("race-nobody-wins-the-race"),
        nobody,
    );
    one.chain([nobody]).collect()
}
