//! The routes: the pages, the calls of the join page and of Control's desk, the socket's door.

use std::net::{IpAddr, SocketAddr};

use axum::Router;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Path, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use tower_http::compression::CompressionLayer;
use tower_http::set_header::SetResponseHeaderLayer;

use crate::site::Site;
use crate::socket;
use crate::unpack;

mod api;
mod chronicle;
pub(crate) mod pages;
mod problem;
mod uploads;

use problem::Problem;

/// Bytes of a request's body at most.
const BODY_BYTES: usize = 16 << 10;

/// All routes.
pub(crate) fn router(site: Site) -> Router {
    let set = |name: HeaderName, value: &'static str| {
        SetResponseHeaderLayer::overriding(name, HeaderValue::from_static(value))
    };
    Router::new()
        .route("/healthz", get(healthz))
        .route("/metrics", get(metrics))
        .route("/ws/{code}", get(upgrade))
        .route("/api/server", get(api::server))
        .route("/api/scenarios", get(api::scenarios))
        .route("/api/tables", get(api::tables).post(api::create))
        .route("/api/tables/{code}", get(api::facts))
        .route("/api/tables/{code}/seats/{seat}", post(api::take_seat))
        .route("/api/tables/{code}/control", post(api::take_control))
        .route("/api/tables/{code}/leave", post(api::leave))
        .route("/api/tables/{code}/sheets", get(api::sheets))
        .route("/api/tables/{code}/chronicle", get(chronicle::json))
        .route("/api/tables/{code}/chronicle.html", get(chronicle::page))
        .route("/api/tables/{code}/chronicle/journal", get(chronicle::journal))
        .route(
            "/api/uploads",
            post(uploads::upload).layer(DefaultBodyLimit::max(unpack::ARCHIVE_BYTES)),
        )
        .route("/api/{*rest}", get(api::unknown).post(api::unknown))
        .fallback(get(pages::page))
        .layer(DefaultBodyLimit::max(BODY_BYTES))
        .layer(CompressionLayer::new())
        .layer(SetResponseHeaderLayer::if_not_present(
            header::CONTENT_SECURITY_POLICY,
            HeaderValue::from_static(pages::CONTENT_SECURITY_POLICY),
        ))
        .layer(set(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(set(header::REFERRER_POLICY, "no-referrer"))
        .with_state(site)
}

async fn healthz(State(site): State<Site>) -> Response {
    if site.hub.is_sound() {
        "ok".into_response()
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "the journal has stopped").into_response()
    }
}

/// The figures, for the operator and for programs on this machine: counts that rise with each command
/// would tell everybody else that something hidden happened (N-1).
async fn metrics(
    State(site): State<Site>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Result<String, Problem> {
    if !client(peer, &headers).is_loopback() {
        api::operator(&site, client(peer, &headers), &headers)?;
    }
    Ok(site.figures.render())
}

async fn upgrade(
    State(site): State<Site>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(code): Path<String>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Problem> {
    if !same_origin(&headers, &site.addresses.borrow()) {
        return Err(Problem::new(
            StatusCode::FORBIDDEN,
            "foreign_page",
            "Another site's page may not speak for this device. Open the table's own address.",
        ));
    }
    Ok(socket::accept(upgrade, site, code, client(peer, &headers)))
}

/// Who asks. Behind a proxy on this machine it is whom the proxy names last; nobody else is believed.
fn client(peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
    let ip = peer.ip().to_canonical();
    let named = || {
        let forwarded = headers.get("x-forwarded-for")?.to_str().ok()?;
        forwarded.rsplit(',').next()?.trim().parse().ok()
    };
    if ip.is_loopback() { named().unwrap_or(ip) } else { ip }
}

/// Whether a page of this server asks, or a program: a browser always names the page's origin.
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

    #[test]
    fn only_a_proxy_on_this_machine_may_name_its_client() {
        let forwarded = headers(&[("x-forwarded-for", "1.1.1.1, 9.8.7.6")]);
        let here = "127.0.0.1:5".parse().expect("an address");
        let there = "10.0.0.7:5".parse().expect("an address");
        assert_eq!(client(here, &forwarded).to_string(), "9.8.7.6");
        assert_eq!(client(there, &forwarded).to_string(), "10.0.0.7");
        assert_eq!(client(here, &HeaderMap::new()).to_string(), "127.0.0.1");
    }
}
