//! Every figure that Control can set at its bounds, through every step that throws, draws or tells: play
//! goes on, and what is said of it stays short and flat, however much there is (N-2).

use std::thread;

use council::command::{BattleCommand, Command, DeployCommand, FigureName, FiguresCommand};
use council::content::{Counter, Until};
use council::event::{Event, FiguresEvent, MusterEvent};
use council::view::Step;
use game::Audience;
use proptest::prelude::*;
use serde_json::Value;

use crate::kit::{Play, control, draft, faction, shipped};
use crate::street_kit::throw;

const COUNTERS: [Counter; 8] = [
    Counter::Arete,
    Counter::Influence,
    Counter::Tyche,
    Counter::Horses,
    Counter::Talents,
    Counter::Doom,
    Counter::StasisCards,
    Counter::Projects,
];

/// As deep as messages within messages go.
const DEEP: usize = 8;
/// As long as a line is that people read, in characters.
const LONG: usize = 2_000;
/// As large as a view is, in bytes.
const LARGE: usize = 400_000;
/// A stack on which nothing fits that calls itself once for each of many.
const SMALL_STACK: usize = 1 << 20;
/// More steps than a cycle and a stasis have.
const STEPS: usize = 600;
/// More turns than people play in the streets.
const TURNS: usize = 400;

impl Play {
    /// The figures that Control sets: those of the council, and a counter of each faction.
    fn figures(&self) -> Vec<FigureName> {
        let own = |row: &council::view::FactionView| {
            let id = row.id.clone();
            COUNTERS.map(|counter| FigureName::Faction { faction: id.clone(), counter })
        };
        let factions = self.council().factions.iter().flat_map(own).collect::<Vec<_>>();
        [FigureName::Stasis, FigureName::Wrath].into_iter().chain(factions).collect()
    }

    /// The highest value that Control may set a figure to.
    fn most(&self, figure: &FigureName) -> u32 {
        let may = |to: u32| self.tried(&control(), &edit(figure, to)).is_ok();
        let (mut fits, mut refused) = (3, u32::MAX);
        assert!(may(fits) && !may(refused), "{figure:?} has a bound");
        while refused - fits > 1 {
            let middle = fits + (refused - fits) / 2;
            if may(middle) { fits = middle } else { refused = middle }
        }
        fits
    }

    /// The dice that are wanted are thrown by hand, all sixes.
    fn throws_by_hand(&mut self) {
        let streets = self.council().streets.clone();
        let Some(wanted) = streets.and_then(|streets| streets.dice) else { return };
        let sixes = |count: u32| vec![6; count as usize];
        let throws = wanted.throws.iter().map(|want| {
            let mut throw = throw(want.faction.as_str(), &sixes(want.dice));
            throw.tyche = sixes(want.tyche);
            throw
        });
        let (step, throws) = (self.step_number(), throws.collect());
        self.control(BattleCommand::EnterDice { step, throws });
    }

    /// Everybody does what is asked until the first stasis is over; all is looked at on the way.
    fn through_a_stasis(&mut self) {
        self.all_scripted();
        let mut fought = false;
        for _ in 0..STEPS {
            self.holds();
            if !self.scripts_for(TURNS) {
                // Where a barricade keeps a place empty, a million mobs take a million turns (S-13), until
                // Control ends it (S-14).
                assert_eq!(self.council().step, Step::Deploy, "else nothing lasts so long");
                self.control(DeployCommand::EndDeployment { step: self.step_number() });
            }
            let step = self.council().step;
            fought |= step == Step::Amended;
            if fought && step != Step::Amended {
                return;
            }
            if step == Step::HandDice {
                self.throws_by_hand();
            } else if step == Step::Check && !fought && self.council().streets.is_none() {
                self.begin_stasis();
            } else {
                self.decide_what_waits();
            }
        }
        panic!("no stasis was over after {STEPS} steps; the step is {}", self.step());
    }

    /// What is told is short and flat, to whomever.
    #[track_caller]
    fn holds(&self) {
        for audience in self.audiences() {
            let view = self.json(&audience);
            let size = view.to_string().len();
            assert!(size <= LARGE, "{audience:?} sees {size} bytes in {}", self.step());
            look(&view, 0);
        }
        let told = council_told(self);
        assert!(told.chars().count() <= 4 * LONG, "{told}");
    }
}

fn council_told(play: &Play) -> String {
    <council::Council as game::Record>::told(&play.state).to_string()
}

