//! The life of a table. It takes what waits, decides it against a draft, journals the draft with one
//! append, makes it true, shows each audience what changed for it, and answers: in this order.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use game::{Audience, Refusal, SeatId, Shared, text};
use tokio::sync::{Notify, mpsc, watch};
use tokio::time::{Instant, sleep_until, timeout};

use super::chronicle::EditionFor;
use super::desk::{Party, Role};
use super::dice::Dice;
use super::gallery::{ConnId, Connection, Gallery, Holder};
use super::halt::{self, Halt};
use super::published::write;
use super::rates::Rates;
use super::rulings::{Effect, is_full, seen_name};
use super::truth::Truth;
use super::turn::{Refusals, Turn};
use super::unsent::Unsent;
use super::views::Around;
use super::{
    Admitted, Facts, Request, Standing, Surroundings, TableClock, TableHandle, Visitor, views,
};
use crate::busy::Busy;
use crate::doors::neighbourhood;
use crate::figures::figures;
use crate::health::{Health, Notices};
use crate::journal::{Damage, Journal, JournalError, TableId};
use crate::limits::Limits;
use crate::registry::refusal;
use crate::secrets::{TicketKey, new_device};
use crate::socket::message::Message;
use crate::wire::{Close, Farewell, LeadView, Screen, ServerMessage};
use bells::Bells;
use keep::Keep;
pub(crate) use rest::{Rest, look_every};

mod bells;
mod decide;
mod keep;
mod keys;
mod recover;
mod rest;
mod rewind;

/// Requests that are decided together at most.
const BATCH: usize = 64;

/// The actor that owns a table.
pub(crate) struct Actor {
    id: TableId,
    truth: Truth,
    dice: Dice,
    clock: Arc<TableClock>,
    gallery: Gallery,
    refusals: Refusals,
    /// The seats of which a device is here.
    here: BTreeSet<SeatId>,
    /// What the seats have under their pens.
    unsent: Unsent,
    bells: Bells,
    /// No bell rings before this moment.
    quiet_until: Option<Instant>,
    /// The snapshots that are kept of it.
    keep: Keep,
    /// When it may go to sleep.
    rest: Rest,
    /// How fast each seat may send commands.
    rates: Rates,
    /// Why the server has halted the table.
    halt: Option<Halt>,
    /// The hash of its last entry, once it is closed.
    end: Option<String>,
    /// Whether another server has it now.
    passed_on: bool,
    requests: mpsc::Receiver<Request>,
    departures: Arc<Notify>,
    addresses: watch::Receiver<Vec<String>>,
    /// What is shown besides what the journal says, as it was shown last.
    around: Shared<Around>,
    health: Arc<Health>,
    busy: Arc<Busy>,
    milestones: Arc<Notify>,
    notices: watch::Receiver<Notices>,
    journal: Arc<dyn Journal>,
    limits: Limits,
    build: Arc<str>,
    lead: Option<LeadView>,
    vault: TicketKey,
}

impl Actor {
    pub(super) fn new(
        handle: &TableHandle,
        (truth, damage): (Truth, Option<Damage>),
        rest: Rest,
        requests: mpsc::Receiver<Request>,
        surroundings: Surroundings,
    ) -> Self {
        let mut actor = Self {
            id: handle.id,
            truth,
            here: BTreeSet::new(),
            unsent: Unsent::default(),
            bells: Bells::default(),
            dice: Dice::new(handle.id, surroundings.seed),
            clock: Arc::clone(&handle.clock),
            gallery: Gallery::default(),
            refusals: Refusals::default(),
            quiet_until: None,
            keep: Keep::default(),
            rest,
            rates: Rates::default(),
            halt: damage.map(Halt::by_damage),
            end: None,
            passed_on: false,
            requests,
            departures: Arc::clone(&handle.departures),
            addresses: surroundings.addresses,
            around: Shared::default(),
            notices: surroundings.health.notices(),
            busy: surroundings.health.at_work.joins(handle.id),
            health: surroundings.health,
            milestones: surroundings.milestones,
            journal: surroundings.journal,
            limits: surroundings.limits,
            build: surroundings.build,
            lead: surroundings.lead,
            vault: surroundings.vault,
        };
        actor.set_clock();
        actor.set_bells();
        actor
    }

