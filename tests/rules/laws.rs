//! What holds in every game: legal actions are accepted, refusals change nothing, a replay leads to the
//! same state, a patch leads to the same view, bounds hold, and nobody learns what is hidden.

use council::command::{
    Absence, AgendaCommand, CardTo, Command, DayCommand, DeckName, DecksCommand, FigureName,
    FiguresCommand, LawCommand, MotionDraft, NewText, Pick, PrytanisCommand, RaceCommand, Scene,
    SeatMode, SeatsCommand, SettingsCommand, StageCommand, StepsCommand, Subject, VoteCommand,
};
use council::content::{Counter, Lever, RoundKind, Until};
use council::event::{DeployEvent, Event, SittingEvent};
use council::ids::FactionId;
use council::view::{Action, FactionView, GiveItem, GiveOffer, Group, Step};
use game::{Actor, Audience};
use proptest::prelude::*;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use crate::card::assert_bounds;
use crate::kit::{Play, control, draft, faction, shipped};
use crate::seals;
use crate::shown::Shown;
use crate::street_laws::street_offers;

/// A random player of everything: mostly what is on offer, sometimes Control's hand.
pub struct Hand(pub StdRng);

impl Hand {
    /// What somebody might do next: an offer of a view, sealed where a device would, or an edit.
    pub fn choose(&mut self, play: &Play) -> (Actor, Command) {
        let (actor, command) = self.on_offer(play);
        let command = self.sealed(play, &actor, command);
        (actor, command)
    }

    /// The command with a seal, mostly: an older device has none.
    fn sealed(&mut self, play: &Play, actor: &Actor, command: Command) -> Command {
        if self.0.random_ratio(1, 4) {
            return command;
        }
        seals::sealed(play, actor, command, self.0.random())
    }

    fn on_offer(&mut self, play: &Play) -> (Actor, Command) {
        if self.0.random_ratio(1, 8) {
            return (control(), self.meddle(play));
        }
        // The program's seats are played by the clock.
        if let Some(alarm) = play.script_alarm()
            && self.0.random_ratio(1, 4)
        {
            return (Actor::Clock, alarm.command);
        }
        let offers = offers(play, &mut self.0);
        // The big button is pressed often enough for the game to move.
        if let Some(next) = play.at_desk().next.command.clone()
            && self.0.random_ratio(1, 3)
        {
            return (control(), next);
        }
        offers.choose(&mut self.0).expect("Control may always do something").clone()
    }

    fn meddle(&mut self, play: &Play) -> Command {
        let council = play.council();
        let ids: Vec<&FactionId> = council.factions.iter().map(|row| &row.id).collect();
        let who = (*ids.choose(&mut self.0).expect("a faction")).clone();
        let reason = "a whim".to_owned();
        match self.0.random_range(0..21) {
            0 => {
                let counters = [Counter::Arete, Counter::Horses, Counter::Influence, Counter::Doom];
                let counter = *counters.choose(&mut self.0).expect("one");
                let figure = FigureName::Faction { faction: who, counter };
                Command::Figures(FiguresCommand::Edit {
                    figure,
                    to: self.0.random_range(0..9),
                    reason,
                })
            }
            1 => {
                let (citizen, exiled) = (self.0.random_ratio(3, 4), self.0.random_ratio(1, 4));
                Command::Figures(FiguresCommand::SetStanding {
                    faction: who,
                    citizen,
                    exiled,
                    reason,
                })
            }
            2 => {
                let figure = FigureName::Stasis;
                Command::Figures(FiguresCommand::Edit {
                    figure,
                    to: self.0.random_range(3..15),
                    reason,
                })
            }
            3 => {
                let by = self.0.random_range(1..9);
                let ends = [Until::Vote, Until::Phase, Until::Cycle, Until::Act, Until::Removed];
                let until = *ends.choose(&mut self.0).expect("one");
                Command::Figures(FiguresCommand::AddSupport {
                    faction: who,
                    by,
                    label: "luck".into(),
                    until,
                })
            }
            4 => Command::Law(LawCommand::SetSupremacy { faction: Some(who), reason }),
            5 => Command::Stage(StageCommand::Show { scene: Some(Scene::Agenda) }),
            6 => {
                let settings = [
                    ("race_tie", "control_picks"),
                    ("race_tie", "all"),
                    ("horses_shown", "spent"),
                    ("votes_revealed", "by_itself"),
                    ("bids_revealed", "by_itself"),
                    ("deck_runs_out", "reshuffled"),
                    ("grant_moves", "any_time"),
                    ("grant_carries", "influence_and_support"),
                    ("presiding", "elected"),
                    ("second_look", "once_a_cycle"),
                    ("veto", "once_an_act"),
                    ("floor", "prytanis"),
                ];
                let (key, word) = *settings.choose(&mut self.0).expect("one");
                let value = council::settings::Value::Word(word.into());
                Command::Settings(SettingsCommand::ChangeSetting { key: key.into(), value })
            }
            7 => Command::Law(LawCommand::SetTieBreaker { faction: None, reason }),
            8 => Command::Prytanis(PrytanisCommand::AppointPrytanis { faction: who, reason }),
            9 => Command::Day(DayCommand::CallDiplomacy),
            10 | 11 => self.legislate(play),
            12 => {
                let ids: Vec<u32> = council.agenda.iter().map(|row| row.id).collect();
                match ids.choose(&mut self.0) {
                    Some(motion) => {
                        Command::Agenda(AgendaCommand::StrikeMotion { motion: *motion, reason })
                    }
                    None => Command::Day(DayCommand::CallDiplomacy),
                }
            }
            13 => {
                let ids: Vec<u32> = council.agenda.iter().map(|row| row.id).collect();
                let postponed = self.0.random();
                match ids.choose(&mut self.0) {
                    Some(motion) => Command::Agenda(AgendaCommand::PostponeMotion {
                        motion: *motion,
                        postponed,
                    }),
                    None => Command::Day(DayCommand::CallDiplomacy),
                }
            }
            14 => self.in_a_deck(play),
            15 => self.deal(who),
            16 => self.hold_up(play, who),
            17 => self.mark(),
            18 | 19 => self.seat(&ids),
            _ => Command::Stage(StageCommand::Announce { text: "Silence in the hall.".into() }),
        }
    }

