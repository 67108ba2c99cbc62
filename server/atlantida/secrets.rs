//! The game's secrets, one row each: drafts (N-5, N-6), commitments (N-1, N-2, U-7), offers and bids (N-3, N-4). What
//! goes out of the server of them before they are shown is the hub's to hide (N-11, N-13).

use game::Actor;
use game::Vaulting;
use kit::{Does, Opening, Seal, Sealable, SecretRow, Secrets};

use crate::accord::AccordEvent;
use crate::battle::{Answer, BattleEvent};
use crate::control::ControlEvent;
use crate::draft::DraftEvent;
use crate::end::EndEvent;
use crate::event::{Event, RecordEvent};
use crate::hand::Hand;
use crate::ids::Faction;
use crate::rejection::Rejection;
use crate::state::State;
use crate::table::Stage;

type Row = SecretRow<State, Event, Faction, Hand>;

/// All of them; the numbers of the vaults are their places.
pub(crate) const SECRETS: Secrets<State, Event, Faction, Hand> = Secrets {
    rows: &[COMMITMENTS, OFFERS, DRAFTS],
    acts: |event| match event {
        Event::Record(RecordEvent::Acted { by, .. }) => Some(by),
        _ => None,
    },
    to_all: |event| match event {
        Event::Record(RecordEvent::Rewound { anew: true, .. })
        | Event::Accord(AccordEvent::WentBack { .. }) => Some(Vaulting::ForgetsAll),
        _ => None,
    },
};

const COMMITMENTS: Row = Row {
    question: "battle",
    is_asked: |state| state.battle.is_some(),
    number: |state| state.course.question,
    vault: |state| Some(&state.commitments),
    vault_mut: |state| Some(&mut state.commitments),
    does: |event| {
        Some(match event {
            Event::Battle(BattleEvent::Committed { faction, answer, .. }) => {
                Does::Locks { whose: faction, choice: answer }
            }
            Event::Battle(BattleEvent::Settled { report, .. }) => {
                let sides = [
                    (&report.attacker, report.attack.spent),
                    (&report.defender, report.defence.spent),
                ];
                let shown = |(of, with): (_, Option<_>)| {
                    (of, with.map_or(Answer::Retreat, Answer::Fight).words())
                };
                let shown = sides.into_iter().map(shown).collect();
                Does::Opens(Opening { shown, others: None, untold: Vec::new() })
            }
            Event::Battle(BattleEvent::Declared { .. }) => Does::Forgets,
            _ => return None,
        })
    },
    revealed: |state| state.shown.battle_reveal.as_ref(),
};

const OFFERS: Row = Row {
    question: "offer",
    is_asked: |state| state.course.stage == Stage::Improvement,
    number: |state| state.course.question,
    vault: |state| Some(&state.offers),
    vault_mut: |state| Some(&mut state.offers),
    does: |event| {
        Some(match event {
            Event::Draft(DraftEvent::Offered { faction, gold }) => {
                Does::Locks { whose: faction, choice: gold }
            }
            Event::End(EndEvent::OffersShown { shown, .. }) => Does::Opens(Opening {
                shown: shown.offers.iter().map(|of| (&of.faction, of.gold.words())).collect(),
                others: None,
                untold: Vec::new(),
            }),
            _ => return None,
        })
    },
    revealed: |state| state.shown.offers_reveal.as_ref(),
};

/// What was tried out. What a finished phase leads to is said by its own event; so nothing of a draft is ever shown.
const DRAFTS: Row = Row {
    question: "draft",
    is_asked: |_| false,
    number: |state| state.course.question,
    vault: |state| Some(&state.drafts),
    vault_mut: |state| Some(&mut state.drafts),
    does: |event| {
        Some(match event {
            Event::Draft(DraftEvent::Drafted { faction, facts }) => {
                Does::Locks { whose: faction, choice: facts }
            }
            Event::Draft(DraftEvent::Undone { faction, left }) => {
                Does::Locks { whose: faction, choice: left }
            }
            Event::Draft(DraftEvent::MadeSo { .. }) => Does::Opens(Opening::unseen()),
            Event::Control(ControlEvent::Corrected { .. }) => Does::Forgets,
            _ => return None,
        })
    },
    revealed: |_| None,
};

impl State {
    /// The seal of a device on a choice, if it put one.
    pub(crate) fn sealed(
        &self,
        actor: &Actor,
        whose: Faction,
        choice: &dyn Sealable,
        seal: Option<&Seal>,
    ) -> Result<Option<Seal>, Rejection> {
        SECRETS.checked(self, actor, &whose, choice, seal).map_err(|_| Rejection::BadSeal)
    }
}
