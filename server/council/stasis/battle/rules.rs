//! What decides a battle (S-16 to S-21).

use game::{Text, text};

use crate::content::Counter;
use crate::figures;
use crate::ids::{FactionId, ObjectiveId};
use crate::law::settings::{LoneHolder, TiedHeroes};
use crate::ledger::{Figure, Part};
use crate::rejection::Rejection;
use crate::stasis::battle::{Battle, Fought, HeroFate, Loss, Side, SideFate, Throw};
use crate::stasis::deploy::{Ground, Place};
use crate::stasis::muster::Units;
use crate::state::State;
use crate::steps::{StasisPart, Step};

/// What adds to dice (S-17).
enum Adds<'a> {
    Mobs(u32),
    Military(u32),
    /// A Hero or a card.
    Named(&'a str),
}

impl Adds<'_> {
    fn label(&self) -> Text {
        match self {
            Self::Mobs(number) => text!("battle-part-mobs", number = *number),
            Self::Military(number) => text!("battle-part-military", number = *number),
            Self::Named(name) => (*name).into(),
        }
    }
}

impl State {
    /// All that a faction adds to its dice at an objective (S-17).
    fn battle_bonuses<'a>(
        &'a self,
        faction: &'a FactionId,
        at: &'a ObjectiveId,
        ground: &'a Ground,
    ) -> impl Iterator<Item = (Adds<'a>, i32)> {
        let number = |by: u32| i32::try_from(by).unwrap_or(i32::MAX);
        let Units { mobs, military } = ground.of(faction);
        let units = [
            (Adds::Mobs(mobs), number(mobs)),
            (Adds::Military(military), number(military.saturating_mul(3))),
        ];
        let heroes = self.heroes_at(faction, at);
        let heroes = heroes.map(move |(name, by)| (Adds::Named(name), number(by)));
        let cards = ground.bonuses.iter().filter(move |bonus| &bonus.faction == faction);
        let cards = cards.map(|bonus| (Adds::Named(&bonus.label), bonus.by));
        units.into_iter().filter(|(_, by)| *by > 0).chain(heroes).chain(cards)
    }

    /// What a faction adds to its dice at an objective (S-17).
    pub(crate) fn battle_bonus(&self, faction: &FactionId, at: &ObjectiveId) -> Figure {
        let bonuses = self.battle_bonuses(faction, at, self.ground(at));
        figures::sum(bonuses.map(|(adds, by)| Part { label: adds.label(), by }).collect())
    }

    /// The value of [`State::battle_bonus`], for who needs no parts.
    pub(crate) fn battle_bonus_value(&self, faction: &FactionId, (at, ground): Place<'_>) -> i32 {
        let bonuses = self.battle_bonuses(faction, &at.id, ground);
        bonuses.fold(0, |sum, (_, by)| sum.saturating_add(by))
    }
}

/// Whether Control may pick a battle now; Tyche that is shown is paid, so not after that.
pub(crate) fn may_pick(state: &State) -> bool {
    matches!(state.course.step, Step::Battles | Step::Battle | Step::Tyche)
}

pub(crate) fn anybody_can_buy(state: &State, battle: &Battle) -> bool {
    battle.sides.iter().any(|side| chooses(state, &side.faction))
}

/// Whether a faction can buy a Tyche die, and somebody is there to choose.
pub(crate) fn chooses(state: &State, faction: &FactionId) -> bool {
    most_tyche(state, faction) > 0 && !state.faction(faction).is_away()
}

/// How many Tyche dice a faction may buy for a roll (S-18).
pub(crate) fn most_tyche(state: &State, faction: &FactionId) -> u32 {
    state.settings.tyche_most.min(state.faction(faction).counter(Counter::Tyche))
}

/// The side of a faction in the battle on the table.
pub(crate) fn side<'a>(state: &'a State, faction: &FactionId) -> Option<&'a Side> {
    let battle = state.city.streets.as_ref()?.battle()?;
    battle.sides.iter().find(|side| &side.faction == faction)
}

/// Whether a faction may choose Tyche dice now.
pub(crate) fn may_spend(state: &State, faction: &FactionId) -> bool {
    let here = state.course.step == Step::Tyche && side(state, faction).is_some();
    here && most_tyche(state, faction) > 0
}

/// The total of a throw: its dice, Tyche dice and bonus (S-17, S-18).
pub(crate) fn total(side: &Side, throw: &Throw) -> i64 {
    let dice: u32 = throw.dice.iter().chain(&throw.tyche).sum();
    let bonus: i64 = side.bonus.iter().map(|part| i64::from(part.by)).sum();
    i64::from(dice) + bonus
}

/// What becomes of each side: natural 13s first (S-19), then the highest total (S-20, S-21).
pub(crate) fn fates(sides: &[Side], throws: &[Throw]) -> Vec<SideFate> {
    let rows = || sides.iter().zip(throws);
    let out = |throw: &Throw| natural_thirteen(throw);
    let standing = rows().filter(|(_, throw)| !out(throw));
    let most = standing.clone().map(|(side, throw)| total(side, throw)).max();
    let best = standing.filter(|(side, throw)| Some(total(side, throw)) == most).count();
    let fate = |(side, throw): (&Side, &Throw)| match Some(total(side, throw)) == most {
        _ if out(throw) => SideFate::Thirteen,
        true if best == 1 => SideFate::Holds,
        true => SideFate::Tied,
        false => SideFate::Beaten,
    };
    rows().map(fate).collect()
}

