//! What seats agree on, as everybody sees it, and what one of them may ask and answer.

use game::{Millis, Text};
use serde::Serialize;

use crate::accord::Wish;
use crate::accord::decide::{may_ask_back, may_ask_steward, may_host};
use crate::accord::said::{point, question};
use crate::ids::Faction;
use crate::state::State;
use crate::table::Stage;

/// What seats agree on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct AccordView {
    /// Whether the table was stopped.
    pub held: bool,
    /// Who stopped it; Control where it was no seat.
    pub held_by: Option<Faction>,
    /// Who hosts the table, where a seat does.
    pub host: Option<Faction>,
    /// The question under way.
    pub open: Option<QuestionView>,
    /// The one that was answered last.
    pub answered: Option<AnsweredView>,
    /// Points to go back to, the latest last.
    pub points: Vec<PointView>,
}

/// A question to all who are there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct QuestionView {
    /// Its number.
    pub number: u32,
    /// Who asks.
    pub by: Faction,
    /// For what.
    pub wish: Wish,
    /// The same as a sentence.
    pub what: Text,
    /// What would be undone, the oldest first; everybody has seen it.
    pub undone: Vec<Text>,
    /// Who must say yes.
    pub voters: Vec<Faction>,
    /// When the time for it ends.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub ends_at: Millis,
}

/// A question that was answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct AnsweredView {
    /// Its number.
    pub number: u32,
    /// What was asked.
    pub what: Text,
    /// Whether all said yes.
    pub carried: bool,
    /// How each voted.
    pub votes: Vec<(Faction, bool)>,
}

/// A point to go back to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct PointView {
    /// Its number.
    pub number: u32,
    /// Its turn.
    pub turn: u32,
    /// What stood then.
    pub what: Text,
    /// The number of the first line of the log that would be undone.
    pub line: u32,
}

/// What a seat may ask and answer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct VoiceView {
    /// The points that it may ask to go back to.
    pub back: Vec<u32>,
    /// Those for whom it may ask the steward.
    pub stewards: Vec<Faction>,
    /// The question that it is to answer.
    pub vote: Option<u32>,
    /// Whether it has said yes to the question under way.
    pub agreed: bool,
    /// Whether it may stop the table.
    pub hold: bool,
    /// Whether it may let it go on.
    pub go_on: bool,
    /// Whether it may ask the others to go on.
    pub ask_on: bool,
    /// Whether it may host the table, whose host is away.
    pub take_host: bool,
}

pub(super) fn accord(state: &State) -> AccordView {
    let accord = &state.accord;
    let open = accord.open.as_ref().map(|of| QuestionView {
        number: of.number,
        by: of.by,
        wish: of.wish,
        what: question(state, of),
        undone: undone(state, of.wish),
        voters: of.voters.iter().copied().collect(),
        ends_at: of.ends_at,
    });
    let answered = accord.answered.as_ref().map(|of| AnsweredView {
        number: of.question.number,
        what: question(state, &of.question),
        carried: of.carried,
        votes: of.votes.clone(),
    });
    let points = accord.points.iter().map(|of| PointView {
        number: of.number,
        turn: of.turn,
        what: point(state, of),
        line: of.line,
    });
    AccordView {
        held: accord.held.is_some(),
        held_by: accord.held.flatten(),
        host: accord.host,
        open,
        answered,
        points: points.collect(),
    }
}

///
fn undone(state: &State, wish: Wish) -> Vec<Text> {
    let Wish::Back(number) = wish else { return Vec::new() };
    let Some(point) = state.accord.point(number) else { return Vec::new() };
    // The last line is the question itself.
    let lines: Vec<Text> =
        state.logs.room().since(point.line).map(|line| line.text.clone()).collect();
    lines.split_last().map(|(_, before)| before.to_vec()).unwrap_or_default()
}

pub(super) fn voice(state: &State, faction: Faction) -> VoiceView {
    let accord = &state.accord;
    if matches!(state.course.stage, Stage::Lobby | Stage::Over) {
        return VoiceView::default();
    }
    let back = accord.points.iter().map(|point| point.number);
    let others = state.world.opponents(faction).map(|player| player.faction);
    let open = accord.open.as_ref();
    let agreed = accord.yes.contains(&faction);
    let is_held = accord.held.is_some();
    let may_let_go = accord.held.flatten() == Some(faction) || accord.host == Some(faction);
    VoiceView {
        back: back.filter(|point| may_ask_back(state, faction, *point).is_ok()).collect(),
        stewards: others.filter(|of| may_ask_steward(state, faction, *of).is_ok()).collect(),
        vote: open.filter(|of| of.voters.contains(&faction) && !agreed).map(|of| of.number),
        agreed,
        hold: !is_held,
        go_on: is_held && may_let_go,
        ask_on: is_held && !may_let_go && open.is_none(),
        take_host: may_host(state, faction),
    }
}
