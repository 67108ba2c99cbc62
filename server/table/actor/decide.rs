//! How a table decides what it is asked. Nothing here is true before the turn is committed.

use std::sync::Arc;

use game::{Actor as GameActor, Refusal, SeatId, text};
use serde_json::{Value, json};
use tokio::time::Instant;
use uuid::Uuid;

use super::Actor;
use crate::figures::figures;
use crate::registry::refusal;
use crate::secrets::{TokenHash, new_token};
use crate::table::desk::{DeviceId, Party, Role, TableEvent};
use crate::table::draft::WorkingCopy;
use crate::table::gallery::{ConnId, Connection};
use crate::table::published::write;
use crate::table::record;
use crate::table::rulings::{self, Effect, Guest, Sender};
use crate::table::turn::{Answer, Basis, Turn, refused};
use crate::table::{Reply, Request};
use crate::wire::{Close, TableCommand};

impl Actor {
    /// Takes one request into the turn.
    pub(super) fn hear(&mut self, request: Request, turn: &mut Turn) {
        match request {
            Request::Arrive { visitor, reply } => turn.arrivals.push((visitor, reply)),
            Request::Resync { from } => turn.resyncs.push(from),
            Request::LookBack { from, to } => self.show_past(from, to, turn),
            Request::Mind { from, tokens } => {
                let seated = tokens.iter().filter_map(|token| self.truth.desk.seated(token));
                turn.moved |= self.gallery.mind(from, seated.collect());
            }
            Request::Hidden { from, hidden } => turn.moved |= self.gallery.hide(from, hidden),
            Request::Draft { from, of, content } => self.keep_draft(from, of, content, turn),
            Request::Points { from, before } => self.show_points(from, before, turn),
            Request::Keys { from } => turn.keys.push(from),
            Request::Facts { reply } => turn.facts.push(reply),
            Request::Organisers { known } => self.gallery.send_away(&known),
            Request::Fairness { reply } => {
                let _ = reply.send(Ok(record::sealed(self.id, &self.truth.desk)));
            }
            Request::Knows { token, reply } => {
                let _ = reply.send(Ok(self.truth.desk.holder(&token).is_some()));
            }
            Request::MayRead { standing, edition, reply } => {
                let may = self.may_read(&standing, &edition);
                let _ = reply.send(may.map(|reader| (reader, self.truth.seq)));
            }
            Request::Sheets { standing, reply } => {
                let _ = reply.send(self.sheets(&standing));
            }
            Request::Origin { reply } => {
                let _ = reply.send(Ok(Arc::clone(&self.truth.origin)));
            }
            Request::Checked { damage } => self.take_check(damage, turn),
            Request::Superseded { sentence } => self.step_down(sentence, turn),
            Request::PassedOn => self.pass_on(turn),
            Request::Stop => turn.stop = true,
            Request::Play { from, id, heard, for_seat, returns, command } => {
                let came = Came { from, id, heard, to_game: true };
                self.answer(came, turn, |actor, who, turn| {
                    actor.still_meant(returns)?;
                    actor.play(who, id, for_seat, &command, turn)
                });
            }
            Request::Table { from, id, heard, command } => {
                let came = Came { from, id, heard, to_game: false };
                self.answer(came, turn, |actor, who, turn| match command {
                    TableCommand::Rewind { seen, anew, .. } => {
                        actor.rewind(who, id, (seen, anew), turn)
                    }
                    command => actor.settle(who, id, &command, turn),
                });
            }
            Request::TakeSeat { seat, ticket, name, reply } => {
                let command = json!({ "do": "take_seat", "seat": seat });
                let (limit, seats) = (self.limits.devices_per_seat, self.truth.seats.clone());
                let left_out = self.truth.left_out.contains(&seat);
                self.join(turn, reply, &command, |draft, token| {
                    if left_out {
                        return Err(refusal("seat_left_out", text!("seat-left-out")));
                    }
                    let device = (name.as_str(), token);
                    rulings::take_seat(&draft.desk, &seats, &seat, ticket.as_deref(), device, limit)
                });
            }
            Request::TakeControl { ticket, name, reply } => {
                let command = json!({ "do": "take_control" });
                let limit = self.limits.devices_per_seat;
                self.join(turn, reply, &command, |draft, token| {
                    rulings::take_control(&draft.desk, &ticket, (&name, token), limit)
                });
            }
            Request::Leave { token, reply } => {
                let outcome = self.leave(&token, turn);
                turn.answers.push(Answer::Done { reply, outcome });
            }
        }
    }

    /// Keeps what a seat has written so far; who may not hears so.
    fn keep_draft(&mut self, from: ConnId, of: u32, content: Value, turn: &mut Turn) {
        let connection = self.gallery.connections.get(&from);
        let Some(connection) = connection.filter(|one| one.outbox.is_open()) else { return };
        let kept = match &connection.party {
            Party::Seat(seat) => self.unsent.keep(self.truth.game.as_ref(), seat, of, content),
            _ => Err(refusal("not_seat", text!("only-own-seat"))),
        };
        match kept {
            Ok(true) => drop(turn.drafted.insert(connection.audience.clone())),
            Ok(false) => {}
            Err(refusal) => turn.mail.push((from, write(&refused(None, refusal)))),
        }
    }

