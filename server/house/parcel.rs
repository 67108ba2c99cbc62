//! A table as one file to keep: its entries as they are stored, with their hashes, a line each, pressed. What
//! it says of itself stands in the first line. Whoever has it has every secret of the table.

use std::io::{BufRead, BufReader, Read, Write};

use anyhow::{Context, anyhow, bail, ensure};
use flate2::Compression;
use flate2::read::MultiGzDecoder;
use flate2::write::GzEncoder;
use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::bounds::{self, Room};
use crate::journal::{Stored, TableId, is_chain};

/// The form of these files.
const FORM: u32 = 1;

/// Bytes of a file as it is sent, at most.
pub(crate) const PRESSED: usize = 64 << 20;

/// Bytes of what is in it, at most, and how many times the file's own bytes that may be: every entry has a hash, which
/// cannot be pressed, so no table comes near.
const BYTES: u64 = 256 << 20;
const RATIO: u64 = 100;
const SLACK: u64 = 4 << 20;

/// Bytes of its first line, and of any other, at most: the longest holds a scenario.
const LABEL: usize = 4 << 10;
const LINE: usize = 32 << 20;

/// Bytes of memory that the values of all its entries may take.
const VALUES: usize = 256 << 20;

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

/// What every version's first line says.
#[derive(Deserialize)]
struct Form {
    prytaneion_table: u64,
}

/// A table in a file.
pub(crate) struct Parcel {
    pub(crate) table: TableId,
    pub(crate) rows: Vec<Stored>,
}

fn hex(hash: &[u8; 32]) -> String {
    hash.iter().map(|byte| format!("{byte:02x}")).collect()
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
    let at_most = BYTES.min(SLACK + RATIO * bytes.len() as u64);
    let mut lines = BufReader::new(MultiGzDecoder::new(bytes).take(at_most));
    let label = bounds::line(&mut lines, LABEL).ok().flatten().context(NONE)?;
    let Form { prytaneion_table: form } = serde_json::from_str(&label).context(NONE)?;
    if form > u64::from(FORM) {
        bail!("This file was written by a later version of the program. Restore it there");
    }
    let Label { table, entries, hash, .. } = serde_json::from_str(&label).context(NONE)?;
    let rows = rows(&mut lines)?;
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

fn rows(lines: &mut impl BufRead) -> anyhow::Result<Vec<Stored>> {
    let (mut rows, room) = (Vec::new(), Room::of(VALUES));
    while let Some(line) =
        bounds::line(lines, LINE).context("The file is damaged, cut short or too large")?
    {
        let row = serde_json::from_str::<Stored>(&line);
        let row = row.context("The file is damaged: a line of it cannot be read")?;
        // Only how much there is: whether a game can be played with it is found out by playing it.
        let fits = row.entry_in(&room);
        fits.map_err(|_| anyhow!("The file is damaged, or one table cannot hold so much"))?;
        rows.push(row);
    }
    Ok(rows)
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
    fn a_table_that_takes_too_much_memory_is_refused_although_its_chain_is_right() {
        let Parcel { table, rows } = parcel();
        let mut entries: Vec<Entry> =
            rows.iter().map(|row| row.entry().expect("it is sound")).collect();
        let object = json!({ "": 0 });
        entries[2].events = vec![vec![object; 200_000].into()];
        entries[1].command = entries[2].events[0].clone();
        let packed = pack(&Parcel { table, rows: chained(table, &entries) }, ("KWDTR", "A hall"));
        let said = unpack(&packed.expect("it can be packed")).err().expect("it is refused");
        assert!(said.to_string().contains("one table cannot hold so much"), "{said}");
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
