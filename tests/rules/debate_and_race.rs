//! C-9 to C-13.

use council::command::{
    Command, DebateCommand, Duty, FigureName, FiguresCommand, GrantsCommand, RaceCommand,
    StepsCommand,
};
use council::content::{Counter, RoundKind, Until};
use game::{Audience, Game};

use crate::kit::{English, Play, control, deed, faction, for_seat, names, seat, value};

fn race() -> Play {
    let mut play = Play::begun();
    play.until("race");
    play
}

#[test]
fn c9_the_debate_has_a_clock_and_a_list_of_speakers_for_everybody() {
    let mut play = Play::begun();
    assert_eq!(play.refused(&seat("medes"), DebateCommand::RaiseHand), "not_now");
    play.until("debate");
    assert_eq!(play.the_clock().seconds, 120);
    play.standing("oligarchs", true, true);
    play.seat("medes", DebateCommand::RaiseHand);
    play.seat("oligarchs", DebateCommand::RaiseHand);
    assert_eq!(play.refused(&seat("medes"), DebateCommand::RaiseHand), "already_so");
    assert_eq!(names(&play.council().speakers), ["medes", "oligarchs"]);
    play.seat("medes", DebateCommand::LowerHand);
    assert_eq!(names(&play.council().speakers), ["oligarchs"]);
    play.next();
    assert!(names(&play.council().speakers).is_empty());
}

#[test]
fn c9_as_ruled_the_debate_ends_by_itself() {
    let mut play = Play::begun();
    play.setting("debate_ends", "by_itself");
    play.number_setting("debate_seconds", 30);
    play.until("debate");
    let alarm = council::Council::alarm(&play.state).expect("the debate has a clock");
    assert_eq!(alarm.at.0, play.now.0 + 30_000);
    let step = play.council().step_number;
    play.control(StepsCommand::SetClock { step, seconds: 90 });
    let later = council::Council::alarm(&play.state).expect("the debate has a clock");
    assert_eq!(later.at.0, play.now.0 + 90_000);
    play.by(&game::Actor::Clock, later.command);
    assert_eq!(play.step(), "race");
}

#[test]
fn c10_nobody_else_sees_a_bid_and_it_can_be_changed() {
    let mut play = race();
    let before = play.clone();
    play.bid("medes", 5);
    assert_eq!(play.archon("medes").bid, Some(5));
    assert_eq!(names(&play.council().bids_in), ["medes"], "everybody sees who has locked in");
    let mut other = before;
    other.bid("medes", 1);
    for audience in play.audiences() {
        if audience != game::Audience::Seat(faction("medes").seat()) {
            assert_eq!(play.view(&audience), other.view(&audience));
        }
    }
    play.bid("medes", 0);
    assert_eq!(play.archon("medes").bid, Some(0));
    let cycle = play.cycle();
    let more = Command::Race(RaceCommand::LockBid { cycle, horses: 6, seal: None });
    assert_eq!(play.refused(&seat("medes"), more), "too_many");
    let stale = Command::Race(RaceCommand::LockBid { cycle: cycle + 1, horses: 1, seal: None });
    assert_eq!(play.refused(&seat("medes"), stale), "step_over");
}

#[test]
fn c10_no_bid_counts_as_none() {
    let mut play = race();
    play.bid("medes", 1);
    play.next();
    let race = &play.public()["race"];
    let bids = race["bids"].as_array().expect("a list");
    assert_eq!(bids.len(), 5);
    assert!(bids.iter().all(|row| (row["faction"] == "medes") == (row["horses"] == 1)));
}

#[test]
fn c11_the_most_horses_win_support_equal_to_the_stasis_number() {
    let mut play = race();
    play.control(FiguresCommand::Edit {
        figure: FigureName::Stasis,
        to: 4,
        reason: "a test".into(),
    });
    play.bid("oligarchs", 3);
    play.bid("aristocrats", 2);
    play.next();
    assert_eq!(names(&play.the_race().winners), ["oligarchs"]);
    assert_eq!(play.figure("oligarchs", "strength"), 7 + 4);
    assert_eq!(play.figure("oligarchs", "horses"), 4, "Horses shown are kept");
    play.until("check");
    assert_eq!(play.figure("oligarchs", "strength"), 11, "for the rest of the cycle");
    play.next();
    assert_eq!(play.figure("oligarchs", "strength"), 7);
}

