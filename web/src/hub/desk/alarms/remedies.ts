import { told } from '../../../ui/told.svelte';
import type { Act } from '../act';
import type { Desk } from '../desk.svelte';
import { say } from '../texts';
import type { AlarmView, Offer } from '../../views';

/** What an alarm of the room is met with, as `Desk.remedies` has it of the game's; by the messages that name them. */
const OF_THE_ROOM: Record<string, Record<string, string>> = {
  projector: { 'open-projector': 'remedy-open-anew' },
  'projector-gone': { 'open-projector': 'remedy-open-here', join: 'remedy-address' },
  tablet: { codes: 'remedy-codes' },
  control: { devices: 'remedy-devices', controls: 'remedy-let-in' },
};

type Remedies = Pick<Desk, 'remedies'>;

function atHand(desk: Remedies, alarm: string): [id: string, label: string][] {
  const room = Object.entries(OF_THE_ROOM[alarm] ?? {});
  return [
    ...room.map(([id, name]): [string, string] => [id, say(name)]),
    ...Object.entries(desk.remedies(alarm)),
  ];
}

/** The acts that are at hand now besides the alarm's own, at most two. */
export function remediesOf(
  { key, actions }: Pick<AlarmView, 'key' | 'actions'>,
  acts: Act[],
  desk: Remedies,
): { act: Act; label: string }[] {
  return atHand(desk, key.split(':')[0] ?? key)
    .filter(([id]) => !actions.some((action) => id === `do:${action.key}`))
    .flatMap(([id, label]) => {
      const act = acts.find((one) => one.id === id);
      return act ? { act, label } : [];
    })
    .slice(0, 2);
}

/** An alarm with what is at hand against it. */
export type Remedied = {
  alarm: AlarmView;
  actions: Offer[];
  remedies: { act: Act; label: string }[];
};

/**
 * What is at hand against each alarm, every action once: what the big button does, whose label is
 * `next`, and what an alarm above offers already is left out.
 */
export function remedied(
  alarms: AlarmView[],
  acts: Act[],
  next: string,
  desk: Remedies,
): Remedied[] {
  const offered = new Set<string>();
  const anew = (id: string, name: string) => {
    const known = offered.has(id) || name === told(next);
    offered.add(id);
    return !known;
  };
  return alarms.map((alarm) => ({
    alarm,
    actions: alarm.actions.filter(({ key, label }) => anew(`do:${key}`, told(label))),
    remedies: remediesOf(alarm, acts, desk).filter(({ act }) => anew(act.id, act.name)),
  }));
}

/** The ids of all acts that these alarms offer. */
export function offeredBy(all: Remedied[]): string[] {
  return all.flatMap(({ actions, remedies }) => [
    ...actions.map(({ key }) => `do:${key}`),
    ...remedies.map(({ act }) => act.id),
  ]);
}
