import { noise, play, playMade, tone, type Cue, type Made } from '../../../hub/sound';
import type { TableView } from '../../../wire/atlantida';
import { happened } from './scene';

/** What is heard from the board; each name is a cue of the house or one that is made here. */
export type Sound = Cue | keyof typeof MADE;

/** A new turn: one long low swell. */
function swell(at: AudioContext): void {
  const now = at.currentTime;
  const gain = at.createGain();
  gain.gain.setValueAtTime(0.0001, now);
  gain.gain.exponentialRampToValueAtTime(0.22, now + 1.4);
  gain.gain.exponentialRampToValueAtTime(0.0001, now + 3.6);
  gain.connect(at.destination);
  for (const hertz of [65, 98, 131]) {
    const oscillator = at.createOscillator();
    oscillator.frequency.setValueAtTime(hertz, now);
    oscillator.connect(gain);
    oscillator.start(now);
    oscillator.stop(now + 3.7);
  }
}

/** An attack: a horn over the island, twice. */
function horn(at: AudioContext): void {
  for (const [hertz, wait, seconds] of [
    [147, 0, 0.7],
    [220, 0.45, 1.4],
  ] as const) {
    for (const [ratio, peak] of [
      [1, 0.22],
      [2, 0.1],
      [3, 0.05],
    ] as const)
      tone(at, hertz * ratio, at.currentTime + wait, peak, seconds);
  }
}

function coins(at: AudioContext): void {
  for (let n = 0; n < 7; n += 1)
    tone(at, 2400 + ((n * 617) % 1500), at.currentTime + n * 0.07, 0.07, 0.16);
}

function oars(at: AudioContext): void {
  for (const stroke of [0, 0.55, 1.1]) noise(at, 520, at.currentTime + stroke, 0.2, 0.32, 0.8);
}

/** A creature's shield breaks. */
function crack(at: AudioContext): void {
  noise(at, 1900, at.currentTime, 0.4, 0.08, 2);
  noise(at, 700, at.currentTime + 0.07, 0.3, 0.2);
}

/** Land goes under. */
function rumble(at: AudioContext): void {
  const now = at.currentTime;
  tone(at, 52, now, 0.5, 2.6).frequency.exponentialRampToValueAtTime(26, now + 2.4);
  for (const fall of [0, 0.3, 0.7, 1.2]) noise(at, 160, now + fall, 0.4, 0.9, 0.6);
}

const MADE = { swell, horn, coins, oars, crack, rumble } satisfies Record<string, Made>;

const isMade = (sound: Sound): sound is keyof typeof MADE => sound in MADE;

export function sounds(sound: Sound): void {
  if (isMade(sound)) playMade(MADE[sound]);
  else play(sound);
}

/** The sounds of a change, each once; those in the midst of a scene its own beats play. */
export function cues(before: TableView, after: TableView): Sound[] {
  const heard: Sound[] = [];
  const told = happened(before, after).map((one) => one.kind);
  if (told.includes('turn')) heard.push('swell');
  if (after.battle && after.battle.number !== before.battle?.number) heard.push('horn');
  else if (after.asked.step !== before.asked.step && after.asked.duties.length > 0 && !told.length)
    heard.push('ask');
  const saved = (view: TableView) => view.players.reduce((all, one) => all + one.continent, 0);
  if (saved(after) > saved(before)) heard.push('oars');
  const living = (view: TableView) =>
    view.board.hexes.filter((hex) => hex.creature !== null && !hex.sunk).length;
  if (living(after) < living(before) && !told.includes('seaquake')) heard.push('crack');
  if (moved(before, after)) heard.push('march');
  return heard;
}

/** Whether people stand on the island otherwise than they did. */
export function moved(before: TableView, after: TableView): boolean {
  const places = ({ players }: TableView) =>
    JSON.stringify(
      players.map(({ groups }) =>
        groups.map(({ place, holds, pops, leaders }) => [place, holds, pops, leaders]),
      ),
    );
  return before.asked.stage === 'movement' && places(before) !== places(after);
}