    /// A seat is played in another way, the program's above all.
    fn seat(&mut self, ids: &[&FactionId]) -> Command {
        let faction_of = |chance: &mut StdRng| (*ids.choose(chance).expect("a faction")).clone();
        let instead = match self.0.random_range(0..3) {
            0 => Absence::Abstain,
            1 => Absence::Follow(faction_of(&mut self.0)),
            _ => Absence::Control,
        };
        let modes = [
            SeatMode::Phone,
            SeatMode::Paper,
            SeatMode::Scripted,
            SeatMode::Scripted,
            SeatMode::Absent { instead },
        ];
        let mode = modes.choose(&mut self.0).expect("one").clone();
        Command::Seats(SeatsCommand::SetSeat { faction: faction_of(&mut self.0), mode })
    }
}

impl Hand {
    /// A deck is opened, shuffled, stacked.
    fn in_a_deck(&mut self, play: &Play) -> Command {
        let decks = [DeckName::Events(0), DeckName::Events(1), DeckName::Stasis];
        let deck = *decks.choose(&mut self.0).expect("one");
        let desk = play.at_desk();
        let Some(open) = desk.open_deck.as_ref().filter(|_| !self.0.random_ratio(1, 6)) else {
            return Command::Decks(DecksCommand::OpenDeck { deck });
        };
        let deck = open.deck;
        let cards: Vec<_> = open.draw.iter().chain(&open.discard).chain(&open.up).collect();
        let card = cards.choose(&mut self.0).map(|card| card.id.clone());
        let to = [CardTo::Top, CardTo::Bottom, CardTo::Into, CardTo::Discard, CardTo::FaceUp]
            .choose(&mut self.0)
            .expect("one")
            .clone();
        match (self.0.random_range(0..8), card) {
            (0, _) | (_, None) => Command::Decks(DecksCommand::CloseDeck),
            (1, _) => Command::Decks(DecksCommand::ShuffleDeck { deck }),
            (2, Some(card)) => {
                let to = CardTo::Hand(faction("oligarchs"));
                Command::Decks(DecksCommand::MoveCard { deck, card, to, reason: "a whim".into() })
            }
            (_, Some(card)) => {
                Command::Decks(DecksCommand::MoveCard { deck, card, to, reason: "a whim".into() })
            }
        }
    }

    fn deal(&mut self, who: FactionId) -> Command {
        let cards = self.0.random_range(-3..=3);
        Command::Decks(DecksCommand::DealCards { faction: who, cards, reason: "a whim".into() })
    }

    /// The number of one of these, or of nothing: numbers go on where a game goes back, so none is made up.
    fn one_of(&mut self, ids: impl Iterator<Item = u32>) -> u32 {
        let ids: Vec<u32> = ids.chain([u32::MAX]).collect();
        *ids.choose(&mut self.0).expect("one")
    }

