//! What a vote ends, and what comes of it where the vote is voided (C-21): nothing is given back, for
//! nothing was taken away. Who grants, who gained the vote meanwhile, what supports whom and who was allied
//! is counted beside the program, from what happened alone, in random orders.

use std::collections::BTreeMap;

use council::command::{Command, FiguresCommand, GrantsCommand, Pick, VoteCommand};
use council::content::Until;
use council::event::{Event, FiguresEvent, GrantsEvent, SittingEvent, StepsEvent, VoteEvent};
use council::ids::FactionId;
use council::view::{Phase, Verdict};
use proptest::prelude::*;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use crate::kit::{Play, control, deed, faction, seat};

fn grant(play: &mut Play, from: &str, to: &str) {
    play.seat(from, GrantsCommand::Grant { to: Some(faction(to)) });
}

fn void(play: &mut Play) {
    let (ballot, reason) = (play.ballot(), "a test".to_owned());
    play.control(VoteCommand::VoidVote { ballot, reason });
}

/// The Amazons grant, the motion fails, and they become citizens.
fn granted_and_gained_the_vote() -> Play {
    let mut play = Play::begun();
    play.convene(&[deed("One"), deed("Two")]);
    play.next();
    grant(&mut play, "amazons", "monarchists");
    play.divide(&[], &["oligarchs"]);
    assert_eq!(play.step(), "assembly", "it failed");
    play.standing("amazons", true, false);
    play
}

#[test]
fn i6_a_voided_vote_gives_no_grant_back_to_who_gained_the_vote() {
    let mut play = granted_and_gained_the_vote();
    void(&mut play);
    assert_eq!(play.figure("monarchists", "strength"), 4);
    play.standing("amazons", false, false);
    assert_eq!(play.figure("monarchists", "strength"), 4, "nor when the citizenship is over");
    assert!(play.faction("amazons").grant.is_none());
}

#[test]
fn i6_nor_to_an_exile_that_was_recalled_and_banished_again() {
    let mut play = Play::begun();
    play.standing("oligarchs", true, true);
    play.convene(&[deed("One"), deed("Two")]);
    play.next();
    grant(&mut play, "oligarchs", "monarchists");
    play.divide(&[], &["aristocrats"]);
    play.standing("oligarchs", true, false);
    play.standing("oligarchs", true, true);
    void(&mut play);
    assert_eq!(play.figure("monarchists", "strength"), 4);
}

#[test]
fn i6_a_grant_of_a_voided_vote_still_counts_where_nothing_ended_it() {
    let mut play = Play::begun();
    play.convene(&[deed("One"), deed("Two")]);
    play.next();
    grant(&mut play, "amazons", "monarchists");
    play.divide(&[], &["oligarchs"]);
    assert_eq!(play.figure("monarchists", "strength"), 4, "the vote is decided");
    void(&mut play);
    assert_eq!(play.figure("monarchists", "strength"), 9);
    play.divide(&[], &["oligarchs"]);
    play.until("motion_debate");
    assert_eq!(play.figure("monarchists", "strength"), 4, "another motion");
}

#[test]
fn i2_support_for_a_vote_goes_on_where_that_is_voided_and_control_can_take_it_away_then() {
    let mut play = Play::begun();
    let (label, until) = ("a favour".to_owned(), Until::Vote);
    play.open_vote();
    play.control(FiguresCommand::AddSupport { faction: faction("oligarchs"), by: 2, label, until });
    let support = play.faction("oligarchs").supports[0].id;
    play.vote("oligarchs", Pick::Yes);
    play.next();
    assert_eq!(play.figure("oligarchs", "strength"), 7);
    assert!(play.faction("oligarchs").supports.is_empty());
    let remove = FiguresCommand::RemoveSupport { support };
    assert_eq!(play.refused(&control(), remove.clone()), "not_offered");
    void(&mut play);
    assert_eq!(play.figure("oligarchs", "strength"), 9);
    play.control(remove);
    assert_eq!(play.figure("oligarchs", "strength"), 7);
}

#[test]
fn i2_support_that_a_decided_vote_brings_is_for_the_next_one() {
    let mut play = Play::begun();
    play.convene(&[deed("One"), deed("Two")]);
    play.divide(&[], &["oligarchs"]);
    let (label, until) = ("a favour".to_owned(), Until::Vote);
    play.control(FiguresCommand::AddSupport { faction: faction("oligarchs"), by: 2, label, until });
    assert_eq!(play.figure("oligarchs", "strength"), 9);
    play.until("motion_ballot");
    assert_eq!(play.figure("oligarchs", "strength"), 9);
    play.divide(&[], &["oligarchs"]);
    assert_eq!(play.figure("oligarchs", "strength"), 7);
}

