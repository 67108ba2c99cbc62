//! The race (C-10, C-11) on screens, among the offers, in words and in the log.

use game::{Fills, Name, Text, text};
use serde::Serialize;

use crate::action::{Action, Group};
use crate::command::Command;
use crate::content::Counter;
use crate::control::seats::script::Playing;
use crate::control::seats::shown::{by_whose_hand, hidden, opened_early};
use crate::control::seats::{Hand, SealView};
use crate::control::stage::Scene;
use crate::cycle::grants::{Duty, GrantsCommand};
use crate::cycle::race::rules::conceals;
use crate::cycle::race::{RaceCommand, RaceEvent};
use crate::cycle::{grants, vote};
use crate::day::shown::or_diplomacy;
use crate::ids::FactionId;
use crate::law::settings::{GrantCarries, HorsesShown, RaceTie, Ruling};
use crate::law::texts;
use crate::law::texts::shown::by;
use crate::log::{BecauseView, Decision, Draft, LogKind, line};
use crate::stasis::muster::rules::living;
use crate::state::{Faction, State};
use crate::steps::Step;
use crate::steps::words::{Ask, Meanwhile, PLAIN, Said, Urgency, locked, revealed, tally};
use crate::words::commas;

// The race after its reveal, as everybody sees it (C-11). Before it only who has locked a bid is
// seen.

/// The race after its reveal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct RaceView {
    /// What was asked, as the seals name it.
    pub question: String,
    /// What each faction showed, in seat order.
    pub bids: Vec<BidView>,
    /// Who won; several where all tied win.
    pub winners: Vec<FactionId>,
    /// What a winner gains.
    pub bonus: u32,
    /// The verdict in a sentence.
    pub verdict: Text,
}

/// A bid after the reveal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct BidView {
    /// Whose.
    pub faction: FactionId,
    /// How many Horses.
    pub horses: u32,
    /// Whose hand locked them.
    pub hand: Hand,
    /// What binds them.
    pub seal: SealView,
}

/// What the race is for and who wins a tie, while bids are concealed.
pub(crate) fn stakes(state: &State) -> Option<Text> {
    (state.course.step == Step::Race).then(|| prize(state))
}

/// The race that was run in this cycle.
pub(crate) fn race(state: &State) -> Option<RaceView> {
    let race = state.track.race.as_ref()?;
    let bids = race.bids.iter();
    Some(RaceView {
        question: race.reveal.question.clone(),
        bids: bids
            .map(|(id, horses)| BidView {
                faction: id.clone(),
                horses: *horses,
                hand: race.reveal.hand(id),
                seal: race.reveal.seal(id).into(),
            })
            .collect(),
        winners: race.winners.clone(),
        bonus: race.bonus,
        verdict: verdict(state),
    })
}

/// Who has locked a bid, in seat order.
pub(crate) fn bids_in(state: &State) -> Vec<FactionId> {
    let ids = state.factions().map(|faction| &faction.id);
    ids.filter(|id| state.bids.is_in(id)).cloned().collect()
}

// What may be done in the race, with the command that does it (C-10, C-11).

/// The highest bid that is listed beside "all of them".
const LISTED_BIDS: u32 = 24;

