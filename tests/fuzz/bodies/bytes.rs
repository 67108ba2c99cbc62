//! Bytes as a source of choices: the same bytes make the same ones, and noughts when they have run out.

/// Bytes as a source of choices.
pub struct Bytes<'a>(pub &'a [u8]);

impl Bytes<'_> {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn byte(&mut self) -> u8 {
        let Some((first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        *first
    }

    pub fn number(&mut self) -> u32 {
        u32::from_le_bytes([self.byte(), self.byte(), self.byte(), self.byte()])
    }

    /// A place in a list of this length, which is not empty.
    pub fn place(&mut self, length: usize) -> usize {
        let wide = if length > 256 { 2 } else { 1 };
        let choice = (0..wide).fold(0, |choice, _| choice << 8 | usize::from(self.byte()));
        choice % length
    }

    pub fn one<'b, T>(&mut self, list: &'b [T]) -> Option<&'b T> {
        (!list.is_empty()).then(|| &list[self.place(list.len())])
    }
}
