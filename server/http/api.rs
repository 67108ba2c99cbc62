//! The calls that are no commands of a game: making a table, looking at it, joining it, leaving it.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use game::{Audience, Refusal, SeatId, text};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tokio::task::spawn_blocking;

use super::Problem;
use super::asker::Asker;
use crate::house::Host;
use crate::hub::{Missing, Origin, Whereabouts};
use crate::secrets::TokenHash;
use crate::site::Site;
use crate::table::{Facts, Request, Standing, TableHandle};
use crate::wire::{Close, MachineView, TableLine};

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
    /// The scenario that it is made from, or the code of a table of which it is a copy: the one or the other.
    #[serde(default)]
    scenario: Option<String>,
    #[serde(default)]
    copy: Option<String>,
    name: String,
    /// What its screens speak; each what its browser reads where nobody says it.
    #[serde(default)]
    language: Option<String>,
}

/// How a table is found.
#[derive(Serialize)]
pub(super) struct TableCode {
    pub(super) code: String,
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

pub(super) type Body<T> = Result<Json<T>, JsonRejection>;

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
    asker: Asker,
) -> Result<Json<Vec<Value>>, Problem> {
    let host = host(&site, &asker).await?;
    Ok(Json(site.hub.scenarios(&host)))
}

pub(super) async fn tables(
    State(site): State<Site>,
    asker: Asker,
) -> Result<Json<Vec<TableLine>>, Problem> {
    let host = host(&site, &asker).await?;
    Ok(Json(site.hub.lobby(&host).await?))
}

pub(super) async fn create(
    State(site): State<Site>,
    asker: Asker,
    body: Body<NewTable>,
) -> Result<(StatusCode, Json<TableCode>), Problem> {
    let host = host(&site, &asker).await?;
    let Json(NewTable { scenario, copy, name, language }) = body?;
    let origin = match (scenario, copy) {
        (Some(scenario), None) => Origin::Scenario(scenario),
        (None, Some(code)) => Origin::Copy(code),
        _ => {
            let sentence = text!("table-of-what");
            return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "malformed", sentence));
        }
    };
    let code = site.hub.create(&host, &origin, (&name, language.as_deref())).await?;
    Ok((StatusCode::CREATED, Json(TableCode { code })))
}

pub(super) async fn facts(
    State(site): State<Site>,
    asker: Asker,
    Path(code): Path<String>,
) -> Result<Json<Facts>, Problem> {
    let (table, _) = known(&site, &asker, &code).await?;
    Ok(Json(table.ask(|reply| Request::Facts { reply }).await?.0))
}

/// Everything that can be printed of a table's content, for its Control and for the operator.
pub(super) async fn sheets(
    State(site): State<Site>,
    asker: Asker,
    Path(code): Path<String>,
) -> Result<Json<Sheets>, Problem> {
    let found = find(&site, &asker, &code).await?;
    let standing = asker.standing_at(&site, found.table.id).await?;
    let sheets = found.table.ask(|reply| Request::Sheets { standing, reply }).await;
    let sheets = sheets.map_err(|refusal| found.refuse(&site, &asker, refusal))?;
    Ok(Json(Sheets { sheets }))
}

/// Whether the server's machine is ready for an evening, for the table's Control.
pub(super) async fn machine(
    State(site): State<Site>,
    asker: Asker,
    Path(code): Path<String>,
) -> Result<Json<MachineView>, Problem> {
    let (table, standing) = known(&site, &asker, &code).await?;
    let edition = Audience::Control;
    let may = table.ask(|reply| Request::MayRead { standing, edition, reply }).await;
    may.inspect_err(|refusal| {
        count_guess(&site, &asker, refusal);
    })?;
    let machine = Arc::clone(&site.machine);
    let looked = spawn_blocking(move || machine.look()).await;
    Ok(Json(looked.expect("looking at a disk does not panic")))
}

pub(super) async fn take_seat(
    State(site): State<Site>,
    asker: Asker,
    Path((code, seat)): Path<(String, String)>,
    body: Body<Joiner>,
) -> Result<(StatusCode, Json<Token>), Problem> {
    let found = find(&site, &asker, &code).await?;
    let Json(Joiner { device: name, ticket }) = body?;
    if ticket.is_none() {
        found.patience()?;
    }
    let seat = SeatId(seat);
    let token = found.table.ask(|reply| Request::TakeSeat { seat, ticket, name, reply }).await;
    joined(&site, &asker, &found, token)
}

pub(super) async fn take_control(
    State(site): State<Site>,
    asker: Asker,
    Path(code): Path<String>,
    body: Body<Joiner>,
) -> Result<(StatusCode, Json<Token>), Problem> {
    let found = find(&site, &asker, &code).await?;
    let Json(Joiner { device: name, ticket }) = body?;
    let ticket = ticket.unwrap_or_default();
    let token = found.table.ask(|reply| Request::TakeControl { ticket, name, reply }).await;
    joined(&site, &asker, &found, token)
}

