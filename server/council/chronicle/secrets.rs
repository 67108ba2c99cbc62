//! Which choices were shown as they were made, and which lie hidden (C-2, C-10, C-15, S-18, N-1).

use std::collections::BTreeMap;

use game::{Actor, Secret, Told, Vaulting};

use super::vaulting;
use crate::control::record::RecordEvent;
use crate::control::seats::Sealable;
use crate::cycle::prytanis::PrytanisEvent;
use crate::cycle::race::RaceEvent;
use crate::cycle::vote::VoteEvent;
use crate::event::Event;
use crate::ids::FactionId;
use crate::stasis::battle::BattleEvent;

/// What was locked, where its event stands in the list of secrets.
#[derive(Debug)]
struct Locked {
    secret: usize,
    by: FactionId,
    what: String,
    /// Whose hand it was.
    actor: Option<Actor>,
}

/// The choices that wait to be opened, changed ones too.
#[derive(Debug, Default)]
struct Vaults {
    locked: BTreeMap<u8, Vec<Locked>>,
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
        let (Some(Vaulting::Locks(vault)), Some((by, what))) = (vaulting(event), chosen(event))
        else {
            return false;
        };
        let (by, actor) = (by.clone(), self.actor.clone());
        self.locked.entry(vault).or_default().push(Locked { secret, by, what, actor });
        true
    }

    /// Opens what the event shows, and forgets what it has forgotten.
    fn open(&mut self, event: &Event, secrets: &mut [Secret], entry: u64) {
        match vaulting(event) {
            Some(Vaulting::Opens(vault)) => {
                let locked = self.locked.remove(&vault).unwrap_or_default();
                open(&locked, |id| shown(event, id), secrets, entry);
            }
            Some(Vaulting::Forgets(vault)) => drop(self.locked.remove(&vault)),
            Some(Vaulting::ForgetsAll | Vaulting::Renews) => *self = Self::default(),
            Some(Vaulting::Locks(_)) | None => {}
        }
        if let Event::Record(RecordEvent::Acted { by, .. }) = event {
            self.actor = Some(by.clone());
        }
    }
}

/// Who locks what with this event.
fn chosen(event: &Event) -> Option<(&FactionId, String)> {
    match event {
        Event::Race(RaceEvent::BidLocked { faction, horses, .. }) => {
            Some((faction, horses.words()))
        }
        Event::Vote(VoteEvent::Voted { faction, pick, .. }) => Some((faction, pick.words())),
        Event::Prytanis(PrytanisEvent::Elected { faction, pick, .. }) => {
            Some((faction, pick.words()))
        }
        Event::Battle(BattleEvent::TycheChosen { faction, dice, .. }) => {
            Some((faction, dice.words()))
        }
        _ => None,
    }
}

/// What this event shows of a faction's choice; nothing where it passes over it, or where another choice
/// would be shown in the same way.
fn shown(event: &Event, id: &FactionId) -> Option<String> {
    match event {
        Event::Race(RaceEvent::RaceRevealed { untold, .. })
        | Event::Prytanis(PrytanisEvent::ElectionRevealed { untold, .. })
        | Event::Battle(BattleEvent::TycheShown { untold, .. })
            if untold.iter().any(|row| &row.0 == id) =>
        {
            None
        }
        Event::Race(RaceEvent::RaceRevealed { bids, .. }) => {
            bids.iter().find(|(by, _)| by == id).map(|(_, horses)| horses.words())
        }
        Event::Vote(VoteEvent::VotesRevealed { picks, .. }) => {
            picks.iter().find(|cast| &cast.faction == id).map(|cast| cast.pick.words())
        }
        Event::Prytanis(PrytanisEvent::ElectionRevealed { picks, .. }) => {
            picks.iter().find(|row| &row.0 == id).map(|row| row.1.words())
        }
        Event::Battle(BattleEvent::TycheShown { spent, .. }) => {
            // Who spends nothing is not named.
            let spent = spent.iter().find(|(by, _)| by == id);
            Some(spent.map_or(0, |row| row.1).words())
        }
        _ => None,
    }
}

/// All that was locked was opened. What a faction locked last was shown, unless the opening passed over
/// it, and it is told where the same hand locked something first.
fn open(
    vault: &[Locked],
    shown: impl Fn(&FactionId) -> Option<String>,
    secrets: &mut [Secret],
    entry: u64,
) {
    vault.iter().for_each(|locked| secrets[locked.secret].opened = Some(entry));
    for (at, last) in vault.iter().enumerate() {
        let of_it = |row: &&Locked| row.by == last.by;
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
