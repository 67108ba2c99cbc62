//! A cycle: who presided and why, what came up, the race, the votes, what they did.

use crate::event::Appointment;
use crate::ids::{CardId, FactionId};
use crate::view::{Paragraph, Phase};

use super::super::cycles::{Cycle, Outcome, Race, Turn};
use super::super::words::{capital, closed, count, number, ordinal};
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
        Some(Paragraph { entry, lead, text: said.join(" "), factions })
    }

    /// Who presided and why.
    fn chairs(&mut self, cycle: &Cycle) -> Vec<String> {
        let mut said = Vec::new();
        if cycle.nobody && cycle.chairs.is_empty() {
            said.push("No citizen was left who could preside.".to_owned());
        }
        for (id, how, arete) in &cycle.chairs {
            said.push(self.chair_of(cycle, id, how, *arete));
            let same = self.chair.as_ref() == Some(id);
            self.streak = if same { self.streak + 1 } else { 1 };
            self.chair = Some(id.clone());
            self.presided.push(id.clone());
        }
        said
    }

    fn chair_of(&mut self, cycle: &Cycle, id: &FactionId, how: &Appointment, arete: u32) -> String {
        let who = self.pen.the(id);
        match how {
            Appointment::Highest => self.highest(id, arete),
            Appointment::Picked { by } => self.picked(cycle, id, by.as_ref()),
            Appointment::Elected => self.elected(cycle, id),
            Appointment::Lowest => {
                format!(
                    "The chair went to {who}, whose Arête of {arete} was the lowest, as the constitution wished."
                )
            }
            Appointment::InTurn => match self.pen.turn("in turn", 3) {
                0 => format!("It was the turn of {who} to preside."),
                1 => format!("The rota brought the chair to {who}."),
                _ => format!("Next in the round came {who}."),
            },
            Appointment::Lot => match self.pen.turn("lot", 3) {
                0 => format!("The lot fell on {who}."),
                1 => format!("The bean that was drawn gave {who} the chair."),
                _ => format!("Chance seated {who}."),
            },
            Appointment::Control { reason } => {
                format!("Control put {who} in the chair: {}", closed(reason))
            }
        }
    }

    fn highest(&mut self, id: &FactionId, arete: u32) -> String {
        let who = self.pen.the(id);
        if self.chair.is_none() {
            return format!(
                "The first to preside were {who}: no citizen stood higher than their Arête of {arete}."
            );
        }
        if self.chair.as_ref() == Some(id) {
            return match self.streak {
                1 => capital(&format!("{who} kept the chair.")),
                2 => format!("For the third time running {who} presided."),
                n if n % 4 == 0 => capital(&format!(
                    "{who} had now held the chair for {} cycles without a break.",
                    number(n + 1)
                )),
                _ => match self.pen.turn("again", 4) {
                    0 => capital(&format!("{who} presided again.")),
                    1 => format!("The chair stayed where it was, with {who}."),
                    2 => format!("Nobody had caught up with {who}, who presided once more."),
                    _ => format!("Still it was {who} who called the business."),
                },
            };
        }
        let former = self.chair.clone().map(|id| self.pen.the(&id)).unwrap_or_default();
        if self.presided.contains(id) {
            return match self.pen.turn("back", 2) {
                0 => format!(
                    "The chair went back to {who}, who with Arête {arete} stood highest again."
                ),
                _ => format!("{} had to give the chair back to {who}.", capital(&former)),
            };
        }
        match self.pen.turn("passes", 2) {
            0 => format!(
                "The chair passed from {former} to {who}, who with Arête {arete} now stood above all other citizens."
            ),
            _ => format!(
                "{}, now highest with Arête {arete}, took the chair from {former}.",
                capital(&who)
            ),
        }
    }

    fn picked(&mut self, cycle: &Cycle, id: &FactionId, by: Option<&FactionId>) -> String {
        let who = self.pen.the(id);
        let tied = self.pen.all(&cycle.tied);
        let Some(by) = by else {
            return format!("{} stood level, and Control gave the chair to {who}.", capital(&tied));
        };
        let giver = self.pen.the(by);
        let former = self.chosen.replace(id.clone());
        if by == id {
            return match self.pen.turn("themselves", 2) {
                0 => format!(
                    "{} stood level. {} had the choice among them, and chose themselves.",
                    capital(&tied),
                    capital(&giver)
                ),
                _ => format!("Free to choose once more, {giver} took the chair themselves."),
            };
        }
        match former {
            None => format!(
                "{} stood level, so the choice was with {giver}, who held supremacy; they gave the chair to {who}.",
                capital(&tied)
            ),
            Some(former) if former == *id => match self.pen.turn("same choice", 4) {
                0 => {
                    format!("Again the first houses were level, and again {giver} preferred {who}.")
                }
                1 => format!("{} saw no reason to change: {who} presided.", capital(&giver)),
                2 => format!("By grace of {giver} the chair stayed with {who}."),
                _ => format!("The tie was broken as before, in favour of {who}."),
            },
            Some(former) => {
                let former = self.pen.the(&former);
                match self.pen.turn("other choice", 3) {
                    0 => format!(
                        "This time {giver} broke the tie the other way, and {who} presided instead of {former}."
                    ),
                    1 => format!("{} turned from {former} to {who}.", capital(&giver)),
                    _ => format!(
                        "Level once more; and {giver}, who had last favoured {former}, now named {who}."
                    ),
                }
            }
        }
    }

    fn elected(&mut self, cycle: &Cycle, id: &FactionId) -> String {
        let who = self.pen.the(id);
        let Some(picks) = &cycle.election else {
            return format!("The council elected {who}.");
        };
        let of = |whom: Option<&FactionId>| -> i32 {
            picks.iter().filter(|(_, pick, _)| pick.as_ref() == whom).map(|(.., by)| by).sum()
        };
        let (own, all): (i32, i32) = (
            of(Some(id)),
            picks.iter().filter(|(_, pick, _)| pick.is_some()).map(|(.., by)| by).sum(),
        );
        let themselves = picks.iter().any(|(by, pick, _)| by == id && pick.as_ref() == Some(id));
        let modest = if themselves { ", their own votes among them" } else { "" };
        match self.pen.turn("elected", 3) {
            0 => format!(
                "The council voted for its Prytanis, and {who} were elected with {own} of {all}{modest}."
            ),
            1 => format!("{own} of {all} in the election went to {who}, who took the chair."),
            _ => format!("The ballot for the chair fell to {who}, {own} of {all}{modest}."),
        }
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

    fn race(&mut self, race: &Race) -> Option<String> {
        let mut shown: Vec<&(FactionId, u32)> = race.bids.iter().filter(|(_, n)| *n > 0).collect();
        shown.sort_by_key(|(_, n)| std::cmp::Reverse(*n));
        let horses = |n: u32| count(n, "Horse", "Horses");
        let [first, rest @ ..] = shown.as_slice() else {
            return match self.pen.times("no race") {
                0 => Some("Nobody showed a Horse.".into()),
                n if n % 5 == 4 => Some("Once more no Horse was shown.".into()),
                _ => None,
            };
        };
        let best = self.pen.the(&first.0);
        let without_vote = |id: &FactionId| !self.pen.state.faction(id).citizen;
        if race.winners.is_empty() {
            let tied = shown.iter().filter(|(_, n)| *n == first.1).map(|(id, _)| id);
            let tied = self.pen.all(tied);
            return Some(match self.pen.turn("dead heat", 3) {
                0 => format!(
                    "{} showed {} each, and so nobody won the race.",
                    capital(&tied),
                    horses(first.1)
                ),
                1 => format!("The race was a dead heat between {tied}."),
                _ => {
                    format!("Level at {}, {tied} spoiled the race for each other.", horses(first.1))
                }
            });
        }
        if race.picked || race.winners.len() > 1 {
            return Some(format!(
                "The race was tied, and went to {}.",
                self.pen.all(&race.winners)
            ));
        }
        let second = rest.first();
        Some(match second {
            None => match self.pen.turn("only bidder", 4) {
                0 => format!(
                    "Only {best} showed Horses, {}, and the race was theirs.",
                    number(first.1)
                ),
                1 => format!("{} ran alone and won.", capital(&best)),
                2 => format!(
                    "{} were enough for {best} to win a race that nobody else entered.",
                    capital(&horses(first.1))
                ),
                _ => format!("The race belonged to {best}, for want of rivals."),
            },
            Some((other, n)) if first.1 - n == 1 => {
                let other = self.pen.the(other);
                match self.pen.turn("by a neck", 3) {
                    0 => format!(
                        "{} won the race by a single Horse, {} to the {} of {other}.",
                        capital(&best),
                        number(first.1),
                        number(*n)
                    ),
                    1 => format!("By a neck the race went to {best}, ahead of {other}."),
                    _ => format!(
                        "{} to {}: {best} beat {other} to the post.",
                        capital(&number(first.1)),
                        number(*n)
                    ),
                }
            }
            Some((other, n)) => {
                let other = self.pen.the(other);
                match self.pen.turn("clear race", 4) {
                    0 => format!(
                        "The race went to {best} with {}; the next, {other}, had shown {}.",
                        horses(first.1),
                        number(*n)
                    ),
                    1 => format!("{} left {other} well behind in the race.", capital(&best)),
                    2 if without_vote(&first.0) => format!(
                        "{} won the race, though no vote of theirs could use it.",
                        capital(&best)
                    ),
                    2 => format!(
                        "{} had the better stable that day: {} against {}.",
                        capital(&best),
                        number(first.1),
                        number(*n)
                    ),
                    _ => format!("With {} {best} took the race.", horses(first.1)),
                }
            }
        })
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
            .map(|(by, to, amount)| match self.pen.turn("grant", 3) {
                0 => format!("{by} lent their {amount} to {to}"),
                1 => format!("{by} put their influence of {amount} behind {to}"),
                _ => format!("{to} could count on the {amount} of {by}"),
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
                0 => "No figure moved for it.".to_owned(),
                _ => "It changed little that can be counted.".to_owned(),
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
            said.push(format!("The city stood {} short of strife.", number(left)));
        }
        said
    }
}
