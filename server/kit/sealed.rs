//! Choices that are made at the same time and shown at the same time.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use borsh::io::{Read, Result, Write};
use borsh::{BorshDeserialize, BorshSerialize};
use game::{Mark, Version};

use crate::Seal;

/// A vault of choices of which nobody may know before all are shown at once: concealed bids, names on
/// slips of paper, an order before the battle.
///
/// `K` says whose a choice is (a seat, a player), `T` is the choice, `H` the hand that it came from.
/// Before the reveal there are two ways to a choice, each named for who may go it: [`Sealed::own`] for
/// whoever made it, [`Sealed::at_reveal`] for the rules as they decide what the reveal leads to. All
/// else tells only who has locked one: so does `{:?}`, and a vault can be neither serialized nor
/// compared.
///
/// A choice can be locked again until the reveal; the last one counts, and nothing tells how often it
/// was changed. With it lies the [`Seal`] that the device put on it, if it did. What may be chosen, by
/// whom and until when is the game's to decide.
///
/// ```
/// # use kit::Sealed;
/// # #[derive(Clone, Debug, PartialEq)]
/// # enum Hand { Own, Control }
/// let mut bids: Sealed<&str, u32, Hand> = Sealed::default();
/// bids.lock("medes", 3, Hand::Own, None);
/// bids.lock("tyrants", 1, Hand::Control, None);
/// assert_eq!(format!("{bids:?}"), r#"Sealed {"medes", "tyrants"}"#);
///
/// let shown = bids.reveal();
/// assert_eq!(shown.of(&"medes"), Some(&3));
/// assert_eq!(shown.hand(&"tyrants"), Some(&Hand::Control));
/// assert!(bids.is_empty());
/// ```
///
/// Nothing of it leaves a program by accident: only a snapshot of the whole state has it, whose bytes no
/// client gets.
///
/// ```compile_fail,E0277
/// # use kit::Sealed;
/// fn leaves(_: impl serde::Serialize) {}
/// leaves(Sealed::<u32, u32, ()>::default());
/// ```
///
/// Copies share it until one of them is written. Of what is made from it each choice is a part of its own
/// ([`game::read_in`]): what was made for one who chose stays as it was when another does.
#[derive(Clone)]
pub struct Sealed<K, T, H> {
    rows: Arc<Rows<K, T, H>>,
}

/// Of whom a choice was ever asked, and the version of those of whom none was.
#[derive(Clone)]
struct Rows<K, T, H> {
    of: BTreeMap<K, Row<T, H>>,
    others: Mark,
}

/// The place of a choice.
#[derive(Clone)]
struct Row<T, H> {
    mark: Mark,
    choice: Option<Arc<Choice<T, H>>>,
}

/// Choices that were shown, in the order of whose they are.
#[derive(BorshSerialize, BorshDeserialize, Clone, Debug, PartialEq, Eq)]
pub struct Opened<K, T, H> {
    #[borsh(bound(
        deserialize = "K: BorshDeserialize + Ord, T: BorshDeserialize, H: BorshDeserialize"
    ))]
    rows: BTreeMap<K, Choice<T, H>>,
}

/// A choice that was shown.
#[derive(BorshSerialize, BorshDeserialize, Clone, Debug, PartialEq, Eq)]
pub struct Choice<T, H> {
    /// What was chosen.
    pub what: T,
    /// The hand that it came from.
    pub hand: H,
    /// What its device sealed it with.
    pub seal: Option<Seal>,
}

impl<K: Ord + Clone, T: Clone, H: Clone> Sealed<K, T, H> {
    /// Locks the choice of `whose`, or changes it, with its seal.
    pub fn lock(&mut self, whose: K, what: T, hand: H, seal: Option<Seal>) {
        let rows = Arc::make_mut(&mut self.rows);
        let choice = Some(Arc::new(Choice { what, hand, seal }));
        match rows.of.get_mut(&whose) {
            Some(row) => row.put(choice),
            None => {
                rows.others.renew();
                rows.of.insert(whose, Row { mark: Mark::default(), choice });
            }
        }
    }

    /// Withdraws the choice of `whose`; it is awaited again. Whether there was one.
    pub fn withdraw(&mut self, whose: &K) -> bool {
        if !self.is_in(whose) {
            return false;
        }
        let row = Arc::make_mut(&mut self.rows).of.get_mut(whose);
        row.into_iter().for_each(|row| row.put(None));
        true
    }

