//! A stasis to play in tests: a deck stacked as the test wants it, units put where it wants them.

use council::command::{BattleCommand, Command, DeployCommand, StreetsCommand, Throw};
use council::content::{Counter, Draft, StasisDeck};
use council::ids::{ObjectiveId, StreetCardId};
use council::view::{Aim, CampView, HandCard, HeroAt, ObjectiveView, PlayOffer, PresentView};

use crate::kit::{Play, control, draft, faction, seat, value};
use crate::seen::Seen;

/// The city's objectives in map order.
pub const CITY: [&str; 13] = [
    "royal_palace",
    "temple_of_poseidon",
    "temple_of_cleito",
    "water_springs",
    "royal_tombs",
    "naval_docks",
    "canal_bridge",
    "monolith_of_dyzan",
    "temple_of_tyche",
    "civic_docks",
    "great_library",
    "colossus",
    "stadium",
];

/// The factions of the test's scenario, clockwise; hands of 6, 7, 4, 5 and 8 cards.
pub const TABLE: [&str; 5] = ["amazons", "aristocrats", "medes", "monarchists", "oligarchs"];

/// A row of a deck: its id, how many copies, its effect as TOML.
pub type Row<'a> = (&'a str, u32, &'a str);

/// Gives a draft another deck, the first row on top of it where chance leaves it as it lies.
pub fn with_deck(mut draft: Draft, rows: &[Row<'_>]) -> Draft {
    let card = |(id, copies, effect): &Row<'_>| {
        format!(
            "[[cards]]\nid = \"{id}\"\ncopies = {copies}\ntitle = \"The {id}\"\n\
             emblem = \"bow\"\neffect = {effect}\n"
        )
    };
    let text: String = rows.iter().rev().map(card).collect();
    draft.stasis = toml::from_str::<StasisDeck>(&text).expect("the test's deck is TOML");
    draft
}

/// The test's scenario with 72 Stasis cards that all do the same.
pub fn all_alike(effect: &str) -> Draft {
    let ids = ["alike0", "alike1", "alike2", "alike3", "alike4", "alike5"];
    with_deck(draft(), &ids.map(|id| (id, 12, effect)))
}

pub fn objective(id: &str) -> ObjectiveId {
    ObjectiveId::from(id)
}

pub fn at(id: &str) -> Aim {
    Aim::Objective(objective(id))
}

pub fn whom(id: &str) -> Aim {
    Aim::Faction(faction(id))
}

pub fn hero(name: &str) -> Aim {
    Aim::Hero(name.into())
}

/// A throw of one die by each, or of as many as are given.
pub fn throw(id: &str, dice: &[u32]) -> Throw {
    Throw { faction: faction(id), dice: dice.to_vec(), tyche: Vec::new() }
}

/// The Medes begin, and all 72 cards do the same.
pub fn medes(effect: &str) -> Play {
    Play::deploying(all_alike(effect), "medes")
}

/// The Aristocrats begin, who have Heroes: Glaukos 3 and Melite 1. The Amazons have Penthesilea 2.
pub fn aristocrats(effect: &str) -> Play {
    Play::deploying(all_alike(effect), "aristocrats")
}

/// As above, with dice thrown at the table.
pub fn by_hand(effect: &str, first: &str) -> Play {
    let mut draft = all_alike(effect);
    draft.scenario.settings.dice_by = council::settings::DiceBy::Hand;
    Play::deploying(draft, first)
}

pub fn stands(name: &str, place: &str, play: &mut Play) {
    play.put_hero(name, HeroAt::Objective(objective(place)));
}

/// The card has no target, so it is discarded as the action.
#[track_caller]
pub fn discarded(play: &mut Play, id: &str) {
    assert_eq!(play.offer(id), PlayOffer::Discard);
    let cards = play.cards(id);
    play.seat(id, play.discarding(id));
    assert_eq!(play.cards(id), cards - 1);
    assert_ne!(play.mover(), id, "it was the action");
    assert!(play.log().contains("it has no target"));
}

/// What was played is gone from the hand, and the turn is over.
#[track_caller]
pub fn played(play: &mut Play, id: &str, aims: &[Aim]) {
    let (cards, discards) = (play.cards(id), play.the_streets().discarded);
    play.plays(id, aims);
    assert_eq!(play.cards(id), cards - 1);
    assert_ne!(play.mover(), id);
    assert_eq!(play.the_streets().discarded, discards + 1);
    assert_eq!(play.the_deed().faction, Some(faction(id)));
}

