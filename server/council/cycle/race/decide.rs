//! What is decided of the race (C-10, C-11), and what that changes.

use game::{Actor, Name, text};
use kit::{Seal, UpTo, untold};

use crate::content::{Counter, Until};
use crate::cycle::grants::rules::{add_support, may_still_grant, may_still_send};
use crate::cycle::race::rules::{awaited, can_show};
use crate::cycle::race::{Race, RaceCommand, RaceEvent};
use crate::decision::{Decided, Decision, Sequence, control_only, known, once_each, speaker};
use crate::ids::FactionId;
use crate::law::settings::{Ends, HorsesShown, RaceTie, Ruling};
use crate::rejection::Rejection;
use crate::state::{Faction, State};
use crate::steps::row::Advance::{On, To};
use crate::steps::row::Awaits::Each;
use crate::steps::row::{After, Clock, PLAIN, Row, control};
use crate::steps::{Phase, Step};

// Horses are concealed, shown all at once, and a tie is decided (C-10, C-11).

/// What is wanted of the race.
pub(crate) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &RaceCommand) -> Decided {
    match command {
        RaceCommand::LockBid { cycle, horses, seal } => {
            lock_bid(d, actor, *cycle, *horses, seal.as_ref())
        }
        RaceCommand::EnterBids { cycle, bids } => {
            control_only(actor)?;
            enter_bids(d, *cycle, bids)
        }
        RaceCommand::PickWinner { cycle, faction } => {
            control_only(actor)?;
            pick_winner(d, *cycle, faction.as_ref())
        }
    }
}

/// C-10.
fn lock_bid(
    d: &mut Decision<'_>,
    actor: &Actor,
    cycle: u32,
    horses: u32,
    seal: Option<&Seal>,
) -> Decided {
    if d.state.course.step != Step::Race || d.state.course.cycle != cycle {
        return Err(Rejection::StepOver);
    }
    let faction = speaker(&d.state, actor)?;
    let have = faction.counter(Counter::Horses);
    if horses > have {
        return Err(Rejection::TooMany { what: "too-many-horses", have });
    }
    let faction = faction.id.clone();
    let seal = d.state.sealed(actor, &faction, &horses, seal)?;
    d.emit(RaceEvent::BidLocked { faction, horses, seal });
    Ok(())
}

/// Bids counted by hand in the room (C-11).
fn enter_bids(d: &mut Decision<'_>, cycle: u32, bids: &[(FactionId, u32)]) -> Decided {
    if d.state.course.step != Step::Race || d.state.course.cycle != cycle {
        return Err(Rejection::StepOver);
    }
    once_each(bids.iter().map(|(id, _)| id))?;
    for (id, horses) in bids {
        let faction = known(&d.state, id)?;
        let have = faction.counter(Counter::Horses);
        if *horses > have {
            let bound = text!("refused-has-horses", who = Name::of(&faction.name), have = have);
            return Err(Rejection::OutOfBounds(bound));
        }
    }
    for (faction, horses) in bids {
        let (faction, horses) = (faction.clone(), *horses);
        d.emit(RaceEvent::BidLocked { faction, horses, seal: None });
    }
    reveal_bids(d);
    Ok(())
}

fn pick_winner(d: &mut Decision<'_>, cycle: u32, faction: Option<&FactionId>) -> Decided {
    if d.state.course.step != Step::RaceTied || d.state.course.cycle != cycle {
        return Err(Rejection::StepOver);
    }
    let tied = d.state.track.race.as_ref().map_or(&[][..], |race| &race.tied);
    if faction.is_some_and(|id| !tied.contains(id)) {
        return Err(Rejection::NotOffered("not-offered-faction"));
    }
    d.emit(RaceEvent::WinnerPicked { faction: faction.cloned() });
    d.enter(Step::Strengths);
    Ok(())
}

