//! A table to play in tests: given what is so, when somebody commands, then something else is so.

use atlantida::Atlantida;
use atlantida::Cause;
use atlantida::command::{Command, SetupCommand};
use atlantida::content::Draft;
use atlantida::event::{DraftEvent, Event, TableEvent};
use atlantida::ids::{Advance, Faction, HexId, Kind, Place, Square, Statue, Stock};
use atlantida::settings::Settings;
use atlantida::state::State;
use atlantida::steward;
use atlantida::table::Stage;
use atlantida::world::{Building, Fact, Player, Units, World};
use game::{Actor, Chance, Game, Millis, Refusal, Scripted};
use serde::de::DeserializeOwned;

pub use Faction::{Ampheres, Atlas, Azaes, Mestor, Mneseus};

/// All factions in seat order.
pub const ALL: [Faction; 5] = [Atlas, Ampheres, Mneseus, Mestor, Azaes];

/// A hex by its name.
pub fn hex(name: &str) -> HexId {
    HexId::named(name).expect("a hex")
}

/// A hex as a place.
pub fn at(name: &str) -> Place {
    Place::Hex(hex(name))
}

/// A square.
pub fn sq(column: u32, row: u32) -> Square {
    Square::at(column, row)
}

/// A command from its JSON.
pub fn command(json: serde_json::Value) -> Command {
    let text = json.to_string();
    serde_json::from_value(json).unwrap_or_else(|fault| panic!("{text}: {fault}"))
}

/// The shipped scenario.
pub fn shipped() -> Draft {
    read("atlantida", "atlantida")
}

/// The wide island.
pub fn wide() -> Draft {
    read("atlantida-five", "atlantida")
}

/// The files of a folder, and of another one where it has none.
fn read(folder: &str, others: &str) -> Draft {
    #[derive(serde::Deserialize)]
    struct Rows {
        #[serde(flatten)]
        rows: toml::Table,
    }
    fn rows<T: DeserializeOwned>(text: &str, key: &str) -> Vec<T> {
        let Rows { mut rows } = toml::from_str(text).expect("TOML");
        rows.remove(key).expect("rows").try_into().expect("rows of this kind")
    }
    // The crate's tests read this file, and a bench of the workspace.
    let above = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    let decks = above.map(|at| at.join("decks")).find(|decks| decks.join(others).is_dir());
    let decks = decks.expect("decks");
    let file = |name: &str| {
        let read =
            |from: &str| std::fs::read_to_string(decks.join(from).join(format!("{name}.toml")));
        read(folder).or_else(|_| read(others)).expect("a file of the scenario")
    };
    Draft {
        scenario: toml::from_str(&file("scenario")).expect("a scenario"),
        island: toml::from_str(&file("island")).expect("an island"),
        sites: rows(&file("sites"), "sites"),
        creatures: rows(&file("creatures"), "creatures"),
        buildings: rows(&file("buildings"), "buildings"),
        advances: rows(&file("advances"), "advances"),
        statues: rows(&file("statues"), "statues"),
        events: rows(&file("events"), "events"),
        translations: game::Translations::default(),
    }
}

/// A table under way.
#[derive(Clone)]
pub struct Table {
    pub state: State,
    pub now: Millis,
    pub chance: Scripted,
    /// All events, as they went through the journal.
    pub journal: Vec<Event>,
    pub start: State,
}

impl Table {
    /// A table with these settings, before the first command.
    pub fn open(set: impl FnOnce(&mut Settings)) -> Self {
        Self::of(shipped(), set)
    }

    pub fn of(mut draft: Draft, set: impl FnOnce(&mut Settings)) -> Self {
        set(&mut draft.scenario.settings);
        let state = Atlantida::create(draft).expect("sound content");
        let chance = Scripted::default();
        Self { start: state.clone(), state, now: Millis(0), chance, journal: Vec::new() }
    }

    /// The basic game on the printed island; Atlas begins.
    pub fn basic(players: usize) -> Self {
        Self::basic_with(players, |_| {})
    }

    pub fn basic_with(players: usize, set: impl FnOnce(&mut Settings)) -> Self {
        let mut table = Self::open(|settings| {
            settings.island = atlantida::settings::Laid::Printed;
            set(settings);
        });
        table.begin(players);
        table
    }

    /// The advanced game on the printed island, nobody with a statue; Atlas begins.
    pub fn advanced(players: usize) -> Self {
        Self::advanced_with(players, |_| {})
    }

