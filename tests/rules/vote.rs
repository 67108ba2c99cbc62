//! C-14 to C-21.

use council::command::{
    Command, DayCommand, EventsCommand, FigureName, FiguresCommand, LawCommand, OutcomeCommand,
    Pick, Revision, VoteCommand,
};
use council::content::{Counter, Until};
use council::view::Verdict;

use crate::kit::{
    English, Play, card, control, draft, faction, for_seat, names, seat, value, with_card,
};

/// A crisis of three options in deck a, and a plain motion in deck b.
const CRISIS: &str = r#"
[[cards]]
id = "crisis"
deck = "a"
title = "The wells"
text = "Who digs?"
options = [
  { label = "Dig", effects = [{ do = "stasis", by = 2 }] },
  { label = "Pray", effects = [{ do = "wrath", by = 1 }] },
  { label = "Wait", effects = [] },
]
default = { text = "Thirst.", effects = [{ do = "change", what = "doom", by = 1, to = "everyone" }] }
"#;

/// The crisis is activated and the Oligarchs choose what is put to the vote.
fn crisis() -> Play {
    let mut play = Play::of(with_card(draft(), CRISIS));
    play.next();
    play.until("choose_events");
    let cycle = play.cycle();
    play.seat("oligarchs", EventsCommand::ActivateEvents { cycle, cards: vec![card("crisis")] });
    play.until("choose_motion");
    play
}

fn put(option: u32) -> Command {
    Command::Vote(VoteCommand::PutToVote { card: card("crisis"), option })
}

/// Everybody with a vote votes the same way and the votes are revealed.
fn all(play: &mut Play, pick: Pick) {
    for id in ["aristocrats", "monarchists", "oligarchs"] {
        play.vote(id, pick);
    }
    play.next();
}

#[test]
fn c14_the_prytanis_picks_the_order_and_the_option() {
    let mut play = Play::of(with_card(draft(), CRISIS));
    play.next();
    play.control(DayCommand::AdvanceAct { act: 2 });
    play.until("choose_events");
    let cycle = play.cycle();
    let second = play.public()["decks"][1]["up"]["id"].as_str().expect("a card").to_owned();
    let cards = vec![card("crisis"), card(&second)];
    play.seat("oligarchs", EventsCommand::ActivateEvents { cycle, cards });
    play.until("choose_motion");
    assert_eq!(play.refused(&seat("medes"), put(1)), "not_yours");
    let motion = Command::Vote(VoteCommand::PutToVote { card: card(&second), option: 0 });
    assert_eq!(play.refused(&seat("oligarchs"), put(3)), "not_offered");
    play.seat("oligarchs", motion);
    assert_eq!(play.public()["ballot"]["card"], second, "the second first");
    all(&mut play, Pick::Yes);
    play.next();
    play.seat("oligarchs", put(1));
    assert_eq!(play.the_ballot().label, "Pray");
}

#[test]
fn c15_votes_are_secret_until_they_are_revealed_and_can_be_changed() {
    let mut play = Play::begun();
    play.open_vote();
    let mut other = play.clone();
    play.vote("oligarchs", Pick::Yes);
    other.vote("oligarchs", Pick::No);
    for audience in play.audiences() {
        if audience != game::Audience::Seat(faction("oligarchs").seat()) {
            assert_eq!(play.view(&audience), other.view(&audience));
        }
    }
    assert_eq!(names(&play.the_ballot().votes_in), ["oligarchs"]);
    play.vote("oligarchs", Pick::No);
    assert_eq!(play.archon("oligarchs").pick, Some(Pick::No));
    play.next();
    let rows: Vec<_> = play.the_result().picks.iter().map(|row| row.pick).collect();
    assert_eq!(rows, [Pick::Abstain, Pick::Abstain, Pick::No], "no pick is an abstention");
    let stale =
        Command::Vote(VoteCommand::Vote { ballot: play.ballot(), pick: Pick::Yes, seal: None });
    assert_eq!(play.refused(&seat("oligarchs"), stale), "step_over");
}

