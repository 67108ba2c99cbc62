//! What is decided of proposals and the agenda (A-2, C-22), and what that changes.

use game::{Actor, Text, text};

use crate::assembly::agenda::{
    AgendaCommand, AgendaEvent, DraftWords, Motion, MotionDraft, MotionPart, MotionState, Proposal,
    ProposalState, rules,
};
use crate::assembly::sitting::rules as sitting;
use crate::content::Measure;
use crate::decision::{Decided, Decision, control_only, reason, speaker, text};
use crate::ids::FactionId;
use crate::law::texts::decide::{ends, fits, room, row, words};
use crate::origin::Origin;
use crate::rejection::Rejection;
use crate::state::State;
use crate::steps::{Phase, Step};

// What an Archon proposes and what Control does to the agenda.

/// Title, text and changes of a draft, and what becomes of it.
type Drawn = (String, String, Text, Measure);

/// The most motions on the agenda.
const AGENDA: usize = 100;

/// Decides a command of this room.
pub(crate) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &AgendaCommand) -> Decided {
    match command {
        AgendaCommand::ProposeMotion { motion } => propose(d, actor, motion),
        AgendaCommand::WithdrawProposal { proposal } => {
            let faction = speaker(&d.state, actor)?.id.clone();
            let proposal = own(&d.state, &faction, *proposal)?;
            d.emit(AgendaEvent::ProposalWithdrawn { proposal });
            Ok(())
        }
        AgendaCommand::AdmitProposal { proposal, motion } => {
            control_only(actor)?;
            admit(d, *proposal, motion.as_ref())
        }
        AgendaCommand::DeclineProposal { proposal, reason: why } => {
            control_only(actor)?;
            decline(d, *proposal, why)
        }
        AgendaCommand::AddMotion { motion } => {
            control_only(actor)?;
            add(d, motion, None)
        }
        AgendaCommand::AmendMotion { motion, title, text, reason: why } => {
            control_only(actor)?;
            amend(d, *motion, [title, text], why)
        }
        AgendaCommand::MoveMotion { motion, to } => {
            control_only(actor)?;
            shift(d, *motion, *to as usize)
        }
        AgendaCommand::PostponeMotion { motion, postponed } => {
            control_only(actor)?;
            postpone(d, *motion, *postponed)
        }
        AgendaCommand::SplitMotion { motion, parts } => {
            control_only(actor)?;
            split(d, *motion, parts)
        }
        AgendaCommand::StrikeMotion { motion, reason: why } => {
            control_only(actor)?;
            strike(d, *motion, why)
        }
    }
}

/// What an Archon proposes; a lever is Control's to add.
fn propose(d: &mut Decision<'_>, actor: &Actor, motion: &MotionDraft) -> Decided {
    let faction = speaker(&d.state, actor)?.id.clone();
    if !rules::may_propose(&d.state, &faction) {
        return Err(Rejection::NotNow("when-while-fewer-than-three-of"));
    }
    let lever = match motion {
        MotionDraft::Article { lever, .. } | MotionDraft::Law { lever, .. } => lever,
        MotionDraft::Alternative { .. } | MotionDraft::Deed { .. } => &None,
    };
    if lever.is_some() {
        return Err(Rejection::ControlOnly);
    }
    drawn_up(&d.state, motion)?;
    d.emit(AgendaEvent::MotionProposed { faction, motion: motion.clone() });
    Ok(())
}

fn decline(d: &mut Decision<'_>, proposal: u32, why: &str) -> Decided {
    reason(why)?;
    waiting(&d.state, proposal)?;
    d.emit(AgendaEvent::ProposalDeclined { proposal, reason: why.to_owned() });
    Ok(())
}

fn amend(d: &mut Decision<'_>, motion: u32, [title, body]: [&str; 2], why: &str) -> Decided {
    reason(why)?;
    undecided(&d.state, motion)?;
    let (title, text) = words(title, body)?;
    d.emit(AgendaEvent::MotionAmended { motion, title, text, reason: why.to_owned() });
    Ok(())
}

