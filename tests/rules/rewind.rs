//! Going back: the game goes on as if what was taken back had never been.

use council::Council;
use council::command::{
    Absence, Command, DeckName, DecksCommand, Pick, PrytanisCommand, SeatMode, SeatsCommand,
    StageCommand, VoteCommand,
};
use council::event::{DecksEvent, Event, SeatsEvent};
use council::ids::FactionId;
use game::{Actor, Record};
use proptest::prelude::*;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::Value;

use crate::kit::{Play, control, faction, ruling, seat, under};
use crate::laws::{Hand, random_game};

/// A view without its log, its moments and the numbers that things bear, which are in the names of what was
/// asked in secret and so in the commitments too.
fn plain(view: &Value) -> Value {
    const NUMBERED: [&str; 18] = [
        "at",
        "since",
        "speaking_since",
        "began_at",
        "ended_at",
        "ends_at",
        "now",
        "step_number",
        "step",
        "id",
        "number",
        "ballot",
        "motion",
        "next",
        "proposal",
        "law",
        "support",
        "task",
    ];
    match view {
        Value::Object(map) => {
            let keep = |(key, value): &(&String, &Value)| {
                let number = value.is_number() && NUMBERED.contains(&key.as_str());
                let named = ["log", "changes", "key", "question", "commitment"];
                !(number || named.contains(&key.as_str()))
            };
            let rows = map.iter().filter(keep);
            Value::Object(rows.map(|(key, value)| (key.clone(), plain(value))).collect())
        }
        Value::Array(rows) => Value::Array(rows.iter().map(plain).collect()),
        other => other.clone(),
    }
}

/// Where the views of two games differ.
pub fn differences(one: &Play, other: &Play) -> Vec<String> {
    let views = one.every_view().into_iter().zip(other.every_view());
    let patches = views.map(|(one, other)| json_patch::diff(&plain(&one), &plain(&other)));
    patches.flat_map(|patch| patch.0).map(|change| change.to_string()).collect()
}

fn texts(play: &Play) -> Vec<String> {
    play.council().log.values().map(|line| line.text.to_string()).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, ..ProptestConfig::default() })]

    #[test]
    fn law_a_game_that_went_back_is_as_if_the_branch_had_never_been(seed in any::<u64>()) {
        let (mut play, mut hand) = random_game(seed);
        let mut points = vec![play.clone()];
        for _ in 0..70 {
            let (actor, command) = hand.choose(&play);
            if play.attempt(&actor, &command).is_ok() {
                points.push(play.clone());
            }
        }
        for _ in 0..3 {
            let at = hand.0.random_range(0..points.len());
            let mut never = points[at].clone();
            let mut went = play.gone_back(&never, false);
            // Seats are played on as they are now.
            for event in went.events.iter().skip(never.events.len()) {
                if matches!(event, Event::Seats(SeatsEvent::SeatSet { .. })) {
                    never.state.apply(event);
                }
            }
            prop_assert_eq!(differences(&went, &never), Vec::<String>::new());
            let (before, after) = (texts(&never), texts(&went));
            // The room reads that the game went back, and nothing of what was taken back.
            let said = after.iter().rposition(|line| line.contains("took the game back"));
            let kept = said.expect("the room is told");
            let seats = before.len().min(after.len() - kept - 1);
            let before = &before[..before.len() - seats];
            prop_assert_eq!(&after[..kept], &before[before.len() - kept..]);

            // What follows is the same, chance included.
            never.dice = went.dice.clone();
            let on: u64 = hand.0.random();
            let mut hands = [on, on].map(|seed| Hand(StdRng::seed_from_u64(seed)));
            for _ in 0..15 {
                let (actor, command) = hands[0].choose(&never);
                let (same, also) = hands[1].choose(&went);
                prop_assert_eq!(&actor, &same);
                let code = never.attempt(&actor, &command);
                prop_assert_eq!(code, went.attempt(&same, &also), "{:?} {:?}", command, also);
            }
            prop_assert_eq!(differences(&went, &never), Vec::<String>::new());
            (play, points) = (went.clone(), { points.truncate(at + 1); points.push(went); points });
        }
    }

    #[test]
    fn law_what_was_meant_for_the_abandoned_branch_hits_nothing(seed in any::<u64>()) {
        let (mut play, mut hand) = random_game(seed);
        let mut points = vec![play.clone()];
        let mut sent = Vec::new();
        for _ in 0..70 {
            let (actor, command) = hand.choose(&play);
            if play.attempt(&actor, &command).is_ok() {
                points.push(play.clone());
                sent.push((actor, command));
            }
        }
        let at = hand.0.random_range(0..points.len());
        let went = play.gone_back(&points[at], false);
        for (actor, command) in sent.into_iter().skip(at) {
            if names_a_moment(&command) {
                let mut copy = went.clone();
                prop_assert!(copy.attempt(&actor, &command).is_err(), "{:?} was taken", command);
            }
        }
    }
}

