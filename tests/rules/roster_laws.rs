//! What holds whoever plays: with three to twelve factions, left out, taken in, joined and with their people
//! in each other's seats, in any order.

use council::Council;
use council::command::{Command, DayCommand, RosterCommand, SeatsCommand};
use council::content::{Draft, Faction, Lever};
use council::ids::FactionId;
use council::view::Step;
use game::{Audience, Game, SeatId};
use proptest::prelude::*;
use rand::rngs::StdRng;
use rand::seq::{IndexedRandom, IteratorRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};

use crate::card::assert_bounds;
use crate::kit::{Play, control, lines, shipped};
use crate::laws::Hand;
use crate::roster::left_out;
use crate::shown::Shown;

/// A scenario of so many factions: the shipped ones, and more of their sort.
fn of_size(size: usize) -> Draft {
    let mut draft = shipped();
    let all = draft.scenario.factions.clone();
    let more = (0..).flat_map(|round| all.iter().map(move |row| (round, row)));
    let make = |(round, row): (usize, &Faction)| {
        if round == 0 {
            return row.clone();
        }
        let heroes = Vec::new();
        Faction {
            id: FactionId::from(format!("{}_{round}", row.id).as_str()),
            name: format!("{} {round}", row.name),
            heroes,
            garrison: None,
            ..row.clone()
        }
    };
    draft.scenario.factions = more.take(size.max(all.len())).map(make).collect();
    draft
}

/// A game in which so many play of a scenario that has as many or more.
fn sized_game(playing: usize, seed: u64) -> (Draft, Play, Hand) {
    let mut hand = Hand(StdRng::seed_from_u64(seed));
    let draft = of_size(if hand.0.random() { 12 } else { playing });
    let ids: Vec<FactionId> = draft.scenario.factions.iter().map(|row| row.id.clone()).collect();
    let mut play = Play::seeded(draft.clone(), seed);
    // Control changes its mind before the game begins.
    for _ in 0..hand.0.random_range(0..3) {
        let some = hand.0.random_range(3..=ids.len());
        choose(&mut play, &mut hand, &ids, some);
        change_seats(&mut play, &mut hand);
        holds(&play);
    }
    choose(&mut play, &mut hand, &ids, playing);
    assert_eq!(play.council().factions.len(), playing);
    play.next();
    (draft, play, hand)
}

/// So many play, named in any order.
fn choose(play: &mut Play, hand: &mut Hand, ids: &[FactionId], playing: usize) {
    let mut factions = ids.iter().cloned().sample(&mut hand.0, playing);
    factions.shuffle(&mut hand.0);
    let mut here: Vec<_> = play.council().factions.iter().map(|row| row.id.clone()).collect();
    here.sort();
    let mut chosen = factions.clone();
    chosen.sort();
    let tried =
        play.attempt(&control(), &Command::Roster(RosterCommand::ChooseFactions { factions }));
    assert_eq!(tried, if here == chosen { Err("already_so".into()) } else { Ok(()) });
}

/// What the people of a seat see of what they chose in secret, and whether something is asked in secret.
fn hidden(play: &Play, id: &FactionId) -> ([Value; 4], bool) {
    let own = play.json(&Audience::Seat(SeatId(id.as_str().into())));
    let chosen = [&own["bid"], &own["pick"], &own["choice"], &own["street"]["tyche"]];
    (chosen.map(Value::clone), !own["seal"].is_null())
}

/// Two teams change seats, unless one of them has chosen in secret. No choice is lost or moved (N-1).
fn change_seats(play: &mut Play, hand: &mut Hand) {
    let here: Vec<_> = play.council().factions.iter().map(|row| row.id.clone()).collect();
    let two = here.iter().cloned().sample(&mut hand.0, 2);
    let (one, other) = (two[0].clone(), two[1].clone());
    let before: Vec<_> = here.iter().map(|id| hidden(play, id)).collect();
    let has_chosen = |id: &FactionId| hidden(play, id).0.iter().any(|choice| !choice.is_null());
    let (chosen, asked) = (has_chosen(&one) || has_chosen(&other), before[0].1);
    let (step, awaited) = (play.step_number(), play.awaited());
    let swap = SeatsCommand::SwapSeats { one, other };
    match play.attempt(&control(), &swap.into()) {
        Ok(()) => assert!(!chosen, "a choice lies hidden"),
        Err(code) => assert!(code == "not_now" && chosen && asked, "{code}, asked: {asked}"),
    }
    if play.step_number() != step {
        // Nobody sits where the last was awaited: the step has ended, and all that was hidden is shown.
        assert!(awaited.iter().all(|id| two.iter().any(|row| row.as_str() == id)), "{awaited:?}");
        return;
    }
    let after: Vec<_> = here.iter().map(|id| hidden(play, id)).collect();
    assert_eq!(after, before, "what is chosen stays chosen, by the same faction");
}

