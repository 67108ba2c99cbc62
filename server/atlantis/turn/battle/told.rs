//! Tells of a battle to all who saw it (C-64).

use std::collections::BTreeSet;

use game::{Text, text};

use super::Attack;
use super::after::{Settled, Toll};
use super::muster::{Fighter, Sides};
use crate::battle::{Army, Cause, Course, Round, Which};
use crate::content::{Content, Item};
use crate::messages::Language;
use crate::report::{
    Battle, FighterSeen, Good, HexAt, HitsSeen, LevelSeen, RoundSeen, SideSeen, SpellSeen, Who,
};
use crate::turn::Turn;
use crate::turn::cast::is_phantom;
use crate::turn::code::BATTLE;
use crate::turn::flags::number;
use crate::turn::sight::{Sight, is_in_the_open};
use crate::turn::told::{Datum, Filled, hex, items};
use crate::turn::walk::region_named;
use crate::world::{FactionId, RegionId, Unit};

/// The most units of a side that lines name (C-65).
const LINES: usize = 4_000;

/// How a battle began, as all who were there saw it.
pub(super) struct Before {
    at: HexAt,
    place: Datum,
    kind: &'static str,
    /// Who began it, and whom it was on, as lines name both sides.
    leaders: [String; 2],
    /// All units, by side.
    units: [Vec<(FighterSeen, FactionId)>; 2],
    soldiers: [u32; 2],
    /// Who reads of it.
    readers: Vec<Reader>,
}

/// A faction that reads of a battle.
struct Reader {
    faction: FactionId,
    language: Language,
    /// Of which units it knows whose they are, by side.
    known: [Vec<bool>; 2],
    sight: Sight,
}

impl Reader {
    /// The tag of what did a hit, where the reader can tell: phantoms are told from others by who sees truly, and by
    /// those whose they are (G-86).
    fn tag(&self, content: &Content, item: Item, own: bool) -> Option<String> {
        let told = !is_phantom(content, item) || own || self.sight.sees_good(content, item);
        told.then(|| content.item(item).tag.clone())
    }
}

impl Before {
    pub(super) fn of(
        turn: &Turn<'_>,
        region: RegionId,
        first: &Attack,
        sides: &Sides,
        armies: &[Army; 2],
    ) -> Self {
        let here = turn.world.region(region);
        // Who does not fight is not named: its side's first fighter is.
        let named = |side: Which, id| {
            let fighters = &sides.fighters[side as usize];
            let first = fighters.iter().find(|one| one.unit == id).or(fighters.first());
            first.and_then(|one| super::after::of(&turn.world, *one)).map(named).unwrap_or_default()
        };
        let present = here.units.iter().map(|unit| unit.faction);
        let fighting = sides.fighters.iter().flatten().map(|fighter| fighter.faction);
        let readers: BTreeSet<FactionId> =
            present.chain(fighting).filter(|faction| !faction.is_npc()).collect();
        let units = sides
            .fighters
            .each_ref()
            .map(|side| side.iter().filter_map(|fighter| seen(turn, *fighter)).collect::<Vec<_>>());
        let readers = readers.into_iter().map(|faction| {
            let sight = Sight::of(turn.content, here, faction);
            let known = sides.fighters.each_ref().map(|side| {
                let knows = |fighter: &Fighter| {
                    super::after::of(&turn.world, *fighter)
                        .is_some_and(|unit| sight.knows(turn.content, unit))
                };
                side.iter().map(knows).collect()
            });
            let language = turn.world.faction(faction).map(|one| one.language).unwrap_or_default();
            Reader { faction, language, known, sight }
        });
        Self {
            at: hex(here.place),
            place: region_named(turn, region),
            kind: "battle",
            leaders: [named(Which::Attackers, first.unit), named(Which::Defenders, first.target)],
            units,
            soldiers: armies.each_ref().map(Army::soldiers),
            readers: readers.collect(),
        }
    }

    /// Tells all who were there, and each whose units fought what became of them.
    pub(super) fn tell(
        &self,
        turn: &mut Turn<'_>,
        sides: &Sides,
        course: &Course,
        settled: &Settled,
    ) {
        for reader in &self.readers {
            let battle = self.seen_by(turn.content, reader, course, settled);
            turn.out.battles.push((reader.faction, battle));
        }
        for side in Which::BOTH {
            let tolls = &settled.tolls[side as usize];
            for (fighter, toll) in sides.fighters[side as usize].iter().zip(tolls) {
                let region = &turn.world.regions[fighter.region.0 as usize];
                if let Some(at) = region.find(fighter.unit) {
                    let data = filled(turn.content, &self.place, side, course, toll);
                    turn.out.tell(turn.phase, region, &region.units[at], &BATTLE, data);
                }
            }
        }
    }

