//! Forty islands: phones try out who works where and take it back once a second each, with Control and a board
//! looking on.

use crate::paced::{TABLES, measure};
use crate::plan;

/// So many people play.
const PLAYERS: [usize; 2] = [2, 5];

/// Control, and the board.
const OTHERS: usize = 2;

/// Prints what a choice costs that a phone tries out.
pub async fn section() {
    for players in PLAYERS {
        println!("\n{TABLES} islands, each of {players} phones tries something out once a second");
        let plan = Box::leak(Box::new(plan::atlantida(players)));
        measure(plan, players + OTHERS).await;
    }
}
