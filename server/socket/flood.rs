//! How much may be sent: a bucket that fills steadily and is emptied frame by frame, or byte by byte.

use tokio::time::Instant;

/// A token bucket.
#[derive(Debug)]
pub(crate) struct Bucket {
    level: f64,
    size: f64,
    per_second: f64,
    filled: Instant,
}

impl Bucket {
    /// A full bucket.
    pub(crate) fn full(size: u32, per_second: u32) -> Self {
        let size = f64::from(size);
        Self { level: size, size, per_second: per_second.into(), filled: Instant::now() }
    }

    /// Takes one, if there is one.
    pub(crate) fn take(&mut self) -> bool {
        self.take_many(1)
    }

    /// Takes so many, if there are as many.
    pub(crate) fn take_many(&mut self, many: usize) -> bool {
        self.fill();
        let enough = self.level >= many as f64;
        if enough {
            self.level -= many as f64;
        }
        enough
    }

    /// Whether there is none to take.
    pub(crate) fn is_empty(&mut self) -> bool {
        self.fill();
        self.level < 1.0
    }

    /// Whether it is as if nothing had been taken.
    pub(crate) fn is_full(&mut self) -> bool {
        self.fill();
        self.level >= self.size
    }

    fn fill(&mut self) {
        let now = Instant::now();
        let gained = (now - self.filled).as_secs_f64() * self.per_second;
        self.level = (self.level + gained).min(self.size);
        self.filled = now;
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_bucket_gives_its_burst_and_then_its_rate() {
        let mut bucket = Bucket::full(3, 2);
        assert_eq!((0..5).filter(|_| bucket.take()).count(), 3);
        tokio::time::advance(Duration::from_secs(1)).await;
        assert_eq!((0..5).filter(|_| bucket.take()).count(), 2);
        tokio::time::advance(Duration::from_secs(60)).await;
        assert_eq!((0..5).filter(|_| bucket.take()).count(), 3);
    }
}
