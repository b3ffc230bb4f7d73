//! Reads comments, escaped lines, and text reserved by the standard.

use super::super::{PgnErrorKind, Source, Visitor};
use super::{Reader, is_line_end};
use memchr::memchr3;

/// The start of the next game, which ends a comment that lacks its closing mark.
const NEXT_GAME: &[u8] = b"[Event \"";

/// How a comment ended.
enum Ending {
    /// At its closing mark: the offset of the mark in the unread text, and the length of the mark.
    Here(usize, usize),
    /// Not at all, up to this offset.
    Never(usize),
    /// The comment is longer than the limit.
    TooLong,
}

impl<S: Source> Reader<S> {
    /// Reads a comment, whose opening mark is the next byte. It goes to the visitor, is kept for later, or is skipped.
    pub(super) fn read_comment<V: Visitor>(&mut self, visitor: &mut V, to: To) -> Result<(), S::Error> {
        // Nearly every comment ends on its line.
        if let (To::Visitor, [b'{', rest @ ..]) = (to, self.text.unread())
            && let Some(length) = memchr3(b'}', b'\n', b'\r', rest)
            && let Some((comment, [b'}', ..])) = rest.split_at_checked(length)
            && length < self.limits.comment
        {
            visitor.comment(comment, self.text.at());
            self.text.advance(length + 2);
            return Ok(());
        }
        self.read_long_comment(visitor, to)
    }

    fn read_long_comment<V: Visitor>(&mut self, visitor: &mut V, to: To) -> Result<(), S::Error> {
        let is_brace = self.text.unread().first() == Some(&b'{');
        match self.find_end(is_brace)? {
            Ending::Here(length, more) => {
                let comment = self.text.unread().get(1..length).unwrap_or_default();
                match to {
                    To::Visitor => visitor.comment(comment, self.text.at()),
                    To::Later if self.early_bytes() + comment.len() <= self.limits.comment => {
                        self.early_comments.push(comment.to_vec());
                    }
                    To::Later => self.fault(visitor, 0, PgnErrorKind::CommentTooLong),
                    To::Nobody => {}
                }
                self.text.advance(length + more);
            }
            Ending::Never(length) => {
                self.fault(visitor, 0, PgnErrorKind::CommentUnclosed);
                self.text.advance(length);
            }
            Ending::TooLong => {
                self.fault(visitor, 0, PgnErrorKind::CommentTooLong);
                self.pass_comment(is_brace)?;
            }
        }
        Ok(())
    }

    fn early_bytes(&self) -> usize {
        // A comment without text takes memory as well.
        self.early_comments.iter().map(|comment| comment.len() + 64).sum()
    }

    fn find_end(&mut self, is_brace: bool) -> Result<Ending, S::Error> {
        let mut looked_at = 1;
        loop {
            let unread = self.text.unread();
            let rest = unread.get(looked_at..).unwrap_or_default();
            match memchr3(b'}', b'\n', b'\r', rest) {
                Some(found) => looked_at += found,
                None => looked_at = unread.len(),
            }
            if looked_at > self.limits.comment {
                return Ok(Ending::TooLong);
            }
            match unread.get(looked_at).copied() {
                Some(b'}') if is_brace => return Ok(Ending::Here(looked_at, 1)),
                Some(byte) if !is_brace && is_line_end(byte) => return Ok(Ending::Here(looked_at, 0)),
                Some(byte) if is_line_end(byte) => {
                    self.ensure(looked_at + 1 + NEXT_GAME.len())?;
                    if self.next_game_begins_at(looked_at + 1) {
                        return Ok(Ending::Never(looked_at));
                    }
                    looked_at += 1;
                }
                Some(_) => looked_at += 1,
                None if self.text.grow(&mut self.source)? => {}
                None if is_brace => return Ok(Ending::Never(looked_at)),
                None => return Ok(Ending::Here(looked_at, 0)),
            }
        }
    }

    fn next_game_begins_at(&self, index: usize) -> bool {
        self.text.unread().get(index..).is_some_and(|line| line.starts_with(NEXT_GAME))
    }

    /// Skips a comment that is too long to be kept.
    fn pass_comment(&mut self, is_brace: bool) -> Result<(), S::Error> {
        self.text.advance(1);
        loop {
            self.pass_until(b'}')?;
            self.ensure(1 + NEXT_GAME.len())?;
            match self.text.unread().first() {
                None => return Ok(()),
                Some(b'}') if is_brace => {
                    self.text.advance(1);
                    return Ok(());
                }
                Some(b'}') => {}
                Some(_) if !is_brace || self.next_game_begins_at(1) => return Ok(()),
                Some(_) => {}
            }
            self.text.advance(1);
        }
    }

    /// Skips text that the standard reserves, `<...>`, within its line.
    pub(super) fn pass_reserved<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), S::Error> {
        let place = self.text.at().place();
        self.pass_until(b'>')?;
        if self.text.unread().first() == Some(&b'>') {
            self.text.advance(1);
        } else {
            visitor.fault(super::PgnError { place, kind: PgnErrorKind::StrayToken });
        }
        Ok(())
    }

    /// Skips brackets that are not a tag, within their line: a command that lacks the braces around it.
    pub(super) fn pass_brackets<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), S::Error> {
        self.fault(visitor, 0, PgnErrorKind::StrayToken);
        self.pass_until(b']')?;
        if self.text.unread().first() == Some(&b']') {
            self.text.advance(1);
        }
        Ok(())
    }
}

/// The destination of a comment.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum To {
    /// The visitor, now.
    Visitor,
    /// The visitor, after the tags.
    Later,
    /// Nowhere: it is in a variation that is skipped.
    Nobody,
}
