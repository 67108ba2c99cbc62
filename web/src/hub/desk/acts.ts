import type { Component } from 'svelte';

import { named } from '../../ui/told.svelte';
import { links } from '../links';
import { actsOf, SECTIONS, type Act } from './act';
import { pauseNow } from './asks';
import Preflight from './check/Preflight.svelte';
import type { Desk } from './desk.svelte';
import Controls from './devices/Controls.svelte';
import Devices from './devices/Devices.svelte';
import Tour from './dialogs/Tour.svelte';
import Codes from './joining/Codes.svelte';
import Join from './joining/Join.svelte';
import LogDialog from './log/LogDialog.svelte';
import { say } from './texts';
import Announce from './words/Announce.svelte';
import Words from './words/Words.svelte';
import { waiting } from './words/words';

type Row = [id: string, dialog: Component, key?: string];

/** Acts that each open a dialog; what they are called and what they do stands by their ids. */
function opener(desk: Desk, act: ReturnType<typeof actsOf>, rows: Row[]): Act[] {
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

/** A sentence to every screen. */
export const announcing = (desk: Desk): Act[] =>
  opener(desk, actsOf(SECTIONS.room, 'table'), [['announce', Announce, 'a']]);

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

/** What happened, in sentences. */
export const logActs = (desk: Desk): Act[] =>
  opener(desk, actsOf(SECTIONS.records, 'nothing'), [['log', LogDialog, 'l']]);

/** How people get in, and the page that the room sees. */
export function gettingIn(desk: Desk): Act[] {
  const own = actsOf(SECTIONS.room, 'nothing')(
    'open-projector',
    say('act-open-projector'),
    say('act-open-projector-says'),
    () => void window.open(links.projector('', desk.hall.code), '_blank', 'noopener'),
  );
  const rows = opener(desk, actsOf(SECTIONS.room, 'table'), [
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
