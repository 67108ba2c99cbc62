import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { clear, found, furnish, lay, said, seen, submit, touch, type } from './dev/in-page';
import { CardForm } from './dialogs';
import { Devices, Words } from '../../../hub/desk/dialogs';
import { messages } from './dev/cockpit';

beforeEach(furnish);
afterEach(clear);

describe('what was written and not sent', () => {
  it('is asked about before it goes', async () => {
    const desk = await lay({ name: 'ballot', opened: true });
    desk.show(CardForm);
    flushSync();
    type('card-title', 'The wells');
    touch('close');
    expect(found('unsent').textContent).toContain('has not been sent');
    touch('go-on-writing');
    expect(seen('unsent')).toBeNull();
    expect(found<HTMLInputElement>('card-title').value).toBe('The wells');
    touch('close', 'throw-away');
    expect(desk.opened).toBeNull();
    expect(said()).toEqual([]);
  });

  it('goes without a word where nothing was written', async () => {
    const desk = await lay({ name: 'ballot', opened: true });
    desk.show(CardForm);
    flushSync();
    touch('close');
    expect(desk.opened).toBeNull();
  });

  it('holds what would take its place', async () => {
    const desk = await lay({ name: 'ballot', opened: true });
    desk.show(CardForm);
    flushSync();
    type('card-title', 'The wells');
    desk.show(Words, { tab: 'questions' });
    flushSync();
    expect(found<HTMLInputElement>('card-title').value).toBe('The wells');
    expect(seen('unsent')).not.toBeNull();
  });

  it('is kept of an answer, also where another Control was quicker', async () => {
    const all = messages().map((one) =>
      one.id === 5 ? { ...one, answer: { text: 'At once.', to_all: false } } : one,
    );
    const desk = await lay({ name: 'ballot', messages: all, opened: true });
    desk.show(Words, { tab: 'questions' });
    flushSync();
    type('answer-6', 'At the door.');
    touch('close');
    expect(desk.opened).toBeNull();
    desk.drafts.set('answer:5', 'From the next one on.');
    desk.show(Words, { tab: 'questions' });
    flushSync();
    expect(found<HTMLInputElement>('answer-6').value).toBe('At the door.');
    expect(found('overtaken-5').textContent).toContain('At once.');
    expect(found<HTMLInputElement>('answer-5').value).toBe('From the next one on.');
    touch('drop-5');
    expect(seen('answer-5')).toBeNull();
  });
});

it('what the table speaks is changed at a touch, and nothing is left unsent', async () => {
  const desk = await lay({ name: 'ballot', opened: true });
  desk.show(Devices);
  flushSync();
  touch('speaks-el');
  expect(desk.unsent).toBe(false);
  expect(said()).toContainEqual({ do: 'set_language', language: 'el' });
});

it('is no draft any more once it was sent, where the dialog stays', async () => {
  const desk = await lay({ name: 'ballot', opened: true });
  desk.show(Devices);
  flushSync();
  type('device-name', 'Ada’s laptop');
  expect(desk.unsent).toBe(true);
  submit('name-device');
  expect(desk.unsent).toBe(false);
  touch('close');
  expect(desk.opened).toBeNull();
});
