//! What may be done now, each with the command that does it and a sentence on what it will do. A
//! screen offers these and computes no rule.

use crate::command::{
    Command, DayCommand, DecksCommand, EventsCommand, OutcomeCommand, Pick, PrytanisCommand,
    SettingsCommand, SittingCommand, StepsCommand, VoteCommand,
};
use crate::content::RoundKind;
use crate::cycle::race::rules::Eyes;
use crate::cycle::{debate, grants, race};
use crate::decide::archon;
use crate::decide::{assembly, control, flow, outcome, pace, prytanis, rounds, voting};
use crate::ids::{CardId, FactionId};
use crate::sentences;
use crate::state::{Faction, State};
use crate::view::{Action, GiveItem, GiveOffer, Group, Step};

mod streets;
pub(crate) use streets::{hand_card, place_offer, share_offer};

pub(crate) fn action(
    key: impl Into<String>,
    group: Group,
    label: impl Into<String>,
    says: impl Into<String>,
    command: Command,
) -> Action {
    Action { key: key.into(), group, label: label.into(), says: says.into(), command }
}

/// What an Archon may do now. The same for Control in its place: nothing here tells what is hidden.
pub(crate) fn archon(state: &State, faction: &Faction) -> Vec<Action> {
    let mut actions = Vec::new();
    if flow::named(state) == Some(&faction.id) {
        actions.extend(decisions(state));
    }
    if target_named(state) == Some(&faction.id) {
        actions.extend(targets(state));
    }
    actions.extend(step(state, faction));
    actions.extend(grants::offers::grants(state, faction));
    actions.extend(streets::archon(state, faction));
    actions.extend(powers(state, faction));
    actions
}

/// What Control may do now as itself. Decisions that nobody else can make are among them.
pub(crate) fn control(state: &State) -> Vec<Action> {
    let mut actions = Vec::new();
    if flow::decider(state).is_none() {
        actions.extend(decisions(state));
    }
    if outcome::open_choice(state).is_some() && target_falls_to(state).is_none() {
        actions.extend(targets(state));
    }
    if state.there(debate::rules::gives_floor(state)).is_none() {
        actions.extend(debate::offers::floor(state));
    }
    actions.extend(motions_to_take_up(state));
    actions.extend(clock(state));
    actions.extend(void(state));
    actions.extend(streets::control(state));
    actions.extend(rounds(state));
    actions.extend(run(state));
    actions.extend((0..state.decks.len()).filter_map(|deck| reshuffle(state, deck)));
    actions
}

/// The Archon that names the next target, if it is an Archon's to name and somebody is there.
pub(crate) fn target_falls_to(state: &State) -> Option<&FactionId> {
    state.there(target_named(state))
}

/// The Archon that the rules name for it.
fn target_named(state: &State) -> Option<&FactionId> {
    let (_, chooser) = outcome::open_choice(state)?;
    outcome::chooser(state, chooser)
}

/// The decisions that the step waits for, whoever makes them.
fn decisions(state: &State) -> Vec<Action> {
    match state.step {
        Step::TieForPrytanis => {
            let open = state.tied.iter().filter(|id| archon::may_preside(state, id));
            open.map(|id| pick_prytanis(state, id)).collect()
        }
        Step::ChooseEvents => event_sets(state),
        Step::RaceTied => race::offers::winners(state),
        Step::ChooseMotion => motions(state),
        Step::BallotTied | Step::MotionTied => ties(state),
        _ => Vec::new(),
    }
}

fn pick_prytanis(state: &State, id: &FactionId) -> Action {
    let name = state.name(id);
    let says = format!("The {name} will preside over this cycle.");
    let command = Command::Prytanis(PrytanisCommand::PickPrytanis {
        cycle: state.cycle,
        faction: id.clone(),
    });
    action(format!("prytanis:{id}"), Group::Prytanis, name, says, command)
}