    pub fn advanced_with(players: usize, set: impl FnOnce(&mut Settings)) -> Self {
        let mut table = Self::basic_with(players, |settings| {
            settings.game = atlantida::settings::Version::Advanced;
            set(settings);
        });
        while table.state.stage() != Stage::Movement {
            table.steward();
        }
        for faction in &ALL[..players] {
            let city = &table.state.world().player(*faction).city;
            let statues: Vec<Square> =
                city.buildings.iter().filter(|of| of.statue.is_some()).map(|of| of.at).collect();
            for at in statues {
                table.so([Fact::TakenBack { faction: *faction, at, debris: false }]);
            }
        }
        table
    }

    pub fn begin(&mut self, players: usize) {
        let factions = ALL[..players].to_vec();
        self.control(SetupCommand::Begin { factions, absent: Vec::new() }).expect("it begins");
    }

    /// Somebody commands.
    pub fn does(&mut self, faction: Faction, command: impl Into<Command>) -> Result<(), Refusal> {
        self.acts(&Actor::Seat(faction.seat()), command)
    }

    pub fn acts(&mut self, actor: &Actor, command: impl Into<Command>) -> Result<(), Refusal> {
        let command: Command = command.into();
        // As it goes over the wire.
        let sent = serde_json::to_string(&command).expect("serializes");
        let command: Command = serde_json::from_str(&sent).expect("reads");
        self.now = Millis(self.now.0 + 1000);
        let (events, state) =
            Atlantida::play(&self.state, actor, &command, self.now, &mut self.chance)?;
        self.journal.extend(events);
        self.state = state;
        Ok(())
    }

    /// A command that must be allowed.
    pub fn ok(&mut self, faction: Faction, command: impl Into<Command>) {
        let command = command.into();
        let said = format!("{command:?}");
        self.does(faction, command).unwrap_or_else(|refusal| panic!("{said}: {refusal}"));
    }

    /// The number of the rule by which a command is refused; nothing changes.
    pub fn refused(&mut self, faction: Faction, command: impl Into<Command>) -> String {
        let before = borsh::to_vec(&self.state.own_world(faction)).expect("writes");
        let command = command.into();
        let said = format!("{command:?}");
        let refusal = self.does(faction, command).expect_err(&said);
        assert_eq!(before, borsh::to_vec(&self.state.own_world(faction)).expect("writes"));
        assert!(!refusal.sentence.to_string().contains("refused-"), "{}", refusal.sentence);
        refusal.sentence.filled("rule").unwrap_or(refusal.code)
    }

    pub fn control(&mut self, command: impl Into<Command>) -> Result<(), Refusal> {
        self.acts(&Actor::Control { for_seat: None }, command)
    }

    /// Something is so from now on, whatever the rules say.
    pub fn so(&mut self, facts: impl IntoIterator<Item = Fact>) {
        let facts = facts.into_iter().collect();
        self.happens(Event::Table(TableEvent::Became { facts }));
    }

    pub fn happens(&mut self, event: Event) {
        Atlantida::apply(&mut self.state, &event);
        self.journal.push(event);
    }

    /// The phase of a player begins, with the others after it in seat order.
    pub fn phase(&mut self, stage: Stage, faction: Faction) {
        for faction in ALL {
            let left = atlantida::draft::Left(0);
            self.happens(Event::Draft(DraftEvent::Undone { faction, left }));
        }
        let mut order: Vec<Faction> =
            self.state.world().active().map(|player| player.faction).collect();
        let from = order.iter().position(|of| *of == faction).expect("plays");
        order.rotate_left(from);
        let (decider, left, seconds) = (None, 0, None);
        self.happens(Event::Table(TableEvent::Entered {
            stage,
            order,
            at: 0,
            decider,
            left,
            seconds,
        }));
    }

    /// The steward answers for the first who is awaited.
    pub fn steward(&mut self) {
        let faction = self.state.awaited().next().expect("somebody is awaited");
        let (command, _) = steward::answer(&self.state, faction).expect("an answer");
        self.ok(faction, command);
    }

    /// The steward goes on for a player until he is no longer awaited.
    pub fn finish(&mut self, faction: Faction) {
        let (stage, turn) = (self.state.stage(), self.state.world().turn());
        while self.state.awaits(faction)
            && self.state.stage() == stage
            && self.state.world().turn() == turn
        {
            let (command, _) = steward::answer(&self.state, faction).expect("an answer");
            self.ok(faction, command);
        }
    }

    /// Stewards play for everybody up to a turn.
    pub fn until_turn(&mut self, turn: u32) {
        while self.state.world().turn() < turn {
            self.steward();
        }
    }

    /// A player as he is for himself.
    pub fn own(&self, faction: Faction) -> Player {
        self.state.own_world(faction).player(faction).clone()
    }

