//! Where rules stumble: a panic takes down what was asked of them, and neither the table nor its neighbours.

use std::cell::Cell;
use std::fmt;
use std::panic::{self, AssertUnwindSafe, PanicHookInfo};
use std::sync::Once;

use crate::figures::figures;

/// Why something came to no end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fall {
    /// It panicked, here. What a panic says may hold what a game hides; where it happened does not (N-1).
    Stumbled(String),
    /// It would have taken more than one command may.
    Spent,
}

/// What unwinds where more is taken than one command may take. It is no fault of the program, so nothing
/// prints it.
pub(crate) struct Spent;

impl fmt::Display for Fall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stumbled(place) => f.write_str(place),
            Self::Spent => f.write_str("it took more than one command may"),
        }
    }
}

impl std::error::Error for Fall {}

thread_local! {
    /// What is being done where a panic is caught, so many deep.
    static WITHIN: Cell<usize> = const { Cell::new(0) };
    /// Where the last panic there was.
    static PLACE: Cell<Option<String>> = const { Cell::new(None) };
}

/// Does it. What it changed before it fell is not to be used.
///
/// # Errors
/// Why it came to no end. Nothing of it is printed: whoever asked says what is to be said.
pub(crate) fn caught<T>(does: impl FnOnce() -> T) -> Result<T, Fall> {
    static HOOKED: Once = Once::new();
    HOOKED.call_once(hook);
    WITHIN.set(WITHIN.get() + 1);
    let done = panic::catch_unwind(AssertUnwindSafe(does));
    WITHIN.set(WITHIN.get() - 1);
    done.map_err(|thrown| {
        if thrown.is::<Spent>() {
            return Fall::Spent;
        }
        figures().counts.panics.increment(1);
        Fall::Stumbled(PLACE.take().unwrap_or_default())
    })
}

/// From now on a panic that is caught here is not printed.
fn hook() {
    let printed = panic::take_hook();
    panic::set_hook(Box::new(move |panic: &PanicHookInfo<'_>| {
        if WITHIN.get() == 0 {
            return printed(panic);
        }
        PLACE.set(panic.location().map(ToString::to_string));
    }));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_fell_says_where() {
        let place = [1_u32; 3];
        assert_eq!(caught(|| place.len()), Ok(3));
        let at = std::hint::black_box(7);
        let Err(Fall::Stumbled(fell)) = caught(|| place[at]) else { panic!("it should fall") };
        assert!(fell.contains("caught.rs"), "{fell}");
        let within = caught(|| caught(|| panic!("deep {at}")).is_err());
        assert_eq!(within, Ok(true));
        let spent = caught(|| panic::resume_unwind(Box::new(Spent)));
        assert_eq!(spent, Err::<(), _>(Fall::Spent));
    }
}
