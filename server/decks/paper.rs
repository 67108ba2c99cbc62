//! The page of sheets, filled with a scenario: one file that needs nothing else.

use council::content::Content;
use council::sheets::sheets;
use serde_json::{Value, json};

use crate::http::pages::Whole;

/// What the page is told of a scenario, or of what is wrong with it.
pub(super) fn data(read: Result<Content, Vec<String>>) -> Value {
    match read {
        Ok(content) => json!({ "sheets": sheets(&content) }),
        Err(faults) => json!({ "faults": faults }),
    }
}

/// The page with its data.
///
/// # Errors
/// When this build has no pages.
pub(super) fn page(data: &Value) -> anyhow::Result<String> {
    Whole::Sheets.with(data)
}
