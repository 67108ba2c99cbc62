//! Lines of at most 70 letters.

/// The most letters of a line.
pub(crate) const WIDTH: usize = 70;

/// A text that is being written.
#[derive(Default)]
pub(crate) struct Page(String);

impl Page {
    /// An item that begins after so many blanks; what does not fit follows two blanks deeper.
    pub(crate) fn item(&mut self, indent: usize, text: &str) {
        wrap(&mut self.0, "", indent, text);
    }

    /// The same as a comment: its `;` is put before lines that are wrapped already.
    pub(crate) fn comment(&mut self, text: &str) {
        wrap(&mut self.0, ";", 0, text);
    }

    /// A line as it is.
    pub(crate) fn line(&mut self, text: &str) {
        self.0.push_str(text);
        self.0.push('\n');
    }

    /// An empty line.
    pub(crate) fn gap(&mut self) {
        self.0.push('\n');
    }

    pub(crate) fn done(self) -> String {
        self.0
    }
}

/// A word goes to the next line only if it does not fit; one that is longer than a line is broken.
fn wrap(out: &mut String, mark: &str, indent: usize, text: &str) {
    let mut used = indent;
    let mut fresh = true;
    out.push_str(mark);
    blanks(out, indent);
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let letters = word.chars().count();
        if !fresh && used + 1 + letters > WIDTH {
            used = next(out, mark, indent);
            fresh = true;
        }
        if !fresh {
            out.push(' ');
            used += 1;
        }
        for letter in word.chars() {
            if used == WIDTH {
                used = next(out, mark, indent);
            }
            out.push(letter);
            used += 1;
        }
        fresh = false;
    }
    out.push('\n');
}

fn next(out: &mut String, mark: &str, indent: usize) -> usize {
    out.push('\n');
    out.push_str(mark);
    blanks(out, indent + 2);
    indent + 2
}

fn blanks(out: &mut String, count: usize) {
    out.extend(std::iter::repeat_n(' ', count));
}
