//! Codes, tickets and tokens: how they are made, and how they are compared.
//!
//! A *code* is what people type to find a table. A *ticket* is a secret in a QR code that lets a device
//! in. A *token* is the secret that then lives on the device; the server keeps only its hash.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use rand::RngExt;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// Letters that nobody mistakes for another one or for a digit, when read or when heard.
const LETTERS: &[u8] = b"ABCDEFGHJKLMNPQRTUVWXYZ";

/// Letters in a table's code: 23^5, so about 6.4 million codes.
const CODE_LETTERS: usize = 5;

/// The hash of a token, in hexadecimal. Comparing hashes tells a guesser nothing of the token.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct TokenHash(String);

impl TokenHash {
    /// The hash of this token.
    pub(crate) fn of(token: &str) -> Self {
        use std::fmt::Write;
        Sha256::digest(token.as_bytes()).iter().fold(
            Self(String::with_capacity(64)),
            |mut hash, byte| {
                write!(hash.0, "{byte:02x}").expect("a string can always be written to");
                hash
            },
        )
    }
}

/// A new table code, upper case.
pub(crate) fn new_code() -> String {
    let mut rng = rand::rng();
    (0..CODE_LETTERS).map(|_| char::from(LETTERS[rng.random_range(0..LETTERS.len())])).collect()
}

/// A new token or operator key: 256 bits, 43 characters.
pub(crate) fn new_token() -> String {
    URL_SAFE_NO_PAD.encode(rand::random::<[u8; 32]>())
}

/// A new ticket: 128 bits, 22 characters, so that its QR code stays coarse enough for old cameras.
pub(crate) fn new_ticket() -> String {
    URL_SAFE_NO_PAD.encode(rand::random::<[u8; 16]>())
}

/// The ticket of a helper, made from Control's: who holds Control's could help anyway, and from a
/// helper's nobody gets back to Control's.
pub(crate) fn helper_ticket(control_ticket: &str) -> String {
    let digest = Sha256::digest(format!("helper {control_ticket}"));
    URL_SAFE_NO_PAD.encode(&digest[..16])
}

/// A new device id: not secret, only distinct.
pub(crate) fn new_device() -> String {
    URL_SAFE_NO_PAD.encode(rand::random::<[u8; 6]>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_have_five_unambiguous_letters() {
        for _ in 0..100 {
            let code = new_code();
            assert_eq!(code.len(), 5);
            assert!(code.bytes().all(|letter| LETTERS.contains(&letter)), "{code}");
        }
    }

    #[test]
    fn a_helpers_ticket_follows_from_controls_and_is_another_one() {
        let control = new_ticket();
        let helper = helper_ticket(&control);
        assert_eq!((helper.len(), &helper), (control.len(), &helper_ticket(&control)));
        assert_ne!(helper, control);
        assert_ne!(helper, helper_ticket(&new_ticket()));
    }

    #[test]
    fn a_token_has_256_bits_and_hashes_alike_each_time() {
        let token = new_token();
        assert_eq!(URL_SAFE_NO_PAD.decode(&token).expect("base64").len(), 32);
        assert_eq!(TokenHash::of(&token), TokenHash::of(&token));
        assert_ne!(TokenHash::of(&token), TokenHash::of(&new_token()));
    }
}
