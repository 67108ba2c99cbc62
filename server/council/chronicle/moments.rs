//! Turning points, as they come.

use game::{Name, Text, text};

use crate::assembly::sitting::SittingEvent;
use crate::chronicle::annals::Annals;
use crate::chronicle::deltas::Deltas;
use crate::control::figures::FiguresEvent;
use crate::cycle::outcome::OutcomeEvent;
use crate::cycle::prytanis::PrytanisEvent;
use crate::day::DayEvent;
use crate::event::Event;
use crate::ids::FactionId;
use crate::law::texts::LawEvent;
use crate::stasis::streets::StreetsEvent;
use crate::state::State;
use crate::view::chronicle::{Moment, MomentKind};

impl Annals {
    /// Notes an event that turns something; `before` and `after` are the states around it.
    pub(super) fn moment(&mut self, before: &State, after: &State, event: &Event, entry: u64) {
        let name = |id: &FactionId| Name::of(after.name(id));
        let (kind, number, label, whom) = match event {
            Event::Day(DayEvent::ActBegan { act }) => {
                (MomentKind::Act, Some(*act), text!("moment-act", act = act), None)
            }
            Event::Day(DayEvent::RoundBegan { round }) => {
                (MomentKind::Round, Some(*round), text!("moment-round", round = round), None)
            }
            Event::Day(DayEvent::DiplomacyBegan { .. }) => {
                (MomentKind::Round, None, text!("moment-diplomacy"), None)
            }
            Event::Sitting(SittingEvent::AssemblyOpened { .. }) => {
                (MomentKind::Assembly, None, text!("moment-assembly"), None)
            }
            Event::Prytanis(PrytanisEvent::PrytanisAppointed { faction, .. }) => {
                let cycle = after.course.cycle;
                let label = text!("moment-cycle", cycle = cycle, who = name(faction));
                (MomentKind::Cycle, Some(cycle), label, Some(faction.clone()))
            }
            Event::Streets(StreetsEvent::StasisBrokeOut) => {
                let number = after.city.stases;
                let label = text!("moment-stasis", number = number);
                (MomentKind::Stasis, Some(number), label, None)
            }
            Event::Streets(StreetsEvent::StasisEnded { .. }) => {
                let score = before.city.streets.as_ref().and_then(|streets| streets.score.as_ref());
                let winner = score.and_then(|score| score.winner.clone());
                let number = before.city.stases;
                let label = match &winner {
                    Some(id) => text!("moment-won", who = name(id), number = number),
                    None => text!("moment-won-by-nobody"),
                };
                (MomentKind::Winner, Some(number), label, winner)
            }
            Event::Outcome(OutcomeEvent::OutcomeHappened)
            | Event::Figures(FiguresEvent::StandingSet { .. }) => {
                return self.standing(before, after, entry);
            }
            Event::Law(LawEvent::LawProclaimed { title, .. }) => {
                (MomentKind::Law, None, text!("moment-law", title = title), None)
            }
            _ => return,
        };
        let factions = whom.into_iter().collect();
        self.moments.push(Moment { entry, at: after.acted.at.0, kind, number, label, factions });
    }

    /// Exiles, and what became law or article.
    fn standing(&mut self, before: &State, after: &State, entry: u64) {
        let deltas = Deltas::between(before, after);
        let mut push = |kind, label: Text, factions| {
            let at = after.acted.at.0;
            self.moments.push(Moment { entry, at, kind, number: None, label, factions });
        };
        for (ids, what) in [
            (&deltas.exiled, "moment-exiled"),
            (&deltas.recalled, "moment-recalled"),
            (&deltas.enfranchised, "moment-enfranchised"),
            (&deltas.disenfranchised, "moment-disenfranchised"),
        ] {
            for id in ids {
                let label = text!(what, who = Name::of(after.name(id)));
                push(MomentKind::Exile, label, vec![id.clone()]);
            }
        }
        for (at, title, _) in &deltas.articles {
            push(MomentKind::Law, text!("moment-article", at = *at, title = title), vec![]);
        }
        for title in &deltas.laws {
            push(MomentKind::Law, text!("moment-law", title = title), vec![]);
        }
    }
}
