//! The whole truth of a game. Not serializable: only [`crate::view`] crosses to a client.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use borsh::{BorshDeserialize, BorshSerialize};
use game::{Actor, Millis, Name, Shared, Version};

use crate::accord::Accord;
use crate::aim::Aim;
use crate::battle::{Answer, Battle};
use crate::content::Content;
use crate::draft::Draft;
use crate::hand::{Hand, Sealed};
use crate::ids::Faction;
use crate::log::Logs;
use crate::messages;
use crate::play::{Ground, Play};
use crate::settings::{ImprovementGoes, Settings};
use crate::shown::Shown;
use crate::table::{Course, Stage};
use crate::world::{Fact, World};

/// A game under way, in parts: copies share them until one of them is written, and what is shown is made again only
/// where a part was that it is made from.
#[derive(Clone, Debug)]
pub struct State {
    /// Never changes.
    pub(crate) content: Arc<Content>,
    pub(crate) settings: Shared<Settings>,
    /// What is so, for everybody.
    pub(crate) world: World,
    pub(crate) course: Shared<Course>,
    /// Seats that are absent.
    pub(crate) absent: Shared<BTreeSet<Faction>>,
    /// What stewards that play to win are after.
    pub(crate) aims: Shared<BTreeMap<Faction, Aim>>,
    /// Whom the table waits for, and since when.
    pub(crate) seats: Shared<kit::Seats<Faction>>,
    /// What players try out in their phases (N-5, N-6).
    pub(crate) drafts: Sealed<Draft>,
    pub(crate) battle: Shared<Option<Battle>>,
    /// What sides of a battle have decided (N-1, N-2).
    pub(crate) commitments: Sealed<Answer>,
    /// Offers and bids (N-3, N-4).
    pub(crate) offers: Sealed<u32>,
    pub(crate) shown: Shared<Shown>,
    /// What seats agree on, and the points to go back to.
    pub(crate) accord: Shared<Accord>,
    pub(crate) logs: Shared<Logs>,
    pub(crate) acted: Shared<Acted>,
}

/// Who acts at this moment.
#[derive(BorshSerialize, BorshDeserialize, Clone, Debug)]
pub(crate) struct Acted {
    pub by: Actor,
    pub at: Millis,
    /// The seat that the steward plays.
    pub steward: Option<Faction>,
    /// The number of the first line of the log that the command led to.
    pub told_from: u32,
}

impl State {
    /// The state before the first event.
    pub(crate) fn new(content: Content) -> Self {
        messages::take_up();
        let settings = Shared::new(content.scenario().settings.clone());
        let acted = Acted { by: Actor::Clock, at: Millis::default(), steward: None, told_from: 0 };
        Self {
            content: Arc::new(content),
            settings,
            world: World::default(),
            course: Shared::default(),
            absent: Shared::default(),
            aims: Shared::default(),
            seats: Shared::default(),
            drafts: Sealed::default(),
            battle: Shared::default(),
            commitments: Sealed::default(),
            offers: Sealed::default(),
            shown: Shared::default(),
            accord: Shared::default(),
            logs: Shared::default(),
            acted: Shared::new(acted),
        }
    }

    /// What is so, for everybody.
    #[must_use]
    pub fn world(&self) -> &World {
        &self.world
    }

    /// What is so for a player who tries something out; it is his alone to see (N-5, N-6).
    #[must_use]
    pub fn own_world(&self, faction: Faction) -> World {
        self.draft(faction).world
    }

    /// What is played now.
    #[must_use]
    pub fn stage(&self) -> Stage {
        self.course.stage
    }

    /// The ground for everybody.
    pub(crate) fn ground(&self) -> Ground<'_> {
        self.ground_of(&self.world)
    }

    /// The ground of somebody's own world.
    pub(crate) fn ground_of<'a>(&'a self, world: &'a World) -> Ground<'a> {
        Ground { content: &self.content, settings: &self.settings, world, before: self.before() }
    }

    /// Where all draft at the same time, what discounts look at (T-14).
    fn before(&self) -> Option<&World> {
        self.is_together().then_some(&self.world)
    }

    /// Whether all draft at the same time now.
    pub(crate) fn is_together(&self) -> bool {
        self.course.stage == Stage::Improvement
            && self.settings.improvement == ImprovementGoes::Together
    }

    /// Play on the world of all.
    pub(crate) fn play(&self) -> Play<'_> {
        self.play_on(self.world.clone())
    }

    /// Play on a world of its own.
    pub(crate) fn play_on(&self, world: World) -> Play<'_> {
        Play {
            content: &self.content,
            settings: &self.settings,
            world,
            facts: Vec::new(),
            before: self.before(),
        }
    }

    /// Facts become so, for everybody.
    pub(crate) fn become_so(&mut self, facts: &[Fact]) {
        facts.iter().for_each(|fact| self.world.become_so(fact));
    }

    /// What a player tries out; an empty draft where nothing was.
    pub(crate) fn draft(&self, faction: Faction) -> Draft {
        let own = self.drafts.own(&faction);
        own.cloned().unwrap_or_else(|| Draft::on(self.world.clone()))
    }

    /// The name of a faction.
    pub(crate) fn name(&self, faction: Faction) -> Name {
        Name::of(&self.content.faction(faction).name)
    }

    /// From whose hand a choice of this faction comes now.
    pub(crate) fn hand(&self, faction: Faction) -> Hand {
        if self.acted.steward == Some(faction) {
            return Hand::Steward;
        }
        match self.acted.by {
            Actor::Control { .. } => Hand::Control,
            Actor::Seat(_) | Actor::Clock => Hand::Own,
        }
    }

    /// What the steward of a seat is after, where it plays to win.
    #[must_use]
    pub fn aim(&self, faction: Faction) -> Option<Aim> {
        self.aims.get(&faction).copied()
    }

    /// Whether the steward answers for a seat.
    pub(crate) fn is_absent(&self, faction: Faction) -> bool {
        self.absent.contains(&faction)
    }

    /// The versions of all parts, but for those of secrets.
    pub(crate) fn versions(&self) -> impl Iterator<Item = Version> {
        let parts = [
            self.settings.version(),
            self.course.version(),
            self.absent.version(),
            self.aims.version(),
            self.seats.version(),
            self.battle.version(),
            self.shown.version(),
            self.accord.version(),
            self.logs.version(),
            self.acted.version(),
        ];
        parts.into_iter().chain(self.world.versions())
    }
}
