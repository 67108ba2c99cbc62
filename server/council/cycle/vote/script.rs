//! How the program votes, and puts to the vote (C-14, C-15).

use crate::action::Group;
use crate::command::Command;
use crate::content::{Counter, Effect, Target};
use crate::control::seats::script::Playing;
use crate::cycle::vote::{Pick, Subject, VoteCommand};
use crate::state::{Faction, State};

/// Another option is put more often than the event is left to its default.
pub(crate) fn puts(seat: &mut Playing<'_>) -> Vec<Command> {
    let leave = seat.offered(&[Group::Stop]);
    let picked = if !leave.is_empty() && seat.happens(1, 4) {
        seat.pick(leave)
    } else {
        seat.pick(seat.offered(&[Group::Put, Group::Target]))
    };
    picked.into_iter().collect()
}

/// A faction votes for what serves it, mostly; for what is nothing to it, more often than not.
pub(crate) fn votes(seat: &mut Playing<'_>) -> Vec<Command> {
    let (state, faction) = (seat.state, seat.faction);
    let Some(ballot) = state.open_ballot() else { return Vec::new() };
    let effects = match &ballot.subject {
        Subject::Event { card, option } => state.card(card).options[*option].effects.clone(),
        Subject::Motion(id) => {
            let Some(motion) = state.motion(*id) else { return Vec::new() };
            motion.measure.effects(&motion.title, &motion.text)
        }
    };
    let serves: i64 = effects.iter().map(|effect| serves(state, faction, effect)).sum();
    let yes = match serves.signum() {
        1 => 10,
        0 => 7,
        _ => 2,
    };
    let pick = match seat.chance.roll(12) {
        roll if roll <= yes => Pick::Yes,
        12 => Pick::Abstain,
        _ => Pick::No,
    };
    vec![Command::Vote(VoteCommand::Vote { ballot: ballot.number, pick, seal: None })]
}

/// Whether an effect is good for a faction: above 0, or bad: below.
fn serves(state: &State, faction: &Faction, effect: &Effect) -> i64 {
    let strikes = |to: &Target| match to {
        Target::Faction(id) => id == &faction.id,
        Target::Prytanis => state.chair.prytanis.as_ref() == Some(&faction.id),
        Target::Everyone => true,
        Target::Citizens => faction.citizen,
        Target::NonCitizens => !faction.citizen,
        Target::Exiles => faction.exiled,
        _ => false,
    };
    match effect {
        Effect::Change { what: Counter::Doom, by, to } if strikes(to) => -i64::from(*by),
        Effect::Change { by, to, .. } if strikes(to) => i64::from(*by),
        Effect::Support { by, to, .. } if strikes(to) => i64::from(*by),
        Effect::Stasis { by } | Effect::Wrath { by } => -i64::from(*by),
        Effect::Exile { to } | Effect::Disenfranchise { to } if strikes(to) => -10,
        Effect::Recall { to } | Effect::Enfranchise { to } if strikes(to) => 10,
        _ => 0,
    }
}