pub fn everywhere() -> Vec<Aim> {
    CITY.iter().map(|id| at(id)).collect()
}

impl Play {
    /// Stasis cards are dealt; the deck lies as its file has it, the first row on top.
    pub fn stacked(draft: Draft) -> Self {
        let cards = draft.stasis.printed().count();
        let mut play = Self::of(draft);
        play.next();
        // The highest roll each time leaves a shuffled deck as it lay.
        play.dice.force(&vec![u32::MAX; cards.saturating_sub(1)]);
        play.begin_stasis();
        play
    }

    /// The first turn is that of this faction. Heroes were kept safe.
    pub fn deploying(draft: Draft, first: &str) -> Self {
        let mut play = Self::stacked(draft);
        play.set(first, Counter::Doom, 1);
        play.until("deploy");
        play
    }

    pub fn streets(&self) -> Seen {
        self.public()["streets"].clone()
    }

    #[track_caller]
    pub fn camp(&self, id: &str) -> CampView {
        let streets = self.the_streets();
        let camp = streets.camps.iter().find(|row| row.faction.as_str() == id);
        camp.expect("a camp").clone()
    }

    /// Mobs and military units that are not yet placed.
    #[track_caller]
    pub fn reserve(&self, id: &str) -> (i32, i32) {
        let camp = self.camp(id);
        (value(&camp.mobs), value(&camp.military))
    }

    #[track_caller]
    pub fn place_view(&self, id: &str) -> ObjectiveView {
        let council = self.council();
        let mut places = council.city.iter().flat_map(|city| &city.objectives);
        places.find(|row| row.id.as_str() == id).expect("the objective is there").clone()
    }

    /// Who is at an objective, as everybody sees it.
    pub fn present(&self, id: &str, at: &str) -> Option<PresentView> {
        let mut rows = self.place_view(at).present.into_iter();
        rows.find(|row| row.faction.as_str() == id)
    }

    /// Mobs and military units of a faction at an objective.
    pub fn units(&self, id: &str, at: &str) -> (u32, u32) {
        self.present(id, at).map_or((0, 0), |row| (row.mobs, row.military))
    }

    /// Where a Hero is: "safe", "reserve", "dead", an objective's id.
    #[track_caller]
    pub fn hero_at(&self, name: &str) -> String {
        let streets = self.the_streets();
        let mut heroes = streets.camps.iter().flat_map(|camp| &camp.heroes);
        match &heroes.find(|hero| hero.name == name).expect("the Hero is there").at {
            HeroAt::Safe => "safe".into(),
            HeroAt::Reserve => "reserve".into(),
            HeroAt::Dead => "dead".into(),
            HeroAt::Objective(id) => id.to_string(),
        }
    }

    /// The cards of a hand as its Archon sees them.
    #[track_caller]
    pub fn hand(&self, id: &str) -> Vec<HandCard> {
        self.street(id).hand.clone()
    }

    /// How many cards everybody sees a faction hold.
    #[track_caller]
    pub fn cards(&self, id: &str) -> u32 {
        self.camp(id).cards
    }

    /// How the first card of a hand can be played.
    #[track_caller]
    pub fn offer(&self, id: &str) -> PlayOffer {
        let hand = self.hand(id);
        hand.first().expect("a card").play.clone().expect("it can be played now")
    }

    /// What a faction may play its first card at: each first target with its second ones.
    #[track_caller]
    pub fn aims(&self, id: &str) -> Vec<(Aim, Vec<Aim>)> {
        let offer = self.offer(id);
        let PlayOffer::Aims { aims, .. } = offer else { panic!("it has no targets: {offer:?}") };
        aims.into_iter().map(|row| (row.aim, row.then)).collect()
    }

    /// The first targets of that.
    #[track_caller]
    pub fn first_aims(&self, id: &str) -> Vec<Aim> {
        self.aims(id).into_iter().map(|(aim, _)| aim).collect()
    }

    #[track_caller]
    pub fn mover(&self) -> String {
        self.the_turn().faction.to_string()
    }

    pub fn placing(&self, at: &str, mobs: u32, military: u32) -> Command {
        Command::Deploy(DeployCommand::PlaceUnits {
            step: self.step_number(),
            objective: objective(at),
            mobs,
            military,
            heroes: Vec::new(),
        })
    }

    #[track_caller]
    pub fn place(&mut self, id: &str, at: &str, mobs: u32, military: u32) {
        let command = self.placing(at, mobs, military);
        self.seat(id, command);
    }

