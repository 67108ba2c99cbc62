//! Whether the server's machine is ready for an evening.

use serde::{Deserialize, Serialize};

/// What `GET /api/tables/{code}/machine` answers to Control.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "hub.ts"))]
pub struct MachineView {
    /// How many milliseconds the disk of the data folder takes to keep a little safely: the median of
    /// some attempts. Absent where it cannot be written.
    pub disk_ms: Option<f64>,
    /// About how many bytes are free there, in steps of 100 MB; absent where the system does not say.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub free_bytes: Option<u64>,
    /// Where backups go, if anywhere.
    pub backup: Option<BackupView>,
}

/// Where backups go.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "hub.ts"))]
pub struct BackupView {
    /// The folder.
    pub folder: String,
    /// How many minutes lie between two.
    #[cfg_attr(test, ts(type = "number"))]
    pub minutes: u64,
    /// What is wrong with it; absent where nothing is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub remark: Option<String>,
}
