//! The constitution as it grew, and the laws that were ever proclaimed.

use crate::assembly::sitting::SittingEvent;
use crate::cycle::outcome::{OutcomeEvent, OutcomeOf};
use crate::day::DayEvent;
use crate::event::Event;
use crate::law::texts::{Article, LawEvent};
use crate::origin::Origin;
use crate::stasis::amend::AmendEvent;
use crate::state::State;
use crate::steps::StepsEvent;
use crate::view::chronicle::{ArticleTold, LawTold, TextTold};

use super::when;

/// Articles and laws over time.
#[derive(Clone, Debug)]
pub(super) struct Law {
    /// Every article that ever was, by its id.
    articles: Vec<(u32, ArticleTold)>,
    laws: Vec<(u32, LawTold)>,
}

impl Law {
    /// The constitution at the start.
    pub(super) fn of(state: &State) -> Self {
        let mut law = Self { articles: Vec::new(), laws: Vec::new() };
        law.compare(state, "At the start", "as it was found");
        law.proclaimed(state, "");
        law
    }

    /// Takes in an event; `before` and `after` are the states around it.
    pub(super) fn note(&mut self, before: &State, after: &State, event: &Event) {
        // Few events touch a text; none of the words is put together for the others.
        if self.is_old(after) {
            return;
        }
        let (how, ended) = (how(before, after, event), why_ended(before, event));
        self.compare(after, &when(after), &how);
        self.proclaimed(after, &how);
        self.ended(after, &ended);
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
    fn compare(&mut self, state: &State, when: &str, how: &str) {
        self.articles.iter_mut().for_each(|(_, told)| told.number = None);
        for (number, row) in (1..).zip(&state.code.constitution) {
            let mut new =
                TextTold { when: when.into(), text: row.words.text.clone(), how: how.into() };
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
                new.how = format!("{how}, in the place of “{}”", told.title);
                told.title.clone_from(&row.title);
            }
            told.texts.push(new);
        }
    }

    fn proclaimed(&mut self, state: &State, how: &str) {
        for law in &state.code.laws {
            if self.laws.iter().all(|(id, _)| *id != law.id) {
                let source = match how {
                    "" => state.origin(&law.source).to_string(),
                    _ if law.source == Origin::Control => "by Control".to_owned(),
                    how => how.to_owned(),
                };
                self.laws.push((
                    law.id,
                    LawTold {
                        title: law.title.clone(),
                        text: law.text.clone(),
                        proclaimed: format!("{}, {source}", when(state)),
                        ended: String::new(),
                    },
                ));
            }
        }
    }

    fn ended(&mut self, state: &State, why: &str) {
        for (id, told) in &mut self.laws {
            if told.ended.is_empty() && state.code.laws.iter().all(|law| law.id != *id) {
                told.ended = format!("{}, {why}", when(state));
            }
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
fn how(before: &State, after: &State, event: &Event) -> String {
    match event {
        Event::Amend(AmendEvent::ArticleAmended { faction, .. }) => {
            format!("by the {}, who won the stasis", after.name(faction))
        }
        Event::Outcome(OutcomeEvent::OutcomeHappened) => {
            match before.happening.outcome.as_ref().map(|row| &row.of) {
                Some(OutcomeOf::Event { card, .. }) => {
                    format!("by the council, on “{}”", before.card(card).title)
                }
                _ => "by the Assembly".to_owned(),
            }
        }
        Event::Law(LawEvent::ArticleChanged { reason, .. })
        | Event::Law(LawEvent::ArticleAdded { reason, .. }) => {
            format!("by Control: {reason}")
        }
        Event::Law(LawEvent::LawProclaimed { by, .. }) if by.is_empty() => "by Control".to_owned(),
        Event::Law(LawEvent::LawProclaimed { by, .. }) => format!("by {by}"),
        _ => "by Control".to_owned(),
    }
}

fn why_ended(before: &State, event: &Event) -> String {
    match event {
        Event::Law(LawEvent::LawRepealed { reason, .. }) => format!("repealed: {reason}"),
        Event::Steps(StepsEvent::CycleEnded) => "when the cycle was over".to_owned(),
        Event::Day(DayEvent::ActBegan { .. }) => format!("when Act {} was over", before.course.act),
        Event::Day(DayEvent::DiplomacyBegan { .. })
        | Event::Sitting(SittingEvent::AssemblyOpened { .. }) => {
            "when the Action Round was over".to_owned()
        }
        _ => "when its time was over".to_owned(),
    }
}
