//! Two secrets at once, of different seats: an attack is sealed, then the defender's answer; tributes lie sealed
//! meanwhile and are opened first or last.

use super::*;

#[derive(Default)]
struct Field {
    attack: Sealed<String, u32, Hand>,
    tribute: Sealed<String, u32, Hand>,
    /// Opened so far: attacks, tributes.
    rounds: [u32; 2],
    shown: [Option<Reveal<String, Hand>>; 2],
}

enum Happened {
    Acted(Actor),
    Locked(usize, String, u32),
    Opened(usize, Vec<(String, u32)>),
}

type Row = SecretRow<Field, Happened, String, Hand>;

fn does(row: usize, event: &Happened) -> Option<Does<'_, String>> {
    match event {
        Happened::Locked(of, whose, choice) if *of == row => Some(Does::Locks { whose, choice }),
        Happened::Opened(of, rows) if *of == row => Some(Does::Opens(Opening {
            shown: rows.iter().map(|(id, what)| (id, what.words())).collect(),
            others: None,
            untold: Vec::new(),
        })),
        Happened::Acted(_) | Happened::Locked(..) | Happened::Opened(..) => None,
    }
}

const ATTACK: Row = Row {
    question: "attack",
    is_asked: |_| true,
    number: |field| field.rounds[0],
    vault: |field| Some(&field.attack),
    vault_mut: |field| Some(&mut field.attack),
    does: |event| does(0, event),
    revealed: |field| field.shown[0].as_ref(),
};

const TRIBUTE: Row = Row {
    question: "tribute",
    is_asked: |_| true,
    number: |field| field.rounds[1],
    vault: |field| Some(&field.tribute),
    vault_mut: |field| Some(&mut field.tribute),
    does: |event| does(1, event),
    revealed: |field| field.shown[1].as_ref(),
};

const BOTH: Secrets<Field, Happened, String, Hand> = Secrets {
    rows: &[ATTACK, TRIBUTE],
    acts: |event| match event {
        Happened::Acted(by) => Some(by),
        Happened::Locked(..) | Happened::Opened(..) => None,
    },
    to_all: |_| None,
};

impl Field {
    fn vault(&mut self, row: usize) -> &mut Sealed<String, u32, Hand> {
        if row == 0 { &mut self.attack } else { &mut self.tribute }
    }

    /// A seat locks a choice under a seal of its device.
    fn locks(&mut self, row: usize, whose: &str, what: u32) -> Vec<Happened> {
        let of = &BOTH.rows[row];
        let question = of.asked(self).expect("it is asked");
        let seal = Seal::on(whose, &question, &what.to_string(), [7; 32]);
        let by = seat(whose);
        let checked = of.checked(self, &by, &whose.to_owned(), &what, Some(&seal));
        let seal = checked.expect("it is on this choice");
        self.vault(row).lock(whose.to_owned(), what, Hand::Own, seal.clone());
        assert_eq!(of.own_seal(self, &whose.to_owned()), seal.as_ref());
        vec![Happened::Acted(by), Happened::Locked(row, whose.to_owned(), what)]
    }

    /// All that lies in one vault is opened: what the hub is told that everybody was shown.
    fn opens(&mut self, row: usize) -> (Vec<Happened>, Vec<Shown>) {
        let question = BOTH.rows[row].asked(self).expect("it is asked");
        let locked = self.vault(row).reveal();
        let rows: Vec<(String, u32)> =
            locked.iter().map(|(id, choice)| (id.clone(), choice.what)).collect();
        let shown = rows.iter().map(|(id, what)| (id, *what));
        self.shown[row] = Some(Reveal::of(question, &locked, shown, &[], |_| Hand::Own));
        self.rounds[row] += 1;
        let event = Happened::Opened(row, rows);
        let shown = BOTH.shown(self, &event);
        (vec![Happened::Acted(Actor::Clock), event], shown)
    }
}

#[test]
fn two_secrets_at_once_are_opened_in_either_order() {
    for first in [0, 1] {
        let mut field = Field::default();
        let mut entries = vec![field.locks(0, "a", 3), field.locks(1, "b", 4)];
        entries.push(field.locks(1, "a", 1));
        for row in [first, 1 - first] {
            assert!(BOTH.sealed(&field));
            let (events, shown) = field.opens(row);
            assert!(shown.iter().all(|row| row.fits == Some(true)), "{shown:?}");
            assert_eq!(shown.len(), row + 1);
            entries.push(events);
        }
        assert!(!BOTH.sealed(&field));
        let by = |row: usize| Some(if row == first { 4 } else { 5 });
        let rows =
            (1..).zip(entries).map(|(entry, events)| Told { entry, at: game::Millis(0), events });
        let told = BOTH.secrets(&rows.collect::<Vec<_>>());
        let opened: Vec<_> = told.iter().map(|row| (row.entry, row.opened, row.shown)).collect();
        let wanted = [(1, by(0), Some((1, 1))), (2, by(1), Some((2, 1))), (3, by(1), Some((3, 1)))];
        assert_eq!(opened, wanted);
    }
}

#[test]
fn a_seal_binds_what_one_secret_asks_and_no_other() {
    let field = Field { rounds: [2, 5], ..Field::default() };
    let a = "a".to_owned();
    let seal = Seal::on("a", "tribute 5", "3", [7; 32]);
    let checked = |row: &Row| row.checked(&field, &seat("a"), &a, &3_u32, Some(&seal));
    assert_eq!((checked(&TRIBUTE), checked(&ATTACK)), (Ok(Some(seal.clone())), Err(BadSeal)));
    assert_eq!(BOTH.question(&field).as_deref(), Some("attack 2"));
}

/// What comes of what is asked now, whatever else lies sealed.
#[test]
fn what_one_opening_shows_leaves_the_other_vault_as_it_was() {
    let mut field = Field::default();
    field.locks(0, "a", 3);
    field.locks(1, "b", 4);
    let before = TRIBUTE.asked(&field);
    let _ = field.opens(0);
    assert_eq!((TRIBUTE.asked(&field), field.tribute.is_in(&"b".to_owned())), (before, true));
    assert_eq!(field.attack.who_is_in().count(), 0);
}
