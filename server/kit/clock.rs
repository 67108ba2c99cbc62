//! The clock of a step.

use game::Millis;

/// A clock that runs down, or none that does. It measures the table's own time, so it stands while the
/// table is paused. It ends nothing by itself: that is the business of [`game::Game::alarm`].
///
/// ```
/// # use game::Millis;
/// # use kit::Clock;
/// let mut clock = Clock::default();
/// clock.begin(Some(60), Millis(1_000));
/// clock.set(90, Millis(31_000));
/// let running = clock.running().expect("it was set");
/// assert_eq!((running.ends_at, running.seconds), (Millis(121_000), 90));
/// clock.stop();
/// assert_eq!(clock.running(), None);
/// ```
#[derive(
    borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Copy, Debug, Default, PartialEq, Eq,
)]
pub struct Clock {
    running: Option<Running>,
}

/// A clock that runs.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Running {
    /// When it ends.
    pub ends_at: Millis,
    /// The seconds that it was given: the whole of which the remaining time is a part.
    pub seconds: u32,
}

impl Clock {
    /// A new step begins: it has `seconds` from `now`, or no clock that runs. Nothing is left of the
    /// former step's.
    pub fn begin(&mut self, seconds: Option<u32>, now: Millis) {
        let running = |seconds| Running { ends_at: now.plus_seconds(seconds), seconds };
        self.running = seconds.map(running);
    }

    /// It is set to end `seconds` from `now`; 0 ends it at once. The whole never gets shorter, so what
    /// is left is seen to shrink.
    pub fn set(&mut self, seconds: u32, now: Millis) {
        let whole = self.running.map_or(0, |clock| clock.seconds);
        let seconds_given = whole.max(seconds);
        self.running = Some(Running { ends_at: now.plus_seconds(seconds), seconds: seconds_given });
    }

    /// It ends so many seconds later than it would; one that does not run, or has run out, ends that long from `now`.
    pub fn extend(&mut self, seconds: u32, now: Millis) {
        let from = self.running.map_or(now, |clock| clock.ends_at.max(now));
        let ends_at = from.plus_seconds(seconds);
        let left = ends_at.0.saturating_sub(now.0).div_ceil(1000);
        let whole = self.running.map_or(0, |clock| clock.seconds);
        let seconds = whole.max(u32::try_from(left).unwrap_or(u32::MAX));
        self.running = Some(Running { ends_at, seconds });
    }

    /// It runs no more; nothing runs out until it is set or begun again.
    pub fn stop(&mut self) {
        self.running = None;
    }

    /// The game went back to what was so this many milliseconds ago: as much is left as was then.
    pub fn stood(&mut self, millis: u64) {
        if let Some(clock) = &mut self.running {
            clock.ends_at.0 = clock.ends_at.0.saturating_add(millis);
        }
    }

    /// How it runs, if it does. One that has run out runs until it is stopped or begun anew.
    #[must_use]
    pub fn running(&self) -> Option<Running> {
        self.running
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn clock(seconds: u32, now: u64) -> Clock {
        let mut clock = Clock::default();
        clock.begin(Some(seconds), Millis(now));
        clock
    }

    fn state(clock: Clock) -> (u64, u32) {
        let running = clock.running().expect("a clock that runs");
        (running.ends_at.0, running.seconds)
    }

    #[test]
    fn a_clock_that_is_set_short_keeps_its_whole() {
        let mut clock = clock(60, 0);
        clock.set(10, Millis(5_000));
        assert_eq!(state(clock), (15_000, 60));
    }

    #[test]
    fn a_step_begins_with_nothing_of_the_former_one() {
        let mut clock = clock(60, 0);
        clock.begin(Some(10), Millis(5_000));
        assert_eq!(state(clock), (15_000, 10));
        clock.begin(None, Millis(6_000));
        assert_eq!(clock.running(), None);
    }

    #[test]
    fn a_clock_that_stands_is_set_anew() {
        let mut clock = clock(60, 0);
        clock.stop();
        clock.stood(10);
        assert_eq!(clock, Clock::default());
        clock.set(10, Millis(5_000));
        assert_eq!(state(clock), (15_000, 10));
    }

    #[test]
    fn what_is_left_stays_left_where_time_is_added() {
        let mut clock = clock(300, 0);
        clock.extend(60, Millis(100_500));
        assert_eq!(state(clock), (360_000, 300));
        clock.extend(60, Millis(100_500));
        assert_eq!(state(clock), (420_000, 320));
    }

    #[test]
    fn time_is_added_from_now_where_none_is_left() {
        let mut clock = clock(10, 0);
        clock.extend(60, Millis(15_000));
        assert_eq!(state(clock), (75_000, 60));
        clock.stop();
        clock.extend(60, Millis(20_000));
        assert_eq!(state(clock), (80_000, 60));
    }

    #[test]
    fn a_clock_set_to_0_ends_at_once() {
        let mut clock = clock(60, 0);
        clock.set(0, Millis(7));
        assert_eq!(state(clock), (7, 60));
    }

    proptest! {
        #[test]
        fn as_much_is_left_after_going_back(
            seconds in any::<u32>(), then in 0..u64::MAX / 4, later in 0..u64::MAX / 4,
        ) {
            let mut clock = clock(seconds, 0);
            let left = i128::from(state(clock).0) - i128::from(then);
            clock.stood(later);
            prop_assert_eq!(i128::from(state(clock).0) - i128::from(then + later), left);
            prop_assert_eq!(state(clock).1, seconds);
        }
    }
}
