//! The council runs by itself: a step in which nobody is awaited goes on, and where play stands still
//! Control is told why (N-4, C-4, C-11, C-15).

use council::Council;
use council::command::{
    Absence, AmendCommand, Command, FigureName, FiguresCommand, LawCommand, NewText,
    PrytanisCommand, SeatMode, SeatsCommand, SettingsCommand, StepsCommand,
};
use council::content::{Counter, Until};
use council::settings::Value;
use council::view::Closing;
use game::{Actor, Alarm, Game};
use proptest::prelude::*;
use rand::RngExt;

use crate::kit::{English, Play, control, draft, faction, lever, ruling, under};
use crate::laws::{Hand, random_game};
use crate::seats::absent;

/// The factions of the test's scenario that have a vote.
const CITIZENS: [&str; 3] = ["aristocrats", "monarchists", "oligarchs"];

impl Play {
    /// Every part of letting the council run is on.
    fn runs(&mut self) {
        for (key, value) in running() {
            self.control(SettingsCommand::ChangeSetting { key, value });
        }
    }

    /// No faction has a Horse.
    fn without_horses(&mut self) {
        for row in self.council().factions.iter().filter(|row| row.horses.value > 0) {
            self.set(row.id.as_str(), Counter::Horses, 0);
        }
    }

    fn all_absent(&mut self) {
        for row in &self.council().factions {
            self.set_seat(row.id.as_str(), absent(Absence::Abstain));
        }
    }

    /// What takes play on by itself when its moment comes.
    fn goes_on(&self) -> Option<Alarm<Command>> {
        let goes_on = |command: &Command| {
            matches!(command, Command::Steps(_) | Command::Deploy(_) | Command::Seats(_))
        };
        Council::alarms(&self.state).into_iter().find(|alarm| goes_on(&alarm.command))
    }
}

fn running() -> Vec<(String, Value)> {
    let by_itself =
        ["bids_revealed", "votes_revealed", "debate_ends"].map(|key| (key, "by_itself"));
    let words = by_itself.map(|(key, word)| (key.to_owned(), Value::Word(word.to_owned())));
    words.into_iter().chain([("show_seconds".to_owned(), Value::Number(10))]).collect()
}

/// A council that runs, and whose Prytanis is elected.
fn electing() -> Play {
    let mut play = under(&ruling("presiding", "\"elected\""), &[]);
    assert_eq!(play.step(), "election");
    play.runs();
    play
}

#[test]
fn c11_a_race_in_which_nobody_has_a_horse_is_run_at_once() {
    let mut play = Play::begun();
    play.runs();
    play.without_horses();
    play.until("debate");
    play.alarm_rings();
    assert_eq!(play.step(), "strengths");
    assert!(play.log().contains("No Horse ran"), "{}", play.log());
    let mut last = Play::begun();
    last.runs();
    last.until("race");
    last.without_horses();
    assert_eq!(last.step(), "strengths", "the last Horse is gone in the middle of the race");
    let mut by_hand = Play::begun();
    by_hand.without_horses();
    by_hand.until("race");
    assert_eq!(by_hand.step(), "race", "Control reveals");
}

#[test]
fn c11_a_race_at_which_nobody_is_there_is_run_at_once() {
    let mut play = Play::begun();
    play.runs();
    play.until("race");
    play.all_absent();
    assert_eq!(play.step(), "strengths");
}

#[test]
fn c15_a_vote_at_which_nobody_is_there_goes_on_to_its_tie() {
    let mut play = Play::begun();
    play.runs();
    play.open_vote();
    play.all_absent();
    assert_eq!(play.step(), "ballot_tied", "nothing against nothing is a tie (C-17)");
    let next = play.at_desk().next.clone();
    assert_eq!((next.command, next.waits_for), (None, None));
    assert!(next.label.starts_with("Control is"), "{}", next.label);
}

#[test]
fn c15_a_vote_without_a_voter_goes_on() {
    let mut play = Play::begun();
    play.runs();
    play.open_vote();
    CITIZENS.iter().for_each(|id| play.standing(id, true, true));
    assert_eq!(play.step(), "ballot_tied");
}

#[test]
fn c2_an_election_without_an_elector_goes_on() {
    let mut play = electing();
    CITIZENS.iter().for_each(|id| play.standing(id, true, true));
    assert_eq!(play.step(), "presiding");
    assert_eq!(play.council().prytanis, None);
}

#[test]
fn c2_an_election_at_which_nobody_is_there_goes_on_to_its_tie() {
    let mut play = electing();
    play.all_absent();
    assert_eq!(play.step(), "tie_for_prytanis", "nobody was picked");
}

#[test]
fn c3_a_tie_of_which_one_is_left_is_none() {
    let mut play = Play::begun();
    play.until("check");
    play.set("monarchists", Counter::Arete, 7);
    play.next();
    assert_eq!(play.step(), "tie_for_prytanis");
    let both = play.clone();
    play.standing("oligarchs", true, true);
    assert_eq!(play.step(), "presiding");
    assert_eq!(play.council().prytanis, Some(faction("monarchists")));
    let mut play = both;
    play.standing("oligarchs", false, false);
    play.standing("monarchists", true, true);
    assert_eq!(play.council().prytanis, Some(faction("aristocrats")), "it handed over at once");
}

