//! How the server is, for those who run it and for their programs: whether all is well, whether people are to be
//! sent to it, and its figures.

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt;

use super::asker::Asker;
use super::{Problem, api};
use crate::figures::{Now, figures};
use crate::health::Unready;
use crate::site::Site;

/// Whether all is well; else what is not, a line each.
pub(super) async fn healthz(State(site): State<Site>) -> Response {
    // At a start nobody knows before the journal was looked at.
    site.hub.was_looked_at().await;
    let mut troubles = site.hub.troubles();
    if site.lines.was_full() {
        troubles.push("Within the last minute no descriptor was left for a connection.".to_owned());
    }
    said("ok", troubles)
}

/// Whether people are to be sent here; else why not, a line each that begins with a word for programs. It waits
/// for nothing.
pub(super) async fn readyz(State(site): State<Site>) -> Response {
    let told = |(reason, sentence): (Unready, String)| format!("{}: {sentence}", reason.word());
    said("ready", why_unready(&site).into_iter().map(told).collect())
}

/// The figures, for the operator and for programs on this machine: counts that rise with each command
/// would tell everybody else that something hidden happened (N-1).
pub(super) async fn metrics(State(site): State<Site>, asker: Asker) -> Result<String, Problem> {
    if !asker.here {
        api::operator(&site, &asker)?;
    }
    Ok(figures().render(&Now {
        known: site.hub.known(),
        awake: site.hub.awake(),
        still: site.health.standing_still(),
        unready: why_unready(&site).into_iter().map(|(reason, _)| reason).collect(),
    }))
}

/// Counts what is answered, but to those who ask how the server is: they ask all the time.
pub(super) async fn counted(request: Request, next: Next) -> Response {
    let asks = ["/healthz", "/readyz", "/metrics"].contains(&request.uri().path());
    let answer = next.run(request).await;
    if !asks {
        figures().counts.answer(answer.status().as_u16());
    }
    answer
}

fn why_unready(site: &Site) -> Vec<(Unready, String)> {
    let starting = site.hub.was_looked_at().now_or_never().is_none();
    let by_itself = [
        (Unready::Starting, starting, "The journal was not looked at yet since the start."),
        (Unready::Fenced, site.hub.is_fenced(), "Other servers may have taken the tables over."),
    ];
    let by_itself = by_itself.into_iter().filter(|(_, is_so, _)| *is_so);
    let by_itself = by_itself.map(|(reason, _, sentence)| (reason, sentence.to_owned()));
    by_itself.chain(site.health.why_unready()).collect()
}

/// This where nothing is wrong, else what is.
fn said(well: &'static str, wrong: Vec<String>) -> Response {
    match wrong.is_empty() {
        true => well.into_response(),
        false => (StatusCode::SERVICE_UNAVAILABLE, wrong.join("\n")).into_response(),
    }
}
