//! A council to play in tests: given a scenario, when somebody commands, then a view shows.

use std::collections::VecDeque;

use council::Council;
use council::command::{Command, Pick};
use council::content::{Constitution, Draft, Events, Scenario};
use council::event::Event;
use council::ids::{CardId, FactionId};
use game::{Actor, Audience, Chance, Game, Millis, SeatId};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::Value;

type State = <Council as Game>::State;

/// Eight factions of known figures, and plain cards: `m…` move an article, `crisis…` have options.
const SCENARIO: &str = r##"
name = "A test"
summary = "Eight factions."
[start]
supremacy = "monarchists"
ties = "monarchists"
[[factions]]
id = "amazons"
name = "Amazons"
creed = "c"
colour = "#aa0000"
emblem = "bow"
pattern = "plain"
citizen = false
arete = 5
tyche = 2
horses = 3
talents = 4
heroes = [{ name = "Penthesilea", value = 2 }]
[[factions]]
id = "aristocrats"
name = "Aristocrats"
creed = "c"
colour = "#aa0001"
emblem = "bow"
pattern = "stripes"
arete = 6
horses = 4
heroes = [{ name = "Glaukos", value = 3 }, { name = "Melite", value = 1 }]
[[factions]]
id = "medes"
name = "Medes"
creed = "c"
colour = "#aa0002"
emblem = "bow"
pattern = "bars"
citizen = false
arete = 3
horses = 5
[[factions]]
id = "monarchists"
name = "Monarchists"
creed = "c"
colour = "#aa0003"
emblem = "bow"
pattern = "dots"
arete = 4
horses = 2
[[factions]]
id = "oligarchs"
name = "Oligarchs"
creed = "c"
colour = "#aa0004"
emblem = "bow"
pattern = "waves"
arete = 7
horses = 4
talents = 9
"##;

/// Three decks of six cards; the last of each joins with Act 2, another with Act 3.
fn events() -> String {
    let mut text = String::new();
    for deck in ["a", "b", "c"] {
        text.push_str(&format!(
            "[[decks]]\nid = \"{deck}\"\nname = \"Deck {deck}\"\nemblem = \"bow\"\n"
        ));
    }
    for deck in ["a", "b", "c"] {
        for (number, act) in [(1, 1), (2, 1), (3, 1), (4, 1), (5, 2), (6, 3)] {
            text.push_str(&format!(
                "[[cards]]\nid = \"{deck}{number}\"\ndeck = \"{deck}\"\nact = {act}\n\
                 title = \"Card {deck}{number}\"\ntext = \"Shall it be?\"\n\
                 [[cards.options]]\nlabel = \"Do it\"\n\
                 effects = [{{ do = \"motion\", title = \"Article {deck}{number}\", \
                 text = \"T\", changes = \"C\" }}]\n"
            ));
        }
    }
    text
}

/// A draft to alter before a game is made of it.
pub fn draft() -> Draft {
    let scenario: Scenario = toml::from_str(SCENARIO).expect("the test's scenario is TOML");
    let events: Events = toml::from_str(&events()).expect("the test's events are TOML");
    let constitution = Constitution::default();
    // The city and the Stasis cards are those of Atlantis.
    Draft { scenario, events, constitution, ..shipped() }
}

/// The shipped content.
pub fn shipped() -> Draft {
    let decks = prytaneion::decks::shipped().expect("the shipped content is sound");
    decks[0].content.draft().clone()
}

/// Replaces all options of one card, or of every card, by the cards given as TOML.
pub fn with_card(mut draft: Draft, card: &str) -> Draft {
    #[derive(serde::Deserialize)]
    struct Cards {
        cards: Vec<council::content::Card>,
    }
    let cards: Cards = toml::from_str(card).expect("the test's card is TOML");
    for card in cards.cards {
        // One card a deck, so that it is sure to lie face up.
        draft.events.cards.retain(|other| other.deck != card.deck || other.act != card.act);
        draft.events.cards.push(card);
    }
    draft
}

/// Chance from a seed; a copy goes on as the original would.
#[derive(Clone)]
pub struct Dice {
    seed: u64,
    drawn: u64,
    forced: VecDeque<u32>,
}

impl Dice {
    pub fn seeded(seed: u64) -> Self {
        Self { seed, drawn: 0, forced: VecDeque::new() }
    }

    /// The next rolls, whatever the seed says.
    pub fn force(&mut self, rolls: &[u32]) {
        self.forced.extend(rolls);
    }
}

impl Chance for Dice {
    fn roll(&mut self, sides: u32) -> u32 {
        self.drawn += 1;
        if let Some(forced) = self.forced.pop_front() {
            return forced.min(sides);
        }
        let seed = self.seed.rotate_left(17) ^ self.drawn;
        StdRng::seed_from_u64(seed).random_range(1..=sides)
    }

