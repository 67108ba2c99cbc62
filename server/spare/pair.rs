//! What a server knows of its spare: how far that is, whether commands wait for it, what Control is told, and
//! whether another machine leads.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::{Notify, watch};
use tokio::time::{Instant, timeout_at};
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

use super::lead::{Lead, Post};
use crate::health::Health;
use crate::journal::{JournalError, Mark, Marks, Source, TableId, moment, unix_ms};
use crate::wire::{LeadView, SpareState, SpareView};

/// How long a spare that let commands wait in vain must have kept up before they wait for it again.
const REST: Duration = Duration::from_secs(30);

/// How long nothing is acknowledged because the other machine may lead.
const ASKING: Duration = Duration::from_secs(2);

/// How the server treats its spare.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rules {
    /// Whether commands are acknowledged only when it has them.
    pub(crate) wait: bool,
    /// How long they wait at most before the server goes on alone.
    pub(crate) patience: Duration,
}

/// How a spare stands. Moments are for people, in milliseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// None has come since the server started.
    Missing,
    /// Its copy is not whole yet.
    Copying,
    /// It has everything, and says so within a moment.
    Level,
    /// It is there and lacks something.
    Behind(i64),
    /// It has gone.
    Gone(i64),
}

struct State {
    post: Post,
    stage: Stage,
    /// How far it is.
    marks: Marks,
    line: Option<Line>,
    /// Lines so far.
    lines: u64,
    /// It let commands wait in vain; until then they do not wait for it again.
    rest_until: Option<Instant>,
    /// The other machine is being asked whether it leads: until it has answered nothing is acknowledged alone.
    asks: bool,
    /// What is here is still being handed over to the machine that leads now.
    hands_over: bool,
}

/// The connection of a spare.
#[derive(Clone)]
pub(crate) struct Line {
    number: u64,
    server: Uuid,
    /// Ends it.
    pub(crate) end: CancellationToken,
}

/// A server and its spare.
pub(crate) struct Pair {
    pub(crate) rules: Rules,
    pub(crate) source: Source,
    folder: PathBuf,
    operator_key: String,
    health: Arc<Health>,
    state: Mutex<State>,
    /// Told when those who wait should look again.
    moved: watch::Sender<()>,
    deposed: watch::Sender<Option<Lead>>,
    /// Told when the other machine is to be asked at once.
    ask: Notify,
}

