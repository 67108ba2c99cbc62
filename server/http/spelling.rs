//! How a table's code is spelled where a proxy may stand before several servers. It sends each table to the same
//! server by the code as it is written; another spelling would lead elsewhere, and whoever is asked for a table there
//! takes it over. So only a code's own spelling finds a table.

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Redirect, Response};

use super::Problem;
use crate::site::Site;
use crate::wire::Close;

/// What stands before a code, as a router reads it: escaped signs are read first.
const CALLS: [&str; 2] = ["ws", "api/tables"];

/// So on pages, whose paths are taken as they are.
const PAGES: [&str; 5] = ["j", "watch", "tablet", "control", "projector"];

/// How a path spells the code that is in it.
#[derive(Debug, PartialEq, Eq)]
enum Spelled {
    /// As it is, or there is none.
    Rightly,
    /// In another way than here.
    As(String),
    /// In a way in which no code is written.
    Wrongly,
}

/// Sends whoever asks by another spelling to the right one.
pub(super) async fn canonical(State(site): State<Site>, request: Request, next: Next) -> Response {
    let uri = request.uri();
    match site.fellows.as_ref().map_or(Spelled::Rightly, |_| spelled(uri.path())) {
        Spelled::Rightly => next.run(request).await,
        Spelled::As(path) => {
            let query = uri.query().map(|query| format!("?{query}")).unwrap_or_default();
            Redirect::temporary(&format!("{path}{query}")).into_response()
        }
        Spelled::Wrongly => {
            let sentence = Close::NoTable.sentence();
            Problem::new(StatusCode::NOT_FOUND, "no_table", sentence).into_response()
        }
    }
}

fn spelled(path: &str) -> Spelled {
    let bare = path.trim_start_matches('/');
    let after =
        |before: &&'static str| Some((*before, bare.strip_prefix(before)?.strip_prefix('/')?));
    let Some((before, rest)) = CALLS.iter().chain(&PAGES).find_map(after) else {
        return Spelled::Rightly;
    };
    let (code, tail) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
    if !code.bytes().all(|sign| sign.is_ascii_alphanumeric() || sign == b'-') {
        return if CALLS.contains(&before) { Spelled::Wrongly } else { Spelled::Rightly };
    }
    let right = format!("/{before}/{}{tail}", code.to_ascii_uppercase());
    if right == path { Spelled::Rightly } else { Spelled::As(right) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_one_spelling() {
        for path in ["/", "/j", "/j/KWDTR", "/j/KWDTR/", "/ws/KWDTR", "/api/tables", "/print/kwdtr"]
        {
            assert_eq!(spelled(path), Spelled::Rightly, "{path}");
        }
        for (path, right) in [
            ("/j/kwdtr", "/j/KWDTR"),
            ("//j/KWDTR", "/j/KWDTR"),
            ("/ws/kWDTR", "/ws/KWDTR"),
            ("/api/tables/kwdtr/seats/ant", "/api/tables/KWDTR/seats/ant"),
        ] {
            assert_eq!(spelled(path), Spelled::As(right.into()), "{path}");
        }
        for path in ["/ws/%4BWDTR", "/ws/KWDTR%20", "/api/tables/%20KWDTR/seats/ant"] {
            assert_eq!(spelled(path), Spelled::Wrongly, "{path}");
        }
    }
}
