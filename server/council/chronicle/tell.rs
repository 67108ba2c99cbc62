//! The story in sentences. Which sentence is chosen follows from the facts; where several would do, they
//! take turns.

use game::{Text, text};

use crate::chronicle::annals::{Annals, Chapter, Kind};
use crate::chronicle::words::Pen;
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
    pub summary: Text,
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
    pub pending: Vec<Text>,
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
            when: text!("book-act", act = chapter.act),
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

    fn title(&mut self, chapter: &Chapter) -> Text {
        match (chapter.kind, &chapter.stasis) {
            (Kind::Action(round, false), _) => text!("title-round", nth = round),
            (Kind::Action(round, true), _) => text!("title-round-resumed", nth = round),
            (Kind::Diplomacy, _) => {
                text!("title-diplomacy", turn = self.pen.turn("diplomacy", 5))
            }
            (Kind::Assembly, _) => match self.pen.times("assembly") {
                0 => text!("title-assembly"),
                before => text!("title-another-assembly", nth = before + 1),
            },
            (Kind::Stasis, Some(stasis)) if stasis.number == 1 => text!("title-first-stasis"),
            (Kind::Stasis, Some(stasis)) => text!("title-stasis", nth = stasis.number),
            (Kind::Stasis, None) => text!("title-streets"),
        }
    }
}
