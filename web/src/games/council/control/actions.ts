import type { Component } from 'svelte';
import { links } from '../../../hub/links';
import type { Scene } from '../../../wire/council';
import { actsOf, type Act } from './act';
import { askReplace, named, pauseNow, runAction } from './asks';
import { backActs } from './back/acts';
import { dayActs } from './day/acts';
import { deckActs } from './decks/decks';
import type { Desk } from './desk.svelte';
import About from './dialogs/About.svelte';
import Announce from './dialogs/Announce.svelte';
import Bids from './dialogs/Bids.svelte';
import CardForm from './dialogs/CardForm.svelte';
import Chronicle from './dialogs/Chronicle.svelte';
import Codes from './dialogs/Codes.svelte';
import Constitution from './dialogs/Constitution.svelte';
import Controls from './dialogs/Controls.svelte';
import Count from './dialogs/Count.svelte';
import Deck from './dialogs/Deck.svelte';
import Devices from './dialogs/Devices.svelte';
import Draws from './dialogs/Draws.svelte';
import EditFigure from './dialogs/EditFigure.svelte';
import Figures from './dialogs/Figures.svelte';
import Glossary from './dialogs/Glossary.svelte';
import Help from './dialogs/Help.svelte';
import Join from './dialogs/Join.svelte';
import LogDialog from './dialogs/LogDialog.svelte';
import Office from './dialogs/Office.svelte';
import Palette from './dialogs/Palette.svelte';
import Preflight from './dialogs/Preflight.svelte';
import Tour from './dialogs/Tour.svelte';
import Projector from './dialogs/Projector.svelte';
import SeatDrawer from './dialogs/SeatDrawer.svelte';
import SeatMode from './dialogs/SeatMode.svelte';
import Settings from './dialogs/Settings.svelte';
import Standing from './dialogs/Standing.svelte';
import Support from './dialogs/Support.svelte';
import Voters from './dialogs/Voters.svelte';
import Votes from './dialogs/Votes.svelte';
import Why from './dialogs/Why.svelte';
import Words from './dialogs/Words.svelte';
import { isReserved } from './helper';
import { lawActs } from './law/acts';
import { modeName } from './seat/modes';
import { spotlightActs } from './spotlight';
import { streetActs } from './streets';
import { KINDS, SCENES, COUNTERS, FIGURES } from './words';
import { waiting } from './words/words';

