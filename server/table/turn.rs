//! One turn of a table: what was decided in it, and who is to be answered once it is durable.

use std::collections::{BTreeSet, HashMap, VecDeque};

use game::{Audience, Refusal};
use tokio::time::Instant;
use uuid::Uuid;

use super::desk::Party;
use super::draft::WorkingCopy;
use super::gallery::ConnId;
use super::history::Past;
use super::published::write;
use super::rulings::Effect;
use super::{Admitted, Facts, Reply, Visitor};
use crate::figures::figures;
use crate::socket::message::Message;
use crate::wire::{Farewell, ServerMessage};

/// Refusals that a table remembers, so that a retry gets the first answer again.
const REMEMBERED: usize = 1024;

/// An answer that waits for the commit.
pub(crate) enum Answer {
    /// To a command over a socket, which came in at this moment.
    Socket { to: ConnId, id: Uuid, heard: Instant, outcome: Result<(), Refusal>, basis: Basis },
    /// To a device that joins.
    Token { reply: Reply<String>, outcome: Result<String, Refusal> },
    /// To a device that leaves.
    Done { reply: Reply<()>, outcome: Result<(), Refusal> },
}

/// What an answer rests on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Basis {
    /// On what is durable already: it stands whatever becomes of this turn.
    Certain,
    /// On what this turn makes true.
    Turn,
    /// On a passing state, such as a pause: it is not remembered.
    Passing,
}

/// One turn of a table.
#[derive(Default)]
pub(crate) struct Turn {
    pub(crate) draft: Option<WorkingCopy>,
    pub(crate) answers: Vec<Answer>,
    /// What is to be remembered once this turn is true.
    pub(crate) refused: Vec<(Uuid, Party, Refusal)>,
    pub(crate) effects: Vec<Effect>,
    pub(crate) arrivals: Vec<(Visitor, tokio::sync::oneshot::Sender<Result<Admitted, Farewell>>)>,
    pub(crate) resyncs: Vec<ConnId>,
    /// Who asks for the codes for Control.
    pub(crate) keys: Vec<ConnId>,
    pub(crate) facts: Vec<Reply<(Facts, usize)>>,
    /// What was so at the point that is asked for.
    pub(crate) past: Option<Result<Past, Refusal>>,
    /// Messages that wait for the commit.
    pub(crate) mail: Vec<(ConnId, Message)>,
    pub(crate) stop: bool,
    /// When its commit returned.
    pub(crate) durable: Option<Instant>,
    /// Whose drafts are other ones.
    pub(crate) drafted: BTreeSet<Audience>,
    /// Whether somebody may have come or gone.
    pub(crate) moved: bool,
    /// Whether anybody may see something else than before.
    pub(crate) changed: bool,
}

impl Turn {
    /// Nothing of this turn has happened: whoever was not certain of an answer gets this one.
    pub(crate) fn fail(&mut self, why: &Refusal) {
        self.draft = None;
        self.effects.clear();
        self.refused.clear();
        for answer in &mut self.answers {
            match answer {
                Answer::Socket { basis: Basis::Certain, .. } => {}
                Answer::Socket { outcome, basis, .. } => {
                    (*outcome, *basis) = (Err(why.clone()), Basis::Passing);
                }
                Answer::Token { outcome, .. } => *outcome = Err(why.clone()),
                Answer::Done { outcome, .. } => *outcome = Err(why.clone()),
            }
        }
    }

    /// Its commit has returned.
    pub(crate) fn is_durable(&mut self) {
        let now = *self.durable.insert(Instant::now());
        for answer in &self.answers {
            if let Answer::Socket { heard, outcome: Ok(()), basis: Basis::Turn, .. } = answer {
                figures().times.sent_to_durable.record(now - *heard);
            }
        }
    }

    /// Answers those who wait at HTTP and returns the messages for those who wait at a socket.
    pub(crate) fn deliver(self) -> HashMap<ConnId, Vec<Message>> {
        let mut mail: HashMap<_, Vec<_>> = HashMap::new();
        for (to, message) in self.mail {
            mail.entry(to).or_default().push(message);
        }
        for answer in self.answers {
            // Whoever asked over HTTP may have hung up; what was asked has been done all the same.
            match answer {
                Answer::Socket { to, id, outcome, .. } => {
                    mail.entry(to).or_default().push(message(id, outcome));
                }
                Answer::Token { reply, outcome } => drop(reply.send(outcome)),
                Answer::Done { reply, outcome } => drop(reply.send(outcome)),
            }
        }
        mail
    }
}

fn message(id: Uuid, outcome: Result<(), Refusal>) -> Message {
    write(&match outcome {
        Ok(()) => ServerMessage::Accepted { id },
        Err(refusal) => refused(Some(id), refusal),
    })
}

/// What is not done; a question that is not answered has no id.
pub(crate) fn refused(id: Option<Uuid>, Refusal { code, sentence }: Refusal) -> ServerMessage {
    ServerMessage::Refused { id, code, sentence }
}

/// The last refusals of a table. Commands that were accepted are remembered by the journal, for ever; a
/// refusal changes nothing, so forgetting an old one costs nobody anything. On the disk they would cost
/// all: a flood of refused commands could fill it. Who sends one again was not told what became of it,
/// and still means it.
#[derive(Default)]
pub(crate) struct Refusals(VecDeque<(Uuid, Party, Refusal)>);

impl Refusals {
    /// Remembers a refusal.
    pub(crate) fn remember(&mut self, id: Uuid, party: Party, refusal: Refusal) {
        if self.0.len() == REMEMBERED {
            self.0.pop_front();
        }
        self.0.push_back((id, party, refusal));
    }

    /// What this party's command of this id was refused with.
    pub(crate) fn find(&self, id: Uuid, party: &Party) -> Option<&Refusal> {
        let same = |(known, of, _): &&(Uuid, Party, Refusal)| *known == id && of == party;
        self.0.iter().rev().find(same).map(|(_, _, refusal)| refusal)
    }
}
