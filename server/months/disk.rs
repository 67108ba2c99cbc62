//! Everything that is written, renamed and taken away. Each step can be made to fail, or to be the last of its process,
//! so that tests can show what is left then.

use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

use anyhow::Context;

/// What is about to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A folder is made.
    Folder,
    /// A file is begun.
    Begin,
    /// Half of a file is written.
    Half,
    /// Something gets another name.
    Rename,
    /// Something is taken away.
    Remove,
    /// What was written is brought to the disk.
    Sync,
}

type Before = dyn Fn(Step) -> io::Result<()> + Send + Sync;

/// The way to the disk.
#[derive(Default)]
pub struct Disk {
    before: Option<Box<Before>>,
}

impl std::fmt::Debug for Disk {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Disk")
    }
}

impl Disk {
    /// One whose steps are asked of this first, and fail with it.
    pub fn faulty(before: impl Fn(Step) -> io::Result<()> + Send + Sync + 'static) -> Self {
        Self { before: Some(Box::new(before)) }
    }

    fn step(&self, step: Step) -> io::Result<()> {
        self.before.as_ref().map_or(Ok(()), |before| before(step))
    }

    /// Makes a folder that only its owner may open, with those that it lies in.
    pub(crate) fn folder(&self, path: &Path) -> anyhow::Result<()> {
        let mut builder = DirBuilder::new();
        builder.recursive(true);
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        let made = self.step(Step::Folder).and_then(|()| builder.create(path));
        made.with_context(|| format!("The folder {} cannot be made", path.display()))
    }

    /// Writes a file that was not there, for its owner alone.
    pub(crate) fn write(&self, path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
        let written = self.written(path, bytes);
        written.with_context(|| format!("The file {} cannot be written", path.display()))
    }

    fn written(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        self.step(Step::Begin)?;
        let mut options = OpenOptions::new();
        options.create_new(true).write(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(path)?;
        if self.before.is_some() {
            file.write_all(&bytes[..bytes.len() / 2])?;
            self.step(Step::Half)?;
            return file.write_all(&bytes[bytes.len() / 2..]);
        }
        file.write_all(bytes)
    }

    /// Gives a file or folder its name, for good: it is on the disk, whole, before it has that name.
    pub(crate) fn settle(&self, from: &Path, to: &Path) -> anyhow::Result<()> {
        let settled = self.bring(from).and_then(|()| self.renamed(from, to));
        settled.with_context(|| format!("{} cannot be made", to.display()))
    }

    /// Moves something that is on the disk.
    pub(crate) fn rename(&self, from: &Path, to: &Path) -> anyhow::Result<()> {
        let renamed = self.renamed(from, to);
        renamed.with_context(|| format!("{} cannot become {}", from.display(), to.display()))
    }

    fn renamed(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.step(Step::Rename)?;
        fs::rename(from, to)?;
        for folder in [from.parent(), to.parent()].into_iter().flatten() {
            sync_folder(folder)?;
        }
        Ok(())
    }

    /// Brings all that lies in a folder to the disk.
    fn bring(&self, path: &Path) -> io::Result<()> {
        self.step(Step::Sync)?;
        sync_all(path)
    }

    /// Brings the names in a folder to the disk, before something is written that relies on them.
    pub(crate) fn names(&self, path: &Path) -> anyhow::Result<()> {
        let brought = self.step(Step::Sync).and_then(|()| sync_folder(path));
        brought.with_context(|| format!("The folder {} cannot be written", path.display()))
    }

    /// Takes a file or a folder with all in it away.
    pub(crate) fn remove(&self, path: &Path) -> anyhow::Result<()> {
        let removed = self.step(Step::Remove).and_then(|()| match path.is_dir() {
            true => fs::remove_dir_all(path),
            false => fs::remove_file(path),
        });
        removed.with_context(|| format!("{} cannot be taken away", path.display()))
    }
}

/// All that was written to the file system of this path: thousands of small files cost no more than one.
#[cfg(target_os = "linux")]
fn sync_all(path: &Path) -> io::Result<()> {
    Ok(rustix::fs::syncfs(File::open(path)?)?)
}

#[cfg(not(target_os = "linux"))]
fn sync_all(path: &Path) -> io::Result<()> {
    if !path.is_dir() {
        return OpenOptions::new().write(true).open(path)?.sync_all();
    }
    for entry in fs::read_dir(path)? {
        sync_all(&entry?.path())?;
    }
    sync_folder(path)
}

/// The names in a folder. Windows keeps them without being asked.
fn sync_folder(path: &Path) -> io::Result<()> {
    let path = if path.as_os_str().is_empty() { Path::new(".") } else { path };
    if cfg!(unix) { File::open(path)?.sync_all() } else { Ok(()) }
}
