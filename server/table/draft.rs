//! A working copy of the truth. Commands are decided against it one after the other; it becomes true
//! when all their entries are in the journal, and is thrown away when they are not.

use game::{Actor, Millis, Refusal, Shared, text};
use serde::Serialize;
use serde_json::{Value, json};
use uuid::Uuid;

use super::desk::{self, Desk, DeviceId, Party, TableEvent};
use super::dice::Dice;
use super::digest;
use super::history::{Past, Point, WentBack};
use super::rulings::rest;
use super::truth::{Truth, party_of, point};
use super::vaults::Vaults;
use crate::caught::{Fall, caught};
use crate::journal::{Draws, Entry};
use crate::registry::{Running, refusal};

/// The most that one command may journal, in bytes: a hundred times what an evening's longest does.
const HEAVIEST: usize = 4 << 20;

/// A working copy of the truth.
pub(crate) struct WorkingCopy {
    pub(crate) game: Box<dyn Running>,
    pub(crate) desk: Shared<Desk>,
    /// What is to be journalled before this becomes true.
    pub(crate) entries: Vec<Entry>,
    /// The moment of all its entries.
    pub(crate) now: Millis,
    vaults: Vaults,
    /// The commands of its entries, and what they did to the table itself.
    accepted: Vec<Accepted>,
    opened: Vec<(u64, u64)>,
    points: Vec<Point>,
    seq: u64,
    drawn: u64,
    /// What the command drew that is being journalled.
    draws: Option<Draws>,
    at_unix_ms: i64,
}

/// A command that this draft has accepted.
struct Accepted {
    id: Uuid,
    party: Party,
    /// The events of the table itself, as a digest has them.
    settled: Option<String>,
}

impl WorkingCopy {
    /// A copy of what is true, at this moment or at that of the last entry if it is later.
    pub(crate) fn of(truth: &Truth, now: Millis) -> Self {
        Self {
            game: truth.game.fork(),
            desk: truth.desk.clone(),
            entries: Vec::new(),
            now: now.max(truth.at),
            vaults: truth.vaults.clone(),
            accepted: Vec::new(),
            opened: Vec::new(),
            points: Vec::new(),
            seq: truth.seq,
            drawn: truth.drawn,
            draws: None,
            at_unix_ms: crate::journal::unix_ms(),
        }
    }

    /// Whose command of this id was accepted in this draft.
    pub(crate) fn owner(&self, id: Uuid) -> Option<&Party> {
        self.accepted.iter().find(|accepted| accepted.id == id).map(|accepted| &accepted.party)
    }

    /// Plays a command of the game.
    ///
    /// # Errors
    /// The game's refusal; `fault` when the rules panicked, `too_much` when it would take more than one
    /// command may. The draft is then as it was.
    pub(crate) fn play(
        &mut self,
        truth: &Truth,
        dice: &mut Dice,
        from: (&Actor, Option<&DeviceId>),
        id: Uuid,
        command: &Value,
    ) -> Result<(), Refusal> {
        let (actor, device) = from;
        let before = self.game.boundary();
        dice.begin(&self.desk.fairness, self.drawn);
        let events = match caught(|| self.game.play(actor, command, self.now, dice)) {
            Ok(Ok(events)) if weight(&events) <= HEAVIEST => events,
            Ok(Err(refused)) => return Err(refused),
            fallen => {
                self.rebuild(truth)?;
                return Err(fell(id, &fallen.err().unwrap_or(Fall::Spent)));
            }
        };
        (self.drawn, self.draws) = (game::Chance::drawn(dice), dice.noted());
        let what = (Entry::GAME, truth.game_format);
        let who = (plain(actor), device.cloned(), party_of(actor));
        self.journal(id, what, who, command.clone(), events);
        self.seat();
        self.tell(actor, device, None);
        self.rest(before);
        Ok(())
    }

    /// People sit where the last entry of the game says.
    fn seat(&mut self) {
        let moved = digest::moved(&mut self.desk, self.game.as_ref());
        if let Some(accepted) = self.accepted.last_mut() {
            accepted.settled = moved;
        }
    }

    /// Begins the break that is due, where a step has ended since `before`.
    fn rest(&mut self, before: Option<u32>) {
        let now = self.game.boundary();
        if now.is_none() || now == before || self.game.over() {
            return;
        }
        let events = rest::due(&self.desk, self.at_unix_ms);
        if !events.is_empty() {
            let command = json!({ "do": "begin_break" });
            self.settle((&Party::Server, None), Uuid::new_v4(), &command, &events);
        }
    }

    /// Makes anew what lies hidden: somebody may know it. A game that has no command for it goes back to where it
    /// is, and what was chosen is chosen anew.
    ///
    /// # Errors
    /// As [`WorkingCopy::play`] and [`WorkingCopy::take_back`].
    pub(crate) fn renew(&mut self, truth: &Truth, dice: &mut Dice) -> Result<(), Refusal> {
        let id = Uuid::new_v4();
        if let Some(command) = self.game.renewal() {
            return self.play(truth, dice, (&Actor::Clock, None), id, &command);
        }
        if !self.game.sealed() {
            return Ok(());
        }
        let (game, vaults) = (self.game.fork(), self.vaults.clone());
        let here = Past { entry: self.seq, game, vaults, opened: false };
        self.go_back(truth, here, WentBack { to: self.seq, anew: true }, (&Actor::Clock, None), id)
    }