#[test]
fn c11_on_a_tie_nobody_wins_or_as_ruled_all_or_whom_control_picks() {
    let tied = |ruling: &str| {
        let mut play = race();
        play.setting("race_tie", ruling);
        play.bid("oligarchs", 2);
        play.bid("aristocrats", 2);
        play.bid("monarchists", 1);
        play.next();
        play
    };
    let play = tied("nobody");
    assert!(names(&play.the_race().winners).is_empty());
    assert_eq!(play.step(), "strengths");
    let play = tied("all");
    assert_eq!(names(&play.the_race().winners), ["aristocrats", "oligarchs"]);
    let mut play = tied("control_picks");
    assert_eq!(play.step(), "race_tied");
    let cycle = play.cycle();
    let pick =
        |id: &str| Command::Race(RaceCommand::PickWinner { cycle, faction: Some(faction(id)) });
    assert_eq!(play.refused(&seat("oligarchs"), pick("oligarchs")), "control_only");
    assert_eq!(play.refused(&control(), pick("monarchists")), "not_offered");
    play.control(pick("oligarchs"));
    assert_eq!(play.figure("oligarchs", "strength"), 8);
    assert_eq!(play.step(), "strengths");
}

#[test]
fn c11_bids_and_winners_are_those_of_the_race_under_way() {
    let enter = |cycle| RaceCommand::EnterBids { cycle, bids: vec![(faction("oligarchs"), 1)] };
    let pick = |cycle| RaceCommand::PickWinner { cycle, faction: Some(faction("oligarchs")) };
    let bid = |cycle| RaceCommand::LockBid { cycle, horses: 1, seal: None };
    let mut play = Play::begun();
    play.setting("race_tie", "control_picks");
    play.until("debate");
    let cycle = play.cycle();
    assert_eq!(play.refused(&control(), enter(cycle)), "step_over", "before the race");
    assert_eq!(play.refused(&seat("medes"), bid(cycle)), "step_over", "before the race");
    play.until("race");
    assert_eq!(play.refused(&control(), enter(cycle + 1)), "step_over");
    assert_eq!(play.refused(&control(), pick(cycle)), "step_over", "nobody is tied yet");
    play.bid("oligarchs", 2);
    play.bid("aristocrats", 2);
    play.next();
    assert_eq!(play.step(), "race_tied");
    assert_eq!(play.refused(&control(), pick(cycle + 1)), "step_over");
    assert_eq!(play.refused(&control(), enter(cycle)), "step_over", "they are shown");
    play.control(pick(cycle));
}

#[test]
fn c11_what_the_race_is_for_and_who_wins_a_tie_is_told_while_bids_are_concealed() {
    let mut play = race();
    let stakes = |play: &Play| play.council().stakes.clone().expect("it is told");
    assert_eq!(
        stakes(&play),
        "The most Horses win +1 strength for this cycle; on a tie nobody wins."
    );
    play.setting("race_tie", "all");
    assert!(stakes(&play).ends_with("on a tie all of the tied win."));
    play.setting("race_tie", "control_picks");
    assert!(stakes(&play).ends_with("on a tie one of the tied is picked."));
    play.next();
    assert_eq!(play.council().stakes, None, "the verdict says it now");
}

#[test]
fn c9_who_has_the_floor_is_not_offered_it_again() {
    let mut play = Play::begun();
    play.until("debate");
    let floor = |play: &Play| play.offers(&Audience::Control, "floor");
    play.seat("medes", DebateCommand::RaiseHand);
    assert_eq!(floor(&play), ["floor:medes"]);
    play.control(DebateCommand::GiveFloor { faction: Some(faction("medes")) });
    play.seat("medes", DebateCommand::RaiseHand);
    assert_eq!(floor(&play), ["floor:nobody"]);
    play.control(DebateCommand::GiveFloor { faction: None });
    assert_eq!(floor(&play), ["floor:medes"], "it asked to speak again");
}

