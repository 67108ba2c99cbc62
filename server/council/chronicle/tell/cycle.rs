//! A cycle: who presided and why, what came up, the race, the votes, what they did.

use game::{Text, text};

use crate::chronicle::cycles::{Cycle, Outcome, Turn};
use crate::chronicle::tell::Teller;
use crate::chronicle::tell::vote::Matter;
use crate::chronicle::words::{clauses, closed, paragraph};
use crate::ids::{CardId, FactionId};
use crate::steps::Phase;
use crate::view::chronicle::Paragraph;

impl Teller<'_> {
    /// The paragraphs of a cycle, one for each event where it had several; `last` is the last of its
    /// round.
    pub(super) fn cycle(&mut self, cycle: &Cycle, last: bool) -> Vec<Paragraph> {
        let mut opening = self.chairs(cycle);
        if cycle.events.is_empty() && cycle.race.is_none() && cycle.course.is_empty() {
            // Nothing but the chair: it is told where the cycle goes on.
            self.pending.extend(opening);
            return Vec::new();
        }
        opening = [std::mem::take(&mut self.pending), opening].concat();
        opening.extend(self.called(cycle));
        opening.extend(cycle.race.as_ref().and_then(|race| self.race(race)));
        opening.extend(self.grants(cycle));
        let mut parts = self.business(cycle);
        let mut paragraphs = Vec::new();
        let closing = self.closing(cycle, last);
        if parts.is_empty() {
            opening.extend(closing);
            paragraphs.extend(of_cycle(cycle, cycle.entry, Text::default(), opening));
            return paragraphs;
        }
        if let Some((.., said)) = parts.last_mut() {
            said.extend(closing);
        }
        for (at, (entry, lead, said)) in parts.into_iter().enumerate() {
            let said = if at == 0 { [std::mem::take(&mut opening), said].concat() } else { said };
            paragraphs.extend(of_cycle(cycle, entry, lead, said));
        }
        paragraphs
    }

    /// What was called up, and what was let go.
    fn called(&mut self, cycle: &Cycle) -> Vec<Text> {
        let mut said = Vec::new();
        if !cycle.looked.is_empty() {
            said.push(text!("called-second-look", cards = self.pen.cards(&cycle.looked)));
        }
        let (events, rest) = (&cycle.events, &cycle.passed_over);
        let (what, turn) = match (events.len(), rest.len()) {
            (0, _) => return said,
            (1, 0) => ("called-the-only-one", 0),
            (_, 0) => ("called-all", self.pen.turn("all-called", 5)),
            (1, _) => ("called-one", self.pen.turn("called", 7)),
            _ => ("called-several", self.pen.turn("called-several", 3)),
        };
        let (cards, left) = (self.pen.cards(events), self.pen.cards(rest));
        said.push(text!(what, turn = turn, cards = cards, left = left));
        said
    }

    /// Grants of those without a vote, the first of each pair.
    fn grants(&mut self, cycle: &Cycle) -> Option<Text> {
        let earlier = self.annals.chapters.iter().flat_map(|row| &row.cycles);
        let earlier = earlier.take_while(|row| row.entry < cycle.entry);
        let earlier: Vec<_> = earlier.flat_map(|row| &row.grants).collect();
        let known = |by: &FactionId, to: &FactionId| {
            earlier.iter().any(|(lender, whom, _)| (lender, whom) == (by, to))
        };
        let new = cycle.grants.iter().filter(|(by, to, _)| !known(by, to));
        let lent = new.map(|(by, to, amount)| {
            let (who, to) = (self.pen.name(by), self.pen.name(to));
            text!("lent", turn = self.pen.turn("grant", 4), who = who, to = to, amount = *amount)
        });
        let lent: Vec<Text> = lent.collect();
        (!lent.is_empty()).then(|| clauses(lent))
    }

    /// Each event that was voted on: entry, title, sentences.
    fn business(&mut self, cycle: &Cycle) -> Vec<(u64, Text, Vec<Text>)> {
        let mut parts: Vec<(Option<CardId>, u64, Vec<Text>)> = Vec::new();
        let mut votes_so_far = 0;
        for turn in &cycle.course {
            let (card, entry) = match turn {
                Turn::Vote(at) => {
                    let vote = &self.annals.votes[*at];
                    (vote.card.clone(), vote.entry)
                }
                Turn::Outcome(outcome) => (outcome.card.clone(), outcome.entry),
            };
            if parts.last().is_none_or(|(former, ..)| *former != card) {
                parts.push((card.clone(), entry, Vec::new()));
                votes_so_far = 0;
            }
            let several = cycle.events.len() > 1;
            let said = match turn {
                Turn::Vote(at) => {
                    votes_so_far += 1;
                    self.event_vote(*at, votes_so_far, several, cycle.chair())
                }
                Turn::Outcome(outcome) => self.outcome(outcome, votes_so_far, cycle.stasis.1),
            };
            if let Some((_, last, part)) = parts.last_mut() {
                *last = entry;
                part.extend(said);
            }
        }
        let title = |card: Option<CardId>| {
            card.map_or_else(Text::default, |id| (&self.pen.state.card(&id).title).into())
        };
        parts.into_iter().map(|(card, entry, said)| (entry, title(card), said)).collect()
    }

    fn event_vote(
        &mut self,
        at: usize,
        nth: usize,
        several: bool,
        chair: Option<&FactionId>,
    ) -> Vec<Text> {
        let annals = self.annals;
        let vote = &annals.votes[at];
        let (word, label) = match (vote.options, nth) {
            (1, _) if several => ("title", &vote.title),
            (1, _) => {
                let words = ["motion", "proposal", "it", "question"];
                (words[self.pen.turn("matter", words.len())], &vote.title)
            }
            (_, 1) => ("title", &vote.label),
            (_, 2) => ("alternative", &vote.label),
            _ => ("further", &vote.label),
        };
        let mut said = self.vote(vote, &Matter { word, label, nth }, chair);
        said.extend(self.silence(vote));
        said
    }

    /// What an event did.
    fn outcome(&mut self, outcome: &Outcome, votes: usize, threshold: u32) -> Vec<Text> {
        let mut said = Vec::new();
        let default = outcome.option.is_none();
        let turn = if default { self.pen.turn("default", 4) } else { 0 };
        let deeds = self.deeds(&outcome.deltas, threshold);
        said.push(match (default, deeds.is_empty()) {
            (true, true) => text!("matter-dropped", turn = self.pen.turn("nothing-at-all", 3)),
            (true, false) if votes == 0 => text!("matter-ran-its-course"),
            (true, false) => text!("matter-not-passed", turn = turn),
            (false, true) => {
                text!("matter-changed-nothing", turn = self.pen.turn("nothing-came", 2))
            }
            (false, false) => Text::default(),
        });
        said.retain(|text| !text.is_empty());
        said.extend(deeds);
        said.extend(outcome.revised.iter().map(|(struck, reason)| {
            let what = if *struck { "matter-line-struck" } else { "matter-line-changed" };
            text!(what, reason = closed(reason))
        }));
        said
    }

    fn closing(&mut self, cycle: &Cycle, last: bool) -> Vec<Text> {
        let mut said = Vec::new();
        let votes = cycle.course.iter().any(|turn| matches!(turn, Turn::Vote(_)));
        if cycle.skipped.contains(&Phase::Vote) && votes {
            said.push(text!("cycle-cut-short"));
        } else if cycle.skipped.contains(&Phase::Vote) && !cycle.events.is_empty() {
            said.push(text!("cycle-no-vote"));
        }
        let left = cycle.stasis.1.saturating_sub(cycle.stasis.0);
        if last && !cycle.ended && cycle.course.is_empty() && !cycle.events.is_empty() {
            said.push(text!("cycle-called-away"));
        } else if last && (1..=2).contains(&left) && cycle.ended {
            said.push(text!("cycle-near-strife", n = left));
        }
        said
    }
}

fn of_cycle(cycle: &Cycle, entry: u64, lead: Text, said: Vec<Text>) -> Option<Paragraph> {
    if said.is_empty() {
        return None;
    }
    let mut factions: Vec<FactionId> = cycle.chair().into_iter().cloned().collect();
    let race = cycle.race.iter().flat_map(|race| race.winners.iter().cloned());
    factions.extend(race.filter(|id| Some(id) != cycle.chair()));
    factions.dedup();
    Some(Paragraph { entry, lead, text: paragraph(said), factions })
}
