//! The calls of those who host: who may, and what becomes of tables.

use std::sync::Arc;

use axum::Json;
use axum::body::{Body, Bytes};
use axum::extract::{FromRequest, Path, Request, State};
use axum::http::{StatusCode, header};
use axum::response::Response;
use game::{Refusal, text};
use serde::{Deserialize, Serialize};

use super::Problem;
use super::api::{self, Body as Asked, TableCode};
use super::asker::Asker;
use crate::house::Host;
use crate::house::parcel;
use crate::registry::refusal;
use crate::site::Site;
use crate::wire::{Allowance, HouseCard, OrganiserLine, RunningTable};

/// What the operator says of an organiser.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Invited {
    name: String,
    /// Left out, there may be as much as the server's options say.
    #[serde(default)]
    limits: Option<Allowance>,
}

/// By what an organiser is known.
#[derive(Serialize)]
pub(super) struct Id {
    id: String,
}

/// Whether everybody may find a table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Shown {
    shown: bool,
}

/// What says that a table is really to be deleted.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Named {
    name: String,
}

/// What is kept here and by whom; to whoever may host also what there may be.
pub(super) async fn card(
    State(site): State<Site>,
    asker: Asker,
) -> Result<Json<HouseCard>, Problem> {
    let house = site.hub.house();
    let (keeper, keep_days) = (house.hosting.keeper.clone(), house.hosting.keep_days);
    let (operator, organiser) = match api::host_if_any(&site, &asker).await? {
        Some(Host::Operator) => (true, None),
        Some(Host::Organiser(id)) => {
            (false, Some(house.own_card(&id, site.hub.brought_by(&id)).await?))
        }
        None => (false, None),
    };
    Ok(Json(HouseCard { keeper, keep_days, operator, organiser }))
}

/// The tables that everybody may look on at.
pub(super) async fn running(State(site): State<Site>) -> Result<Json<Vec<RunningTable>>, Problem> {
    Ok(Json(site.hub.running().await?))
}

pub(super) async fn organisers(
    State(site): State<Site>,
    asker: Asker,
) -> Result<Json<Vec<OrganiserLine>>, Problem> {
    api::operator(&site, &asker)?;
    let brought = |id: &str| site.hub.brought_by(id);
    Ok(Json(site.hub.house().organiser_lines(brought).await?))
}

pub(super) async fn invite(
    State(site): State<Site>,
    asker: Asker,
    body: Asked<Invited>,
) -> Result<(StatusCode, Json<Id>), Problem> {
    api::operator(&site, &asker)?;
    let Json(Invited { name, limits }) = body?;
    let id = site.hub.house().invite(&name, limits).await?;
    Ok((StatusCode::CREATED, Json(Id { id })))
}

pub(super) async fn alter(
    State(site): State<Site>,
    asker: Asker,
    Path(id): Path<String>,
    body: Asked<Invited>,
) -> Result<StatusCode, Problem> {
    api::operator(&site, &asker)?;
    let Json(Invited { name, limits }) = body?;
    site.hub.house().alter(&id, &name, limits).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn renew(
    State(site): State<Site>,
    asker: Asker,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    api::operator(&site, &asker)?;
    site.hub.house().renew(&id).await?;
    site.hub.organisers_changed().await;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn revoke(
    State(site): State<Site>,
    asker: Asker,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    api::operator(&site, &asker)?;
    site.hub.house().revoke(&id).await?;
    site.hub.forget_uploads_of(&id);
    site.hub.organisers_changed().await;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn show(
    State(site): State<Site>,
    asker: Asker,
    Path(code): Path<String>,
    body: Asked<Shown>,
) -> Result<StatusCode, Problem> {
    let host = api::host(&site, &asker).await?;
    let Json(Shown { shown }) = body?;
    site.hub.show(&host, &code, shown).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn archive(
    State(site): State<Site>,
    asker: Asker,
    Path(code): Path<String>,
) -> Result<StatusCode, Problem> {
    let host = api::host(&site, &asker).await?;
    // To its end, though whoever asked may hang up.
    let (hub, shelf) = (site.hub, site.shelf);
    whole(async move {
        shelf.forget(hub.archive(&host, &code).await?);
        Ok(())
    })
    .await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn take_back(
    State(site): State<Site>,
    asker: Asker,
    Path(code): Path<String>,
) -> Result<StatusCode, Problem> {
    let host = api::host(&site, &asker).await?;
    whole(async move { site.hub.take_back(&host, &code).await }).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn delete(
    State(site): State<Site>,
    asker: Asker,
    Path(code): Path<String>,
    body: Asked<Named>,
) -> Result<StatusCode, Problem> {
    let host = api::host(&site, &asker).await?;
    let Json(Named { name }) = body?;
    let (hub, shelf) = (site.hub, site.shelf);
    whole(async move {
        shelf.forget(hub.delete(&host, &code, &name).await?);
        Ok(())
    })
    .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// An archived table as a file to keep.
pub(super) async fn file(
    State(site): State<Site>,
    asker: Asker,
    Path(code): Path<String>,
) -> Result<Response, Problem> {
    let host = api::host(&site, &asker).await?;
    let sentence = text!("busy-reading");
    let busy = || Problem::new(StatusCode::SERVICE_UNAVAILABLE, "busy", sentence);
    let _turn = site.shelf.turn().await.ok_or_else(busy)?;
    let (name, bytes) = site.hub.archived_file(&host, &code).await?;
    let answer = Response::builder()
        .header(header::CONTENT_TYPE, "application/gzip")
        .header(header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\""))
        .body(Body::from(bytes));
    Ok(answer.expect("the headers are plain ASCII"))
}

/// Restores a table from a file.
pub(super) async fn restore(
    State(site): State<Site>,
    asker: Asker,
    request: Request,
) -> Result<(StatusCode, Json<TableCode>), Problem> {
    // Nobody else may make the server read so much, and nobody while somebody else does.
    let host = api::host(&site, &asker).await?;
    let sentence = text!("busy-restoring");
    let busy = |_| Problem::new(StatusCode::SERVICE_UNAVAILABLE, "busy", sentence);
    let _alone = site.hub.restoring.try_lock().map_err(busy)?;
    let bytes =
        Bytes::from_request(request, &()).await.map_err(|rejection| match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Problem::new(
                StatusCode::PAYLOAD_TOO_LARGE,
                "too_large",
                text!("restore-large", most = parcel::PRESSED >> 20),
            ),
            status => Problem::new(status, "malformed", text!("file-cut")),
        })?;
    let hub = Arc::clone(&site.hub);
    let code = whole(async move { hub.restore_from(&host, bytes).await }).await?;
    Ok((StatusCode::CREATED, Json(TableCode { code })))
}

/// Does it to its end, though whoever asked for it may hang up meanwhile.
async fn whole<T: Send + 'static>(
    deed: impl Future<Output = Result<T, Refusal>> + Send + 'static,
) -> Result<T, Refusal> {
    let fault = |_| refusal("fault", text!("fault-deed"));
    tokio::spawn(deed).await.map_err(fault)?
}
