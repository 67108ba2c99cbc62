import { expect, it } from 'vitest';

import { isNarrow } from './narrow';

it('has three columns on a laptop, and one on a tablet, in a low window and with large letters', () => {
  expect(isNarrow(1366, 768, 16)).toBe(false);
  expect(isNarrow(1920, 1080, 19.2)).toBe(false);
  expect(isNarrow(1024, 640, 16)).toBe(true);
  expect(isNarrow(1366, 500, 16)).toBe(true);
  expect(isNarrow(1366, 768, 32)).toBe(true);
});
