import { expect, it } from 'vitest';

import { clockWords } from './sizes';

it('says the time on the table’s clock', () => {
  expect(clockWords(0)).toBe('0:00');
  expect(clockWords(6_000_000)).toBe('1:40');
});
