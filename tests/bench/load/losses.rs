//! Clients whose line was ended: they are told of, and the rest goes on.

use std::collections::BTreeMap;
use std::sync::Mutex;

static LOSSES: Mutex<BTreeMap<String, usize>> = Mutex::new(BTreeMap::new());

/// A line was ended, by this.
pub fn note(by: String) {
    *LOSSES.lock().expect("nobody panics here").entry(by).or_default() += 1;
}

/// Prints what was noted since the last time.
pub fn tell() {
    let losses = std::mem::take(&mut *LOSSES.lock().expect("nobody panics here"));
    for (by, count) in &losses {
        println!("  {count} clients were lost: {by}");
    }
}
