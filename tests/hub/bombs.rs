//! Small files that become very large when they are unpacked or read, at every door of the real program: it refuses
//! each, goes on, and has taken no more memory than an evening may.
#![cfg(target_os = "linux")]

use std::fs;
use std::io::{BufRead, BufReader, Cursor, Write};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::{Value, json};
use tempfile::TempDir;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::client::{Client, hello};
use crate::hosting::sent;
use crate::house::make_table_of;

/// Kilobytes of memory that the program may ever have taken.
const AT_MOST: u64 = 320 << 10;

/// The program, serving.
struct Program {
    child: Child,
    addr: SocketAddr,
    key: String,
}

impl Program {
    fn serve(data: &Path) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_prytaneion"))
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut said = BufReader::new(child.stdout.take().unwrap()).lines();
        let link = said.find_map(|line| Some(line.unwrap().split_once("http://")?.1.to_owned()));
        let addr = link.unwrap().split('/').next().unwrap().parse().unwrap();
        std::thread::spawn(move || said.count());
        let key = fs::read_to_string(data.join("operator.key")).unwrap();
        Self { child, addr, key: key.trim().into() }
    }

    /// The most memory that it ever had, in kilobytes.
    fn peak(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
        line.trim().trim_end_matches(" kB").parse().unwrap()
    }

    async fn post(&self, path: &str, kind: &str, body: &[u8]) -> (u16, Value) {
        let (status, answer) = sent(self.addr, ("POST", path), &self.key, (kind, body)).await;
        (status, serde_json::from_slice(&answer).unwrap())
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Presses the beginning, then so many times the middle, then the end.
fn pressed(begin: &str, (middle, times): (&str, usize), end: &str) -> Vec<u8> {
    let mut gzip = GzEncoder::new(Vec::new(), Compression::fast());
    gzip.write_all(begin.as_bytes()).unwrap();
    let many = middle.repeat(10_000);
    (0..times / 10_000).for_each(|_| gzip.write_all(many.as_bytes()).unwrap());
    gzip.write_all(end.as_bytes()).unwrap();
    gzip.finish().unwrap()
}

fn zipped(files: &[(&str, &str)]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, text) in files {
        zip.start_file(*name, SimpleFileOptions::default()).unwrap();
        zip.write_all(text.as_bytes()).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

const LABEL: &str = r#"{"prytaneion_table":1,"table":"6f2cfb4c-7d0e-4d07-9d3a-0c3f3a3f3a3f","code":"KWDTR","name":"A hall","entries":1,"hash":"00"}"#;
const ROW: &str = r#"{"seq":1,"at_unix_ms":1,"hash":"00","command_id":"6f2cfb4c-7d0e-4d07-9d3a-0c3f3a3f3a3f","kind":"setup","format":1,"device":null,"at_table_ms":1,"drawn":0,"draws":null,"actor":"\"control\"""#;

/// Archived tables that hold far more than a table.
fn parcels() -> Vec<Vec<u8>> {
    let line = |begin: &str| format!("{LABEL}\n{begin}");
    vec![
        pressed(&line("["), ("[],", 20_000_000), "[]]\n"),
        pressed(&line(&format!("{ROW},\"x\":[")), ("[],", 20_000_000), "[]]}\n"),
        pressed(
            &line(&format!("{ROW},\"command\":\"0\",\"events\":\"[")),
            ("[],", 20_000_000),
            "[]]\"}\n",
        ),
        pressed(
            &line(&format!("{ROW},\"events\":\"[]\",\"command\":\"")),
            ("aaaaaaaa", 50_000_000),
            "\"}\n",
        ),
        pressed(&line(&format!("{ROW},\"x\":")), ("[", 10_000_000), ""),
        pressed("{\"prytaneion_table\":1,\"x\":[", ("[],", 20_000_000), "[]]}\n"),
        pressed(&line(""), ("\n", 50_000_000), ""),
    ]
}

/// Files of scenarios that are small, and large in memory.
fn scenarios() -> Vec<(&'static str, String)> {
    let half = 1 << 19;
    vec![
        ("scenario.toml", format!("a = [{}]", "[],".repeat(half / 3))),
        ("scenario.toml", format!("a = [{}]", "{a=0},".repeat(half / 6))),
        ("scenario.toml", "[[a]]\n".repeat(half / 6)),
        ("scenario.toml", format!("a = {}", "[".repeat(half))),
        ("scenario.toml", format!("{}a = 1", "a.".repeat(half / 2))),
        ("scenario.toml", format!("a = {}", format!("{{{}a=", "b.".repeat(70)).repeat(70))),
        ("scenario.toml", "a = 1\n".repeat(half / 6)),
        ("events.toml", "[[cards]]\nx = 1\n".repeat(half / 16)),
        ("de.po", "msgid \"\"\nmsgstr[999999999] \"\"\n".into()),
        ("de.po", "msgid \"a\"\nmsgstr \"b\"\n\n".repeat(half / 22)),
    ]
}

#[tokio::test]
async fn no_bomb_takes_the_server_down_or_its_memory() {
    let folder = TempDir::new().unwrap();
    let program = Program::serve(folder.path());
    for (number, file) in parcels().iter().enumerate() {
        let (status, said) = program.post("/api/restore", "application/gzip", file).await;
        assert_eq!(status, 422, "{number}: {said}");
        assert!(program.peak() < AT_MOST, "archive {number}: {} KB", program.peak());
    }
    let small = prytaneion::games::registry().small();
    for (number, (name, text)) in scenarios().into_iter().enumerate() {
        let mut files = small.clone();
        files.insert(name.into(), text);
        let named: Vec<_> = files.iter().map(|(name, text)| (&**name, &**text)).collect();
        let json = json!({ "files": files }).to_string();
        for (kind, body) in
            [("application/zip", zipped(&named)), ("application/json", json.into_bytes())]
        {
            let (status, said) = program.post("/api/uploads", kind, &body).await;
            assert_eq!(status, 422, "{number}: {said}");
            assert!(program.peak() < AT_MOST, "scenario {number}: {} KB", program.peak());
        }
    }
    let many: Vec<String> = (0..20_000).map(|number| format!("{number}.txt")).collect();
    let many: Vec<_> = many.iter().map(|name| (&**name, "")).collect();
    let files: serde_json::Map<_, _> =
        many.iter().map(|(name, _)| ((*name).to_owned(), json!(""))).collect();
    let json = json!({ "files": files }).to_string();
    let deep = format!("{{\"files\":{}", "[".repeat(1 << 20));
    for (kind, body) in [
        ("application/zip", zipped(&many)),
        ("application/json", json.into_bytes()),
        ("application/json", deep.into_bytes()),
    ] {
        assert_eq!(program.post("/api/uploads", kind, &body).await.0, 422);
    }
    let bombs = ["[],".repeat(10_000), "{\"\":0},".repeat(4_000), "[".repeat(30_000)];
    let table = make_table_of(program.addr, &program.key, "atlantis").await;
    for bomb in &bombs {
        let (status, said) = program.post("/api/tables", "application/json", bomb.as_bytes()).await;
        assert!((400..500).contains(&status), "{said}");
        let command = format!(
            "{{\"type\":\"play\",\"id\":\"6f2cfb4c-7d0e-4d07-9d3a-0c3f3a3f3a3f\",\"command\":[{bomb}0]}}"
        );
        let mut client = Client::connect(table.addr, &table.code).await;
        client.send(&hello("projector", None)).await;
        client.wait_for("welcome").await;
        client.send_text(&command).await;
        assert_eq!(client.wait_for("refused").await["code"], "malformed");
        let mut client = Client::connect(table.addr, &table.code).await;
        client.send_text(&format!("{{\"type\":\"hello\",\"protocol\":1,\"x\":[{bomb}0]}}")).await;
        client.end().await;
    }
    assert!(program.peak() < AT_MOST, "{} KB", program.peak());
}

/// What the program answers when it may have no more memory than this.
fn asked(words: &[&str], file: &Path) -> Output {
    let bounded = "ulimit -v 1500000; exec \"$0\" \"$@\"";
    Command::new("sh")
        .args(["-c", bounded, env!("CARGO_BIN_EXE_prytaneion")])
        .args(words)
        .arg(file)
        .stdin(Stdio::null())
        .output()
        .unwrap()
}

#[test]
fn no_file_takes_the_memory_of_the_command_line() {
    let folder = TempDir::new().unwrap();
    let evening = folder.path().join("evening");
    fs::create_dir(&evening).unwrap();
    let refused = |words: &[&str], file: &Path, wanted: &str| {
        let output = asked(words, file);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{words:?}: {said}");
        assert!(said.contains(wanted), "{words:?}: {said}");
    };
    for (name, text) in scenarios() {
        prytaneion::games::registry().small().iter().for_each(|(name, text)| {
            fs::write(evening.join(name), text).unwrap();
        });
        fs::write(evening.join(name), text).unwrap();
        refused(&["decks", "check"], &evening, name);
        fs::remove_file(evening.join(name)).unwrap();
    }
    let endless = evening.join("scenario.toml");
    fs::File::create(&endless).unwrap().set_len(8 << 30).unwrap();
    refused(&["decks", "check"], &evening, "scenario.toml");
    refused(&["decks", "print"], &endless, "larger than 2 MB");
    refused(
        &["serve", "--listen", "127.0.0.1:0", "--data", "/proc/none", "--decks"],
        &evening,
        "scenario.toml",
    );
    fs::remove_file(&endless).unwrap();
    let pipe = Command::new("mkfifo").arg(&endless).status().unwrap();
    assert!(pipe.success());
    refused(&["decks", "check"], &evening, "scenario.toml");
    let data = folder.path().join("data");
    fs::create_dir(&data).unwrap();
    fs::File::create(data.join("operator.key")).unwrap().set_len(8 << 30).unwrap();
    refused(&["key", "--data"], &data, "operator.key");
}
