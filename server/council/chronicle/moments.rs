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
    /// Notes an event that turns something, and what changed by it; `state` is as it is after it.
    pub(super) fn moment(
        &mut self,
        state: &State,
        event: &Event,
        changed: Option<&Deltas>,
        entry: u64,
    ) {
        let name = |id: &FactionId| Name::of(state.name(id));
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
                let cycle = state.course.cycle;
                let label = text!("moment-cycle", cycle = cycle, who = name(faction));
                (MomentKind::Cycle, Some(cycle), label, Some(faction.clone()))
            }
            Event::Streets(StreetsEvent::StasisBrokeOut) => {
                let number = state.city.stases;
                let label = text!("moment-stasis", number = number);
                (MomentKind::Stasis, Some(number), label, None)
            }
            Event::Streets(StreetsEvent::StasisEnded { .. }) => {
                let winner = self.stasis().and_then(|stasis| stasis.winner().cloned());
                let number = state.city.stases;
                let label = match &winner {
                    Some(id) => text!("moment-won", who = name(id), number = number),
                    None => text!("moment-won-by-nobody"),
                };
                (MomentKind::Winner, Some(number), label, winner)
            }
            Event::Outcome(OutcomeEvent::OutcomeHappened)
            | Event::Figures(FiguresEvent::StandingSet { .. }) => {
                if let Some(changed) = changed {
                    self.standing(state, changed, entry);
                }
                return;
            }
            Event::Law(LawEvent::LawProclaimed { title, .. }) => {
                (MomentKind::Law, None, text!("moment-law", title = title), None)
            }
            _ => return,
        };
        let factions = whom.into_iter().collect();
        self.moments.push(Moment { entry, at: state.acted.at.0, kind, number, label, factions });
    }

    /// Exiles, and what became law or article.
    fn standing(&mut self, state: &State, changed: &Deltas, entry: u64) {
        let mut push = |kind, label: Text, factions| {
            let at = state.acted.at.0;
            self.moments.push(Moment { entry, at, kind, number: None, label, factions });
        };
        for (ids, what) in [
            (&changed.exiled, "moment-exiled"),
            (&changed.recalled, "moment-recalled"),
            (&changed.enfranchised, "moment-enfranchised"),
            (&changed.disenfranchised, "moment-disenfranchised"),
        ] {
            for id in ids {
                let label = text!(what, who = Name::of(state.name(id)));
                push(MomentKind::Exile, label, vec![id.clone()]);
            }
        }
        for (at, title, _) in &changed.articles {
            push(MomentKind::Law, text!("moment-article", at = *at, title = title), vec![]);
        }
        for title in &changed.laws {
            push(MomentKind::Law, text!("moment-law", title = title), vec![]);
        }
    }
}
