//! The FIDE Laws of Chess in six editions: acts of a game in, rulings with their articles out.
