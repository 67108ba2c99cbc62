//! The rules of hidden offers. O-1: lots come one after the other, each with a clock where that is ruled. O-2: everybody
//! hides an offer of coins, no more than it has. O-3: the highest takes the lot and pays; what is tied is ruled.

use game::{Actor, Millis, Refusal, SeatId, Text, Vaulting, text};
use kit::rulings::SettingFault;
use kit::{BadSeal, BySteps, Does, Opening, Sealable, SecretRow, Secrets, UpTo, untold};

use super::state::*;

/// The one secret: what is offered.
pub const SECRETS: Secrets<State, Event, SeatId, Hand> = Secrets {
    rows: &[SecretRow {
        question: "offer",
        is_asked: |state| state.course.step == Step::Offering,
        number: |state| state.course.question,
        vault: |state| Some(&state.offers),
        vault_mut: |state| Some(&mut state.offers),
        does: |event| match event {
            Event::Offers(OffersEvent::Offered { seat, coins, .. }) => {
                Some(Does::Locks { whose: seat, choice: coins })
            }
            Event::Offers(OffersEvent::Judged { offers, untold, .. }) => {
                Some(Does::Opens(Opening {
                    shown: offers.iter().map(|(id, coins)| (id, coins.words())).collect(),
                    others: None,
                    untold: untold.iter().map(|(id, _)| id).collect(),
                }))
            }
            Event::Steps(_) | Event::Desk(_) | Event::Record(_) => None,
        },
        revealed: |state| state.sales.last().map(|sale| &sale.reveal),
    }],
    acts: |event| match event {
        Event::Record(RecordEvent::Acted { by, .. }) => Some(by),
        _ => None,
    },
    to_all: |event| match event {
        Event::Record(RecordEvent::Rewound { anew: true, .. }) => Some(Vaulting::ForgetsAll),
        Event::Desk(DeskEvent::Concealed) => Some(Vaulting::Renews),
        _ => None,
    },
};

pub type Decision<'a> = kit::Decision<'a, State, Event>;
pub type Decided = Result<(), Refusal>;

pub fn refusal(code: &str, sentence: Text) -> Refusal {
    Refusal { code: code.into(), sentence }
}

impl BySteps<Event> for State {
    type Step = Step;

    fn seconds(&self, step: Step) -> u32 {
        match step {
            Step::Offering => self.settings.offer_seconds,
            Step::Judging => 0,
        }
    }

    fn begins(step: Step, seconds: Option<u32>) -> Event {
        StepsEvent::StepBegan { step, seconds }.into()
    }
}

// For whom the table waits, and what the program plays.

pub fn awaits(state: &State, bidder: &Bidder) -> bool {
    let asked = state.course.step == Step::Offering && !bidder.mode.is_away();
    asked && !state.offers.is_in(&bidder.id)
}

pub fn awaited(state: &State) -> impl Iterator<Item = &SeatId> + Clone {
    state.bidders.iter().filter(|row| awaits(state, row)).map(|row| &row.id)
}

/// Whom the program plays next, and when.
pub fn plays(state: &State) -> Option<(Millis, Vec<SeatId>)> {
    let due = awaited(state).filter(|id| state.bidder(id).mode == SeatMode::Scripted);
    let due: Vec<SeatId> = due.filter(|id| !state.seats.was_played(id)).cloned().collect();
    let ends = state.course.clock.running().map(|clock| clock.ends_at);
    (!due.is_empty()).then(|| (state.seats.plays_at(0, ends), due))
}

/// Whom the table waits for after an event, and when the program plays its seats next.
pub fn keep_account(state: &mut State, event: &Event) {
    let now = state.acted.at;
    match event {
        Event::Record(RecordEvent::Acted { by, at }) => {
            if state.seats.minds(by) {
                state.seats.acted(by, *at);
            }
            return;
        }
        Event::Steps(StepsEvent::StepBegan { .. }) => state.seats.step_began(now),
        Event::Desk(DeskEvent::SeatSet { seat, .. }) => state.seats.mode_set(seat, now),
        Event::Offers(_) | Event::Steps(_) | Event::Desk(_) | Event::Record(_) => {}
    }
    if !state.seats.awaits(awaited(state)) {
        let awaited: Vec<SeatId> = awaited(state).cloned().collect();
        state.seats.note_waits(awaited, now);
    }
}