    /// Whether `whose` choice is locked.
    #[must_use]
    pub fn is_in(&self, whose: &K) -> bool {
        self.choice(whose).is_some()
    }

    /// Who has locked a choice, in order.
    pub fn who_is_in(&self) -> impl Iterator<Item = &K> {
        self.all().map(|(whose, _)| whose)
    }

    /// Whether nobody has locked a choice.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.all().next().is_none()
    }

    /// The choice of `whose`, for its own eyes alone: its view, and what it may do besides.
    #[must_use]
    pub fn own(&self, whose: &K) -> Option<&T> {
        self.choice(whose).map(|choice| &choice.what)
    }

    /// The seal on the choice of `whose`, for its own eyes alone.
    #[must_use]
    pub fn own_seal(&self, whose: &K) -> Option<&Seal> {
        self.choice(whose)?.seal.as_ref()
    }

    /// From whose hand the choice of `whose` came: whoever acts in another's place reads nothing of what it locked.
    #[must_use]
    pub fn hand(&self, whose: &K) -> Option<&H> {
        self.choice(whose).map(|choice| &choice.hand)
    }

    /// All choices, for the rules alone as they decide the reveal. What they read goes into the event
    /// of the reveal, and nowhere else before that.
    #[must_use]
    pub fn at_reveal(&self) -> Opened<K, T, H> {
        let rows = self.all().map(|(whose, choice)| (whose.clone(), (**choice).clone()));
        Opened { rows: rows.collect() }
    }

    /// Shows all choices at once. The vault is empty after it.
    #[must_use = "choices that are not to be shown are forgotten"]
    pub fn reveal(&mut self) -> Opened<K, T, H> {
        let opened = self.at_reveal();
        self.forget();
        opened
    }

    /// Forgets all choices without telling anybody: they are to be made anew, or what was asked has
    /// fallen away.
    pub fn forget(&mut self) {
        if !self.is_empty() {
            let rows = Arc::make_mut(&mut self.rows).of.values_mut();
            rows.filter(|row| row.choice.is_some()).for_each(|row| row.put(None));
        }
    }

    /// The versions of all that can be read of it.
    pub fn versions(&self) -> impl Iterator<Item = Version> {
        let rows = self.rows.of.values().map(|row| row.mark.version());
        std::iter::once(self.rows.others.version()).chain(rows)
    }

    fn choice(&self, whose: &K) -> Option<&Arc<Choice<T, H>>> {
        let row = self.rows.of.get(whose);
        row.map_or(&self.rows.others, |row| &row.mark).read();
        row?.choice.as_ref()
    }

    fn all(&self) -> impl Iterator<Item = (&K, &Arc<Choice<T, H>>)> {
        self.rows.others.read();
        let read = self.rows.of.iter().inspect(|(_, row)| row.mark.read());
        read.filter_map(|(whose, row)| Some((whose, row.choice.as_ref()?)))
    }
}

impl<T, H> Row<T, H> {
    fn put(&mut self, choice: Option<Arc<Choice<T, H>>>) {
        self.choice = choice;
        self.mark.renew();
    }
}

/// The choices that it holds, and nothing else.
impl<K: BorshSerialize + Ord, T: BorshSerialize, H: BorshSerialize> BorshSerialize
    for Sealed<K, T, H>
{
    fn serialize<W: Write>(&self, writer: &mut W) -> Result<()> {
        let rows = self.rows.of.iter();
        let held: BTreeMap<_, _> =
            rows.filter_map(|(whose, row)| Some((whose, row.choice.as_deref()?))).collect();
        held.serialize(writer)
    }
}

impl<K, T, H> BorshDeserialize for Sealed<K, T, H>
where
    K: BorshDeserialize + Ord,
    T: BorshDeserialize,
    H: BorshDeserialize,
{
    fn deserialize_reader<R: Read>(reader: &mut R) -> Result<Self> {
        let held = BTreeMap::<K, Choice<T, H>>::deserialize_reader(reader)?;
        let row = |choice| Row { mark: Mark::default(), choice: Some(Arc::new(choice)) };
        let of = held.into_iter().map(|(whose, choice)| (whose, row(choice))).collect();
        Ok(Self { rows: Arc::new(Rows { of, others: Mark::default() }) })
    }
}

