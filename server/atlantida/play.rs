//! What rules work with: the ground that they ask, and play under way, which becomes fact by fact.

use crate::content::Content;
use crate::ids::{Advance, Faction, HexId, Kind, Place, Site, Statue, Stock};
use crate::ledger::Cause;
use crate::rejection::Rejection;
use crate::settings::Settings;
use crate::world::{Died, Fact, Player, Units, World};

/// Whether what was wanted may be.
pub(crate) type Decided = Result<(), Rejection>;

/// What rules ask: the content, the settings, and the world as it is for whoever asks.
#[derive(Clone, Copy)]
pub(crate) struct Ground<'a> {
    pub content: &'a Content,
    pub settings: &'a Settings,
    pub world: &'a World,
    /// Where all draft at the same time: the world as the phase began, which discounts look at (T-14).
    pub before: Option<&'a World>,
}

impl<'a> Ground<'a> {
    pub(crate) fn player(&self, faction: Faction) -> &'a Player {
        self.world.player(faction)
    }

    /// Whether a faction occupies the hex of this site.
    pub(crate) fn occupies(&self, faction: Faction, site: Site) -> Option<HexId> {
        self.world.occupied(self.player(faction), site)
    }

    /// Whether a hex faces sea: at the start, or as a neighbour has sunk (I-5).
    pub(crate) fn is_coastal(&self, hex: HexId) -> bool {
        let Some(spot) = self.content.island().spot(hex) else { return false };
        let sunk = |near: &HexId| self.world.hex(*near).is_some_and(|near| near.sunk);
        spot.sea_sides > 0 || spot.neighbours.iter().any(sunk)
    }

    /// Whether an advance is in the game (P-1, P-9).
    pub(crate) fn has_advance(&self, advance: Advance) -> bool {
        let plunder = advance == Advance::Fanaticism;
        (self.settings.is_advanced() || !advance.is_advanced())
            && !(plunder && self.settings.without_plunder())
    }

    /// Whether a statue is in the game (P-9).
    pub(crate) fn has_statue(&self, statue: Statue) -> bool {
        let plunder = statue == Statue::Hermes;
        self.settings.is_advanced() && !(plunder && self.settings.without_plunder())
    }

    /// Whether a building is in the game.
    pub(crate) fn has_kind(&self, kind: Kind) -> bool {
        self.settings.is_advanced() || !kind.is_advanced()
    }

    /// The event of this turn as it strikes a faction: none where it was stopped or the faction is spared.
    pub(crate) fn event_for(&self, faction: Faction) -> Option<crate::ids::Card> {
        let slot = self.world.slot();
        self.world.event().filter(|_| slot.spared != Some(faction))
    }
}

/// Play under way: a world of its own, and the facts that led to it.
pub(crate) struct Play<'a> {
    pub content: &'a Content,
    pub settings: &'a Settings,
    pub world: World,
    pub facts: Vec<Fact>,
    /// As in [`Ground`].
    pub before: Option<&'a World>,
}

impl<'a> Play<'a> {
    pub(crate) fn ground(&self) -> Ground<'_> {
        Ground {
            content: self.content,
            settings: self.settings,
            world: &self.world,
            before: self.before,
        }
    }

    pub(crate) fn player(&self, faction: Faction) -> &Player {
        self.world.player(faction)
    }

    /// Something becomes so.
    pub(crate) fn emit(&mut self, fact: Fact) {
        self.world.become_so(&fact);
        self.facts.push(fact);
    }

    /// A stock rises; by nothing is no fact.
    pub(crate) fn gain(&mut self, faction: Faction, stock: Stock, by: u32, why: Cause) {
        if by > 0 {
            let by = i32::try_from(by).unwrap_or(i32::MAX);
            self.emit(Fact::Stock { faction, stock, by, why });
        }
    }

    /// A stock falls, if there is as much; else it is refused.
    pub(crate) fn pay(
        &mut self,
        faction: Faction,
        stock: Stock,
        price: u32,
        why: Cause,
    ) -> Decided {
        let player = self.player(faction);
        let have = if stock == Stock::Gold { player.gold() } else { player.stock(stock) };
        if price > have {
            return Err(Rejection::TooLittle { stock, needed: price, have });
        }
        self.lose(faction, stock, price, why);
        Ok(())
    }

    /// A stock falls, by no more than there is.
    pub(crate) fn lose(&mut self, faction: Faction, stock: Stock, by: u32, why: Cause) {
        let by = by.min(self.player(faction).stock(stock));
        if by > 0 {
            let by = i32::try_from(by).unwrap_or(i32::MAX);
            self.emit(Fact::Stock { faction, stock, by: -by, why });
        }
    }

    /// Pops of a place die, those that were brought first (M-6).
    pub(crate) fn kill(&mut self, faction: Faction, place: Place, pops: u32, of: Died) {
        let units = self.player(faction).units(place).dying(pops);
        if units.pops > 0 {
            self.emit(Fact::Died { faction, place, units, of });
        }
    }

    /// Units go from a place to another as they are.
    pub(crate) fn shift(&mut self, faction: Faction, from: Place, to: Place, units: Units) {
        if !units.is_empty() {
            self.emit(Fact::Moved { faction, from, to, taken: units, come: units });
        }
    }

    /// A whole group goes to its home city.
    pub(crate) fn go_home(&mut self, faction: Faction, from: Place) {
        let units = self.player(faction).units(from);
        self.shift(faction, from, Place::Home, units);
    }

    /// A group stands at the main site, or in the surroundings.
    pub(crate) fn stand(&mut self, faction: Faction, hex: HexId, at_site: bool) {
        let group = self.player(faction).groups.get(&hex);
        if group.is_some_and(|group| group.at_site != at_site) {
            self.emit(Fact::Stands { faction, hex, at_site });
        }
    }

    /// The event asks for one thing, and that was done (T-7).
    pub(crate) fn use_up(&mut self, faction: Faction, what: crate::world::Used) {
        self.emit(Fact::Used { faction, what });
    }
}
