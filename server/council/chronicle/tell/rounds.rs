//! Diplomacy Rounds, and what happened by the way: gifts, and what Control set before everybody's eyes.

use crate::chronicle::annals::Chapter;
use crate::chronicle::tell::Teller;
use crate::chronicle::words::{capital, closed, count, list, number};
use crate::content::Counter;
use crate::ids::FactionId;
use crate::view::chronicle::Paragraph;

impl Teller<'_> {
    /// The Archons go out; who stood where when they did.
    pub(super) fn diplomacy(&mut self, chapter: &Chapter) -> Vec<Paragraph> {
        let minutes = chapter.ended.map(|ended| {
            let minutes = (ended.0.saturating_sub(chapter.began.0) + 30_000) / 60_000;
            u32::try_from(minutes).unwrap_or(u32::MAX)
        });
        let time = count(minutes.unwrap_or_default(), "minute", "minutes");
        let left = match (self.pen.turn("out", 4), minutes) {
            (_, None) => {
                "The Archons left the hall, and were still out at this writing.".to_owned()
            }
            (_, Some(0 | 1)) => {
                "The Archons left the hall, and were back almost at once.".to_owned()
            }
            (0, _) => format!(
                "For {time} the hall stood empty. What was agreed in the corridors is in no record."
            ),
            (1, _) => format!("The Archons went among their people for {time}."),
            (2, _) => format!("There were {time} of talk, and no scribe to it."),
            _ => format!(
                "They were out for {time}, and came back with whatever they had promised each other."
            ),
        };
        let mut said = vec![left];
        said.extend(self.placing(chapter));
        let (first, _) = highest(&chapter.standing, |row| row.1);
        let text = self.pen.paragraph(&said);
        vec![Paragraph { entry: chapter.entry, lead: String::new(), text, factions: first }]
    }

    /// Who stood highest, and who bore the most Doom.
    fn placing(&mut self, chapter: &Chapter) -> Vec<String> {
        let mut said = Vec::new();
        let (first, arete) = highest(&chapter.standing, |row| row.1);
        if first.is_empty() || first.len() > 3 {
            return said;
        }
        let who = self.pen.all(&first);
        let same = self.first == first;
        said.push(match (same, first.len(), self.pen.turn("placing", 2)) {
            (true, 1, 0) => format!(
                "{} were still the first house of the city, with Arête {arete}.",
                capital(&who)
            ),
            (true, 1, _) => format!("The order at the top had not changed: {who}, Arête {arete}."),
            (true, ..) => match self.pen.turn("still shared", 3) {
                0 => format!("{} still shared the first place.", capital(&who)),
                1 => return self.burdened(chapter),
                _ => format!("Nobody had come past {who}."),
            },
            (false, 1, 0) => format!("Highest in Arête at that hour were {who} with {arete}."),
            (false, 1, _) => format!("At the top stood {who}, with Arête {arete}."),
            (false, ..) => format!("{} shared the first place with Arête {arete}.", capital(&who)),
        });
        self.first = first;
        said.extend(self.burdened(chapter));
        said
    }

    /// Who bears the most Doom, where it is much.
    fn burdened(&mut self, chapter: &Chapter) -> Vec<String> {
        let (doomed, doom) = highest(&chapter.standing, |row| row.2);
        let [one] = doomed.as_slice() else { return Vec::new() };
        if doom < 3 {
            return Vec::new();
        }
        let who = self.pen.the(one);
        vec![match self.pen.turn("doomed", 3) {
            0 => format!("The heaviest Doom, {doom}, lay on {who}."),
            1 => format!("{} carried the most Doom, {doom}.", capital(&who)),
            _ => format!("Nobody was as doomed as {who}, at {doom}."),
        }]
    }

    /// Gifts, and what Control set.
    pub(super) fn by_the_way(&mut self, chapter: &Chapter) -> Vec<Paragraph> {
        let mut paragraphs = Vec::new();
        if let Some(text) = self.gifts(chapter) {
            let whom = chapter.gifts.iter().flat_map(|(from, to, ..)| [from.clone(), to.clone()]);
            let mut factions: Vec<FactionId> = whom.collect();
            factions.sort();
            factions.dedup();
            let lead = "What changed hands";
            paragraphs.push(Paragraph {
                entry: last_entry(chapter),
                lead: lead.into(),
                text,
                factions,
            });
        }
        if !chapter.set.is_empty() {
            paragraphs.extend(self.set(chapter));
        }
        paragraphs
    }

    fn gifts(&mut self, chapter: &Chapter) -> Option<String> {
        let rows = chapter.gifts.iter().map(|(from, to, what, amount)| {
            let what = match (what, amount) {
                (Counter::Horses, 1) => "Horse".to_owned(),
                (Counter::Talents, 1) => "Talent".to_owned(),
                (what, _) => crate::control::figures::shown::counter(*what).to_string(),
            };
            let (from, to, amount) = (self.pen.the(from), self.pen.the(to), number(*amount));
            format!("{from} handed {amount} {what} to {to}")
        });
        let rows: Vec<String> = rows.collect();
        (!rows.is_empty()).then(|| format!("{}.", capital(&list(&rows))))
    }

    fn set(&mut self, chapter: &Chapter) -> Option<Paragraph> {
        let mut said = Vec::new();
        let mut factions: Vec<FactionId> = Vec::new();
        for (_, deltas, reason) in &chapter.set {
            let what = self.deeds(deltas, u32::MAX);
            if what.is_empty() {
                continue;
            }
            factions.extend(deltas.counters.iter().map(|(id, ..)| id.clone()));
            let what = what.join(" ");
            said.push(match said.len() % 2 {
                0 => format!("{what} Control had set it so: {}", closed(reason)),
                _ => format!("{what} The reason that Control gave: {}", closed(reason)),
            });
        }
        factions.sort();
        factions.dedup();
        let entry = chapter.set.last().map_or(chapter.entry, |(entry, ..)| *entry);
        let (lead, text) = ("By Control’s hand".to_owned(), said.join(" "));
        (!text.is_empty()).then_some(Paragraph { entry, lead, text, factions })
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
