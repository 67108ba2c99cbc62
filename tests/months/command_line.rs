//! The commands of a game master, as they are typed.

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use clap::{CommandFactory, Parser};
use months::cli;

use crate::kit::{Desert, PASSWORDS};
use crate::toy::Wells;

#[derive(Parser)]
struct Typed {
    #[command(subcommand)]
    asked: cli::Command,
}

/// What is said, and the exit code: 2 where it cannot be done.
pub fn typed(words: &[&str]) -> (String, ExitCode) {
    let asked = Typed::try_parse_from(["wells"].iter().chain(words)).unwrap().asked;
    let mut out = Vec::new();
    match cli::answer(&Wells, &asked, &mut out) {
        Ok(code) => (String::from_utf8(out).unwrap(), code),
        Err(error) => (format!("{error:#}"), ExitCode::from(2)),
    }
}

fn at(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn the_commands_fit_together() {
    Typed::command().debug_assert();
}

#[test]
fn a_game_from_its_beginning_to_its_end() {
    let room = tempfile::tempdir().unwrap();
    let path = room.path().join("dry");
    let game = at(&path);
    let (said, code) = typed(&["make", game, "--seed", "x", "--set", "coins=5", "--threads", "1"]);
    assert_eq!(code, ExitCode::SUCCESS, "{said}");
    assert!(said.starts_with("All begin with 5 coins."), "{said}");
    let readme = fs::read_to_string(path.join("README.txt")).unwrap();
    assert!(!readme.contains('{') && readme.contains("#WELLS NUMBER"));

    let (said, _) = typed(&["add", "Owls", "--password", "sand", "--game", game]);
    assert!(said.starts_with("“Owls” is faction 3."), "{said}");
    typed(&["add", "Larks", "--game", game]);
    let letter = fs::read_to_string(path.join("turns/0000/joined/4/welcome.txt")).unwrap();
    assert!(letter.starts_with("Welcome to dry.\n\nYou are Larks, faction 4."), "{letter}");
    let drawn = letter.split('"').nth(1).unwrap().to_owned();
    assert_eq!(drawn.len(), 12);
    fs::write(path.join("orders/answer"), &letter).unwrap();
    let (said, _) = typed(&["summary", "-g", game]);
    assert!(said.contains("1 file with 0 sets to run."), "a letter sent back is no set: {said}");
    fs::remove_file(path.join("orders/answer")).unwrap();

    fs::write(path.join("orders/a"), "#WELLS 3 sand\nDIG 3\nFLY\n#END\n").unwrap();
    fs::write(path.join("orders/b"), format!("#WELLS 4 {drawn}\nDIG 3\n")).unwrap();
    let (said, _) = typed(&["summary", "-g", game]);
    assert!(said.contains("3  Owls     a          1       1         0\n"), "{said}");
    assert!(said.contains("b, line 1: there is no #END line"), "{said}");

    let (said, code) = typed(&["run", "-g", game]);
    assert_eq!(code, ExitCode::from(1));
    assert!(said.ends_with("or run it --anyway.\n"), "{said}");
    let (said, code) = typed(&["trial", "-g", game]);
    assert_eq!(code, ExitCode::SUCCESS);
    assert!(said.ends_with("Nothing of this was kept.\n"), "{said}");
    assert!(!path.join("turns/0001").exists());
    let (said, code) = typed(&["run", "-g", game, "--anyway", "--threads", "2"]);
    assert_eq!(code, ExitCode::SUCCESS, "{said}");
    assert!(said.contains("2 files with 2 sets to run."), "{said}");
    assert!(said.contains("Turn 1 stands."), "{said}");

    let (said, code) = typed(&["verify", "-g", game]);
    assert_eq!(
        (said.as_str(), code),
        ("1 turn computed again: all is as it was, byte for byte.\n", ExitCode::SUCCESS)
    );
    going_back(&path);
    fs::write(path.join("turns/0001/reports/3.txt"), "x").unwrap();
    let (said, code) = typed(&["verify", "-g", game]);
    assert!(said.starts_with("Turn 1, reports/3.txt: from line 1, byte 1 on"), "{said}");
    assert_eq!(code, ExitCode::from(1));
}

/// Back from turn 1 and forth again: what was moved, and where it lies, is said.
fn going_back(path: &Path) {
    let game = at(path);
    let back = |orders: &str| {
        let (said, _) = typed(&["back", "0", "-g", game]);
        assert!(
            said.starts_with(&format!(
                "The last turn is 0 now. Turn 1 went into aside/1/turns.{orders}\n"
            )),
            "{said}"
        );
    };
    let forth = |orders: &str| {
        let (said, _) = typed(&["forth", "1", "-g", game]);
        assert_eq!(
            said,
            format!("The last turn is 1 now. Turn 1 came back from aside/1.{orders}\n")
        );
    };
    back("");
    forth("");
    fs::write(path.join("orders/old"), "#WELLS 3 sand\n#END\n").unwrap();
    back(" What lay in `orders` is in aside/1/orders: old.");
    forth(" Back in `orders`: old.");
    back(" What lay in `orders` is in aside/1/orders: old.");
    fs::write(path.join("orders/new"), "#WELLS 3 sand\n#END\n").unwrap();
    forth(
        " What came in since stays in `orders`, and is for turn 2 now: new. What had come in then is not mixed with \
         it and stays in aside/1/orders: old.",
    );
    assert!(path.join("orders/new").exists() && path.join("aside/1/orders/old").exists());
}

#[test]
fn o6_the_exit_code_of_a_check_says_whether_there_are_errors() {
    let desert = Desert::new();
    let (game, file) = (at(&desert.path).to_owned(), desert.path.join("my.txt"));
    let check = |text: &str, more: &[&str]| {
        fs::write(&file, text).unwrap();
        typed(&[&["check", at(&file), "--game", &game], more].concat())
    };
    assert_eq!(check("#WELLS 3 sand\nDIG 1\n#END\n", &[]).1, ExitCode::SUCCESS);
    let (said, _) = check("#WELLS 3 sand\nDIG 1\n#END\n", &["--ahead"]);
    assert!(said.ends_with("0 warnings.\n  At least 11 coins.\n"), "{said}");
    assert_eq!(check("#WELLS 3 sand\nFLY\n#END\n", &[]).1, ExitCode::from(1));
    assert_eq!(check("Hello", &[]).1, ExitCode::from(2));
    let (said, code) = check("#WELLS 3 sand\nFLY\n#END\n", &["--json"]);
    let said: serde_json::Value = serde_json::from_str(&said).unwrap();
    assert_eq!(code, ExitCode::from(1));
    assert_eq!(said["errors"], 1);
    assert_eq!(said["sets"][0]["messages"][0]["level"], "error");
    assert_eq!(said["sets"][0]["messages"][0]["line"], 2);
}

#[test]
fn what_is_said_to_players_is_in_their_language() {
    let desert = Desert::new();
    let (game, file) = (at(&desert.path).to_owned(), desert.path.join("my.txt"));
    fs::write(&file, "#WELLS 3 sand\nFLY\n#END\n").unwrap();
    let (said, _) = typed(&["check", at(&file), "-g", &game, "--language", "de"]);
    assert!(said.contains("Das kann niemand."), "{said}");
    assert_eq!(typed(&["rules"]), ("dig\n".into(), ExitCode::SUCCESS));
    assert_eq!(typed(&["rules", "dig"]).0, "Digs 9 deep.\n");
    assert_eq!(typed(&["rules", "dig", "--language", "de"]).0, "Gräbt 9 tief.\n");
    assert_eq!(typed(&["rules", "dig", "--game", &game]).0, "Digs 9 deep.\n");
    let other = desert.path.join("other");
    fs::create_dir(&other).unwrap();
    fs::write(other.join("wells.toml"), "deep = 4\n").unwrap();
    assert_eq!(typed(&["rules", "dig", "--content", at(&other)]).0, "Digs 4 deep.\n");
    let unknown = (
        "Nothing that everybody knows from the start is called “fly high”.".to_owned(),
        ExitCode::from(2),
    );
    assert_eq!(typed(&["rules", "fly", "high"]), unknown);
    for words in
        [&["rules", "--language", "fr"][..], &["add", "Gulls", "-g", &game, "--language", "fr"]]
    {
        assert_eq!(typed(words).0, "There is no language “fr”, only: en, de.");
    }
    assert_eq!(typed(&["add", "Gulls", "-g", &game, "--language", "de"]).1, ExitCode::SUCCESS);
    assert!(desert.text("turns/0000/joined/7/faction.toml").contains("language = \"de\""));
    typed(&["run", "-g", &game, "--anyway"]);
    assert_eq!(typed(&["verify", "-g", &game]).1, ExitCode::SUCCESS);
}

#[test]
fn o4_no_command_prints_a_password() {
    let desert = Desert::new();
    let game = at(&desert.path).to_owned();
    desert.send_all(2);
    desert.send("wrong", "#WELLS 3 rock\n#END\n");
    let asked: [&[&str]; 6] = [
        &["summary"],
        &["trial"],
        &["run", "--anyway"],
        &["verify"],
        &["add", "Gulls", "--password", "eggs"],
        &["back", "0"],
    ];
    for words in asked {
        let (said, _) = typed(&[words, &["-g", &game]].concat());
        for password in PASSWORDS.into_iter().flatten().chain(["eggs", "rock"]) {
            assert!(!said.contains(password), "{words:?}: {said}");
        }
    }
}

#[test]
fn what_cannot_be_done_is_said_in_a_sentence() {
    let desert = Desert::new();
    let game = at(&desert.path).to_owned();
    let says = |words: &[&str]| {
        let (said, code) = typed(words);
        assert_eq!(code, ExitCode::from(2), "{said}");
        said
    };
    assert!(says(&["make", &game]).ends_with(" is already there. Name a folder that is not."));
    let new = format!("{game}2");
    assert_eq!(says(&["make", &new, "--set", "x=1"]), "Nobody can wish for “x”, only for: coins.");
    assert_eq!(says(&["make", &new, "--set", "coins=x"]), "“x” is no number of coins.");
    assert_eq!(says(&["make", &new, "--set", "coins"]), "“coins” is not of the form KEY=VALUE.");
    assert!(says(&["run", "-g", &new]).starts_with("There is no game in "));
    assert_eq!(says(&["add", "Nobody", "-g", &game]), "Nobody cannot come in.");
    let twice = ["make", &new, "--set", "coins=1", "--set", "coins=2"];
    assert_eq!(says(&twice), "“coins” is set twice.");
    assert_eq!(says(&["make", &new, "--name", " "]), "A game needs a name.");
    assert_eq!(says(&["run", "--threads", "0", "-g", &game]), "At least one thread is needed.");
    assert!(!Path::new(&new).exists());
}

#[test]
fn f1_who_cannot_come_in_is_told_why() {
    let desert = Desert::new();
    let game = at(&desert.path).to_owned();
    let says = |words: &[&str]| typed(&[&["add"], words, &["-g", &game]].concat());
    let cannot = ExitCode::from(2);
    for name in ["", " ", " Gulls"] {
        let said = "A name has a letter in it, and no blanks around it.".to_owned();
        assert_eq!(says(&[name]), (said, cannot), "{name}");
    }
    assert_eq!(says(&[&"x".repeat(81)]).0, "A name has 80 letters at most.");
    assert!(says(&["Gu\u{200b}lls"]).0.starts_with("This cannot be a name. A sign stands in it"));
    // As an eye sees it: the first letter of the second one is Greek.
    for name in ["owls", "\u{39f}wls"] {
        let said =
            "Faction 3 is called “Owls” already: players could not tell the two apart.".to_owned();
        assert_eq!(says(&[name]), (said, cannot), "{name}");
    }
    assert!(says(&["Gulls", "--password", " "]).0.contains("--no-password"));
    for name in ["Gulls", "Terns"] {
        assert_eq!(says(&[name]).1, ExitCode::SUCCESS, "{name}");
    }
    let (said, code) = says(&["Doves"]);
    assert!(said.starts_with("The game was made for 6 factions, and has 6."), "{said}");
    assert_eq!(code, cannot);
    assert_eq!(says(&["Doves", "--anyway"]).1, ExitCode::SUCCESS);
    assert_eq!(desert.opened().senders().unwrap().len(), 7);
}

#[test]
fn who_stops_listening_does_not_make_a_turn_undone() {
    struct Gone;
    impl std::io::Write for Gone {
        fn write(&mut self, _: &[u8]) -> std::io::Result<usize> {
            Err(std::io::ErrorKind::BrokenPipe.into())
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }
    let desert = Desert::new();
    let asked = Typed::try_parse_from(["wells", "run", "-g", at(&desert.path)]).unwrap().asked;
    assert_eq!(cli::answer(&Wells, &asked, &mut Gone).unwrap(), ExitCode::SUCCESS);
    assert_eq!(desert.last().0, 1);
}

#[cfg(unix)]
#[test]
fn k5_the_seed_and_the_whole_game_are_their_owners_alone() {
    use std::os::unix::fs::PermissionsExt;
    let desert = Desert::new();
    let mode =
        |name: &str| fs::metadata(desert.path.join(name)).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(""), 0o700);
    assert_eq!(mode("seed.secret"), 0o600);
    assert_eq!(mode("turns/0000/world.bin"), 0o600);
    assert_eq!(mode("turns/0000/joined/3/faction.toml"), 0o600);
}
