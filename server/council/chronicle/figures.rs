//! Figures over time.

use game::Millis;

use crate::content::Counter;
use crate::control::roster::Part;
use crate::figures;
use crate::ids::FactionId;
use crate::state::State;
use crate::view::chronicle::{Series, SeriesPoint};

/// All figures that are followed.
#[derive(Clone, Debug)]
pub(super) struct Figures(Vec<Series>);

fn now(state: &State) -> Vec<(&'static str, Option<&FactionId>, u32)> {
    let mut rows = vec![
        ("stasis", None, state.totals.stasis.value()),
        ("wrath", None, state.totals.wrath.value()),
    ];
    for faction in state.all_factions() {
        let influence = figures::influence_value(faction);
        rows.push(("arete", Some(&faction.id), faction.counter(Counter::Arete)));
        rows.push(("doom", Some(&faction.id), faction.counter(Counter::Doom)));
        rows.push(("influence", Some(&faction.id), influence));
    }
    rows
}

impl Figures {
    /// The figures at the start.
    pub(super) fn of(state: &State) -> Self {
        let row = |(key, faction, value): (&str, Option<&FactionId>, u32)| Series {
            key: key.to_owned(),
            faction: faction.cloned(),
            points: vec![SeriesPoint { at: 0, value }],
        };
        Self(now(state).into_iter().map(row).collect())
    }

    /// Notes what is different at this moment.
    pub(super) fn note(&mut self, state: &State, at: Millis) {
        for (series, (_, _, value)) in self.0.iter_mut().zip(now(state)) {
            let last = series.points.last().map(|point| point.value);
            if last != Some(value) {
                series.points.push(SeriesPoint { at: at.0, value });
            }
        }
    }

    /// Every figure with its changes, of those that played.
    pub(super) fn rows(&self, state: &State) -> Vec<Series> {
        let played = |id: &FactionId| state.faction(id).part != Part::LeftOut;
        let rows = self.0.iter().filter(|row| row.faction.as_ref().is_none_or(played));
        rows.cloned().collect()
    }
}
