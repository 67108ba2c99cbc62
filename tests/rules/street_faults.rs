//! The Stasis Phase when something goes wrong: bad input, clocks, seats that are silent (N-4).

use council::Council;
use council::command::{
    BattleCommand, CardsCommand, Command, DayCommand, DeployCommand, MusterCommand, ScoreCommand,
    SettingsCommand, StepsCommand, StreetsCommand,
};
use council::content::Counter;
use council::ids::StreetCardId;
use council::settings::Value as Setting;
use council::view::HeroAt;
use game::{Actor, Game};

use crate::kit::{Play, control, draft, for_seat, seat};
use crate::street_kit::{
    RECRUIT, TABLE, all_alike, at, at_hero, colossus, objective, throw, units, with_constitution,
    with_deck,
};

/// The Medes begin.
fn streets() -> Play {
    Play::deploying(all_alike(RECRUIT), "medes")
}

#[test]
fn s11_units_that_one_does_not_have_are_refused() {
    let mut play = streets();
    for (mobs, military, code) in
        [(4, 0, "too_many"), (0, 2, "too_many"), (2, 0, "wrong_units"), (0, 0, "wrong_units")]
    {
        let command = play.placing("stadium", mobs, military);
        assert_eq!(play.refused(&seat("medes"), command), code);
    }
    assert_eq!(play.mover(), "medes");
    play.place("medes", "stadium", 1, 0);
}

#[test]
fn s11_a_card_that_one_does_not_hold_is_refused() {
    let mut play = streets();
    let step = play.step_number();
    let foreign = play.first_card("amazons");
    for card in [foreign, StreetCardId::from("nothing-1"), StreetCardId::from("")] {
        let plays =
            Command::Deploy(DeployCommand::PlayCard { step, card: card.clone(), aims: Vec::new() });
        assert_eq!(play.refused(&seat("medes"), plays), "not_offered");
        let discards = Command::Deploy(DeployCommand::DiscardCard { step, card });
        assert_eq!(play.refused(&seat("medes"), discards), "not_offered");
    }
    let own = play.playing("medes", &[]);
    play.seat("medes", own.clone());
    let again = match own {
        Command::Deploy(DeployCommand::PlayCard { card, aims, .. }) => {
            play.turn_of("medes");
            Command::Deploy(DeployCommand::PlayCard { step: play.step_number(), card, aims })
        }
        other => other,
    };
    assert_eq!(play.refused(&seat("medes"), again), "not_offered", "it is played already");
}

#[test]
fn s11_in_anothers_turn_everything_is_refused() {
    let mut play = streets();
    let placing = play.placing("stadium", 1, 0);
    let (playing, discarding) = (play.playing("oligarchs", &[]), play.discarding("oligarchs"));
    for command in [placing, playing, discarding] {
        assert_eq!(play.refused(&seat("oligarchs"), command.clone()), "not_your_turn");
        assert_eq!(play.refused(&for_seat("oligarchs"), command), "not_your_turn");
    }
    assert_eq!(play.mover(), "medes");
}

#[test]
fn s11_a_place_that_is_none_is_refused() {
    let mut play = streets();
    let nowhere = play.placing("atlantis", 1, 0);
    assert_eq!(play.refused(&seat("medes"), nowhere), "not_offered");
}

#[test]
fn s11_a_double_tap_places_once() {
    let mut play = streets();
    let tap = play.placing("stadium", 1, 0);
    play.seat("medes", tap.clone());
    assert_eq!(play.refused(&seat("medes"), tap.clone()), "turn_over");
    // A stale page stays stale when the turn comes round again.
    play.turn_of("medes");
    assert_eq!(play.refused(&seat("medes"), tap.clone()), "turn_over");
    play.end_deployment();
    assert_eq!(play.refused(&seat("medes"), tap), "turn_over");
    assert_eq!(play.units("medes", "stadium"), (1, 0));
}

#[test]
fn s11_a_click_after_the_five_seconds_spends_nothing() {
    let mut play = streets();
    let late = [play.placing("stadium", 1, 0), play.playing("medes", &[])];
    play.run_out();
    for command in late {
        assert_eq!(play.refused(&seat("medes"), command), "turn_over");
    }
    assert_eq!((play.reserve("medes"), play.cards("medes")), ((3, 1), 4));
    assert_eq!((play.step().as_str(), play.mover().as_str()), ("deploy", "monarchists"));
}

#[test]
fn s11_the_clock_of_a_turn_that_is_over_passes_no_other() {
    let mut play = streets();
    let alarm = Council::alarm(&play.state).expect("a clock runs").command;
    play.place("medes", "stadium", 1, 0);
    assert_eq!(play.refused(&Actor::Clock, alarm), "step_over");
    assert_eq!(play.mover(), "monarchists");
}

