//! What XQF calls encryption: numbers from the first sixteen bytes of a file, which are added to others.
//!
//! | byte | |
//! |---|---|
//! | 2 | version; up to 10 nothing is scrambled |
//! | 3 | a mask for bytes 12 to 15 in the making of the stream |
//! | 8–11 | bytes of the stream's seed |
//! | 12 | a checksum: with bytes 13 to 15 it makes 0 modulo 256; with byte 13, the key of comment sizes |
//! | 13, 14, 15 | the keys of where men stand, whence they move and whither |
//!
//! The stream of 32 bytes is added to all that follows the header, byte 0 of it to every 32nd byte of the file.

/// The keys of one file.
#[derive(Debug, Clone)]
pub(super) struct Keys {
    /// Of which version the file is.
    pub(super) version: u8,
    /// Added to each point a man stands on.
    pub(super) men: u8,
    /// Added to the point a move leaves.
    pub(super) from: u8,
    /// Added to the point a move goes to.
    pub(super) to: u8,
    /// Added to the size of each comment.
    pub(super) comment: u32,
    /// Whether the checksum is that of the keys. Files without keys need none.
    pub(super) is_sound: bool,
    stream: [u8; 32],
}

/// The stream is this text, with the bits of the seed.
const STREAM: [u8; 32] = *b"[(C) Copyright Mr. Dong Shiwei.]";

impl Keys {
    /// From the first bytes of a file.
    pub(super) fn of(head: [u8; 16]) -> Self {
        let [_, _, version, mask, _, _, _, _, a, b, c, d, sum, men, from, to] = head;
        if version <= 10 {
            return Self { version, men: 0, from: 0, to: 0, comment: 0, is_sound: true, stream: [0; 32] };
        }
        let is_sound = [men, from, to].into_iter().fold(sum, u8::wrapping_add) == 0;
        let comment = u16::from_be_bytes([sum, men]) % 32_000 + 767;
        let seed = [a | sum & mask, b | men & mask, c | from & mask, d | to & mask];
        let mut stream = STREAM;
        for (byte, seed) in stream.iter_mut().zip(seed.into_iter().cycle()) {
            *byte &= seed;
        }
        let men = chained(men, men);
        let from = chained(from, men);
        let to = chained(to, from);
        Self { version, men, from, to, comment: comment.into(), is_sound, stream }
    }

    /// The file without the stream. To its header the stream was never added: that is read as it is.
    pub(super) fn unscramble(&self, file: &[u8]) -> Vec<u8> {
        file.iter().zip(self.stream.iter().cycle()).map(|(byte, key)| byte.wrapping_sub(*key)).collect()
    }
}

/// A key of this byte and the key before it, all modulo 256.
const fn chained(byte: u8, before: u8) -> u8 {
    byte.wrapping_mul(byte).wrapping_mul(54).wrapping_add(221).wrapping_mul(before)
}
