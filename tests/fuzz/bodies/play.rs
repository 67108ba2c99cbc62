//! A game under way, known only by what every game has.

use std::path::Path;

use game::{Actor, Audience, Chance, Millis, Refusal};
use prytaneion::registry::Running;
use prytaneion::{Registry, Scenario, games};
use serde_json::Value;

/// The repository.
pub fn root() -> &'static Path {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    if here.join("decks").is_dir() { here } else { here.ancestors().nth(2).unwrap() }
}

/// A game under way.
pub struct Play {
    pub game: Box<dyn Running>,
    origin: Box<dyn Running>,
    format: u32,
    events: Vec<Value>,
    now: Millis,
    dice: Dice,
}

/// Chance that follows from a number.
struct Dice {
    seed: u64,
    drawn: u64,
}

impl Chance for Dice {
    fn roll(&mut self, sides: u32) -> u32 {
        self.drawn += 1;
        // Steele's splitmix64.
        let mut mixed = self.seed.wrapping_add(self.drawn.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        u32::try_from((mixed ^ (mixed >> 31)) % u64::from(sides)).unwrap() + 1
    }

    fn drawn(&self) -> u64 {
        self.drawn
    }
}

impl Play {
    /// The shipped scenario.
    pub fn shipped(seed: u64) -> Self {
        // Made once: a search begins it thousands of times.
        thread_local!(static SHIPPED: Play = {
            let scenario = games::scenarios(None).unwrap().remove(0);
            Play::of(&games::registry(), &scenario, 0)
        });
        SHIPPED.with(|shipped| Self {
            origin: shipped.origin.fork(),
            game: shipped.origin.fork(),
            format: shipped.format,
            events: Vec::new(),
            now: Millis(0),
            dice: Dice { seed, drawn: 0 },
        })
    }

    /// A scenario that was found sound.
    pub fn of(games: &Registry, scenario: &Scenario, seed: u64) -> Self {
        let kind = games.find(&scenario.game).unwrap();
        let format = kind.format();
        let game = kind.create(format, scenario.setup.clone()).expect("a sound scenario is played");
        let dice = Dice { seed, drawn: 0 };
        Self { origin: game.fork(), game, format, events: Vec::new(), now: Millis(0), dice }
    }

    pub fn audiences(&self) -> Vec<Audience> {
        let seats = self.game.seats().into_iter().map(|seat| Audience::Seat(seat.id));
        [Audience::Public, Audience::Control].into_iter().chain(seats).collect()
    }

    /// Sends a command as the table would.
    pub fn play(&mut self, actor: &Actor, command: &Value) -> Result<(), Refusal> {
        self.now.0 += 1_000;
        let _ = self.game.reserved(command);
        let told = self.game.play(actor, command, self.now, &mut self.dice);
        match told {
            Ok(events) => self.events.extend(events),
            Err(refusal) => {
                let Refusal { code, sentence } = &refusal;
                assert!(
                    !code.is_empty()
                        && code
                            .chars()
                            .all(|c| c.is_ascii_lowercase() || c == '_' || c.is_ascii_digit()),
                    "{code}"
                );
                assert!(sentence.to_string().ends_with('.'), "{code}: {sentence}");
                return Err(refusal);
            }
        }
        Ok(())
    }

    /// The table's clock does what is due.
    pub fn ring(&mut self) {
        if let Some(alarm) = self.game.alarm() {
            self.now = self.now.max(alarm.at);
            let _ = self.play(&Actor::Clock, &alarm.command);
        }
    }

    /// The commands that a view offers.
    pub fn offers(&self, audience: &Audience) -> Vec<Value> {
        let mut found = Vec::new();
        offered(&self.game.view(audience), &mut found);
        found
    }

    /// What was accepted leads to the same state again, refusals led to nothing, and all can be told.
    pub fn hold(&self) {
        let mut again = self.origin.fork();
        again.replay(self.format, &self.events).expect("what was written can be read");
        for audience in self.audiences() {
            let (here, there) = (self.game.view(&audience), again.view(&audience));
            assert_eq!(here, there, "{audience:?} sees something else after a replay");
        }
        let _ = (self.game.told(), self.game.sealed(), self.game.over(), self.game.sheets());
    }
}

fn offered(view: &Value, found: &mut Vec<Value>) {
    match view {
        Value::Object(fields) => {
            found.extend(fields.get("command").filter(|command| command.is_object()).cloned());
            fields.values().for_each(|value| offered(value, found));
        }
        Value::Array(rows) => rows.iter().for_each(|row| offered(row, found)),
        _ => {}
    }
}
