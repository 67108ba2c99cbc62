import { expect, it } from 'vitest';

import { laidIn } from './edges';

it('fills a tablet whichever way it is held', () => {
  expect(laidIn(1024, 768)).toBe('translate(0px, 0px) scale(1)');
  expect(laidIn(768, 1024)).toBe('translate(768px, 0px) rotate(90deg) scale(1)');
  expect(laidIn(512, 768)).toMatch(/^translate\(512px, 42\.6\d*px\) rotate\(90deg\)/);
});
