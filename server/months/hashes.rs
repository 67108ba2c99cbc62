//! Hashes, as the tools of every system write and check them: `sha256sum -c hashes.txt`.

use std::fmt::Write;

use sha2::{Digest, Sha256};

/// The name of the file of hashes in a turn.
pub(crate) const FILE: &str = "hashes.txt";

/// Digits of base 16.
pub(crate) fn hex(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 2);
    for byte in bytes {
        // A string can always be written to.
        let _ = write!(text, "{byte:02x}");
    }
    text
}

/// `sha256:…`.
pub(crate) fn sha256(bytes: &[u8]) -> String {
    format!("sha256:{}", digits(bytes))
}

/// The digits alone.
pub(crate) fn digits(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

/// A line of a file of hashes.
pub(crate) fn line(digits: &str, name: &str) -> String {
    format!("{digits}  {name}\n")
}

/// The digits that a file of hashes has for this name.
pub(crate) fn of<'t>(text: &'t str, name: &str) -> Option<&'t str> {
    let lines = text.lines().filter_map(|line| line.split_once("  "));
    lines.filter(|(_, known)| *known == name).map(|(digits, _)| digits).next()
}
