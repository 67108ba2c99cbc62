//! Leaders: they found the first post, and learn. Some become mages.

use super::own::{Own, POST};
use super::{Hand, OUTFIT, Path, start_of};
use crate::content::Foundation;
use crate::world::DIRECTIONS;

/// Silver that stays unclaimed when a post is founded, for what comes.
const KEPT: u32 = 600;
/// How far a founder looks, in points.
const WIDE: u32 = 16;

/// What mages learn, in this order, by the last figure of their unit's number; then each further, by turns.
const SCHOOLS: [&[&str]; 3] = [
    &["FORC", "FIRE", "PATT", "SPIR", "NECR", "SUSK"],
    &["PATT", "EART", "WOLF", "FORC", "FIRE", "SPIR", "GATE"],
    &["FORC", "PATT", "FSHI", "FIRE", "EQUA", "ILLU", "PHEN"],
];

/// What is cast each month, where it is known: the first of them.
const CASTS: [(&str, &str); 4] = [
    ("SUSK", "summon_skeletons"),
    ("WOLF", "wolf_lore"),
    ("EART", "earth_lore"),
    ("BIRD", "bird_lore"),
];

impl Hand<'_> {
    pub(super) fn leader(&mut self, own: &Own<'_>) {
        let region = own.region;
        if region.at.level == 0 {
            let way = DIRECTIONS[start_of(self.report.faction.number)].short();
            self.line(format_args!("move {way}"));
            return;
        }
        if self.posts() == 0 {
            self.founds(own);
            return;
        }
        let near = self.has_post(region.at);
        if self.path == Path::Mage && near && self.claims(own, 120) {
            self.line(format_args!("study forc"));
        } else if own.level("ENTE") == 0 && self.claims(own, 30) {
            self.line(format_args!("study ente"));
        } else if self.path == Path::Warrior && own.level("TACT") < 3 && own.silver() >= 220 {
            self.line(format_args!("study tact"));
        } else if region.entertainment > 0 && own.level("ENTE") > 0 {
            self.line(format_args!("entertain"));
        }
    }

    /// Whether a unit has so much silver, or gets it from what is unclaimed.
    fn claims(&mut self, own: &Own<'_>, silver: u32) -> bool {
        let lacks = silver.saturating_sub(own.silver());
        if u64::from(lacks) > self.report.faction.unclaimed {
            return false;
        }
        if lacks > 0 {
            self.line(format_args!("claim {lacks}"));
        }
        true
    }

    /// Founds the first post here, or goes where it would be better.
    fn founds(&mut self, own: &Own<'_>) {
        let here = own.region.at;
        let to = self.place_to_tax(here, WIDE);
        if to != Some(here) {
            let to = to.or_else(|| self.unseen(here));
            if let Some(to) = to {
                self.goes(own, to);
            }
            return;
        }
        let unclaimed = u32::try_from(self.report.faction.unclaimed).unwrap_or(u32::MAX);
        let purse = (unclaimed + own.silver()).saturating_sub(KEPT);
        let Some((race, amount, price)) = self.for_hire(own.region) else { return };
        let heads = self.room(own.region).min(amount).min(purse / (price + OUTFIT));
        let mut silver = heads * (price + OUTFIT);
        if self.claims(own, silver) {
            self.recruits(POST, (heads, race, price), ("comb", OUTFIT), &mut silver);
        }
    }

    pub(super) fn mage(&mut self, own: &Own<'_>) {
        if own.level("FIRE") > 0 && own.unit.combat_spell.is_none() {
            self.line(format_args!("combat fire"));
        }
        if let Some((_, spell)) = CASTS.iter().find(|(tag, _)| own.level(tag) > 0) {
            self.line(format_args!("cast {spell}"));
        }
        self.attacks(own);
        if own.silver() >= 130 || self.claims(own, 130) {
            let skill = self.next_of_school(own);
            self.line(format_args!("study {skill}"));
        } else if own.region.entertainment > 0 && own.level("ENTE") > 0 {
            self.line(format_args!("entertain"));
        } else if !self.has_post(own.region.at) {
            self.goes_home(own);
        }
    }

    /// The first of its school that it does not know, then the lowest that can rise.
    fn next_of_school(&self, own: &Own<'_>) -> &'static str {
        let school = SCHOOLS[own.unit.number as usize % SCHOOLS.len()];
        let unknown = school.iter().find(|tag| own.level(tag) == 0 && self.may_learn(own, tag, 1));
        let lowest = || {
            let rising = school.iter().filter(|tag| {
                let level = own.level(tag);
                level < 5 && self.may_learn(own, tag, level + 1)
            });
            rising.min_by_key(|tag| own.level(tag))
        };
        unknown.or_else(lowest).copied().unwrap_or("OBSE")
    }

    /// Whether all that a skill needs is known well enough for a level of it (G-2).
    fn may_learn(&self, own: &Own<'_>, tag: &str, level: u32) -> bool {
        let Some(skill) = self.content.skill_of(tag) else { return false };
        self.content.skill(skill).needs.iter().all(|(needs, least)| {
            let row = self.content.skill(*needs);
            let is_foundation = row.magic == Some(Foundation::Foundation);
            own.level(&row.tag) >= if is_foundation { (*least).max(level) } else { *least }
        })
    }
}
