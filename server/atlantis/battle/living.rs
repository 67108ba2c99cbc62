//! Who lives, so that the n-th of them is found at once: sums over powers of two (a Fenwick tree).

/// A set of numbers from 0 on, from which numbers go.
#[derive(Clone, Debug)]
pub(super) struct Living {
    /// At each place the number of those alive in the stretch that ends there and is as long as the place's lowest bit.
    sums: Vec<u32>,
    many: u32,
}

impl Living {
    /// Those numbers below `among` for which `is` holds.
    pub(super) fn new(among: u32, is: impl Fn(u32) -> bool) -> Self {
        let mut sums = vec![0; among as usize + 1];
        let mut many = 0;
        for number in 0..among {
            let place = number as usize + 1;
            if is(number) {
                sums[place] += 1;
                many += 1;
            }
            let above = place + (place & place.wrapping_neg());
            if above < sums.len() {
                sums[above] += sums[place];
            }
        }
        Self { sums, many }
    }

    /// How many there are.
    pub(super) const fn many(&self) -> u32 {
        self.many
    }

    /// Takes a number out that is in.
    pub(super) fn remove(&mut self, number: u32) {
        let mut place = number as usize + 1;
        while place < self.sums.len() {
            self.sums[place] -= 1;
            place += place & place.wrapping_neg();
        }
        self.many -= 1;
    }

    /// The n-th of them, from 1.
    pub(super) fn nth(&self, n: u32) -> u32 {
        let (mut place, mut left) = (0, n);
        let mut step = self.sums.len().next_power_of_two();
        while step > 0 {
            let next = place + step;
            if next < self.sums.len() && self.sums[next] < left {
                left -= self.sums[next];
                place = next;
            }
            step /= 2;
        }
        u32::try_from(place).unwrap_or(u32::MAX)
    }
}