/// That messages are nested a few deep at most, and lists in them are short.
#[track_caller]
fn look(value: &Value, deep: usize) {
    match value {
        Value::Object(fields) => {
            let deep = deep + usize::from(fields.contains_key("say"));
            assert!(deep <= DEEP, "{value}");
            if fields.contains_key("say") && deep == 1 {
                let length = value.to_string().len();
                assert!(length <= 8 * LONG, "a message of {length} bytes: {value}");
            }
            fields.values().for_each(|value| look(value, deep));
        }
        Value::Array(rows) => rows.iter().for_each(|row| look(row, deep)),
        Value::String(text) => assert!(text.chars().count() <= LONG, "{text}"),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

fn edit(figure: &FigureName, to: u32) -> Command {
    let (figure, reason) = (figure.clone(), "a test".into());
    FiguresCommand::Edit { figure, to, reason }.into()
}

/// Does it where there is little stack.
fn on_a_small_stack(does: impl FnOnce() + Send + 'static) {
    let thread = thread::Builder::new().stack_size(SMALL_STACK).spawn(does).expect("a thread");
    thread.join().expect("it ends well");
}

fn projects(id: &str) -> FigureName {
    FigureName::Faction { faction: faction(id), counter: Counter::Projects }
}

#[test]
fn s8_megaprojects_have_a_bound_of_their_own() {
    let mut play = Play::begun();
    let most = play.most(&projects("medes"));
    assert_eq!(most, 100);
    assert_eq!(play.refused(&control(), edit(&projects("medes"), 5_000)), "out_of_bounds");
    let arete = FigureName::Faction { faction: faction("medes"), counter: Counter::Arete };
    assert_eq!(play.most(&arete), 1_000_000);
}

#[test]
fn s8_many_dice_are_told_by_their_sum() {
    let mut play = Play::begun();
    play.set("medes", Counter::Projects, 12);
    play.set("amazons", Counter::Projects, 13);
    play.begin_stasis();
    play.dice.force(&[6; 25]);
    play.until("muster");
    let log = play.log();
    let dozen = ["6"; 12].join(", ");
    assert!(log.contains(&format!("Megaprojects rolled {dozen}.")), "{log}");
    assert!(log.contains("Megaprojects rolled 78 with 13 dice."), "{log}");
}

/// An older version let a faction have a million megaprojects; such a journal is played on.
#[test]
fn s8_a_journal_with_more_megaprojects_is_played_on() {
    on_a_small_stack(|| {
        let mut play = Play::begun();
        for id in ["medes", "oligarchs"] {
            let (figure, reason) = (projects(id), "once".into());
            let event = FiguresEvent::FigureSet { figure, to: 1_000_000, reason };
            play.state.apply(&Event::Figures(event));
        }
        play.through_a_stasis();
        let mustered = play.events.iter().filter_map(|event| match event {
            Event::Muster(MusterEvent::Mustered { projects, .. }) => Some(projects.len()),
            _ => None,
        });
        assert_eq!(mustered.max(), Some(100));
    });
}

/// An older version threw all of them: its journal is read, and what it says is told.
#[test]
fn s8_a_journal_with_more_dice_is_told() {
    on_a_small_stack(|| {
        let mut play = Play::begun();
        play.begin_stasis();
        let throws = vec![throw("medes", &[1; 100_000])];
        let rolled = council::event::PowersEvent::CardRolled { throws, by_hand: true };
        play.state.apply(&Event::Powers(rolled));
        let (faction, projects) = (faction("medes"), vec![1; 100_000]);
        play.state.apply(&Event::Muster(MusterEvent::Mustered { faction, projects, units: None }));
        play.holds();
        assert!(play.log().contains("100000 with 100000 dice"), "{}", play.log());
    });
}

#[test]
fn i2_a_faction_has_so_many_supports_and_no_more() {
    on_a_small_stack(|| {
        let mut play = Play::begun();
        let support = |to: &str| FiguresCommand::AddSupport {
            faction: faction(to),
            by: 1,
            label: "a friend".into(),
            until: Until::Removed,
        };
        (0..100).for_each(|_| play.control(support("oligarchs")));
        assert_eq!(play.refused(&control(), support("oligarchs")), "out_of_bounds");
        play.control(support("medes"));
        play.open_vote();
        play.vote("oligarchs", council::command::Pick::Yes);
        play.next();
        play.holds_but_for_long_sums();
    });
}

impl Play {
    /// A hundred causes make one long sum, which lies flat all the same.
    fn holds_but_for_long_sums(&self) {
        fn deep(value: &Value) -> usize {
            match value {
                Value::Object(fields) => {
                    let within = fields.values().map(deep).max().unwrap_or_default();
                    within + usize::from(fields.contains_key("say"))
                }
                Value::Array(rows) => rows.iter().map(deep).max().unwrap_or_default(),
                _ => 0,
            }
        }
        for audience in self.audiences() {
            assert!(deep(&self.json(&audience)) <= DEEP);
        }
    }
}

/// Each figure alone, at none, one and the most, through a cycle and a stasis.
#[test]
fn n2_a_figure_at_its_bound_goes_through_every_step() {
    let play = Play::begun();
    for figure in play.figures() {
        // Of one faction that has a vote and one that has none: the others fare as they do.
        let of = match &figure {
            FigureName::Faction { faction, .. } => faction.as_str().to_owned(),
            _ => "oligarchs".into(),
        };
        if !["oligarchs", "medes"].contains(&of.as_str()) {
            continue;
        }
        let mut play = play.clone();
        let most = play.most(&figure);
        play.control(edit(&figure, most));
        play.through_a_stasis();
    }
}

#[derive(Clone, Copy, Debug)]
enum At {
    None,
    One,
    Most,
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    /// All of them at once, in any mixture, with dice of the program and by hand.
    #[test]
    fn n2_figures_at_their_bounds_go_through_every_step(
        mixture in prop::collection::vec(prop_oneof![Just(At::None), Just(At::One), Just(At::Most)], 120),
        by_hand in any::<bool>(),
        ships in any::<bool>(),
        seed in any::<u64>(),
    ) {
        let mut play = Play::seeded(if ships { shipped() } else { draft() }, seed);
        play.next();
        if by_hand {
            play.setting("dice_by", "hand");
        }
        for (figure, at) in play.figures().into_iter().zip(mixture) {
            let to = match at {
                At::None => 0,
                At::One => 1,
                At::Most => play.most(&figure),
            };
            let to = if figure == FigureName::Stasis { to.max(3) } else { to };
            let _ = play.attempt(&control(), &edit(&figure, to));
        }
        play.through_a_stasis();
        let _ = play.json(&Audience::Public);
    }
}
