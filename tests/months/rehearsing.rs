//! Players by script: what they send, and for whom.

use std::collections::BTreeMap;
use std::fs;
use std::process::ExitCode;

use months::{Disk, Folder, Host, Newcomer, Rehearsal, Room};

use crate::command_line::typed;
use crate::kit::Desert;

/// What lies in `orders`, by name.
fn orders(desert: &Desert) -> BTreeMap<String, String> {
    let files = fs::read_dir(desert.path.join("orders")).unwrap().map(|entry| entry.unwrap());
    let text = |entry: fs::DirEntry| {
        (entry.file_name().into_string().unwrap(), fs::read_to_string(entry.path()).unwrap())
    };
    files.map(text).filter(|(name, _)| !name.starts_with('.')).collect()
}

/// A rehearsal begun anew: who sent.
fn send(desert: &Desert, mistakes: u32) -> Vec<u32> {
    let (disk, opened) = (Disk::default(), desert.opened());
    let folder = Folder::take(&desert.path, &disk).unwrap();
    Rehearsal::new(&opened, mistakes).send(&folder).unwrap()
}

#[test]
fn scripts_send_for_those_of_whom_nothing_is_there() {
    let desert = Desert::new();
    desert.send("owls", "#WELLS 3 sand\nDIG 9\n#END\n");
    assert_eq!(send(&desert, 0), [4, 5, 6]);
    let files = orders(&desert);
    assert_eq!(files["owls"], "#WELLS 3 sand\nDIG 9\n#END\n");
    assert_eq!(files["script-4.txt"], "#WELLS 4 \"two words\"\nDIG 1\n#END\n");
    assert_eq!(files["script-5.txt"], "#WELLS 5\nDIG 1\n#END\n");
    assert_eq!(send(&desert, 0), [0; 0], "all have sent now");
    let came = desert.opened().now_incoming().unwrap();
    assert!(!came.has_trouble() && came.sets().len() == 4);
}

#[test]
fn scripts_make_mistakes_where_they_are_asked_to() {
    let desert = Desert::new();
    send(&desert, 100);
    assert_eq!(orders(&desert)["script-5.txt"], "#WELLS 5\nDIG 1\nFLY\n#END\n");
}

/// Six months by script, with a faction that comes in after the second: what lay in `orders` in each. `anew`: each month
/// by a rehearsal of its own.
fn six_months(anew: bool) -> Vec<BTreeMap<String, String>> {
    let (desert, disk) = (Desert::new(), Disk::default());
    let (opened, folder) = (desert.opened(), desert.take(&disk));
    let mut rehearsal = Rehearsal::new(&opened, 0);
    let month = |month| {
        if month == 2 {
            let newcomer = Newcomer { name: "Swifts".into(), password: None, language: None };
            months::add(&opened, &folder, &newcomer, Room::AsMade).unwrap();
        }
        if anew {
            rehearsal = Rehearsal::new(&opened, 0);
        }
        rehearsal.send(&folder).unwrap();
        let sent = orders(&desert);
        let came = opened.now_incoming().unwrap();
        months::run(&opened, &folder, &Host::silent(), came).unwrap();
        sent
    };
    (0..6).map(month).collect()
}

/// They know what reports said: who begins anew in the middle reads them all, and writes what he would have written.
#[test]
fn a_rehearsal_begun_anew_goes_on_as_if_it_had_not_stopped() {
    let months = six_months(false);
    assert_eq!(months, six_months(true));
    let sent: Vec<usize> = months.iter().map(BTreeMap::len).collect();
    assert_eq!(sent, [4, 4, 5, 0, 5, 5], "in the fourth month they forget");
    assert_eq!(months[5]["script-7.txt"], "#WELLS 7\nDIG 4\n#END\n", "it has read four reports");
}

#[test]
fn turns_by_script_are_the_same_as_month_by_month() {
    let (one, two) = (Desert::new(), Desert::new());
    for _ in 0..3 {
        rehearse(&one, "0");
        let came = one.opened().now_incoming().unwrap();
        months::run(&one.opened(), &one.take(&Disk::default()), &Host::silent(), came).unwrap();
    }
    rehearse(&two, "3");
    for file in ["turns/0003/world.bin", "turns/0003/orders/5.txt"] {
        assert_eq!(fs::read(one.path.join(file)).unwrap(), fs::read(two.path.join(file)).unwrap());
    }
    assert_eq!(orders(&two), BTreeMap::new(), "in the fourth month they forget");
}

/// `rehearse`, as it is typed.
fn rehearse(desert: &Desert, turns: &str) {
    let path = desert.path.to_str().unwrap();
    let (said, code) = typed(&["rehearse", "--game", path, "--turns", turns, "--mistakes", "0"]);
    assert_eq!(code, ExitCode::SUCCESS, "{said}");
}

#[test]
fn a_file_that_is_refused_stops_turns_by_script() {
    let desert = Desert::new();
    desert.send("torn", "#WELLS 3 sand\nDIG 9\n");
    let path = desert.path.to_str().unwrap();
    let (said, code) = typed(&["rehearse", "--game", path, "--turns", "2"]);
    assert_eq!(code, ExitCode::from(1));
    assert!(said.ends_with("Nothing was run. Mend these files or take them away.\n"), "{said}");
    assert!(!desert.path.join("turns/0001").exists());
}

#[test]
fn a_game_without_scripts_says_so() {
    let (said, code) = typed(&["balance", "--games", "1"]);
    assert_eq!(code, ExitCode::from(2));
    assert_eq!(said, "There are no players by script for this game.");
}
