//! Draws that anybody can check. Before the first draw a table is committed to a secret seed; the
//! devices of the seats add entropy that nobody else chose; each draw follows from seed, entropy and its
//! number by a recipe that stands in PROTOCOL.md. When the table is closed its seeds are opened.

use std::collections::BTreeMap;
use std::fmt;

use game::SeatId;
use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::journal::TableId;

/// A number of bytes as hexadecimal digits, in lower case.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(crate) struct Hex<const BYTES: usize>([u8; BYTES]);

impl<const BYTES: usize> TryFrom<String> for Hex<BYTES> {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let bad = || format!("not {BYTES} bytes in hexadecimal digits of lower case");
        let plain = |digit: u8| digit.is_ascii_digit() || (b'a'..=b'f').contains(&digit);
        if text.len() != BYTES * 2 || !text.bytes().all(plain) {
            return Err(bad());
        }
        let mut bytes = [0; BYTES];
        for (place, byte) in bytes.iter_mut().enumerate() {
            let digits = &text[place * 2..place * 2 + 2];
            *byte = u8::from_str_radix(digits, 16).map_err(|_| bad())?;
        }
        Ok(Self(bytes))
    }
}

impl<const BYTES: usize> From<Hex<BYTES>> for String {
    fn from(hex: Hex<BYTES>) -> Self {
        hex.to_string()
    }
}

impl<const BYTES: usize> fmt::Display for Hex<BYTES> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// It may be a secret: no log shows it.
impl<const BYTES: usize> fmt::Debug for Hex<BYTES> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("…")
    }
}

/// A secret that draws are made from.
pub(crate) type Seed = Hex<32>;

/// What a device adds to it.
pub(crate) type Entropy = Hex<16>;

impl Seed {
    /// A new one, from the operating system.
    pub(crate) fn new() -> Self {
        Self(rand::random())
    }

    /// What a table shows of it while it is secret.
    pub(crate) fn commitment(&self, table: TableId) -> String {
        digest(&format!("prytaneion seed 1\n{table}\n{self}"))
    }

    /// The draw of this number: one of `1..=sides`, each exactly as likely as the others.
    pub(crate) fn draw(&self, table: TableId, entropy: &str, number: u64, sides: u32) -> u32 {
        let sides = u64::from(sides.max(1));
        let mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("a key of any length will do");
        // From here on one more outcome would be likelier than the others: drawn once more.
        let bound = u64::MAX - (u64::MAX % sides + 1) % sides;
        for attempt in 0u64.. {
            let said = format!("prytaneion draw 1\n{table}\n{number}\n{entropy}\n{attempt}");
            let bytes = mac.clone().chain_update(said).finalize().into_bytes();
            let leading = bytes.first_chunk().expect("it has 32 bytes");
            let drawn = u64::from_be_bytes(*leading);
            if drawn <= bound {
                return u32::try_from(drawn % sides).expect("less than the sides") + 1;
            }
        }
        unreachable!("half of all attempts at least come true")
    }
}

/// What a table knows of its draws.
#[derive(Clone, Debug, Default)]
pub(crate) struct Fairness {
    /// The seeds that the table was committed to; draws are made from the last.
    pub(crate) seeds: Vec<Seed>,
    /// What each seat gave last, and when it was asked for.
    entropy: BTreeMap<SeatId, (Entropy, String)>,
}

impl Fairness {
    /// Makes true that a seat gave entropy.
    pub(crate) fn give(&mut self, seat: SeatId, entropy: Entropy, asked: String) {
        self.entropy.insert(seat, (entropy, asked));
    }

    /// What the devices are asked by: with each other text they are asked anew, at each milestone of the
    /// game and with each seed, which must not be chosen by somebody who knows what they gave.
    pub(crate) fn asks(&self, milestone: u64) -> String {
        format!("{}.{milestone}", self.seeds.len())
    }

    /// Whether this seat has answered that already.
    pub(crate) fn has(&self, seat: &SeatId, asked: &str) -> bool {
        self.entropy.get(seat).is_some_and(|(_, known)| known == asked)
    }

    /// What is in force, by seat.
    pub(crate) fn given(&self) -> impl Iterator<Item = (&SeatId, &Entropy)> {
        self.entropy.iter().map(|(seat, (entropy, _))| (seat, entropy))
    }

    /// What every draw is made with besides the seed.
    pub(crate) fn entropy(&self) -> String {
        let rows: String =
            self.given().map(|(seat, entropy)| format!("\n{entropy} {seat}")).collect();
        digest(&format!("prytaneion entropy 1{rows}"))
    }
}

fn digest(text: &str) -> String {
    Hex(Sha256::digest(text).into()).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seed(byte: u8) -> Seed {
        Hex([byte; 32])
    }

    /// The same as in the page's own test.
    #[test]
    fn the_recipe_stays_what_it_is() {
        let mut fairness = Fairness::default();
        assert_eq!(fairness.entropy(), digest("prytaneion entropy 1"));
        fairness.give(SeatId("bee".into()), Hex([2; 16]), "1.0".into());
        fairness.give(SeatId("ant".into()), Hex([1; 16]), "1.0".into());
        let entropy = fairness.entropy();
        let drawn: Vec<u32> = [2, 6, 6, 6, 13, 60, u32::MAX]
            .into_iter()
            .zip(1..)
            .map(|(sides, number)| seed(7).draw(TableId::from_u128(9), &entropy, number, sides))
            .collect();
        assert_eq!(drawn, [2, 1, 5, 2, 11, 45, 1_254_526_111]);
        assert_eq!(entropy, "35256e82326d505a2d8f8db2cd15889a4ba37667479d7b795946beabf575e8bf");
        let commitment = seed(7).commitment(TableId::from_u128(9));
        assert_eq!(commitment, "b1cd50dc3d2afd0b4cb42f2f545118c124640e70b296bdcd364f32eba7d04422");
    }

    #[test]
    fn each_outcome_is_exactly_as_likely() {
        for sides in [1, 2, 3, 6, 7, 13, 60, 1 << 20, u32::MAX] {
            let sides = u64::from(sides);
            let bound = u64::MAX - (u64::MAX % sides + 1) % sides;
            // As many leading numbers count as are a multiple of the sides.
            assert_eq!((u128::from(bound) + 1) % u128::from(sides), 0, "{sides}");
            assert!(u128::from(bound) + 1 + u128::from(sides) > 1 << 64, "{sides}");
        }
    }

    #[test]
    fn another_number_table_seed_or_entropy_draws_something_else() {
        let draw = |seed: &Seed, table, entropy: &str, number| {
            seed.draw(TableId::from_u128(table), entropy, number, u32::MAX)
        };
        let one = draw(&seed(1), 1, "a", 1);
        assert_eq!(draw(&seed(1), 1, "a", 1), one);
        let others = [draw(&seed(2), 1, "a", 1), draw(&seed(1), 2, "a", 1)];
        let more = [draw(&seed(1), 1, "b", 1), draw(&seed(1), 1, "a", 2)];
        assert!(others.iter().chain(&more).all(|other| *other != one));
    }

    #[test]
    fn a_seed_is_no_word_of_a_log() {
        assert_eq!(format!("{:?}", seed(7)), "…");
        let written = serde_json::to_string(&seed(7)).expect("it is JSON");
        assert_eq!(serde_json::from_str::<Seed>(&written).expect("it is read"), seed(7));
        for bad in ["\"07\"", "\"\"", "7"] {
            assert!(serde_json::from_str::<Seed>(bad).is_err(), "{bad}");
        }
    }
}
