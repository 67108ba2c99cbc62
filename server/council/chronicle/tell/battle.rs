//! Battles: each that turned something has a paragraph of its own, the others share one.

use game::{Joined, Text, text};

use crate::chronicle::stases::Stasis;
use crate::chronicle::tell::Teller;
use crate::chronicle::words::{clauses, paragraph, semicolons};
use crate::ids::FactionId;
use crate::stasis::battle::{Battle, Fought, Mercy, Side, SideFate, Throw};
use crate::view::chronicle::Paragraph;

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

    fn tyche(&self) -> u32 {
        self.throw.map_or(0, |throw| throw.tyche.iter().sum())
    }

    fn total(&self) -> i32 {
        self.bonus() + i32::try_from(self.dice() + self.tyche()).unwrap_or(i32::MAX)
    }

    /// Its units and Heroes.
    fn came(&self) -> Vec<Text> {
        let units = self.side.units;
        let mobs = (units.mobs > 0).then(|| text!("with-mobs", n = units.mobs));
        let military = (units.military > 0).then(|| text!("with-military", n = units.military));
        let heroes = self.side.heroes.iter().map(|hero| text!("with-hero", hero = hero));
        mobs.into_iter().chain(military).chain(heroes).collect()
    }
}

fn rows<'a>(battle: &'a Battle, fought: &'a Fought) -> Vec<Row<'a>> {
    let sides = battle.sides.iter().zip(&fought.fates).enumerate();
    sides
        .map(|(at, (side, fate))| Row { side, throw: fought.throws.get(at), fate: *fate })
        .collect()
}

