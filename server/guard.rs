//! What is done for the journal now and then while the server runs.

use std::sync::Arc;

use tokio::time::{MissedTickBehavior, interval};

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
