//! The agenda and the Assembly, articles and laws.

use game::Actor;

use crate::command::{
    AgendaCommand, Command, LawCommand, MotionDraft, MotionPart, NewText, SittingCommand,
};
use crate::content::{Lever, Measure, Until};
use crate::cycle::{outcome, vote};
use crate::decide::{Decided, Decision, flow, reason, rounds, speaker, text};
use crate::event::{AgendaEvent, Event, LawEvent, SittingEvent};
use crate::ids::FactionId;
use crate::rejection::Rejection;
use crate::state::{Motion, State, Subject};
use crate::view::{MotionState, Phase, ProposalState, Step};

/// The most proposals of an Archon that wait for Control.
const PROPOSALS: usize = 3;
/// The most motions on the agenda.
const AGENDA: usize = 100;
/// The most articles and the most laws.
const TEXTS: usize = 60;

pub(super) fn decide(d: &mut Decision<'_>, command: &Command) -> Decided {
    match command {
        Command::Agenda(AgendaCommand::AddMotion { motion }) => add(d, motion, None),
        Command::Agenda(AgendaCommand::AdmitProposal { proposal, motion }) => {
            admit(d, *proposal, motion.as_ref())
        }
        Command::Agenda(AgendaCommand::DeclineProposal { proposal, reason: why }) => {
            reason(why)?;
            waiting(&d.state, *proposal)?;
            event(
                d,
                Event::Agenda(AgendaEvent::ProposalDeclined {
                    proposal: *proposal,
                    reason: why.clone(),
                }),
            )
        }
        Command::Agenda(AgendaCommand::AmendMotion { motion, title, text: body, reason: why }) => {
            reason(why)?;
            undecided(&d.state, *motion)?;
            let (title, text) = words(title, body)?;
            let (motion, reason) = (*motion, why.clone());
            event(d, Event::Agenda(AgendaEvent::MotionAmended { motion, title, text, reason }))
        }
        Command::Agenda(AgendaCommand::MoveMotion { motion, to }) => {
            on_agenda(&d.state, *motion)?;
            let to = (*to as usize).min(d.state.agenda.len().saturating_sub(1));
            if d.state.agenda.get(to).is_some_and(|row| row.id == *motion) {
                return Err(Rejection::AlreadySo);
            }
            event(d, Event::Agenda(AgendaEvent::MotionMoved { motion: *motion, to }))
        }
        Command::Agenda(AgendaCommand::PostponeMotion { motion, postponed }) => {
            postpone(d, *motion, *postponed)
        }
        Command::Agenda(AgendaCommand::SplitMotion { motion, parts }) => split(d, *motion, parts),
        Command::Agenda(AgendaCommand::StrikeMotion { motion, reason: why }) => {
            reason(why)?;
            on_agenda(&d.state, *motion)?;
            let before = d.state.motion;
            d.emit(AgendaEvent::MotionStruck { motion: *motion, reason: why.clone() });
            back_to_the_floor(d, before == Some(*motion));
            Ok(())
        }
        Command::Sitting(SittingCommand::TakeUpMotion { step, motion }) => {
            flow::same_step(d, *step)?;
            if !may_take_up(&d.state, *motion) {
                return Err(Rejection::NotNow("for a motion that waits, between two motions"));
            }
            take_up(d, *motion);
            Ok(())
        }
        _ => law(d, command),
    }
}

