//! How many bytes a second are read: sets as players send them, by the order table of the rule book, beside the bare
//! finding of lines; what a set of errors takes; and that twice the text takes twice the time.
#![allow(missing_docs, clippy::unwrap_used, dead_code)]

#[path = "../orders/classic.rs"]
mod classic;

use std::hint::black_box;
use std::time::Duration;

use classic::RULES;
use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use mimalloc::MiMalloc;
use orders::{Door, Everything, Grammar};

/// As the program has it.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// A unit of a template as a game prints it: of 1,360 in real ones each had three to four lines of comment and three of
/// orders.
const PRINTED: &str = "
unit NUMBER
;Hauberk Guild (NUMBER), avoiding, behind, revealing faction, holding, 10
;  plainsmen [PLAI], 2 horses [HORS], 40 silver [SILV]. Weight: 100.
;  Capacity: 0/0/150/0. Skills: horse training [HORS] 2 (90), combat
;  [COMB] 1 (30).
@study hors
@give 1713 25 iron
@give 0 all wood
";

/// The same when a player has worked it over: with orders, a plan, a block for a later month.
const UNIT: &str = "
unit NUMBER
;Hauberk Guild (NUMBER), avoiding, behind, 10 plainsmen [PLAI], 40 silver
;  [SILV]. Weight: 100. Capacity: 0/0/150/0. Skills: horse training
;  [HORS] 2 (90).
@study hors
@; stop at level 3, then two wagons for the coast
give 42 all grain except 20
give 1713 25 iron
claim 100
name unit \"Hauberk Guild of the coast\"
@turn
  move n ne se s sw
  give new 2 40 silv
endturn
";

/// The orders of a unit alone.
const BARE: &str = "unit NUMBER
@study combat
give 42 5 swor
buy 5 nomads
tax
";

/// Wrong in each line, all with something to be offered.
const WRONG: &str = "unit NUMBER
stdy hors
give 42 20 plate_amor
mvoe n
move nroth
";

/// A text of about so many bytes, of units of this form.
fn set(unit: &str, bytes: usize) -> String {
    let mut text = String::from("#atlantis 5 \"x\"\n");
    let mut number = 100;
    while text.len() + unit.len() < bytes {
        number += 1;
        text += &unit.replace("NUMBER", &number.to_string());
    }
    text + "#end\n"
}

fn read(grammar: &Grammar, text: &str) -> usize {
    let reading = grammar.read(text.as_bytes(), Door::Enveloped, &Everything).unwrap();
    reading.lines().len() + reading.problems().len()
}

fn benches(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("orders");
    // As much as the limits let one send.
    let most = 1 << 20;
    for (name, text) in [
        ("templates", set(PRINTED, most)),
        ("templates worked over", set(UNIT, most)),
        ("orders alone", set(BARE, most / 2)),
        ("half as many templates", set(PRINTED, most / 2)),
        ("errors alone", set(WRONG, most / 4)),
    ] {
        group.throughput(Throughput::Bytes(text.len() as u64));
        group.bench_function(BenchmarkId::from_parameter(name), |bench| {
            bench.iter(|| read(&RULES, black_box(&text)));
        });
    }
    let text = set(PRINTED, most);
    group.throughput(Throughput::Bytes(text.len() as u64));
    group.bench_function(
        BenchmarkId::from_parameter("lines of templates found, and no more"),
        |bench| {
            bench.iter(|| memchr::memchr2_iter(b'\n', b'\r', black_box(text.as_bytes())).count());
        },
    );
    group.finish();
}

fn short() -> Criterion {
    Criterion::default()
        .warm_up_time(Duration::from_secs(1))
        .measurement_time(Duration::from_secs(3))
}

criterion_group!(name = orders_are_read; config = short(); targets = benches);
criterion_main!(orders_are_read);
