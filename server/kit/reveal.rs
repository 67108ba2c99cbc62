//! How the choices of a secret came in, as they are shown.

use std::collections::BTreeMap;

use borsh::{BorshDeserialize, BorshSerialize};

use crate::{Choice, Opened, Seal};

/// What binds a choice that is shown to the one that was locked.
#[derive(BorshSerialize, BorshDeserialize, Clone, Debug, Default, PartialEq, Eq)]
pub enum Bound {
    /// A device of the seat sealed it: anybody can check that it is what was locked.
    Open(Seal),
    /// No device sealed it, or another choice would be shown in the same way: a seal would tell the one from
    /// the other.
    None,
    /// Nothing was locked.
    #[default]
    NotIn,
}

/// How a choice that is shown came in.
#[derive(BorshSerialize, BorshDeserialize, Clone, Debug, Default)]
pub struct Came<H> {
    /// From whose hand.
    pub hand: H,
    /// What binds it.
    pub seal: Bound,
}

/// How the choices of a reveal came in. The hand by default is the seat's own.
#[derive(BorshSerialize, BorshDeserialize, Clone, Debug)]
pub struct Reveal<K, H> {
    /// What was asked, as the seals name it; empty where nobody was asked.
    pub question: String,
    /// Of those whose choice is shown.
    #[borsh(bound(deserialize = "K: BorshDeserialize + Ord, H: BorshDeserialize"))]
    pub came: BTreeMap<K, Came<H>>,
}

impl<K, H> Default for Reveal<K, H> {
    fn default() -> Self {
        Self { question: String::new(), came: BTreeMap::new() }
    }
}

impl<K: Ord + Clone, H: Copy + Default + PartialEq> Reveal<K, H> {
    /// How these choices came in as they are `shown`, given those that were locked, and those that stay
    /// untold ([`untold`]). `unlocked` is the hand of whoever locked none.
    pub fn of<'a, T: PartialEq<C>, C>(
        question: String,
        locked: &Opened<K, T, H>,
        shown: impl IntoIterator<Item = (&'a K, C)>,
        untold: &[(K, H)],
        unlocked: impl Fn(&K) -> H,
    ) -> Self
    where
        K: 'a,
    {
        let came = |(id, what): (&'a K, C)| {
            let kept = untold.iter().find(|row| &row.0 == id).map(|row| row.1);
            let came = match (kept, locked.row(id)) {
                (Some(hand), _) => Came { hand, seal: Bound::None },
                (None, Some(row)) => Came { hand: row.hand, seal: bound(row, &what) },
                (None, None) => Came { hand: unlocked(id), seal: Bound::NotIn },
            };
            (id.clone(), came)
        };
        Self { question, came: shown.into_iter().map(came).collect() }
    }

    /// From whose hand a choice came.
    #[must_use]
    pub fn hand(&self, whose: &K) -> H {
        self.came.get(whose).map_or(H::default(), |came| came.hand)
    }

    /// Whether whoever is there had locked nothing.
    #[must_use]
    pub fn was_missing(&self, whose: &K) -> bool {
        let none = |came: &Came<H>| came.hand == H::default() && came.seal == Bound::NotIn;
        self.came.get(whose).is_some_and(none)
    }

    /// What binds a choice.
    #[must_use]
    pub fn seal(&self, whose: &K) -> Bound {
        self.came.get(whose).map(|came| came.seal.clone()).unwrap_or_default()
    }
}

/// What binds a choice that was locked to what is shown of it.
fn bound<T: PartialEq<C>, C, H>(row: &Choice<T, H>, shown: &C) -> Bound {
    row.seal
        .as_ref()
        .filter(|_| row.what == *shown)
        .map_or(Bound::None, |seal| Bound::Open(seal.clone()))
}

/// Of what was locked, what the reveal does not tell, with the hands that it came from: where `is_told` says
/// no, another choice would be shown in the same way. What tells the one from the other (its seal, the event
/// that locked it) is then never shown.
pub fn untold<K: Ord + Clone, T, H: Copy>(
    locked: &Opened<K, T, H>,
    is_told: impl Fn(&K, &T) -> bool,
) -> Vec<(K, H)> {
    let rows = locked.iter().filter(|(id, row)| !is_told(id, &row.what));
    rows.map(|(id, row)| (id.clone(), row.hand)).collect()
}

/// How many of what a seat has it chose.
#[derive(BorshSerialize, BorshDeserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub struct UpTo {
    /// So many.
    pub number: u32,
    /// The most that it could have chosen, now or with a choice that this one changed.
    pub most: u32,
}

impl UpTo {
    /// As many, of so many that there are, in the place of what was chosen before.
    #[must_use]
    pub fn chosen(number: u32, have: u32, before: Option<&Self>) -> Self {
        Self { number, most: before.map_or(have, |before| before.most.max(have)) }
    }

    /// Whether nothing but this can have been chosen where it is shown, and no more than `left` can be: for
    /// [`untold`].
    #[must_use]
    pub fn is_told(self, left: u32) -> bool {
        self.number < left || self.most <= left
    }
}

impl PartialEq<u32> for UpTo {
    fn eq(&self, number: &u32) -> bool {
        self.number == *number
    }
}