/// C-11: all bids at once. What a faction no longer has it cannot show.
pub(crate) fn reveal_bids(d: &mut Decision<'_>) {
    let locked = d.state.bids.at_reveal();
    let bid = |faction: &Faction| {
        let horses = locked.of(&faction.id).map_or(0, |bid| can_show(faction, bid.number));
        (faction.id.clone(), horses)
    };
    let bids: Vec<(FactionId, u32)> = d.state.factions().map(bid).collect();
    let most = bids.iter().map(|(_, horses)| *horses).max().unwrap_or(0);
    let best = bids.iter().filter(|(_, horses)| most > 0 && *horses == most);
    let best: Vec<FactionId> = best.map(|(id, _)| id.clone()).collect();
    let ruling = d.state.settings.race_tie;
    let all_win = best.len() <= 1 || ruling == RaceTie::All;
    let (winners, tied) = if all_win { (best, Vec::new()) } else { (Vec::new(), best) };
    let open = !tied.is_empty() && ruling == RaceTie::ControlPicks;
    let bonus = d.state.totals.stasis.value();
    let left = |id: &FactionId| d.state.faction(id).counter(Counter::Horses);
    let untold = untold(&locked, |id, bid| bid.is_told(left(id)));
    let spent = Some(d.state.settings.horses_shown == HorsesShown::Spent);
    d.emit(RaceEvent::RaceRevealed { bids, winners, tied, bonus, untold, spent });
    d.enter(if open { Step::RaceTied } else { Step::Strengths });
}

// What the race changes (C-10, C-11).

/// Makes an event of the race true.
pub(crate) fn apply(state: &mut State, event: &RaceEvent) {
    match event {
        RaceEvent::BidLocked { faction, horses, seal } => {
            let (hand, have) =
                (state.hand(faction), state.faction(faction).counter(Counter::Horses));
            let bid = UpTo::chosen(*horses, have, state.bids.own(faction));
            state.bids.lock(faction.clone(), bid, hand, seal.clone());
        }
        RaceEvent::RaceRevealed { bids, winners, tied, bonus, untold, spent } => {
            let shown = state.bids.reveal();
            let rows = bids.iter().map(|(id, horses)| (id, *horses));
            let reveal = state.reveal(&shown, rows, untold);
            state.track.race = Some(Race {
                bids: bids.clone(),
                winners: winners.clone(),
                tied: tied.clone(),
                bonus: *bonus,
                reveal,
                supports: Vec::new(),
            });
            race_won(state, winners);
            if *spent == Some(true) {
                spend(state, bids);
            }
        }
        RaceEvent::WinnerPicked { faction } => {
            let winners: Vec<_> = faction.iter().cloned().collect();
            if let Some(race) = &mut state.track.race {
                race.tied.clear();
                race.winners.clone_from(&winners);
            }
            race_won(state, &winners);
        }
    }
}

fn race_won(state: &mut State, winners: &[FactionId]) {
    let bonus = state.track.race.as_ref().map_or(0, |race| race.bonus);
    for winner in winners {
        let support = add_support(state, winner, bonus, text!("support-race"), Until::Cycle);
        if let Some(race) = &mut state.track.race {
            race.supports.extend(support);
        }
    }
}

/// C-11: the Horses that were shown are spent.
fn spend(state: &mut State, bids: &[(FactionId, u32)]) {
    for (id, horses) in bids {
        let by = i32::try_from(*horses).unwrap_or(i32::MAX);
        let horses = state.faction_mut(id).ledger(Counter::Horses);
        horses.change(-by, 0, text!("cause-shown-in-a-race"));
    }
}

// What the rules say of its steps.

/// Horses are concealed (C-10).
pub(crate) const RACE: Row = Row {
    clock: Clock::Ruled(Ruling::BidSeconds, After::Or),
    ends: Some(Ruling::BidsRevealed),
    awaits: Each(awaited),
    advance: On(reveal_bids),
    settle: raced,
    ..PLAIN
};

/// Control picks the winner of a tied race (C-11).
pub(crate) const TIE: Row = Row { falls_to: Some(control), ..PLAIN };

/// The strengths are announced (C-12).
pub(crate) const STRENGTHS: Row = Row {
    more: |state, row| may_still_send(row) || may_still_grant(state, row),
    advance: To(Phase::Vote),
    ..PLAIN
};

/// C-11: the bids reveal themselves once nobody is awaited any more.
fn raced(d: &mut Decision<'_>) {
    if d.state.settings.bids_revealed == Ends::ByItself && d.state.awaits_nobody() {
        reveal_bids(d);
    }
}