#[test]
fn s11_dice_when_none_are_awaited_are_refused() {
    let mut play = streets();
    assert_eq!(play.bad_dice(&[throw("medes", &[1, 2, 3])]), "not_now");
    assert_eq!(play.bad_dice(&[]), "not_now");
}

#[test]
fn s11_what_is_not_a_command_of_this_step_is_refused() {
    let mut play = streets();
    let step = play.step_number();
    for command in [
        Command::Cards(CardsCommand::BuyCard { step }),
        Command::Cards(CardsCommand::Ready { step }),
        Command::Muster(MusterCommand::CommitHero {
            step,
            hero: "Glaukos".into(),
            committed: true,
        }),
        Command::Battle(BattleCommand::SpendTyche { step, dice: 1, seal: None }),
    ] {
        assert_eq!(play.refused(&for_seat("aristocrats"), command), "not_now");
    }
    assert_eq!(play.refused(&control(), StepsCommand::Advance { step }), "waits_for");
    assert_eq!(play.refused(&control(), ScoreCommand::SkipToScore { step }), "not_now");
}

#[test]
fn s11_seats_that_are_none_do_nothing() {
    let mut play = streets();
    let place = play.placing("stadium", 1, 0);
    assert_eq!(play.refused(&seat("spartans"), place.clone()), "no_such_faction");
    assert_eq!(play.refused(&control(), place), "archon_only");
}

#[test]
fn n1_what_only_control_may_do_is_refused_to_archons() {
    let mut play = streets();
    play.place("medes", "stadium", 1, 0);
    let step = play.step_number();
    for command in [
        Command::Deploy(DeployCommand::PassTurn { step }),
        Command::Steps(StepsCommand::StopClock { step }),
        Command::Steps(StepsCommand::SetClock { step, seconds: 60 }),
        Command::Deploy(DeployCommand::EndDeployment { step }),
        Command::Deploy(DeployCommand::StartLastActions { step }),
        Command::Streets(StreetsCommand::BeginStasis { step }),
        Command::Steps(StepsCommand::SkipPhase { step }),
        Command::Score(ScoreCommand::SkipToScore { step }),
        Command::Battle(BattleCommand::EnterDice { step, throws: Vec::new() }),
        Command::Score(ScoreCommand::NameWinner { step, faction: None }),
        Command::Battle(BattleCommand::PickBattle { step, objective: objective("stadium") }),
        units("stadium", 9, "a test"),
        at_hero("Glaukos", HeroAt::Dead),
        colossus(Some("stadium")),
    ] {
        assert_eq!(play.refused(&seat("medes"), command.clone()), "control_only", "{command:?}");
    }
}

#[test]
fn n4_control_stops_and_extends_the_clock_of_a_turn() {
    let mut play = streets();
    let step = play.step_number();
    play.control(StepsCommand::StopClock { step });
    assert!(Council::alarm(&play.state).is_none() && play.council().clock.is_none());
    assert_eq!(play.refused(&control(), StepsCommand::StopClock { step }), "already_so");
    play.control(StepsCommand::SetClock { step, seconds: 30 });
    let alarm = Council::alarm(&play.state).expect("a clock runs");
    assert_eq!(alarm.at.0, play.now.0 + 30_000);
    assert_eq!(
        play.refused(&control(), StepsCommand::SetClock { step, seconds: 3601 }),
        "out_of_bounds"
    );
    assert_eq!(
        play.refused(&control(), StepsCommand::SetClock { step: step - 1, seconds: 30 }),
        "step_over"
    );
    assert_eq!(play.mover(), "medes");
    play.place("medes", "stadium", 1, 0);
    let alarm = Council::alarm(&play.state).expect("a clock runs");
    assert_eq!(alarm.at.0, play.now.0 + 5000, "the next turn has the five seconds of the setting");
}

#[test]
fn n4_a_stopped_clock_leaves_the_turn_to_control() {
    let mut play = streets();
    let step = play.step_number();
    play.control(StepsCommand::StopClock { step });
    play.pass();
    assert_eq!(play.mover(), "monarchists");
    assert!(play.log().contains("Control passes the turn of the Medes."));
}

#[test]
fn s11_the_five_seconds_can_be_changed_in_a_turn_for_the_next() {
    let mut play = streets();
    let value = Setting::Number(3601);
    let command =
        Command::Settings(SettingsCommand::ChangeSetting { key: "turn_seconds".into(), value });
    assert_eq!(play.refused(&control(), command), "bad_setting");
    play.number_setting("turn_seconds", 0);
    play.place("medes", "stadium", 1, 0);
    assert!(Council::alarm(&play.state).is_none(), "no clock runs");
    play.pass();
    assert_eq!(play.mover(), "oligarchs", "Control's button is left");
}

