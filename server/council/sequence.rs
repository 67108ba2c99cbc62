//! The sequence of play: the phases of the council and what lies between them, and their steps, a row each (section 3 of
//! the rules).

/// Gives the rows to a macro of [`kit::steps`], after the head of what it makes.
#[rustfmt::skip] // it would take the rows for another thing
macro_rules! steps {
    ($($make:ident)::+, $head:tt) => {
        $($make)::+! {
            $head
            /// Before the first cycle.
            Lobby {
                /// Waiting for people and for Control to begin.
                Lobby:
                    ruled by crate::day::rules::LOBBY,
                    said by crate::day::shown::LOBBY;
            }
            Prytanis begins crate::steps::decide::begin_cycle {
                /// The Prytanis is elected, in secret, where an article says so.
                Election:
                    ruled by crate::cycle::prytanis::decide::ELECTION,
                    said by crate::cycle::prytanis::words::ELECTION;
                /// The faction with supremacy picks among the tied.
                TieForPrytanis:
                    ruled by crate::cycle::prytanis::decide::TIE,
                    said by crate::cycle::prytanis::words::TIE;
                /// Somebody presides (or nobody can).
                Presiding:
                    ruled by crate::cycle::prytanis::decide::PRESIDING,
                    said by crate::cycle::prytanis::words::PRESIDING;
            }
            Event begins crate::cycle::events::decide::enter {
                /// The Prytanis chooses events.
                ChooseEvents:
                    ruled by crate::cycle::events::decide::CHOICE,
                    said by crate::cycle::events::shown::CHOICE;
                /// The events are chosen.
                EventsChosen:
                    ruled by crate::cycle::events::decide::CHOSEN,
                    said by crate::cycle::events::shown::CHOSEN;
            }
            Debate {
                /// Open debate.
                Debate:
                    ruled by crate::cycle::debate::rules::DEBATE,
                    said by crate::cycle::debate::shown::DEBATE;
            }
            Support {
                /// Horses are concealed.
                Race:
                    ruled by crate::cycle::race::decide::RACE,
                    said by crate::cycle::race::shown::RACE;
                /// The race is tied and Control picks.
                RaceTied:
                    ruled by crate::cycle::race::decide::TIE,
                    said by crate::cycle::race::shown::TIE;
                /// The race is run; Heroes and grants; strengths are announced.
                Strengths:
                    ruled by crate::cycle::race::decide::STRENGTHS,
                    said by crate::cycle::race::shown::STRENGTHS;
            }
            Vote begins crate::steps::decide::next_event {
                /// The Prytanis chooses what is put to the vote.
                ChooseMotion:
                    ruled by crate::cycle::vote::decide::CHOICE,
                    said by crate::cycle::vote::view::CHOICE;
                /// Votes are picked.
                Ballot:
                    ruled by crate::cycle::vote::decide::BALLOT,
                    said by crate::cycle::vote::view::BALLOT;
                /// The vote is tied and somebody decides.
                BallotTied:
                    ruled by crate::cycle::vote::decide::TIE,
                    said by crate::cycle::vote::view::TIE;
                /// The vote is revealed and what will happen is shown.
                Outcome:
                    ruled by crate::cycle::outcome::decide::OUTCOME,
                    said by crate::cycle::outcome::shown::OUTCOME;
            }
            Check begins crate::cycle::check::rules::enter {
                /// Control checks for Assembly and stasis.
                Check:
                    ruled by crate::cycle::check::rules::CHECK,
                    said by crate::cycle::check::shown::CHECK;
            }
            /// The Stasis Phase.
            Stasis begins crate::stasis::streets::flow::begin {
                /// Stasis cards are drawn and bought (S-1 to S-5).
                StasisCards of Hands:
                    ruled by crate::stasis::cards::decide::CARDS,
                    said by crate::stasis::cards::view::CARDS;
                /// Units are mustered, Heroes committed or sent to safety (S-6 to S-9).
                Muster of Hands:
                    ruled by crate::stasis::muster::decide::MUSTER,
                    said by crate::stasis::muster::shown::MUSTER;
                /// Units are placed and cards played, turn by turn (S-10 to S-15).
                Deploy of Hands:
                    ruled by crate::stasis::deploy::decide::TURN,
                    said by crate::stasis::deploy::shown::TURN;
                /// Dice for a card or a megaproject wait for Control's hand.
                HandDice of Hands:
                    ruled by crate::stasis::streets::flow::HAND_DICE,
                    said by crate::stasis::battle::view::HAND_DICE;
                /// The city before a battle is chosen.
                Battles of Battles:
                    ruled by crate::stasis::battle::decide::BATTLES,
                    said by crate::stasis::battle::view::BATTLES;
                /// Tyche is spent in secret on the battle on the table (S-18).
                Tyche of Battles:
                    ruled by crate::stasis::battle::decide::TYCHE,
                    said by crate::stasis::battle::view::TYCHE;
                /// The battle's dice are about to be thrown.
                BattleDice of Battles:
                    ruled by crate::stasis::streets::flow::BATTLE_DICE,
                    said by crate::stasis::battle::view::DICE;
                /// The battle is fought; its winner judges Heroes (S-19 to S-21).
                Battle of Battles:
                    ruled by crate::stasis::battle::decide::BATTLE,
                    said by crate::stasis::battle::view::BATTLE;
                /// Special objectives bring what they bring (S-24 to S-32).
                Spoils of Spoils:
                    ruled by crate::stasis::streets::flow::SPOILS,
                    said by crate::stasis::spoils::shown::SPOILS;
                /// A holder shares out dice (S-30, S-31).
                Share of Spoils:
                    ruled by crate::stasis::spoils::decide::SHARE,
                    said by crate::stasis::spoils::shown::SHARE;
                /// The score sheet.
                Score of Score:
                    ruled by crate::stasis::score::decide::SCORE,
                    said by crate::stasis::score::shown::SCORE;
                /// The most points are tied, or nobody can tell: Control names the winner (S-27).
                ScoreTied of Score:
                    ruled by crate::stasis::score::decide::TIE,
                    said by crate::stasis::score::shown::TIE;
                /// The winner changes an article (S-34).
                Amend of Amendment:
                    ruled by crate::stasis::amend::decide::AMEND,
                    said by crate::stasis::amend::shown::AMEND;
                /// The article is changed; the units leave (S-35).
                Amended of Amendment:
                    ruled by crate::stasis::amend::decide::AMENDED,
                    said by crate::stasis::amend::shown::AMENDED;
            }
            /// The Assembly.
            Assembly {
                /// The Assembly sits, between two motions.
                Assembly:
                    ruled by crate::assembly::sitting::rules::ASSEMBLY,
                    said by crate::assembly::sitting::shown::ASSEMBLY;
                /// A motion was read and is debated.
                MotionDebate:
                    ruled by crate::cycle::debate::rules::MOTION,
                    said by crate::assembly::sitting::shown::DEBATE;
                /// The Assembly votes on it.
                MotionBallot:
                    ruled by crate::cycle::vote::decide::BALLOT,
                    said by crate::assembly::sitting::shown::BALLOT;
                /// The vote on it is tied and somebody decides.
                MotionTied:
                    ruled by crate::cycle::vote::decide::TIE,
                    said by crate::cycle::vote::view::TIE;
                /// It passed, and what will happen is shown.
                MotionOutcome:
                    ruled by crate::cycle::outcome::decide::MOTION,
                    said by crate::assembly::sitting::shown::OUTCOME;
            }
            /// The Diplomacy Round.
            Diplomacy {
                /// The Archons are away.
                Diplomacy:
                    ruled by crate::day::rules::DIPLOMACY,
                    said by crate::day::shown::DIPLOMACY;
            }
        }
    };
}
pub(crate) use steps;
