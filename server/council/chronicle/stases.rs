//! What happened in a stasis.

use std::collections::BTreeMap;
use std::sync::Arc;

use game::Text;

use crate::cycle::grants::Fallen;
use crate::event::Event;
use crate::ids::{FactionId, ObjectiveId};
use crate::ledger::Cause;
use crate::stasis::amend::{AmendEvent, Amendment};
use crate::stasis::deploy::{Aim, DeployEvent, Trigger};
use crate::stasis::powers::PowersEvent;
use crate::stasis::score::ScoreEvent;
use crate::stasis::streets::{Streets, StreetsEvent};
use crate::state::State;

/// A stasis.
#[derive(Clone, Debug)]
pub(super) struct Stasis {
    pub entry: u64,
    pub number: u32,
    pub when: Text,
    /// The Stasis number at which it broke out, and what had raised it, the most first.
    pub at: u32,
    pub threshold: u32,
    pub causes: Vec<(Cause, i32)>,
    pub tied: Vec<FactionId>,
    /// As the deployment began, and as it ended.
    pub mustered: Option<Arc<Streets>>,
    pub deployed: Option<Arc<Streets>>,
    pub trigger: Option<Trigger>,
    pub cards: Vec<Played>,
    /// When each battle was fought.
    pub battles: BTreeMap<ObjectiveId, u64>,
    /// The entry at which it was scored.
    pub scored: Option<u64>,
    pub last: Option<Arc<Streets>>,
    /// Where the Colossus stood at the end, and whether it moved.
    pub colossus: Option<ObjectiveId>,
    pub colossus_moved: bool,
    /// Heroes who died, with their factions.
    pub dead: Vec<(FactionId, String)>,
    /// The entry at which the winner changed an article.
    pub amended: Option<(u64, Amendment)>,
    pub over: bool,
    /// The Stasis number afterwards.
    pub after: u32,
}

/// A Stasis card that was played.
#[derive(Clone, Debug)]
pub(super) struct Played {
    pub faction: FactionId,
    pub title: String,
    /// The first place that it was aimed at.
    pub place: Option<String>,
    /// Heroes that died of it.
    pub killed: Vec<String>,
    pub moved_colossus: bool,
    /// How many units changed sides or fell by it.
    pub struck: u32,
}

impl Stasis {
    /// A stasis that has just broken out.
    pub(super) fn new(state: &State, entry: u64) -> Self {
        let parts = state.totals.stasis.parts().filter(|(_, by)| *by > 0);
        let parts = parts.filter(|(cause, _)| {
            !matches!(cause, Cause::Start | Cause::Earlier { by_hand: false })
        });
        let mut causes: Vec<(Cause, i32)> = parts.map(|(cause, by)| (cause.clone(), by)).collect();
        causes.sort_by_key(|(_, by)| -by);
        Self {
            entry,
            number: state.city.stases,
            when: crate::chronicle::when(state),
            at: state.totals.stasis.value(),
            threshold: state.settings.stasis_threshold,
            causes,
            tied: Vec::new(),
            mustered: None,
            deployed: None,
            trigger: None,
            cards: Vec::new(),
            battles: BTreeMap::new(),
            scored: None,
            last: None,
            colossus: state.city.colossus.clone(),
            colossus_moved: false,
            dead: Vec::new(),
            amended: None,
            over: false,
            after: state.totals.stasis.value(),
        }
    }