/// Whether a command names the step or the vote that it answers.
fn names_a_moment(command: &Command) -> bool {
    let command = serde_json::to_value(command).expect("commands are JSON");
    command.get("step").is_some() || command.get("ballot").is_some()
}

/// A vote with two picks in it, one of them changed.
fn in_a_vote() -> Play {
    let mut play = Play::begun();
    play.until("ballot");
    let ballot = play.ballot();
    play.by(&seat("oligarchs"), VoteCommand::Vote { ballot, pick: Pick::Yes, seal: None });
    play.by(&seat("monarchists"), VoteCommand::Vote { ballot, pick: Pick::No, seal: None });
    play
}

fn picks(play: &Play) -> Vec<FactionId> {
    play.the_ballot().votes_in.clone()
}

#[test]
fn c21_a_vote_is_taken_back_behind_its_reveal_and_made_anew() {
    let past = in_a_vote();
    let mut last = past.clone();
    last.next();
    assert!(last.the_ballot().result.is_some());
    assert!(Council::sealed(&past.state));

    let own = |play: &Play| play.archon("oligarchs").pick;
    let anew = last.gone_back(&past, true);
    assert_eq!(picks(&anew).len(), 0);
    assert_eq!(own(&anew), None);
    let kept = last.gone_back(&past, false);
    assert_eq!((picks(&kept), own(&kept)), (picks(&past), Some(Pick::Yes)));
    for went in [anew, kept] {
        assert!(went.the_ballot().result.is_none());
        assert!(went.ballot() > past.ballot());
    }
}

#[test]
fn c10_bids_are_made_anew_or_stay() {
    let mut past = Play::begun();
    past.until("race");
    past.bid("oligarchs", 3);
    let mut last = past.clone();
    last.next();
    let shown = |mut play: Play| {
        play.next();
        play.until("strengths");
        play.figure("oligarchs", "support")
    };
    assert_eq!(shown(last.gone_back(&past, false)), 1, "the bid won the race");
    let anew = last.gone_back(&past, true);
    assert!(anew.awaited().contains(&"oligarchs".to_owned()));
    assert_eq!(shown(anew), 0, "nobody bid anything");
}

#[test]
fn c2_the_picks_of_an_election_are_made_anew_or_stay() {
    let mut past = under(&ruling("presiding", "\"elected\""), &[]);
    let pick =
        |id: &str| PrytanisCommand::Elect { cycle: 1, faction: Some(faction(id)), seal: None };
    past.seat("oligarchs", pick("monarchists"));
    let mut last = past.clone();
    last.next();
    let elected = |mut play: Play| {
        play.seat("aristocrats", pick("aristocrats"));
        play.next();
        play.council().prytanis.clone()
    };
    assert_eq!(elected(last.gone_back(&past, false)), Some(faction("monarchists")), "7 to 6");
    assert_eq!(elected(last.gone_back(&past, true)), Some(faction("aristocrats")), "6 to 0");
}

#[test]
fn c21_whose_hand_locked_a_choice_that_was_made_anew_is_forgotten() {
    let past = in_a_vote();
    let mut last = past.clone();
    last.next();
    // Meanwhile the phone of the Oligarchs died.
    let mode = SeatMode::Absent { instead: Absence::Abstain };
    last.control(SeatsCommand::SetSeat { faction: faction("oligarchs"), mode });
    let hand = |mut play: Play| {
        play.until("outcome");
        let public = play.public();
        let rows = public["ballot"]["result"]["picks"].as_array().expect("a list").clone();
        let mine = rows.iter().find(|row| row["faction"] == "oligarchs");
        mine.expect("they have a vote")["hand"].clone()
    };
    assert_eq!(hand(last.gone_back(&past, true)), "absent");
    assert_eq!(hand(last.gone_back(&past, false)), "own");
}

