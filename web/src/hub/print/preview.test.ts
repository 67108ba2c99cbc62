import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { watchPreview } from './preview';
import type { Filled } from './source';

let version: string;
let filled: Filled;
let down: boolean;
let asked: string[];
let end: () => void;
const heard: Filled[] = [];
const alive: boolean[] = [];

const ask = (async (path: string) => {
  asked.push(path);
  if (down) throw new TypeError('no network');
  const page = `<script type="application/json" id="sheets">${JSON.stringify(filled)}</script>`;
  return new Response(path === '/version' ? version : page);
}) as typeof fetch;

beforeEach(async () => {
  vi.useFakeTimers();
  [version, filled, down, asked] = ['one', { faults: ['a'], preview: true }, false, []];
  heard.length = alive.length = 0;
  end = watchPreview({ onfilled: (f) => heard.push(f), onalive: (a) => alive.push(a), ask });
  await vi.advanceTimersByTimeAsync(10);
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

describe('a preview', () => {
  it('takes the page anew when the files have changed, and only then', async () => {
    expect(heard).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(heard).toHaveLength(1);
    expect(asked.filter((path) => path === '/version').length).toBeGreaterThan(2);
    version = 'two';
    filled = { faults: ['b'], preview: true };
    await vi.advanceTimersByTimeAsync(1_100);
    expect(heard.at(-1)).toEqual({ faults: ['b'], preview: true });
  });

  it('says that its program is gone, and hears it when it is back', async () => {
    down = true;
    await vi.advanceTimersByTimeAsync(1_100);
    expect(alive.at(-1)).toBe(false);
    down = false;
    await vi.advanceTimersByTimeAsync(1_100);
    expect(alive.at(-1)).toBe(true);
  });

  it('asks no more once it is over', async () => {
    end();
    const before = asked.length;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked).toHaveLength(before);
  });
});
