//! A full table, of the server or of the ceiling: eight seats, Control, the projector, onlookers.

use std::cell::{Cell, RefCell};
use std::net::SocketAddr;
use std::rc::Rc;
use std::time::{Duration, Instant};

use futures_util::StreamExt;
use futures_util::stream;
use serde_json::json;
use uuid::Uuid;

use crate::client::{Answer, Client, as_browsers, hello};
use crate::house::{self, Table};
use crate::ledger::{Dialect, Each, Ledger, Purpose};
use crate::line::{self, Says};
use crate::plan::{Asked, Make, Plan};
use crate::process::Process;
use crate::stop;

/// Tables that are made at once.
const AT_ONCE: usize = 8;

/// How long a round may take before nobody waits for it any more.
const PATIENCE: Duration = Duration::from_secs(30);

/// A full table.
pub struct Room {
    /// Where it is; the ceiling's is no table.
    pub table: Table,
    /// The first seat's.
    pub token: String,
    pub ledger: Rc<Ledger>,
    /// What each client says first.
    hellos: Vec<String>,
    says: RefCell<Vec<Says>>,
    voice: Voice,
}

/// What is said at a table.
enum Voice {
    Hub(&'static Plan, Cell<Asked>),
    /// Frames of so many bytes.
    Bare(Each<usize>),
}

impl Room {
    /// A table of the server with so many clients: its seats, Control, the projector, onlookers.
    pub async fn hub(process: &Process, plan: &'static Plan, clients: usize) -> Self {
        let (table, asked) = prepared(process, plan).await;
        let ledger = Rc::new(Ledger::new(Dialect::Hub, clients));
        let (mut says, mut hellos, mut tokens) = (Vec::new(), Vec::new(), Vec::new());
        for seat in &plan.seats {
            tokens.push(table.token(seat).await);
        }
        for client in 0..clients {
            let hello = match tokens.get(client) {
                Some(token) => hello("seat", Some(token)),
                None if client == plan.seats.len() => hello("control", Some(&table.key)),
                None if client == plan.seats.len() + 1 => hello("projector", None),
                None => hello("onlooker", None),
            };
            let own = (Rc::clone(&ledger), client);
            let hello = as_browsers(hello).to_string();
            hellos.push(hello.clone());
            says.push(line::open(table.addr, &table.code, Some(hello), own, Dialect::Hub).await);
        }
        ledger.all_in().await;
        let token = tokens.swap_remove(0);
        let says = RefCell::new(says);
        Self { table, token, ledger, hellos, says, voice: Voice::Hub(plan, Cell::new(asked)) }
    }

    /// A room of the ceiling with as many clients, and frames of so many bytes.
    pub async fn bare(addr: SocketAddr, clients: usize, bytes: Each<usize>) -> Self {
        let ledger = Rc::new(Ledger::new(Dialect::Bare, clients));
        let code = Uuid::new_v4().to_string();
        let mut says = Vec::new();
        for client in 0..clients {
            let own = (Rc::clone(&ledger), client);
            says.push(line::open(addr, &code, None, own, Dialect::Bare).await);
        }
        let table = Table { addr, code, key: String::new() };
        let (token, hellos, says) = (String::new(), Vec::new(), RefCell::new(says));
        Self { table, token, ledger, hellos, says, voice: Voice::Bare(bytes) }
    }

    /// All seats answer: each at its moment of the round, or at once.
    pub async fn votes(&self, moments: Option<&[(usize, Instant)]>, seats: usize) {
        self.ledger.turn(Purpose::Vote);
        match moments {
            Some(moments) => {
                for (seat, moment) in moments {
                    let at = due(*moment).await;
                    self.vote(*seat, at);
                }
            }
            None => (0..seats).for_each(|seat| self.vote(seat, Instant::now())),
        }
        self.done().await;
    }

    /// Control shows what was answered.
    pub async fn reveal(&self, seats: usize, moment: Option<Instant>) {
        self.control(Purpose::Reveal, seats, moment, |plan, asked| (plan.reveal)(asked.get()))
            .await;
    }

    /// Control asks anew.
    pub async fn anew(&self, seats: usize, moment: Option<Instant>) {
        let anew = |plan: &Plan, asked: &Cell<Asked>| {
            let (anew, next) = (plan.anew)(asked.get());
            asked.set(next);
            anew
        };
        self.control(Purpose::Anew, seats, moment, anew).await;
    }

