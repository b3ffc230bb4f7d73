//! Random numbers from a seed: the same seed always gives the same numbers, on every machine.

/// A random number generator: splitmix64, by Sebastiano Vigna (public domain). It shuffles answers; it is not for secrets.
#[derive(Clone, Debug)]
pub(crate) struct Numbers {
    state: u64,
}

impl Numbers {
    /// The numbers of this seed for one purpose, so that different purposes with the same seed get different numbers.
    pub(crate) fn new(seed: u64, thing: &str) -> Self {
        // FNV-1a: short, and the same everywhere, unlike the standard library's hash.
        let hash = thing.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        });
        Self { state: seed ^ hash }
    }

    pub(crate) const fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// Returns a number below `bound`, or 0 if there is none. The modulo bias does not matter for small bounds.
    pub(crate) const fn below(&mut self, bound: usize) -> usize {
        match bound {
            0 => 0,
            bound => (self.next() % bound as u64) as usize,
        }
    }

    /// Shuffles the items (Fisher and Yates).
    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for place in (1..items.len()).rev() {
            items.swap(place, self.below(place + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Numbers;

    #[test]
    fn the_first_numbers_are_those_of_the_published_generator() {
        let mut numbers = Numbers { state: 1_234_567 };
        assert_eq!([numbers.next(), numbers.next()], [6_457_827_717_110_365_317, 3_203_168_211_198_807_973]);
    }

    #[test]
    fn a_shuffle_keeps_every_item() {
        let mut items: Vec<usize> = (0..20).collect();
        Numbers::new(7, "items").shuffle(&mut items);
        assert_ne!(items, (0..20).collect::<Vec<_>>());
        items.sort_unstable();
        assert_eq!(items, (0..20).collect::<Vec<_>>());
    }
}
