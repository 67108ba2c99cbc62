//! How seats are played: on phones, on paper, by the program, or by nobody (N-4).

use council::command::{
    Absence, CardsCommand, Command, EventsCommand, OutcomeCommand, Pick, PrytanisCommand,
    RaceCommand, SeatMode, SeatsCommand, VoteCommand,
};
use council::content::Counter;
use council::view::NextView;
use game::{Actor, Audience, Game, SeatId};

use crate::kit::{
    English, Play, control, draft, faction, for_seat, names, number, ruling, seat, under,
};
use crate::seen::Seen;

pub fn absent(instead: Absence) -> SeatMode {
    SeatMode::Absent { instead }
}

pub fn follow(whom: &str) -> SeatMode {
    absent(Absence::Follow(faction(whom)))
}

impl Play {
    #[track_caller]
    pub fn set_seat(&mut self, id: &str, mode: SeatMode) {
        self.control(SeatsCommand::SetSeat { faction: faction(id), mode });
    }

    pub fn awaited(&self) -> Vec<String> {
        self.council().awaiting.iter().map(|row| row.faction.to_string()).collect()
    }

    /// Since when somebody is awaited.
    #[track_caller]
    pub fn since(&self, id: &str) -> u64 {
        let council = self.council();
        let row = council.awaiting.iter().find(|row| row.faction.as_str() == id);
        row.expect("it is awaited").since
    }

    /// Pick and hand of a faction, as the vote was revealed.
    #[track_caller]
    pub fn shown(&self, id: &str) -> (String, String) {
        let public = self.public();
        let mut rows = public["ballot"]["result"]["picks"].as_array().expect("picks").iter();
        let row = rows.find(|row| row["faction"] == id).expect("it voted");
        let word = |value: &Seen| value.as_str().expect("a word").to_owned();
        (word(&row["pick"]), word(&row["hand"]))
    }

    pub fn button(&self) -> NextView {
        self.at_desk().next.clone()
    }
}

fn pair(pick: &str, hand: &str) -> (String, String) {
    (pick.to_owned(), hand.to_owned())
}

#[test]
fn n4_how_a_seat_is_played_is_seen_and_told() {
    let mut play = Play::begun();
    for (mode, says) in [
        (SeatMode::Tablet, "The seat of the Medes is played on a shared tablet now."),
        (SeatMode::Paper, "The seat of the Medes is played on paper now; Control enters it."),
        (
            absent(Absence::Abstain),
            "The seat of the Medes is empty now: it abstains, bids nothing and passes.",
        ),
        (follow("amazons"), "The seat of the Medes is empty now: it votes as the Amazons do."),
        (absent(Absence::Control), "The seat of the Medes is empty now: Control decides for it."),
        (SeatMode::Scripted, "The seat of the Medes is played by the program now."),
        (SeatMode::Phone, "The seat of the Medes is played on its own phone now."),
    ] {
        play.set_seat("medes", mode.clone());
        assert_eq!(play.faction("medes").mode, mode);
        assert!(play.log().ends_with(says), "{}", play.log());
    }
}

#[test]
fn n4_a_seat_follows_neither_itself_nor_a_stranger() {
    let mut play = Play::begun();
    let set = |id: &str, mode| Command::Seats(SeatsCommand::SetSeat { faction: faction(id), mode });
    assert_eq!(play.refused(&control(), set("medes", follow("medes"))), "out_of_bounds");
    assert_eq!(play.refused(&control(), set("medes", follow("nobody"))), "no_such_faction");
    assert_eq!(play.refused(&control(), set("nobody", SeatMode::Paper)), "no_such_faction");
    assert_eq!(play.refused(&control(), set("medes", SeatMode::Phone)), "already_so");
    assert_eq!(play.refused(&seat("medes"), set("medes", SeatMode::Paper)), "control_only");
}

#[test]
fn n4_nobody_waits_for_an_empty_seat() {
    let mut play = Play::begun();
    play.open_vote();
    assert_eq!(play.awaited(), ["aristocrats", "monarchists", "oligarchs"]);
    play.set_seat("monarchists", absent(Absence::Abstain));
    play.set_seat("oligarchs", follow("aristocrats"));
    assert_eq!(play.awaited(), ["aristocrats"]);
    assert!(play.button().label.as_str().contains("0 of 1 in"));
    play.vote("aristocrats", Pick::Yes);
    assert_eq!(play.button().label, "Reveal the votes: all are in");
    assert!(play.button().ready);
}