impl Pair {
    /// A server that leads and of which no spare has come yet.
    pub(crate) fn new(
        rules: Rules,
        (folder, operator_key): (PathBuf, String),
        (source, post): (Source, Post),
        health: Arc<Health>,
    ) -> Self {
        let state = State {
            post,
            stage: Stage::Missing,
            marks: Marks::new(),
            line: None,
            lines: 0,
            rest_until: None,
            asks: false,
            hands_over: false,
        };
        let pair = Self {
            rules,
            source,
            folder,
            operator_key,
            health,
            state: Mutex::new(state),
            moved: watch::Sender::default(),
            deposed: watch::Sender::default(),
            ask: Notify::new(),
        };
        pair.tell(&pair.state());
        pair
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Who leads, as far as this server knows.
    pub(crate) fn lead(&self) -> Lead {
        self.state().post.lead.clone().expect("a server that serves has a lead")
    }

    /// What the data folder knows.
    pub(crate) fn post(&self) -> Post {
        self.state().post.clone()
    }

    /// Who leads, as screens keep it.
    pub(crate) fn shown(&self) -> LeadView {
        let lead = self.lead();
        let seal = lead.seal(&self.operator_key);
        LeadView { house: lead.journal, epoch: lead.epoch, seal }
    }

    /// With what other machines are spoken to.
    pub(crate) fn operator_key(&self) -> &str {
        &self.operator_key
    }

    /// Whether a spare follows now.
    pub(crate) fn is_followed(&self) -> bool {
        self.state().line.is_some()
    }

    /// Under which addresses screens may have been opened on the other machine, best first.
    pub(crate) fn others(&self) -> Vec<String> {
        self.state().post.others.clone()
    }

    /// Who leads instead, if another machine does.
    pub(crate) fn deposed(&self) -> Option<Lead> {
        self.deposed.borrow().clone()
    }

    /// Waits until another machine leads.
    pub(crate) async fn until_deposed(&self) -> Lead {
        let mut deposed = self.deposed.subscribe();
        // The sender lives as long as this.
        let lead = deposed.wait_for(Option::is_some).await.ok().and_then(|lead| lead.clone());
        lead.unwrap_or_else(|| self.lead())
    }

    /// Hears of a lead from a screen; one that is newer ends this server's own.
    pub(crate) fn hear(&self, seal: &str) {
        if let Some(lead) = Lead::of_seal(seal, &self.operator_key) {
            self.obey(lead, false);
        }
    }

    /// Obeys a lead if it is newer. Returns whether it is.
    pub(crate) fn obey(&self, lead: Lead, hands_over: bool) -> bool {
        let mut state = self.state();
        if !lead.is_newer_than(state.post.lead.as_ref().expect("a server that serves has a lead")) {
            return false;
        }
        tracing::error!(epoch = lead.epoch, "{}", lead.sentence());
        state.post.lead = Some(lead.clone());
        state.hands_over = hands_over;
        if let Err(error) = state.post.save(&self.folder) {
            // It stays deposed while it runs; the next start hears of it again.
            tracing::error!("{error:#}");
        }
        self.health.superseded(&lead.sentence());
        self.deposed.send_replace(Some(lead));
        self.tell(&state);
        self.moved.send_replace(());
        true
    }

    /// Lets a spare in that is so far, and ends the line that it had before.
    ///
    /// # Errors
    /// A sentence when another one follows.
    pub(crate) fn enter(
        &self,
        (server, address): (Uuid, String),
        (marks, whole): (Marks, bool),
    ) -> Result<Line, String> {
        let mut state = self.state();
        if let Some(line) = &state.line {
            if line.server != server {
                return Err("Another spare follows this server already. Stop it first.".into());
            }
            line.end.cancel();
        }
        state.lines += 1;
        let line = Line { number: state.lines, server, end: CancellationToken::new() };
        state.line = Some(line.clone());
        state.marks = marks;
        if state.post.others.first() != Some(&address) {
            state.post.others = vec![address];
            state.post.save(&self.folder).map_err(|error| format!("{error:#}"))?;
        }
        let stage = if whole { Stage::Behind(unix_ms()) } else { Stage::Copying };
        self.turn(&mut state, stage);
        Ok(line)
    }

    /// The spare has this now, and knows its copy to be whole or not. Returns whether it has everything.
    pub(crate) fn took(
        &self,
        line: &Line,
        marks: impl IntoIterator<Item = (TableId, Mark)>,
        whole: bool,
    ) -> bool {
        let mut state = self.state();
        if state.line.as_ref().is_none_or(|now| now.number != line.number) {
            return false;
        }
        state.marks.extend(marks);
        let known = |(table, end): (&TableId, &Mark)| {
            state.marks.get(table).is_some_and(|mark| mark.seq >= end.seq)
        };
        // Read while the state is held: what is answered later finds the spare level and waits for it.
        let level = self.source.marks().iter().all(known);
        let rests = self.rules.wait && state.rest_until.is_some_and(|until| Instant::now() < until);
        if level && whole && !rests && !matches!(state.stage, Stage::Level | Stage::Gone(_)) {
            state.rest_until = None;
            self.turn(&mut state, Stage::Level);
        }
        self.moved.send_replace(());
        level
    }

    /// The spare has not answered for a while: it is behind.
    pub(crate) fn is_late(&self, line: &Line) {
        let mut state = self.state();
        let its = state.line.as_ref().is_some_and(|now| now.number == line.number);
        if its && state.stage == Stage::Level {
            self.turn(&mut state, Stage::Behind(unix_ms()));
        }
    }

    /// The line of a spare has ended.
    pub(crate) fn left(&self, line: &Line) {
        let mut state = self.state();
        if state.line.as_ref().is_some_and(|now| now.number == line.number) {
            self.let_go(&mut state);
        }
    }

    fn let_go(&self, state: &mut State) {
        if let Some(line) = state.line.take() {
            line.end.cancel();
        }
        state.hands_over = false;
        // A spare that has gone may have taken over.
        state.asks = self.rules.wait;
        self.ask.notify_one();
        self.turn(state, Stage::Gone(unix_ms()));
    }

    /// Waits until the other machine is to be asked whether it leads.
    pub(crate) async fn until_asking(&self) {
        self.ask.notified().await;
    }

    /// The other machine was asked, and does not lead or does not answer.
    pub(crate) fn asked(&self) {
        self.state().asks = false;
        self.moved.send_replace(());
    }

    /// Waits until the spare has an entry that is durable here, where that is asked for. A spare that does not
    /// take it in time is let go, and Control told, before anything is answered without it.
    ///
    /// # Errors
    /// When another machine leads and does not have it.
    pub(crate) async fn has(&self, table: TableId, seq: u64) -> Result<(), JournalError> {
        let mut moved = self.moved.subscribe();
        let mut due = Instant::now() + self.rules.patience;
        loop {
            moved.mark_unchanged();
            {
                let state = self.state();
                if state.marks.get(&table).is_some_and(|mark| mark.seq >= seq) {
                    return Ok(());
                }
                match self.deposed() {
                    Some(_) if state.hands_over => {}
                    Some(lead) => return Err(JournalError::Superseded(lead.sentence())),
                    None if !self.rules.wait => return Ok(()),
                    None if state.stage != Stage::Level && !state.asks => return Ok(()),
                    None => {}
                }
            }
            if timeout_at(due, moved.changed()).await.is_err() {
                let mut state = self.state();
                if state.stage != Stage::Level {
                    state.asks = false;
                    continue;
                }
                tracing::warn!("the spare did not answer in time");
                state.rest_until = Some(Instant::now() + REST);
                due = Instant::now() + ASKING;
                self.let_go(&mut state);
            }
        }
    }

    fn turn(&self, state: &mut State, stage: Stage) {
        if state.stage != stage {
            tracing::info!(?stage, "the spare");
            state.stage = stage;
        }
        self.tell(state);
        self.moved.send_replace(());
    }

    /// What Control sees. It names moments and never counts entries: it must not learn how much happened that
    /// it did not see (N-1).
    fn tell(&self, state: &State) {
        let (wait, address) = (self.rules.wait, state.post.others.first().cloned());
        let said = match state.stage {
            Stage::Missing => (SpareState::Missing, "No spare has come yet.".to_owned()),
            Stage::Copying => (SpareState::Copying, "The spare is copying the evening.".into()),
            Stage::Level => (SpareState::Level, "The spare is up to date.".into()),
            Stage::Behind(since) => {
                (SpareState::Behind, format!("The spare has been behind since {}.", moment(since)))
            }
            Stage::Gone(since) => (SpareState::Gone, format!("No spare since {}.", moment(since))),
        };
        let (spare, mut sentence) = said;
        let alone = wait && spare != SpareState::Level;
        if alone {
            sentence += " What is accepted is kept on this machine alone.";
        }
        let notice = self.deposed().map(|lead| lead.sentence());
        let notice = notice.or_else(|| alone.then(|| sentence.clone()));
        let shown = wait || state.stage != Stage::Missing;
        let view = shown.then_some(SpareView { state: spare, waits: wait, sentence });
        self.health.of_spare(view, address, notice);
    }
}
