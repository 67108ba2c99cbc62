//! A scenario that somebody brings who makes tables: a zip archive, or its files as JSON. Bounded before it is read,
//! checked before it is kept.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{FromRequest, Path, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use game::{Files, Text, Translations, text};
use serde::{Deserialize, Serialize};
use tokio::task::spawn_blocking;

use super::asker::Asker;
use super::pages::icons;
use super::{Problem, api};
use crate::registry::Scenario;
use crate::site::Site;
use crate::unpack;

/// A scenario as it was taken.
#[derive(Serialize)]
pub(super) struct Taken {
    id: String,
    name: String,
    summary: String,
    translations: Translations,
    game: String,
    seats: usize,
}

/// Files by their names.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sent {
    files: Files,
}

pub(super) async fn upload(
    State(site): State<Site>,
    asker: Asker,
    request: Request,
) -> Result<(StatusCode, Json<Taken>), Problem> {
    let headers = request.headers().clone();
    // Nobody else may make the server read a megabyte.
    let host = api::host(&site, &asker).await?;
    let at_most = site.hub.house().scenarios_at_most(&host).await?;
    let body = body(request).await?;
    let read = spawn_blocking(move || {
        let files = files(&headers, &body)?;
        let undrawn = icons::unknown(&files);
        if !undrawn.is_empty() {
            return Err(broken(undrawn));
        }
        site.hub.take_upload((&host, at_most), &files).map_err(broken)
    });
    let (scenario, seats) = read.await.map_err(|_| unreadable(text!("fault-upload")))??;
    let Scenario { game, id, name, summary, translations, .. } = scenario;
    Ok((StatusCode::CREATED, Json(Taken { id, name, summary, translations, game, seats })))
}

/// Forgets a scenario that was brought.
pub(super) async fn forget(
    State(site): State<Site>,
    asker: Asker,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    let host = api::host(&site, &asker).await?;
    site.hub.forget_upload(&host, &id)?;
    Ok(StatusCode::NO_CONTENT)
}

async fn body(request: Request) -> Result<Bytes, Problem> {
    let length = request.headers().get(header::CONTENT_LENGTH);
    let length = length.and_then(|value| value.to_str().ok()?.parse::<u64>().ok());
    // What says that it is too large is not waited for.
    if length.is_some_and(|length| length > unpack::ARCHIVE_BYTES as u64) {
        return Err(too_large());
    }
    Bytes::from_request(request, &()).await.map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => too_large(),
        _ => unreadable(text!("upload-cut")),
    })
}

fn files(headers: &HeaderMap, body: &Bytes) -> Result<Files, Problem> {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    let kind = kind.and_then(|kind| kind.split(';').next()).unwrap_or_default().trim();
    match kind {
        "application/zip" | "application/x-zip-compressed" => unpack::archive(body),
        "application/json" => match serde_json::from_slice::<Sent>(body) {
            Ok(sent) => unpack::named(sent.files),
            Err(_) => Err(text!("upload-json")),
        },
        _ => Err(text!("upload-kind")),
    }
    .map_err(unreadable)
}

fn too_large() -> Problem {
    Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "too_large", text!("upload-large"))
}

fn unreadable(sentence: Text) -> Problem {
    Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "unreadable_upload", sentence)
}

fn broken(faults: Vec<String>) -> Problem {
    let sentence = text!("scenario-faults", n = faults.len());
    let problem = Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "broken_scenario", sentence);
    Problem { faults, ..problem }
}
