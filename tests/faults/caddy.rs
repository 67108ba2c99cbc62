//! The proxy that stands before several servers, as deploy/Caddyfile.nodes sets it up.

use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

/// A proxy before two servers.
pub struct Caddy {
    child: Child,
    _home: TempDir,
}

impl Caddy {
    /// Starts it at this port before these.
    pub async fn before(nodes: [SocketAddr; 2], port: u16) -> Self {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let found = Command::new("bash").arg(root.join("tests/caddy.sh")).output().unwrap();
        let found = String::from_utf8(found.stdout).unwrap();
        assert!(!found.is_empty(), "Caddy is missing; `bash tests/caddy.sh --install` helps");
        let home = TempDir::new().unwrap();
        let child = Command::new(found.trim())
            .args(["run", "--adapter", "caddyfile", "--config"])
            .arg(root.join("deploy/Caddyfile.nodes"))
            .env("DOMAIN", format!("http://127.0.0.1:{port}"))
            .env("NODE_1", nodes[0].to_string())
            .env("NODE_2", nodes[1].to_string())
            .env("CADDY_ADMIN", format!("unix/{}", home.path().join("admin").display()))
            .env("HOME", home.path())
            .env("XDG_DATA_HOME", home.path())
            .env("XDG_CONFIG_HOME", home.path())
            .stdin(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let is_there = async {
            while TcpStream::connect(("127.0.0.1", port)).await.is_err() {
                sleep(Duration::from_millis(20)).await;
            }
        };
        timeout(Duration::from_secs(60), is_there).await.expect("the proxy listens");
        Self { child, _home: home }
    }
}

impl Drop for Caddy {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
