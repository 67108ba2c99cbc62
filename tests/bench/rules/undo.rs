//! A choice of a draft that is taken back, early in a phase and after thousands of others (O-12, W-3).

use atlantida::command::DraftCommand;
use atlantida::ids::{Place, Stock};
use atlantida::table::Stage;
use criterion::{BatchSize, Criterion};
use serde_json::json;

use crate::kit::{Atlas, Table, command};

/// A table whose player has built and taken back so often, and has built once more.
fn worn(times: u32) -> Table {
    let mut t = Table::advanced(2);
    t.put(Atlas, Place::Home, 8, 1);
    t.set(Atlas, Stock::Stone, 20);
    t.phase(Stage::Improvement, Atlas);
    let housing = json!({ "square": { "column": 3, "row": 3 }, "pops": 8 });
    t.ok(Atlas, command(json!({ "do": "place", "at": [housing] })));
    let farm = json!({ "do": "build", "kind": "farm", "at": { "column": 1, "row": 1 } });
    for _ in 0..times / 2 {
        t.ok(Atlas, command(farm.clone()));
        t.ok(Atlas, DraftCommand::Undo);
    }
    t.ok(Atlas, command(farm));
    t
}

pub fn benches(of: &mut Criterion) {
    let mut group = of.benchmark_group("undo in Atlantida");
    for before in [10, 5_000] {
        let table = worn(before);
        group.bench_function(format!("after {before} commands"), |bench| {
            bench.iter_batched(
                || table.clone(),
                |mut table| table.ok(Atlas, DraftCommand::Undo),
                BatchSize::LargeInput,
            );
        });
    }
}
