//! Computing all turns again finds whatever was changed, and names it.

use std::fs;

use months::verify::{Difference, verify};
use months::{Disk, Host, TurnNo};

use crate::kit::Desert;
use crate::toy::Wells;

fn played() -> Desert {
    let desert = Desert::new();
    desert.send_all(3);
    desert.run();
    desert.add("Gulls", Some("egg"));
    desert.send("all", "Hello\n#WELLS 3 sand\nDIG 4\n#END\n#WELLS 7 egg\nDIG 2\n#END\n#WELLS 9\n");
    desert.run();
    desert
}

fn verified(desert: &Desert, threads: usize) -> Result<TurnNo, Difference> {
    let disk = Disk::default();
    verify(&Wells, &desert.take(&disk), &Host { threads, ..Host::silent() }).unwrap()
}

#[test]
fn k9_a_game_that_nobody_touched_is_computed_again_byte_for_byte() {
    let desert = played();
    assert_eq!(verified(&desert, 1), Ok(TurnNo(2)));
    assert_eq!(verified(&desert, 3), Ok(TurnNo(2)));
}

#[test]
fn h5_a_byte_that_is_another_one_is_named_whatever_file_it_is_in() {
    let desert = played();
    let mut tried = 0;
    for (name, bytes) in desert.all() {
        if ["README.txt", "game.lock", "orders/.taken"].contains(&&*name) {
            continue;
        }
        let path = desert.path.join(&name);
        for at in [0, bytes.len() / 2, bytes.len() - 1] {
            let mut other = bytes.clone();
            other[at] ^= 1;
            fs::write(&path, &other).unwrap();
            let found = match verified_or_refused(&desert) {
                Ok(found) => found.expect_err(&name),
                // A file that cannot be read any more is named by the sentence.
                Err(said) => {
                    assert!(said.contains(name.rsplit('/').next().unwrap()), "{name}: {said}");
                    tried += 1;
                    continue;
                }
            };
            let within = name.strip_prefix(&format!("turns/{:04}/", found.turn.0));
            let named = found.file.trim_start_matches("../../");
            assert_eq!(named, within.unwrap_or(&name), "{name}, byte {at}: {found}");
            tried += 1;
        }
        fs::write(&path, &bytes).unwrap();
    }
    assert!(tried > 100, "{tried}");
    assert_eq!(verified(&desert, 1), Ok(TurnNo(2)));
}

fn verified_or_refused(desert: &Desert) -> Result<Result<TurnNo, Difference>, String> {
    let disk = Disk::default();
    let said = |error: anyhow::Error| format!("{error:#}");
    let folder = months::Folder::take(&desert.path, &disk).map_err(said)?;
    verify(&Wells, &folder, &Host::silent()).map_err(said)
}

#[test]
fn h5_where_a_report_was_changed_is_told_by_line_and_byte() {
    let desert = played();
    let path = desert.path.join("turns/0002/reports/4.txt");
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, text.replace("#END", "#FIN")).unwrap();
    let found = verified(&desert, 1).unwrap_err().to_string();
    let byte = text.find("#END").unwrap() + 2;
    assert_eq!(
        found,
        format!(
            "Turn 2, reports/4.txt: from line 4, byte {byte} on it is not what was computed now."
        )
    );
}

#[test]
fn h5_what_differs_in_a_report_or_a_world_is_named() {
    let desert = played();
    let change = |name: &str, change: &dyn Fn(&str) -> String| {
        let path = desert.path.join("turns/0002").join(name);
        let text = fs::read_to_string(&path).unwrap();
        fs::write(&path, change(&text)).unwrap();
        let found = verified(&desert, 1).unwrap_err();
        fs::write(&path, text).unwrap();
        format!("{}: {}", found.file, found.what)
    };
    let other = |text: &str| text.replace("\"coins\":", "\"coins\":1");
    assert_eq!(
        change("reports/4.json", &other),
        "reports/4.json: coins is not what was computed now."
    );
    assert_eq!(
        change("world.bin", &other),
        "world.bin: faction 3, coins is not what was computed now."
    );
    let state = |text: &str| text.replacen("\"figures\": [", "\"figures\": [7, ", 1);
    assert_eq!(
        change("summary.json", &state),
        "summary.json: factions[0] (number 3).figures[0] is not what was computed now."
    );
    // The same, written in another way.
    let blank = change("reports/4.json", &|text| format!("{text} "));
    assert!(blank.starts_with("reports/4.json: from line 1, byte"), "{blank}");
}

#[test]
fn h5_that_another_version_ran_a_turn_is_told_where_it_differs() {
    let desert = played();
    let turn = desert.path.join("turns/0002");
    let write = |name: &str, text: &str| fs::write(turn.join(name), text).unwrap();
    let read = |name: &str| fs::read_to_string(turn.join(name)).unwrap();
    let digits = |text: &str| months_digits(text.as_bytes());
    let (record, hashes) = (read("turn.toml"), read("hashes.txt"));
    let older = record.replace(env!("CARGO_PKG_VERSION"), "0.0.7");
    assert_ne!(older, record);
    write("turn.toml", &older);
    write("hashes.txt", &hashes.replace(&digits(&record), &digits(&older)));
    assert_eq!(verified(&desert, 1), Ok(TurnNo(2)), "that alone is no difference");
    write("reports/4.txt", "x");
    let found = verified(&desert, 1).unwrap_err().to_string();
    assert!(found.contains("Version 0.0.7 of the program ran this turn"), "{found}");
}

fn months_digits(bytes: &[u8]) -> String {
    use sha2::{Digest, Sha256};
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

#[test]
fn h5_a_file_too_many_or_too_few_is_named() {
    let desert = played();
    let report = desert.path.join("turns/0001/reports/3.json");
    let bytes = fs::read(&report).unwrap();
    fs::remove_file(&report).unwrap();
    assert_eq!(
        verified(&desert, 1).unwrap_err().to_string(),
        "Turn 1, reports/3.json: it is missing."
    );
    fs::write(&report, bytes).unwrap();
    fs::write(desert.path.join("turns/0001/reports/8.json"), "{}").unwrap();
    assert_eq!(
        verified(&desert, 1).unwrap_err().to_string(),
        "Turn 1, reports/8.json: it does not belong there."
    );
}

#[test]
fn h5_a_world_that_was_changed_is_not_played_on() {
    let desert = played();
    let path = desert.path.join("turns/0002/world.bin");
    let world = fs::read_to_string(&path).unwrap();
    fs::write(&path, world.replace("\"coins\":1", "\"coins\":9")).unwrap();
    let said = desert.run_on(&Disk::default(), 1).unwrap_err().to_string();
    assert!(said.contains("is not the one that was written"), "{said}");
}

#[test]
fn h5_a_game_with_other_tables_is_not_played_on() {
    let desert = played();
    fs::write(desert.path.join("content/wells.toml"), "deep = 7\n").unwrap();
    let said = months::Opened::read(&Wells, &desert.path).unwrap_err().to_string();
    assert!(said.contains("A game keeps its tables to its end."), "{said}");
}
