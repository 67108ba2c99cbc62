//! Archives and files that strangers send: bounded, with no way out of their folder, and read although systems,
//! browsers and word processors have done to them what these do.

use std::io::{Cursor, Read};

use game::{Files, Text, text};
use zip::ZipArchive;
use zip::read::ZipFile;

use crate::registry::HEAD;

mod plain;
pub(crate) use plain::plain;

/// How the names of catalogues end.
pub(crate) const CATALOGUE: &str = ".po";

/// Bytes of an archive at most.
pub(crate) const ARCHIVE_BYTES: usize = 2 << 20;
/// Unpacked bytes of a file, and of all of them.
pub(crate) const FILE_BYTES: u64 = 1 << 20;
const ALL_BYTES: u64 = 4 << 20;
/// How the files of a scenario end.
const TOML: &str = ".toml";
/// Entries at most.
const ENTRIES: usize = 100;
/// How deep in folders a file lies at most, unless all of them lie deeper.
const DEEP: usize = 2;
/// How many files are named that lie where none of a scenario does.
const NAMED: usize = 3;

/// By which name a file is read; none for one that is no file of a scenario. Systems write endings in capitals.
pub(crate) fn read_as(name: &str) -> Option<String> {
    let name = name.trim();
    let small = name.to_ascii_lowercase();
    if small.starts_with('.') || small.starts_with("~$") {
        return None;
    }
    if small.ends_with(TOML) {
        return Some(small);
    }
    let tag = small.ends_with(CATALOGUE).then(|| &name[..name.len() - 3])?;
    let (first, rest) = tag.split_at(tag.find(['-', '_']).unwrap_or(tag.len()));
    Some(format!("{}{rest}{}", first.to_ascii_lowercase(), CATALOGUE))
}

/// What a file was to be called whose name got another ending: `scenario.toml.txt`.
pub(crate) fn meant(name: &str) -> Option<String> {
    let (stem, _) = name.trim().rsplit_once('.')?;
    read_as(stem)
}

/// Files as they come together.
pub(crate) struct Gathered {
    files: Files,
    left: u64,
    /// What lies there and is not read.
    strange: Vec<String>,
}

impl Gathered {
    pub(crate) fn new() -> Self {
        Self { files: Files::new(), left: ALL_BYTES, strange: Vec::new() }
    }

    /// Notes a file that is not read.
    pub(crate) fn pass(&mut self, name: &str) {
        let small = name.to_ascii_lowercase();
        let systems =
            small.starts_with(['.', '~']) || ["thumbs.db", "desktop.ini"].contains(&&*small);
        if !systems && self.strange.len() < ENTRIES {
            self.strange.push(name.to_owned());
        }
    }

    /// How many bytes of the next file are read at most.
    pub(crate) fn room(&self) -> u64 {
        FILE_BYTES.min(self.left)
    }

    /// Takes in a file by the name that it is read by; `called` is what it is called.
    ///
    /// # Errors
    /// A sentence for whoever sent it.
    pub(crate) fn take(&mut self, name: String, called: &str, bytes: Vec<u8>) -> Result<(), Text> {
        let length = bytes.len() as u64;
        if length > self.room() {
            return Err(text!("file-large", file = shown(called)));
        }
        self.left -= length;
        let text = plain(&shown(called), bytes)?;
        if self.files.insert(name, text).is_some() {
            return Err(text!("file-twice", file = shown(called)));
        }
        Ok(())
    }

    /// All files. Of one that is missing because it got another ending the name stands there alone.
    pub(crate) fn files(mut self) -> Files {
        for name in std::mem::take(&mut self.strange) {
            if meant(&name).is_some_and(|meant| !self.files.contains_key(&meant)) {
                self.files.insert(name, String::new());
            }
        }
        self.files
    }

    /// All files, of which one at least must be of a scenario.
    ///
    /// # Errors
    /// A sentence that names what lies there instead.
    pub(crate) fn some(self) -> Result<Files, Text> {
        if self.files.keys().any(|name| name.ends_with(TOML)) {
            return Ok(self.files());
        }
        let mut ended: Vec<_> =
            self.strange.iter().filter_map(|name| Some((meant(name)?, name))).collect();
        // The one that every scenario has first.
        ended.sort_by_key(|(meant, name)| (meant != HEAD, *name));
        if let [(meant, file), ..] = &*ended {
            return Err(text!("no-toml-ending", file = shown(file), meant = shown(meant)));
        }
        let named = self.strange.iter().take(NAMED).map(|name| shown(name)).collect::<Vec<_>>();
        Err(if named.is_empty() { text!("no-toml") } else { text!("no-toml-lies", files = named) })
    }
}

