//! The chronicle of a table over HTTP: as JSON, as a page that needs no server, and its journal.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::Response;
use game::Audience;
use tokio::time::timeout;

use super::asker::Asker;
use super::pages::Whole;
use super::{Problem, api};
use crate::site::Site;
use crate::table::{Request, chronicle as telling};
use crate::wire::Chronicle;

/// How long one waits for a chronicle of the same table that is being made.
const PATIENCE: Duration = Duration::from_secs(15);

/// An edition as JSON.
pub(super) async fn json(
    State(site): State<Site>,
    asker: Asker,
    Path(code): Path<String>,
    uri: Uri,
) -> Result<Json<Chronicle>, Problem> {
    let edition = asked(&uri)?;
    Ok(Json(tell(&site, &asker, &code, edition).await?))
}

/// An edition as one file to keep.
pub(super) async fn page(
    State(site): State<Site>,
    asker: Asker,
    Path(code): Path<String>,
    uri: Uri,
) -> Result<Response, Problem> {
    let edition = asked(&uri)?;
    let chronicle = tell(&site, &asker, &code, edition).await?;
    let name = file_name(&chronicle, "html");
    let page = tokio::task::spawn_blocking(move || {
        let data = serde_json::to_value(chronicle)?;
        Whole::Chronicle.with(&data)
    });
    let page = page.await.map_err(|_| fault())?.map_err(|error| {
        let sentence = format!("{error}.");
        Problem::new(StatusCode::SERVICE_UNAVAILABLE, "no_pages", &sentence)
    })?;
    Ok(file(&name, "text/html; charset=utf-8", page))
}

/// The journal, an entry a line, for Control.
pub(super) async fn journal(
    State(site): State<Site>,
    asker: Asker,
    Path(code): Path<String>,
) -> Result<Response, Problem> {
    let chronicle = tell(&site, &asker, &code, Audience::Control).await?;
    let name = file_name(&chronicle, "jsonl");
    let lines: String = chronicle.journal.iter().map(|entry| format!("{entry}\n")).collect();
    Ok(file(&name, "application/x-ndjson", lines))
}

/// The edition that is asked for, the public one where none is named.
fn asked(uri: &Uri) -> Result<Audience, Problem> {
    let mut pairs = uri.query().unwrap_or_default().split('&');
    let named = pairs.find_map(|pair| pair.strip_prefix("edition=")).unwrap_or_default();
    let named = named.replace("%3A", ":").replace("%3a", ":");
    telling::edition(&named).ok_or_else(|| {
        let sentence =
            "There is no such edition: it is public, control, or seat: and a seat's name.";
        Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "bad_edition", sentence)
    })
}

/// Tells a table's chronicle, away from the threads that serve and one after the other.
async fn tell(
    site: &Site,
    asker: &Asker,
    code: &str,
    edition: Audience,
) -> Result<Chronicle, Problem> {
    let (table, standing) = api::known(site, asker, code).await?;
    let asked = edition.clone();
    let may = table.ask(|reply| Request::MayRead { standing, edition: asked, reply }).await;
    may.inspect_err(|refusal| {
        api::count_guess(site, asker, refusal);
    })?;
    let Ok(only_one) = timeout(PATIENCE, Arc::clone(&table.telling).lock_owned()).await else {
        let sentence = "A chronicle of this table is being made. Try again in a moment.";
        return Err(Problem::new(StatusCode::SERVICE_UNAVAILABLE, "busy", sentence));
    };
    let (id, entries) = (table.id, site.hub.journal(table.id).await?);
    let hub = Arc::clone(&site.hub);
    let told = tokio::task::spawn_blocking(move || {
        // Held to the end of the work, though whoever asked may have hung up.
        let _only_one = only_one;
        hub.tell(id, &entries, &edition)
    });
    Ok(told.await.map_err(|_| fault())??)
}

fn fault() -> Problem {
    let sentence = "The server stumbled over this chronicle.";
    Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "fault", sentence)
}

/// "first-table-chronicle-medes.html".
fn file_name(chronicle: &Chronicle, ending: &str) -> String {
    let name = telling::file_stem(chronicle);
    format!("{name}.{ending}")
}

fn file(name: &str, kind: &str, body: String) -> Response {
    Response::builder()
        .header(header::CONTENT_TYPE, kind)
        .header(header::CONTENT_SECURITY_POLICY, Whole::Chronicle.policy(&HeaderMap::new()))
        .header(header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\""))
        .body(Body::from(body))
        .expect("the headers are plain ASCII")
}
