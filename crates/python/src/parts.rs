//! Files of games, cut into parts that can be read separately.
//!
//! A part begins where [`last_game`] finds that a game certainly begins, so the parts together read as the whole would.

use crate::arguments::type_name;
use crate::errors::pgn_error;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyBytes, PyString};
use std::fs::File;
use std::io::{self, Cursor, Read};
use std::mem;
use std::path::{Path, PathBuf};
use touchmove_notation::encoding::Encoding;
use touchmove_notation::pgn::last_game;

/// The number of bytes read at a time; a part is seldom longer than two of these.
const BLOCK: usize = 1 << 18;

/// The longest stretch in which no game begins. It has to be kept in memory.
const LONGEST: usize = 1 << 28;

/// How far before the place where a search ended the next one begins: room for blank lines before a tag.
const OVERLAP: usize = 1 << 12;

/// Some games of a source.
pub(crate) struct Part {
    /// The number of the source, from 0.
    pub(crate) source: usize,
    /// Where the part begins: bytes from 0, lines from 0.
    pub(crate) offset: u64,
    pub(crate) line: u64,
    pub(crate) bytes: Vec<u8>,
}

/// Where games are read from.
pub(crate) enum Source {
    /// A file that has not been opened yet.
    Closed(PathBuf),
    Open(PathBuf, File),
    Memory(Cursor<Vec<u8>>),
    /// An object with a method `read`.
    Object(Py<PyAny>),
}

impl Source {
    /// Reads the argument of a caller: a path, bytes, or a file object.
    pub(crate) fn of(value: &Bound<'_, PyAny>) -> PyResult<Self> {
        if let Ok(bytes) = value.cast::<PyBytes>() {
            return Ok(Self::Memory(Cursor::new(bytes.as_bytes().to_vec())));
        }
        if let Ok(bytes) = value.cast::<PyByteArray>() {
            return Ok(Self::Memory(Cursor::new(bytes.to_vec())));
        }
        if value.hasattr("read")? {
            return Ok(Self::Object(value.clone().unbind()));
        }
        let Ok(path) = value.extract::<PathBuf>() else {
            let message =
                format!("games are read from a path, bytes or a file object, not {}", type_name(value));
            return Err(PyTypeError::new_err(message));
        };
        if value.is_instance_of::<PyString>() && path.as_os_str().as_encoded_bytes().contains(&b'\n') {
            let message =
                "this is a text with several lines, not a path; pass the games as bytes or as io.StringIO";
            return Err(PyValueError::new_err(message));
        }
        Ok(Self::Closed(path))
    }

    /// The path, if it is a file.
    pub(crate) fn path(&self) -> Option<&Path> {
        match self {
            Self::Closed(path) | Self::Open(path, _) => Some(path),
            Self::Memory(_) | Self::Object(_) => None,
        }
    }

    /// Opens the file, so that a path that does not exist is reported at once.
    pub(crate) fn open(&mut self) -> PyResult<()> {
        if let Self::Closed(path) = self {
            let file = File::open(&*path).map_err(|error| named(path, &error))?;
            *self = Self::Open(mem::take(path), file);
        }
        Ok(())
    }

    /// Adds a block to the text. Returns false at the end.
    fn read(&mut self, py: Python<'_>, text: &mut Vec<u8>) -> PyResult<bool> {
        self.open()?;
        let before = text.len();
        match self {
            Self::Closed(_) => {}
            Self::Open(path, file) => {
                py.detach(|| file.take(BLOCK as u64).read_to_end(text))
                    .map_err(|error| named(path, &error))?;
            }
            Self::Memory(bytes) => {
                bytes.take(BLOCK as u64).read_to_end(text)?;
            }
            Self::Object(object) => {
                let read = object.bind(py).call_method1("read", (BLOCK,))?;
                if let Ok(bytes) = read.cast::<PyBytes>() {
                    text.extend_from_slice(bytes.as_bytes());
                } else if read.is_instance_of::<PyString>() {
                    text.extend_from_slice(read.extract::<String>()?.as_bytes());
                } else {
                    let message = format!("read() must return bytes or str, not {}", type_name(&read));
                    return Err(PyTypeError::new_err(message));
                }
            }
        }
        Ok(text.len() > before)
    }
}

/// An error that names the file.
fn named(path: &Path, error: &io::Error) -> PyErr {
    io::Error::new(error.kind(), format!("{}: {error}", path.display())).into()
}

/// Cuts sources into parts, one after another.
pub(crate) struct Parts {
    sources: Vec<Source>,
    /// The source being read.
    source: usize,
    /// What has been read of it and is not in a part yet, and how much of that has been searched.
    pending: Vec<u8>,
    searched: usize,
    offset: u64,
    line: u64,
}

impl Parts {
    pub(crate) fn of(sources: Vec<Source>) -> Self {
        Self { sources, source: 0, pending: Vec::new(), searched: 0, offset: 0, line: 0 }
    }

    /// The next part; None at the end.
    pub(crate) fn next(&mut self, py: Python<'_>) -> PyResult<Option<Part>> {
        loop {
            let Some(source) = self.sources.get_mut(self.source) else { return Ok(None) };
            let is_beginning = self.offset == 0 && self.pending.is_empty();
            if !source.read(py, &mut self.pending)? {
                let part = self.cut(self.pending.len());
                (self.source, self.offset, self.line) = (self.source + 1, 0, 0);
                if part.bytes.is_empty() {
                    continue;
                }
                return Ok(Some(part));
            }
            if is_beginning {
                self.decode_utf16(py)?;
            }
            if self.pending.len() > LONGEST {
                let message =
                    format!("no game begins within {LONGEST} bytes; this is not a file of games in PGN");
                return Err(pgn_error(py, message));
            }
            let from = self.searched.saturating_sub(OVERLAP);
            self.searched = self.pending.len();
            if let Some(cut) = last_game(&self.pending[from..]) {
                return Ok(Some(self.cut(from + cut)));
            }
        }
    }

    /// A text in UTF-16, which its first bytes say, is decoded as a whole.
    fn decode_utf16(&mut self, py: Python<'_>) -> PyResult<()> {
        let Some((encoding @ (Encoding::Utf16Le | Encoding::Utf16Be), mark)) =
            Encoding::of_mark(&self.pending)
        else {
            return Ok(());
        };
        let Some(source) = self.sources.get_mut(self.source) else { return Ok(()) };
        while self.pending.len() <= LONGEST && source.read(py, &mut self.pending)? {}
        self.pending = encoding.decode(&self.pending[mark..]).into_owned().into_bytes();
        Ok(())
    }

    fn cut(&mut self, at: usize) -> Part {
        let rest = self.pending.split_off(at);
        let bytes = mem::replace(&mut self.pending, rest);
        let part = Part { source: self.source, offset: self.offset, line: self.line, bytes };
        self.offset += at as u64;
        self.line += part.bytes.iter().filter(|byte| **byte == b'\n').count() as u64;
        self.searched = self.pending.len();
        part
    }
}
