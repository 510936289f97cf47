// SPDX-License-Identifier: MIT
//! Text to the terminal and files that are whole or not there at all.
use anyhow::{bail, Context, Result};
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use tempfile::NamedTempFile;
use warpwright_sim::stop::interrupt;

/// Prints to standard output. That the reader has gone (`warpwright list | head -1`) is no error.
pub fn print(text: &str) -> Result<()> {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(error).context("cannot write to standard output")
        }
        _ => Ok(()),
    }
}

/// Prints a line to standard error; there is nowhere to complain if that fails.
pub fn note(text: &str) {
    let _ = writeln!(io::stderr().lock(), "{text}");
}

/// Temporary files that are being written.
static UNFINISHED: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

fn unfinished() -> MutexGuard<'static, Vec<PathBuf>> {
    UNFINISHED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Whether an interrupt has something to stop.
static STOPPABLE: AtomicBool = AtomicBool::new(false);

/// As long as it lives, an interrupt stops the run instead of the process.
pub struct Stoppable;

/// Begins what an interrupt stops.
pub fn stoppable() -> Stoppable {
    STOPPABLE.store(true, Ordering::Relaxed);
    Stoppable
}

impl Drop for Stoppable {
    fn drop(&mut self) {
        STOPPABLE.store(false, Ordering::Relaxed);
    }
}

/// Makes an interrupt (Ctrl-C, termination) remove what is half-written.
pub fn clean_up_when_interrupted() {
    // Without a handler an interrupt only leaves a temporary file behind.
    let _ = ctrlc::set_handler(|| {
        // The first one stops a run with what there is; the next one ends the process.
        if STOPPABLE.swap(false, Ordering::Relaxed) {
            return interrupt();
        }
        unfinished().iter().for_each(|path| drop(fs::remove_file(path)));
        std::process::exit(130);
    });
}

/// A file being written: under a temporary name beside its place until [`WholeFile::finish`].
/// Dropped before that, it leaves nothing.
pub struct WholeFile {
    path: PathBuf,
    sink: Sink,
}

enum Sink {
    /// Renamed to the path at the end.
    Temporary(NamedTempFile),
    /// Devices and pipes are written directly: a rename would replace them.
    Direct(File),
}

fn failed(path: &Path) -> String {
    format!("cannot write {}", path.display())
}

impl WholeFile {
    /// Begins a file; its folder is made if it is not there.
    pub fn create(path: &Path) -> Result<Self> {
        // A link stays a link; the file it names is replaced.
        let path = fs::canonicalize(path).unwrap_or_else(|_| path.into());
        let sink = match fs::metadata(&path) {
            Ok(found) if found.is_dir() => bail!("{}: it is a folder", failed(&path)),
            Ok(found) if !found.is_file() => Sink::Direct(
                OpenOptions::new().write(true).open(&path).with_context(|| failed(&path))?,
            ),
            _ => Sink::Temporary(Self::temporary(&path).with_context(|| failed(&path))?),
        };
        Ok(Self { path, sink })
    }

    fn temporary(path: &Path) -> io::Result<NamedTempFile> {
        let folder =
            path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        fs::create_dir_all(folder)?;
        let mut builder = tempfile::Builder::new();
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        // The lock is held, so that an interrupt finds the file in the list.
        let mut list = unfinished();
        let file = builder.prefix(".warpwright-").suffix(".tmp").tempfile_in(folder)?;
        list.push(file.path().into());
        Ok(file)
    }

    /// Puts the file in its place.
    pub fn finish(mut self) -> Result<()> {
        self.flush().with_context(|| failed(&self.path))?;
        if let Sink::Temporary(file) = self.sink {
            file.persist(&self.path)
                .map_err(|error| error.error)
                .with_context(|| failed(&self.path))?;
        }
        Ok(())
    }
}

impl Write for WholeFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match &mut self.sink {
            Sink::Temporary(file) => file.write(bytes),
            Sink::Direct(file) => file.write(bytes),
        }
    }
    fn flush(&mut self) -> io::Result<()> {
        match &mut self.sink {
            Sink::Temporary(file) => file.flush(),
            Sink::Direct(file) => file.flush(),
        }
    }
}

impl Seek for WholeFile {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        match &mut self.sink {
            Sink::Temporary(file) => file.seek(to),
            Sink::Direct(file) => file.seek(to),
        }
    }
}

/// Writes a file, whole or not at all.
pub fn write_whole(path: &Path, bytes: &[u8]) -> Result<()> {
    let mut file = WholeFile::create(path)?;
    file.write_all(bytes).with_context(|| failed(path))?;
    file.finish()
}

/// Fails if `path` cannot be written: to be asked before a long run, not after it.
pub fn check_writable(path: &Path) -> Result<()> {
    WholeFile::create(path).map(drop)
}
