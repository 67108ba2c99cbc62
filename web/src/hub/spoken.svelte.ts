import { locale } from '../ui/language.svelte';
import { standsReady, written } from '../ui/told.svelte';
import { read, write } from './storage';

/**
 * Announcements that the browser reads out, on each device where somebody has asked for it: the wall, a tablet, or
 * a phone of whoever cannot read the wall. Off by default; no word leaves the machine where the browser has a voice of its own.
 */
const KEPT = 'speaks';

/** Whether this browser can read out anything. */
export const canSpeak = (): boolean => 'speechSynthesis' in window;

export const speaksAloud = (): boolean => canSpeak() && read(KEPT) === '1';

export function setSpeaksAloud(to: boolean): void {
  write(KEPT, to ? '1' : '0');
  if (!to && canSpeak()) speechSynthesis.cancel();
}

/** The switch of it, as a screen shows it. */
export class Voice {
  on = $state(speaksAloud());

  /** Turned on by a touch it says `sample` at once: some browsers speak later only where they spoke then. */
  turn(sample?: { words: string; language: string }): void {
    this.on = !this.on;
    setSpeaksAloud(this.on);
    if (this.on && sample) readOut(sample.words, sample.language);
  }
}

/** Reads out words in a language, by its tag; what was being read ends. */
export function readOut(words: string, language: string): void {
  speechSynthesis.cancel();
  const speech = new SpeechSynthesisUtterance(words);
  speech.lang = language;
  const voices = speechSynthesis.getVoices();
  const main = (tag: string) => tag.toLowerCase().split(/[-_]/)[0];
  const voice = voices.find(({ lang }) => main(lang) === main(language));
  if (voice) speech.voice = voice;
  speechSynthesis.speak(speech);
}

/**
 * Has each new announcement read out, once; the one that stands when the page comes is no news. Made while a
 * component is set up.
 */
export function spoken(
  announcement: () => string | null | undefined,
  language: () => string,
): void {
  let known: string | null | undefined;
  $effect(() => {
    const words = announcement();
    if (words === undefined) return;
    const said = written(words ?? '');
    // What stood ready waits for its words.
    if (words && said === '') return;
    const news = known !== undefined && words !== null && words !== known;
    known = words;
    if (news && speaksAloud()) readOut(said, standsReady(words) ? locale() : language());
  });
}
