//! The day (C-1, C-22, C-26, A-1): rounds that are planned, begun, rung out and left out.

use council::command::{
    Command, DayCommand, FigureName, FiguresCommand, MotionDraft, StepsCommand,
};
use council::content::{Content, RoundKind::*};
use council::view::{Bell, Phase, RoundState, RoundView};
use game::{Actor, Millis};

use crate::kit::{English, Play, control, deed, draft, plan, planned, seat, value};

/// Two Action Rounds of Act 1, each followed by a Diplomacy Round, then one of Act 2.
fn day() -> Play {
    let mut play = Play::of(planned(&[
        (Action, 1, 60),
        (Diplomacy, 1, 20),
        (Action, 1, 0),
        (Diplomacy, 1, 20),
        (Action, 2, 90),
    ]));
    play.next();
    play
}

fn change(rounds: &[(council::content::RoundKind, u32, u32)]) -> Command {
    Command::Day(DayCommand::ChangePlan { rounds: plan(rounds) })
}

fn round(play: &Play, at: usize) -> RoundView {
    play.council().day.rounds[at].clone()
}

#[test]
fn c1_the_plan_of_the_scenario_is_seen_before_the_first_round() {
    let play = Play::of(planned(&[(Action, 1, 60), (Diplomacy, 1, 20)]));
    assert_eq!(play.day(), ["action ahead", "diplomacy ahead"]);
    let public = play.council();
    assert!(public.day.now.is_none() && public.day.next.is_none());
    let first = round(&play, 0);
    assert_eq!((first.seconds, first.name.as_str()), (3600, "Action Round 1"));
    assert!(first.began_at.is_none() && first.ends_at.is_none());
}

#[test]
fn c1_the_first_planned_round_begins_with_the_game_and_has_its_clock() {
    let play = day();
    assert_eq!(play.day()[..2], ["action now", "diplomacy ahead"]);
    let first = round(&play, 0);
    let began = first.began_at.expect("it began");
    assert_eq!(began, play.now.0);
    assert_eq!(first.ends_at, Some(began + 3_600_000));
    assert_eq!(play.council().day.now, Some(first.id));
    assert_eq!(first.bell, Bell::Quiet);
}

#[test]
fn c1_the_cursor_moves_with_the_rounds_and_ids_stay() {
    let mut play = day();
    let ids: Vec<_> = (0..5).map(|at| round(&play, at).id).collect();
    play.leave();
    let left = play.now.0;
    assert_eq!(play.day()[..3], ["action over", "diplomacy now", "action ahead"]);
    assert_eq!(round(&play, 0).ends_at, Some(left), "when it was over");
    assert_eq!(round(&play, 1).began_at, Some(left));
    assert_eq!(
        play.council().day.next.as_ref().map(ToString::to_string).as_deref(),
        Some("Begin Action Round 2")
    );
    play.next();
    assert_eq!(play.day()[..3], ["action over", "diplomacy over", "action now"]);
    assert!(round(&play, 2).ends_at.is_none(), "0 minutes are no clock");
    assert_eq!(play.council().round, 2);
    let after: Vec<_> = (0..5).map(|at| round(&play, at).id).collect();
    assert_eq!(ids, after);
}

#[test]
fn c1_without_a_plan_rounds_are_put_in_as_they_begin() {
    let mut play = Play::begun();
    assert_eq!(play.day(), ["action now"]);
    assert_eq!(
        play.council().day.next.as_ref().map(ToString::to_string).as_deref(),
        Some("Begin the Diplomacy Round")
    );
    play.leave();
    assert_eq!(play.day(), ["action over", "diplomacy now"]);
    play.next();
    assert_eq!(play.day(), ["action over", "diplomacy over", "action now"]);
    assert_eq!(round(&play, 2).name, "Action Round 2");
    assert!(play.alarm().is_none(), "no clock without a plan");
}

#[test]
fn c1_a_round_that_was_not_planned_is_as_long_as_others_of_its_kind() {
    let mut play = Play::of(planned(&[(Action, 1, 60), (Action, 1, 45)]));
    play.next();
    play.leave();
    assert_eq!(play.day(), ["action over", "diplomacy now", "action ahead"]);
    assert_eq!(round(&play, 1).seconds, 0);
    play.next();
    play.leave();
    play.next();
    assert_eq!(play.day()[4], "action now");
    assert_eq!(round(&play, 4).seconds, 2700, "as the last one was");
}

