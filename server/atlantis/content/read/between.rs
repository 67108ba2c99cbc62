//! What must hold between tables.

use super::{Fault, Faults};
use crate::content::{Class, Content, Item, Kind, Market, Role, Skill, Source};

/// Rows of which markets are drawn: a city wants six and sells four of them, and of trade goods two each (E-25).
const DRAWN: usize = 10;
const TRADED: usize = 4;

pub(super) fn check(content: &Content, faults: &Faults) {
    let check = Check { content, faults };
    check.silver();
    check.foods();
    check.arms();
    check.goods();
    check.structures();
    check.terrains();
    check.markets();
    check.lore();
}

struct Check<'a> {
    content: &'a Content,
    faults: &'a Faults,
}

impl Check<'_> {
    fn fault(&self, file: &str, row: &str, field: &str, sentence: impl Into<String>) {
        self.faults.add(Fault {
            file: file.to_owned(),
            line: None,
            row: Some(row.to_owned()),
            field: Some(field.to_owned()),
            sentence: sentence.into(),
        });
    }

    /// What is eaten is food, and all food is eaten (E-2, E-4).
    fn foods(&self) {
        for (item, row) in self.content.all_items() {
            let eaten = self.content.foods.contains(&item);
            if eaten != row.classes.has(Class::Food) {
                let sentence =
                    format!("{} should be here and of class “food”, or neither.", row.tag);
                self.faults.add(Fault {
                    file: "settings.toml".into(),
                    line: None,
                    row: None,
                    field: Some("economy.foods".into()),
                    sentence,
                });
            }
        }
    }

    fn silver(&self) {
        let silver = self.content.item(self.content.known.silver);
        if silver.weight > 0 || silver.price != 1 {
            self.fault(
                "goods.toml",
                &silver.tag,
                "price",
                "The first row is silver: it weighs nothing and its price is 1.",
            );
        }
    }

    /// Who is a weapon in one table is it in the other too; the same of armour and mounts.
    fn arms(&self) {
        let arms = &self.content.arms;
        let weapons: Vec<Item> = arms.weapons.iter().filter_map(|arm| arm.item).collect();
        let armour: Vec<Item> = arms.armour.iter().map(|one| one.item).collect();
        let mounts: Vec<Item> = arms.mounts.iter().map(|one| one.item).collect();
        self.same("weapons.toml", Class::Weapon, "weapon", &weapons);
        self.same("armour.toml", Class::Armour, "armour", &armour);
        self.same("mounts.toml", Class::Mount, "mount", &mounts);
    }

    fn same(&self, file: &str, class: Class, word: &str, listed: &[Item]) {
        for (at, item) in listed.iter().enumerate() {
            let row = self.content.item(*item);
            if listed[..at].contains(item) {
                self.fault(file, &row.tag, "item", "There are two rows for it.");
            }
            if !row.classes.has(class) {
                self.fault(file, &row.tag, "item", format!("It is not of class “{word}”."));
            }
        }
        for (item, row) in self.content.all_items() {
            if row.classes.has(class) && !listed.contains(&item) {
                let sentence = format!("It is of class “{word}”, but has no row in {file}.");
                self.fault(self.file(item), &row.tag, "class", sentence);
            }
        }
    }

    /// The file of an item.
    fn file(&self, item: Item) -> &'static str {
        let row = self.content.item(item);
        match row.kind {
            Kind::Race { .. } => "races.toml",
            Kind::Creature => "creatures.toml",
            Kind::Silver | Kind::Good if row.classes.has(Class::Magic) => "things.toml",
            Kind::Silver | Kind::Good if row.classes.has(Class::Trade) => "trade.toml",
            Kind::Silver | Kind::Good => "goods.toml",
        }
    }

    fn goods(&self) {
        for (item, row) in self.content.all_items() {
            if let Some((tool, _)) = row.tool
                && !self.content.item(tool).classes.has(Class::Tool)
            {
                self.fault(self.file(item), &row.tag, "tool", "What helps is of class “tool”.");
            }
            let recipe = row.recipe.as_ref();
            let from_itself = |from: &Source| match from {
                Source::Goods(goods) => goods.iter().any(|(one, _)| *one == item),
                Source::Land => false,
            };
            if recipe.is_some_and(|recipe| from_itself(&recipe.from)) {
                self.fault(self.file(item), &row.tag, "made.from", "It is made of itself.");
            }
            if recipe.is_some_and(|recipe| recipe.from == Source::Land) && !self.grows(item) {
                let sentence = "It is made from the land, but no terrain has it.";
                self.fault(self.file(item), &row.tag, "made.from", sentence);
            }
        }
    }

    fn grows(&self, item: Item) -> bool {
        let mut products = self.content.terrains.iter().flat_map(|row| &row.products);
        products.any(|product| product.item == item)
    }

    fn structures(&self) {
        for row in &self.content.structures {
            if let Role::Trade(product) = row.role
                && !self.grows(product)
            {
                self.fault("structures.toml", &row.name, "raises", "No terrain has this product.");
            }
        }
    }

    fn terrains(&self) {
        for row in &self.content.terrains {
            let file = "terrains.toml";
            for race in row.inland.iter().chain(&row.coast) {
                let race = self.content.item(*race);
                if !race.is_race() {
                    let sentence = format!("{} is not a race.", race.tag);
                    self.fault(file, &row.name, "inland", sentence);
                }
            }
            let lairs = row.lairs.1.iter();
            for kind in lairs.clone().flat_map(|lair| &lair.kinds).chain(&row.roamers.kinds) {
                let kind = self.content.item(*kind);
                if kind.kind != Kind::Creature {
                    let sentence = format!("{} is not a creature.", kind.tag);
                    self.fault(file, &row.name, "lairs", sentence);
                }
            }
            for structure in lairs.map(|lair| self.content.structure(lair.structure)) {
                if structure.role != Role::Lair {
                    let sentence = format!("{} is not a lair.", structure.name);
                    self.fault(file, &row.name, "lairs", sentence);
                }
            }
            for product in &row.products {
                let product = self.content.item(product.item);
                if product.recipe.as_ref().is_none_or(|recipe| recipe.from != Source::Land) {
                    let sentence = format!("{} is not made from the land.", product.tag);
                    self.fault(file, &row.name, "products", sentence);
                }
            }
        }
        self.weights();
    }

    /// Each band has a land.
    fn weights(&self) {
        let sum = |of: fn(&crate::content::TerrainRow) -> u32| -> u32 {
            self.content.terrains.iter().map(of).sum()
        };
        let bands = [
            ("weights.arctic", sum(|row| row.weights.arctic)),
            ("weights.temperate", sum(|row| row.weights.temperate)),
            ("weights.tropic", sum(|row| row.weights.tropic)),
            ("under", sum(|row| row.under)),
        ];
        for (field, _) in bands.iter().filter(|(_, sum)| *sum == 0) {
            self.faults.add(Fault {
                file: "terrains.toml".into(),
                line: None,
                row: None,
                field: Some((*field).into()),
                sentence: "No terrain has a weight there.".into(),
            });
        }
    }

    fn markets(&self) {
        let count = |of: &[Market]| {
            let all = self.content.items.iter().filter_map(|row| row.market);
            all.filter(|market| of.contains(market)).count()
        };
        if count(&[Market::Town]) < DRAWN {
            let sentence = format!("Towns and cities trade in {DRAWN} goods at least.");
            self.faults.file("goods.toml", None, sentence);
        }
        if count(&[Market::Trade]) < TRADED {
            let sentence = format!("Cities trade in {TRADED} trade goods at least.");
            self.faults.file("trade.toml", None, sentence);
        }
    }

    /// Nothing can be learned that needs itself.
    fn lore(&self) {
        for (skill, row) in self.content.all_skills() {
            if self.before(skill).contains(&skill) {
                self.fault("magic.toml", &row.tag, "needs", "It needs itself to be known before.");
            }
        }
    }

    /// All that must be known before a skill.
    fn before(&self, skill: Skill) -> Vec<Skill> {
        let mut all = Vec::new();
        let mut next = vec![skill];
        while let Some(skill) = next.pop() {
            for (one, _) in &self.content.skill(skill).needs {
                if !all.contains(one) {
                    all.push(*one);
                    next.push(*one);
                }
            }
        }
        all
    }
}
