//! What is decided of who presides (C-2, C-3), and what that changes.

use game::{Actor, Name};
use kit::{Seal, untold};

use crate::cycle::prytanis::rules::{arete, awaited, is_open, may_preside, next_in_turn};
use crate::cycle::prytanis::{
    Appointment, Election, ElectionResult, PrytanisCommand, PrytanisEvent,
};
use crate::decision::{Decided, Decision, Sequence, control_only, decides, known, reason, speaker};
use crate::figures;
use crate::ids::FactionId;
use crate::law::settings::{ChairPasses, Ends, Presiding, Ruling};
use crate::rejection::Rejection;
use crate::state::{Faction, State};
use crate::steps::row::Advance::{On, To};
use crate::steps::row::Awaits::Each;
use crate::steps::row::{After, Clock, PLAIN, Row};
use crate::steps::{Phase, Step};

// How somebody comes to preside (C-2, C-3).

/// What is wanted of who presides.
pub(crate) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &PrytanisCommand) -> Decided {
    match command {
        PrytanisCommand::PickPrytanis { cycle, faction } => {
            pick_prytanis(d, actor, *cycle, faction)
        }
        PrytanisCommand::AppointPrytanis { faction, reason } => {
            control_only(actor)?;
            appoint(d, faction, reason)
        }
        PrytanisCommand::Elect { cycle, faction, seal } => {
            elect(d, actor, *cycle, faction.as_ref(), seal.as_ref())
        }
    }
}

/// A cycle begins with the question who presides (C-2).
pub(crate) fn find(d: &mut Decision<'_>) {
    if d.state.settings.presiding == Presiding::Elected && d.state.voters().next().is_some() {
        return open_election(d);
    }
    let (among, how) = to_preside(d);
    seat_prytanis(d, among, how);
}

/// The step in which it is shown who presides, or asked.
fn seat_prytanis(d: &mut Decision<'_>, among: Vec<FactionId>, how: Appointment) {
    d.enter(if among.len() > 1 { Step::TieForPrytanis } else { Step::Presiding });
    preside(d, among, how);
}

/// One presides, or several are tied for it, or nobody can (C-2, C-3).
fn preside(d: &mut Decision<'_>, among: Vec<FactionId>, how: Appointment) {
    match among.as_slice() {
        [] => d.emit(PrytanisEvent::NobodyPresides),
        // C-2
        [one] => d.emit(PrytanisEvent::PrytanisAppointed { faction: one.clone(), how }),
        // C-3
        [_, _, ..] => d.emit(PrytanisEvent::PrytanisTied { among }),
    }
}

/// C-2: a Prytanis that lost its vote since `before` hands over for the rest of the cycle, as does one
/// that plays no more. The step under way goes on, and a tie is asked about beside it.
pub(crate) fn hand_over(d: &mut Decision<'_>, before: &State) {
    let gone = |id: &FactionId| !d.state.faction(id).plays();
    let lost = d.state.chair.prytanis.as_ref().filter(|id| {
        let presided = before.chair.prytanis.as_ref() == Some(id);
        let lost_vote = before.faction(id).has_vote() && !d.state.faction(id).has_vote();
        presided && (lost_vote || gone(id))
    });
    let at_once = d.state.settings.chair_passes == ChairPasses::AtOnce;
    match lost.cloned() {
        Some(faction) if at_once || gone(&faction) => {
            d.emit(PrytanisEvent::ChairLost { faction });
        }
        None if is_open(&d.state) && still_able(&d.state).len() < 2 => {}
        Some(_) | None => return,
    }
    let (among, how) = successors(d);
    if d.state.course.step == Step::Presiding {
        seat_prytanis(d, among, how);
    } else {
        preside(d, among, how);
    }
}

/// Who may preside for the rest of a cycle. Nobody is elected anew: the next by the picks of this
/// cycle's election presides.
fn successors(d: &mut Decision<'_>) -> (Vec<FactionId>, Appointment) {
    let election = d.state.chair.election.as_ref().and_then(|election| election.result.as_ref());
    match (d.state.settings.presiding, election) {
        (Presiding::Elected, Some(result)) => {
            (most_votes(&d.state, &result.picks), Appointment::Elected)
        }
        _ => to_preside(d),
    }
}

