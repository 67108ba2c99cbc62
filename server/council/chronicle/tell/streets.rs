//! A stasis: why it broke out, who came, what was played, where it was fought, who won what.

use game::{Text, text};
use kit::Cause as _;

use crate::chronicle::stases::{Played, Stasis};
use crate::chronicle::tell::Teller;
use crate::chronicle::words::{count, in_words_gendered, paragraph};
use crate::ids::FactionId;
use crate::stasis::deploy::{Ground, Trigger};
use crate::stasis::streets::Streets;
use crate::view::chronicle::Paragraph;

impl Teller<'_> {
    /// The paragraphs of a stasis.
    pub(super) fn streets(&mut self, stasis: &Stasis) -> Vec<Paragraph> {
        let row = |entry: u64, lead: Text, said: Vec<Text>, factions: Vec<FactionId>| {
            let text = paragraph(said);
            (!text.is_empty()).then_some(Paragraph { entry, lead, text, factions })
        };
        let entry = stasis.entry;
        let mut paragraphs = Vec::new();
        let first = stasis.battles.values().min().copied().unwrap_or(entry);
        let opening = [self.outbreak(stasis), self.muster(stasis)].concat();
        let began = first.saturating_sub(1).max(1);
        paragraphs.extend(row(began, text!("lead-outbreak"), opening, Vec::new()));
        paragraphs.extend(row(
            first,
            text!("lead-deployment"),
            self.deployment(stasis),
            Vec::new(),
        ));
        paragraphs.extend(self.battles(stasis));
        let mut held = self.held(stasis);
        if stasis.battles.is_empty() && !held.is_empty() && stasis.deployed.is_none() {
            held.insert(0, text!("fought-on-the-real-map"));
        }
        let scored = stasis.scored.unwrap_or(entry);
        paragraphs.extend(row(scored, text!("lead-held"), held, Vec::new()));
        let winner = stasis.winner().cloned().into_iter().collect();
        let mut victory = vec![self.victory(stasis)];
        victory.extend(self.aftermath(stasis));
        paragraphs.extend(row(entry, text!("lead-victory"), victory, winner));
        paragraphs
    }

    fn outbreak(&mut self, stasis: &Stasis) -> Vec<Text> {
        let (nth, at) = (stasis.number, stasis.at);
        let mut said = vec![if at >= stasis.threshold {
            text!("outbreak", turn = self.pen.turn("outbreak", 3), at = at, nth = nth)
        } else {
            let (turn, threshold) = (self.pen.turn("called-for", 2), stasis.threshold);
            text!("outbreak-early", turn = turn, at = at, threshold = threshold, nth = nth)
        }];
        let causes = stasis.causes.iter().filter(|(_, by)| *by > 1).take(3);
        let causes: Vec<Text> = causes
            .map(|(cause, by)| text!("cause-of-it", cause = cause.said(), n = by.abs()))
            .collect();
        let real = !stasis.causes.iter().any(|(cause, _)| cause.by_hand());
        if !causes.is_empty() && real {
            said.push(text!("causes", turn = self.pen.turn("causes", 2), causes = causes));
        }
        said
    }

    fn muster(&mut self, stasis: &Stasis) -> Vec<Text> {
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
            said.push(text!(
                "muster-of-hosts",
                turn = self.pen.turn("muster", 2),
                strong = self.pen.name(strong),
                many = force(*mobs, *military),
                weak = self.pen.name(weak),
                few = force(*few, *soldiers)
            ));
        }
        let heroes = streets.heroes.iter();
        let heroes = heroes.filter(|(_, at)| **at == crate::stasis::muster::HeroAt::Reserve);
        let heroes: Vec<Text> = heroes.map(|(name, _)| Text::from(name)).collect();
        said.push(match heroes.len() {
            0 => text!("heroes-none"),
            1..=6 => text!("heroes-went", heroes = heroes),
            many => text!("heroes-many", n = many),
        });
        said.extend(streets.order.first().map(|first| self.moves_first(stasis, first)));
        said
    }

    fn moves_first(&mut self, stasis: &Stasis, first: &FactionId) -> Text {
        let who = self.pen.name(first);
        if stasis.tied.len() == self.pen.state.factions_told().count() {
            text!("moves-first-by-lot", subject = who)
        } else if stasis.tied.len() > 1 {
            text!("moves-first-of-equals", tied = self.pen.names(&stasis.tied), who = who)
        } else {
            text!("moves-first", turn = self.pen.turn("most-doomed", 2), subject = who)
        }
    }

    fn deployment(&mut self, stasis: &Stasis) -> Vec<Text> {
        let Some(streets) = &stasis.deployed else { return Vec::new() };
        let mut said = Vec::new();
        let city = &self.pen.state.content.city().objectives;
        let mut crowded: Vec<(u32, u32, &str)> = city
            .iter()
            .zip(&streets.grounds)
            .map(|(row, ground)| {
                let all = ground.units.values().map(|units| units.count()).sum();
                (sides(ground), all, row.name.as_str())
            })
            .collect();
        crowded.sort_by_key(|(sides, units, _)| std::cmp::Reverse((*sides, *units)));
        let empty = crowded.iter().filter(|(sides, ..)| *sides == 0).count();
        if let Some((sides, n, place)) = crowded.first().filter(|(sides, ..)| *sides > 1) {
            let (turn, sides) = (self.pen.turn("crowd", 3), in_words_gendered(*sides));
            said.push(text!("crowd", turn = turn, place = *place, sides = sides, n = *n));
        }
        said.extend(self.strongholds(streets));
        said.extend(self.cards(&stasis.cards));
        said.push(match stasis.trigger {
            Some(Trigger::Full) => text!("deployed-full", turn = self.pen.turn("full", 2)),
            Some(Trigger::Spent) if empty > 0 => text!("deployed-with-places-empty", n = empty),
            Some(Trigger::Spent) => text!("deployed-to-the-last"),
            Some(Trigger::Stuck) => text!("deployed-to-a-halt"),
            Some(Trigger::Control) => text!("deployed-until-called"),
            None => text!("deployed-cut-short"),
        });
        said
    }

    /// Who staked the most on one place.
    fn strongholds(&self, streets: &Streets) -> Option<Text> {
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
        let (n, who, place) = stakes.first()?;
        let (who, n, place) = (self.pen.name(who), *n, *place);
        Some(match stakes.get(1) {
            None => text!("staked", who = who, n = n, place = place),
            Some((more, other, there)) => text!(
                "staked-both",
                who = who,
                n = n,
                place = place,
                other = self.pen.name(other),
                more = in_words_gendered(*more),
                there = *there
            ),
        })
    }

    /// The cards that were played: how many, by whom most, and those that told.
    fn cards(&mut self, cards: &[Played]) -> Vec<Text> {
        let all = count(cards);
        if all == 0 {
            return vec![text!("cards-none")];
        }
        let mut said = Vec::new();
        let by = |id: &FactionId| {
            count(&cards.iter().filter(|card| &card.faction == id).collect::<Vec<_>>())
        };
        let most = self.pen.state.factions_told().map(|row| &row.id).max_by_key(|id| by(id));
        if let Some(id) = most.filter(|id| all > 3 && by(id) > 1) {
            let (most, who) = (in_words_gendered(by(id)), self.pen.name(id));
            said.push(text!("cards-by-most", n = all, most = most, who = who));
        }
        let mut told: Vec<&Played> = cards.iter().collect();
        let weight = |card: &Played| {
            10 * count(&card.killed) + 6 * u32::from(card.moved_colossus) + card.struck
        };
        told.sort_by_key(|card| std::cmp::Reverse(weight(card)));
        told.retain(|card| weight(card) > 0);
        for card in told.into_iter().take(4) {
            said.push(self.card_that_told(card));
        }
        said
    }

    fn card_that_told(&mut self, card: &Played) -> Text {
        let (who, title) = (self.pen.name(&card.faction), &card.title);
        if !card.killed.is_empty() {
            let turn = self.pen.turn("killed", 2);
            let heroes: Vec<Text> = card.killed.iter().map(Text::from).collect();
            let n = heroes.len();
            let told = text!("card-killed", turn = turn, n = n, heroes = heroes);
            return told.with("title", title).with("who", who);
        }
        let told = match (card.moved_colossus, &card.place) {
            (true, None) => text!("card-moved-the-colossus"),
            (true, Some(place)) => text!("card-led-the-colossus", place = place),
            (false, place) => {
                let (turn, n) = (self.pen.turn("struck", 3), card.struck);
                match place {
                    None => text!("card-struck", turn = turn, n = n),
                    Some(place) => text!("card-struck-there", turn = turn, n = n, place = place),
                }
            }
        };
        told.with("title", title).with("who", who)
    }
}

/// How many factions stand somewhere.
fn sides(ground: &Ground) -> u32 {
    count(&ground.units.values().filter(|units| units.count() > 0).collect::<Vec<_>>())
}

/// "six mobs and one military unit".
fn force(mobs: u32, military: u32) -> Vec<Text> {
    let mobs = (mobs > 0).then(|| text!("mobs", n = mobs));
    let military = (military > 0).then(|| text!("military", n = military));
    let all: Vec<Text> = mobs.into_iter().chain(military).collect();
    if all.is_empty() { vec![text!("no-units")] } else { all }
}
