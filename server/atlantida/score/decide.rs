//! What is decided of the end of the game (V).

use crate::decision::Decision;
use crate::ids::Faction;
use crate::score::{Ended, PlaceOf, ScoreEvent, WonBy};
use crate::settings::{HadesPoints, Settings, Usual};
use crate::state::State;
use crate::table::{Stage, enter};
use crate::world::{Player, World};

/// The score for the records of who wins the race (V-9).
const RACE: i64 = 1000;

/// What the records add for a pop on the continent.
const SAVED: i64 = 100;

/// V-6: what a player's people count.
#[must_use]
pub fn points(settings: &Settings, player: &Player) -> i64 {
    counted(settings, player.continent, player.hades)
}

/// V-6, K-1: what his people would count if the game ended now, and whoever is on the island were dead.
#[must_use]
pub fn ended_now(settings: &Settings, player: &Player) -> i64 {
    counted(settings, player.continent, player.hades + player.on_island())
}

fn counted(settings: &Settings, saved: u32, dead: u32) -> i64 {
    let each = match settings.hades_points {
        HadesPoints::Less => -2,
        HadesPoints::More => 2,
        HadesPoints::None => 0,
    };
    i64::from(saved) + each * i64::from(dead)
}

/// V-2: the whole people of a player is on the continent, which is the aim (V-1). Leaders, stocks and buildings do not
/// matter for it (V-3), and who has nobody anywhere has not won (V-12).
pub(crate) fn race(d: &mut Decision<'_>, faction: Faction) {
    if d.state.settings.race_victory == Usual::Off {
        return;
    }
    let player = d.state.world.player(faction);
    if player.continent > 0 && player.on_island() == 0 && player.hades == 0 {
        over(d, WonBy::Race, Some(faction));
    }
}

/// G-21: whoever is left has won.
pub(crate) fn left(d: &mut Decision<'_>) {
    let last = d.state.world.active().next().map(|player| player.faction);
    over(d, WonBy::Left, last);
}

/// V-5 to V-8.
pub(crate) fn at_the_end(d: &mut Decision<'_>) {
    let saved = d.state.world.active().any(|player| player.continent > 0);
    over(d, if saved { WonBy::Points } else { WonBy::Advances }, None);
}

fn over(d: &mut Decision<'_>, by: WonBy, winner: Option<Faction>) {
    let places = places(&d.state.settings, &d.state.world, by, winner);
    d.emit(ScoreEvent::Won { result: Ended { by, places } });
    enter::enter(d, Stage::Over, Vec::new(), 0);
}

/// What a player is ranked by, the best highest: whether he plays, whether he won outright, whether anybody of his
/// is saved, points, advances (V-5 to V-8, V-11).
type Rank = (bool, bool, bool, i64, u32);

fn rank(settings: &Settings, player: &Player, winner: Option<Faction>) -> Rank {
    let saved = player.continent > 0;
    (
        !player.gave_up,
        winner == Some(player.faction),
        saved,
        points(settings, player),
        advances(player),
    )
}

fn advances(player: &Player) -> u32 {
    u32::try_from(player.advances.len()).unwrap_or(u32::MAX)
}

fn places(settings: &Settings, world: &World, by: WonBy, winner: Option<Faction>) -> Vec<PlaceOf> {
    let of = |player: &Player| {
        let (plays, won, saved, points, advances) = rank(settings, player, winner);
        // V-7: with nobody saved, advances alone.
        let points = if by == WonBy::Advances { 0 } else { points };
        (plays, won, saved, points, advances)
    };
    let mut rows: Vec<(Rank, &Player)> =
        world.players.iter().map(|player| (of(player), &**player)).collect();
    rows.sort_by_key(|(rank, _)| std::cmp::Reverse(*rank));
    let place = |rank: &Rank| 1 + rows.iter().filter(|(other, _)| other > rank).count();
    let row = |(rank, player): &(Rank, &Player)| PlaceOf {
        faction: player.faction,
        place: u32::try_from(place(rank)).unwrap_or(u32::MAX),
        continent: player.continent,
        hades: player.hades,
        points: points(settings, player),
        advances: advances(player),
        record: record(settings, world, player, by, winner),
    };
    rows.iter().map(row).collect()
}

/// V-9, V-10.
fn record(
    settings: &Settings,
    world: &World,
    player: &Player,
    by: WonBy,
    winner: Option<Faction>,
) -> Option<i64> {
    if by == WonBy::Left && world.players.len() == 2 {
        return None;
    }
    if player.gave_up {
        return Some(-RACE);
    }
    if by == WonBy::Race && winner == Some(player.faction) {
        return Some(RACE);
    }
    let saved = if player.continent > 0 { SAVED } else { 0 };
    Some(saved + points(settings, player))
}

/// Makes an event of the score true.
pub(crate) fn apply(state: &mut State, event: &ScoreEvent) {
    let ScoreEvent::Won { result } = event;
    state.shown.result = Some(result.clone());
}
