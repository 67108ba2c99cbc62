//! The routes: the pages, the calls of the join page and of Control's desk, the socket's door, and what tells how
//! the server is.

use game::text;
use std::sync::Arc;

use axum::Router;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{DefaultBodyLimit, Path, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use tokio::time::timeout;
use tower_http::compression::CompressionLayer;
use tower_http::set_header::SetResponseHeaderLayer;

use crate::house::parcel;
use crate::site::Site;
use crate::socket;
use crate::spare::Followed;
use crate::spare::feed;
use crate::spare::words::FRAME_BYTES;
use crate::unpack;

mod api;
mod asker;
mod chronicle;
mod draws;
mod encoding;
pub(crate) mod hosts;
mod house;
pub(crate) mod pages;
pub(crate) mod policy;
mod problem;
mod spelling;
mod state;
mod texts;
mod uploads;

use asker::Asker;
use problem::Problem;

/// Bytes of a request's body at most.
const BODY_BYTES: usize = 16 << 10;

/// All routes.
pub(crate) fn router(site: Site) -> Router {
    let set = |name: HeaderName, value: &'static str| {
        SetResponseHeaderLayer::overriding(name, HeaderValue::from_static(value))
    };
    let own = hosts::Own { names: Arc::clone(&site.hosts), addresses: site.addresses.clone() };
    calls(&site)
        .route("/emblems/{names}", get(pages::emblems::send))
        .fallback(get(pages::page))
        .layer(DefaultBodyLimit::max(BODY_BYTES))
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(site.clone(), spelling::canonical))
        .layer(from_fn_with_state(own, hosts::own))
        .merge(probes(&site))
        .layer(SetResponseHeaderLayer::if_not_present(
            header::CONTENT_SECURITY_POLICY,
            policy::of_files(&HeaderMap::new(), &[]),
        ))
        .layer(set(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(set(header::REFERRER_POLICY, "no-referrer"))
        .layer(from_fn(state::counted))
        .with_state(site)
}

/// What proxies and those who watch over servers ask of how this one is: by whatever name they know it, such as
/// that of a service in a cluster. Nothing in the answers is anybody's.
fn probes(site: &Site) -> Router<Site> {
    let routes =
        Router::new().route("/healthz", get(state::healthz)).route("/readyz", get(state::readyz));
    unkept(routes, site)
}

/// What is no page.
fn calls(site: &Site) -> Router<Site> {
    let routes = Router::new();
    #[cfg(feature = "echo")]
    let routes = routes.route("/echo", get(socket::echo::accept));
    let routes = routes
        .route("/metrics", get(state::metrics))
        .route("/ws/{code}", get(upgrade))
        .route("/spare", get(spare))
        .route("/api/server", get(api::server))
        .route("/api/scenarios", get(api::scenarios))
        .route("/api/tables", get(api::tables).post(api::create))
        .route("/api/tables/{code}", get(api::facts))
        .route("/api/house", get(house::card))
        .route("/api/running", get(house::running))
        .route("/api/organisers", get(house::organisers).post(house::invite))
        .route("/api/organisers/{id}", post(house::alter).delete(house::revoke))
        .route("/api/organisers/{id}/renew", post(house::renew))
        .route("/api/tables/{code}/shown", post(house::show))
        .route("/api/tables/{code}/archive", post(house::archive))
        .route("/api/tables/{code}/file", get(house::file))
        .route("/api/tables/{code}/back", post(house::take_back))
        .route("/api/tables/{code}/delete", post(house::delete))
        .route("/api/restore", post(house::restore).layer(DefaultBodyLimit::max(parcel::PRESSED)))
        .route("/api/uploads/{id}", delete(uploads::forget))
        .route("/api/tables/{code}/seats/{seat}", post(api::take_seat))
        .route("/api/tables/{code}/control", post(api::take_control))
        .route("/api/tables/{code}/leave", post(api::leave))
        .route("/api/tables/{code}/sheets", get(api::sheets))
        .route(
            "/api/tables/{code}/texts/{language}",
            post(texts::translate).layer(DefaultBodyLimit::max(texts::BODY_BYTES)),
        )
        .route("/api/tables/{code}/machine", get(api::machine))
        .route("/api/tables/{code}/draws", get(draws::record))
        .route("/api/tables/{code}/chronicle", get(chronicle::json))
        .route("/api/tables/{code}/chronicle.html", get(chronicle::page))
        .route("/api/tables/{code}/chronicle/journal", get(chronicle::journal))
        .route(
            "/api/uploads",
            post(uploads::upload).layer(DefaultBodyLimit::max(unpack::ARCHIVE_BYTES)),
        )
        .route("/api/{*rest}", get(api::unknown).post(api::unknown));
    unkept(routes, site)
}

/// These, answered in time and kept by nobody on the way.
fn unkept(routes: Router<Site>, site: &Site) -> Router<Site> {
    routes.layer(from_fn_with_state(site.clone(), in_time)).layer(
        SetResponseHeaderLayer::overriding(
            header::CACHE_CONTROL,
            HeaderValue::from_static("no-store"),
        ),
    )
}

/// A request that does not end, such as one whose body comes drop by drop, is ended.
async fn in_time(State(site): State<Site>, request: Request, next: Next) -> Response {
    let sentence = text!("late");
    let late = || Problem::new(StatusCode::REQUEST_TIMEOUT, "late", sentence).into_response();
    timeout(site.limits.request, next.run(request)).await.unwrap_or_else(|_| late())
}

async fn upgrade(
    State(site): State<Site>,
    asker: Asker,
    Path(code): Path<String>,
    headers: HeaderMap,
    upgrade: socket::stream::Upgrade,
) -> Result<Response, Problem> {
    let known = [site.addresses.borrow().clone(), site.elsewhere()].concat();
    if !same_origin(&headers, &known) {
        return Err(Problem::new(StatusCode::FORBIDDEN, "foreign_page", text!("foreign-page")));
    }
    Ok(socket::accept(upgrade, site, code, asker.ip, asker.line()))
}

/// Lets a spare follow: with the operator's key, since it gets every secret of the evening.
async fn spare(
    State(site): State<Site>,
    asker: Asker,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Problem> {
    api::operator(&site, &asker)?;
    let Some(Followed { pair, journal }) = site.spare.clone() else {
        let sentence = text!("no-spare");
        return Err(Problem::new(StatusCode::NOT_FOUND, "no_spare", sentence));
    };
    let (addresses, sockets) = (site.addresses.clone(), site.sockets.clone());
    let upgrade = upgrade.max_message_size(FRAME_BYTES).max_frame_size(FRAME_BYTES);
    asker.line().becomes_socket();
    Ok(upgrade.on_upgrade(move |socket| {
        sockets.track_future(feed::serve(socket, pair, journal, addresses))
    }))
}

/// Whether a page of this server, or of its other machine, asks, or a program: a browser always names the page's origin.
fn same_origin(headers: &HeaderMap, addresses: &[String]) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let own = origin.split_once("://").map(|(_, host)| host);
    own.is_some() && own == host || addresses.iter().any(|address| address == origin)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        let pair = |(name, value): &(&'static str, &str)| {
            (HeaderName::from_static(name), value.parse().expect("a header"))
        };
        pairs.iter().map(pair).collect()
    }

    #[test]
    fn only_pages_of_this_server_and_programs_may_open_a_socket() {
        let host = ("host", "192.168.1.5:8080");
        let none = &[][..];
        assert!(same_origin(&headers(&[host]), none));
        assert!(same_origin(&headers(&[host, ("origin", "http://192.168.1.5:8080")]), none));
        assert!(!same_origin(&headers(&[host, ("origin", "http://192.168.1.5")]), none));
        assert!(!same_origin(&headers(&[host, ("origin", "https://evil.example")]), none));
        assert!(!same_origin(&headers(&[host, ("origin", "null")]), none));
        let public = ["https://polis.example".to_owned()];
        assert!(same_origin(&headers(&[host, ("origin", "https://polis.example")]), &public));
    }
}
