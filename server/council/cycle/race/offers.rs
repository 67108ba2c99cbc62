//! What may be done in the race, with the command that does it (C-10, C-11).

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
        false => format!("You have no vote that a win could add to. {}", words::shown(state)),
    };
    let bid = |horses: u32| {
        let label = match horses {
            0 => "None".to_owned(),
            1 => "1 Horse".to_owned(),
            more => format!("{more} Horses"),
        };
        let says = match horses {
            0 => "You stay out of the race.".to_owned(),
            _ => format!("You may change it until the reveal. {shown}"),
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
        let says = format!("The {} win the race and gain {} support.", state.name(id), race.bonus);
        let command = Command::Race(RaceCommand::PickWinner { cycle, faction: Some(id.clone()) });
        Action::new(format!("winner:{id}"), Group::Winner, state.name(id), says, command)
    });
    let nobody = Command::Race(RaceCommand::PickWinner { cycle, faction: None });
    let nobody =
        Action::new("winner:nobody", Group::Winner, "Nobody", "Nobody wins the race.", nobody);
    one.chain([nobody]).collect()
}