fn here(seats: &[&str]) -> std::collections::BTreeSet<SeatId> {
    seats.iter().map(|id| SeatId((*id).into())).collect()
}

impl Play {
    /// Devices are at these seats: the hub lets the clock say so where the rules ask for it.
    pub fn at_their_seats(&mut self, seats: &[&str]) {
        if let Some(command) = council::Council::presence(&self.state, &here(seats)) {
            self.by(&Actor::Clock, command);
        }
        assert_eq!(council::Council::presence(&self.state, &here(seats)), None);
    }
}

#[test]
fn n4_nobody_waits_for_a_seat_to_which_no_device_ever_came() {
    let mut play = Play::begun();
    play.open_vote();
    assert_eq!(play.awaited(), ["aristocrats", "monarchists", "oligarchs"]);
    play.at_their_seats(&["aristocrats", "oligarchs"]);
    assert_eq!(play.awaited(), ["aristocrats", "oligarchs"]);
    // Who goes away is awaited still: the phone may only be asleep.
    play.at_their_seats(&["aristocrats"]);
    assert_eq!(play.awaited(), ["aristocrats", "oligarchs"]);
    play.vote("aristocrats", Pick::No);
    play.vote("oligarchs", Pick::No);
    assert_eq!(play.button().label, "Reveal the votes: all are in");
    // Control may still enter what it said, and whoever comes late is awaited.
    let ballot = play.ballot();
    play.by(&for_seat("monarchists"), VoteCommand::Vote { ballot, pick: Pick::Yes, seal: None });
    play.at_their_seats(&["monarchists"]);
    play.next();
    assert_eq!(play.shown("monarchists"), pair("yes", "control"));
}

#[test]
fn n4_a_seat_on_paper_is_awaited_though_no_device_came() {
    let mut play = Play::begun();
    play.open_vote();
    play.set_seat("monarchists", SeatMode::Paper);
    play.at_their_seats(&["aristocrats"]);
    assert_eq!(play.awaited(), ["aristocrats", "monarchists"]);
    // What a going back brings back is said anew.
    let past = play.clone();
    play.at_their_seats(&["oligarchs"]);
    let mut play = play.gone_back(&past, false);
    play.at_their_seats(&["aristocrats", "oligarchs"]);
    assert_eq!(play.awaited(), ["aristocrats", "monarchists", "oligarchs"]);
    let arrive = SeatsCommand::Arrive { factions: Vec::new() };
    assert_eq!(play.refused(&control(), arrive.clone()), "not_now");
    assert_eq!(play.refused(&seat("medes"), arrive), "not_now");
}

#[test]
fn n4_an_absent_archon_abstains_or_follows() {
    let mut play = Play::begun();
    play.open_vote();
    play.set_seat("monarchists", absent(Absence::Abstain));
    play.set_seat("oligarchs", follow("aristocrats"));
    play.vote("aristocrats", Pick::No);
    play.next();
    assert_eq!(play.shown("aristocrats"), pair("no", "own"));
    assert_eq!(play.shown("monarchists"), pair("abstain", "absent"));
    assert_eq!(play.shown("oligarchs"), pair("no", "absent"));
    let told = "0 YES, 13 NO, 4 abstained: failed (the Monarchists and Oligarchs absent).";
    assert!(play.log().contains(told), "{}", play.log());
}

#[test]
fn n4_a_chain_of_followers_ends_in_abstention() {
    let mut play = Play::begun();
    play.open_vote();
    play.set_seat("oligarchs", follow("aristocrats"));
    play.set_seat("monarchists", follow("oligarchs"));
    play.set_seat("amazons", follow("oligarchs"));
    play.vote("aristocrats", Pick::Yes);
    play.next();
    assert_eq!(play.shown("oligarchs"), pair("yes", "absent"));
    assert_eq!(play.shown("monarchists"), pair("abstain", "absent"));
}

#[test]
fn n4_two_who_follow_each_other_abstain() {
    let mut play = Play::begun();
    play.open_vote();
    play.set_seat("oligarchs", follow("aristocrats"));
    play.set_seat("aristocrats", follow("oligarchs"));
    play.vote("monarchists", Pick::Yes);
    play.next();
    assert_eq!(play.shown("oligarchs"), pair("abstain", "absent"));
    assert_eq!(play.shown("aristocrats"), pair("abstain", "absent"));
}

