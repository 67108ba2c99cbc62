//! Players by script, for a game master who wants to practise a month: files of orders as players send them.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::fs;

use anyhow::Context;

use crate::folder::Folder;
use crate::game::{Script, Sender};
use crate::opened::Opened;
use crate::turn::TurnNo;

/// Players by script of a game in a folder.
pub struct Rehearsal<'a> {
    opened: &'a Opened,
    players: BTreeMap<u32, Player<'a>>,
    /// After so many of 100 units stands a line that is wrong.
    mistakes: u32,
}

struct Player<'a> {
    script: Box<dyn Script + 'a>,
    /// The first turn whose report it has not read.
    next: TurnNo,
}

impl<'a> Rehearsal<'a> {
    /// Players who have read nothing yet. After so many of 100 units they write a line that is wrong.
    #[must_use]
    pub fn new(opened: &'a Opened, mistakes: u32) -> Self {
        Self { opened, players: BTreeMap::new(), mistakes }
    }

    /// Puts a file into `orders` for each faction of which no set is there: the numbers of those. A player may forget,
    /// as people do, and sends none then.
    ///
    /// # Errors
    /// A sentence, where the game has no players by script, a report is no report, or the disk fails.
    pub fn send(&mut self, folder: &Folder<'_>) -> anyhow::Result<Vec<u32>> {
        let came = self.opened.now_incoming()?;
        let last = self.opened.last_turn()?;
        let mut sent = Vec::new();
        for sender in self.opened.senders()? {
            if came.sets().contains_key(&sender.number) {
                continue;
            }
            let mistakes = self.mistakes;
            let player = self.player(folder, sender.number, last)?;
            let Some(lines) = player.writes(mistakes)? else { continue };
            let file = folder.orders().join(format!("script-{}.txt", sender.number));
            folder.disk.write(&file, self.file(&sender, &lines).as_bytes())?;
            sent.push(sender.number);
        }
        folder.disk.names(&folder.orders())?;
        Ok(sent)
    }

    /// The player of a faction, who has read all reports up to this turn.
    fn player(
        &mut self,
        folder: &Folder<'_>,
        number: u32,
        last: TurnNo,
    ) -> anyhow::Result<&mut Box<dyn Script + 'a>> {
        let player = match self.players.entry(number) {
            Entry::Occupied(there) => there.into_mut(),
            Entry::Vacant(free) => {
                free.insert(Player { script: self.opened.rules.script(number)?, next: TurnNo(0) })
            }
        };
        while player.next <= last {
            // Before it came in there is none.
            if let Some(path) = folder.turn(player.next).report(number) {
                let report = fs::read(&path);
                let report =
                    report.with_context(|| format!("{} cannot be read", path.display()))?;
                player.script.reads(&report)?;
            }
            player.next = player.next.next();
        }
        Ok(&mut player.script)
    }

    fn file(&self, sender: &Sender, lines: &str) -> String {
        let words = self.opened.finder.words;
        let first = words.first(sender.number, sender.password.as_deref());
        format!("{first}\n{lines}{}\n", words.end)
    }
}
