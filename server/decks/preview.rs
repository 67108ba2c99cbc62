//! A page for the writer that shows every card as it will look, read anew each time it is asked for.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::Context;
use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::from_fn_with_state;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use game::Files;
use serde_json::Value;
use sha2::{Digest, Sha256};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::spawn_blocking;

use super::{files, paper};
use crate::http::hosts;
use crate::http::pages::{Whole, beside};
use crate::registry::Registry;

/// The folder that is being written in, and the games that may read it.
type Desk = Arc<(Registry, PathBuf)>;

/// A preview that holds its port.
pub struct Preview {
    listener: TcpListener,
    desk: Desk,
}

impl Preview {
    /// Takes the port.
    ///
    /// # Errors
    /// A sentence for a person: the port is in use, or there is no such folder.
    pub async fn bind(
        games: Registry,
        folder: PathBuf,
        listen: SocketAddr,
    ) -> anyhow::Result<Self> {
        if !folder.is_dir() {
            anyhow::bail!("There is no folder {}.", folder.display());
        }
        let listener = TcpListener::bind(listen).await.with_context(|| {
            format!("Cannot listen on {listen}. Is port {} in use? Try --listen", listen.port())
        })?;
        Ok(Self { listener, desk: Arc::new((games, folder)) })
    }

    /// Where it listens.
    ///
    /// # Errors
    /// When the port is no longer held.
    pub fn addr(&self) -> anyhow::Result<SocketAddr> {
        Ok(self.listener.local_addr()?)
    }

    /// Serves until `stop` is there.
    ///
    /// # Errors
    /// When the port cannot be served any more.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> anyhow::Result<()> {
        let addresses = vec![format!("http://{}", self.addr()?)];
        let own = hosts::Own { names: Arc::from([]), addresses: watch::channel(addresses).1 };
        let routes = Router::new()
            .route("/", get(page))
            .route("/version", get(version))
            .route("/assets/{name}", get(beside))
            .layer(from_fn_with_state(own, hosts::own))
            .with_state(self.desk);
        axum::serve(self.listener, routes).with_graceful_shutdown(stop).await?;
        Ok(())
    }
}

async fn page(State(desk): State<Desk>, asked: HeaderMap) -> Response {
    let made = spawn_blocking(move || {
        let (games, folder) = &*desk;
        let mut data = made(games, folder);
        data["preview"] = true.into();
        paper::page(&data)
    });
    let headers = [
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
        (header::CONTENT_SECURITY_POLICY, Whole::Sheets.policy(&asked)),
        (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    ];
    match made.await {
        Ok(Ok(page)) => (headers, Html(page)).into_response(),
        Ok(Err(error)) => (StatusCode::SERVICE_UNAVAILABLE, format!("{error:#}.")).into_response(),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

fn said(error: anyhow::Error) -> Vec<String> {
    vec![format!("{error:#}.")]
}

/// What the page is told: of a scenario, or of tables of a game.
fn made(games: &Registry, folder: &Path) -> Value {
    let files = match files(folder) {
        Ok(files) => files,
        Err(error) => return paper::faulty(&said(error)),
    };
    match games.tables(&files) {
        Some(tables) => paper::tables((tables.sheets)(&files)),
        None => sheets(games, &files).unwrap_or_else(|faults| paper::faulty(&faults)),
    }
}

/// What the page is told of a scenario, or what is wrong, a line each.
fn sheets(games: &Registry, files: &Files) -> Result<Value, Vec<String>> {
    let deck = games.read(files)?;
    Ok(paper::sound(&games.sheets(&deck.scenario).map_err(said)?))
}

/// Another word whenever a file is another.
async fn version(State(desk): State<Desk>) -> Response {
    let word = spawn_blocking(move || fingerprint(&desk.1)).await.unwrap_or_default();
    ([(header::CACHE_CONTROL, "no-store")], word).into_response()
}

fn fingerprint(folder: &Path) -> String {
    let seen = match files(folder) {
        Ok(files) => format!("{files:?}"),
        Err(error) => format!("{error:#}"),
    };
    Sha256::digest(seen).iter().take(16).map(|byte| format!("{byte:02x}")).collect()
}