/// Of whom are tied, those who can still preside.
fn still_able(state: &State) -> Vec<FactionId> {
    state.chair.tied.iter().filter(|id| may_preside(state, id)).cloned().collect()
}

/// C-3: of whom are tied, fewer than two can preside any more; it is found anew who does.
pub(crate) fn still_tied(d: &mut Decision<'_>) {
    let left = still_able(&d.state);
    match (left.len(), d.state.settings.presiding) {
        (2.., _) => {}
        (1, Presiding::Elected) => seat_prytanis(d, left, Appointment::Elected),
        _ => find(d),
    }
}

/// Who may preside, and how one alone came to it (C-2).
fn to_preside(d: &mut Decision<'_>) -> (Vec<FactionId>, Appointment) {
    let id = |faction: &Faction| faction.id.clone();
    let with = |best: Option<u32>| -> Vec<FactionId> {
        d.state.voters().filter(|faction| Some(arete(faction)) == best).map(id).collect()
    };
    match d.state.settings.presiding {
        // Without a voter nobody is elected, nor in mid-cycle where there was no election.
        Presiding::HighestArete | Presiding::Elected => {
            (with(d.state.voters().map(arete).max()), Appointment::Highest)
        }
        Presiding::LowestArete => (with(d.state.voters().map(arete).min()), Appointment::Lowest),
        Presiding::InTurn => (next_in_turn(&d.state), Appointment::InTurn),
        Presiding::Lot => {
            let all: Vec<FactionId> = d.state.voters().map(id).collect();
            (d.chance.pick(&all).into_iter().cloned().collect(), Appointment::Lot)
        }
    }
}

/// C-3.
fn pick_prytanis(d: &mut Decision<'_>, actor: &Actor, cycle: u32, faction: &FactionId) -> Decided {
    let asked = d.state.course.step == Step::TieForPrytanis || is_open(&d.state);
    if !asked || d.state.course.cycle != cycle {
        return Err(Rejection::StepOver);
    }
    let by = decides(&d.state, actor, d.state.chair.supremacy.as_ref())?;
    if !may_preside(&d.state, faction) {
        return Err(Rejection::NotOffered("not-offered-faction"));
    }
    let how = Appointment::Picked { by };
    d.emit(PrytanisEvent::PrytanisAppointed { faction: faction.clone(), how });
    if d.state.course.step == Step::TieForPrytanis {
        d.enter(Step::Presiding);
    }
    Ok(())
}

fn appoint(d: &mut Decision<'_>, faction: &FactionId, why: &str) -> Decided {
    reason(why)?;
    known(&d.state, faction)?;
    if matches!(d.state.phase(), Phase::Lobby | Phase::Diplomacy | Phase::Assembly | Phase::Stasis)
    {
        return Err(Rejection::NotNow("when-during-a-cycle-of-the"));
    }
    let how = Appointment::Control { reason: why.to_owned() };
    d.emit(PrytanisEvent::PrytanisAppointed { faction: faction.clone(), how });
    if matches!(d.state.course.step, Step::TieForPrytanis | Step::Election) {
        d.enter(Step::Presiding);
    }
    Ok(())
}

/// C-2, where the Prytanis is elected.
fn open_election(d: &mut Decision<'_>) {
    d.enter(Step::Election);
    d.emit(PrytanisEvent::ElectionOpened);
}