/// The text files of an archive by their names, without the folder that they may lie in. Files that are
/// neither TOML nor translations are passed over unread.
///
/// # Errors
/// A sentence for whoever packed it.
pub fn archive(bytes: &[u8]) -> Result<Files, Text> {
    if bytes.len() > ARCHIVE_BYTES {
        return Err(text!("upload-large"));
    }
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|_| text!("no-zip"))?;
    if archive.len() > ENTRIES {
        return Err(text!("many-entries", n = archive.len(), most = ENTRIES));
    }
    let mut found = Vec::new();
    for index in 0..archive.len() {
        let entry = archive.by_index(index).map_err(|error| unread(index, &error))?;
        found.extend(lying(&entry)?.map(|lying| (index, lying)));
    }
    let deepest = deepest(found.iter().map(|(_, lying)| lying));
    let mut gathered = Gathered::new();
    for (index, Lying { depth, called }) in found {
        let Some(name) = read_as(&called).filter(|_| depth <= deepest) else {
            gathered.pass(&called);
            continue;
        };
        let entry = archive.by_index(index).map_err(|error| unread(index, &error))?;
        let bytes = unpacked(entry, &called, gathered.room())?;
        gathered.take(name, &called, bytes)?;
    }
    gathered.some()
}

/// Files that came by name: the same rules as for an archive.
///
/// # Errors
/// A sentence for whoever sent them.
pub fn named(sent: Files) -> Result<Files, Text> {
    if sent.len() > ENTRIES {
        return Err(text!("many-entries", n = sent.len(), most = ENTRIES));
    }
    let mut found = Vec::new();
    for (path, text) in sent {
        found.extend(lies(&path)?.map(|lying| (text, lying)));
    }
    let deepest = deepest(found.iter().map(|(_, lying)| lying));
    let mut gathered = Gathered::new();
    for (text, Lying { depth, called }) in found {
        match read_as(&called).filter(|_| depth <= deepest) {
            Some(name) => gathered.take(name, &called, text.into_bytes())?,
            None => gathered.pass(&called),
        }
    }
    gathered.some()
}

/// A file with the number of folders around it, itself counted, and what it is called.
struct Lying {
    depth: usize,
    called: String,
}

/// How deep files are read: where all of a scenario's lie deeper than usual, these.
fn deepest<'a>(found: impl Iterator<Item = &'a Lying>) -> usize {
    let toml = |lying: &&Lying| read_as(&lying.called).is_some_and(|name| name.ends_with(TOML));
    found.filter(toml).map(|lying| lying.depth).min().unwrap_or_default().max(DEEP)
}

/// Where an entry lies that is a file.
fn lying<R: Read>(entry: &ZipFile<'_, R>) -> Result<Option<Lying>, Text> {
    let name = entry.name().map_err(|_| text!("entry-name"))?;
    let name = name.as_ref();
    if entry.is_symlink() {
        return Err(text!("entry-link", file = shown(name)));
    }
    if entry.is_dir() {
        // Its name must be sound all the same.
        return lies(name).map(|_| None);
    }
    if entry.encrypted() {
        return Err(text!("entry-locked", file = shown(name)));
    }
    lies(name)
}

/// Where a path leads, as far as files are read there; none for what systems hide.
fn lies(path: &str) -> Result<Option<Lying>, Text> {
    let parts: Vec<&str> = path.split(['/', '\\']).collect();
    let drive = parts[0].ends_with(':');
    if parts[0].is_empty() || drive || parts.contains(&"..") || path.contains('\0') {
        return Err(text!("entry-outside", file = shown(path)));
    }
    // Some programs begin every path with the folder itself.
    let parts: Vec<&str> = parts.into_iter().filter(|part| *part != ".").collect();
    let hidden = parts.iter().any(|part| part.starts_with('.') || *part == "__MACOSX");
    let called = parts.last().filter(|name| !hidden && !name.is_empty());
    Ok(called.map(|called| Lying { depth: parts.len(), called: (*called).to_owned() }))
}

