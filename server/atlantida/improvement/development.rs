//! Development: leaders are appointed and advances learned, in any order (D). What is learned counts at once (D-17).

use serde::{Deserialize, Serialize};

use crate::ids::{Advance, Faction, Kind, Place, Statue, Stock};
use crate::improvement::in_step;
use crate::ledger::Cause;
use crate::play::{Decided, Ground, Play};
use crate::rejection::{must, rule};
use crate::world::{Fact, LEADERS, Step, Used};

/// The price of a leader in gold (D-1).
pub(crate) const LEADER: u32 = 2;
/// Pops that it takes to appoint (D-1).
const PRESENT: u32 = 2;
/// What others who have learned it take off a price (D-8, D-9).
const KNOWN: i32 = 2;
/// What Astronomy takes off another's price (D-10).
const ASTRONOMY: i32 = 1;
/// The price with Hephaestus (D-10).
const HEPHAESTUS: i32 = 1;

/// Where leaders are appointed and social advances learned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Forum {
    Agora,
    Theatre,
}

/// What may be tried out here.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
    strum::IntoStaticStr,
    strum::VariantNames,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum DevelopmentCommand {
    /// Appoints a leader (D-1).
    Appoint {
        /// Where.
        at: Forum,
    },
    /// Learns an advance (D-4, D-11). Taxation gives at once (D-18).
    Learn {
        /// Which.
        advance: Advance,
        /// Of a social one: where.
        #[serde(default)]
        at: Option<Forum>,
    },
}

/// What is tried out in the Development step.
pub(crate) fn choose(
    play: &mut Play<'_>,
    faction: Faction,
    command: &DevelopmentCommand,
) -> Decided {
    in_step(play, faction, Step::Development)?;
    match command {
        DevelopmentCommand::Appoint { at } => appoint(play, faction, *at),
        DevelopmentCommand::Learn { advance, at } => learn(play, faction, *advance, *at),
    }
}

impl Forum {
    /// Both of them.
    pub(crate) const ALL: [Self; 2] = [Self::Agora, Self::Theatre];

    fn used(self) -> Used {
        match self {
            Self::Agora => Used::Agora,
            Self::Theatre => Used::Theatre,
        }
    }

    /// Where a leader appears who is appointed here.
    fn place(self) -> Place {
        match self {
            Self::Agora => Place::Home,
            Self::Theatre => Place::Theatre,
        }
    }
}

/// D-1, D-2, D-15: a leader and two pops stand there, and it was not used yet.
pub(crate) fn serves(ground: Ground<'_>, faction: Faction, at: Forum) -> Decided {
    let player = ground.player(faction);
    must(!player.phase.used.contains(&at.used()), "D-2", "refused-forum-used")?;
    let (pops, leaders) = match at {
        Forum::Agora => {
            let agora = player.city.of(Kind::Agora).find(|agora| !agora.fresh);
            let units = agora.and_then(|agora| player.phase.at.get(&agora.at));
            units.map_or((0, 0), |units| (units.pops, units.leaders))
        }
        Forum::Theatre => {
            let new = player.phase.new_leaders.get(&Place::Theatre).copied().unwrap_or(0);
            (player.theatre.pops, player.theatre.leaders.saturating_sub(new))
        }
    };
    must(pops >= PRESENT && leaders > 0, "D-1", "refused-forum-empty")
}

fn appoint(play: &mut Play<'_>, faction: Faction, at: Forum) -> Decided {
    serves(play.ground(), faction, at)?;
    must(play.player(faction).leaders() < LEADERS, "D-3", "refused-leaders")?;
    play.pay(faction, Stock::Gold, LEADER, Cause::Leader)?;
    play.use_up(faction, at.used());
    play.emit(Fact::Appointed { faction, place: at.place() });
    Ok(())
}

/// A price in knowledge, worked out anew at each purchase (D-16).
pub(crate) fn price(ground: Ground<'_>, faction: Faction, advance: Advance) -> u32 {
    let sum: i32 = parts(ground, faction, advance).iter().map(|(by, _)| by).sum();
    u32::try_from(sum).unwrap_or(0)
}

