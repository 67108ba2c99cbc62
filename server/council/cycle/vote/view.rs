//! The vote as everybody sees it: before the reveal only who has picked (C-15).

use game::{Sections, Text};
use serde::Serialize;

use crate::control::seats::{Hand, SealView};
use crate::cycle::vote::rules::{self, totals};
use crate::cycle::vote::{Ballot, BallotResult, Cast, Pick, Subject, Verdict, words};
use crate::figures;
use crate::figures::count;
use crate::ids::{CardId, FactionId};
use crate::ledger::{Figure, Part};
use crate::state::State;

/// A vote.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct BallotView {
    /// Its number, from 1 over the whole game.
    pub number: u32,
    /// The event; none for a motion of the Assembly.
    pub card: Option<CardId>,
    /// The motion's number; none for an event.
    pub motion: Option<u32>,
    /// The event's or the motion's title.
    pub title: Text,
    /// The option's place on the card; 0 for a motion.
    pub option: u32,
    /// The option's label; for a motion what adopting it means: "A new article".
    pub label: Text,
    /// What happens if it passes, in sentences.
    pub effects: Vec<Text>,
    /// What is needed, in a sentence.
    pub needed: Text,
    /// Who has a vote, in seat order.
    pub voters: Vec<FactionId>,
    /// Who has picked.
    pub votes_in: Vec<FactionId>,
    /// How much strength is in it, whichever way it goes.
    pub weight: WeightView,
    /// The reveal.
    pub result: Option<ResultView>,
}

/// How much strength a vote has. How much has been put in is that of all whose votes are in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct WeightView {
    /// The strength of YES that is enough even if all others vote NO.
    pub enough: i32,
    /// The strength of all whose vote somebody casts: of no seat at which nobody is.
    pub all: i32,
}

/// A vote after its reveal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct ResultView {
    /// What was asked, as the seals name it.
    pub question: String,
    /// Each voter's pick with its strength at the reveal, in seat order; empty where hands were
    /// counted in the room and only the sums were entered.
    pub picks: Vec<PickView>,
    /// Strength of YES.
    pub yes: Figure,
    /// Strength of NO.
    pub no: Figure,
    /// Strength that abstained.
    pub abstain: Figure,
    /// How it ended.
    pub verdict: Verdict,
    /// Who decided the tie.
    pub decided_by: Option<FactionId>,
    /// Who vetoed what had passed.
    pub vetoed_by: Option<FactionId>,
    /// The verdict in a sentence, with its rule.
    pub sentence: Text,
}

/// A revealed pick.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct PickView {
    /// Whose.
    pub faction: FactionId,
    /// The pick.
    pub pick: Pick,
    /// The strength behind it.
    pub strength: Figure,
    /// Whose hand it came from.
    pub hand: Hand,
    /// What binds it.
    pub seal: SealView,
}

/// The vote under way or decided last.
pub(crate) fn ballot(state: &State) -> Option<BallotView> {
    state.voting.ballot.as_ref().map(|_| whole(state))
}

/// The same, section by section.
pub(crate) fn show(state: &State, sections: &mut Sections<'_>) {
    if state.voting.ballot.is_some() {
        show_whole(state, sections);
    }
}

sections! {
    BallotView, whole, show_whole(state: &State);
    one number = under_way(state).number;
    one card = match &under_way(state).subject {
        Subject::Event { card, .. } => Some(card.clone()),
        Subject::Motion(_) => None,
    };
    one motion = match &under_way(state).subject {
        Subject::Event { .. } => None,
        Subject::Motion(id) => Some(*id),
    };
    one title = words::subject(state, &under_way(state).subject).0;
    one option = match &under_way(state).subject {
        Subject::Event { option, .. } => count(*option),
        Subject::Motion(_) => 0,
    };
    one label = words::subject(state, &under_way(state).subject).1;
    one effects = words::subject(state, &under_way(state).subject).2;
    one needed = match &under_way(state).result {
        Some(result) => words::passes(state, &result.needed),
        None => words::passes_now(state),
    };
    one votes_in = voters(state).filter(|id| state.picks.is_in(id)).collect::<Vec<_>>();
    one weight = weight(state);
    one voters = voters(state).collect::<Vec<_>>();
    one result = under_way(state).result.as_ref().map(|result| self::result(state, result));
}

fn under_way(state: &State) -> &Ballot {
    state.voting.ballot.as_ref().expect("it is asked for only where there is one")
}

fn voters(state: &State) -> impl Iterator<Item = FactionId> {
    state.voters().map(|faction| faction.id.clone())
}

fn weight(state: &State) -> WeightView {
    let needed = match &under_way(state).result {
        Some(result) => &result.needed,
        None => &rules::needed(state),
    };
    WeightView { enough: needed.enough(), all: needed.all }
}

fn result(state: &State, result: &BallotResult) -> ResultView {
    let [yes, no, abstain] = totals(state, result);
    ResultView {
        question: result.reveal.question.clone(),
        picks: result.picks.iter().map(|cast| pick(result, cast)).collect(),
        yes,
        no,
        abstain,
        verdict: result.verdict,
        decided_by: result.tie.clone().flatten(),
        vetoed_by: result.vetoed.clone().flatten(),
        sentence: words::ballot_sentence(state).unwrap_or_default(),
    }
}

fn pick(result: &BallotResult, cast: &Cast) -> PickView {
    let parts = cast.strength.iter().map(|(label, by)| Part { label: label.clone(), by: *by });
    PickView {
        faction: cast.faction.clone(),
        pick: cast.pick,
        strength: figures::sum(parts.collect()),
        hand: result.reveal.hand(&cast.faction),
        seal: result.reveal.seal(&cast.faction),
    }
}
