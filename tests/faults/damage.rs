//! Files that are damaged between two lives of the program: each file of the data folder, flipped, torn,
//! wiped or gone. Either the program says that something is wrong, and with the file as it was all is there;
//! or all is there in any case. What shows only when something is written is said then, and the doctor mends
//! it. What the journal itself notices is tried in `tests/hub/damage.rs`.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use rand::RngExt;
use rand::rngs::StdRng;
use tokio::time::sleep;

use crate::hall::{Hall, files};
use crate::house::http;
use crate::program::Program;
use crate::verdict::Verdict;
use crate::{choices, number};

/// Bytes that a disk writes at once.
const SECTOR: usize = 512;

#[derive(Clone, Copy, Debug)]
enum Damage {
    Flipped,
    /// The end was never written.
    Torn,
    /// A sector was never written.
    Wiped,
    Gone,
}

const DAMAGES: [Damage; 4] = [Damage::Flipped, Damage::Torn, Damage::Wiped, Damage::Gone];

impl Damage {
    /// Does it; says what it did.
    fn done_to(self, file: &Path, chance: &mut StdRng) -> String {
        let mut bytes = fs::read(file).unwrap();
        let at = chance.random_range(0..bytes.len().max(1));
        match self {
            Self::Gone => {
                fs::remove_file(file).unwrap();
                return "gone".into();
            }
            // Something where nothing belongs.
            _ if bytes.is_empty() => bytes.push(7),
            Self::Flipped => bytes[at] ^= 1 << chance.random_range(0..8),
            Self::Torn => bytes.truncate(at),
            Self::Wiped => {
                let sector = at - at % SECTOR;
                let end = bytes.len().min(sector + SECTOR);
                bytes[sector..end].fill(0);
            }
        }
        fs::write(file, bytes).unwrap();
        format!("{self:?} at {at}")
    }
}

/// What became of a start with a damaged file.
#[derive(Debug, PartialEq)]
enum Start {
    /// It said what is wrong.
    Noticed,
    /// It serves as if nothing were wrong.
    Serves,
}

async fn start(hall: &mut Hall) -> Start {
    let mut program = Program::spawn(&hall.data());
    let Some(addr) = program.opened().await else {
        let said = hall.said();
        assert_eq!(program.ended().await.code(), Some(2), "{said}");
        return Start::Noticed;
    };
    let (status, said) = http(addr, "GET", "/healthz", None, None).await;
    if status == 200 {
        hall.proxy.leads_to(Some(addr));
        hall.program = Some(program);
        return Start::Serves;
    }
    assert!(status == 503 && said.as_str().is_some_and(|said| said.len() > 20), "{status} {said}");
    Start::Noticed
}

/// Whether everybody can go on; no, where it turns out as something is written that a file is damaged, as the
/// server then says.
async fn goes_on(hall: &Hall) -> bool {
    let says_so = async {
        loop {
            let (status, said) = http(hall.proxy.addr, "GET", "/healthz", None, None).await;
            if status == 503 && said.as_str().is_some_and(|said| said.contains("prytaneion doctor"))
            {
                return;
            }
            sleep(Duration::from_millis(200)).await;
        }
    };
    tokio::select! {
        // Who cannot go on in time is told of by the audit.
        _ = hall.crowd.rests() => true,
        () = says_so => false,
    }
}

/// What the server says is to be done.
fn doctor(hall: &Hall) {
    let mut doctor = Command::new(env!("CARGO_BIN_EXE_prytaneion"));
    let told = doctor.args(["doctor", "--mend", "--data"]).arg(hall.data()).output().unwrap();
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stdout));
}

/// A copy of all files, by which they are put back.
fn kept(folder: &Path) -> Vec<(std::path::PathBuf, Vec<u8>)> {
    files(folder).map(|file| (file.clone(), fs::read(&file).unwrap())).collect()
}

fn put_back(folder: &Path, kept: &[(std::path::PathBuf, Vec<u8>)]) {
    files(folder).for_each(|file| fs::remove_file(file).unwrap());
    kept.iter().for_each(|(file, bytes)| fs::write(file, bytes).unwrap());
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "long: make faults"]
async fn files_that_are_flipped_torn_wiped_or_gone() {
    let mut chance = choices("damage");
    let mut verdict = Verdict::default();
    let mut hall = Hall::open(chance.random()).await;
    let (mut noticed, mut mended) = (0, 0);
    for nth in 0..number("FAULTS_TRIALS").unwrap_or(60) {
        verdict.rounds += 1;
        hall.crowd.plays(true);
        sleep(Duration::from_millis(chance.random_range(50..200))).await;
        // One time in four all is in the database, and the log is empty.
        if chance.random_ratio(1, 4) {
            hall.stop().await;
        }
        hall.kill();
        let files = kept(&hall.data());
        let journal: Vec<_> =
            files.iter().map(|(file, _)| file).filter(|file| is_kept(file)).collect();
        let file = journal[chance.random_range(0..journal.len())].clone();
        let damage = DAMAGES[usize::try_from(nth).unwrap() % DAMAGES.len()];
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        let what = damage.done_to(&file, &mut chance);
        let started = start(&mut hall).await;
        eprintln!("  {name} {what}: {started:?}");
        if started == Start::Noticed {
            noticed += 1;
            put_back(&hall.data(), &files);
            hall.start().await;
        } else if !goes_on(&hall).await {
            eprintln!("  and then it was noticed, and mended");
            mended += 1;
            hall.kill();
            doctor(&hall);
            hall.start().await;
        }
        hall.audit(&mut verdict).await;
    }
    verdict.acknowledged = hall.ledger.acknowledged();
    eprintln!("damage: {noticed} noticed at the start, {mended} later and mended");
    verdict.tell("damage");
    assert!(noticed > 0, "nothing was damaged");
}

/// The operator's key is a secret and no record: another one is another link to Control, printed as ever.
fn is_kept(file: &Path) -> bool {
    file.file_name().is_some_and(|name| name != "operator.key")
}
