//! What the Check phase found, as everybody sees it (C-22 to C-24).

use serde::Serialize;

/// What the Check phase found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct CheckView {
    /// The agenda, in a sentence.
    pub assembly: String,
    /// The Stasis number, in a sentence.
    pub stasis: String,
    /// What comes next.
    pub next: String,
}
