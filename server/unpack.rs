//! Archives that strangers send: bounded, and with no way out of their folder.

use std::io::{Cursor, Read};

use game::Files;
use zip::ZipArchive;
use zip::read::ZipFile;

use crate::catalogue;

/// Bytes of an archive at most.
pub(crate) const ARCHIVE_BYTES: usize = 2 << 20;
/// Unpacked bytes of a file, and of all of them.
pub(crate) const FILE_BYTES: u64 = 1 << 20;
const ALL_BYTES: u64 = 4 << 20;
/// How the files of a scenario end.
const TOML: &str = ".toml";

/// Whether a file of this name is one of a scenario's.
pub(crate) fn is_read(name: &str) -> bool {
    let hidden = name.starts_with('.');
    !hidden && (name.ends_with(TOML) || name.ends_with(catalogue::ENDING))
}

/// Entries at most.
const ENTRIES: usize = 100;

/// The text files of an archive by their names, without the folder that they may lie in. Files that are
/// neither TOML nor translations are passed over unread.
///
/// # Errors
/// A sentence for whoever packed it.
pub fn archive(bytes: &[u8]) -> Result<Files, String> {
    if bytes.len() > ARCHIVE_BYTES {
        return Err("The archive is larger than 2 MB. A scenario is text and needs less.".into());
    }
    let mut archive = ZipArchive::new(Cursor::new(bytes))
        .map_err(|_| "This is no zip archive, or it was cut short.".to_owned())?;
    if archive.len() > ENTRIES {
        return Err(format!(
            "The archive has {} entries; at most {ENTRIES} are read.",
            archive.len()
        ));
    }
    let (mut files, mut left) = (Files::new(), ALL_BYTES);
    for index in 0..archive.len() {
        let entry = archive.by_index(index).map_err(|error| {
            format!("Entry {} of the archive cannot be read: {error}.", index + 1)
        })?;
        let Some(name) = entry_name(&entry)? else { continue };
        let text = text(entry, &name, &mut left)?;
        insert(&mut files, name, text)?;
    }
    some(files)
}

/// Files that came by name: the same rules as for an archive.
///
/// # Errors
/// A sentence for whoever sent them.
pub fn named(sent: Files) -> Result<Files, String> {
    if sent.len() > ENTRIES {
        return Err(format!("There are {} files; at most {ENTRIES} are read.", sent.len()));
    }
    let (mut files, mut left) = (Files::new(), ALL_BYTES);
    for (path, text) in sent {
        let Some(name) = file_name(&path)? else { continue };
        let bytes = text.len() as u64;
        if bytes > FILE_BYTES || bytes > left {
            return Err(too_large(&name));
        }
        left -= bytes;
        insert(&mut files, name, text)?;
    }
    some(files)
}

fn some(files: Files) -> Result<Files, String> {
    if !files.keys().any(|name| name.ends_with(TOML)) {
        return Err("There is no .toml file in it, or it lies deeper than one folder.".into());
    }
    Ok(files)
}

fn insert(files: &mut Files, name: String, text: String) -> Result<(), String> {
    if files.contains_key(&name) {
        return Err(format!("There are two files called {name}. Send one scenario at a time."));
    }
    files.insert(name, text);
    Ok(())
}

/// The name of an entry that is to be read.
fn entry_name<R: Read>(entry: &ZipFile<'_, R>) -> Result<Option<String>, String> {
    let name = entry.name().map_err(|_| "An entry’s name cannot be read.".to_owned())?;
    let name = name.as_ref();
    if entry.is_symlink() {
        return Err(format!("{} is a link. Pack the file itself.", shown(name)));
    }
    if entry.is_dir() {
        // Its name must be sound all the same.
        return file_name(name).map(|_| None);
    }
    if entry.encrypted() {
        return Err(format!("{} is locked with a password.", shown(name)));
    }
    file_name(name)
}

/// The last part of a path that lies in one folder at most; none for what is not read.
fn file_name(path: &str) -> Result<Option<String>, String> {
    let parts: Vec<&str> = path.split(['/', '\\']).collect();
    let drive = parts[0].ends_with(':');
    if parts[0].is_empty() || drive || parts.contains(&"..") || path.contains('\0') {
        return Err(format!("{} lies outside the archive’s own folder.", shown(path)));
    }
    let hidden = parts.iter().any(|part| part.starts_with('.') || *part == "__MACOSX");
    let name = parts[parts.len() - 1];
    let read = !hidden && parts.len() <= 2 && is_read(name);
    Ok(read.then(|| name.to_owned()))
}

