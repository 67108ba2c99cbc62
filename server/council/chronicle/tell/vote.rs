//! A vote in a sentence or two: by its margin, by who stood where, by what decided it.

use game::{Name, Text, text};

use crate::chronicle::ballots::{Cast, Vote};
use crate::chronicle::tell::Teller;
use crate::chronicle::words::{closed, count, in_words};
use crate::cycle::vote::{Pick, Verdict, WhyFailed};
use crate::ids::FactionId;

/// What a part of a strength says that is a grant, and that is the bonus of the race.
const GRANTED: &str = "influence-granted";
const RACE: &str = "support-race";

/// How a matter is called in its sentence.
pub(super) struct Matter<'a> {
    /// By which word: `title` alone, or as `motion`, `proposal`, `it`, `question`, `text`, `alternative`,
    /// `further`.
    pub word: &'static str,
    pub label: &'a Text,
    /// Which of the proposals on this matter it is, from 1.
    pub nth: usize,
}

impl Matter<'_> {
    /// The message with the matter filled in.
    fn of(&self, text: Text) -> Text {
        text.with("matter", self.word).with("label", self.label).with("nth", self.nth)
    }
}

/// Who stood where in a vote.
struct Sides<'a> {
    yes: Vec<&'a Cast>,
    no: Vec<&'a Cast>,
    silent: usize,
}

fn ids<'a>(side: &[&'a Cast]) -> Vec<&'a FactionId> {
    side.iter().map(|cast| &cast.faction).collect()
}

