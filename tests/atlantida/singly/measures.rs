//! What is measured (section 26), as far as no people are needed.

use super::*;
use atlantida::Atlantida;
use atlantida::command::DraftCommand;
use game::Record;

/// What an undo has to do is no more at the 5,000th command of a game than at the tenth: nothing is kept of what was
/// taken back. How long it takes is measured by the benchmark `rules` (“undo in Atlantida”).
#[test]
fn w3_an_undo_at_the_5000th_command_has_no_more_to_do_than_at_the_tenth() {
    let kept = |times: u32| {
        let mut t = crate::improving::rich();
        t.ok(Atlas, crate::examples::place(&[((3, 3), 8, 0)]));
        for _ in 0..times / 2 {
            t.ok(Atlas, crate::improving::build("farm", 1, 1));
            t.ok(Atlas, DraftCommand::Undo);
        }
        (1..=3).for_each(|column| t.ok(Atlas, crate::improving::build("farm", column, 1)));
        let built = Atlantida::keep(&t.state).expect("bytes").len();
        t.ok(Atlas, DraftCommand::Reset);
        (built, Atlantida::keep(&t.state).expect("bytes").len())
    };
    let (early, late) = (kept(10), kept(5_000));
    // Counts of what has happened are a few figures longer.
    assert!(late.0.abs_diff(early.0) < 64 && late.1.abs_diff(early.1) < 64, "{early:?} {late:?}");
}

/// A thousand pairs of states that differ in one sealed value: no byte differs for anybody else.
#[test]
fn w5_a_thousand_pairs_look_the_same_to_all_others() {
    // Each seed is a pair of offers and a pair of commitments.
    crate::secrecy::swaps(125);
}
