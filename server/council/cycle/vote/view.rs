//! Votes (C-14 to C-18, C-21) on screens and among the offers.

use game::{Sections, Text, text};
use serde::Serialize;

use crate::action::{Action, Group};
use crate::command::Command;
use crate::control::seats::{Hand, SealView};
use crate::control::stage::Scene;
use crate::cycle::vote::rules::{may_leave, may_put, totals, vetoable, voidable};
use crate::cycle::vote::words::{ask, opens, subject, votes_in};
use crate::cycle::vote::{
    Ballot, BallotResult, Cast, Pick, Subject, Verdict, VoteCommand, rules, script, words,
};
use crate::figures;
use crate::figures::count;
use crate::ids::{CardId, FactionId};
use crate::law::settings::Ruling;
use crate::law::texts::shown::by;
use crate::ledger::{Figure, Part};
use crate::state::{Faction, State};
use crate::steps::words::{Ask, Meanwhile, PLAIN, Said, Urgency, revealed, vote_or, waiting_for};

// The vote as everybody sees it: before the reveal only who has picked (C-15).

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
        seal: result.reveal.seal(&cast.faction).into(),
    }
}

// What may be put to the vote, picked, decided, vetoed and voided, with the command that does it
// (C-14 to C-18, C-21, A-4).

/// C-14, C-18.
pub(crate) fn motions(state: &State) -> Vec<Action> {
    let mut actions = Vec::new();
    for row in state.docket.iter() {
        let card = state.card(&row.card);
        for (option, choice) in card.options.iter().enumerate() {
            if may_put(state, &row.card, option).is_err() {
                continue;
            }
            let says = text!("vote-puts-to-the-vote", title = &card.title, label = &choice.label);
            let says = opens(state, says);
            let number = u32::try_from(option).expect("a card has at most 4 options");
            let command =
                Command::Vote(VoteCommand::PutToVote { card: row.card.clone(), option: number });
            let key = format!("put:{}:{}", row.card, option);
            actions.push(Action::new(key, Group::Put, &choice.label, says, command));
        }
        if may_leave(state, &row.card) {
            let says = text!("vote-no-other-option-of-is", title = &card.title);
            let command = Command::Vote(VoteCommand::LeaveToDefault { card: row.card.clone() });
            let key = format!("stop:{}", row.card);
            actions.push(Action::new(
                key,
                Group::Stop,
                text!("vote-try-nothing-else"),
                says,
                command,
            ));
        }
    }
    actions
}

/// C-17.
pub(crate) fn ties(state: &State) -> Vec<Action> {
    let Some(ballot) = &state.voting.ballot else { return Vec::new() };
    let row = |key, label, pick, says| {
        Action::new(
            key,
            Group::Tie,
            label,
            says,
            Command::Vote(VoteCommand::DecideTie { ballot: ballot.number, pick }),
        )
    };
    vec![
        row("tie:yes", text!("vote-it-passes"), Pick::Yes, text!("vote-the-tie-is-decided-the")),
        row("tie:no", text!("vote-it-fails"), Pick::No, text!("vote-the-tie-is-decided-the-2")),
    ]
}

/// C-15.
pub(crate) fn votes(state: &State) -> Vec<Action> {
    let Some(ballot) = state.open_ballot() else { return Vec::new() };
    let row = |key, label, pick| {
        let says = text!("vote-locked-until-the-reveal-you");
        Action::new(
            key,
            Group::Vote,
            label,
            says,
            Command::Vote(VoteCommand::Vote { ballot: ballot.number, pick, seal: None }),
        )
    };
    vec![
        row("vote:yes", text!("vote-yes"), Pick::Yes),
        row("vote:no", text!("vote-no"), Pick::No),
        row("vote:abstain", text!("vote-abstain"), Pick::Abstain),
    ]
}

pub(crate) fn void(state: &State) -> Option<Action> {
    let ballot = voidable(state)?;
    let says = text!("vote-what-was-picked-is-forgotten");
    // Control is asked why before it is sent.
    let command = Command::Vote(VoteCommand::VoidVote { ballot, reason: "…".into() });
    Some(Action::new("void", Group::Void, text!("vote-void-the-vote"), says, command))
}

/// What an article lets the Prytanis do about what has passed.
pub(crate) fn veto(state: &State) -> Option<Action> {
    let ballot = vetoable(state)?;
    let article = by(state.reason(Ruling::Veto));
    let says = text!("vote-what-has-passed-fails-as", article = article);
    let command = Command::Vote(VoteCommand::Veto { ballot });
    Some(Action::new("veto", Group::Veto, text!("vote-veto-it"), says, command))
}

// The rows of its steps.

/// The Prytanis chooses what is put to the vote.
pub(crate) const CHOICE: Said = Said {
    scene: |state| vote_or(state, Scene::Cards),
    decides: motions,
    headline: |state| {
        let prytanis = state.whom(state.chair.prytanis.as_ref());
        text!("vote-what-comes-to-the-vote", prytanis = prytanis)
    },
    now: |_| (text!("vote-you-preside"), text!("vote-say-what-is-put-to")),
    meanwhile: Meanwhile::Asks(|state, _| {
        let sentence = waiting_for(state, state.chair.prytanis.as_ref());
        Ask::new(Urgency::Wait, text!("vote-events"), sentence)
    }),
    awaited: |_| text!("vote-to-say-what-is-put"),
    plays: script::puts,
    waited: "advice-waiting-prytanis",
    ..PLAIN
};

/// Votes are picked.
pub(crate) const BALLOT: Said = Said {
    scene: |_| Scene::Vote,
    archon: votes_of,
    headline: |state| {
        let Some(ballot) = &state.voting.ballot else { return Text::default() };
        let (title, label, _) = subject(state, &ballot.subject);
        text!("vote-the-council-votes", title = title, label = label)
    },
    now: |_| (text!("vote-vote"), text!("vote-yes-or-no-nobody-sees")),
    meanwhile: Meanwhile::Asks(|state, faction| {
        ask(state, faction, text!("vote-the-council-votes-2"))
    }),
    awaited: |_| text!("vote-to-vote"),
    clock: Some(|_| (text!("vote-vote"), text!("vote-the-votes-are-revealed"))),
    button: |state| {
        let says = revealed(
            state,
            text!("vote-all-votes-are-shown-at"),
            text!("vote-all-votes-are-shown-at-2"),
        );
        (text!("vote-reveal-the-votes", votes_in = votes_in(state)), opens(state, says))
    },
    plays: script::votes,
    waited: "advice-waiting-votes",
    ..PLAIN
};

/// The vote is tied, and somebody decides.
pub(crate) const TIE: Said = Said {
    scene: |_| Scene::Vote,
    decides: ties,
    headline: |state| {
        let decider = state.whom(state.tie_breaker());
        text!("vote-a-tie-the-decision-falls", decider = decider)
    },
    now: |_| (text!("vote-decide-the-tie"), text!("vote-the-vote-is-tied-it")),
    meanwhile: Meanwhile::Asks(|state, _| {
        Ask::new(Urgency::Wait, text!("vote-a-tie"), waiting_for(state, state.tie_breaker()))
    }),
    awaited: |_| text!("vote-to-decide-the-tie"),
    waited: "advice-waiting-ties",
    ..PLAIN
};

fn votes_of(state: &State, faction: &Faction) -> Vec<Action> {
    if faction.has_vote() { votes(state) } else { Vec::new() }
}
