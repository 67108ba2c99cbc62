//! Battles: each that turned something has a paragraph of its own, the others share one.

use crate::chronicle::words::list;
use crate::ids::FactionId;
use crate::stasis::battle::{Battle, Fought, Mercy, Side, SideFate, Throw};
use crate::view::chronicle::Paragraph;

use super::super::stases::Stasis;
use super::super::words::{capital, force, number};
use super::Teller;

/// "six mobs and one military unit, with Penthesilea": the last joined by its own word.
fn joined(came: &[String]) -> String {
    match came {
        [units, heroes @ ..] if !heroes.is_empty() && units.contains(" and ") => {
            format!("{units}, and {}", list(heroes))
        }
        came => list(came),
    }
}

/// A side with what it threw.
struct Row<'a> {
    side: &'a Side,
    throw: Option<&'a Throw>,
    fate: SideFate,
}

impl Row<'_> {
    fn bonus(&self) -> i32 {
        self.side.bonus.iter().map(|part| part.by).sum()
    }

    fn dice(&self) -> u32 {
        self.throw.map_or(0, |throw| throw.dice.iter().sum())
    }

    fn total(&self) -> i32 {
        let tyche: u32 = self.throw.map_or(0, |throw| throw.tyche.iter().sum());
        self.bonus() + i32::try_from(self.dice() + tyche).unwrap_or(i32::MAX)
    }
}

fn rows<'a>(battle: &'a Battle, fought: &'a Fought) -> Vec<Row<'a>> {
    let sides = battle.sides.iter().zip(&fought.fates).enumerate();
    sides
        .map(|(at, (side, fate))| Row { side, throw: fought.throws.get(at), fate: *fate })
        .collect()
}

/// How much a battle turned: many sides, a 13, a tie, a Hero, an upset.
fn weight(battle: &Battle, fought: &Fought) -> usize {
    let rows = rows(battle, fought);
    let special = rows.iter().filter(|row| matches!(row.fate, SideFate::Thirteen | SideFate::Tied));
    let heroes: usize = battle.sides.iter().map(|side| side.heroes.len()).sum();
    2 * battle.sides.len().saturating_sub(2)
        + 3 * special.count()
        + 2 * heroes
        + 3 * usize::from(upset(&rows))
}

