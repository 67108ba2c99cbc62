//! Reads the notation in which tables write a syntax: see [`crate::tables`].

/// What may stand after a word.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Node {
    /// This word, by its number.
    Word(u16),
    /// An argument of this kind.
    Kind(u16),
    /// One after the other.
    All(Vec<Node>),
    /// The first of these that fits.
    One(Vec<Node>),
    /// This or nothing.
    Maybe(Box<Node>),
    /// This as often as it is there.
    Many(Box<Node>),
}

impl Node {
    /// Whether it also fits nothing.
    fn fits_nothing(&self) -> bool {
        match self {
            Self::Word(_) | Self::Kind(_) => false,
            Self::Maybe(_) | Self::Many(_) => true,
            Self::All(all) => all.iter().all(Self::fits_nothing),
            Self::One(all) => all.iter().any(Self::fits_nothing),
        }
    }
}

/// Finds what the words of a syntax are.
pub(crate) trait Terms {
    /// The number of a word.
    fn word(&mut self, word: &str) -> u16;
    /// The kind that is called so, or the syntax that stands for it.
    fn kind(&mut self, name: &str) -> Result<Node, String>;
}

/// The forms of an order.
///
/// # Errors
/// What is wrong with it, in a sentence for whoever writes tables.
pub(crate) fn forms(syntax: &str, terms: &mut dyn Terms) -> Result<Vec<Node>, String> {
    syntax.split('·').map(|form| node(form, terms)).collect()
}

/// One syntax without forms.
pub(crate) fn node(syntax: &str, terms: &mut dyn Terms) -> Result<Node, String> {
    let words = words(syntax);
    let mut at = 0;
    let node = choice(&words, &mut at, terms, 0)?;
    match words.get(at) {
        None => Ok(node),
        Some(word) => Err(format!("“{word}” stands in “{syntax}” without its beginning.")),
    }
}

/// How deep brackets may stand in one another: what reads them is as deep.
const DEEPEST: usize = 16;

fn words(syntax: &str) -> Vec<&str> {
    let mut words = Vec::new();
    for word in syntax.split_whitespace() {
        let mut rest = word;
        while let Some(at) = rest.find(['(', ')', '[', ']', '{', '}', '|']) {
            if at > 0 {
                words.push(&rest[..at]);
            }
            words.push(&rest[at..=at]);
            rest = &rest[at + 1..];
        }
        if !rest.is_empty() {
            words.push(rest);
        }
    }
    words
}

fn choice(
    words: &[&str],
    at: &mut usize,
    terms: &mut dyn Terms,
    deep: usize,
) -> Result<Node, String> {
    let mut all = vec![row(words, at, terms, deep)?];
    while words.get(*at) == Some(&"|") {
        *at += 1;
        all.push(row(words, at, terms, deep)?);
    }
    Ok(if all.len() == 1 { all.remove(0) } else { Node::One(all) })
}

fn row(words: &[&str], at: &mut usize, terms: &mut dyn Terms, deep: usize) -> Result<Node, String> {
    let mut all = Vec::new();
    while let Some(word) = words.get(*at) {
        match *word {
            ")" | "]" | "}" | "|" => break,
            "(" | "[" | "{" => all.push(bracket(words, at, terms, deep + 1)?),
            word => {
                *at += 1;
                all.push(if is_kind(word) {
                    terms.kind(word)?
                } else {
                    Node::Word(terms.word(word))
                });
            }
        }
    }
    Ok(if all.len() == 1 { all.remove(0) } else { Node::All(all) })
}

fn bracket(
    words: &[&str],
    at: &mut usize,
    terms: &mut dyn Terms,
    deep: usize,
) -> Result<Node, String> {
    if deep > DEEPEST {
        return Err("Brackets stand too deep in one another.".into());
    }
    let open = words[*at];
    *at += 1;
    let inner = choice(words, at, terms, deep)?;
    let close = words.get(*at).copied().unwrap_or_default();
    *at += 1;
    match (open, close) {
        ("(", ")") => Ok(inner),
        ("[", "]") => Ok(Node::Maybe(Box::new(inner))),
        ("{", "}") if inner.fits_nothing() => Err("What stands in { } fits nothing too.".into()),
        ("{", "}") => Ok(Node::Many(Box::new(inner))),
        _ => Err(format!("“{open}” is not closed.")),
    }
}

/// Whether it is the name of a kind.
pub(crate) fn is_kind(word: &str) -> bool {
    word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_')
        && word.starts_with(|first: char| first.is_ascii_lowercase())
}
