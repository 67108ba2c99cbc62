//! Who is awaited, since when, and whose hand was it.

use game::SeatId;
use proptest::prelude::*;

use super::*;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Instead {
    Abstain,
    Control,
}

impl StandIn for Instead {
    fn is_awaited(&self) -> bool {
        *self == Self::Control
    }
}

const CONTROL: Actor = Actor::Control { for_seat: None };

fn absent(instead: Instead) -> SeatMode<Instead> {
    SeatMode::Absent { instead }
}

#[test]
fn nobody_waits_for_an_absent_seat_unless_somebody_decides_for_it() {
    let somebody = [SeatMode::Phone, SeatMode::Tablet, SeatMode::Paper, SeatMode::Scripted];
    for mode in somebody.iter().chain([&absent(Instead::Control)]) {
        assert!(!mode.is_away(), "{mode:?}");
    }
    assert!(absent(Instead::Abstain).is_away());
}

#[test]
fn what_was_never_locked_is_the_stand_ins_of_an_absent_seat() {
    assert_eq!(absent(Instead::Control).unlocked(), Hand::Absent);
    assert_eq!(absent(Instead::Abstain).unlocked(), Hand::Absent);
    assert_eq!(SeatMode::<Instead>::Scripted.unlocked(), Hand::Own);
    assert_eq!(SeatMode::<Instead>::Phone.unlocked(), Hand::Own);
    assert_eq!(SeatMode::<Instead>::Phone.stand_in(), None);
    assert!(SeatMode::<Instead>::Scripted.is_scripted());
}

#[test]
fn modes_and_hands_have_a_form_that_journals_keep() {
    let form = |mode: &SeatMode<Instead>| serde_json::to_string(mode).expect("a mode");
    assert_eq!(form(&SeatMode::Phone), r#"{"how":"phone"}"#);
    assert_eq!(form(&SeatMode::Scripted), r#"{"how":"scripted"}"#);
    let away = absent(Instead::Abstain);
    assert_eq!(form(&away), r#"{"how":"absent","instead":"abstain"}"#);
    assert_eq!(serde_json::from_str::<SeatMode<Instead>>(&form(&away)).expect("a mode"), away);
    let twice = r#"{"how":"absent","instead":"abstain","phone":1}"#;
    assert!(serde_json::from_str::<SeatMode<Instead>>(twice).is_err());
    assert_eq!(serde_json::to_string(&Hand::Own).expect("a hand"), r#""own""#);
}

#[test]
fn a_choice_is_of_the_hand_that_made_it() {
    let mut seats = Seats::default();
    let own = Actor::Seat(SeatId("a".into()));
    assert_eq!(seats.hand(&"a", &own), Hand::Own);
    assert_eq!(seats.hand(&"a", &CONTROL), Hand::Control);
    seats.plays("a");
    assert_eq!(seats.hand(&"a", &Actor::Clock), Hand::Script);
    assert_eq!(seats.hand(&"b", &Actor::Clock), Hand::Own);
    seats.acted(&own, Millis(1));
    assert_eq!((seats.hand(&"a", &own), seats.playing()), (Hand::Own, None));
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