// Who may do what.

fn control_only(actor: &Actor) -> Decided {
    match actor {
        Actor::Control { .. } => Ok(()),
        Actor::Seat(_) | Actor::Clock => {
            Err(refusal("control_only", text!("offers-refused-control-only")))
        }
    }
}

fn clock_only(actor: &Actor) -> Decided {
    let refused = || refusal("clock_only", text!("offers-refused-clock-only"));
    if *actor == Actor::Clock { Ok(()) } else { Err(refused()) }
}

fn same_step(state: &State, step: u32) -> Decided {
    let refused = || refusal("step_over", text!("offers-refused-step-over"));
    if state.course.step_number == step { Ok(()) } else { Err(refused()) }
}

fn seat_of<'a>(state: &'a State, actor: &Actor) -> Result<&'a Bidder, Refusal> {
    match actor {
        Actor::Seat(seat) | Actor::Control { for_seat: Some(seat) } => known(state, seat),
        Actor::Control { for_seat: None } | Actor::Clock => {
            Err(refusal("seat_only", text!("offers-refused-seat-only")))
        }
    }
}

fn known<'a>(state: &'a State, seat: &SeatId) -> Result<&'a Bidder, Refusal> {
    let refused =
        || refusal("no_such_seat", text!("offers-refused-no-such-seat", id = seat.as_ref()));
    state.find(seat).ok_or_else(refused)
}

// Offers (O-2, O-3).

pub fn decide_offers(d: &mut Decision<'_>, actor: &Actor, command: &OffersCommand) -> Decided {
    let OffersCommand::Offer { step, coins, seal } = command;
    let bidder = seat_of(&d.state, actor)?;
    same_step(&d.state, *step)?;
    if d.state.course.step != Step::Offering {
        return Err(refusal("not_now", text!("offers-refused-not-now")));
    }
    let have = bidder.coins.value();
    if *coins > have {
        return Err(refusal("too_many", text!("offers-refused-too-many", have = have)));
    }
    let seat = bidder.id.clone();
    let seal = SECRETS.checked(&d.state, actor, &seat, coins, seal.as_ref());
    let seal = seal.map_err(|BadSeal| refusal("bad_seal", text!("offers-refused-bad-seal")))?;
    d.emit(OffersEvent::Offered { seat, coins: *coins, seal });
    Ok(())
}

/// All at once. What a seat no longer has it cannot show.
fn judge(d: &mut Decision<'_>) {
    let locked = d.state.offers.at_reveal();
    let left = |id: &SeatId| d.state.bidder(id).coins.value();
    let offer = |id: &SeatId| locked.of(id).map_or(0, |offer| offer.number.min(left(id)));
    let offers: Vec<(SeatId, u32)> =
        d.state.bidders.iter().map(|row| (row.id.clone(), offer(&row.id))).collect();
    let most = offers.iter().map(|(_, coins)| *coins).max().unwrap_or(0);
    let best: Vec<_> = offers.iter().filter(|row| most > 0 && row.1 == most).collect();
    let wins = best.len() == 1 || d.state.settings.tie == Tie::First;
    let winner = best.first().filter(|_| wins).map(|(id, _)| id.clone());
    let untold = untold(&locked, |id, offer| offer.is_told(left(id)));
    d.emit(OffersEvent::Judged { offers, winner, untold });
    d.enter(Step::Judging);
}

