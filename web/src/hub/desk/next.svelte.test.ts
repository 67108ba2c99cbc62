import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Answer } from '../table.svelte';
import type { Command, FactionId } from '../../wire/council';
import { NextButton, SETTLE_MS, type Loop } from './next.svelte';

/** A table whose answers come when the test says so. */
function table(change: Partial<Loop<Command>> = {}) {
  const sent: unknown[] = [];
  const acted: (FactionId | null)[] = [];
  let settle: (answer: Answer) => void = () => undefined;
  const wait = (what: unknown) => {
    sent.push(what);
    return new Promise<Answer>((done) => (settle = done));
  };
  const loop: Loop<Command> = {
    live: true,
    pause: null,
    asked: false,
    closed: false,
    next: {
      label: 'Go on',
      says: '',
      command: { do: 'advance', step: 4 },
      waits_for: null,
      ready: true,
    },
    step: 4,
    play: (command: Command) => wait(command),
    resume: () => wait('resume'),
    act: (seat) => acted.push(seat),
    ...change,
  };
  const button = new NextButton<Command>(() => loop);
  button.seen(loop.step);
  return { loop, button, sent, acted, answer: (answer: Answer) => settle(answer) };
}

const tick = () => vi.advanceTimersByTimeAsync(0);

describe('the big button', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('sends the command as it stands, once until the answer', async () => {
    const { button, sent, answer } = table();
    void button.press();
    void button.press();
    void button.press();
    expect(sent).toEqual([{ do: 'advance', step: 4 }]);
    expect(button.off).toBe('sending');
    answer({ ok: true });
    await tick();
    expect(button.off).toBeNull();
  });

  it('is off at a closed table', async () => {
    const { button, sent, acted } = table({ closed: true });
    void button.press();
    await tick();
    expect(button.off).toBe('closed');
    expect([...sent, ...acted]).toEqual([]);
  });

  it('can be pressed again after a refusal', async () => {
    const { button, sent, answer } = table();
    void button.press();
    answer({ ok: false, code: 'step_over', sentence: 'That step is over.' });
    await tick();
    void button.press();
    expect(sent).toHaveLength(2);
  });

  it('does not press a step that came under the finger', async () => {
    const { button, loop, sent, answer } = table();
    void button.press();
    loop.step = 5;
    loop.next = { ...loop.next, command: { do: 'advance', step: 5 } };
    answer({ ok: true });
    await tick();
    void button.press();
    expect(sent).toHaveLength(1);
    expect(button.off).toBe('settling');
    await vi.advanceTimersByTimeAsync(SETTLE_MS);
    void button.press();
    expect(sent).toEqual([
      { do: 'advance', step: 4 },
      { do: 'advance', step: 5 },
    ]);
  });

  it('lets the press after another Control’s step be', () => {
    const { button, loop, sent } = table();
    loop.step = 5;
    button.seen(5);
    void button.press();
    expect(sent).toEqual([]);
  });

  it('opens the decision of the seat that is awaited, or Control’s own', () => {
    const medes = table();
    medes.loop.next = { ...medes.loop.next, command: null, waits_for: 'medes', ready: false };
    void medes.button.press();
    expect(medes.acted).toEqual(['medes']);
    expect(medes.sent).toEqual([]);

    const control = table();
    control.loop.next = { ...control.loop.next, command: null };
    void control.button.press();
    expect(control.acted).toEqual([null]);
  });

  it('resumes what Control paused, and never what the server stopped', () => {
    const paused = table({ pause: { owner: 'control', reason: '' } });
    void paused.button.press();
    expect(paused.sent).toEqual(['resume']);

    const halted = table({ pause: { owner: 'server', reason: 'The disk is full.' } });
    expect(halted.button.off).toBe('halted');
    void halted.button.press();
    expect(halted.sent).toEqual([]);
  });

  it('is off while the table is asked to resume, by whatever way', () => {
    const paused = table({ pause: { owner: 'control', reason: '' }, asked: true });
    expect(paused.button.off).toBe('sending');
    void paused.button.press();
    expect(paused.sent).toEqual([]);

    paused.loop.asked = false;
    paused.loop.pause = null;
    void paused.button.press();
    expect(paused.sent).toEqual([{ do: 'advance', step: 4 }]);
  });

  it('goes on while something else is on its way', () => {
    const { button, sent } = table({ asked: true });
    void button.press();
    expect(sent).toHaveLength(1);
  });

  it('is off without a connection', () => {
    const { button, sent } = table({ live: false });
    expect(button.off).toBe('lost');
    void button.press();
    expect(sent).toEqual([]);
  });
});
