import { told } from '../../../ui/told.svelte';
import type { AlarmView } from '../../views';

/** After how long an alarm that passes goes to rest by itself, in milliseconds. */
export const PASSES_MS = 10_000;

/** Those that go to rest by themselves, by their keys. */
export function passing(ringing: AlarmView[], keys: readonly string[]): AlarmView[] {
  return ringing.filter(({ key }) => keys.includes(key));
}

/** What an alarm says; another sentence is another alarm. */
export function said({ key, title, sentence }: AlarmView): string {
  return [key, told(title), told(sentence)].join('\n');
}

/** The alarms that still ring, and those that were put to rest and have not changed since. */
export function parted(
  alarms: AlarmView[],
  rested: string[],
): { ringing: AlarmView[]; resting: AlarmView[] } {
  return {
    ringing: alarms.filter((alarm) => !rested.includes(said(alarm))),
    resting: alarms.filter((alarm) => rested.includes(said(alarm))),
  };
}

/** With one more at rest; those that ring no more, or otherwise, are forgotten. */
export function rest(alarms: AlarmView[], rested: string[], one: AlarmView): string[] {
  return [...parted(alarms, rested).resting.map(said), said(one)];
}

/** With one that rings again because somebody wants to see it. */
export function woken(alarms: AlarmView[], rested: string[], one: AlarmView): string[] {
  return parted(alarms, rested)
    .resting.map(said)
    .filter((other) => other !== said(one));
}

/** Those at rest that still ring as they did: an alarm that ended may ring anew. */
export function stillResting(alarms: AlarmView[], rested: string[]): string[] {
  return parted(alarms, rested).resting.map(said);
}