    fn seen_by(
        &self,
        content: &Content,
        reader: &Reader,
        course: &Course,
        settled: &Settled,
    ) -> Battle {
        let [attackers, defenders] = Which::BOTH.map(|side| {
            let at = side as usize;
            let tolls = &settled.tolls[at];
            let units = self.units[at].iter().zip(&reader.known[at]).zip(tolls);
            let units = units.map(|(((unit, faction), known), toll)| FighterSeen {
                faction: unit.faction.clone().filter(|_| *known),
                lost: (*faction == reader.faction).then(|| toll.lost()),
                ..unit.clone()
            });
            SideSeen {
                units: units.collect(),
                soldiers: self.soldiers[at],
                lost: tolls.iter().map(Toll::lost).sum(),
                healed: tolls.iter().map(|toll| toll.healed).sum(),
            }
        });
        let rounds = course.rounds.iter().map(|round| self.round(content, reader, round));
        let spoils = settled.spoils.iter();
        let spoils = spoils.map(|(item, amount)| good(content, *item, *amount));
        let mut battle = Battle {
            kind: self.kind.to_owned(),
            region: self.at,
            attackers,
            defenders,
            rounds: rounds.collect(),
            winner: course.winner.map(|side| word(side).to_owned()),
            spoils: spoils.collect(),
            lines: Vec::new(),
        };
        battle.lines = self.lines(content, reader.language, &battle, settled);
        battle
    }

    fn round(&self, content: &Content, reader: &Reader, round: &Round) -> RoundSeen {
        let own = Which::BOTH.into_iter().flat_map(|side| {
            let units = &self.units[side as usize];
            let own = round.losses[side as usize].iter().map(|(unit, lost)| (&units[*unit], *lost));
            own.filter(|((_, of), _)| *of == reader.faction)
                .map(|((unit, _), lost)| (unit.number, lost))
        });
        let hits = round.hits.iter().map(|tally| HitsSeen {
            side: word(tally.side).to_owned(),
            by: match tally.cause {
                Cause::Weapon(weapon) => weapon,
                Cause::Monster(monster) => Some(monster),
            }
            .and_then(|item| {
                let side = &self.units[tally.side as usize];
                reader.tag(content, item, side.iter().any(|(_, of)| *of == reader.faction))
            }),
            hits: tally.hits,
            killed: tally.killed,
        });
        let spells = round.spells.iter().map(|spoken| SpellSeen {
            side: word(spoken.side).to_owned(),
            unit: self.units[spoken.side as usize][spoken.unit].0.number,
            name: spoken.name.clone(),
            level: spoken.level,
            blows: spoken.blows,
            shield: spoken.shield,
            broken: spoken.broken,
            hits: spoken.hits,
            killed: spoken.killed,
        });
        RoundSeen {
            free: round.free.map(|side| word(side).to_owned()),
            lost: round.losses.each_ref().map(|side| side.iter().map(|(_, lost)| lost).sum()),
            own: own.collect(),
            hits: hits.collect(),
            spells: spells.collect(),
        }
    }

    /// The battle as lines in a language.
    fn lines(
        &self,
        content: &Content,
        language: Language,
        battle: &Battle,
        settled: &Settled,
    ) -> Vec<String> {
        let say = |text: Text| language.write(&text);
        let [attacker, target] = self.leaders.clone();
        let place = self.place.shown(content);
        let text = text!("atlantis-battle-attacks", attacker = attacker, target = target);
        let mut lines = vec![say(text.with("place", place)), String::new()];
        for (head, side) in [
            (text!("atlantis-battle-attackers"), &battle.attackers),
            (text!("atlantis-battle-defenders"), &battle.defenders),
        ] {
            lines.push(say(head));
            let units = side.units.iter().take(LINES);
            lines.extend(units.map(|unit| fighter(content, language, unit)));
            lines.push(String::new());
        }
        let mut n = 0;
        for round in &battle.rounds {
            n += u32::from(round.free.is_none());
            self.round_lines(language, battle, n, round, &mut lines);
        }
        let won = match battle.winner.as_deref() {
            Some("attackers") => text!("atlantis-battle-won", leader = self.leaders[0].clone()),
            Some(_) => text!("atlantis-battle-won", leader = self.leaders[1].clone()),
            None => text!("atlantis-battle-drawn"),
        };
        lines.extend([say(won), String::new()]);
        lines.push(say(text!("atlantis-battle-casualties")));
        for (leader, side) in self.leaders.iter().zip([&battle.attackers, &battle.defenders]) {
            let (lost, all, healed) = (side.lost, side.soldiers, side.healed);
            let text = text!("atlantis-battle-lost", leader = leader.clone());
            let text = text.with("lost", lost).with("soldiers", all).with("healed", healed);
            lines.push(say(text));
        }
        lines.push(String::new());
        let spoils: Vec<String> = settled
            .spoils
            .iter()
            .map(|(item, amount)| items(content, *item, u64::from(*amount)))
            .collect();
        lines.push(say(if spoils.is_empty() {
            text!("atlantis-battle-no-spoils")
        } else {
            text!("atlantis-battle-spoils", goods = spoils.join(", "))
        }));
        lines
    }

