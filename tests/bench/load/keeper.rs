//! A client that keeps the whole view by its patches, and now and then holds it against a fresh one: a
//! difference ends the bench, for what is fast and wrong is worth nothing.

use std::time::Duration;

use serde_json::Value;
use tokio::sync::{mpsc, oneshot};

use crate::client::{Client, Part};
use crate::house::Table;
use crate::plan::Plan;
use crate::room::Room;
use crate::stop;

/// How often it says that it is there.
const PING: Duration = Duration::from_secs(5);

/// A client that keeps the view, on a task of its own.
pub struct Keeper(mpsc::Sender<oneshot::Sender<()>>);

impl Keeper {
    /// At the first tables one each, in turn as an onlooker, as Control and as another device of a seat.
    pub async fn at(rooms: &[Room], plan: &Plan) -> Vec<Self> {
        let mut keepers = Vec::new();
        for (nth, room) in rooms.iter().enumerate().take(6) {
            keepers.push(Self::of(&room.table, &room.token, plan.seats[0], nth).await);
        }
        keepers
    }

    async fn of(table: &Table, token: &str, seat: &str, nth: usize) -> Self {
        let (who, client) = match nth % 3 {
            0 => ("an onlooker".to_owned(), table.projector().await),
            1 => ("Control".to_owned(), table.control().await),
            _ => (seat.to_owned(), table.seat(token).await),
        };
        let (ask, asked) = mpsc::channel(1);
        tokio::task::spawn_local(keep(client, format!("{who} of {}", table.code), asked));
        Self(ask)
    }

    /// Holds the views of all against fresh ones.
    pub async fn check(keepers: &[Self]) {
        for Self(keeper) in keepers {
            let (tell, told) = oneshot::channel();
            keeper.send(tell).await.expect("it runs until it is dropped");
            told.await.expect("it answers");
        }
    }
}

/// Keeps the view until nobody asks any more.
async fn keep(mut client: Client, who: String, mut asked: mpsc::Receiver<oneshot::Sender<()>>) {
    let mut pings = tokio::time::interval(PING);
    loop {
        tokio::select! {
            biased;
            tell = asked.recv() => match tell {
                Some(tell) => {
                    check(&mut client, &who).await;
                    let _ = tell.send(());
                }
                None => return,
            },
            _ = pings.tick() => {
                client.settle().await;
            }
            () = client.step() => {}
        }
    }
}

async fn check(client: &mut Client, who: &str) {
    client.settle().await;
    let (shared, own) = (client.shared.clone(), client.own.clone());
    (client.shared, client.own) = Default::default();
    client.send(&serde_json::json!({ "type": "resync" })).await;
    client.until(|client| client.shared.revision > 0 && client.own.revision > 0).await;
    same("shared", who, &shared, &client.shared);
    same("own", who, &own, &client.own);
}

/// Where something came in between nothing is proved.
fn same(part: &str, who: &str, kept: &Part, fresh: &Part) {
    if kept.revision == fresh.revision && kept.view != fresh.view {
        let patch = json_patch::diff(&kept.view, &fresh.view);
        let first = patch.0.first().map(|operation| serde_json::json!(operation));
        let (revision, first) = (kept.revision, first.unwrap_or(Value::Null));
        stop(format!(
            "What {who} keeps by patches is not what is so: part {part}, revision {revision}; \
             it would need, first of all, {first}"
        ));
    }
}
