//! Somebody who types commands in fresh folders, with what the pages give as examples filled in.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write;
use std::net::{SocketAddr, TcpListener};
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use serde_json::json;
use tempfile::TempDir;
use tokio::time::{sleep, timeout};

use crate::house::http;

/// Somebody who types what the pages say.
pub struct Typist {
    pub dir: TempDir,
    /// What was typed, as the pages have it.
    pub typed: RefCell<BTreeSet<String>>,
    /// Example and what is there instead.
    filled: RefCell<BTreeMap<String, String>>,
}

impl Typist {
    pub fn new() -> Self {
        let dir = TempDir::new().unwrap();
        let bin = dir.path().join("bin");
        fs::create_dir(&bin).unwrap();
        fs::create_dir(dir.path().join("home")).unwrap();
        symlink(env!("CARGO_BIN_EXE_prytaneion"), bin.join("prytaneion")).unwrap();
        // Who is at home on all machines at once, and may be anybody.
        for (name, does) in [("sudo", "shift 2; exec \"$@\""), ("scp", "cp \"../${1/://}\" \"$2\"")]
        {
            fs::write(bin.join(name), format!("#!/usr/bin/env bash\n{does}\n")).unwrap();
            fs::set_permissions(bin.join(name), fs::Permissions::from_mode(0o755)).unwrap();
        }
        Self { dir, typed: RefCell::default(), filled: RefCell::default() }
    }

    /// A folder of this name, made where it is not there.
    pub fn folder(&self, name: &str) -> PathBuf {
        let folder = self.dir.path().join(name);
        fs::create_dir_all(&folder).unwrap();
        folder
    }

    /// From now on this stands for that example.
    pub fn fill(&self, example: &str, with: impl ToString) {
        self.filled.borrow_mut().insert(example.into(), with.to_string());
    }

    pub fn ready(&self, folder: &str, command: &str, more: &str) -> Command {
        self.typed.borrow_mut().insert(command.into());
        let filled = self.filled.borrow();
        // Longer examples first: one may be a part of another.
        let mut examples: Vec<_> = filled.iter().collect();
        examples.sort_by_key(|(example, _)| std::cmp::Reverse(example.len()));
        let line = examples
            .into_iter()
            .fold(command.to_owned(), |line, (example, with)| line.replace(example, with));
        let path =
            format!("{}:{}", self.dir.path().join("bin").display(), std::env::var("PATH").unwrap());
        // Without a terminal of its own nothing is asked of whoever runs the tests.
        let mut ready = Command::new("setsid");
        ready
            .args(["-w", "bash", "-c", &format!("{line} {more}")])
            .current_dir(self.folder(folder))
            .env("PATH", path)
            .env("HOME", self.dir.path().join("home"))
            .env_remove("XDG_DATA_HOME")
            .env("PRYTANEION_LISTEN", "127.0.0.1:0");
        ready
    }

    /// Types a command of a page in a folder, with more behind it, and what is asked for.
    pub fn types_more(&self, folder: &str, command: &str, (more, input): (&str, &str)) -> Output {
        let mut ready = self.ready(folder, command, more);
        let mut child = ready
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
        child.wait_with_output().unwrap()
    }

    /// Types a command of a page, which succeeds: what it says.
    pub fn types(&self, folder: &str, command: &str) -> String {
        self.succeeds(folder, command, ("", ""))
    }

    pub fn succeeds(&self, folder: &str, command: &str, more: (&str, &str)) -> String {
        let output = self.types_more(folder, command, more);
        let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
        assert!(output.status.success(), "{command}: {said}");
        said
    }

    /// Types a command that goes on.
    pub fn begins(&self, folder: &str, command: &str, more: &str) -> Running {
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let said = self.folder("said").join(port.to_string());
        let file = fs::File::create(&said).unwrap();
        let child = self
            .ready(folder, command, more)
            .env("PRYTANEION_LISTEN", format!("127.0.0.1:{port}"))
            .stdin(Stdio::null())
            .stdout(file.try_clone().unwrap())
            .stderr(file)
            .spawn()
            .unwrap();
        Running { child, addr: SocketAddr::from(([127, 0, 0, 1], port)), said }
    }
}

/// A command that goes on.
pub struct Running {
    child: Child,
    pub addr: SocketAddr,
    said: PathBuf,
}

impl Running {
    pub fn said(&self) -> String {
        fs::read_to_string(&self.said).unwrap()
    }

    /// Waits until it says this.
    pub async fn says(&self, words: &str) -> String {
        let waiting = async {
            while !self.said().contains(words) {
                sleep(Duration::from_millis(20)).await;
            }
        };
        let said = timeout(Duration::from_secs(60), waiting).await;
        assert!(said.is_ok(), "it does not say {words:?}: {}", self.said());
        self.said()
    }

    pub async fn is_ready(&self) {
        self.says("/control#key=").await;
        let waiting = async {
            while http(self.addr, "GET", "/readyz", None, None).await.0 != 200 {
                sleep(Duration::from_millis(20)).await;
            }
        };
        assert!(timeout(Duration::from_secs(60), waiting).await.is_ok(), "{}", self.said());
    }

    pub fn key(&self) -> String {
        let said = self.said();
        let (_, key) = said.split_once("/control#key=").unwrap();
        key.lines().next().unwrap().trim().to_owned()
    }

    /// A table is made there: its code.
    pub async fn table(&self) -> String {
        let body = json!({ "scenario": "atlantis", "name": "Typed" });
        let (status, made) =
            http(self.addr, "POST", "/api/tables", Some(&self.key()), Some(body)).await;
        assert_eq!(status, 201, "{made}");
        made["code"].as_str().unwrap().to_owned()
    }

    /// Ends it as Ctrl-C does.
    pub async fn ends(mut self) {
        self.signal();
        let mut ended = || self.child.try_wait().unwrap().is_some();
        let waiting = async {
            while !ended() {
                sleep(Duration::from_millis(20)).await;
            }
        };
        timeout(Duration::from_secs(30), waiting).await.expect("it ends");
    }

    /// The program is the one process of the session that the shell began.
    pub fn signal(&self) {
        let of_session = ["-TERM", "-s", &self.child.id().to_string()];
        let _ = Command::new("pkill").args(of_session).status();
        let children = ["-TERM", "-P", &self.child.id().to_string()];
        let _ = Command::new("pkill").args(children).status();
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.signal();
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
