//! Alarms: a mark on every counter, what to do when it is reached, and what can be done at once.

use council::command::{
    AgendaCommand, Command, FigureName, FiguresCommand, MotionDraft, SettingsCommand,
};
use council::content::Counter;
use council::view::{AlarmView, MotionState};

use crate::kit::{English, Play, control, deed, draft};

fn alarms(play: &Play) -> Vec<AlarmView> {
    play.at_desk().alarms.clone()
}

fn alarm(play: &Play, key: &str) -> Option<AlarmView> {
    alarms(play).into_iter().find(|row| row.key == key)
}

#[track_caller]
fn rings(play: &Play, key: &str) -> AlarmView {
    alarm(play, key).unwrap_or_else(|| panic!("{key} does not ring: {:?}", alarms(play)))
}

/// Does what an alarm offers.
#[track_caller]
fn does(play: &mut Play, alarm: &str, action: &str) {
    let row = rings(play, alarm);
    let found = row.actions.iter().find(|row| row.key == action);
    let found = found.unwrap_or_else(|| panic!("{action} is not offered: {row:?}"));
    let command: Command = found.command.clone();
    play.control(command);
}

fn edit(play: &mut Play, figure: FigureName, to: u32) {
    play.control(FiguresCommand::Edit { figure, to, reason: "a test".into() });
}

#[test]
fn divine_wrath_warns_at_250_and_again_at_the_next_mark() {
    let mut play = Play::begun();
    edit(&mut play, FigureName::Wrath, 249);
    assert!(alarm(&play, "wrath").is_none());
    edit(&mut play, FigureName::Wrath, 260);
    let row = rings(&play, "wrath");
    assert_eq!(
        row.sentence,
        "Divine Wrath: 260; the mark is 250. Say how the gods answer, then set the mark higher."
    );
    does(&mut play, "wrath", "mark:wrath_alarm:higher");
    assert!(alarm(&play, "wrath").is_none());
    edit(&mut play, FigureName::Wrath, 286);
    does(&mut play, "wrath", "mark:wrath_alarm:never");
    edit(&mut play, FigureName::Wrath, 1_000_000);
    assert!(alarm(&play, "wrath").is_none());
}

#[test]
fn every_counter_of_a_faction_has_a_mark() {
    let rows = [
        (Counter::Arete, "arete", "arete_alarm"),
        (Counter::Doom, "faction_doom", "faction_doom_alarm"),
        (Counter::Tyche, "tyche", "tyche_alarm"),
        (Counter::Horses, "horses", "horses_alarm"),
        (Counter::Talents, "talents", "talents_alarm"),
    ];
    for (counter, key, setting) in rows {
        let mut play = Play::begun();
        play.set("medes", counter, 40);
        assert!(alarm(&play, key).is_none(), "0 is never");
        play.number_setting(setting, 40);
        let sentence = rings(&play, key).sentence;
        assert!(sentence.contains("Medes 40; the mark is 40"), "{sentence}");
        does(&mut play, key, &format!("mark:{setting}:higher"));
        assert!(alarm(&play, key).is_none());
        play.set("medes", counter, 44);
        rings(&play, key);
    }
}

#[test]
fn the_doom_of_the_city_and_the_stasis_number_have_marks() {
    let mut play = Play::begun();
    play.set("medes", Counter::Doom, 600);
    assert!(alarm(&play, "doom").is_none());
    play.set("amazons", Counter::Doom, 400);
    rings(&play, "doom");
    play.number_setting("stasis_alarm", 9);
    edit(&mut play, FigureName::Stasis, 9);
    rings(&play, "stasis_mark");
    assert!(alarm(&play, "stasis").is_none());
}

#[test]
fn c23_a_stasis_that_is_due_can_be_begun_at_once() {
    let mut play = Play::begun();
    edit(&mut play, FigureName::Stasis, 13);
    does(&mut play, "stasis", "stasis");
    assert_eq!(play.step(), "stasis_cards");
    assert!(alarm(&play, "stasis").is_none(), "it has broken out");
}

#[test]
fn c7_an_empty_deck_can_be_reshuffled_at_once() {
    let mut play = Play::begun();
    for _ in 0..4 {
        play.until("events_chosen");
        play.until("check");
        play.next();
    }
    let empty: Vec<AlarmView> =
        alarms(&play).into_iter().filter(|row| row.title == "Empty deck").collect();
    assert_eq!(empty.len(), 3, "each deck held four cards in Act 1");
    does(&mut play, "deck:1", "reshuffle:1");
    assert!(alarm(&play, "deck:1").is_none());
    rings(&play, "deck:0");
}

