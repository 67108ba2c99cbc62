//! Players by script, as the host of games by order files knows them.

use anyhow::{Context as _, anyhow};
use atlantis::chance::Seed;
use atlantis::generate::Wish;
use atlantis::report::Report;
use atlantis::script::{self, Played};
use months::{Balance, Script};

use super::Variant;

/// A player by script, with the last report that it read.
pub(super) struct Player<'a> {
    variant: &'a Variant,
    player: script::Player,
    last: Option<Report>,
}

impl<'a> Player<'a> {
    pub(super) fn of(variant: &'a Variant, faction: u32) -> Self {
        Self { variant, player: script::Player::of(faction), last: None }
    }
}

impl Script for Player<'_> {
    fn reads(&mut self, report: &[u8]) -> anyhow::Result<()> {
        let report = self.variant.report(report, None)?;
        self.player.reads(&self.variant.content, &report);
        self.last = Some(report);
        Ok(())
    }

    fn writes(&mut self, mistakes: u32) -> anyhow::Result<Option<String>> {
        let report = self.last.as_ref().context("It has no report to answer.")?;
        Ok(self.player.writes(&self.variant.content, report, mistakes))
    }
}

/// Games that scripts play without mistakes, in a page.
pub(super) fn balance(
    variant: &Variant,
    asked: &Balance,
    at: &(dyn Fn(u64, u64, &str) + Sync),
) -> anyhow::Result<String> {
    let mut balance = script::Balance::default();
    let all = u64::from(asked.games) * u64::from(asked.turns);
    for game in 0..asked.games {
        let seed = Seed::of(&format!("{} {game}", asked.seed));
        let wish = Wish { seed, width: 0, height: 0, players: asked.factions };
        let played = Played::new(&variant.content, &variant.words, &wish, 0);
        let played = played.map_err(|unfit| anyhow!("{unfit}"))?;
        let over = u64::from(game) * u64::from(asked.turns);
        balance.play(&variant.content, played, asked.turns, &|turn| {
            at(over + u64::from(turn), all, "months");
        });
    }
    Ok(balance.to_string())
}
