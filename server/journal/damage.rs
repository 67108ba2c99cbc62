//! What can be wrong with a journal, in plain sentences. They name moments and never numbers of entries:
//! people read them who must not learn how much happened that they did not see (N-1).

use std::fmt;

use super::TableId;

/// Something that is wrong with a journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damage {
    /// The table that it concerns; none where it concerns all.
    pub table: Option<TableId>,
    /// What it is.
    pub wrong: Wrong,
}

/// What is wrong with a journal. Moments are in milliseconds since 1970 UTC; 0 is before everything.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// An entry is not what was written, or one in the middle is not there.
    Altered {
        /// The last entry that is sound, and when it was made.
        sound: (u64, i64),
    },
    /// The last entries are not there.
    Missing {
        /// The last entry that is there.
        sound: (u64, i64),
        /// The last entry that was acknowledged.
        known: (u64, i64),
    },
    /// The file is not the one that was opened.
    Gone,
    /// The file is not the one that its head was written for.
    Foreign,
    /// There is no head: nobody can say whether the last entries are missing.
    NoHead,
    /// The head is damaged, in both of its copies.
    BadHead,
    /// All entries can be read, and yet the file is damaged.
    Structure,
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Altered { sound: (0, _) } => {
                f.write_str("The journal was damaged or altered from its first entry on.")
            }
            Self::Altered { sound: (_, since) } => write!(
                f,
                "The journal was damaged or altered: after {} it does not say what was written.",
                moment(*since)
            ),
            Self::Missing { sound: (0, _), known: (_, until) } => write!(
                f,
                "All that was written to the journal until {} is missing.",
                moment(*until)
            ),
            Self::Missing { sound: (_, since), known: (_, until) } => write!(
                f,
                "The journal ends at {}, but more was written until {}: that is missing.",
                moment(*since),
                moment(*until)
            ),
            Self::Gone => f.write_str("The journal's file has vanished, or was replaced."),
            Self::Foreign => f.write_str("The journal's file is not the one that was here before."),
            Self::NoHead => f.write_str(
                "The journal's head is missing, so nobody can say whether the last entries are.",
            ),
            Self::BadHead => f.write_str(
                "The journal's head is damaged, so nobody can say whether the last entries are \
                 missing.",
            ),
            Self::Structure => f.write_str(
                "The journal's file is damaged, though all that was written can still be read.",
            ),
        }
    }
}

/// A moment as people in the hall say it, to the minute.
pub(crate) fn moment(unix_ms: i64) -> String {
    let now = jiff::Zoned::now();
    let Ok(at) = jiff::Timestamp::from_millisecond(unix_ms) else { return "once".into() };
    let at = at.to_zoned(now.time_zone().clone());
    let format = if at.date() == now.date() { "%H:%M" } else { "%Y-%m-%d %H:%M" };
    at.strftime(format).to_string()
}

/// This moment as it stands in the names of files.
pub(crate) fn stamp() -> String {
    jiff::Zoned::now().strftime("%Y%m%d-%H%M%S").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_is_told_by_moments_and_never_by_numbers() {
        let wrong = Wrong::Missing { sound: (4711, 1_000), known: (4712, 86_400_000) };
        let told = wrong.to_string();
        assert!(!told.contains("471"), "{told}");
        assert!(told.contains("1970-01-0"), "{told}");
    }
}
