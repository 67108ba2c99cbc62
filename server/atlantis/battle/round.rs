//! Rounds (C-31 to C-33).

use game::Chance;

use super::Army;
use super::course::{Cause, Course, Round, Spoken, Tally, Which};
use super::figure::{Figure, Strike};
use super::side::{Side, across};
use super::spell;
use super::strike::{Struck, strike};

/// Both sides on the field, and what has happened there.
pub(super) struct Field<'a> {
    sides: [Side<'a>; 2],
    rounds: Vec<Round>,
}

/// What a round did so far.
struct Noted {
    /// Hits and kills of each figure's strikes, by side.
    strikes: [Vec<(u32, u32)>; 2],
    /// How many of each unit died, by side.
    losses: [Vec<(usize, u32)>; 2],
    spells: Vec<Spoken>,
}

impl Noted {
    /// Phantoms are no dead (C-50).
    fn kill(&mut self, side: Which, figure: &Figure) {
        if figure.phantom {
            return;
        }
        let unit = figure.unit;
        let losses = &mut self.losses[side as usize];
        match losses.iter_mut().find(|(of, _)| *of == unit) {
            Some((_, many)) => *many += 1,
            None => losses.push((unit, 1)),
        }
    }
}

impl<'a> Field<'a> {
    pub(super) fn new(armies: [&'a Army; 2]) -> Self {
        Self { sides: armies.map(Side::new), rounds: Vec::new() }
    }

    pub(super) fn has_lost(&self, side: Which) -> bool {
        self.sides[side as usize].has_lost()
    }

    pub(super) fn is_empty(&self, side: Which) -> bool {
        self.sides[side as usize].living() == 0
    }

    /// A round: of both sides, or a free one of one side.
    pub(super) fn round(&mut self, chance: &mut dyn Chance, free: Option<Which>) {
        let acting = Which::BOTH.into_iter().filter(|side| free.is_none_or(|one| one == *side));
        let acting: Vec<Which> = acting.collect();
        for side in &mut self.sides {
            side.shields.clear();
        }
        for side in &acting {
            let side = &mut self.sides[*side as usize];
            side.rounds += 1;
            side.put_up_shields();
        }
        let mut lot = Vec::new();
        for side in &acting {
            let of = &self.sides[*side as usize];
            let all = (0..).zip(&of.soldiers).map(|(at, _)| at);
            lot.extend(all.filter(|at| of.may_act(*at)).map(|at| (*side, at)));
        }
        chance.shuffle(&mut lot);
        let mut noted = self.noted();
        for (side, soldier) in lot {
            if self.sides[side as usize].is_alive(soldier) {
                self.act(chance, side, soldier, false, &mut noted);
            }
            if Which::BOTH.into_iter().any(|side| self.is_empty(side)) {
                break;
            }
        }
        self.keep(free, noted);
    }

    /// The free round of a duel: one single attack of one side, whatever its weapon (C-70).
    pub(super) fn single(&mut self, chance: &mut dyn Chance, side: Which) {
        let mut noted = self.noted();
        self.sides[side as usize].rounds += 1;
        self.act(chance, side, 0, true, &mut noted);
        self.keep(Some(side), noted);
    }

    /// What a soldier does in its turn (C-32).
    fn act(
        &mut self,
        chance: &mut dyn Chance,
        side: Which,
        soldier: u32,
        single: bool,
        noted: &mut Noted,
    ) {
        let (own, enemies) = across(&mut self.sides, side);
        let (figure, of) = (own.figure(soldier), own.soldiers[soldier as usize]);
        // From behind only bows reach, whatever is cast besides (C-26).
        let reaches = |ranged: bool| ranged || !figure.behind || own.front.many() == 0;
        let turn = |how: &Strike| (own.rounds - 1).is_multiple_of(how.every) && reaches(how.ranged);
        if let Some(how) = figure.strike.filter(turn) {
            let times = if single { how.times.min(1) } else { how.times };
            for _ in 0..times {
                let Some(struck) = strike(chance, how, of, enemies) else { return };
                if let Struck::Hit(target, killed) = struck {
                    let tally = &mut noted.strikes[side as usize][of.figure as usize];
                    tally.0 += 1;
                    if killed {
                        tally.1 += 1;
                        noted.kill(side.other(), enemies.figure(target));
                    }
                }
            }
        }
        if single {
            return;
        }
        for cast in &figure.casts {
            if enemies.living() == 0 {
                break;
            }
            let mut killed = Vec::new();
            let spoken = spell::cast(chance, cast, enemies, &mut killed);
            for target in killed {
                noted.kill(side.other(), enemies.figure(target));
            }
            noted.spells.push(Spoken { side, unit: figure.unit, ..spoken });
        }
    }

    fn noted(&self) -> Noted {
        let strikes = [0, 1].map(|side: usize| vec![(0, 0); self.sides[side].army.figures.len()]);
        Noted { strikes, losses: [Vec::new(), Vec::new()], spells: Vec::new() }
    }

    fn keep(&mut self, free: Option<Which>, noted: Noted) {
        let mut hits: Vec<Tally> = Vec::new();
        for side in Which::BOTH {
            let own = &self.sides[side as usize];
            let of = own.army.figures.iter().zip(&noted.strikes[side as usize]);
            for ((figure, _), (hit, killed)) in of.filter(|(_, (hit, _))| *hit > 0) {
                let weapon = figure.strike.and_then(|strike| strike.weapon);
                let cause =
                    if figure.head { Cause::Weapon(weapon) } else { Cause::Monster(figure.item) };
                match hits.iter_mut().find(|one| one.side == side && one.cause == cause) {
                    Some(one) => {
                        one.hits += hit;
                        one.killed += killed;
                    }
                    None => hits.push(Tally { side, cause, hits: *hit, killed: *killed }),
                }
            }
        }
        let Noted { mut losses, spells, .. } = noted;
        losses.iter_mut().for_each(|losses| losses.sort_unstable());
        self.rounds.push(Round { free, hits, spells, losses });
    }

    /// What the battle was.
    pub(super) fn over(self, free: Option<Which>, winner: Option<Which>) -> Course {
        let dead = self.sides.map(|side| {
            let of = |soldier: u32| {
                let figure = side.figure(soldier);
                (figure.unit, figure.item)
            };
            side.dead.iter().map(|soldier| of(*soldier)).collect()
        });
        Course { free, rounds: self.rounds, winner, dead }
    }
}
