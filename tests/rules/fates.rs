//! What a seat is told of what befell it, and everybody of what a phase is for.

use council::view::FateView;

use crate::kit::{English, Play};

fn fates(play: &Play, id: &str) -> Vec<FateView> {
    play.archon(id).fates.clone()
}

#[test]
fn i3_an_exile_is_told_what_it_lost_and_what_it_still_can_do() {
    let mut play = Play::begun();
    assert!(fates(&play, "oligarchs").is_empty());
    play.standing("oligarchs", true, true);
    let all = fates(&play, "oligarchs");
    assert_eq!((all.len(), all[0].key.as_str()), (1, "exile"));
    assert!(all[0].lost[0].starts_with("Your vote"), "{:?}", all[0].lost);
    assert!(all[0].still[0].contains("influence of 7"), "I-4: {:?}", all[0].still);
    assert!(fates(&play, "medes").is_empty(), "others are told nothing");
    play.standing("oligarchs", true, false);
    assert!(fates(&play, "oligarchs").is_empty(), "it is over");
}

#[test]
fn i7_who_loses_citizenship_is_told_and_who_never_had_it_is_not() {
    let mut play = Play::begun();
    assert!(fates(&play, "amazons").is_empty());
    play.standing("oligarchs", false, false);
    assert_eq!(fates(&play, "oligarchs")[0].key, "citizenship");
}

#[test]
fn a_phase_is_new_the_first_time_it_comes() {
    let mut play = Play::begun();
    assert!(play.council().purpose.is_new);
    play.until("race");
    assert!(play.council().purpose.says.contains("race"), "{:?}", play.council().purpose);
    play.until("check");
    play.next();
    assert_eq!((play.cycle(), play.council().purpose.is_new), (2, false));
}

#[test]
fn c11_a_race_says_what_is_won_and_what_a_tie_brings() {
    let mut play = Play::begun();
    play.until("race");
    let asked = |play: &Play| play.archon("oligarchs").ask.sentence.clone().expect("of its own");
    let said = asked(&play);
    assert!(said.contains("+1 strength for this cycle; on a tie nobody wins"), "{said}");
    let bid = |play: &Play, id: &str| {
        let all = play.archon(id).actions.clone();
        all.into_iter().find(|bid| bid.key == "bid:1").expect("it has a Horse").says
    };
    assert!(bid(&play, "oligarchs").ends_with("You keep the Horses that you show."));
    assert!(bid(&play, "medes").contains("no vote that a win could add to"));
    play.setting("race_tie", "all");
    play.setting("horses_shown", "spent");
    let said = asked(&play);
    assert!(said.contains("all of the tied win"), "{said}");
    assert!(bid(&play, "oligarchs").contains("are spent"));
    let bids = play.archon("oligarchs").actions.clone();
    let none = bids.iter().find(|bid| bid.key == "bid:0").expect("it may stay out");
    assert_eq!((none.label.as_str(), none.says.as_str()), ("None", "You stay out of the race."));
}

#[test]
fn i4_a_grant_says_what_will_count_and_comes_last_where_nothing_does() {
    let mut play = Play::begun();
    let grants = |play: &Play, id: &str| {
        let all = play.archon(id).actions.clone();
        let grants = all.into_iter().filter(|one| one.key.starts_with("grant:"));
        grants.map(|one| (one.key, one.says)).collect::<Vec<_>>()
    };
    let all = grants(&play, "medes");
    let says = |key: &str| all.iter().find(|(one, _)| one == key).expect("it is offered").1.clone();
    assert_eq!(says("grant:oligarchs"), "The Oligarchs would vote with 10 instead of 7.");
    assert_eq!(says("grant:amazons"), "The Amazons have no vote: your 3 counts as 0.");
    assert_eq!(all.last().map(|(key, _)| key.as_str()), Some("grant:amazons"));
    let to =
        |id: &str| council::command::GrantsCommand::Grant { to: Some(crate::kit::faction(id)) };
    play.seat("amazons", to("medes"));
    let vain = play.faction("amazons").grant.expect("it grants").vain;
    assert_eq!(
        vain.as_ref().map(ToString::to_string).as_deref(),
        Some("The Medes have no vote: your 5 counts as 0.")
    );
    play.seat("medes", to("amazons"));
    let vain = play.faction("medes").grant.expect("it grants").vain.expect("it counts for nothing");
    assert!(vain.contains("neither of you has a vote"), "{vain}");
    play.standing("amazons", true, false);
    assert_eq!(play.faction("medes").grant.expect("it grants").vain, None);
}

#[test]
fn c13_a_hero_says_what_it_brings_and_without_a_vote_that_it_brings_nothing() {
    let mut play = Play::begun();
    play.until("strengths");
    let says = |play: &Play, id: &str| {
        let all = play.archon(id).actions.clone();
        all.into_iter().find(|one| one.key.starts_with("hero:")).expect("it has a Hero").says
    };
    assert!(says(&play, "aristocrats").contains("strength until the cycle ends"));
    assert!(says(&play, "amazons").starts_with("You have no vote to add to"));
}
