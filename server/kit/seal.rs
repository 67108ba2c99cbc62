//! What binds a secret choice, so that nobody can change it unseen between its lock and its reveal.

use std::fmt;

use borsh::{BorshDeserialize, BorshSerialize};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The seal that a device puts on a choice: a commitment to it, and the nonce that opens it.
///
/// The device draws the nonce, 32 random bytes, and keeps both. The commitment is the SHA-256 of
/// [`Seal::text`]: it tells nothing of the choice to whoever does not know the nonce, and no other choice
/// fits it. Both are written as 64 hexadecimal digits of lower case. As the choices are shown so are
/// their seals; then everybody can check what was shown, and the device that it is what was locked.
///
/// Before that a seal is as secret as its choice. `{:?}` tells nothing of it.
///
/// ```
/// # use kit::Seal;
/// let seal = Seal::on("medes", "round 41", "yes", [7; 32]);
/// assert!(seal.fits("medes", "round 41", "yes"));
/// assert!(!seal.fits("medes", "round 41", "no"));
/// assert_eq!(format!("{seal:?}"), "Seal(…)");
/// ```
#[derive(BorshSerialize, BorshDeserialize, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seal {
    /// What the choice is bound to.
    pub commitment: String,
    /// What opens it.
    pub nonce: String,
}

impl Seal {
    /// The seal on a choice: whose it is, what was asked, and what was chosen, the last two in the words
    /// that the game has for them.
    #[must_use]
    pub fn on(seat: &str, question: &str, choice: &str, nonce: [u8; 32]) -> Self {
        let nonce = hex(&nonce);
        Self { commitment: commitment(&Self::text(seat, question, choice, &nonce)), nonce }
    }

    /// What the commitment is the hash of: five lines with a line feed between them. The parts have no
    /// line feed themselves, so no two choices have the same text.
    #[must_use]
    pub fn text(seat: &str, question: &str, choice: &str, nonce: &str) -> String {
        ["prytaneion choice 1", seat, question, choice, nonce].join("\n")
    }

    /// Whether this is a seal, and on this choice.
    #[must_use]
    pub fn fits(&self, seat: &str, question: &str, choice: &str) -> bool {
        let one_line = [seat, question, choice].iter().all(|part| !part.contains('\n'));
        let digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
        one_line
            && self.nonce.len() == 64
            && self.nonce.bytes().all(digit)
            && self.commitment == commitment(&Self::text(seat, question, choice, &self.nonce))
    }
}

/// Tells nothing: it may not be opened yet.
impl fmt::Debug for Seal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seal(…)")
    }
}

fn commitment(text: &str) -> String {
    hex(&Sha256::digest(text))
}

fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits.map(|digit| char::from(DIGITS[usize::from(digit)])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The same as in the page's own test.
    #[test]
    fn the_text_stays_what_it_is() {
        let seal = Seal::on("medes", "round 41", "yes", [7; 32]);
        let nonce = "07".repeat(32);
        assert_eq!(seal.nonce, nonce);
        let text = format!("prytaneion choice 1\nmedes\nround 41\nyes\n{nonce}");
        assert_eq!(Seal::text("medes", "round 41", "yes", &nonce), text);
        let right = "bd8259e5b3e87dad0053248e0659fc934af1818b4af440d02701160a555e150b";
        assert_eq!(seal.commitment, right);
    }

    #[test]
    fn what_is_no_seal_fits_nothing() {
        let seal = Seal::on("medes", "round 41", "yes", [7; 32]);
        let of = |nonce: String| {
            let text = Seal::text("medes", "round 41", "yes", &nonce);
            Seal { commitment: commitment(&text), nonce }
        };
        for nonce in ["", "07", &"0G".repeat(32), &"AB".repeat(32), &"07".repeat(33)] {
            assert!(!of(nonce.to_owned()).fits("medes", "round 41", "yes"), "{nonce}");
        }
        let loud = Seal { commitment: seal.commitment.to_uppercase(), ..seal.clone() };
        assert!(!loud.fits("medes", "round 41", "yes"));
        // A part of two lines could be read as another part's.
        let text = "medes\nround 41\nround 42";
        assert!(!Seal::on(text, "yes", "no", [7; 32]).fits(text, "yes", "no"));
    }

    #[test]
    fn a_seal_is_read_as_it_was_written() {
        let seal = Seal::on("medes", "round 41", "yes", [7; 32]);
        let written = serde_json::to_string(&seal).expect("it is JSON");
        assert_eq!(serde_json::from_str::<Seal>(&written).expect("it is read"), seal);
    }

    type Parts = (String, String, String, [u8; 32]);

    fn parts() -> impl Strategy<Value = Parts> {
        ("[ab ]{0,2}", "[ab ]{0,2}", "[ab ]{0,2}", prop::array::uniform32(0..2_u8))
    }

    proptest! {
        #[test]
        fn it_fits_what_it_was_put_on_and_nothing_else(one in parts(), other in parts()) {
            let (seat, question, choice, nonce) = &one;
            let seal = Seal::on(seat, question, choice, *nonce);
            prop_assert!(seal.fits(seat, question, choice));
            let (seat, question, choice, _) = &other;
            let same = (&one.0, &one.1, &one.2) == (seat, question, choice);
            prop_assert_eq!(seal.fits(seat, question, choice), same);
        }

        #[test]
        fn another_nonce_is_another_commitment(one in parts(), nonce in prop::array::uniform32(0..2_u8)) {
            let (seat, question, choice, first) = &one;
            let seal = Seal::on(seat, question, choice, *first);
            let other = Seal::on(seat, question, choice, nonce);
            prop_assert_eq!(seal.commitment == other.commitment, *first == nonce);
        }

        #[test]
        fn one_digit_changed_fits_no_more(one in parts(), place in 0..128_usize, by in 1..16_u8) {
            let (seat, question, choice, nonce) = &one;
            let mut seal = Seal::on(seat, question, choice, *nonce);
            let text = if place < 64 { &mut seal.commitment } else { &mut seal.nonce };
            let at = place % 64;
            let digit = u8::from_str_radix(&text[at..=at], 16).expect("a digit") ^ by;
            text.replace_range(at..=at, &format!("{digit:x}"));
            prop_assert!(!seal.fits(seat, question, choice));
        }
    }
}