    /// Lives until it is told to stop or nobody is left who could tell.
    pub(super) async fn run(mut self) {
        let mut inbox = Vec::new();
        self.learn_end().await;
        self.keep_passed();
        loop {
            let wake = [self.next_wake(), self.bedtime()].into_iter().flatten().min();
            let mut moved = false;
            tokio::select! {
                count = self.requests.recv_many(&mut inbox, BATCH) => if count == 0 { return },
                () = self.departures.notified() => {}
                Ok(()) = self.addresses.changed() => moved = true,
                Ok(()) = self.notices.changed() => moved = true,
                () = sleep_until(wake.unwrap_or_else(Instant::now)), if wake.is_some() => {}
            }
            if !inbox.is_empty() {
                figures().times.turn.record(inbox.len() as f64);
            }
            if inbox.iter().any(Request::disturbs) {
                self.rest.is_disturbed();
            }
            let mut turn = Turn { changed: moved, ..Turn::default() };
            self.recover(&mut turn).await;
            self.busy.begins();
            self.ring(&mut turn);
            let mut stop = false;
            for request in inbox.drain(..) {
                let Some(to) = self.looks_back(&request) else {
                    self.hear(request, &mut turn);
                    continue;
                };
                // What was asked before it must be in the journal, and what is asked after it must find
                // it there.
                stop |= self.close(turn).await;
                turn = Turn { past: Some(self.recall(to).await), ..Turn::default() };
                self.busy.begins();
                self.hear(request, &mut turn);
                stop |= self.close(turn).await;
                self.busy.begins();
                turn = Turn::default();
            }
            if self.close(turn).await || stop {
                if !self.passed_on {
                    self.keep_last().await;
                }
                return;
            }
            if self.goes_to_sleep() {
                return;
            }
        }
    }

    /// Makes a turn true and tells of it. Returns whether the table is to stop.
    async fn close(&mut self, mut turn: Turn) -> bool {
        self.busy.rests();
        self.commit(&mut turn).await;
        let stop = turn.stop;
        self.busy.begins();
        self.conclude(turn);
        self.busy.rests();
        self.keep_on();
        stop
    }

    /// Journals this turn's draft and makes it true; a journal that fails halts the table.
    async fn commit(&mut self, turn: &mut Turn) {
        let Some(mut draft) = turn.draft.take().filter(|draft| !draft.entries.is_empty()) else {
            return;
        };
        let entries = std::mem::take(&mut draft.entries);
        let added = entries.len() as u64;
        let append = self.journal.append(self.id, entries);
        let outcome = timeout(self.limits.append, append)
            .await
            .unwrap_or_else(|_| Err(JournalError::Failed("the journal does not answer".into())));
        match outcome {
            Ok(()) => {
                figures().counts.entries.increment(added);
                turn.is_durable();
                let milestone = self.truth.game.milestone();
                let returns = self.truth.history.returns();
                draft.commit(&mut self.truth);
                self.keep.wanted |= self.truth.history.returns() != returns;
                if self.truth.game.milestone() != milestone {
                    self.milestones.notify_one();
                }
                turn.changed = true;
                self.unsent.forget(self.truth.game.as_ref());
                self.set_bells();
                self.learn_end().await;
            }
            Err(error) => {
                turn.fail(&halt::unknown());
                self.halt(error, turn);
            }
        }
    }

    /// Asks where the journal of a table ends that is closed: whoever notes it can hold a journal against it that was
    /// cut.
    async fn learn_end(&mut self) {
        if self.truth.desk.closed {
            let end = timeout(self.limits.append, self.journal.end(self.id)).await;
            self.end = end.ok().and_then(Result::ok).flatten().or(self.end.take());
        }
    }

