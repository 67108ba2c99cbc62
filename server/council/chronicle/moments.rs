//! Turning points, as they come.

use crate::assembly::sitting::SittingEvent;
use crate::control::figures::FiguresEvent;
use crate::cycle::outcome::OutcomeEvent;
use crate::cycle::prytanis::PrytanisEvent;
use crate::day::DayEvent;
use crate::event::Event;
use crate::ids::FactionId;
use crate::law::texts::LawEvent;
use crate::stasis::streets::StreetsEvent;
use crate::state::State;
use crate::view::chronicle::MomentKind;

use super::annals::Annals;
use super::deltas::Deltas;

impl Annals {
    /// Notes an event that turns something; `before` and `after` are the states around it.
    pub(super) fn moment(&mut self, before: &State, after: &State, event: &Event, entry: u64) {
        let the = |id: &FactionId| format!("The {}", after.name(id));
        let (kind, label, whom) = match event {
            Event::Day(DayEvent::ActBegan { act }) => {
                (MomentKind::Act, format!("Act {act} begins"), vec![])
            }
            Event::Day(DayEvent::RoundBegan { round }) => {
                (MomentKind::Round, format!("Action Round {round}"), vec![])
            }
            Event::Day(DayEvent::DiplomacyBegan { .. }) => {
                (MomentKind::Round, "Diplomacy Round".into(), vec![])
            }
            Event::Sitting(SittingEvent::AssemblyOpened { .. }) => {
                (MomentKind::Assembly, "The Assembly sits".into(), vec![])
            }
            Event::Prytanis(PrytanisEvent::PrytanisAppointed { faction, .. }) => {
                let label =
                    format!("Cycle {}: {} preside", after.course.cycle, after.name(faction));
                (MomentKind::Cycle, label, vec![faction.clone()])
            }
            Event::Streets(StreetsEvent::StasisBrokeOut) => {
                (MomentKind::Stasis, format!("Stasis {} breaks out", after.city.stases), vec![])
            }
            Event::Streets(StreetsEvent::StasisEnded { .. }) => {
                let score = before.city.streets.as_ref().and_then(|streets| streets.score.as_ref());
                let winner = score.and_then(|score| score.winner.clone());
                match winner {
                    Some(id) => {
                        let label = format!("{} win stasis {}", the(&id), before.city.stases);
                        (MomentKind::Winner, label, vec![id])
                    }
                    None => (MomentKind::Winner, "Nobody wins the stasis".into(), vec![]),
                }
            }
            Event::Outcome(OutcomeEvent::OutcomeHappened)
            | Event::Figures(FiguresEvent::StandingSet { .. }) => {
                return self.standing(before, after, entry);
            }
            Event::Law(LawEvent::LawProclaimed { title, .. }) => {
                (MomentKind::Law, format!("“{title}” becomes law"), vec![])
            }
            _ => return,
        };
        self.moments.push((entry, after.acted.at.0, kind, label, whom));
    }

    /// Exiles, and what became law or article.
    fn standing(&mut self, before: &State, after: &State, entry: u64) {
        let deltas = Deltas::between(before, after);
        let at = after.acted.at.0;
        for (ids, what) in [
            (&deltas.exiled, "go into exile"),
            (&deltas.recalled, "return from exile"),
            (&deltas.enfranchised, "become citizens"),
            (&deltas.disenfranchised, "are citizens no more"),
        ] {
            for id in ids {
                let label = format!("The {} {what}", after.name(id));
                self.moments.push((entry, at, MomentKind::Exile, label, vec![id.clone()]));
            }
        }
        let articles =
            deltas.articles.iter().map(|(at, title, _)| format!("Article {at}: {title}"));
        let laws = deltas.laws.iter().map(|title| format!("“{title}” becomes law"));
        for label in articles.chain(laws) {
            self.moments.push((entry, at, MomentKind::Law, label, vec![]));
        }
    }
}
