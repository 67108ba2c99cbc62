//! What is done for the journal now and then while the server runs.

use std::sync::Arc;

use tokio::time::{MissedTickBehavior, interval, timeout};

use crate::health::{Health, Unready};
use crate::hub::Hub;
use crate::journal::{Journal, Settle};
use crate::limits::Limits;

/// Looks whether all that was written is still there, and lets the journal tidy up when it is idle.
pub(crate) async fn guard(hub: Arc<Hub>, journal: Arc<dyn Journal>, limits: Limits) {
    let (mut check, mut settle) = (interval(limits.check), interval(limits.settle));
    check.set_missed_tick_behavior(MissedTickBehavior::Delay);
    settle.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = check.tick() => hub.check().await,
            _ = settle.tick() => {
                if let Err(error) = journal.settle(Settle::WhenIdle).await {
                    tracing::warn!(%error, "the write-ahead log stays as it is");
                }
            }
        }
    }
}

/// Looks whether a journal that is reached over a network can be written, so that nobody is sent to a server
/// that could take nothing. One on this machine's disk shows that by itself, and is not written in vain.
pub(crate) async fn probe(journal: Arc<dyn Journal>, health: Arc<Health>, limits: Limits) {
    let mut probe = interval(limits.probe);
    probe.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut known = None;
    loop {
        probe.tick().await;
        let wrong = match timeout(limits.append, journal.probe()).await {
            Ok(Ok(())) => None,
            Ok(Err(error)) => Some(format!("The journal cannot be written: {error}")),
            Err(_) => Some("The journal does not answer.".to_owned()),
        };
        if wrong != known {
            wrong.iter().for_each(|wrong| tracing::warn!("{wrong}"));
            health.unready(Unready::Journal, wrong.clone());
            known = wrong;
        }
    }
}
