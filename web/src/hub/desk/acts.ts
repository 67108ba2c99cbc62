import { actsOf, SECTIONS, type Act } from './act';
import { pauseNow } from './asks';
import type { Desk } from './desk.svelte';
import { say } from './texts';

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
