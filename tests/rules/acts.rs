//!

use council::command::{Command, DayCommand, FigureName, FiguresCommand};

use crate::kit::{Play, control, value};

#[test]
fn a1_control_advances_the_act_and_stasis_rises_to_it() {
    let mut play = Play::begun();
    assert_eq!(play.refused(&control(), DayCommand::AdvanceAct { act: 3 }), "step_over");
    assert_eq!(
        play.refused(&crate::kit::seat("medes"), Command::Day(DayCommand::AdvanceAct { act: 2 })),
        "control_only"
    );
    play.control(DayCommand::AdvanceAct { act: 2 });
    assert_eq!(value(&play.council().stasis), 2);
    assert_eq!(play.refused(&control(), DayCommand::AdvanceAct { act: 2 }), "step_over");
    play.control(FiguresCommand::Edit {
        figure: FigureName::Stasis,
        to: 9,
        reason: "a test".into(),
    });
    play.control(DayCommand::AdvanceAct { act: 3 });
    assert_eq!(value(&play.council().stasis), 9, "it is raised only where it is below");
    assert_eq!(play.refused(&control(), DayCommand::AdvanceAct { act: 4 }), "step_over");
}

#[test]
fn a1_before_the_game_begins_there_is_no_next_act() {
    let mut play = Play::of(crate::kit::draft());
    assert_eq!(play.refused(&control(), DayCommand::AdvanceAct { act: 2 }), "not_now");
}
