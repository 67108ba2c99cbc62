//! Every command that a page tells people to type is typed, in a fresh folder, or stands in a list with the reason why
//! not. What a page gives as an example (an address, a code, a stick) is filled in.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

use crate::house::http;
use crate::places::Server;
use typist::Typist;

mod typist;

/// The pages whose commands are typed.
fn pages() -> Vec<PathBuf> {
    let deploy = fs::read_dir(root().join("deploy")).unwrap().map(|file| file.unwrap().path());
    let deploy = deploy.filter(|path| path.extension().is_some_and(|ending| ending == "md"));
    let others = ["README.md", "decks/README.md", "server/README.md"];
    deploy.chain(others.map(|page| root().join(page))).collect()
}

/// What begins a command where it stands in a sentence.
const PROGRAMS: [&str; 24] = [
    "prytaneion",
    "make",
    "cargo",
    "docker",
    "kubectl",
    "curl",
    "psql",
    "npx",
    "npm",
    "bash",
    "sha256sum",
    "gh",
    "systemctl",
    "journalctl",
    "dmesg",
    "df",
    "iostat",
    "ss",
    "ls",
    "chrt",
    "ulimit",
    "pip",
    "pg_ctl",
    "pg_dump",
];

/// What is not typed here, by how it begins, and why.
const NOT_TYPED: [(&str, &str); 17] = [
    (
        "docker ",
        "there is no engine of containers where tests run; deployed.rs reads what it would run",
    ),
    ("kubectl ", "there is no cluster where tests run"),
    ("systemctl ", "there is no service manager where tests run"),
    ("journalctl ", "there is no service manager where tests run"),
    ("gh ", "it asks GitHub of a release"),
    ("dmesg ", "it asks the machine, not the program"),
    ("df ", "it asks the machine, not the program"),
    ("iostat ", "it asks the machine, not the program"),
    ("ss ", "it asks the machine, not the program"),
    ("ulimit ", "it asks the machine, not the program"),
    ("ls -l /proc/", "it asks the machine, not the program"),
    ("chrt ", "it takes a processor for itself"),
    ("pg_ctl promote", "tests of several servers promote a standby by it"),
    ("cargo ", "it builds for minutes; each of its targets is built by `make test`"),
    ("npm ", "`make test` runs it"),
    ("npx ", "it opens a window"),
    ("bash tests/browser/run.sh", "`make test` runs it"),
];

/// The commands of a page, each as one types it.
fn commands_of(page: &Path) -> BTreeSet<String> {
    let text = fs::read_to_string(page).unwrap();
    let (mut found, mut prose, mut fence) = (BTreeSet::new(), String::new(), None::<Vec<&str>>);
    for line in text.lines() {
        match (line.trim_start().strip_prefix("```"), &mut fence) {
            (Some(language), None) => fence = Some(vec![language]),
            (Some(_), Some(lines)) => {
                found.extend(typed_in(lines[0], &lines[1..]));
                fence = None;
            }
            (None, Some(lines)) => lines.push(line.trim()),
            (None, None) => prose += &format!("{line} "),
        }
    }
    for span in prose.split('`').skip(1).step_by(2) {
        let words: Vec<&str> = span.split_whitespace().collect();
        let first = words.iter().find(|word| !is_setting(word));
        let is_command = first.is_some_and(|first| PROGRAMS.contains(first));
        if is_command && words.len() > 1 && !is_grammar(span) {
            found.insert(words.join(" "));
        }
    }
    found
}

/// `NAME=value` before a command.
fn is_setting(word: &str) -> bool {
    word.split_once('=')
        .is_some_and(|(name, _)| name.chars().all(|c| c.is_ascii_uppercase() || c == '_'))
}

/// How a command is made, with what may be left out in brackets: other tests hold that against the program.
fn is_grammar(text: &str) -> bool {
    text.contains('[') || text.contains('|') && text.starts_with("prytaneion")
}