fn shift(d: &mut Decision<'_>, motion: u32, to: usize) -> Decided {
    on_agenda(&d.state, motion)?;
    let to = to.min(d.state.assembly.agenda.len().saturating_sub(1));
    if d.state.assembly.agenda.get(to).is_some_and(|row| row.id == motion) {
        return Err(Rejection::AlreadySo);
    }
    d.emit(AgendaEvent::MotionMoved { motion, to });
    Ok(())
}

fn strike(d: &mut Decision<'_>, motion: u32, why: &str) -> Decided {
    reason(why)?;
    on_agenda(&d.state, motion)?;
    let before = d.state.assembly.motion;
    d.emit(AgendaEvent::MotionStruck { motion, reason: why.to_owned() });
    back_to_the_floor(d, before == Some(motion));
    Ok(())
}

fn add(d: &mut Decision<'_>, draft: &MotionDraft, by: Option<FactionId>) -> Decided {
    room(d.state.assembly.agenda.len(), AGENDA, "at-most-motions")?;
    let (title, text, changes, measure) = drawn_up(&d.state, draft)?;
    d.emit(AgendaEvent::MotionAdded { title, text, changes, measure, by });
    Ok(())
}

/// The proposal that an Archon knows by this number and that waits.
fn own(state: &State, faction: &FactionId, number: u32) -> Result<u32, Rejection> {
    let mut rows =
        state.assembly.proposals.iter().filter(|row| row.state == ProposalState::Waiting);
    let row = rows.find(|row| &row.by == faction && row.number == number);
    Ok(row.ok_or(Rejection::NotOffered("not-offered-proposal"))?.id)
}

/// The Archon whose proposal waits.
fn waiting(state: &State, proposal: u32) -> Result<&FactionId, Rejection> {
    let row = state.assembly.proposals.iter().find(|row| row.id == proposal);
    let row = row.filter(|row| row.state == ProposalState::Waiting);
    Ok(&row.ok_or(Rejection::NotOffered("not-offered-proposal"))?.by)
}

fn admit(d: &mut Decision<'_>, proposal: u32, worded: Option<&MotionDraft>) -> Decided {
    let by = waiting(&d.state, proposal)?.clone();
    let row = d.state.assembly.proposals.iter().find(|row| row.id == proposal);
    let draft = worded.or(row.map(|row| &row.motion)).ok_or(Rejection::StepOver)?.clone();
    d.emit(AgendaEvent::ProposalAdmitted { proposal });
    add(d, &draft, Some(by))
}

fn on_agenda(state: &State, motion: u32) -> Result<&Motion, Rejection> {
    state
        .motion(motion)
        .filter(|row| row.is_open())
        .ok_or(Rejection::NotOffered("not-offered-motion"))
}

/// A motion that is not yet put to the vote.
fn undecided(state: &State, motion: u32) -> Decided {
    let row = on_agenda(state, motion)?;
    let put = row.state == MotionState::Now && state.course.step != Step::MotionDebate;
    if put { Err(Rejection::NotNow("when-before-a-motion-is-put")) } else { Ok(()) }
}

fn postpone(d: &mut Decision<'_>, motion: u32, postponed: bool) -> Decided {
    let row = on_agenda(&d.state, motion)?;
    if (row.state == MotionState::Postponed) == postponed {
        return Err(Rejection::AlreadySo);
    }
    let before = d.state.assembly.motion == Some(motion);
    d.emit(AgendaEvent::MotionPostponed { motion, postponed });
    back_to_the_floor(d, before);
    Ok(())
}

fn split(d: &mut Decision<'_>, motion: u32, parts: &[MotionPart]) -> Decided {
    if on_agenda(&d.state, motion)?.state == MotionState::Now {
        return Err(Rejection::NotNow("when-before-a-motion-is-read"));
    }
    if !(2..=6).contains(&parts.len()) {
        return Err(Rejection::OutOfBounds(text!("refused-a-motion-is-split-into-2")));
    }
    room(d.state.assembly.agenda.len() + parts.len() - 2, AGENDA, "at-most-motions")?;
    let part = |part: &MotionPart| {
        let (title, text) = words(&part.title, &part.text)?;
        Ok(MotionPart { title, text })
    };
    let parts = parts.iter().map(part).collect::<Result<_, Rejection>>()?;
    d.emit(AgendaEvent::MotionSplit { motion, parts });
    Ok(())
}

