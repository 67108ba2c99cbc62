//! Whether people are to be sent to a server, and why not.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use prytaneion::Config;
use prytaneion::journal::{
    Answer as Later, Damage, Entry, Journal, Settle, Sound, Sqlite, TableId,
};
use tempfile::TempDir;
use tokio::sync::Semaphore;
use tokio::time::timeout;

use crate::client::PATIENCE;
use crate::house::{House, http};

/// A journal that is looked at when it may be.
struct Slow {
    inner: Sqlite,
    looks: Arc<Semaphore>,
}

impl Journal for Slow {
    fn append(&self, table: TableId, entries: Vec<Entry>) -> Later<()> {
        self.inner.append(table, entries)
    }

    fn sound(&self, table: TableId) -> Later<Sound> {
        self.inner.sound(table)
    }

    fn check(&self) -> Later<Vec<Damage>> {
        let (looks, check) = (Arc::clone(&self.looks), self.inner.check());
        Box::pin(async move {
            looks.acquire().await.unwrap().forget();
            check.await
        })
    }

    fn settle(&self, when: Settle) -> Later<()> {
        self.inner.settle(when)
    }

    fn copy_to(&self, folder: PathBuf) -> Later<()> {
        self.inner.copy_to(folder)
    }

    fn remarks(&self) -> Vec<String> {
        self.inner.remarks()
    }

    fn tables(&self) -> Later<Vec<TableId>> {
        self.inner.tables()
    }

    fn probe(&self) -> Later<()> {
        self.inner.probe()
    }

    fn close(&self) -> Later<()> {
        self.inner.close()
    }

    fn alive(&self) -> bool {
        self.inner.alive()
    }
}

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
    let inner = Sqlite::open(&dir.path().join("other.sqlite")).unwrap();
    let looks = Arc::new(Semaphore::new(0));
    let journal = Arc::new(Slow { inner, looks: Arc::clone(&looks) });
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
