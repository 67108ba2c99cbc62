//! What nobody may see in a stasis: hands, the deck, the choice of Tyche (N-1).

use std::rc::Rc;

use council::command::{BattleCommand, Command, DeployCommand, StepsCommand};
use council::content::Counter;
use council::ids::StreetCardId;
use council::view::{Aim, StreetSeat};
use game::Audience;

use serde_json::Value;

use crate::kit::{Play, draft, faction, for_seat, seat};
use crate::street_kit::{TABLE, all_alike, whom, with_deck};

const RECRUIT: &str = r#"{ do = "recruit", mobs = 1 }"#;

const STEAL: &str = r#"{ do = "steal", cards = 2 }"#;

/// The Medes begin.
fn streets() -> Play {
    Play::deploying(all_alike(RECRUIT), "medes")
}

fn with_cards(effect: &str) -> Play {
    Play::deploying(all_alike(effect), "medes")
}

/// The first battle is on the table; the Amazons have two Tyche and the Medes one.
pub fn battle() -> Play {
    let mut play = streets();
    play.set("medes", Counter::Tyche, 1);
    for id in ["amazons", "medes"] {
        play.put(id, Some("stadium"), 1, 0);
    }
    play.end_deployment();
    play.next();
    assert_eq!(play.step(), "tyche");
    play
}

/// The views of everybody but those named.
fn others(play: &Play, but: &[&str]) -> Vec<Rc<Value>> {
    let named: Vec<Audience> = but
        .iter()
        .map(|id| match *id {
            "control" => Audience::Control,
            id => Audience::Seat(faction(id).seat()),
        })
        .collect();
    let rest = play.audiences().into_iter().filter(|audience| !named.contains(audience));
    rest.map(|audience| play.json(&audience)).collect()
}