    /// Something is held up, that is there or not.
    fn hold_up(&mut self, play: &Play, who: FactionId) -> Command {
        let up = play.council().decks[0].up.as_ref().map(|card| card.id.clone());
        let on = match self.0.random_range(0..7) {
            0 => None,
            1 => up.map(|card| Subject::Card { card }),
            2 => Some(Subject::Faction { faction: who }),
            3 => Some(Subject::Figure { figure: FigureName::Stasis }),
            4 => Some(Subject::Article { article: self.0.random_range(0..4) }),
            5 => Some(Subject::Law {
                law: self.one_of(play.council().laws.iter().map(|row| row.id)),
            }),
            _ => {
                let motion = self.one_of(play.council().agenda.iter().map(|row| row.id));
                Some(Subject::Motion { motion })
            }
        };
        Command::Stage(StageCommand::Spotlight { on })
    }

    /// A mark at which Control is warned.
    fn mark(&mut self) -> Command {
        let keys = ["doom_alarm", "stasis_alarm", "agenda_alarm", "arete_alarm", "horses_alarm"];
        let key = (*keys.choose(&mut self.0).expect("one")).to_owned();
        let value = council::settings::Value::Number(self.0.random_range(0..9));
        Command::Settings(SettingsCommand::ChangeSetting { key, value })
    }

    /// Motions, laws and articles of every sort.
    fn legislate(&mut self, play: &Play) -> Command {
        let (title, text) = ("A whim".to_owned(), "So be it.".to_owned());
        let rows = [("majority", "two_thirds"), ("presiding", "lot"), ("floor", "prytanis")];
        let (key, word) = *rows.choose(&mut self.0).expect("one");
        let value = council::settings::Value::Word(word.into());
        let lever = self.0.random::<bool>().then(|| Lever::Ruling { key: key.into(), value });
        let ends = [Until::Cycle, Until::Round, Until::Act, Until::Removed];
        let until = *ends.choose(&mut self.0).expect("one");
        let reason = "a whim".to_owned();
        match self.0.random_range(0..7) {
            0 => Command::Agenda(AgendaCommand::AddMotion {
                motion: MotionDraft::Law { title, text, lever, until },
            }),
            1 => {
                let motion = MotionDraft::Article { title, text, replaces: None, lever };
                Command::Agenda(AgendaCommand::AddMotion { motion })
            }
            2 => Command::Agenda(AgendaCommand::AddMotion {
                motion: MotionDraft::Deed { title, text },
            }),
            3 => Command::Law(LawCommand::ProclaimLaw {
                title,
                text,
                lever,
                until,
                by: String::new(),
            }),
            4 => Command::Law(LawCommand::AddArticle { title, text, lever, reason }),
            5 => match play.council().laws.choose(&mut self.0) {
                Some(law) => Command::Law(LawCommand::RepealLaw { law: law.id, reason }),
                None => Command::Law(LawCommand::ProclaimLaw {
                    title,
                    text,
                    lever,
                    until,
                    by: "A".into(),
                }),
            },
            _ => {
                let to = NewText::Written(format!("Text {}.", self.0.random_range(0..99)));
                // A going back gives later articles other ids.
                let article = play.council().constitution.first().map_or(1, |row| row.id);
                Command::Law(LawCommand::ChangeArticle { article, to, reason })
            }
        }
    }
}

/// Every action that any view offers, with who may take it; in a stasis, units and cards too.
fn offers(play: &Play, chance: &mut StdRng) -> Vec<(Actor, Command)> {
    let (desk, step) = (play.at_desk(), play.step_number());
    let mut offers = by(&control(), &desk.actions);
    for alarm in &desk.alarms {
        offers.extend(by(&control(), &alarm.actions));
    }
    for row in &desk.seats {
        let own = play.archon(row.faction.as_str());
        let seat = row.faction.seat();
        let for_seat = Actor::Control { for_seat: Some(seat.clone()) };
        let seat = Actor::Seat(seat);
        offers.extend(by(&for_seat, &row.actions));
        offers.extend(gifts(&for_seat, row.give.as_ref()));
        offers.extend(by(&seat, &own.actions));
        offers.extend(gifts(&seat, own.give.as_ref()));
        for (actor, street) in [(for_seat, &row.street), (seat, &own.street)] {
            let streets = street.iter().flat_map(|street| street_offers(street, step, chance));
            offers.extend(streets.map(|command| (actor.clone(), command)));
        }
    }
    offers
}

fn by(actor: &Actor, actions: &[Action]) -> Vec<(Actor, Command)> {
    actions.iter().map(|action| (actor.clone(), action.command.clone())).collect()
}

