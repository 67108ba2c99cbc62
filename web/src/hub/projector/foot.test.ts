import { describe, expect, it } from 'vitest';
import { paced, parts } from './foot';

describe('Control’s line at the foot', () => {
  it('stands still where it fits', () => {
    expect(paced(1700, 1792, false).how).toBe('stands');
    expect(paced(1792, 1792, true).how).toBe('stands');
  });
  it('goes by slowly where it does not', () => {
    expect(paced(2700, 1792, false)).toEqual({ how: 'crawls', seconds: 30 });
  });
  it('comes in parts for those who asked for stillness, with no word lost', () => {
    expect(paced(2700, 1792, true).how).toBe('parts');
    const words = 'Lunch is served in the courtyard; the council sits again at two.';
    const found = parts(words, 30);
    expect(found.every((part) => part.length <= 30)).toBe(true);
    expect(found.length).toBe(3);
    expect(found.join(' ')).toBe(words);
  });
});