/// The motion before the Assembly was taken away.
fn back_to_the_floor(d: &mut Decision<'_>, was_before_it: bool) {
    if was_before_it && d.state.phase() == Phase::Assembly {
        sitting::between(d);
    }
}

fn drawn_up(state: &State, draft: &MotionDraft) -> Result<Drawn, Rejection> {
    // The scenario's own words are taken as they are.
    let (title, text, changes, measure) = match draft.clone() {
        MotionDraft::Alternative { article, alternative } => {
            let row = row(state, article)?;
            let at = row.place_of(alternative).ok_or(Rejection::NotOffered("not-offered-text"))?;
            let ready = row.ready[at].clone();
            let measure = Measure::Article { replaces: Some(article), lever: ready.words.lever };
            (row.title.clone(), ready.words.text, ready.changes, measure)
        }
        MotionDraft::Article { title, text, replaces, lever } => {
            if let Some(article) = replaces {
                row(state, article)?;
            }
            let (title, text) = words(&title, &text)?;
            (title, text, Text::default(), Measure::Article { replaces, lever })
        }
        MotionDraft::Law { title, text, lever, until } => {
            ends(until)?;
            let (title, text) = words(&title, &text)?;
            (title, text, Text::default(), Measure::Law { lever, until })
        }
        MotionDraft::Deed { title, text: body } => {
            text("bad-text-text", &body, 400)?;
            let (title, text) = words(&title, &body)?;
            (title, text, Text::default(), Measure::Deed)
        }
    };
    fits(state, measure.lever())?;
    Ok((title, text, changes, measure))
}

// Motions and proposals come, change and go.

/// How many answered proposals of an Archon are kept.
const ANSWERED: usize = 6;

/// Makes an event of this room true.
pub(crate) fn apply(state: &mut State, event: &AgendaEvent) {
    match event {
        AgendaEvent::MotionAdded { title, text, changes, measure, by } => {
            let source = match by {
                Some(by) => Origin::Faction(by.clone()),
                None => Origin::Control,
            };
            let words =
                DraftWords { title: title.clone(), text: text.clone(), changes: changes.clone() };
            added(state, words, &named(state, measure), source, by.as_ref());
        }
        AgendaEvent::MotionProposed { faction, motion } => {
            forget_answered(state, faction);
            proposed(state, faction, draft_named(state, motion));
        }
        AgendaEvent::ProposalWithdrawn { proposal } => {
            state.assembly.proposals.retain(|row| row.id != *proposal);
        }
        AgendaEvent::ProposalAdmitted { proposal } => {
            answered(state, *proposal, ProposalState::Admitted, None);
        }
        AgendaEvent::ProposalDeclined { proposal, reason } => {
            answered(state, *proposal, ProposalState::Declined, Some(reason.into()));
        }
        AgendaEvent::MotionAmended { motion, title, text, .. } => {
            if let Some(row) = state.motion_mut(*motion) {
                row.title.clone_from(title);
                row.text.clone_from(text);
            }
        }
        AgendaEvent::MotionMoved { motion, to } => moved(state, *motion, *to),
        AgendaEvent::MotionPostponed { motion, postponed } => {
            if let Some(row) = state.motion_mut(*motion) {
                row.state = if *postponed { MotionState::Postponed } else { MotionState::Waiting };
            }
            sitting::left(state, *motion);
        }
        AgendaEvent::MotionSplit { motion, parts } => was_split(state, *motion, parts),
        AgendaEvent::MotionStruck { motion, .. } => {
            state.assembly.agenda.retain(|row| row.id != *motion);
            sitting::left(state, *motion);
        }
    }
    sitting::announced_while_it_can_open(state);
}

/// A measure with its article's id.
fn named(state: &State, measure: &Measure) -> Measure {
    match measure {
        Measure::Article { replaces, lever } => {
            let replaces = replaces.map(|article| state.article_named(article));
            Measure::Article { replaces, lever: lever.clone() }
        }
        measure => measure.clone(),
    }
}

/// A draft with the ids of its article and text.
fn draft_named(state: &State, draft: &MotionDraft) -> MotionDraft {
    let mut draft = draft.clone();
    match &mut draft {
        MotionDraft::Alternative { article, alternative } => {
            *article = state.article_named(*article);
            *alternative = state.text_named(*article, *alternative);
        }
        MotionDraft::Article { replaces, .. } => {
            *replaces = replaces.map(|article| state.article_named(article));
        }
        MotionDraft::Law { .. } | MotionDraft::Deed { .. } => {}
    }
    draft
}