/// One action for each set of as many face-up cards as must be chosen (C-4).
fn event_sets(state: &State) -> Vec<Action> {
    let up: Vec<&CardId> = state.decks.iter().filter_map(|deck| deck.up.as_ref()).collect();
    let needed = flow::events_to_choose(state);
    let sets = (1_usize..1 << up.len()).filter(|set| set.count_ones() as usize == needed);
    let sets = sets.map(|set| up.iter().enumerate().filter(move |(at, _)| set & (1 << at) != 0));
    sets.map(|cards| {
        let cards: Vec<CardId> = cards.map(|(_, card)| (*card).clone()).collect();
        let titles: Vec<&str> = cards.iter().map(|card| &*state.card(card).title).collect();
        let keys: Vec<&str> = cards.iter().map(CardId::as_str).collect();
        let says = "These go to the vote; the other events are discarded.";
        let (key, label) = (format!("events:{}", keys.join("+")), titles.join(" and "));
        action(
            key,
            Group::Events,
            label,
            says,
            Command::Events(EventsCommand::ActivateEvents { cycle: state.cycle, cards }),
        )
    })
    .collect()
}

/// C-14, C-18.
fn motions(state: &State) -> Vec<Action> {
    let mut actions = Vec::new();
    for row in &state.docket {
        let card = state.card(&row.card);
        for (option, choice) in card.options.iter().enumerate() {
            if voting::may_put(state, &row.card, option).is_err() {
                continue;
            }
            let says = format!("Puts “{}” to the vote: {}.", card.title, choice.label);
            let number = u32::try_from(option).expect("a card has at most 4 options");
            let command =
                Command::Vote(VoteCommand::PutToVote { card: row.card.clone(), option: number });
            let key = format!("put:{}:{option}", row.card);
            actions.push(action(key, Group::Put, &choice.label, says, command));
        }
        if voting::may_leave(state, &row.card) {
            let says =
                format!("No other option of “{}” is tried; its default happens.", card.title);
            let command = Command::Vote(VoteCommand::LeaveToDefault { card: row.card.clone() });
            let key = format!("stop:{}", row.card);
            actions.push(action(key, Group::Stop, "Try nothing else", says, command));
        }
    }
    actions
}

/// C-17.
fn ties(state: &State) -> Vec<Action> {
    let Some(ballot) = &state.ballot else { return Vec::new() };
    let row = |key, label, pick, says| {
        action(
            key,
            Group::Tie,
            label,
            says,
            Command::Vote(VoteCommand::DecideTie { ballot: ballot.number, pick }),
        )
    };
    vec![
        row("tie:yes", "It passes", Pick::Yes, "The tie is decided: the motion passes."),
        row("tie:no", "It fails", Pick::No, "The tie is decided: the motion fails."),
    ]
}

fn targets(state: &State) -> Vec<Action> {
    let Some((at, _)) = outcome::open_choice(state) else { return Vec::new() };
    let change = u32::try_from(at).expect("an outcome has few changes");
    let what = state.outcome.as_ref().map(|outcome| &outcome.changes[at].effect);
    let what = what.map_or(String::new(), |effect| sentences::effect(state, effect));
    let row = |faction: &Faction| {
        let says = format!("The {} are named. {what}.", faction.name);
        let step = state.step_number;
        let command = Command::Outcome(OutcomeCommand::ChooseTarget {
            step,
            change,
            faction: faction.id.clone(),
        });
        action(format!("target:{at}:{}", faction.id), Group::Target, &faction.name, says, command)
    };
    state.factions.iter().map(row).collect()
}

/// What the step offers to every Archon.
fn step(state: &State, faction: &Faction) -> Vec<Action> {
    match state.step {
        Step::Debate | Step::MotionDebate => vec![debate::offers::hand(state, faction)],
        Step::Race => race::offers::bids(state, faction),
        Step::RaceTied | Step::Strengths => {
            faction.heroes.iter().map(grants::offers::hero).collect()
        }
        Step::Ballot | Step::MotionBallot if faction.has_vote() => votes(state),
        Step::Election if faction.has_vote() => candidates(state),
        _ => Vec::new(),
    }
}

/// C-15.
fn votes(state: &State) -> Vec<Action> {
    let Some(ballot) = state.open_ballot() else { return Vec::new() };
    let row = |key, label, pick| {
        let says = "Locked until the reveal; you may change it until then.";
        action(
            key,
            Group::Vote,
            label,
            says,
            Command::Vote(VoteCommand::Vote { ballot: ballot.number, pick }),
        )
    };
    vec![
        row("vote:yes", "YES", Pick::Yes),
        row("vote:no", "NO", Pick::No),
        row("vote:abstain", "Abstain", Pick::Abstain),
    ]
}

