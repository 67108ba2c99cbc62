//! An error as HTTP clients get it: a status, a code for programs, a sentence for people.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use game::Refusal;

/// An error as HTTP clients get it.
#[derive(Debug)]
pub(crate) struct Problem {
    pub(crate) status: StatusCode,
    pub(crate) refusal: Refusal,
}

impl Problem {
    /// A problem of the server's own.
    pub(crate) fn new(status: StatusCode, code: &str, sentence: &str) -> Self {
        Self { status, refusal: Refusal { code: code.into(), sentence: sentence.into() } }
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        let status = match refusal.code.as_str() {
            "no_seat" | "no_scenario" => StatusCode::NOT_FOUND,
            "wrong_ticket" | "lobby_locked" => StatusCode::FORBIDDEN,
            "seat_taken" | "too_many_devices" => StatusCode::CONFLICT,
            "unauthorized" => StatusCode::UNAUTHORIZED,
            "disk" | "restarting" => StatusCode::SERVICE_UNAVAILABLE,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        };
        Self { status, refusal }
    }
}

impl From<JsonRejection> for Problem {
    fn from(rejection: JsonRejection) -> Self {
        Self::new(rejection.status(), "malformed", &format!("{}.", rejection.body_text()))
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        (self.status, Json(self.refusal)).into_response()
    }
}
