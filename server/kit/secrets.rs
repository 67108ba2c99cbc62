//! Secrets: what seats choose unseen by each other, and all are shown at once. A game states each in one row
//! ([`SecretRow`]): where its vault lies in the state, what its seals call the question, when it is asked, what
//! each event does to it and what the reveal tells. All that a hub asks about secrets follows from the rows.

use std::collections::BTreeMap;

use game::{Actor, SeatId, Shown, Told, Vaulting, Version};

use crate::reveal::{Bound, Came, Reveal};
use crate::{Seal, Sealed};

/// A choice in the words that its seal has for it: a number, an id; a single line.
pub trait Sealable {
    /// These words.
    fn words(&self) -> String;
}

/// So many of something.
impl Sealable for u32 {
    fn words(&self) -> String {
        self.to_string()
    }
}

/// One of several; to choose none of them is an empty line.
impl<T: Sealable> Sealable for Option<T> {
    fn words(&self) -> String {
        self.as_ref().map(Sealable::words).unwrap_or_default()
    }
}

/// A vault, whatever is chosen in it.
pub trait Vault<K> {
    /// Whether nobody has locked a choice.
    fn is_empty(&self) -> bool;
    /// Forgets all choices without telling anybody.
    fn forget(&mut self);
    /// The seal on the choice of `whose`, for its own eyes alone.
    fn own_seal(&self, whose: &K) -> Option<&Seal>;
    /// Adds the versions of all that can be read of it.
    fn add_versions(&self, to: &mut Vec<Version>);
}

impl<K: Ord + Clone, T: Clone, H: Clone> Vault<K> for Sealed<K, T, H> {
    fn is_empty(&self) -> bool {
        self.is_empty()
    }

    fn forget(&mut self) {
        self.forget();
    }

    fn own_seal(&self, whose: &K) -> Option<&Seal> {
        self.own_seal(whose)
    }

    fn add_versions(&self, to: &mut Vec<Version>) {
        to.extend(self.versions());
    }
}

/// A secret of a game: its state `S`, its events `E`, whose the choices are (`K`) and the hands that they
/// come from (`H`).
#[derive(Debug)]
pub struct SecretRow<S, E, K, H> {
    /// What is asked, as its seals name it: "offer" in "offer 41".
    pub question: &'static str,
    /// Whether it is asked now.
    pub is_asked: fn(&S) -> bool,
    /// The number of what is asked: another one with each opening, and where choices are made anew. It stays as it is
    /// while other secrets are asked and opened.
    pub number: fn(&S) -> u32,
    /// Its vault; none where the state has none now.
    pub vault: fn(&S) -> Option<&dyn Vault<K>>,
    /// The same, to be written.
    pub vault_mut: fn(&mut S) -> Option<&mut dyn Vault<K>>,
    /// What an event does to it.
    pub does: fn(&E) -> Option<Does<'_, K>>,
    /// How the choices came in that were shown last.
    pub revealed: fn(&S) -> Option<&Reveal<K, H>>,
}

/// What is asked of one secret, also where others are asked at the same time.
impl<S, E, K: AsRef<str>, H> SecretRow<S, E, K, H> {
    /// What is asked, as its seals name it: "offer 41"; none where it is not asked now.
    pub fn asked(&self, state: &S) -> Option<String> {
        (self.is_asked)(state).then(|| format!("{} {}", self.question, (self.number)(state)))
    }

    /// The seal on the choice of `whose`, for its own eyes alone.
    pub fn own_seal<'s>(&self, state: &'s S, whose: &K) -> Option<&'s Seal>
    where
        K: 's,
    {
        (self.vault)(state)?.own_seal(whose)
    }

    /// The seal that a device put on the choice of `whose`, if it did.
    ///
    /// # Errors
    /// [`BadSeal`].
    pub fn checked(
        &self,
        state: &S,
        actor: &Actor,
        whose: &K,
        choice: &dyn Sealable,
        seal: Option<&Seal>,
    ) -> Result<Option<Seal>, BadSeal> {
        let Some(seal) = seal else { return Ok(None) };
        let on = |question: String| {
            matches!(actor, Actor::Seat(_)) && seal.fits(whose.as_ref(), &question, &choice.words())
        };
        let fits = self.asked(state).is_some_and(on);
        if fits { Ok(Some(seal.clone())) } else { Err(BadSeal) }
    }
}

/// What an event does to a secret.
#[allow(missing_debug_implementations)] // what is chosen in secret goes into no log
pub enum Does<'e, K> {
    /// A choice is locked, or changed.
    Locks {
        /// Whose it is.
        whose: &'e K,
        /// What was chosen.
        choice: &'e dyn Sealable,
    },
    /// All that was chosen is opened.
    Opens(Opening<'e, K>),
    /// What was chosen is never opened: it is to be made anew, or has fallen away.
    Forgets,
}