    /// The first card of a hand.
    #[track_caller]
    pub fn first_card(&self, id: &str) -> StreetCardId {
        self.hand(id).first().expect("a card").card.id.clone()
    }

    /// Playing the first card of a hand.
    #[track_caller]
    pub fn playing(&self, id: &str, aims: &[Aim]) -> Command {
        let (step, card) = (self.step_number(), self.first_card(id));
        Command::Deploy(DeployCommand::PlayCard { step, card, aims: aims.to_vec() })
    }

    /// Discarding the first card of a hand.
    #[track_caller]
    pub fn discarding(&self, id: &str) -> Command {
        Command::Deploy(DeployCommand::DiscardCard {
            step: self.step_number(),
            card: self.first_card(id),
        })
    }

    #[track_caller]
    pub fn plays(&mut self, id: &str, aims: &[Aim]) {
        let command = self.playing(id, aims);
        self.seat(id, command);
    }

    /// A card that is aimed wrongly is refused, and the turn goes on.
    #[track_caller]
    pub fn no_target(&mut self, id: &str, aims: &[Aim]) {
        let command = self.playing(id, aims);
        assert_eq!(self.refused(&seat(id), command), "no_such_target", "{aims:?}");
        assert_eq!(self.mover(), id);
    }

    /// Control passes turns until it is this faction's.
    #[track_caller]
    pub fn turn_of(&mut self, id: &str) {
        for _ in 0..12 {
            if self.mover() == id {
                return;
            }
            self.pass();
        }
        panic!("it never was the turn of the {id}");
    }

    #[track_caller]
    pub fn pass(&mut self) {
        let step = self.step_number();
        self.control(DeployCommand::PassTurn { step });
    }

    /// Control sets units, at an objective or in the reserve.
    #[track_caller]
    pub fn put(&mut self, id: &str, at: Option<&str>, mobs: u32, military: u32) {
        self.control(StreetsCommand::CorrectUnits {
            faction: faction(id),
            objective: at.map(objective),
            mobs,
            military,
            reason: "a test".into(),
        });
    }

    /// Control sets a Hero.
    #[track_caller]
    pub fn put_hero(&mut self, name: &str, at: HeroAt) {
        self.control(StreetsCommand::CorrectHero {
            hero: name.into(),
            at,
            reason: "a test".into(),
        });
    }

    #[track_caller]
    pub fn end_deployment(&mut self) {
        let step = self.step_number();
        self.control(DeployCommand::EndDeployment { step });
    }

    #[track_caller]
    pub fn enter_dice(&mut self, throws: &[Throw]) {
        let step = self.step_number();
        self.control(BattleCommand::EnterDice { step, throws: throws.to_vec() });
    }

    /// The code with which dice are refused.
    #[track_caller]
    pub fn bad_dice(&mut self, throws: &[Throw]) -> String {
        let step = self.step_number();
        self.refused(&control(), BattleCommand::EnterDice { step, throws: throws.to_vec() })
    }

    /// What takes place when the clock runs out.
    #[track_caller]
    pub fn run_out(&mut self) {
        use game::Game;
        let alarm = council::Council::alarm(&self.state).expect("a clock runs");
        // Whatever is attempted happens a second later.
        self.now.0 = alarm.at.0 - 1000;
        self.by(&game::Actor::Clock, alarm.command);
    }
}

/// A card that plays without a target.
pub const RECRUIT: &str = r#"{ do = "recruit", mobs = 1 }"#;

/// An article of Atlantis, for the winner to change.
pub fn with_constitution(effect: &str) -> Draft {
    let mut constitution = crate::kit::shipped().constitution;
    // One that names no faction.
    constitution.articles = vec![constitution.articles.swap_remove(3)];
    Draft { constitution, ..all_alike(effect) }
}

/// A correction of the Medes' units.
pub fn units(objective_id: &str, mobs: u32, reason: &str) -> Command {
    Command::Streets(StreetsCommand::CorrectUnits {
        faction: faction("medes"),
        objective: Some(objective(objective_id)),
        mobs,
        military: 0,
        reason: reason.into(),
    })
}

/// A correction of a Hero.
pub fn at_hero(hero: &str, to: HeroAt) -> Command {
    Command::Streets(StreetsCommand::CorrectHero {
        hero: hero.into(),
        at: to,
        reason: "a test".into(),
    })
}

/// A move of the Colossus.
pub fn colossus(to: Option<&str>) -> Command {
    Command::Streets(StreetsCommand::MoveColossus {
        objective: to.map(objective),
        reason: "a test".into(),
    })
}