pub fn apply_offers(state: &mut State, event: &OffersEvent) {
    match event {
        OffersEvent::Offered { seat, coins, seal } => {
            let bidder = state.bidder(seat);
            let hand = bidder.mode.hand(&state.acted.actor, state.seats.playing() == Some(seat));
            let offer = UpTo::chosen(*coins, bidder.coins.value(), state.offers.own(seat));
            state.offers.lock(seat.clone(), offer, hand, seal.clone());
        }
        OffersEvent::Judged { offers, winner, untold } => {
            let question = SECRETS.question(state).unwrap_or_default();
            let locked = state.offers.reveal();
            let rows = offers.iter().map(|(id, coins)| (id, *coins));
            let unlocked = |id: &SeatId| state.bidder(id).mode.unlocked();
            let reveal = Reveal::of(question, &locked, rows, untold, unlocked);
            let (offers, winner) = (offers.clone(), winner.clone());
            let sale = Sale { offers, winner, reveal };
            if let Some((id, price)) = sale.sold() {
                let by = i32::try_from(price).unwrap_or(i32::MAX);
                let cause = text!("offers-cause-lot", title = state.title());
                state.bidder_mut(&id).coins.change(-by, 0, cause);
            }
            state.sales.push(sale);
        }
    }
}

impl Sale {
    /// Who took it, and for how much.
    pub fn sold(&self) -> Option<(SeatId, u32)> {
        let winner = self.winner.as_ref()?;
        self.offers.iter().find(|(id, _)| id == winner).cloned()
    }
}

// Steps (O-1).

pub fn decide_steps(d: &mut Decision<'_>, actor: &Actor, command: &StepsCommand) -> Decided {
    match command {
        StepsCommand::Advance { step } => {
            if *actor != Actor::Clock {
                control_only(actor)?;
            }
            same_step(&d.state, *step)?;
            advance(d)
        }
        StepsCommand::SetClock { step, seconds } => {
            control_only(actor)?;
            same_step(&d.state, *step)?;
            if d.state.course.step != Step::Offering || *seconds > 600 {
                return Err(refusal("no_clock", text!("offers-refused-no-clock", most = 600)));
            }
            d.emit(StepsEvent::ClockSet { seconds: *seconds });
            Ok(())
        }
    }
}

fn advance(d: &mut Decision<'_>) -> Decided {
    match d.state.course.step {
        Step::Offering => judge(d),
        Step::Judging if d.state.course.over => {
            return Err(refusal("over", text!("offers-refused-over")));
        }
        Step::Judging if d.state.course.lot == d.state.setup.lots.len() => {
            d.emit(StepsEvent::Ended)
        }
        Step::Judging => d.enter(Step::Offering),
    }
    Ok(())
}

pub fn apply_steps(state: &mut State, event: &StepsEvent) {
    let now = state.acted.at;
    let course = &mut *state.course;
    match event {
        StepsEvent::StepBegan { step, seconds } => {
            course.step = *step;
            course.step_number += 1;
            course.question = course.step_number;
            course.lot += usize::from(*step == Step::Offering);
            course.clock.begin(*seconds, now);
        }
        StepsEvent::ClockSet { seconds } => course.clock.set(*seconds, now),
        StepsEvent::Ended => course.over = true,
    }
}

// The game master's desk.