impl<K: Ord, T, H> Opened<K, T, H> {
    /// What `whose` choice was; none if there was none.
    #[must_use]
    pub fn of(&self, whose: &K) -> Option<&T> {
        self.rows.get(whose).map(|choice| &choice.what)
    }

    /// The choice of `whose` with all that lay with it; none if there was none.
    #[must_use]
    pub fn row(&self, whose: &K) -> Option<&Choice<T, H>> {
        self.rows.get(whose)
    }

    /// The hand that the choice of `whose` came from; none if there was none.
    #[must_use]
    pub fn hand(&self, whose: &K) -> Option<&H> {
        self.rows.get(whose).map(|choice| &choice.hand)
    }

    /// The seal on the choice of `whose`; none if there was none.
    #[must_use]
    pub fn seal(&self, whose: &K) -> Option<&Seal> {
        self.rows.get(whose)?.seal.as_ref()
    }

    /// All choices with whose they are, in order.
    pub fn iter(&self) -> impl Iterator<Item = (&K, &Choice<T, H>)> {
        self.rows.iter()
    }

    /// Whether there was no choice.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }
}

// Derived, these would ask the same of choices and hands.
impl<K, T, H> Default for Sealed<K, T, H> {
    fn default() -> Self {
        Self { rows: Arc::new(Rows { of: BTreeMap::new(), others: Mark::default() }) }
    }
}

impl<K, T, H> Default for Opened<K, T, H> {
    fn default() -> Self {
        Self { rows: BTreeMap::new() }
    }
}