/// Those of this fate.
fn of_fate<'a>(rows: &'a [Row<'_>], fate: SideFate) -> impl Iterator<Item = &'a FactionId> {
    rows.iter().filter(move |row| row.fate == fate).map(|row| &row.side.faction)
}

/// The best total of those who were beaten.
fn second(rows: &[Row<'_>]) -> Option<i32> {
    rows.iter().filter(|row| row.fate == SideFate::Beaten).map(Row::total).max()
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
        said.push(self.decided(&rows, &place));
        said.extend(self.bought(&rows));
        said.extend(self.heroes(battle, fought));
        let factions = rows.iter().map(|row| row.side.faction.clone()).collect();
        Paragraph { entry, lead: place.into(), text: paragraph(said), factions }
    }

    /// Who met with what.
    fn lines(&mut self, rows: &[Row<'_>]) -> Text {
        let name = |row: &Row<'_>| self.pen.name(&row.side.faction);
        let side = |row: &Row<'_>| text!("side", who = name(row), came = row.came());
        let sides: Vec<Text> = rows.iter().map(side).collect();
        let told = match rows {
            [one] => text!("stood-alone", who = name(one), came = one.came()),
            [one, other] => text!(
                "met",
                who = name(one),
                came = one.came(),
                other = name(other),
                against = other.came()
            ),
            [_, _, _] => text!("three-met", sides = semicolons(sides)),
            many => {
                let sides = sides.into_iter().map(|side| side.with("within", 1));
                let sides = Joined::of("and-semicolon", sides);
                text!("many-met", n = many.len(), sides = sides)
            }
        };
        told.with("turn", self.pen.turn("lines", 3))
    }

    /// Who threw the number that loses everything.
    fn cursed(&mut self, rows: &[Row<'_>]) -> Option<Text> {
        let who = self.pen.names(of_fate(rows, SideFate::Thirteen));
        if who.is_empty() {
            return None;
        }
        Some(text!("threw-thirteen", turn = self.pen.turn("natural-thirteen", 4), who = who))
    }

    /// Whether Tyche that was paid for decided it.
    fn bought(&mut self, rows: &[Row<'_>]) -> Option<Text> {
        let paid = |row: &&Row<'_>| row.throw.is_some_and(|throw| !throw.tyche.is_empty());
        let row = rows.iter().filter(paid).find(|row| row.fate == SideFate::Holds)?;
        let pips = row.tyche();
        if row.total() - i32::try_from(pips).unwrap_or(0) > second(rows)? {
            return None;
        }
        let (turn, subject) = (self.pen.turn("bought", 2), self.pen.name(&row.side.faction));
        Some(text!("tyche-decided", turn = turn, subject = subject, n = pips))
    }

    fn decided(&mut self, rows: &[Row<'_>], place: &str) -> Text {
        let Some(winner) = rows.iter().find(|row| row.fate == SideFate::Holds) else {
            return self.held_by_nobody(rows, place);
        };
        let (subject, total) = (self.pen.name(&winner.side.faction), winner.total());
        if winner.throw.is_none() {
            return text!("battle-held-in-the-end", subject = subject, place = place);
        }
        let Some(second) = second(rows) else {
            return text!("battle-left-standing", subject = subject, place = place);
        };
        let told = if upset(rows) {
            let turn = self.pen.turn("upset", 3);
            text!("battle-upset", turn = turn, dice = winner.dice(), place = place)
        } else {
            let turn = self.pen.turn("held", 4);
            match total - second {
                1 => text!("battle-by-one", turn = turn % 2),
                8.. => text!("battle-by-far", turn = turn % 2),
                _ => text!("battle-won", turn = turn),
            }
        };
        told.with("subject", subject).with("total", total).with("second", second)
    }

    fn held_by_nobody(&mut self, rows: &[Row<'_>], place: &str) -> Text {
        let who = self.pen.names(of_fate(rows, SideFate::Tied));
        if who.is_empty() {
            return text!("battle-nobody-left", place = place);
        }
        if rows.iter().all(|row| row.throw.is_none()) {
            return text!("battle-destroyed", who = who, place = place);
        }
        let tied = rows.iter().filter(|row| row.fate == SideFate::Tied);
        let total = tied.map(Row::total).max().unwrap_or(0);
        let turn = self.pen.turn("tied-battle", 2);
        text!("battle-tied", turn = turn, who = who, total = total, place = place)
    }

    fn heroes(&mut self, battle: &Battle, fought: &Fought) -> Vec<Text> {
        let mut said = Vec::new();
        let of = |fate: Mercy| -> Vec<Text> {
            let rows = fought.captives.iter().filter(|row| row.fate == Some(fate));
            rows.map(|row| Text::from(&row.hero)).collect()
        };
        let (executed, spared) = (of(Mercy::Executed), of(Mercy::Spared));
        if let Some(winner) = &fought.holder {
            let winner = self.pen.name(winner);
            if !executed.is_empty() {
                let turn = self.pen.turn("executed", 2);
                let n = executed.len();
                let told = text!("heroes-executed", turn = turn, n = n, heroes = executed);
                said.push(told.with("who", &winner));
            }
            if !spared.is_empty() {
                let turn = self.pen.turn("spared", 2);
                let n = spared.len();
                let told = text!("heroes-spared", turn = turn, n = n, heroes = spared);
                said.push(told.with("subject", winner));
            }
        }
        let lost = battle.sides.iter().zip(&fought.fates);
        let lost = lost.filter(|(_, fate)| **fate == SideFate::Thirteen);
        let dead: Vec<Text> =
            lost.flat_map(|(side, _)| side.heroes.iter().map(Text::from)).collect();
        if !dead.is_empty() {
            said.push(text!("heroes-died", n = dead.len(), heroes = dead));
        }
        said
    }

    /// The battles that turned little, in one paragraph.
    fn brief(&mut self, battles: &[(u64, &Battle, &Fought)]) -> Option<Paragraph> {
        let (entry, ..) = battles.last()?;
        let rows: Vec<Text> =
            battles.iter().map(|(_, battle, fought)| self.in_brief(battle, fought)).collect();
        let said = rows.chunks(3).map(|some| clauses(some.to_vec()));
        let text = paragraph(said.collect());
        let mut factions: Vec<FactionId> =
            battles.iter().filter_map(|(.., row)| row.holder.clone()).collect();
        factions.sort();
        factions.dedup();
        Some(Paragraph { entry: *entry, lead: text!("lead-elsewhere"), text, factions })
    }

    fn in_brief(&mut self, battle: &Battle, fought: &Fought) -> Text {
        let place = &self.pen.state.objective(&battle.objective).name;
        let rows = rows(battle, fought);
        let Some(winner) = of_fate(&rows, SideFate::Holds).next() else {
            return text!("brief-to-nobody", place = place);
        };
        let who = self.pen.name(winner);
        let beaten = rows.iter().filter(|row| row.fate != SideFate::Holds);
        let beaten = self.pen.names(beaten.map(|row| &row.side.faction));
        if beaten.is_empty() {
            return text!("brief-stayed", place = place, who = who);
        }
        let turn = self.pen.turn("in-brief", 4);
        text!("brief-took", turn = turn, who = who, place = place, beaten = beaten)
    }
}