#[test]
fn i2_support_for_a_tied_vote_ends_where_that_is_broken_off() {
    let mut play = Play::begun();
    let motions = play.convene(&[deed("One"), deed("Two")]);
    play.divide(&[], &[]);
    assert_eq!(play.step(), "motion_tied");
    let (label, until) = ("a favour".to_owned(), Until::Vote);
    play.control(FiguresCommand::AddSupport { faction: faction("oligarchs"), by: 2, label, until });
    let reason = "a test".to_owned();
    play.control(council::command::AgendaCommand::StrikeMotion { motion: motions[0], reason });
    assert_eq!(play.figure("oligarchs", "strength"), 7);
}

#[test]
fn a_voided_vote_makes_no_alliance() {
    let mut play = Play::begun();
    grant(&mut play, "amazons", "oligarchs");
    play.open_vote();
    play.vote("oligarchs", Pick::Yes);
    play.next();
    assert_eq!(play.council().alliances.len(), 1);
    void(&mut play);
    assert!(play.council().alliances.is_empty(), "it counted in no vote");
    play.standing("amazons", true, false);
    play.vote("oligarchs", Pick::Yes);
    play.next();
    assert!(play.council().alliances.is_empty());
}

#[test]
fn an_alliance_tells_what_counted_with_support_for_the_vote() {
    let mut play = Play::begun();
    play.setting("grant_carries", "influence_and_support");
    let (label, until) = ("a favour".to_owned(), Until::Vote);
    play.control(FiguresCommand::AddSupport { faction: faction("amazons"), by: 2, label, until });
    grant(&mut play, "amazons", "oligarchs");
    play.open_vote();
    play.vote("oligarchs", Pick::Yes);
    play.next();
    assert_eq!(play.council().alliances[0].amount, 7);
}

/// Who voted with how much of whose influence.
type Lent = (FactionId, FactionId, i32);

/// What counts, by what happened.
#[derive(Clone, Default)]
struct Count {
    council: BTreeMap<FactionId, FactionId>,
    /// Grants for the motion that is before the Assembly.
    assembly: BTreeMap<FactionId, FactionId>,
    decided: bool,
    /// The motion before the Assembly is adopted or rejected: its grants count no more.
    settled: bool,
    /// Support for the next vote, or the one under way.
    support: Vec<(FactionId, i32)>,
    /// Support that ended with the last vote.
    ended: Vec<(FactionId, i32)>,
    /// Of each vote that stands: the cycle, and who voted with how much of whose influence.
    votes: Vec<(u32, Vec<Lent>)>,
    sits: bool,
}

impl Count {
    fn grants(&self) -> &BTreeMap<FactionId, FactionId> {
        if self.sits { &self.assembly } else { &self.council }
    }

    /// What `id` votes with, who has a vote.
    fn strength(&self, play: &Play, id: &FactionId) -> i32 {
        let arete = |id: &FactionId| play.figure(id.as_str(), "arete");
        let over = self.sits && self.settled;
        let granted = self.grants().iter().filter(|(_, to)| *to == id && !over);
        let support = self.support.iter().filter(|(to, _)| to == id);
        arete(id)
            + granted.map(|(from, _)| arete(from)).sum::<i32>()
            + support.map(|(_, by)| by).sum::<i32>()
    }

    fn decide(&mut self) {
        self.decided = true;
        self.ended.append(&mut self.support);
    }

    fn note(&mut self, play: &Play, event: &Event) {
        match event {
            Event::Grants(GrantsEvent::GrantMade { faction, to }) => {
                let all = if self.sits { &mut self.assembly } else { &mut self.council };
                all.insert(faction.clone(), to.clone());
            }
            Event::Grants(GrantsEvent::GrantWithdrawn { faction }) => {
                let all = if self.sits { &mut self.assembly } else { &mut self.council };
                all.remove(faction);
            }
            Event::Figures(FiguresEvent::StandingSet {
                faction,
                citizen: true,
                exiled: false,
                ..
            }) => {
                self.council.remove(faction);
                self.assembly.remove(faction);
            }
            Event::Figures(FiguresEvent::SupportAdded { faction, by, .. }) => {
                self.support.push((faction.clone(), i32::try_from(*by).expect("it is small")));
            }
            Event::Vote(VoteEvent::BallotOpened { .. } | VoteEvent::MotionPut { .. }) => {
                self.decided = false;
                self.ended.clear();
            }
            Event::Vote(VoteEvent::VotesRevealed { verdict, picks }) => {
                let has_vote = |id: &FactionId| picks.iter().any(|cast| cast.faction == *id);
                let counted = self.grants().iter().filter(|(_, to)| has_vote(to));
                let allied = counted
                    .map(|(from, to)| {
                        (from.clone(), to.clone(), play.figure(from.as_str(), "arete"))
                    })
                    .collect();
                self.votes.push((play.cycle(), allied));
                if *verdict != Verdict::Tied {
                    self.decide();
                }
            }
            Event::Vote(VoteEvent::TieDecided { .. }) => self.decide(),
            Event::Vote(VoteEvent::BallotVoided { .. }) => {
                // What was open had no reveal.
                if self.decided || play.step().ends_with("tied") {
                    self.votes.pop();
                }
                (self.decided, self.settled) = (false, false);
                self.support.append(&mut self.ended);
            }
            Event::Steps(StepsEvent::CycleEnded) => self.council.clear(),
            Event::Steps(StepsEvent::PhaseSkipped { phase: Phase::Vote }) => self.support.clear(),
            Event::Sitting(SittingEvent::AssemblyOpened { .. }) => {
                self.sits = true;
                (self.decided, self.settled) = (false, false);
            }
            Event::Sitting(SittingEvent::MotionSettled { .. }) => self.settled = true,
            Event::Sitting(SittingEvent::MotionTakenUp { .. }) => {
                self.assembly.clear();
                (self.decided, self.settled) = (false, false);
                self.ended.clear();
            }
            Event::Sitting(SittingEvent::AssemblyClosed) => {
                self.sits = false;
                self.assembly.clear();
                self.ended.clear();
            }
            _ => {}
        }
    }

