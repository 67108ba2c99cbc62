//! Seats that the program plays: they do what is asked, the clock makes them, and nothing hangs (N-4).

use council::Council;
use council::command::{Command, Pick, SeatMode, SeatsCommand, VoteCommand};
use council::event::{DeployEvent, Event};
use council::view::Phase;
use game::{Actor, Alarm, Game};

use crate::kit::{Play, for_seat, ruling, seat, shipped, under};

/// More steps of the clock than any step of the game takes.
const MANY: usize = 4_000;

impl Play {
    /// The program plays every seat.
    pub fn all_scripted(&mut self) {
        let seats = Council::seats(&self.state);
        for row in seats {
            self.set_seat(&row.id.0, SeatMode::Scripted);
        }
    }

    /// What the clock does next, where it is to play seats.
    pub fn script_alarm(&self) -> Option<Alarm<Command>> {
        let alarm = Council::alarm(&self.state)?;
        matches!(alarm.command, Command::Seats(SeatsCommand::PlayScript { .. })).then_some(alarm)
    }

    /// The clock plays seats until no seat of the program's has anything to do.
    #[track_caller]
    pub fn scripts(&mut self) {
        assert!(
            self.scripts_for(MANY),
            "the seats of the program play for ever in {}",
            self.step()
        );
    }

    /// The clock plays seats at most so many times; whether no seat of the program's has anything to do
    /// any more.
    pub fn scripts_for(&mut self, times: usize) -> bool {
        for _ in 0..times {
            let Some(alarm) = self.script_alarm() else { return true };
            self.now = alarm.at.max(self.now);
            self.by(&Actor::Clock, alarm.command);
        }
        self.script_alarm().is_none()
    }
}

fn all(play: &Play, wanted: impl Fn(&Event) -> bool) -> usize {
    play.events.iter().filter(|event| wanted(event)).count()
}

#[test]
fn n4_the_program_plays_after_it_has_thought() {
    let mut play = Play::begun();
    let ballot = play.open_vote();
    let began = play.now.0;
    assert!(play.script_alarm().is_none());
    play.set_seat("oligarchs", SeatMode::Scripted);
    let alarm = play.script_alarm().expect("a seat is to be played");
    assert_eq!(alarm.at.0, began + 1000 + 3000, "three seconds after Control said so");
    assert!(play.awaited().contains(&"oligarchs".to_owned()));
    play.scripts();
    assert!(play.script_alarm().is_none());
    assert_eq!(play.awaited(), ["aristocrats", "monarchists"]);
    assert_eq!(play.ballot(), ballot);
    play.next();
    assert_eq!(play.shown("oligarchs").1, "script");
    assert!(play.log().contains("the Oligarchs by the program"), "{}", play.log());
}

#[test]
fn n4_the_program_thinks_as_long_as_the_ruling_says() {
    let mut play = Play::begun();
    play.number_setting("script_seconds", 0);
    play.set_seat("oligarchs", SeatMode::Scripted);
    play.until("ballot");
    let alarm = play.script_alarm().expect("a seat is to be played");
    assert_eq!(alarm.at, play.now, "at once");
    play.number_setting("script_seconds", 60);
    let later = play.script_alarm().expect("a seat is to be played");
    assert_eq!(later.at.0, alarm.at.0 + 60_000);
}

#[test]
fn n4_the_program_plays_before_its_turn_runs_out() {
    let mut play = Play::begun();
    play.number_setting("script_seconds", 60);
    play.begin_stasis();
    play.until("deploy");
    let mover = play.mover();
    play.set_seat(&mover, SeatMode::Scripted);
    let alarm = play.script_alarm().expect("the program comes before the pass");
    let ends = play.the_clock().ends_at;
    assert_eq!(alarm.at.0, ends);
    play.scripts();
    assert_ne!(play.mover(), mover);
    let done = all(&play, |event| {
        matches!(
            event,
            Event::Deploy(DeployEvent::UnitsPlaced { .. })
                | Event::Deploy(DeployEvent::StreetCardPlayed { .. })
                | Event::Deploy(DeployEvent::StreetCardDiscarded { .. })
        )
    });
    assert_eq!(done, 1, "it acted and did not pass");
    assert!(play.log().contains("(the program, in its place)"), "{}", play.log());
}

