import { expect, it } from 'vitest';

import { radios } from './radios';

/** A group of three, whose rows check themselves as they are touched. */
function group(): { all: HTMLElement; rows: HTMLElement[] } {
  const all = document.createElement('div');
  const rows = ['YES', 'NO', 'abstain'].map((name) => {
    const row = document.createElement('button');
    row.setAttribute('role', 'radio');
    row.setAttribute('aria-checked', 'false');
    row.textContent = name;
    row.onclick = () => {
      for (const one of rows) one.setAttribute('aria-checked', String(one === row));
    };
    return row;
  });
  all.append(...rows);
  document.body.replaceChildren(all);
  return { all, rows };
}

const reached = (rows: HTMLElement[]) => rows.map(({ tabIndex }) => tabIndex);
const press = (row: HTMLElement | undefined, key: string) =>
  row?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

it('is one stop of the Tab key, at what is picked', async () => {
  const { all, rows } = group();
  const leave = radios(all);
  expect(reached(rows)).toEqual([0, -1, -1]);
  rows[2]?.click();
  await Promise.resolve();
  expect(reached(rows)).toEqual([-1, -1, 0]);
  leave();
});

it('goes round with the arrows, and picks', () => {
  const { all, rows } = group();
  const leave = radios(all);
  press(rows[0], 'ArrowUp');
  expect(document.activeElement).toBe(rows[2]);
  expect(rows[2]?.getAttribute('aria-checked')).toBe('true');
  press(rows[2], 'ArrowDown');
  expect(document.activeElement).toBe(rows[0]);
  press(rows[0], 'x');
  expect(document.activeElement).toBe(rows[0]);
  leave();
});