    pub fn own_world(&self, faction: Faction) -> World {
        self.state.own_world(faction)
    }

    pub fn stock(&self, faction: Faction, stock: Stock) -> u32 {
        self.own(faction).stock(stock)
    }

    pub fn units(&self, faction: Faction, place: Place) -> (u32, u32) {
        let units = self.own(faction).units(place);
        (units.pops, units.leaders)
    }

    // What is so.

    pub fn set(&mut self, faction: Faction, stock: Stock, to: u32) {
        let have = self.state.world().player(faction).stock(stock);
        let by = i32::try_from(to).expect("small") - i32::try_from(have).expect("small");
        self.so([Fact::Stock { faction, stock, by, why: Cause::Control("a test".into()) }]);
    }

    /// Stone, gold, wood, knowledge, arms.
    pub fn stocks(&mut self, faction: Faction, of: [u32; 5]) {
        for (stock, to) in Stock::ALL.iter().zip(of) {
            self.set(faction, *stock, to);
        }
    }

    pub fn put(&mut self, faction: Faction, place: Place, pops: u32, leaders: u32) {
        self.group(faction, place, pops, leaders, true);
    }

    /// In the surroundings.
    pub fn around(&mut self, faction: Faction, place: Place, pops: u32, leaders: u32) {
        self.group(faction, place, pops, leaders, false);
    }

    fn group(&mut self, faction: Faction, place: Place, pops: u32, leaders: u32, at_site: bool) {
        let units = Units { pops, leaders, ..Units::default() };
        self.so([Fact::UnitsSet { faction, place, units, at_site }]);
    }

    pub fn slain(&mut self, name: &str) {
        self.so([Fact::CreatureKilled { hex: hex(name) }]);
    }

    pub fn learn(&mut self, faction: Faction, advance: Advance) {
        self.so([Fact::Learned { faction, advance }]);
    }

    pub fn counts(&mut self, faction: Faction, capacity: u32, continent: u32, hades: u32) {
        self.so([Fact::CountsSet { faction, capacity, continent, hades }]);
    }

    pub fn built(&mut self, faction: Faction, kind: Kind, column: u32, row: u32) {
        let (width, height) = match kind {
            Kind::Agora => (2, 1),
            Kind::Shipyard => (3, 1),
            Kind::Aqueduct => (2, 2),
            _ => (1, 1),
        };
        self.raise(faction, kind, None, sq(column, row), width, height);
    }

    pub fn statue(&mut self, faction: Faction, statue: Statue, column: u32, row: u32) {
        self.raise(faction, Kind::Statue, Some(statue), sq(column, row), 1, 1);
    }

    fn raise(
        &mut self,
        faction: Faction,
        kind: Kind,
        statue: Option<Statue>,
        at: Square,
        width: u32,
        height: u32,
    ) {
        let building = Building { kind, statue, at, width, height, fresh: false, pending: false };
        let city = self.own(faction).city;
        for square in building.squares() {
            if let Some(old) = city.at(square).map(|old| old.at) {
                self.so([Fact::TakenBack { faction, at: old, debris: false }]);
            }
        }
        self.so([Fact::Built { faction, building }]);
    }

    /// The event of this turn is this one.
    pub fn event(&mut self, card: atlantida::ids::Card, turn: u32) {
        let world = self.state.world();
        let hexes = world.hexes().map(|(id, hex)| {
            (id, atlantida::world::HexFact { site: hex.site, creature: hex.creature })
        });
        let hexes = hexes.collect();
        let dead: Vec<HexId> =
            world.hexes().filter(|(_, hex)| !hex.lives).map(|(id, _)| id).collect();
        let ring = world.active().map(|player| player.faction).collect();
        let mut track = vec![None; 13];
        track[turn as usize - 1] = Some(card);
        self.so([Fact::Laid { hexes, ring, track, away: Vec::new() }]);
        self.so(dead.into_iter().map(|hex| Fact::CreatureKilled { hex }));
        self.so([Fact::TurnBegan { turn }]);
    }
}

/// Chance that a seed makes.
pub struct Seeded(pub u64, pub u64);

impl Seeded {
    pub fn next(&mut self) -> u64 {
        // SplitMix64.
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, most: usize) -> usize {
        (self.next() % most as u64) as usize
    }
}

impl Chance for Seeded {
    fn roll(&mut self, sides: u32) -> u32 {
        self.1 += 1;
        (self.next() % u64::from(sides)) as u32 + 1
    }

    fn drawn(&self) -> u64 {
        self.1
    }
}