/// Somebody comes in, or joins another, if that may be.
fn change_roster(play: &mut Play, hand: &mut Hand) {
    let Some(roster) = play.at_desk().roster.clone() else { return };
    let (here, away): (Vec<_>, Vec<_>) = roster.rows.iter().partition(|row| row.plays);
    let step = play.step_number();
    let away = away.choose(&mut hand.0);
    let command = match away.filter(|_| hand.0.random()) {
        Some(row) => RosterCommand::TakeIn { step, faction: row.faction.clone() },
        None => {
            let mut two = here.iter().map(|row| row.faction.clone()).sample(&mut hand.0, 2);
            let into = two.pop().expect("two play");
            RosterCommand::JoinFactions { step, faction: two.pop().expect("two play"), into }
        }
    };
    let fits = here.len() > 3 || matches!(command, RosterCommand::TakeIn { .. });
    let tried = play.attempt(&control(), &Command::Roster(command));
    assert_eq!(tried.is_ok(), fits, "{tried:?}");
}

/// What holds however many play.
fn holds(play: &Play) {
    let council = play.council();
    assert_bounds(&council);
    let here: Vec<&FactionId> = council.factions.iter().map(|row| &row.id).collect();
    assert!((3..=12).contains(&here.len()));
    let out = left_out(play);
    assert_eq!(here.len() + out.len(), Council::seats(&play.state).len());
    for seat in &out {
        assert!(!here.iter().any(|id| id.as_str() == seat.0));
        assert_eq!(*play.json(&Audience::Seat(seat.clone())), json!({}), "{seat:?} sees nothing");
    }
    let plays = |id: &Option<FactionId>| id.as_ref().is_none_or(|id| here.contains(&id));
    assert!(plays(&council.supremacy) && plays(&council.tie_breaker) && plays(&council.prytanis));
    assert!(council.awaiting.iter().all(|row| here.contains(&&row.faction)));
    assert!(council.tied.iter().all(|id| here.contains(&id)));
    let desk = play.at_desk();
    assert!(desk.seats.iter().map(|row| &row.faction).eq(here.iter().copied()));
    assert!(desk.voters.iter().map(|row| &row.faction).eq(here.iter().copied()));
    if let Some(ballot) = &council.ballot
        && let Some(result) = ballot.result.as_ref().filter(|_| council.step == Step::BallotTied)
    {
        assert_eq!(result.yes.value, result.no.value, "a tie is one of those who vote");
    }
    for row in council.factions.iter().filter(|row| !row.citizen || row.exiled) {
        assert_eq!(row.strength.value, 0, "{} has no vote", row.id);
    }
    let doom: i32 = council.factions.iter().map(|row| row.doom.value).sum();
    assert_eq!(council.doom.value, doom);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3, ..ProptestConfig::default() })]

    /// Laws, ties and turns with 3, 5, 8 and 12 factions, while some come in and some join others.
    #[test]
    fn law_a_council_of_any_size_keeps_its_rules(seed in any::<u64>()) {
        for playing in [3, 5, 8, 12] {
            let (draft, mut play, mut hand) = sized_game(playing, seed);
            let mut shown = Shown::default();
            let call = Command::Day(DayCommand::CallDiplomacy);
            for number in 0..70 {
                if hand.0.random_ratio(1, 3) {
                    change_roster(&mut play, &mut hand);
                }
                if hand.0.random_ratio(1, 4) {
                    change_seats(&mut play, &mut hand);
                }
                if hand.0.random_ratio(1, 12) {
                    let _ = play.attempt(&control(), &call);
                }
                let (actor, command) = hand.choose(&play);
                let _ = play.attempt(&actor, &command);
                holds(&play);
                if number % 10 == 0 {
                    shown.follow(&play, &format!("deed {number}"));
                }
            }
            let events = play.events.clone();
            let mut replay = Play::of(draft);
            events.iter().for_each(|event| replay.state.apply(event));
            prop_assert_eq!(play.every_view(), replay.every_view());
        }
    }

    /// The quorum can be met by those who play wherever it can be by all, and is all of it with all.
    #[test]
    fn c16_law_a_quorum_can_be_met_by_those_who_play(seed in any::<u64>(), quorum in 0_u32..=6) {
        for playing in [3, 5, 8, 12] {
            let mut draft = of_size(12);
            let value = council::settings::Value::Number(quorum);
            for article in &mut draft.constitution.articles {
                if let Some(Lever::Ruling { key, value: now }) = &mut article.lever
                    && key == "quorum"
                {
                    now.clone_from(&value);
                }
            }
            let mut hand = Hand(StdRng::seed_from_u64(seed));
            let ids: Vec<FactionId> =
                draft.scenario.factions.iter().map(|row| row.id.clone()).collect();
            let citizens = draft.scenario.factions.iter().filter(|row| row.citizen).count();
            let chosen = ids.iter().cloned().sample(&mut hand.0, playing);
            let mut play = Play::seeded(draft, seed);
            let quorums = play.roster().quorums;
            prop_assert_eq!(quorums.len(), citizens + 1);
            prop_assert_eq!(quorums[citizens], quorum);
            prop_assert!(quorums.is_sorted());
            prop_assert!(quorums.iter().enumerate().all(|(votes, needed)| *needed as usize <= votes));
            if playing < 12 {
                play.control(RosterCommand::ChooseFactions { factions: chosen });
            }
            let votes = play.council().factions.iter().filter(|row| row.citizen).count();
            let text = lines(&play.council().log);
            prop_assert!(playing == 12 || text.contains(&format!("{playing} factions play")), "{text}");
            prop_assert!(quorums[votes] as usize <= votes);
        }
    }
}
