//! A table as one file to keep: its entries as they are stored, with their hashes, a line each, pressed. What
//! it says of itself stands in the first line. Whoever has it has every secret of the table.

use std::io::{BufRead, BufReader, Read, Write};

use anyhow::{Context, bail, ensure};
use flate2::Compression;
use flate2::read::MultiGzDecoder;
use flate2::write::GzEncoder;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::journal::{Stored, TableId, is_chain};

/// The form of these files.
const FORM: u32 = 1;

/// Bytes of a file as it is sent, at most.
pub(crate) const PRESSED: usize = 64 << 20;

/// Bytes of what is in it, at most.
const BYTES: u64 = 256 << 20;

/// How the names of these files end.
pub(crate) const ENDING: &str = ".table.gz";

/// The first line.
#[derive(Serialize, Deserialize)]
struct Label {
    /// The form of the file.
    prytaneion_table: u32,
    /// The table's id, which its chain of hashes begins with.
    table: TableId,
    /// For people.
    code: String,
    name: String,
    /// How many lines follow, and the hash of the last one.
    entries: usize,
    hash: String,
}

/// A table in a file.
pub(crate) struct Parcel {
    pub(crate) table: TableId,
    pub(crate) rows: Vec<Stored>,
}

fn hex(hash: &[u8; 32]) -> String {
    hash.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    let pairs = text.as_bytes().chunks(2);
    let byte = |pair| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok();
    pairs.map(byte).collect()
}

/// Packs a table of this code and name. Takes its time.
///
/// # Errors
/// When it cannot be written.
pub(crate) fn pack(
    Parcel { table, rows }: &Parcel,
    (code, name): (&str, &str),
) -> anyhow::Result<Vec<u8>> {
    let mut gzip = GzEncoder::new(Vec::new(), Compression::default());
    let label = Label {
        prytaneion_table: FORM,
        table: *table,
        code: code.into(),
        name: name.into(),
        entries: rows.len(),
        hash: rows.last().map(|row| hex(&row.hash)).unwrap_or_default(),
    };
    writeln!(gzip, "{}", serde_json::to_string(&label)?)?;
    for row in rows {
        let mut line = serde_json::to_value(row)?;
        line["hash"] = json!(hex(&row.hash));
        writeln!(gzip, "{line}")?;
    }
    Ok(gzip.finish()?)
}

/// Unpacks a table, and holds every line against the chain of hashes. Takes its time.
///
/// # Errors
/// A sentence for whoever chose the file.
pub(crate) fn unpack(bytes: &[u8]) -> anyhow::Result<Parcel> {
    const NONE: &str = "This is no archived table: choose a file that this program has written, whose name \
                        ends in .table.gz";
    let mut lines = BufReader::new(MultiGzDecoder::new(bytes).take(BYTES)).lines();
    let label = lines.next().context(NONE)?.context(NONE)?;
    let form = serde_json::from_str::<Value>(&label).context(NONE)?["prytaneion_table"].as_u64();
    match form {
        None => bail!(NONE),
        Some(form) if form > u64::from(FORM) => {
            bail!("This file was written by a later version of the program. Restore it there")
        }
        Some(_) => {}
    }
    let Label { table, entries, hash, .. } = serde_json::from_str(&label).context(NONE)?;
    let mut rows = Vec::new();
    for line in lines {
        let line = line.context("The file is damaged, cut short or too large")?;
        rows.push(row(&line).context("The file is damaged: a line of it cannot be read")?);
    }
    ensure!(
        rows.len() == entries,
        "The file is cut short: {} of {entries} entries are there",
        rows.len()
    );
    let last = rows.last().map(|row| hex(&row.hash)).unwrap_or_default();
    ensure!(
        last == hash && is_chain(table, &rows),
        "The file was damaged or altered: its entries do not say what was written"
    );
    Ok(Parcel { table, rows })
}

fn row(line: &str) -> Option<Stored> {
    let mut line: Value = serde_json::from_str(line).ok()?;
    let hash = unhex(line["hash"].as_str()?)?;
    line["hash"] = json!(hash);
    serde_json::from_value(line).ok()
}

#[cfg(test)]
mod tests {
    use game::Millis;
    use uuid::Uuid;

    use super::*;
    use crate::journal::{Entry, chained};

    fn parcel() -> Parcel {
        let entry = |seq| Entry {
            seq,
            command_id: Uuid::new_v4(),
            kind: Entry::GAME.into(),
            format: 1,
            actor: json!("control"),
            device: None,
            at: Millis(7),
            at_unix_ms: 8,
            command: json!({ "do": "ä" }),
            events: vec![json!(0.1)],
            drawn: 0,
            draws: None,
        };
        let table = Uuid::new_v4();
        let rows = chained(table, &[entry(1), entry(2), entry(3)]);
        Parcel { table, rows }
    }

    fn text(bytes: &[u8]) -> String {
        let mut text = String::new();
        MultiGzDecoder::new(bytes).read_to_string(&mut text).expect("it is text");
        text
    }

    fn pressed(text: &str) -> Vec<u8> {
        let mut gzip = GzEncoder::new(Vec::new(), Compression::fast());
        gzip.write_all(text.as_bytes()).expect("memory takes it");
        gzip.finish().expect("memory takes it")
    }

    #[test]
    fn what_is_packed_is_unpacked_with_every_hash() {
        let parcel = parcel();
        let packed = pack(&parcel, ("KWDTR", "A hall")).expect("it can be packed");
        let again = unpack(&packed).expect("it is whole");
        assert_eq!((again.table, again.rows), (parcel.table, parcel.rows));
    }

    #[test]
    fn another_file_and_one_that_was_harmed_are_refused_with_a_sentence() {
        let packed = pack(&parcel(), ("KWDTR", "A hall")).expect("it can be packed");
        let text = text(&packed);
        let short: Vec<&str> = text.lines().take(3).collect();
        let cases = [
            (b"PK".to_vec(), "no archived table"),
            (pressed("{}"), "no archived table"),
            (pressed(&text.replacen(":1,", ":2,", 1)), "later version"),
            (pressed(&short.join("\n")), "cut short"),
            (pressed(&text.replace('ä', "o")), "altered"),
            (pressed(&text.replace("\"drawn\":0", "\"drawn\":\"\"")), "cannot be read"),
            (packed[..packed.len() - 9].to_vec(), "damaged"),
        ];
        for (bytes, why) in cases {
            let said = unpack(&bytes).err().expect("it is refused").to_string();
            assert!(said.contains(why), "{why}: {said}");
        }
    }
}
