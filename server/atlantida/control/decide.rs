//! What is decided beside the rules (G-20, A, T-15).

use crate::control::{ControlCommand, ControlEvent, Correction};
use crate::decision::{Decision, Next, control_only, control_or_host, plays, speaker};
use crate::ids::{Faction, Place, Statue};
use crate::ledger::Cause;
use crate::play::Decided;
use crate::rejection::{Rejection, at_most, must};
use crate::settings::{Ruling, SettingFault, Value};
use crate::state::State;
use crate::table::{Stage, enter};
use crate::world::{Fact, LEADERS, Units};
use crate::{accord, draft, score};
use game::{Actor, names};

/// The most seconds of a clock.
const MOST_SECONDS: u32 = 3600;
/// The most characters of a reason.
const REASON: usize = 200;

/// What is wanted beside the rules.
pub(crate) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &ControlCommand) -> Decided {
    match command {
        ControlCommand::GiveUp => give_up(d, actor),
        ControlCommand::MarkAbsent { faction } => {
            control_or_host(&d.state, actor)?;
            set_absent(d, *faction, true)
        }
        ControlCommand::MarkPresent { faction } => {
            let decides = control_or_host(&d.state, actor).is_ok();
            if !decides && speaker(&d.state, actor)? != *faction {
                return Err(Rejection::ControlOnly);
            }
            set_absent(d, *faction, false)
        }
        ControlCommand::Correct { what, reason } => {
            control_only(actor)?;
            correct(d, *what, reason)
        }
        ControlCommand::ChangeSetting { key, value } => {
            control_only(actor)?;
            change(d, key, value)
        }
        ControlCommand::PlayFor { faction } => {
            control_or_host(&d.state, actor)?;
            must(d.state.awaits(*faction), "A-1", "refused-not-asked")?;
            d.go(Next::PlayFor(*faction));
            Ok(())
        }
        ControlCommand::SetClock { step, seconds } => {
            in_clocked_step(d, actor, *step)?;
            at_most(*seconds, MOST_SECONDS, "T-15", "refused-seconds")?;
            d.emit(ControlEvent::ClockSet { seconds: *seconds });
            Ok(())
        }
        ControlCommand::AddTime { step, seconds } => {
            in_clocked_step(d, actor, *step)?;
            let most = MOST_SECONDS.saturating_sub(seconds_left(&d.state));
            at_most(*seconds, most, "T-15", "refused-seconds")?;
            d.emit(ControlEvent::TimeAdded { seconds: *seconds });
            Ok(())
        }
        ControlCommand::StopClock { step } => {
            in_clocked_step(d, actor, *step)?;
            must(d.state.course.clock.running().is_some(), "T-15", "refused-nothing")?;
            d.emit(ControlEvent::ClockStopped);
            Ok(())
        }
        ControlCommand::TimeUp { step } => {
            if *actor != Actor::Clock {
                return Err(Rejection::ControlOnly);
            }
            time_up(d, *step)
        }
    }
}

/// That it is Control or the host, in the step that it means.
fn in_clocked_step(d: &Decision<'_>, actor: &Actor, step: u32) -> Decided {
    control_or_host(&d.state, actor)?;
    let course = &d.state.course;
    let goes_on = !matches!(course.stage, Stage::Lobby | Stage::Over);
    must(goes_on && course.step == step, "T-15", "refused-step-over")
}

fn seconds_left(state: &State) -> u32 {
    let ends_at = state.course.clock.running().map_or(0, |clock| clock.ends_at.0);
    let left = ends_at.saturating_sub(state.acted.at.0).div_ceil(1000);
    u32::try_from(left).unwrap_or(u32::MAX)
}

/// Before the game any seat may be left to the steward.
fn set_absent(d: &mut Decision<'_>, faction: Faction, absent: bool) -> Decided {
    if d.state.course.stage != Stage::Lobby {
        plays(&d.state, faction)?;
    }
    must(d.state.is_absent(faction) != absent, "A-1", "refused-already-so")?;
    d.emit(ControlEvent::AbsenceSet { faction, absent });
    // A question does not wait for him any more.
    accord::decide::look(d);
    Ok(())
}

