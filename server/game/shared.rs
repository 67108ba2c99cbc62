//! Parts of a state that copies share until one of them is written, and the note of which were read.

use std::cell::{Cell, RefCell};
use std::fmt;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use borsh::io::{Read, Result, Write};
use borsh::{BorshDeserialize, BorshSerialize};

/// Says which writing of a part this is: no two writings of this process have the same.
pub type Version = u64;

static LAST: AtomicU64 = AtomicU64::new(0);

/// The version of no part.
const NOTHING: Version = Version::MAX;

thread_local! {
    static WATCHED: Cell<bool> = const { Cell::new(false) };
    static READ: RefCell<Vec<Version>> = const { RefCell::new(Vec::new()) };
}

/// A part of a state. A copy of the state shares it, and costs nothing but a count, until one of the two
/// is written. Whoever makes something from a state can ask which parts it read ([`read_in`]): as long
/// as the state holds the same versions of them, the same would be made again.
pub struct Shared<T> {
    part: Arc<T>,
    version: Version,
}

impl<T> Shared<T> {
    /// A part that nobody shares yet.
    pub fn new(part: T) -> Self {
        Self { part: Arc::new(part), version: fresh() }
    }

    /// Another one with each writing.
    #[must_use]
    pub fn version(&self) -> Version {
        self.version
    }
}

impl<T> Shared<T> {
    /// Becomes this, whatever it was: nothing of that is copied, as it is where a shared part is changed.
    pub fn put(&mut self, part: T) {
        match Arc::get_mut(&mut self.part) {
            Some(own) => *own = part,
            None => self.part = Arc::new(part),
        }
        self.version = fresh();
    }
}

impl<T: PartialEq> Shared<T> {
    /// Becomes this. Where it is this already nothing is written.
    pub fn set(&mut self, part: T) {
        if *self.part != part {
            *self = Self::new(part);
        }
    }
}

impl<T> Deref for Shared<T> {
    type Target = T;

    fn deref(&self) -> &T {
        note(self.version);
        &self.part
    }
}

/// The version of something that is kept elsewhere, with others: who writes it or reads it says so here.
#[derive(Clone, Debug)]
pub struct Mark(Version);

impl Mark {
    /// What it stands for was written.
    pub fn renew(&mut self) {
        self.0 = fresh();
    }

    /// What it stands for is read.
    pub fn read(&self) {
        note(self.0);
    }

    /// Another one with each writing.
    #[must_use]
    pub fn version(&self) -> Version {
        self.0
    }
}

impl Default for Mark {
    fn default() -> Self {
        Self(fresh())
    }
}

impl<T: Clone> DerefMut for Shared<T> {
    fn deref_mut(&mut self) -> &mut T {
        self.version = fresh();
        Arc::make_mut(&mut self.part)
    }
}

impl<T> Clone for Shared<T> {
    fn clone(&self) -> Self {
        Self { part: Arc::clone(&self.part), version: self.version }
    }
}

impl<T: Default> Default for Shared<T> {
    fn default() -> Self {
        Self::new(T::default())
    }
}

impl<T> From<T> for Shared<T> {
    fn from(part: T) -> Self {
        Self::new(part)
    }
}

impl<T: fmt::Debug> fmt::Debug for Shared<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.part.fmt(f)
    }
}

impl<T: BorshSerialize> BorshSerialize for Shared<T> {
    fn serialize<W: Write>(&self, writer: &mut W) -> Result<()> {
        self.part.serialize(writer)
    }
}

/// What was read back was never shown: it has a version that nothing was made from.
impl<T: BorshDeserialize> BorshDeserialize for Shared<T> {
    fn deserialize_reader<R: Read>(reader: &mut R) -> Result<Self> {
        T::deserialize_reader(reader).map(Self::new)
    }
}

// Each reading of a part passes here, and while something is decided nobody watches.
#[inline]
fn note(version: Version) {
    if WATCHED.get() {
        write_down(version);
    }
}

#[cold]
fn write_down(version: Version) {
    READ.with_borrow_mut(|read| {
        if read.last() != Some(&version) {
            read.push(version);
        }
    });
}

#[inline]
fn fresh() -> Version {
    LAST.fetch_add(1, Ordering::Relaxed)
}

/// Makes something, and says which [`Shared`] parts were read for it: sorted, each once.
pub fn read_in<R>(make: impl FnOnce() -> R) -> (R, Vec<Version>) {
    let watch = Watch::begin();
    let made = make();
    (made, watch.end())
}

/// Notes what is read from its beginning on. Also when the making panics, what was noted before goes on.
struct Watch {
    outer: bool,
    from: usize,
}

impl Watch {
    fn begin() -> Self {
        let from = READ.with_borrow_mut(|read| {
            // What was read last before is noted once more when it is read first now.
            read.push(NOTHING);
            read.len()
        });
        Self { outer: WATCHED.replace(true), from }
    }

    /// What was read; it stays noted for whoever watches around this.
    fn end(self) -> Vec<Version> {
        READ.with_borrow_mut(|read| {
            read[self.from..].sort_unstable();
            let mut noted = self.from;
            for at in self.from..read.len() {
                let version = read[at];
                if version != NOTHING && (noted == self.from || read[noted - 1] != version) {
                    read[noted] = version;
                    noted += 1;
                }
            }
            read.truncate(noted);
            read[self.from..].to_vec()
        })
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        WATCHED.set(self.outer);
        if !self.outer {
            READ.with_borrow_mut(Vec::clear);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_is_the_same_until_one_is_written() {
        let mut one = Shared::new(vec![1]);
        let two = one.clone();
        assert_eq!(one.version(), two.version());
        one.push(2);
        assert_ne!(one.version(), two.version());
        assert_eq!((one.len(), two.len()), (2, 1));
    }

    #[test]
    fn what_was_read_is_noted_once() {
        let (one, two) = (Shared::new(1), Shared::new(2));
        let (sum, read) = read_in(|| *one + *one);
        assert_eq!((sum, read), (2, vec![one.version()]));
        let (_, read) = read_in(|| *two);
        assert_eq!(read, [two.version()]);
    }

    #[test]
    fn what_is_put_is_another_writing() {
        let mut one = Shared::new(1);
        let two = one.clone();
        one.put(2);
        assert_ne!(one.version(), two.version());
        assert_eq!((*one, *two), (2, 1));
        let before = one.version();
        one.put(2);
        assert_ne!(one.version(), before);
    }

    #[test]
    fn what_is_read_within_is_read_around() {
        let (one, two) = (Shared::new(1), Shared::new(2));
        let ((_, inner), outer) = read_in(|| (*one, read_in(|| *two).1));
        assert_eq!(inner, [two.version()]);
        assert_eq!(outer, [one.version(), two.version()]);
        let ((_, again), outer) = read_in(|| (*one, read_in(|| *one).1));
        assert_eq!((again, outer), (vec![one.version()], vec![one.version()]));
    }

    #[test]
    fn what_is_set_to_what_it_is_was_not_written() {
        let mut one = Shared::new(1);
        let before = one.version();
        one.set(1);
        assert_eq!(one.version(), before);
        one.set(2);
        assert_ne!(one.version(), before);
        assert_eq!(*one, 2);
    }

    #[test]
    fn a_panic_leaves_no_note_behind() {
        let one = Shared::new(1);
        let caught = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            read_in(|| assert_eq!(*one, 2, "a panic"));
        }));
        assert!(caught.is_err());
        assert_eq!(read_in(|| ()).1, Vec::<Version>::new());
    }
}