#[test]
fn n4_the_clock_alone_plays_for_the_program() {
    let mut play = Play::begun();
    play.set_seat("oligarchs", SeatMode::Scripted);
    play.open_vote_of_scripts();
    let step = play.step_number();
    let command = Command::Seats(SeatsCommand::PlayScript { step });
    assert_eq!(play.refused(&crate::kit::control(), command.clone()), "not_now");
    assert_eq!(play.refused(&seat("oligarchs"), command), "not_now");
    let old = Command::Seats(SeatsCommand::PlayScript { step: step - 1 });
    assert_eq!(play.refused(&Actor::Clock, old), "step_over");
}

impl Play {
    /// The vote, where the Prytanis's seat is the program's.
    #[track_caller]
    fn open_vote_of_scripts(&mut self) {
        for _ in 0..MANY {
            if self.step() == "ballot" {
                return;
            }
            self.scripts();
            if self.step() != "ballot" {
                self.next();
            }
        }
    }
}

#[test]
fn n4_a_seat_of_the_program_can_be_taken_over_in_the_middle_of_a_vote() {
    let mut play = Play::begun();
    play.open_vote();
    play.set_seat("oligarchs", SeatMode::Scripted);
    play.scripts();
    play.set_seat("oligarchs", SeatMode::Phone);
    play.vote("oligarchs", Pick::No);
    play.next();
    assert_eq!(play.shown("oligarchs"), ("no".into(), "own".into()));
}

#[test]
fn n4_a_seat_goes_over_to_the_program_and_follows_nobody() {
    let mut play = Play::begun();
    let ballot = play.open_vote();
    play.set_seat("aristocrats", SeatMode::Scripted);
    play.set_seat("monarchists", crate::seats::follow("aristocrats"));
    play.by(&for_seat("oligarchs"), VoteCommand::Vote { ballot, pick: Pick::No, seal: None });
    play.scripts();
    play.next();
    let followed = play.shown("aristocrats").0;
    assert_eq!(play.shown("monarchists"), (followed, "absent".into()));
}

#[test]
fn n4_the_program_elects() {
    let mut play = under(&ruling("presiding", "\"elected\""), &[]);
    play.all_scripted();
    play.scripts();
    assert!(play.awaited().is_empty());
    play.next();
    assert_ne!(play.step(), "election");
}

#[test]
fn n1_before_the_reveal_the_program_shows_only_that_it_is_in() {
    let mut play = Play::begun();
    play.open_vote();
    play.all_scripted();
    let mut seen = Vec::new();
    for seed in 0..8 {
        let mut copy = play.clone();
        copy.dice = crate::kit::Dice::seeded(seed);
        copy.scripts();
        seen.push((copy.public(), copy.phone("medes"), copy.desk()));
        copy.next();
        let shown = copy.shown("oligarchs").0;
        assert!(["yes", "no", "abstain"].contains(&shown.as_str()));
    }
    assert!(seen.windows(2).all(|pair| pair[0] == pair[1]), "whatever it picked");
}

/// Games in which the program plays everybody come to their end through every phase.
#[test]
fn n4_the_program_plays_whole_games_and_never_hangs() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..6 {
        let mut play = Play::seeded(shipped(), seed);
        play.number_setting("pace_seconds", 1);
        play.all_scripted();
        let mut presses = 0;
        for _ in 0..250 {
            seen.insert(play.step());
            if let Some(alarm) = Council::alarm(&play.state) {
                play.now = alarm.at.max(play.now);
                play.by(&Actor::Clock, alarm.command);
                continue;
            }
            let waits = play.button().waits_for;
            assert_eq!(waits, None, "{} hangs on a script", play.step());
            presses += 1;
            if presses == 12 && play.council().phase != Phase::Stasis {
                play.begin_stasis();
            } else {
                play.decide_what_waits();
            }
        }
    }
    for step in ["ballot", "choose_events", "deploy", "tyche", "battle", "amend", "strengths"] {
        assert!(seen.contains(step), "{step} is not among {seen:?}");
    }
}
