//! A council to play in tests: given a scenario, when somebody commands, then a view shows.

use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::LazyLock;

use council::Council;
use council::command::{
    AgendaCommand, Command, DayCommand, FiguresCommand, MotionDraft, Pick, RaceCommand,
    SettingsCommand, StepsCommand, StreetsCommand, VoteCommand,
};
use council::content::{Constitution, Draft, Events, Lever, Round, RoundKind, Scenario, Until};
use council::event::Event;
use council::ids::{CardId, FactionId};
use council::view::{FactionView, Figure, Group, LogLine, MotionView, Phase, RoundView};
use game::{Actor, Audience, Game, Millis, Record, SeatId};
use serde_json::{Value, json};

pub use crate::dice::Dice;
use crate::golden::Recording;
use crate::kept::Kept;
use crate::seen::Seen;

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
    static READ: LazyLock<Draft> = LazyLock::new(|| {
        let scenario: Scenario = toml::from_str(SCENARIO).expect("the test's scenario is TOML");
        let events: Events = toml::from_str(&events()).expect("the test's events are TOML");
        let constitution = Constitution::default();
        // The city and the Stasis cards are those of Atlantis.
        Draft { scenario, events, constitution, ..shipped() }
    });
    READ.clone()
}

/// The shipped content.
pub fn shipped() -> Draft {
    static READ: LazyLock<Draft> = LazyLock::new(|| {
        let scenarios = prytaneion::games::scenarios(None).expect("the shipped content is sound");
        serde_json::from_value(scenarios[0].setup.clone()).expect("a setup can be read")
    });
    READ.clone()
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

/// A council being played.
#[derive(Clone)]
pub struct Play {
    pub state: Kept,
    pub events: Vec<Event>,
    pub now: Millis,
    pub dice: Dice,
    /// Where what happens is written down, if it is to be.
    pub record: Option<Recording>,
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
        let (events, dice) = (Vec::new(), Dice::seeded(seed));
        Self { state: Kept::of(draft), events, now: Millis(0), dice, record: None }
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
        // What a refusal changes would show in views that are made after it.
        self.state.forget();
        // Of one command in eight: to write both states down costs more than the command.
        let looked_at = (self.now.0 / 1000).is_multiple_of(8);
        let untold = looked_at.then(|| {
            let mut dice = self.dice.clone();
            Council::decide(&self.state, actor, command, self.now, &mut dice)
        });
        let played = Council::play(&self.state, actor, command, self.now, &mut self.dice);
        let (decided, led_to) = match played {
            Ok((events, state)) => (Ok(events), Some(state)),
            Err(refusal) => (Err(refusal.code), None),
        };
        if let Some(untold) = untold {
            let same = untold.map_err(|refusal| refusal.code) == decided;
            assert!(same, "what is told plays a part in what {command:?} leads to");
        }
        for event in decided.iter().flatten() {
            self.state.apply(event);
        }
        if let Some(led_to) = led_to.filter(|_| looked_at) {
            let same = Council::keep(&led_to) == Council::keep(&self.state);
            assert!(same, "what {command:?} was decided on is not what its events make");
        }
        if let Some(record) = self.record.clone() {
            record.entry(self, actor, command, &decided);
        }
        self.events.extend(decided?);
        Ok(())
    }

    /// Whether a command would be accepted; the game stays as it is.
    pub fn tried(&self, actor: &Actor, command: &Command) -> Result<(), String> {
        let (mut state, mut dice) = (self.state.clone(), self.dice.clone());
        let now = Millis(self.now.0 + 1000);
        let decided = Council::decide(&state, actor, command, now, &mut dice);
        let events = decided.map_err(|refusal| refusal.code)?;
        events.iter().for_each(|event| state.apply(event));
        Ok(())
    }

    #[track_caller]
    pub fn by(&mut self, actor: &Actor, command: impl Into<Command>) {
        let command = command.into();
        if let Err(code) = self.attempt(actor, &command) {
            panic!("{command:?} was refused: {code}");
        }
    }

    #[track_caller]
    pub fn control(&mut self, command: impl Into<Command>) {
        self.by(&control(), command);
    }

    #[track_caller]
    pub fn seat(&mut self, id: &str, command: impl Into<Command>) {
        self.by(&seat(id), command);
    }

    /// The game once Control has taken it back to what was so in `past`.
    pub fn gone_back(&self, past: &Self, anew: bool) -> Self {
        let now = Millis(self.now.0 + 5000);
        let events = Council::taken_back(&past.state, &self.state, anew, now);
        let mut play = Self { now, dice: self.dice.clone(), ..past.clone() };
        events.iter().for_each(|event| play.state.apply(event));
        if let Some(record) = play.record.clone() {
            record.went_back(&play, past.events.len(), anew, &events);
        }
        play.events.extend(events);
        play
    }

    /// Control takes the game back to what was so in `past`; choices that lay hidden then stay.
    pub fn back_to(&mut self, past: &Self) {
        *self = self.gone_back(past, false);
    }

    #[track_caller]
    pub fn refused(&mut self, actor: &Actor, command: impl Into<Command>) -> String {
        let before = self.every_view();
        let code = self.attempt(actor, &command.into()).expect_err("the command should be refused");
        assert_eq!(before, self.every_view(), "a refusal changes nothing");
        code
    }

    /// The big button.
    #[track_caller]
    pub fn next(&mut self) {
        let step = self.step_number();
        self.control(StepsCommand::Advance { step });
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
    pub fn decide_what_waits(&mut self) {
        let desk = self.at_desk();
        if desk.next.command.is_some() {
            return self.next();
        }
        let decisions = [
            Group::Prytanis,
            Group::Events,
            Group::Winner,
            Group::Put,
            Group::Tie,
            Group::Target,
            Group::EndDeployment,
            Group::NameWinner,
            Group::Amend,
        ];
        let waits = &desk.next.waits_for;
        let theirs = desk.seats.iter().filter(|row| Some(&row.faction) == waits.as_ref());
        let mut offers = desk.actions.iter().chain(theirs.flat_map(|row| &row.actions));
        let action = offers.find(|action| decisions.contains(&action.group));
        let command = action.expect("something is on offer").command.clone();
        let actor = waits.as_ref().map_or_else(control, |id| for_seat(id.as_str()));
        self.by(&actor, command);
    }

    /// Stasis breaks out: cards are dealt.
    #[track_caller]
    pub fn begin_stasis(&mut self) {
        let step = self.step_number();
        self.control(StreetsCommand::BeginStasis { step });
    }

    /// The stasis is fought to its end, by whatever is on offer first.
    #[track_caller]
    pub fn end_stasis(&mut self) {
        self.until("amended");
        self.next();
    }

    pub fn step_number(&self) -> u32 {
        self.council().step_number
    }

    /// What an audience sees, read by the names of the wire.
    pub fn view(&self, audience: &Audience) -> Rc<Seen> {
        self.state.seen(audience)
    }

    pub fn public(&self) -> Rc<Seen> {
        self.view(&Audience::Public)
    }

    pub fn desk(&self) -> Rc<Seen> {
        self.view(&Audience::Control)
    }

    pub fn phone(&self, id: &str) -> Rc<Seen> {
        self.view(&Audience::Seat(SeatId(id.into())))
    }

    pub fn audiences(&self) -> Vec<Audience> {
        let seats = Council::seats(&self.state).into_iter().map(|row| Audience::Seat(row.id));
        [Audience::Public, Audience::Control].into_iter().chain(seats).collect()
    }

    /// What crosses to an audience.
    pub fn json(&self, audience: &Audience) -> Rc<Value> {
        self.state.json(audience)
    }

    pub fn every_view(&self) -> Vec<Rc<Value>> {
        self.audiences().iter().map(|audience| self.json(audience)).collect()
    }

    pub fn phase(&self) -> Phase {
        self.council().phase
    }

    pub fn step(&self) -> String {
        json!(self.council().step).as_str().expect("a word").to_owned()
    }

    #[track_caller]
    pub fn faction(&self, id: &str) -> FactionView {
        let council = self.council();
        let row = council.factions.iter().find(|row| row.id.as_str() == id);
        row.expect("the faction is there").clone()
    }

    /// A figure's value; its parts must add up to it (I-9).
    #[track_caller]
    pub fn figure(&self, id: &str, figure: &str) -> i32 {
        let row = self.faction(id);
        value(match figure {
            "arete" => &row.arete,
            "influence" => &row.influence,
            "support" => &row.support,
            "strength" => &row.strength,
            "tyche" => &row.tyche,
            "horses" => &row.horses,
            "talents" => &row.talents,
            "doom" => &row.doom,
            "stasis_cards" => &row.stasis_cards,
            "projects" => &row.projects,
            other => panic!("{other} is no figure"),
        })
    }

    pub fn log(&self) -> String {
        lines(&self.council().log)
    }

    /// Opens the vote on the first event of the docket, through the phases before it.
    #[track_caller]
    pub fn open_vote(&mut self) -> u32 {
        self.until("ballot");
        self.ballot()
    }

    pub fn ballot(&self) -> u32 {
        self.council().ballot.as_ref().expect("a vote").number
    }

    #[track_caller]
    pub fn vote(&mut self, id: &str, pick: Pick) {
        let ballot = self.ballot();
        self.seat(id, VoteCommand::Vote { ballot, pick, seal: None });
    }

    #[track_caller]
    pub fn bid(&mut self, id: &str, horses: u32) {
        let cycle = self.cycle();
        self.seat(id, RaceCommand::LockBid { cycle, horses, seal: None });
    }

    pub fn cycle(&self) -> u32 {
        self.council().cycle
    }

    #[track_caller]
    pub fn set(&mut self, id: &str, counter: council::content::Counter, to: u32) {
        let figure = council::command::FigureName::Faction { faction: faction(id), counter };
        self.control(FiguresCommand::Edit { figure, to, reason: "a test".into() });
    }

    #[track_caller]
    pub fn standing(&mut self, id: &str, citizen: bool, exiled: bool) {
        let (faction, reason) = (faction(id), "a test".into());
        self.control(FiguresCommand::SetStanding { faction, citizen, exiled, reason });
    }

    #[track_caller]
    pub fn setting(&mut self, key: &str, value: &str) {
        let value = council::settings::Value::Word(value.into());
        self.control(SettingsCommand::ChangeSetting { key: key.into(), value });
    }

    #[track_caller]
    pub fn number_setting(&mut self, key: &str, value: u32) {
        let value = council::settings::Value::Number(value);
        self.control(SettingsCommand::ChangeSetting { key: key.into(), value });
    }
}

pub fn faction(id: &str) -> FactionId {
    FactionId::from(id)
}

pub fn card(id: &str) -> CardId {
    CardId::from(id)
}

pub fn number(value: &Seen) -> u32 {
    value.as_u64().and_then(|n| u32::try_from(n).ok()).expect("a number")
}

/// The value of a figure whose parts add up to it (I-9).
#[track_caller]
pub fn value(figure: &Figure) -> i32 {
    let sum: i32 = figure.parts.iter().map(|part| part.by).sum();
    assert_eq!(figure.value, sum, "the parts of {figure:?} add up");
    figure.value
}

pub fn names(ids: &[FactionId]) -> Vec<String> {
    ids.iter().map(ToString::to_string).collect()
}

/// A figure as a sentence: "12 = Arête 7 + granted by the Amazons 5".
pub fn explained(figure: &Figure) -> String {
    let parts: Vec<_> =
        figure.parts.iter().map(|part| format!("{} {}", part.label, part.by)).collect();
    format!("{} = {}", figure.value, parts.join(" + "))
}

pub fn lines(log: &BTreeMap<u32, LogLine>) -> String {
    log.values().map(|line| line.text.as_str()).collect::<Vec<_>>().join("\n")
}

pub fn ids(value: &Seen) -> Vec<String> {
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

/// The test's draft with one article that has this lever, and these alternatives.
pub fn governed(lever: &str, alternatives: &[&str]) -> Draft {
    let mut text = format!("[[articles]]\ntitle = \"Of This\"\ntext = \"T\"\nlever = {lever}\n");
    for lever in alternatives {
        text.push_str("[[articles.alternatives]]\ntext = \"U\"\nchanges = \"C\"\n");
        if !lever.is_empty() {
            text.push_str(&format!("lever = {lever}\n"));
        }
    }
    let constitution: Constitution = toml::from_str(&text).expect("the test's articles are TOML");
    Draft { constitution, ..draft() }
}

/// A council whose only article has this lever, and these alternatives.
pub fn under(lever: &str, alternatives: &[&str]) -> Play {
    let mut play = Play::of(governed(lever, alternatives));
    play.next();
    play
}

/// The lever of a ruling as TOML.
pub fn ruling(key: &str, value: &str) -> String {
    format!("{{ on = \"ruling\", key = \"{key}\", value = {value} }}")
}

/// A lever from its TOML.
pub fn lever(text: &str) -> Lever {
    #[derive(serde::Deserialize)]
    struct Row {
        lever: Lever,
    }
    let row: Row = toml::from_str(&format!("lever = {text}")).expect("the test's lever is TOML");
    row.lever
}

/// The test's draft with this plan of the day: kind, Act, minutes.
pub fn planned(rounds: &[(RoundKind, u32, u32)]) -> Draft {
    let mut draft = draft();
    draft.scenario.plan = plan(rounds);
    draft
}

pub fn plan(rounds: &[(RoundKind, u32, u32)]) -> Vec<Round> {
    let row = |&(round, act, minutes): &(RoundKind, u32, u32)| Round { round, act, minutes };
    rounds.iter().map(row).collect()
}

/// A resolution without a lever.
pub fn deed(title: &str) -> MotionDraft {
    MotionDraft::Deed { title: title.into(), text: format!("Text of {title}.") }
}

/// A law to adopt, as TOML of its lever; none when empty.
pub fn law(title: &str, text: &str, until: Until) -> MotionDraft {
    let lever = (!text.is_empty()).then(|| lever(text));
    MotionDraft::Law { title: title.into(), text: format!("Text of {title}."), lever, until }
}

/// An article to adopt, with the TOML of its lever; none when empty.
pub fn article(title: &str, text: &str, replaces: Option<u32>) -> MotionDraft {
    let lever = (!text.is_empty()).then(|| lever(text));
    MotionDraft::Article { title: title.into(), text: format!("Text of {title}."), replaces, lever }
}

impl Play {
    /// Control puts a motion on the agenda; its number.
    #[track_caller]
    pub fn add(&mut self, motion: MotionDraft) -> u32 {
        self.control(AgendaCommand::AddMotion { motion });
        self.council().agenda.last().expect("it").id
    }

    /// The Archons leave the council at the end of the phase under way (C-1).
    #[track_caller]
    pub fn leave(&mut self) {
        self.control(DayCommand::CallDiplomacy);
        let phase = self.phase();
        while self.phase() == phase {
            self.decide_what_waits();
        }
    }

    #[track_caller]
    pub fn round(&mut self, round: RoundKind) {
        let step = self.step_number();
        self.control(DayCommand::BeginRound { step, round });
    }

    /// These motions are on the agenda and the Assembly sits; their numbers.
    #[track_caller]
    pub fn convene(&mut self, motions: &[MotionDraft]) -> Vec<u32> {
        let numbers = motions.iter().map(|motion| self.add(motion.clone())).collect();
        self.leave();
        if self.step() == "diplomacy" {
            self.round(RoundKind::Assembly);
        }
        assert_eq!(self.step(), "assembly");
        numbers
    }

    /// The motion that is next is read, put, and revealed: these vote YES and these NO.
    #[track_caller]
    pub fn divide(&mut self, yes: &[&str], no: &[&str]) {
        self.until("motion_ballot");
        yes.iter().for_each(|id| self.vote(id, Pick::Yes));
        no.iter().for_each(|id| self.vote(id, Pick::No));
        self.next();
    }

    /// The next motion is adopted by the Oligarchs alone, and comes about.
    #[track_caller]
    pub fn adopt(&mut self) {
        self.divide(&["oligarchs"], &[]);
        assert_eq!(self.step(), "motion_outcome");
        self.next();
    }

    /// What the clock waits for next.
    pub fn alarm(&self) -> Option<game::Alarm<Command>> {
        Council::alarm(&self.state)
    }

    /// It comes to pass at its moment.
    #[track_caller]
    pub fn alarm_rings(&mut self) -> Command {
        let alarm = self.alarm().expect("the clock waits for something");
        self.now = Millis(alarm.at.0 - 1000);
        self.by(&Actor::Clock, alarm.command.clone());
        alarm.command
    }

    /// A motion of the agenda.
    #[track_caller]
    pub fn on_agenda(&self, motion: u32) -> MotionView {
        let council = self.council();
        let row = council.agenda.iter().find(|row| row.id == motion);
        row.expect("the motion is there").clone()
    }

    /// The titles on the agenda, in order.
    pub fn agenda(&self) -> Vec<String> {
        self.council().agenda.iter().map(|row| row.title.clone()).collect()
    }

    /// The rounds of the day: kind and state.
    pub fn day(&self) -> Vec<String> {
        let word = |word: Value| word.as_str().expect("a word").to_owned();
        let words =
            |row: &RoundView| format!("{} {}", word(json!(row.kind)), word(json!(row.state)));
        self.council().day.rounds.iter().map(words).collect()
    }

    /// Why something is as it is, as everybody reads it (A-4).
    pub fn reason(&self, key: &str) -> Option<String> {
        self.council().reasons.get(key).map(ToString::to_string)
    }

    /// A ruling in force.
    #[track_caller]
    pub fn ruled(&self, key: &str) -> Seen {
        let desk = self.at_desk();
        let row = desk.settings.iter().find(|row| row.key == key).expect("the ruling");
        Seen::from(&json!(row.value))
    }

    /// What Control or a seat may do now, of a group: keys.
    #[track_caller]
    pub fn offers(&self, who: &Audience, group: &str) -> Vec<String> {
        let group: Group = Seen::from(group).read();
        let actions = match who {
            Audience::Seat(seat) => self.archon(&seat.0).actions.clone(),
            Audience::Control => self.at_desk().actions.clone(),
            Audience::Public => panic!("nothing is offered to everybody"),
        };
        let fits = actions.into_iter().filter(|action| action.group == group);
        fits.map(|action| action.key).collect()
    }

    /// What every audience but one seat sees.
    pub fn views_but(&self, id: &str) -> Vec<Rc<Value>> {
        let own = Audience::Seat(faction(id).seat());
        let others = self.audiences().into_iter().filter(|audience| *audience != own);
        others.map(|audience| self.json(&audience)).collect()
    }
}

/// What a text of the program says in English.
pub trait English {
    fn as_str(&self) -> &'static str;

    fn contains(&self, part: &str) -> bool {
        self.as_str().contains(part)
    }

    fn starts_with(&self, part: &str) -> bool {
        self.as_str().starts_with(part)
    }

    fn ends_with(&self, part: &str) -> bool {
        self.as_str().ends_with(part)
    }
}

impl English for game::Text {
    fn as_str(&self) -> &'static str {
        self.to_string().leak()
    }
}