/// G-20 to G-22, G-28, G-29; the order of the others stays (T-20).
fn give_up(d: &mut Decision<'_>, actor: &Actor) -> Decided {
    let faction = speaker(&d.state, actor)?;
    must(may_give_up(&d.state, faction), "G-28", "refused-give-up")?;
    if d.state.world.sky.compass.is_some_and(|compass| compass.holder == faction) {
        enter::pass_compass(d);
    }
    let was_its_turn = d.state.awaits(faction);
    d.emit(ControlEvent::GaveUp { faction, facts: vec![Fact::GaveUp { faction }] });
    accord::decide::hand_on(d);
    if d.state.world.active().count() < 2 {
        score::decide::left(d);
    } else if d.state.is_together() {
        if d.state.awaited().next().is_none() {
            draft::decide::all_in(d);
        }
    } else if was_its_turn {
        d.go(Next::Onward);
    }
    Ok(())
}

/// Whether a player is at the start of a phase of which nothing is final (G-20, G-28).
pub(crate) fn may_give_up(state: &State, faction: Faction) -> bool {
    let phase = &state.world.player(faction).phase;
    let in_phase = matches!(state.course.stage, Stage::Movement | Stage::Improvement);
    in_phase
        && state.battle.is_none()
        && state.awaits(faction)
        && !phase.has_moved
        && phase.used.is_empty()
}

/// no bound of the laws is broken.
fn correct(d: &mut Decision<'_>, what: Correction, reason: &str) -> Decided {
    let length = reason.trim().chars().count();
    if !(1..=REASON).contains(&length) || names::flaw_of_text(reason.trim()).is_some() {
        return Err(Rejection::BadText);
    }
    must(d.state.course.stage != Stage::Lobby, "A-8", "refused-not-begun")?;
    must(d.state.battle.is_none(), "A-8", "refused-in-battle")?;
    let fact = fact(&d.state, what, reason)?;
    d.emit(ControlEvent::Corrected {
        facts: fact.into_iter().collect(),
        reason: reason.to_owned(),
        anew: touched(&d.state, what),
    });
    Ok(())
}

/// Whose draft may rest on the figure. It is told from what everybody sees, so it says nothing of a draft (N-16).
fn touched(state: &State, what: Correction) -> Vec<Faction> {
    let moves = |of: Faction| state.course.stage == Stage::Movement && state.awaits(of);
    let stands = |of: Faction, place: Place| {
        let units = state.world.player(of).units(place);
        units.pops + units.leaders > 0
    };
    let is_touched = |of: Faction| match what {
        // Hermes takes from others.
        Correction::Stock { faction, .. } => {
            faction == of || (moves(of) && state.world.player(of).has_statue(Statue::Hermes))
        }
        Correction::Units { faction, place, .. } => faction == of || moves(of) || stands(of, place),
        Correction::Creature { hex, .. } => moves(of) || stands(of, Place::Hex(hex)),
        Correction::Counts { faction, .. }
        | Correction::Learn { faction, .. }
        | Correction::Destroy { faction, .. } => faction == of,
        // The order of the phase stands.
        Correction::Compass { .. } => false,
    };
    let all = state.world.players.iter().map(|player| player.faction);
    all.filter(|faction| is_touched(*faction)).collect()
}

fn fact(state: &State, what: Correction, reason: &str) -> Result<Option<Fact>, Rejection> {
    Ok(Some(match what {
        Correction::Stock { faction, stock, to } => {
            plays(state, faction)?;
            at_most(to, 999, "A-8", "refused-correction")?;
            let by = i64::from(to) - i64::from(state.world.player(faction).stock(stock));
            let by = i32::try_from(by).unwrap_or(0);
            Fact::Stock { faction, stock, by, why: Cause::Control(reason.into()) }
        }
        Correction::Units { faction, place, pops, leaders, at_site } => {
            plays(state, faction)?;
            units(state, faction, place, pops, leaders, at_site)?
        }
        Correction::Counts { faction, capacity, continent, hades } => {
            plays(state, faction)?;
            at_most(capacity, crate::improvement::craft::CAPACITY, "C-9", "refused-correction")?;
            at_most(continent.max(hades), 999, "A-8", "refused-correction")?;
            Fact::CountsSet { faction, capacity, continent, hades }
        }
        Correction::Learn { faction, advance } => {
            plays(state, faction)?;
            let fits =
                state.ground().has_advance(advance) && !state.world.player(faction).has(advance);
            must(fits, "D-5", "refused-learned")?;
            Fact::Learned { faction, advance }
        }
        Correction::Destroy { faction, at } => {
            plays(state, faction)?;
            let player = state.world.player(faction);
            let building = player.city.at(at);
            must(building.is_some(), "L-8", "refused-no-building")?;
            // L-10: without Hera nobody has two statues, and nobody is asked here which he keeps (Z-9).
            let is_hera = building.is_some_and(|of| of.statue == Some(Statue::Hera));
            must(!is_hera || player.statues().count() < 3, "L-10", "refused-correction")?;
            Fact::Destroyed { faction, at }
        }
        Correction::Creature { hex, lives } => {
            let has = state.world.hex(hex).is_some_and(|of| of.creature.is_some() && !of.sunk);
            must(has, "H-6", "refused-no-creature")?;
            if lives { Fact::CreatureReturned { hex } } else { Fact::CreatureKilled { hex } }
        }
        Correction::Compass { holder, clockwise } => {
            plays(state, holder)?;
            Fact::CompassSet { holder, clockwise }
        }
    }))
}