/// C-2, where the Prytanis is elected.
fn candidates(state: &State) -> Vec<Action> {
    let says = "Locked until the reveal; you may change it until then.";
    let row = |key: String, label: &str, faction: Option<FactionId>| {
        let command = Command::Prytanis(PrytanisCommand::Elect { cycle: state.cycle, faction });
        action(key, Group::Elect, label, says, command)
    };
    let all =
        state.voters().map(|one| row(format!("elect:{}", one.id), &one.name, Some(one.id.clone())));
    all.chain([row("elect:nobody".into(), "Abstain", None)]).collect()
}

/// What articles let the Prytanis do.
fn powers(state: &State, faction: &Faction) -> Vec<Action> {
    if state.prytanis.as_ref() != Some(&faction.id) {
        return Vec::new();
    }
    let mut actions = Vec::new();
    let decks = (0..state.decks.len()).filter(|deck| prytanis::may_look_again(state, *deck));
    actions.extend(decks.filter_map(|deck| second_look(state, deck)));
    if let Some(ballot) = prytanis::vetoable(state) {
        let article = sentences::by(state.reason("veto"));
        let says = format!("What has passed fails, as if NO had won. Once an Act{article}.");
        actions.push(action(
            "veto",
            Group::Veto,
            "Veto it",
            says,
            Command::Vote(VoteCommand::Veto { ballot }),
        ));
    }
    if debate::rules::gives_floor(state) == Some(&faction.id) {
        actions.extend(debate::offers::floor(state));
    }
    actions
}

fn second_look(state: &State, deck: usize) -> Option<Action> {
    let title = &state.card(state.decks[deck].up.as_ref()?).title;
    let article = sentences::by(state.reason("second_look"));
    let says =
        format!("“{title}” goes under its deck and the next is turned up. Once a cycle{article}.");
    let number = u32::try_from(deck).expect("there are three decks");
    let command = Command::Events(EventsCommand::SecondLook { cycle: state.cycle, deck: number });
    let label = format!("Send “{title}” away");
    Some(action(format!("look:{deck}"), Group::SecondLook, label, says, command))
}

/// the motions that can be read now, other than the one that is next anyway.
fn motions_to_take_up(state: &State) -> Vec<Action> {
    let next = assembly::next_motion(state).map(|motion| motion.id);
    let rows = state.agenda.iter().filter(|row| assembly::may_take_up(state, row.id));
    rows.filter(|row| Some(row.id) != next)
        .map(|row| {
            let command = Command::Sitting(SittingCommand::TakeUpMotion {
                step: state.step_number,
                motion: row.id,
            });
            let (key, says) = (format!("take_up:{}", row.id), "It is read before the others.");
            action(key, Group::TakeUp, &row.title, says, command)
        })
        .collect()
}

/// What may be handed over, and how many at most (C-12).
pub(crate) fn give(state: &State, faction: &Faction, eyes: Eyes) -> Option<GiveOffer> {
    let items = archon::GIVEABLE.into_iter().map(|what| {
        let most = race::rules::free(state, faction, what, eyes);
        GiveItem { what, most }
    });
    let what: Vec<GiveItem> = items.filter(|item| item.most > 0).collect();
    let others = state.factions.iter().filter(|other| other.id != faction.id);
    let to = others.map(|other| other.id.clone()).collect();
    (!what.is_empty()).then_some(GiveOffer { to, what })
}

fn clock(state: &State) -> Vec<Action> {
    let step = state.step_number;
    if !control::has_clock(state.step) {
        return Vec::new();
    }
    let set = |key: &str, label: &str, says: &str, seconds: u32| {
        action(
            key,
            Group::Clock,
            label,
            says,
            Command::Steps(StepsCommand::SetClock { step, seconds }),
        )
    };
    let stop = state.clock.as_ref().map(|_| {
        let says = "Nothing runs out until the clock is set again.";
        action(
            "clock:stop",
            Group::Clock,
            "Stop",
            says,
            Command::Steps(StepsCommand::StopClock { step }),
        )
    });
    let longer = vec![
        set("clock:30", "30 s", "The clock is set to half a minute from now.", 30),
        set("clock:60", "1 min", "The clock is set to a minute from now.", 60),
        set("clock:120", "2 min", "The clock is set to two minutes from now.", 120),
    ];
    longer.into_iter().chain(stop).collect()
}

