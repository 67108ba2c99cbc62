//! C-22 to C-26.

use council::command::{
    AgendaCommand, DayCommand, FigureName, FiguresCommand, GrantsCommand, MotionDraft, Scene,
    StepsCommand,
};
use council::view::Phase;

use crate::kit::{Play, control, faction, value};

fn with_stasis(stasis: u32) -> Play {
    let mut play = Play::begun();
    let figure = FigureName::Stasis;
    play.control(FiguresCommand::Edit { figure, to: stasis, reason: "a test".into() });
    play.until("check");
    play
}

fn motions(play: &mut Play, count: usize) {
    for number in 0..count {
        let title = format!("Motion {number}");
        let motion = MotionDraft::Deed { title, text: "Text".into() };
        play.control(AgendaCommand::AddMotion { motion });
    }
}

#[test]
fn c22_ten_motions_announce_an_assembly_for_the_next_diplomacy_round() {
    let mut play = Play::begun();
    // The vote of the first cycle adds the ninth.
    motions(&mut play, 8);
    play.until("check");
    assert_eq!(play.council().agenda.len(), 9);
    assert!(!play.council().assembly_announced);
    assert!(play.council().check.clone().is_some_and(|check| !check.assembly_due));
    motions(&mut play, 1);
    play.next();
    play.until("check");
    assert!(play.council().assembly_announced);
    assert!(play.council().check.clone().is_some_and(|check| check.assembly_due));
    play.control(DayCommand::CallDiplomacy);
    play.next();
    assert_eq!(play.step(), "assembly", "it opens before the Archons are away");
    assert_eq!(play.council().scene, Scene::Agenda);
    assert!(!play.council().assembly_announced);
}

#[test]
fn c22_as_ruled_fewer_motions_fill_the_agenda() {
    let mut play = Play::begun();
    play.number_setting("agenda_full", 2);
    motions(&mut play, 2);
    play.until("check");
    assert!(play.council().assembly_announced);
}

#[test]
fn c23_stasis_breaks_out_at_thirteen() {
    let mut play = with_stasis(12);
    assert!(play.council().check.clone().is_some_and(|check| !check.stasis_due));
    play.next();
    assert_ne!(play.step(), "stasis_cards");
    let mut play = with_stasis(13);
    assert!(play.council().check.clone().is_some_and(|check| check.stasis_due));
    assert!(play.public()["check"]["stasis"].as_str().is_some_and(|text| text.contains("13")));
    play.next();
    assert_eq!(play.step(), "stasis_cards");
}

#[test]
fn c23_assembly_and_stasis_may_come_together() {
    let mut play = Play::begun();
    motions(&mut play, 10);
    play.control(FiguresCommand::Edit {
        figure: FigureName::Stasis,
        to: 13,
        reason: "a test".into(),
    });
    play.until("check");
    assert!(play.council().assembly_announced);
    play.next();
    assert_eq!(play.step(), "stasis_cards");
}

#[test]
fn c24_otherwise_the_next_cycle_begins_and_what_was_for_the_cycle_lapses() {
    let mut play = Play::begun();
    play.until("race");
    play.bid("oligarchs", 1);
    play.seat("amazons", GrantsCommand::Grant { to: Some(faction("oligarchs")) });
    play.next();
    assert_eq!(play.figure("oligarchs", "strength"), 7 + 1 + 5);
    play.until("check");
    play.next();
    assert_eq!(play.cycle(), 2);
    assert_eq!(play.figure("oligarchs", "strength"), 7);
    assert!(play.council().race.is_none());
}

#[test]
fn c25_after_a_stasis_the_number_falls_to_the_act_or_as_ruled_stays() {
    let mut play = with_stasis(14);
    play.control(DayCommand::AdvanceAct { act: 2 });
    play.next();
    let mut stays = play.clone();
    play.end_stasis();
    assert_eq!(value(&play.council().stasis), 2);
    stays.setting("stasis_after", "stays");
    stays.end_stasis();
    assert_eq!(value(&stays.council().stasis), 14);
}

#[test]
fn c26_nobody_leaves_before_the_stasis_is_resolved() {
    let mut play = with_stasis(13);
    play.control(DayCommand::CallDiplomacy);
    play.next();
    assert_eq!(play.step(), "stasis_cards", "stasis comes first");
    play.end_stasis();
    assert_eq!(play.step(), "diplomacy");
    play.next();
    assert_eq!(play.council().phase, Phase::Prytanis);
    assert_eq!(play.cycle(), 2);
}

#[test]
fn n4_a_skipped_phase_leaves_undone_what_is_undone() {
    let mut play = Play::begun();
    // With nothing activated the vote has nothing to vote on and the check follows.
    for expected in ["event", "debate", "support", "check", "prytanis"] {
        let step = play.council().step_number;
        let code = play.refused(&control(), StepsCommand::SkipPhase { step: step + 1 });
        assert_eq!(code, "step_over");
        play.control(StepsCommand::SkipPhase { step });
        assert_eq!(play.public()["phase"], expected);
    }
    assert_eq!(play.cycle(), 2);
    assert_eq!(play.council().decks[0].discarded, 0, "the events still lie face up");
}

#[test]
fn c26_skipping_the_check_does_not_skip_the_stasis() {
    let mut play = with_stasis(13);
    play.control(DayCommand::CallDiplomacy);
    let step = play.council().step_number;
    play.control(StepsCommand::SkipPhase { step });
    assert_eq!(play.step(), "stasis_cards");
}

#[test]
fn c22_a_motion_that_comes_during_the_check_still_counts() {
    let mut play = Play::begun();
    play.number_setting("agenda_full", 2);
    play.until("check");
    motions(&mut play, 1);
    play.control(DayCommand::CallDiplomacy);
    play.next();
    assert_eq!(play.step(), "assembly", "the Diplomacy Round opens with the Assembly");
}
