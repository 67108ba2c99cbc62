//! What the program logs, at the level that tells the most (N-1).

use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Stdio};

use serde_json::json;
use tempfile::TempDir;

use crate::client::Answer;
use crate::house::{Table, http};

/// What nobody but its own seat, or Control, may ever read.
const SECRETS: [&str; 4] =
    ["quinces-by-night", "a-canal-of-wine", "is-it-the-medes", "my-thoughts"];

#[tokio::test(flavor = "multi_thread")]
async fn n1_no_log_at_any_level_holds_what_is_secret() {
    let dir = TempDir::new().unwrap();
    let mut program = Command::new(env!("CARGO_BIN_EXE_prytaneion"))
        .env("RUST_LOG", "trace")
        .env("PRYTANEION_LISTEN", "127.0.0.1:0")
        .env("PRYTANEION_DATA", dir.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut log = program.stderr.take().unwrap();
    let logged = std::thread::spawn(move || {
        let mut text = String::new();
        log.read_to_string(&mut text).map(|_| text)
    });
    let mut said = BufReader::new(program.stdout.take().unwrap()).lines().map(Result::unwrap);
    let link = said.find(|line| line.contains("#key=")).expect("the Control link");
    let (_, link) = link.split_once("http://").unwrap();
    let (host, key) = link.split_once("/control#key=").unwrap();
    let key = key.split_whitespace().next().unwrap().to_owned();
    let port = host.rsplit_once(':').unwrap().1;
    let addr = format!("127.0.0.1:{port}").parse().unwrap();

    let body = json!({ "scenario": "atlantis", "name": "First table" });
    let (status, made) = http(addr, "POST", "/api/tables", Some(&key), Some(body)).await;
    assert_eq!(status, 201, "{made}");
    let table = Table { addr, code: made["code"].as_str().unwrap().into(), key: key.clone() };
    let token = table.token("medes").await;
    let mut seat = table.seat(&token).await;
    let mut control = table.control().await;
    let say = json!({ "do": "say", "seat": "medes", "text": SECRETS[0] });
    assert_eq!(control.table(say).await, Answer::Accepted);
    let step = control.game()["step_number"].clone();
    assert_eq!(control.play(json!({ "do": "advance", "step": step })).await, Answer::Accepted);
    let motion = json!({ "as": "deed", "title": "A deed", "text": SECRETS[1] });
    let proposed = seat.play(json!({ "do": "propose_motion", "motion": motion })).await;
    assert_eq!(proposed, Answer::Accepted);
    let asked = seat.table(json!({ "do": "ask", "text": SECRETS[2] })).await;
    assert_eq!(asked, Answer::Accepted);
    let of = seat.own.view["draft"]["of"].clone();
    seat.send(&json!({ "type": "draft", "of": of, "content": SECRETS[3] })).await;
    let refused = seat.play(json!({ "do": SECRETS[3] })).await;
    assert!(matches!(refused, Answer::Refused(_)));
    seat.settle().await;

    program.kill().unwrap();
    program.wait().unwrap();
    let logged = logged.join().unwrap().unwrap();
    assert!(logged.contains("a table was made"), "{logged}");
    for secret in SECRETS.iter().copied().chain([token.as_str(), key.as_str()]) {
        assert!(!logged.contains(secret), "{secret} is logged");
        let hex: String = secret.bytes().map(|byte| format!("{byte:02x}")).collect();
        assert!(!logged.contains(&hex), "{secret} is logged as bytes");
        assert!(
            !logged.contains(&format!("{:?}", secret.as_bytes())),
            "{secret} is logged as a list"
        );
    }
}
