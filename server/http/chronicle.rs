//! The chronicle of a table over HTTP: as JSON, as a page that needs no server, and its journal.

use std::io::Cursor;
use std::sync::Arc;

use async_compression::tokio::bufread::GzipDecoder;
use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::response::Builder;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::Response;
use game::{Audience, text};
use tokio::time::Instant;
use tokio_util::io::ReaderStream;

use super::asker::Asker;
use super::pages::Whole;
use super::{Problem, api, encoding, policy};
use crate::site::Site;
use crate::site::shelf::{self, Form, Volume};
use crate::table::chronicle::{self as telling, EditionFor};
use crate::table::rulings::helper;
use crate::table::{Request, TableHandle};
use crate::wire::Chronicle;

/// An edition as JSON.
pub(super) async fn json(
    State(site): State<Site>,
    asker: Asker,
    Path(code): Path<String>,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let form = if asks(&uri, "frames") == Some("later") { Form::Story } else { Form::Json };
    let volume = volume(&site, &asker, &code, asked(&uri)?, form).await?;
    let kind = Response::builder().header(header::CONTENT_TYPE, "application/json");
    Ok(pressed(kind, volume, &headers))
}

/// An edition as one file to keep.
pub(super) async fn page(
    State(site): State<Site>,
    asker: Asker,
    Path(code): Path<String>,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let volume = volume(&site, &asker, &code, asked(&uri)?, Form::Page).await?;
    let policy = Whole::Chronicle(&volume.game).policy(&HeaderMap::new());
    let file = file(&format!("{}.html", volume.stem), "text/html; charset=utf-8", policy);
    Ok(pressed(file, volume, &headers))
}

/// The journal, an entry a line, for Control.
pub(super) async fn journal(
    State(site): State<Site>,
    asker: Asker,
    Path(code): Path<String>,
) -> Result<Response, Problem> {
    let (table, reader, _) = allowed(&site, &asker, &code, &Audience::Control).await?;
    if reader != EditionFor::Full {
        return Err(helper(text!("helper-journal")).into());
    }
    let made = make(&site, &table, (Audience::Control, reader), |chronicle, _| {
        let name = format!("{}.jsonl", telling::file_stem(&chronicle));
        let lines: String = chronicle.journal.iter().map(|entry| format!("{entry}\n")).collect();
        Ok((name, lines))
    });
    let (name, lines) = made.await?;
    let policy = policy::of_files(&HeaderMap::new(), &[]);
    let answer = file(&name, "application/x-ndjson", policy).body(Body::from(lines));
    Ok(answer.expect("the headers are plain ASCII"))
}

/// What stands in an address under this name.
fn asks<'a>(uri: &'a Uri, name: &str) -> Option<&'a str> {
    let pairs = uri.query().unwrap_or_default().split('&');
    pairs.filter_map(|pair| pair.split_once('=')).find(|(key, _)| *key == name).map(|(_, is)| is)
}

/// The edition that is asked for, the public one where none is named.
fn asked(uri: &Uri) -> Result<Audience, Problem> {
    let named = asks(uri, "edition").unwrap_or_default();
    let named = named.replace("%3A", ":").replace("%3a", ":");
    telling::edition(&named).ok_or_else(|| {
        let sentence = text!("no-edition");
        Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "bad_edition", sentence)
    })
}

/// The table, as whom one reads an edition of it, and its last entry's number.
async fn allowed(
    site: &Site,
    asker: &Asker,
    code: &str,
    edition: &Audience,
) -> Result<(TableHandle, EditionFor, u64), Problem> {
    let (table, standing) = api::known(site, asker, code).await?;
    let edition = edition.clone();
    let may = table.ask(|reply| Request::MayRead { standing, edition, reply }).await;
    let (reader, head) = may.inspect_err(|refusal| {
        api::count_guess(site, asker, refusal);
    })?;
    Ok((table, reader, head))
}

/// An edition as it leaves: the public one as it is kept, if it is; all others are made.
async fn volume(
    site: &Site,
    asker: &Asker,
    code: &str,
    edition: Audience,
    form: Form,
) -> Result<Volume, Problem> {
    let (table, reader, head) = allowed(site, asker, code, &edition).await?;
    let bind = move |told: Chronicle, _| {
        shelf::bind(&told, form, &telling::file_stem(&told)).map_err(|error| {
            let sentence = format!("{error}.");
            Problem::new(StatusCode::SERVICE_UNAVAILABLE, "no_pages", sentence)
        })
    };
    if edition != Audience::Public {
        return make(site, &table, (edition, reader), bind).await;
    }
    if let Some(kept) = site.shelf.find(table.id, form, head) {
        return Ok(kept);
    }
    let _place = site.shelf.line_up().await.ok_or_else(busy)?;
    // Whoever stood before may have had the same wish.
    if let Some(kept) = site.shelf.find(table.id, form, head) {
        return Ok(kept);
    }
    let (shelf, key) = (Arc::clone(&site.shelf), (table.id, form, head));
    make(site, &table, (edition, reader), move |told, begun| {
        let volume = bind(told, begun)?;
        Ok(shelf.keep(key, begun.elapsed(), volume))
    })
    .await
}

/// Tells an edition and makes something of it and of the moment at which that began, away from the
/// threads that serve and one after the other.
async fn make<T: Send + 'static>(
    site: &Site,
    table: &TableHandle,
    (edition, reader): (Audience, EditionFor),
    of: impl FnOnce(Chronicle, Instant) -> Result<T, Problem> + Send + 'static,
) -> Result<T, Problem> {
    let turn = site.shelf.turn().await.ok_or_else(busy)?;
    let (id, hub) = (table.id, Arc::clone(&site.hub));
    let entries = hub.journal(id).await?;
    let made = tokio::task::spawn_blocking(move || {
        // Held to the end of the work, though whoever asked may have hung up.
        let _turn = turn;
        let begun = Instant::now();
        of(hub.tell(id, &entries, (&edition, reader))?, begun)
    });
    made.await.map_err(|_| fault())?
}

fn busy() -> Problem {
    let sentence = text!("busy-chronicles");
    Problem::new(StatusCode::SERVICE_UNAVAILABLE, "busy", sentence)
}

fn fault() -> Problem {
    let sentence = text!("fault-chronicle");
    Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "fault", sentence)
}

/// A file to keep.
fn file(name: &str, kind: &str, policy: HeaderValue) -> Builder {
    Response::builder()
        .header(header::CONTENT_TYPE, kind)
        .header(header::CONTENT_SECURITY_POLICY, policy)
        .header(header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\""))
}

/// Sends a volume as it lies there, or unpressed bit by bit to whoever cannot unpress it.
fn pressed(answer: Builder, volume: Volume, asked: &HeaderMap) -> Response {
    let answer = answer.header(header::VARY, "accept-encoding");
    let answer = if encoding::takes(asked, "gzip") {
        answer.header(header::CONTENT_ENCODING, "gzip").body(Body::from(volume.pressed))
    } else {
        let plain = GzipDecoder::new(Cursor::new(volume.pressed));
        let length = answer.header(header::CONTENT_LENGTH, volume.length);
        length.body(Body::from_stream(ReaderStream::new(plain)))
    };
    answer.expect("the headers are plain ASCII")
}