/// L-3, L-6.
fn units(
    state: &State,
    faction: Faction,
    place: Place,
    pops: u32,
    leaders: u32,
    at_site: bool,
) -> Result<Fact, Rejection> {
    let player = state.world.player(faction);
    let was = player.units(place);
    let all = player.leaders() - was.leaders + leaders;
    must((1..=LEADERS).contains(&all), "L-3", "refused-correction")?;
    at_most(pops, 999, "A-8", "refused-correction")?;
    let holder = state.world.holder(place).filter(|holder| *holder != faction);
    let would_hold = at_site || place == Place::Theatre;
    must(holder.is_none() || !would_hold, "L-6", "refused-correction")?;
    if let Place::Hex(hex) = place {
        must(state.world.hex(hex).is_some_and(|of| !of.sunk), "L-6", "refused-sunken")?;
    }
    let moved = was.moved.min(leaders);
    let units = Units { pops, leaders, moved, ..Units::default() };
    Ok(Fact::UnitsSet { faction, place, units, at_site })
}

fn change(d: &mut Decision<'_>, key: &str, value: &Value) -> Decided {
    let begun = d.state.course.stage != Stage::Lobby;
    let changed = d.state.settings.with(key, value).map_err(|fault| match fault {
        SettingFault::NoSuchKey => Rejection::NotNow("refused-no-such-setting"),
        SettingFault::NotAllowed(sentence) => Rejection::BadSetting(sentence.into()),
    })?;
    let is_live = Ruling::of(key).is_some_and(Ruling::is_live);
    must(!begun || is_live, "T-15", "refused-setting-fixed")?;
    let odd = changed.city_columns % 2 == 1 && changed.city_rows % 2 == 1;
    must(odd, "B-1", "refused-setting-odd")?;
    d.emit(ControlEvent::SettingChanged { key: key.to_owned(), value: value.clone() });
    Ok(())
}

/// T-15, T-17: what is still open is decided as for an absent seat.
fn time_up(d: &mut Decision<'_>, step: u32) -> Decided {
    if d.state.course.step != step || d.state.awaited().next().is_none() {
        return Err(Rejection::NotNow("refused-step-over"));
    }
    d.emit(ControlEvent::TimeRanOut);
    d.go(Next::TimeUp);
    Ok(())
}

/// Makes an event true.
pub(crate) fn apply(state: &mut State, event: &ControlEvent) {
    match event {
        ControlEvent::GaveUp { faction, facts } => {
            state.drafts.withdraw(faction);
            state.become_so(facts);
        }
        ControlEvent::AbsenceSet { faction, absent } => {
            if *absent {
                state.absent.insert(*faction);
            } else {
                state.absent.remove(faction);
            }
            let at = state.acted.at;
            state.seats.mode_set(faction, at);
        }
        ControlEvent::Corrected { facts, anew, .. } => {
            for faction in anew {
                state.drafts.withdraw(faction);
                state.course.done.remove(faction);
            }
            state.become_so(facts);
            draft::decide::on_what_is_so(state);
        }
        ControlEvent::SettingChanged { key, value } => {
            if let Ok(changed) = state.settings.with(key, value) {
                state.settings.set(changed);
            }
        }
        ControlEvent::StewardAnswers { faction, .. } => state.acted.steward = Some(*faction),
        ControlEvent::TimeRanOut | ControlEvent::ClockStopped => state.course.clock.stop(),
        ControlEvent::ClockSet { seconds } => {
            let now = state.acted.at;
            state.course.clock.set(*seconds, now);
        }
        ControlEvent::TimeAdded { seconds } => {
            let now = state.acted.at;
            state.course.clock.extend(*seconds, now);
        }
    }
}
