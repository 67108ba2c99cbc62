//! The motions of the shipped cards: each is adopted by an Assembly and does what it says.

use council::command::{DayCommand, EventsCommand, Pick};
use council::content::{Card, Draft, Effect, Holder, Lever, Measure, RoundKind, TieRule};
use council::view::MotionState;

use crate::card::assert_bounds;
use crate::kit::{Play, card, names, shipped};

/// The motion that an option brings, with the option's place.
fn motion(card: &Card) -> Option<(usize, Measure)> {
    card.options.iter().enumerate().find_map(|(at, option)| {
        option.effects.iter().find_map(|effect| match effect {
            Effect::Motion { measure, .. } => Some((at, measure.clone())),
            _ => None,
        })
    })
}

/// Every motion of the shipped decks, adopted: what the program obeys of it is so, with its reason.
#[test]
fn a3_every_shipped_motion_is_adopted_and_obeyed() {
    let shipped = shipped();
    let (mut all, mut acting) = (0, 0);
    for printed in &shipped.events.cards {
        let Some((option, measure)) = motion(printed) else { continue };
        let mut play = adopted(&shipped, printed, option);
        assert_bounds(&play.council());
        all += 1;
        match &measure {
            Measure::Effects { effects } => {
                acting += 1;
                for effect in effects {
                    if let Effect::Article { lever: Some(lever), .. } = effect {
                        obeyed(&mut play, lever, printed.id.as_str());
                    }
                }
            }
            other => {
                if let Some(lever) = other.lever() {
                    acting += 1;
                    obeyed(&mut play, lever, printed.id.as_str());
                }
            }
        }
    }
    assert!(acting >= 20, "{acting} of {all} motions act");
}

/// The Assembly after the card's option passed and its motion was adopted.
fn adopted(shipped: &Draft, printed: &Card, option: usize) -> Play {
    let mut draft = shipped.clone();
    let mut only = printed.clone();
    only.act = 1;
    only.options = vec![only.options[option].clone()];
    draft.events.cards.retain(|other| other.deck != only.deck);
    draft.events.cards.push(only.clone());
    draft.scenario.plan.clear();
    let mut play = Play::of(draft);
    play.next();
    play.until("choose_events");
    let cycle = play.cycle();
    let prytanis = play.council().prytanis.clone().expect("somebody").to_string();
    play.seat(
        &prytanis,
        EventsCommand::ActivateEvents { cycle, cards: vec![card(only.id.as_str())] },
    );
    play.open_vote();
    all_say_yes(&mut play);
    play.until("check");
    play.control(DayCommand::CallDiplomacy);
    play.until("diplomacy");
    let step = play.step_number();
    play.control(DayCommand::BeginRound { step, round: RoundKind::Assembly });
    play.next();
    play.until("motion_ballot");
    all_say_yes(&mut play);
    play.until("assembly");
    assert_eq!(play.council().agenda[0].state, MotionState::Adopted, "{}", only.id.as_str());
    play
}

fn all_say_yes(play: &mut Play) {
    for id in names(&play.the_ballot().voters) {
        play.vote(&id, Pick::Yes);
    }
    play.next();
}

#[track_caller]
fn obeyed(play: &mut Play, lever: &Lever, id: &str) {
    let council = play.council();
    match lever {
        Lever::Supremacy { held_by: Holder::Nobody } => {
            assert_eq!(council.supremacy, None, "{id}")
        }
        Lever::Supremacy { held_by: Holder::Faction(who) } => {
            assert_eq!(council.supremacy.as_ref(), Some(who), "{id}");
        }
        Lever::Ties { decided_by: TieRule::Faction(_) } => panic!("no motion says so"),
        Lever::Ties { .. } => assert!(council.reasons.contains_key("ties"), "{id}"),
        Lever::Citizen { faction, is } => {
            assert_eq!(play.faction(faction.as_str()).citizen, *is, "{id}");
        }
        Lever::Citizens { .. } => assert!(council.reasons.contains_key("citizens"), "{id}"),
        Lever::Ruling { key, value } => {
            let desk = play.at_desk();
            let row = desk.settings.iter().find(|row| row.key == *key).expect("a ruling");
            assert_eq!(row.value, *value, "{id}");
            assert!(council.reasons.contains_key(key), "{id}: {key} has a reason");
        }
    }
}