#[test]
fn n4_who_follows_somebody_who_lost_the_vote_abstains() {
    let mut play = Play::begun();
    play.open_vote();
    play.set_seat("oligarchs", follow("aristocrats"));
    play.vote("aristocrats", Pick::Yes);
    play.standing("aristocrats", true, true);
    play.next();
    assert_eq!(play.shown("oligarchs"), pair("abstain", "absent"));
}

#[test]
fn n4_a_choice_that_was_locked_stays_when_its_archon_leaves() {
    let mut play = Play::begun();
    play.open_vote();
    play.vote("oligarchs", Pick::Yes);
    play.set_seat("oligarchs", absent(Absence::Abstain));
    play.vote("aristocrats", Pick::No);
    play.set_seat("monarchists", follow("oligarchs"));
    play.next();
    assert_eq!(play.shown("oligarchs"), pair("yes", "own"));
    assert_eq!(play.shown("monarchists"), pair("yes", "absent"));
}

#[test]
fn n4_a_phone_dies_in_a_vote_and_the_seat_goes_to_paper() {
    let mut play = Play::begun();
    let ballot = play.open_vote();
    play.vote("oligarchs", Pick::Yes);
    play.vote("aristocrats", Pick::Yes);
    play.set_seat("monarchists", SeatMode::Paper);
    assert_eq!(play.awaited(), ["monarchists"], "paper is awaited as ever");
    play.by(&for_seat("monarchists"), VoteCommand::Vote { ballot, pick: Pick::No, seal: None });
    play.next();
    assert_eq!(play.shown("monarchists"), pair("no", "paper"));
    assert!(play.log().contains("passed (the Monarchists on paper)."), "{}", play.log());
}

#[test]
fn n4_votes_by_hand_leave_followers_to_whom_they_follow() {
    let mut play = Play::begun();
    let ballot = play.open_vote();
    play.set_seat("oligarchs", follow("monarchists"));
    let picks = vec![(faction("monarchists"), Pick::Yes)];
    play.control(VoteCommand::EnterVotes { ballot, picks });
    assert_eq!(play.shown("monarchists"), pair("yes", "control"));
    assert_eq!(play.shown("oligarchs"), pair("yes", "absent"));
    assert_eq!(play.shown("aristocrats"), pair("abstain", "own"));
}

#[test]
fn n4_the_last_who_is_there_reveals_by_itself() {
    let mut play = Play::begun();
    play.setting("votes_revealed", "by_itself");
    play.open_vote();
    play.vote("aristocrats", Pick::Yes);
    play.set_seat("monarchists", absent(Absence::Abstain));
    assert_eq!(play.step(), "ballot");
    play.set_seat("oligarchs", absent(Absence::Abstain));
    assert_eq!(play.step(), "outcome", "leaving made it complete");
}

#[test]
fn n4_in_a_hall_without_anybody_a_tie_falls_to_control() {
    let mut play = Play::begun();
    play.setting("votes_revealed", "by_itself");
    play.open_vote();
    for id in ["aristocrats", "monarchists", "oligarchs"] {
        play.set_seat(id, absent(Absence::Abstain));
    }
    assert_eq!(play.step(), "ballot_tied", "nobody is awaited");
    assert_eq!(play.button().waits_for, None, "the tie falls to Control");
    assert_eq!(play.offers(&Audience::Control, "tie"), ["tie:yes", "tie:no"]);
}

#[test]
fn n4_what_the_prytanis_decides_falls_to_control_where_nobody_is_there() {
    let mut play = Play::begun();
    play.until("choose_events");
    assert_eq!(play.button().waits_for, Some(faction("oligarchs")));
    assert!(play.offers(&Audience::Control, "events").is_empty());
    play.set_seat("oligarchs", absent(Absence::Abstain));
    assert_eq!(play.button().waits_for, None);
    assert_eq!(play.button().label, "Control is to choose an event");
    assert!(play.awaited().is_empty());
    let offers = play.offers(&Audience::Control, "events");
    assert_eq!(offers.len(), 3);
    play.until("events_chosen");
}

