import { describe, expect, it } from 'vitest';

import { faultOf, faultsByFile } from './faults';

const LINE =
  'events.toml, line 214: card “grain-fleet”, option 2, effect 1, to: There is no “amazon” here; did you mean “amazons”?';

describe('a fault', () => {
  it('is taken apart into file, line, place and sentence', () => {
    expect(faultOf(LINE)).toEqual({
      file: 'events.toml',
      line: 214,
      place: 'card “grain-fleet”, option 2, effect 1, to',
      says: 'There is no “amazon” here; did you mean “amazons”?',
    });
  });

  it('may be without a line, or without a place', () => {
    expect(faultOf('city.toml: map “hill”: It has no objective.')).toEqual({
      file: 'city.toml',
      line: null,
      place: 'map “hill”',
      says: 'It has no objective.',
    });
    expect(faultOf('city.toml, line 3: This is not TOML: a quote is missing.')).toEqual({
      file: 'city.toml',
      line: 3,
      place: '',
      says: 'This is not TOML: a quote is missing.',
    });
  });

  it('keeps a colon within a title', () => {
    const { place, says } = faultOf('events.toml, line 9: card “x: y”, title: It is too long.');
    expect(place).toBe('card “x: y”, title');
    expect(says).toBe('It is too long.');
  });

  it('of another form is all sentence', () => {
    expect(faultOf('The zip is empty.').says).toBe('The zip is empty.');
  });

  it('stands with the others of its file', () => {
    const files = faultsByFile([LINE, 'city.toml: map “hill”: It is empty.', LINE]);
    expect(files.map(({ file, faults }) => [file, faults.length])).toEqual([
      ['events.toml', 2],
      ['city.toml', 1],
    ]);
  });
});
