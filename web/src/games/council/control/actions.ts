import { named } from '../../../ui/told.svelte';
import { actsOf, SECTIONS, type Act } from '../../../hub/desk/act';
import * as hub from '../../../hub/desk/acts';
import { backActs } from '../../../hub/desk/back/acts';
import { dayActs } from '../../../hub/desk/day/acts';
import { deckActs } from './decks/decks';
import type { CouncilDesk } from './desk.svelte';
import {
  Bids,
  CardForm,
  Constitution,
  Count,
  Deck,
  EditFigure,
  Figures,
  Heroes,
  Office,
  Roster,
  Standing,
  Support,
  Voters,
  Votes,
} from './dialogs';
import { lawActs } from './law/acts';
import { streetActs } from './streets';
import { say } from './texts';
import { counterName, figuresShown, PARTS } from './words';

/** Everything, in the order of the menus. */
export function allActs(desk: CouncilDesk): Act[] {
  return [
    ...hub.offers(desk),
    ...streetActs(desk),
    ...council(desk),
    ...backActs(desk),
    ...dayActs(desk),
    ...hub.room(desk),
    ...table(desk),
    ...words(desk),
    ...lawActs(desk),
    ...records(desk),
    ...seats(desk),
    ...figures(desk),
    ...hub.lights(desk),
    ...hub.scenes(desk),
    ...hub.eachRuling(desk),
  ];
}

/** Acts that each open a dialog of the council's. */
const opener = (desk: CouncilDesk, act: ReturnType<typeof actsOf>, rows: hub.Row[]): Act[] =>
  hub.opener(desk, act, rows, say);

function council(desk: CouncilDesk): Act[] {
  const act = actsOf(PARTS.council, 'game');
  const office = (office: 'prytanis' | 'supremacy' | 'tie_breaker') =>
    act(
      office,
      say(`act-${office}`),
      say(`act-${office}-says`),
      () => desk.show(Office, { office }),
      { full: true },
    );
  return [
    ...opener(desk, act, [
      ['votes', Votes, 'v'],
      ['count', Count, 'k'],
      ['bids', Bids, 'b'],
      ['card', CardForm, 'w'],
    ]),
    office('prytanis'),
    office('supremacy'),
    office('tie_breaker'),
  ];
}

function table(desk: CouncilDesk): Act[] {
  return [
    ...hub.standstill(desk),
    ...hub.atTheTable(desk),
    ...opener(desk, actsOf(SECTIONS.table, 'game'), [['roster', Roster]]),
    ...hub.rulings(desk),
    ...hub.ownDevice(desk),
  ];
}

/** What Control's desk has beside the game: words, figures, decks, reasons, the other Controls, the chronicle. */
function words(desk: CouncilDesk): Act[] {
  const records = actsOf(SECTIONS.records, 'nothing');
  return [
    ...hub.wordActs(desk),
    ...hub.controls(desk),
    ...opener(desk, records, [['figures', Figures, 'f']]),
    ...hub.whyActs(desk),
    ...hub.chronicleActs(desk),
    ...deckActs(desk, (deck) => desk.show(Deck, { deck })),
  ];
}

function records(desk: CouncilDesk): Act[] {
  const act = actsOf(SECTIONS.records, 'nothing');
  return [
    ...hub.logActs(desk),
    ...opener(desk, act, [
      ['voters', Voters, 'o'],
      ['constitution', Constitution, 'n'],
    ]),
    ...hub.findingActs(desk),
    ...hub.drawActs(desk),
  ];
}

function seats(desk: CouncilDesk): Act[] {
  const game = actsOf(SECTIONS.seats, 'game');
  return desk.council.factions.flatMap((faction): Act[] => {
    const { id, name } = faction;
    const who = named(name);
    const { open, nudge, replace, mode } = hub.seatActs(desk, faction);
    return [
      open,
      nudge,
      replace,
      game(
        `standing:${id}`,
        say('seat-standing', { who }),
        say('seat-standing-says'),
        () => desk.show(Standing, { seat: id }),
        { full: true },
      ),
      game(
        `heroes:${id}`,
        say('seat-heroes', { who }),
        say('seat-heroes-says'),
        () => desk.show(Heroes, { seat: id }),
        { full: true },
      ),
      game(
        `support:${id}`,
        say('seat-support', { who }),
        say('seat-support-says'),
        () => desk.show(Support, { seat: id }),
        { full: true },
      ),
      mode,
      game(`swap:${id}`, say('seat-swap', { who }), say('seat-swap-says'), () =>
        desk.show(Roster, { seat: id }),
      ),
      ...hub.inThePlaceOf(desk, faction, desk.seat(id)?.actions ?? []),
    ];
  });
}

function figures(desk: CouncilDesk): Act[] {
  const hint = say('edit-says');
  const act = actsOf(PARTS.figures, 'nothing');
  return [
    ...(['stasis', 'wrath'] as const).map((of) =>
      act(`edit:${of}`, say(`edit-${of}`), hint, () => desk.show(EditFigure, { figure: { of } })),
    ),
    ...desk.council.factions.flatMap(({ id: faction, name }) =>
      figuresShown(desk.council).map((counter) =>
        act(
          `edit:${faction}:${counter}`,
          say('edit-seat', { who: named(name), counter: counterName(desk.council, counter) }),
          hint,
          () => desk.show(EditFigure, { figure: { of: 'faction', faction, counter } }),
        ),
      ),
    ),
  ];
}
