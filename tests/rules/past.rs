//! The day so far: Arête at the beginning of each cycle, whose influence counted for whom, and when the
//! projector tells it.

use council::command::{GrantsCommand, Pick, Scene, StageCommand, VoteCommand};
use council::content::{Counter, RoundKind::*};
use council::view::Closing;
use game::Audience;

use crate::kit::{Play, deed, faction, planned};

/// An Action Round of Act 1, one of Act 2, and the end of the day, with a Diplomacy Round after each.
fn day() -> Play {
    let rounds = [(Action, 1, 60), (Diplomacy, 1, 20), (Action, 2, 60), (Diplomacy, 2, 20)];
    let mut play = Play::of(planned(&rounds));
    play.next();
    play
}

fn grants(play: &mut Play, from: &str, to: Option<&str>) {
    play.seat(from, GrantsCommand::Grant { to: to.map(faction) });
}

/// Act, cycle, and the Arête of the Amazons and of the Aristocrats, who sit first.
fn cycles(play: &Play) -> Vec<(u32, u32, u32, u32)> {
    let council = play.council();
    let rows = council.past.iter();
    rows.map(|row| (row.act, row.cycle, row.arete[0], row.arete[1])).collect()
}

/// "amazons to oligarchs: 5 in 1".
fn alliances(play: &Play) -> Vec<String> {
    let council = play.council();
    let rows = council.alliances.iter();
    rows.map(|row| {
        format!("{} to {}: {} in {} (Act {})", row.from, row.to, row.amount, row.cycles, row.act)
    })
    .collect()
}

fn reveal(play: &mut Play) {
    play.open_vote();
    play.vote("oligarchs", Pick::Yes);
    play.next();
}

#[test]
fn the_arete_of_all_is_told_as_each_cycle_began() {
    let mut play = Play::of(planned(&[]));
    assert!(play.council().past.is_empty(), "no cycle has begun");
    play.next();
    assert_eq!(cycles(&play), [(1, 1, 5, 6)]);
    let seats = play.council().factions.len();
    assert_eq!(play.council().past[0].arete.len(), seats);
    play.set("aristocrats", Counter::Arete, 9);
    assert_eq!(cycles(&play), [(1, 1, 5, 6)], "the present is the factions' own");
    play.until("check");
    play.next();
    assert_eq!(cycles(&play), [(1, 1, 5, 6), (1, 2, 5, 9)]);
}

#[test]
fn a_grant_is_told_once_it_has_counted_in_a_vote() {
    let mut play = Play::begun();
    grants(&mut play, "amazons", Some("oligarchs"));
    assert!(alliances(&play).is_empty());
    reveal(&mut play);
    assert_eq!(alliances(&play), ["amazons to oligarchs: 5 in 1 (Act 1)"]);
}

#[test]
fn several_votes_of_a_cycle_count_a_grant_once_and_cycles_are_added_up() {
    let mut play = Play::begun();
    grants(&mut play, "amazons", Some("oligarchs"));
    reveal(&mut play);
    let ballot = play.ballot();
    let reason = "a show of hands".to_owned();
    play.control(VoteCommand::VoidVote { ballot, reason });
    reveal(&mut play);
    assert_eq!(alliances(&play), ["amazons to oligarchs: 5 in 1 (Act 1)"]);
    play.until("check");
    play.next();
    grants(&mut play, "amazons", Some("oligarchs"));
    grants(&mut play, "medes", Some("aristocrats"));
    reveal(&mut play);
    assert_eq!(
        alliances(&play),
        ["amazons to oligarchs: 10 in 2 (Act 1)", "medes to aristocrats: 3 in 1 (Act 1)"]
    );
}

#[test]
fn what_counted_for_nothing_is_no_alliance() {
    let mut play = Play::begun();
    grants(&mut play, "amazons", Some("medes"));
    grants(&mut play, "medes", Some("oligarchs"));
    play.standing("oligarchs", true, true);
    play.open_vote();
    play.next();
    assert!(alliances(&play).is_empty());
}