#[test]
fn c1_play_resumes_at_the_next_phase_after_assembly_and_diplomacy() {
    let rounds = [(Action, 1, 0), (Assembly, 1, 0), (Diplomacy, 1, 0), (Action, 1, 0)];
    let mut play = Play::of(planned(&rounds));
    play.next();
    play.add(deed("Wells"));
    play.until("debate");
    play.leave();
    assert_eq!(play.step(), "assembly");
    assert_eq!(play.council().phase, Phase::Assembly);
    play.round(Diplomacy);
    assert_eq!(play.step(), "diplomacy");
    assert!(play.council().headline.contains("Support"));
    play.next();
    assert_eq!(play.step(), "race", "the Debate was the phase under way");
    assert_eq!(play.cycle(), 1, "and the cycle goes on");
}

#[test]
fn c1_an_assembly_without_motions_is_left_out() {
    let rounds = [(Action, 1, 0), (Assembly, 1, 30), (Diplomacy, 1, 20), (Action, 1, 0)];
    let mut play = Play::of(planned(&rounds));
    play.next();
    assert_eq!(
        play.council().day.next.as_ref().map(ToString::to_string).as_deref(),
        Some("Begin the Diplomacy Round")
    );
    let mut other = play.clone();
    play.leave();
    assert_eq!(play.step(), "diplomacy");
    assert_eq!(play.day(), ["action over", "assembly skipped", "diplomacy now", "action ahead"]);
    other.add(deed("Wells"));
    assert_eq!(
        other.council().day.next.as_ref().map(ToString::to_string).as_deref(),
        Some("Open the Assembly: 1 motion")
    );
    other.leave();
    assert_eq!(other.step(), "assembly");
    assert_eq!(other.day(), ["action over", "assembly now", "diplomacy ahead", "action ahead"]);
}

#[test]
fn c1_what_is_planned_before_the_action_round_is_left_out_when_control_begins_it() {
    let rounds =
        [(Action, 1, 0), (Diplomacy, 1, 0), (Assembly, 1, 0), (Action, 1, 0), (Action, 1, 0)];
    let mut play = Play::of(planned(&rounds));
    play.next();
    play.add(deed("Wells"));
    play.leave();
    assert_eq!(play.offers(&game::Audience::Control, "round"), ["round:assembly", "round:action"]);
    play.round(Action);
    assert_eq!(play.day()[2..], ["assembly skipped", "action now", "action ahead"]);
    assert_eq!(play.agenda(), ["Wells"], "its motion waits on");
}

#[test]
fn c1_a_round_begins_only_between_rounds_or_motions() {
    let mut play = day();
    let begin = |play: &Play, round| {
        Command::Day(DayCommand::BeginRound { step: play.step_number(), round })
    };
    for kind in [Action, Diplomacy, Assembly] {
        assert_eq!(play.refused(&control(), begin(&play, kind)), "not_now");
    }
    let stale = begin(&play, Action);
    play.leave();
    assert_eq!(play.refused(&control(), stale), "step_over");
    assert_eq!(play.refused(&control(), begin(&play, Assembly)), "not_now", "nothing to read");
    assert_eq!(play.refused(&control(), begin(&play, Diplomacy)), "not_now");
    assert_eq!(play.refused(&seat("oligarchs"), begin(&play, Action)), "control_only");
    assert_eq!(play.refused(&Actor::Clock, begin(&play, Action)), "control_only");
    play.add(deed("Wells"));
    play.round(Assembly);
    assert_eq!(play.refused(&control(), begin(&play, Assembly)), "not_now");
    play.next();
    assert_eq!(play.step(), "motion_debate");
    assert_eq!(play.refused(&control(), begin(&play, Action)), "not_now", "a motion is read");
}

#[test]
fn c1_an_assembly_that_control_opens_in_a_diplomacy_round_is_put_in() {
    let mut play = day();
    play.leave();
    play.add(deed("Wells"));
    play.round(Assembly);
    assert_eq!(play.day()[..4], ["action over", "diplomacy over", "assembly now", "action ahead"]);
    play.round(Diplomacy);
    assert_eq!(
        play.day()[..5],
        ["action over", "diplomacy over", "assembly over", "diplomacy now", "action ahead"]
    );
    play.next();
    assert_eq!(play.council().phase, Phase::Event, "play resumes where it halted");
}

