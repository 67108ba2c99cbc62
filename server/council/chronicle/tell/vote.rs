//! A vote in a sentence or two: by its margin, by who stood where, by what decided it.

use game::Text;

use crate::cycle::vote::{Pick, Verdict, WhyFailed};
use crate::ids::FactionId;

use super::super::ballots::{Cast, Vote};
use super::super::words::{capital, closed, count, number};
use super::Teller;

/// What a part of a strength says that is a grant, and that is the bonus of the race.
const GRANTED: &str = "influence-granted";
const RACE: &str = "support-race";

/// How a matter is called in its sentence, at the head and within.
pub(super) struct Matter {
    pub name: String,
}

fn ids<'a>(side: &[&'a Cast]) -> Vec<&'a FactionId> {
    side.iter().map(|cast| &cast.faction).collect()
}

impl Teller<'_> {
    /// How a vote went. `chair` is who put it.
    pub(super) fn vote(
        &mut self,
        vote: &Vote,
        matter: &Matter,
        chair: Option<&FactionId>,
    ) -> String {
        if let Some(reason) = &vote.voided {
            let name = &matter.name;
            return match self.pen.turn("voided", 2) {
                0 => capital(&format!(
                    "{name} was voted on once, and the vote was declared void by Control: {}",
                    closed(reason)
                )),
                _ => capital(&format!(
                    "a first vote on {name} did not stand. Control: {}",
                    closed(reason)
                )),
            };
        }
        let mut said = vec![self.verdict(vote, &matter.name)];
        said.extend(self.decisive(vote));
        said.extend(self.against_oneself(vote, chair));
        if let Some(by) = &vote.vetoed {
            let who = by.as_ref().map_or("Control".to_owned(), |id| self.pen.the(id));
            said.push(format!("It did not become deed: {who} vetoed it."));
        }
        said.join(" ")
    }

    fn verdict(&mut self, vote: &Vote, name: &str) -> String {
        let text = if vote.counted {
            let (yes, no) = (vote.yes, vote.no);
            let ended = ended(vote.verdict);
            format!(
                "hands were raised for {name} and counted in the room, {yes} to {no}; it {ended}"
            )
        } else if vote.tie.is_some() || vote.verdict == Verdict::Tied || vote.yes == vote.no {
            self.tied(vote, name)
        } else if first_verdict(vote) == Verdict::Passed {
            self.passed(vote, name)
        } else {
            self.failed(vote, name)
        };
        closed(&capital(&text))
    }

    fn tied(&mut self, vote: &Vote, name: &str) -> String {
        let split = if vote.yes == 0 && vote.no == 0 {
            let spoken = vote.casts.iter().any(|cast| cast.pick != Pick::Abstain);
            match self.pen.turn("silence", 2) {
                _ if spoken => format!("such votes as were given on {name} weighed nothing"),
                0 => format!("nobody spoke for {name}, and nobody against it"),
                _ => format!("when {name} was put, every Archon kept silent"),
            }
        } else {
            let (yes, no) = (vote.side(Pick::Yes), vote.side(Pick::No));
            let (for_it, against) = (self.pen.all(ids(&yes)), self.pen.all(ids(&no)));
            match self.pen.turn("tied", 2) {
                0 => format!(
                    "{name} split the hall evenly, {0} to {0}, with {for_it} on one side and \
                     {against} on the other",
                    vote.yes
                ),
                _ => format!(
                    "{for_it} stood for {name} and {against} against it, and the scales \
                     were level at {}",
                    vote.yes
                ),
            }
        };
        let passes = first_verdict(vote) == Verdict::Passed;
        let word = match &vote.tie {
            None if vote.verdict == Verdict::Tied => return split,
            None if matches!(vote.why, WhyFailed::Quorum { .. }) => {
                return match vote.casts.iter().any(|cast| cast.pick != Pick::Abstain) {
                    true => format!("{split}; but too few had voted at all, and it fell"),
                    false => format!("{split}; it fell for want of votes"),
                };
            }
            None => return format!("{split}; and a tie, as the constitution then stood, fails"),
            Some(None) => {
                let how = if passes { "let it pass" } else { "let it fall" };
                return format!("{split}. Control was left to decide, and {how}");
            }
            Some(Some(by)) => by,
        };
        let own = vote.pick_of(word);
        let who = self.pen.the(word);
        let how = match (passes, own) {
            (true, Some(Pick::No)) => "who had voted against it and now let it pass",
            (false, Some(Pick::Yes)) => "who had voted for it and now let it fall",
            (true, Some(Pick::Yes)) => "who had been for it all along and carried it through",
            (false, Some(Pick::No)) => "who had not changed their minds, and it fell",
            (true, _) => "who had kept out of it, and let it pass",
            (false, _) => "who had kept out of it, and let it fall",
        };
        format!("{split}. The word fell to {who}, {how}")
    }

    fn passed(&mut self, vote: &Vote, name: &str) -> String {
        let (yes, no) = (vote.side(Pick::Yes), vote.side(Pick::No));
        let score = score(vote);
        let (for_it, against) = (self.pen.all(ids(&yes)), self.pen.all(ids(&no)));
        let silent = vote.side(Pick::Abstain);
        match (yes.len(), no.len()) {
            (2.., 0) if silent.is_empty() => match self.pen.turn("unanimous", 3) {
                0 => format!("every voice was for {name}: {} to nothing", vote.yes),
                1 => format!("{name} passed with everybody behind it, {} to nothing", vote.yes),
                _ => format!(
                    "nobody was against {name}, and nobody was silent; it passed {} to nothing",
                    vote.yes
                ),
            },
            (1, 0) => match self.pen.turn("one for it", 4) {
                0 => format!(
                    "{for_it} alone cared to vote on {name}, and their {} decided it",
                    vote.yes
                ),
                1 => format!("{name} passed on the word of {for_it} alone"),
                2 => format!("nobody but {for_it} voted on {name}, and so it passed"),
                _ => format!("{for_it} passed {name} by themselves, {score}"),
            },
            (_, 0) => match self.pen.turn("unopposed", 3) {
                0 => format!("nobody spoke against {name}; {for_it} carried it with {}", vote.yes),
                1 => format!("{name} met no resistance: {for_it} for it, the others silent"),
                _ => format!("{for_it} passed {name} with {} while the rest looked on", vote.yes),
            },
            (1, others) if others > 1 => format!(
                "{for_it} alone wanted {name}, and alone they were heavy enough: {score} against {}",
                against
            ),
            (_, 1) if yes.len() > 2 => match self.pen.turn("alone", 3) {
                0 => format!("only {against} stood against {name}, which passed {score}"),
                1 => format!("{name} passed {score}, with {against} alone on the other side"),
                _ => format!(
                    "against {name} there was one voice, that of {against}; it passed {score}"
                ),
            },
            (few, many) if few < many => format!(
                "{} factions outweighed {}: {for_it} carried {name} {score} over {against}",
                number(u32::try_from(few).unwrap_or(0)),
                number(u32::try_from(many).unwrap_or(0)),
            ),
            _ if vote.margin() == 1 => match self.pen.turn("by one", 2) {
                0 => format!(
                    "{name} passed by a single point, {score}: {for_it} for it, {against} against"
                ),
                _ => format!("one point carried {name}, {score}, for {for_it} over {against}"),
            },
            _ if vote.margin() <= 3 => match self.pen.turn("close", 2) {
                0 => format!(
                    "it was close, but {for_it} brought {name} through, {score}; {against} had resisted"
                ),
                _ => format!(
                    "{for_it} carried {name} by {}, {score}, over the objections of {against}",
                    number(vote.margin())
                ),
            },
            _ if vote.yes >= 3 * vote.no => match self.pen.turn("landslide", 2) {
                0 => format!("{name} was never in danger: {score}, with {against} hardly heard"),
                _ => format!("{for_it} swept {name} through, {score}, past {against}"),
            },
            _ => match self.pen.turn("passed", 4) {
                0 => format!(
                    "{for_it} were for {name} and {against} against it, and it passed {score}"
                ),
                1 => {
                    format!("{name} passed, {score}, on the votes of {for_it}; {against} voted NO")
                }
                2 => format!("{for_it} carried {name} {score} against {against}"),
                _ => format!(
                    "by {score} the council agreed to {name}: {for_it} prevailed over {against}"
                ),
            },
        }
    }

    fn failed(&mut self, vote: &Vote, name: &str) -> String {
        let (yes, no) = (vote.side(Pick::Yes), vote.side(Pick::No));
        let score = score(vote);
        let (for_it, against) = (self.pen.all(ids(&yes)), self.pen.all(ids(&no)));
        if vote.yes > vote.no {
            let needed = match vote.why {
                WhyFailed::TwoThirds { .. } => Some("two thirds"),
                WhyFailed::ThreeQuarters { .. } => Some("three quarters"),
                WhyFailed::Outweighed | WhyFailed::Quorum { .. } | WhyFailed::Tie { .. } => None,
            };
            return match needed {
                Some(word) => format!(
                    "{name} had the better of the count, {score}; but {word} were needed, and it fell"
                ),
                None => match self.pen.turn("quorum", 3) {
                    0 => format!(
                        "{name} had the better of the count, {score}; but too few had voted at all, and it fell"
                    ),
                    1 => format!("{name} would have passed {score}, had not too many kept silent"),
                    _ => format!(
                        "{name} won the count, {score}, and fell all the same, for want of a quorum"
                    ),
                },
            };
        }
        match (yes.len(), no.len()) {
            (0, 1) => match self.pen.turn("one against it", 4) {
                0 => format!("{against} alone voted on {name}, and voted it down"),
                1 => format!("{name} fell to {against}, and to nobody else"),
                2 => format!("it took no more than {against} to be rid of {name}"),
                _ => format!("{name} failed, with {against} against it and nobody for it"),
            },
            (0, _) if vote.side(Pick::Abstain).is_empty() => match self.pen.turn("refused", 2) {
                0 => format!("not one voice was for {name}: it fell, {} to nothing", vote.no),
                _ => format!("the whole council rejected {name}, {} to nothing", vote.no),
            },
            (0, _) => match self.pen.turn("nobody for", 2) {
                0 => format!("nobody would speak for {name}; {against} buried it with {}", vote.no),
                _ => format!(
                    "{name} found no friend. {} voted it down and the others shrugged",
                    capital(&against)
                ),
            },
            (1, others) if others > 1 => match self.pen.turn("alone for", 3) {
                0 => format!("only {for_it} wanted {name}, and it fell {score}"),
                1 => format!("{for_it} stood alone for {name} and lost, {score}"),
                _ => format!(
                    "{name} had one friend, {for_it}, and {} enemies; it fell {score}",
                    number(u32::try_from(others).unwrap_or(0))
                ),
            },
            (many, 1) if many > 1 => format!(
                "{against} alone were heavy enough to stop {name}, {score}, though {for_it} wanted it"
            ),
            (many, few) if many > few => format!(
                "{name} had more friends than enemies, but lighter ones: {for_it} lost {score} to {against}"
            ),
            _ if vote.margin() == 1 => match self.pen.turn("short by one", 2) {
                0 => format!(
                    "{name} failed by a single point, {score}: {against} held, and {for_it} fell one short"
                ),
                _ => format!(
                    "one point more would have tied it; as it was {name} fell {score} to {against}"
                ),
            },
            _ if vote.margin() <= 3 => match self.pen.turn("nearly", 2) {
                0 => format!("{name} failed narrowly, {score}, {for_it} against {against}"),
                _ => format!(
                    "{for_it} came within {} of carrying {name}; {against} stopped it, {score}",
                    number(vote.margin())
                ),
            },
            _ if vote.no >= 3 * vote.yes => match self.pen.turn("crushed", 2) {
                0 => format!("{name} was thrown out, {score}; {for_it} had misjudged the room"),
                _ => format!("{against} would not hear of {name}, and it fell {score}"),
            },
            _ => match self.pen.turn("failed", 4) {
                0 => format!("{name} failed, {score}: {for_it} for it, {against} against"),
                1 => {
                    format!("{against} voted {name} down, {score}, against the wishes of {for_it}")
                }
                2 => format!("{for_it} asked for {name} and were refused by {against}, {score}"),
                _ => format!(
                    "{name} went no further. The count was {score}, {against} prevailing over {for_it}"
                ),
            },
        }
    }

    /// What tipped the scales, where one thing did: a grant, the race, a Hero.
    fn decisive(&mut self, vote: &Vote) -> Option<String> {
        let simple = first_verdict(vote) == Verdict::Passed || vote.no > vote.yes;
        if vote.counted || vote.tie.is_some() || vote.margin() == 0 || !simple {
            return None;
        }
        let winners = if vote.yes > vote.no { Pick::Yes } else { Pick::No };
        let margin = i32::try_from(vote.margin()).ok()?;
        let heroes = || self.pen.state.factions().flat_map(|faction| faction.heroes.iter());
        let mut rows = vote
            .side(winners)
            .into_iter()
            .flat_map(|cast| cast.parts.iter().map(move |(label, by)| (&cast.faction, label, *by)));
        let (who, label, by) = rows.find(|(_, label, by)| {
            *by > margin
                && (label.says(GRANTED)
                    || label.says(RACE)
                    || heroes().any(|hero| **label == Text::from(&hero.name)))
        })?;
        let who = self.pen.the(who);
        let points = |by: i32| number(by.unsigned_abs());
        let otherwise = if winners == Pick::Yes { "failed" } else { "passed" };
        Some(if label.says(GRANTED) {
            let lender = label.filled("who").map_or_else(String::new, |who| format!("the {who}"));
            match self.pen.turn("lent", 2) {
                0 => {
                    format!("It was the {} lent by {lender} to {who} that decided it.", points(by))
                }
                _ => format!("Without what {lender} had lent {who} it would have {otherwise}."),
            }
        } else if label.says(RACE) {
            match self.pen.turn("raced", 2) {
                0 => {
                    format!("The race had decided it: without their Horses {who} would have lost.")
                }
                _ => format!("Had {who} not won the race, it would have {otherwise}."),
            }
        } else {
            match self.pen.turn("hero", 2) {
                0 => format!("{label} of {who} made the difference.",),
                _ => format!("Without {label} it would have {otherwise}."),
            }
        })
    }

    /// The Prytanis who called a matter and voted against it.
    fn against_oneself(&mut self, vote: &Vote, chair: Option<&FactionId>) -> Option<String> {
        let chair = chair?;
        if vote.pick_of(chair) != Some(Pick::No) || vote.side(Pick::No).len() < 2 {
            return None;
        }
        let who = self.pen.at_head(chair);
        match self.pen.times("against oneself") {
            0 => Some(format!("{who}, who had put it, voted against it themselves.")),
            1 => Some(format!("{who} had called it up to vote it down.")),
            _ => None,
        }
    }

    /// "two of them silent" where most of a council would not vote.
    pub(super) fn silence(&mut self, vote: &Vote) -> Option<String> {
        let silent = vote.side(Pick::Abstain);
        let spoke = vote.casts.len() - silent.len();
        if vote.voided.is_some() || silent.len() < 2 || silent.len() <= spoke || spoke == 0 {
            return None;
        }
        let number = u32::try_from(silent.len()).ok()?;
        match self.pen.times("silence told") % 5 {
            0 => Some(format!("{} kept silent.", capital(&count(number, "Archon", "Archons")))),
            2 => Some(format!("The silent were the majority: {}.", self.pen.all(ids(&silent)))),
            _ => None,
        }
    }
}

/// The verdict of the vote itself, before a veto.
pub(super) fn first_verdict(vote: &Vote) -> Verdict {
    if vote.vetoed.is_some() { Verdict::Passed } else { vote.verdict }
}

/// "13 to 12", "7 to nothing".
fn score(vote: &Vote) -> String {
    let side = |sum: i32| if sum == 0 { "nothing".to_owned() } else { sum.to_string() };
    format!("{} to {}", side(vote.yes), side(vote.no))
}

fn ended(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Passed => "passed",
        Verdict::Failed => "failed",
        Verdict::Tied => "was tied",
    }
}
