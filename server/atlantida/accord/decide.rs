//! What is decided among seats.

use std::collections::BTreeSet;

use game::Actor;

use crate::accord::{Accord, AccordCommand, AccordEvent, Answered, Question, Wish, points};
use crate::control::ControlEvent;
use crate::decision::{Decision, control_or_host, speaker};
use crate::ids::Faction;
use crate::play::Decided;
use crate::rejection::{Rejection, must};
use crate::settings::TakeBack;
use crate::state::State;
use crate::table::Stage;

/// So often a seat asks to go back in a turn.
const ASKS: usize = 2;

/// What is wanted among seats.
pub(crate) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &AccordCommand) -> Decided {
    must(d.state.course.stage != Stage::Lobby, "A-20", "refused-not-begun")?;
    match command {
        AccordCommand::AskBack { point } => {
            let faction = speaker(&d.state, actor)?;
            may_ask_back(&d.state, faction, *point)?;
            ask(d, faction, Wish::Back(*point))
        }
        AccordCommand::AskSteward { faction: away } => {
            let faction = speaker(&d.state, actor)?;
            may_ask_steward(&d.state, faction, *away)?;
            ask(d, faction, Wish::Steward(*away))
        }
        AccordCommand::AskOn => {
            let faction = speaker(&d.state, actor)?;
            must(d.state.accord.held.is_some(), "A-10", "refused-not-held")?;
            ask(d, faction, Wish::On)
        }
        AccordCommand::Agree { question } => {
            let faction = voter(&d.state, actor, *question)?;
            d.emit(AccordEvent::Agreed { faction });
            look(d);
            Ok(())
        }
        AccordCommand::Refuse { question } => {
            let by = voter(&d.state, actor, *question)?;
            d.emit(AccordEvent::Decided { carried: false, by: Some(by) });
            Ok(())
        }
        AccordCommand::Hold => hold(d, actor),
        AccordCommand::GoOn => go_on(d, actor),
        AccordCommand::TakeHost => {
            let to = speaker(&d.state, actor)?;
            must(may_host(&d.state, to), "A-10", "refused-hosted")?;
            d.emit(AccordEvent::HostChanged { to });
            Ok(())
        }
        AccordCommand::QuestionTimeUp { question } => {
            let is_open = d.state.accord.open.as_ref().is_some_and(|of| of.number == *question);
            must(*actor == Actor::Clock && is_open, "A-17", "refused-question-over")?;
            d.emit(AccordEvent::Decided { carried: false, by: None });
            Ok(())
        }
    }
}

///
pub(crate) fn may_ask_back(state: &State, faction: Faction, point: u32) -> Decided {
    let accord = &state.accord;
    must(accord.open.is_none(), "A-15", "refused-question-open")?;
    must(state.settings.take_back == TakeBack::Vote, "A-15", "refused-take-back-off")?;
    must(accord.point(point).is_some(), "A-15", "refused-no-point")?;
    must(!accord.refused.contains(&point), "A-21", "refused-point-refused")?;
    let asked = accord.asked.iter().filter(|(of, _)| *of == faction).count();
    must(asked < ASKS, "A-21", "refused-asked-twice")
}

///
pub(crate) fn may_ask_steward(state: &State, faction: Faction, away: Faction) -> Decided {
    must(state.accord.open.is_none(), "A-15", "refused-question-open")?;
    crate::decision::plays(state, away)?;
    must(away != faction && !state.is_absent(away), "A-11", "refused-already-so")
}

/// the host is away, and of those who are there this seat comes next in order.
pub(crate) fn may_host(state: &State, faction: Faction) -> bool {
    next_host(state) == Some(faction)
}

/// Who may take the host's part: nobody while the host is there.
fn next_host(state: &State) -> Option<Faction> {
    let host = state.accord.host?;
    let is_there = |of: Faction| {
        !state.is_absent(of) && state.world.find(of).is_some_and(|player| !player.gave_up)
    };
    let seats = state.world.players.iter().map(|player| player.faction);
    let mut after = seats.clone().skip_while(|of| *of != host).chain(seats);
    if is_there(host) { None } else { after.find(|of| is_there(*of)) }
}

/// a host who has given up does not come back, so nobody has to take his part.
pub(crate) fn hand_on(d: &mut Decision<'_>) {
    let host = d.state.accord.host.and_then(|host| d.state.world.find(host));
    if host.is_some_and(|host| host.gave_up)
        && let Some(to) = next_host(&d.state)
    {
        d.emit(AccordEvent::HostChanged { to });
    }
}

/// Nobody else is there: then who asks has decided.
fn ask(d: &mut Decision<'_>, by: Faction, wish: Wish) -> Decided {
    must(d.state.accord.open.is_none(), "A-15", "refused-question-open")?;
    let present = d.state.world.active().map(|player| player.faction);
    let asked = present.filter(|of| *of != by && !d.state.is_absent(*of));
    let voters: BTreeSet<Faction> = asked.filter(|of| wish != Wish::Steward(*of)).collect();
    let number = d.state.accord.questions + 1;
    let ends_at = d.state.acted.at.plus_seconds(d.state.settings.take_back_seconds);
    d.emit(AccordEvent::Asked { question: Question { number, by, wish, voters, ends_at } });
    look(d);
    Ok(())
}

