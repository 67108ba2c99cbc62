//! Statues: who may have which, and what becomes of those one had (Z-6 to Z-14).

use crate::ids::{Faction, Square, Statue};
use crate::play::{Decided, Ground, Play};
use crate::rejection::{must, rule};
use crate::world::{Fact, Player};

/// What a further statue costs beside Hera, in stone and gold (Z-6, Z-14).
pub(crate) const FURTHER: (u32, u32) = (1, 1);

/// Z-7: nobody has a statue that another has, nor twice the same.
pub(crate) fn is_free(ground: Ground<'_>, statue: Statue) -> Decided {
    must(ground.has_statue(statue), "P-9", "refused-not-in-the-game")?;
    let is_pending =
        |player: &Player| player.city.buildings.iter().any(|of| of.statue == Some(statue));
    must(!ground.world.active().any(is_pending), "Z-7", "refused-statue-taken")
}

/// Z-14: every one but Hera is a further one while she stands, and is not what it is put over.
pub(crate) fn is_further(player: &Player, statue: Statue, at: Square) -> bool {
    let hera = player.city.buildings.iter().any(|building| {
        building.statue == Some(Statue::Hera) && !building.pending && !building.covers(at)
    });
    hera && statue != Statue::Hera
}

/// The squares of the statues that a player has.
pub(crate) fn standing(player: &Player) -> Vec<Square> {
    let all = player.city.buildings.iter();
    all.filter(|building| building.statue.is_some() && !building.pending).map(|of| of.at).collect()
}

/// Z-7: those one had before are lost, except where Hera is one of them.
pub(crate) fn came(play: &mut Play<'_>, faction: Faction, statue: Statue, had: &[Square]) {
    if statue == Statue::Hera || play.player(faction).has_statue(Statue::Hera) {
        return;
    }
    for at in had {
        play.emit(Fact::Destroyed { faction, at: *at });
    }
}

/// Z-9: who has lost Hera and has several left keeps one.
pub(crate) fn hera_lost(play: &mut Play<'_>, faction: Faction, had: bool) {
    let player = play.player(faction);
    let keeps = had && !player.has_statue(Statue::Hera) && player.statues().count() > 1;
    if keeps {
        play.emit(Fact::MustKeep { faction, keeps });
    }
}

/// Z-9, Z-13: the others leave debris.
pub(crate) fn keep(play: &mut Play<'_>, faction: Faction, statue: Statue) -> Decided {
    let player = play.player(faction);
    must(player.phase.keeps, "Z-9", "refused-keep-none")?;
    if !player.has_statue(statue) {
        return rule("Z-9", "refused-keep-which");
    }
    let all = player.city.buildings.iter();
    let lost: Vec<Square> = all
        .filter(|of| of.statue.is_some_and(|of| of != statue) && !of.pending)
        .map(|of| of.at)
        .collect();
    for at in lost {
        play.emit(Fact::Destroyed { faction, at });
    }
    play.emit(Fact::MustKeep { faction, keeps: false });
    Ok(())
}
