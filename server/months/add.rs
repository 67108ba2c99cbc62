//! Lets a faction in: it stands in the world from now on, and has a report to write its first orders by.

use anyhow::{Context, ensure};

use crate::folder::{Folder, Opened, PARTIAL};
use crate::game::{Added, Newcomer};
use crate::shelf::{Hashed, Shelf, Written};

/// A faction that has come in.
#[derive(Debug)]
pub struct Joining {
    /// Its number.
    pub number: u32,
    /// Where its first report lies, below the game's folder.
    pub reports: std::path::PathBuf,
}

/// Lets a faction in after the last turn.
///
/// # Errors
/// A sentence when it cannot come in; nothing is changed then.
pub fn add(opened: &Opened, folder: &Folder<'_>, newcomer: &Newcomer) -> anyhow::Result<Joining> {
    let is_plain = |text: &str| !text.chars().any(|sign| sign.is_control() || sign == '"');
    let password = newcomer.password.as_deref().unwrap_or_default();
    ensure!(is_plain(&newcomer.name), "A name has no quotes and no control characters in it.");
    ensure!(is_plain(password), "A password has no quotes and no control characters in it.");
    let now = opened.now()?;
    let joined = now.turn.joined();
    let partial = joined.join(format!("{PARTIAL}joined"));
    folder.disk.folder(&partial)?;
    let written = Written { disk: folder.disk, folder: partial.clone() };
    let settled = join(opened, &now.world, newcomer, &written).and_then(|(_, number)| {
        let place = joined.join(number.to_string());
        ensure!(!place.exists(), "The number {number} was given twice.");
        folder.disk.settle(&partial, &place)?;
        Ok(Joining { number, reports: place })
    });
    if settled.is_err() {
        let _ = folder.disk.remove(&partial);
    }
    settled
}

/// Puts the files of a newcomer on a shelf. The world with it, and its number.
pub(crate) fn join(
    opened: &Opened,
    world: &[u8],
    newcomer: &Newcomer,
    shelf: &dyn Shelf,
) -> anyhow::Result<(Vec<u8>, u32)> {
    shelf.put("faction.toml", toml::to_string(newcomer)?.as_bytes())?;
    let papers = Hashed::new(shelf, "");
    let one = std::slice::from_ref(newcomer);
    let Added { world, numbers } = opened.rules.add(&opened.title(), world, one, &papers)?;
    let number = numbers.first().copied().context("No number was given.")?;
    Ok((world, number))
}

/// A password that nobody can guess, and that can be read over a telephone: its owner's report has it.
pub(crate) fn drawn_password() -> String {
    const SIGNS: &[u8] = b"abcdefghjkmnpqrstuvwxyz23456789";
    let bytes = rand::random::<[u8; 12]>();
    bytes.iter().map(|byte| char::from(SIGNS[usize::from(*byte) % SIGNS.len()])).collect()
}
