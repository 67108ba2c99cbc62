//! Control's hand in a deck: opened, shuffled, stacked, dealt from. Nobody but Control learns what lies
//! in it (N-1).

use std::rc::Rc;

use council::Council;
use council::command::{CardTo, Command, DeckName, DecksCommand};
use council::view::HandCard;
use game::{Audience, Record};
use serde_json::{Value, json};

use crate::kit::{Play, card, control, draft, faction, lines, seat};
use crate::street_kit::{RECRUIT, all_alike};

const FIRST: DeckName = DeckName::Events(0);

fn open(deck: DeckName) -> Command {
    Command::Decks(DecksCommand::OpenDeck { deck })
}

fn mv(deck: DeckName, card: &str, to: CardTo) -> Command {
    Command::Decks(DecksCommand::MoveCard { deck, card: card.into(), to, reason: "a test".into() })
}

fn deal(id: &str, cards: i32) -> Command {
    Command::Decks(DecksCommand::DealCards { faction: faction(id), cards, reason: "a test".into() })
}

/// The ids of a list of the open deck.
fn ids(play: &Play, list: &str) -> Vec<String> {
    let desk = play.desk();
    let rows = desk["open_deck"][list].as_array().expect("a deck is open").iter();
    rows.map(|row| row["id"].as_str().expect("an id").to_owned()).collect()
}

fn up(play: &Play) -> String {
    play.public()["decks"][0]["up"]["id"].as_str().expect("a card lies face up").to_owned()
}

/// The first deck lies open before Control.
fn opened() -> Play {
    let mut play = Play::begun();
    play.control(open(FIRST));
    play
}

/// The Medes begin, and the deck of Stasis cards lies open.
fn stasis() -> Play {
    let mut play = Play::deploying(all_alike(RECRUIT), "medes");
    play.control(open(DeckName::Stasis));
    play
}

/// What everybody but those named sees.
fn others(play: &Play, but: &[Audience]) -> Vec<Rc<Value>> {
    let rest = play.audiences().into_iter().filter(|who| !but.contains(who));
    rest.map(|who| play.json(&who)).collect()
}

#[test]
fn an_open_deck_shows_control_its_order_and_a_card_drawn_is_the_first_of_it() {
    let mut play = opened();
    let view = play.desk()["open_deck"].clone();
    assert_eq!(view["deck"], json!({ "events": 0 }));
    assert_eq!(view["name"], "Deck a");
    assert_eq!(view["up"]["id"], up(&play));
    let draw = ids(&play, "draw");
    assert_eq!(draw.len(), 3);
    assert!(play.log().contains("Control opens the deck “Deck a” and looks through it."));
    play.until("events_chosen");
    assert_eq!(up(&play), draw[0], "the first of the list was drawn");
    assert_eq!(ids(&play, "draw"), draw[1..], "it stays open while the game goes on");
    assert_eq!(ids(&play, "discard").len(), 1);
    play.control(DecksCommand::CloseDeck);
    assert!(play.at_desk().open_deck.is_none());
    assert_eq!(play.refused(&control(), DecksCommand::CloseDeck), "already_so");
}

#[test]
fn opening_another_deck_closes_the_first() {
    let mut play = opened();
    assert_eq!(play.refused(&control(), open(FIRST)), "already_so");
    play.control(open(DeckName::Events(2)));
    assert_eq!(play.desk()["open_deck"]["name"], "Deck c");
}

#[test]
fn n1_an_order_that_control_sees_is_seen_by_nobody_else() {
    let (mut one, mut other) = (opened(), opened());
    for (play, rolls) in [(&mut one, [3, 2]), (&mut other, [1, 1])] {
        play.dice.force(&rolls);
        play.control(DecksCommand::ShuffleDeck { deck: FIRST });
    }
    assert_ne!(ids(&one, "draw"), ids(&other, "draw"));
    let hidden = [Audience::Control];
    assert_eq!(others(&one, &hidden), others(&other, &hidden));
    assert!(one.log().contains("Control shuffles the deck “Deck a”."));
}