#[test]
fn n4_control_decides_for_an_empty_seat_that_is_its_own() {
    let mut play = Play::begun();
    play.set_seat("oligarchs", absent(Absence::Control));
    let ballot = play.open_vote();
    assert!(play.awaited().contains(&"oligarchs".to_owned()));
    let council = play.council();
    let row = council.awaiting.iter().find(|row| row.faction == faction("oligarchs"));
    assert_eq!(row.expect("it is awaited").what, "to vote, by Control's hand");
    play.by(&for_seat("oligarchs"), VoteCommand::Vote { ballot, pick: Pick::Yes, seal: None });
    play.next();
    assert_eq!(play.shown("oligarchs"), pair("yes", "control"));
}

#[test]
fn n4_bids_show_whose_hand_they_came_from() {
    let mut play = Play::begun();
    play.until("race");
    play.bid("aristocrats", 1);
    let cycle = play.cycle();
    play.by(&for_seat("amazons"), RaceCommand::LockBid { cycle, horses: 2, seal: None });
    play.set_seat("medes", absent(Absence::Abstain));
    assert!(!play.awaited().contains(&"medes".to_owned()));
    play.next();
    let public = play.public();
    let bids = public["race"]["bids"].as_array().expect("bids");
    let shown = |row: &Seen| (number(&row["horses"]), row["hand"].as_str().map(str::to_owned));
    let wanted = [(2, "control"), (1, "own"), (0, "absent"), (0, "own"), (0, "own")];
    let wanted = wanted.map(|(horses, hand)| (horses, Some(hand.to_owned())));
    assert_eq!(bids.iter().map(shown).collect::<Vec<_>>(), wanted);
    let told =
        "Horses shown: Amazons 2, Aristocrats 1 (the Amazons by Control's hand, the Medes absent).";
    assert!(play.log().contains(told), "{}", play.log());
}

#[test]
fn n4_a_reveal_tells_those_of_one_hand_together() {
    let mut play = Play::begun();
    play.until("race");
    let cycle = play.cycle();
    for seat in ["amazons", "aristocrats"] {
        play.by(&for_seat(seat), RaceCommand::LockBid { cycle, horses: 1, seal: None });
    }
    play.set_seat("medes", absent(Absence::Abstain));
    play.next();
    let told = "(the Amazons and Aristocrats by Control's hand, the Medes absent)";
    assert!(play.log().contains(told), "{}", play.log());
}

#[test]
fn n1_nobody_sees_whose_hand_it_was_before_the_reveal() {
    let mut play = Play::begun();
    let ballot = play.open_vote();
    let mut other = play.clone();
    play.vote("oligarchs", Pick::Yes);
    other.by(&for_seat("oligarchs"), VoteCommand::Vote { ballot, pick: Pick::Yes, seal: None });
    assert_eq!(play.public(), other.public());
    assert_eq!(play.phone("medes"), other.phone("medes"));
    play.next();
    other.next();
    assert_ne!(play.public(), other.public(), "the reveal says it");
}

#[test]
fn n4_elections_follow_too() {
    let mut play = under(&ruling("presiding", "\"elected\""), &[]);
    assert_eq!(play.step(), "election");
    let cycle = play.cycle();
    play.set_seat("oligarchs", follow("aristocrats"));
    play.set_seat("monarchists", absent(Absence::Abstain));
    assert_eq!(play.awaited(), ["aristocrats"]);
    let pick = Some(faction("monarchists"));
    play.seat("aristocrats", PrytanisCommand::Elect { cycle, faction: pick, seal: None });
    play.next();
    assert_eq!(play.council().prytanis, Some(faction("monarchists")));
    let public = play.public();
    let picks = public["election"]["result"]["picks"].as_array().expect("a list").iter();
    let hands: Vec<&str> = picks.map(|row| row["hand"].as_str().expect("a hand")).collect();
    assert_eq!(hands, ["own", "absent", "absent"]);
    let told = "Oligarchs 7 for Monarchists (the Monarchists and Oligarchs absent).";
    assert!(play.log().contains(told), "{}", play.log());
}

#[test]
fn n4_the_turns_of_an_empty_seat_pass_at_once() {
    let mut play = Play::begun();
    play.set("aristocrats", Counter::Doom, 5);
    play.set_seat("medes", absent(Absence::Abstain));
    play.begin_stasis();
    play.until("deploy");
    assert_eq!(play.mover(), "aristocrats");
    play.pass();
    assert_eq!(play.mover(), "monarchists", "the Medes come between");
    assert!(play.log().contains("The Medes pass: nobody is there."));
    // In the middle of its turn, too.
    play.set_seat("monarchists", absent(Absence::Abstain));
    assert_eq!(play.mover(), "oligarchs");
}

