//! The rooms of the council, a row each. A room is named here and, as a module, by its floor, and nowhere else.

/// Gives the rows to a macro of [`kit::rooms`], after the head of what it makes.
#[rustfmt::skip] // it would take the rows for another thing
macro_rules! rooms {
    ($($make:ident)::+, $head:tt) => {
        $($make)::+! {
            $head
            /// The sequence of play: steps, phases, cycles and their clocks (section 3 of the rules).
            Steps {
                wants crate::steps::StepsCommand,
                    decided by crate::steps::decide::decide,
                    reserves [];
                brings crate::steps::StepsEvent,
                    applied by crate::steps::apply::apply,
                    told after by crate::steps::words::after;
            }
            /// The day: Acts, its rounds and their clocks, the Diplomacy Round (C-1, A-1).
            Day {
                wants crate::day::DayCommand,
                    decided by crate::day::rules::decide,
                    reserves [advance_act];
                brings crate::day::DayEvent,
                    applied by crate::day::rules::apply,
                    told after by crate::day::shown::after;
            }
            /// Who presides, and how that is found out (C-2, C-3).
            Prytanis {
                wants crate::cycle::prytanis::PrytanisCommand,
                    decided by crate::cycle::prytanis::decide::decide,
                    reserves [appoint_prytanis];
                brings crate::cycle::prytanis::PrytanisEvent,
                    applied by crate::cycle::prytanis::decide::apply,
                    told after by crate::cycle::prytanis::words::after;
            }
            /// The event decks and what of them goes to the vote (C-4 to C-7).
            Events {
                wants crate::cycle::events::EventsCommand,
                    decided by crate::cycle::events::decide::decide,
                    reserves [];
                brings crate::cycle::events::EventsEvent,
                    applied by crate::cycle::events::decide::apply,
                    told after by crate::cycle::events::shown::after;
            }
            /// The list of speakers and the floor (C-9).
            Debate {
                wants crate::cycle::debate::DebateCommand,
                    decided by crate::cycle::debate::rules::decide,
                    reserves [];
                brings crate::cycle::debate::DebateEvent,
                    applied by crate::cycle::debate::rules::apply,
                    told after by crate::cycle::debate::shown::after;
            }
            /// The horse race: concealed Horses, all shown at once (C-10 to C-12).
            Race {
                wants crate::cycle::race::RaceCommand,
                    decided by crate::cycle::race::decide::decide,
                    reserves [];
                brings crate::cycle::race::RaceEvent,
                    applied by crate::cycle::race::decide::apply,
                    told after by crate::cycle::race::shown::after;
            }
            /// Influence granted and Heroes sent to support (I-4, I-5, I-6, C-13).
            Grants {
                wants crate::cycle::grants::GrantsCommand,
                    decided by crate::cycle::grants::rules::decide,
                    reserves [];
                brings crate::cycle::grants::GrantsEvent,
                    applied by crate::cycle::grants::rules::apply,
                    told after by crate::cycle::grants::shown::after;
            }
            /// What is put to the vote, the secret picks, their reveal and ties (C-14 to C-18, C-21).
            Vote {
                wants crate::cycle::vote::VoteCommand,
                    decided by crate::cycle::vote::decide::decide,
                    reserves [void_vote];
                brings crate::cycle::vote::VoteEvent,
                    applied by crate::cycle::vote::decide::apply,
                    told after by crate::cycle::vote::words::after;
            }
            /// What a decision will do, shown before it happens (C-19, A-6).
            Outcome {
                wants crate::cycle::outcome::OutcomeCommand,
                    decided by crate::cycle::outcome::decide::decide,
                    reserves [revise_outcome];
                brings crate::cycle::outcome::OutcomeEvent,
                    applied by crate::cycle::outcome::decide::apply,
                    told before by crate::cycle::outcome::told::before,
                    told after by crate::cycle::outcome::told::after;
            }
            /// Proposals and the agenda of the Assembly (A-2, C-22).
            Agenda {
                wants crate::assembly::agenda::AgendaCommand,
                    decided by crate::assembly::agenda::decide::decide,
                    reserves [];
                brings crate::assembly::agenda::AgendaEvent,
                    applied by crate::assembly::agenda::decide::apply,
                    told before by crate::assembly::agenda::shown::before,
                    told after by crate::assembly::agenda::shown::after;
            }
            /// The Assembly sits: motion by motion.
            Sitting {
                wants crate::assembly::sitting::SittingCommand,
                    decided by crate::assembly::sitting::rules::decide,
                    reserves [];
                brings crate::assembly::sitting::SittingEvent,
                    applied by crate::assembly::sitting::rules::apply,
                    told after by crate::assembly::sitting::shown::after;
            }
            /// Articles, laws, and what the program obeys of them.
            Law {
                wants crate::law::texts::LawCommand,
                    decided by crate::law::texts::decide::decide,
                    reserves [
                        set_supremacy, set_tie_breaker, proclaim_law, repeal_law, change_article,
                        add_article, repeal_article
                    ];
                brings crate::law::texts::LawEvent,
                    applied by crate::law::texts::decide::apply,
                    told before by crate::law::texts::shown::before,
                    told after by crate::law::texts::shown::after;
            }
            /// The rulings that Control may change.
            Settings {
                wants crate::law::rulings::SettingsCommand,
                    decided by crate::law::rulings::rules::decide,
                    reserves [change_setting, change_settings];
                brings crate::law::rulings::SettingsEvent,
                    applied by crate::law::rulings::rules::apply,
                    told after by crate::law::rulings::shown::after;
            }
            /// The Stasis Phase as a whole: how it begins and ends, and what Control corrects in it.
            Streets {
                wants crate::stasis::streets::StreetsCommand,
                    decided by crate::stasis::streets::decide::decide,
                    reserves [begin_stasis, correct_units, correct_hero, move_colossus];
                brings crate::stasis::streets::StreetsEvent,
                    applied by crate::stasis::streets::decide::apply,
                    told after by crate::stasis::streets::told::after;
            }
            /// Stasis cards are drawn and bought (S-1 to S-5).
            Cards {
                wants crate::stasis::cards::CardsCommand,
                    decided by crate::stasis::cards::decide::decide,
                    reserves [];
                brings crate::stasis::cards::CardsEvent,
                    applied by crate::stasis::cards::decide::apply,
                    told after by crate::stasis::cards::words::after;
            }
            /// Units muster, Heroes are committed or sent to safety (S-6 to S-9).
            Muster {
                wants crate::stasis::muster::MusterCommand,
                    decided by crate::stasis::muster::decide::decide,
                    reserves [];
                brings crate::stasis::muster::MusterEvent,
                    applied by crate::stasis::muster::decide::apply,
                    told after by crate::stasis::muster::shown::after;
            }
            /// Units are placed and cards played, turn by turn (S-10 to S-15).
            Deploy {
                wants crate::stasis::deploy::DeployCommand,
                    decided by crate::stasis::deploy::decide::decide,
                    reserves [];
                brings crate::stasis::deploy::DeployEvent,
                    applied by crate::stasis::deploy::decide::apply,
                    told after by crate::stasis::deploy::shown::after;
            }
            /// What Stasis cards do to units, Heroes, rolls and hands (S-11).
            Powers {
                brings crate::stasis::powers::PowersEvent,
                    applied by crate::stasis::powers::decide::apply,
                    told after by crate::stasis::powers::words::after;
            }
            /// Battles: Tyche in secret, dice, the fate of Heroes (S-16 to S-21).
            Battle {
                wants crate::stasis::battle::BattleCommand,
                    decided by crate::stasis::battle::decide::decide,
                    reserves [];
                brings crate::stasis::battle::BattleEvent,
                    applied by crate::stasis::battle::decide::apply,
                    told after by crate::stasis::battle::words::after;
            }
            /// Who holds what, and what special objectives bring (S-24 to S-33).
            Spoils {
                wants crate::stasis::spoils::SpoilsCommand,
                    decided by crate::stasis::spoils::decide::decide,
                    reserves [];
                brings crate::stasis::spoils::SpoilsEvent,
                    applied by crate::stasis::spoils::decide::apply,
                    told after by crate::stasis::spoils::shown::after;
            }
            /// The score sheet and the winner (S-22, S-23, S-27, S-29).
            Score {
                wants crate::stasis::score::ScoreCommand,
                    decided by crate::stasis::score::decide::decide,
                    reserves [correct_score];
                brings crate::stasis::score::ScoreEvent,
                    applied by crate::stasis::score::decide::apply,
                    told after by crate::stasis::score::shown::after;
            }
            /// The winner changes an article (S-34).
            Amend {
                wants crate::stasis::amend::AmendCommand,
                    decided by crate::stasis::amend::decide::decide,
                    reserves [];
                brings crate::stasis::amend::AmendEvent,
                    applied by crate::stasis::amend::decide::apply,
                    told after by crate::stasis::amend::shown::after;
            }
            /// Figures, standings, supports and gifts: Control's hand and the Archons' (I-1 to I-3).
            Figures {
                wants crate::control::figures::FiguresCommand,
                    decided by crate::control::figures::rules::decide,
                    reserves [edit, set_standing, add_support, remove_support];
                brings crate::control::figures::FiguresEvent,
                    applied by crate::control::figures::rules::apply,
                    told before by crate::control::figures::shown::before,
                    told after by crate::control::figures::shown::after;
            }
            /// Control's hand on Heroes outside of a stasis (N-4).
            Heroes {
                wants crate::control::heroes::HeroesCommand,
                    decided by crate::control::heroes::rules::decide,
                    reserves [set_hero, add_hero];
                brings crate::control::heroes::HeroesEvent,
                    applied by crate::control::heroes::rules::apply,
                    told before by crate::control::heroes::shown::before;
            }
            /// Control's hand in a deck (C-7, C-8).
            Decks {
                wants crate::control::decks::DecksCommand,
                    decided by crate::control::decks::rules::decide,
                    reserves [
                        reshuffle, write_card, open_deck, close_deck, conceal_anew, shuffle_deck,
                        move_card, deal_cards
                    ];
                brings crate::control::decks::DecksEvent,
                    applied by crate::control::decks::rules::apply,
                    told before by crate::control::decks::shown::before,
                    told after by crate::control::decks::shown::after;
            }
            /// How each seat is played (N-4).
            Seats {
                wants crate::control::seats::SeatsCommand,
                    decided by crate::control::seats::rules::decide,
                    reserves [];
                brings crate::control::seats::SeatsEvent,
                    applied by crate::control::seats::rules::apply,
                    told after by crate::control::seats::shown::after;
            }
            /// What the room is shown and told.
            Stage {
                wants crate::control::stage::StageCommand,
                    decided by crate::control::stage::rules::decide,
                    reserves [];
                brings crate::control::stage::StageEvent,
                    applied by crate::control::stage::rules::apply,
                    told after by crate::control::stage::shown::after;
            }
            /// Who acted and when, and going back.
            Record {
                brings crate::control::record::RecordEvent,
                    applied by crate::control::record::apply::apply,
                    told after by crate::control::record::told::after;
            }
        }
    };
}
pub(crate) use rooms;
