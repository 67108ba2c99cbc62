//! The tables of the oldest game by order files: real files and hard texts are read by them.

use std::sync::LazyLock;

use atlantis::Content;
use atlantis::orders::with_tables;
use orders::Grammar;
use orders::tables::{Form, KindRow, Tables, TextForm};

/// The shipped tables with WORK, which the games of the real files have.
static CONTENT: LazyLock<Content> = LazyLock::new(|| {
    let mut content = Content::shipped().clone();
    content.settings.work = true;
    content
});

/// Names are looked up among those of the game.
pub static RULES: LazyLock<Grammar> =
    LazyLock::new(|| with_tables(&CONTENT, Grammar::new).unwrap());

/// Any name is taken: for files of relatives of the game, which have other goods and skills.
pub static ANY_NAMES: LazyLock<Grammar> = LazyLock::new(|| {
    with_tables(&CONTENT, |tables| {
        let any = tables.kinds.iter().map(|kind| match kind.form {
            Form::Things(_) => KindRow { form: Form::Text(TextForm::ANY), ..*kind },
            Form::Number { .. } | Form::Words(_) | Form::Text(_) | Form::Syntax(_) => *kind,
        });
        let kinds: Vec<_> = any.collect();
        Grammar::new(&Tables { kinds: &kinds, ..*tables }).unwrap()
    })
});
