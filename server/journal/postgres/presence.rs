//! A server's presence among those that share a journal: it says twice a second that it is there, and hears which
//! others are and which tables it has lost to them. Whoever has not said so for a while is taken for gone, and
//! knows that it is.

use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use tokio::sync::{mpsc, watch};
use tokio::time::{MissedTickBehavior, interval};

use super::connect::Way;
use super::{Node, SURE, Shared, rows};
use crate::figures::figures;
use crate::journal::{Fellows, JournalError, Lost, TableId};

/// How often a server says that it is there.
const BEAT: Duration = Duration::from_millis(500);

/// Seconds after which a server that has not said so is taken for gone.
const GONE: f64 = 3.0;

/// After so many beats it looks whether another database has been promoted.
const LOOK_AROUND: u32 = 20;

/// What says that this server is there.
pub(super) struct Presence {
    way: Way,
    shared: Arc<Shared>,
    others: watch::Sender<Vec<String>>,
    known: watch::Sender<Vec<String>>,
    lost: mpsc::UnboundedSender<Lost>,
}

impl Presence {
    /// Says for the first time that this server is there.
    ///
    /// # Errors
    /// A sentence when the database cannot be written, or a server of another house uses it.
    pub(super) async fn begin(way: Way, shared: &Arc<Shared>) -> anyhow::Result<(Self, Fellows)> {
        let connected = way.open().await?;
        let Node { id, house, .. } = &shared.node;
        let query =
            "SELECT address FROM nodes WHERE until > now() AND node <> $1 AND house <> $2 LIMIT 1";
        if let Some(stranger) = connected.client.query_opt(query, &[id, house]).await? {
            bail!(
                "The server {} uses this database with another operator's key. Copy its file operator.key \
                 into the data folder of this one, or name another database.",
                stranger.get::<_, String>(0)
            );
        }
        let (others, there) = watch::channel(Vec::new());
        let (known, ever) = watch::channel(Vec::new());
        let (lost, losses) = mpsc::unbounded_channel();
        let this = Self { way, shared: Arc::clone(shared), others, known, lost };
        this.beat().await.context("The database cannot be written")?;
        Ok((this, Fellows { others: there, known: ever, lost: losses }))
    }

    /// Says so again and again.
    pub(super) async fn keep(self) {
        let mut beats = interval(BEAT);
        beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut sure = true;
        for nth in 1_u32.. {
            beats.tick().await;
            if nth.is_multiple_of(LOOK_AROUND) {
                let way = self.way.clone();
                tokio::spawn(async move { way.look_around().await });
            }
            // Stalled itself, it may have lost everything: what it hears next says what.
            let beat = self.beat().await;
            if let Err(error) = &beat {
                tracing::warn!(%error, "the database was not told that this server is there");
            }
            let was_sure = std::mem::replace(&mut sure, self.shared.said().elapsed() <= SURE);
            if was_sure && !sure {
                tracing::error!("the database does not answer: others may take the tables over");
                let _ = self.lost.send(Lost::All);
            }
            if beat.is_err() && !sure {
                self.way.cut();
            }
        }
    }

    async fn beat(&self) -> Result<(), JournalError> {
        let begun = Instant::now();
        let Node { id, address, house } = &self.shared.node;
        let connected = self.way.open().await?;
        let client = &connected.client;
        let heard = async {
            client.execute(rows::BEAT, &[id, address, &GONE, house]).await?;
            let lost = client.query(rows::LOST, &[id]).await?;
            Ok((lost, client.query(rows::OTHERS, &[id]).await?))
        };
        let (lost, others) = self.way.ask(heard).await?;
        *self.shared.said() = begun;
        // What came back to it meanwhile is its own.
        let theirs = |row: &tokio_postgres::Row| {
            let (table, node): (TableId, uuid::Uuid) = (row.try_get(0).ok()?, row.try_get(1).ok()?);
            (node != *id).then_some(table)
        };
        let lost: Vec<TableId> = lost.iter().filter_map(theirs).collect();
        if !lost.is_empty() {
            figures().counts.leases_lost(lost.len());
            let _ = self.lost.send(Lost::Tables(lost));
        }
        let other = |row: &tokio_postgres::Row| Some((row.try_get(0).ok()?, row.try_get(1).ok()?));
        let others: Vec<(String, bool)> = others.iter().filter_map(other).collect();
        let there = others.iter().filter(|(_, there)| *there).map(|(other, _)| other.clone());
        // Of several behind one address the others are found there too, so that comes last.
        let (mut there, own): (Vec<_>, Vec<_>) = there.partition(|other| other != address);
        there.extend(own.into_iter().next());
        tell(&self.others, there);
        let known = others.into_iter().map(|(other, _)| other);
        tell(&self.known, known.filter(|other| other != address).collect());
        Ok(())
    }
}

fn tell(to: &watch::Sender<Vec<String>>, addresses: Vec<String>) {
    to.send_if_modified(|known| {
        let changed = *known != addresses;
        *known = addresses;
        changed
    });
}
