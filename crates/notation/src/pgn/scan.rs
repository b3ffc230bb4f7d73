//! Looking for bytes in long stretches of text, several at a time.

/// Eight bytes of one.
const ONES: u64 = u64::from_le_bytes([1; 8]);

/// The highest bit of each of eight bytes.
const HIGHS: u64 = ONES << 7;

/// Where the first of any of these bytes is.
#[inline]
pub(super) fn find<const WANTED: usize>(bytes: &[u8], wanted: [u8; WANTED]) -> Option<usize> {
    let (blocks, rest) = bytes.as_chunks::<8>();
    let patterns = wanted.map(|byte| u64::from(byte) * ONES);
    for (number, block) in blocks.iter().enumerate() {
        let block = u64::from_le_bytes(*block);
        // A byte that is equal to the pattern's becomes zero, and of the bytes below the first zero none is marked.
        let zeros = |pattern: u64| (block ^ pattern).wrapping_sub(ONES) & !(block ^ pattern) & HIGHS;
        let found = patterns.iter().fold(0, |found, pattern| found | zeros(*pattern));
        if found != 0 {
            return Some(number * 8 + found.trailing_zeros() as usize / 8);
        }
    }
    let found = rest.iter().position(|byte| wanted.contains(byte));
    found.map(|found| blocks.len() * 8 + found)
}

/// How often a byte occurs.
pub(super) fn count(bytes: &[u8], wanted: u8) -> u64 {
    // So many fit into a byte, and bytes are counted many at a time.
    let (blocks, rest) = bytes.as_chunks::<192>();
    let count = |block: &[u8]| block.iter().fold(0, |count: u8, byte| count + u8::from(*byte == wanted));
    blocks.iter().map(|block| u64::from(count(block))).sum::<u64>() + u64::from(count(rest))
}