#[test]
fn a1_the_plan_advances_the_act_at_the_action_round_with_its_cards() {
    let mut play = day();
    play.leave();
    play.next();
    play.leave();
    assert_eq!(play.council().act, 1, "not before the round begins");
    assert_eq!(
        play.council().day.next.as_ref().map(ToString::to_string).as_deref(),
        Some("Begin Act 2: Action Round 3")
    );
    let left = play.council().decks[0].left;
    play.next();
    assert_eq!(play.council().act, 2);
    assert_eq!(value(&play.council().stasis), 2);
    assert_eq!(play.council().decks[0].left, left + 1, "C-6: one card a deck");
    assert_eq!(round(&play, 4).state, RoundState::Now);
    assert_eq!(round(&play, 4).act, 2);
}

#[test]
fn a1_a_plan_may_skip_an_act_and_all_its_cards_join() {
    let mut play = Play::of(planned(&[(Action, 1, 0), (Action, 3, 0)]));
    play.next();
    play.leave();
    let left = play.council().decks[0].left;
    play.next();
    assert_eq!(play.council().act, 3);
    assert_eq!(play.council().decks[0].left, left + 2);
    assert!(play.log().contains("Act 2 begins.") && play.log().contains("Act 3 begins."));
}

#[test]
fn a1_rounds_of_a_past_act_are_left_out() {
    let mut play = day();
    play.control(DayCommand::AdvanceAct { act: 2 });
    assert_eq!(
        play.day(),
        ["action now", "diplomacy skipped", "action skipped", "diplomacy skipped", "action ahead"]
    );
    play.leave();
    assert_eq!(play.step(), "diplomacy", "the Archons leave even so");
    play.next();
    assert_eq!(play.council().act, 2);
    assert_eq!(round(&play, 5).state, RoundState::Now);
    assert_eq!(round(&play, 5).name, "Action Round 2", "those left out do not count");
}

#[test]
fn c1_control_plans_the_rest_of_the_day_anew() {
    let mut play = day();
    play.leave();
    play.control(change(&[(Assembly, 1, 30), (Action, 2, 45)]));
    assert_eq!(play.day(), ["action over", "diplomacy now", "assembly ahead", "action ahead"]);
    assert_eq!(round(&play, 3).seconds, 2700);
    let ids: Vec<u32> = (0..4).map(|at| round(&play, at).id).collect();
    assert!(ids.windows(2).all(|pair| pair[0] < pair[1]), "new rounds have new numbers: {ids:?}");
    play.control(change(&[]));
    assert_eq!(play.day(), ["action over", "diplomacy now"]);
    play.next();
    assert_eq!(play.council().act, 1);
    assert_eq!(play.day()[2], "action now");
}

#[test]
fn c1_a_plan_has_its_bounds() {
    let mut play = day();
    let many = vec![(Action, 1, 0); 61];
    assert_eq!(play.refused(&control(), change(&many)), "out_of_bounds");
    assert_eq!(play.refused(&control(), change(&[(Action, 1, 481)])), "out_of_bounds");
    assert_eq!(play.refused(&control(), change(&[(Action, 4, 0)])), "out_of_bounds");
    assert_eq!(play.refused(&control(), change(&[(Action, 0, 0)])), "out_of_bounds");
    let back = [(Action, 2, 0), (Action, 1, 0)];
    assert_eq!(play.refused(&control(), change(&back)), "out_of_bounds", "Acts only rise");
    assert_eq!(play.refused(&seat("medes"), change(&[])), "control_only");
    play.control(change(&many[..60]));
    play.control(change(&[(Diplomacy, 1, 480)]));
    play.control(DayCommand::AdvanceAct { act: 2 });
    assert_eq!(play.refused(&control(), change(&[(Action, 1, 0)])), "out_of_bounds");
}