/// What is told of choices that are opened, in the words of their seals.
#[derive(Debug)]
pub struct Opening<'e, K> {
    /// What each has chosen that is named.
    pub shown: Vec<(&'e K, String)>,
    /// What whoever is not named has chosen; none where that is not told.
    pub others: Option<String>,
    /// Of whom another choice would be shown in the same way ([`untold`](crate::untold)).
    pub untold: Vec<&'e K>,
}

impl<K: PartialEq> Opening<'_, K> {
    /// That choices are opened of which nothing is told.
    #[must_use]
    pub fn unseen() -> Self {
        Self { shown: Vec::new(), others: None, untold: Vec::new() }
    }

    /// What is told of a choice; none where it is passed over, or where another one would be shown in the
    /// same way.
    fn told(&self, whose: &K) -> Option<&String> {
        if self.untold.contains(&whose) {
            return None;
        }
        let named = self.shown.iter().find(|(id, _)| *id == whose).map(|(_, words)| words);
        named.or(self.others.as_ref())
    }
}

/// All secrets of a game.
#[derive(Debug)]
pub struct Secrets<S: 'static, E: 'static, K: 'static, H: 'static> {
    /// One row each. Its place is the number of its vault: new ones go to the end.
    pub rows: &'static [SecretRow<S, E, K, H>],
    /// Who acts, where an event says that and nothing else.
    pub acts: fn(&E) -> Option<&Actor>,
    /// What an event does to all secrets at once: [`Vaulting::ForgetsAll`], [`Vaulting::Renews`].
    pub to_all: fn(&E) -> Option<Vaulting>,
}

/// A seal that is none, or not one of a device of the seat, on this choice and for what is asked now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadSeal;

impl<S, E, K: Ord + Clone + AsRef<str>, H: Copy + Default + PartialEq> Secrets<S, E, K, H> {
    /// Whether choices lie in this state that nobody may see yet, as [`game::Record::sealed`] asks.
    pub fn sealed(&self, state: &S) -> bool {
        self.rows.iter().any(|row| (row.vault)(state).is_some_and(|vault| !vault.is_empty()))
    }

    /// The versions of all that can be read of the vaults ([`game::Kept::renew`]).
    pub fn versions(&self, state: &S) -> Vec<Version> {
        let mut versions = Vec::new();
        for vault in self.rows.iter().filter_map(|row| (row.vault)(state)) {
            vault.add_versions(&mut versions);
        }
        versions
    }

    /// Forgets all that is locked: it is to be chosen again.
    pub fn forget(&self, state: &mut S) {
        for row in self.rows {
            if let Some(vault) = (row.vault_mut)(state) {
                vault.forget();
            }
        }
    }

    /// What is asked in secret now, as seals name it: "offer 41". Of several the first in the order of the rows; each
    /// row knows its own.
    pub fn question(&self, state: &S) -> Option<String> {
        self.rows.iter().find_map(|row| row.asked(state))
    }

