//! The legal targets of Stasis cards (S-11), asked for on the phone and checked when a card is played,
//! and the dice that a card wants.

use crate::content::{Ground as At, StreetEffect};
use crate::ids::{FactionId, ObjectiveId, StreetCardId};
use crate::stasis::battle::WantedThrow;
use crate::stasis::deploy::Aim;
use crate::stasis::deploy::rules::open_to;
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
            look.objectives(|id| match at {
                At::Own => look.own(id) > 0,
                At::Any => look.open(id),
            })
        }
        StreetEffect::Rush { .. } => {
            let any = state.the_streets().camp(faction).reserve().count() > 0;
            look.objectives(|id| any && look.open(id))
        }
        StreetEffect::March { across, .. } => look.march(*across),
        StreetEffect::FallBack { .. } => look.objectives(|id| look.own(id) > 0),
        StreetEffect::Promote { .. } => look.objectives(|id| state.ground(id).of(faction).mobs > 0),
        StreetEffect::Rally { .. } => look.objectives(|id| state.present(faction, id)),
        StreetEffect::Barricade => {
            look.objectives(|id| look.own(id) > 0 && state.ground(id).barricade.is_none())
        }
        StreetEffect::TearDown => look.objectives(|id| state.ground(id).closed_to(faction)),
        StreetEffect::Fire { .. } => look.objectives(|id| state.ground(id).occupied()),
        StreetEffect::Elephants => {
            look.objectives(|id| state.ground(id).units.values().any(|units| units.mobs > 0))
        }
        StreetEffect::Colossus => look.objectives(|id| state.city.colossus.as_ref() != Some(id)),
        StreetEffect::Curse { .. } => look.rivals_at(|id, rival| state.present(rival, id)),
        StreetEffect::Panic { .. } | StreetEffect::Bribe { .. } => {
            look.rivals_at(|id, rival| state.ground(id).of(rival).mobs > 0)
        }
        StreetEffect::Steal { .. }
        | StreetEffect::Confiscate { .. }
        | StreetEffect::Look
        | StreetEffect::Exchange => look.hands(),
        StreetEffect::RoofTile { .. } => look.heroes(|_, _| true),
        StreetEffect::Ambush => {
            look.heroes(|id, owner| look.own(id) > state.ground(id).of(owner).count())
        }
        StreetEffect::Rescue => Targets::Of(look.rescues()),
        StreetEffect::Summon => Targets::Of(look.summons()),
        StreetEffect::Duel => Targets::Of(look.duels()),
    }
}

impl Look<'_> {
    /// One's own units at an objective.
    fn own(&self, id: &ObjectiveId) -> u32 {
        self.state.ground(id).of(self.faction).count()
    }

    fn open(&self, id: &ObjectiveId) -> bool {
        !self.state.ground(id).closed_to(self.faction)
    }

    fn all(&self) -> impl Iterator<Item = &ObjectiveId> {
        self.state.content.city().objectives.iter().map(|row| &row.id)
    }

    fn objectives(&self, fits: impl Fn(&ObjectiveId) -> bool) -> Targets {
        let fit = self.all().filter(|id| fits(id));
        Targets::Of(fit.map(|id| (Aim::Objective(id.clone()), Vec::new())).collect())
    }

    /// Rivals, in turn order.
    fn rivals(&self) -> Vec<FactionId> {
        let all = self.state.in_turn().into_iter();
        all.filter(|id| id != self.faction).collect()
    }

    fn rivals_at(&self, fits: impl Fn(&ObjectiveId, &FactionId) -> bool) -> Targets {
        let rivals = self.rivals();
        let there = |id: &ObjectiveId| -> Vec<Aim> {
            let fit = rivals.iter().filter(|rival| fits(id, rival));
            fit.map(|rival| Aim::Faction(rival.clone())).collect()
        };
        let places = self.all().map(|id| (Aim::Objective(id.clone()), there(id)));
        Targets::Of(places.filter(|(_, rivals)| !rivals.is_empty()).collect())
    }

    fn march(&self, across: bool) -> Targets {
        let city = self.state.content.city();
        let map = |id: &ObjectiveId| city.find(id).map(|row| &row.map);
        let from = self.all().filter(|id| self.own(id) > 0);
        let ways = from.map(|from| {
            let to = self.all().filter(|to| *to != from && self.open(to));
            let to = to.filter(|to| across || map(to) == map(from));
            (Aim::Objective(from.clone()), to.map(|to| Aim::Objective(to.clone())).collect())
        });
        Targets::Of(ways.filter(|(_, to): &(Aim, Vec<Aim>)| !to.is_empty()).collect())
    }

    fn hands(&self) -> Targets {
        let rivals = self.rivals().into_iter();
        let held = rivals.filter(|id| !self.state.the_streets().camp(id).hand.is_empty());
        Targets::Of(held.map(|id| (Aim::Faction(id), Vec::new())).collect())
    }

    /// Heroes of rivals in the streets that fit, given where they are and whose they are.
    fn heroes(&self, fits: impl Fn(&ObjectiveId, &FactionId) -> bool) -> Targets {
        let heroes = self
            .in_the_streets()
            .into_iter()
            .filter(|(_, owner, at)| owner != self.faction && fits(at, owner));
        Targets::Of(heroes.map(|(hero, _, _)| (Aim::Hero(hero), Vec::new())).collect())
    }

    /// Every Hero at an objective, with its faction and its objective.
    fn in_the_streets(&self) -> Vec<(String, FactionId, ObjectiveId)> {
        let heroes = self.state.factions().flat_map(|row| {
            living(row).filter_map(|hero| {
                let at = self.state.the_streets().heroes.get(&hero.name)?;
                let HeroAt::Objective(at) = at else { return None };
                Some((hero.name.clone(), row.id.clone(), at.clone()))
            })
        });
        heroes.collect()
    }

    fn rescues(&self) -> Vec<(Aim, Vec<Aim>)> {
        let own = self.in_the_streets().into_iter().filter(|(_, owner, _)| owner == self.faction);
        own.map(|(hero, _, _)| (Aim::Hero(hero), Vec::new())).collect()
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
        let own = all.iter().filter(|(_, owner, _)| owner == self.faction);
        let duels = own.map(|(hero, _, at)| {
            let foes = all.iter().filter(|(_, owner, place)| owner != self.faction && place == at);
            let foes = foes.map(|(foe, _, _)| Aim::Hero(foe.clone())).collect();
            (Aim::Hero(hero.clone()), foes)
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
            let here = state.in_turn().into_iter().filter(|id| ground.of(id).mobs > 0);
            here.map(|id| throw(&id, 1)).collect()
        }
        (StreetEffect::Duel, [_, Aim::Hero(foe)]) => {
            let foe = state.hero(foe).map(|(owner, _)| throw(owner, 1));
            [throw(faction, 1)].into_iter().chain(foe).collect()
        }
        _ => Vec::new(),
    }
}
