//! The disk fails under the program, by strace's injection: what it says is what a real disk would say.

use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use rand::RngExt;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use tokio::time::sleep;

use crate::hall::Hall;
use crate::program::Program;
use crate::verdict::Verdict;
use crate::{choices, number};

/// The files that are written to; others, such as sockets, go on working.
const FILES: [&str; 4] =
    ["journal.sqlite", "journal.sqlite-wal", "journal.sqlite.head", "journal.sqlite.head.new"];

/// What a disk does to those who write.
#[derive(Clone, Copy, Debug)]
enum Fault {
    /// Writing through to the disk fails.
    SyncFails,
    /// Writing fails.
    WriteFails,
    /// There is no room.
    Full,
    /// Writing through takes this many milliseconds.
    Slow(u64),
}

const FAULTS: [Fault; 5] =
    [Fault::SyncFails, Fault::WriteFails, Fault::Full, Fault::Slow(300), Fault::Slow(2_500)];

impl Fault {
    /// As strace is told it; `when` says which of the calls.
    fn injected(self, when: &str) -> String {
        const SYNC: &str = "inject=fsync,fdatasync,sync_file_range";
        const WRITE: &str = "inject=pwrite64,pwritev,write,ftruncate";
        match self {
            Self::SyncFails => format!("{SYNC}:error=EIO:when={when}"),
            Self::WriteFails => format!("{WRITE}:error=EIO:when={when}"),
            Self::Full => format!("{WRITE}:error=ENOSPC:when={when}"),
            Self::Slow(ms) => format!("{SYNC}:delay_enter={}:when={when}", ms * 1_000),
        }
    }
}

/// strace for this fault at the files of this folder.
fn strace(fault: Fault, when: &str, data: &Path) -> Command {
    let mut strace = Command::new("strace");
    strace.args(["-f", "-qq", "-o", "/dev/null", "-e", &fault.injected(when)]);
    for file in FILES {
        strace.arg("-P").arg(data.join(file));
    }
    strace.stdin(Stdio::null()).stdout(Stdio::null());
    strace
}

/// Fails in one sentence where there is no strace.
fn strace_is_here() {
    let found = Command::new("strace").arg("-V").stdout(Stdio::null()).status();
    assert!(
        found.is_ok_and(|status| status.success()),
        "strace is missing: install it (Debian's package is called strace), or the disk is not tried."
    );
}

/// A fault that holds until it is dropped.
struct Failing(Child);

impl Failing {
    /// Begins at a program that runs.
    async fn begin(program: &Program, fault: Fault, when: &str, data: &Path) -> Self {
        let pid = program.pid();
        let child = strace(fault, when, data).arg("-p").arg(pid.to_string()).spawn().unwrap();
        let status = format!("/proc/{pid}/status");
        while !fs::read_to_string(&status).unwrap().lines().any(is_traced) {
            sleep(Duration::from_millis(5)).await;
        }
        Self(child)
    }
}

fn is_traced(line: &str) -> bool {
    line.strip_prefix("TracerPid:").is_some_and(|pid| pid.trim() != "0")
}

impl Drop for Failing {
    fn drop(&mut self) {
        // Asked to end it lets go of the program; killed it could leave it stopped.
        let pid = self.0.id().to_string();
        let _ = Command::new("kill").args(["-INT", &pid]).status();
        let _ = self.0.wait();
    }
}

/// A fault under load for a while, and the disk is well again: everybody goes on by themselves. One time in
/// three the program is killed while its disk fails.
async fn under_load(hall: &mut Hall, fault: Fault, chance: &mut StdRng) {
    let held_ms = chance.random_range(100..1_500);
    let killed = chance.random_ratio(1, 3);
    let when = ["1+", "2+3", "5+"].choose(chance).unwrap();
    eprintln!(
        "  {fault:?}, calls {when}, for {held_ms} ms{}",
        if killed { ", killed" } else { "" }
    );
    hall.crowd.plays(true);
    sleep(Duration::from_millis(100)).await;
    let failing = Failing::begin(hall.program(), fault, when, &hall.data()).await;
    sleep(Duration::from_millis(held_ms)).await;
    if killed {
        hall.kill();
        drop(failing);
        hall.start().await;
    }
}

/// The program starts while its disk fails: it serves, or it ends with a sentence; either way nothing is
/// lost.
async fn at_the_start(hall: &mut Hall, fault: Fault, chance: &mut StdRng) {
    let when = format!("{}+", chance.random_range(1..12));
    eprintln!("  {fault:?} at the start, from call {when}");
    hall.crowd.plays(true);
    sleep(Duration::from_millis(100)).await;
    hall.kill();
    let said = hall.said().len();
    // As a grandchild, so that the program is our own child.
    let mut strace = strace(fault, &when, &hall.data());
    strace.args(["-D", env!("CARGO_BIN_EXE_prytaneion")]);
    let mut program = Program::spawn_by(strace, &hall.data());
    match program.opened().await {
        Some(addr) => {
            hall.proxy.leads_to(Some(addr));
            sleep(Duration::from_millis(chance.random_range(0..500))).await;
            hall.proxy.leads_to(None);
            program.kill();
        }
        None => {
            assert_eq!(program.ended().await.code(), Some(2), "{}", hall.said());
            assert!(hall.said()[said..].contains("journal"), "{}", hall.said());
        }
    }
    hall.start().await;
}

async fn trials(name: &str, trials: u64) {
    strace_is_here();
    let mut chance = choices(name);
    let mut verdict = Verdict::default();
    let mut hall = Hall::open(chance.random()).await;
    for nth in 0..trials {
        verdict.rounds += 1;
        let fault = FAULTS[usize::try_from(nth).unwrap() % FAULTS.len()];
        if chance.random_ratio(1, 3) {
            at_the_start(&mut hall, fault, &mut chance).await;
        } else {
            under_load(&mut hall, fault, &mut chance).await;
        }
        hall.audit(&mut verdict).await;
    }
    verdict.acknowledged = hall.ledger.acknowledged();
    let failures = hall.ledger.failures();
    eprintln!("{name}: {failures} commands were refused for it, and sent again");
    verdict.tell(name);
    assert!(failures > 0, "no disk has failed");
}

/// Killed while its disk is full, and started again while it is: everybody sees how it stands, and plays on once there
/// is room.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "long: make faults"]
async fn a_server_that_was_killed_with_a_full_disk_starts_again_for_reading() {
    strace_is_here();
    let mut verdict = Verdict::default();
    let mut hall = Hall::open(choices("full").random()).await;
    hall.crowd.plays(true);
    sleep(Duration::from_millis(300)).await;
    let failing = Failing::begin(hall.program(), Fault::Full, "1+", &hall.data()).await;
    sleep(Duration::from_millis(500)).await;
    hall.kill();
    drop(failing);
    let mut strace = strace(Fault::Full, "1+", &hall.data());
    strace.args(["-D", env!("CARGO_BIN_EXE_prytaneion")]);
    let mut program = Program::spawn_by(strace, &hall.data());
    let addr = program.opened().await.unwrap_or_else(|| panic!("{}", hall.said()));
    let there = crate::member::enter(addr, hall.code(), "projector", None).await;
    assert!(there.expect("the projector shows it").shared.view["game"].is_object());
    program.kill();
    hall.start().await;
    hall.audit(&mut verdict).await;
    verdict.tell("full");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "long: make faults"]
async fn a_disk_that_fails_fills_or_is_slow() {
    trials("disk", number("FAULTS_TRIALS").unwrap_or(30)).await;
}