#[test]
fn n4_control_does_for_a_silent_seat_whatever_it_may_do() {
    let mut play = Play::stacked(all_alike(RECRUIT));
    play.set("amazons", Counter::Doom, 1);
    let actor = for_seat("amazons");
    play.by(&actor, CardsCommand::BuyCard { step: play.step_number() });
    play.by(&actor, CardsCommand::Ready { step: play.step_number() });
    assert_eq!((play.step().as_str(), play.cards("amazons")), ("muster", 7));
    let step = play.step_number();
    play.by(
        &actor,
        MusterCommand::CommitHero { step, hero: "Penthesilea".into(), committed: true },
    );
    play.next();
    play.by(&actor, play.playing("amazons", &[]));
    assert_eq!(play.reserve("amazons"), (6, 1));
    play.turn_of("amazons");
    let mut place = play.placing("stadium", 1, 0);
    if let Command::Deploy(DeployCommand::PlaceUnits { heroes, .. }) = &mut place {
        heroes.push("Penthesilea".into());
    }
    play.by(&actor, place);
    assert_eq!(
        (play.units("amazons", "stadium"), play.hero_at("Penthesilea").as_str()),
        ((1, 0), "stadium")
    );
    let seat = &play.at_desk().seats[0];
    assert!(seat.street.as_ref().is_some_and(|street| street.hand.len() == 6));
}

/// One phone is gone from the first card to the last; the others place what they have.
#[test]
fn s11_a_phone_that_is_gone_passes_by_the_clock_and_the_stasis_ends() {
    let mut play = Play::deploying(with_deck(draft(), &[]), "medes");
    play.number_setting("pace_seconds", 5);
    for turn in 0..200 {
        if play.step() != "deploy" {
            break;
        }
        let mover = play.mover();
        let placed =
            play.street(&mover).place.as_ref().and_then(|place| place.mixes.first().copied());
        if let Some(mix) = placed.filter(|_| mover != "medes" && !play.the_turn().stalled) {
            let place = crate::street_kit::CITY[turn % 13];
            play.place(&mover, place, mix.mobs, mix.military);
        } else {
            play.run_out();
        }
        if play.step() == "deploy" && play.the_turn().stalled {
            let step = play.step_number();
            play.control(DeployCommand::StartLastActions { step });
        }
    }
    assert_ne!(play.step(), "deploy", "the deployment ended");
    assert_eq!(play.reserve("medes"), (3, 1), "the silent spent nothing");
    let mut alarms = 0;
    while Council::alarm(&play.state).is_some() {
        play.run_out();
        alarms += 1;
        assert!(alarms < 200, "it goes on and on in {}", play.step());
    }
    assert!(["score", "score_tied"].contains(&play.step().as_str()), "{}", play.step());
    play.end_stasis();
    assert_eq!(play.step(), "presiding");
}

/// Nobody does anything at all, but Control presses its button and what it is offered.
#[test]
fn n4_a_stasis_of_the_absent_ends() {
    let mut play = Play::of(crate::kit::shipped());
    play.next();
    play.begin_stasis();
    for _ in 0..2 {
        play.run_out();
    }
    while !play.the_turn().stalled {
        assert_eq!(play.step(), "deploy");
        play.run_out();
    }
    let step = play.step_number();
    play.control(DeployCommand::StartLastActions { step });
    for _ in 0..8 {
        play.run_out();
    }
    assert_eq!(play.step(), "battles");
    play.end_stasis();
    assert_eq!((play.public()["phase"].as_str(), play.cycle()), (Some("prytanis"), 2));
}

#[test]
fn n4_every_step_before_the_battles_goes_on_by_the_clock_or_by_control() {
    for by_clock in [true, false] {
        let mut play = Play::begun();
        play.begin_stasis();
        for step in ["stasis_cards", "muster"] {
            assert_eq!(play.step(), step);
            if by_clock { play.run_out() } else { play.next() }
        }
        assert_eq!(play.step(), "deploy");
        for _ in 0..5 {
            if by_clock { play.run_out() } else { play.pass() }
        }
        assert_eq!(play.step(), "deploy");
    }
}

/// Every step of a cycle that the test's council comes through.
const CYCLE: [&str; 9] = [
    "presiding",
    "choose_events",
    "events_chosen",
    "debate",
    "race",
    "strengths",
    "ballot",
    "outcome",
    "check",
];

