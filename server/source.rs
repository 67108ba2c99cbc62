//! Where commands find the journal that they look at: in a data folder, or in a database, of which they take a
//! copy.

use std::path::PathBuf;

use clap::Args;
use tempfile::TempDir;

use crate::folder::usual;
use crate::moving;

/// Where the journal is.
#[derive(Debug, Args)]
pub(crate) struct Source {
    /// The folder of the server's data.
    #[arg(long, value_name = "FOLDER", env = "PRYTANEION_DATA", default_value_os_t = usual())]
    pub(crate) data: PathBuf,
    /// The PostgreSQL database that has the journal instead; servers may be using it.
    #[arg(long, value_name = "URL", env = "PRYTANEION_JOURNAL", hide_env_values = true)]
    pub(crate) journal: Option<String>,
}

impl Source {
    /// The folder to look into. What else is returned holds the copy, if it is one.
    ///
    /// # Errors
    /// A sentence when the database cannot be read.
    pub(crate) async fn folder(&self) -> anyhow::Result<(PathBuf, Option<TempDir>)> {
        let Some(database) = &self.journal else { return Ok((self.data.clone(), None)) };
        let copy = moving::copy(database).await?;
        Ok((copy.path().into(), Some(copy)))
    }
}
