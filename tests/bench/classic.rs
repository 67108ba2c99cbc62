//! How many bytes a second the text of a report is written, and the second JSON made, for a faction with 15 units and
//! for one with 1,000.
#![allow(missing_docs, clippy::unwrap_used, dead_code, unused_imports)]

#[path = "../classic/example.rs"]
mod example;

use std::hint::black_box;

use atlantis::content::Content;
use atlantis::report::Report;
use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use mimalloc::MiMalloc;

/// As the program has it.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// Units that stand in one region, five as in most.
const TOGETHER: u32 = 5;

/// A report with so many own units, each with orders.
fn report(units: u32) -> Report {
    let mut report = example::report();
    let region = report.regions.remove(0);
    let mut template = report.template.units.remove(0);
    for first in (0..units).step_by(TOGETHER as usize) {
        let mut region = region.clone();
        let unit = region.units[0].clone();
        for number in first..units.min(first + TOGETHER) {
            region
                .units
                .push(atlantis::report::UnitSeen { number: 1_000 + number, ..unit.clone() });
            template.unit = 1_000 + number;
            report.template.units.push(template.clone());
        }
        region.units.remove(0);
        region.structures.remove(0);
        report.regions.push(region);
    }
    report
}

fn bench(c: &mut Criterion) {
    let content = Content::shipped();
    for units in [15, 1_000] {
        let report = report(units);
        let mut group = c.benchmark_group("classic");
        group.throughput(Throughput::Bytes(classic::text(&report, content).len() as u64));
        group.bench_function(BenchmarkId::new("text", units), |b| {
            b.iter(|| classic::text(black_box(&report), content));
        });
        let second = || serde_json::to_vec(&classic::second(black_box(&report), content)).unwrap();
        group.throughput(Throughput::Bytes(second().len() as u64));
        group.bench_function(BenchmarkId::new("second", units), |b| b.iter(second));
        group.finish();
    }
}

criterion_group!(benches, bench);
criterion_main!(benches);
