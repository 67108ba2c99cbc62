//! A stasis under way, and what outlasts it: the deck of Stasis cards and the Colossus.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use game::Millis;

use crate::command::Throw;
use crate::content::{Objective, StreetCard};
use crate::event::Awaited;
use crate::figures;
use crate::ids::{FactionId, MapId, ObjectiveId, StreetCardId};
use crate::ledger::Ledger;
use crate::state::{Sealed, State};
use crate::view::{Figure, HeroAt, Mercy, Part, ScoreRow, SideFate};

/// The deck of Stasis cards.
#[derive(Clone, Debug, Default)]
pub(crate) struct StreetDeck {
    /// Face down, the last on top. The order is secret.
    pub draw: Vec<StreetCardId>,
    pub discard: Vec<StreetCardId>,
}

/// A stasis under way.
#[derive(Clone, Debug, Default)]
pub(crate) struct Streets {
    /// From 1 over the whole game.
    pub number: u32,
    /// When it broke out.
    pub began_at: Millis,
    pub camps: BTreeMap<FactionId, Camp>,
    /// One for each objective of the city, in its order.
    pub grounds: Vec<Ground>,
    /// Where each Hero is.
    pub heroes: BTreeMap<String, HeroAt>,
    /// Who has said to be ready in this step.
    pub ready: BTreeSet<FactionId>,
    /// The order of turns, from who began; empty before the deployment.
    pub order: Vec<FactionId>,
    /// Whose turn it is, by the place in `order`.
    pub turn: usize,
    /// Passes in a row (S-15).
    pub passes: usize,
    /// Last actions left, the one under way among them (S-13).
    pub last: Option<usize>,
    pub deed: Deed,
    /// What waits for dice that Control throws by hand.
    pub pending: Option<Awaited>,
    pub battles: Vec<Battle>,
    /// The battle on the table, by its place among the battles.
    pub now: Option<usize>,
    /// Tyche dice chosen for the battle on the table.
    pub tyche: Sealed<u32>,
    /// Whether it is settled who holds what (S-24).
    pub settled: bool,
    pub spoils: Vec<Spoil>,
    pub score: Option<Score>,
    pub amendment: Option<Amendment>,
}

/// What a faction brings.
#[derive(Clone, Debug, Default)]
pub(crate) struct Camp {
    /// Secret.
    pub hand: Vec<StreetCardId>,
    /// Why so many were drawn.
    pub drawn: Vec<(String, u32)>,
    pub mobs: Ledger,
    pub military: Ledger,
    /// A rival's hand as it was looked at. Secret.
    pub seen: Option<(FactionId, Vec<StreetCardId>)>,
}

/// Units of a faction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Units {
    pub mobs: u32,
    pub military: u32,
}

impl Units {
    pub(crate) fn count(self) -> u32 {
        self.mobs + self.military
    }

    /// Up to `most` of them, military units first.
    pub(crate) fn best(self, most: u32) -> Self {
        let military = self.military.min(most);
        Self { military, mobs: self.mobs.min(most - military) }
    }

    /// Up to `most` of them, mobs first.
    pub(crate) fn least(self, most: u32) -> Self {
        let mobs = self.mobs.min(most);
        Self { mobs, military: self.military.min(most - mobs) }
    }
}

/// An objective in a stasis.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ground {
    pub units: BTreeMap<FactionId, Units>,
    /// What cards add to a faction's battle roll here.
    pub bonuses: Vec<Bonus>,
    /// The faction whose barricade stands here, for as long as its units do.
    pub barricade: Option<FactionId>,
    /// Who holds it, once it was fought for or everything is settled.
    pub holder: Option<FactionId>,
}

/// What a card adds to a battle roll, or takes from it.
#[derive(Clone, Debug)]
pub(crate) struct Bonus {
    pub faction: FactionId,
    pub by: i32,
    pub label: String,
}

/// What was done last.
#[derive(Clone, Debug, Default)]
pub(crate) struct Deed {
    pub number: u32,
    pub faction: Option<FactionId>,
    pub card: Option<StreetCardId>,
    pub objective: Option<ObjectiveId>,
    pub says: Vec<String>,
}

/// A battle. Its sides stay as they were when it was fought.
#[derive(Clone, Debug)]
pub(crate) struct Battle {
    pub objective: ObjectiveId,
    pub sides: Vec<Side>,
    /// Whether the Tyche dice are shown.
    pub shown: bool,
    pub fought: Option<Fought>,
}