#[test]
fn c15_a_vote_that_comes_in_tells_no_other_archon_anything_of_its_own() {
    let mut play = Play::begun();
    play.open_vote();
    let voters = play.the_ballot().voters.clone();
    for (at, voter) in voters.iter().enumerate() {
        let seen = |play: &Play| {
            let others = voters.iter().filter(|other| *other != voter);
            others.map(|id| play.archon(id.as_str()).clone()).collect::<Vec<_>>()
        };
        let before = seen(&play);
        play.vote(voter.as_str(), Pick::Yes);
        assert_eq!(seen(&play), before, "after {at} votes");
    }
}

#[test]
fn c15_the_strength_that_is_in_says_nothing_of_which_way() {
    let mut play = Play::begun();
    play.open_vote();
    let all: i32 = ["aristocrats", "monarchists", "oligarchs"]
        .iter()
        .map(|id| play.figure(id, "strength"))
        .sum();
    let weight = play.the_ballot().weight;
    assert_eq!((weight.enough, weight.all), (all / 2 + 1, all));
    let mut other = play.clone();
    play.vote("oligarchs", Pick::Yes);
    other.vote("oligarchs", Pick::Abstain);
    assert_eq!(play.the_ballot().votes_in, other.the_ballot().votes_in);
    assert_eq!(play.the_ballot().weight, other.the_ballot().weight);
    play.setting("majority", "two_thirds");
    assert_eq!(play.the_ballot().weight.enough, (2 * all + 2) / 3);
}

#[test]
fn a4_a_majority_that_was_asked_for_is_named_only_where_a_simple_one_was_there() {
    for (ruling, asked) in [("two_thirds", "two thirds"), ("three_quarters", "three quarters")] {
        let outcome = |oligarchs: Pick, aristocrats: Pick| {
            let mut play = Play::begun();
            play.setting("majority", ruling);
            play.open_vote();
            play.vote("oligarchs", oligarchs);
            play.vote("aristocrats", aristocrats);
            play.next();
            let result = play.the_result();
            let sentence = result.sentence.to_string();
            assert!(sentence.starts_with("Failed"), "{sentence}");
            (value(&result.yes), value(&result.no), sentence.contains(asked))
        };
        let (yes, no, named) = outcome(Pick::Yes, Pick::No);
        assert!(yes > no && named, "{yes} to {no} is too few for {ruling}");
        let (yes, no, named) = outcome(Pick::No, Pick::Yes);
        assert!(yes < no && !named, "{yes} to {no} fails by itself");
    }
}

#[test]
fn c15_only_who_has_a_vote_votes() {
    let mut play = Play::begun();
    let ballot = play.open_vote();
    let vote = Command::Vote(VoteCommand::Vote { ballot, pick: Pick::Yes, seal: None });
    assert_eq!(play.refused(&seat("medes"), vote.clone()), "no_vote");
    play.vote("oligarchs", Pick::Yes);
    play.standing("oligarchs", true, true);
    assert_eq!(play.refused(&seat("oligarchs"), vote), "no_vote");
    play.next();
    assert_eq!(value(&play.the_result().yes), 0, "an exile's pick is void");
}

#[test]
fn c15_as_ruled_votes_reveal_themselves_when_all_are_in_or_the_time_is_up() {
    use game::Game;
    let mut play = Play::begun();
    play.setting("votes_revealed", "by_itself");
    play.number_setting("vote_seconds", 45);
    play.open_vote();
    assert_eq!(play.the_clock().seconds, 45);
    let alarm = council::Council::alarm(&play.state).expect("the vote has a clock");
    let mut late = play.clone();
    late.by(&game::Actor::Clock, alarm.command);
    assert!(late.the_ballot().result.is_some(), "the time is up");
    play.vote("oligarchs", Pick::Yes);
    play.vote("aristocrats", Pick::Abstain);
    assert_eq!(play.step(), "ballot");
    play.by(
        &for_seat("monarchists"),
        VoteCommand::Vote { ballot: play.ballot(), pick: Pick::Yes, seal: None },
    );
    assert_eq!(play.step(), "outcome", "all are in");
}

