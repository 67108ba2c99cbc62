//! C-2 and C-3 in mid-cycle: who presides when the Prytanis is exiled or loses its citizenship.

use council::command::{Command, FiguresCommand, PrytanisCommand};
use council::content::Counter;
use council::ids::FactionId;
use council::view::Urgency;
use game::{Actor, Audience};
use proptest::prelude::*;

use crate::kit::{English, Play, control, faction, for_seat, names, ruling, seat, under};
use crate::laws::random_game;

/// The Oligarchs, with an Arête of 7, preside; the Aristocrats have 6, the Monarchists 4.
fn cycle(until: &str) -> Play {
    cycle_in(Play::begun(), until)
}

fn cycle_in(mut play: Play, until: &str) -> Play {
    assert_eq!(play.council().prytanis, Some(faction("oligarchs")));
    play.until(until);
    play
}

/// The same, and once the Oligarchs are gone the two others are tied.
fn tie(until: &str) -> Play {
    tie_in(Play::begun(), until)
}

fn tie_in(play: Play, until: &str) -> Play {
    let mut play = cycle_in(play, until);
    play.set("monarchists", Counter::Arete, 6);
    play.standing("oligarchs", true, true);
    assert_eq!(play.council().prytanis, None);
    assert_eq!(names(&play.council().tied), ["aristocrats", "monarchists"]);
    play
}

fn pick(play: &Play, id: &str) -> Command {
    let (cycle, faction) = (play.cycle(), faction(id));
    Command::Prytanis(PrytanisCommand::PickPrytanis { cycle, faction })
}

fn own(id: &str) -> Audience {
    Audience::Seat(faction(id).seat())
}

#[test]
fn c2_an_exiled_prytanis_hands_over_at_once() {
    let mut play = cycle("debate");
    let step = play.step_number();
    play.standing("oligarchs", true, true);
    assert_eq!(play.council().prytanis, Some(faction("aristocrats")));
    assert_eq!(play.step_number(), step, "the debate goes on");
    let log = play.log();
    assert!(log.contains("The Oligarchs are in exile and preside no longer."), "{log}");
    assert!(log.contains("The Aristocrats preside with the highest Arête."), "{log}");
    play.standing("oligarchs", true, false);
    assert_eq!(play.council().prytanis, Some(faction("aristocrats")), "for the rest of the cycle");
    play.until("check");
    play.next();
    assert_eq!(play.council().prytanis, Some(faction("oligarchs")), "the next cycle is another's");
}

#[test]
fn c2_so_does_one_that_is_no_citizen_any_more() {
    let mut play = cycle("presiding");
    play.standing("oligarchs", false, false);
    assert_eq!(play.step(), "presiding", "who presides is shown anew");
    assert_eq!(play.council().prytanis, Some(faction("aristocrats")));
    let log = play.log();
    assert!(log.contains("The Oligarchs are no longer citizens and preside no longer."), "{log}");
    play.until("choose_events");
    assert_eq!(play.council().awaiting[0].faction, faction("aristocrats"));
}

#[test]
fn c2_as_ruled_it_presides_to_the_end_of_the_cycle() {
    let mut play = cycle("debate");
    play.setting("chair_passes", "next_cycle");
    play.standing("oligarchs", true, true);
    assert_eq!(play.council().prytanis, Some(faction("oligarchs")));
}

#[test]
fn c2_whom_control_puts_in_the_chair_without_a_vote_stays_there() {
    let mut play = cycle("debate");
    let reason = "an experiment".to_owned();
    play.control(PrytanisCommand::AppointPrytanis { faction: faction("medes"), reason });
    play.set("medes", Counter::Horses, 2);
    play.standing("medes", false, true);
    assert_eq!(play.council().prytanis, Some(faction("medes")));
}

#[test]
fn c2_where_nobody_is_left_control_chooses() {
    let mut play = cycle("choose_events");
    for id in ["aristocrats", "monarchists", "oligarchs"] {
        play.standing(id, false, false);
    }
    assert_eq!(play.council().prytanis, None);
    assert!(names(&play.council().tied).is_empty());
    assert!(!play.offers(&Audience::Control, "events").is_empty());
}