/// The largest gift of each kind that is on offer.
fn gifts(actor: &Actor, offer: Option<&GiveOffer>) -> Vec<(Actor, Command)> {
    let Some(offer) = offer else { return Vec::new() };
    let to = offer.to.first().expect("somebody");
    let gift = |item: &GiveItem| {
        let (to, what, amount) = (to.clone(), item.what, item.most);
        (actor.clone(), Command::Figures(FiguresCommand::Give { to, what, amount }))
    };
    offer.what.iter().map(gift).collect()
}

pub fn random_game(seed: u64) -> (Play, Hand) {
    let draft = if seed.is_multiple_of(2) { shipped() } else { draft() };
    let mut play = Play::seeded(draft, seed);
    play.next();
    let mut hand = Hand(StdRng::seed_from_u64(seed));
    if seed.is_multiple_of(3) {
        in_assembly(&mut play, &mut hand);
    }
    (play, hand)
}

/// Motions are on the agenda and an Assembly sits.
fn in_assembly(play: &mut Play, hand: &mut Hand) {
    let motion = MotionDraft::Deed { title: "A deed".into(), text: "Do it.".into() };
    play.control(AgendaCommand::AddMotion { motion });
    for _ in 0..12 {
        let command = hand.legislate(play);
        if matches!(command, Command::Agenda(AgendaCommand::AddMotion { .. })) {
            play.control(command);
        }
    }
    play.control(DayCommand::CallDiplomacy);
    play.until_any(&["diplomacy", "assembly"]);
    if play.step() == "diplomacy" {
        let step = play.step_number();
        play.control(DayCommand::BeginRound { step, round: RoundKind::Assembly });
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, ..ProptestConfig::default() })]

    #[test]
    fn law_every_action_on_offer_is_accepted(seed in any::<u64>()) {
        let (mut play, mut hand) = random_game(seed);
        for _ in 0..60 {
            for (actor, command) in offers(&play, &mut hand.0) {
                prop_assert_eq!(play.tried(&actor, &command), Ok(()), "{:?} {:?}", actor, command);
            }
            let (actor, command) = hand.choose(&play);
            let _ = play.attempt(&actor, &command);
        }
    }

    #[test]
    fn n2_law_bounds_hold_and_every_figure_adds_up(seed in any::<u64>()) {
        let (mut play, mut hand) = random_game(seed);
        for _ in 0..150 {
            let (actor, command) = hand.choose(&play);
            let _ = play.attempt(&actor, &command);
            assert_bounds(&play.council());
        }
    }

    #[test]
    fn law_a_replay_of_the_journal_leads_to_the_same_views(seed in any::<u64>()) {
        let (mut play, mut hand) = random_game(seed);
        for _ in 0..150 {
            let (actor, command) = hand.choose(&play);
            let _ = play.attempt(&actor, &command);
        }
        let journal = serde_json::to_string(&play.events).expect("events are JSON");
        let events: Vec<Event> = serde_json::from_str(&journal).expect("and are read again");
        prop_assert_eq!(&events, &play.events);
        let (mut replay, _) = (Play::of(if seed.is_multiple_of(2) { shipped() } else { draft() }), ());
        for event in &events {
            replay.state.apply(event);
        }
        prop_assert_eq!(play.every_view(), replay.every_view());
    }

    #[test]
    fn law_what_is_kept_of_a_view_is_what_it_would_be_made_anew(seed in any::<u64>()) {
        let (mut play, mut hand) = random_game(seed);
        let mut shown = Shown::default();
        for number in 0..60 {
            let (actor, command) = hand.choose(&play);
            let _ = play.attempt(&actor, &command);
            shown.follow(&play, &format!("deed {number}"));
        }
    }

    /// N-1: two games that differ in hidden choices alone are the same game to everybody else, whatever
    /// is done in them, until those choices are revealed.
    #[test]
    fn n1_law_nobody_sees_what_is_hidden(seed in any::<u64>()) {
        let (mut play, mut hand) = random_game(seed);
        for _ in 0..120 {
            if let Some((actor, commands)) = hand.secret(&play) {
                let mut other = play.clone();
                let [this, that] = commands;
                let step = play.step_number();
                prop_assert_eq!(play.attempt(&actor, &this), other.attempt(&actor, &that));
                // Both go on in the same way until something is revealed.
                for _ in 0..6 {
                    if play.step_number() != step {
                        break;
                    }
                    prop_assert_eq!(unseen(&actor, &play), unseen(&actor, &other));
                    let (by, command) = hand.choose(&play);
                    if by == actor || reveals(&command) {
                        continue;
                    }
                    let code = play.attempt(&by, &command);
                    prop_assert_eq!(code, other.attempt(&by, &command), "{:?} {:?}", by, command);
                }
            }
            let (actor, command) = hand.choose(&play);
            let _ = play.attempt(&actor, &command);
        }
    }
}

