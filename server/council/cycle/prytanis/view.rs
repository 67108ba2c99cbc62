//! Who presides (C-2, C-3) on screens and among the offers.

use game::{Name, Text, text};
use serde::Serialize;

use crate::action::{Action, Group};
use crate::command::Command;
use crate::control::seats::{Hand, SealView};
use crate::cycle::prytanis::{Election, PrytanisCommand, rules};
use crate::figures;
use crate::ids::FactionId;
use crate::law::settings::Ruling;
use crate::law::texts::shown::by;
use crate::ledger::{Figure, Part};
use crate::state::State;

// The election of the Prytanis as everybody sees it: before the reveal only who has picked (C-2).

/// The election of the Prytanis, where an article says that it is elected (C-2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct ElectionView {
    /// Who may be elected, in seat order: whoever has a vote.
    pub candidates: Vec<FactionId>,
    /// Who elects, in seat order.
    pub voters: Vec<FactionId>,
    /// Who has picked; empty after the reveal.
    pub votes_in: Vec<FactionId>,
    /// The reveal.
    pub result: Option<ElectionResult>,
}

/// An election after its reveal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct ElectionResult {
    /// What was asked, as the seals name it.
    pub question: String,
    /// Whom each voter picked, in seat order.
    pub picks: Vec<ElectionPick>,
    /// What each candidate got, the most first; who got nothing is left out.
    pub tallies: Vec<TallyView>,
    /// How it ended, in a sentence, with the article that says how the Prytanis is found.
    pub sentence: Text,
}

/// A revealed pick of an election.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct ElectionPick {
    /// Whose.
    pub faction: FactionId,
    /// Whom it picked; nobody for an abstention.
    pub pick: Option<FactionId>,
    /// The strength behind it.
    pub strength: i32,
    /// Whose hand it came from.
    pub hand: Hand,
    /// What binds it.
    pub seal: SealView,
}

/// What a candidate got.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct TallyView {
    /// Who.
    pub faction: FactionId,
    /// How much, and from whom.
    pub votes: Figure,
}

/// The election under way, or the last of this cycle.
pub(crate) fn election(state: &State) -> Option<ElectionView> {
    let election = state.chair.election.as_ref()?;
    let voters: Vec<FactionId> = state.voters().map(|faction| faction.id.clone()).collect();
    let picked = |id: &&FactionId| election.picks.is_in(id);
    Some(ElectionView {
        candidates: voters.clone(),
        votes_in: voters.iter().filter(picked).cloned().collect(),
        voters,
        result: elected(state, election),
    })
}

/// How the election put this faction in the chair, in a sentence.
pub(crate) fn elected_now(state: &State, id: &FactionId) -> Text {
    let result = state.chair.election.as_ref().and_then(|election| elected(state, election));
    let Some(result) = result else { return Text::default() };
    let ahead = result.tallies.iter().take_while(|row| &row.faction != id);
    let lost = ahead.filter(|row| !state.faction(&row.faction).has_vote());
    if lost.count() == 0 {
        return result.sentence;
    }
    let votes = result.tallies.iter().find(|row| &row.faction == id);
    let votes = votes.map_or(0, |row| row.votes.value);
    text!("prytanis-got-the-most-of-all", who = Name::of(state.name(id)), votes = votes)
}

fn elected(state: &State, election: &Election) -> Option<ElectionResult> {
    let result = election.result.as_ref()?;
    let mut tallies: Vec<TallyView> = Vec::new();
    for faction in state.factions() {
        let votes = result.picks.iter().filter(|(_, pick, _)| pick.as_ref() == Some(&faction.id));
        let parts: Vec<Part> = votes
            .map(|(id, _, strength)| Part { label: state.name(id).into(), by: *strength })
            .collect();
        if !parts.is_empty() {
            tallies.push(TallyView { faction: faction.id.clone(), votes: figures::sum(parts) });
        }
    }
    tallies.sort_by_key(|row| std::cmp::Reverse(row.votes.value));
    let article = by(state.reason(Ruling::Presiding));
    let sentence = match tallies.as_slice() {
        [] => text!("prytanis-nobody-was-picked", article = article),
        [one, ..] if one.votes.value == 0 => {
            text!("prytanis-nobody-was-picked-with-any", article = article)
        }
        [one, rest @ ..] if rest.first().is_none_or(|next| next.votes.value < one.votes.value) => {
            let (name, votes) = (state.name(&one.faction), one.votes.value);
            text!(
                "prytanis-are-elected-with",
                name = Name::of(name),
                votes = votes,
                article = article
            )
        }
        [one, ..] => {
            let most = tallies.iter().filter(|row| row.votes.value == one.votes.value);
            let names = state.named(most.map(|row| &row.faction));
            text!("prytanis-are-tied-at", names = names, votes = one.votes.value, article = article)
        }
    };
    let picks = result.picks.iter().map(|(faction, pick, strength)| ElectionPick {
        faction: faction.clone(),
        pick: pick.clone(),
        strength: *strength,
        hand: result.reveal.hand(faction),
        seal: result.reveal.seal(faction).into(),
    });
    let (question, picks) = (result.reveal.question.clone(), picks.collect());
    Some(ElectionResult { question, picks, tallies, sentence })
}

// Whom one may pick for Prytanis, with the command that does it (C-2, C-3).

/// One of the tied (C-3).
pub(crate) fn tied(state: &State) -> Vec<Action> {
    let open = state.chair.tied.iter().filter(|id| rules::may_preside(state, id));
    open.map(|id| pick_prytanis(state, id)).collect()
}

fn pick_prytanis(state: &State, id: &FactionId) -> Action {
    let name = state.name(id);
    let says = text!("prytanis-will-preside-over-this-cycle", name = Name::of(name));
    let command = Command::Prytanis(PrytanisCommand::PickPrytanis {
        cycle: state.course.cycle,
        faction: id.clone(),
    });
    Action::new(format!("prytanis:{id}"), Group::Prytanis, name, says, command)
}

/// C-2, where the Prytanis is elected.
pub(crate) fn candidates(state: &State) -> Vec<Action> {
    let says = text!("prytanis-locked-until-the-reveal-you");
    let row = |key: String, label: Text, faction: Option<FactionId>| {
        let cycle = state.course.cycle;
        let command = Command::Prytanis(PrytanisCommand::Elect { cycle, faction, seal: None });
        Action::new(key, Group::Elect, label, says.clone(), command)
    };
    let all = state
        .voters()
        .map(|one| row(format!("elect:{}", one.id), (&one.name).into(), Some(one.id.clone())));
    all.chain([row("elect:nobody".into(), text!("prytanis-abstain"), None)]).collect()
}
