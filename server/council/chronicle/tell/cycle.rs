//! A cycle: who presided and why, what came up, the race, the votes, what they did.

use crate::ids::{CardId, FactionId};
use crate::steps::Phase;
use crate::view::chronicle::Paragraph;

use super::super::cycles::{Cycle, Outcome, Turn};
use super::super::words::{capital, closed, number, ordinal};
use super::Teller;
use super::vote::Matter;

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
            paragraphs.extend(self.paragraph(cycle, cycle.entry, String::new(), opening));
            return paragraphs;
        }
        if let Some((.., said)) = parts.last_mut() {
            said.extend(closing);
        }
        for (at, (entry, lead, said)) in parts.into_iter().enumerate() {
            let said = if at == 0 { [std::mem::take(&mut opening), said].concat() } else { said };
            paragraphs.extend(self.paragraph(cycle, entry, lead, said));
        }
        paragraphs
    }

    fn paragraph(
        &self,
        cycle: &Cycle,
        entry: u64,
        lead: String,
        said: Vec<String>,
    ) -> Option<Paragraph> {
        if said.is_empty() {
            return None;
        }
        let mut factions: Vec<FactionId> = cycle.chair().into_iter().cloned().collect();
        let race = cycle.race.iter().flat_map(|race| race.winners.iter().cloned());
        factions.extend(race.filter(|id| Some(id) != cycle.chair()));
        factions.dedup();
        Some(Paragraph { entry, lead, text: self.pen.paragraph(&said), factions })
    }

    /// What was called up, and what was let go.
    fn called(&mut self, cycle: &Cycle) -> Vec<String> {
        let mut said = Vec::new();
        if !cycle.looked.is_empty() {
            let cards = self.pen.cards(&cycle.looked);
            said.push(format!("They used their second look to put {cards} under the deck."));
        }
        let (events, rest) = (&cycle.events, &cycle.passed_over);
        if events.is_empty() {
            return said;
        }
        let (called, left) = (self.pen.cards(events), self.pen.cards(rest));
        said.push(match (events.len(), rest.len()) {
            (1, 0) => format!("There was nothing on the table but {called}."),
            (_, 0) => match self.pen.turn("all called", 5) {
                0 => format!("All that lay open came up: {called}."),
                1 => format!("There was no choosing; {called} were put one after the other."),
                2 => format!("On the table lay {called}."),
                3 => format!("Everything was called: {called}."),
                _ => format!("They had to deal with {called}."),
            },
            (1, _) => match self.pen.turn("called", 7) {
                0 => {
                    format!("Of the matters that lay open they called {called} and let {left} go.")
                }
                1 => format!("They laid {called} before the council."),
                2 => format!("The business was {called}; {left} went unheard."),
                3 => format!("They would hear {called}, and nothing of {left}."),
                4 => format!("{called} was called."),
                5 => format!("Passing over {left}, they took up {called}."),
                _ => format!("What they chose to put was {called}."),
            },
            _ => match self.pen.turn("called several", 3) {
                0 => format!("They called {called}, and left {left} to be forgotten."),
                1 => format!("{called} came before the council."),
                _ => format!("Out of what lay open they took {called}; {left} was dropped."),
            },
        });
        said
    }

    /// Grants of those without a vote, the first of each pair, and now and then a change of mind.
    fn grants(&mut self, cycle: &Cycle) -> Option<String> {
        let said: Vec<(String, String, i32)> = cycle
            .grants
            .iter()
            .filter(|(by, to, _)| {
                let earlier = self.annals.chapters.iter().flat_map(|row| &row.cycles);
                let mut earlier =
                    earlier.take_while(|row| row.entry < cycle.entry).flat_map(|row| &row.grants);
                earlier.all(|(lender, whom, _)| (lender, whom) != (by, to))
            })
            .map(|(by, to, amount)| (self.pen.the(by), self.pen.the(to), *amount))
            .collect();
        let said: Vec<String> = said
            .into_iter()
            .map(|(by, to, amount)| match self.pen.turn("grant", 4) {
                0 => format!("{by}, who had no vote, lent their influence of {amount} to {to}"),
                1 => format!("{by} put their {amount} behind {to}"),
                2 => format!("{to} could count on the {amount} of {by}"),
                _ => format!("{by} lent {to} their {amount}"),
            })
            .collect();
        (!said.is_empty()).then(|| format!("{}.", capital(&said.join("; "))))
    }

    /// Each event that was voted on: entry, title, sentences.
    fn business(&mut self, cycle: &Cycle) -> Vec<(u64, String, Vec<String>)> {
        let mut parts: Vec<(Option<CardId>, u64, Vec<String>)> = Vec::new();
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
            card.map_or(String::new(), |id| self.pen.state.card(&id).title.clone())
        };
        parts.into_iter().map(|(card, entry, said)| (entry, title(card), said)).collect()
    }

    fn event_vote(
        &mut self,
        at: usize,
        nth: usize,
        several: bool,
        chair: Option<&FactionId>,
    ) -> Vec<String> {
        let annals = self.annals;
        let vote = &annals.votes[at];
        let name = match (vote.options, nth) {
            (1, _) if several => format!("“{}”", vote.title),
            (1, _) => match self.pen.turn("matter", 4) {
                0 => "the motion".to_owned(),
                1 => "the proposal".to_owned(),
                2 => "it".to_owned(),
                _ => "the question".to_owned(),
            },
            (_, 1) => format!("“{}”", vote.label),
            (_, 2) => format!("the alternative “{}”", vote.label),
            (_, n) => {
                let nth = ordinal(u32::try_from(n).unwrap_or(u32::MAX));
                format!("the {nth} proposal “{}”", vote.label)
            }
        };
        let said = self.vote(vote, &Matter { name }, chair);
        [Some(said), self.silence(vote)].into_iter().flatten().collect()
    }

    /// What an event did.
    fn outcome(&mut self, outcome: &Outcome, votes: usize, threshold: u32) -> Vec<String> {
        let mut said = Vec::new();
        if outcome.option.is_none() {
            said.push(match (votes, self.pen.turn("default", 4)) {
                (0, _) => "No vote was taken, and the matter ran its own course.".to_owned(),
                (_, 0) => "Nothing having passed, the matter ran its own course.".to_owned(),
                (_, 1) => "So nothing was done, and that had its price.".to_owned(),
                (_, 2) => "What nobody decides decides itself.".to_owned(),
                _ => "The council let it lie.".to_owned(),
            });
        }
        let deeds = self.deeds(&outcome.deltas, threshold);
        if deeds.is_empty() && outcome.option.is_some() {
            said.push(match self.pen.turn("nothing came", 2) {
                0 => "It changed nothing that can be counted.".to_owned(),
                _ => "What came of it stands in no column of figures.".to_owned(),
            });
        }
        if deeds.is_empty() && outcome.option.is_none() {
            said.pop();
            said.push(match self.pen.turn("nothing at all", 3) {
                0 => "The matter was dropped.".to_owned(),
                1 => "Nothing came of it.".to_owned(),
                _ => "There it rested.".to_owned(),
            });
        }
        said.extend(deeds);
        for (struck, reason) in &outcome.revised {
            let did = if *struck { "struck a line of it out" } else { "changed a line of it" };
            said.push(format!("Control {did}: {}", closed(reason)));
        }
        said
    }

    fn closing(&mut self, cycle: &Cycle, last: bool) -> Vec<String> {
        let mut said = Vec::new();
        let votes = cycle.course.iter().any(|turn| matches!(turn, Turn::Vote(_)));
        if cycle.skipped.contains(&Phase::Vote) && votes {
            said.push("There Control cut the voting short.".into());
        } else if cycle.skipped.contains(&Phase::Vote) && !cycle.events.is_empty() {
            said.push("It never came to a vote: Control ended the phase.".into());
        }
        let left = cycle.stasis.1.saturating_sub(cycle.stasis.0);
        if last && !cycle.ended && cycle.course.is_empty() && !cycle.events.is_empty() {
            said.push("Before it came to a vote the Archons were called away.".into());
        } else if last && (1..=2).contains(&left) && cycle.ended {
            said.push(format!("The city stood {} short of open strife.", number(left)));
        }
        said
    }
}
