//! N-1 to N-5. The laws over random games stand in `laws`; N-3 is also shown with a killed server.

use council::command::{
    Command, DayCommand, DebateCommand, FigureName, FiguresCommand, Pick, RaceCommand,
    StepsCommand, VoteCommand,
};
use council::content::Counter;
use game::{Audience, Chance, Game};

use crate::kit::{Dice, Play, control, faction, for_seat, seat};

fn but(id: &str, play: &Play) -> Vec<Audience> {
    let own = Audience::Seat(faction(id).seat());
    play.audiences().into_iter().filter(|audience| *audience != own).collect()
}

#[test]
fn n1_a_changed_bid_or_vote_changes_nothing_that_others_see() {
    let mut play = Play::begun();
    play.until("race");
    play.bid("medes", 1);
    let before: Vec<_> = but("medes", &play).iter().map(|who| play.view(who)).collect();
    play.bid("medes", 4);
    let after: Vec<_> = but("medes", &play).iter().map(|who| play.view(who)).collect();
    assert_eq!(before, after);
    play.open_vote();
    play.vote("oligarchs", Pick::Yes);
    let before: Vec<_> = but("oligarchs", &play).iter().map(|who| play.view(who)).collect();
    play.vote("oligarchs", Pick::No);
    let after: Vec<_> = but("oligarchs", &play).iter().map(|who| play.view(who)).collect();
    assert_eq!(before, after);
}

#[test]
fn n1_no_refusal_tells_control_how_many_horses_are_bid() {
    for bid in 0..=4 {
        let mut play = Play::begun();
        play.until("race");
        play.bid("oligarchs", bid);
        for amount in 1..=4 {
            let to = faction("medes");
            let give = Command::Figures(FiguresCommand::Give { to, what: Counter::Horses, amount });
            assert_eq!(play.refused(&for_seat("oligarchs"), give), "bid_locked");
        }
        play.set("oligarchs", Counter::Horses, 2);
        play.next();
        let race = play.public()["race"].clone();
        assert_eq!(race["bids"][4]["horses"], u64::from(bid.min(2)), "no more than there are");
    }
}

#[test]
fn n1_the_order_of_a_deck_is_in_no_view() {
    let mut one = Play::begun();
    let mut other = one.clone();
    other.dice = Dice::seeded(99);
    one.control(DayCommand::AdvanceAct { act: 2 });
    other.control(DayCommand::AdvanceAct { act: 2 });
    assert_eq!(one.every_view(), other.every_view());
    assert_ne!(
        serde_json::to_value(&one.events).expect("events are JSON"),
        serde_json::to_value(&other.events).expect("events are JSON"),
        "the decks do lie in different orders"
    );
}

#[test]
fn n2_no_figure_is_set_beyond_its_bounds() {
    let mut play = Play::begun();
    play.control(DayCommand::AdvanceAct { act: 2 });
    let edit =
        |figure, to| Command::Figures(FiguresCommand::Edit { figure, to, reason: "a test".into() });
    assert_eq!(play.refused(&control(), edit(FigureName::Stasis, 1)), "out_of_bounds");
    assert_eq!(play.refused(&control(), edit(FigureName::Wrath, 1_000_001)), "out_of_bounds");
    let figure = FigureName::Faction { faction: faction("spartans"), counter: Counter::Arete };
    assert_eq!(play.refused(&control(), edit(figure, 1)), "no_such_faction");
    let figure = FigureName::Wrath;
    let silent = Command::Figures(FiguresCommand::Edit { figure, to: 3, reason: "  ".into() });
    assert_eq!(play.refused(&control(), silent), "bad_text");
}

#[test]
fn n3_a_step_a_vote_or_a_bid_sent_twice_counts_once() {
    let mut play = Play::begun();
    let step = play.council().step_number;
    play.control(StepsCommand::Advance { step });
    assert_eq!(play.refused(&control(), StepsCommand::Advance { step }), "step_over");
    play.until("race");
    play.bid("medes", 2);
    play.bid("medes", 2);
    play.next();
    assert_eq!(play.the_race().bids[2].horses, 2);
    play.open_vote();
    play.vote("oligarchs", Pick::Yes);
    play.vote("oligarchs", Pick::Yes);
    play.next();
    assert_eq!(crate::kit::value(&play.the_result().yes), 7);
}

