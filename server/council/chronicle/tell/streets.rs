//! A stasis: why it broke out, who came, what was played, where it was fought, who won what.

use kit::Cause as _;

use crate::chronicle::words::list;
use crate::ids::FactionId;
use crate::stasis::deploy::{Ground, Trigger};
use crate::stasis::streets::Streets;
use crate::view::chronicle::Paragraph;

use super::super::stases::{Played, Stasis};
use super::super::words::{capital, count, flowing, force, number, ordinal};
use super::Teller;

impl Teller<'_> {
    /// The paragraphs of a stasis.
    pub(super) fn streets(&mut self, stasis: &Stasis) -> Vec<Paragraph> {
        let names: Vec<String> = self.pen.state.factions().map(|row| row.name.clone()).collect();
        let row = |entry: u64, lead: &str, said: Vec<String>, factions: Vec<FactionId>| {
            let text = flowing(&said, names.iter().map(String::as_str));
            let lead = lead.to_owned();
            (!text.is_empty()).then_some(Paragraph { entry, lead, text, factions })
        };
        let entry = stasis.entry;
        let mut paragraphs = Vec::new();
        let first = stasis.battles.values().min().copied().unwrap_or(entry);
        let opening = [self.outbreak(stasis), self.muster(stasis)].concat();
        paragraphs.extend(row(first.saturating_sub(1).max(1), "The outbreak", opening, Vec::new()));
        paragraphs.extend(row(first, "The streets fill", self.deployment(stasis), Vec::new()));
        paragraphs.extend(self.battles(stasis));
        let mut held = self.held(stasis);
        if stasis.battles.is_empty() && !held.is_empty() && stasis.deployed.is_none() {
            held.insert(0, "It was fought out on the map in the room.".into());
        }
        let scored = stasis.scored.unwrap_or(entry);
        paragraphs.extend(row(scored, "Who held the city", held, Vec::new()));
        let winner = stasis.winner().cloned().into_iter().collect();
        let victory: Vec<String> =
            self.victory(stasis).into_iter().chain(self.aftermath(stasis)).collect();
        paragraphs.extend(row(entry, "Victory", victory, winner));
        paragraphs
    }

    fn outbreak(&mut self, stasis: &Stasis) -> Vec<String> {
        let mut said = Vec::new();
        let nth = ordinal(stasis.number);
        said.push(if stasis.at >= stasis.threshold {
            match self.pen.turn("outbreak", 3) {
                0 => format!("At a Stasis number of {} the peace of the city broke, and house fought house in the streets. It was the {nth} stasis of the day.", stasis.at),
                1 => format!("The Stasis number had reached {}, and the {nth} stasis began.", stasis.at),
                _ => format!("For the {nth} time that day the council was left to itself and the streets filled; Stasis stood at {}.", stasis.at),
            }
        } else {
            match self.pen.turn("called for", 2) {
                0 => format!("The city would have borne more: strife breaks out at a Stasis number of {}, and this was only {}. Control called the {nth} stasis of the day all the same.", stasis.threshold, stasis.at),
                _ => format!("The {nth} stasis of the day came before its time, by Control’s word, with the Stasis number at {}.", stasis.at),
            }
        });
        let causes: Vec<String> = stasis
            .causes
            .iter()
            .filter(|(_, by)| *by > 1)
            .take(3)
            .map(|(cause, by)| format!("“{}” ({})", cause.said(), number(by.unsigned_abs())))
            .collect();
        let real = !stasis.causes.iter().any(|(cause, _)| cause.by_hand());
        if !causes.is_empty() && real {
            said.push(match self.pen.turn("causes", 2) {
                0 => format!("What had driven it up was told on every corner: {}.", list(&causes)),
                _ => format!("The heaviest weights in the scale had been {}.", list(&causes)),
            });
        }
        said
    }

    fn muster(&mut self, stasis: &Stasis) -> Vec<String> {
        let Some(streets) = &stasis.mustered else { return Vec::new() };
        let mut hosts: Vec<(&FactionId, u32, u32)> = streets
            .camps
            .iter()
            .map(|(id, camp)| (id, camp.mobs.value(), camp.military.value()))
            .collect();
        hosts.sort_by_key(|(_, mobs, military)| std::cmp::Reverse(mobs + 3 * military));
        let mut said = Vec::new();
        if let (Some((strong, mobs, military)), Some((weak, few, soldiers))) =
            (hosts.first(), hosts.last())
            && strong != weak
        {
            let (strong, weak) = (self.pen.at_head(strong), self.pen.the(weak));
            let (many, few) = (force(*mobs, *military), force(*few, *soldiers));
            said.push(match self.pen.turn("muster", 2) {
                0 => format!(
                    "{strong} mustered the largest host, {many}; {weak} the smallest, {few}."
                ),
                _ => format!("{strong} came with {many}, more than anybody; {weak} had {few}."),
            });
        }
        let heroes: Vec<String> = streets
            .heroes
            .iter()
            .filter(|(_, at)| **at == crate::stasis::muster::HeroAt::Reserve)
            .map(|(name, _)| name.clone())
            .collect();
        match heroes.len() {
            0 => said.push("No Hero was risked.".into()),
            1..=6 => said.push(format!("Of the Heroes {} went out to fight.", list(&heroes))),
            many => said.push(format!(
                "As many as {} Heroes went out to fight.",
                number(u32::try_from(many).unwrap_or(0))
            )),
        }
        if let Some(first) = streets.order.first() {
            let who = self.pen.the(first);
            said.push(if stasis.tied.len() == self.pen.state.factions.len() {
                format!("Nobody bore more Doom than another, and the lot let {who} move first.")
            } else if stasis.tied.len() > 1 {
                format!(
                    "{} were equally doomed, and the lot let {who} move first.",
                    capital(&self.pen.all(&stasis.tied))
                )
            } else {
                match self.pen.turn("most doomed", 2) {
                    0 => format!("The first move belonged to {who}, on whom the most Doom lay."),
                    _ => format!("{}, most burdened with Doom, moved first.", capital(&who)),
                }
            });
        }
        said
    }

    fn deployment(&mut self, stasis: &Stasis) -> Vec<String> {
        let Some(streets) = &stasis.deployed else { return Vec::new() };
        let mut said = Vec::new();
        let city = &self.pen.state.content.city().objectives;
        let present =
            |ground: &Ground| ground.units.values().filter(|units| units.count() > 0).count();
        let mut crowded: Vec<(usize, u32, &str)> = city
            .iter()
            .zip(&streets.grounds)
            .map(|(row, ground)| {
                let all = ground.units.values().map(|units| units.count()).sum();
                (present(ground), all, row.name.as_str())
            })
            .collect();
        crowded.sort_by_key(|(sides, units, _)| std::cmp::Reverse((*sides, *units)));
        let empty = crowded.iter().filter(|(sides, ..)| *sides == 0).count();
        if let Some((sides, all, place)) = crowded.first().filter(|(sides, ..)| *sides > 1) {
            let sides = number(u32::try_from(*sides).unwrap_or(0));
            let units = count(*all, "unit", "units");
            said.push(match self.pen.turn("crowd", 3) {
                0 => format!("Nowhere was the press thicker than at the {place}, where {sides} factions stood with {units}."),
                1 => format!("The {place} drew the largest crowd, {units} of {sides} factions."),
                _ => format!("Most came to the {place}: {sides} factions, {units}."),
            });
        }
        let strongholds = self.strongholds(streets);
        if !strongholds.is_empty() {
            said.push(format!("{}.", capital(&list(&strongholds))));
        }
        said.extend(self.cards(&stasis.cards));
        said.push(match stasis.trigger {
            Some(Trigger::Full) => match self.pen.turn("full", 2) {
                0 => "When the last open place was taken, everybody had one move more.".to_owned(),
                _ => "At last no place lay open, and each house made its final move.".to_owned(),
            },
            Some(Trigger::Spent) if empty > 0 => format!(
                "When the last unit was placed, {} still lay empty.",
                count(u32::try_from(empty).unwrap_or(0), "place", "places")
            ),
            Some(Trigger::Spent) => "So it went until nobody had a unit left to place.".to_owned(),
            Some(Trigger::Stuck) => "It ended when nobody could do anything more.".to_owned(),
            Some(Trigger::Control) => {
                "As nobody moved any more, Control called for the last actions.".to_owned()
            }
            None => "Control ended the deployment before all had come.".to_owned(),
        });
        said
    }

    /// Who staked the most on one place.
    fn strongholds(&self, streets: &Streets) -> Vec<String> {
        let city = self.pen.state.content.city().objectives.iter().zip(&streets.grounds);
        let mut stakes: Vec<(u32, &FactionId, &str)> = city
            .flat_map(|(row, ground)| {
                ground.units.iter().map(move |(id, units)| (units.count(), id, row.name.as_str()))
            })
            .filter(|(units, ..)| *units >= 3)
            .collect();
        stakes.sort_by_key(|(units, ..)| std::cmp::Reverse(*units));
        let mut told: Vec<(&FactionId, &str)> = Vec::new();
        stakes.retain(|(_, id, place)| {
            let new = !told.iter().any(|(whose, at)| whose == id || at == place);
            told.push((*id, *place));
            new
        });
        let stakes = stakes.into_iter().take(2).enumerate();
        stakes
            .map(|(at, (units, id, place))| match at {
                0 => format!("{} staked {} units on the {place}", self.pen.the(id), number(units)),
                _ => format!("{} {} on the {place}", self.pen.the(id), number(units)),
            })
            .collect()
    }

    /// The cards that were played: how many, by whom most, and those that told.
    fn cards(&mut self, cards: &[Played]) -> Vec<String> {
        let all = u32::try_from(cards.len()).unwrap_or(u32::MAX);
        if all == 0 {
            return vec!["Not one Stasis card was played.".into()];
        }
        let mut said = Vec::new();
        let by = |id: &FactionId| cards.iter().filter(|card| &card.faction == id).count();
        let most = self.pen.state.factions().map(|row| &row.id).max_by_key(|id| by(id));
        if let Some(most) = most.filter(|id| all > 3 && by(id) > 1) {
            let number_of = number(u32::try_from(by(most)).unwrap_or(0));
            let who = self.pen.the(most);
            said.push(format!(
                "{} were played, {number_of} of them by {who}.",
                capital(&count(all, "Stasis card", "Stasis cards"))
            ));
        }
        let mut told: Vec<&Played> = cards.iter().collect();
        let weight = |card: &Played| {
            10 * u32::try_from(card.killed.len()).unwrap_or(0)
                + 6 * u32::from(card.moved_colossus)
                + card.struck
        };
        told.sort_by_key(|card| std::cmp::Reverse(weight(card)));
        told.retain(|card| weight(card) > 0);
        for card in told.into_iter().take(4) {
            said.push(self.card_that_told(card));
        }
        said
    }

    fn card_that_told(&mut self, card: &Played) -> String {
        let (who, title) = (self.pen.the(&card.faction), &card.title);
        if !card.killed.is_empty() {
            return match self.pen.turn("killed", 2) {
                0 => format!("By “{title}”, which {who} played, {} died.", list(&card.killed)),
                _ => format!("“{title}” of {who} cost {} their life.", list(&card.killed)),
            };
        }
        let at = card.place.as_ref().map_or(String::new(), |place| format!(" at the {place}"));
        if card.moved_colossus {
            let to = card.place.as_ref().map_or(String::new(), |place| format!(" to the {place}"));
            return format!("With “{title}” {who} led the Colossus{to}.");
        }
        let units = count(card.struck, "unit", "units");
        match self.pen.turn("struck", 3) {
            0 => format!("“{title}”, played by {who}, turned or felled {units}{at}."),
            1 => format!("{} played “{title}”{at}; {units} fell or went over.", capital(&who)),
            _ => format!("{}{at} went to “{title}”, a card of {who}.", capital(&units)),
        }
    }
}