#[test]
fn a_clock_that_went_back_has_as_long_to_go_as_it_had() {
    let mut past = Play::begun();
    past.until("debate");
    let ends = |play: &Play| play.the_clock().ends_at;
    let mut last = past.clone();
    last.next();
    let went = last.gone_back(&past, false);
    assert_eq!(ends(&went) - went.now.0, ends(&past) - past.now.0);
}

#[test]
fn what_control_reads_of_a_command_holds_nothing_hidden() {
    let mut play = Play::begun();
    play.until("ballot");
    let ballot = play.ballot();
    let told = |pick: Pick| {
        let mut copy = play.clone();
        copy.by(&seat("monarchists"), VoteCommand::Vote { ballot, pick, seal: None });
        Council::told(&copy.state)
    };
    assert_eq!(told(Pick::Yes), told(Pick::No));
    let mut copy = play.clone();
    copy.by(&control(), StageCommand::Announce { text: "Order!".into() });
    assert_eq!(Council::told(&copy.state), "Control announces: Order!");
    let by = Actor::Seat(game::SeatId("monarchists".into()));
    copy.by(&by, VoteCommand::Vote { ballot, pick: Pick::Yes, seal: None });
    copy.by(&by, VoteCommand::Vote { ballot, pick: Pick::No, seal: None });
    assert_eq!(Council::told(&copy.state), "", "a changed pick says nothing");
}

/// The orders in which the decks were left by what was made anew last.
fn orders(play: &Play) -> Vec<(DeckName, Vec<String>)> {
    let found = play.events.iter().rev().find_map(|event| match event {
        Event::Decks(DecksEvent::Concealed { orders }) => Some(orders.clone()),
        _ => None,
    });
    found.expect("something was made anew")
}

#[test]
fn n1_what_somebody_may_know_is_made_anew() {
    let mut play = Play::begun();
    play.open_vote();
    play.vote("oligarchs", Pick::Yes);
    let (ballot, asked) =
        (play.ballot(), play.archon("oligarchs").seal.as_ref().expect("a vote").question.clone());
    assert!(Council::sealed(&play.state));
    let anew = Council::renewal(&play.state).expect("something lies hidden");
    for who in [control(), seat("oligarchs")] {
        assert_eq!(play.refused(&who, anew.clone()), "not_now");
    }
    play.by(&Actor::Clock, anew.clone());
    assert!(!Council::sealed(&play.state));
    assert_ne!(play.archon("oligarchs").seal.as_ref().expect("a vote").question, asked);
    let council = play.council();
    let votes = council.ballot.as_ref().expect("the vote goes on");
    assert!(votes.votes_in.is_empty());
    assert!(play.log().contains("What lay hidden here has been in a file"), "{}", play.log());
    // What was meant for the vote as it was does not count in it.
    let stale = VoteCommand::Vote { ballot, pick: Pick::No, seal: None };
    play.refused(&seat("oligarchs"), Command::Vote(stale));
    play.vote("oligarchs", Pick::No);

    // The same cards lie in the decks, in other orders.
    let sorted = |rows: &[(DeckName, Vec<String>)]| -> Vec<Vec<String>> {
        let sorted = |(_, cards): &(DeckName, Vec<String>)| {
            let mut cards = cards.clone();
            cards.sort();
            cards
        };
        rows.iter().map(sorted).collect()
    };
    let before = orders(&play);
    let again = (0..8).map(|_| {
        play.by(&Actor::Clock, anew.clone());
        orders(&play)
    });
    let again: Vec<_> = again.collect();
    assert!(again.iter().all(|after| sorted(after) == sorted(&before)));
    assert!(again.iter().any(|after| *after != before));
    let told = serde_json::to_string(&Council::disclosed(
        play.events
            .iter()
            .rfind(|event| matches!(event, Event::Decks(DecksEvent::Concealed { .. })))
            .expect("it was"),
    ));
    assert!(!told.expect("it is JSON").contains("orders"), "no journal that leaves tells an order");
    assert!(
        Council::renewal(&Play::of(crate::kit::draft()).state).is_none(),
        "nothing was hidden yet"
    );
}

#[test]
fn n1_a_deck_made_anew_is_no_longer_the_one_that_was_known() {
    let command = Command::Decks(DecksCommand::ConcealAnew);
    let mut play = Play::begun();
    play.by(&Actor::Clock, command);
    assert_eq!(orders(&play).len(), 3, "the Stasis cards were never shuffled yet");
}