    /// Shows what has changed and answers.
    fn conclude(&mut self, mut turn: Turn) {
        for (id, party, refusal) in std::mem::take(&mut turn.refused) {
            self.refusals.remember(id, party, refusal);
        }
        let mut notices = Vec::new();
        let mut mail: HashMap<ConnId, Vec<Message>> = HashMap::new();
        for effect in std::mem::take(&mut turn.effects) {
            self.carry_out(effect, &mut turn, &mut mail);
        }
        for (visitor, reply) in std::mem::take(&mut turn.arrivals) {
            // Whoever has hung up meanwhile is swept with the others.
            let _ = reply.send(self.admit(visitor));
            turn.moved = true;
        }
        turn.moved |= self.gallery.sweep();
        if turn.moved {
            turn.changed = true;
            self.count_heads();
        }
        if self.set_clock() {
            notices.push(write(&ServerMessage::ClockSet { clock: self.clock.view() }));
        }
        for from in std::mem::take(&mut turn.resyncs) {
            if let Some(connection) = self.gallery.connections.get_mut(&from) {
                connection.greeting.get_or_insert_default();
            }
        }
        for reply in std::mem::take(&mut turn.facts) {
            let _ = reply.send(Ok((self.facts(), self.gallery.connections.len())));
        }
        for from in std::mem::take(&mut turn.keys) {
            if let Some(keys) = self.keys(from) {
                mail.entry(from).or_default().push(keys);
            }
        }
        let (changed, drafted) = (turn.changed, std::mem::take(&mut turn.drafted));
        let durable = turn.durable;
        for (to, answers) in turn.deliver() {
            mail.entry(to).or_default().extend(answers);
        }
        self.publish((changed, &drafted), &notices, mail, durable);
    }

    /// Shows all audiences, or only `drafted`, what has changed for them, by a commit that returned at the
    /// moment `durable`, if it was one.
    fn publish(
        &mut self,
        (changed, drafted): (bool, &BTreeSet<Audience>),
        notices: &[Message],
        mail: HashMap<ConnId, Vec<Message>>,
        durable: Option<Instant>,
    ) {
        let round = if changed || !drafted.is_empty() {
            self.look_around();
            let scene = views::Scene {
                table: self.id,
                truth: &self.truth,
                present: self.gallery.present(),
                around: &self.around,
                unsent: &self.unsent,
                vault: &self.vault,
            };
            self.gallery.look(&scene, (!changed).then_some(drafted))
        } else {
            Default::default()
        };
        if self.gallery.send(&round, notices, mail, durable) {
            self.departures.notify_one();
        }
    }

    /// Takes in what views show besides what the journal says.
    fn look_around(&mut self) {
        self.around.set(Around {
            rehearsal: self.dice.is_rehearsal(),
            over: self.truth.game.over(),
            milestone: self.truth.game.milestone(),
            halted: self.halt.as_ref().map(Halt::reason),
            damage: self.halt.as_ref().and_then(Halt::damage),
            end: self.end.clone(),
            notices: self.notices.borrow().clone(),
            addresses: self.addresses.borrow().clone(),
        });
    }

    fn carry_out(
        &mut self,
        effect: Effect,
        turn: &mut Turn,
        mail: &mut HashMap<ConnId, Vec<Message>>,
    ) {
        match effect {
            Effect::Dismiss(device, close) => self.gallery.dismiss(&device, close),
            Effect::Reseat(device) => {
                let member = self.truth.desk.members.get(&device);
                if let Some(Role::Seat(seat)) = member.map(|member| &member.role) {
                    self.gallery.reseat(&device, seat);
                }
            }
            Effect::Nudge(seat) => {
                let nudge = write(&ServerMessage::Nudged { seat: seat.clone() });
                for (socket, _) in self.gallery.of_seat(&seat) {
                    mail.entry(*socket).or_default().push(nudge.clone());
                }
            }
            Effect::Rename(socket, name) => {
                self.gallery.rename(socket, name);
                turn.changed = true;
            }
        }
    }