#[test]
fn n4_a_stasis_that_everybody_left_comes_to_its_battles() {
    let mut play = Play::begun();
    for id in crate::street_kit::TABLE {
        play.set_seat(id, absent(Absence::Abstain));
    }
    play.begin_stasis();
    assert_eq!(play.step(), "battles");
    assert!(play.log().contains("Nobody can do anything more: the last actions pass."));
}

#[test]
fn n4_an_empty_seat_is_ready_and_buys_no_tyche() {
    let mut play = Play::begun();
    play.set_seat("amazons", absent(Absence::Abstain));
    play.set_seat("aristocrats", absent(Absence::Abstain));
    play.begin_stasis();
    // Amazons alone have Tyche; Amazons and Aristocrats alone have Heroes.
    assert!(play.awaited().is_empty());
    let step = play.step_number();
    for id in ["medes", "monarchists", "oligarchs"] {
        play.seat(id, CardsCommand::Ready { step });
    }
    assert_eq!(play.step(), "muster");
    let step = play.step_number();
    for id in ["medes", "monarchists", "oligarchs"] {
        play.seat(id, CardsCommand::Ready { step });
    }
    assert_eq!(play.step(), "deploy");
    play.put("amazons", Some("stadium"), 2, 0);
    play.put("medes", Some("stadium"), 2, 0);
    play.end_deployment();
    play.next();
    assert_eq!(play.step(), "battle_dice", "nobody is there to call on Tyche");
}

#[test]
fn n4_what_an_empty_seat_won_falls_to_control() {
    let mut play = Play::begun();
    play.set("amazons", Counter::Doom, 5);
    play.begin_stasis();
    play.until("deploy");
    play.put("medes", Some("stadium"), 30, 0);
    play.put_hero(
        "Glaukos",
        council::view::HeroAt::Objective(crate::street_kit::objective("stadium")),
    );
    play.end_deployment();
    play.set_seat("medes", absent(Absence::Abstain));
    play.until_any(&["battle_dice"]);
    play.enter_dice(&[
        crate::street_kit::throw("aristocrats", &[1, 1, 1]),
        crate::street_kit::throw("medes", &[6, 6, 6]),
    ]);
    assert_eq!(play.step(), "battle");
    assert!(play.awaited().is_empty());
    let keys = play.offers(&Audience::Control, "mercy");
    assert_eq!(keys, ["spare:Glaukos", "execute:Glaukos"]);
}

#[test]
fn n4_a_taken_back_turn_leaves_the_seat_as_it_is_played_now() {
    let mut play = Play::begun();
    play.begin_stasis();
    play.until("deploy");
    let mover = play.mover();
    let past = play.clone();
    play.pass();
    play.set_seat(&mover, SeatMode::Paper);
    play.back_to(&past);
    assert_eq!(play.mover(), mover);
    assert_eq!(play.faction(&mover).mode, SeatMode::Paper);
}

#[test]
fn waiting_counts_from_when_the_table_began_to_wait() {
    let mut play = Play::begun();
    play.open_vote();
    let began = play.now.0;
    assert_eq!(play.since("oligarchs"), began);
    play.vote("aristocrats", Pick::Yes);
    assert_eq!(play.since("oligarchs"), began, "others do not matter");
    // Who gets the vote in the middle is awaited since then.
    play.standing("medes", true, false);
    assert_eq!(play.since("medes"), play.now.0);
    assert_eq!(play.since("oligarchs"), began);
    // So is a seat that somebody sits in again.
    play.set_seat("oligarchs", absent(Absence::Abstain));
    play.set_seat("oligarchs", SeatMode::Phone);
    assert_eq!(play.since("oligarchs"), play.now.0);
}

#[test]
fn waiting_for_a_turn_counts_from_its_beginning() {
    let mut play = Play::begun();
    play.begin_stasis();
    play.until("deploy");
    play.pass();
    let mover = play.mover();
    assert_eq!(play.since(&mover), play.now.0);
    play.now.0 += 3000;
    play.put("medes", Some("stadium"), 1, 0);
    assert_eq!(play.since(&mover), play.now.0 - 4000, "a correction begins no turn");
}

