//! How the Prytanis is elected (C-2), and the powers that articles may give it.

use game::Actor;

use crate::command::{Command, EventsCommand, PrytanisCommand, VoteCommand};
use crate::decide::{Decided, Decision, decides, flow, known, speaker, voting};
use crate::event::{Appointment, EventsEvent, PrytanisEvent, VoteEvent};
use crate::figures;
use crate::ids::FactionId;
use crate::rejection::Rejection;
use crate::settings::{SecondLook, Veto};
use crate::state::{OutcomeOf, State};
use crate::view::{Step, Verdict};

pub(super) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &Command) -> Decided {
    match command {
        Command::Prytanis(PrytanisCommand::Elect { cycle, faction }) => {
            elect(d, actor, *cycle, faction.as_ref())
        }
        Command::Events(EventsCommand::SecondLook { cycle, deck }) => {
            second_look(d, actor, *cycle, *deck as usize)
        }
        Command::Vote(VoteCommand::Veto { ballot }) => veto(d, actor, *ballot),
        _ => unreachable!("only the commands of the Prytanis come here"),
    }
}

/// C-2, where the Prytanis is elected.
pub(super) fn open_election(d: &mut Decision<'_>) {
    flow::enter_step(d, Step::Election);
    d.emit(PrytanisEvent::ElectionOpened);
}

fn elect(d: &mut Decision<'_>, actor: &Actor, cycle: u32, pick: Option<&FactionId>) -> Decided {
    if d.state.step != Step::Election || d.state.cycle != cycle {
        return Err(Rejection::StepOver);
    }
    let faction = speaker(&d.state, actor)?;
    if !faction.has_vote() {
        return Err(Rejection::NoVote(faction.name.clone()));
    }
    if let Some(pick) = pick
        && !known(&d.state, pick)?.has_vote()
    {
        return Err(Rejection::NotOffered("candidate"));
    }
    let (faction, pick) = (faction.id.clone(), pick.cloned());
    d.emit(PrytanisEvent::Elected { faction, pick });
    Ok(())
}

/// Whether everybody who elects and is there has picked.
pub(super) fn all_have_elected(state: &State) -> bool {
    let Some(election) = &state.election else { return false };
    let mut there = state.voters().filter(|faction| !faction.is_away()).peekable();
    there.peek().is_some() && there.all(|faction| election.picks.is_in(&faction.id))
}

/// All picks at once; the most strength presides. A tie goes the way of C-3; so does an election in
/// which nobody picked anybody.
pub(super) fn reveal_election(d: &mut Decision<'_>) {
    let Some(election) = &d.state.election else { return };
    let able = |id: &FactionId| d.state.find(id).is_some_and(|faction| faction.has_vote());
    let locked = election.picks.at_reveal();
    let picks = d.state.voters().map(|faction| {
        let pick = d.state.choice(faction, locked).cloned().flatten().filter(able);
        (faction.id.clone(), pick, figures::strength(&d.state, faction).value)
    });
    let picks: Vec<_> = picks.collect();
    let best = most_votes(&d.state, &picks);
    d.emit(PrytanisEvent::ElectionRevealed { picks });
    flow::seat_prytanis(d, best, Appointment::Elected);
}

/// Who got the most strength; all who have a vote where nobody got any.
fn most_votes(state: &State, picks: &[(FactionId, Option<FactionId>, i32)]) -> Vec<FactionId> {
    let got = |id: &FactionId| -> i64 {
        let votes = picks.iter().filter(|(_, pick, _)| pick.as_ref() == Some(id));
        votes.map(|(_, _, strength)| i64::from(*strength)).sum()
    };
    let most = state.voters().map(|faction| got(&faction.id)).max();
    let best = state.voters().filter(|faction| Some(got(&faction.id)) == most);
    best.map(|faction| faction.id.clone()).collect()
}

/// Whether the Prytanis may send the face-up event of a deck away.
pub(crate) fn may_look_again(state: &State, deck: usize) -> bool {
    let row = state.decks.get(deck);
    state.step == Step::ChooseEvents
        && state.settings.second_look == SecondLook::OnceACycle
        && state.looked_in != Some(state.cycle)
        && row.is_some_and(|row| row.up.is_some() && !row.draw.is_empty())
}

fn second_look(d: &mut Decision<'_>, actor: &Actor, cycle: u32, deck: usize) -> Decided {
    if d.state.cycle != cycle {
        return Err(Rejection::StepOver);
    }
    if !may_look_again(&d.state, deck) {
        return Err(Rejection::NotNow("once a cycle, before events are chosen, by an article"));
    }
    decides(&d.state, actor, d.state.prytanis.as_ref())?;
    let Some(card) = d.state.decks[deck].up.clone() else { return Err(Rejection::StepOver) };
    d.emit(EventsEvent::SecondLookTaken { deck, card });
    flow::turn_up(d);
    Ok(())
}

/// The ballot that the Prytanis may veto now.
pub(crate) fn vetoable(state: &State) -> Option<u32> {
    let passed = state
        .outcome
        .as_ref()
        .is_some_and(|outcome| matches!(outcome.of, OutcomeOf::Event { option: Some(_), .. }));
    let may = state.settings.veto == Veto::OnceAnAct && state.vetoed_in != Some(state.act);
    let ballot = state.ballot.as_ref().filter(|_| passed && may && state.step == Step::Outcome)?;
    Some(ballot.number)
}

fn veto(d: &mut Decision<'_>, actor: &Actor, ballot: u32) -> Decided {
    if vetoable(&d.state) != Some(ballot) {
        return Err(Rejection::NotNow("once an Act, when an event has passed, by an article"));
    }
    let by = decides(&d.state, actor, d.state.prytanis.as_ref())?;
    d.emit(VoteEvent::Vetoed { by });
    voting::follow(d, Verdict::Failed);
    Ok(())
}
