//! Who is awaited and since when, and what the program plays.

use game::SeatId;
use proptest::prelude::*;

use super::*;

const CONTROL: Actor = Actor::Control { for_seat: None };

#[test]
fn the_program_plays_a_seat_to_the_end_of_the_command() {
    let mut seats = Seats::default();
    seats.plays("a");
    assert_eq!(seats.playing(), Some(&"a"));
    seats.acted(&Actor::Seat(SeatId("a".into())), Millis(1));
    assert_eq!(seats.playing(), None);
}

#[test]
fn the_program_plays_a_seat_once_in_a_step() {
    let mut seats = Seats::default();
    seats.plays("a");
    seats.acted(&CONTROL, Millis(1));
    assert!(seats.was_played(&"a") && !seats.was_played(&"b"));
    seats.step_began(Millis(2));
    assert!(!seats.was_played(&"a"));
    seats.plays("a");
    seats.play_anew();
    assert!(!seats.was_played(&"a"));
    seats.plays("a");
    seats.mode_set(&"a", Millis(3));
    assert!(!seats.was_played(&"a"));
}

#[test]
fn the_program_thinks_before_it_plays_and_never_too_long() {
    let mut seats: Seats<&str> = Seats::default();
    seats.step_began(Millis(1_000));
    assert_eq!(seats.plays_at(2, None), Millis(3_000));
    assert_eq!(seats.plays_at(2, Some(Millis(1_500))), Millis(1_500));
    assert_eq!(seats.plays_at(2, Some(Millis(9_000))), Millis(3_000));
    seats.acted(&CONTROL, Millis(5_000));
    assert_eq!(seats.plays_at(2, None), Millis(3_000));
    seats.acted(&Actor::Clock, Millis(5_000));
    assert_eq!(seats.plays_at(2, None), Millis(7_000));
    seats.mode_set(&"a", Millis(6_000));
    assert_eq!(seats.plays_at(0, None), Millis(6_000));
}

#[test]
fn a_seat_that_is_played_otherwise_is_awaited_anew() {
    let mut seats = Seats::default();
    seats.note_waits(["a", "b"], Millis(1));
    seats.mode_set(&"a", Millis(5));
    seats.note_waits(["a", "b"], Millis(5));
    assert_eq!(seats.awaited_since(&"a"), Some(Millis(5)));
    assert_eq!(seats.awaited_since(&"b"), Some(Millis(1)));
    seats.stood(10);
    assert_eq!(seats.awaited_since(&"b"), Some(Millis(11)));
}

proptest! {
    #[test]
    fn who_waits_waits_since_it_was_first_awaited(
        rounds in prop::collection::vec(prop::collection::btree_set(0..5_u8, 0..5), 0..20),
    ) {
        let mut seats = Seats::default();
        let mut since: BTreeMap<u8, Millis> = BTreeMap::new();
        for (at, awaited) in rounds.iter().enumerate() {
            let now = Millis(at as u64);
            seats.note_waits(awaited.iter().copied(), now);
            since.retain(|id, _| awaited.contains(id));
            for id in awaited {
                since.entry(*id).or_insert(now);
            }
            for id in 0..5 {
                prop_assert_eq!(seats.awaited_since(&id), since.get(&id).copied());
            }
        }
    }
}
