/**
 * Sound cues, made on the spot: a bell for a phase, a drum for stasis, the fall of pebbles for votes.
 * Only Control's and the projector's pages use them. A browser stays silent until somebody has
 * touched the page: call `wakeSound` from a click.
 */
export type Cue = 'bell' | 'drum' | 'flip';

const MUTE = 'prytaneion.mute';
let context: AudioContext | undefined;

export function muted(): boolean {
  try {
    return localStorage.getItem(MUTE) === '1';
  } catch {
    return false;
  }
}

export function setMuted(to: boolean): void {
  try {
    localStorage.setItem(MUTE, to ? '1' : '0');
  } catch {
    // A browser without storage forgets it on the next visit.
  }
}

export function wakeSound(): void {
  try {
    context ??= new AudioContext();
    void context.resume();
  } catch {
    context = undefined;
  }
}

export function play(cue: Cue): void {
  if (muted()) return;
  wakeSound();
  if (!context || context.state !== 'running') return;
  switch (cue) {
    case 'bell':
      return bell(context);
    case 'drum':
      return drum(context);
    case 'flip':
      return flip(context);
  }
}

/** A volume that leaps to `peak` and dies away. */
function decay(at: AudioContext, start: number, peak: number, seconds: number): GainNode {
  const gain = at.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(peak, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  gain.connect(at.destination);
  return gain;
}

function tone(
  at: AudioContext,
  hertz: number,
  start: number,
  peak: number,
  seconds: number,
): OscillatorNode {
  const oscillator = at.createOscillator();
  oscillator.frequency.setValueAtTime(hertz, start);
  oscillator.connect(decay(at, start, peak, seconds));
  oscillator.start(start);
  oscillator.stop(start + seconds);
  return oscillator;
}

/** The partials of a small bronze bell. */
function bell(at: AudioContext): void {
  const now = at.currentTime;
  const partials: [number, number, number][] = [
    [0.5, 0.05, 2.4],
    [1, 0.16, 2.2],
    [1.19, 0.06, 1.6],
    [2, 0.08, 1.1],
    [2.76, 0.04, 0.7],
    [5.4, 0.015, 0.3],
  ];
  for (const [ratio, peak, seconds] of partials) tone(at, 523 * ratio, now, peak, seconds);
}

function drum(at: AudioContext): void {
  for (const beat of [0, 0.28, 0.42]) {
    const start = at.currentTime + beat;
    tone(at, 110, start, 0.5, 0.5).frequency.exponentialRampToValueAtTime(46, start + 0.18);
  }
}

function flip(at: AudioContext): void {
  for (let n = 0; n < 6; n += 1) {
    const start = at.currentTime + n * 0.055 + Math.random() * 0.02;
    tone(at, 1400 + Math.random() * 900, start, 0.06, 0.07);
  }
}