#[test]
fn c23_control_begins_a_stasis_from_every_phase() {
    for step in CYCLE {
        let mut play = Play::begun();
        play.until(step);
        play.begin_stasis();
        assert_eq!(play.step(), "stasis_cards", "from {step}");
        let council = play.council();
        assert!(council.ballot.is_none() && council.outcome.is_none(), "from {step}");
        assert!(council.check.is_none(), "from {step}");
        assert_eq!(play.cards("medes"), 4);
        play.end_stasis();
        assert_eq!((play.step().as_str(), play.cycle()), ("presiding", 2), "from {step}");
        play.until("ballot");
    }
}

#[test]
fn c23_control_begins_a_stasis_while_somebody_is_waited_for() {
    let mut play = Play::of(draft());
    play.set("aristocrats", Counter::Arete, 7);
    play.next();
    assert_eq!(play.step(), "tie_for_prytanis");
    play.begin_stasis();
    assert_eq!(play.step(), "stasis_cards");
    assert!(play.council().tied.is_empty());
    let mut play = Play::begun();
    play.until("ballot");
    play.next();
    let tied = play.step();
    play.begin_stasis();
    assert_eq!(play.step(), "stasis_cards", "from {tied}");
}

#[test]
fn c23_a_stasis_does_not_begin_in_the_lobby_in_another_or_in_diplomacy() {
    let mut play = Play::of(draft());
    let begin =
        |play: &Play| Command::Streets(StreetsCommand::BeginStasis { step: play.step_number() });
    assert_eq!(play.refused(&control(), begin(&play)), "not_now");
    play.next();
    let stale = begin(&play);
    play.begin_stasis();
    assert_eq!(play.refused(&control(), begin(&play)), "not_now");
    assert_eq!(play.refused(&control(), stale), "step_over");
    play.control(DayCommand::CallDiplomacy);
    play.end_stasis();
    assert_eq!(play.step(), "diplomacy");
    assert_eq!(play.refused(&control(), begin(&play)), "not_now");
}

#[test]
fn n4_control_skips_what_is_left_of_a_stasis_in_any_step() {
    let before = ["stasis_cards", "muster"];
    let after =
        ["deploy", "battles", "battle_dice", "battle", "spoils", "score", "amend", "amended"];
    for step in before.into_iter().chain(after) {
        let mut play = Play::stacked(with_constitution(RECRUIT));
        play.number_setting("tyche_most", 0);
        if after.contains(&step) {
            play.until("deploy");
            // Two places are theirs alone, and one brings dice to roll.
            for id in ["royal_tombs", "civic_docks", "stadium"] {
                play.put("medes", Some(id), 1, 0);
            }
            play.put("amazons", Some("stadium"), 1, 0);
        }
        play.until(step);
        let number = play.step_number();
        play.control(StepsCommand::SkipPhase { step: number });
        assert_eq!((play.step().as_str(), play.cycle()), ("presiding", 2), "from {step}");
        assert!(
            play.council().streets.is_none() && Council::alarm(&play.state).is_none(),
            "from {step}"
        );
        assert_eq!(crate::kit::value(&play.council().stasis), 1, "C-25 from {step}");
        play.begin_stasis();
        let left = play.the_streets();
        let held: u32 = TABLE.iter().map(|id| play.cards(id)).sum();
        assert_eq!(left.deck_left + left.discarded + held, 72);
    }
}

#[test]
fn n4_control_skips_a_card_that_waits_for_dice() {
    let mut play = Play::begun();
    play.setting("dice_by", "hand");
    play.set("medes", Counter::Projects, 1);
    play.begin_stasis();
    play.next();
    assert_eq!(play.step(), "hand_dice");
    let end = Command::Deploy(DeployCommand::EndDeployment { step: play.step_number() });
    assert_eq!(play.refused(&control(), end), "not_now", "nothing is deployed yet");
    let step = play.step_number();
    play.control(StepsCommand::SkipPhase { step });
    assert_eq!(play.step(), "presiding");
    let mut draft = all_alike(r#"{ do = "uprising", dice = 1, at = "any" }"#);
    draft.scenario.settings.dice_by = council::settings::DiceBy::Hand;
    let mut play = Play::deploying(draft, "medes");
    play.plays("medes", &[at("stadium")]);
    assert_eq!(
        play.refused(&control(), DeployCommand::PassTurn { step: play.step_number() }),
        "turn_over"
    );
    play.end_deployment();
    assert_eq!(play.step(), "battles");
    assert!(play.the_streets().dice.is_none());
    play.end_stasis();
}
