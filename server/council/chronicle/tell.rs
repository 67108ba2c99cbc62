//! The story in sentences. Which sentence is chosen follows from the facts; where several would do, they
//! take turns.

use crate::chronicle::annals::{Annals, Chapter, Kind};
use crate::chronicle::words::{Pen, ordinal};
use crate::cycle::prytanis::Appointment;
use crate::ids::FactionId;
use crate::view::chronicle as view;

mod assembly;
mod battle;
mod chair;
mod closing;
mod cycle;
mod deeds;
mod race;
mod rounds;
mod streets;
mod summary;
mod victory;
mod vote;

/// What is told.
pub(super) struct Story {
    pub summary: String,
    pub chapters: Vec<view::Chapter>,
}

/// Who presided, how, and with which Arête, in the order of the day.
pub(super) fn chairs(annals: &Annals) -> impl Iterator<Item = (&FactionId, &Appointment, u32)> {
    let cycles = annals.chapters.iter().flat_map(|chapter| &chapter.cycles);
    let chairs = cycles.flat_map(|cycle| &cycle.chairs);
    chairs.map(|(faction, how, arete)| (faction, how, *arete))
}

/// What a teller knows while it goes through the day.
pub(super) struct Teller<'a> {
    pub annals: &'a Annals,
    pub pen: Pen<'a>,
    /// Who presided last, and over how many cycles in a row.
    pub chair: Option<FactionId>,
    pub streak: u32,
    /// Cycles that each presided over so far.
    pub presided: Vec<FactionId>,
    /// Whom supremacy chose last.
    pub chosen: Option<FactionId>,
    /// What is told with the next cycle.
    pub pending: Vec<String>,
    /// The highest at the end of the chapter before.
    pub first: Vec<FactionId>,
}

/// The story of the day.
pub(super) fn tell(annals: &Annals) -> Story {
    let mut teller = Teller {
        annals,
        pen: Pen::of(&annals.state),
        chair: None,
        streak: 0,
        presided: Vec::new(),
        chosen: None,
        pending: Vec::new(),
        first: Vec::new(),
    };
    let chapters = annals.chapters.iter().map(|chapter| teller.chapter(chapter));
    let mut chapters: Vec<view::Chapter> =
        chapters.filter(|chapter| !chapter.paragraphs.is_empty()).collect();
    chapters.extend(teller.last_page());
    Story { summary: summary::summary(annals), chapters }
}

impl Teller<'_> {
    fn chapter(&mut self, chapter: &Chapter) -> view::Chapter {
        let mut paragraphs = match (chapter.kind, &chapter.stasis) {
            (Kind::Assembly, _) => self.assembly(chapter),
            (Kind::Diplomacy, _) => self.diplomacy(chapter),
            (Kind::Stasis, Some(stasis)) => self.streets(stasis),
            _ => self.council(chapter),
        };
        paragraphs.extend(self.by_the_way(chapter));
        view::Chapter {
            title: self.title(chapter),
            when: format!("Act {}", chapter.act),
            paragraphs,
        }
    }

    fn council(&mut self, chapter: &Chapter) -> Vec<view::Paragraph> {
        let mut paragraphs = Vec::new();
        for (at, cycle) in chapter.cycles.iter().enumerate() {
            let last = at + 1 == chapter.cycles.len();
            paragraphs.extend(self.cycle(cycle, last));
        }
        paragraphs
    }

    fn title(&mut self, chapter: &Chapter) -> String {
        match (chapter.kind, &chapter.stasis) {
            (Kind::Action(round, false), _) => {
                format!("The {} Action Round", crate::chronicle::words::capital(&ordinal(round)))
            }
            (Kind::Action(round, true), _) => {
                format!(
                    "The {} Action Round, Resumed",
                    crate::chronicle::words::capital(&ordinal(round))
                )
            }
            (Kind::Diplomacy, _) => match self.pen.turn("diplomacy", 5) {
                0 => "The Archons Go Out".into(),
                1 => "In the Corridors".into(),
                2 => "Each to Their Own".into(),
                3 => "The Hall Stands Empty".into(),
                _ => "Words without a Scribe".into(),
            },
            (Kind::Assembly, _) => match self.pen.times("assembly") {
                0 => "The Assembly".into(),
                n => {
                    let nth = ordinal(u32::try_from(n + 1).unwrap_or(u32::MAX));
                    format!("The {} Assembly", crate::chronicle::words::capital(&nth))
                }
            },
            (Kind::Stasis, Some(stasis)) if stasis.number == 1 => "The Streets Rise".into(),
            (Kind::Stasis, Some(stasis)) => {
                format!("The {} Stasis", crate::chronicle::words::capital(&ordinal(stasis.number)))
            }
            (Kind::Stasis, None) => "The Streets".into(),
        }
    }
}
