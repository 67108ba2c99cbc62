//! What everybody may know of a table's draws, to check them.

use game::text;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;

use super::asker::Asker;
use super::{Problem, api};
use crate::site::Site;
use crate::table::Request;
use crate::wire::FairnessRecord;

/// The record: whole once the table is closed.
pub(super) async fn record(
    State(site): State<Site>,
    asker: Asker,
    Path(code): Path<String>,
) -> Result<Json<FairnessRecord>, Problem> {
    let (table, _) = api::known(&site, &asker, &code).await?;
    let sealed = table.ask(|reply| Request::Fairness { reply }).await?;
    if !sealed.closed {
        return Ok(Json(sealed));
    }
    // It is made from the whole journal: as chronicles are, one after the other.
    let busy = || Problem::new(StatusCode::SERVICE_UNAVAILABLE, "busy", text!("busy-records"));
    let _place = site.shelf.line_up().await.ok_or_else(busy)?;
    let turn = site.shelf.turn().await.ok_or_else(busy)?;
    let (id, hub) = (table.id, Arc::clone(&site.hub));
    let entries = hub.journal(id).await?;
    let made = tokio::task::spawn_blocking(move || {
        let _turn = turn;
        hub.draws(id, &entries)
    });
    let sentence = text!("fault-record");
    let fault = |_| Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "fault", sentence);
    Ok(Json(made.await.map_err(fault)??))
}
