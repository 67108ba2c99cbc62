import { describe, expect, it } from 'vitest';
import { codeIn, pathOf } from './address';

describe('the address', () => {
  it('names the table', () => {
    expect(codeIn('/projector/delos')).toBe('DELOS');
    expect(codeIn('/projector/DELOS/')).toBe('DELOS');
    expect(codeIn('/projector')).toBe('');
    expect(codeIn('/projector/%E0%A4%A')).toBe('');
    expect(codeIn(pathOf('A/B'))).toBe('A/B');
  });
});