/// Heroes that still wait for the winner's word (S-21).
pub(crate) fn at_mercy(state: &State) -> Option<(&FactionId, Vec<&str>)> {
    let fought = fought(state)?;
    let open = fought.captives.iter().filter(|captive| captive.fate.is_none());
    let open: Vec<&str> = open.map(|captive| captive.hero.as_str()).collect();
    let holder = fought.holder.as_ref()?;
    (!open.is_empty()).then_some((holder, open))
}

/// The battle on the table, once it is fought.
pub(crate) fn fought(state: &State) -> Option<&Fought> {
    state.city.streets.as_ref()?.battle()?.fought.as_ref()
}

/// The three dice of a throw, added up.
fn sum(throw: &Throw) -> u32 {
    throw.dice.iter().sum()
}

/// Whether the three dice of a throw are a natural 13 (S-19).
pub(crate) fn natural_thirteen(throw: &Throw) -> bool {
    sum(throw) == 13
}

/// Whether battles are being fought.
pub(crate) fn fighting(state: &State) -> bool {
    state.stasis_part() == Some(StasisPart::Battles)
}

/// S-16: the objectives that are or were fought for, in map order. A battle that is fought stays.
pub(crate) fn contested(state: &State) -> Vec<ObjectiveId> {
    let least = match state.settings.lone_holder {
        LoneHolder::Holds => 2,
        LoneHolder::Rolls => 1,
    };
    let fought = |id: &ObjectiveId| {
        let mut battles = state.the_streets().battles.iter();
        battles.any(|battle| &battle.objective == id && battle.fought.is_some())
    };
    let objectives = state.content.city().objectives.iter().map(|row| &row.id);
    let contested =
        objectives.filter(|id| fought(id) || state.all_present(id).nth(least - 1).is_some());
    contested.cloned().collect()
}

/// Who meets at an objective, and what each adds to its dice (S-16, S-17).
pub(crate) fn sides(state: &State, objective: &ObjectiveId) -> Vec<Side> {
    let side = |faction: FactionId| Side {
        units: state.ground(objective).of(&faction),
        heroes: state.heroes_at(&faction, objective).map(|(name, _)| name.to_owned()).collect(),
        bonus: state.battle_bonus(&faction, objective).parts,
        tyche: 0,
        paid: 0,
        faction,
    };
    state.all_present(objective).cloned().map(side).collect()
}

/// What these Tyche dice cost: a Tyche each (S-18).
pub(crate) fn price(spent: &[(FactionId, u32)]) -> Vec<(FactionId, u32)> {
    spent.to_vec()
}

/// The Tyche that was paid for dice of the battle on the table, before they are thrown.
pub(crate) fn unthrown(state: &State) -> Vec<(FactionId, u32)> {
    let open = state.the_streets().battle().filter(|battle| battle.fought.is_none());
    let sides = open.into_iter().flat_map(|battle| &battle.sides);
    sides.filter(|side| side.paid > 0).map(|side| (side.faction.clone(), side.paid)).collect()
}

/// What those lose who do not hold the place: their units, and their Heroes with a natural 13 (S-19),
/// with a tie where the ruling says so (S-20), or at the winner's mercy (S-21).
pub(crate) fn losses(state: &State, sides: &[Side], fates: &[SideFate]) -> Vec<Loss> {
    let tied = fates.contains(&SideFate::Tied);
    let held = fates.contains(&SideFate::Holds);
    let hero = |fate: SideFate| match fate {
        SideFate::Thirteen => HeroFate::Dies,
        SideFate::Tied | SideFate::Beaten if tied => match state.settings.tied_heroes {
            TiedHeroes::Die => HeroFate::Dies,
            TiedHeroes::Live => HeroFate::Safe,
        },
        SideFate::Beaten if held => HeroFate::AtMercy,
        SideFate::Beaten | SideFate::Tied | SideFate::Holds => HeroFate::Safe,
    };
    let losers = sides.iter().zip(fates).filter(|(_, fate)| **fate != SideFate::Holds);
    let loss = |(side, fate): (&Side, &SideFate)| Loss {
        faction: side.faction.clone(),
        units: side.units,
        heroes: side.heroes.iter().map(|name| (name.clone(), hero(*fate))).collect(),
    };
    losers.map(loss).collect()
}

/// The battle whose end may be entered by hand.
pub(crate) fn on_the_table(state: &State) -> Result<&Battle, Rejection> {
    let here = matches!(state.course.step, Step::Tyche | Step::BattleDice);
    let battle = state.city.streets.as_ref().and_then(|streets| streets.battle());
    battle.filter(|_| here).ok_or(Rejection::NotNow("when-while-a-battle-is-on"))
}