/// Tells who has locked a choice, and nothing of the choices.
impl<K: fmt::Debug, T, H> fmt::Debug for Sealed<K, T, H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let held = self.rows.of.iter().filter(|(_, row)| row.choice.is_some());
        f.write_str("Sealed ")?;
        f.debug_set().entries(held.map(|(whose, _)| whose)).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The hands that choices come from here.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum Hand {
        Own,
        Control,
        Script,
    }

    type Vault = Sealed<u8, u32, Hand>;

    /// What can be done to a vault before its reveal.
    #[derive(Clone, Debug)]
    enum Deed {
        Lock(u8, u32, Hand, Option<u8>),
        Withdraw(u8),
        Forget,
    }

    fn hands() -> impl Strategy<Value = Hand> {
        prop_oneof![Just(Hand::Own), Just(Hand::Control), Just(Hand::Script)]
    }

    fn deeds() -> impl Strategy<Value = Vec<Deed>> {
        let one = prop_oneof![
            12 => (0..6_u8, any::<u32>(), hands(), any::<Option<u8>>())
                .prop_map(|(k, t, h, seal)| Deed::Lock(k, t, h, seal)),
            4 => (0..6_u8).prop_map(Deed::Withdraw),
            1 => Just(Deed::Forget),
        ];
        prop::collection::vec(one, 0..40)
    }

    /// What the vault should hold: of each the choice, the hand and the nonce of its seal.
    type Holds = BTreeMap<u8, (u32, Hand, Option<String>)>;

    fn seal(whose: u8, what: u32, nonce: u8) -> Seal {
        Seal::on(&whose.to_string(), "bid 1", &what.to_string(), [nonce; 32])
    }

    /// The vault after these deeds, and what it should hold.
    fn after(deeds: &[Deed]) -> (Vault, Holds) {
        let (mut vault, mut holds) = (Vault::default(), BTreeMap::new());
        for deed in deeds {
            match *deed {
                Deed::Lock(whose, what, hand, nonce) => {
                    let seal = nonce.map(|nonce| seal(whose, what, nonce));
                    let nonce = seal.as_ref().map(|seal| seal.nonce.clone());
                    vault.lock(whose, what, hand, seal);
                    holds.insert(whose, (what, hand, nonce));
                }
                Deed::Withdraw(whose) => {
                    assert_eq!(vault.withdraw(&whose), holds.remove(&whose).is_some());
                }
                Deed::Forget => {
                    vault.forget();
                    holds.clear();
                }
            }
        }
        (vault, holds)
    }

    #[test]
    fn the_last_choice_counts_with_its_hand() {
        let mut vault = Vault::default();
        vault.lock(1, 10, Hand::Own, None);
        vault.lock(1, 20, Hand::Control, None);
        let shown = vault.reveal();
        assert_eq!((shown.of(&1), shown.hand(&1)), (Some(&20), Some(&Hand::Control)));
        assert_eq!(shown.iter().count(), 1);
    }

    #[test]
    fn who_never_chose_shows_nothing() {
        let mut vault = Vault::default();
        vault.lock(1, 10, Hand::Own, None);
        assert_eq!((vault.own(&2), vault.is_in(&2)), (None, false));
        let shown = vault.reveal();
        assert_eq!((shown.of(&2), shown.hand(&2)), (None, None));
    }

    #[test]
    fn a_vault_is_empty_after_its_reveal() {
        let mut vault = Vault::default();
        vault.lock(1, 10, Hand::Own, None);
        assert!(!vault.reveal().is_empty());
        assert!(vault.is_empty() && vault.reveal().is_empty());
        assert_eq!(vault.own(&1), None);
    }

    #[test]
    fn a_copy_keeps_what_the_other_forgets() {
        let mut vault = Vault::default();
        vault.lock(1, 10, Hand::Own, None);
        let past = vault.clone();
        vault.forget();
        assert_eq!((vault.own(&1), past.own(&1)), (None, Some(&10)));
    }

    #[test]
    fn what_was_made_for_one_stays_when_another_chooses() {
        let mut vault = Vault::default();
        vault.lock(1, 10, Hand::Own, None);
        let own = |vault: &Vault, whose| game::read_in(|| vault.own(&whose).copied());
        let holds = |vault: &Vault, basis: &[Version]| {
            let now: Vec<_> = vault.versions().collect();
            basis.iter().all(|version| now.contains(version))
        };
        let (_, one) = own(&vault, 1);
        let (_, two) = own(&vault, 2);
        let (_, all) = game::read_in(|| vault.who_is_in().count());
        vault.lock(2, 20, Hand::Own, None);
        assert!(holds(&vault, &one) && !holds(&vault, &two) && !holds(&vault, &all));
        let (_, two) = own(&vault, 2);
        vault.lock(1, 11, Hand::Own, None);
        assert!(!holds(&vault, &one) && holds(&vault, &two));
        let copy = vault.clone();
        vault.forget();
        assert!(!holds(&vault, &two) && holds(&copy, &two));
        let before: Vec<_> = vault.versions().collect();
        vault.forget();
        vault.withdraw(&1);
        assert!(vault.versions().eq(before), "nothing was there to forget");
    }

    proptest! {
        #[test]
        fn it_shows_what_was_locked_last_and_not_withdrawn(deeds in deeds()) {
            let (mut vault, holds) = after(&deeds);
            prop_assert!(vault.who_is_in().eq(holds.keys()));
            prop_assert_eq!(vault.is_empty(), holds.is_empty());
            for whose in 0..6 {
                prop_assert_eq!(vault.own(&whose), holds.get(&whose).map(|row| &row.0));
                let nonce = vault.own_seal(&whose).map(|seal| &seal.nonce);
                prop_assert_eq!(nonce, holds.get(&whose).and_then(|row| row.2.as_ref()));
                prop_assert_eq!(vault.is_in(&whose), holds.contains_key(&whose));
            }
            let decided = vault.at_reveal();
            let shown = vault.reveal();
            prop_assert_eq!(&decided, &shown);
            let nonce = |row: &Choice<_, _>| row.seal.as_ref().map(|seal| seal.nonce.clone());
            let shown = shown.iter().map(|(whose, row)| (*whose, (row.what, row.hand, nonce(row))));
            prop_assert_eq!(shown.collect::<BTreeMap<_, _>>(), holds);
        }

        #[test]
        fn other_choices_look_the_same(deeds in deeds(), others in any::<u32>()) {
            let swapped = |deed: &Deed| match *deed {
                Deed::Lock(whose, what, _, seal) => {
                    let seal = seal.xor(Some(others.to_le_bytes()[0]));
                    Deed::Lock(whose, what ^ others, Hand::Script, seal)
                }
                ref deed => deed.clone(),
            };
            let (vault, _) = after(&deeds);
            let (other, _) = after(&deeds.iter().map(swapped).collect::<Vec<_>>());
            prop_assert_eq!(format!("{vault:?} {vault:#?}"), format!("{other:?} {other:#?}"));
            prop_assert!(vault.who_is_in().eq(other.who_is_in()));
            prop_assert_eq!(vault.is_empty(), other.is_empty());
        }
    }
}
