//! Some of what cargo-fuzz does at length: the bodies over the seeds, and over seeds that were changed at
//! random. `make fuzz` searches on; what it finds becomes a seed.
#![allow(missing_docs, clippy::unwrap_used)]

use std::fs;
use std::path::Path;

use proptest::collection::vec;
use proptest::prelude::*;

mod bodies;

/// The seeds of a target.
fn seeds(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fuzz/seeds").join(target);
    let mut files: Vec<_> =
        fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    files.iter().map(|file| fs::read(file).unwrap()).collect()
}

/// One of the seeds with other bytes in some places, or bytes without a seed.
fn near(target: &str) -> impl Strategy<Value = Vec<u8>> {
    let seeds = seeds(target);
    let changed =
        (prop::sample::select(seeds), vec((any::<prop::sample::Index>(), any::<u8>()), 0..8));
    let changed = changed.prop_map(|(mut seed, changes)| {
        for (at, byte) in changes {
            if !seed.is_empty() {
                let at = at.index(seed.len());
                seed[at] = byte;
            }
        }
        seed
    });
    prop_oneof![3 => changed, 1 => vec(any::<u8>(), 0..300)]
}

/// The seeds, and some bytes near them.
fn short(target: &str, cases: u32, body: fn(&[u8])) {
    seeds(target).iter().for_each(|seed| body(seed));
    let config = ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() };
    let tried = proptest::test_runner::TestRunner::new(config).run(&near(target), |data| {
        body(&data);
        Ok(())
    });
    tried.unwrap();
}

#[test]
fn wire_is_read_and_answered() {
    short("wire", 200, bodies::wire::body);
}

#[test]
fn decks_are_refused_in_words_or_played() {
    short("decks", 20, bodies::decks::body);
}

#[test]
fn journals_are_read_or_refused_in_words() {
    short("journal", 40, bodies::journal::body);
}

#[test]
fn rules_decide_whatever_comes() {
    short("decide", 24, bodies::decide::body);
}

#[test]
fn order_files_are_read_and_printed_again() {
    short("orders", 200, bodies::orders::body);
}
