//! The append-only journal: everything that happened, in the order in which it happened.
//!
//! - A journal holds *streams* (`hall`, `event/ID`, `board/ID`), each a chain of entries numbered from 1. Entries are never changed or
//!   removed.
//! - An append is answered once its entry is durable. The caller states the number of the new entry: of two callers that state the same
//!   number, one gets [`Fault::Conflict`].
//! - Every entry carries a hash over itself and the one before it, so that tampering shows ([`verify`]).
//! - An [`Anchor`] covers all streams at once and is signed, so that nothing can be cut off at their ends either.
//! - The journal stores acts and digests of answers without interpreting them; [`Replay`] asks the referee again.
//!
//! ```
//! use touchmove_journal::{Author, Journal, Memory, NewEntry, Role};
//!
//! let journal = Memory::new();
//! let author = Author { role: Role::Arbiter, link: Some("desk".to_owned()) };
//! let entry = NewEntry::new(author, r#"{"act":"open"}"#);
//! let receipt = journal.append("board/1", 1, entry.clone()).wait()?;
//! assert_eq!(receipt.number, 1);
//! assert!(journal.append("board/1", 1, entry).wait().is_err(), "there is a first entry already");
//! # Ok::<(), touchmove_journal::Fault>(())
//! ```

mod anchor;
mod chain;
mod copy;
mod digest;
mod entry;
mod export;
mod fault;
mod hash;
mod hex;
mod import;
#[cfg(feature = "jetstream")]
mod jetstream;
mod journal;
mod key_file;
mod keys;
mod memory;
mod pending;
mod replay;
mod sealed;
mod sqlite;
mod subscription;
mod verify;

pub use anchor::{ANCHORS, Anchor, AnchorFile, Code, NotACode, Reached};
pub use chain::{Break, Chain, Wrong};
pub use copy::{Copied, copy};
pub use digest::{digest, digest_of, digest_of_written};
pub use entry::{
    Author, BatchEntry, Content, Entry, Head, NewEntry, Posted, Receipt, Role, Snapshot, UnknownRole,
};
pub use export::{Exported, export, verify_export};
pub use fault::Fault;
pub use hash::{Hash, NotAHash};
pub use import::{Imported, batch_of, import};
#[cfg(feature = "jetstream")]
pub use jetstream::{JetStream, JetStreamOptions, OtherReplicas};
pub use journal::{Journal, check_stream_name};
pub use key_file::copy_keys;
pub use keys::{Bytes, Keys, PublicKey, Signature};
pub use memory::Memory;
pub use pending::{Pending, Resolver};
pub use replay::{Agreement, Answered, BOARD_STREAMS, Replay};
pub use sealed::{Opened, sealed, unseal};
pub use sqlite::{
    BackedUp, Earlier, LogState, Options, Repaired, Restored, Sqlite, backup, backups_beside, keys_beside,
    log_state, make_private_folder, repair, restore, tokens_beside,
};
pub use subscription::{Start, Subscription};
pub use verify::{
    AnchorFault, Anchors, Depth, Difference, Outside, Report, verify, verify_against, verify_until,
};
