import type { Component } from 'svelte';
import { named, told } from '../../../ui/told.svelte';
import type { Scene } from '../../../wire/council';
import { actsOf, SECTIONS, type Act } from '../../../hub/desk/act';
import { askReplace } from '../../../hub/desk/asks';
import {
  announcing,
  atTheTable,
  controls,
  gettingIn,
  logActs,
  ownDevice,
  standstill,
  wordActs,
} from '../../../hub/desk/acts';
import { labelOf, runAction } from './asks';
import { backActs } from '../../../hub/desk/back/acts';
import { dayActs } from './day/acts';
import { deckActs } from './decks/decks';
import type { CouncilDesk } from './desk.svelte';
import About from './dialogs/About.svelte';
import Bids from './dialogs/Bids.svelte';
import CardForm from './dialogs/CardForm.svelte';
import Chronicle from './dialogs/Chronicle.svelte';
import Constitution from './dialogs/Constitution.svelte';
import Count from './dialogs/Count.svelte';
import Deck from './dialogs/Deck.svelte';
import Draws from './dialogs/Draws.svelte';
import EditFigure from './dialogs/EditFigure.svelte';
import Figures from './dialogs/Figures.svelte';
import Glossary from './dialogs/Glossary.svelte';
import Help from './dialogs/Help.svelte';
import Office from './dialogs/Office.svelte';
import Palette from './dialogs/Palette.svelte';
import Projector from './dialogs/Projector.svelte';
import SeatDrawer from './dialogs/SeatDrawer.svelte';
import SeatMode from '../../../hub/desk/seats/SeatMode.svelte';
import Settings from './dialogs/Settings.svelte';
import Heroes from './dialogs/Heroes.svelte';
import Standing from './dialogs/Standing.svelte';
import Support from './dialogs/Support.svelte';
import Voters from './dialogs/Voters.svelte';
import Votes from './dialogs/Votes.svelte';
import Why from './dialogs/Why.svelte';
import { reserves } from './helper';
import { lawActs } from './law/acts';
import { modeName } from '../../../hub/desk/seats/modes';
import { spotlightActs } from './spotlight';
import { streetActs } from './streets';
import { say } from './texts';
import { SCENES, COUNTERS, FIGURES, PARTS } from './words';

/** Everything, in the order of the menus. */
export function allActs(desk: CouncilDesk): Act[] {
  return [
    ...legal(desk),
    ...streetActs(desk),
    ...council(desk),
    ...backActs(desk),
    ...dayActs(desk),
    ...room(desk),
    ...table(desk),
    ...words(desk),
    ...lawActs(desk),
    ...records(desk),
    ...seats(desk),
    ...figures(desk),
    ...spotlightActs(desk),
    ...scenes(desk),
    ...rulings(desk),
  ];
}

/** What the rules allow Control now. */
function legal(desk: CouncilDesk): Act[] {
  return desk.control.actions.map((action) =>
    actsOf(SECTIONS.now, 'game')(
      `do:${action.key}`,
      labelOf(action),
      told(action.says),
      () => runAction(desk, action),
      {
        danger: ['void', 'skip', 'stasis', 'skip_to_score'].includes(action.group),
        full: reserves(action.command),
      },
    ),
  );
}

type Row = [id: string, dialog: Component, key?: string];

/** Acts that each open a dialog; what they are called and what they do stands by their ids. */
function opener(desk: CouncilDesk, act: ReturnType<typeof actsOf>, rows: Row[]): Act[] {
  return rows.map(([id, dialog, key]) =>
    act(
      id,
      say(`act-${id}`),
      say(`act-${id}-says`),
      () => desk.show(dialog),
      key === undefined ? {} : { key },
    ),
  );
}

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

function room(desk: CouncilDesk): Act[] {
  const rows = opener(desk, actsOf(SECTIONS.room, 'table'), [['projector', Projector, 's']]);
  return [...announcing(desk), ...rows, ...gettingIn(desk)];
}

function table(desk: CouncilDesk): Act[] {
  return [
    ...standstill(desk),
    ...atTheTable(desk),
    actsOf(SECTIONS.table, 'nothing')(
      'settings',
      say('act-settings'),
      say('act-settings-says'),
      () => desk.show(Settings, { key: null }),
      { key: 'r' },
    ),
    ...ownDevice(desk),
  ];
}

