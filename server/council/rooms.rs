//! The rooms of the council, a row each.

/// Gives the rows to a macro of [`kit::rooms`], after the head of what it makes.
#[rustfmt::skip] // it would take the rows for another thing
macro_rules! rooms {
    ($($make:ident)::+, $head:tt) => {
        $($make)::+! {
            $head
            /// The sequence of play: steps, phases, cycles and their clocks (section 3 of the rules).
            Steps {
                wants StepsCommand, decided by steps::decide::decide, reserves [];
                brings StepsEvent, applied by steps::apply::apply,
                    told after by steps::words::after;
            }
            /// The day: Acts, its rounds and their clocks, the Diplomacy Round (C-1, A-1).
            Day {
                wants DayCommand, decided by day::rules::decide, reserves [advance_act];
                brings DayEvent, applied by day::rules::apply, told after by day::shown::after;
            }
            /// Who presides, and how that is found out (C-2, C-3).
            Prytanis {
                wants PrytanisCommand, decided by prytanis::decide::decide, reserves [
                    appoint_prytanis
                ];
                brings PrytanisEvent, applied by prytanis::decide::apply,
                    told after by prytanis::words::after;
            }
            /// The event decks and what of them goes to the vote (C-4 to C-7).
            Events {
                wants EventsCommand, decided by events::decide::decide, reserves [];
                brings EventsEvent, applied by events::decide::apply,
                    told after by events::shown::after;
            }
            /// The list of speakers and the floor (C-9).
            Debate {
                wants DebateCommand, decided by debate::rules::decide, reserves [];
                brings DebateEvent, applied by debate::rules::apply,
                    told after by debate::shown::after;
            }
            /// The horse race: concealed Horses, all shown at once (C-10 to C-12).
            Race {
                wants RaceCommand, decided by race::decide::decide, reserves [];
                brings RaceEvent, applied by race::decide::apply, told after by race::shown::after;
            }
            /// Influence granted and Heroes sent to support (I-4, I-5, I-6, C-13).
            Grants {
                wants GrantsCommand, decided by grants::rules::decide, reserves [];
                brings GrantsEvent, applied by grants::rules::apply,
                    told after by grants::shown::after;
            }
            /// What is put to the vote, the secret picks, their reveal and ties (C-14 to C-18, C-21).
            Vote {
                wants VoteCommand, decided by vote::decide::decide, reserves [void_vote];
                brings VoteEvent, applied by vote::decide::apply, told after by vote::words::after;
            }
            /// What a decision will do, shown before it happens (C-19, A-6).
            Outcome {
                wants OutcomeCommand, decided by outcome::decide::decide, reserves [revise_outcome];
                brings OutcomeEvent, applied by outcome::decide::apply,
                    told before by outcome::told::before,
                    told after by outcome::told::after;
            }
            /// Proposals and the agenda of the Assembly (A-2, C-22).
            Agenda {
                wants AgendaCommand, decided by agenda::decide::decide, reserves [];
                brings AgendaEvent, applied by agenda::decide::apply,
                    told before by agenda::shown::before,
                    told after by agenda::shown::after;
            }
            /// The Assembly sits: motion by motion.
            Sitting {
                wants SittingCommand, decided by sitting::rules::decide, reserves [];
                brings SittingEvent, applied by sitting::rules::apply,
                    told after by sitting::shown::after;
            }
            /// Articles, laws, and what the program obeys of them.
            Law {
                wants LawCommand, decided by texts::decide::decide, reserves [
                    set_supremacy, set_tie_breaker, proclaim_law, repeal_law, change_article,
                    add_article, repeal_article
                ];
                brings LawEvent, applied by texts::decide::apply,
                    told before by texts::shown::before,
                    told after by texts::shown::after;
            }
            /// The rulings that Control may change.
            Settings {
                wants SettingsCommand, decided by rulings::rules::decide, reserves [
                    change_setting, change_settings
                ];
                brings SettingsEvent, applied by rulings::rules::apply,
                    told after by rulings::shown::after;
            }
            /// The Stasis Phase as a whole: how it begins and ends, and what Control corrects in it.
            Streets {
                wants StreetsCommand, decided by streets::decide::decide, reserves [
                    begin_stasis, correct_units, correct_hero, move_colossus
                ];
                brings StreetsEvent, applied by streets::decide::apply,
                    told after by streets::told::after;
            }
            /// Stasis cards are drawn and bought (S-1 to S-5).
            Cards {
                wants CardsCommand, decided by cards::decide::decide, reserves [];
                brings CardsEvent, applied by cards::decide::apply,
                    told after by cards::words::after;
            }
            /// Units muster, Heroes are committed or sent to safety (S-6 to S-9).
            Muster {
                wants MusterCommand, decided by muster::decide::decide, reserves [];
                brings MusterEvent, applied by muster::decide::apply,
                    told after by muster::shown::after;
            }
            /// Units are placed and cards played, turn by turn (S-10 to S-15).
            Deploy {
                wants DeployCommand, decided by deploy::decide::decide, reserves [];
                brings DeployEvent, applied by deploy::decide::apply,
                    told after by deploy::shown::after;
            }
            /// What Stasis cards do to units, Heroes, rolls and hands (S-11).
            Powers {
                brings PowersEvent, applied by powers::decide::apply,
                    told after by powers::words::after;
            }
            /// Battles: Tyche in secret, dice, the fate of Heroes (S-16 to S-21).
            Battle {
                wants BattleCommand, decided by battle::decide::decide, reserves [];
                brings BattleEvent, applied by battle::decide::apply,
                    told after by battle::words::after;
            }
            /// Who holds what, and what special objectives bring (S-24 to S-33).
            Spoils {
                wants SpoilsCommand, decided by spoils::decide::decide, reserves [];
                brings SpoilsEvent, applied by spoils::decide::apply,
                    told after by spoils::shown::after;
            }
            /// The score sheet and the winner (S-22, S-23, S-27, S-29).
            Score {
                wants ScoreCommand, decided by score::decide::decide, reserves [correct_score];
                brings ScoreEvent, applied by score::decide::apply,
                    told after by score::shown::after;
            }
            /// The winner changes an article (S-34).
            Amend {
                wants AmendCommand, decided by amend::decide::decide, reserves [];
                brings AmendEvent, applied by amend::decide::apply,
                    told after by amend::shown::after;
            }
            /// Figures, standings, supports and gifts: Control's hand and the Archons' (I-1 to I-3).
            Figures {
                wants FiguresCommand, decided by figures::rules::decide, reserves [
                    edit, name_counter, set_standing, add_support, remove_support
                ];
                brings FiguresEvent, applied by figures::rules::apply,
                    told before by figures::shown::before,
                    told after by figures::shown::after;
            }
            /// Control's hand on Heroes outside of a stasis (N-4).
            Heroes {
                wants HeroesCommand, decided by heroes::rules::decide, reserves [
                    set_hero, add_hero
                ];
                brings HeroesEvent, applied by heroes::rules::apply,
                    told before by heroes::shown::before;
            }
            /// Control's hand in a deck (C-7, C-8).
            Decks {
                wants DecksCommand, decided by decks::rules::decide, reserves [
                    reshuffle, write_card, open_deck, close_deck, conceal_anew, shuffle_deck,
                    move_card, deal_cards
                ];
                brings DecksEvent, applied by decks::rules::apply,
                    told before by decks::shown::before,
                    told after by decks::shown::after;
            }
            /// How each seat is played (N-4).
            Seats {
                wants SeatsCommand, decided by seats::rules::decide, reserves [];
                brings SeatsEvent, applied by seats::rules::apply,
                    told after by seats::shown::after;
            }
            /// Which factions of the scenario play at this table.
            Roster {
                wants RosterCommand, decided by roster::rules::decide, reserves [
                    choose_factions, take_in, join_factions
                ];
                brings RosterEvent, applied by roster::rules::apply,
                    told after by roster::shown::after;
            }
            /// What the room is shown and told.
            Stage {
                wants StageCommand, decided by stage::rules::decide, reserves [];
                brings StageEvent, applied by stage::rules::apply,
                    told after by stage::shown::after;
            }
            /// Who acted and when, and going back.
            Record {
                brings RecordEvent, applied by record::apply::apply,
                    told after by record::told::after;
            }
        }
    };
}
pub(crate) use rooms;
