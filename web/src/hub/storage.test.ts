import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { forgetful } from './forgetful';
import { luggage, seatKeys } from './keyring';
import { isFirst } from './other-door';
import { lasts, read, tab, write } from './storage';

type Gaps = Partial<Record<'getItem' | 'setItem' | 'removeItem', () => never | void>>;

const full = () => {
  throw new DOMException('no room', 'QuotaExceededError');
};
const silent = () => undefined;

/** A storage as a browser would have it that lacks something. */
function lacking(name: 'localStorage' | 'sessionStorage', gaps: Gaps): void {
  const real = globalThis[name];
  const here = (key: keyof Gaps) => gaps[key] ?? real[key].bind(real);
  vi.stubGlobal(name, {
    getItem: here('getItem'),
    setItem: here('setItem'),
    removeItem: here('removeItem'),
  });
}

/** A storage whose very name throws. */
function forbidden(name: 'localStorage' | 'sessionStorage'): void {
  vi.stubGlobal(name, undefined);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of ['seat', 'device', 'renewed']) {
    write(name, null);
    tab.write(name, null);
  }
});

const BROWSERS: Record<string, [() => void, ReturnType<typeof lasts>]> = {
  'as it should be': [() => undefined, 'device'],
  full: [() => lacking('localStorage', { setItem: full }), 'tab'],
  'that takes it without a word and has nothing': [
    () => lacking('localStorage', { setItem: silent }),
    'tab',
  ],
  private: [
    () => {
      lacking('localStorage', { setItem: full });
      lacking('sessionStorage', { setItem: full });
    },
    'page',
  ],
  'that forbids it': [
    () => {
      forbidden('localStorage');
      forbidden('sessionStorage');
    },
    'page',
  ],
  'that may only be read': [
    () => {
      lacking('localStorage', { setItem: full, removeItem: full });
      lacking('sessionStorage', { setItem: full, removeItem: full });
    },
    'page',
  ],
};

describe.each(Object.entries(BROWSERS))('a storage %s', (_, [lay, expected]) => {
  it('has what was written, whatever lay there before', () => {
    write('device', 'old');
    lay();
    expect(write('device', 'new')).toBe(expected);
    expect(read('device')).toBe('new');
    write('device', null);
    expect(read('device')).toBeNull();
  });

  it('has the seat that was taken, and takes it along', () => {
    seatKeys.keep('OTHER', { token: 'o', seat: 'amazons' });
    lay();
    seatKeys.keep('DELOS', { token: 't', seat: 'medes' });
    expect(seatKeys.at('DELOS')?.token).toBe('t');
    expect(luggage.pack()).toContain('DELOS');
  });

  it('says how long it keeps', () => {
    lay();
    expect(lasts()).toBe(expected);
    expect(forgetful() === '').toBe(expected === 'device');
  });

  it('never has a page load itself again that cannot know of it', () => {
    lay();
    const times = [isFirst('http://other'), isFirst('http://other')];
    expect(times).toEqual([sessionStorageWorks(expected), false]);
  });
});

const sessionStorageWorks = (expected: string) => expected !== 'page';

it('takes what was kept in the tab back to the device once that has room again', () => {
  lacking('localStorage', { setItem: full });
  expect(write('device', 'tab')).toBe('tab');
  vi.unstubAllGlobals();
  expect(read('device')).toBe('tab');
  expect(write('device', 'both')).toBe('device');
  expect(sessionStorage.length).toBe(0);
  expect(read('device')).toBe('both');
});
