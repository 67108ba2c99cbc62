//! Lets a faction in: it stands in the world from now on, and has a report to write its first orders by.

use std::path::PathBuf;

use anyhow::{Context, bail, ensure};
use game::names::{Looks, flaw};

use crate::answer::many;
use crate::folder::Folder;
use crate::game::{Added, Newcomer, Sender};
use crate::layout::PARTIAL;
use crate::opened::Opened;
use crate::shelf::{Hashed, Shelf, Written};

/// A faction that has come in.
#[derive(Debug)]
pub struct Joining {
    /// Its number.
    pub number: u32,
    /// The letter to its player, which has its password; its first report lies beside it.
    pub letter: PathBuf,
}

/// Letters that a name may have (O-15).
const NAME: usize = 80;

/// Whether a faction comes in when the game has as many as it was made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    /// It does not.
    AsMade,
    /// It does.
    More,
}

/// Lets a faction in after the last turn.
///
/// # Errors
/// A sentence when it cannot come in; nothing is changed then.
pub fn add(
    opened: &Opened,
    folder: &Folder<'_>,
    newcomer: &Newcomer,
    room: Room,
) -> anyhow::Result<Joining> {
    let is_plain = |text: &str| !text.chars().any(|sign| sign.is_control() || sign == '"');
    let (name, password) = (&newcomer.name, newcomer.password.as_deref());
    if let Some(flaw) = flaw(name) {
        bail!("This cannot be a name. {flaw}");
    }
    ensure!(!name.contains('"'), "A name has no quotes in it.");
    ensure!(
        name.trim() == name && !name.is_empty(),
        "A name has a letter in it, and no blanks around it."
    );
    ensure!(name.chars().count() <= NAME, "A name has {NAME} letters at most.");
    ensure!(
        is_plain(password.unwrap_or_default()),
        "A password has no quotes and no control characters in it."
    );
    ensure!(
        password.is_none_or(|word| !word.trim().is_empty()),
        "A password has a letter in it. For none at all there is --no-password."
    );
    let now = opened.now()?;
    fits(opened, &opened.rules.senders(&now.world)?, name, room)?;
    let joined = now.turn.joined();
    let partial = joined.join(format!("{PARTIAL}joined"));
    folder.disk.folder(&partial)?;
    let written = Written { disk: folder.disk, folder: partial.clone() };
    let settled = join(opened, &now.world, newcomer, &written).and_then(|(_, number)| {
        let place = joined.join(number.to_string());
        ensure!(!place.exists(), "The number {number} was given twice.");
        folder.disk.settle(&partial, &place)?;
        Ok(Joining { number, letter: place.join(LETTER) })
    });
    if settled.is_err() {
        let _ = folder.disk.remove(&partial);
    }
    settled
}

/// Whether nobody has the name, and there is room for one more.
fn fits(opened: &Opened, senders: &[Sender], name: &str, room: Room) -> anyhow::Result<()> {
    let mut looks = Looks::default();
    for sender in senders {
        let _ = looks.meet(&sender.name, Some(sender));
    }
    if let Some(Some(Sender { name, number, .. })) = looks.meet(name, None) {
        bail!("Faction {number} is called “{name}” already: players could not tell the two apart.");
    }
    let Some(most) = opened.rules.room(&opened.about.wish)? else { return Ok(()) };
    ensure!(
        room == Room::More || senders.len() < most as usize,
        "The game was made for {}, and has {}. To let one more in all the same, add it --anyway: its start is as good, \
         but there is less land for each.",
        many(most as usize, "faction"),
        senders.len()
    );
    Ok(())
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
    shelf.put(LETTER, letter(opened, number, newcomer).as_bytes())?;
    Ok((world, number))
}

const LETTER: &str = "welcome.txt";

/// What a player must know. No line of it begins as a set does: it may come back in an answer.
fn letter(opened: &Opened, number: u32, newcomer: &Newcomer) -> String {
    let Newcomer { name, password, .. } = newcomer;
    let (game, words) = (&opened.about.name, opened.finder.words);
    let first = words.first(number, password.as_deref());
    let kept = match password {
        Some(_) => {
            "The password never stands in a report: put it in where a template says “password”. Keep it to\n\
             yourself, for whoever has it can send orders for you."
        }
        None => "Your orders need no password.",
    };
    format!(
        "Welcome to {game}.\n\n\
         You are {name}, faction {number}. Your first report comes with this letter.\n\n\
         Each month you send a file of orders. Its first line is: {first}\n\
         Its last line is: {}\n\
         {kept}\n",
        words.end
    )
}

/// A password that nobody can guess, and that can be read over a telephone.
pub(crate) fn drawn_password() -> String {
    const SIGNS: &[u8] = b"abcdefghjkmnpqrstuvwxyz23456789";
    let bytes = rand::random::<[u8; 12]>();
    bytes.iter().map(|byte| char::from(SIGNS[usize::from(*byte) % SIGNS.len()])).collect()
}