/** What Control's desk has beside the game: words, figures, decks, reasons, the other Controls, the chronicle. */
function words(desk: CouncilDesk): Act[] {
  const records = actsOf(SECTIONS.records, 'nothing');
  return [
    ...wordActs(desk),
    ...controls(desk),
    ...opener(desk, records, [['figures', Figures, 'f']]),
    records('why', say('act-why'), say('act-why-says'), () => desk.show(Why, { of: null }), {
      key: 'i',
    }),
    ...opener(desk, records, [['chronicle', Chronicle]]),
    ...deckActs(desk, (deck) => desk.show(Deck, { deck })),
  ];
}

function records(desk: CouncilDesk): Act[] {
  const act = actsOf(SECTIONS.records, 'nothing');
  const acts = () => allActs(desk);
  return [
    ...logActs(desk),
    ...opener(desk, act, [
      ['voters', Voters, 'o'],
      ['constitution', Constitution, 'n'],
    ]),
    act(
      'palette',
      say('act-palette'),
      say('act-palette-says'),
      () => desk.show(Palette, { acts }),
      { key: '/' },
    ),
    act('help', say('act-help'), say('act-help-says'), () => desk.show(Help, { acts }), {
      key: '?',
    }),
    ...opener(desk, act, [
      ['glossary', Glossary],
      ['draws', Draws],
      ['about', About],
    ]),
  ];
}

function seats(desk: CouncilDesk): Act[] {
  const game = actsOf(SECTIONS.seats, 'game');
  const table = actsOf(SECTIONS.seats, 'table');
  return desk.council.factions.flatMap(({ id, name, mode }): Act[] => {
    const who = named(name);
    const how = modeName(mode, (other) => desk.name(other));
    return [
      actsOf(SECTIONS.seats, 'nothing')(
        `seat:${id}`,
        say('seat-open', { who }),
        say('seat-open-says'),
        () => desk.show(SeatDrawer, { seat: id }),
      ),
      table(
        `nudge:${id}`,
        say('seat-nudge', { who }),
        say('seat-nudge-says'),
        () => void desk.command({ do: 'nudge', seat: id }),
      ),
      table(
        `replace:${id}`,
        say('seat-replace', { who }),
        say('seat-replace-says'),
        () => askReplace(desk, id),
        { danger: true },
      ),
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
      table(`mode:${id}`, say('seat-mode', { who }), say('seat-mode-says', { how }), () =>
        desk.show(SeatMode, { seat: id }),
      ),
      ...(desk.seat(id)?.actions ?? []).map((action) =>
        game(
          `for:${id}:${action.key}`,
          say('seat-act', { who, action: told(action.label) }),
          say('seat-act-says', { says: told(action.says) }),
          () => void desk.play(action.command, id),
        ),
      ),
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
      FIGURES.map((counter) =>
        act(
          `edit:${faction}:${counter}`,
          say('edit-seat', { who: named(name), counter: COUNTERS[counter] }),
          hint,
          () => desk.show(EditFigure, { figure: { of: 'faction', faction, counter } }),
        ),
      ),
    ),
  ];
}

function scenes(desk: CouncilDesk): Act[] {
  const act = actsOf(SECTIONS.projector, 'game');
  const show = (scene: Scene | null) => () => void desk.play({ do: 'show', scene });
  return [
    act('show:automatic', say('act-show-automatic'), say('act-show-automatic-says'), show(null)),
    ...(Object.keys(SCENES) as Scene[])
      .filter((scene) => scene !== 'spotlight')
      .map((scene) =>
        act(
          `show:${scene}`,
          say('act-show', { scene: SCENES[scene].name }),
          say('act-show-says', { says: SCENES[scene].says }),
          show(scene),
        ),
      ),
  ];
}

function rulings(desk: CouncilDesk): Act[] {
  return desk.control.settings.map(({ key, rule, text }) =>
    actsOf(SECTIONS.rulings, 'nothing')(
      `ruling:${key}`,
      say('act-ruling', { rule }),
      told(text),
      () => desk.show(Settings, { key }),
    ),
  );
}
