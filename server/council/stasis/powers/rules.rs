//! The legal targets of Stasis cards (S-11), asked for on the phone and checked when a card is played,
//! and the dice that a card wants.

use crate::content::{Ground as At, StreetEffect};
use crate::ids::{FactionId, ObjectiveId, StreetCardId};
use crate::stasis::battle::WantedThrow;
use crate::stasis::deploy::rules::open_to;
use crate::stasis::deploy::{Aim, PlaceAt};
use crate::stasis::muster::HeroAt;
use crate::stasis::muster::rules::living;
use crate::state::State;

/// What a card may be played at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Targets {
    /// It needs none.
    None,
    /// First targets, each with the second ones that go with it; none of those where it asks for one.
    Of(Vec<(Aim, Vec<Aim>)>),
}

impl Targets {
    /// Whether the card can be played at all.
    pub(crate) fn playable(&self) -> bool {
        match self {
            Self::None => true,
            Self::Of(aims) => !aims.is_empty(),
        }
    }

    /// Whether it may be played like this.
    pub(crate) fn allow(&self, aims: &[Aim]) -> bool {
        match (self, aims) {
            (Self::None, []) => true,
            (Self::Of(firsts), [one]) => {
                firsts.iter().any(|(first, then)| first == one && then.is_empty())
            }
            (Self::Of(firsts), [one, two]) => {
                firsts.iter().any(|(first, then)| first == one && then.contains(two))
            }
            _ => false,
        }
    }
}

/// A look at the streets with one faction's eyes.
struct Look<'a> {
    state: &'a State,
    faction: &'a FactionId,
}

/// What a faction may play an effect at now.
pub(crate) fn targets(state: &State, faction: &FactionId, effect: &StreetEffect) -> Targets {
    let look = Look { state, faction };
    match effect {
        StreetEffect::Recruit { .. } | StreetEffect::Draw { .. } => Targets::None,
        StreetEffect::Muster { at, .. } | StreetEffect::Uprising { at, .. } => {
            look.objectives(|place| match at {
                At::Own => look.own(place) > 0,
                At::Any => look.open(place),
            })
        }
        StreetEffect::Rush { .. } => {
            let any = state.the_streets().camp(faction).reserve().count() > 0;
            look.objectives(|place| any && look.open(place))
        }
        StreetEffect::March { across, .. } => look.march(*across),
        StreetEffect::FallBack { .. } => look.objectives(|place| look.own(place) > 0),
        StreetEffect::Promote { .. } => look.objectives(|(_, ground)| ground.of(faction).mobs > 0),
        StreetEffect::Rally { .. } => look.objectives(|(row, _)| state.present(faction, &row.id)),
        StreetEffect::Barricade => {
            look.objectives(|place| look.own(place) > 0 && place.1.barricade.is_none())
        }
        StreetEffect::TearDown => look.objectives(|(_, ground)| ground.closed_to(faction)),
        StreetEffect::Fire { .. } => look.objectives(|(_, ground)| ground.occupied()),
        StreetEffect::Elephants => {
            look.objectives(|(_, ground)| ground.units.values().any(|units| units.mobs > 0))
        }
        StreetEffect::Colossus => {
            look.objectives(|(row, _)| state.city.colossus.as_ref() != Some(&row.id))
        }
        StreetEffect::Curse { .. } => {
            look.rivals_at(|(row, _), rival| state.present(rival, &row.id))
        }
        StreetEffect::Panic { .. } | StreetEffect::Bribe { .. } => {
            look.rivals_at(|(_, ground), rival| ground.of(rival).mobs > 0)
        }
        StreetEffect::Steal { .. }
        | StreetEffect::Confiscate { .. }
        | StreetEffect::Look
        | StreetEffect::Exchange => look.hands(),
        StreetEffect::RoofTile { .. } => look.heroes(|_, _| true),
        StreetEffect::Ambush => look.heroes(|id, owner| {
            let ground = state.ground(id);
            ground.of(faction).count() > ground.of(owner).count()
        }),
        StreetEffect::Rescue => Targets::Of(look.rescues()),
        StreetEffect::Summon => Targets::Of(look.summons()),
        StreetEffect::Duel => Targets::Of(look.duels()),
    }
}

