import { beforeEach, describe, expect, it } from 'vitest';

import { takeFragment } from './fragment';
import { deviceName, leads, luggage, seatKeys } from './keyring';

const LEAD = { epoch: 3, seal: 'abc', addresses: [] } as never;

/** Opens an address that brings this. */
function open(moved: string): URLSearchParams {
  history.replaceState(null, '', `/seat#${new URLSearchParams({ moved }).toString()}`);
  return takeFragment();
}

beforeEach(() => {
  localStorage.clear();
});

describe('what a page takes along to the other address', () => {
  it('is there after the move, and out of the address bar', () => {
    seatKeys.keep('ABCDE', { token: 'mine', seat: 'medes' });
    deviceName.keep('Lena');
    const packed = luggage.pack();
    localStorage.clear();
    open(packed);
    expect(seatKeys.at('ABCDE')?.token).toBe('mine');
    expect(deviceName.get()).toBe('Lena');
    expect(location.hash).toBe('');
  });

  it('replaces nothing that this device has', () => {
    seatKeys.keep('ABCDE', { token: 'theirs', seat: 'tyrants' });
    seatKeys.keep('FGHJK', { token: 'brought', seat: 'tyrants' });
    const packed = luggage.pack();
    localStorage.clear();
    seatKeys.keep('ABCDE', { token: 'mine', seat: 'medes' });
    open(packed);
    expect(seatKeys.at('ABCDE')?.token).toBe('mine');
    expect(seatKeys.at('FGHJK')?.token).toBe('brought');
  });

  it('never says who leads: a link could lie', () => {
    leads.keep('ABCDE', LEAD);
    expect(luggage.pack()).not.toContain('leads');
    localStorage.clear();
    open(JSON.stringify({ leads: JSON.stringify({ ABCDE: LEAD }) }));
    expect(leads.at('ABCDE')).toBeNull();
  });

  it.each(['', '{', 'null', '7', '{"seat":7}', '{"seat":"{"}'])(
    'is nothing where it is %j',
    (brought) => {
      seatKeys.keep('ABCDE', { token: 'mine', seat: 'medes' });
      open(brought);
      expect(seatKeys.at('ABCDE')?.token).toBe('mine');
    },
  );
});