#[test]
fn c15_control_enters_votes_that_were_shown_by_hand() {
    let mut play = Play::begun();
    let ballot = play.open_vote();
    play.vote("monarchists", Pick::No);
    let picks = vec![(faction("medes"), Pick::Yes)];
    assert_eq!(play.refused(&control(), VoteCommand::EnterVotes { ballot, picks }), "no_vote");
    let picks = vec![(faction("oligarchs"), Pick::Yes)];
    play.control(VoteCommand::EnterVotes { ballot, picks });
    let result = play.the_result();
    assert_eq!((value(&result.yes), value(&result.no)), (7, 4));
}

#[test]
fn c16_worked_example_thirteen_yes_twelve_no_twenty_seven_abstain_passes() {
    let mut play = Play::begun();
    for (id, arete) in [("oligarchs", 13), ("monarchists", 12), ("aristocrats", 27)] {
        play.set(id, Counter::Arete, arete);
    }
    play.open_vote();
    play.vote("oligarchs", Pick::Yes);
    play.vote("monarchists", Pick::No);
    play.next();
    let result = play.the_result();
    let totals = [&result.yes, &result.no, &result.abstain].map(value);
    assert_eq!(totals, [13, 12, 27]);
    assert_eq!(result.verdict, Verdict::Passed);
}

#[test]
fn c16_strengths_count_with_what_supports_them() {
    let mut play = Play::begun();
    let label = "a promise".to_owned();
    let until = Until::Vote;
    play.control(FiguresCommand::AddSupport {
        faction: faction("monarchists"),
        by: 3,
        label,
        until,
    });
    play.open_vote();
    play.vote("monarchists", Pick::No);
    play.vote("aristocrats", Pick::Yes);
    play.next();
    let result = play.the_result();
    assert_eq!((value(&result.yes), value(&result.no)), (6, 7));
    assert_eq!(result.verdict, Verdict::Failed);
}

#[test]
fn c17_a_tie_is_decided_by_the_archon_of_the_monarchists() {
    let mut play = Play::begun();
    play.set("aristocrats", Counter::Arete, 7);
    play.open_vote();
    play.vote("aristocrats", Pick::Yes);
    play.vote("oligarchs", Pick::No);
    play.next();
    assert_eq!(play.step(), "ballot_tied");
    assert_eq!(play.council().awaiting[0].faction, faction("monarchists"));
    let decide = |pick| Command::Vote(VoteCommand::DecideTie { ballot: 1, pick });
    assert_eq!(play.refused(&seat("oligarchs"), decide(Pick::Yes)), "not_yours");
    assert_eq!(play.refused(&seat("monarchists"), decide(Pick::Abstain)), "not_offered");
    play.seat("monarchists", decide(Pick::Yes));
    let result = play.the_result();
    assert_eq!(result.verdict, Verdict::Passed);
    assert_eq!(result.decided_by, Some(faction("monarchists")));
    assert_eq!(play.step(), "outcome");
}

#[test]
fn c17_nought_to_nought_is_a_tie_and_without_a_named_faction_control_decides() {
    let mut play = Play::begun();
    let reason = "a test".to_owned();
    play.control(LawCommand::SetTieBreaker { faction: None, reason });
    play.open_vote();
    play.next();
    assert_eq!(play.step(), "ballot_tied");
    let decide = Command::Vote(VoteCommand::DecideTie { ballot: play.ballot(), pick: Pick::No });
    assert_eq!(play.refused(&seat("monarchists"), decide.clone()), "not_yours");
    play.control(decide);
    assert_eq!(play.the_result().verdict, Verdict::Failed);
}

