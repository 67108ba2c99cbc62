//! What is said of points and questions.

use game::{Text, text};

use crate::accord::{AccordEvent, Point, Question, Wish};
use crate::battle::Prize;
use crate::log::tell::place_said;
use crate::state::State;
use crate::table::Stage;

/// What stood at a point: "before Mestor's attack on the Mine".
pub(crate) fn point(state: &State, point: &Point) -> Text {
    let turn = point.turn;
    let who = point.whose.map(|of| state.name(of));
    match (point.attack, who) {
        (Some((on, Prize::Held(place))), Some(who)) => {
            text!("point-attack", who = who, whom = state.name(on), place = place_said(place))
        }
        (Some((on, Prize::Plunder)), Some(who)) => {
            text!("point-plunder", who = who, whom = state.name(on))
        }
        (_, Some(who)) => text!(of_stage(point.stage), who = who, turn = turn),
        (_, None) => text!("point-together", turn = turn),
    }
}

fn of_stage(stage: Stage) -> &'static str {
    match stage {
        Stage::Movement => "point-movement",
        Stage::Zeus => "point-zeus",
        Stage::Compass => "point-compass",
        Stage::Sinking => "point-sinking",
        Stage::Boarding => "point-boarding",
        Stage::Improvement | Stage::Lobby | Stage::Statues | Stage::Order | Stage::Over => {
            "point-improvement"
        }
    }
}

/// What a question asks.
pub(crate) fn question(state: &State, question: &Question) -> Text {
    let who = state.name(question.by);
    match question.wish {
        Wish::Back(number) => match state.accord.point(number) {
            Some(of) => text!("ask-back", who = who, what = point(state, of)),
            None => text!("ask-back-gone", who = who),
        },
        Wish::Steward(whom) => text!("ask-steward", who = who, whom = state.name(whom)),
        Wish::On => text!("ask-on", who = who),
    }
}

/// The line of the log on an event, in the state that it led to.
pub(crate) fn line(state: &State, event: &AccordEvent) -> Option<Text> {
    let answered = state.accord.answered.as_ref();
    Some(match event {
        AccordEvent::Asked { question: of } => question(state, of),
        AccordEvent::Agreed { .. } => return None,
        AccordEvent::Decided { carried: true, .. } => text!("log-agreed"),
        AccordEvent::Decided { carried: false, by: Some(by) } => {
            text!("log-refused", who = state.name(*by))
        }
        AccordEvent::Decided { carried: false, by: None } => text!("log-unanswered"),
        AccordEvent::WentBack { point: number } => {
            let of = answered.and(state.accord.point(*number))?;
            text!("log-went-back", what = point(state, of))
        }
        AccordEvent::Stopped { by: Some(by) } => text!("log-held", who = state.name(*by)),
        AccordEvent::Stopped { by: None } => text!("log-held-by-control"),
        AccordEvent::WentOn => text!("log-goes-on"),
        AccordEvent::HostChanged { to } => text!("log-hosts", who = state.name(*to)),
    })
}