#[test]
fn c9_whoever_has_the_floor_gives_it_back_and_nobody_takes_it_from_another() {
    let mut play = Play::begun();
    play.until("debate");
    let end = DebateCommand::GiveFloor { faction: None };
    let offers = |play: &Play, id: &str| play.offers(&Audience::Seat(faction(id).seat()), "speak");
    assert_eq!(play.refused(&seat("medes"), end.clone()), "not_yours");
    play.control(DebateCommand::GiveFloor { faction: Some(faction("medes")) });
    assert_eq!(offers(&play, "medes"), ["speak:end", "speak:raise"]);
    assert_eq!(offers(&play, "amazons"), ["speak:raise"]);
    assert_eq!(play.refused(&seat("amazons"), end.clone()), "not_yours");
    let other = DebateCommand::GiveFloor { faction: Some(faction("amazons")) };
    assert_eq!(play.refused(&seat("medes"), other), "not_yours");
    play.seat("medes", end.clone());
    assert_eq!(play.council().speaking_since, None);
    assert_eq!(play.refused(&seat("medes"), end), "not_yours");
}

#[test]
fn c9_each_speech_has_a_clock_and_the_day_is_summed_for_control() {
    let mut play = Play::begun();
    play.until("debate");
    assert!(play.at_desk().spoken.is_empty());
    let give = |id: Option<&str>| DebateCommand::GiveFloor { faction: id.map(faction) };
    play.control(give(Some("medes")));
    assert_eq!(play.council().speaking_since, Some(play.now.0));
    assert_eq!(play.council().speaker_seconds, 60);
    play.now.0 += 69_000;
    play.control(give(Some("amazons")));
    play.now.0 += 9_000;
    play.control(give(None));
    assert_eq!(play.council().speaking_since, None);
    play.control(give(Some("medes")));
    play.now.0 += 4_000;
    // The end of the debate ends the speech.
    play.until("race");
    assert_eq!(play.council().speaking_since, None);
    let spoken = |play: &Play, id: &str| {
        let desk = play.at_desk();
        let row = desk.spoken.iter().find(|row| row.faction.as_str() == id).expect("a row");
        (row.seconds, row.times)
    };
    assert_eq!(spoken(&play, "medes"), (75, 2));
    assert_eq!(spoken(&play, "amazons"), (10, 1));
    assert_eq!(spoken(&play, "aristocrats"), (0, 0));
}

/// The bonus of a race is that of the council's cycle: an Assembly before its end does not know it.
#[test]
fn c11_the_bonus_counts_in_the_council_alone_or_as_ruled_everywhere() {
    for (ruled, in_the_assembly) in [("council", 0), ("everywhere", 1)] {
        let mut play = race();
        play.setting("race_bonus_counts", ruled);
        play.bid("oligarchs", 2);
        play.next();
        let label = "a favour".to_owned();
        let (faction, until) = (faction("oligarchs"), Until::Act);
        play.control(FiguresCommand::AddSupport { faction, by: 5, label, until });
        assert_eq!(play.figure("oligarchs", "strength"), 7 + 1 + 5);
        play.convene(&[deed("Of This")]);
        let strength = play.figure("oligarchs", "strength");
        assert_eq!(strength, 7 + in_the_assembly + 5, "{ruled}");
        play.divide(&["oligarchs"], &["aristocrats"]);
        let cast = play.council().ballot.as_ref().and_then(|row| row.result.clone());
        assert_eq!(value(&cast.expect("it is revealed").yes), strength);
        play.next();
        play.round(RoundKind::Action);
        assert_eq!(play.figure("oligarchs", "strength"), 7 + 1 + 5, "the cycle goes on");
        play.until("check");
        play.next();
        assert_eq!(play.figure("oligarchs", "strength"), 7 + 5, "and ends (C-24)");
    }
}