#[test]
fn c3_a_tie_in_mid_cycle_is_asked_about_beside_the_step() {
    let mut play = tie("debate");
    assert_eq!(play.step(), "debate");
    let holder = play.archon("monarchists");
    assert_eq!(holder.ask.urgency, Urgency::May);
    assert_eq!(holder.ask.title, "Break the tie");
    let offered = ["prytanis:aristocrats", "prytanis:monarchists"];
    assert_eq!(play.offers(&own("monarchists"), "prytanis"), offered);
    assert!(play.offers(&own("aristocrats"), "prytanis").is_empty());
    assert_eq!(play.refused(&seat("aristocrats"), pick(&play, "aristocrats")), "not_yours");
    assert_eq!(play.refused(&seat("monarchists"), pick(&play, "oligarchs")), "not_offered");
    let step = play.step_number();
    play.seat("monarchists", pick(&play, "monarchists"));
    assert_eq!(play.council().prytanis, Some(faction("monarchists")));
    assert_eq!(play.step_number(), step, "the debate has gone on");
    assert_eq!(play.refused(&control(), pick(&play, "aristocrats")), "step_over");
}

#[test]
fn c3_the_choice_of_events_waits_for_the_pick() {
    let mut play = tie("choose_events");
    let awaiting = &play.council().awaiting;
    assert_eq!(awaiting.len(), 1);
    assert_eq!(awaiting[0].faction, faction("monarchists"));
    assert_eq!(awaiting[0].what, "to pick the Prytanis");
    assert_eq!(play.archon("monarchists").ask.urgency, Urgency::Now);
    assert!(play.council().headline.contains("are tied for Prytanis"));
    let next = &play.at_desk().next;
    assert_eq!(next.label, "Waiting for the Monarchists to pick the Prytanis");
    assert_eq!(next.waits_for, Some(faction("monarchists")));
    play.by(&for_seat("monarchists"), pick(&play, "aristocrats"));
    assert_eq!(play.step(), "choose_events");
    assert_eq!(play.council().awaiting[0].faction, faction("aristocrats"));
}

/// A vote comes out tied while the chair is open.
fn tied_vote(play: Play) -> Play {
    let mut play = tie_in(play, "ballot");
    play.next();
    assert_eq!(play.step(), "ballot_tied");
    play
}

#[test]
fn c3_who_decides_a_tied_vote_may_fill_the_chair_as_well() {
    let play = tied_vote(Play::begun());
    let offered = ["prytanis:aristocrats", "prytanis:monarchists"];
    assert_eq!(play.offers(&own("monarchists"), "prytanis"), offered);
    assert_eq!(play.offers(&own("monarchists"), "tie").len(), 2);
    assert_eq!(play.archon("monarchists").ask.title, "Decide the tie");
}

#[test]
fn c17_a_tie_that_the_prytanis_decides_waits_until_there_is_one() {
    let mut play = tied_vote(under("{ on = \"ties\", decided_by = \"prytanis\" }", &[]));
    assert_eq!(play.council().awaiting[0].what, "to pick the Prytanis");
    assert!(play.offers(&Audience::Control, "tie").is_empty());
    play.seat("monarchists", pick(&play, "aristocrats"));
    assert_eq!(play.step(), "ballot_tied");
    assert_eq!(play.council().awaiting[0].faction, faction("aristocrats"));
    assert_eq!(play.offers(&own("aristocrats"), "tie").len(), 2);
}

#[test]
fn c3_where_nobody_holds_supremacy_control_picks() {
    let mut play = tie("debate");
    let reason = "nobody’s".to_owned();
    play.control(council::command::LawCommand::SetSupremacy { faction: None, reason });
    assert!(play.offers(&own("monarchists"), "prytanis").is_empty());
    let offered = ["prytanis:aristocrats", "prytanis:monarchists"];
    assert_eq!(play.offers(&Audience::Control, "prytanis"), offered);
    play.control(pick(&play, "aristocrats"));
    assert_eq!(play.council().prytanis, Some(faction("aristocrats")));
}

