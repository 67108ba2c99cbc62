//! Which choices were shown as they were made, and which lie hidden (C-2, C-10, C-15, S-18, N-1).

use std::mem::take;

use game::{Actor, Secret, Told};

use crate::control::record::RecordEvent;
use crate::cycle::prytanis::PrytanisEvent;
use crate::cycle::race::RaceEvent;
use crate::cycle::vote::{Pick, VoteEvent};
use crate::event::Event;
use crate::ids::FactionId;
use crate::stasis::battle::BattleEvent;
use crate::steps::StepsEvent;

/// What was locked, where its event stands in the list of secrets.
#[derive(Debug)]
struct Locked<T> {
    secret: usize,
    by: FactionId,
    what: T,
    /// Whose hand it was.
    actor: Option<Actor>,
}

/// The choices that wait to be opened, changed ones too.
#[derive(Debug, Default)]
struct Vaults {
    bids: Vec<Locked<u32>>,
    votes: Vec<Locked<Pick>>,
    elected: Vec<Locked<Option<FactionId>>>,
    tyche: Vec<Locked<u32>>,
    actor: Option<Actor>,
}

/// The secret choices of these entries. Where an entry holds nothing else, who acted is as secret.
pub(crate) fn secrets(told: &[Told<Event>]) -> Vec<Secret> {
    let (mut secrets, mut vaults) = (Vec::new(), Vaults::default());
    for row in told {
        for (place, event) in row.events.iter().enumerate() {
            let next = secrets.len();
            if vaults.lock(event, next) {
                let (entry, event) = (row.entry, place);
                secrets.push(Secret { entry, event, opened: None, shown: None });
            }
            vaults.open(event, &mut secrets, row.entry);
        }
    }
    let mut who = Vec::new();
    let mut rest = secrets.as_slice();
    for row in told {
        let (of_row, later) = rest.split_at(rest.partition_point(|it| it.entry <= row.entry));
        rest = later;
        let hidden = of_row.iter().filter(|secret| secret.shown.is_none()).count();
        if hidden > 0 && hidden == row.events.iter().filter(|event| !is_acted(event)).count() {
            let acted = row.events.iter().enumerate().filter(|(_, event)| is_acted(event));
            who.extend(acted.map(|(event, _)| Secret { event, ..of_row[0] }));
        }
    }
    secrets.extend(who);
    secrets
}

fn is_acted(event: &Event) -> bool {
    matches!(event, Event::Record(RecordEvent::Acted { .. }))
}

impl Vaults {
    /// Whether the event locks a choice.
    fn lock(&mut self, event: &Event, secret: usize) -> bool {
        let actor = self.actor.clone();
        match event {
            Event::Race(RaceEvent::BidLocked { faction, horses, .. }) => {
                let what = *horses;
                self.bids.push(Locked { secret, by: faction.clone(), what, actor });
            }
            Event::Vote(VoteEvent::Voted { faction, pick, .. }) => {
                let what = *pick;
                self.votes.push(Locked { secret, by: faction.clone(), what, actor });
            }
            Event::Prytanis(PrytanisEvent::Elected { faction, pick, .. }) => {
                let what = pick.clone();
                self.elected.push(Locked { secret, by: faction.clone(), what, actor });
            }
            Event::Battle(BattleEvent::TycheChosen { faction, dice, .. }) => {
                let what = *dice;
                self.tyche.push(Locked { secret, by: faction.clone(), what, actor });
            }
            _ => return false,
        }
        true
    }

    /// Opens what the event shows, and forgets what it has forgotten.
    fn open(&mut self, event: &Event, secrets: &mut [Secret], entry: u64) {
        match event {
            Event::Race(RaceEvent::RaceRevealed { bids, .. }) => {
                let bid = |id: &FactionId| bids.iter().find(|(by, _)| by == id).map(|row| row.1);
                open(&mut self.bids, bid, secrets, entry);
            }
            Event::Vote(VoteEvent::VotesRevealed { picks, .. }) => {
                let cast = |id: &FactionId| picks.iter().find(|cast| &cast.faction == id);
                open(&mut self.votes, |id| cast(id).map(|cast| cast.pick), secrets, entry);
            }
            Event::Vote(VoteEvent::VotesCounted { .. }) => {
                open(&mut self.votes, |_| None, secrets, entry);
            }
            Event::Prytanis(PrytanisEvent::ElectionRevealed { picks }) => {
                let pick = |id: &FactionId| picks.iter().find(|row| &row.0 == id);
                let pick = |id: &FactionId| pick(id).map(|row| row.1.clone());
                open(&mut self.elected, pick, secrets, entry);
            }
            Event::Battle(BattleEvent::TycheShown { spent, .. }) => {
                let dice = |id: &FactionId| spent.iter().find(|(by, _)| by == id);
                let dice = |id: &FactionId| Some(dice(id).map_or(0, |row| row.1));
                open(&mut self.tyche, dice, secrets, entry);
            }
            Event::Vote(
                VoteEvent::BallotOpened { .. }
                | VoteEvent::MotionPut { .. }
                | VoteEvent::BallotVoided { .. },
            ) => self.votes.clear(),
            Event::Prytanis(PrytanisEvent::ElectionOpened) => self.elected.clear(),
            Event::Battle(BattleEvent::BattleOpened { .. }) => self.tyche.clear(),
            Event::Steps(StepsEvent::CycleBegan { .. }) => self.bids.clear(),
            Event::Record(RecordEvent::Acted { by, .. }) => self.actor = Some(by.clone()),
            Event::Record(RecordEvent::Rewound { anew: true, .. }) => *self = Self::default(),
            _ => {}
        }
    }
}

/// All that was locked was opened. What a faction locked last was shown, unless the opening passed over
/// it, and it is told where the same hand locked something first.
fn open<T: PartialEq>(
    vault: &mut Vec<Locked<T>>,
    shown: impl Fn(&FactionId) -> Option<T>,
    secrets: &mut [Secret],
    entry: u64,
) {
    let vault = take(vault);
    vault.iter().for_each(|locked| secrets[locked.secret].opened = Some(entry));
    for (at, last) in vault.iter().enumerate() {
        let of_it = |row: &&Locked<T>| row.by == last.by;
        if vault[at + 1..].iter().any(|row| of_it(&row))
            || shown(&last.by).as_ref() != Some(&last.what)
        {
            continue;
        }
        let same_hand = vault[..=at].iter().rev().filter(of_it);
        let first = same_hand.take_while(|row| row.actor == last.actor).last();
        let Secret { entry, event, .. } = secrets[last.secret];
        secrets[first.unwrap_or(last).secret].shown = Some((entry, event));
    }
}