    fn drawn(&self) -> u64 {
        self.drawn
    }
}

/// A council being played.
#[derive(Clone)]
pub struct Play {
    pub state: State,
    pub events: Vec<Event>,
    pub now: Millis,
    pub dice: Dice,
}

pub fn control() -> Actor {
    Actor::Control { for_seat: None }
}

pub fn seat(id: &str) -> Actor {
    Actor::Seat(SeatId(id.into()))
}

pub fn for_seat(id: &str) -> Actor {
    Actor::Control { for_seat: Some(SeatId(id.into())) }
}

impl Play {
    pub fn of(draft: Draft) -> Self {
        Self::seeded(draft, 7)
    }

    pub fn seeded(draft: Draft, seed: u64) -> Self {
        let state = Council::create(draft).expect("the test's content is sound");
        Self { state, events: Vec::new(), now: Millis(0), dice: Dice::seeded(seed) }
    }

    /// The test's scenario, begun: the Oligarchs preside alone with Arête 7.
    pub fn begun() -> Self {
        let mut play = Self::of(draft());
        play.next();
        play
    }

    /// What a command leads to, or the code of its refusal. A refusal changes nothing.
    pub fn attempt(&mut self, actor: &Actor, command: &Command) -> Result<(), String> {
        self.now.0 += 1000;
        let decided = Council::decide(&self.state, actor, command, self.now, &mut self.dice);
        let events = decided.map_err(|refusal| refusal.code)?;
        for event in &events {
            Council::apply(&mut self.state, event);
        }
        self.events.extend(events);
        Ok(())
    }

    #[track_caller]
    pub fn by(&mut self, actor: &Actor, command: Command) {
        if let Err(code) = self.attempt(actor, &command) {
            panic!("{command:?} was refused: {code}");
        }
    }

    #[track_caller]
    pub fn control(&mut self, command: Command) {
        self.by(&control(), command);
    }

    #[track_caller]
    pub fn seat(&mut self, id: &str, command: Command) {
        self.by(&seat(id), command);
    }

    #[track_caller]
    pub fn refused(&mut self, actor: &Actor, command: Command) -> String {
        let before = self.every_view();
        let code = self.attempt(actor, &command).expect_err("the command should be refused");
        assert_eq!(before, self.every_view(), "a refusal changes nothing");
        code
    }

    /// The big button.
    #[track_caller]
    pub fn next(&mut self) {
        let step = number(&self.public()["step_number"]);
        self.control(Command::Advance { step });
    }

    /// The big button until this step.
    #[track_caller]
    pub fn until(&mut self, step: &str) {
        for _ in 0..100 {
            if self.step() == step {
                return;
            }
            self.decide_what_waits();
        }
        panic!("{step} was not reached; the step is {}", self.step());
    }

    /// The big button, or the first thing on offer where somebody must decide.
    #[track_caller]
    fn decide_what_waits(&mut self) {
        let desk = self.view(&Audience::Control);
        if !desk["next"]["command"].is_null() {
            return self.next();
        }
        let own = desk["actions"].as_array().expect("a list").iter();
        let seats = desk["seats"].as_array().expect("a list").iter();
        let groups = [
            "prytanis",
            "events",
            "winner",
            "put",
            "tie",
            "target",
            "end_deployment",
            "name_winner",
            "amend",
        ];
        let waits = &desk["next"]["waits_for"];
        let theirs = seats.filter(|row| &row["faction"] == waits);
        let theirs = theirs.flat_map(|row| row["actions"].as_array().expect("a list"));
        let mut fits = own
            .chain(theirs)
            .filter(|row| row["group"].as_str().is_some_and(|group| groups.contains(&group)));
        let action = fits.next().expect("something is on offer");
        let command = serde_json::from_value(action["command"].clone()).expect("a command");
        let actor = waits.as_str().map_or_else(control, for_seat);
        self.by(&actor, command);
    }

    /// Stasis breaks out: cards are dealt.
    #[track_caller]
    pub fn begin_stasis(&mut self) {
        let step = self.step_number();
        self.control(Command::BeginStasis { step });
    }

    /// The stasis is fought to its end, by whatever is on offer first.
    #[track_caller]
    pub fn end_stasis(&mut self) {
        self.until("amended");
        self.next();
    }

    pub fn step_number(&self) -> u32 {
        number(&self.public()["step_number"])
    }

    pub fn view(&self, audience: &Audience) -> Value {
        Council::view(&self.state, audience)
    }

    pub fn public(&self) -> Value {
        self.view(&Audience::Public)
    }

    pub fn desk(&self) -> Value {
        self.view(&Audience::Control)
    }

    pub fn phone(&self, id: &str) -> Value {
        self.view(&Audience::Seat(SeatId(id.into())))
    }