#[test]
fn c18_a_failed_option_gives_way_to_another_once_each() {
    let mut play = crisis();
    play.seat("oligarchs", put(0));
    all(&mut play, Pick::No);
    assert_eq!(play.step(), "choose_motion");
    assert_eq!(play.council().docket[0].failed[0], 0);
    assert_eq!(play.refused(&seat("oligarchs"), put(0)), "tried_already");
    play.seat("oligarchs", put(1));
    all(&mut play, Pick::Yes);
    play.next();
    assert_eq!(value(&play.council().wrath), 1);
    assert_eq!(play.step(), "check");
}

#[test]
fn c18_when_all_options_have_failed_the_default_happens() {
    let mut play = crisis();
    for option in [2, 0, 1] {
        play.seat("oligarchs", put(option));
        all(&mut play, Pick::No);
    }
    assert_eq!(play.step(), "outcome");
    assert_eq!(play.the_outcome().way, "Nothing passed");
    play.next();
    assert_eq!(value(&play.council().doom), 5);
}

#[test]
fn c18_the_prytanis_may_stop_after_a_failure() {
    let mut play = crisis();
    let stop = Command::Vote(VoteCommand::LeaveToDefault { card: card("crisis") });
    assert_eq!(play.refused(&seat("oligarchs"), stop.clone()), "not_now");
    play.seat("oligarchs", put(0));
    all(&mut play, Pick::No);
    assert_eq!(play.refused(&seat("medes"), stop.clone()), "not_yours");
    play.seat("oligarchs", stop);
    play.next();
    assert_eq!(value(&play.council().doom), 5);
}

#[test]
fn c19_what_will_happen_is_shown_and_waits_for_control() {
    let mut play = crisis();
    play.seat("oligarchs", put(0));
    all(&mut play, Pick::Yes);
    assert_eq!(play.the_outcome().changes[0].says, "Stasis 1 → 3");
    assert_eq!(value(&play.council().stasis), 1, "not yet");
    play.next();
    assert_eq!(value(&play.council().stasis), 3);
}

#[test]
fn c19_control_changes_a_line_with_a_reason() {
    let mut play = crisis();
    play.seat("oligarchs", put(0));
    all(&mut play, Pick::Yes);
    let step = play.council().step_number;
    let revise = |change, to, reason: &str| {
        Command::Outcome(OutcomeCommand::ReviseOutcome { step, change, to, reason: reason.into() })
    };
    let five = Revision::Amount(5);
    assert_eq!(play.refused(&control(), revise(0, five, " ")), "bad_text");
    assert_eq!(play.refused(&control(), revise(9, five, "why")), "not_offered");
    assert_eq!(play.refused(&seat("oligarchs"), revise(0, five, "why")), "control_only");
    play.control(revise(0, five, "a fire broke out"));
    assert_eq!(play.the_outcome().changes[0].says, "Stasis 1 → 6");
    assert_eq!(play.refused(&control(), revise(0, five, "again")), "already_so");
    let mut struck = play.clone();
    struck.control(revise(0, Revision::Struck, "mercy"));
    assert_eq!(struck.refused(&control(), revise(0, Revision::Struck, "mercy")), "already_so");
    let mut printed = struck.clone();
    struck.next();
    assert_eq!(value(&struck.council().stasis), 1);
    assert!(struck.log().contains("Struck out by Control"), "the log says why");
    printed.control(revise(0, Revision::Printed, "after all"));
    printed.next();
    assert_eq!(value(&printed.council().stasis), 3);
    play.next();
    assert_eq!(value(&play.council().stasis), 6);
    assert!(play.log().contains("a fire broke out"));
}

#[test]
fn c19_a_motion_that_passes_joins_the_agenda() {
    let mut play = Play::begun();
    play.open_vote();
    all(&mut play, Pick::Yes);
    assert!(play.council().agenda.is_empty());
    play.next();
    assert_eq!(play.council().agenda.len(), 1);
}