    /// Answers a command over a socket; a retry gets the first answer again.
    fn answer(
        &mut self,
        Came { from, id, heard, to_game }: Came,
        turn: &mut Turn,
        decide: impl FnOnce(&mut Self, &Who, &mut Turn) -> Result<Basis, (Refusal, Basis)>,
    ) {
        // Without a connection there is nobody to answer: the socket left or was sent away.
        let Some(connection) =
            self.gallery.connections.get(&from).filter(|one| one.outbox.is_open())
        else {
            return;
        };
        let who = Who {
            from,
            party: connection.party.clone(),
            device: connection.device.clone(),
            operator: connection.operator,
        };
        let first = self.first_answer(id, &who.party, turn);
        let repeated = first.is_some();
        let (outcome, basis) = first.unwrap_or_else(|| {
            let decided = if sits_elsewhere(&who, turn) {
                Err((reseated(), Basis::Passing))
            } else if self.rates.take(&who.party, &who.device, &self.limits) {
                decide(self, &who, turn)
            } else {
                Err((too_fast(), Basis::Passing))
            };
            if let Err((refusal, Basis::Turn)) = &decided {
                turn.refused.push((id, who.party.clone(), refusal.clone()));
            }
            match decided {
                Ok(basis) => (Ok(()), basis),
                Err((refusal, basis)) => (Err(refusal), basis),
            }
        });
        match repeated {
            true => figures().counts.repeated(),
            false => figures().counts.command(&outcome, to_game && basis == Basis::Turn),
        }
        turn.answers.push(Answer::Socket { to: from, id, heard, outcome, basis });
    }

    fn first_answer(
        &self,
        id: Uuid,
        party: &Party,
        turn: &Turn,
    ) -> Option<(Result<(), Refusal>, Basis)> {
        let certain = self.truth.accepted.owner(id).map(|owner| (owner, Basis::Certain));
        let drafted = || turn.draft.as_ref()?.owner(id).map(|owner| (owner, Basis::Turn));
        if let Some((owner, basis)) = certain.or_else(drafted) {
            let mine = owner == party;
            let outcome = mine.then_some(()).ok_or_else(|| refusal("id_in_use", text!("id-taken")));
            return Some((outcome, if mine { basis } else { Basis::Passing }));
        }
        let same = |(refused, of, _): &&(Uuid, Party, Refusal)| *refused == id && of == party;
        if let Some((_, _, refusal)) = turn.refused.iter().find(same) {
            return Some((Err(refusal.clone()), Basis::Turn));
        }
        let refusal = self.refusals.find(id, party)?;
        Some((Err(refusal.clone()), Basis::Certain))
    }

    /// Refuses what was meant for a branch that is no more.
    fn still_meant(&self, returns: Option<u32>) -> Result<(), (Refusal, Basis)> {
        if returns.is_none_or(|returns| returns == self.truth.history.returns()) {
            return Ok(());
        }
        let sentence = text!("went-back");
        Err((refusal("went_back", sentence), Basis::Certain))
    }

    /// Plays a command of the game.
    fn play(
        &mut self,
        who: &Who,
        id: Uuid,
        for_seat: Option<SeatId>,
        command: &Value,
        turn: &mut Turn,
    ) -> Result<Basis, (Refusal, Basis)> {
        let passing = |refusal| (refusal, Basis::Passing);
        let actor = self.game_actor(who, for_seat).map_err(passing)?;
        self.ready().map_err(passing)?;
        let mut draft = self.draft(turn);
        if draft.desk.closed {
            turn.draft = Some(draft);
            return Err(passing(rulings::draws::closed()));
        }
        if draft.desk.pause.is_some() {
            turn.draft = Some(draft);
            return Err(passing(refusal("paused", text!("paused"))));
        }
        let limited = matches!(actor, GameActor::Control { .. })
            && !rulings::is_full(&draft.desk, who.operator, &who.device);
        if limited && draft.game.reserved(command) {
            turn.draft = Some(draft);
            return Err(passing(rulings::helper(text!("helper-this"))));
        }
        let from = (&actor, Some(&who.device));
        let played = draft.play(&self.truth, &mut self.dice, from, id, command);
        self.reseat(&draft, turn);
        turn.draft = Some(draft);
        played.map(|()| Basis::Turn).map_err(|refusal| (refusal, Basis::Turn))
    }

    /// Devices that a game moved to other seats come again, each as a device of its new one.
    pub(super) fn reseat(&self, draft: &WorkingCopy, turn: &mut Turn) {
        if draft.desk.version() == self.truth.desk.version() {
            return;
        }
        for (id, member) in &draft.desk.members {
            let before = self.truth.desk.members.get(id);
            if before.is_some_and(|before| before.role != member.role) {
                turn.effects.push(Effect::Reseat(id.clone()));
            }
        }
    }

