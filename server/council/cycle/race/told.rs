//! What the log says of the race, and why it was won. A bid leaves no line before the reveal (C-10).

use game::{Fills, Text, text};

use crate::content::Counter;
use crate::control::seats::told::{by_whose_hand, hidden, opened_early};
use crate::cycle::race::{RaceEvent, words};
use crate::law::settings::HorsesShown;
use crate::law::texts;
use crate::law::texts::words::by;
use crate::log::{BecauseView, Decision, Draft, LogKind, line};
use crate::state::State;
use crate::words::commas;

/// The line on an event, of the state as it is now.
pub(crate) fn after(state: &State, event: &RaceEvent) -> Option<Draft> {
    Some(match event {
        // What was concealed stays concealed: the line says only that Control did it for a seat.
        RaceEvent::BidLocked { faction, .. } => hidden(state, faction, text!("race-locked-a-bid"))?,
        RaceEvent::RaceRevealed { bids, .. } => {
            let shown = bids.iter().filter(|(_, horses)| *horses > 0);
            let shown: Vec<_> = shown
                .map(|(id, horses)| text!("race-bid-of", who = state.name(id), horses = horses))
                .collect();
            let shown = if shown.is_empty() {
                text!("race-no-horses").fill()
            } else {
                commas(shown).fill()
            };
            let verdict = words::verdict(state);
            let spent = match state.settings.horses_shown {
                HorsesShown::Kept => Text::default(),
                HorsesShown::Spent => {
                    text!("race-they-are-spent", by = by(state.reason("horses_shown")))
                }
            };
            let hands = state.track.race.as_ref().map_or(Text::default(), |race| {
                by_whose_hand(state, bids.iter().map(|(id, _)| id), &race.reveal)
            });
            let early = state.track.race.as_ref().map_or(Text::default(), |race| {
                // Who has no Horse was not asked.
                let asked = state.factions().filter(|row| row.counter(Counter::Horses) > 0);
                opened_early(state, asked.map(|row| &row.id), &race.reveal)
            });
            line(
                LogKind::Race,
                text!(
                    "race-horses-shown",
                    shown = shown,
                    hands = hands,
                    spent = spent,
                    verdict = verdict,
                    early = early
                ),
            )
            .about(state.track.race.iter().flat_map(|race| &race.winners))
        }
        RaceEvent::WinnerPicked { faction } => {
            let who = state.named(faction);
            line(LogKind::Race, text!("race-control-gives-the-tied-race", who = who)).about(faction)
        }
    })
}

/// C-11: told as the race is run, or as its tie is decided.
pub(crate) fn because(state: &State) -> Option<BecauseView> {
    let race = state.track.race.as_ref()?;
    let mut shown: Vec<_> = race.bids.iter().filter(|(_, horses)| *horses > 0).collect();
    shown.sort_by_key(|(_, horses)| std::cmp::Reverse(*horses));
    let most = shown.first().map(|(_, horses)| *horses);
    let is_tied = shown.iter().filter(|(_, horses)| Some(*horses) == most).count() > 1;
    let shown: Vec<_> = shown
        .into_iter()
        .map(|(id, horses)| text!("race-bid-of", who = state.name(id), horses = horses))
        .collect();
    let shown = if shown.is_empty() {
        text!("race-nobody-showed-any").fill()
    } else {
        commas(shown).fill()
    };
    let bonus = if race.winners.is_empty() {
        Text::default()
    } else {
        text!("race-the-bonus-is-the-stasis")
    };
    let reason = if is_tied { state.reason("race_tie") } else { None };
    let sentence = text!(
        "race-the-most-horses-win",
        shown = shown,
        verdict = words::verdict(state),
        bonus = bonus
    );
    Some(BecauseView::new(Decision::Race, "C-11", reason.map(texts::words::reason), sentence))
}
