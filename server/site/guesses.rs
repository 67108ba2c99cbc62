//! Who has tried too many wrong codes. The bound is on failures: a hall full of people who all type the
//! right code behind one address is no attack.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use crate::doors::neighbourhood;
use crate::figures::figures;

/// How long failures are remembered.
const WINDOW: Duration = Duration::from_secs(60);

/// Addresses that are remembered at most; beyond it old ones are forgotten first.
const ADDRESSES: usize = 10_000;

/// Failures of each address.
pub(crate) struct Guesses {
    at_most: u32,
    failures: Mutex<HashMap<IpAddr, (Instant, u32)>>,
}

impl Guesses {
    /// Allows so many failures within a minute.
    pub(crate) fn allowing(at_most: u32) -> Self {
        Self { at_most, failures: Mutex::default() }
    }

    /// Whether this address has failed too often and must wait.
    pub(crate) fn must_wait(&self, ip: IpAddr) -> bool {
        let failures = self.failures.lock().unwrap_or_else(PoisonError::into_inner);
        failures
            .get(&neighbourhood(ip))
            .is_some_and(|(since, count)| since.elapsed() < WINDOW && *count >= self.at_most)
    }

    /// Counts a failure.
    pub(crate) fn count(&self, ip: IpAddr) {
        figures().counts.wrong_codes.increment(1);
        let mut failures = self.failures.lock().unwrap_or_else(PoisonError::into_inner);
        if failures.len() >= ADDRESSES {
            failures.retain(|_, (since, _)| since.elapsed() < WINDOW);
        }
        if failures.len() >= ADDRESSES {
            failures.clear();
        }
        let (since, count) = failures.entry(neighbourhood(ip)).or_insert((Instant::now(), 0));
        if since.elapsed() >= WINDOW {
            (*since, *count) = (Instant::now(), 0);
        }
        *count += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn too_many_wrong_codes_make_an_address_wait_a_minute() {
        let guesses = Guesses::allowing(3);
        let (one, other) = (IpAddr::from([1, 1, 1, 1]), IpAddr::from([2, 2, 2, 2]));
        for _ in 0..3 {
            assert!(!guesses.must_wait(one));
            guesses.count(one);
        }
        assert!(guesses.must_wait(one));
        assert!(!guesses.must_wait(other));
        tokio::time::advance(WINDOW).await;
        assert!(!guesses.must_wait(one));
    }
}