    /// Control, who comes behind the seats, does something.
    async fn control(
        &self,
        purpose: Purpose,
        seats: usize,
        moment: Option<Instant>,
        command: impl FnOnce(&Plan, &Cell<Asked>) -> String,
    ) {
        let at = match moment {
            Some(moment) => due(moment).await,
            None => Instant::now(),
        };
        self.ledger.turn(purpose);
        let id = Uuid::new_v4().to_string();
        let text = match &self.voice {
            Voice::Hub(plan, asked) => play(&id, &command(plan, asked)),
            Voice::Bare(bytes) => padded(&id, bytes[purpose as usize]),
        };
        self.say(seats, id, text, at);
        self.done().await;
    }

    /// A client goes, and comes again as the same.
    pub async fn swap(&self, client: usize) {
        self.ledger.leave(client);
        // Its line ends when nobody can give it anything to say.
        self.says.borrow_mut()[client] = line::nobody();
        let hello = Some(self.hellos[client].clone());
        let own = (Rc::clone(&self.ledger), client);
        let (addr, code) = (self.table.addr, &self.table.code);
        let says = line::open(addr, code, hello, own, Dialect::Hub).await;
        self.says.borrow_mut()[client] = says;
        if tokio::time::timeout(PATIENCE, self.ledger.all_in()).await.is_err() {
            stop(format!("At {code} a client did not come in again in {PATIENCE:?}."));
        }
    }

    fn vote(&self, seat: usize, at: Instant) {
        let id = Uuid::new_v4().to_string();
        let text = match &self.voice {
            Voice::Hub(plan, asked) => play(&id, &(plan.vote)(seat, asked.get())),
            Voice::Bare([bytes, ..]) => padded(&id, *bytes),
        };
        self.say(seat, id, text, at);
    }

    fn say(&self, client: usize, id: String, text: String, at: Instant) {
        self.ledger.send(client, id, at);
        // Whoever was lost says nothing, and the round is not done.
        let _ = self.says.borrow()[client].send(text);
    }

    async fn done(&self) {
        if tokio::time::timeout(PATIENCE, self.ledger.done()).await.is_err() {
            crate::losses::tell();
            stop(format!("At {} a round was not done in {PATIENCE:?}.", self.table.code));
        }
    }
}

/// Waits for a moment. What is late counts from when it was due: who waits in line waits.
async fn due(moment: Instant) -> Instant {
    if Instant::now() >= moment {
        return moment;
    }
    tokio::time::sleep_until(moment.into()).await;
    Instant::now()
}

fn play(id: &str, command: &str) -> String {
    format!(r#"{{"type":"play","id":"{id}","command":{command}}}"#)
}

fn padded(id: &str, bytes: usize) -> String {
    let mut text = id.to_owned();
    text.extend(std::iter::repeat_n('.', bytes.saturating_sub(id.len())));
    text
}

/// Makes a table in its lobby.
pub async fn make(process: &Process, plan: &Plan) -> Table {
    let body = json!({ "scenario": plan.scenario.id, "name": "Bench" });
    let key = &process.key;
    let (status, made) =
        house::http(process.addr, "POST", "/api/tables", Some(key), Some(body)).await;
    assert_eq!(status, 201, "{made}");
    let code = made["code"].as_str().expect("a code").into();
    Table { addr: process.addr, code, key: key.clone() }
}

/// Makes a table at which every seat is asked the same.
async fn prepared(process: &Process, plan: &Plan) -> (Table, Asked) {
    let table = make(process, plan).await;
    let control = commanded(&table, &plan.prepare).await;
    let asked = (plan.asked)(&control.shared.view);
    (table, asked)
}

/// Makes a table at which the plan's `command` is always accepted.
pub async fn stocked(process: &Process, plan: &Plan) -> Table {
    let table = make(process, plan).await;
    commanded(&table, &plan.stock).await;
    table
}

async fn commanded(table: &Table, makes: &[Make]) -> Client {
    let mut control = table.control().await;
    for make in makes {
        let command = make(&control.shared.view, &control.own.view);
        let answer = control.play(command.clone()).await;
        assert_eq!(answer, Answer::Accepted, "{command}");
    }
    control
}

/// So many tables of the server.
pub async fn hubs(
    process: &Process,
    plan: &'static Plan,
    count: usize,
    clients: usize,
) -> Vec<Room> {
    let rooms = stream::iter(0..count).map(|_| Room::hub(process, plan, clients));
    rooms.buffer_unordered(AT_ONCE).collect().await
}

/// So many rooms of the ceiling.
pub async fn bares(
    process: &Process,
    count: usize,
    clients: usize,
    bytes: Each<usize>,
) -> Vec<Room> {
    let rooms = stream::iter(0..count).map(|_| Room::bare(process.addr, clients, bytes));
    rooms.buffer_unordered(AT_ONCE).collect().await
}
