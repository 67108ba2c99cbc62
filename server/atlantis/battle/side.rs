//! One side on the field: who of it lives, and what protects it.

use game::Chance;

use super::course::Which;
use super::figure::Figure;
use super::living::Living;
use super::{Army, Shield};
use crate::content::{Does, Force, Prey};

/// A soldier.
#[derive(Clone, Copy, Debug)]
pub(super) struct Soldier {
    /// Its figures, by place.
    pub(super) figure: u32,
    /// Hits that it can take still; 0 dead.
    pub(super) hits: u32,
    /// Whether a storm has hit it.
    pub(super) soaked: bool,
    /// Whether terror has.
    pub(super) afraid: bool,
}

/// One side on the field.
#[derive(Debug)]
pub(super) struct Side<'a> {
    pub(super) army: &'a Army,
    pub(super) soldiers: Vec<Soldier>,
    pub(super) front: Living,
    pub(super) rear: Living,
    /// Shields that stand in this round.
    pub(super) shields: Vec<Shield>,
    /// Its dead in the order of death, phantoms among them.
    pub(super) dead: Vec<u32>,
    /// How many of the dead were no phantoms.
    pub(super) lost: u32,
    /// Soldiers at the start, phantoms left out.
    start: u32,
    /// How many rounds it has acted in, free ones too (C-37).
    pub(super) rounds: u32,
}

impl<'a> Side<'a> {
    pub(super) fn new(army: &'a Army) -> Self {
        let mut soldiers = Vec::new();
        for (at, (figure, many)) in (0..).zip(&army.figures) {
            let one = Soldier { figure: at, hits: figure.hits, soaked: false, afraid: false };
            soldiers.extend(std::iter::repeat_n(one, *many as usize));
        }
        let all = u32::try_from(soldiers.len()).unwrap_or(u32::MAX);
        let behind = |at: u32| army.figures[soldiers[at as usize].figure as usize].0.behind;
        let (front, rear) = (Living::new(all, |at| !behind(at)), Living::new(all, behind));
        let start = army.soldiers();
        let (shields, dead) = (Vec::new(), Vec::new());
        Self { army, soldiers, front, rear, shields, dead, lost: 0, start, rounds: 0 }
    }

    /// How many live.
    pub(super) const fn living(&self) -> u32 {
        self.front.many() + self.rear.many()
    }

    /// Whether it has lost: at least half of those who stood there at the start are dead (C-50).
    pub(super) fn has_lost(&self) -> bool {
        u64::from(self.lost) * 2 >= u64::from(self.start) || self.living() == 0
    }

    pub(super) fn figure(&self, soldier: u32) -> &'a Figure {
        &self.army.figures[self.soldiers[soldier as usize].figure as usize].0
    }

    pub(super) fn is_alive(&self, soldier: u32) -> bool {
        self.soldiers[soldier as usize].hits > 0
    }

    /// Whether a soldier may act now: alive, its weapon's turn, and in reach of the enemy (C-26, C-32, C-37).
    pub(super) fn may_act(&self, soldier: u32) -> bool {
        let figure = self.figure(soldier);
        let reaches = !figure.behind || self.front.many() == 0 || figure.reaches_from_behind();
        self.is_alive(soldier) && reaches && figure.acts_in(self.rounds)
    }

    /// Puts up the shields of all who live and cast them (C-31).
    pub(super) fn put_up_shields(&mut self) {
        let casters = self.army.figures.iter().zip(0_u32..);
        let casters = casters.filter(|((figure, _), _)| !figure.shields.is_empty());
        let casters: Vec<_> = casters.collect();
        if casters.is_empty() {
            return;
        }
        for soldier in &self.soldiers {
            if let Some(((figure, _), _)) =
                casters.iter().find(|(_, at)| *at == soldier.figure && soldier.hits > 0)
            {
                self.shields.extend(&figure.shields);
            }
        }
    }

    /// The highest shield against a type; its place.
    pub(super) fn shield(&self, force: Force) -> Option<usize> {
        let against = (0..).zip(&self.shields).filter(|(_, shield)| shield.force == force);
        // Of equal ones the first.
        against.min_by_key(|(_, shield)| std::cmp::Reverse(shield.level)).map(|(at, _)| at)
    }

    /// Draws who is struck: one of those in front; of all, when nobody is in front (C-33). None where nobody lives.
    pub(super) fn target(&self, chance: &mut dyn Chance) -> Option<u32> {
        let among = if self.front.many() > 0 { &self.front } else { &self.rear };
        (among.many() > 0).then(|| among.nth(chance.roll(among.many())))
    }

    /// Those whom a spell with this prey can strike now (C-41).
    pub(super) fn prey(&self, only: Option<Prey>) -> Vec<u32> {
        let front = self.front.many() > 0;
        let is = |soldier: &u32| {
            let figure = self.figure(*soldier);
            self.is_alive(*soldier) && figure.behind != front && figure.is_prey(only)
        };
        (0..).zip(&self.soldiers).map(|(at, _)| at).filter(is).collect()
    }

    /// Takes a hit; says whether it killed (C-27).
    pub(super) fn hit(&mut self, soldier: u32) -> bool {
        let figure = self.figure(soldier);
        let one = &mut self.soldiers[soldier as usize];
        one.hits -= 1;
        let killed = one.hits == 0;
        if killed {
            let living = if figure.behind { &mut self.rear } else { &mut self.front };
            living.remove(soldier);
            self.dead.push(soldier);
            self.lost += u32::from(!figure.phantom);
        }
        killed
    }

    /// Lays an effect on a soldier (C-42); says whether it is new.
    pub(super) fn lay(&mut self, soldier: u32, does: Does) -> bool {
        let one = &mut self.soldiers[soldier as usize];
        let effect = match does {
            Does::Storm => &mut one.soaked,
            Does::Terror => &mut one.afraid,
            Does::Blows | Does::Shield => return false,
        };
        !std::mem::replace(effect, true)
    }
}

/// Both sides, to strike from one at the other.
pub(super) fn across<'s, 'a>(
    sides: &'s mut [Side<'a>; 2],
    from: Which,
) -> (&'s Side<'a>, &'s mut Side<'a>) {
    let [attackers, defenders] = sides;
    match from {
        Which::Attackers => (attackers, defenders),
        Which::Defenders => (defenders, attackers),
    }
}