/// C-10: one for each number of Horses.
pub(crate) fn bids(state: &State, faction: &Faction) -> Vec<Action> {
    // Without a vote the bonus of a win adds to nothing (I-3).
    let shown = match faction.has_vote() || state.settings.grant_carries != GrantCarries::Influence
    {
        true => shown(state),
        false => text!("race-you-have-no-vote-that", shown = shown(state)),
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

// What is said of the race.

/// Who won the race, in a sentence (C-11).
pub(crate) fn verdict(state: &State) -> Text {
    let Some(race) = &state.track.race else {
        return text!("race-no-race-was-run-strengths");
    };
    let bonus = race.bonus;
    match (race.winners.as_slice(), race.tied.as_slice()) {
        ([one], _) => {
            text!("race-win-the-race-and-gain", who = Name::of(state.name(one)), bonus = bonus)
        }
        ([], []) if race.bids.iter().all(|(_, horses)| *horses == 0) => {
            text!("race-no-horse-ran-nobody-wins")
        }
        ([], []) => text!("race-nobody-wins-the-race"),
        ([], tied) => text!("race-are-tied-nobody-wins-the", who = state.named(tied)),
        (all, _) => {
            text!("race-are-tied-each-gains-support", who = state.named(all), bonus = bonus)
        }
    }
}

/// What is to be won, and what a tie brings (C-11).
pub(crate) fn prize(state: &State) -> Text {
    let bonus = state.totals.stasis.value();
    let tie = match state.settings.race_tie {
        RaceTie::Nobody => text!("race-on-a-tie-nobody-wins"),
        RaceTie::All => text!("race-on-a-tie-all-of"),
        RaceTie::ControlPicks => text!("race-on-a-tie-one-of"),
    };
    let article = by(state.reason(Ruling::RaceTie));
    text!("race-the-most-horses-win-strength", bonus = bonus, tie = tie, article = article)
}

/// What becomes of the Horses that are shown (C-11).
pub(crate) fn shown(state: &State) -> Text {
    let article = by(state.reason(Ruling::HorsesShown));
    match state.settings.horses_shown {
        HorsesShown::Kept => text!("race-you-keep-the-horses-that", article = article),
        HorsesShown::Spent => text!("race-the-horses-that-you-show", article = article),
    }
}

/// Horses are concealed.
pub(crate) const RACE: Said = Said {
    scene: |_| Scene::Race,
    archon: bids,
    headline: |_| text!("race-horses-are-being-concealed"),
    now: |state| (text!("race-the-race"), prize(state)),
    meanwhile: Meanwhile::Asks(race_asks),
    awaited: |_| text!("race-to-conceal-horses"),
    clock: Some(|_| (text!("race-bids"), text!("race-the-bids-are-revealed"))),
    button: |state| {
        let able = state.factions().filter(|row| conceals(row)).count();
        let says = revealed(
            state,
            text!("race-all-bids-are-shown-at"),
            text!("race-all-bids-are-shown-at-2"),
        );
        (text!("race-reveal-the-bids", able = tally(state, able)), opens(state, says))
    },
    plays: conceals_horses,
    waited: "advice-waiting-bids",
    ..PLAIN
};

/// The race is tied, and Control picks.
pub(crate) const TIE: Said = Said {
    scene: |_| Scene::Race,
    decides: winners,
    archon: heroes,
    headline: |_| text!("race-the-race-is-tied-control"),
    meanwhile: Meanwhile::Asks(|_, faction| strengths(faction)),
    awaited: |_| text!("race-to-pick-the-winner-of"),
    ..PLAIN
};

/// The race is run; strengths are announced.
pub(crate) const STRENGTHS: Said = Said {
    scene: |_| Scene::Race,
    archon: heroes,
    headline: verdict,
    meanwhile: Meanwhile::Asks(|_, faction| strengths(faction)),
    button: |state| or_diplomacy(state, to_vote(state), opens_the_vote(state)),
    plays: supports_and_grants,
    ..PLAIN
};

/// Any number of Horses is concealed.
fn conceals_horses(seat: &mut Playing<'_>) -> Vec<Command> {
    let horses = seat.faction.counter(Counter::Horses);
    let horses = seat.chance.roll(horses.saturating_add(1)) - 1;
    let cycle = seat.state.course.cycle;
    vec![Command::Race(RaceCommand::LockBid { cycle, horses, seal: None })]
}

/// Heroes come to one's support; who has no vote grants now and then.
fn supports_and_grants(seat: &mut Playing<'_>) -> Vec<Command> {
    let mut commands = Vec::new();
    if seat.faction.has_vote() {
        commands = seat.offered(&[Group::Hero]);
        commands.retain(|command| {
            let comes = matches!(
                command,
                Command::Grants(GrantsCommand::AssignHero { duty: Duty::Support, .. })
            );
            comes && seat.happens(2, 3)
        });
    }
    commands.extend(grants::shown::grants_now(seat));
    commands
}

fn race_asks(state: &State, faction: &Faction) -> Ask {
    if state.bids.is_in(&faction.id) {
        return locked();
    }
    let sentence = text!("race-you-have-no-horse", prize = prize(state));
    Ask::new(Urgency::Wait, text!("race-the-race"), sentence)
}

fn strengths(faction: &Faction) -> Ask {
    if faction.heroes.is_empty() && faction.has_vote() {
        return Ask::new(Urgency::Wait, text!("race-strengths"), text!("race-the-vote-comes-next"));
    }
    let sentence = if faction.has_vote() {
        text!("race-send-heroes-to-support-you")
    } else {
        text!("race-you-have-no-vote-grant")
    };
    Ask::new(Urgency::May, text!("race-strengths"), sentence)
}

/// What opens or ends a race, with who has Horses and nobody to conceal them.
pub(crate) fn opens(state: &State, says: Text) -> Text {
    let horses = |row: &&Faction| row.counter(Counter::Horses) > 0 && !conceals(row);
    let ids: Vec<_> = state.factions().filter(horses).map(|row| &row.id).collect();
    if ids.is_empty() {
        return says;
    }
    text!("race-nobody-is-there", says = says, who = state.named(ids))
}

/// What going on from the strengths does.
fn opens_the_vote(state: &State) -> Text {
    match state.docket.as_slice() {
        [] => text!("race-the-vote-phase-is-left"),
        [only] if state.card(&only.card).options.len() == 1 => {
            vote::words::opens(state, text!("race-the-factions-vote-in-secret"))
        }
        _ if state.chair.prytanis.is_none() => text!("race-control-says-what-is-put"),
        _ => text!("race-the-prytanis-says-what-is"),
    }
}

fn to_vote(state: &State) -> Text {
    match state.docket.as_slice() {
        [] => text!("race-nothing-to-vote-on-go"),
        [only] if state.card(&only.card).options.len() == 1 => {
            text!("race-open-the-vote-on", title = &state.card(&only.card).title)
        }
        _ => text!("race-open-the-vote"),
    }
}

// What the log says of the race, and why it was won. A bid leaves no line before the reveal (C-10).

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
            let verdict = verdict(state);
            let spent = match state.settings.horses_shown {
                HorsesShown::Kept => Text::default(),
                HorsesShown::Spent => {
                    text!("race-they-are-spent", by = by(state.reason(Ruling::HorsesShown)))
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
    let reason = if is_tied { state.reason(Ruling::RaceTie) } else { None };
    let sentence =
        text!("race-the-most-horses-win", shown = shown, verdict = verdict(state), bonus = bonus);
    Some(BecauseView::new(Decision::Race, "C-11", reason.map(texts::shown::reason), sentence))
}

fn heroes(state: &State, faction: &Faction) -> Vec<Action> {
    living(faction).map(|hero| grants::shown::hero(state, faction, hero)).collect()
}
