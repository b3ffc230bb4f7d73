//! The referee, line by line. `touchmove.Referee` makes dictionaries and answers of the lines.

use pyo3::prelude::*;
use std::sync::{Mutex, PoisonError};
use touchmove_referee::Referee;

/// A referee that answers lines of JSON with lines of JSON.
#[pyclass(module = "touchmove._touchmove", name = "RefereeLines")]
pub(crate) struct PyReferee(Mutex<Referee>);

impl PyReferee {
    fn referee(&mut self) -> &mut Referee {
        self.0.get_mut().unwrap_or_else(PoisonError::into_inner)
    }
}

#[pymethods]
impl PyReferee {
    #[new]
    fn new() -> Self {
        Self(Mutex::new(Referee::new()))
    }

    /// Answers an act.
    fn line(&mut self, py: Python<'_>, act: &str) -> String {
        let referee = self.referee();
        py.detach(|| referee.line(act))
    }

    /// The next time at which time alone has an effect, in milliseconds since the game was opened.
    fn time_due(&mut self) -> Option<u64> {
        self.referee().time_due()
    }
}
