//! A game of one secret: two seats hide an offer each, and all see who offered more.

use game::{Actor, SeatId, Shown, Told, Vaulting};

use super::*;
use crate::{Bound, Opened, untold};

/// The hands that offers come from here.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Hand {
    #[default]
    Own,
    Control,
}

#[derive(Default)]
struct State {
    offers: Sealed<String, u32, Hand>,
    asked: bool,
    revealed: Option<Reveal<String, Hand>>,
}

enum Event {
    Acted(Actor),
    Offered(String, u32),
    Opened { offers: Vec<(String, u32)>, untold: Vec<(String, Hand)> },
    Called,
    Renewed,
}

mod two;

const SECRETS: Secrets<State, Event, String, Hand> = Secrets {
    rows: &[SecretRow {
        question: "offer",
        is_asked: |state| state.asked,
        number: |_| 7,
        vault: |state| Some(&state.offers),
        vault_mut: |state| Some(&mut state.offers),
        does: |event| match event {
            Event::Offered(whose, choice) => Some(Does::Locks { whose, choice }),
            Event::Opened { offers, untold } => Some(Does::Opens(Opening {
                shown: offers.iter().map(|(id, offer)| (id, offer.words())).collect(),
                others: Some(0.words()),
                untold: untold.iter().map(|(id, _)| id).collect(),
            })),
            Event::Called => Some(Does::Forgets),
            Event::Acted(_) | Event::Renewed => None,
        },
        revealed: |state| state.revealed.as_ref(),
    }],
    acts: |event| match event {
        Event::Acted(by) => Some(by),
        _ => None,
    },
    to_all: |event| matches!(event, Event::Renewed).then_some(Vaulting::Renews),
};

fn seat(name: &str) -> Actor {
    Actor::Seat(SeatId(name.into()))
}

fn offers(whose: &str, offer: u32) -> Vec<Event> {
    vec![Event::Acted(seat(whose)), Event::Offered(whose.into(), offer)]
}

fn opens(offers: &[(&str, u32)]) -> Vec<Event> {
    let offers = offers.iter().map(|(id, offer)| ((*id).to_owned(), *offer)).collect();
    vec![Event::Acted(Actor::Clock), Event::Opened { offers, untold: Vec::new() }]
}

/// A secret: where it stands, by what entry it was opened, and where it is told.
type Row = (u64, usize, Option<u64>, Option<(u64, usize)>);

/// The secrets of these entries, numbered from 1.
fn told(entries: Vec<Vec<Event>>) -> Vec<Row> {
    let rows = (1..).zip(entries);
    let told = rows.map(|(entry, events)| Told { entry, at: game::Millis(0), events });
    let secrets = SECRETS.secrets(&told.collect::<Vec<_>>());
    secrets.into_iter().map(|row| (row.entry, row.event, row.opened, row.shown)).collect()
}

#[test]
fn what_was_changed_is_told_where_it_was_first_in() {
    let entries = vec![offers("a", 1), offers("b", 0), offers("a", 2), opens(&[("a", 2)])];
    let rows = [
        (1, 1, Some(4), Some((3, 1))),
        (2, 1, Some(4), Some((2, 1))),
        (3, 1, Some(4), None),
        // Of the change nobody learns who made it either.
        (3, 0, Some(4), None),
    ];
    assert_eq!(told(entries), rows);
}

#[test]
fn another_hand_begins_anew() {
    let by_control = vec![
        Event::Acted(Actor::Control { for_seat: Some(SeatId("a".into())) }),
        Event::Offered("a".into(), 2),
    ];
    let rows = told(vec![offers("a", 1), by_control, opens(&[("a", 2)])]);
    assert_eq!(rows[0], (1, 1, Some(3), None));
    assert_eq!(rows[1], (2, 1, Some(3), Some((2, 1))));
}

#[test]
fn what_is_forgotten_or_passed_over_is_never_told() {
    for forgets in [Event::Called, Event::Renewed] {
        let rows = told(vec![offers("a", 1), vec![forgets], opens(&[("a", 1)])]);
        assert_eq!(rows, [(1, 1, None, None), (1, 0, None, None)]);
    }
    let untold = vec![("a".to_owned(), Hand::Own)];
    let opening = vec![Event::Opened { offers: vec![("a".into(), 1)], untold }];
    let rows = told(vec![offers("a", 1), opening]);
    assert_eq!(rows, [(1, 1, Some(2), None), (1, 0, Some(2), None)]);
}

