//! Figures of magic held against the rule book (D-7, D-8).

use atlantis::content::{Does, Force, Foundation, Number, Prey};

use super::{content, item, skill};

#[test]
fn d7_magic_goods_are_made_as_the_book_says() {
    let thing = |tag| {
        let of = content().item_of(tag);
        content().things.iter().find(|one| Some(one.item) == of).expect("a magic thing")
    };
    let rune = thing("RUNE");
    assert_eq!((rune.silver, rune.mage, rune.goods.len()), (900, false, 1));
    let needs: Vec<(&str, u32)> =
        rune.needs.iter().map(|(skill, level)| (&*content().skill(*skill).tag, *level)).collect();
    assert_eq!(needs, [("FEAR", 3), ("ARTI", 4)]);
    assert_eq!((thing("RING").stealth, thing("AMTS").observation), (3, 2));
    assert!(thing("STAL").mage && thing("STAL").silver == 1_000);
    assert_eq!((item("PORS").weight, item("CARP").weight, item("RING").weight), (10, 5, 0));
}

#[test]
fn d8_magic_needs_and_does_what_the_book_says() {
    let needs = |tag| -> Vec<(&str, u32)> {
        let all = skill(tag).needs.iter();
        all.map(|(one, level)| (&*content().skill(*one).tag, *level)).collect()
    };
    assert_eq!(needs("CALL"), [("FORC", 3), ("WEAT", 4)]);
    assert_eq!(needs("ARTI"), [("FORC", 1), ("PATT", 1), ("SPIR", 1)]);
    assert_eq!(needs("SUAR"), [("DEMO", 5), ("SUDE", 3)]);
    let foundations: Vec<&str> = content()
        .skills
        .iter()
        .filter(|row| row.magic == Some(Foundation::Foundation))
        .map(|row| &*row.tag)
        .collect();
    assert_eq!(foundations, ["FORC", "PATT", "SPIR"]);
    let battle = |tag| skill(tag).spell.battle.expect("a spell of battle");
    let call = battle("CALL");
    assert_eq!(
        (call.does, call.force, call.plus, call.roll),
        (Does::Blows, Some(Force::Weather), 1, 25)
    );
    assert_eq!((battle("DISP").force, battle("DISP").only), (None, Some(Prey::Phantoms)));
    assert_eq!((battle("ESHI").does, battle("ESHI").plus), (Does::Shield, 1));
    assert_eq!((battle("FEAR").does, battle("FEAR").roll), (Does::Terror, 10));
    let wolves = skill("WOLF").spell.brings.as_ref().expect("wolves");
    assert_eq!(
        (wolves.number, wolves.limit, wolves.percent),
        (Number::Level(1), Some((0, 4)), None)
    );
    assert_eq!(wolves.lands.len(), 3);
    let lich = skill("SULI").spell.brings.as_ref().expect("a lich");
    assert_eq!((lich.number, lich.limit, lich.percent), (Number::Fixed(1), Some((1, 0)), Some(5)));
    assert!(skill("GATE").spell.always && skill("GATE").spell.travel && !skill("GATE").spell.cast);
    assert!(skill("CLEA").spell.cast && skill("NECR").spell == Default::default());
}
