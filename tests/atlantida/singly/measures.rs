//! What is measured (section 26), as far as no people are needed.

use super::*;
use atlantida::command::{Command, DraftCommand};
use std::time::{Duration, Instant};

/// At the 5,000th command of a game ten drafts in a row are undone and reset in 50 ms each at most. What another
/// program takes of the machine meanwhile is no part of it: the middle one of ten counts.
#[test]
fn w3_undo_and_reset_take_50_ms_at_most_at_the_5000th_command() {
    let mut t = crate::improving::rich();
    t.ok(Atlas, crate::examples::place(&[((3, 3), 8, 0)]));
    let build = |column: u32| crate::improving::build("farm", column, 1);
    for _ in 0..2_500 {
        t.ok(Atlas, build(1));
        t.ok(Atlas, DraftCommand::Undo);
    }
    for back in [DraftCommand::Undo, DraftCommand::Reset] {
        let mut taken: Vec<Duration> = (0..10)
            .map(|_| {
                if !t.own(Atlas).phase.placed {
                    t.ok(Atlas, crate::examples::place(&[((3, 3), 8, 0)]));
                }
                (1..=3).for_each(|column| t.ok(Atlas, build(column)));
                let back: Command = back.into();
                let since = Instant::now();
                t.ok(Atlas, back);
                let taken = since.elapsed();
                t.ok(Atlas, DraftCommand::Reset);
                taken
            })
            .collect();
        taken.sort();
        assert!(taken[5] <= Duration::from_millis(50), "{back:?}: {taken:?}");
    }
}

/// A thousand pairs of states that differ in one sealed value: no byte differs for anybody else.
#[test]
fn w5_a_thousand_pairs_look_the_same_to_all_others() {
    // Each seed is a pair of offers and a pair of commitments.
    crate::secrecy::swaps(125);
}