#[test]
fn c20_control_sees_how_each_archon_voted_and_how_often_it_abstained() {
    let mut play = Play::begun();
    play.open_vote();
    play.vote("oligarchs", Pick::Yes);
    play.vote("monarchists", Pick::Abstain);
    play.next();
    let row = |play: &Play, id: &str| {
        let desk = play.at_desk();
        let row = desk.voters.iter().find(|row| row.faction.as_str() == id);
        row.expect("the faction is there").clone()
    };
    assert_eq!(row(&play, "oligarchs").yes, 1);
    assert_eq!(row(&play, "monarchists").abstained, 1);
    assert_eq!(row(&play, "aristocrats").abstained, 1, "no pick is an abstention");
    assert_eq!(row(&play, "medes").abstained, 0, "the Medes had no vote");
    let reason = "a phone died".to_owned();
    play.control(VoteCommand::VoidVote { ballot: 1, reason });
    assert_eq!(row(&play, "oligarchs").yes, 0, "a voided vote is not held against anybody");
}

#[test]
fn c21_control_voids_a_vote_before_the_reveal() {
    let mut play = Play::begun();
    let ballot = play.open_vote();
    play.vote("oligarchs", Pick::Yes);
    play.control(VoteCommand::VoidVote { ballot, reason: "a test".into() });
    assert_eq!(play.step(), "ballot");
    assert_ne!(play.ballot(), ballot, "picks of the old one are stale");
    assert!(names(&play.the_ballot().votes_in).is_empty());
    let stale = Command::Vote(VoteCommand::Vote { ballot, pick: Pick::Yes, seal: None });
    assert_eq!(play.refused(&seat("oligarchs"), stale), "step_over");
}

#[test]
fn c21_control_voids_a_vote_after_the_reveal_until_it_has_happened() {
    let mut play = crisis();
    play.seat("oligarchs", put(0));
    all(&mut play, Pick::No);
    assert_eq!(play.step(), "choose_motion");
    let ballot = play.ballot();
    play.control(VoteCommand::VoidVote { ballot, reason: "miscounted".into() });
    all(&mut play, Pick::Yes);
    assert_eq!(play.step(), "outcome");
    let ballot = play.ballot();
    play.next();
    let late = Command::Vote(VoteCommand::VoidVote { ballot, reason: "too late".into() });
    assert_eq!(play.refused(&control(), late), "step_over");
    assert_eq!(value(&play.council().stasis), 3);
    assert_eq!(play.council().cycle, 1);
}

#[test]
fn c21_a_voided_tie_opens_the_same_vote() {
    let mut play = Play::begun();
    play.open_vote();
    play.next();
    assert_eq!(play.step(), "ballot_tied");
    let ballot = play.ballot();
    play.control(VoteCommand::VoidVote { ballot, reason: "nobody was ready".into() });
    assert_eq!(play.step(), "ballot");
    let figure = FigureName::Wrath;
    play.control(FiguresCommand::Edit { figure, to: 3, reason: "in the middle of a vote".into() });
    assert_eq!(play.step(), "ballot", "edits do not disturb it");
}

#[test]
fn c21_support_for_the_vote_comes_back_when_it_is_voided() {
    let mut play = Play::begun();
    let (label, until) = ("for once".to_owned(), Until::Vote);
    play.control(FiguresCommand::AddSupport {
        faction: faction("monarchists"),
        by: 4,
        label,
        until,
    });
    let ballot = play.open_vote();
    play.next();
    play.until("outcome");
    assert_eq!(play.figure("monarchists", "strength"), 4);
    play.control(VoteCommand::VoidVote { ballot, reason: "miscounted".into() });
    assert_eq!(play.figure("monarchists", "strength"), 8);
}

#[test]
fn c15_an_exile_of_the_last_one_missing_reveals_what_reveals_itself() {
    let mut play = Play::begun();
    play.setting("votes_revealed", "by_itself");
    play.open_vote();
    play.vote("oligarchs", Pick::Yes);
    play.vote("aristocrats", Pick::No);
    play.standing("monarchists", true, true);
    assert_eq!(play.step(), "outcome");
}

