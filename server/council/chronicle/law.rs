//! The constitution as it grew, and the laws that were ever proclaimed.

use game::{Name, Text, text};

use crate::assembly::sitting::SittingEvent;
use crate::chronicle::cycles::Outcome;
use crate::chronicle::when;
use crate::cycle::outcome::OutcomeEvent;
use crate::day::DayEvent;
use crate::event::Event;
use crate::law::texts::{Article, LawEvent};
use crate::origin::Origin;
use crate::stasis::amend::AmendEvent;
use crate::state::State;
use crate::steps::StepsEvent;
use crate::view::chronicle::{ArticleTold, LawTold, TextTold};

/// Articles and laws over time.
#[derive(Clone, Debug)]
pub(super) struct Law {
    /// Every article that ever was, by its id.
    articles: Vec<(u32, ArticleTold)>,
    laws: Vec<(u32, LawTold)>,
    /// The Act of the last event.
    act: u32,
}

impl Law {
    /// The constitution at the start.
    pub(super) fn of(state: &State) -> Self {
        let mut law = Self { articles: Vec::new(), laws: Vec::new(), act: state.course.act };
        law.compare(state, &text!("came-at-the-start"), &text!("came-as-found"), true);
        law.proclaimed(state, None);
        law
    }

    /// Takes in an event, and what an outcome did by it; `state` is as it is after it.
    pub(super) fn note(&mut self, state: &State, event: &Event, did: Option<&Outcome>) {
        // Few events touch a text; none of the words is put together for the others.
        if !self.is_old(state) {
            let how = how(state, event, did);
            self.compare(state, &when(state), &how, false);
            self.proclaimed(state, Some(&how));
            self.ended(state, &self.why_ended(event));
        }
        self.act = state.course.act;
    }

    /// Whether all of this is known already.
    fn is_old(&self, state: &State) -> bool {
        let texts = (1..).zip(&state.code.constitution).all(|(number, row)| {
            let told = self.articles.iter().find(|(id, _)| *id == row.id);
            told.is_some_and(|(_, told)| is_told(told, row) && told.number == Some(number))
        });
        let standing = self.articles.iter().filter(|(_, told)| told.number.is_some()).count();
        let open = self.laws.iter().filter(|(_, told)| told.ended.is_empty());
        let laws = open.map(|(id, _)| id).eq(state.code.laws.iter().map(|law| &law.id));
        texts && laws && state.code.constitution.len() == standing
    }

    /// Notes texts that are new, and what number each article has now.
    fn compare(&mut self, state: &State, when: &Text, how: &Text, found: bool) {
        self.articles.iter_mut().for_each(|(_, told)| told.number = None);
        for (number, row) in (1..).zip(&state.code.constitution) {
            let text = row.words.text.clone();
            let mut new = TextTold { when: when.clone(), text, how: how.clone(), found };
            let Some((_, told)) = self.articles.iter_mut().find(|(id, _)| *id == row.id) else {
                let (number, title, texts) = (Some(number), row.title.clone(), vec![new]);
                self.articles.push((row.id, ArticleTold { number, title, texts }));
                continue;
            };
            told.number = Some(number);
            if is_told(told, row) {
                continue;
            }
            if told.title != row.title {
                new.how = text!("came-in-the-place-of", how = how, title = &told.title);
                told.title.clone_from(&row.title);
            }
            told.texts.push(new);
        }
    }

    /// Notes laws that are new, and how they came; nothing is said of that where they were there from the start.
    fn proclaimed(&mut self, state: &State, how: Option<&Text>) {
        for law in &state.code.laws {
            if self.laws.iter().all(|(id, _)| *id != law.id) {
                let how = match how {
                    None => state.origin(&law.source),
                    Some(_) if law.source == Origin::Control => text!("came-by-control"),
                    Some(how) => how.clone(),
                };
                self.laws.push((
                    law.id,
                    LawTold {
                        title: law.title.clone(),
                        text: law.text.clone(),
                        proclaimed: text!("came-when-and-how", when = when(state), how = how),
                        ended: Text::default(),
                    },
                ));
            }
        }
    }

    fn ended(&mut self, state: &State, why: &Text) {
        for (id, told) in &mut self.laws {
            if told.ended.is_empty() && state.code.laws.iter().all(|law| law.id != *id) {
                told.ended = text!("came-when-and-how", when = when(state), how = why);
            }
        }
    }

    fn why_ended(&self, event: &Event) -> Text {
        match event {
            Event::Law(LawEvent::LawRepealed { reason, .. }) => {
                text!("ended-repealed", reason = reason)
            }
            Event::Steps(StepsEvent::CycleEnded) => text!("ended-with-the-cycle"),
            Event::Day(DayEvent::ActBegan { .. }) => text!("ended-with-the-act", act = self.act),
            Event::Day(DayEvent::DiplomacyBegan { .. })
            | Event::Sitting(SittingEvent::AssemblyOpened { .. }) => text!("ended-with-the-round"),
            _ => text!("ended-with-its-time"),
        }
    }

    /// All articles, those in force first, in their order.
    pub(super) fn articles(&self) -> Vec<ArticleTold> {
        let mut rows: Vec<_> = self.articles.iter().map(|(_, told)| told.clone()).collect();
        rows.sort_by_key(|row| row.number.unwrap_or(u32::MAX));
        rows
    }

    /// All laws in the order in which they were proclaimed.
    pub(super) fn laws(&self) -> Vec<LawTold> {
        self.laws.iter().map(|(_, told)| told.clone()).collect()
    }
}

/// Whether the text and the title that an article has now are the last that were told of it.
fn is_told(told: &ArticleTold, row: &Article) -> bool {
    told.texts.last().map(|last| &last.text) == Some(&row.words.text) && told.title == row.title
}

/// How a text came.
fn how(state: &State, event: &Event, did: Option<&Outcome>) -> Text {
    match event {
        Event::Amend(AmendEvent::ArticleAmended { faction, .. }) => {
            text!("came-by-the-winner", who = Name::of(state.name(faction)))
        }
        Event::Outcome(OutcomeEvent::OutcomeHappened) => {
            match did.and_then(|did| did.card.as_ref()) {
                Some(card) => text!("came-by-the-council", title = &state.card(card).title),
                None => text!("came-by-the-assembly"),
            }
        }
        Event::Law(LawEvent::ArticleChanged { reason, .. })
        | Event::Law(LawEvent::ArticleAdded { reason, .. }) => {
            text!("came-by-control-because", reason = reason)
        }
        Event::Law(LawEvent::LawProclaimed { by, .. }) if !by.is_empty() => {
            text!("came-by", who = by)
        }
        _ => text!("came-by-control"),
    }
}