pub(super) async fn leave(
    State(site): State<Site>,
    asker: Asker,
    Path(code): Path<String>,
    body: Body<Token>,
) -> Result<StatusCode, Problem> {
    let found = find(&site, &asker, &code).await?;
    let Json(Token { token }) = body?;
    let token = TokenHash::of(&token);
    let left = found.table.ask(|reply| Request::Leave { token, reply }).await;
    left.map_err(|refusal| found.refuse(&site, &asker, refusal))?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn unknown() -> Problem {
    Problem::new(StatusCode::NOT_FOUND, "no_such_call", text!("no-call"))
}

/// Lets only the operator pass.
///
/// # Errors
/// `unauthorized`; `wait` after too many wrong keys.
pub(super) fn operator(site: &Site, asker: &Asker) -> Result<(), Problem> {
    if matches!(asker.standing(site), Standing::Operator) {
        asker.belongs();
        return Ok(());
    }
    Err(stranger(site, asker))
}

/// What whoever has no right key is told.
fn stranger(site: &Site, asker: &Asker) -> Problem {
    if site.guesses.must_wait(asker.ip) {
        return wait();
    }
    if asker.shows_key() {
        site.guesses.count(asker.ip);
    }
    Problem::new(StatusCode::UNAUTHORIZED, "unauthorized", text!("only-hosts"))
}

/// Lets only those pass who make tables.
///
/// # Errors
/// `unauthorized`; `wait` after too many wrong keys; `disk`.
pub(super) async fn host(site: &Site, asker: &Asker) -> Result<Host, Problem> {
    match host_if_any(site, asker).await? {
        Some(host) => Ok(host),
        None => Err(stranger(site, asker)),
    }
}

/// Who makes tables, where it is such a one who asks.
///
/// # Errors
/// `disk`.
pub(super) async fn host_if_any(site: &Site, asker: &Asker) -> Result<Option<Host>, Problem> {
    let host = asker.host(site).await?;
    if host.is_some() {
        asker.belongs();
    }
    Ok(host)
}

/// The table of a code, for somebody who may still have to wait.
pub(super) struct Found {
    pub(super) table: TableHandle,
    /// Whether too many wrong codes came from the same address. Who shows a right secret need not wait for
    /// what others there have guessed: a secret cannot be guessed. To all others right codes are withheld too,
    /// or guessing would still tell something.
    waits: bool,
}

impl Found {
    /// Nothing secret was shown.
    ///
    /// # Errors
    /// `wait`.
    pub(super) fn patience(&self) -> Result<(), Problem> {
        if self.waits { Err(wait()) } else { Ok(()) }
    }

    /// What somebody is told whom the table has refused.
    pub(super) fn refuse(&self, site: &Site, asker: &Asker, refusal: Refusal) -> Problem {
        let guessed = count_guess(site, asker, &refusal);
        if guessed && self.waits { wait() } else { refusal.into() }
    }
}

/// The table of a code.
///
/// # Errors
/// `no_table` where the journal says so; `not_now`; `wait` after too many wrong codes.
pub(super) async fn find(site: &Site, asker: &Asker, code: &str) -> Result<Found, Problem> {
    let waits = site.guesses.must_wait(asker.ip);
    match site.hub.find(code).await {
        Ok(Whereabouts::Here(table)) => return Ok(Found { table, waits }),
        Ok(Whereabouts::Elsewhere(_)) if waits => {}
        Ok(Whereabouts::Elsewhere(address)) => return Err(Problem::elsewhere(address)),
        Err(Missing::Archived) => return Err(Problem::not_now(Close::Archived.sentence())),
        Err(Missing::Wait { why, guessed }) => {
            if guessed {
                site.guesses.count(asker.ip);
            }
            if !guessed || !waits {
                return Err(Problem::not_now(why));
            }
        }
        Err(Missing::Absent) => site.guesses.count(asker.ip),
    }
    Err(match waits {
        true => wait(),
        false => Problem::new(StatusCode::NOT_FOUND, "no_table", Close::NoTable.sentence()),
    })
}

/// The table of a code for whoever need not wait, and what the key or token shown is worth there.
///
/// # Errors
/// `no_table`, `wait`.
pub(super) async fn known(
    site: &Site,
    asker: &Asker,
    code: &str,
) -> Result<(TableHandle, Standing), Problem> {
    let found = find(site, asker, code).await?;
    let standing = asker.standing_at(site, found.table.id).await?;
    let member = match &standing {
        Standing::Operator | Standing::Organiser(_) => true,
        Standing::Nobody => false,
        Standing::Token(token) => {
            let token = token.clone();
            found.table.ask(|reply| Request::Knows { token, reply }).await?
        }
    };
    if member {
        asker.belongs();
    } else {
        found.patience()?;
    }
    Ok((found.table, standing))
}

/// Counts what was a wrong secret. Returns whether it was one.
pub(super) fn count_guess(site: &Site, asker: &Asker, refusal: &Refusal) -> bool {
    let guessed = ["wrong_ticket", "unauthorized"].contains(&refusal.code.as_str());
    if guessed {
        site.guesses.count(asker.ip);
    }
    guessed
}

fn wait() -> Problem {
    Problem::new(StatusCode::TOO_MANY_REQUESTS, "wait", text!("wrong-codes"))
}

fn joined(
    site: &Site,
    asker: &Asker,
    found: &Found,
    token: Result<String, Refusal>,
) -> Result<(StatusCode, Json<Token>), Problem> {
    let token = token.map_err(|refusal| found.refuse(site, asker, refusal))?;
    asker.belongs();
    Ok((StatusCode::CREATED, Json(Token { token })))
}