#[test]
fn s4_cards_that_nobody_can_buy_are_waited_for_by_the_clock_alone() {
    let begun = |seconds: u32| {
        let mut draft = draft();
        draft.scenario.settings.cards_seconds = seconds;
        draft.scenario.settings.muster_seconds = seconds;
        draft.scenario.factions.iter_mut().for_each(|row| row.tyche = 0);
        let mut play = Play::of(draft);
        play.next();
        play.begin_stasis();
        play
    };
    assert_eq!(begun(45).step(), "stasis_cards", "there is time to look at them");
    let play = begun(0);
    assert_eq!(play.step(), "muster", "nobody is awaited");
    assert!(!play.awaited().is_empty(), "Heroes are");
}

#[test]
fn c4_a_law_that_lets_things_be_shown_for_a_time_does_so_at_once() {
    let mut play = Play::begun();
    assert_eq!(play.step(), "presiding");
    assert!(play.goes_on().is_none());
    let haste = lever(&ruling("show_seconds", "20"));
    play.control(LawCommand::ProclaimLaw {
        title: "Of Haste".into(),
        text: "Let it go on.".into(),
        lever: Some(haste),
        until: Until::Removed,
        by: "the Magistrates".into(),
    });
    assert_eq!(play.the_clock().seconds, 20);
}

/// Steps that wait for Control by the rules, whoever is there: the big button says what it does.
const CONTROLS: [&str; 16] = [
    "lobby",
    "strengths",
    "outcome",
    "check",
    "hand_dice",
    "battles",
    "battle_dice",
    "battle",
    "spoils",
    "share",
    "score",
    "amend",
    "amended",
    "assembly",
    "motion_outcome",
    "diplomacy",
];

/// Why play stands still in a council that runs; an error where nobody is told.
fn why_it_waits(play: &Play) -> Result<&'static str, String> {
    if play.goes_on().is_some() {
        return Ok("a clock runs");
    }
    let next = play.at_desk().next.clone();
    match next.command {
        None if play.council().day.closing == Some(Closing::Day) => Ok("the day is over"),
        None => match can_be_decided(play) {
            true => Ok("somebody decides"),
            false => Err(format!("nobody can decide: {}", next.label)),
        },
        Some(_) if !play.awaited().is_empty() => Ok("somebody is awaited"),
        Some(_) if CONTROLS.contains(&play.step().as_str()) => Ok("Control goes on"),
        Some(_) => Err(format!("nobody is awaited in {}: {}", play.step(), next.label)),
    }
}

/// Whether whoever is named can decide: there is something on offer, and it is accepted.
fn can_be_decided(play: &Play) -> bool {
    let mut play = play.clone();
    // Of several things that wait at once, each brings it on: who presides, and each faction that is to be named.
    let stands = |play: &Play| {
        let council = play.council();
        let label = play.at_desk().next.label.clone();
        (play.step_number(), label, council.prytanis.clone(), council.outcome.clone())
    };
    let was = stands(&play);
    if play.step() == "amend" {
        let (step, to) = (was.0, NewText::Written("Other words.".into()));
        play.control(AmendCommand::Amend { step, article: 1, to });
    } else {
        play.decide_what_waits();
    }
    was != stands(&play)
}

/// What would take the council's running back, or stop a clock, is Control's own reason.
fn spoils_it(command: &Command) -> bool {
    let keys: Vec<String> = running().into_iter().map(|(key, _)| key).collect();
    match command {
        Command::Steps(StepsCommand::StopClock { .. }) => true,
        Command::Settings(SettingsCommand::ChangeSetting { key, .. }) => keys.contains(key),
        Command::Settings(SettingsCommand::ChangeSettings { .. }) => true,
        _ => false,
    }
}

/// A whim that empties the hall: seats, stables, citizens.
fn whim(play: &mut Play, hand: &mut Hand) {
    let council = play.council();
    let at = hand.0.random_range(0..council.factions.len());
    let id = council.factions[at].id.clone();
    let mode = match hand.0.random_range(0..3) {
        0 => SeatMode::Scripted,
        1 => SeatMode::Phone,
        _ => absent(Absence::Abstain),
    };
    let reason = "a whim".to_owned();
    let command: Command = match hand.0.random_range(0..4) {
        0 => {
            let figure = FigureName::Faction { faction: id, counter: Counter::Horses };
            FiguresCommand::Edit { figure, to: 0, reason }.into()
        }
        1 => {
            let (citizen, exiled) = (hand.0.random(), hand.0.random());
            FiguresCommand::SetStanding { faction: id, citizen, exiled, reason }.into()
        }
        2 => PrytanisCommand::AppointPrytanis { faction: id, reason }.into(),
        _ => SeatsCommand::SetSeat { faction: id, mode }.into(),
    };
    let _ = play.attempt(&control(), &command);
}

fn plays_on(seed: u64, deeds: usize) -> Result<(), String> {
    let (mut play, mut hand) = random_game(seed);
    play.runs();
    for _ in 0..deeds {
        if hand.0.random_ratio(1, 5) {
            whim(&mut play, &mut hand);
        } else {
            let (actor, command) = hand.choose(&play);
            if !spoils_it(&command) {
                let _ = play.attempt(&actor, &command);
            }
        }
        why_it_waits(&play).map_err(|why| format!("seed {seed}, {}: {why}", play.step()))?;
        // Now and then the clock goes on by itself.
        if let Some(alarm) = play.goes_on().filter(|_| hand.0.random_ratio(1, 6)) {
            play.now = alarm.at.max(play.now);
            play.by(&Actor::Clock, alarm.command);
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, ..ProptestConfig::default() })]

    #[test]
    fn n4_law_a_council_that_runs_never_stands_still_without_a_reason(seed in any::<u64>()) {
        prop_assert_eq!(plays_on(seed, 150), Ok(()));
    }
}
