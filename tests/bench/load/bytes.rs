//! What comes over the network to each sort of client.

use tempfile::TempDir;

use crate::CLIENTS;
use crate::act::Act;
use crate::plan::Plan;
use crate::print::row;
use crate::process::Process;
use crate::room::{Room, make};
use crate::stretch::{Pace, Stretch};

/// Prints the bytes of a vote and of the first view.
pub async fn section(plan: &'static Plan) {
    println!("\nbytes that come to a client");
    let dir = TempDir::new().expect("a folder");
    let hub = Process::hub(dir.path());
    let rooms = [Room::hub(&hub, plan, CLIENTS).await];
    let seats = plan.seats.len();
    let stretch = Stretch::run(&hub, &rooms, seats, Pace::each_second(4)).await;
    let (tally, first) = (stretch.tally, rooms[0].ledger.first());
    let mean = |at: usize, clients: std::ops::Range<usize>| {
        let bytes: u64 = tally.bytes[clients.clone()].iter().map(|row| row[at]).sum();
        bytes as f64 / (tally.commands[at] as f64 * clients.len() as f64)
    };
    let kinds = [
        ("a seat", 0..seats),
        ("Control", seats..seats + 1),
        ("the projector", seats + 1..seats + 2),
        ("all", 0..CLIENTS),
    ];
    for (name, clients) in kinds {
        let [vote, reveal, anew] = [0, 1, 2].map(|at| mean(at, clients.clone()));
        let first = first[clients.start];
        let figures = format!("a vote {vote:.0}, showing them {reveal:.0}, asking anew {anew:.0}");
        row(name, format!("{figures}; the first view {first}"));
    }
    let came = Act::at(&make(&hub, plan).await, plan).await.play().await;
    let kilobytes = [came.phone, came.control, came.projector].map(|bytes| bytes as f64 / 1e3);
    let [phone, control, projector] = kilobytes;
    row(
        "an Act's whole traffic",
        format!(
            "a phone {phone:.0} KB at most, Control {control:.0} KB, the projector {projector:.0} KB \
             ({} presses of Control's)",
            came.presses
        ),
    );
}