#[test]
fn c15_the_big_button_says_what_becomes_of_whoever_is_missing() {
    let mut play = Play::begun();
    play.until("ballot");
    assert!(play.button().says.ends_with("whoever is missing abstains."), "{}", play.button().says);
    for id in play.awaited() {
        play.vote(&id, Pick::Yes);
    }
    assert_eq!(play.awaited(), Vec::<String>::new());
    assert_eq!(play.button().says, "All votes are shown at once.");
}

/// The rule names a faction, not a voter.
#[test]
fn c17_a_tie_is_decided_by_whom_the_rule_names_in_exile_too() {
    for (citizen, exiled) in [(true, true), (false, false)] {
        let mut play = Play::begun();
        play.standing("monarchists", citizen, exiled);
        play.open_vote();
        play.next();
        assert_eq!(play.step(), "ballot_tied");
        assert_eq!(play.awaited(), ["monarchists"]);
        let decide = VoteCommand::DecideTie { ballot: play.ballot(), pick: Pick::Yes };
        assert_eq!(play.refused(&seat("oligarchs"), decide.clone()), "not_yours");
        play.seat("monarchists", decide);
        assert_eq!(play.the_result().decided_by, Some(faction("monarchists")));
    }
}

/// A law that ties fail.
fn ties_fail(play: &mut Play) {
    let (title, text, by) = ("Of Ties".to_owned(), "They fail.".to_owned(), String::new());
    let lever = Some(crate::kit::lever(r#"{ on = "ties", decided_by = "fails" }"#));
    play.control(LawCommand::ProclaimLaw { title, text, lever, until: Until::Act, by });
}

#[test]
fn c17_a_tie_that_waits_fails_when_ties_come_to_fail() {
    let mut play = Play::begun();
    play.open_vote();
    play.next();
    assert_eq!(play.step(), "ballot_tied");
    let late = VoteCommand::DecideTie { ballot: play.ballot(), pick: Pick::Yes };
    ties_fail(&mut play);
    assert_eq!(play.refused(&seat("monarchists"), late), "step_over");
    let result = play.the_result();
    assert_eq!((result.verdict, result.decided_by.as_ref()), (Verdict::Failed, None));
    let sentence = result.sentence.to_string();
    assert!(sentence.starts_with("Failed, 0 to 0: a tie fails"), "{sentence}");
    assert!(sentence.contains("Of Ties"), "the law that says so: {sentence}");
    assert_eq!(play.step(), "outcome", "the card's default happens");
    assert!(play.log().contains("The tie fails: ties have come to fail"), "{}", play.log());
    let why = play.council().because.iter().map(|row| row.rule.clone()).collect::<Vec<_>>();
    assert!(why.contains(&"C-17".to_owned()), "{why:?}");
}

#[test]
fn c17_so_does_the_tie_of_a_motion_whoever_was_to_decide_it() {
    let mut play = Play::begun();
    play.control(LawCommand::SetTieBreaker { faction: None, reason: "a test".into() });
    let motions = play.convene(&[crate::kit::deed("One")]);
    play.divide(&[], &[]);
    assert_eq!(play.step(), "motion_tied");
    ties_fail(&mut play);
    assert_eq!(play.step(), "assembly");
    assert_eq!(play.on_agenda(motions[0]).state, council::view::MotionState::Rejected);
}

#[test]
fn c17_a_tie_that_waits_goes_to_whom_the_law_comes_to_name() {
    let mut play = Play::begun();
    play.open_vote();
    play.next();
    let to = Some(faction("aristocrats"));
    play.control(LawCommand::SetTieBreaker { faction: to, reason: "a test".into() });
    assert_eq!(play.awaited(), ["aristocrats"]);
    let decide = VoteCommand::DecideTie { ballot: play.ballot(), pick: Pick::No };
    play.seat("aristocrats", decide);
    assert_eq!(play.the_result().verdict, Verdict::Failed);
}