    fn round_lines(
        &self,
        language: Language,
        battle: &Battle,
        n: u32,
        round: &RoundSeen,
        lines: &mut Vec<String>,
    ) {
        let say = |text: Text| language.write(&text);
        let head = match round.free.as_deref() {
            Some("attackers") => text!("atlantis-battle-free", leader = self.leaders[0].clone()),
            Some(_) => text!("atlantis-battle-free", leader = self.leaders[1].clone()),
            None => text!("atlantis-battle-round", n = n),
        };
        lines.push(say(head));
        for spell in &round.spells {
            let side =
                if spell.side == "attackers" { &battle.attackers } else { &battle.defenders };
            let unit = side.units.iter().find(|unit| unit.number == spell.unit);
            let unit = unit.map(|unit| format!("{} ({})", unit.name, unit.number));
            let stopped = spell.shield.filter(|_| !spell.broken);
            let text = match stopped {
                Some(shield) => text!("atlantis-battle-spell-met", shield = shield),
                None => text!("atlantis-battle-spell", hits = spell.hits, killed = spell.killed),
            };
            let text = text.with("unit", unit.unwrap_or_default());
            let text = text.with("spell", spell.name.clone()).with("level", spell.level);
            lines.push(say(text.with("blows", spell.blows)));
        }
        for (leader, lost) in self.leaders.iter().zip(round.lost) {
            let text = text!("atlantis-battle-loses", leader = leader.clone(), lost = lost);
            lines.push(say(text));
        }
        lines.push(String::new());
    }
}

/// The figures of the event that a unit gets of its battle.
fn filled(content: &Content, place: &Datum, side: Which, course: &Course, toll: &Toll) -> Filled {
    let outcome = match course.winner {
        None => "drawn",
        Some(winner) if winner == side => "won",
        Some(_) => "lost",
    };
    let goods = |all: &[(Item, u32)]| match all {
        [] => Datum::Text("blank".into()),
        _ => Datum::Goods(all.to_vec()),
    };
    let dead = toll.dead.iter().filter(|(_, many)| **many > 0);
    let dead: Vec<(Item, u32)> = dead.map(|(item, many)| (*item, *many)).collect();
    let herbs = content.known.herb.filter(|_| toll.herbs > 0).map(|herb| (herb, toll.herbs));
    vec![
        ("place", place.clone()),
        ("outcome", Datum::Text(outcome.into())),
        ("dead", goods(&dead)),
        ("gone", goods(&toll.gone)),
        ("found", goods(&toll.found)),
        ("herbs", goods(&herbs.into_iter().collect::<Vec<_>>())),
        ("healed", number(toll.healed)),
    ]
}

/// A unit before a battle, as who knows whose it is sees it.
fn seen(turn: &Turn<'_>, fighter: Fighter) -> Option<(FighterSeen, FactionId)> {
    let content = turn.content;
    let unit = super::after::of(&turn.world, fighter)?;
    let wild = unit.faction == FactionId::CREATURES;
    // What Creatures carry is known to Control alone.
    let seen = |item: Item| match wild {
        true => content.creature(item).is_some(),
        false => is_in_the_open(content, item),
    };
    let goods = unit.stock.iter().filter(|(item, _)| !content.is_race(*item) && seen(*item));
    let stock = unit.people(content).chain(goods);
    let skills = content.arms.skills(&content.known).into_iter();
    let skills = skills.map(|skill| (skill, unit.level(content, skill)));
    let skills = skills
        .filter(|(_, level)| *level > 0)
        .map(|(skill, level)| LevelSeen { tag: content.skill(skill).tag.clone(), level });
    let name = turn.world.faction(unit.faction).map(|one| one.name.clone()).unwrap_or_default();
    let seen = FighterSeen {
        number: unit.id.0,
        name: unit.name.clone(),
        faction: Some(Who { number: unit.faction.0, name }),
        behind: unit.flags.behind,
        stock: stock.map(|(item, amount)| good(content, item, amount)).collect(),
        skills: skills.collect(),
        lost: None,
    };
    Some((seen, unit.faction))
}

fn good(content: &Content, item: Item, amount: u32) -> Good {
    Good { tag: content.item(item).tag.clone(), amount }
}

fn named(unit: &Unit) -> String {
    format!("{} ({})", unit.name, unit.id.0)
}

const fn word(side: Which) -> &'static str {
    match side {
        Which::Attackers => "attackers",
        Which::Defenders => "defenders",
    }
}

/// `Toll (44), Owls (5), behind, 10 plainsmen [PLAI], 10 swords [SWOR], combat 2.`
fn fighter(content: &Content, language: Language, unit: &FighterSeen) -> String {
    let mut parts = vec![format!("{} ({})", unit.name, unit.number)];
    parts.extend(unit.faction.as_ref().map(|of| format!("{} ({})", of.name, of.number)));
    if unit.behind {
        parts.push(language.write(&text!("atlantis-battle-behind")));
    }
    parts.extend(unit.stock.iter().filter_map(|good| {
        content.item_of(&good.tag).map(|item| items(content, item, u64::from(good.amount)))
    }));
    parts.extend(unit.skills.iter().filter_map(|known| {
        let skill = content.skill_of(&known.tag)?;
        Some(format!("{} {}", content.skill(skill).name, known.level))
    }));
    format!("{}.", parts.join(", "))
}
