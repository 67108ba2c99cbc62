//! The reader of our form on reports that are not ours: a whole report made by hand, and real ones of a relative of the
//! game under their licence. No line is unread, and their counts are those that were taken from them by hand.
//! `ATLANTIS_REPORTS` names a folder with more of them.

use std::fs;
use std::path::{Path, PathBuf};

use crate::reader::{self, Read};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/classic/corpora")
}

/// What stands in reports.
#[derive(Debug, Default, PartialEq)]
struct Counts {
    regions: usize,
    own: usize,
    foreign: usize,
    structures: usize,
    errors: usize,
}

impl Counts {
    fn add(&mut self, read: &Read) {
        self.regions += read.regions.len();
        self.errors += read.errors.len();
        for region in &read.regions {
            self.structures += region.structures.len();
            let inside = region.structures.iter().flat_map(|structure| &structure.units);
            for unit in region.units.iter().chain(inside) {
                if unit.own {
                    self.own += 1;
                } else {
                    self.foreign += 1;
                }
            }
        }
    }
}

/// All reports of a folder: how many there are, and what stands in them.
fn all(folder: &Path) -> (usize, Counts) {
    let (mut files, mut counts) = (0, Counts::default());
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        if path.extension().is_none_or(|of| of != "rep") {
            continue;
        }
        let read = reader::read(&fs::read_to_string(&path).unwrap());
        assert_eq!(read.unread, Vec::<String>::new(), "{}", path.display());
        counts.add(&read);
        files += 1;
    }
    (files, counts)
}

#[test]
fn r28_real_reports_have_no_line_unread() {
    let kept = Counts { regions: 9, own: 34, foreign: 177, structures: 22, errors: 2 };
    assert_eq!(all(&folder().join("reports")), (3, kept));
    if let Some(more) = std::env::var_os("ATLANTIS_REPORTS") {
        let whole =
            Counts { regions: 350, own: 1_392, foreign: 4_221, structures: 798, errors: 54 };
        let read = all(Path::new(&more));
        println!("{read:?}");
        assert_eq!(read, (26, whole));
    }
}

#[test]
fn r28_a_report_made_by_hand_is_read_whole() {
    let read = reader::read(&fs::read_to_string(folder().join("owls.rep")).unwrap());
    assert_eq!(read.unread, Vec::<String>::new());
    assert_eq!((read.faction, read.date), (("Owls".into(), 5), ("April".into(), 2)));
    assert_eq!(
        (read.unclaimed, read.points["Trade"], read.limits["Tax Regions"]),
        (120, 2, [1, 8])
    );
    assert_eq!((read.errors.len(), read.events.len(), read.attitudes["friendly"].len()), (1, 2, 1));
    let region = &read.regions[0];
    assert_eq!(region.wages, Some((14, 995)));
    assert_eq!(region.peasants, Some((640, "plainsmen".into(), 2_560)));
    let toll = region.units.iter().find(|unit| unit.number == 44).unwrap();
    assert!(toll.own && toll.guard && toll.flags.contains(&"won't cross water".into()));
    assert_eq!((toll.weight, toll.capacity), (Some(200), Some([0, 140, 290, 0])));
    assert_eq!(toll.skills, Some(vec![("COMB".into(), 1, 30)]));
}

#[test]
fn r28_names_may_have_all_that_parts_a_line() {
    let head =
        "Unclaimed silver: 0.\n\nplain (1,1) in A.\n-----\n  Wages: $0.\n\nExits:\n  none\n\n";
    let units = "- Mr. Kim, son of; Ivo (7), Ltd. (9), behind, horse [HORS]; a. b, c.\n- Inc. (8), horse [HORS].\n";
    let read = reader::read(&format!("{head}{units}"));
    assert_eq!(read.unread, Vec::<String>::new());
    let [kim, inc] = &*read.regions[0].units else { panic!("two units") };
    assert_eq!((&*kim.name, kim.number, kim.faction), ("Mr. Kim, son of; Ivo", 7, Some(9)));
    assert_eq!((&*kim.flags, &*kim.about), (&["behind".to_owned()][..], "a. b, c"));
    assert_eq!((&*inc.name, inc.faction, inc.items.len()), ("Inc.", None, 1));
}
