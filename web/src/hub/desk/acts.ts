import { named, told } from '../../ui/told.svelte';
import { links } from '../links';
import { actsOf, SECTIONS, type Act } from './act';
import { askReplace, pauseNow } from './asks';
import type { Desk } from './desk.svelte';
import type { Dialog } from './dialog';
import {
  About,
  Announce,
  Breaks,
  Chronicle,
  Codes,
  Controls,
  Devices,
  Draws,
  Glossary,
  Help,
  Join,
  LogDialog,
  Palette,
  Preflight,
  Projector,
  SeatMode,
  Settings,
  Tour,
  Why,
  Words,
} from './dialogs';
import { modeName } from './seats/modes';
import { say } from './texts';
import type { Offer, Player } from '../views';
import { waiting } from './words/words';

/** What the rules allow Control now. */
export const offers = (desk: Desk): Act[] =>
  desk.control.actions.map((offer) =>
    actsOf(SECTIONS.now, 'game')(
      `do:${offer.key}`,
      desk.labelOf(offer),
      told(offer.says),
      () => desk.take(offer),
      { danger: desk.isGrave(offer), full: desk.reserves(offer.command) },
    ),
  );

/** An act that opens a dialog. */
export type Row = [id: string, dialog: Dialog<Record<string, never>>, key?: string];

/** Acts that each open a dialog; what they are called and what they do stands by their ids. */
export function opener(
  desk: Desk,
  act: ReturnType<typeof actsOf>,
  rows: Row[],
  words = say,
): Act[] {
  return rows.map(([id, dialog, key]) =>
    act(
      id,
      words(`act-${id}`),
      words(`act-${id}-says`),
      () => desk.show(dialog),
      key === undefined ? {} : { key },
    ),
  );
}

/** Words between Control and the room. */
export function wordActs(desk: Desk): Act[] {
  const word = actsOf(SECTIONS.room, 'table');
  return [
    actsOf(SECTIONS.room, 'nothing')(
      'words',
      say('act-words'),
      say('act-words-says', { n: waiting(desk.messages).length }),
      () => desk.show(Words, { tab: 'questions' }),
      { key: 'q' },
    ),
    word('say', say('act-say'), say('act-say-says'), () => desk.show(Words, { tab: 'say' })),
    word('ticker', say('act-ticker'), say('act-ticker-says'), () =>
      desk.show(Words, { tab: 'ticker' }),
    ),
    ...desk.players.map(({ id, name }) =>
      actsOf(SECTIONS.seats, 'table')(
        `say:${id}`,
        say('seat-say', { who: named(name) }),
        say('seat-say-says'),
        () => desk.show(Words, { tab: 'say', to: id }),
      ),
    ),
  ];
}

/** What can be done about each seat, whatever is played; a game adds its own. */
export const seatActs = (desk: Desk, { id, name, mode }: Player) => {
  const table = actsOf(SECTIONS.seats, 'table');
  const who = named(name);
  const how = modeName(mode, (other) => desk.name(other));
  return {
    open: actsOf(SECTIONS.seats, 'nothing')(
      `seat:${id}`,
      say('seat-open', { who }),
      say('seat-open-says'),
      () => desk.openSeat(id),
    ),
    nudge: table(
      `nudge:${id}`,
      say('seat-nudge', { who }),
      say('seat-nudge-says'),
      () => void desk.command({ do: 'nudge', seat: id }),
    ),
    replace: table(
      `replace:${id}`,
      say('seat-replace', { who }),
      say('seat-replace-says'),
      () => askReplace(desk, id),
      { danger: true },
    ),
    mode: table(`mode:${id}`, say('seat-mode', { who }), say('seat-mode-says', { how }), () =>
      desk.show(SeatMode, { seat: id }),
    ),
  };
};

/** What the rules allow Control in the place of a seat. */
export const inThePlaceOf = (desk: Desk, { id, name }: Player, offers: Offer[]): Act[] =>
  offers.map((offer) =>
    actsOf(SECTIONS.seats, 'game')(
      `for:${id}:${offer.key}`,
      say('seat-act', { who: named(name), action: told(offer.label) }),
      say('seat-act-says', { says: told(offer.says) }),
      () => void desk.play(offer.command, id),
    ),
  );

/** Every act by its name, all keys, and what words mean. */
export const findingActs = (desk: Desk): Act[] =>
  opener(desk, actsOf(SECTIONS.records, 'nothing'), [
    ['palette', Palette, '/'],
    ['help', Help, '?'],
    ['glossary', Glossary],
  ]);

/** What the projector can show. */
export function scenes(desk: Desk): Act[] {
  const act = actsOf(SECTIONS.projector, 'game');
  const show = (scene: string | null) => () => void desk.project(scene);
  return [
    act('show:automatic', say('act-show-automatic'), say('act-show-automatic-says'), show(null)),
    ...Object.entries(desk.scenes)
      .filter(([scene]) => scene !== 'spotlight')
      .map(([scene, { name, says }]) =>
        act(
          `show:${scene}`,
          say('act-show', { scene: name }),
          say('act-show-says', { says }),
          show(scene),
        ),
      ),
  ];
}

