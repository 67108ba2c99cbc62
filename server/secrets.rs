//! Codes, tickets and tokens: how they are made, and how they are compared.
//!
//! A *code* is what people type to find a table. A *ticket* is a secret in a QR code that lets a device
//! in. A *token* is the secret that then lives on the device; the server keeps only its hash. Of a ticket
//! the journal has the hash alone too. The server shows tickets all the same, to Control: it makes them
//! from a salt that stands in the journal and from its key, which does not.

use std::sync::Arc;

use axum::http::{HeaderMap, header};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit, Mac};
use rand::RngExt;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// Letters that nobody mistakes for another one or for a digit, when read or when heard.
const LETTERS: &[u8] = b"ABCDEFGHJKLMNPQRTUVWXYZ";

/// Letters in a table's code: 23^5, so about 6.4 million codes.
const CODE_LETTERS: usize = 5;

/// Letters in a seat's ticket: 23^12, about 54 bits, and wrong ones are made to wait.
const SEAT_LETTERS: usize = 12;

/// What the salt of a seat's ticket begins with; no other salt holds it.
const SEAT: &str = "seat:";

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

/// A ticket as the journal has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum Ticket {
    /// As journals of older versions have it.
    Plain(String),
    /// What it is made from, and its hash.
    Sealed { salt: String, hash: TokenHash },
}

impl Ticket {
    /// Whether this is the ticket.
    pub(crate) fn is(&self, given: &str) -> bool {
        match self {
            Self::Plain(ticket) => TokenHash::of(ticket) == TokenHash::of(given),
            Self::Sealed { salt, hash } if salt.starts_with(SEAT) => {
                TokenHash::of(&spelled(given)) == *hash
            }
            Self::Sealed { hash, .. } => TokenHash::of(given) == *hash,
        }
    }
}

/// What tickets are made from: it knows the key, which no journal holds.
#[derive(Clone)]
pub(crate) struct TicketKey(Arc<str>);

impl TicketKey {
    /// The vault of the server with this operator's key.
    pub(crate) fn of(operator_key: &str) -> Self {
        Self(operator_key.into())
    }

    /// A new ticket: 128 bits, 22 characters, so that its QR code stays coarse enough for old cameras.
    pub(crate) fn new_ticket(&self) -> Ticket {
        let salt = URL_SAFE_NO_PAD.encode(rand::random::<[u8; 16]>());
        let hash = TokenHash::of(&self.made_from(&salt));
        Ticket::Sealed { salt, hash }
    }

    /// A new ticket of a seat: letters in groups of four, to be typed where no camera reads its QR code.
    pub(crate) fn new_seat_ticket(&self) -> Ticket {
        let salt = format!("{SEAT}{}", URL_SAFE_NO_PAD.encode(rand::random::<[u8; 16]>()));
        let hash = TokenHash::of(&self.made_from(&salt));
        Ticket::Sealed { salt, hash }
    }

    /// What stands on the printed code; none where another server's key made the ticket.
    pub(crate) fn open(&self, ticket: &Ticket) -> Option<String> {
        match ticket {
            Ticket::Plain(plain) => Some(plain.clone()),
            Ticket::Sealed { salt, .. } => {
                Some(self.made_from(salt)).filter(|made| ticket.is(made))
            }
        }
    }

    fn made_from(&self, salt: &str) -> String {
        let made = mac(&self.0, "ticket", salt.as_bytes()).finalize().into_bytes();
        if salt.starts_with(SEAT) {
            let letter = |pair: &[u8]| {
                let number = usize::from(pair[0]) << 8 | usize::from(pair[1]);
                char::from(LETTERS[number % LETTERS.len()])
            };
            let letters: String = made.chunks(2).take(SEAT_LETTERS).map(letter).collect();
            return spelled(&letters);
        }
        URL_SAFE_NO_PAD.encode(&made[..16])
    }
}

/// A seat's ticket as it is written, however somebody typed it: "ABCD-EFGH-JKLM".
fn spelled(typed: &str) -> String {
    let letters = typed.chars().filter(char::is_ascii_alphanumeric);
    let mut spelled = String::new();
    for (at, letter) in letters.enumerate() {
        if at > 0 && at % 4 == 0 {
            spelled.push('-');
        }
        spelled.push(letter.to_ascii_uppercase());
    }
    spelled
}

/// What nobody without the operator's key can make of this text; the word says what it is for.
pub(crate) fn mac(operator_key: &str, word: &str, text: &[u8]) -> Hmac<Sha256> {
    let mut mac =
        Hmac::new_from_slice(operator_key.as_bytes()).expect("a key of any length will do");
    mac.update(word.as_bytes());
    mac.update(b" ");
    mac.update(text);
    mac
}

/// The key or token that somebody shows.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
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

/// Whether this is spelled like a table's code, in letters of either case.
pub(crate) fn is_code(text: &str) -> bool {
    let fits = |letter: u8| LETTERS.contains(&letter.to_ascii_uppercase());
    text.len() == CODE_LETTERS && text.bytes().all(fits)
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
            assert!(is_code(&code) && is_code(&code.to_lowercase()), "{code}");
        }
        assert!(!["DELO", "DELOSS", "DELOS", "DEL/A", "DÉLA"].iter().any(|text| is_code(text)));
    }

    #[test]
    fn a_helpers_ticket_follows_from_controls_and_is_another_one() {
        let vault = TicketKey::of("a key");
        let new = || vault.open(&vault.new_ticket()).expect("it is its own");
        let control = new();
        let helper = helper_ticket(&control);
        assert_eq!((helper.len(), &helper), (control.len(), &helper_ticket(&control)));
        assert_ne!(helper, control);
        assert_ne!(helper, helper_ticket(&new()));
    }

    #[test]
    fn a_ticket_is_known_by_its_hash_and_shown_by_its_own_server_alone() {
        let (vault, other) = (TicketKey::of("a key"), TicketKey::of("another key"));
        let sealed = vault.new_ticket();
        let shown = vault.open(&sealed).expect("it is its own");
        assert!(sealed.is(&shown) && !sealed.is("something else"));
        assert_eq!((shown.len(), other.open(&sealed)), (22, None));
        let written = serde_json::to_string(&sealed).expect("it is JSON");
        assert!(!written.contains(&shown), "{written}");
        assert_eq!(serde_json::from_str::<Ticket>(&written).expect("it is read"), sealed);
        let old: Ticket = serde_json::from_str("\"of old\"").expect("it is read");
        assert!(old.is("of old") && vault.open(&old) == Some("of old".into()));
    }

    #[test]
    fn a_seats_ticket_is_short_and_may_be_typed_as_one_likes() {
        let vault = TicketKey::of("a key");
        let sealed = vault.new_seat_ticket();
        let shown = vault.open(&sealed).expect("it is its own");
        assert_eq!(shown.len(), SEAT_LETTERS + 2, "{shown}");
        assert!(shown.bytes().all(|sign| sign == b'-' || LETTERS.contains(&sign)), "{shown}");
        let typed = shown.to_lowercase().replace('-', " ");
        assert!(sealed.is(&shown) && sealed.is(&typed) && !sealed.is(&shown[1..]));
        assert_ne!(vault.open(&vault.new_seat_ticket()), Some(shown));
    }

    #[test]
    fn a_token_has_256_bits_and_hashes_alike_each_time() {
        let token = new_token();
        assert_eq!(URL_SAFE_NO_PAD.decode(&token).expect("base64").len(), 32);
        assert_eq!(TokenHash::of(&token), TokenHash::of(&token));
        assert_ne!(TokenHash::of(&token), TokenHash::of(&new_token()));
    }
}
