import type { Action, AlarmView } from '../../../wire/council';
import type { Act } from './act';

/** What an alarm is met with, by its title: acts by their ids, and what each is called there. */
const REMEDIES: Record<string, Record<string, string>> = {
  'The bell': {
    'do:diplomacy:call': 'Call the Diplomacy Round',
  },
  Proposals: { agenda: 'Answer it…' },
  Assembly: { agenda: 'The agenda…' },
  Diplomacy: { 'do:diplomacy:cancel': 'Cancel it' },
  'Divine Wrath': { 'ruling:wrath_alarm': 'Another mark…' },
  'Empty deck': {
    'do:reshuffle:0': 'Reshuffle it',
    'do:reshuffle:1': 'Reshuffle it',
    'do:reshuffle:2': 'Reshuffle it',
  },
  'The projector is covered': { 'open-projector': 'Open it anew' },
  'The projector is gone': { 'open-projector': 'Open it here', join: 'Its address…' },
  'A tablet sleeps': { codes: 'Codes of the seats…' },
  'A Control is gone': { devices: 'Devices…', controls: 'Let another in…' },
  'Controls are gone': { devices: 'Devices…', controls: 'Let another in…' },
};

/** The acts that are at hand now besides the alarm's own, at most two. */
export function remediesOf(
  { title, actions }: AlarmView,
  acts: Act[],
): { act: Act; label: string }[] {
  return Object.entries(REMEDIES[title] ?? {})
    .filter(([id]) => !actions.some(({ key }) => id === `do:${key}`))
    .flatMap(([id, label]) => {
      const act = acts.find((one) => one.id === id);
      return act ? { act, label } : [];
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
    const known = offered.has(id) || name === next;
    offered.add(id);
    return !known;
  };
  return alarms.map((alarm) => ({
    alarm,
    actions: alarm.actions.filter(({ key, label }) => anew(`do:${key}`, label)),
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