fn void(state: &State) -> Option<Action> {
    let ballot = voting::voidable(state)?;
    let says = "What was picked is forgotten and the same vote is held again.";
    let command = Command::Vote(VoteCommand::VoidVote { ballot, reason: "held again".into() });
    Some(action("void", Group::Void, "Void the vote", says, command))
}

/// Phases, rounds and Acts (C-1, A-1).
fn rounds(state: &State) -> Vec<Action> {
    use crate::view::Phase;
    let mut actions = Vec::new();
    let phase = state.phase();
    for round in [RoundKind::Assembly, RoundKind::Diplomacy, RoundKind::Action] {
        if rounds::may_begin(state, round) {
            let label = crate::show::begin_round(state, round);
            let command = Command::Day(DayCommand::BeginRound { step: state.step_number, round });
            let (key, says) = match round {
                RoundKind::Action => ("round:action", "Play resumes where it halted."),
                RoundKind::Diplomacy => ("round:diplomacy", "The Archons go to their factions."),
                RoundKind::Assembly => ("round:assembly", "The motions of the agenda are read."),
            };
            actions.push(action(key, Group::Round, label, says, command));
        }
    }
    if !matches!(phase, Phase::Lobby | Phase::Diplomacy) {
        let name = sentences::phase(phase);
        let says = format!("The {name} phase ends as it stands; what is undone stays undone.");
        let command = Command::Steps(StepsCommand::SkipPhase { step: state.step_number });
        actions.push(action("skip", Group::Skip, format!("Skip {name}"), says, command));
    }
    if !matches!(phase, Phase::Lobby | Phase::Diplomacy | Phase::Assembly) {
        actions.push(if state.diplomacy_called {
            let says = "Play goes on after this phase.";
            let label = "Cancel the Diplomacy Round";
            action(
                "diplomacy:cancel",
                Group::Diplomacy,
                label,
                says,
                Command::Day(DayCommand::CancelDiplomacy),
            )
        } else {
            let says = "Play halts at the end of this phase and the Archons may leave.";
            let label = "Call the Diplomacy Round";
            action(
                "diplomacy:call",
                Group::Diplomacy,
                label,
                says,
                Command::Day(DayCommand::CallDiplomacy),
            )
        });
    }
    if phase != Phase::Lobby && state.act < crate::content::ACTS {
        let act = state.act + 1;
        let says = format!("Stasis is at least {act}, and the cards of Act {act} join the decks.");
        let (key, label) = (format!("act:{act}"), format!("Begin Act {act}"));
        actions.push(action(
            key,
            Group::Act,
            label,
            says,
            Command::Day(DayCommand::AdvanceAct { act }),
        ));
    }
    actions
}

/// The council goes on by itself, or step by step (C-4, C-11, C-15).
fn run(state: &State) -> Option<Action> {
    if !pace::may_run(state) {
        return None;
    }
    let runs = pace::runs(state);
    let command =
        Command::Settings(SettingsCommand::ChangeSettings { changes: pace::rulings(!runs) });
    let (key, label, says) = if runs {
        let says = "What is only shown waits for Control, and so do the reveals of bids and votes.";
        ("council:step", "Step by hand", says.to_owned())
    } else {
        let says = format!(
            "What is only shown goes on after {} seconds; bids and votes are revealed when all are in.",
            pace::SHOWN
        );
        ("council:run", "Let the council run", says)
    };
    Some(action(key, Group::Run, label, says, command))
}

/// C-7.
fn reshuffle(state: &State, deck: usize) -> Option<Action> {
    if !control::may_reshuffle(state, deck) {
        return None;
    }
    let name = &state.content.events().decks[deck].name;
    let number = u32::try_from(deck).expect("there are three decks");
    let says = format!("The discards of “{name}” are shuffled back into it.");
    let command = Command::Decks(DecksCommand::Reshuffle { deck: number });
    Some(action(
        format!("reshuffle:{deck}"),
        Group::Deck,
        format!("Reshuffle {name}"),
        says,
        command,
    ))
}
