//! Files that only their owner may read, and that are known again: whether a path still leads to the
//! file that was opened, and how one file comes durably into the place of another.

use std::fs::{File, Metadata, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

/// By what a file is known again, whatever it is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Print(u64, u64);

impl Print {
    /// The print of an open file.
    pub(crate) fn of(file: &File) -> io::Result<Self> {
        Ok(Self::from(&file.metadata()?))
    }

    /// The print of the file at a path.
    pub(crate) fn at(path: &Path) -> io::Result<Self> {
        Ok(Self::from(&std::fs::metadata(path)?))
    }

    /// Whether the path still leads to this file.
    pub(crate) fn is_at(&self, path: &Path) -> bool {
        Self::at(path).is_ok_and(|print| print == *self)
    }

    #[cfg(unix)]
    fn from(metadata: &Metadata) -> Self {
        use std::os::unix::fs::MetadataExt;
        Self(metadata.dev(), metadata.ino())
    }

    /// Elsewhere a file that is open can be neither removed nor replaced.
    #[cfg(not(unix))]
    fn from(_metadata: &Metadata) -> Self {
        Self(0, 0)
    }
}

/// How a file is opened that only its owner may read.
#[cfg(unix)]
pub(crate) fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Elsewhere it is as closed as the folder that it is in.
#[cfg(not(unix))]
pub(crate) fn private() -> OpenOptions {
    OpenOptions::new()
}

/// Writes a file and puts it in the place of the one at this path, if there is one: durably, and so
/// that at every moment the one or the other is there whole.
pub(crate) fn replace(
    path: &Path,
    write: impl FnOnce(&mut File) -> io::Result<()>,
) -> io::Result<File> {
    let file = write_beside(path, write)?;
    put(path)?;
    sync_folder(path)?;
    Ok(file)
}

/// Writes the file that shall come into the place of the one at this path; on the disk when it returns.
pub(crate) fn write_beside(
    path: &Path,
    write: impl FnOnce(&mut File) -> io::Result<()>,
) -> io::Result<File> {
    let mut options = private();
    let options = options.create(true).truncate(true).read(true).write(true);
    let mut file = options.open(fresh(path))?;
    write(&mut file)?;
    file.sync_all()?;
    Ok(file)
}

/// Puts what was written beside the file at this path into its place; durable once the folder is synced.
pub(crate) fn put(path: &Path) -> io::Result<()> {
    std::fs::rename(fresh(path), path)
}

fn fresh(path: &Path) -> PathBuf {
    beside(path, ".new")
}

/// The path of a file that belongs to another one.
pub(crate) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Makes durable what was created, renamed or removed in the folder of this file.
pub(crate) fn sync_folder(path: &Path) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    #[cfg(unix)]
    File::open(folder)?.sync_all()?;
    #[cfg(not(unix))]
    let _ = folder;
    Ok(())
}

/// Writes bytes at a place of a file.
pub(crate) fn write_at(file: &File, bytes: &[u8], at: usize) -> io::Result<()> {
    #[cfg(unix)]
    return std::os::unix::fs::FileExt::write_all_at(file, bytes, at as u64);
    #[cfg(not(unix))]
    {
        use io::{Seek, SeekFrom, Write};
        let mut file = file;
        file.seek(SeekFrom::Start(at as u64))?;
        file.write_all(bytes)
    }
}
