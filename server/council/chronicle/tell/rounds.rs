//! Diplomacy Rounds, and what happened by the way: gifts, and what Control set before everybody's eyes.

use game::{Text, text};

use crate::chronicle::annals::Chapter;
use crate::chronicle::tell::Teller;
use crate::chronicle::tell::deeds::amount;
use crate::chronicle::words::{clauses, closed, paragraph};
use crate::ids::FactionId;
use crate::view::chronicle::Paragraph;

impl Teller<'_> {
    /// The Archons go out; who stood where when they did.
    pub(super) fn diplomacy(&mut self, chapter: &Chapter) -> Vec<Paragraph> {
        let minutes = chapter.ended.map(|ended| {
            let minutes = (ended.0.saturating_sub(chapter.began.0) + 30_000) / 60_000;
            u32::try_from(minutes).unwrap_or(u32::MAX)
        });
        let turn = self.pen.turn("out", 4);
        let mut said = vec![match minutes {
            None => text!("out-still"),
            Some(0 | 1) => text!("out-for-a-moment"),
            Some(n) => text!("out", turn = turn, n = n),
        }];
        said.extend(self.placing(chapter));
        let (first, _) = highest(&chapter.standing, |row| row.1);
        let (lead, text) = (Text::default(), paragraph(said));
        vec![Paragraph { entry: chapter.entry, lead, text, factions: first }]
    }

    /// Who stood highest, and who bore the most Doom.
    fn placing(&mut self, chapter: &Chapter) -> Vec<Text> {
        let (first, arete) = highest(&chapter.standing, |row| row.1);
        if first.is_empty() || first.len() > 3 {
            return Vec::new();
        }
        let (same, turn) = (self.first == first, self.pen.turn("placing", 2));
        let mut said = match (same, first.as_slice()) {
            (true, [one]) => {
                let subject = self.pen.name(one);
                vec![text!("first-as-before", turn = turn, subject = subject, arete = arete)]
            }
            (true, all) => match self.pen.turn("still-shared", 3) {
                1 => Vec::new(),
                turn => {
                    let (turn, who) = (turn.min(1), self.pen.names(all));
                    vec![text!("first-shared-as-before", turn = turn, who = who)]
                }
            },
            (false, [one]) => {
                let subject = self.pen.name(one);
                vec![text!("first-now", turn = turn, subject = subject, arete = arete)]
            }
            (false, all) => {
                vec![text!("first-shared", who = self.pen.names(all), arete = arete)]
            }
        };
        self.first = first;
        said.extend(self.burdened(chapter));
        said
    }

    /// Who bears the most Doom, where it is much.
    fn burdened(&mut self, chapter: &Chapter) -> Option<Text> {
        let (doomed, doom) = highest(&chapter.standing, |row| row.2);
        let [one] = doomed.as_slice() else { return None };
        if doom < 3 {
            return None;
        }
        let (turn, subject) = (self.pen.turn("doomed", 3), self.pen.name(one));
        Some(text!("most-doomed", turn = turn, subject = subject, doom = doom))
    }

    /// Gifts, and what Control set.
    pub(super) fn by_the_way(&mut self, chapter: &Chapter) -> Vec<Paragraph> {
        self.gifts(chapter).into_iter().chain(self.set(chapter)).collect()
    }

    fn gifts(&self, chapter: &Chapter) -> Option<Paragraph> {
        if chapter.gifts.is_empty() {
            return None;
        }
        let rows = chapter.gifts.iter().map(|(from, to, what, n)| {
            let (who, to) = (self.pen.name(from), self.pen.name(to));
            text!("handed-over", who = who, goods = amount(self.pen.state, *what, *n), to = to)
        });
        let whom = chapter.gifts.iter().flat_map(|(from, to, ..)| [from.clone(), to.clone()]);
        let mut factions: Vec<FactionId> = whom.collect();
        factions.sort();
        factions.dedup();
        Some(Paragraph {
            entry: last_entry(chapter),
            lead: text!("lead-gifts"),
            text: clauses(rows.collect()),
            factions,
        })
    }

    fn set(&mut self, chapter: &Chapter) -> Option<Paragraph> {
        let mut said = Vec::new();
        let mut factions: Vec<FactionId> = Vec::new();
        let mut told = 0;
        for (_, deltas, reason) in &chapter.set {
            let what = self.deeds(deltas, u32::MAX);
            if what.is_empty() {
                continue;
            }
            factions.extend(deltas.counters.iter().map(|(id, ..)| id.clone()));
            let why = if told % 2 == 0 { "set-so" } else { "set-because" };
            told += 1;
            said.extend(what);
            said.push(text!(why, reason = closed(reason)));
        }
        factions.sort();
        factions.dedup();
        let (entry, ..) = chapter.set.last()?;
        let (lead, text) = (text!("lead-set"), paragraph(said));
        (!text.is_empty()).then_some(Paragraph { entry: *entry, lead, text, factions })
    }
}

fn last_entry(chapter: &Chapter) -> u64 {
    let cycles = chapter.cycles.iter().map(|cycle| cycle.entry);
    cycles.chain(chapter.motions.iter().map(|row| row.entry)).max().unwrap_or(chapter.entry)
}

/// Those who have the most, and how much that is.
fn highest(
    standing: &[(FactionId, u32, u32)],
    of: impl Fn(&(FactionId, u32, u32)) -> u32,
) -> (Vec<FactionId>, u32) {
    let most = standing.iter().map(&of).max().unwrap_or(0);
    let first = standing.iter().filter(|row| of(row) == most);
    (first.map(|(id, ..)| id.clone()).collect(), most)
}