    /// How much of whose influence counted for whom, added up over the cycles.
    fn alliances(&self) -> BTreeMap<(FactionId, FactionId), i32> {
        let mut most: BTreeMap<(u32, FactionId, FactionId), i32> = BTreeMap::new();
        for (cycle, allied) in &self.votes {
            for (from, to, amount) in allied {
                let row = most.entry((*cycle, from.clone(), to.clone())).or_default();
                *row = (*row).max(*amount);
            }
        }
        let mut all = BTreeMap::new();
        for ((_, from, to), amount) in most {
            *all.entry((from, to)).or_default() += amount;
        }
        all
    }
}

const ALL: [&str; 5] = ["amazons", "aristocrats", "medes", "monarchists", "oligarchs"];

/// Something of what touches grants; mostly the game goes on.
fn whim(play: &Play, hand: &mut StdRng) -> Option<(game::Actor, Command)> {
    let mut any = || *ALL.choose(hand).expect("one");
    let (who, whom) = (any(), any());
    let reason = "a whim".to_owned();
    Some(match hand.random_range(0..10) {
        0..=3 => {
            let to = hand.random_ratio(5, 6).then(|| faction(whom));
            (seat(who), GrantsCommand::Grant { to }.into())
        }
        4 | 5 => {
            let (citizen, exiled) = (hand.random(), hand.random_ratio(1, 4));
            let faction = faction(who);
            (control(), FiguresCommand::SetStanding { faction, citizen, exiled, reason }.into())
        }
        6 => {
            let (label, until) = ("luck".to_owned(), Until::Vote);
            let (faction, by) = (faction(who), hand.random_range(1..5));
            (control(), FiguresCommand::AddSupport { faction, by, label, until }.into())
        }
        7 | 8 => {
            let ballot = play.council().ballot.as_ref()?.number;
            (control(), VoteCommand::VoidVote { ballot, reason }.into())
        }
        _ => {
            let (ballot, pick) = (play.council().ballot.as_ref()?.number, Pick::Yes);
            (seat(who), VoteCommand::Vote { ballot, pick, seal: None }.into())
        }
    })
}

fn holds(play: &Play, count: &Count, seed: u64) {
    let council = play.council();
    for row in &council.factions {
        let has_vote = row.citizen && !row.exiled;
        let strength = if has_vote { count.strength(play, &row.id) } else { 0 };
        assert_eq!(row.strength.value, strength, "{} in {}, seed {seed}", row.id, play.step());
    }
    let mut told = BTreeMap::new();
    for row in &council.alliances {
        let amount = i32::try_from(row.amount).expect("it is small");
        *told.entry((row.from.clone(), row.to.clone())).or_default() += amount;
    }
    assert_eq!(told, count.alliances(), "in {}, seed {seed}", play.step());
}

fn play_on(seed: u64) {
    let mut hand = StdRng::seed_from_u64(seed);
    let mut play = Play::seeded(crate::kit::draft(), seed);
    play.next();
    play.setting("grant_moves", "any_time");
    if seed.is_multiple_of(2) {
        play.convene(&[deed("One"), deed("Two"), deed("Three")]);
    }
    let mut count = Count { sits: seed.is_multiple_of(2), ..Count::default() };
    let mut points = vec![(play.clone(), count.clone())];
    for _ in 0..60 {
        if hand.random_ratio(1, 25) {
            let (past, counted) = points.choose(&mut hand).expect("one").clone();
            (play, count) = (play.gone_back(&past, hand.random()), counted);
            points = vec![(play.clone(), count.clone())];
            continue;
        }
        let before = play.clone();
        if hand.random_ratio(1, 3) {
            play.decide_what_waits();
        } else if let Some((actor, command)) = whim(&play, &mut hand) {
            let _ = play.attempt(&actor, &command);
        }
        for event in &play.events[before.events.len()..] {
            count.note(&before, event);
        }
        holds(&play, &count, seed);
        points.push((play.clone(), count.clone()));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]
    /// I-4 to I-6, C-21.
    #[test]
    fn c21_law_what_a_vote_ends_is_read_off_what_happened(seed in any::<u64>()) {
        play_on(seed);
    }
}