#[test]
fn vaults_are_told_by_their_events() {
    let of = |event: &Event| SECRETS.vaulting(event);
    assert_eq!(of(&Event::Offered("a".into(), 1)), Some(Vaulting::Locks(0)));
    assert_eq!(of(&opens(&[])[1]), Some(Vaulting::Opens(0)));
    assert_eq!(of(&Event::Called), Some(Vaulting::Forgets(0)));
    assert_eq!(of(&Event::Renewed), Some(Vaulting::Renews));
    assert_eq!(of(&Event::Acted(Actor::Clock)), None);
}

#[test]
fn a_seal_is_taken_from_the_seat_for_what_is_asked() {
    let a = "a".to_owned();
    let seal = Seal::on("a", "offer 7", "3", [7; 32]);
    let mut state = State { asked: true, ..State::default() };
    let checked = |state: &State, actor: &Actor, offer: u32| {
        SECRETS.checked(state, actor, &a, &offer, Some(&seal))
    };
    assert_eq!(checked(&state, &seat("a"), 3), Ok(Some(seal.clone())));
    assert_eq!(checked(&state, &seat("a"), 4), Err(BadSeal));
    assert_eq!(checked(&state, &Actor::Clock, 3), Err(BadSeal));
    assert_eq!(SECRETS.checked(&state, &Actor::Clock, &a, &3_u32, None), Ok(None));
    state.offers.lock(a.clone(), 3, Hand::Own, Some(seal.clone()));
    assert!(SECRETS.sealed(&state));
    assert_eq!(SECRETS.own_seal(&state, &a), Some(&seal));
    state.asked = false;
    assert_eq!(checked(&state, &seat("a"), 3), Err(BadSeal));
    assert_eq!((SECRETS.question(&state), SECRETS.own_seal(&state, &a)), (None, None));
    SECRETS.forget(&mut state);
    assert!(!SECRETS.sealed(&state));
}

/// What is shown of these offers, of which `untold` is not told.
fn revealed(shown: &[(&str, u32)], hidden: &[&str]) -> (State, Vec<Shown>) {
    let mut state = State { asked: true, ..State::default() };
    for (whose, offer) in [("a", 3), ("b", 4)] {
        let seal = Seal::on(whose, "offer 7", &offer.to_string(), [7; 32]);
        state.offers.lock(whose.into(), offer, Hand::Own, Some(seal));
    }
    let locked: Opened<String, u32, Hand> = state.offers.reveal();
    let untold = untold(&locked, |id, _| !hidden.contains(&id.as_str()));
    let offers: Vec<(String, u32)> = shown.iter().map(|(id, n)| ((*id).into(), *n)).collect();
    let question = SECRETS.question(&state).expect("it is asked");
    let rows = offers.iter().map(|(id, offer)| (id, *offer));
    state.revealed = Some(Reveal::of(question, &locked, rows, &untold, |_| Hand::Control));
    let event = Event::Opened { offers, untold };
    let all = SECRETS.shown(&state, &event);
    (state, all)
}

#[test]
fn a_reveal_shows_the_seals_of_what_it_tells() {
    let (state, shown) = revealed(&[("a", 3), ("b", 4), ("c", 0)], &["b"]);
    let fits: Vec<_> = shown.iter().map(|row| (row.seat.0.as_str(), row.fits)).collect();
    assert_eq!(fits, [("a", Some(true)), ("b", None)]);
    assert!(shown.iter().all(|row| row.question == "offer 7"));
    let reveal = state.revealed.expect("it was shown");
    assert_eq!((reveal.hand(&"a".into()), reveal.hand(&"c".into())), (Hand::Own, Hand::Control));
    assert_eq!(reveal.seal(&"b".into()), Bound::None);
    assert_eq!(reveal.seal(&"c".into()), Bound::NotIn);
}

#[test]
fn what_is_shown_otherwise_than_locked_has_no_seal() {
    let (state, shown) = revealed(&[("a", 2), ("b", 4)], &[]);
    let fits: Vec<_> = shown.iter().map(|row| row.fits).collect();
    assert_eq!(fits, [None, Some(true)]);
    assert_eq!(state.revealed.expect("it was shown").seal(&"a".into()), Bound::None);
}
