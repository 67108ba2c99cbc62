import { told } from '../../../ui/told.svelte';
import type { Action, AlarmView } from '../../../wire/council';
import type { Act } from '../../../hub/desk/act';
import { say } from './texts';

/**
 * What an alarm is met with, of the council or of the room: by the first word of its key, acts by their ids, and
 * the message that names each there.
 */
const REMEDIES: Record<string, Record<string, string>> = {
  bell: { 'do:diplomacy:call': 'remedy-call' },
  proposals: { agenda: 'remedy-answer' },
  assembly: { agenda: 'remedy-agenda' },
  diplomacy: { 'do:diplomacy:cancel': 'remedy-cancel' },
  wrath: { 'ruling:wrath_alarm': 'remedy-mark' },
  deck: {
    'do:reshuffle:0': 'remedy-reshuffle',
    'do:reshuffle:1': 'remedy-reshuffle',
    'do:reshuffle:2': 'remedy-reshuffle',
  },
  projector: { 'open-projector': 'remedy-open-anew' },
  'projector-gone': { 'open-projector': 'remedy-open-here', join: 'remedy-address' },
  tablet: { codes: 'remedy-codes' },
  control: { devices: 'remedy-devices', controls: 'remedy-let-in' },
};

/** The acts that are at hand now besides the alarm's own, at most two. */
export function remediesOf(
  { key, actions }: Pick<AlarmView, 'key' | 'actions'>,
  acts: Act[],
): { act: Act; label: string }[] {
  return Object.entries(REMEDIES[key.split(':')[0] ?? key] ?? {})
    .filter(([id]) => !actions.some((action) => id === `do:${action.key}`))
    .flatMap(([id, label]) => {
      const act = acts.find((one) => one.id === id);
      return act ? { act, label: say(label) } : [];
    })
    .slice(0, 2);
}

/** An alarm with what is at hand against it. */
export type Remedied = {
  alarm: AlarmView;
  actions: Action[];
  remedies: { act: Act; label: string }[];
};

/**
 * What is at hand against each alarm, every action once: what the big button does, whose label is
 * `next`, and what an alarm above offers already is left out.
 */
export function remedied(alarms: AlarmView[], acts: Act[], next: string): Remedied[] {
  const offered = new Set<string>();
  const anew = (id: string, name: string) => {
    const known = offered.has(id) || name === told(next);
    offered.add(id);
    return !known;
  };
  return alarms.map((alarm) => ({
    alarm,
    actions: alarm.actions.filter(({ key, label }) => anew(`do:${key}`, told(label))),
    remedies: remediesOf(alarm, acts).filter(({ act }) => anew(act.id, act.name)),
  }));
}

/** The ids of all acts that these alarms offer. */
export function offeredBy(all: Remedied[]): string[] {
  return all.flatMap(({ actions, remedies }) => [
    ...actions.map(({ key }) => `do:${key}`),
    ...remedies.map(({ act }) => act.id),
  ]);
}
