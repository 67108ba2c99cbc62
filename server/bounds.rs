//! How much what strangers send may become once it is unpacked and read. A small file can hold a great many
//! values, and each of them takes far more memory than its text: so lines, files and values are counted while they
//! are read, and reading ends at the bound.

use std::fs::File;
use std::io::{self, BufRead, ErrorKind, Read};
use std::path::Path;

mod json;
mod toml;

pub(crate) use json::Room;
pub(crate) use toml::Look;

/// Bytes of memory that the values of an entry of a journal take at most, and those that a table is made from: many
/// times what the largest scenario needs.
pub(crate) const VALUES: usize = 128 << 20;

/// The next line without its end; none where nothing is left. A longer one than this is not read to its end.
///
/// # Errors
/// What the reader says; `InvalidData` where the line is longer, or no text.
pub(crate) fn line(reader: &mut impl BufRead, at_most: usize) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    reader.take(at_most as u64 + 1).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(None);
    }
    let ended = bytes.pop_if(|last| *last == b'\n').is_some();
    if !ended && bytes.len() > at_most {
        return Err(io::Error::new(ErrorKind::InvalidData, "a line is too long"));
    }
    bytes.pop_if(|last| *last == b'\r');
    let text = String::from_utf8(bytes);
    text.map(Some).map_err(|error| io::Error::new(ErrorKind::InvalidData, error))
}

/// The bytes of a file; of what never ends, such as a pipe, none.
///
/// # Errors
/// What the system says; `InvalidData` where it is no file, `FileTooLarge` where it has more bytes.
pub(crate) fn file(path: &Path, at_most: u64) -> io::Result<Vec<u8>> {
    // Opening a pipe would wait for whoever writes into it.
    if !std::fs::metadata(path)?.is_file() {
        return Err(io::Error::new(ErrorKind::InvalidData, "it is no file"));
    }
    let mut bytes = Vec::new();
    File::open(path)?.take(at_most + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > at_most {
        return Err(io::Error::new(ErrorKind::FileTooLarge, "it is too large"));
    }
    Ok(bytes)
}

/// The text of a file of the program's own, which is short.
///
/// # Errors
/// As [`file`]; `InvalidData` where it is no text.
pub(crate) fn short_text(path: &Path) -> io::Result<String> {
    /// Bytes at most.
    const SHORT: u64 = 64 << 10;
    let bytes = file(path, SHORT)?;
    String::from_utf8(bytes).map_err(|error| io::Error::new(ErrorKind::InvalidData, error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_read_up_to_its_bound() {
        let mut text = &b"one\r\n\nthree\nfour"[..];
        let mut next = || line(&mut text, 5).expect("it is short");
        let read: Vec<String> = std::iter::from_fn(&mut next).collect();
        assert_eq!(read, ["one", "", "three", "four"]);
        for mut long in [&b"123456\n"[..], b"123456"] {
            assert!(line(&mut long, 5).is_err());
        }
        let mut endless = io::BufReader::new(io::repeat(b'x'));
        assert!(line(&mut endless, 1 << 10).is_err());
    }

    #[test]
    fn a_file_is_read_up_to_its_bound() {
        let folder = tempfile::tempdir().expect("there is room");
        let path = folder.path().join("a.toml");
        std::fs::write(&path, "12345").expect("it can be written");
        assert_eq!(file(&path, 5).expect("it is small"), b"12345");
        let large = file(&path, 4).expect_err("it is larger").kind();
        assert_eq!(large, ErrorKind::FileTooLarge);
        assert!(file(folder.path(), 5).is_err());
    }
}
