//! How fast, how much, how large: full tables of real clients on the server, beside a bare broadcast of the
//! same bytes to the same clients on the same machine, in turn.
//!
//! The server runs on one core and the load on another. Loopback only, bounded in count and time, and
//! nothing is asserted about speed. `cargo bench --bench load` runs all sections, and with their names after
//! `--` only these.
#![allow(missing_docs, clippy::unwrap_used, dead_code)]

#[path = "../../hub/client.rs"]
mod client;
#[path = "../../hub/house.rs"]
mod house;
#[path = "../../hub/places.rs"]
mod places;
#[path = "../../hub/toy.rs"]
mod toy;

mod act;
mod bytes;
mod crowd;
mod flood;
mod island;
mod keeper;
mod ledger;
mod length;
mod line;
mod losses;
mod machine;
mod memory;
mod most;
mod night;
mod odds;
mod paced;
mod perf;
mod plan;
mod print;
mod process;
mod room;
mod siege;
mod soak;
mod start;
mod stasis;
mod stretch;

use std::time::Instant;

use tokio::runtime::Builder;
use tokio::task::LocalSet;

use mimalloc::MiMalloc;
use plan::Plan;

/// As the program has it; the ceiling has the same.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// Clients of a full table: eight seats, Control, the projector and two onlookers.
const CLIENTS: usize = 12;

fn main() {
    if let Ok(role) = std::env::var(process::ROLE) {
        // A runtime has as many threads as there are cores: so before it starts.
        process::pin();
        let runtime = Builder::new_multi_thread().enable_all().build().expect("a runtime");
        return runtime.block_on(process::run(role));
    }
    println!("{}", machine::described());
    let [_, load] = machine::cores();
    machine::pin(load);
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    // What fails in a task fails the bench.
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |what| {
        usual(what);
        std::process::exit(101);
    }));
    let plan: &'static Plan = Box::leak(Box::new(plan::council()));
    let runtime = Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(LocalSet::new().run_until(bench(plan)));
}

/// The sections that are asked for, or all but those that take long.
async fn bench(plan: &'static Plan) {
    let words = std::env::args().skip(1).filter(|word| !word.starts_with('-'));
    let asked: Vec<String> = words.collect();
    if let Some(word) = asked.iter().find(|word| !SECTIONS.contains(&word.as_str())) {
        stop(format!("There is no section {word}. There are {}.", SECTIONS.join(", ")));
    }
    let begun = Instant::now();
    for name in SECTIONS {
        let wanted = if asked.is_empty() {
            !LONG.contains(&name)
        } else {
            asked.iter().any(|word| word == name)
        };
        if wanted {
            section(name, plan).await;
            losses::tell();
        }
    }
    println!("\n{:.0} s in all", begun.elapsed().as_secs_f64());
}

/// What there is to measure.
const SECTIONS: [&str; 14] = [
    "paced", "island", "crowd", "flood", "most", "bytes", "memory", "start", "length", "siege",
    "odds", "stasis", "night", "soak",
];

/// What runs only when it is asked for.
const LONG: [&str; 2] = ["night", "soak"];

async fn section(name: &str, plan: &'static Plan) {
    match name {
        "paced" => paced::section(plan).await,
        "island" => island::section().await,
        "crowd" => crowd::section(plan).await,
        "flood" => flood::section(plan).await,
        "most" => most::section(plan).await,
        "bytes" => bytes::section(plan).await,
        "memory" => memory::section(plan).await,
        "start" => start::section(plan).await,
        "length" => length::section(plan).await,
        "siege" => siege::section(plan).await,
        "odds" => odds::section(),
        "stasis" => stasis::section(),
        "night" => night::section(plan).await,
        _ => soak::section(plan).await,
    }
}

/// Says what is wrong and ends the bench; the measured processes end with it.
fn stop(why: impl std::fmt::Display) -> ! {
    eprintln!("{why}");
    std::process::exit(1);
}