/// Whether the weaker won.
fn upset(rows: &[Row<'_>]) -> bool {
    let strongest = rows.iter().map(Row::bonus).max();
    let winner = rows.iter().find(|row| row.fate == SideFate::Holds);
    winner.is_some_and(|row| Some(row.bonus()) < strongest.map(|most| most - 1))
}

impl Teller<'_> {
    /// The battles of a stasis, in the order in which they were fought.
    pub(super) fn battles(&mut self, stasis: &Stasis) -> Vec<Paragraph> {
        let Some(streets) = stasis.last.clone() else { return Vec::new() };
        let mut fought: Vec<(u64, &Battle, &Fought)> = streets
            .battles
            .iter()
            .filter_map(|battle| {
                let entry = stasis.battles.get(&battle.objective).copied()?;
                Some((entry, &**battle, battle.fought.as_ref()?))
            })
            .collect();
        fought.sort_by_key(|(entry, ..)| *entry);
        let mut ranks: Vec<usize> =
            fought.iter().map(|(_, battle, row)| weight(battle, row)).collect();
        ranks.sort_unstable_by_key(|rank| std::cmp::Reverse(*rank));
        let least = ranks.get(4).or(ranks.last()).copied().unwrap_or(0).max(2);
        let (told, brief): (Vec<_>, Vec<_>) =
            fought.into_iter().partition(|(_, battle, row)| weight(battle, row) >= least);
        let told = told.into_iter().take(6);
        let mut paragraphs: Vec<Paragraph> =
            told.map(|(entry, battle, row)| self.battle(entry, battle, row)).collect();
        paragraphs.extend(self.brief(&brief));
        paragraphs
    }

    fn battle(&mut self, entry: u64, battle: &Battle, fought: &Fought) -> Paragraph {
        let place = self.pen.state.objective(&battle.objective).name.clone();
        let mut rows = rows(battle, fought);
        rows.sort_by_key(|row| std::cmp::Reverse((row.fate == SideFate::Holds, row.total())));
        let mut said = vec![self.lines(&rows)];
        said.extend(self.cursed(&rows));
        said.extend(self.decided(&rows, &place));
        said.extend(self.bought(&rows));
        said.extend(self.heroes(battle, fought));
        let factions = rows.iter().map(|row| row.side.faction.clone()).collect();
        Paragraph { entry, lead: place, text: self.pen.paragraph(&said), factions }
    }

    /// Who met with what.
    fn lines(&mut self, rows: &[Row<'_>]) -> String {
        let stood = |row: &Row<'_>| {
            let units = row.side.units;
            let units = (units.count() > 0).then(|| force(units.mobs, units.military));
            let heroes = row.side.heroes.iter().cloned();
            let came: Vec<String> = units.into_iter().chain(heroes).collect();
            format!("{} with {}", self.pen.the(&row.side.faction), joined(&came))
        };
        let sides: Vec<String> = rows.iter().map(stood).collect();
        match (rows.len(), self.pen.turn("lines", 3)) {
            (1, _) => format!("{} stood there alone.", capital(&sides[0])),
            (2, 0) => format!("{} met {}.", capital(&sides[0]), sides[1]),
            (2, 1) => format!("Here stood {}, there {}.", sides[0], sides[1]),
            (2, _) => format!("It was {} against {}.", sides[0], sides[1]),
            (n, _) if n > 3 => format!(
                "{} factions had come: {}.",
                capital(&number(u32::try_from(n).unwrap_or(0))),
                sides.join("; ")
            ),
            _ => format!("{}: these three fought for it.", capital(&sides.join("; "))),
        }
    }

    /// Who threw the number that loses everything.
    fn cursed(&mut self, rows: &[Row<'_>]) -> Option<String> {
        let cursed: Vec<&FactionId> = rows
            .iter()
            .filter(|row| row.fate == SideFate::Thirteen)
            .map(|row| &row.side.faction)
            .collect();
        if cursed.is_empty() {
            return None;
        }
        let who = self.pen.all(cursed);
        Some(match self.pen.turn("natural thirteen", 4) {
            0 => format!(
                "Then the dice showed {who} a thirteen, and of all they had there nothing was left."
            ),
            1 => format!("{} threw thirteen and were gone.", capital(&who)),
            2 => format!("The unlucky thirteen fell to {who}, and that was the end of them there."),
            _ => format!("A thirteen swept {who} away."),
        })
    }

    /// Whether Tyche that was paid for decided it.
    fn bought(&mut self, rows: &[Row<'_>]) -> Option<String> {
        let paid: Vec<&Row<'_>> = rows
            .iter()
            .filter(|row| row.throw.is_some_and(|throw| !throw.tyche.is_empty()))
            .collect();
        let row = paid.iter().find(|row| row.fate == SideFate::Holds)?;
        let second =
            rows.iter().filter(|row| row.fate == SideFate::Beaten).map(Row::total).max()?;
        let tyche: u32 = row.throw.map_or(0, |throw| throw.tyche.iter().sum());
        if row.total() - i32::try_from(tyche).unwrap_or(0) > second {
            return None;
        }
        let (who, pips) = (self.pen.the(&row.side.faction), number(tyche));
        Some(match self.pen.turn("bought", 2) {
            0 => format!(
                "It was Tyche who decided it: {who} had paid for one die more, and it showed {pips}."
            ),
            _ => format!(
                "Without the {pips} that {who} had bought of Tyche it would have ended otherwise."
            ),
        })
    }

    fn decided(&mut self, rows: &[Row<'_>], place: &str) -> Vec<String> {
        let Some(winner) = rows.iter().find(|row| row.fate == SideFate::Holds) else {
            let tied: Vec<&FactionId> = rows
                .iter()
                .filter(|row| row.fate == SideFate::Tied)
                .map(|row| &row.side.faction)
                .collect();
            if tied.is_empty() {
                return vec![format!("Nobody was left to hold the {place}.")];
            }
            let total = rows.iter().filter(|row| row.fate == SideFate::Tied).map(Row::total).max();
            let (who, total) = (self.pen.all(tied), total.unwrap_or(0));
            if rows.iter().all(|row| row.throw.is_none()) {
                let who = capital(&who);
                return vec![format!("{who} destroyed one another; the {place} lay empty.")];
            }
            return vec![match self.pen.turn("tied battle", 2) {
                0 => format!(
                    "{} came to {total} each and destroyed one another; the {place} lay empty.",
                    capital(&who)
                ),
                _ => format!("At {total} all, {who} left the {place} to nobody."),
            }];
        };
        let who = self.pen.the(&winner.side.faction);
        let total = winner.total();
        if winner.throw.is_none() {
            return vec![format!("When it was over {who} held the {place}.")];
        }
        let second = rows.iter().filter(|row| row.fate == SideFate::Beaten).map(Row::total).max();
        let Some(second) = second else {
            return vec![format!("{} were left standing, and held the {place}.", capital(&who))];
        };
        let dice = winner.dice();
        let mut said = Vec::new();
        if upset(rows) {
            said.push(match self.pen.turn("upset", 3) {
                0 => format!("The odds were against {who}, but with {dice} on the dice they came to {total} over {second} and held the place."),
                1 => format!("The weaker side won: {who}, {total} to {second}."),
                _ => format!("A throw of {dice} gave {who}, outnumbered as they were, the {place}: {total} to {second}."),
            });
            return said;
        }
        said.push(match (total - second, self.pen.turn("held", 4)) {
            (1, 0 | 2) => format!("One pip decided it for {who}, {total} to {second}."),
            (1, _) => format!("{} held it by one, {total} to {second}.", capital(&who)),
            (8.., 0 | 2) => format!("It was no contest: {total} to {second} for {who}."),
            (8.., _) => format!("{} swept the others away, {total} to {second}.", capital(&who)),
            (_, 0) => format!("{} had the better of it, {total} to {second}.", capital(&who)),
            (_, 1) => format!("{} took it, {total} to {second}.", capital(&who)),
            (_, 2) => format!("When the dice lay still {who} had {total} and the next {second}."),
            (_, _) => format!("The place went to {who}, {total} to {second}."),
        });
        said
    }

    fn heroes(&mut self, battle: &Battle, fought: &Fought) -> Vec<String> {
        let mut said = Vec::new();
        let of = |fate: Mercy| -> Vec<String> {
            let rows = fought.captives.iter().filter(|row| row.fate == Some(fate));
            rows.map(|row| row.hero.clone()).collect()
        };
        let (executed, spared) = (of(Mercy::Executed), of(Mercy::Spared));
        let winner = fought.holder.as_ref().map(|id| self.pen.the(id)).unwrap_or_default();
        if !executed.is_empty() {
            said.push(match self.pen.turn("executed", 2) {
                0 => format!(
                    "{} fell into the hands of {winner} and {} put to death.",
                    list(&executed),
                    if executed.len() > 1 { "were" } else { "was" }
                ),
                _ => format!("No mercy was shown to {}.", list(&executed)),
            });
        }
        if !spared.is_empty() {
            said.push(match self.pen.turn("spared", 2) {
                0 => format!("{} spared {}.", capital(&winner), list(&spared)),
                _ => format!("{} let {} go.", capital(&winner), list(&spared)),
            });
        }
        let dead: Vec<String> = battle
            .sides
            .iter()
            .zip(&fought.fates)
            .filter(|(_, fate)| **fate == SideFate::Thirteen)
            .flat_map(|(side, _)| side.heroes.clone())
            .collect();
        if !dead.is_empty() {
            said.push(format!("{} died there.", list(&dead)));
        }
        said
    }

    /// The battles that turned little, in one paragraph.
    fn brief(&mut self, battles: &[(u64, &Battle, &Fought)]) -> Option<Paragraph> {
        let (entry, ..) = battles.last()?;
        let rows: Vec<String> =
            battles.iter().map(|(_, battle, fought)| self.in_brief(battle, fought)).collect();
        let text = match rows.len() {
            1 => format!("{}.", capital(&rows[0])),
            _ => rows
                .chunks(3)
                .map(|some| format!("{}.", capital(&some.join("; "))))
                .collect::<Vec<_>>()
                .join(" "),
        };
        let mut factions: Vec<FactionId> =
            battles.iter().filter_map(|(.., row)| row.holder.clone()).collect();
        factions.sort();
        factions.dedup();
        Some(Paragraph { entry: *entry, lead: "Elsewhere".into(), text, factions })
    }

    fn in_brief(&mut self, battle: &Battle, fought: &Fought) -> String {
        let place = self.pen.state.objective(&battle.objective).name.clone();
        let rows = rows(battle, fought);
        let beaten =
            rows.iter().filter(|row| row.fate != SideFate::Holds).map(|row| &row.side.faction);
        let beaten = self.pen.all(beaten);
        let Some(winner) = rows.iter().find(|row| row.fate == SideFate::Holds) else {
            return format!("the {place} was left to nobody");
        };
        let who = self.pen.the(&winner.side.faction);
        if beaten.is_empty() {
            return format!("the {place} stayed with {who}");
        }
        match self.pen.turn("in brief", 4) {
            0 => format!("{who} took the {place} from {beaten}"),
            1 => format!("the {place} fell to {who} over {beaten}"),
            2 => format!("{who} beat {beaten} at the {place}"),
            _ => format!("at the {place} {who} drove {beaten} out"),
        }
    }
}