#[test]
fn n1_a_hand_is_seen_by_its_archon_and_by_control_alone() {
    let (one, other) = (r#"{ do = "barricade" }"#, r#"{ do = "elephants" }"#);
    // The first 26 cards go to the four above the Medes in Arête, the next four to the Medes.
    let dealt = |four: &str, rest: &str| {
        let rows = [
            ("a", 12, RECRUIT),
            ("b", 12, RECRUIT),
            ("c", 2, RECRUIT),
            ("d", 4, four),
            ("e", 4, rest),
        ];
        Play::stacked(with_deck(draft(), &rows))
    };
    let (mut play, mut twin) = (dealt(one, other), dealt(other, one));
    for step in ["stasis_cards", "muster", "deploy"] {
        play.until(step);
        twin.until(step);
        assert_eq!(play.hand("medes").len(), 4);
        assert_ne!(play.phone("medes"), twin.phone("medes"));
        assert_ne!(play.desk(), twin.desk(), "Control may have to play for the seat");
        assert_eq!(others(&play, &["medes", "control"]), others(&twin, &["medes", "control"]));
    }
    assert_eq!(play.desk()["seats"][2]["street"]["hand"], play.phone("medes")["street"]["hand"]);
    play.turn_of("medes");
    twin.turn_of("medes");
    assert_eq!(
        others(&play, &["medes", "control"]),
        others(&twin, &["medes", "control"]),
        "in their turn too"
    );
}

/// Whatever is stolen, confiscated, traded or looked at: no third party learns a card by it.
#[test]
fn n1_no_card_in_a_hand_is_named_to_anybody_else() {
    for effect in [
        STEAL,
        r#"{ do = "confiscate", cards = 3 }"#,
        r#"{ do = "look" }"#,
        r#"{ do = "exchange" }"#,
    ] {
        let mut play = with_cards(effect);
        for id in ["medes", "monarchists", "oligarchs"] {
            let victim = if id == "oligarchs" { "medes" } else { "oligarchs" };
            play.plays(id, &[whom(victim)]);
            nobody_is_told(&play, effect);
        }
        play.end_deployment();
        nobody_is_told(&play, effect);
    }
}

fn nobody_is_told(play: &Play, effect: &str) {
    for holder in TABLE {
        for card in play.hand(holder) {
            let id = format!("\"{}\"", card.card.id);
            assert!(!play.public().to_string().contains(&id), "{effect}: {id} in public");
            for other in TABLE.iter().filter(|other| **other != holder) {
                let mut phone = play.phone(other)["street"].json();
                // A hand that was looked at is seen as it was then.
                phone["seen"] = Value::Null;
                assert!(!phone.to_string().contains(&id), "{effect}: {id} with the {other}");
            }
            assert!(!play.log().contains(id.trim_matches('"')), "{effect}: {id} in the log");
        }
    }
}

#[test]
fn n1_which_cards_are_stolen_or_confiscated_is_seen_by_nobody_else() {
    for effect in [STEAL, r#"{ do = "confiscate", cards = 2 }"#] {
        let mut play = with_cards(effect);
        let mut twin = play.clone();
        play.dice.force(&[1; 7]);
        twin.dice.force(&[2; 7]);
        play.plays("medes", &[whom("oligarchs")]);
        twin.plays("medes", &[whom("oligarchs")]);
        assert_ne!(play.phone("oligarchs"), twin.phone("oligarchs"), "other cards are gone");
        let but = ["medes", "oligarchs", "control"];
        assert_eq!(others(&play, &but), others(&twin, &but), "{effect}");
    }
}

#[test]
fn n1_the_order_of_the_street_deck_is_in_no_view() {
    let mut play = Play::stacked(all_alike(RECRUIT));
    let step = play.step_number();
    play.control(StepsCommand::SkipPhase { step });
    // All hands were discarded; what is drawn next is the same whatever lies below.
    let mut twin = play.clone();
    twin.dice = crate::kit::Dice::seeded(99);
    play.begin_stasis();
    twin.begin_stasis();
    assert_eq!(play.every_view(), twin.every_view(), "42 cards were left, so none was shuffled");
    for game in [&mut play, &mut twin] {
        let step = game.step_number();
        game.control(StepsCommand::SkipPhase { step });
        // 12 are left: the 60 discards are shuffled in while hands are drawn.
        game.begin_stasis();
    }
    assert_eq!(play.public(), twin.public());
    assert_ne!(play.phone("medes"), twin.phone("medes"));
}

/// What Control sees of the Amazons' stasis.
fn desk_street(play: &Play) -> StreetSeat {
    let seat = play.at_desk().seats[0].clone();
    assert_eq!(seat.faction, faction("amazons"));
    seat.street.expect("a stasis is under way")
}

#[test]
fn n1_a_choice_of_tyche_is_seen_by_its_archon_alone() {
    let mut play = battle();
    let mut twin = play.clone();
    let spend = |play: &Play, dice| {
        Command::Battle(BattleCommand::SpendTyche { step: play.step_number(), dice, seal: None })
    };
    play.seat("amazons", spend(&play, 1));
    twin.seat("amazons", spend(&twin, 0));
    assert_eq!(play.street("amazons").tyche, Some(1));
    assert_eq!(twin.street("amazons").tyche, Some(0));
    // Not even Control sees it, for whom the seat's hand is open.
    assert_eq!(others(&play, &["amazons"]), others(&twin, &["amazons"]));
    assert_eq!(desk_street(&play).tyche, None);
    // A changed mind changes nothing for others.
    let before = others(&play, &["amazons"]);
    play.seat("amazons", spend(&play, 0));
    assert_eq!(others(&play, &["amazons"]), before);
    assert_eq!(play.council().awaiting[0].faction, faction("medes"));
}

#[test]
fn n1_control_choosing_tyche_for_a_seat_tells_nobody() {
    let mut play = battle();
    let mut twin = play.clone();
    let spend = |play: &Play, dice| {
        Command::Battle(BattleCommand::SpendTyche { step: play.step_number(), dice, seal: None })
    };
    play.by(&for_seat("amazons"), spend(&play, 1));
    twin.seat("amazons", spend(&twin, 1));
    assert_eq!(others(&play, &["control"]), others(&twin, &["control"]));
    assert!(!play.log().contains("chose about Tyche"), "{}", play.log());
    assert!(
        crate::kit::lines(&play.at_desk().log)
            .contains("Control chose about Tyche for the Amazons.")
    );
    assert_eq!(desk_street(&play).tyche, None);
}

#[test]
fn n1_what_is_refused_tells_nothing_of_other_hands() {
    let mut play = with_cards(STEAL);
    let foreign = play.first_card("oligarchs");
    let step = play.step_number();
    let codes: Vec<String> = [foreign, StreetCardId::from("nothing-7")]
        .into_iter()
        .map(|card| {
            let plays = Command::Deploy(DeployCommand::PlayCard {
                step,
                card,
                aims: vec![whom("oligarchs")],
            });
            play.refused(&seat("medes"), plays)
        })
        .collect();
    assert_eq!(codes, ["not_offered", "not_offered"], "one as the other");
    let aims: Vec<Aim> = play.first_aims("medes");
    assert!(!aims.contains(&whom("medes")) && aims.len() == 4);
}
