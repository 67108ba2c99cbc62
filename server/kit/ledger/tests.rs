//! What a ledger remembers, and what it never does.

use proptest::prelude::*;

use super::*;

#[derive(Clone, Copy, Debug, PartialEq)]
enum Why {
    Play(u8),
    Earlier,
    Hand(u8),
    Corrections,
}

impl Cause for Why {
    fn by_hand(&self) -> bool {
        matches!(self, Self::Hand(_) | Self::Corrections)
    }

    fn earlier(by_hand: bool) -> Self {
        if by_hand { Self::Corrections } else { Self::Earlier }
    }
}

fn parts(ledger: &Ledger<Why>) -> Vec<(Why, i32)> {
    ledger.parts().map(|(why, by)| (*why, by)).collect()
}

#[test]
fn a_new_ledger_is_0_for_no_cause() {
    let ledger = Ledger::<Why>::default();
    assert_eq!((ledger.value(), ledger.latest(), ledger.parts().count()), (0, None, 0));
    assert_eq!(Ledger::starting(0, Why::Play(1)), ledger);
}

#[test]
fn changes_of_one_cause_are_added_up() {
    let mut ledger: Ledger<Why> = Ledger::starting(2, Why::Play(0));
    ledger.change(3, 0, Why::Play(1));
    ledger.change(1, 0, Why::Play(0));
    assert_eq!(parts(&ledger), [(Why::Play(0), 3), (Why::Play(1), 3)]);
}

#[test]
fn a_cause_that_comes_to_nothing_is_forgotten() {
    let mut ledger: Ledger<Why> = Ledger::starting(2, Why::Play(0));
    ledger.change(3, 0, Why::Play(1));
    ledger.change(-3, 0, Why::Play(1));
    assert_eq!(parts(&ledger), [(Why::Play(0), 2)]);
    assert_eq!(ledger.latest(), Some(&Why::Play(1)));
}

#[test]
fn what_changes_nothing_has_no_cause() {
    let mut ledger: Ledger<Why> = Ledger::starting(2, Why::Play(0));
    let before = ledger.clone();
    ledger.set(2, Why::Hand(1));
    ledger.change(-5, 2, Why::Hand(1));
    assert!(ledger.is_untouched(&before) && ledger == before);
}

#[test]
fn a_floor_lifts_what_is_below_it() {
    let mut ledger: Ledger<Why> = Ledger::starting(2, Why::Play(0));
    assert_eq!(ledger.after(-1, 4), 4);
    ledger.change(-1, 4, Why::Play(1));
    assert_eq!(ledger.value(), 4);
}

#[test]
fn nothing_rises_above_what_a_signed_number_holds() {
    let mut ledger: Ledger<Why> = Ledger::starting(u32::MAX, Why::Play(0));
    assert_eq!(ledger.value(), MOST);
    ledger.change(i32::MAX, u32::MAX, Why::Play(1));
    assert_eq!((ledger.value(), ledger.after(i32::MIN, u32::MAX)), (MOST, MOST));
    ledger.change(i32::MIN, 0, Why::Play(2));
    assert_eq!(ledger.value(), 0);
}

#[test]
fn the_oldest_causes_of_play_become_one() {
    let mut ledger = Ledger::default();
    for cause in 0..10 {
        ledger.change(1, 0, Why::Play(cause));
    }
    let expected = [(Why::Earlier, 3)].into_iter().chain((3..10).map(|why| (Why::Play(why), 1)));
    assert_eq!(parts(&ledger), expected.collect::<Vec<_>>());
}

#[test]
fn play_does_not_crowd_out_what_was_done_by_hand() {
    let mut ledger: Ledger<Why> = Ledger::starting(1, Why::Hand(1));
    for cause in 0..100 {
        ledger.change(1, 0, Why::Play(cause));
    }
    assert_eq!(parts(&ledger)[0], (Why::Hand(1), 1));
    for cause in 2..100 {
        ledger.change(1, 0, Why::Hand(cause));
    }
    let by_hand = parts(&ledger).into_iter().filter(|(why, _)| why.by_hand());
    assert_eq!(by_hand.count(), CAUSES);
    assert!(parts(&ledger).contains(&(Why::Corrections, 92)));
}

fn causes() -> impl Strategy<Value = Why> {
    prop_oneof![(0..20_u8).prop_map(Why::Play), (0..20_u8).prop_map(Why::Hand)]
}

proptest! {
    #[test]
    fn its_parts_make_it_up(
        start in prop_oneof![0..20_u32, any::<u32>()],
        changes in prop::collection::vec(
            (prop_oneof![-9..9_i32, any::<i32>()], prop_oneof![0..3_u32, any::<u32>()], causes()),
            0..60,
        ),
    ) {
        let mut ledger: Ledger<Why> = Ledger::starting(start, Why::Play(0));
        let mut value = start.min(MOST);
        for (by, floor, why) in changes {
            let before = ledger.clone();
            let to = i64::from(value) + i64::from(by);
            let to = to.clamp(floor.min(MOST).into(), MOST.into());
            prop_assert_eq!(i64::from(ledger.after(by, floor)), to);
            ledger.change(by, floor, why);
            value = u32::try_from(to).expect("clamped");
            prop_assert_eq!(ledger.value(), value);
            let changed = before.value() != value;
            prop_assert_eq!(ledger.is_untouched(&before), !changed);
            prop_assert_eq!(changed, ledger.latest() == Some(&why) && ledger != before);

            let parts = parts(&ledger);
            let sum: i64 = parts.iter().map(|(_, by)| i64::from(*by)).sum();
            prop_assert_eq!(sum, i64::from(value));
        }
    }

    #[test]
    fn it_stays_small(
        changes in prop::collection::vec((1..9_u32, causes()), 0..80),
    ) {
        let mut ledger = Ledger::default();
        for (to, why) in changes {
            ledger.set(to, why);
            for by_hand in [false, true] {
                let sort = parts(&ledger).into_iter().filter(|(why, _)| why.by_hand() == by_hand);
                prop_assert!(sort.count() <= CAUSES);
            }
        }
    }
}