/// Articles and laws by Control's hand.
fn law(d: &mut Decision<'_>, command: &Command) -> Decided {
    match command.clone() {
        Command::Law(LawCommand::ProclaimLaw { title, text: body, lever, until, by }) => {
            let (title, text) = words(&title, &body)?;
            fits(&d.state, lever.as_ref())?;
            ends(until)?;
            let by = by.trim().to_owned();
            if by.chars().count() > 60 {
                return Err(Rejection::BadText { what: "name", most: 60 });
            }
            room(d.state.laws.len(), TEXTS, "laws")?;
            event(d, Event::Law(LawEvent::LawProclaimed { title, text, lever, until, by }))
        }
        Command::Law(LawCommand::RepealLaw { law, reason: why }) => {
            reason(&why)?;
            if !d.state.laws.iter().any(|row| row.id == law) {
                return Err(Rejection::NotOffered("law"));
            }
            event(d, Event::Law(LawEvent::LawRepealed { law, reason: why }))
        }
        Command::Law(LawCommand::ChangeArticle { article, to, reason: why }) => {
            reason(&why)?;
            let to = rewording(&d.state, article, &to)?;
            event(d, Event::Law(LawEvent::ArticleChanged { article, to, reason: why }))
        }
        Command::Law(LawCommand::AddArticle { title, text: body, lever, reason: why }) => {
            reason(&why)?;
            let (title, text) = words(&title, &body)?;
            fits(&d.state, lever.as_ref())?;
            room(d.state.constitution.len(), TEXTS, "articles")?;
            event(d, Event::Law(LawEvent::ArticleAdded { title, text, lever, reason: why }))
        }
        Command::Law(LawCommand::RepealArticle { article, reason: why }) => {
            reason(&why)?;
            row(&d.state, article)?;
            event(d, Event::Law(LawEvent::ArticleRepealed { article, reason: why }))
        }
        _ => unreachable!("only the commands of the agenda and the law come here"),
    }
}

/// What an Archon does for the agenda.
pub(super) fn propose(d: &mut Decision<'_>, actor: &Actor, command: &Command) -> Decided {
    let faction = speaker(&d.state, actor)?.id.clone();
    match command {
        Command::Agenda(AgendaCommand::ProposeMotion { motion }) => {
            if !may_propose(&d.state, &faction) {
                return Err(Rejection::NotNow("while fewer than three of yours wait for Control"));
            }
            let lever = match motion {
                MotionDraft::Article { lever, .. } | MotionDraft::Law { lever, .. } => lever,
                MotionDraft::Alternative { .. } | MotionDraft::Deed { .. } => &None,
            };
            if lever.is_some() {
                return Err(Rejection::ControlOnly);
            }
            drawn_up(&d.state, motion)?;
            event(d, Event::Agenda(AgendaEvent::MotionProposed { faction, motion: motion.clone() }))
        }
        Command::Agenda(AgendaCommand::WithdrawProposal { proposal }) => {
            let proposal = own(&d.state, &faction, *proposal)?;
            event(d, Event::Agenda(AgendaEvent::ProposalWithdrawn { proposal }))
        }
        _ => unreachable!("only the commands of proposals come here"),
    }
}

/// Whether an Archon may propose one more motion.
pub(crate) fn may_propose(state: &State, faction: &FactionId) -> bool {
    let open = state.proposals.iter().filter(|row| row.state == ProposalState::Waiting);
    state.phase() != Phase::Lobby && open.filter(|row| &row.by == faction).count() < PROPOSALS
}

fn event(d: &mut Decision<'_>, event: Event) -> Decided {
    d.emit(event);
    Ok(())
}

fn room(now: usize, most: usize, what: &str) -> Decided {
    if now < most { Ok(()) } else { Err(Rejection::OutOfBounds(format!("At most {most} {what}."))) }
}

/// A title of 1 to 80 characters and a text of 1 to 600, without the spaces around them.
fn words(title: &str, body: &str) -> Result<(String, String), Rejection> {
    text("title", title, 80)?;
    text("text", body, 600)?;
    Ok((title.trim().to_owned(), body.trim().to_owned()))
}

/// That a lever names what there is, and moves it to where it can be.
fn fits(state: &State, lever: Option<&Lever>) -> Decided {
    let fault = lever.and_then(|lever| state.content.lever_fault(lever));
    fault.map_or(Ok(()), |sentence| Err(Rejection::BadSetting(sentence)))
}