#[test]
fn c11_a_highest_bid_of_none_wins_nothing() {
    let mut play = race();
    play.bid("oligarchs", 0);
    play.next();
    assert!(names(&play.the_race().winners).is_empty());
    assert_eq!(play.figure("oligarchs", "support"), 0);
}

#[test]
fn c11_as_ruled_the_horses_shown_are_spent_and_bids_reveal_themselves() {
    let mut play = race();
    play.setting("horses_shown", "spent");
    play.setting("bids_revealed", "by_itself");
    for (id, horses) in [("amazons", 1), ("aristocrats", 3), ("medes", 0), ("monarchists", 0)] {
        play.bid(id, horses);
    }
    assert_eq!(play.step(), "race");
    play.bid("oligarchs", 0);
    assert_eq!(play.step(), "strengths", "all are in");
    assert_eq!(play.figure("aristocrats", "horses"), 1);
    assert_eq!(play.figure("amazons", "horses"), 2);
}

#[test]
fn c11_control_enters_bids_that_were_shown_by_hand() {
    let mut play = race();
    play.bid("medes", 2);
    let cycle = play.cycle();
    let bids = vec![(faction("oligarchs"), 9)];
    assert_eq!(play.refused(&control(), RaceCommand::EnterBids { cycle, bids }), "out_of_bounds");
    let bids = vec![(faction("oligarchs"), 4), (faction("amazons"), 1)];
    play.control(RaceCommand::EnterBids { cycle, bids });
    assert_eq!(names(&play.the_race().winners), ["oligarchs"]);
    assert_eq!(play.the_race().bids[2].horses, 2, "what was locked still counts");
}

#[test]
fn c12_horses_that_are_bid_are_held_until_the_reveal() {
    let mut play = race();
    play.bid("oligarchs", 3);
    let give = |amount| {
        Command::Figures(FiguresCommand::Give {
            to: faction("medes"),
            what: Counter::Horses,
            amount,
        })
    };
    assert_eq!(play.refused(&seat("oligarchs"), give(2)), "horses_held");
    play.seat("oligarchs", give(1));
    assert_eq!(play.figure("medes", "horses"), 6);
    let code = play.refused(&for_seat("oligarchs"), give(1));
    assert_eq!(code, "bid_locked", "Control learns nothing of the bid");
    play.next();
    play.seat("oligarchs", give(3));
    assert_eq!(play.figure("oligarchs", "horses"), 0);
}

#[test]
fn c12_tokens_change_hands_and_no_more_than_there_are() {
    let mut play = Play::begun();
    let give = |what, amount| {
        Command::Figures(FiguresCommand::Give { to: faction("medes"), what, amount })
    };
    play.seat("oligarchs", give(Counter::Talents, 9));
    assert_eq!(play.figure("medes", "talents"), 9);
    assert_eq!(play.refused(&seat("oligarchs"), give(Counter::Talents, 1)), "too_many");
    assert_eq!(play.refused(&seat("oligarchs"), give(Counter::Talents, 0)), "out_of_bounds");
    assert_eq!(play.refused(&seat("oligarchs"), give(Counter::Arete, 1)), "not_offered");
    assert_eq!(play.refused(&seat("medes"), give(Counter::Talents, 1)), "to_oneself");
}

#[test]
fn c13_heroes_are_assigned_and_every_strength_is_shown() {
    let mut play = race();
    play.next();
    let send = |name: &str| {
        Command::Grants(GrantsCommand::AssignHero { hero: name.into(), duty: Duty::Support })
    };
    play.seat("aristocrats", send("Glaukos"));
    play.seat("aristocrats", send("Melite"));
    assert_eq!(play.refused(&seat("aristocrats"), send("Melite")), "already_so");
    assert_eq!(play.refused(&seat("aristocrats"), send("Penthesilea")), "not_offered");
    assert_eq!(play.figure("aristocrats", "strength"), 6 + 3 + 1);
    play.next();
    assert_eq!(play.refused(&seat("aristocrats"), send("Melite")), "not_now");
    play.until("check");
    play.next();
    assert_eq!(play.figure("aristocrats", "strength"), 6, "Heroes are assigned in each cycle");
}