#[test]
fn c3_who_alone_is_left_of_the_tied_presides() {
    let mut play = tie("race");
    play.standing("monarchists", true, true);
    assert_eq!(play.council().prytanis, Some(faction("aristocrats")));
    assert!(names(&play.council().tied).is_empty());
    assert_eq!(play.step(), "race");
}

#[test]
fn c3_an_open_chair_ends_with_its_cycle() {
    let mut play = tie("strengths");
    play.until("check");
    play.standing("oligarchs", true, false);
    assert_eq!(play.council().prytanis, None, "who comes home does not get it back");
    play.next();
    assert_eq!(play.council().prytanis, Some(faction("oligarchs")));
    assert!(names(&play.council().tied).is_empty());
}

#[test]
fn c2_where_the_prytanis_is_elected_the_next_by_votes_follows() {
    let mut play = under(&ruling("presiding", "\"elected\""), &[]);
    for (id, whom) in [("oligarchs", "oligarchs"), ("aristocrats", "monarchists")] {
        let (cycle, faction) = (play.cycle(), Some(faction(whom)));
        play.seat(id, PrytanisCommand::Elect { cycle, faction, seal: None });
    }
    play.next();
    assert_eq!(play.council().prytanis, Some(faction("oligarchs")), "7 outweigh 6");
    play.until("debate");
    play.standing("oligarchs", true, true);
    assert_eq!(play.council().prytanis, Some(faction("monarchists")));
    let council = play.council();
    let because = council.because.iter().find(|row| row.rule == "C-2");
    let sentence = "The Monarchists got the most of all who still have a vote: 6.";
    assert_eq!(because.expect("the reason").sentence, sentence);
}

/// Whether a faction has a vote.
/// What Control says where a faction's standing changes.
fn stand(id: &FactionId, citizen: bool, exiled: bool) -> (Actor, Command) {
    let (faction, reason) = (id.clone(), "a test".into());
    let command = FiguresCommand::SetStanding { faction, citizen, exiled, reason };
    (control(), Command::Figures(command))
}

fn able(play: &Play, id: &FactionId) -> bool {
    let row = play.faction(&id.0);
    row.citizen && !row.exiled
}

proptest! {
    #![proptest_config(ProptestConfig { max_shrink_iters: 0, ..ProptestConfig::with_cases(24) })]

    #[test]
    fn law_no_prytanis_keeps_the_chair_without_its_vote(seed in any::<u64>()) {
        let (mut play, mut hand) = random_game(seed);
        for turn in 0..150 {
            let before = play.council().prytanis.clone();
            let presided = before.filter(|id| able(&play, id));
            let (actor, command) = match &presided {
                Some(id) if turn % 10 == 0 => stand(id, turn % 20 == 0, turn % 20 == 0),
                _ if turn % 10 == 5 => {
                    let factions = &play.council().factions;
                    stand(&factions[turn / 10 % factions.len()].id, true, false)
                }
                _ => hand.choose(&play),
            };
            let _ = play.attempt(&actor, &command);
            let council = play.council();
            let ruled = play.ruled("chair_passes").as_str() == Some("at_once");
            if let Some(id) = presided.filter(|id| ruled && council.prytanis.as_ref() == Some(id)) {
                prop_assert!(able(&play, &id), "the {id} preside after {command:?}");
            }
            let open = council.prytanis.is_none() && !council.tied.is_empty();
            // Control may pick in the place of whoever is away.
            let holder = council.supremacy.as_ref().map(|id| Audience::Seat(id.seat()));
            let mut pickers = play.audiences();
            pickers.retain(|who| {
                *who != Audience::Public && !play.offers(who, "prytanis").is_empty()
            });
            let may = |who: &Audience| *who == Audience::Control || Some(who) == holder.as_ref();
            prop_assert!(pickers.iter().all(may), "{pickers:?} pick after {command:?}");
            prop_assert!(!open || !pickers.is_empty(), "nobody picks after {command:?}");
            prop_assert!(council.tied.len() != 1, "tied with nobody after {command:?}");
        }
    }
}
