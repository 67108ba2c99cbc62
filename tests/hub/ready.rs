//! Whether people are to be sent to a server, and why not.

use std::sync::Arc;
use std::time::Duration;

use prytaneion::Config;
use tempfile::TempDir;
use tokio::time::timeout;

use crate::client::PATIENCE;
use crate::disk::Faulty;
use crate::house::{House, http};

/// What a server says of whether it is ready.
pub async fn readiness(house: &House) -> (u16, String) {
    let (status, said) = http(house.addr, "GET", "/readyz", None, None).await;
    (status, said.as_str().unwrap().into())
}

/// Asks until the server says this of whether it is ready.
pub async fn until(house: &House, status: u16, word: &str) {
    let asking = async {
        loop {
            let said = readiness(house).await;
            if said.0 == status && said.1.starts_with(word) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    let told = timeout(PATIENCE, asking).await;
    assert!(told.is_ok(), "it says {:?}, not {word}", readiness(house).await);
}

#[tokio::test]
async fn a_server_is_ready_when_it_has_looked_at_its_journal() {
    let dir = Arc::new(TempDir::new().unwrap());
    let journal = Arc::new(Faulty::at(&dir.path().join("other.sqlite"), 0));
    let looks = journal.looks();
    let house = House::at(dir, |config| Config { journal: Some(journal), ..config }).await;
    let said = "starting: The journal was not looked at yet since the start.";
    assert_eq!(readiness(&house).await, (503, said.into()));
    let (_, figures) = http(house.addr, "GET", "/metrics", None, None).await;
    let figures = figures.as_str().unwrap().to_owned();
    assert!(figures.contains("\nprytaneion_ready 0\n"), "{figures}");
    assert!(figures.contains("\nprytaneion_unready{reason=\"starting\"} 1\n"), "{figures}");
    looks.add_permits(1);
    until(&house, 200, "ready").await;
}
