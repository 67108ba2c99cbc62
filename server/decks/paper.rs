//! The page of sheets, filled with a scenario: one file that needs nothing else.

use game::Translations;
use serde_json::{Value, json};

use crate::http::pages::Whole;

/// What the page is told of a scenario that is sound.
pub(super) fn sound((sheets, translations): &(Value, Translations)) -> Value {
    json!({ "sheets": sheets, "translations": translations })
}

/// What the page is told where something is wrong, a line each.
pub(super) fn faulty(faults: &[String]) -> Value {
    json!({ "faults": faults })
}

/// What the page is told of tables.
pub(super) fn tables(sheets: Result<Value, Vec<String>>) -> Value {
    match sheets {
        Ok(sheets) => json!({ "tables": true, "sheets": sheets }),
        Err(faults) => json!({ "tables": true, "faults": faults }),
    }
}

/// The page with its data.
///
/// # Errors
/// When this build has no pages.
pub(super) fn page(data: &Value) -> anyhow::Result<String> {
    Whole::Sheets.with(data)
}