#[test]
fn waiting_for_the_second_target_counts_from_the_first() {
    let card = r#"
[[cards]]
id = "two"
deck = "a"
act = 1
title = "Two"
text = "Who?"
[[cards.options]]
label = "Both"
effects = [
  { do = "change", what = "doom", by = 1, to = "prytanis_chooses" },
  { do = "change", what = "doom", by = 2, to = "prytanis_chooses" },
]
"#;
    let mut play = Play::of(crate::kit::with_card(draft(), card));
    play.next();
    play.until("choose_events");
    let cycle = play.cycle();
    let cards = vec![crate::kit::card("two")];
    play.seat("oligarchs", EventsCommand::ActivateEvents { cycle, cards });
    play.open_vote();
    play.vote("oligarchs", Pick::Yes);
    play.next();
    assert_eq!(play.step(), "outcome");
    let step = play.step_number();
    let began = play.since("oligarchs");
    play.seat(
        "oligarchs",
        OutcomeCommand::ChooseTarget { step, change: 0, faction: faction("medes") },
    );
    assert_eq!(play.since("oligarchs"), began + 1000);
    // Where the Prytanis leaves, Control names whom it strikes.
    play.set_seat("oligarchs", absent(Absence::Abstain));
    assert_eq!(play.button().waits_for, None);
    assert_eq!(play.offers(&Audience::Control, "target").len(), 5);
}

#[test]
fn n4_the_phone_of_an_empty_seat_says_so_and_still_works() {
    let mut play = Play::begun();
    let ballot = play.open_vote();
    play.set_seat("oligarchs", absent(Absence::Abstain));
    assert_eq!(play.archon("oligarchs").ask.title, "Nobody waits for you");
    play.seat("oligarchs", VoteCommand::Vote { ballot, pick: Pick::Yes, seal: None });
    play.next();
    assert_eq!(play.shown("oligarchs"), pair("yes", "own"));
}

#[test]
fn an_absent_voter_is_still_a_voter() {
    let mut play = Play::begun();
    play.open_vote();
    play.set_seat("oligarchs", absent(Absence::Abstain));
    let voters = names(&play.the_ballot().voters);
    assert!(voters.contains(&"oligarchs".to_owned()), "{voters:?}");
}

#[test]
fn n4_a_clock_runs_on_for_who_needs_more_time_and_no_longer_than_they_need() {
    let mut play = Play::begun();
    play.setting("votes_revealed", "by_itself");
    play.number_setting("vote_seconds", 45);
    let extra = |id: &str, seconds| SeatsCommand::SetExtra { faction: faction(id), seconds };
    assert_eq!(play.refused(&seat("oligarchs"), extra("oligarchs", 30)), "control_only");
    assert_eq!(play.refused(&control(), extra("oligarchs", 601)), "out_of_bounds");
    assert_eq!(play.refused(&control(), extra("oligarchs", 0)), "already_so");
    play.control(extra("oligarchs", 30));
    assert_eq!(play.archon("oligarchs").extra_seconds, 30);
    play.open_vote();
    play.vote("aristocrats", Pick::Yes);

    // The seat's own device alone is told of it before the time is up.
    assert_eq!(play.the_clock().seconds, 45);
    play.alarm_rings();
    assert_eq!(play.step(), "ballot", "its time is not up");
    let ends = play.alarm().expect("the clock runs on").at.0;
    assert_eq!(ends, play.now.0 + 30_000);
    let mut late = play.clone();
    late.alarm_rings();
    assert!(late.the_ballot().result.is_some(), "it does so once");

    // The room waits for nobody else meanwhile.
    play.vote("oligarchs", Pick::Yes);
    assert!(play.alarm().expect("the time is up").at <= play.now);
    play.alarm_rings();
    assert!(play.the_ballot().result.is_some(), "though the Monarchists have not chosen");
}

#[test]
fn n4_no_clock_runs_on_for_who_has_chosen() {
    let mut play = Play::begun();
    play.number_setting("vote_seconds", 45);
    play.control(SeatsCommand::SetExtra { faction: faction("oligarchs"), seconds: 30 });
    play.open_vote();
    play.vote("oligarchs", Pick::Yes);
    play.alarm_rings();
    assert!(play.the_ballot().result.is_some());
}