    /// Takes in an event of the streets; `state` is as it is after it.
    pub(super) fn note(&mut self, state: &State, event: &Event, entry: u64) {
        self.entry = entry;
        match event {
            Event::Deploy(DeployEvent::DeploymentBegan { tied, .. }) => {
                self.tied.clone_from(tied);
                self.mustered.clone_from(&state.city.streets);
            }
            Event::Deploy(DeployEvent::LastActionsBegan { why, .. }) => self.trigger = Some(*why),
            Event::Deploy(DeployEvent::DeploymentEnded { .. }) => {
                self.deployed.clone_from(&state.city.streets)
            }
            Event::Deploy(DeployEvent::StreetCardPlayed { faction, card, aims }) => {
                self.cards.push(Played {
                    faction: faction.clone(),
                    title: state.street_card(card).title.clone(),
                    place: aims.iter().find_map(|aim| match aim {
                        Aim::Objective(id) => Some(state.objective(id).name.clone()),
                        Aim::Faction(_) | Aim::Hero(_) => None,
                    }),
                    killed: Vec::new(),
                    moved_colossus: false,
                    struck: 0,
                })
            }
            Event::Powers(PowersEvent::SidesChanged { mobs, .. }) => self.strikes(*mobs),
            Event::Powers(PowersEvent::UnitsMoved {
                mobs,
                military,
                to: crate::stasis::deploy::Spot::Away,
                ..
            }) => {
                self.strikes(mobs + military);
            }
            Event::Powers(PowersEvent::HeroMoved {
                hero,
                to: crate::stasis::muster::HeroAt::Dead,
                ..
            }) => {
                if let Some(card) = self.cards.last_mut().filter(|_| self.deployed.is_none()) {
                    card.killed.push(hero.clone());
                }
            }
            Event::Streets(StreetsEvent::ColossusMoved { reason: None, .. }) => {
                if let Some(card) = self.cards.last_mut() {
                    card.moved_colossus = true;
                }
            }
            Event::Score(ScoreEvent::Scored { .. })
            | Event::Score(ScoreEvent::WinnerNamed { .. }) => self.scored = Some(entry),
            Event::Amend(AmendEvent::ArticleAmended { .. }) => {
                let streets = state.city.streets.as_ref();
                let change = streets.and_then(|streets| streets.amendment.clone());
                self.amended = change.map(|change| (entry, change));
            }
            _ => {}
        }
        if state.city.streets.is_some() {
            self.follow(state, entry);
        }
        if let Event::Streets(StreetsEvent::StasisEnded { .. }) = event {
            self.over = true;
            self.after = state.totals.stasis.value();
        }
    }

    fn strikes(&mut self, units: u32) {
        if let Some(card) = self.cards.last_mut().filter(|_| self.deployed.is_none()) {
            card.struck += units;
        }
    }

    /// What the state itself says, as long as there are streets.
    fn follow(&mut self, now: &State, entry: u64) {
        self.last.clone_from(&now.city.streets);
        self.colossus_moved |= self.colossus != now.city.colossus;
        self.colossus.clone_from(&now.city.colossus);
        let how = Fallen::InStasis { stasis: self.number };
        let fallen = now.factions.iter().flat_map(|faction| {
            let dead = faction.heroes.iter().filter(|hero| hero.fallen.as_ref() == Some(&how));
            dead.map(|hero| (faction.id.clone(), hero.name.clone()))
        });
        self.dead = fallen.collect();
        for battle in now.city.streets.iter().flat_map(|streets| &streets.battles) {
            if battle.fought.is_some() {
                self.battles.entry(battle.objective.clone()).or_insert(entry);
            } else {
                self.battles.remove(&battle.objective);
            }
        }
    }

    /// Who won.
    pub(super) fn winner(&self) -> Option<&FactionId> {
        self.last.as_ref()?.score.as_ref()?.winner.as_ref()
    }

    /// The factions with their Victory Points, the most first.
    pub(super) fn points(&self) -> Vec<(FactionId, u32)> {
        let rows = self.last.iter().filter_map(|streets| streets.score.as_ref());
        let rows = rows.flat_map(|score| &score.rows);
        rows.map(|row| (row.faction.clone(), u32::try_from(row.total).unwrap_or(0))).collect()
    }

    /// Who held what at the end, in map order.
    pub(super) fn held(&self, state: &State) -> Vec<(ObjectiveId, FactionId)> {
        let Some(streets) = self.last.as_ref().filter(|streets| streets.settled) else {
            return Vec::new();
        };
        let city = state.content.city().objectives.iter().zip(&streets.grounds);
        city.filter_map(|(row, ground)| Some((row.id.clone(), ground.holder.clone()?))).collect()
    }
}
