//! From a line that was read to an order.

use orders::{Line, Value};

use super::order::{Amount, Build, Order, Show, Step, Target, Thing, What};
use crate::content::{Class, Item, Skill, StructureType};
use crate::messages::Language;
use crate::world::{
    Attitude, Consume, Direction, FactionId, Points, Reveal, Spoils, StructureNo, Template, UnitId,
};

/// The arguments of an order, taken one after the other.
struct Rest<'r>(std::iter::Peekable<std::vec::IntoIter<Value<'r>>>);

impl Rest<'_> {
    fn number(&mut self) -> Option<u32> {
        match self.0.next()? {
            Value::Number(number) => Some(number),
            Value::Word(_) | Value::Thing(_) | Value::Text(_) => None,
        }
    }

    fn flag(&mut self) -> Option<bool> {
        self.number().map(|number| number == 1)
    }

    fn text(&mut self) -> Option<String> {
        match self.0.next()? {
            Value::Text(text) => Some(text.into_owned()),
            Value::Number(_) | Value::Word(_) | Value::Thing(_) => None,
        }
    }

    fn thing(&mut self) -> Option<u16> {
        match self.0.next()? {
            Value::Thing(thing) => u16::try_from(thing).ok(),
            Value::Number(_) | Value::Word(_) | Value::Text(_) => None,
        }
    }

    fn item(&mut self) -> Option<Item> {
        self.thing().map(Item)
    }

    fn skill(&mut self) -> Option<Skill> {
        self.thing().map(Skill)
    }

    /// The next word of the syntax, if one stands there; else it stays.
    fn word(&mut self) -> Option<String> {
        let Some(Value::Word(word)) = self.0.peek() else { return None };
        let word = (*word).to_owned();
        self.0.next();
        Some(word)
    }

    fn target(&mut self) -> Option<Target> {
        match self.word().as_deref() {
            None => self.number().map(|number| Target::Unit(UnitId(number))),
            Some("NEW") => Some(Target::New(None, self.number()?)),
            Some(_) => {
                let faction = FactionId(self.number()?);
                self.word();
                Some(Target::New(Some(faction), self.number()?))
            }
        }
    }

    fn amount(&mut self) -> Option<Amount> {
        match self.word() {
            Some(_) => Some(Amount::All),
            None => self.number().map(Amount::Of),
        }
    }

    fn all<T>(&mut self, mut next: impl FnMut(&mut Self) -> Option<T>) -> Vec<T> {
        let mut all = Vec::new();
        while self.0.peek().is_some() {
            match next(self) {
                Some(one) => all.push(one),
                None => break,
            }
        }
        all
    }

    fn step(&mut self) -> Option<Step> {
        match self.word().as_deref() {
            Some("IN") => Some(Step::In),
            Some("OUT") => Some(Step::Out),
            Some(way) => Direction::named(way).map(Step::Way),
            None => self.number().map(|number| Step::Into(StructureNo(number))),
        }
    }
}

impl Order {
    /// The order that this word and these arguments are. Nothing where the table has no such word.
    #[must_use]
    pub fn of(word: &str, line: &Line<'_>) -> Option<Self> {
        let mut rest = Rest(line.values().into_iter().peekable());
        let rest = &mut rest;
        Some(match word {
            "ADDRESS" => Self::Address(rest.text()?),
            "ADVANCE" => Self::Advance(rest.all(Rest::step)),
            "ARMOR" => Self::Armor(rest.all(Rest::item)),
            "ASSASSINATE" => Self::Assassinate(rest.target()?),
            "ATTACK" => Self::Attack(rest.all(Rest::target)),
            "AUTOTAX" => Self::Autotax(rest.flag()?),
            "AVOID" => Self::Avoid(rest.flag()?),
            "BEHIND" => Self::Behind(rest.flag()?),
            "BUILD" => Self::Build(build(rest)?),
            "BUY" => Self::Buy(rest.amount()?, rest.item()?),
            "CAST" => Self::Cast(rest.skill()?, rest.all(Rest::text)),
            "CLAIM" => Self::Claim(rest.number()?),
            "COMBAT" => Self::Combat(rest.skill()),
            "CONSUME" => Self::Consume(match rest.word().as_deref() {
                Some("UNIT") => Consume::Unit,
                Some(_) => Consume::Faction,
                None => Consume::Silver,
            }),
            "DECLARE" => declare(rest)?,
            "DESCRIBE" => Self::Describe(named(&rest.word()?), rest.text().unwrap_or_default()),
            "DESTROY" => Self::Destroy,
            "ENTER" => Self::Enter(StructureNo(rest.number()?)),
            "ENTERTAIN" => Self::Entertain,
            "EVICT" => Self::Evict(rest.all(Rest::target)),
            "EXCHANGE" => Self::Exchange {
                with: rest.target()?,
                give: (rest.number()?, rest.item()?),
                get: (rest.number()?, rest.item()?),
            },
            "FACTION" => Self::Faction(points(rest)),
            "FIND" => Self::Find(match rest.word() {
                Some(_) => None,
                None => Some(FactionId(rest.number()?)),
            }),
            "FORGET" => Self::Forget(rest.skill()?),
            "GIVE" => give(rest)?,
            "GIVEUNIT" => Self::Give(Some(rest.target()?), What::Unit),
            "GUARD" => Self::Guard(rest.flag()?),
            "HOLD" => Self::Hold(rest.flag()?),
            "LEAVE" => Self::Leave,
            "MOVE" => Self::Move(rest.all(Rest::step)),
            "NAME" => Self::Name(named(&rest.word()?), rest.text()?),
            "NOAID" => Self::NoAid(rest.flag()?),
            "NOCROSS" => Self::NoCross(rest.flag()?),
            "OPTION" => option(rest)?,
            "PASSWORD" => Self::Password(rest.text()),
            "PILLAGE" => Self::Pillage,
            "PRODUCE" => Self::Produce(rest.item()?),
            "PROMOTE" => Self::Promote(rest.target()?),
            "QUIT" => Self::Quit(rest.text()),
            "RESTART" => Self::Restart(rest.text()),
            "REVEAL" => Self::Reveal(match rest.word().as_deref() {
                Some("UNIT") => Reveal::Unit,
                Some(_) => Reveal::Faction,
                None => Reveal::No,
            }),
            "SAIL" => Self::Sail(rest.all(|rest| Direction::named(&rest.word()?))),
            "SELL" => Self::Sell(rest.amount()?, rest.item()?),
            "SHOW" => Self::Show(match &*rest.word()? {
                "SKILL" => Show::Skill(rest.skill()?, rest.number()?),
                "ITEM" => Show::Item(rest.item()?),
                _ => Show::Structure(StructureType(rest.thing()?)),
            }),
            "SPOILS" => Self::Spoils(match rest.word().as_deref() {
                Some("NONE") => Spoils::None,
                Some("WALK") => Spoils::Walk,
                Some("RIDE") => Spoils::Ride,
                Some("FLY") => Spoils::Fly,
                Some(_) | None => Spoils::All,
            }),
            "STEAL" => Self::Steal(rest.target()?, rest.item()?),
            "STUDY" => Self::Study(rest.skill()?),
            "TAX" => Self::Tax,
            "TEACH" => Self::Teach(rest.all(Rest::target)),
            "WEAPON" => Self::Weapon(rest.all(Rest::item)),
            "WITHDRAW" => {
                let amount = match rest.0.peek()? {
                    Value::Number(number) => *number,
                    Value::Word(_) | Value::Thing(_) | Value::Text(_) => 0,
                };
                if amount > 0 {
                    rest.0.next();
                }
                Self::Withdraw(amount.max(1), rest.item()?)
            }
            "WORK" => Self::Work,
            _ => return None,
        })
    }
}