    pub fn audiences(&self) -> Vec<Audience> {
        let seats = Council::seats(&self.state).into_iter().map(|row| Audience::Seat(row.id));
        [Audience::Public, Audience::Control].into_iter().chain(seats).collect()
    }

    pub fn every_view(&self) -> Vec<Value> {
        self.audiences().iter().map(|audience| self.view(audience)).collect()
    }

    pub fn step(&self) -> String {
        self.public()["step"].as_str().expect("a word").to_owned()
    }

    pub fn faction(&self, id: &str) -> Value {
        let public = self.public();
        let mut rows = public["factions"].as_array().expect("a list").iter();
        rows.find(|row| row["id"] == id).expect("the faction is there").clone()
    }

    /// A figure's value; its parts must add up to it (I-9).
    #[track_caller]
    pub fn figure(&self, id: &str, figure: &str) -> i64 {
        value(&self.faction(id)[figure])
    }

    pub fn log(&self) -> String {
        lines(&self.public()["log"])
    }

    /// Opens the vote on the first event of the docket, through the phases before it.
    #[track_caller]
    pub fn open_vote(&mut self) -> u32 {
        self.until("ballot");
        self.ballot()
    }

    pub fn ballot(&self) -> u32 {
        number(&self.public()["ballot"]["number"])
    }

    #[track_caller]
    pub fn vote(&mut self, id: &str, pick: Pick) {
        let ballot = self.ballot();
        self.seat(id, Command::Vote { ballot, pick });
    }

    #[track_caller]
    pub fn bid(&mut self, id: &str, horses: u32) {
        let cycle = self.cycle();
        self.seat(id, Command::LockBid { cycle, horses });
    }

    pub fn cycle(&self) -> u32 {
        number(&self.public()["cycle"])
    }

    #[track_caller]
    pub fn set(&mut self, id: &str, counter: council::content::Counter, to: u32) {
        let figure = council::command::FigureName::Faction { faction: faction(id), counter };
        self.control(Command::Edit { figure, to, reason: "a test".into() });
    }

    #[track_caller]
    pub fn standing(&mut self, id: &str, citizen: bool, exiled: bool) {
        let (faction, reason) = (faction(id), "a test".into());
        self.control(Command::SetStanding { faction, citizen, exiled, reason });
    }

    #[track_caller]
    pub fn setting(&mut self, key: &str, value: &str) {
        let value = council::settings::Value::Word(value.into());
        self.control(Command::ChangeSetting { key: key.into(), value });
    }

    #[track_caller]
    pub fn number_setting(&mut self, key: &str, value: u32) {
        let value = council::settings::Value::Number(value);
        self.control(Command::ChangeSetting { key: key.into(), value });
    }
}

pub fn faction(id: &str) -> FactionId {
    FactionId::from(id)
}

pub fn card(id: &str) -> CardId {
    CardId::from(id)
}

pub fn number(value: &Value) -> u32 {
    value.as_u64().and_then(|n| u32::try_from(n).ok()).expect("a number")
}

/// The value of a figure whose parts add up to it (I-9).
#[track_caller]
pub fn value(figure: &Value) -> i64 {
    let value = figure["value"].as_i64().expect("a figure");
    let parts = figure["parts"].as_array().expect("a figure has parts");
    let sum: i64 = parts.iter().map(|part| part["by"].as_i64().expect("a part")).sum();
    assert_eq!(value, sum, "the parts of {figure} add up");
    value
}

/// A figure as a sentence: "12 = Arête 7 + granted by the Amazons 5".
pub fn explained(figure: &Value) -> String {
    let parts = figure["parts"].as_array().expect("a figure has parts").iter();
    let parts =
        parts.map(|part| format!("{} {}", part["label"].as_str().expect("a label"), part["by"]));
    format!("{} = {}", figure["value"], parts.collect::<Vec<_>>().join(" + "))
}

pub fn lines(log: &Value) -> String {
    let mut rows: Vec<_> = log.as_object().expect("a log").iter().collect();
    rows.sort_by_key(|(number, _)| number.parse::<u32>().expect("a line's number"));
    let rows = rows.iter().map(|(_, row)| row["text"].as_str().expect("a sentence"));
    rows.collect::<Vec<_>>().join("\n")
}

pub fn ids(value: &Value) -> Vec<String> {
    let rows = value.as_array().expect("a list").iter();
    rows.map(|row| row.as_str().expect("an id").to_owned()).collect()
}

impl Play {
    /// The big button until one of these steps.
    #[track_caller]
    pub fn until_any(&mut self, steps: &[&str]) {
        for _ in 0..100 {
            if steps.contains(&self.step().as_str()) {
                return;
            }
            self.decide_what_waits();
        }
        panic!("none of {steps:?} was reached; the step is {}", self.step());
    }
}