    /// Establishes who a visitor is; from here on nobody asks again.
    fn admit(&mut self, visitor: Visitor) -> Result<Admitted, Farewell> {
        let watches = matches!(visitor.screen, Screen::Projector | Screen::Onlooker);
        let holder = self.holder(&visitor);
        let known = !matches!(holder, Holder::Nobody(_));
        if !known && watches && visitor.waits {
            return Err(Close::Flooding.into());
        }
        let host = !watches && matches!(holder, Holder::Host(_));
        let (party, audience, device) = match &holder {
            _ if watches => (Party::Public, Audience::Public, new_device()),
            Holder::Host(_) => (Party::Control, Audience::Control, new_device()),
            Holder::Device(device) => {
                let member = self.truth.desk.members.get(device).ok_or(Close::Unauthorized)?;
                let audience = match &member.role {
                    Role::Control | Role::Helper => Audience::Control,
                    Role::Seat(seat) => Audience::Seat(seat.clone()),
                };
                (member.role.party(), audience, device.clone())
            }
            // Its token may stand in what the journal cannot say for now.
            Holder::Nobody(_) if matches!(self.halt, Some(Halt::Damaged(..))) => {
                return Err(Farewell::wait(text!("wait-damaged")));
            }
            Holder::Nobody(_) => return Err(Close::Unauthorized.into()),
        };
        self.gallery.make_room(&holder, self.limits.sockets_per_device, visitor.onlookers)?;
        let welcome = write(&ServerMessage::Welcome {
            audience: audience.clone(),
            device: device.clone(),
            game: self.truth.game_name.into(),
            build: self.build.to_string(),
            clock: self.clock.view(),
            helper: party == Party::Control && !is_full(&self.truth.desk, host, &device),
            lead: self.lead.clone(),
        });
        let id = self.gallery.arrive(Connection {
            party,
            _counted: figures().levels.socket(&audience),
            audience,
            device,
            operator: host,
            from: neighbourhood(visitor.ip),
            name: seen_name(&visitor.name),
            screen: visitor.screen,
            minds: Vec::new(),
            hidden: false,
            outbox: visitor.outbox,
            holder,
            greeting: Some(vec![welcome]),
        });
        Ok(Admitted { id, known })
    }

    fn holder(&self, visitor: &Visitor) -> Holder {
        match &visitor.standing {
            Standing::Operator => Holder::Host(None),
            Standing::Organiser(bearer) => Holder::Host(Some(bearer.clone())),
            Standing::Token(token) => {
                let device = self.truth.desk.holder(token).map(|(device, _)| device.clone());
                device.map_or(Holder::Nobody(neighbourhood(visitor.ip)), Holder::Device)
            }
            Standing::Nobody => Holder::Nobody(neighbourhood(visitor.ip)),
        }
    }

    fn facts(&self) -> Facts {
        Facts::of(&self.truth, |seat| self.gallery.of_seat(seat).next().is_some())
    }

    /// What can be printed of the content: it holds what players are not to know.
    fn sheets(&self, standing: &Standing) -> Result<serde_json::Value, Refusal> {
        let control = match standing {
            Standing::Operator | Standing::Organiser(_) => true,
            Standing::Token(token) => {
                let holder = self.truth.desk.holder(token);
                holder.is_some_and(|(_, member)| member.role.is_control())
            }
            Standing::Nobody => false,
        };
        if !control {
            return Err(refusal("unauthorized", text!("only-control-prints")));
        }
        Ok(self.truth.game.sheets())
    }

    /// Who may read an edition of the chronicle: the public one anybody, a seat's own its holders and
    /// Control, Control's whoever is Control.
    fn may_read(
        &self,
        standing: &Standing,
        edition: &Audience,
    ) -> Result<EditionFor, game::Refusal> {
        let role = match standing {
            Standing::Token(token) => self.truth.desk.holder(token).map(|(_, member)| &member.role),
            Standing::Operator | Standing::Organiser(_) | Standing::Nobody => None,
        };
        let holds = |seat| matches!(role, Some(Role::Seat(held)) if held == seat);
        let host = standing.hosts();
        let control = host || role.is_some_and(|role| !matches!(role, Role::Seat(_)));
        let full = host || role == Some(&Role::Control);
        let known = |seat: &game::SeatId| {
            self.truth.left_out.contains(seat) || self.truth.seats.iter().any(|row| row.id == *seat)
        };
        match edition {
            Audience::Seat(seat) if control && !known(seat) => {
                Err(refusal("no_seat", text!("seat-unknown")))
            }
            Audience::Seat(seat) if holds(seat) => Ok(EditionFor::Own),
            Audience::Seat(_) if !control => {
                let sentence = text!("only-holder-reads");
                Err(refusal("unauthorized", sentence))
            }
            Audience::Control if !control => {
                Err(refusal("unauthorized", text!("only-control-reads")))
            }
            Audience::Control if full => Ok(EditionFor::Full),
            Audience::Public | Audience::Seat(_) | Audience::Control => Ok(EditionFor::Other),
        }
    }

    /// Lets the clock go or stand as it should. Returns whether that changed anything.
    fn set_clock(&mut self) -> bool {
        self.clock.set_running(self.halt.is_none() && self.truth.desk.pause.is_none())
    }
}