#[test]
fn n1_which_card_goes_where_in_a_deck_only_control_learns() {
    let mut one = opened();
    let mut other = one.clone();
    let draw = ids(&one, "draw");
    one.control(mv(FIRST, &draw[1], CardTo::Top));
    other.control(mv(FIRST, &draw[2], CardTo::Top));
    assert_eq!(ids(&one, "draw")[0], draw[1]);
    assert_eq!(ids(&other, "draw")[0], draw[2]);
    let hidden = [Audience::Control];
    assert_eq!(others(&one, &hidden), others(&other, &hidden));
    assert!(one.log().contains("Control moves a card within the deck “Deck a”: a test"));
    let desk = lines(&one.at_desk().log);
    assert!(desk.contains(&format!("“Card {}” goes on top of the deck “Deck a”.", draw[1])));
    one.until("events_chosen");
    assert_eq!(up(&one), draw[1], "a stacked card is the next to be turned up");
}

#[test]
fn a_card_put_face_up_or_on_the_discards_is_known_to_everybody() {
    let mut play = opened();
    let (draw, former) = (ids(&play, "draw"), up(&play));
    play.control(mv(FIRST, &draw[2], CardTo::FaceUp));
    assert_eq!(up(&play), draw[2]);
    assert_eq!(ids(&play, "draw")[0], former, "what lay there goes back on top");
    let line = format!("Control puts “Card {}” face up on the deck “Deck a”: a test", draw[2]);
    assert!(play.log().contains(&line));
    play.control(mv(FIRST, &draw[0], CardTo::Discard));
    assert_eq!(ids(&play, "discard"), [draw[0].clone()]);
    assert!(play.log().contains(&format!("Control puts “Card {}” on the discards", draw[0])));
    play.control(mv(FIRST, &draw[0], CardTo::Bottom));
    assert_eq!(ids(&play, "draw").last(), Some(&draw[0]), "discards can be taken back");
}

#[test]
fn a_card_taken_off_a_deck_makes_room_for_the_next() {
    let mut play = opened();
    let (draw, former) = (ids(&play, "draw"), up(&play));
    play.control(mv(FIRST, &former, CardTo::Bottom));
    assert_eq!(up(&play), draw[0]);
    assert_eq!(ids(&play, "draw").last(), Some(&former));
    let again = mv(FIRST, &draw[0], CardTo::Top);
    assert_eq!(play.refused(&control(), again), "out_of_bounds", "it would be turned up again");
}

#[test]
fn a_card_shuffled_in_lies_where_chance_put_it() {
    let mut play = opened();
    let draw = ids(&play, "draw");
    play.dice.force(&[2]);
    play.control(mv(FIRST, &draw[0], CardTo::Into));
    assert_eq!(ids(&play, "draw"), [draw[1].clone(), draw[0].clone(), draw[2].clone()]);
}

#[test]
fn nobody_waits_for_a_choice_among_no_events() {
    let mut play = Play::begun();
    play.until("choose_events");
    for (at, deck) in ["a", "b", "c"].into_iter().enumerate() {
        let deck_name = DeckName::Events(u32::try_from(at).expect("three"));
        for number in 1..=4 {
            let gone = mv(deck_name, &format!("{deck}{number}"), CardTo::Discard);
            let _ = play.attempt(&control(), &gone);
        }
    }
    assert_eq!(play.step(), "events_chosen", "with no event left, none is chosen");
}

#[test]
fn a_card_before_the_council_stays_until_it_is_settled() {
    let mut play = Play::begun();
    play.until("debate");
    let before = play.public()["docket"][0]["card"]["id"].as_str().expect("an id").to_owned();
    let deck = DeckName::Events(
        ["a", "b", "c"]
            .iter()
            .position(|d| before.starts_with(d))
            .map_or(0, |at| u32::try_from(at).expect("three")),
    );
    let take = mv(deck, &before, CardTo::Top);
    assert_eq!(play.refused(&control(), take), "before_the_council");
}

#[test]
fn what_does_not_lie_in_a_deck_cannot_be_moved_in_it() {
    let mut play = opened();
    let mut code = |deck, card: &str, to| play.refused(&control(), mv(deck, card, to));
    assert_eq!(code(FIRST, "b1", CardTo::Top), "not_in_deck", "another deck's");
    assert_eq!(code(FIRST, "a6", CardTo::Top), "not_in_deck", "of a later Act (C-6)");
    assert_eq!(code(FIRST, "nonsense", CardTo::Top), "not_in_deck");
    assert_eq!(code(DeckName::Events(3), "a1", CardTo::Top), "not_offered");
    assert_eq!(code(FIRST, "a1", CardTo::Hand(faction("medes"))), "out_of_bounds");
    assert_eq!(code(DeckName::Stasis, "alike0", CardTo::Top), "not_now", "no stasis yet");
}

