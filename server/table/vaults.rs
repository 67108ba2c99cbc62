//! The choices that lie hidden on a table's line, each by its entry: nothing of what was chosen, only
//! since when, so that it is known which entry opened which.

use std::collections::BTreeMap;

use borsh::{BorshDeserialize, BorshSerialize};
use game::Vaulting;

use crate::registry::Running;

/// What stands for all that lay hidden, in the place of a choice's entry: before the first one.
pub(crate) const ALL: u64 = 0;

/// The entries of hidden choices, by the vaults that the game numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Vaults(BTreeMap<u8, Vec<u64>>);

impl Vaults {
    /// Takes in what an entry did. Returns which choices it opened: the entry of each, and its own.
    pub(crate) fn take(&mut self, entry: u64, vaulted: &[Vaulting]) -> Vec<(u64, u64)> {
        let mut opened = Vec::new();
        for deed in vaulted {
            match deed {
                Vaulting::Locks(vault) => self.0.entry(*vault).or_default().push(entry),
                Vaulting::Opens(vault) => {
                    let choices = self.0.remove(vault).into_iter().flatten();
                    opened.extend(choices.map(|choice| (choice, entry)));
                }
                Vaulting::Forgets(vault) => drop(self.0.remove(vault)),
                Vaulting::ForgetsAll => self.0.clear(),
                Vaulting::Renews => {
                    self.0.clear();
                    opened.push((ALL, entry));
                }
            }
        }
        opened
    }
}

/// A game and its hidden choices as bytes; none where the game keeps none.
pub(crate) fn keep(game: &dyn Running, vaults: &Vaults) -> Option<Vec<u8>> {
    borsh::to_vec(&(vaults, game.keep()?)).ok()
}

/// The game and its hidden choices; none where these are no such bytes.
pub(crate) fn restore(origin: &dyn Running, bytes: &[u8]) -> Option<(Box<dyn Running>, Vaults)> {
    let (vaults, game): (Vaults, Vec<u8>) = borsh::from_slice(bytes).ok()?;
    Some((origin.restore(&game)?, vaults))
}
