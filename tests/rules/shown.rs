//! What an audience is shown section by section, held to the view that is made fresh.

use council::Council;
use game::{Audience, Change, Game, Kept};
use serde_json::{Value, json};

use crate::kit::Play;

/// How often the text of the whole is read as well, which is long.
const WHOLE: usize = 25;

/// What every audience of a game was shown, as its sockets have it.
#[derive(Clone, Default)]
pub struct Shown {
    views: Vec<(Audience, Kept, Value)>,
    times: usize,
}

impl Shown {
    /// Shows what is so now; that it is what a fresh view says, as a whole and by what changed.
    #[track_caller]
    pub fn follow(&mut self, play: &Play, here: &str) {
        self.follow_as(play.audiences(), play, here);
    }

    /// Shows what is so now without making it afresh too.
    pub fn go_on(&mut self, play: &Play) {
        for audience in play.audiences() {
            self.show(&audience, play);
        }
    }

    /// What each audience was shown.
    pub fn views(&self) -> impl Iterator<Item = (&Audience, &Value)> {
        self.views.iter().map(|(audience, _, held)| (audience, held))
    }

    fn show(&mut self, audience: &Audience, play: &Play) -> (&mut Kept, &Value) {
        let at = self.views.iter().position(|(of, ..)| of == audience);
        let at = at.unwrap_or_else(|| {
            self.views.push((audience.clone(), Kept::default(), json!({})));
            self.views.len() - 1
        });
        let (_, kept, held) = &mut self.views[at];
        for change in &Council::show(&play.state, audience, kept) {
            carry_out(held, change);
        }
        (kept, held)
    }

    /// As [`Shown::follow`], for some audiences alone.
    #[track_caller]
    pub fn follow_as(
        &mut self,
        audiences: impl IntoIterator<Item = Audience>,
        play: &Play,
        here: &str,
    ) {
        self.times += 1;
        let whole = self.times.is_multiple_of(WHOLE);
        for audience in audiences {
            let (kept, held) = self.show(&audience, play);
            let fresh = play.json(&audience);
            same(held, &fresh, &format!("{here}: what {audience:?} was told"));
            if whole {
                let whole: Value = serde_json::from_str(&kept.text()).expect("it is JSON");
                same(&whole, &fresh, &format!("{here}: what {audience:?} would be told anew"));
                assert_eq!(Council::show(&play.state, &audience, kept), [], "{here}: {audience:?}");
            }
        }
    }
}

/// Names the fields that differ: whole views are too long to read.
#[track_caller]
fn same(told: &Value, fresh: &Value, here: &str) {
    if told != fresh {
        let (told, fresh) = (told.as_object(), fresh.as_object());
        let names = fresh.into_iter().chain(told).flat_map(|fields| fields.keys());
        let differ =
            |name: &&String| told.map(|row| row.get(*name)) != fresh.map(|row| row.get(*name));
        let names: Vec<_> = names.filter(differ).collect();
        panic!("{here} differs in {names:?}");
    }
}

fn carry_out(view: &mut Value, change: &Change) {
    let text = |text: &str| serde_json::from_str::<Value>(text).expect("it is JSON");
    if let Some(was) = &change.was {
        assert_eq!(view.pointer(&change.path), Some(&text(was)), "{}", change.path);
    }
    let (parent, name) = change.path.rsplit_once('/').expect("a pointer");
    let parent = view.pointer_mut(parent).expect("what it stands in is there");
    match (parent, &change.now) {
        (Value::Object(fields), Some(now)) => {
            fields.insert(name.to_owned(), text(now));
        }
        (Value::Object(fields), None) => {
            fields.remove(name).expect("it was there");
        }
        (Value::Array(rows), Some(now)) => {
            rows[name.parse::<usize>().expect("a place")] = text(now);
        }
        (other, _) => panic!("nothing changes in {other}"),
    }
}