#[test]
fn c22_a_full_agenda_leads_to_the_assembly() {
    let mut play = Play::begun();
    play.number_setting("agenda_alarm", 2);
    play.number_setting("agenda_full", 3);
    for title in ["A", "B"] {
        play.add(deed(title));
    }
    rings(&play, "agenda");
    play.add(deed("C"));
    play.until("check");
    does(&mut play, "assembly", "diplomacy:call");
    let sentence = rings(&play, "diplomacy").sentence;
    assert!(sentence.contains("at the end of this phase"));
    does(&mut play, "diplomacy", "diplomacy:cancel");
    assert!(alarm(&play, "diplomacy").is_none());
    rings(&play, "assembly");
}

/// A full agenda of three, which the check has announced an Assembly for.
fn announced() -> (Play, Vec<u32>) {
    let mut play = Play::begun();
    play.number_setting("agenda_full", 3);
    for title in ["A", "B", "C"] {
        play.add(deed(title));
    }
    play.until("check");
    rings(&play, "assembly");
    // The vote may have brought more.
    let motions = play.council().agenda.iter().map(|row| row.id).collect();
    (play, motions)
}

fn strike(motion: u32) -> Command {
    Command::Agenda(AgendaCommand::StrikeMotion { motion, reason: "a test".into() })
}

fn postpone(motion: u32) -> Command {
    Command::Agenda(AgendaCommand::PostponeMotion { motion, postponed: true })
}

#[test]
fn c22_no_assembly_is_announced_any_more_once_no_motion_waits() {
    for away in [strike, postpone] {
        let (mut play, motions) = announced();
        for motion in motions {
            rings(&play, "assembly");
            assert!(play.council().assembly_announced);
            play.control(away(motion));
        }
        assert!(alarm(&play, "assembly").is_none());
        assert!(!play.council().assembly_announced);
        // Nor does the check find it full, or one motion more force an Assembly.
        play.next();
        assert!(alarm(&play, "assembly").is_none());
        play.add(deed("D"));
        assert!(alarm(&play, "assembly").is_none());
        play.leave();
        assert_eq!(play.step(), "diplomacy");
    }
}

#[test]
fn c22_motions_that_are_all_put_off_announce_no_assembly() {
    let mut play = Play::begun();
    play.until("check");
    play.number_setting("agenda_full", 3);
    for title in ["A", "B", "C"] {
        let motion = play.add(deed(title));
        play.control(postpone(motion));
    }
    // What the vote brought.
    for row in &play.council().agenda {
        if row.state == MotionState::Waiting {
            play.control(postpone(row.id));
        }
    }
    let mut fuller = play.clone();
    play.next();
    assert!(alarm(&play, "assembly").is_none());
    assert!(!play.council().assembly_announced);
    // One that waits beside them can be read.
    fuller.add(deed("D"));
    fuller.next();
    rings(&fuller, "assembly");
}

#[test]
fn c22_an_agenda_that_is_full_again_is_announced_again() {
    let (mut play, motions) = announced();
    motions.into_iter().for_each(|motion| play.control(strike(motion)));
    for title in ["D", "E", "F"] {
        play.add(deed(title));
    }
    play.next();
    rings(&play, "assembly");
    play.leave();
    assert_eq!(play.step(), "assembly");
}

#[test]
fn a2_a_proposal_can_be_admitted_from_its_alarm() {
    let mut play = Play::begun();
    let motion = MotionDraft::Deed { title: "Build a wall".into(), text: "A high one.".into() };
    play.seat("medes", AgendaCommand::ProposeMotion { motion });
    let row = rings(&play, "proposals");
    let sentence = row.sentence.as_str();
    assert_eq!(sentence, "The Medes propose “Build a wall”: admit it, or decline it.");
    let key = row.actions[0].key.clone();
    does(&mut play, "proposals", &key);
    assert!(alarm(&play, "proposals").is_none());
    assert_eq!(play.council().agenda[0].title, "Build a wall");
}

#[test]
fn c1_a_round_whose_bell_rang_gets_more_time() {
    let mut draft = draft();
    draft.scenario.plan = crate::kit::plan(&[(council::content::RoundKind::Action, 1, 10)]);
    let mut play = Play::of(draft);
    play.next();
    play.run_out();
    does(&mut play, "bell", "round:more");
    play.run_out();
    does(&mut play, "bell", "diplomacy:call");
}

#[test]
fn n4_a_long_wait_has_a_ruling_of_its_own() {
    let mut play = Play::begun();
    let of = |play: &Play| play.ruled("wait_alarm_seconds");
    assert_eq!(of(&play), 60);
    play.number_setting("wait_alarm_seconds", 0);
    assert_eq!(of(&play), 0);
    let far = Command::Settings(SettingsCommand::ChangeSetting {
        key: "wait_alarm_seconds".into(),
        value: council::settings::Value::Number(9999),
    });
    assert_eq!(play.refused(&control(), far), "bad_setting");
}
