//! How seats are played (N-4), on screens and in the log.

use game::{Actor, Name, Text, text};
use serde::Serialize;

use crate::control::seats::{Absence, Hand, Reveal, SeatMode, SeatsEvent};
use crate::ids::FactionId;
use crate::log::{LogKind, NewLine, line};
use crate::secrets::SECRETS;
use crate::state::State;
use crate::words::commas;

// What a seat's devices see of the seal on their secret choice, before the reveal.

/// What a secret choice is sealed under now. Secret, from Control too.
///
/// The words that a seal has for a choice are those of its [`Sealable`](kit::Sealable). The seal goes into
/// the command as `seal`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct SealingView {
    /// What is asked, as the seal names it: "vote 41".
    pub question: String,
    /// The commitment of the choice that is locked; none where none is, or without a seal.
    pub commitment: Option<String>,
}

/// What the choice of a faction is sealed under, while something is asked in secret.
pub(crate) fn sealing(state: &State, faction: &FactionId) -> Option<SealingView> {
    let question = SECRETS.question(state)?;
    let seal = SECRETS.own_seal(state, faction);
    Some(SealingView { question, commitment: seal.map(|seal| seal.commitment.clone()) })
}

// What the log says of how seats are played, and of whose hand a choice came from (N-4).

/// The line on an event, of the state as it is now. What the program plays for a seat is told with
/// what it does.
pub(crate) fn after(state: &State, event: &SeatsEvent) -> Option<NewLine> {
    match event {
        SeatsEvent::SeatSet { faction, mode } => Some(set(state, faction, mode)),
        // Who needs more time is for nobody's log.
        SeatsEvent::ExtraSet { .. }
        | SeatsEvent::Arrived { .. }
        | SeatsEvent::SeatPlayed { .. } => None,
        SeatsEvent::SeatsSwapped { one, other } => {
            let (who, whom) = (Name::of(state.name(one)), Name::of(state.name(other)));
            let text = text!("seats-change-places", who = who, whom = whom);
            Some(line(LogKind::Control, text).about([one, other]))
        }
    }
}

fn set(state: &State, faction: &FactionId, mode: &SeatMode) -> NewLine {
    let seat = text!("seats-the-seat-of", who = Name::of(state.name(faction)));
    let text = match mode {
        SeatMode::Phone => text!("seats-is-played-on-its-own", seat = seat),
        SeatMode::Tablet => text!("seats-is-played-on-a-shared", seat = seat),
        SeatMode::Paper => text!("seats-is-played-on-paper-now", seat = seat),
        SeatMode::Absent { instead: Absence::Abstain } => {
            text!("seats-is-empty-now-it-abstains", seat = seat)
        }
        SeatMode::Absent { instead: Absence::Follow(whom) } => {
            text!("seats-is-empty-now-it-votes", seat = seat, who = Name::of(state.name(whom)))
        }
        SeatMode::Absent { instead: Absence::Control } => {
            text!("seats-is-empty-now-control-decides", seat = seat)
        }
        SeatMode::Scripted => text!("seats-is-played-by-the-program", seat = seat),
    };
    line(LogKind::Control, text).about([faction])
}

/// Of whom a reveal shows, and who did not choose themselves: " (the Medes and Tyrants absent)".
pub(crate) fn by_whose_hand<'a>(
    state: &State,
    shown: impl IntoIterator<Item = &'a FactionId>,
    reveal: &Reveal,
) -> Text {
    let shown: Vec<&FactionId> = shown.into_iter().collect();
    let marks = [
        (Hand::Paper, text!("seats-on-paper")),
        (Hand::Control, text!("seats-by-controls-hand")),
        (Hand::Absent, text!("seats-absent")),
        (Hand::Script, text!("seats-by-the-program")),
    ];
    let marked = marks.into_iter().filter_map(|(hand, how)| {
        let of: Vec<&FactionId> =
            shown.iter().copied().filter(|id| reveal.hand(id) == hand).collect();
        (!of.is_empty()).then(|| text!("seats-the", who = state.named(of), how = how))
    });
    let marked: Vec<Text> = marked.collect();
    if marked.is_empty() {
        Text::default()
    } else {
        text!("seats-by-whose-hand", hands = commas(marked))
    }
}

/// That choices were opened before these had locked one who were asked, and by whom: a sentence after the
/// line, with a space before it. Nothing where all were in.
pub(crate) fn opened_early<'a>(
    state: &State,
    asked: impl IntoIterator<Item = &'a FactionId>,
    reveal: &Reveal,
) -> Text {
    let missing = asked.into_iter().filter(|id| reveal.was_missing(id));
    let missing: Vec<&FactionId> = missing.collect();
    if missing.is_empty() {
        return Text::default();
    }
    let names = state.named(missing);
    match &state.acted.actor {
        Actor::Control { .. } => text!("seats-control-opened-it-before-all", names = names),
        Actor::Clock => text!("seats-the-time-was-up-without", names = names),
        Actor::Seat(_) => Text::default(),
    }
}

/// C-10, C-15: a seat's own choice leaves no line at all; Control's, in a seat's place, one for Control.
pub(crate) fn hidden(state: &State, faction: &FactionId, did: Text) -> Option<NewLine> {
    matches!(state.acted.actor, Actor::Control { .. }).then(|| {
        line(
            LogKind::Control,
            text!("seats-control-for", did = did, who = Name::of(state.name(faction))),
        )
        .about([faction])
        .for_control()
    })
}
