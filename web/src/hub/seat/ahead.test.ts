import { afterEach, expect, it } from 'vitest';

import { seatKeys } from '../keyring';
import { foreseeSeat } from './ahead';

const CODE = 'DELOS';
const at = (pathname: string) => ({ pathname, hash: '' }) as Location;

/** Which games' screens are fetched where this address is opened. */
function fetched(pathname: string): string[] {
  const asked: string[] = [];
  const screens = (game: string) => () => {
    asked.push(game);
    return new Promise<never>(() => undefined);
  };
  foreseeSeat({ chess: screens('chess'), go: screens('go') }, at(pathname));
  return asked;
}

afterEach(() => {
  seatKeys.forget(CODE);
});

it('fetches the screens of the game at which this device sits, whatever the server names', () => {
  seatKeys.keep(CODE, { token: 't', seat: 'medes', game: 'go' });
  expect(fetched(`/j/${CODE}`)).toEqual(['go']);
  expect(fetched('/j/delos')).toEqual(['go']);
});

it('fetches no game for who looks on, has no seat, or sat down before games were kept', () => {
  expect(fetched(`/j/${CODE}`)).toEqual([]);
  seatKeys.keep(CODE, { token: 't', seat: 'medes' });
  expect(fetched(`/j/${CODE}`)).toEqual([]);
  seatKeys.keep(CODE, { token: 't', seat: 'medes', game: 'go' });
  expect(fetched(`/watch/${CODE}`)).toEqual([]);
  expect(fetched('/')).toEqual([]);
  expect(fetched('/j/OTHER')).toEqual([]);
});
