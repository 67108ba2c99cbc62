//! An Assembly, motion by motion.

use crate::chronicle::words::list;
use crate::origin::Origin;
use crate::view::chronicle::Paragraph;

use super::super::annals::{Chapter, Motion};
use super::super::words::{capital, count, number};
use super::Teller;
use super::vote::Matter;

impl Teller<'_> {
    /// The paragraphs of an Assembly.
    pub(super) fn assembly(&mut self, chapter: &Chapter) -> Vec<Paragraph> {
        let mut paragraphs = vec![self.opening(chapter)];
        for motion in &chapter.motions {
            paragraphs.push(self.motion(motion));
        }
        paragraphs
    }

    fn opening(&mut self, chapter: &Chapter) -> Paragraph {
        let titles = |adopted: bool| -> Vec<String> {
            let decided = chapter.motions.iter().filter(|row| row.adopted == Some(adopted));
            decided.map(|row| format!("“{}”", row.title)).collect()
        };
        let (adopted, rejected) = (titles(true), titles(false));
        let all = u32::try_from(chapter.motions.len()).unwrap_or(u32::MAX);
        let motions = count(all, "motion", "motions");
        let text = match (adopted.len(), rejected.len()) {
            (0, 0) => "The Assembly sat, and decided nothing.".to_owned(),
            (0, _) => format!(
                "The Assembly heard {motions} and would have none of {}.",
                if all == 1 { "it" } else { "them" }
            ),
            (_, 0) => match self.pen.turn("all adopted", 2) {
                0 => format!(
                    "The Assembly heard {motions} and sent nobody home empty-handed: {} {} adopted.",
                    list(&adopted),
                    if adopted.len() == 1 { "was" } else { "were" }
                ),
                _ => format!("This Assembly adopted whatever came before it: {}.", list(&adopted)),
            },
            (a, _) => {
                let a = number(u32::try_from(a).unwrap_or(u32::MAX));
                let (adopted, rejected) = (list(&adopted), list(&rejected));
                match self.pen.turn("some adopted", 2) {
                    0 => format!(
                        "Of {motions} the Assembly adopted {a}, {adopted}; {rejected} fell."
                    ),
                    _ => format!(
                        "{} came before the Assembly, and {a} of them stood when it rose: {adopted}.",
                        capital(&motions),
                    ),
                }
            }
        };
        Paragraph { entry: chapter.entry, lead: String::new(), text, factions: Vec::new() }
    }

    fn motion(&mut self, motion: &Motion) -> Paragraph {
        let mut said = vec![self.moved(motion)];
        let annals = self.annals;
        for at in &motion.votes {
            let vote = &annals.votes[*at];
            let name = match self.pen.turn("motion called", 3) {
                0 => "the motion",
                1 => "it",
                _ => "the text",
            };
            said.push(self.vote(vote, &Matter { name: name.to_owned() }, None));
            said.extend(self.silence(vote));
        }
        if motion.adopted == Some(true) {
            let threshold = self.pen.state.settings.stasis_threshold;
            let deeds = motion.outcome.as_ref().map(|row| self.deeds(&row.deltas, threshold));
            said.extend(deeds.unwrap_or_default());
        } else if motion.votes.is_empty() {
            said.push("It was not put to the vote.".into());
        }
        let by = motion.by.iter().cloned();
        let decided = motion.votes.last().and_then(|at| annals.votes[*at].tie.clone().flatten());
        let factions = by.chain(decided).collect();
        Paragraph {
            entry: motion.entry,
            lead: motion.title.clone(),
            text: self.pen.paragraph(&said),
            factions,
        }
    }

    /// Whose motion it was and what it wanted.
    fn moved(&mut self, motion: &Motion) -> String {
        let what = motion.measure;
        let an = if what == "article" { "an" } else { "a" };
        let wanted = motion.changes.trim().trim_end_matches('.');
        let origin = match (&motion.by, &motion.source) {
            (Some(by), _) => match self.pen.turn("moved by", 2) {
                0 => format!("{} moved {an} {what}", self.pen.at_head(by)),
                _ => format!("The motion of {} was {an} {what}", self.pen.the(by)),
            },
            (None, Origin::Control) => format!("Control had put {an} {what} on the agenda"),
            (None, source) => {
                let source = self.pen.state.origin(source).to_string();
                match self.pen.turn("came from", 3) {
                    0 => {
                        format!("The council had sent this {what} up when it dealt with “{source}”")
                    }
                    1 => format!("This {what} came from “{source}”"),
                    _ => format!("Out of “{source}” had come this {what}"),
                }
            }
        };
        if wanted.is_empty() {
            return format!("{origin}.");
        }
        // These are the words of the card, not the chronicler's.
        match self.pen.turn("wanted", 3) {
            0 => format!("{origin}. In the words of the agenda, “{wanted}.”"),
            1 if !wanted.contains(": ") => format!("{origin}: “{wanted}.”"),
            _ => format!("{origin}. The agenda had it as “{wanted}.”"),
        }
    }
}