#[test]
fn the_grant_of_one_vote_in_an_assembly_is_told_too() {
    let mut play = Play::begun();
    play.convene(&[deed("Walls")]);
    play.until("motion_debate");
    grants(&mut play, "amazons", Some("oligarchs"));
    play.divide(&["oligarchs"], &[]);
    assert_eq!(alliances(&play), ["amazons to oligarchs: 5 in 1 (Act 1)"]);
}

#[test]
fn going_back_takes_back_what_was_told() {
    let mut play = Play::begun();
    let before = play.clone();
    grants(&mut play, "amazons", Some("oligarchs"));
    reveal(&mut play);
    play.until("check");
    play.next();
    assert_eq!((cycles(&play).len(), alliances(&play).len()), (2, 1));
    play.back_to(&before);
    assert_eq!((cycles(&play).len(), alliances(&play).len()), (1, 0));
}

/// N-1: what was picked is no part of it, and it does not move before the reveal.
#[test]
fn n1_votes_that_lie_hidden_move_nothing_of_it() {
    let mut play = Play::begun();
    grants(&mut play, "amazons", Some("oligarchs"));
    play.open_vote();
    let told = |play: &Play| {
        let seen = play.json(&Audience::Public);
        (seen["past"].clone(), seen["alliances"].clone())
    };
    let before = told(&play);
    play.vote("oligarchs", Pick::Yes);
    assert_eq!(told(&play), before);
    let mut other = play.clone();
    other.vote("oligarchs", Pick::No);
    play.next();
    other.next();
    assert_eq!(told(&play), told(&other), "who picked what is not in it");
}

#[test]
fn the_end_of_an_act_is_shown_until_the_bell_calls_to_the_next() {
    let mut play = day();
    assert_eq!(play.council().day.closing, None);
    play.leave();
    assert_eq!(play.council().day.closing, Some(Closing::Act));
    assert_eq!(play.council().scene, Scene::Standings);
    play.alarm_rings();
    assert_eq!(play.council().scene, Scene::Day, "the Archons are called back");
    play.next();
    assert_eq!((play.council().act, play.council().day.closing), (2, None));
}

#[test]
fn the_end_of_the_day_stays_whatever_the_bell_does() {
    let mut play = day();
    play.leave();
    play.next();
    play.leave();
    assert_eq!(play.council().day.closing, Some(Closing::Day));
    let headline = |play: &Play| play.council().headline.to_string();
    assert_eq!(headline(&play), "The last Diplomacy Round: the day ends with it.");
    assert_eq!(play.council().day.next, None, "nothing follows");
    assert_eq!(play.button().label.to_string(), "The end of the day");
    assert_eq!(play.button().command, None, "it begins no round that nobody asked for");
    let calm = play.button().ready;
    for _ in 0..2 {
        assert_eq!(play.council().scene, Scene::Standings);
        play.alarm_rings();
    }
    assert_eq!((calm, play.button().ready), (false, true), "there was time left");
    assert_eq!(headline(&play), "The day is over: nothing is planned any more.");
    assert_eq!(play.council().scene, Scene::Standings);
}

#[test]
fn a_round_within_an_act_and_a_day_without_a_plan_end_nothing() {
    let rounds = [(Action, 1, 60), (Diplomacy, 1, 20), (Action, 1, 60)];
    for rounds in [&rounds[..], &[]] {
        let mut play = Play::of(planned(rounds));
        play.next();
        play.leave();
        assert_eq!(play.council().day.closing, None);
        assert_eq!(play.council().scene, Scene::Day);
    }
}

#[test]
fn an_act_does_not_end_before_its_assembly() {
    let rounds = [(Action, 1, 60), (Diplomacy, 1, 20), (Assembly, 1, 20), (Action, 2, 60)];
    let mut play = Play::of(planned(&rounds));
    play.next();
    play.add(deed("Walls"));
    play.leave();
    assert_eq!(play.council().day.closing, None);
    assert_eq!(play.council().scene, Scene::Day);
}

#[test]
fn control_may_show_it_at_any_time() {
    let mut play = Play::begun();
    play.control(StageCommand::Show { scene: Some(Scene::Standings) });
    assert_eq!(play.council().scene, Scene::Standings);
}
