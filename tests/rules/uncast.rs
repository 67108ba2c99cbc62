//! Seats at which nobody is, where strength is praised, summed up or called for: what nobody casts is
//! said, and not counted (N-4, C-16, I-4).

use council::command::{Absence, GrantsCommand, Pick, SeatMode, SeatsCommand};
use game::Audience;

use crate::kit::{Play, deed, faction, seat};

const AWAY: SeatMode = SeatMode::Absent { instead: Absence::Abstain };

fn says(play: &Play, seat: &str, key: &str) -> String {
    let own = play.archon(seat);
    let row = own.actions.iter().find(|row| row.key == key).expect("it is on offer").says.clone();
    row.to_string()
}

fn button(play: &Play) -> String {
    play.at_desk().next.says.to_string()
}

fn needed(play: &Play) -> String {
    play.the_ballot().needed.to_string()
}

#[test]
fn i4_a_grant_to_a_seat_at_which_nobody_is_is_not_praised() {
    let mut play = Play::begun();
    let praised = "The Oligarchs would vote with 12 instead of 7.";
    assert_eq!(says(&play, "amazons", "grant:oligarchs"), praised);
    play.set_seat("oligarchs", AWAY);
    let vain = "Nobody is there for the Oligarchs: while that is so, your 5 would not be cast.";
    assert_eq!(says(&play, "amazons", "grant:oligarchs"), vain);
    let own = Audience::Seat(faction("amazons").seat());
    let offers = play.offers(&own, "grant");
    assert_eq!(offers[2..], ["grant:medes", "grant:oligarchs"], "what counts comes first");
    play.seat("amazons", GrantsCommand::Grant { to: Some(faction("oligarchs")) });
    let made = play.faction("amazons").grant.expect("it may be made");
    assert_eq!(made.vain.expect("it is in vain").to_string(), vain);
    play.set_seat("oligarchs", SeatMode::Phone);
    assert_eq!(play.faction("amazons").grant.expect("it is made").vain, None);
}

#[test]
fn i4_a_grant_to_a_seat_that_votes_with_another_counts_where_that_one_is_there() {
    let mut play = Play::begun();
    play.set_seat("oligarchs", SeatMode::Absent { instead: Absence::Follow(faction("medes")) });
    assert!(says(&play, "amazons", "grant:oligarchs").starts_with("Nobody is there"), "no vote");
    let follows = SeatMode::Absent { instead: Absence::Follow(faction("aristocrats")) };
    play.set_seat("oligarchs", follows);
    assert!(says(&play, "amazons", "grant:oligarchs").contains("12 instead of 7"));
    play.set_seat("aristocrats", AWAY);
    assert!(says(&play, "amazons", "grant:oligarchs").starts_with("Nobody is there"));
    play.set_seat("oligarchs", SeatMode::Absent { instead: Absence::Control });
    assert!(says(&play, "amazons", "grant:oligarchs").contains("12 instead of 7"), "Control votes");
}

#[test]
fn i4_the_program_grants_to_nobody_who_is_not_there() {
    for seed in 0..20 {
        let mut play = Play::seeded(crate::kit::draft(), seed);
        play.next();
        play.set_seat("oligarchs", AWAY);
        play.set_seat("amazons", SeatMode::Scripted);
        play.until("strengths");
        play.scripts();
        let to = play.faction("amazons").grant.map(|grant| grant.to);
        assert_ne!(to, Some(faction("oligarchs")));
    }
}

#[test]
fn c16_the_sum_that_a_vote_needs_leaves_out_what_nobody_casts() {
    let mut play = Play::begun();
    play.open_vote();
    assert!(needed(&play).contains("9 of 17 when all vote"), "{}", needed(&play));
    assert!(!needed(&play).contains("Nobody is there"));
    play.set_seat("oligarchs", AWAY);
    let weight = play.the_ballot().weight;
    assert_eq!((weight.all, weight.enough), (10, 6));
    assert!(needed(&play).contains("6 of 10 when all vote"), "{}", needed(&play));
    let left_out = "Nobody is there for Oligarchs: their strength is not cast.";
    assert!(needed(&play).contains(left_out), "{}", needed(&play));
    assert!(button(&play).contains(left_out), "{}", button(&play));
}

#[test]
fn c16_a_vote_that_was_locked_before_its_seat_was_left_is_cast() {
    let mut play = Play::begun();
    play.open_vote();
    play.vote("oligarchs", Pick::Yes);
    play.set_seat("oligarchs", AWAY);
    assert_eq!(play.the_ballot().weight.all, 17);
    assert!(!needed(&play).contains("Nobody is there"));
    play.next();
    assert_eq!(play.the_result().sentence, "Passed, 7 to 0.");
}

#[test]
fn a4_a_quorum_counts_whom_can_be_waited_for() {
    let mut play = Play::begun();
    play.number_setting("quorum", 2);
    play.open_vote();
    assert!(needed(&play).contains("2 of 3 Archons must vote"), "{}", needed(&play));
    play.set_seat("oligarchs", AWAY);
    assert!(needed(&play).contains("2 of 2 Archons must vote"), "{}", needed(&play));
}

#[test]
fn c14_whoever_opens_a_vote_is_told_at_whose_seat_nobody_is() {
    let mut play = Play::begun();
    play.set_seat("monarchists", AWAY);
    let told = "Nobody is there for Monarchists: their strength is not cast.";
    play.until("strengths");
    assert!(button(&play).contains(told), "{}", button(&play));
    play.set_seat("monarchists", SeatMode::Phone);
    assert!(!button(&play).contains("Nobody is there"));
    play.set_seat("monarchists", AWAY);
    play.convene(&[deed("One")]);
    play.until("motion_debate");
    assert!(button(&play).contains(told), "{}", button(&play));
}

#[test]
fn c10_whoever_opens_a_race_is_told_who_cannot_bid() {
    let mut play = Play::begun();
    play.set_seat("medes", AWAY);
    let told = "Nobody is there for Medes: they bid nothing.";
    for step in ["debate", "race"] {
        play.until(step);
        assert!(button(&play).contains(told), "{step}: {}", button(&play));
    }
    play.set_seat("medes", SeatMode::Phone);
    assert!(!button(&play).contains("Nobody is there"));
}

#[test]
fn n4_whoever_comes_takes_an_absent_or_scripted_seat_back_without_control() {
    let mut play = Play::begun();
    let phone = |id: &str| SeatsCommand::SetSeat { faction: faction(id), mode: SeatMode::Phone };
    for stands_in in [AWAY, SeatMode::Scripted, SeatMode::Absent { instead: Absence::Control }] {
        play.set_seat("oligarchs", stands_in.clone());
        assert_eq!(play.refused(&seat("medes"), phone("oligarchs")), "not_yours");
        let other = SeatsCommand::SetSeat { faction: faction("oligarchs"), mode: SeatMode::Paper };
        assert_eq!(play.refused(&seat("oligarchs"), other), "control_only");
        play.seat("oligarchs", phone("oligarchs"));
        assert_eq!(play.faction("oligarchs").mode, SeatMode::Phone);
    }
    for own in [SeatMode::Tablet, SeatMode::Paper] {
        play.set_seat("oligarchs", own);
        assert_eq!(play.refused(&seat("oligarchs"), phone("oligarchs")), "control_only");
    }
}
