//! How the program plays a seat: sensibly, by what is on offer to the seat and nothing else. It knows
//! what the seat's Archon would see. It neither talks nor proposes motions. What it does at a step stands
//! in the row of the step; here is what the rows do it with.

use game::Chance;

use crate::action::{Action, Group};
use crate::command::Command;
use crate::state::{Faction, State};

/// A seat that the program plays at a step.
pub(crate) struct Playing<'a> {
    pub state: &'a State,
    pub faction: &'a Faction,
    pub chance: &'a mut dyn Chance,
    /// What is on offer to an Archon.
    pub offers: fn(&State, &Faction) -> Vec<Action>,
}

/// What the program does at a step, in order. The first that is legal ends a turn.
pub(crate) type Plays = fn(&mut Playing<'_>) -> Vec<Command>;

impl Playing<'_> {
    /// Whether a chance of `part` in `of` comes true.
    pub(crate) fn happens(&mut self, part: u32, of: u32) -> bool {
        self.chance.roll(of) <= part
    }

    /// One of these commands, by chance.
    pub(crate) fn pick(&mut self, mut commands: Vec<Command>) -> Option<Command> {
        if commands.is_empty() {
            return None;
        }
        let sides = u32::try_from(commands.len()).expect("a view offers fewer than 2^32 actions");
        Some(commands.swap_remove(self.chance.roll(sides) as usize - 1))
    }

    /// What is on offer of these groups.
    pub(crate) fn offered(&self, groups: &[Group]) -> Vec<Command> {
        let actions = (self.offers)(self.state, self.faction).into_iter();
        actions.filter(|row| groups.contains(&row.group)).map(|row| row.command).collect()
    }

    /// One of the decisions that fall to the seat.
    pub(crate) fn decides(&mut self) -> Vec<Command> {
        let groups =
            [Group::Prytanis, Group::Events, Group::Elect, Group::Tie, Group::Target, Group::Tyche];
        self.pick(self.offered(&groups)).into_iter().collect()
    }
}