    /// Who plays: each seat only for itself.
    fn game_actor(&self, who: &Who, for_seat: Option<SeatId>) -> Result<GameActor, Refusal> {
        match (&who.party, for_seat) {
            (Party::Control, Some(seat)) if !self.truth.seats.iter().any(|s| s.id == seat) => {
                Err(refusal("no_seat", text!("no-seat")))
            }
            (Party::Control, for_seat) => Ok(GameActor::Control { for_seat }),
            (Party::Seat(own), None) => Ok(GameActor::Seat(own.clone())),
            (Party::Seat(own), Some(seat)) if *own == seat => Ok(GameActor::Seat(seat)),
            (Party::Seat(_), Some(_)) => Err(refusal("not_your_seat", text!("another-seat"))),
            (Party::Public | Party::Server, _) => Err(refusal("onlooker", text!("only-watching"))),
        }
    }

    /// Settles a command to the table itself.
    fn settle(
        &mut self,
        who: &Who,
        id: Uuid,
        command: &TableCommand,
        turn: &mut Turn,
    ) -> Result<Basis, (Refusal, Basis)> {
        let mut draft = self.draft(turn);
        let guest = |one: &Connection| Guest { device: one.device.clone(), operator: one.operator };
        let guests: Vec<_> = self.gallery.connections.values().map(guest).collect();
        let Who { from, party, device, operator } = who;
        let (socket, operator, now) = (*from, *operator, draft.now);
        let asks = draft.desk.fairness.asks(draft.game.milestone());
        let (vault, table) = (&self.vault, self.id);
        let sender = Sender { socket, party, device, operator, now, vault, table, asks };
        let ruling = rulings::rule(&draft.desk, &self.truth.seats, &guests, &sender, command);
        let outcome = ruling.map_err(|refusal| (refusal, Basis::Turn)).and_then(|ruling| {
            if !ruling.events.is_empty() {
                self.ready().map_err(|refusal| (refusal, Basis::Passing))?;
                draft.settle((&who.party, Some(&who.device)), id, command, &ruling.events);
            }
            turn.effects.extend(ruling.effects);
            Ok(Basis::Turn)
        });
        turn.draft = Some(draft);
        outcome
    }

    /// Lets a device join.
    fn join(
        &mut self,
        turn: &mut Turn,
        reply: Reply<String>,
        command: &Value,
        decide: impl FnOnce(&WorkingCopy, &str) -> Result<TableEvent, Refusal>,
    ) {
        let mut draft = self.draft(turn);
        let token = new_token();
        let outcome = self.ready().and_then(|()| decide(&draft, &token)).map(|event| {
            draft.settle((&Party::Public, None), Uuid::new_v4(), command, &[event]);
            token
        });
        turn.draft = Some(draft);
        turn.answers.push(Answer::Token { reply, outcome });
    }

    /// Lets a device give its place back.
    fn leave(&mut self, token: &TokenHash, turn: &mut Turn) -> Result<(), Refusal> {
        self.ready()?;
        let mut draft = self.draft(turn);
        let holder = draft.desk.holder(token).map(|(id, member)| (id.clone(), member.role.clone()));
        let outcome = match holder {
            None => Err(refusal("unauthorized", Close::Unauthorized.sentence())),
            Some((device, role)) => {
                let party = role.party();
                let events = [TableEvent::DeviceLeft { device: device.clone() }];
                let command = json!({ "do": "leave" });
                draft.settle((&party, Some(&device)), Uuid::new_v4(), &command, &events);
                turn.effects.push(Effect::Dismiss(device, Close::Unauthorized));
                Ok(())
            }
        };
        turn.draft = Some(draft);
        outcome
    }

    /// Whether the journal can be hoped to take an entry.
    pub(super) fn ready(&self) -> Result<(), Refusal> {
        self.halt.as_ref().map_or(Ok(()), |halt| Err(halt.refusal()))
    }

    pub(super) fn draft(&self, turn: &mut Turn) -> WorkingCopy {
        turn.draft.take().unwrap_or_else(|| WorkingCopy::of(&self.truth, self.clock.now()))
    }
}

fn too_fast() -> Refusal {
    let sentence = text!("too-fast");
    refusal("too_fast", sentence)
}

/// Whether this turn gives the device another seat: what it sent was meant for the one before, where
/// others sit now.
fn sits_elsewhere(who: &Who, turn: &Turn) -> bool {
    let member = turn.draft.as_ref().and_then(|draft| draft.desk.members.get(&who.device));
    match (&who.party, member.map(|member| &member.role)) {
        (Party::Seat(before), Some(Role::Seat(seat))) => before != seat,
        _ => false,
    }
}

fn reseated() -> Refusal {
    refusal("reseated", Close::Reseated.sentence())
}

/// A command as it came over a socket.
struct Came {
    from: ConnId,
    id: Uuid,
    heard: Instant,
    /// Whether the game is to decide it.
    to_game: bool,
}

/// Who sent a command over a socket.
pub(super) struct Who {
    pub(super) from: ConnId,
    pub(super) party: Party,
    pub(super) device: DeviceId,
    pub(super) operator: bool,
}