#[test]
fn c1_a_plan_of_the_scenario_that_cannot_be_is_refused() {
    let fault = |rounds: &[(council::content::RoundKind, u32, u32)]| {
        let mut draft = draft();
        draft.scenario.plan = plan(rounds);
        let faults = Content::checked(draft).expect_err("it is broken");
        faults.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    assert!(fault(&[(Action, 2, 0), (Action, 1, 0)]).contains("After Act 2"));
    assert!(fault(&[(Action, 4, 0)]).contains("After Act 1"));
    assert!(fault(&[(Action, 1, 481)]).contains("480 minutes"));
    assert!(fault(&vec![(Action, 1, 0); 61]).contains("at most 60"));
}

#[test]
fn c1_control_sets_the_clock_of_the_round_under_way() {
    let mut play = day();
    let now = play.council().day.now.expect("a number");
    let set = |round, seconds| Command::Day(DayCommand::SetRound { round, seconds });
    assert_eq!(play.refused(&control(), set(now + 1, Some(60))), "step_over");
    assert_eq!(play.refused(&control(), set(now, Some(28_801))), "out_of_bounds");
    assert_eq!(play.refused(&seat("medes"), set(now, Some(60))), "control_only");
    play.control(set(now, Some(28_800)));
    assert_eq!(round(&play, 0).ends_at, Some(play.now.0 + 28_800_000));
    play.control(set(now, None));
    assert!(round(&play, 0).ends_at.is_none());
    assert!(play.alarm().is_none());
    let mut lobby = Play::of(draft());
    assert_eq!(lobby.refused(&control(), set(1, Some(60))), "step_over");
}

#[test]
fn c1_the_bell_warns_and_then_says_that_the_time_is_up() {
    let mut play = day();
    let began = play.now.0;
    let alarm = play.alarm().expect("the bell");
    assert_eq!(alarm.at, Millis(began + 3_300_000), "five minutes before the end");
    play.alarm_rings();
    assert_eq!(round(&play, 0).bell, Bell::Warned);
    assert!(play.desk()["alarms"].to_string().contains("Action Round 1 ends soon."));
    assert_eq!(play.alarm().expect("the end").at, Millis(began + 3_600_000));
    play.alarm_rings();
    assert_eq!(round(&play, 0).bell, Bell::Over);
    assert_eq!(round(&play, 0).state, RoundState::Now, "it goes on until Control ends it");
    assert!(play.desk()["alarms"].to_string().contains("The time of Action Round 1 is up."));
    assert!(!play.council().diplomacy_called);
    assert!(play.alarm().is_none(), "the bell rings once");
    let id = play.council().day.now.expect("a number");
    play.control(DayCommand::SetRound { round: id, seconds: Some(600) });
    assert_eq!(round(&play, 0).bell, Bell::Quiet, "there is time again");
    assert_eq!(play.alarm().expect("it rings again").at, Millis(play.now.0 + 300_000));
}

#[test]
fn c1_as_ruled_the_bell_warns_earlier_or_not_at_all() {
    let mut play = day();
    let began = round(&play, 0).began_at.expect("it began");
    play.number_setting("round_bell_seconds", 60);
    assert_eq!(play.alarm().expect("the bell").at, Millis(began + 3_540_000));
    play.number_setting("round_bell_seconds", 0);
    assert_eq!(play.alarm().expect("the bell").at, Millis(began + 3_600_000));
    play.alarm_rings();
    assert_eq!(round(&play, 0).bell, Bell::Over);
}

#[test]
fn c1_a_bell_that_rings_late_says_at_once_that_the_time_is_up() {
    let mut play = day();
    let command = play.alarm().expect("the bell").command;
    play.now = Millis(4_000_000);
    play.by(&Actor::Clock, command);
    assert_eq!(round(&play, 0).bell, Bell::Over);
}

#[test]
fn c1_only_the_clock_rings_the_bell_and_only_at_its_time() {
    let mut play = day();
    let id = play.council().day.now.expect("a number");
    let ring = |round| Command::Day(DayCommand::RingBell { round });
    assert_eq!(play.refused(&Actor::Clock, ring(id)), "step_over", "too early");
    play.now = Millis(10_000_000);
    assert_eq!(play.refused(&Actor::Clock, ring(id + 1)), "step_over");
    for actor in [control(), seat("oligarchs"), crate::kit::for_seat("oligarchs")] {
        assert_eq!(play.refused(&actor, ring(id)), "not_now");
    }
    play.by(&Actor::Clock, ring(id));
    assert_eq!(play.refused(&Actor::Clock, ring(id)), "step_over", "it has rung");
    let mut free = Play::begun();
    let id = free.council().day.now.expect("a number");
    assert_eq!(free.refused(&Actor::Clock, ring(id)), "step_over", "it has no clock");
}

#[test]
fn c1_as_ruled_the_end_of_an_action_round_calls_the_diplomacy_round() {
    let mut play = day();
    play.setting("round_ends", "by_itself");
    play.alarm_rings();
    assert!(!play.council().diplomacy_called, "the warning calls nothing");
    let mut called = play.clone();
    play.alarm_rings();
    assert!(play.council().diplomacy_called);
    assert_eq!(play.step(), "presiding", "the phase under way is played out");
    play.next();
    assert_eq!(play.step(), "diplomacy");
    // The end of a Diplomacy Round calls nothing.
    play.alarm_rings();
    play.alarm_rings();
    assert_eq!(play.step(), "diplomacy");
    assert!(!play.council().diplomacy_called);
    called.control(DayCommand::CallDiplomacy);
    let before = called.events.len();
    called.alarm_rings();
    let said = format!("{:?}", &called.events[before..]);
    assert!(!said.contains("DiplomacyCalled"), "it is called already: {said}");
}

#[test]
fn c1_the_log_does_not_say_that_control_called_what_the_bell_called() {
    let mut play = day();
    play.setting("round_ends", "by_itself");
    play.alarm_rings();
    play.alarm_rings();
    assert!(!play.log().contains("Control calls the Diplomacy Round"), "{}", play.log());
}

#[test]
fn c1_the_clocks_of_step_and_round_go_off_in_their_order() {
    let mut play = day();
    play.setting("debate_ends", "by_itself");
    play.until("debate");
    let ends = play.alarm().expect("the debate's clock");
    assert!(matches!(ends.command, Command::Steps(StepsCommand::Advance { .. })), "{ends:?}");
    let id = play.council().day.now.expect("a number");
    play.control(DayCommand::SetRound { round: id, seconds: Some(310) });
    assert!(
        matches!(play.alarm_rings(), Command::Day(DayCommand::RingBell { .. })),
        "the warning is nearer"
    );
    assert!(
        matches!(play.alarm_rings(), Command::Steps(StepsCommand::Advance { .. })),
        "then the debate ends"
    );
    assert_eq!(play.step(), "race");
    assert!(matches!(play.alarm_rings(), Command::Day(DayCommand::RingBell { .. })));
    assert_eq!(round(&play, 0).bell, Bell::Over);
}

/// Ten motions, and a check that announces the Assembly.
fn full(mut play: Play) -> Play {
    for number in 0..10 {
        let title = format!("Motion {number}");
        play.add(MotionDraft::Deed { title, text: "Text".into() });
    }
    play.until("check");
    assert!(play.council().assembly_announced);
    play.leave();
    assert_eq!(play.step(), "assembly", "the Diplomacy Round opens with it");
    play
}

#[test]
fn c22_a_full_agenda_puts_an_assembly_before_the_diplomacy_round() {
    let mut play = full(day());
    assert_eq!(play.day()[..4], ["action over", "assembly now", "diplomacy ahead", "action ahead"]);
    assert_eq!(
        play.council().day.next.as_ref().map(ToString::to_string).as_deref(),
        Some("Begin the Diplomacy Round")
    );
    let step = play.step_number();
    play.control(StepsCommand::SkipPhase { step });
    assert_eq!(play.step(), "diplomacy");
    play.next();
    assert_eq!(play.council().phase, Phase::Prytanis, "C-1: the next phase after the check");
    assert_eq!(play.cycle(), 2);
}

#[test]
fn c22_a_full_agenda_does_not_cost_the_archons_their_diplomacy_round() {
    // The Assembly is planned, but later than the full agenda calls for it.
    let rounds = [(Action, 1, 0), (Diplomacy, 1, 20), (Assembly, 1, 30), (Action, 1, 0)];
    let mut begun = Play::of(planned(&rounds));
    begun.next();
    let mut play = full(begun);
    let step = play.step_number();
    play.control(StepsCommand::SkipPhase { step });
    assert_eq!(play.step(), "diplomacy", "{:?}", play.day());
}

#[test]
fn c22_after_an_assembly_the_archons_leave_even_if_no_diplomacy_round_is_planned() {
    let mut begun = Play::of(planned(&[(Action, 1, 0), (Action, 1, 0)]));
    begun.next();
    let mut play = full(begun);
    let step = play.step_number();
    play.control(StepsCommand::SkipPhase { step });
    assert_eq!(play.step(), "diplomacy", "{:?}", play.day());
}

#[test]
fn c26_a_stasis_comes_before_the_assembly_and_the_diplomacy_round() {
    let mut play = day();
    play.control(FiguresCommand::Edit {
        figure: FigureName::Stasis,
        to: 13,
        reason: "a test".into(),
    });
    play.add(deed("Wells"));
    play.control(change(&[(Assembly, 1, 0), (Diplomacy, 1, 0)]));
    play.until("check");
    play.control(DayCommand::CallDiplomacy);
    play.next();
    assert_eq!(play.step(), "stasis_cards");
    assert_eq!(play.day()[0], "action now", "they have not left");
    play.end_stasis();
    assert_eq!(play.step(), "assembly");
    play.round(Diplomacy);
    play.next();
    assert_eq!((play.phase(), play.cycle()), (Phase::Prytanis, 2));
}

#[test]
fn c26_a_bell_that_rings_in_a_stasis_lets_nobody_out() {
    let mut play = day();
    play.setting("round_ends", "by_itself");
    play.number_setting("turn_seconds", 0);
    play.begin_stasis();
    while play.council().day.rounds[0].bell != Bell::Over {
        play.alarm_rings();
    }
    assert_eq!(play.council().phase, Phase::Stasis);
    assert!(play.council().diplomacy_called);
    play.end_stasis();
    assert_eq!(play.step(), "diplomacy");
}

#[test]
fn c1_a_skipped_assembly_does_not_resume_twice() {
    let mut play = day();
    play.convene(&[deed("Wells")]);
    play.round(Action);
    assert_eq!(play.council().phase, Phase::Event);
    play.leave();
    play.next();
    assert_eq!(play.council().phase, Phase::Debate, "each halt has its own place");
}

#[test]
fn c1_the_game_begins_in_the_act_of_its_first_planned_round() {
    let mut play = Play::of(draft());
    play.control(change(&[(Action, 2, 60), (Diplomacy, 2, 0)]));
    play.next();
    assert_eq!(play.council().act, 2, "as Control planned it before the game began");
}

#[test]
fn c1_the_log_says_how_long_a_round_was_set() {
    let mut play = day();
    let round = play.council().day.now.expect("a number");
    play.control(DayCommand::SetRound { round, seconds: Some(30) });
    assert!(!play.log().contains("0 minutes"), "{}", play.log());
}

#[test]
fn c1_the_big_button_says_what_it_does_where_the_archons_leave_first() {
    let mut play = Play::begun();
    play.until("debate");
    assert_eq!(play.button().says, "The Archons conceal their Horses.");
    play.control(DayCommand::CallDiplomacy);
    let button = play.button();
    assert_eq!(button.label, "Begin the Diplomacy Round");
    assert_eq!(button.says, "The Archons go to their factions; the council rests.");
    let clock = play.council().clock.clone().expect("a debate has a clock");
    assert_eq!(clock.then, "The debate may end once the time is up.");
    play.next();
    let button = play.button();
    assert!(button.label.ends_with("Support phase"), "{}", button.label);
    assert_eq!(button.says, "Play resumes where it halted.");
}

#[test]
fn c22_the_big_button_says_that_an_assembly_opens() {
    let mut play = day();
    play.add(deed("Wells"));
    play.control(change(&[(Assembly, 1, 0), (Diplomacy, 1, 0)]));
    play.until("presiding");
    assert_eq!(play.button().says, "The Prytanis chooses what the council debates.");
    play.control(DayCommand::CallDiplomacy);
    let button = play.button();
    assert_eq!(button.label, "Open the Assembly: 1 motion");
    assert_eq!(button.says, "The motions of the agenda are read, one after the other.");
    let clock = play.council().clock.clone();
    assert!(clock.is_none_or(|clock| clock.then == button.says));
}