impl Hand {
    /// Somebody who may choose in secret now, and two choices of theirs that differ in what is chosen or
    /// in how it is sealed.
    pub fn secret(&mut self, play: &Play) -> Option<(Actor, [Command; 2])> {
        let (actor, choices) = self.two_choices(play)?;
        let choices = choices.map(|command| self.sealed(play, &actor, command));
        Some((actor, choices))
    }

    fn two_choices(&mut self, play: &Play) -> Option<(Actor, [Command; 2])> {
        let council = play.council();
        let row = council.factions.choose(&mut self.0).expect("a faction");
        let actor = Actor::Seat(row.id.seat());
        match council.step {
            Step::Race => {
                let (cycle, most) = (play.cycle(), row.horses.value as u32);
                let mut bid = || self.0.random_range(0..=most);
                let bids = [bid(), bid()];
                Some((
                    actor,
                    bids.map(|horses| {
                        Command::Race(RaceCommand::LockBid { cycle, horses, seal: None })
                    }),
                ))
            }
            Step::Election if row.citizen && !row.exiled => self.two_of(play, row, Group::Elect),
            Step::Ballot | Step::MotionBallot if row.citizen && !row.exiled => {
                let ballot = play.ballot();
                let picks = [Pick::Yes, Pick::No, Pick::Abstain];
                let mut pick = || *picks.choose(&mut self.0).expect("one");
                let picks = [pick(), pick()];
                Some((
                    actor,
                    picks.map(|pick| Command::Vote(VoteCommand::Vote { ballot, pick, seal: None })),
                ))
            }
            Step::Tyche => self.two_of(play, row, Group::Tyche),
            _ => None,
        }
    }

    /// Two of the choices that a seat is offered.
    fn two_of(
        &mut self,
        play: &Play,
        row: &FactionView,
        group: Group,
    ) -> Option<(Actor, [Command; 2])> {
        let own = play.archon(row.id.as_str());
        let offers: Vec<_> = own.actions.iter().filter(|action| action.group == group).collect();
        let mut choice = || offers.choose(&mut self.0).map(|action| action.command.clone());
        Some((Actor::Seat(row.id.seat()), [choice()?, choice()?]))
    }
}

/// The bytes that everybody but this actor sees.
fn unseen(actor: &Actor, play: &Play) -> Vec<String> {
    let others = play.audiences().into_iter().filter(|audience| match (actor, audience) {
        (Actor::Seat(seat), Audience::Seat(other)) => seat != other,
        _ => true,
    });
    others.map(|audience| play.json(&audience).to_string()).collect()
}

/// Commands after which what was hidden is shown.
fn reveals(command: &Command) -> bool {
    matches!(
        command,
        Command::Steps(StepsCommand::Advance { .. })
            | Command::Race(RaceCommand::EnterBids { .. })
            | Command::Vote(VoteCommand::EnterVotes { .. })
            | Command::Vote(VoteCommand::EnterCount { .. })
    )
}

/// The games above are of a table at which stases are played too.
#[test]
fn law_random_games_reach_and_play_stases_and_assemblies() {
    let mut seen = std::collections::BTreeMap::new();
    for seed in 0..24 {
        let (mut play, mut hand) = random_game(seed);
        for _ in 0..150 {
            *seen.entry(play.step()).or_insert(0) += 1;
            let (actor, command) = hand.choose(&play);
            let _ = play.attempt(&actor, &command);
        }
        let deeds = |event: &&Event| {
            matches!(
                event,
                Event::Deploy(DeployEvent::UnitsPlaced { .. })
                    | Event::Deploy(DeployEvent::StreetCardPlayed { .. })
            )
        };
        let passed = |event: &&Event| {
            matches!(event, Event::Sitting(SittingEvent::MotionSettled { adopted: true, .. }))
        };
        *seen.entry("adopted".into()).or_insert(0) += play.events.iter().filter(passed).count();
        *seen.entry("deeds".into()).or_insert(0) += play.events.iter().filter(deeds).count();
    }
    for step in ["stasis_cards", "muster", "deploy", "battles", "tyche", "battle", "deeds"]
        .into_iter()
        .chain([
            "assembly",
            "motion_debate",
            "motion_ballot",
            "motion_outcome",
            "election",
            "adopted",
        ])
    {
        assert!(seen.contains_key(step) && seen[step] > 0, "{step} is not among {seen:?}");
    }
}
