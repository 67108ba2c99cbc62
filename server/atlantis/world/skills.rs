//! What a unit knows: points of its skills (S-1 to S-5).

use borsh::{BorshDeserialize, BorshSerialize};

use crate::content::Skill;

/// Points a head that a level takes, from level 0 (S-1).
const POINTS: [u64; 6] = [0, 30, 90, 180, 300, 450];

/// The level that so many points a head are, 0 to 5 (S-1).
#[must_use]
pub fn level_of(points: u64) -> u32 {
    let reached = POINTS[1..].iter().take_while(|needed| **needed <= points).count();
    u32::try_from(reached).unwrap_or(0)
}

/// Points a head that this level takes; those of level 5 for any above (S-1).
#[must_use]
pub fn points_of(level: u32) -> u64 {
    POINTS[(level as usize).min(5)]
}

/// Points of skills of a unit as a whole, sorted by the rows of the table; none stands with 0.
#[derive(BorshSerialize, BorshDeserialize, Clone, Debug, Default, PartialEq, Eq)]
pub struct Skills(Vec<(Skill, u64)>);

impl Skills {
    /// Points of the whole unit in this skill.
    #[must_use]
    pub fn of(&self, skill: Skill) -> u64 {
        self.0.binary_search_by_key(&skill, |(one, _)| *one).map_or(0, |at| self.0[at].1)
    }

    /// Makes it so many points.
    pub fn set(&mut self, skill: Skill, points: u64) {
        match self.0.binary_search_by_key(&skill, |(one, _)| *one) {
            Ok(at) if points == 0 => drop(self.0.remove(at)),
            Ok(at) => self.0[at].1 = points,
            Err(_) if points == 0 => {}
            Err(at) => self.0.insert(at, (skill, points)),
        }
    }

    /// All skills with their points, by row.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (Skill, u64)> + Clone + '_ {
        self.0.iter().copied()
    }

    /// Whether nothing is known.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Takes the share of `k` of `n` people with them: for each skill `points × k / n`, rounded down (S-20, S-21).
    #[must_use]
    pub fn split(&mut self, k: u32, n: u32) -> Self {
        let mut gone = Vec::with_capacity(self.0.len());
        for (skill, points) in &mut self.0 {
            let part = u128::from(*points) * u128::from(k) / u128::from(n.max(1));
            let part = u64::try_from(part).unwrap_or(*points);
            *points -= part;
            gone.push((*skill, part));
        }
        self.0.retain(|(_, points)| *points > 0);
        gone.retain(|(_, points)| *points > 0);
        Self(gone)
    }

    /// Adds the points of others (S-20).
    pub fn join(&mut self, others: &Self) {
        for (skill, points) in others.iter() {
            self.set(skill, self.of(skill).saturating_add(points));
        }
    }
}