/// A law ends with the cycle, the round or the Act, or when it is repealed.
fn ends(until: Until) -> Decided {
    match until {
        Until::Cycle | Until::Round | Until::Act | Until::Removed => Ok(()),
        Until::Vote | Until::Phase => Err(Rejection::NotOffered("end of a law")),
    }
}

fn row(state: &State, article: u32) -> Result<&crate::content::Article, Rejection> {
    let at = (article as usize).checked_sub(1);
    at.and_then(|at| state.constitution.get(at)).ok_or(Rejection::NotOffered("article"))
}

/// The new text of an article, cleaned (S-34).
///
/// # Errors
/// A [`Rejection`] that says why it cannot be.
pub(crate) fn rewording(state: &State, article: u32, to: &NewText) -> Result<NewText, Rejection> {
    let row = row(state, article)?;
    match to {
        NewText::Alternative(at) if row.alternatives.get(*at as usize).is_none() => {
            Err(Rejection::NotOffered("text"))
        }
        NewText::Written(new) if new.trim() == row.text => Err(Rejection::AlreadySo),
        NewText::Written(new) => {
            text("text", new, 600)?;
            Ok(NewText::Written(new.trim().to_owned()))
        }
        NewText::Alternative(at) => Ok(NewText::Alternative(*at)),
    }
}

/// Title, text and changes of a draft, and what becomes of it.
type Drawn = (String, String, String, Measure);

fn drawn_up(state: &State, draft: &MotionDraft) -> Result<Drawn, Rejection> {
    let (title, text, changes, measure) = match draft.clone() {
        MotionDraft::Alternative { article, alternative } => {
            let row = row(state, article)?;
            let ready = row.alternatives.get(alternative as usize);
            let ready = ready.ok_or(Rejection::NotOffered("text"))?.clone();
            let measure = Measure::Article { replaces: Some(article), lever: ready.lever };
            (row.title.clone(), ready.text, ready.changes, measure)
        }
        MotionDraft::Article { title, text, replaces, lever } => {
            if let Some(number) = replaces {
                row(state, number)?;
            }
            (title, text, String::new(), Measure::Article { replaces, lever })
        }
        MotionDraft::Law { title, text, lever, until } => {
            ends(until)?;
            (title, text, String::new(), Measure::Law { lever, until })
        }
        MotionDraft::Deed { title, text: body } => {
            text("text", &body, 400)?;
            (title, body, String::new(), Measure::Deed)
        }
    };
    let (title, text) = words(&title, &text)?;
    fits(state, measure.lever())?;
    Ok((title, text, changes, measure))
}

fn add(d: &mut Decision<'_>, draft: &MotionDraft, by: Option<FactionId>) -> Decided {
    room(d.state.agenda.len(), AGENDA, "motions")?;
    let (title, text, changes, measure) = drawn_up(&d.state, draft)?;
    event(d, Event::Agenda(AgendaEvent::MotionAdded { title, text, changes, measure, by }))
}

/// The proposal that an Archon knows by this number and that waits.
fn own(state: &State, faction: &FactionId, number: u32) -> Result<u32, Rejection> {
    let mut rows = state.proposals.iter().filter(|row| row.state == ProposalState::Waiting);
    let row = rows.find(|row| &row.by == faction && row.number == number);
    Ok(row.ok_or(Rejection::NotOffered("proposal"))?.id)
}

/// The Archon whose proposal waits.
fn waiting(state: &State, proposal: u32) -> Result<&FactionId, Rejection> {
    let row = state.proposals.iter().find(|row| row.id == proposal);
    let row = row.filter(|row| row.state == ProposalState::Waiting);
    Ok(&row.ok_or(Rejection::NotOffered("proposal"))?.by)
}

