//! An error as HTTP clients get it: a status, a code for programs, a sentence for people.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use game::{Refusal, Text};
use serde::Serialize;

use crate::wire::Close;

/// An error as HTTP clients get it.
#[derive(Debug)]
pub(crate) struct Problem {
    pub(crate) status: StatusCode,
    pub(crate) refusal: Refusal,
    /// Everything that is wrong with what was sent, where it is more than a sentence.
    pub(crate) faults: Vec<String>,
    /// Where to ask instead, if another server can answer.
    pub(crate) address: Option<String>,
}

/// The body of an answer.
#[derive(Serialize)]
struct Said {
    code: String,
    /// In English, for whoever reads the answer itself.
    sentence: String,
    /// What a screen writes in its own language.
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<Text>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    faults: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    address: Option<String>,
}

impl Problem {
    /// A problem of the server's own.
    pub(crate) fn new(status: StatusCode, code: &str, sentence: impl Into<Text>) -> Self {
        let refusal = Refusal { code: code.into(), sentence: sentence.into() };
        Self { status, ..refusal.into() }
    }

    /// There is, or may be, what is asked for, and it cannot be had at just now: for this reason.
    pub(crate) fn not_now(why: Text) -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "not_now", why)
    }

    /// Another server has the table.
    pub(crate) fn elsewhere(address: String) -> Self {
        let sentence = Close::Moved.sentence();
        let problem = Self::new(StatusCode::MISDIRECTED_REQUEST, "elsewhere", sentence);
        Self { address: Some(address), ..problem }
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        let status = match refusal.code.as_str() {
            "no_seat" | "no_scenario" | "no_table" | "no_organiser" => StatusCode::NOT_FOUND,
            "wrong_ticket" | "lobby_locked" | "helper" => StatusCode::FORBIDDEN,
            "seat_taken" | "seat_left_out" | "too_many_devices" | "too_many_tables"
            | "too_much_stored" | "busy" | "archived" | "not_archived" | "is_here"
            | "code_taken" => StatusCode::CONFLICT,
            "unauthorized" => StatusCode::UNAUTHORIZED,
            "disk" | "restarting" => StatusCode::SERVICE_UNAVAILABLE,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        };
        Self { status, refusal, faults: Vec::new(), address: None }
    }
}

impl From<JsonRejection> for Problem {
    fn from(rejection: JsonRejection) -> Self {
        Self::new(rejection.status(), "malformed", format!("{}.", rejection.body_text()))
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let Self { status, refusal, faults, address } = self;
        let Refusal { code, sentence } = refusal;
        let english = sentence.to_string();
        let message = matches!(sentence, Text::Said(_)).then_some(sentence);
        (status, Json(Said { code, sentence: english, message, faults, address })).into_response()
    }
}
