import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { herald } from './herald';

beforeEach(() => {
  vi.useFakeTimers();
  // Another test of the same page may have left its place there, or words that nobody said.
  document.body.replaceChildren();
  for (const urgency of ['polite', 'assertive'] as const) herald('Before.', urgency);
  vi.runAllTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const said = (urgency = 'polite') =>
  document.querySelector(`[aria-live=${urgency}]`)?.textContent ?? '';

it('says together what comes together, each of it once', () => {
  herald('The vote has ended.');
  herald('Choose an event.');
  herald('The vote has ended.');
  expect(said()).toBe('');
  vi.advanceTimersByTime(200);
  expect(said()).toBe('The vote has ended.\nChoose an event.');
});

it('empties its place before the same is said again, and when it has been heard', () => {
  herald('That cannot be done now.', 'assertive');
  vi.advanceTimersByTime(200);
  herald('That cannot be done now.', 'assertive');
  expect(said('assertive')).toBe('');
  vi.advanceTimersByTime(200);
  expect(said('assertive')).toBe('That cannot be done now.');
  vi.advanceTimersByTime(11_000);
  expect(said('assertive')).toBe('');
});

it('has one place for each urgency, and speaks from within an open dialog', () => {
  herald('First.');
  vi.advanceTimersByTime(200);
  const dialog = document.createElement('dialog');
  dialog.open = true;
  document.body.append(dialog);
  herald('Second.');
  vi.advanceTimersByTime(200);
  expect(dialog.textContent).toBe('Second.');
  dialog.remove();
  herald('Third.');
  vi.advanceTimersByTime(200);
  expect(document.querySelectorAll('[aria-live=polite]')).toHaveLength(1);
  expect(said()).toBe('Third.');
});
