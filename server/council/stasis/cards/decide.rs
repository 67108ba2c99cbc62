//! Archons buy Stasis cards and say that they are ready (S-4).

use game::{Actor, text};

use crate::content::Counter;
use crate::decision::{Decided, Decision, same_step};
use crate::rejection::Rejection;
use crate::stasis::cards::flow::draw;
use crate::stasis::cards::rules::cards_left;
use crate::stasis::cards::{CardsCommand, CardsEvent, Deal};
use crate::stasis::streets::actor::in_step;
use crate::steps::Step;

pub(crate) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &CardsCommand) -> Decided {
    match command {
        CardsCommand::BuyCard { step } => {
            same_step(d, *step)?;
            buy(d, actor)
        }
        CardsCommand::Ready { step } => {
            same_step(d, *step)?;
            ready(d, actor)
        }
    }
}

/// S-4.
fn buy(d: &mut Decision<'_>, actor: &Actor) -> Decided {
    let faction = in_step(&d.state, actor, Step::StasisCards, "when-while-stasis-cards-are-drawn")?;
    let have = d.state.faction(&faction).counter(Counter::Tyche);
    if have == 0 {
        return Err(Rejection::TooMany { what: "too-many-tyche", have });
    }
    if cards_left(&d.state) == 0 {
        return Err(Rejection::OutOfBounds(text!("refused-no-stasis-card-is-left-no")));
    }
    draw(d, &faction, 1, &Deal::Bought);
    Ok(())
}

fn ready(d: &mut Decision<'_>, actor: &Actor) -> Decided {
    let when = "when-while-cards-are-drawn-and";
    let step = if d.state.course.step == Step::Muster { Step::Muster } else { Step::StasisCards };
    let faction = in_step(&d.state, actor, step, when)?;
    if d.state.the_streets().ready.contains(&faction) {
        return Err(Rejection::AlreadySo);
    }
    d.emit(CardsEvent::ArchonReady { faction });
    Ok(())
}
