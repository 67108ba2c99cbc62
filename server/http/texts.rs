//! What texts of a table's content are in another language. Whoever asks says the text itself, so that nobody
//! learns of one that was not shown to him.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use game::{Translation, text};

use super::asker::Asker;
use super::{Problem, api};
use crate::site::Site;
use crate::table::Request;

/// Bytes of a request at most: a few texts of the longest kind, and many of a screen's.
pub(super) const BODY_BYTES: usize = 64 << 10;

/// Texts of a request at most.
const TEXTS: usize = 256;

/// Those of these texts that somebody has translated.
pub(super) async fn translate(
    State(site): State<Site>,
    asker: Asker,
    Path((code, language)): Path<(String, String)>,
    body: api::Body<Vec<String>>,
) -> Result<Json<BTreeMap<String, Translation>>, Problem> {
    let (table, _) = api::known(&site, &asker, &code).await?;
    let Json(texts) = body?;
    if texts.len() > TEXTS {
        let sentence = text!("many-texts");
        return Err(Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "too_many_texts", sentence));
    }
    let origin = table.ask(|reply| Request::Origin { reply }).await?;
    let found = |text: String| {
        let translation = origin.translations()?.find(&language, &text)?.clone();
        Some((text, translation))
    };
    Ok(Json(texts.into_iter().filter_map(found).collect()))
}