impl Teller<'_> {
    /// How a vote went. `chair` is who put it.
    pub(super) fn vote(
        &mut self,
        vote: &Vote,
        matter: &Matter<'_>,
        chair: Option<&FactionId>,
    ) -> Vec<Text> {
        if let Some(reason) = &vote.voided {
            let turn = self.pen.turn("voided", 2);
            let told = text!("vote-voided", turn = turn, reason = closed(reason));
            return vec![matter.of(told)];
        }
        let mut said = self.verdict(vote, matter);
        said.extend(self.decisive(vote));
        said.extend(self.against_oneself(vote, chair));
        said.extend(vote.vetoed.as_ref().map(|by| match by {
            Some(id) => text!("vetoed", who = self.pen.name(id)),
            None => text!("vetoed-by-control"),
        }));
        said
    }

    fn verdict(&mut self, vote: &Vote, matter: &Matter<'_>) -> Vec<Text> {
        if vote.counted {
            let verdict = match vote.verdict {
                Verdict::Passed => "passed",
                Verdict::Failed => "failed",
                Verdict::Tied => "tied",
            };
            let told = text!("vote-hands-raised", yes = vote.yes, no = vote.no, verdict = verdict);
            return vec![matter.of(told)];
        }
        if vote.tie.is_some() || vote.verdict == Verdict::Tied || vote.yes == vote.no {
            let mut said = vec![matter.of(self.split(vote))];
            said.extend(self.tie_decided(vote));
            return said;
        }
        let silent = vote.side(Pick::Abstain).len();
        let sides = Sides { yes: vote.side(Pick::Yes), no: vote.side(Pick::No), silent };
        let told = if first_verdict(vote) == Verdict::Passed {
            self.passed(vote, &sides)
        } else {
            self.failed(vote, &sides)
        };
        vec![matter.of(self.with_sides(told, vote, &sides))]
    }

    /// The message with both sides and their strengths filled in.
    fn with_sides(&self, text: Text, vote: &Vote, sides: &Sides<'_>) -> Text {
        let (ayes, noes) = (self.pen.names(ids(&sides.yes)), self.pen.names(ids(&sides.no)));
        text.with("ayes", ayes).with("noes", noes).with("yes", vote.yes).with("no", vote.no)
    }

    /// How a hall was split that was of no mind.
    fn split(&mut self, vote: &Vote) -> Text {
        if vote.yes == 0 && vote.no == 0 {
            let turn = self.pen.turn("silence", 2);
            return if spoken(vote) {
                text!("tie-weightless")
            } else {
                text!("tie-silence", turn = turn)
            };
        }
        let ayes = self.pen.names(ids(&vote.side(Pick::Yes)));
        let noes = self.pen.names(ids(&vote.side(Pick::No)));
        let turn = self.pen.turn("tied", 2);
        text!("tie-split", turn = turn, ayes = ayes, noes = noes, yes = vote.yes)
    }

    /// What became of a tie.
    fn tie_decided(&self, vote: &Vote) -> Option<Text> {
        let passes = first_verdict(vote) == Verdict::Passed;
        let by = match &vote.tie {
            None if vote.verdict == Verdict::Tied => return None,
            None if matches!(vote.why, WhyFailed::Quorum { .. }) => {
                return Some(if spoken(vote) {
                    text!("tie-too-few")
                } else {
                    text!("tie-no-votes")
                });
            }
            None => return Some(text!("tie-fails")),
            Some(None) if passes => return Some(text!("tie-passed-by-control")),
            Some(None) => return Some(text!("tie-failed-by-control")),
            Some(Some(by)) => by,
        };
        let how = match (vote.pick_of(by), passes) {
            (Some(Pick::No), true) => "no-passes",
            (Some(Pick::Yes), false) => "yes-fails",
            (Some(Pick::Yes), true) => "yes-passes",
            (Some(Pick::No), false) => "no-fails",
            (Some(Pick::Abstain) | None, true) => "out-passes",
            (Some(Pick::Abstain) | None, false) => "out-fails",
        };
        Some(text!("tie-word", subject = self.pen.name(by), how = how))
    }

    fn passed(&mut self, vote: &Vote, sides: &Sides<'_>) -> Text {
        let (yes, no) = (sides.yes.len(), sides.no.len());
        let n = vote.margin();
        match (yes, no) {
            (2.., 0) if sides.silent == 0 => {
                text!("passed-unanimous", turn = self.pen.turn("unanimous", 3))
            }
            (1, 0) => {
                let turn = self.pen.turn("one-for-it", 4);
                text!("passed-alone", turn = turn, subject = self.alone(&sides.yes))
            }
            (_, 0) => text!("passed-unopposed", turn = self.pen.turn("unopposed", 3)),
            (1, 2..) => text!("passed-heavy", subject = self.alone(&sides.yes)),
            (3.., 1) => text!("passed-but-for-one", turn = self.pen.turn("alone", 3)),
            (few, many) if few < many => {
                text!("passed-outweighing", n = few, many = in_words(count(&sides.no)))
            }
            _ if n == 1 => text!("passed-by-one", turn = self.pen.turn("by-one", 2)),
            _ if n <= 3 => text!("passed-close", turn = self.pen.turn("close", 2), n = n),
            _ if vote.yes >= 3 * vote.no => {
                text!("passed-by-far", turn = self.pen.turn("landslide", 2))
            }
            _ => text!("passed", turn = self.pen.turn("passed", 4)),
        }
    }

    fn failed(&mut self, vote: &Vote, sides: &Sides<'_>) -> Text {
        if vote.yes > vote.no {
            return self.failed_for_all_its_votes(vote);
        }
        let n = vote.margin();
        match (sides.yes.len(), sides.no.len()) {
            (0, 1) => {
                let turn = self.pen.turn("one-against-it", 4);
                text!("failed-at-one", turn = turn, subject = self.alone(&sides.no))
            }
            (0, _) if sides.silent == 0 => {
                text!("failed-refused", turn = self.pen.turn("refused", 2))
            }
            (0, _) => text!("failed-friendless", turn = self.pen.turn("nobody-for", 2)),
            (1, others @ 2..) => {
                let (turn, subject) = (self.pen.turn("alone-for", 3), self.alone(&sides.yes));
                text!("failed-one-friend", turn = turn, subject = subject, n = others)
            }
            (2.., 1) => text!("failed-heavy", subject = self.alone(&sides.no)),
            (many, few) if many > few => text!("failed-lighter"),
            _ if n == 1 => text!("failed-by-one", turn = self.pen.turn("short-by-one", 2)),
            _ if n <= 3 => text!("failed-close", turn = self.pen.turn("nearly", 2), n = n),
            _ if vote.no >= 3 * vote.yes => {
                text!("failed-by-far", turn = self.pen.turn("crushed", 2))
            }
            _ => text!("failed", turn = self.pen.turn("failed", 4)),
        }
    }

    /// More weight was for it, and that was not enough.
    fn failed_for_all_its_votes(&mut self, vote: &Vote) -> Text {
        match vote.why {
            WhyFailed::TwoThirds { .. } => text!("failed-majority", needed = "two-thirds"),
            WhyFailed::ThreeQuarters { .. } => text!("failed-majority", needed = "three-quarters"),
            WhyFailed::Outweighed | WhyFailed::Quorum { .. } | WhyFailed::Tie { .. } => {
                text!("failed-quorum", turn = self.pen.turn("quorum", 3))
            }
        }
    }

    /// The one who stood on a side.
    fn alone(&self, side: &[&Cast]) -> Name {
        self.pen.name(&side[0].faction)
    }

    /// What tipped the scales, where one thing did: a grant, the race, a Hero.
    fn decisive(&mut self, vote: &Vote) -> Option<Text> {
        let simple = first_verdict(vote) == Verdict::Passed || vote.no > vote.yes;
        if vote.counted || vote.tie.is_some() || vote.margin() == 0 || !simple {
            return None;
        }
        let winners = if vote.yes > vote.no { Pick::Yes } else { Pick::No };
        let margin = i32::try_from(vote.margin()).ok()?;
        let heroes = || self.pen.state.factions_told().flat_map(|faction| faction.heroes.iter());
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
        let who = self.pen.name(who);
        let told = if label.says(GRANTED) {
            let lender = Name::of(label.filled("who").unwrap_or_default());
            let turn = self.pen.turn("lent", 2);
            text!("decided-by-a-grant", turn = turn, lender = lender, who = who, n = by.abs())
        } else if label.says(RACE) {
            text!("decided-by-the-race", turn = self.pen.turn("raced", 2), who = who)
        } else {
            text!("decided-by-a-hero", turn = self.pen.turn("hero", 2), hero = label, who = who)
        };
        Some(told.with("winners", if winners == Pick::Yes { "yes" } else { "no" }))
    }

    /// The Prytanis who called a matter and voted against it.
    fn against_oneself(&mut self, vote: &Vote, chair: Option<&FactionId>) -> Option<Text> {
        let chair = chair?;
        if vote.pick_of(chair) != Some(Pick::No) || vote.side(Pick::No).len() < 2 {
            return None;
        }
        let who = self.pen.name(chair);
        match self.pen.times("against-oneself") {
            0 => Some(text!("voted-against-oneself", subject = who)),
            1 => Some(text!("called-to-vote-down", subject = who)),
            _ => None,
        }
    }

    /// Who was silent, where most of a council would not vote.
    pub(super) fn silence(&mut self, vote: &Vote) -> Option<Text> {
        let silent = vote.side(Pick::Abstain);
        let spoke = vote.casts.len() - silent.len();
        if vote.voided.is_some() || silent.len() < 2 || silent.len() <= spoke || spoke == 0 {
            return None;
        }
        match self.pen.times("silence-told") % 5 {
            0 => Some(text!("kept-silent", n = silent.len())),
            2 => Some(text!("silent-majority", who = self.pen.names(ids(&silent)))),
            _ => None,
        }
    }
}

/// The verdict of the vote itself, before a veto.
pub(super) fn first_verdict(vote: &Vote) -> Verdict {
    if vote.vetoed.is_some() { Verdict::Passed } else { vote.verdict }
}

/// Whether anybody said YES or NO.
fn spoken(vote: &Vote) -> bool {
    vote.casts.iter().any(|cast| cast.pick != Pick::Abstain)
}
