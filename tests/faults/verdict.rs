//! What came of a run.

use std::fmt;

/// What came of a run.
#[derive(Default)]
pub struct Verdict {
    pub rounds: usize,
    pub audits: usize,
    pub acknowledged: usize,
    lost: Vec<String>,
    doubled: Vec<String>,
    diverged: Vec<String>,
}

impl Verdict {
    /// Something acknowledged is gone.
    pub fn lost(&mut self, what: String) {
        self.lost.push(what);
    }

    /// Something is there more than once, or that nobody sent.
    pub fn doubled(&mut self, what: String) {
        self.doubled.push(what);
    }

    /// Two that must be equal are not.
    pub fn diverged(&mut self, what: String) {
        self.diverged.push(what);
    }

    pub fn is_clean(&self) -> bool {
        self.lost.is_empty() && self.doubled.is_empty() && self.diverged.is_empty()
    }

    /// Prints the figures and fails unless all of them are nought.
    pub fn tell(&self, name: &str) {
        eprintln!("{name}: {self}");
        let all = self.lost.iter().chain(&self.doubled).chain(&self.diverged);
        let told: Vec<&str> = all.take(20).map(String::as_str).collect();
        assert!(self.is_clean(), "{name}: {self}\n{}", told.join("\n"));
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { rounds, audits, acknowledged, lost, doubled, diverged } = self;
        let [lost, doubled, diverged] = [lost, doubled, diverged].map(Vec::len);
        write!(
            f,
            "{rounds} rounds, {audits} audits, {acknowledged} commands acknowledged: \
             {lost} lost, {doubled} doubled, {diverged} diverged"
        )
    }
}