fn build(rest: &mut Rest<'_>) -> Option<Build> {
    if rest.0.peek().is_none() {
        return Some(Build::Here);
    }
    Some(match rest.word() {
        Some(_) => Build::Help(rest.target()?),
        None => Build::New(StructureType(rest.thing()?)),
    })
}

fn declare(rest: &mut Rest<'_>) -> Option<Order> {
    let whom = match rest.word() {
        Some(_) => None,
        None => Some(FactionId(rest.number()?)),
    };
    let attitude = rest.word().map(|word| match &*word {
        "HOSTILE" => Attitude::Hostile,
        "UNFRIENDLY" => Attitude::Unfriendly,
        "FRIENDLY" => Attitude::Friendly,
        "ALLY" => Attitude::Ally,
        _ => Attitude::Neutral,
    });
    Some(Order::Declare(whom, attitude))
}

fn named(word: &str) -> Thing {
    match word {
        "UNIT" => Thing::Unit,
        "FACTION" => Thing::Faction,
        "CITY" | "VILLAGE" | "TOWN" => Thing::Settlement,
        _ => Thing::Structure,
    }
}

fn points(rest: &mut Rest<'_>) -> Points {
    let mut points = Points::default();
    while let Some(area) = rest.word() {
        let number = rest.number().unwrap_or(0);
        match &*area {
            "WAR" => points.war = number,
            "TRADE" => points.trade = number,
            _ => points.magic = number,
        }
    }
    points
}

fn give(rest: &mut Rest<'_>) -> Option<Order> {
    let to = match rest.target()? {
        Target::Unit(UnitId(0)) => None,
        target => Some(target),
    };
    let what = match rest.word().as_deref() {
        None => What::Some(rest.number()?, rest.item()?),
        Some("UNIT") => What::Unit,
        Some(_) => match rest.word() {
            Some(class) => What::Class(class_of(&class)),
            None => {
                let item = rest.item()?;
                let kept = rest.word().and_then(|_| rest.number()).unwrap_or(0);
                What::AllBut(item, kept)
            }
        },
    };
    Some(Order::Give(to, what))
}

/// The class of this name; none for every class but people (U-32).
fn class_of(word: &str) -> Option<Class> {
    Some(match word {
        "NORMAL" => Class::Normal,
        "ADVANCED" => Class::Advanced,
        "TRADE" => Class::Trade,
        "MEN" => Class::Men,
        "MONSTER" => Class::Monster,
        "MAGIC" => Class::Magic,
        "WEAPON" => Class::Weapon,
        "ARMOR" => Class::Armour,
        "MOUNT" => Class::Mount,
        "BATTLE" => Class::Battle,
        "SPECIAL" => Class::Special,
        "TOOL" => Class::Tool,
        "FOOD" => Class::Food,
        _ => return None,
    })
}

fn option(rest: &mut Rest<'_>) -> Option<Order> {
    Some(match &*rest.word()? {
        "TIMES" => Order::Times(true),
        "NOTIMES" => Order::Times(false),
        "LANGUAGE" => Order::Language(Language::named(&rest.word()?)?),
        _ => Order::Template(match &*rest.word()? {
            "OFF" => Template::Off,
            "SHORT" => Template::Short,
            "MAP" => Template::Map,
            _ => Template::Long,
        }),
    })
}
