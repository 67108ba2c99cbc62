//! The types that cross to the web, as TypeScript.

use atlantida::chronicle::Chronicle;
use atlantida::view::{ControlView as Master, SeatView as Hand, TableView};
use council::command::Command;
use council::sheets::SheetsView;
use council::view::{ChronicleView, ControlView, CouncilView, SeatView};
use ts_rs::{Config, ExportError, TS};

/// Writes `web/src/wire/council.ts` anew, with every type that these name, and of the hub's file what
/// those need of it: the hub's own test must come after.
#[test]
#[ignore = "writes into the web's sources: make wire"]
fn export_bindings() -> Result<(), ExportError> {
    let config = Config::from_env();
    Command::export_all(&config)?;
    CouncilView::export_all(&config)?;
    ControlView::export_all(&config)?;
    SeatView::export_all(&config)?;
    SheetsView::export_all(&config)?;
    ChronicleView::export_all(&config)
}

/// Writes `web/src/wire/atlantida.ts` anew.
#[test]
#[ignore = "writes into the web's sources: make wire"]
fn export_bindings_of_atlantida() -> Result<(), ExportError> {
    let config = Config::from_env();
    atlantida::command::Command::export_all(&config)?;
    TableView::export_all(&config)?;
    Master::export_all(&config)?;
    Hand::export_all(&config)?;
    Chronicle::export_all(&config)
}
