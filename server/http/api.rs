//! The calls that are no commands of a game: making a table, looking at it, joining it, leaving it.

use std::net::{IpAddr, SocketAddr};

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use game::{Refusal, SeatId};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Problem, client};
use crate::secrets::TokenHash;
use crate::site::Site;
use crate::table::{Facts, Request, TableHandle};
use crate::wire::Close;

/// What `GET /api/server` tells.
#[derive(Serialize)]
pub(super) struct ServerFacts {
    name: &'static str,
    build: String,
    protocol: u32,
    addresses: Vec<String>,
}

/// What makes a table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewTable {
    scenario: String,
    name: String,
}

/// How a table is found.
#[derive(Serialize)]
pub(super) struct TableCode {
    code: String,
}

/// Who wants a place.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Joiner {
    device: String,
    #[serde(default)]
    ticket: Option<String>,
}

/// What can be printed of a table's content.
#[derive(Serialize)]
pub(super) struct Sheets {
    sheets: Value,
}

/// A device's secret.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Token {
    token: String,
}

type Body<T> = Result<Json<T>, JsonRejection>;
type Peer = ConnectInfo<SocketAddr>;

pub(super) async fn server(State(site): State<Site>) -> Json<ServerFacts> {
    Json(ServerFacts {
        name: env!("CARGO_PKG_NAME"),
        build: site.build.to_string(),
        protocol: crate::wire::PROTOCOL,
        addresses: site.addresses.borrow().clone(),
    })
}

pub(super) async fn scenarios(
    State(site): State<Site>,
    ConnectInfo(peer): Peer,
    headers: HeaderMap,
) -> Result<Json<Vec<Value>>, Problem> {
    operator(&site, client(peer, &headers), &headers)?;
    Ok(Json(site.hub.scenarios()))
}

pub(super) async fn tables(
    State(site): State<Site>,
    ConnectInfo(peer): Peer,
    headers: HeaderMap,
) -> Result<Json<Vec<Facts>>, Problem> {
    operator(&site, client(peer, &headers), &headers)?;
    Ok(Json(site.hub.facts().await))
}

pub(super) async fn create(
    State(site): State<Site>,
    ConnectInfo(peer): Peer,
    headers: HeaderMap,
    body: Body<NewTable>,
) -> Result<(StatusCode, Json<TableCode>), Problem> {
    operator(&site, client(peer, &headers), &headers)?;
    let Json(NewTable { scenario, name }) = body?;
    let code = site.hub.create(&scenario, &name).await?;
    Ok((StatusCode::CREATED, Json(TableCode { code })))
}

pub(super) async fn facts(
    State(site): State<Site>,
    ConnectInfo(peer): Peer,
    Path(code): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Facts>, Problem> {
    let (table, _) = table(&site, peer, &headers, &code).await?;
    Ok(Json(table.ask(|reply| Request::Facts { reply }).await?))
}

/// Everything that can be printed of a table's content, for its Control and for the operator.
pub(super) async fn sheets(
    State(site): State<Site>,
    ConnectInfo(peer): Peer,
    Path(code): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Sheets>, Problem> {
    let (table, ip) = table(&site, peer, &headers, &code).await?;
    let standing = site.standing(bearer(&headers));
    let sheets = table.ask(|reply| Request::Sheets { standing, reply }).await;
    let sheets = sheets.inspect_err(|refusal| count_guess(&site, ip, refusal))?;
    Ok(Json(Sheets { sheets }))
}

pub(super) async fn take_seat(
    State(site): State<Site>,
    ConnectInfo(peer): Peer,
    Path((code, seat)): Path<(String, String)>,
    headers: HeaderMap,
    body: Body<Joiner>,
) -> Result<(StatusCode, Json<Token>), Problem> {
    let (table, ip) = table(&site, peer, &headers, &code).await?;
    let Json(Joiner { device: name, ticket }) = body?;
    let seat = SeatId(seat);
    let token = table.ask(|reply| Request::TakeSeat { seat, ticket, name, reply }).await;
    joined(&site, ip, token)
}

pub(super) async fn take_control(
    State(site): State<Site>,
    ConnectInfo(peer): Peer,
    Path(code): Path<String>,
    headers: HeaderMap,
    body: Body<Joiner>,
) -> Result<(StatusCode, Json<Token>), Problem> {
    let (table, ip) = table(&site, peer, &headers, &code).await?;
    let Json(Joiner { device: name, ticket }) = body?;
    let ticket = ticket.unwrap_or_default();
    let token = table.ask(|reply| Request::TakeControl { ticket, name, reply }).await;
    joined(&site, ip, token)
}

pub(super) async fn leave(
    State(site): State<Site>,
    ConnectInfo(peer): Peer,
    Path(code): Path<String>,
    headers: HeaderMap,
    body: Body<Token>,
) -> Result<StatusCode, Problem> {
    let (table, ip) = table(&site, peer, &headers, &code).await?;
    let Json(Token { token }) = body?;
    let token = TokenHash::of(&token);
    let left = table.ask(|reply| Request::Leave { token, reply }).await;
    left.inspect_err(|refusal| count_guess(&site, ip, refusal))?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn unknown() -> Problem {
    Problem::new(StatusCode::NOT_FOUND, "no_such_call", "The server has no such call.")
}

/// Lets only the operator pass.
///
/// # Errors
/// `unauthorized`; `wait` after too many wrong keys.
pub(super) fn operator(site: &Site, ip: IpAddr, headers: &HeaderMap) -> Result<(), Problem> {
    patience(site, ip)?;
    let key = bearer(headers);
    if key.is_some_and(|key| TokenHash::of(key) == site.operator) {
        return Ok(());
    }
    if key.is_some() {
        site.guesses.count(ip);
    }
    Err(Problem::new(
        StatusCode::UNAUTHORIZED,
        "unauthorized",
        "Only Control may do this. Open the Control link that the server printed at its start.",
    ))
}

/// The key or token that somebody shows.
pub(super) fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

/// The table of a code, for whoever has not guessed too often.
pub(super) async fn table(
    site: &Site,
    peer: SocketAddr,
    headers: &HeaderMap,
    code: &str,
) -> Result<(TableHandle, IpAddr), Problem> {
    let ip = client(peer, headers);
    patience(site, ip)?;
    match site.hub.find(code).await {
        Some(table) => Ok((table, ip)),
        None => {
            site.guesses.count(ip);
            Err(Problem::new(StatusCode::NOT_FOUND, "no_table", Close::NoTable.sentence()))
        }
    }
}

fn patience(site: &Site, ip: IpAddr) -> Result<(), Problem> {
    if site.guesses.must_wait(ip) {
        return Err(Problem::new(
            StatusCode::TOO_MANY_REQUESTS,
            "wait",
            "Too many wrong codes came from here. Wait a minute, then try again.",
        ));
    }
    Ok(())
}

fn joined(
    site: &Site,
    ip: IpAddr,
    token: Result<String, Refusal>,
) -> Result<(StatusCode, Json<Token>), Problem> {
    let token = token.inspect_err(|refusal| count_guess(site, ip, refusal))?;
    Ok((StatusCode::CREATED, Json(Token { token })))
}

pub(super) fn count_guess(site: &Site, ip: IpAddr, refusal: &Refusal) {
    if ["wrong_ticket", "unauthorized"].contains(&refusal.code.as_str()) {
        site.guesses.count(ip);
    }
}