/// A side of a battle.
#[derive(Clone, Debug)]
pub(crate) struct Side {
    pub faction: FactionId,
    pub units: Units,
    pub heroes: Vec<String>,
    pub bonus: Vec<Part>,
    pub tyche: u32,
}

/// A battle that was fought. Without throws it was fought on the real map.
#[derive(Clone, Debug)]
pub(crate) struct Fought {
    pub throws: Vec<Throw>,
    pub fates: Vec<SideFate>,
    pub holder: Option<FactionId>,
    /// Heroes at the winner's mercy.
    pub captives: Vec<Captive>,
    pub says: Vec<String>,
}

/// A Hero at the winner's mercy (S-21).
#[derive(Clone, Debug)]
pub(crate) struct Captive {
    pub faction: FactionId,
    pub hero: String,
    pub fate: Option<Mercy>,
}

/// What a special objective brings.
#[derive(Clone, Debug)]
pub(crate) struct Spoil {
    pub objective: ObjectiveId,
    /// Which of its effects.
    pub effect: usize,
    pub faction: FactionId,
    pub dice: Option<[u32; 3]>,
    pub given: Vec<Option<FactionId>>,
    /// What it brought, once it is settled.
    pub result: Option<String>,
}

/// A score sheet and who won.
#[derive(Clone, Debug)]
pub(crate) struct Score {
    pub rows: Vec<ScoreRow>,
    pub tied: Vec<FactionId>,
    pub winner: Option<FactionId>,
    pub sentence: String,
    pub rule: &'static str,
}

/// An article that was changed (S-34).
#[derive(Clone, Debug)]
pub(crate) struct Amendment {
    pub faction: FactionId,
    /// From 0.
    pub article: usize,
    pub before: String,
    pub after: String,
}

impl Camp {
    /// The units that are not yet placed.
    pub(crate) fn reserve(&self) -> Units {
        Units { mobs: self.mobs.value(), military: self.military.value() }
    }
}

impl Fought {
    /// Whether it was fought on the real map, where nobody saw its dice here.
    pub(crate) fn on_the_real_map(&self) -> bool {
        self.throws.is_empty()
    }
}

impl Ground {
    /// The units of a faction here.
    pub(crate) fn of(&self, faction: &FactionId) -> Units {
        self.units.get(faction).copied().unwrap_or_default()
    }

    /// Whether anybody's unit is here.
    pub(crate) fn occupied(&self) -> bool {
        self.units.values().any(|units| units.count() > 0)
    }

    /// Sets the units of a faction here. A barricade falls with the last of its builder's.
    pub(crate) fn set(&mut self, faction: &FactionId, units: Units) {
        if units.count() == 0 {
            self.units.remove(faction);
            self.barricade.take_if(|builder| builder == faction);
        } else {
            self.units.insert(faction.clone(), units);
        }
    }

    /// Whether a barricade keeps a faction out.
    pub(crate) fn closed_to(&self, faction: &FactionId) -> bool {
        self.barricade.as_ref().is_some_and(|builder| builder != faction)
    }
}

impl Streets {
    pub(crate) fn camp(&self, faction: &FactionId) -> &Camp {
        self.camps.get(faction).expect("every faction of the table has a camp")
    }

    pub(crate) fn camp_mut(&mut self, faction: &FactionId) -> &mut Camp {
        self.camps.get_mut(faction).expect("every faction of the table has a camp")
    }

    /// Whose turn it is.
    pub(crate) fn mover(&self) -> Option<&FactionId> {
        self.order.get(self.turn)
    }

    /// The battle on the table.
    pub(crate) fn battle(&self) -> Option<&Battle> {
        self.battles.get(self.now?)
    }

    pub(crate) fn battle_mut(&mut self) -> Option<&mut Battle> {
        self.battles.get_mut(self.now?)
    }

    /// The battle that is next in the order of the maps.
    pub(crate) fn next_battle(&self) -> Option<&Battle> {
        self.battles.iter().find(|battle| battle.fought.is_none())
    }

    /// The spoil that is to be settled next.
    pub(crate) fn open_spoil(&self) -> Option<usize> {
        self.spoils.iter().position(|spoil| spoil.result.is_none())
    }

    /// Whether everybody has passed for two full turns (S-15).
    pub(crate) fn stalled(&self) -> bool {
        self.last.is_none() && !self.order.is_empty() && self.passes >= 2 * self.order.len()
    }
}

impl State {
    /// The stasis under way, which every step of the Stasis Phase has.
    pub(crate) fn the_streets(&self) -> &Streets {
        self.streets.as_ref().expect("a step of the Stasis Phase has streets")
    }

