//! Going back to a turn, and forth again (H-5).

use std::io;
use std::sync::atomic::{AtomicUsize, Ordering};

use months::{Disk, Folder, Host, TurnNo};

use crate::kit::Desert;
use crate::toy::Wells;

fn played(turns: u32) -> Desert {
    let desert = Desert::new();
    for turn in 1..=turns {
        desert.send_all(turn);
        desert.run();
    }
    desert
}

#[test]
fn h5_turns_that_are_taken_back_are_put_aside_with_what_came_in_since() {
    let desert = played(3);
    desert.send("next", "#WELLS 3 sand\nDIG 9\n#END\n");
    let (two, three) = (desert.turn(2), desert.turn(3));
    let disk = Disk::default();
    let moved = months::back(&desert.take(&disk), TurnNo(1)).unwrap();
    assert_eq!((moved.last, moved.aside), (TurnNo(1), 1));
    assert_eq!(desert.last(), TurnNo(1));
    assert!(desert.opened().now_incoming().unwrap().files.is_empty(), "never reused by themselves");
    let aside = desert.path.join("aside/1");
    assert_eq!(crate::kit::all(&aside.join("turns/0002")), two);
    assert_eq!(crate::kit::all(&aside.join("turns/0003")), three);
    assert!(aside.join("orders/next").exists());
}

#[test]
fn k9_the_same_sets_after_going_back_give_the_same_turn() {
    let desert = played(2);
    let before = desert.turn(2);
    let disk = Disk::default();
    months::back(&desert.take(&disk), TurnNo(1)).unwrap();
    desert.send_all(2);
    desert.run();
    let mut after = desert.turn(2);
    for (name, bytes) in before {
        // They note when files were sent.
        let same = after.remove(&name).unwrap() == bytes;
        assert!(same || name == "turn.toml" || name == "hashes.txt", "{name}");
    }
    assert!(after.is_empty());
}

#[test]
fn h5_what_was_put_aside_is_taken_up_again_as_it_was() {
    let desert = played(3);
    desert.send("next", "#WELLS 3 sand\nDIG 9\n#END\n");
    let before = desert.all();
    let disk = Disk::default();
    months::back(&desert.take(&disk), TurnNo(1)).unwrap();
    assert_eq!(months::forth(&desert.take(&disk), 1).unwrap().last, TurnNo(3));
    assert_eq!(desert.all(), before);
    assert!(months::verify::verify(&Wells, &desert.take(&disk), &Host::silent()).unwrap().is_ok());
}

#[test]
fn h5_turns_go_on_only_from_the_turn_that_they_came_from() {
    let desert = played(2);
    let disk = Disk::default();
    months::back(&desert.take(&disk), TurnNo(0)).unwrap();
    let say = |aside| months::forth(&desert.take(&disk), aside).unwrap_err().to_string();
    desert.send_all(7);
    desert.run();
    assert_eq!(say(1), "They go on from turn 0, and the last one is 1. Go back to it first.");
    months::back(&desert.take(&disk), TurnNo(0)).unwrap();
    desert.add("Gulls", None);
    assert_eq!(say(1), "They go on from another turn 0 than this one.");
    assert!(say(9).starts_with("No turns lie in "));
}

#[test]
fn h5_there_must_be_something_to_go_back_from() {
    let desert = played(1);
    let disk = Disk::default();
    let say = |to| months::back(&desert.take(&disk), TurnNo(to)).unwrap_err().to_string();
    assert_eq!(say(1), "Turn 1 is the last one already.");
    assert_eq!(say(2), "There is no turn 2: the last one is 1.");
}

#[test]
fn l15_going_back_and_forth_is_finished_by_the_next_command_wherever_it_broke_off() {
    for forth in [false, true] {
        for last in 0.. {
            let desert = played(3);
            desert.send("next", "#WELLS 3 sand\nDIG 9\n#END\n");
            let whole = Disk::default();
            let before = desert.all();
            if forth {
                months::back(&desert.take(&whole), TurnNo(1)).unwrap();
            }
            let done = AtomicUsize::new(0);
            let disk = Disk::faulty(move |_| match done.fetch_add(1, Ordering::SeqCst) >= last {
                true => Err(io::ErrorKind::StorageFull.into()),
                false => Ok(()),
            });
            let ended = Folder::take(&desert.path, &disk).and_then(|folder| match forth {
                true => months::forth(&folder, 1),
                false => months::back(&folder, TurnNo(1)),
            });
            drop(desert.take(&whole));
            let last_turn = desert.last();
            assert!([TurnNo(1), TurnNo(3)].contains(&last_turn), "{forth} {last}: {last_turn}");
            if last_turn == TurnNo(3) {
                assert_eq!(desert.all(), before, "{forth} {last}");
            } else {
                months::forth(&desert.take(&whole), 1).unwrap();
                assert_eq!(desert.all(), before, "{forth} {last}, taken up again");
            }
            if ended.is_ok() {
                assert!(last > 5, "{forth}: {last} steps");
                break;
            }
        }
    }
}