#[test]
fn decks_are_controls_alone_and_a_reason_is_asked_for() {
    let mut play = opened();
    let draw = ids(&play, "draw");
    for command in [
        open(DeckName::Stasis),
        Command::Decks(DecksCommand::CloseDeck),
        Command::Decks(DecksCommand::ShuffleDeck { deck: FIRST }),
        mv(FIRST, &draw[1], CardTo::Top),
        deal("medes", 1),
    ] {
        assert_eq!(play.refused(&seat("medes"), command), "control_only");
    }
    let mute = Command::Decks(DecksCommand::MoveCard {
        deck: FIRST,
        card: draw[1].clone(),
        to: CardTo::Top,
        reason: String::new(),
    });
    assert_eq!(play.refused(&control(), mute), "bad_text");
    let mut early = Play::of(draft());
    assert_eq!(early.refused(&control(), open(FIRST)), "not_now", "nothing is shuffled yet");
}

#[test]
fn control_deals_stasis_cards_and_takes_them_from_a_hand() {
    let mut play = stasis();
    let (hand, draw) = (play.cards("medes"), ids(&play, "draw"));
    play.control(deal("medes", 2));
    assert_eq!(play.cards("medes"), hand + 2);
    let top: Vec<HandCard> = play.hand("medes").into_iter().rev().take(2).collect();
    for row in top {
        assert!(draw[..2].contains(&row.card.id.to_string()));
    }
    assert!(play.log().contains("The Medes draw 2 cards: dealt by Control, a test."));
    play.control(deal("medes", -3));
    assert_eq!(play.cards("medes"), hand - 1);
    assert_eq!(ids(&play, "discard").len(), 3);
    assert!(play.log().contains("Control takes 3 Stasis cards from the Medes: a test"));
    assert_eq!(play.refused(&control(), deal("medes", 0)), "out_of_bounds");
    assert_eq!(play.refused(&control(), deal("medes", 21)), "out_of_bounds");
    play.control(deal("medes", -20));
    assert_eq!(play.cards("medes"), 0, "no more than there are (N-2)");
    assert_eq!(play.refused(&control(), deal("medes", -1)), "out_of_bounds");
    play.end_deployment();
    assert_eq!(play.refused(&control(), deal("medes", 1)), "not_now", "hands are gone (S-14)");
}

#[test]
fn n1_a_card_given_to_a_hand_is_that_seats_secret() {
    let mut one = stasis();
    let mut other = one.clone();
    let draw = ids(&one, "draw");
    let to = || CardTo::Hand(faction("medes"));
    one.control(mv(DeckName::Stasis, &draw[0], to()));
    other.control(mv(DeckName::Stasis, &draw[20], to()));
    let held =
        |play: &Play, id: &str| play.hand("medes").iter().any(|row| row.card.id.as_str() == id);
    assert!(held(&one, &draw[0]) && held(&other, &draw[20]));
    let hidden = [Audience::Control, Audience::Seat(faction("medes").seat())];
    assert_eq!(others(&one, &hidden), others(&other, &hidden));
    assert!(one.log().contains("Control gives the Medes a Stasis card: a test"));
    let taken = mv(DeckName::Stasis, &draw[0], CardTo::Top);
    assert_eq!(one.refused(&control(), taken), "not_in_deck", "a hand is not the deck");
}

#[test]
fn controls_hand_in_the_deck_is_told_before_it_is_taken_back_with_a_turn() {
    let mut play = stasis();
    let past = play.clone();
    play.place("medes", "stadium", 1, 0);
    play.control(deal("medes", 1));
    let told = Council::told(&play.state).to_string();
    assert!(told.contains("The Medes draw 1 card: dealt by Control"), "{told}");
    play.back_to(&past);
    assert_eq!(play.hand("medes"), past.hand("medes"));
    assert_eq!(play.the_streets().deck_left, past.the_streets().deck_left);
}

#[test]
fn a_written_card_can_be_moved_as_any_other() {
    let mut play = opened();
    let written: council::content::Card = toml::from_str(
        "id = \"omen\"\ndeck = \"a\"\nact = 1\ntitle = \"An omen\"\ntext = \"Shall it be?\"\n\
         [[options]]\nlabel = \"Yes\"\n",
    )
    .expect("the test's card is TOML");
    play.control(DecksCommand::WriteCard {
        card: written,
        place: council::command::CardPlace::OnTop,
    });
    assert_eq!(ids(&play, "draw")[0], card("omen").0);
    play.control(mv(FIRST, "omen", CardTo::FaceUp));
    assert_eq!(up(&play), "omen");
}
