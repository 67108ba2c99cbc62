//! An Assembly, motion by motion.

use game::{Text, text};

use crate::chronicle::annals::{Chapter, Motion};
use crate::chronicle::tell::Teller;
use crate::chronicle::tell::deeds::quoted;
use crate::chronicle::tell::vote::Matter;
use crate::chronicle::words::{count, in_words, paragraph};
use crate::origin::Origin;
use crate::view::chronicle::Paragraph;

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
            decided.map(|row| row.title.clone()).collect()
        };
        let (adopted, rejected) = (titles(true), titles(false));
        let n = chapter.motions.len();
        let titles = quoted(&adopted);
        let text = match (adopted.len(), rejected.len()) {
            (0, 0) => text!("assembly-decided-nothing"),
            (0, _) => text!("assembly-rejected-all", n = n),
            (_, 0) => {
                let turn = self.pen.turn("all-adopted", 2);
                text!("assembly-adopted-all", turn = turn, n = n, titles = titles)
            }
            _ => text!(
                "assembly-adopted-some",
                turn = self.pen.turn("some-adopted", 2),
                n = n,
                adopted = in_words(count(&adopted)),
                titles = titles,
                rejected = quoted(&rejected)
            ),
        };
        Paragraph { entry: chapter.entry, lead: Text::default(), text, factions: Vec::new() }
    }

    fn motion(&mut self, motion: &Motion) -> Paragraph {
        let mut said = self.moved(motion);
        let annals = self.annals;
        let label = Text::from(&motion.title);
        for at in &motion.votes {
            let vote = &annals.votes[*at];
            let words = ["motion", "it", "text"];
            let word = words[self.pen.turn("motion-called", words.len())];
            said.extend(self.vote(vote, &Matter { word, label: &label, nth: 1 }, None));
            said.extend(self.silence(vote));
        }
        if motion.adopted == Some(true) {
            let threshold = self.pen.state.settings.stasis_threshold;
            let deeds = motion.outcome.as_ref().map(|row| self.deeds(&row.deltas, threshold));
            said.extend(deeds.unwrap_or_default());
        } else if motion.votes.is_empty() {
            said.push(text!("motion-not-put"));
        }
        let by = motion.by.iter().cloned();
        let decided = motion.votes.last().and_then(|at| annals.votes[*at].tie.clone().flatten());
        let factions = by.chain(decided).collect();
        Paragraph { entry: motion.entry, lead: label, text: paragraph(said), factions }
    }

    /// Whose motion it was and what it wanted.
    fn moved(&mut self, motion: &Motion) -> Vec<Text> {
        let what = motion.measure;
        let mut said = vec![match (&motion.by, &motion.source) {
            (Some(by), _) => {
                let (turn, subject) = (self.pen.turn("moved-by", 2), self.pen.name(by));
                text!("motion-by", turn = turn, subject = subject, measure = what)
            }
            (None, Origin::Control) => text!("motion-by-control", measure = what),
            (None, source) => {
                let (turn, source) = (self.pen.turn("came-from", 3), self.pen.state.origin(source));
                text!("motion-out-of", turn = turn, source = source, measure = what)
            }
        }];
        // These are the words of the card, not the chronicler's.
        if !motion.changes.is_empty() {
            let turn = self.pen.turn("wanted", 2);
            said.push(text!("motion-wanted", turn = turn, wanted = &motion.changes));
        }
        said
    }
}