/// What an entry says of its size is not believed: reading stops at the bound.
fn unpacked<R: Read>(entry: ZipFile<'_, R>, called: &str, bound: u64) -> Result<Vec<u8>, Text> {
    let mut bytes = Vec::new();
    let read = entry.take(bound + 1).read_to_end(&mut bytes);
    read.map_err(|error| text!("entry-broken", file = shown(called), error = error.to_string()))?;
    Ok(bytes)
}

fn unread(index: usize, error: &zip::result::ZipError) -> Text {
    text!("entry-unread", n = index + 1, error = error.to_string())
}

/// A name as it may be shown: short, and without what a terminal would obey.
pub(crate) fn shown(name: &str) -> String {
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

    fn said(bytes: &[u8]) -> String {
        crate::messages::take_up();
        archive(bytes).expect_err("the archive is wrong").to_string()
    }

    fn refused(entries: &[(&str, &[u8])]) -> String {
        said(&packed(entries))
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
    fn what_systems_and_browsers_do_to_an_archive_is_undone() {
        let wanted = Ok(Files::from([
            ("scenario.toml".into(), "a\n".into()),
            ("pt-BR.po".into(), "b".into()),
        ]));
        for (scenario, translation) in [
            ("./scenario.toml", "./pt-BR.po"),
            (".\\scenario.toml", ".\\pt-BR.po"),
            ("Scenario.TOML", "PT-BR.PO"),
            ("./An Evening/Scenario.toml ", "./An Evening/pt-BR.po"),
            (
                "Downloads/evening (1)/evening/scenario.toml",
                "Downloads/evening (1)/evening/pt-BR.po",
            ),
        ] {
            let files = archive(&packed(&[
                (scenario, b"\xef\xbb\xbfa\r\n"),
                (translation, b"b"),
                ("__MACOSX/._scenario.toml", b"\xff"),
                (".DS_Store", b"\xff"),
                ("evening/Thumbs.db", b"\xff"),
                ("evening/desktop.ini", b"\xff"),
                ("~$enario.toml", b"\xff"),
            ]));
            assert_eq!(files, wanted, "{scenario}");
        }
    }

    #[test]
    fn what_lies_there_instead_is_named() {
        let txt = refused(&[("a/scenario.toml.txt", b"a"), ("a/events.toml.txt", b"a")]);
        assert!(txt.contains("“scenario.toml.txt”") && txt.contains("“scenario.toml”"), "{txt}");
        let word = refused(&[("scenario.docx", b"PK"), ("Thumbs.db", b"x"), ("._x", b"x")]);
        assert!(word.contains("scenario.docx") && !word.contains("humbs"), "{word}");
        let rtf = refused(&[("scenario.toml", b"{\\rtf1")]);
        assert!(rtf.contains("“scenario.toml”") && rtf.contains("word processor"), "{rtf}");
        let twice = refused(&[("scenario.toml", b"a"), ("Scenario.toml", b"b")]);
        assert!(twice.contains("“Scenario.toml”") || twice.contains("“scenario.toml”"), "{twice}");
        let one = archive(&packed(&[("scenario.toml", b"a"), ("events.toml.txt", b"b")]));
        let held = Files::from([
            ("scenario.toml".into(), "a".into()),
            ("events.toml.txt".into(), String::new()),
        ]);
        assert_eq!(one, Ok(held), "whoever misses it can name it");
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
        assert!(said(&bytes).contains("is a link"));
    }

    #[test]
    fn what_unpacks_to_too_much_is_not_unpacked() {
        let large = vec![b' '; 50 << 20];
        let bomb = packed(&[("scenario.toml", &large)]);
        assert!(bomb.len() < 100 << 10);
        assert!(said(&bomb).contains("too large"));
        let some = vec![b' '; 1 << 20];
        let names = ["a.toml", "b.toml", "c.toml", "d.toml", "e.toml"];
        assert!(refused(&names.map(|name| (name, &*some))).contains("too large"));
        let many: Vec<String> = (0..200).map(|number| format!("{number}.toml")).collect();
        let many: Vec<(&str, &[u8])> = many.iter().map(|name| (name.as_str(), &b"a"[..])).collect();
        assert!(refused(&many).contains("200 files"));
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
        assert!(said(b"not a zip").contains("no zip archive"));
        assert!(refused(&[("scenario.toml", b"\xff")]).contains("UTF-8"));
        assert!(refused(&[("readme.md", b"a")]).contains("no .toml file"));
        assert!(refused(&[("a/x.toml", b"a"), ("b/x.toml", b"a")]).contains("two files"));
    }
}