/** The dark screen, what is held up, and the way back from both. */
export function lights(desk: Desk): Act[] {
  const act = actsOf(SECTIONS.projector, 'game');
  const { scene, scene_held, spotlight } = desk.game;
  const black = scene_held && scene === 'black';
  return [
    act(
      'black',
      say(black ? 'light' : 'dark'),
      say(black ? 'act-show-automatic-says' : 'dark-says'),
      () => void desk.project(black ? null : 'black'),
      { key: '.' },
    ),
    ...(spotlight
      ? [
          act(
            'take-down',
            say('take-down-named', { title: told(spotlight.title) }),
            say('take-down-says'),
            () => void desk.holdUp(null),
            { key: ',' },
          ),
        ]
      : []),
    ...desk
      .subjects()
      .map(({ name, on }) =>
        act(
          `hold:${desk.subjectKey(on)}`,
          say('hold-up-named', { name }),
          say('hold-up-says'),
          () => void desk.holdUp(on),
        ),
      ),
  ];
}

/** What happened, in sentences. */
export const logActs = (desk: Desk): Act[] => [
  actsOf(SECTIONS.records, 'nothing')(
    'log',
    say('act-log'),
    desk.hints.log,
    () => desk.show(LogDialog),
    { key: 'l' },
  ),
];

/** What the room sees, and how people get in. */
export function room(desk: Desk): Act[] {
  const own = actsOf(SECTIONS.room, 'nothing')(
    'open-projector',
    say('act-open-projector'),
    say('act-open-projector-says'),
    () => void window.open(links.projector('', desk.hall.code), '_blank', 'noopener'),
  );
  const rows = opener(desk, actsOf(SECTIONS.room, 'table'), [
    ['announce', Announce, 'a'],
    ['projector', Projector, 's'],
    ['join', Join, 'j'],
    ['codes', Codes, 'c'],
  ]);
  return [...rows, own];
}

/** What is looked at before the game begins, and every device. */
export const atTheTable = (desk: Desk): Act[] =>
  opener(desk, actsOf(SECTIONS.table, 'nothing'), [
    ['preflight', Preflight],
    ['tour', Tour],
    ['devices', Devices, 'd'],
  ]);

/** Who leads and who helps. */
export const controls = (desk: Desk): Act[] =>
  opener(desk, actsOf(SECTIONS.table, 'nothing'), [['controls', Controls]]);

/** The table's pause, its doors, and its sheets. */
export function standstill(desk: Desk): Act[] {
  const { pause, lobby } = desk.hall;
  const locked = lobby === 'locked';
  const act = actsOf(SECTIONS.table, 'table');
  return [
    act(
      'pause',
      say(pause ? 'act-resume' : 'act-pause'),
      say(pause ? 'act-resume-says' : 'act-pause-says'),
      () => void (pause ? desk.command({ do: 'resume' }) : pauseNow(desk)),
      { key: 'p' },
    ),
    act('breaks', say('act-breaks'), say('act-breaks-says'), () => desk.show(Breaks)),
    act(
      'lobby',
      say(locked ? 'lobby-open' : 'lobby-lock'),
      say(locked ? 'lobby-open-says' : 'lobby-lock-says'),
      () => void desk.command({ do: locked ? 'unlock_lobby' : 'lock_lobby' }),
    ),
    actsOf(SECTIONS.table, 'nothing')(
      'sheets',
      say('act-sheets'),
      say('act-sheets-says'),
      () => void window.open(`/print#table=${desk.hall.code}`, '_blank', 'noopener'),
    ),
  ];
}

/** All rulings. */
export const rulings = (desk: Desk): Act[] => [
  actsOf(SECTIONS.table, 'nothing')(
    'settings',
    say('act-settings'),
    say('act-settings-says'),
    () => desk.show(Settings, { key: null }),
    { key: 'r' },
  ),
];

/** Each ruling by its own. */
export const eachRuling = (desk: Desk): Act[] =>
  desk.control.settings.map(({ key, rule, text }) =>
    actsOf(SECTIONS.rulings, 'nothing')(
      `ruling:${key}`,
      say('act-ruling', { rule }),
      told(text),
      () => desk.show(Settings, { key }),
    ),
  );

/** Why what was decided last was decided so. */
export const whyActs = (desk: Desk): Act[] => [
  actsOf(SECTIONS.records, 'nothing')(
    'why',
    say('act-why'),
    say('act-why-says'),
    () => desk.show(Why, { of: null }),
    { key: 'i' },
  ),
];

/** The story so far. */
export const chronicleActs = (desk: Desk): Act[] =>
  opener(desk, actsOf(SECTIONS.records, 'nothing'), [['chronicle', Chronicle]]);

/** How draws and sealed choices can be checked. */
export const drawActs = (desk: Desk): Act[] =>
  opener(desk, actsOf(SECTIONS.records, 'nothing'), [
    ['draws', Draws],
    ['about', About],
  ]);

/** What is set on this device alone. */
export function ownDevice(desk: Desk): Act[] {
  const free = actsOf(SECTIONS.table, 'nothing');
  return [
    free(
      'mute',
      say(desk.mute ? 'act-unmute' : 'act-mute'),
      say('act-mute-says'),
      () => desk.toggleMute(),
      { key: 'm' },
    ),
    free(
      'theme',
      say(desk.theme === 'night' ? 'act-theme-day' : 'act-theme-night'),
      say('act-theme-says'),
      () => desk.toggleTheme(),
      { key: 't' },
    ),
    free('home', say('act-home'), say('act-home-says'), () => desk.goHome()),
  ];
}