fn admit(d: &mut Decision<'_>, proposal: u32, worded: Option<&MotionDraft>) -> Decided {
    let by = waiting(&d.state, proposal)?.clone();
    let row = d.state.proposals.iter().find(|row| row.id == proposal);
    let draft = worded.or(row.map(|row| &row.motion)).ok_or(Rejection::StepOver)?.clone();
    d.emit(AgendaEvent::ProposalAdmitted { proposal });
    add(d, &draft, Some(by))
}

fn on_agenda(state: &State, motion: u32) -> Result<&Motion, Rejection> {
    state.motion(motion).filter(|row| row.is_open()).ok_or(Rejection::NotOffered("motion"))
}

/// A motion that is not yet put to the vote.
fn undecided(state: &State, motion: u32) -> Decided {
    let row = on_agenda(state, motion)?;
    let put = row.state == MotionState::Now && state.step != Step::MotionDebate;
    if put { Err(Rejection::NotNow("before a motion is put to the vote")) } else { Ok(()) }
}

fn postpone(d: &mut Decision<'_>, motion: u32, postponed: bool) -> Decided {
    let row = on_agenda(&d.state, motion)?;
    if (row.state == MotionState::Postponed) == postponed {
        return Err(Rejection::AlreadySo);
    }
    let before = d.state.motion == Some(motion);
    d.emit(AgendaEvent::MotionPostponed { motion, postponed });
    back_to_the_floor(d, before);
    Ok(())
}

fn split(d: &mut Decision<'_>, motion: u32, parts: &[MotionPart]) -> Decided {
    if on_agenda(&d.state, motion)?.state == MotionState::Now {
        return Err(Rejection::NotNow("before a motion is read"));
    }
    if !(2..=6).contains(&parts.len()) {
        return Err(Rejection::OutOfBounds("A motion is split into 2 to 6.".into()));
    }
    room(d.state.agenda.len() + parts.len() - 2, AGENDA, "motions")?;
    let part = |part: &MotionPart| {
        let (title, text) = words(&part.title, &part.text)?;
        Ok(MotionPart { title, text })
    };
    let parts = parts.iter().map(part).collect::<Result<_, Rejection>>()?;
    event(d, Event::Agenda(AgendaEvent::MotionSplit { motion, parts }))
}

/// The motion before the Assembly was taken away.
fn back_to_the_floor(d: &mut Decision<'_>, was_before_it: bool) {
    if was_before_it && d.state.phase() == Phase::Assembly {
        between(d);
    }
}

/// The Assembly sits, between two motions.
pub(super) fn between(d: &mut Decision<'_>) {
    flow::enter_step(d, Step::Assembly);
}

/// The motion that is read next.
pub(crate) fn next_motion(state: &State) -> Option<&Motion> {
    state.agenda.iter().find(|row| row.state == MotionState::Waiting)
}

/// Whether a motion can be read to the Assembly now.
pub(crate) fn may_take_up(state: &State, motion: u32) -> bool {
    let waits = |row: &Motion| matches!(row.state, MotionState::Waiting | MotionState::Postponed);
    state.step == Step::Assembly && state.motion(motion).is_some_and(waits)
}

fn take_up(d: &mut Decision<'_>, motion: u32) {
    d.emit(SittingEvent::MotionTakenUp { motion });
    flow::enter_step(d, Step::MotionDebate);
}

/// What follows in the Assembly.
pub(super) fn advance(d: &mut Decision<'_>) -> Decided {
    match (d.state.step, d.state.motion) {
        (Step::Assembly, _) => match next_motion(&d.state).map(|row| row.id) {
            Some(motion) => take_up(d, motion),
            None => rounds::next(d),
        },
        (Step::MotionDebate, Some(motion)) => vote::decide::open_ballot(d, Subject::Motion(motion)),
        (Step::MotionBallot, _) => vote::decide::reveal(d),
        (Step::MotionOutcome, _) => outcome::decide::confirm(d)?,
        _ => between(d),
    }
    Ok(())
}
