import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { council, seat } from '../dev/fixtures';
import { herald } from '../../../ui/herald';
import { told } from '../../../ui/told.svelte';
import type { SeatView } from '../../../wire/council';
import { asked } from '../shared/asked';
import { Attention } from '../../../hub/seat/play/attention.svelte';
import { factionOf } from './scene';
import type { Asked } from '../../../hub/seat/play/sealing.svelte';
import Senses from '../../../hub/seat/play/Senses.svelte';
import { say } from './texts';

const ME = 'medes';
let props = $state<Record<string, unknown>>({});
let part: Record<string, unknown> | undefined;

/** What the phone of a seat is given in this situation, with what is asked of it changed. */
function given(situation: string, ask: Partial<SeatView['ask']> = {}) {
  const game = council(situation);
  const own = seat(situation, ME);
  own.ask = { ...own.ask, ...ask };
  return {
    name: factionOf(game, ME)?.name,
    step: game.step_number,
    turns: game.step === 'deploy' ? say('deploy-began') : null,
    lying: null,
    devices: 1,
    reveals: [],
    round: null,
    bell: 'quiet',
    wentBack: 0,
    ask: { ...own.ask, title: told(own.ask.title), sentence: told(asked(game, own.ask)) },
  };
}
function goes(situation: string, ask: Partial<SeatView['ask']> = {}) {
  Object.assign(props, given(situation, ask));
  flushSync();
  vi.advanceTimersByTime(200);
}
const heard = (urgency: 'polite' | 'assertive') =>
  document.querySelector(`[data-testid="herald-${urgency}"]`)?.textContent ?? '';

beforeEach(() => {
  vi.useFakeTimers();
  // Another test of the same page may have left its place there, or words that nobody said.
  document.body.replaceChildren();
  herald('Before.');
  herald('Before.', 'assertive');
  vi.runAllTimers();
  props = {
    ...given('muster'),
    table: { nudges: 0, command: vi.fn() },
    sealer: { follow: () => [] },
    attention: new Attention(),
    returns: 0,
  };
  part = mount(Senses, { target: document.body, props: props as never });
  flushSync();
  vi.runAllTimers();
});
afterEach(() => {
  if (part) void unmount(part);
  vi.runAllTimers();
  vi.useRealTimers();
});

it('says once that the deployment began, and of others’ turns nothing', () => {
  goes('deploy', { urgency: 'wait' });
  expect(heard('polite')).toContain(say('deploy-began'));
  vi.runAllTimers();
  goes('deploy', { urgency: 'wait', title: 'Somebody else deploys' });
  expect([heard('polite'), heard('assertive')]).toEqual(['', '']);
});

it('says at once that one’s own turn to deploy has come', () => {
  goes('deploy', { urgency: 'wait' });
  vi.runAllTimers();
  goes('deploy', { urgency: 'now' });
  expect(heard('assertive')).toContain((props['ask'] as Asked).title);
});
