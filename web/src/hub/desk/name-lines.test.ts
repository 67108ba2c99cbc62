import { describe, expect, it } from 'vitest';
import { nameLines } from './name-lines';

describe('the name of a seat in the rail', () => {
  it('stands on one line where it is short or a single word', () => {
    expect(nameLines('Medes')).toEqual(['Medes']);
    expect(nameLines('Sons of Atlas')).toEqual(['Sons of Atlas']);
    expect(nameLines('Hellespontiners')).toEqual(['Hellespontiners']);
  });
  it('is parted where its longer line is shortest', () => {
    expect(nameLines('Worshippers of Poseidon')).toEqual(['Worshippers', 'of Poseidon']);
    expect(nameLines('Friends of the Democracy')).toEqual(['Friends of', 'the Democracy']);
    expect(nameLines('Hellespontine Amazons')).toEqual(['Hellespontine', 'Amazons']);
  });
});