    pub(crate) fn streets_mut(&mut self) -> &mut Streets {
        let streets = self.streets.as_mut().expect("a step of the Stasis Phase has streets");
        Arc::make_mut(streets)
    }

    /// The place of an objective in the city.
    pub(crate) fn place(&self, id: &ObjectiveId) -> Option<usize> {
        self.content.city().objectives.iter().position(|row| &row.id == id)
    }

    /// The objective of this id, which an event or a checked content names.
    pub(crate) fn objective(&self, id: &ObjectiveId) -> &Objective {
        self.content.city().find(id).expect("events and content name only objectives of the city")
    }

    /// The ground at an objective.
    pub(crate) fn ground(&self, id: &ObjectiveId) -> &Ground {
        let at = self.place(id).expect("events and content name only objectives of the city");
        &self.the_streets().grounds[at]
    }

    pub(crate) fn ground_mut(&mut self, id: &ObjectiveId) -> &mut Ground {
        let at = self.place(id).expect("events and content name only objectives of the city");
        &mut self.streets_mut().grounds[at]
    }

    /// The card that a copy is of.
    pub(crate) fn street_card(&self, id: &StreetCardId) -> &StreetCard {
        self.content.stasis().find(id).expect("the deck holds only cards of the content")
    }

    /// The faction that a Hero belongs to, and its value.
    pub(crate) fn hero(&self, name: &str) -> Option<(&FactionId, u32)> {
        self.factions.iter().find_map(|faction| {
            let hero = faction.heroes.iter().find(|hero| hero.name == name)?;
            Some((&faction.id, hero.value))
        })
    }

    /// The Heroes of a faction at an objective, with their values.
    pub(crate) fn heroes_at(&self, faction: &FactionId, at: &ObjectiveId) -> Vec<(String, u32)> {
        let streets = self.the_streets();
        let heroes = self.faction(faction).heroes.iter();
        let here = heroes.filter(|hero| {
            matches!(streets.heroes.get(&hero.name), Some(HeroAt::Objective(place)) if place == at)
        });
        here.map(|hero| (hero.name.clone(), hero.value)).collect()
    }

    /// Whether a faction has a unit or a Hero at an objective (S-16).
    pub(crate) fn present(&self, faction: &FactionId, at: &ObjectiveId) -> bool {
        self.ground(at).of(faction).count() > 0 || !self.heroes_at(faction, at).is_empty()
    }

    /// Who is at an objective, in turn order, or in seat order before there is one.
    pub(crate) fn all_present(&self, at: &ObjectiveId) -> Vec<FactionId> {
        let here = self.in_turn().into_iter();
        here.filter(|id| self.present(id, at)).collect()
    }

    /// All factions in turn order, or in seat order before there is one.
    pub(crate) fn in_turn(&self) -> Vec<FactionId> {
        match &self.streets {
            Some(streets) if !streets.order.is_empty() => streets.order.clone(),
            _ => self.factions.iter().map(|faction| faction.id.clone()).collect(),
        }
    }

    /// What a faction adds to its dice at an objective (S-17).
    pub(crate) fn battle_bonus(&self, faction: &FactionId, at: &ObjectiveId) -> Figure {
        let ground = self.ground(at);
        let units = ground.of(faction);
        let number = |by: u32| i32::try_from(by).unwrap_or(i32::MAX);
        let mut parts = Vec::new();
        if units.mobs > 0 {
            let label = if units.mobs == 1 { "mob" } else { "mobs" };
            parts.push(Part { label: format!("{} {label}", units.mobs), by: number(units.mobs) });
        }
        if units.military > 0 {
            let label = if units.military == 1 { "military unit" } else { "military units" };
            let by = number(units.military.saturating_mul(3));
            parts.push(Part { label: format!("{} {label}", units.military), by });
        }
        let heroes = self.heroes_at(faction, at).into_iter();
        parts.extend(heroes.map(|(label, value)| Part { label, by: number(value) }));
        let cards = ground.bonuses.iter().filter(|bonus| &bonus.faction == faction);
        parts.extend(cards.map(|bonus| Part { label: bonus.label.clone(), by: bonus.by }));
        figures::sum(parts)
    }

    /// Military units of a faction on a map.
    pub(crate) fn military_on(&self, faction: &FactionId, map: &MapId) -> u32 {
        let there = self.content.city().on(map);
        there.map(|row| self.ground(&row.id).of(faction).military).sum()
    }
}
