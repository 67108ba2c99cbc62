//! The real program as a process of its own.

use std::fs::OpenOptions;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;

use tokio::sync::oneshot;
use tokio::time::timeout;

/// How long a start or an end may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// The real program as a process of its own.
pub struct Program {
    child: Child,
    opened: Option<oneshot::Receiver<SocketAddr>>,
}

impl Program {
    /// Begins to start it on any free port with this data folder.
    pub fn spawn(data: &Path) -> Self {
        Self::spawn_by(Command::new(env!("CARGO_BIN_EXE_prytaneion")), data)
    }

    /// The same by this command, to which the options are added.
    pub fn spawn_by(command: Command, data: &Path) -> Self {
        Self::spawn_on(command, data, 0)
    }

    /// The same on this port.
    pub fn spawn_on(mut command: Command, data: &Path, port: u16) -> Self {
        let errors = data.with_extension("stderr");
        let errors = OpenOptions::new().create(true).append(true).open(errors).unwrap();
        let mut child = command
            .arg("--listen")
            .arg(format!("127.0.0.1:{port}"))
            .arg("--data")
            .arg(data)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(errors)
            .spawn()
            .unwrap();
        let (tell, opened) = oneshot::channel();
        let out = BufReader::new(child.stdout.take().unwrap());
        // Whatever else it says is read, too: a full pipe would hold it up.
        std::thread::spawn(move || {
            let mut lines = out.lines().map_while(Result::ok);
            let addr = lines.find_map(|line| line.trim().strip_prefix("http://")?.parse().ok());
            addr.map(|addr| tell.send(addr));
            lines.for_each(drop);
        });
        Self { child, opened: Some(opened) }
    }

    /// Where it listens, once it says so; none when it ends instead.
    pub async fn opened(&mut self) -> Option<SocketAddr> {
        let opened = self.opened.take().expect("it is asked once");
        timeout(PATIENCE, opened).await.expect("it neither opens nor ends").ok()
    }

    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    /// Ends it without a word, and waits until it is gone.
    pub fn kill(&mut self) {
        // One that has ended by itself need not be killed.
        let _ = self.child.kill();
        self.child.wait().unwrap();
    }

    /// Waits until it has ended by itself.
    pub async fn ended(mut self) -> ExitStatus {
        let ended = tokio::task::spawn_blocking(move || self.child.wait().unwrap());
        timeout(PATIENCE, ended).await.expect("it does not end").unwrap()
    }

    /// Sends it a signal, such as `STOP`.
    pub fn signal(&self, name: &str) {
        let name = format!("-{name}");
        let sent = Command::new("kill").args([&name, &self.pid().to_string()]).status().unwrap();
        assert!(sent.success(), "no signal {name}");
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.kill();
    }
}
