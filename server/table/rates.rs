//! How fast commands may come: those of a seat from all its devices together, so that more devices do not
//! make it louder. Control is not held up: it is few, known, and in a hurry.

use std::collections::HashMap;

use game::SeatId;

use super::desk::{DeviceId, Party};
use crate::limits::Limits;
use crate::socket::flood::Bucket;

/// Screens that only look on and whose rate is remembered at most.
const WATCHERS: usize = 1024;

/// What is left to each who sends commands.
#[derive(Default)]
pub(crate) struct Rates {
    seats: HashMap<SeatId, Bucket>,
    /// They can do no more than name themselves.
    watchers: HashMap<DeviceId, Bucket>,
}

impl Rates {
    /// Takes one command of this party, if it has any left.
    pub(crate) fn take(&mut self, party: &Party, device: &DeviceId, limits: &Limits) -> bool {
        let full = || Bucket::full(limits.command_burst, limits.commands_per_second);
        match party {
            Party::Control | Party::Server => true,
            Party::Seat(seat) => self.seats.entry(seat.clone()).or_insert_with(full).take(),
            Party::Public => {
                if self.watchers.len() >= WATCHERS {
                    self.watchers.clear();
                }
                self.watchers.entry(device.clone()).or_insert_with(full).take()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn the_devices_of_a_seat_share_a_rate_and_control_has_none() {
        let limits = Limits { command_burst: 3, commands_per_second: 2, ..Limits::default() };
        let (mut rates, ant) = (Rates::default(), Party::Seat(SeatId("ant".into())));
        let devices = ["one", "two", "one", "two"];
        let taken = devices.map(|device| rates.take(&ant, &device.into(), &limits));
        assert_eq!(taken, [true, true, true, false]);
        let bee = Party::Seat(SeatId("bee".into()));
        assert!(rates.take(&bee, &"three".into(), &limits));
        tokio::time::advance(std::time::Duration::from_secs(1)).await;
        assert!(rates.take(&ant, &"one".into(), &limits));
        assert!((0..100).all(|_| rates.take(&Party::Control, &"desk".into(), &limits)));
    }
}