/// A proposal for a text that stands ready no more cannot be moved: its Archon is told why.
pub(crate) fn decline_what_is_gone(state: &mut State) {
    let gone = |row: &Proposal| match row.state {
        ProposalState::Waiting => rules::gone(state, &row.motion),
        ProposalState::Admitted | ProposalState::Declined => None,
    };
    let gone = state.assembly.proposals.iter().filter_map(|row| Some((row.id, gone(row)?)));
    for (id, why) in gone.collect::<Vec<_>>() {
        answered(state, id, ProposalState::Declined, Some(why));
    }
}

impl State {
    /// A motion of the agenda, which an event names.
    pub(crate) fn motion_mut(&mut self, id: u32) -> Option<&mut Motion> {
        self.assembly.agenda.iter_mut().find(|motion| motion.id == id)
    }
}

fn moved(state: &mut State, motion: u32, to: usize) {
    let agenda = &mut state.assembly.agenda;
    if let Some(from) = agenda.iter().position(|row| row.id == motion) {
        let row = agenda.remove(from);
        agenda.insert(to.min(agenda.len()), row);
    }
}

/// A motion joins the agenda.
pub(crate) fn added(
    state: &mut State,
    DraftWords { title, text, changes }: DraftWords,
    measure: &Measure,
    source: Origin,
    by: Option<&FactionId>,
) {
    let id = state.fresh_id();
    state.assembly.agenda.push(Motion {
        id,
        title,
        text,
        changes,
        source,
        by: by.cloned(),
        measure: measure.clone(),
        state: MotionState::Waiting,
        verdict: None,
    });
}

/// Numbers of its own: one of the agenda's would tell the room by a gap of a proposal, and one among all
/// would tell the Archons of those of others (N-1).
fn proposed(state: &mut State, by: &FactionId, motion: MotionDraft) {
    let words = rules::words(state, &motion);
    let row = state.faction_mut(by);
    row.proposed += 1;
    let number = row.proposed;
    let assembly = &mut *state.assembly;
    assembly.proposed += 1;
    assembly.proposals.push(Proposal {
        id: assembly.proposed,
        number,
        by: by.clone(),
        motion,
        words,
        state: ProposalState::Waiting,
        answer: None,
    });
}

/// Of an Archon's proposals the last few that were answered stay to be read.
fn forget_answered(state: &mut State, by: &FactionId) {
    let answered = |row: &Proposal| &row.by == by && row.state != ProposalState::Waiting;
    let many = state.assembly.proposals.iter().filter(|row| answered(row)).count();
    let mut over = many.saturating_sub(ANSWERED);
    state.assembly.proposals.retain(|row| {
        let gone = over > 0 && answered(row);
        over -= usize::from(gone);
        !gone
    });
}

fn answered(state: &mut State, proposal: u32, to: ProposalState, answer: Option<Text>) {
    if let Some(row) = state.assembly.proposals.iter_mut().find(|row| row.id == proposal) {
        row.state = to;
        row.answer = answer;
    }
}

/// The first part keeps what the program obeys of the whole; the others are texts of the same kind.
fn was_split(state: &mut State, motion: u32, parts: &[MotionPart]) {
    let Some(at) = state.assembly.agenda.iter().position(|row| row.id == motion) else { return };
    let whole = state.assembly.agenda.remove(at);
    for (index, part) in parts.iter().enumerate() {
        let id = state.fresh_id();
        let measure = match (&whole.measure, index) {
            (measure, 0) => measure.clone(),
            (Measure::Law { until, .. }, _) => Measure::Law { lever: None, until: *until },
            (Measure::Article { .. }, _) => Measure::default(),
            (Measure::Deed | Measure::Effects { .. }, _) => Measure::Deed,
        };
        let (title, text) = (part.title.clone(), part.text.clone());
        let changes = if index == 0 { whole.changes.clone() } else { Text::default() };
        let row = Motion { id, title, text, changes, measure, ..whole.clone() };
        state.assembly.agenda.insert(at + index, row);
    }
}