    /// The seal on the choice of `whose` in what is asked now, for its own eyes alone.
    pub fn own_seal<'s>(&self, state: &'s S, whose: &K) -> Option<&'s Seal> {
        self.asked(state)?.own_seal(state, whose)
    }

    fn asked(&self, state: &S) -> Option<&'static SecretRow<S, E, K, H>> {
        self.rows.iter().find(|row| (row.is_asked)(state))
    }

    /// The seal that a device put on the choice of `whose` in what is asked now, if it did.
    ///
    /// # Errors
    /// [`BadSeal`].
    pub fn checked(
        &self,
        state: &S,
        actor: &Actor,
        whose: &K,
        choice: &dyn Sealable,
        seal: Option<&Seal>,
    ) -> Result<Option<Seal>, BadSeal> {
        match (self.asked(state), seal) {
            (Some(row), seal) => row.checked(state, actor, whose, choice, seal),
            (None, None) => Ok(None),
            (None, Some(_)) => Err(BadSeal),
        }
    }

    /// What an event does to vaults, as [`game::Record::vaulting`] asks.
    pub fn vaulting(&self, event: &E) -> Option<Vaulting> {
        let of_one = self.does(event).map(|(vault, does)| match does {
            Does::Locks { .. } => Vaulting::Locks(vault),
            Does::Opens(_) => Vaulting::Opens(vault),
            Does::Forgets => Vaulting::Forgets(vault),
        });
        of_one.or_else(|| (self.to_all)(event))
    }

    fn does<'e>(&self, event: &'e E) -> Option<(u8, Does<'e, K>)> {
        (0..).zip(self.rows).find_map(|(vault, row)| Some((vault, (row.does)(event)?)))
    }

    /// The secret choices that an event has shown to all, in the state that it led to, as
    /// [`game::Record::shown`] asks.
    pub fn shown(&self, state: &S, event: &E) -> Vec<Shown> {
        let mut opened = self.rows.iter().filter_map(|row| match (row.does)(event)? {
            Does::Opens(opening) => Some(((row.revealed)(state)?, opening)),
            Does::Locks { .. } | Does::Forgets => None,
        });
        let Some((reveal, opening)) = opened.next() else { return Vec::new() };
        let rows = reveal.came.iter().filter(|(_, came)| came.seal != Bound::NotIn);
        let row = |(whose, came): (&K, &Came<H>)| {
            let fits = |seal: &Seal| {
                let told = opening.told(whose);
                told.is_some_and(|words| seal.fits(whose.as_ref(), &reveal.question, words))
            };
            let fits = match &came.seal {
                Bound::Open(seal) => Some(fits(seal)),
                Bound::None | Bound::NotIn => None,
            };
            let seat = SeatId(whose.as_ref().to_owned());
            Shown { seat, question: reveal.question.clone(), fits }
        };
        rows.map(row).collect()
    }

    /// The secret choices of these entries, as [`game::Record::secrets`] asks. Where an entry holds nothing
    /// else, who acted is as secret.
    pub fn secrets(&self, told: &[Told<E>]) -> Vec<game::Secret> {
        let (mut secrets, mut hidden) = (Vec::new(), Hidden::default());
        for row in told {
            for (event, what) in row.events.iter().enumerate() {
                hidden.note(
                    self,
                    what,
                    game::Secret { entry: row.entry, event, opened: None, shown: None },
                    &mut secrets,
                );
            }
        }
        let who = self.who_acted(told, &secrets);
        secrets.extend(who);
        secrets
    }

    /// Who acted in entries that hold nothing but choices that were never shown.
    fn who_acted(&self, told: &[Told<E>], secrets: &[game::Secret]) -> Vec<game::Secret> {
        let mut who = Vec::new();
        let mut rest = secrets;
        for row in told {
            let (of_row, later) = rest.split_at(rest.partition_point(|it| it.entry <= row.entry));
            rest = later;
            let is_acted = |event: &E| (self.acts)(event).is_some();
            let hidden = of_row.iter().filter(|secret| secret.shown.is_none()).count();
            if hidden > 0 && hidden == row.events.iter().filter(|event| !is_acted(event)).count() {
                let acted = row.events.iter().enumerate().filter(|(_, event)| is_acted(event));
                who.extend(acted.map(|(event, _)| game::Secret { event, ..of_row[0] }));
            }
        }
        who
    }
}

/// The choices that wait to be opened, changed ones too, by the numbers of their vaults.
struct Hidden<K> {
    locked: BTreeMap<u8, Vec<Locked<K>>>,
    actor: Option<Actor>,
}

/// What was locked, and where its event stands in the list of secrets.
struct Locked<K> {
    secret: usize,
    by: K,
    what: String,
    /// Whose hand it was.
    actor: Option<Actor>,
}

// Derived, it would ask the same of `K`.
impl<K> Default for Hidden<K> {
    fn default() -> Self {
        Self { locked: BTreeMap::new(), actor: None }
    }
}

impl<K: Ord + Clone + AsRef<str>> Hidden<K> {
    /// Takes in an event; `place` is where it stands, as a secret would.
    fn note<S, E, H: Copy + Default + PartialEq>(
        &mut self,
        of: &Secrets<S, E, K, H>,
        event: &E,
        place: game::Secret,
        secrets: &mut Vec<game::Secret>,
    ) {
        match of.does(event) {
            Some((vault, Does::Locks { whose, choice })) => {
                let (by, what, actor) = (whose.clone(), choice.words(), self.actor.clone());
                let locked = Locked { secret: secrets.len(), by, what, actor };
                self.locked.entry(vault).or_default().push(locked);
                secrets.push(place);
            }
            Some((vault, Does::Opens(opening))) => {
                let locked = self.locked.remove(&vault).unwrap_or_default();
                open(&locked, &opening, secrets, place.entry);
            }
            Some((vault, Does::Forgets)) => drop(self.locked.remove(&vault)),
            None if (of.to_all)(event).is_some() => *self = Self::default(),
            None => {}
        }
        if let Some(actor) = (of.acts)(event) {
            self.actor = Some(actor.clone());
        }
    }
}

/// All that was locked was opened. What a seat locked last was shown, unless the opening passed over it, and
/// it is told where the same hand locked something first.
fn open<K: PartialEq>(
    vault: &[Locked<K>],
    opening: &Opening<'_, K>,
    secrets: &mut [game::Secret],
    entry: u64,
) {
    vault.iter().for_each(|locked| secrets[locked.secret].opened = Some(entry));
    for (at, last) in vault.iter().enumerate() {
        let of_it = |row: &&Locked<K>| row.by == last.by;
        let changed = vault[at + 1..].iter().any(|row| of_it(&row));
        if changed || opening.told(&last.by) != Some(&last.what) {
            continue;
        }
        let same_hand = vault[..=at].iter().rev().filter(of_it);
        let first = same_hand.take_while(|row| row.actor == last.actor).last();
        let game::Secret { entry, event, .. } = secrets[last.secret];
        secrets[first.unwrap_or(last).secret].shown = Some((entry, event));
    }
}

#[cfg(test)]
mod tests;