impl Look<'_> {
    /// One's own units at an objective.
    fn own(&self, (_, ground): PlaceAt<'_>) -> u32 {
        ground.of(self.faction).count()
    }

    fn open(&self, (_, ground): PlaceAt<'_>) -> bool {
        !ground.closed_to(self.faction)
    }

    fn objectives(&self, fits: impl Fn(PlaceAt<'_>) -> bool) -> Targets {
        let fit = self.state.places().filter(|place| fits(*place));
        Targets::Of(fit.map(|(row, _)| (Aim::Objective(row.id.clone()), Vec::new())).collect())
    }

    /// Rivals, in turn order.
    fn rivals(&self) -> impl Iterator<Item = &FactionId> {
        self.state.in_turn().filter(|id| *id != self.faction)
    }

    fn rivals_at(&self, fits: impl Fn(PlaceAt<'_>, &FactionId) -> bool) -> Targets {
        let there = |place: PlaceAt<'_>| -> Vec<Aim> {
            let fit = self.rivals().filter(|rival| fits(place, rival));
            fit.map(|rival| Aim::Faction(rival.clone())).collect()
        };
        let places = self.state.places();
        let places = places.map(|place| (Aim::Objective(place.0.id.clone()), there(place)));
        Targets::Of(places.filter(|(_, rivals)| !rivals.is_empty()).collect())
    }

    fn march(&self, across: bool) -> Targets {
        let from = self.state.places().filter(|place| self.own(*place) > 0);
        let ways = from.map(|(from, _)| {
            let to = self.state.places().filter(|place| self.open(*place)).map(|(row, _)| row);
            let to = to.filter(|to| to.id != from.id && (across || to.map == from.map));
            let to = to.map(|to| Aim::Objective(to.id.clone())).collect();
            (Aim::Objective(from.id.clone()), to)
        });
        Targets::Of(ways.filter(|(_, to): &(Aim, Vec<Aim>)| !to.is_empty()).collect())
    }

    fn hands(&self) -> Targets {
        let streets = self.state.the_streets();
        let held = self.rivals().filter(|id| !streets.camp(id).hand.is_empty());
        Targets::Of(held.map(|id| (Aim::Faction(id.clone()), Vec::new())).collect())
    }

    /// Heroes of rivals in the streets that fit, given where they are and whose they are.
    fn heroes(&self, fits: impl Fn(&ObjectiveId, &FactionId) -> bool) -> Targets {
        let heroes = self
            .in_the_streets()
            .filter(|(_, owner, at)| *owner != self.faction && fits(at, owner));
        Targets::Of(heroes.map(|(hero, _, _)| (Aim::Hero(hero.into()), Vec::new())).collect())
    }

    /// Every Hero at an objective, with its faction and its objective.
    fn in_the_streets(&self) -> impl Iterator<Item = (&str, &FactionId, &ObjectiveId)> + Clone {
        let streets = self.state.the_streets();
        self.state.factions().flat_map(move |row| {
            living(row).filter_map(move |hero| match streets.heroes.get(&hero.name)? {
                HeroAt::Objective(at) => Some((hero.name.as_str(), &row.id, at)),
                HeroAt::Safe | HeroAt::Reserve | HeroAt::Dead => None,
            })
        })
    }

    fn rescues(&self) -> Vec<(Aim, Vec<Aim>)> {
        let own = self.in_the_streets().filter(|(_, owner, _)| *owner == self.faction);
        own.map(|(hero, _, _)| (Aim::Hero(hero.into()), Vec::new())).collect()
    }

    fn summons(&self) -> Vec<(Aim, Vec<Aim>)> {
        let open: Vec<Aim> =
            open_to(self.state, self.faction).into_iter().map(Aim::Objective).collect();
        let heroes = living(self.state.faction(self.faction)).filter(|hero| {
            let at = self.state.the_streets().heroes.get(&hero.name);
            matches!(at, Some(HeroAt::Safe | HeroAt::Reserve))
        });
        let heroes = heroes.map(|hero| (Aim::Hero(hero.name.clone()), open.clone()));
        heroes.filter(|(_, open)| !open.is_empty()).collect()
    }

    fn duels(&self) -> Vec<(Aim, Vec<Aim>)> {
        let all = self.in_the_streets();
        let own = all.clone().filter(|(_, owner, _)| *owner == self.faction);
        let duels = own.map(|(hero, _, at)| {
            let foes =
                all.clone().filter(|(_, owner, place)| *owner != self.faction && *place == at);
            let foes = foes.map(|(foe, _, _)| Aim::Hero(foe.into())).collect();
            (Aim::Hero(hero.into()), foes)
        });
        duels.filter(|(_, foes): &(Aim, Vec<Aim>)| !foes.is_empty()).collect()
    }
}

/// The dice that a card wants.
pub(crate) fn wanted(
    state: &State,
    faction: &FactionId,
    card: &StreetCardId,
    aims: &[Aim],
) -> Vec<WantedThrow> {
    let throw =
        |faction: &FactionId, dice| WantedThrow { faction: faction.clone(), dice, tyche: 0 };
    match (&state.street_card(card).effect, aims) {
        (StreetEffect::Uprising { dice, .. }, _) => vec![throw(faction, *dice)],
        (StreetEffect::RoofTile { .. }, _) => vec![throw(faction, 1)],
        (StreetEffect::Elephants, [Aim::Objective(at), ..]) => {
            let ground = state.ground(at);
            let here = state.in_turn().filter(|id| ground.of(id).mobs > 0);
            here.map(|id| throw(id, 1)).collect()
        }
        (StreetEffect::Duel, [_, Aim::Hero(foe)]) => {
            let foe = state.hero(foe).map(|(owner, _)| throw(owner, 1));
            [throw(faction, 1)].into_iter().chain(foe).collect()
        }
        _ => Vec::new(),
    }
}
