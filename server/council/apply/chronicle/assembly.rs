//! Lines on the day, the agenda and the Assembly, articles and laws.

use crate::command::NewText;
use crate::event::{AgendaEvent, DayEvent, Event, LawEvent, SittingEvent};
use crate::sentences;
use crate::state::State;
use crate::view::LogKind;

use super::{Draft, line};

/// Lines that speak of what is about to go.
pub(super) fn before(state: &State, event: &Event) -> Vec<Draft> {
    let title = |id: u32| state.motion(id).map_or("", |motion| &motion.title).to_owned();
    let kind = LogKind::Control;
    let draft = match event {
        Event::Agenda(AgendaEvent::MotionStruck { motion, reason }) => {
            line(kind, format!("Control takes “{}” off the agenda: {reason}", title(*motion)))
        }
        Event::Agenda(AgendaEvent::MotionAmended { motion, title: new, reason, .. }) => {
            let old = title(*motion);
            let name = if &old == new {
                format!("“{old}”")
            } else {
                format!("“{old}”, now “{new}”")
            };
            line(kind, format!("Control rewords {name}: {reason}"))
        }
        Event::Agenda(AgendaEvent::MotionSplit { motion, parts }) => {
            let parts: Vec<String> = parts.iter().map(|part| format!("“{}”", part.title)).collect();
            let text = format!("Control splits “{}” into {}.", title(*motion), parts.join(", "));
            line(kind, text)
        }
        Event::Law(LawEvent::LawRepealed { law, reason }) => {
            let law = state.laws.iter().find(|row| row.id == *law);
            let title = law.map_or("", |law| &law.title);
            line(LogKind::Council, format!("The law “{title}” is repealed: {reason}"))
        }
        Event::Law(LawEvent::ArticleRepealed { article, reason }) => {
            let row = state.constitution.get(article.saturating_sub(1) as usize);
            let title = row.map_or("", |row| &row.title);
            let text = format!("Control takes Article {article}, “{title}”, out: {reason}");
            line(LogKind::Control, text)
        }
        _ => return Vec::new(),
    };
    vec![draft]
}

pub(super) fn assembly(state: &State, event: &Event) -> Option<Draft> {
    rounds(state, event).or_else(|| agenda(state, event)).or_else(|| law(state, event))
}

fn rounds(state: &State, event: &Event) -> Option<Draft> {
    let name = |id: u32| {
        let round = state.day.rounds.iter().find(|round| round.id == id);
        round.map_or(String::new(), |round| state.day.name(round))
    };
    Some(match event {
        Event::Day(DayEvent::RoundWarned { round }) => {
            line(LogKind::Phase, format!("The bell: {} ends soon.", name(*round)))
        }
        Event::Day(DayEvent::RoundRanOut { round }) => {
            line(LogKind::Phase, format!("The bell: the time of {} is up.", name(*round)))
        }
        Event::Day(DayEvent::PlanChanged { .. }) => {
            line(LogKind::Control, "Control plans the rest of the day anew.")
        }
        Event::Day(DayEvent::RoundSet { seconds: Some(seconds) }) => {
            let span = sentences::span(*seconds);
            line(LogKind::Control, format!("Control lets the round end {span} from now."))
        }
        Event::Day(DayEvent::RoundSet { seconds: None }) => {
            line(LogKind::Control, "Control stops the clock of the round.")
        }
        _ => return None,
    })
}

fn agenda(state: &State, event: &Event) -> Option<Draft> {
    let title = |id: u32| state.motion(id).map_or("", |motion| &motion.title).to_owned();
    Some(match event {
        Event::Agenda(AgendaEvent::MotionAdded { title, by: None, .. }) => {
            line(LogKind::Control, format!("Control puts “{title}” on the agenda."))
        }
        Event::Agenda(AgendaEvent::MotionAdded { title, by: Some(by), .. }) => {
            let text = format!("“{title}”, moved by the {}, joins the agenda.", state.name(by));
            line(LogKind::Council, text).about([by])
        }
        // A proposal is between the Archon and Control until it is admitted.
        Event::Agenda(AgendaEvent::MotionProposed { faction, .. }) => {
            let text = format!("The {} propose a motion.", state.name(faction));
            line(LogKind::Council, text).about([faction]).for_control()
        }
        Event::Agenda(AgendaEvent::ProposalDeclined { proposal, reason }) => {
            let row = state.proposals.iter().find(|row| row.id == *proposal)?;
            let text =
                format!("Control declines a motion of the {}: {reason}", state.name(&row.by));
            line(LogKind::Control, text).about([&row.by]).for_control()
        }
        Event::Agenda(AgendaEvent::MotionMoved { motion, to }) => {
            let text = format!("Control moves “{}” to place {}.", title(*motion), to + 1);
            line(LogKind::Control, text)
        }
        Event::Agenda(AgendaEvent::MotionPostponed { motion, postponed: true }) => {
            let text = format!("“{}” is put off to another Assembly.", title(*motion));
            line(LogKind::Control, text)
        }
        Event::Agenda(AgendaEvent::MotionPostponed { motion, postponed: false }) => {
            line(LogKind::Control, format!("“{}” waits in this Assembly again.", title(*motion)))
        }
        Event::Sitting(SittingEvent::MotionTakenUp { motion }) => {
            line(LogKind::Council, format!("Before the Assembly: “{}”.", title(*motion)))
        }
        Event::Sitting(SittingEvent::MotionSettled { motion, adopted }) => {
            let row = state.motion(*motion)?;
            let verdict = row.verdict.clone().unwrap_or_default();
            let ended = if *adopted { "adopted" } else { "rejected" };
            line(LogKind::Vote, format!("“{}” is {ended}. {verdict}", row.title))
        }
        _ => return None,
    })
}

fn law(state: &State, event: &Event) -> Option<Draft> {
    let row = |article: u32| state.constitution.get(article.saturating_sub(1) as usize);
    Some(match event {
        Event::Law(LawEvent::LawProclaimed { title, by, .. }) => {
            let by = if by.is_empty() { "Control" } else { by };
            line(LogKind::Council, format!("{by} proclaims the law “{title}”."))
        }
        Event::Law(LawEvent::ArticleChanged { article, to, reason }) => {
            let title = &row(*article)?.title;
            let how = match to {
                NewText::Alternative(_) => "a text that stood ready",
                NewText::Written(_) => "a text of its own",
            };
            let text = format!("Control gives Article {article}, “{title}”, {how}: {reason}");
            line(LogKind::Control, text)
        }
        Event::Law(LawEvent::ArticleAdded { title, reason, .. }) => {
            line(LogKind::Control, format!("Control adds the article “{title}”: {reason}"))
        }
        _ => return None,
    })
}