/// Nobody but Control does anything, for three cycles, in every phase.
#[test]
fn n4_the_game_never_waits_for_somebody_who_left() {
    let mut play = Play::of(crate::kit::shipped());
    play.next();
    for cycle in 2..=4 {
        play.until("check");
        play.next();
        assert_eq!(play.cycle(), cycle);
    }
}

#[test]
fn n4_control_may_do_for_a_seat_whatever_the_seat_may() {
    let mut play = Play::begun();
    play.until("race");
    let cycle = play.cycle();
    play.by(&for_seat("medes"), RaceCommand::LockBid { cycle, horses: 2, seal: None });
    let log = crate::kit::lines(&play.at_desk().log);
    assert!(log.contains("Control locked a bid for the Medes."), "{log}");
    assert!(!play.log().contains("locked a bid"), "the room does not read it");
    assert_eq!(
        play.refused(&control(), RaceCommand::LockBid { cycle, horses: 2, seal: None }),
        "archon_only"
    );
    assert_eq!(play.refused(&seat("spartans"), DebateCommand::RaiseHand), "no_such_faction");
}

/// A chance that must not be asked.
struct NoChance;

impl Chance for NoChance {
    fn roll(&mut self, _sides: u32) -> u32 {
        panic!("a replay never asks for chance")
    }

    fn drawn(&self) -> u64 {
        0
    }
}

#[test]
fn n5_the_results_of_chance_are_in_the_events_and_the_draws_have_no_gaps() {
    let mut play = Play::of(crate::kit::draft());
    assert_eq!(play.dice.drawn(), 0);
    play.next();
    // Four cards a deck are shuffled with three draws each.
    assert_eq!(play.dice.drawn(), 9);
    let mut replay = Play::of(crate::kit::draft());
    for event in &play.events {
        replay.state.apply(event);
    }
    assert_eq!(play.every_view(), replay.every_view());
    let step = play.council().step_number;
    let command = Command::Steps(StepsCommand::Advance { step });
    let decided =
        council::Council::decide(&play.state, &control(), &command, play.now, &mut NoChance);
    assert!(decided.is_ok(), "turning to the events draws nothing");
}

#[test]
fn n1_what_only_control_reads_leaves_no_gap_in_the_log_of_the_others() {
    let mut play = Play::begun();
    play.until("race");
    let cycle = play.cycle();
    let lock = |horses| Command::Race(RaceCommand::LockBid { cycle, horses, seal: None });
    play.by(&for_seat("medes"), lock(1));
    let mut other = play.clone();
    other.by(&for_seat("medes"), lock(2));
    for _ in 0..300 {
        other.by(&for_seat("medes"), lock(1));
    }
    other.now = play.now;
    play.next();
    other.next();
    let outside = |play: &Play| [play.public(), play.phone("oligarchs"), play.phone("medes")];
    assert_eq!(outside(&play), outside(&other));
}

#[test]
fn n1_a_reveal_that_the_last_vote_brings_about_does_not_tell_who_cast_it() {
    let mut play = Play::begun();
    play.setting("votes_revealed", "by_itself");
    let ballot = play.open_vote();
    play.vote("oligarchs", Pick::Yes);
    // The reveal says whose hand each vote came from, and not which was the last.
    let mut by_hand = play.clone();
    let entered = Command::Vote(VoteCommand::Vote { ballot, pick: Pick::No, seal: None });
    by_hand.vote("aristocrats", Pick::Yes);
    by_hand.by(&for_seat("monarchists"), entered.clone());
    play.by(&for_seat("monarchists"), entered);
    play.vote("aristocrats", Pick::Yes);
    assert_eq!(play.step(), "outcome");
    assert_eq!(play.public(), by_hand.public());
}

/// Nobody holds an office, everybody is in exile, and the decks run out.
#[test]
fn n4_a_city_without_citizens_or_cards_goes_on() {
    let mut draft = crate::kit::draft();
    draft.scenario.start.supremacy = None;
    draft.scenario.start.ties = None;
    let mut play = Play::of(draft);
    for id in ["amazons", "aristocrats", "medes", "monarchists", "oligarchs"] {
        play.standing(id, true, true);
    }
    play.next();
    for cycle in 2..=7 {
        play.until("check");
        play.next();
        assert_eq!(play.cycle(), cycle);
    }
}
