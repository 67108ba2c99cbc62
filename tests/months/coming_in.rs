//! What becomes of the files that come in (O-2 to O-5, L-6, H-15).

use std::fs;

use months::{Fate, Incoming};

use crate::kit::Desert;

fn came(desert: &Desert) -> Incoming {
    desert.opened().now_incoming().unwrap()
}

fn fates(came: &Incoming) -> Vec<(&str, usize, Fate)> {
    came.found.iter().map(|found| (&*found.file, found.first, found.fate)).collect()
}

fn told(came: &Incoming) -> String {
    came.told("#WELLS", "#END").join("\n")
}

#[test]
fn o2_a_mail_is_taken_as_it_came_and_its_lines_keep_their_numbers() {
    let desert = Desert::new();
    desert.send("mail", "Hello,\n\nmy orders:\n#WELLS 3 sand\nDIG 1\n#END\n-- \nDIG 9\n");
    let came = came(&desert);
    assert_eq!(fates(&came), [("mail", 4, Fate::Taken)]);
    assert_eq!(came.sets()[&3], b"\n\n\n#WELLS 3 sand\nDIG 1\n#END\n");
}

#[test]
fn o2_several_sets_in_a_file_are_each_taken_for_its_faction() {
    let desert = Desert::new();
    desert.send("all", "#WELLS 3 sand\n#END\n#WELLS 5\nDIG 1\n#END\n#WELLS 6 \"Öl\"\n#END\n");
    assert_eq!(came(&desert).sets().keys().copied().collect::<Vec<_>>(), [3, 5, 6]);
}

#[test]
fn o2_a_set_without_end_is_taken_and_told_of() {
    let desert = Desert::new();
    desert.send("torn.txt", "#WELLS 3 sand\nDIG 1\nDI");
    let came = came(&desert);
    assert_eq!(fates(&came), [("torn.txt", 1, Fate::Torn)]);
    assert!(came.has_trouble());
    assert_eq!(
        told(&came),
        "torn.txt, line 1: there is no #END line after this one: the file may be torn. (no_end)"
    );
}

#[test]
fn o1_a_password_in_latin1_is_the_same_as_in_utf8() {
    let desert = Desert::new();
    desert.send("old", b"#WELLS 6 \xd6l\rDIG 1\r#END\r");
    assert_eq!(fates(&came(&desert)), [("old", 1, Fate::Taken)]);
}

#[test]
fn o4_wrong_number_and_wrong_password_are_answered_alike_and_the_former_set_stays() {
    let desert = Desert::new();
    desert.send("1", "#WELLS 3 sand\nDIG 1\n#END\n");
    desert.send("2", "#WELLS 3 rock\nDIG 2\n#END\n");
    desert.send("3", "#WELLS 99 sand\nDIG 3\n#END\n");
    desert.send("4", "#WELLS 3\nDIG 4\n#END\n");
    desert.send("5", "#WELLS\nDIG 5\n#END\n");
    let came = came(&desert);
    assert!(came.found[1..].iter().all(|found| found.fate == Fate::BadCredentials));
    let told = came.told("#WELLS", "#END");
    let told: Vec<_> = told.iter().map(|said| said.split_once(": ").unwrap().1).collect();
    assert_eq!(told, ["refused: number or password is wrong. (bad_credentials)"; 4]);
    assert_eq!(came.sets().len(), 1);
    assert_eq!(came.sets()[&3], b"#WELLS 3 sand\nDIG 1\n#END\n");
}

#[test]
fn o4_a_faction_without_password_needs_none() {
    let desert = Desert::new();
    desert.send("1", "#WELLS 5\n#END\n");
    desert.send("2", "#WELLS 5 whatever\n#END\n");
    assert_eq!(fates(&came(&desert)), [("1", 1, Fate::Replaced), ("2", 1, Fate::Taken)]);
}

#[test]
fn o5_of_several_sets_of_a_faction_the_last_by_name_counts() {
    let desert = Desert::new();
    desert.send("b", "#WELLS 3 sand\nDIG 2\n#END\n");
    desert.send("a", "#WELLS 3 sand\nDIG 1\n#END\n");
    let came = came(&desert);
    assert_eq!(fates(&came), [("a", 1, Fate::Replaced), ("b", 1, Fate::Taken)]);
    assert_eq!(told(&came), "a, line 1: a later set of this faction has its place.");
    assert!(!came.has_trouble());
    desert.run();
    assert_eq!(desert.text("turns/0001/orders/3.txt"), "#WELLS 3 sand\nDIG 2\n#END\n");
}

#[test]
fn o1_a_set_that_is_too_large_is_refused_whole_and_the_former_stays() {
    let desert = Desert::new();
    desert.send("1", "#WELLS 3 sand\nDIG 1\n#END\n");
    desert.send("2", format!("#WELLS 3 sand\n{}#END\n", "DIG 1\n".repeat(500)));
    desert.send("3", format!("#WELLS 3 sand\n;{}\n#END\n", "x".repeat(10_000)));
    let came = came(&desert);
    let large = Fate::TooLarge;
    assert_eq!(fates(&came), [("1", 1, Fate::Taken), ("2", 1, large), ("3", 1, large)]);
}