/** Everything, in the order of the menus. */
export function allActs(desk: Desk): Act[] {
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
function legal(desk: Desk): Act[] {
  return desk.control.actions.map((action) =>
    actsOf('Now', 'game')(
      `do:${action.key}`,
      named(action),
      action.says,
      () => runAction(desk, action),
      {
        danger: ['void', 'skip', 'stasis', 'skip_to_score'].includes(action.group),
        full: isReserved(action.command.do),
      },
    ),
  );
}

type Row = [id: string, dialog: Component, name: string, hint: string, key?: string];

/** Acts that each open a dialog. */
function opener(desk: Desk, act: ReturnType<typeof actsOf>, rows: Row[]): Act[] {
  return rows.map(([id, dialog, name, hint, key]) =>
    act(id, name, hint, () => desk.show(dialog), key === undefined ? {} : { key }),
  );
}

function council(desk: Desk): Act[] {
  const act = actsOf('Council', 'game');
  const office = (office: 'prytanis' | 'supremacy' | 'tie_breaker', name: string, hint: string) =>
    act(office, name, hint, () => desk.show(Office, { office }), { full: true });
  const votes = 'Hands or pebbles counted by eye; reveals the vote.';
  return [
    ...opener(desk, act, [
      ['votes', Votes, 'Enter votes from the room…', votes, 'v'],
      ['count', Count, 'Enter a count of hands…', 'The sums of YES and NO; reveals the vote.', 'k'],
      ['bids', Bids, 'Enter bids from the room…', 'Horses shown by hand; reveals the race.', 'b'],
      ['card', CardForm, 'Write a card…', 'Face up, on top of a deck or into it.', 'w'],
    ]),
    office('prytanis', 'Appoint the Prytanis…', 'Any faction presides for the rest of the cycle.'),
    office('supremacy', 'Hand over supremacy…', 'Who picks among those tied for Prytanis.'),
    office('tie_breaker', 'Name who breaks tied votes…', 'Whose Archon decides a tied vote.'),
  ];
}

function room(desk: Desk): Act[] {
  const scene = 'Hold a scene, or let the phases choose.';
  const own = actsOf('Room', 'nothing')(
    'open-projector',
    'Open the projector',
    'Its page in a window of its own: drag it to the projector and make it fill the screen.',
    () => void window.open(links.projector('', desk.hall.code), '_blank', 'noopener'),
  );
  const rows = opener(desk, actsOf('Room', 'table'), [
    ['announce', Announce, 'Announce…', 'A sentence to every screen in the room.', 'a'],
    ['projector', Projector, 'What the projector shows…', scene, 's'],
    ['join', Join, 'How to join', 'The code, its QR and the other links.', 'j'],
    ['codes', Codes, 'Codes of the seats', 'One QR for each seat, on a sheet to print.', 'c'],
  ]);
  return [...rows, own];
}

function table(desk: Desk): Act[] {
  const { pause, lobby } = desk.hall;
  const locked = lobby === 'locked';
  const act = actsOf('Table', 'table');
  const free = actsOf('Table', 'nothing');
  return [
    act(
      'pause',
      pause ? 'Resume' : 'Pause',
      pause
        ? 'The clock and the game go on.'
        : 'Stops the clock and all choices at once; the reason can follow.',
      () => void (pause ? desk.command({ do: 'resume' }) : pauseNow(desk)),
      { key: 'p' },
    ),
    act(
      'lobby',
      locked ? 'Open the lobby' : 'Lock the lobby',
      locked
        ? 'Free seats can be taken again with the code.'
        : 'Free seats can no longer be taken; a seat’s own QR still works.',
      () => void desk.command({ do: locked ? 'unlock_lobby' : 'lock_lobby' }),
    ),
    free(
      'sheets',
      'Print the sheets',
      'Cards, briefs, seat codes and the constitution, on a page of their own.',
      () => void window.open(`/print#table=${desk.hall.code}`, '_blank', 'noopener'),
    ),
    ...opener(desk, free, [
      [
        'preflight',
        Preflight,
        'Before you begin…',
        'Network, phones, projector, sound, disk, backups and power, looked at in a minute.',
      ],
      ['tour', Tour, 'The tour…', 'Control’s screen in five steps.'],
      [
        'devices',
        Devices,
        'Devices…',
        'Who is connected, and with what; names and sending away.',
        'd',
      ],
    ]),
    free(
      'settings',
      'Rulings…',
      'Every ruling with its text; change them during play.',
      () => desk.show(Settings, { key: null }),
      { key: 'r' },
    ),
    free(
      'mute',
      desk.mute ? 'Sounds on' : 'Mute sounds',
      'Bell, drum and pebbles on this device.',
      () => desk.toggleMute(),
      { key: 'm' },
    ),
    free(
      'theme',
      desk.theme === 'night' ? 'Day theme' : 'Night theme',
      'For a bright room or a dark one; only on this device.',
      () => desk.toggleTheme(),
      { key: 't' },
    ),
    free('home', 'Other tables', 'Back to the list of tables; this one goes on.', () =>
      desk.goHome(),
    ),
  ];
}

/** What Control's desk has beside the game: words, figures, decks, reasons, the other Controls, the chronicle. */
function words(desk: Desk): Act[] {
  const { length } = waiting(desk.messages);
  const says = actsOf('Room', 'table');
  const records = actsOf('Records', 'nothing');
  return [
    actsOf('Room', 'nothing')(
      'words',
      'Words: questions and answers…',
      length === 0 ? 'No question waits.' : `${length} ${length === 1 ? 'waits' : 'wait'}.`,
      () => desk.show(Words, { tab: 'questions' }),
      { key: 'q' },
    ),
    says(
      'say',
      'A word to a seat or to all…',
      'On their phones alone; you see who has read it.',
      () => desk.show(Words, { tab: 'say' }),
    ),
    says('ticker', 'Ticker…', 'The line at the foot of the projector.', () =>
      desk.show(Words, { tab: 'ticker' }),
    ),
    ...desk.council.factions.map(({ id, name }) =>
      actsOf('Seats', 'table')(
        `say:${id}`,
        `${name}: a word to them…`,
        'On their phones alone; you see whether they have read it.',
        () => desk.show(Words, { tab: 'say', to: id }),
      ),
    ),
    actsOf('Table', 'nothing')(
      'controls',
      'Controls…',
      'Who leads and who helps; links for another device; hand over.',
      () => desk.show(Controls),
    ),
    records(
      'figures',
      'All figures…',
      'Every number on one sheet: why it is so, and a new value.',
      () => desk.show(Figures),
      { key: 'f' },
    ),
    records(
      'why',
      'Why it was decided so',
      'The rule, the article and the numbers of what was decided last.',
      () => desk.show(Why, { of: null }),
      { key: 'i' },
    ),
    records(
      'chronicle',
      'Chronicle…',
      'The story so far, as a page of its own: for all, for a faction, for Control.',
      () => desk.show(Chronicle),
    ),
    ...deckActs(desk, (deck) => desk.show(Deck, { deck })),
  ];
}

function records(desk: Desk): Act[] {
  const kinds = Object.values(KINDS).map((kind) => kind.name.toLowerCase());
  const act = actsOf('Records', 'nothing');
  const acts = () => allActs(desk);
  const law = 'In force; change, repeal, proclaim.';
  return [
    ...opener(desk, act, [
      ['log', LogDialog, 'The log', `What happened, in sentences: ${kinds.join(', ')}.`, 'l'],
      ['voters', Voters, 'Voters’ record', 'Who voted how, and who abstains steadily.', 'o'],
      ['constitution', Constitution, 'Constitution and laws', law, 'n'],
    ]),
    act(
      'palette',
      'Find an action',
      'Every action by its name (Ctrl+K).',
      () => desk.show(Palette, { acts }),
      { key: '/' },
    ),
    act('help', 'Keyboard help', 'All keys on one page.', () => desk.show(Help, { acts }), {
      key: '?',
    }),
    ...opener(desk, act, [
      ['glossary', Glossary, 'Words of the game', 'What each means, and how it stands here.'],
      [
        'draws',
        Draws,
        'Fair play…',
        'What draws come from, and how choices are sealed; close the table, so that all can check them.',
      ],
    ]),
    ...opener(desk, act, [['about', About, 'About Prytaneion', 'Whose work it stands on.']]),
  ];
}

function seats(desk: Desk): Act[] {
  const game = actsOf('Seats', 'game');
  const table = actsOf('Seats', 'table');
  return desk.council.factions.flatMap(({ id, name, mode }): Act[] => {
    const how = modeName(mode, (other) => desk.name(other));
    return [
      actsOf('Seats', 'nothing')(
        `seat:${id}`,
        `${name}: open the seat`,
        'Act for it, its figures, devices and code.',
        () => desk.show(SeatDrawer, { seat: id }),
      ),
      table(
        `nudge:${id}`,
        `${name}: nudge`,
        'Their phones vibrate and ask for attention.',
        () => void desk.command({ do: 'nudge', seat: id }),
      ),
      table(
        `replace:${id}`,
        `${name}: replace the person…`,
        'All devices of the seat are sent away and its code is renewed.',
        () => askReplace(desk, id),
        { danger: true },
      ),
      game(
        `standing:${id}`,
        `${name}: citizenship and exile…`,
        'Whether they have a vote.',
        () => desk.show(Standing, { seat: id }),
        { full: true },
      ),
      game(
        `support:${id}`,
        `${name}: add support…`,
        'Support for a vote, a phase, a cycle or longer.',
        () => desk.show(Support, { seat: id }),
        { full: true },
      ),
      table(
        `mode:${id}`,
        `${name}: how the seat is played…`,
        `${how}. Own phone, tablet, paper, absent, or the program.`,
        () => desk.show(SeatMode, { seat: id }),
      ),
      ...(desk.seat(id)?.actions ?? []).map((action) =>
        game(
          `for:${id}:${action.key}`,
          `${name}: ${action.label}`,
          `In their place. ${action.says}`,
          () => void desk.play(action.command, id),
        ),
      ),
    ];
  });
}

function figures(desk: Desk): Act[] {
  const hint = 'Why it is so, how it became so, and a new value with its reason.';
  const act = actsOf('Figures', 'nothing');
  return [
    ...(['stasis', 'wrath'] as const).map((of) =>
      act(
        `edit:${of}`,
        of === 'stasis' ? 'Set the Stasis number…' : 'Set Divine Wrath…',
        hint,
        () => desk.show(EditFigure, { figure: { of } }),
      ),
    ),
    ...desk.council.factions.flatMap(({ id: faction, name }) =>
      FIGURES.map((counter) =>
        act(`edit:${faction}:${counter}`, `${name}: set ${COUNTERS[counter]}…`, hint, () =>
          desk.show(EditFigure, { figure: { of: 'faction', faction, counter } }),
        ),
      ),
    ),
  ];
}

function scenes(desk: Desk): Act[] {
  const act = actsOf('Projector', 'game');
  const show = (scene: Scene | null) => () => void desk.play({ do: 'show', scene });
  return [
    act(
      'show:automatic',
      'Projector: follow the phases',
      'The phase chooses the scene again.',
      show(null),
    ),
    ...(Object.keys(SCENES) as Scene[])
      .filter((scene) => scene !== 'spotlight')
      .map((scene) =>
        act(
          `show:${scene}`,
          `Projector: ${SCENES[scene].name}`,
          `${SCENES[scene].says}.`,
          show(scene),
        ),
      ),
  ];
}

function rulings(desk: Desk): Act[] {
  return desk.control.settings.map(({ key, rule, text }) =>
    actsOf('Rulings', 'nothing')(`ruling:${key}`, `Ruling ${rule}…`, text, () =>
      desk.show(Settings, { key }),
    ),
  );
}