/// The commands among the lines of a block.
fn typed_in(language: &str, lines: &[&str]) -> Vec<String> {
    if lines.iter().any(|line| line.contains("[OPTIONS]")) {
        return Vec::new();
    }
    let typed = |line: &&str| match language {
        "sh" => line.split(" #").next().map(|line| line.trim().to_owned()),
        "console" => line.strip_prefix("$ ").map(str::to_owned),
        // On which machine it is typed stands before it.
        _ => match line.split_once("$ ") {
            Some((machine, rest)) if !machine.contains(' ') => Some(rest.trim().to_owned()),
            _ => line.starts_with("prytaneion ").then(|| (*line).to_owned()),
        },
    };
    lines.iter().filter_map(typed).filter(|line| !line.is_empty()).collect()
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// A writer's first card in ten minutes, and all else that a writer may type.
async fn writes(typist: &Typist) {
    typist.types("desk", "prytaneion decks new my-evening");
    let preview =
        typist.begins("desk", "prytaneion decks preview my-evening", "--listen 127.0.0.1:0");
    preview.says("Open http://").await;
    let page = fs::read_to_string(root().join("decks/README.md")).unwrap();
    let (_, card) = page.split_once("```toml\n").unwrap();
    let (card, _) = card.split_once("```").unwrap();
    let events = typist.folder("desk").join("my-evening/events.toml");
    let written = format!("{}\n{card}", fs::read_to_string(&events).unwrap());
    let check = "prytaneion decks check my-evening";
    fs::write(&events, written.replacen("to = \"citizens\"", "to = \"citizen\"", 1)).unwrap();
    let broken = typist.types_more("desk", check, ("", ""));
    assert_eq!(broken.status.code(), Some(2));
    let said = String::from_utf8([broken.stdout, broken.stderr].concat()).unwrap();
    assert!(said.contains("events.toml") && said.contains("citizens"), "{said}");
    fs::write(&events, &written).unwrap();
    typist.types("desk", check);
    typist.types("desk", "prytaneion decks translate my-evening de");
    typist.types("desk", "prytaneion decks print my-evening");
    for command in ["prytaneion --decks my-evening", "prytaneion --decks FOLDER"] {
        typist.fill("FOLDER", "my-evening");
        typist.begins("desk", command, "").is_ready().await;
    }
    typist.types("desk", "prytaneion decks check FOLDER");
    typist.fill("LANGUAGE", "el");
    typist.types("desk", "prytaneion decks translate FOLDER LANGUAGE");
    typist.fill("COMMAND", "doctor");
    typist.types("desk", "prytaneion --help");
    typist.types("desk", "prytaneion help COMMAND");
    let odds = typist.types("desk", "prytaneion odds --bonus 9,6,3 --tyche 0,0,1");
    assert!(odds.contains("thirteen"), "{odds}");
}

/// An evening with a stick, its restoring on another machine, and its checking.
async fn restores(typist: &Typist) {
    let stick = typist.folder("stick");
    typist.fill("/media/stick", stick.display());
    let evening =
        typist.begins("hall", "prytaneion --data data", &format!("--backup {}", stick.display()));
    evening.is_ready().await;
    typist.fill("KWDTR", evening.table().await);
    typist.fill("127.0.0.1:8080", evening.addr);
    let healthy = typist.types("hall", "curl http://127.0.0.1:8080/healthz");
    assert!(healthy.starts_with("ok"), "{healthy}");
    typist.succeeds("hall", "prytaneion key", ("--data data", ""));
    evening.ends().await;
    // That of the start had no table yet.
    fs::read_dir(&stick).unwrap().for_each(|file| fs::remove_file(file.unwrap().path()).unwrap());
    let evening =
        typist.begins("hall", "prytaneion --data data", &format!("--backup {}", stick.display()));
    evening.is_ready().await;
    let backup = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "sqlite");
    let found =
        || fs::read_dir(&stick).unwrap().map(|file| file.unwrap().path()).filter(backup).max();
    let waiting = async {
        while found().is_none() {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(Duration::from_secs(60), waiting).await.expect("there is a backup");
    typist.types("hall", "prytaneion verify --data data --table KWDTR");
    typist.fill("/media/stick/journal-20261122-220000.sqlite", found().unwrap().display());
    typist.types("hall", "prytaneion verify /media/stick/journal-20261122-220000.sqlite");
    evening.ends().await;
    typist.types("new", "prytaneion doctor --mend --from /media/stick --data data");
    typist.begins("new", "prytaneion --data data", "").is_ready().await;
    let also = format!("{} --data again", stick.display());
    typist.succeeds("new", "prytaneion doctor --mend --from", (&also, ""));
    typist.succeeds("new", "prytaneion doctor --mend", ("--data data", ""));
}

/// A spare laptop.
async fn follows(typist: &Typist) {
    let first = typist.begins("first", "prytaneion --data data", "");
    first.is_ready().await;
    typist.fill(
        "http://192.168.1.5:8080/control#key=…",
        format!("http://{}/control#key={}", first.addr, first.key()),
    );
    let follow = "prytaneion follow 'http://192.168.1.5:8080/control#key=…'";
    let spare = typist.begins("spare", follow, "--data data");
    spare.says("up to date").await;
    let listen = format!("--data data --listen {}", spare.addr);
    typist.succeeds("spare", "prytaneion take-over", (&listen, ""));
    spare.says("/control#key=").await;
}

/// A journal in a database, and two servers that share it.
async fn shares(typist: &Typist) {
    let server = Server::start(&["--tcp"]);
    let port = server.url.split("port=").nth(1).unwrap().split(' ').next().unwrap().to_owned();
    let at = format!("127.0.0.1:{port}");
    typist.fill(
        "sudo -u postgres ",
        format!("PGHOST=127.0.0.1 PGPORT={port} PGUSER=tests sudo -u postgres "),
    );
    typist.fill("@db/", format!("@{at}/"));
    typist.fill("@db1,db2/", format!("@{at},{at}/"));
    let createuser = "sudo -u postgres createuser --pwprompt prytaneion";
    typist.succeeds("db", createuser, ("", "SECRET\nSECRET\n"));
    typist.types("db", "sudo -u postgres createdb --owner=prytaneion prytaneion");
    let of = |host: u8| {
        format!(
            "prytaneion --journal postgres://prytaneion:SECRET@db/prytaneion --public-url http://10.0.0.{host}:8080 \
             --data data"
        )
    };
    let first = typist.begins("first-node", &of(1), "");
    first.is_ready().await;
    let code = first.table().await;
    typist.fill("first:", "first-node:");
    typist.types("second-node", "mkdir -m 700 data && scp first:data/operator.key data/");
    let second = typist.begins("second-node", &of(2), "");
    second.is_ready().await;
    assert_eq!(first.key(), second.key());
    let (status, told) = http(second.addr, "GET", &format!("/api/tables/{code}"), None, None).await;
    assert_eq!((status, &told["code"]), (421, &json!("elsewhere")), "{told}");
    second.ends().await;
    first.ends().await;
    let alone = "prytaneion --journal postgres://prytaneion:SECRET@db1,db2/prytaneion";
    let third = typist.begins("first-node", alone, "--data data");
    third.is_ready().await;
    third.ends().await;

    let (client, connection) =
        tokio_postgres::connect(&format!("{} dbname=postgres", server.url), tokio_postgres::NoTls)
            .await
            .unwrap();
    tokio::spawn(connection);
    client.batch_execute("CREATE DATABASE prytaneion_too OWNER prytaneion").await.unwrap();
    typist.fill("postgres://…", format!("postgres://prytaneion:SECRET@{at}/prytaneion_too"));
    let hall = typist.folder("hall").join("data");
    fs::rename(hall, typist.folder("moved").join("data")).unwrap();
    typist.types("moved", "prytaneion move --from data --to postgres://…");
    // What was broken off goes on where it was.
    typist.fill("--from …", "--from data");
    typist.types("moved", "prytaneion move --from … --to postgres://…");
}

/// A game by order files, from its making to its second check.
fn hosts(typist: &Typist) {
    let make = "prytaneion atlantis make aegean --name \"The Aegean\" --set players=6";
    typist.types("hosting", make);
    typist.types("hosting", "cd aegean");
    assert!(
        typist.types("hosting", "prytaneion atlantis make aegean --set help").contains("players")
    );
    typist.fill("COMMAND", "run");
    typist.types("hosting", "prytaneion atlantis COMMAND --help");
    let game = "hosting/aegean";
    typist.types(game, "prytaneion atlantis add \"Owls of Koridallos\"");
    typist.types(game, "prytaneion atlantis summary");
    typist.fill("Owls of Koridallos", "Herons");
    typist.types(game, "prytaneion atlantis add \"Owls of Koridallos\"");
    typist.types(game, "prytaneion atlantis run");
    let dir = typist.folder(game);
    let report = dir.join("turns/0001/reports/3.json");
    fs::copy(&report, typist.folder("hosting").join("3.json")).unwrap();
    let welcome = fs::read_to_string(dir.join("turns/0000/joined/3/welcome.txt")).unwrap();
    let password =
        welcome.lines().find_map(|line| line.split_once("#ATLANTIS 3 ")).map(|(_, rest)| rest);
    let password = password.expect("the letter shows the first line of a set").trim();
    let seen: Value = serde_json::from_str(&fs::read_to_string(&report).unwrap()).unwrap();
    let units = seen["regions"][0]["units"].as_array().expect("the report shows units");
    let first = |own: bool| {
        let unit = units.iter().find(|unit| (unit["own"] == true) == own);
        unit.expect("both have a unit where all begin")["number"].to_string()
    };
    let (unit, other) = (first(true), first(false));
    let mail = format!("Dear host,\n#ATLANTIS 3 {password}\nunit {unit}\nbehind 1\n#END\n");
    for name in ["mail.txt", "my-orders.txt"] {
        fs::write(typist.folder("hosting").join(name), &mail).unwrap();
    }
    typist.types("hosting", "prytaneion atlantis check my-orders.txt --report 3.json");
    typist.fill("OWN", &unit);
    typist.fill("OTHER", &other);
    let odds = typist.types(
        "hosting",
        "prytaneion atlantis odds --report 3.json --attackers OWN --defenders OTHER --assume combat=2",
    );
    assert!(odds.contains("Fought 10000 times"), "{odds}");
    typist.types("hosting", "prytaneion atlantis rules");
    let orders = typist.types("hosting", "prytaneion atlantis rules orders");
    assert!(orders.contains("STUDY skill") && orders.contains("Takes the month"), "{orders}");
    let mining = typist.types("hosting", "prytaneion atlantis rules mining --language de");
    assert!(mining.contains("Ein Monat Lernen"), "{mining}");
    let answer = typist.types("hosting", "prytaneion atlantis check --json --game aegean mail.txt");
    assert!(answer.contains("orders-answer/1"), "{answer}");
    typist.fill("FOLDER", "aegean");
    typist.types("hosting", "prytaneion atlantis run --anyway --game FOLDER");
    typist.types("hosting/aegean/turns/0001", "sha256sum -c hashes.txt");
    let said = typist.types(game, "prytaneion atlantis rehearse --mistakes 10");
    assert!(said.contains("Turn 3: 2 order files by script."), "{said}");
    let page =
        typist.types("hosting", "prytaneion atlantis balance --games 1 --factions 12 --turns 24");
    assert!(page.contains("by path") && page.contains("by land"), "{page}");
}

/// What the pages say of make: that there are such targets, and what is made of what is passed on.
fn makes(typist: &Typist, found: &BTreeSet<String>) {
    for command in found.iter().filter(|command| command.starts_with("make ")) {
        typist.typed.borrow_mut().insert(command.clone());
        let said = Command::new("bash")
            .args(["-c", &format!("{command} --dry-run")])
            .current_dir(root())
            .env("HOME", typist.dir.path().join("home"))
            // Those of the one that runs the tests.
            .env_remove("MAKEFLAGS")
            .output()
            .unwrap();
        let told = String::from_utf8_lossy(&said.stdout).into_owned();
        assert!(said.status.success(), "{command}: {}", String::from_utf8_lossy(&said.stderr));
        if let Some((_, passed)) = command.split_once("ARGS=\"") {
            assert!(told.contains(&format!("-- {}", passed.trim_end_matches('"'))), "{told}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_command_of_the_pages_is_typed_or_says_why_not() {
    let found: BTreeSet<String> = pages().iter().flat_map(|page| commands_of(page)).collect();
    assert!(found.len() > 50, "{found:?}");
    let typist = Typist::new();
    makes(&typist, &found);
    writes(&typist).await;
    restores(&typist).await;
    follows(&typist).await;
    shares(&typist).await;
    hosts(&typist);
    let sums = typist.folder("archive");
    fs::write(sums.join("file"), "").unwrap();
    let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
    fs::write(sums.join("SHA256SUMS"), format!("{empty}  file\n{empty}  another\n")).unwrap();
    typist.types("archive", "sha256sum --check --ignore-missing SHA256SUMS");

    let typed = typist.typed.borrow();
    for command in &*typed {
        assert!(found.contains(command), "no page says {command:?} any more");
    }
    let begins = |command: &str, with: &str| {
        let bare = command.split_whitespace().skip_while(|word| is_setting(word));
        bare.collect::<Vec<_>>().join(" ").starts_with(with)
    };
    for command in found.iter().filter(|command| !typed.contains(*command)) {
        let told = NOT_TYPED.iter().any(|(with, _)| begins(command, with)) || is_named(command);
        assert!(told, "a page says {command:?}: type it in this test, or list it with a reason");
    }
    for (with, _) in NOT_TYPED {
        assert!(
            found.iter().any(|command| begins(command, with)),
            "no page says {with:?} any more"
        );
    }
}

/// Whether it only names a command of the program, as a sentence does.
fn is_named(command: &str) -> bool {
    let words: Vec<&str> = command.split(' ').collect();
    let ["prytaneion", name] = words[..] else { return false };
    prytaneion::cli::commands().find_subcommand(name).is_some()
}
