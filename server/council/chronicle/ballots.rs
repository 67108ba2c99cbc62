//! Votes as they were revealed.

use game::Text;

use crate::chronicle::when;
use crate::content::Measure;
use crate::control::record::RecordEvent;
use crate::control::seats::Hand;
use crate::cycle::vote;
use crate::cycle::vote::{Pick, Subject, Verdict, VoteEvent, WhyFailed};
use crate::event::Event;
use crate::ids::{CardId, FactionId};
use crate::state::State;
use crate::view::chronicle::{CastRow, SidesRow, VoteRow};

/// A vote that was revealed.
#[derive(Clone, Debug)]
pub(super) struct Vote {
    pub entry: u64,
    pub at: u64,
    pub number: u32,
    pub when: Text,
    pub card: Option<CardId>,
    /// How many options the card has; 1 for a motion.
    pub options: usize,
    pub title: Text,
    pub label: Text,
    pub casts: Vec<Cast>,
    pub counted: bool,
    pub yes: i32,
    pub no: i32,
    pub verdict: Verdict,
    /// A tie that was decided, by whom.
    pub tie: Option<Option<FactionId>>,
    pub vetoed: Option<Option<FactionId>>,
    pub sentence: Text,
    pub why: WhyFailed,
    /// Why Control voided it.
    pub voided: Option<String>,
}

/// A pick with what was behind it.
#[derive(Clone, Debug)]
pub(super) struct Cast {
    pub faction: FactionId,
    pub pick: Pick,
    pub strength: i32,
    pub parts: Vec<(Text, i32)>,
    pub hand: Hand,
}

impl Vote {
    /// Those who picked this, the strongest first.
    pub(super) fn side(&self, pick: Pick) -> Vec<&Cast> {
        let mut side: Vec<&Cast> = self.casts.iter().filter(|cast| cast.pick == pick).collect();
        side.sort_by_key(|cast| -cast.strength);
        side
    }

    /// What a faction picked.
    pub(super) fn pick_of(&self, faction: &FactionId) -> Option<Pick> {
        self.casts.iter().find(|cast| &cast.faction == faction).map(|cast| cast.pick)
    }

    /// Whether nothing is to be said of it but the verdict and the count.
    fn is_bare(&self) -> bool {
        let failed_by_weight =
            self.verdict == Verdict::Failed && matches!(self.why, WhyFailed::Outweighed);
        self.tie.is_none()
            && self.vetoed.is_none()
            && (self.verdict == Verdict::Passed || failed_by_weight)
    }

    /// The difference of the sides.
    pub(super) fn margin(&self) -> u32 {
        self.yes.abs_diff(self.no)
    }
}

/// Takes in an event of a vote; `state` is as it is after it. Returns a vote that is new.
pub(super) fn note(
    votes: &mut Vec<Vote>,
    state: &State,
    event: &Event,
    entry: u64,
) -> Option<usize> {
    match event {
        Event::Vote(VoteEvent::VotesRevealed { .. })
        | Event::Vote(VoteEvent::VotesCounted { .. }) => {
            votes.push(revealed(state, entry)?);
            return Some(votes.len() - 1);
        }
        Event::Vote(
            VoteEvent::TieDecided { .. } | VoteEvent::TieFailed | VoteEvent::Vetoed { .. },
        ) => {
            let result = state.voting.ballot.as_ref()?.result.as_ref()?;
            let last = votes.last_mut()?;
            last.entry = entry;
            last.verdict = result.verdict;
            last.tie.clone_from(&result.tie);
            last.vetoed.clone_from(&result.vetoed);
            last.why = result.why.clone();
            last.sentence = vote::words::ballot_sentence(state).unwrap_or_default();
        }
        // A going back behind nothing of the vote gave it another number.
        Event::Record(RecordEvent::Rewound { .. }) => {
            let ballot = state.voting.ballot.as_ref().filter(|ballot| ballot.result.is_some())?;
            votes.last_mut()?.number = ballot.number;
        }
        Event::Vote(VoteEvent::BallotVoided { ballot, reason }) => {
            for vote in votes.iter_mut().filter(|vote| vote.number == *ballot) {
                vote.voided = Some(reason.clone());
            }
        }
        _ => {}
    }
    None
}

fn revealed(state: &State, entry: u64) -> Option<Vote> {
    let ballot = state.voting.ballot.as_ref()?;
    let shown = vote::view::ballot(state)?;
    let result = shown.result?;
    let casts = result.picks.into_iter().map(|row| Cast {
        faction: row.faction,
        pick: row.pick,
        strength: row.strength.value,
        parts: row.strength.parts.into_iter().map(|part| (part.label, part.by)).collect(),
        hand: row.hand,
    });
    let options = match &ballot.subject {
        Subject::Event { card, .. } => state.card(card).options.len(),
        Subject::Motion(_) => 1,
    };
    Some(Vote {
        entry,
        at: state.acted.at.0,
        number: shown.number,
        when: when(state),
        card: shown.card,
        options,
        title: shown.title,
        label: shown.label,
        casts: casts.collect(),
        counted: ballot.result.as_ref().is_some_and(|result| result.counted.is_some()),
        yes: result.yes.value,
        no: result.no.value,
        verdict: result.verdict,
        tie: None,
        vetoed: None,
        sentence: result.sentence,
        why: ballot.result.as_ref()?.why.clone(),
        voided: None,
    })
}

/// A motion's measure in a word: "article", "law", "deed".
pub(super) fn measure(measure: &Measure) -> &'static str {
    match measure {
        Measure::Article { .. } => "article",
        Measure::Law { .. } => "law",
        Measure::Deed | Measure::Effects { .. } => "resolution",
    }
}

/// The votes that count.
pub(super) fn rows(votes: &[Vote]) -> Vec<VoteRow> {
    let standing = votes.iter().filter(|vote| vote.voided.is_none());
    let cast = |cast: &Cast| CastRow {
        faction: cast.faction.clone(),
        pick: cast.pick,
        strength: cast.strength,
        hand: cast.hand,
    };
    let row = |vote: &Vote| VoteRow {
        entry: vote.entry,
        number: vote.number,
        when: vote.when.clone(),
        title: vote.title.clone(),
        label: vote.label.clone(),
        casts: vote.casts.iter().map(cast).collect(),
        yes: vote.yes,
        no: vote.no,
        verdict: vote.verdict,
        sentence: vote.sentence.clone(),
        bare: vote.is_bare(),
    };
    standing.map(row).collect()
}

/// How two factions voted beside each other, each pair once in seat order.
pub(super) fn sides(state: &State, votes: &[Vote]) -> Vec<SidesRow> {
    let ids: Vec<&FactionId> = state.factions_told().map(|faction| &faction.id).collect();
    let pairs = ids.iter().enumerate();
    let pairs = pairs.flat_map(|(at, one)| ids[at + 1..].iter().map(move |other| (*one, *other)));
    let spoken =
        |vote: &Vote, id: &FactionId| vote.pick_of(id).filter(|pick| *pick != Pick::Abstain);
    let row = |(one, other): (&FactionId, &FactionId)| {
        let standing = votes.iter().filter(|vote| vote.voided.is_none());
        let both = standing.filter_map(|vote| Some((spoken(vote, one)?, spoken(vote, other)?)));
        let (alike, apart): (Vec<_>, Vec<_>) = both.partition(|(one, other)| one == other);
        let number = |rows: Vec<_>| u32::try_from(rows.len()).unwrap_or(u32::MAX);
        SidesRow {
            one: one.clone(),
            other: other.clone(),
            alike: number(alike),
            apart: number(apart),
        }
    };
    pairs.map(row).collect()
}