pub fn decide_desk(d: &mut Decision<'_>, actor: &Actor, command: &DeskCommand) -> Decided {
    match command {
        DeskCommand::PlaySeats { step } => {
            clock_only(actor)?;
            same_step(&d.state, *step)?;
            let (_, due) = plays(&d.state).unwrap_or_default();
            due.iter().for_each(|seat| play(d, seat));
            return Ok(());
        }
        DeskCommand::ConcealAnew => clock_only(actor)?,
        DeskCommand::SetSeat { .. }
        | DeskCommand::SetCoins { .. }
        | DeskCommand::ChangeSetting { .. } => control_only(actor)?,
    }
    match command.clone() {
        DeskCommand::SetSeat { seat, mode } => {
            if known(&d.state, &seat)?.mode == mode {
                return Err(refusal("already_so", text!("offers-refused-already-so")));
            }
            d.emit(DeskEvent::SeatSet { seat, mode });
        }
        DeskCommand::SetCoins { seat, to, reason } => {
            known(&d.state, &seat)?;
            d.emit(DeskEvent::CoinsSet { seat, to, reason });
        }
        DeskCommand::ChangeSetting { key, value } => {
            d.state.settings.with(&key, &value).map_err(|fault| {
                let sentence = match fault {
                    SettingFault::NoSuchKey => text!("offers-refused-no-setting", key = &key),
                    SettingFault::NotAllowed(sentence) => sentence.into(),
                };
                refusal("bad_setting", sentence)
            })?;
            d.emit(DeskEvent::SettingChanged { key, value });
        }
        DeskCommand::ConcealAnew => d.emit(DeskEvent::Concealed),
        DeskCommand::PlaySeats { .. } => {}
    }
    Ok(())
}

/// The program hides an offer by chance. What the rules refuse it is left.
fn play(d: &mut Decision<'_>, seat: &SeatId) {
    let sides = d.state.bidder(seat).coins.value().saturating_add(1);
    let coins = d.chance.roll(sides) - 1;
    d.emit(DeskEvent::SeatPlayed { seat: seat.clone() });
    let offer = OffersCommand::Offer { step: d.state.course.step_number, coins, seal: None };
    let _ = decide_offers(d, &Actor::Seat(seat.clone()), &offer);
}

pub fn apply_desk(state: &mut State, event: &DeskEvent) {
    match event {
        DeskEvent::SeatSet { seat, mode } => state.bidder_mut(seat).mode = mode.clone(),
        DeskEvent::SeatPlayed { seat } => state.seats.plays(seat.clone()),
        DeskEvent::CoinsSet { seat, to, reason } => {
            state.bidder_mut(seat).coins.set(*to, Cause::Control(reason.as_str().into()));
        }
        DeskEvent::SettingChanged { key, value } => {
            let changed = state.settings.with(key, value);
            state.settings.set(changed.expect("it was looked at before"));
        }
        DeskEvent::Concealed => {
            let step = state.course.step_number + 1;
            go_on(state, true, step);
        }
    }
}

// Going back.

pub fn taken_back(past: &State, last: &State, anew: bool, now: Millis) -> Vec<Event> {
    let pairs = past.bidders.iter().zip(last.bidders.iter());
    let set = pairs
        .filter(|(then, now)| then.mode != now.mode)
        .map(|(_, now)| DeskEvent::SeatSet { seat: now.id.clone(), mode: now.mode.clone() }.into());
    let acted = RecordEvent::Acted { by: Actor::Control { for_seat: None }, at: now };
    let rewound = RecordEvent::Rewound {
        anew,
        stood: now.0.saturating_sub(past.acted.at.0),
        step: last.course.step_number + 1,
        lines: last.logs.room().next(),
        desk_lines: last.logs.control().next(),
    };
    [acted.into(), rewound.into()].into_iter().chain(set).collect()
}

pub fn apply_record(state: &mut State, event: &RecordEvent) {
    match event {
        RecordEvent::Acted { by, at } => {
            let told_from = state.logs.control().next();
            state.acted.put(Acted { actor: by.clone(), at: *at, told_from });
        }
        RecordEvent::Rewound { anew, stood, step, lines, desk_lines } => {
            state.logs.go_on_from(*lines, *desk_lines);
            state.acted.told_from = state.logs.control().next();
            state.seats.stood(*stood);
            state.course.clock.stood(*stood);
            go_on(state, *anew, *step);
        }
    }
}

/// Goes on with this number of the step; what was hidden is hidden again where it is to be anew.
fn go_on(state: &mut State, anew: bool, step: u32) {
    let course = &mut *state.course;
    course.step_number = course.step_number.max(step);
    if anew {
        course.question = course.step_number;
        state.seats.play_anew();
        SECRETS.forget(state);
    }
}