/// Whoever may still vote on this question.
fn voter(state: &State, actor: &Actor, number: u32) -> Result<Faction, Rejection> {
    let faction = speaker(state, actor)?;
    let accord = &state.accord;
    let open = accord.open.as_ref().filter(|of| of.number == number);
    must(open.is_some(), "A-17", "refused-question-over")?;
    let may = open.is_some_and(|of| of.voters.contains(&faction)) && !accord.yes.contains(&faction);
    must(may, "A-17", "refused-no-vote")?;
    Ok(faction)
}

/// Carries the question out, once nobody who is there has still to say yes.
pub(crate) fn look(d: &mut Decision<'_>) {
    let Some(open) = d.state.accord.open.clone() else { return };
    let is_missing = |of: &&Faction| !d.state.accord.yes.contains(*of) && !d.state.is_absent(**of);
    if open.voters.iter().any(|of| is_missing(&of)) {
        return;
    }
    d.emit(AccordEvent::Decided { carried: true, by: None });
    match open.wish {
        Wish::Back(point) => d.emit(AccordEvent::WentBack { point }),
        Wish::Steward(faction) => {
            d.emit(ControlEvent::AbsenceSet { faction, absent: true });
        }
        Wish::On => d.emit(AccordEvent::WentOn),
    }
}

/// Anybody stops the table at once.
fn hold(d: &mut Decision<'_>, actor: &Actor) -> Decided {
    let by = match actor {
        Actor::Control { for_seat: None } => None,
        actor => Some(speaker(&d.state, actor)?),
    };
    must(d.state.accord.held.is_none(), "A-10", "refused-already-so")?;
    must(d.state.course.stage != Stage::Over, "A-10", "refused-over")?;
    d.emit(AccordEvent::Stopped { by });
    Ok(())
}

/// Who stopped it lets it go on, the host, and Control.
fn go_on(d: &mut Decision<'_>, actor: &Actor) -> Decided {
    let held = d.state.accord.held;
    must(held.is_some(), "A-10", "refused-not-held")?;
    if control_or_host(&d.state, actor).is_err() {
        let faction = speaker(&d.state, actor)?;
        // Whom the steward plays cannot say so any more.
        let is_gone = held.flatten().is_some_and(|by| d.state.is_absent(by));
        must(held.flatten() == Some(faction) || is_gone, "A-10", "refused-held-by-another")?;
    }
    // Whoever was asked that has said so by this.
    if d.state.accord.open.as_ref().is_some_and(|open| open.wish == Wish::On) {
        d.emit(AccordEvent::Decided { carried: true, by: None });
    }
    d.emit(AccordEvent::WentOn);
    Ok(())
}

/// Makes an event true.
pub(crate) fn apply(state: &mut State, event: &AccordEvent) {
    let turn = state.world.turn();
    match event {
        AccordEvent::Asked { question } => {
            stands(state);
            let accord = &mut *state.accord;
            accord.questions = question.number;
            accord.yes.clear();
            if let Wish::Back(_) = question.wish {
                accord.asked.push((question.by, turn));
            }
            accord.open = Some(question.clone());
        }
        AccordEvent::Agreed { faction } => drop(state.accord.yes.insert(*faction)),
        AccordEvent::Decided { carried, by } => {
            close(&mut state.accord, *carried, *by);
            goes_on(state);
        }
        AccordEvent::WentBack { point } => points::back(state, *point),
        AccordEvent::Stopped { by } => {
            stands(state);
            state.accord.held = Some(*by);
        }
        AccordEvent::WentOn => {
            state.accord.held = None;
            goes_on(state);
        }
        AccordEvent::HostChanged { to } => state.accord.host = Some(*to),
    }
}

fn close(accord: &mut Accord, carried: bool, by: Option<Faction>) {
    let Some(question) = accord.open.take() else { return };
    if let (false, Wish::Back(point)) = (carried, question.wish) {
        accord.refused.insert(point);
    }
    let yes = std::mem::take(&mut accord.yes);
    let mut votes: Vec<(Faction, bool)> = vec![(question.by, true)];
    votes.extend(yes.into_iter().map(|of| (of, true)));
    votes.extend(by.map(|of| (of, false)));
    accord.answered = Some(Answered { question, carried, votes });
}

/// All clocks stand from now on.
fn stands(state: &mut State) {
    let now = state.acted.at;
    state.accord.stands_since.get_or_insert(now);
}

/// They run again, unless something else holds them.
fn goes_on(state: &mut State) {
    if state.accord.stands() {
        return;
    }
    let now = state.acted.at;
    let Some(since) = state.accord.stands_since.take() else { return };
    let stood = now.0.saturating_sub(since.0);
    state.course.clock.stood(stood);
    state.seats.stood(stood);
}
