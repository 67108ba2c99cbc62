import { describe, expect, it } from 'vitest';

import type { AlarmView } from '../../views';
import { parted, passing, rest, stillResting, woken } from './resting';

const alarm = (key: string, sentence = 'Look at it.'): AlarmView => ({
  key,
  title: key,
  sentence,
  actions: [],
});
const both = [alarm('wrath'), alarm('bell')];
const keys = (alarms: AlarmView[]) => alarms.map(({ key }) => key);

describe('an alarm put to rest', () => {
  it('rings no more until it says something else', () => {
    const rested = rest(both, [], alarm('wrath'));
    expect(keys(parted(both, rested).ringing)).toEqual(['bell']);
    const risen = [alarm('wrath', 'It is 300 now.'), alarm('bell')];
    expect(keys(parted(risen, rested).ringing)).toEqual(['wrath', 'bell']);
  });

  it('rings anew after it had ended', () => {
    const rested = rest(both, [], alarm('wrath'));
    const ended = stillResting([alarm('bell')], rested);
    expect(keys(parted(both, ended).ringing)).toEqual(['wrath', 'bell']);
  });

  it('leaves the others at rest', () => {
    const rested = rest(both, rest(both, [], alarm('wrath')), alarm('bell'));
    expect(keys(parted(both, rested).resting)).toEqual(['wrath', 'bell']);
  });

  it('rings again for somebody who wants to see it', () => {
    const rested = rest(both, rest(both, [], alarm('wrath')), alarm('bell'));
    const one = woken(both, rested, alarm('bell'));
    expect(keys(parted(both, one).ringing)).toEqual(['bell']);
  });

  it('goes to rest by itself only where it was said once for all', () => {
    expect(keys(passing(both, ['bell']))).toEqual(['bell']);
  });
});