fn elect(
    d: &mut Decision<'_>,
    actor: &Actor,
    cycle: u32,
    pick: Option<&FactionId>,
    seal: Option<&Seal>,
) -> Decided {
    if d.state.course.step != Step::Election || d.state.course.cycle != cycle {
        return Err(Rejection::StepOver);
    }
    let faction = speaker(&d.state, actor)?;
    if !faction.has_vote() {
        return Err(Rejection::NoVote(Name::of(&faction.name)));
    }
    if let Some(pick) = pick
        && !known(&d.state, pick)?.has_vote()
    {
        return Err(Rejection::NotOffered("not-offered-candidate"));
    }
    let (faction, pick) = (faction.id.clone(), pick.cloned());
    let seal = d.state.sealed(actor, &faction, &pick, seal)?;
    d.emit(PrytanisEvent::Elected { faction, pick, seal });
    Ok(())
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

/// All picks at once; the most strength presides. A tie goes the way of C-3; so does an election in
/// which nobody picked anybody.
pub(crate) fn reveal_election(d: &mut Decision<'_>) {
    let Some(election) = &d.state.chair.election else { return };
    let able = |id: &FactionId| d.state.find(id).is_some_and(|faction| faction.has_vote());
    let locked = election.picks.at_reveal();
    let picks = d.state.voters().map(|faction| {
        let pick = d.state.choice(faction, &locked).cloned().flatten().filter(able);
        (faction.id.clone(), pick, figures::strength_value(&d.state, faction))
    });
    let picks: Vec<_> = picks.collect();
    // Whoever picked somebody who cannot be elected any more shows nobody, like an abstention.
    let all_there = election.able.iter().all(able);
    let untold = untold(&locked, |_, pick| all_there || pick.as_ref().is_some_and(able));
    let best = most_votes(&d.state, &picks);
    d.emit(PrytanisEvent::ElectionRevealed { picks, untold });
    seat_prytanis(d, best, Appointment::Elected);
}

// What changes of who presides (C-2, C-3).

/// Makes an event of who presides true.
pub(crate) fn apply(state: &mut State, event: &PrytanisEvent) {
    match event {
        PrytanisEvent::PrytanisTied { among } => state.chair.tied.clone_from(among),
        PrytanisEvent::PrytanisAppointed { faction, .. } => {
            state.chair.prytanis = Some(faction.clone());
            state.chair.presided = Some(faction.clone());
            state.chair.tied.clear();
            drop_open_election(state);
        }
        PrytanisEvent::ChairLost { .. } | PrytanisEvent::NobodyPresides => vacate(state),
        PrytanisEvent::ElectionOpened => state.chair.election = Some(Election::default()),
        PrytanisEvent::Elected { faction, pick, seal } => {
            let hand = state.hand(faction);
            let able: Vec<_> = state.voters().map(|faction| faction.id.clone()).collect();
            let election = state.chair.election.get_or_insert_default();
            election.able.extend(able);
            election.picks.lock(faction.clone(), pick.clone(), hand, seal.clone());
        }
        PrytanisEvent::ElectionRevealed { picks, untold } => {
            let shown = state.chair.election.take().unwrap_or_default().picks.reveal();
            let rows = picks.iter().map(|(id, pick, _)| (id, pick.clone()));
            let reveal = state.reveal(&shown, rows, untold);
            let result = ElectionResult { picks: picks.clone(), reveal };
            state.chair.election = Some(Election { result: Some(result), ..Election::default() });
        }
    }
}

/// Nobody presides, and nobody is about to.
pub(crate) fn vacate(state: &mut State) {
    state.chair.prytanis = None;
    state.chair.tied.clear();
}

/// An election that was not revealed never will be.
pub(crate) fn drop_open_election(state: &mut State) {
    state.chair.election = state.chair.election.take().filter(|election| election.result.is_some());
}

// What the rules say of its steps.

/// The Prytanis is elected (C-2).
pub(crate) const ELECTION: Row = Row {
    clock: Clock::Ruled(Ruling::ElectionSeconds, After::Revealed),
    awaits: Each(awaited),
    advance: On(reveal_election),
    settle: elected,
    ..PLAIN
};

/// Supremacy chooses among the tied (C-3).
pub(crate) const TIE: Row =
    Row { falls_to: Some(|state| state.chair.supremacy.as_ref()), settle: still_tied, ..PLAIN };

/// Somebody presides (C-2).
pub(crate) const PRESIDING: Row = Row { clock: Clock::Shown, advance: To(Phase::Event), ..PLAIN };

/// C-2: the picks reveal themselves once nobody is awaited any more, or nobody ever was.
fn elected(d: &mut Decision<'_>) {
    if d.state.settings.votes_revealed == Ends::ByItself && d.state.awaits_nobody() {
        reveal_election(d);
    }
}
