//! Texts that views of many tables hold alike: what a table is made from is shown the same at all tables
//! that are made from it, so it is kept once for all of them.

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::sync::{Arc, LazyLock, Mutex, PoisonError, Weak};

/// Bytes from which on it pays to look for a text.
const WORTH: usize = 128;

/// Texts that nobody holds any more are forgotten once there may be as many as those that somebody holds,
/// and so many.
const SLACK: usize = 256;

static POOL: LazyLock<Mutex<Pool>> = LazyLock::new(Mutex::default);

#[derive(Default)]
struct Pool {
    /// By their hash. Of two with the same only the later one is shared.
    texts: HashMap<u64, Weak<str>>,
    hasher: RandomState,
    /// How many there may be before those that nobody holds are forgotten.
    at_most: usize,
}

/// This text: where somebody holds the same already, that very one.
pub(super) fn shared(text: &str) -> Arc<str> {
    if text.len() < WORTH {
        return text.into();
    }
    POOL.lock().unwrap_or_else(PoisonError::into_inner).shared(text)
}

impl Pool {
    fn shared(&mut self, text: &str) -> Arc<str> {
        let hash = self.hasher.hash_one(text);
        let held = self.texts.get(&hash).and_then(Weak::upgrade);
        if let Some(held) = held.filter(|held| **held == *text) {
            return held;
        }
        if self.texts.len() >= self.at_most {
            self.texts.retain(|_, text| text.strong_count() > 0);
            self.texts.shrink_to_fit();
            self.at_most = 2 * self.texts.len() + SLACK;
        }
        let text = Arc::from(text);
        self.texts.insert(hash, Arc::downgrade(&text));
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_text_is_kept_once_and_what_nobody_holds_is_forgotten() {
        let mut pool = Pool::default();
        let one = pool.shared("a long one");
        assert!(Arc::ptr_eq(&one, &pool.shared("a long one")));
        assert!(!Arc::ptr_eq(&one, &pool.shared("another")));
        for text in 0..10 * SLACK {
            pool.shared(&text.to_string());
            assert!(pool.texts.len() <= 2 + SLACK);
        }
        assert!(Arc::ptr_eq(&one, &pool.shared("a long one")), "somebody holds it");
    }

    #[test]
    fn a_short_text_is_not_looked_for() {
        assert!(!Arc::ptr_eq(&shared("short"), &shared("short")));
        let long = "long".repeat(WORTH);
        assert!(Arc::ptr_eq(&shared(&long), &shared(&long)));
    }
}
