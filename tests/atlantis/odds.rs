//! What a battle would come to, with what a faction knows.

use atlantis::check::odds::{Asked, Odds, odds};
use atlantis::content::Content;
use game::Text;

use crate::kit::{Game, content, skill, two};

const HERE: (u16, u16) = (2, 2);

fn asked(attackers: &[u32], defenders: &[u32]) -> Asked {
    let (attackers, defenders) = (attackers.to_vec(), defenders.to_vec());
    Asked { attackers, defenders, battles: 2_000, assumed: Vec::new() }
}

fn tried(game: &mut Game, faction: u32, asked: &Asked) -> Result<Odds, Text> {
    game.run();
    odds(Content::shipped(), game.report(faction), asked)
}

#[test]
fn p_equals_win_equally_often_and_a_better_host_nearly_always() {
    let (mut game, owls, herons) = two();
    let own = game.unit(owls, HERE, &[("PLAI", 20), ("SILV", 5000)]);
    let other = game.unit(herons, HERE, &[("PLAI", 20), ("SILV", 5000)]);
    let odds_ = tried(&mut game, owls, &asked(&[own], &[other])).unwrap();
    assert_eq!((odds_.battles, odds_.soldiers), (2_000, [20, 20]));
    assert!(odds_.won[0].abs_diff(odds_.won[1]) < 200, "{odds_:?}");
    game.knows(own, "COMB", 2);
    game.unit_mut(own).stock.put(crate::kit::item("SWOR"), 20);
    let better = tried(&mut game, owls, &asked(&[own], &[other])).unwrap();
    assert!(better.won[0] > 1_900, "{better:?}");
    assert_eq!(better, odds(content(), game.report(owls), &asked(&[own], &[other])).unwrap());
}

#[test]
fn l9_odds_know_of_strangers_only_what_the_report_shows() {
    let twin = |level: u32| {
        let (mut game, owls, herons) = two();
        let own = game.unit(owls, HERE, &[("PLAI", 20), ("SWOR", 20), ("SILV", 5000)]);
        let other = game.unit(herons, HERE, &[("PLAI", 20), ("SWOR", 20), ("SILV", 5000)]);
        game.knows(other, "COMB", level);
        tried(&mut game, owls, &asked(&[own], &[other])).unwrap()
    };
    assert_eq!(twin(0), twin(2), "what they know is hidden");
    let (mut game, owls, herons) = two();
    let own = game.unit(owls, HERE, &[("PLAI", 20), ("SWOR", 20), ("SILV", 5000)]);
    let other = game.unit(herons, HERE, &[("PLAI", 20), ("SWOR", 20), ("SILV", 5000)]);
    let plain = tried(&mut game, owls, &asked(&[own], &[other])).unwrap();
    let assumed = Asked { assumed: vec![(skill("COMB"), 2)], ..asked(&[own], &[other]) };
    let feared = tried(&mut game, owls, &assumed).unwrap();
    assert!(feared.won[1] > plain.won[1] + 200, "{feared:?}");
    let hidden = game.unit(herons, HERE, &[("LEAD", 1), ("SILV", 500)]);
    game.knows(hidden, "STEA", 3);
    assert!(tried(&mut game, owls, &asked(&[own], &[hidden])).is_err(), "not in the report");
}
