import { read, write } from './storage';

/**
 * Sound cues, made on the spot: a bell for a phase, a drum for stasis, the fall of pebbles for votes;
 * two light strokes before the end of a round, a great gong at its end, a chisel for what is written
 * in stone;
 * in the streets a step of marching feet, a tick of the last seconds, the clatter of dice, a blow for
 * a verdict, the crash of a natural 13, and a fanfare for the victor.
 * Only Control's and the projector's pages use them. A browser stays silent until somebody has
 * touched the page: call `wakeSound` from a click.
 */
export type Cue =
  | 'ask'
  | 'bell'
  | 'warning'
  | 'gong'
  | 'chisel'
  | 'drum'
  | 'flip'
  | 'march'
  | 'tick'
  | 'dice'
  | 'verdict'
  | 'ruin'
  | 'fanfare';

const MUTE = 'mute';
let context: AudioContext | undefined;

export function muted(): boolean {
  return read(MUTE) === '1';
}

export function setMuted(to: boolean): void {
  write(MUTE, to ? '1' : '0');
}

export function wakeSound(): void {
  try {
    context ??= new AudioContext();
    void context.resume();
  } catch {
    context = undefined;
  }
}

export const play = (cue: Cue): void => playMade(CUES[cue]);

/** A sound that a game makes of the same parts: `tone`, `noise`, `strike`. */
export type Made = (at: AudioContext) => void;

export function playMade(made: Made): void {
  if (muted()) return;
  wakeSound();
  if (!context || context.state !== 'running') return;
  made(context);
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

/** A plain tone that leaps to its peak and dies away. */
export function tone(
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

/** The partials of a small bronze bell, each with its peak and how long it sounds. */
export function strike(at: AudioContext, hertz: number, start: number, loud = 1, long = 1): void {
  const partials: [number, number, number][] = [
    [0.5, 0.05, 2.4],
    [1, 0.16, 2.2],
    [1.19, 0.06, 1.6],
    [2, 0.08, 1.1],
    [2.76, 0.04, 0.7],
    [5.4, 0.015, 0.3],
  ];
  for (const [ratio, peak, seconds] of partials) {
    tone(at, hertz * ratio, start, peak * loud, seconds * long);
  }
}

function bell(at: AudioContext): void {
  strike(at, 523, at.currentTime);
}

/** Somebody has a question: one small stroke that startles nobody. */
function ask(at: AudioContext): void {
  strike(at, 1046, at.currentTime, 0.35, 0.35);
}

/** A round will end soon. */
function warning(at: AudioContext): void {
  for (const [hertz, wait] of [
    [784, 0],
    [659, 0.42],
  ] as const) {
    strike(at, hertz, at.currentTime + wait, 0.9, 0.7);
  }
}

/** A round's time is up: three slow strokes, heard through a full hall. */
function gong(at: AudioContext): void {
  for (const stroke of [0, 1.1, 2.2]) {
    const start = at.currentTime + stroke;
    strike(at, 196, start, 2, 1.6);
    noise(at, 320, start, 0.12, 0.2);
  }
}

function chisel(at: AudioContext): void {
  for (const blow of [0, 0.21, 0.4, 0.62]) {
    const start = at.currentTime + blow;
    tone(at, 2600 + Math.random() * 300, start, 0.08, 0.06);
    noise(at, 3400, start, 0.22, 0.05, 3);
  }
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

/** A burst of noise through a band: a knock, a foot, a crash. */
export function noise(
  at: AudioContext,
  hertz: number,
  start: number,
  peak: number,
  seconds: number,
  width = 1,
): void {
  const length = Math.max(1, Math.floor(at.sampleRate * seconds));
  const buffer = at.createBuffer(1, length, at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < length; n += 1) samples[n] = Math.random() * 2 - 1;
  const source = at.createBufferSource();
  source.buffer = buffer;
  const band = at.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = hertz;
  band.Q.value = width;
  source.connect(band);
  band.connect(decay(at, start, peak, seconds));
  source.start(start);
}

function march(at: AudioContext): void {
  for (const beat of [0, 0.16, 0.32]) noise(at, 180, at.currentTime + beat, 0.35, 0.12);
}

function tick(at: AudioContext): void {
  tone(at, 1900, at.currentTime, 0.09, 0.05);
}

function dice(at: AudioContext): void {
  const falls = [0.1, 0.24, 0.34, 0.42, 0.5, 0.56, 0.63, 0.74, 0.86];
  for (const fall of falls) {
    const start = at.currentTime + fall + Math.random() * 0.03;
    noise(at, 2300 + Math.random() * 1400, start, 0.3 * (1.1 - fall), 0.06, 4);
  }
}

function verdict(at: AudioContext): void {
  const now = at.currentTime;
  tone(at, 98, now, 0.6, 0.9).frequency.exponentialRampToValueAtTime(52, now + 0.3);
  tone(at, 196, now, 0.12, 1.4);
  noise(at, 400, now, 0.4, 0.18);
}

function ruin(at: AudioContext): void {
  const now = at.currentTime;
  tone(at, 70, now, 0.6, 1.6).frequency.exponentialRampToValueAtTime(28, now + 1.2);
  for (const [fall, hertz] of [
    [0, 500],
    [0.12, 260],
    [0.3, 800],
    [0.44, 180],
    [0.7, 340],
  ] as const) {
    noise(at, hertz, now + fall, 0.5, 0.5, 0.7);
  }
}

function fanfare(at: AudioContext): void {
  const notes: [hertz: number, start: number, seconds: number][] = [
    [392, 0, 0.3],
    [392, 0.2, 0.2],
    [392, 0.34, 0.2],
    [523, 0.5, 0.6],
    [659, 0.86, 0.5],
    [784, 1.12, 1.6],
  ];
  for (const [hertz, start, seconds] of notes) {
    for (const [ratio, peak] of [
      [1, 0.13],
      [2, 0.06],
      [3, 0.035],
      [4, 0.015],
    ] as const) {
      tone(at, hertz * ratio, at.currentTime + start, peak, seconds);
    }
  }
}

const CUES: Record<Cue, (at: AudioContext) => void> = {
  ask,
  bell,
  warning,
  gong,
  chisel,
  drum,
  flip,
  march,
  tick,
  dice,
  verdict,
  ruin,
  fanfare,
};
