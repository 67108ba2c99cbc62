//! A state that was kept as bytes and read back is the state that it was: it shows the same, goes on the
//! same, and tells the same; and what its events say of secret choices is what its record says of them.

use std::collections::{BTreeMap, BTreeSet};

use council::Council;
use council::event::Event;
use game::{Game, Millis, Record, Told, Vaulting};
use proptest::prelude::*;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use crate::kept::Kept;
use crate::kit::{Play, draft, shipped};
use crate::laws::{Hand, random_game};

/// The first state of a random game.
fn origin(seed: u64) -> Kept {
    Kept::of(if seed.is_multiple_of(2) { shipped() } else { draft() })
}

fn read_back(play: &Play, origin: &Kept) -> Play {
    Play { state: play.state.read_back(origin), record: None, ..play.clone() }
}

fn assert_same(one: &Play, other: &Play) {
    assert_eq!(one.every_view(), other.every_view());
    assert_eq!(Council::told(&one.state), Council::told(&other.state));
    assert_eq!(Council::sealed(&one.state), Council::sealed(&other.state));
    assert_eq!(Council::milestone(&one.state), Council::milestone(&other.state));
    assert_eq!(Council::seats(&one.state), Council::seats(&other.state));
    let alarms = |play: &Play| format!("{:?}", Council::alarms(&play.state));
    assert_eq!(alarms(one), alarms(other));
}

/// One step of a random game; now and then it goes back to where it was.
fn step(play: &mut Play, hand: &mut Hand, points: &mut Vec<Play>) {
    if hand.0.random_ratio(1, 20) && !points.is_empty() {
        let at = hand.0.random_range(0..points.len());
        *play = play.gone_back(&points[at].clone(), hand.0.random());
    } else {
        let (actor, command) = hand.choose(play);
        let _ = play.attempt(&actor, &command);
    }
    points.push(play.clone());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 6, ..ProptestConfig::default() })]

    #[test]
    fn law_what_was_kept_shows_and_tells_the_same(seed in any::<u64>()) {
        let (mut play, mut hand) = random_game(seed);
        let (origin, mut points) = (origin(seed), Vec::new());
        for _ in 0..70 {
            step(&mut play, &mut hand, &mut points);
            assert_same(&read_back(&play, &origin), &play);
        }
    }

    #[test]
    fn law_what_was_kept_goes_on_the_same(seed in any::<u64>()) {
        let (mut play, mut hand) = random_game(seed);
        let (origin, mut points) = (origin(seed), Vec::new());
        for _ in 0..70 {
            step(&mut play, &mut hand, &mut points);
            if !hand.0.random_ratio(1, 6) {
                continue;
            }
            let (mut one, mut other) = (play.clone(), read_back(&play, &origin));
            let on: u64 = hand.0.random();
            let mut hands = [on, on].map(|seed| Hand(StdRng::seed_from_u64(seed)));
            for _ in 0..8 {
                let (actor, command) = hands[0].choose(&one);
                let (same, also) = hands[1].choose(&other);
                prop_assert_eq!(&actor, &same);
                prop_assert_eq!(one.attempt(&actor, &command), other.attempt(&same, &also));
            }
            prop_assert_eq!(&one.events, &other.events);
            assert_same(&one, &other);
        }
    }

    #[test]
    fn law_bytes_that_are_no_state_are_refused(seed in any::<u64>()) {
        let (mut play, mut hand) = random_game(seed);
        for _ in 0..40 {
            let (actor, command) = hand.choose(&play);
            let _ = play.attempt(&actor, &command);
        }
        let (origin, bytes) = (origin(seed), Council::keep(&play.state).expect("it is kept"));
        let cut = hand.0.random_range(0..bytes.len());
        prop_assert!(Council::restore(&origin, &bytes[..cut]).is_none(), "cut at {}", cut);
        let longer = [bytes.as_slice(), &[0]].concat();
        prop_assert!(Council::restore(&origin, &longer).is_none());
    }

    #[test]
    fn law_what_events_say_of_secrets_is_what_the_record_says(seed in any::<u64>()) {
        let (mut play, mut hand) = random_game(seed);
        let mut points = Vec::new();
        for _ in 0..200 {
            step(&mut play, &mut hand, &mut points);
        }
        prop_assert_eq!(by_events(&play.events), by_record(&play.events));
    }
}

/// Which event opened which choice, by the record.
fn by_record(events: &[Event]) -> BTreeSet<(u64, u64)> {
    let told =
        |(event, entry): (&Event, u64)| Told { entry, at: Millis(0), events: vec![event.clone()] };
    let told: Vec<_> = events.iter().zip(1..).map(told).collect();
    let secrets = Council::secrets(&told).into_iter();
    secrets.filter_map(|secret| Some((secret.entry, secret.opened?))).collect()
}

/// Which event opened which choice, by what each event says.
fn by_events(events: &[Event]) -> BTreeSet<(u64, u64)> {
    let (mut vaults, mut opened) = (BTreeMap::<u8, Vec<u64>>::new(), BTreeSet::new());
    for (event, entry) in events.iter().zip(1..) {
        match Council::vaulting(event) {
            Some(Vaulting::Locks(vault)) => vaults.entry(vault).or_default().push(entry),
            Some(Vaulting::Opens(vault)) => {
                let choices = vaults.remove(&vault).into_iter().flatten();
                opened.extend(choices.map(|choice| (choice, entry)));
            }
            Some(Vaulting::Forgets(vault)) => drop(vaults.remove(&vault)),
            Some(Vaulting::ForgetsAll | Vaulting::Renews) => vaults.clear(),
            None => {}
        }
    }
    opened
}