#[test]
fn o1_a_set_far_down_in_a_long_file_is_not_too_large_for_where_it_lies() {
    let desert = Desert::new();
    desert.send("long", format!("{}#WELLS 3 sand\nDIG 1\n#END\n", "\n".repeat(50_000)));
    assert_eq!(came(&desert).sets()[&3], b"#WELLS 3 sand\nDIG 1\n#END\n");
}

#[test]
fn o2_a_file_without_a_set_is_told_of() {
    let desert = Desert::new();
    desert.send("photo.jpg", b"\xff\xd8\xff\xe0\0\x10JFIF");
    desert.send("empty", b"");
    desert.send(".hidden", b"#WELLS 3 sand\n#END\n");
    let came = came(&desert);
    assert_eq!(fates(&came), [("empty", 1, Fate::NoEnvelope), ("photo.jpg", 1, Fate::NoEnvelope)]);
}

#[cfg(unix)]
#[test]
fn l16_a_name_that_steers_terminals_is_told_without_and_its_file_left() {
    let desert = Desert::new();
    desert.send("a\u{1b}[2Jb", b"#WELLS 3 sand\n#END\n");
    fs::create_dir(desert.path.join("orders/folder")).unwrap();
    let came = came(&desert);
    assert!(came.files.is_empty() && came.has_trouble());
    assert!(!told(&came).contains('\u{1b}'));
    assert!(told(&came).contains("folder: it is no file. It stays where it is."));
}

#[test]
fn l6_the_order_of_uploads_and_their_names_change_no_byte() {
    let sets = [
        "#WELLS 3 sand\nDIG 3\n#END\n",
        "#WELLS 4 \"two words\"\nDIG 4\n#END\n",
        "#WELLS 5\nDIG 5\n#END\n",
    ];
    let played = |names: [&str; 3], threads: usize| {
        let desert = Desert::new();
        for (name, set) in names.into_iter().zip(sets) {
            desert.send(name, set);
        }
        desert.run_on(&months::Disk::default(), threads).unwrap();
        let mut turn = desert.turn(1);
        turn.retain(|name, _| {
            name.starts_with("reports/") || name.starts_with("orders/") || name == "world.bin"
        });
        turn
    };
    let one = played(["a", "b", "c"], 1);
    assert_eq!(one.len(), 4 * 3 + 3 + 1);
    for (names, threads) in [(["c", "a", "b"], 1), (["b", "c", "a"], 2), (["z", "y", "x"], 16)] {
        assert_eq!(played(names, threads), one, "{names:?} on {threads} threads");
    }
}

#[test]
fn h15_what_comes_after_the_files_were_read_belongs_to_the_next_month() {
    let desert = Desert::new();
    desert.send("a", "#WELLS 3 sand\nDIG 1\n#END\n");
    desert.send("b", "#WELLS 5\nDIG 1\n#END\n");
    let disk = months::Disk::default();
    let folder = desert.take(&disk);
    let opened = desert.opened();
    let incoming = opened.now_incoming().unwrap();
    desert.send("a", "#WELLS 3 sand\nDIG 2\n#END\n");
    desert.send("late", "#WELLS 3 sand\nDIG 3\n#END\n");
    let ran = months::run(&opened, &folder, &months::Host::silent(), incoming).unwrap();
    assert_eq!(ran.late, ["a", "late"]);
    drop(folder);
    assert_eq!(desert.text("turns/0001/orders/3.txt"), "#WELLS 3 sand\nDIG 1\n#END\n");
    let came = came(&desert);
    assert_eq!(fates(&came), [("a", 1, Fate::Replaced), ("late", 1, Fate::Taken)]);
}

#[test]
fn o5_the_very_same_file_sent_again_is_meant_for_the_next_month() {
    let desert = Desert::new();
    desert.send_all(3);
    let of = desert.path.join("orders/a.txt");
    let time = fs::metadata(&of).unwrap().modified().unwrap();
    desert.run();
    assert!(!of.exists());
    fs::copy(desert.path.join("turns/0001/sent/a.txt"), &of).unwrap();
    fs::File::options().write(true).open(&of).unwrap().set_modified(time).unwrap();
    desert.run();
    assert!(desert.path.join("turns/0002/orders/3.txt").exists());
}

#[test]
fn o8_a_new_password_counts_from_the_next_month_on() {
    let desert = Desert::new();
    desert.send("a", "#WELLS 3 sand\nPASSWORD dune\n#END\n");
    desert.run();
    desert.send("a", "#WELLS 3 sand\n#END\n");
    desert.send("b", "#WELLS 3 dune\n#END\n");
    let came = came(&desert);
    assert_eq!(fates(&came), [("a", 1, Fate::BadCredentials), ("b", 1, Fate::Taken)]);
}