/// What makes a part of a price.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Priced {
    /// As it is written.
    Whole,
    /// Others have learned it (D-8, D-9).
    Known,
    /// Astronomy (D-10).
    Astronomy,
    /// A statue, whatever else (D-10, D-11).
    Statue(Statue),
}

/// The parts of a price; where they are less than nothing together it is nothing.
pub(crate) fn parts(ground: Ground<'_>, faction: Faction, advance: Advance) -> Vec<(i32, Priced)> {
    let player = ground.player(faction);
    let has = |statue| player.has_statue(statue);
    let by_hephaestus = matches!(advance, Advance::Metalworking | Advance::Engineering);
    if by_hephaestus && has(Statue::Hephaestus) {
        return vec![(HEPHAESTUS, Priced::Statue(Statue::Hephaestus))];
    }
    if advance.is_social() && has(Statue::Ares) {
        return vec![(0, Priced::Statue(Statue::Ares))];
    }
    let whole = i32::try_from(ground.content.advance(advance).price).unwrap_or(i32::MAX);
    let is_cheaper =
        player.has(Advance::Astronomy) && !advance.is_social() && advance != Advance::Astronomy;
    let known = is_known(ground, faction, advance).then_some((-KNOWN, Priced::Known));
    let astronomy = is_cheaper.then_some((-ASTRONOMY, Priced::Astronomy));
    [Some((whole, Priced::Whole)), known, astronomy].into_iter().flatten().collect()
}

/// Whether what others have learned makes it cheaper (D-8, D-9, D-13).
fn is_known(ground: Ground<'_>, faction: Faction, advance: Advance) -> bool {
    // Where all draft at once, as the phase began (T-14).
    let world = ground.before.unwrap_or(ground.world);
    let turn = ground.world.turn();
    let mut others = world.opponents(faction);
    if ground.settings.is_advanced() {
        ground.player(faction).has(Advance::Cosmopolitanism)
            && others.any(|other| other.has(advance))
    } else {
        others.any(|other| other.advances.get(&advance).is_some_and(|learned| *learned < turn))
    }
}

/// Whether an advance may be learned, but for its price and place (D-5 to D-7).
pub(crate) fn learnable(ground: Ground<'_>, faction: Faction, advance: Advance) -> Decided {
    must(ground.has_advance(advance), "P-9", "refused-not-in-the-game")?;
    let player = ground.player(faction);
    must(!player.has(advance), "D-5", "refused-learned")?;
    let row = ground.content.advance(advance);
    must(row.needs.iter().all(|need| player.has(*need)), "D-6", "refused-advance-needs")?;
    let stands = row.needs_building.is_none_or(|kind| player.count(kind) > 0);
    must(stands, "D-7", "refused-advance-needs")
}

fn learn(play: &mut Play<'_>, faction: Faction, advance: Advance, at: Option<Forum>) -> Decided {
    learnable(play.ground(), faction, advance)?;
    match (advance.is_social(), at) {
        (true, None) => return rule("D-11", "refused-social-where"),
        (false, Some(_)) => return rule("D-4", "refused-scientific-where"),
        (true, Some(at)) => serves(play.ground(), faction, at)?,
        (false, None) => {}
    }
    let price = price(play.ground(), faction, advance);
    play.pay(faction, Stock::Knowledge, price, Cause::Learned(advance))?;
    if let Some(at) = at {
        play.use_up(faction, at.used());
    }
    play.emit(Fact::Learned { faction, advance });
    let both = [Advance::Cosmopolitanism, Advance::Fanaticism];
    let driven = both.contains(&advance).then(|| both.into_iter().find(|other| *other != advance));
    // D-14.
    if let Some(advance) = driven.flatten().filter(|lost| play.player(faction).has(*lost)) {
        play.emit(Fact::Forgotten { faction, advance });
    }
    if advance == Advance::Taxation {
        play.gain(faction, Stock::Gold, 1, Cause::Advance(Advance::Taxation));
    }
    Ok(())
}
