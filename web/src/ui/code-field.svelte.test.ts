import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';

import CodeField from './CodeField.svelte';

let field: Record<string, unknown> | undefined;
afterEach(() => {
  if (field) void unmount(field);
  document.body.innerHTML = '';
});

it('shows a box for each letter, and takes only what a code is made of', () => {
  const props = $state({ value: '', 'aria-label': 'Code' });
  field = mount(CodeField, { target: document.body, props });
  const input = document.querySelector('input');
  if (!input) throw new Error('no field');
  input.value = ' de-los7x';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
  expect(input.value).toBe('DELOS');
  const boxes = [...document.querySelectorAll('li')].map((box) => box.textContent?.trim());
  expect(boxes).toEqual(['D', 'E', 'L', 'O', 'S']);
});
