//! Armies: they train, hunt Creatures, and go for those who keep others from taxing.

use super::Hand;
use super::atlas::{others_on_guard, strength};
use super::own::{Own, POST, Role};
use crate::report::HexAt;

/// Heads that leave a host behind as a post, where the land is free.
const LEFT: u32 = 5;

impl Hand<'_> {
    pub(super) fn host(&mut self, own: &Own<'_>) {
        if own.level("COMB") == 0 {
            self.line(format_args!("study comb"));
            return;
        }
        if self.joins(own) || self.attacks(own) {
            return;
        }
        if !own.flagged("taxing") {
            self.line(format_args!("autotax 1"));
        }
        if own.silver() < own.heads * 15 {
            self.goes_home(own);
            return;
        }
        if own.level("COMB") < 2 && own.silver() > own.heads * 25 {
            self.line(format_args!("study comb"));
            return;
        }
        self.stays_behind(own);
        if let Some(to) = self.prey(own).or_else(|| self.unseen(own.region.at)) {
            self.goes(own, to);
        }
    }

    /// Leaves a few men where one can tax and nobody is.
    fn stays_behind(&mut self, own: &Own<'_>) {
        let region = own.region;
        let free = others_on_guard(region).next().is_none() && !self.has_post(region.at);
        let Some(race) = own.race().filter(|_| free && own.heads >= LEFT * 4) else { return };
        if region.tax < super::TAX * 2 || self.may_hold() == 0 {
            return;
        }
        self.goals.insert(region.at);
        self.forms(POST, own.silver() / 4, Some((LEFT, race)), "");
    }

    /// The nearest Creatures that it can beat.
    fn prey(&self, own: &Own<'_>) -> Option<HexAt> {
        let hosts = self.own_in(own.region.at).filter(|own| own.role() == Role::Host);
        let ours: u32 = hosts.map(|own| strength(self.content, own.unit)).sum();
        let bold = self.path.boldness().max(1);
        self.atlas.nearest(own.region.at, |at| {
            let wild = self.atlas.place(at).map_or(0, |place| place.wild);
            wild > 0 && wild * bold <= ours
        })
    }
}