    /// Goes back: `past` is what was so after the entry that `where_to` names.
    ///
    /// # Errors
    /// `fault` when the rules panicked, and what [`Running::take_back`] refuses. The draft is then as it
    /// was.
    pub(crate) fn take_back(
        &mut self,
        truth: &Truth,
        past: Past,
        where_to: WentBack,
        device: &DeviceId,
        id: Uuid,
    ) -> Result<(), Refusal> {
        let from = (&Actor::Control { for_seat: None }, Some(device));
        self.go_back(truth, past, where_to, from, id)
    }

    fn go_back(
        &mut self,
        truth: &Truth,
        past: Past,
        where_to: WentBack,
        (actor, device): (&Actor, Option<&DeviceId>),
        id: Uuid,
    ) -> Result<(), Refusal> {
        let (last, mut game) = (self.game.as_ref(), past.game);
        let taken = caught(|| game.take_back(last, where_to.anew, self.now));
        let events = taken.map_err(|fall| fell(id, &fall))??;
        (self.game, self.vaults) = (game, past.vaults);
        let who = (plain(actor), device.cloned(), party_of(actor));
        self.journal(id, (Entry::REWIND, truth.game_format), who, plain(&where_to), events);
        self.seat();
        self.tell(actor, device, Some(where_to.to));
        Ok(())
    }

    /// Makes events of the table itself true.
    pub(crate) fn settle(
        &mut self,
        from: (&Party, Option<&DeviceId>),
        id: Uuid,
        command: &impl Serialize,
        events: &[TableEvent],
    ) {
        let (party, device) = from;
        events.iter().for_each(|event| self.desk.apply(event));
        let events = events.iter().map(plain).collect();
        let who = (plain(party), device.cloned(), party.clone());
        self.journal(id, (Entry::TABLE, desk::FORMAT), who, plain(command), events);
    }

    /// Makes this draft true: its entries are in the journal.
    pub(crate) fn commit(self, truth: &mut Truth) {
        truth.game = self.game;
        truth.seat();
        truth.desk = self.desk;
        truth.vaults = self.vaults;
        // Of what nobody is shown nothing is written.
        if !self.opened.is_empty() {
            truth.history.open(self.opened);
        }
        for (Accepted { id, party, settled }, entry) in self.accepted.iter().zip(truth.seq + 1..) {
            let party = truth.accepted.insert(*id, party);
            if let Some(fresh) = &mut truth.fresh {
                fresh.accept(*id, party);
                settled.iter().for_each(|events| fresh.settle(entry, events.clone()));
            }
        }
        let told = self.points.into_iter().filter(|point| !point.says_nothing());
        told.for_each(|point| truth.history.push(point));
        (truth.seq, truth.drawn, truth.at) = (self.seq, self.drawn, self.now);
    }

    /// What Control's list will say of the last entry.
    fn tell(&mut self, actor: &Actor, device: Option<&DeviceId>, back_to: Option<u64>) {
        let point = point(self.seq, self.now, self.game.told(), actor, device.cloned());
        self.points.push(Point { back_to, ..point });
    }

    fn journal(
        &mut self,
        command_id: Uuid,
        (kind, format): (&'static str, u32),
        (actor, device, party): (Value, Option<DeviceId>, Party),
        command: Value,
        events: Vec<Value>,
    ) {
        self.seq += 1;
        let settled = (kind == Entry::TABLE).then(|| digest::events(&events));
        self.accepted.push(Accepted { id: command_id, party, settled });
        if kind != Entry::TABLE {
            self.opened.extend(self.vaults.take(self.seq, self.game.vaulted()));
        }
        self.entries.push(Entry {
            seq: self.seq,
            command_id,
            kind: kind.into(),
            format,
            actor,
            device,
            at: self.now,
            at_unix_ms: self.at_unix_ms,
            command,
            events,
            drawn: self.drawn,
            draws: self.draws.take(),
        });
    }

    /// A panic may have left the game half changed: makes it again from what is certain.
    fn rebuild(&mut self, truth: &Truth) -> Result<(), Refusal> {
        self.game = truth.game.fork();
        for entry in self.entries.iter().filter(|entry| entry.kind == Entry::GAME) {
            self.game.replay(entry.format, &entry.events)?;
        }
        Ok(())
    }
}

/// Why a command is refused that the rules did not come to an end with.
fn fell(command: Uuid, fall: &Fall) -> Refusal {
    tracing::error!(%command, %fall, "the rules fell");
    match fall {
        Fall::Stumbled(_) => refusal("fault", text!("rules-fault")),
        Fall::Spent => refusal("too_much", text!("rules-too-much")),
    }
}

/// How much is to be journalled, about in bytes.
fn weight(events: &[Value]) -> usize {
    fn of(value: &Value) -> usize {
        match value {
            Value::Null | Value::Bool(_) | Value::Number(_) => 4,
            Value::String(text) => text.len() + 3,
            Value::Array(rows) => rows.iter().map(of).sum::<usize>() + 2,
            Value::Object(fields) => {
                fields.iter().map(|(name, value)| name.len() + 4 + of(value)).sum::<usize>() + 2
            }
        }
    }
    events.iter().map(of).sum()
}

fn plain(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("the hub's own types are plain JSON")
}