/// What an entry says of its size is not believed: reading stops at the bound.
fn text<R: Read>(entry: ZipFile<'_, R>, name: &str, left: &mut u64) -> Result<String, String> {
    let bound = FILE_BYTES.min(*left);
    let mut bytes = Vec::new();
    entry
        .take(bound + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| format!("{} cannot be unpacked: {error}.", shown(name)))?;
    let length = bytes.len() as u64;
    if length > bound {
        return Err(too_large(name));
    }
    *left -= length;
    String::from_utf8(bytes).map_err(|_| format!("{} is not text in UTF-8.", shown(name)))
}

fn too_large(name: &str) -> String {
    format!("{} is too large: a file has at most 1 MB, all of them 4 MB.", shown(name))
}

/// A name as it may be shown: short, and without what a terminal would obey.
fn shown(name: &str) -> String {
    let plain = |c: char| if c.is_control() { '?' } else { c };
    format!("“{}”", name.chars().take(80).map(plain).collect::<String>())
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use zip::ZipWriter;
    use zip::write::SimpleFileOptions;

    use super::*;

    fn packed(entries: &[(&str, &[u8])]) -> Vec<u8> {
        let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
        for (name, bytes) in entries {
            zip.start_file(*name, SimpleFileOptions::default()).expect("an entry");
            zip.write_all(bytes).expect("its bytes");
        }
        zip.finish().expect("an archive").into_inner()
    }

    fn refused(entries: &[(&str, &[u8])]) -> String {
        archive(&packed(entries)).expect_err("the archive is wrong")
    }

    #[test]
    fn the_files_of_one_folder_are_read_and_others_passed_over() {
        let files = archive(&packed(&[
            ("evening/scenario.toml", b"a"),
            ("evening/notes.txt", b"\xff"),
            ("__MACOSX/evening/._scenario.toml", b"\xff"),
            ("evening/.hidden.toml", b"x"),
            ("evening/old/scenario.toml", b"x"),
        ]));
        assert_eq!(files, Ok(Files::from([("scenario.toml".into(), "a".into())])));
    }

    #[test]
    fn no_entry_leaves_its_folder() {
        let paths = [
            "../scenario.toml",
            "a/../../b.toml",
            "/etc/x.toml",
            "C:\\x.toml",
            "a\\..\\x.toml",
            "../",
        ];
        for path in paths {
            assert!(refused(&[(path, b"a")]).contains("outside"), "{path}");
        }
        let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
        let options = SimpleFileOptions::default();
        zip.add_symlink("scenario.toml", "/etc/passwd", options).expect("a link");
        let bytes = zip.finish().expect("an archive").into_inner();
        assert!(archive(&bytes).is_err_and(|said| said.contains("is a link")));
    }

    #[test]
    fn what_unpacks_to_too_much_is_not_unpacked() {
        let large = vec![b' '; 50 << 20];
        let bomb = packed(&[("scenario.toml", &large)]);
        assert!(bomb.len() < 100 << 10);
        assert!(archive(&bomb).is_err_and(|said| said.contains("too large")));
        let some = vec![b' '; 1 << 20];
        let names = ["a.toml", "b.toml", "c.toml", "d.toml", "e.toml"];
        assert!(refused(&names.map(|name| (name, &*some))).contains("too large"));
        let many: Vec<String> = (0..200).map(|number| format!("{number}.toml")).collect();
        let many: Vec<(&str, &[u8])> = many.iter().map(|name| (name.as_str(), &b"a"[..])).collect();
        assert!(refused(&many).contains("200 entries"));
    }

    #[test]
    fn a_size_that_lies_is_not_believed() {
        let mut bytes = packed(&[("scenario.toml", &vec![b' '; 3 << 20])]);
        let size = u32::to_le_bytes(3 << 20);
        while let Some(at) = bytes.windows(4).position(|four| four == size) {
            bytes[at..at + 4].copy_from_slice(&u32::to_le_bytes(10));
        }
        assert!(archive(&bytes).is_err());
    }

    #[test]
    fn what_is_no_archive_or_no_text_is_said_so() {
        assert!(archive(b"not a zip").is_err_and(|said| said.contains("no zip archive")));
        assert!(refused(&[("scenario.toml", b"\xff\xfe")]).contains("UTF-8"));
        assert!(refused(&[("readme.md", b"a")]).contains("no .toml file"));
        assert!(refused(&[("a/x.toml", b"a"), ("b/x.toml", b"a")]).contains("two files"));
    }
}
