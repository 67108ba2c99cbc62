import { describe, expect, it } from 'vitest';
import { codeIn, pathOf, sceneIn, withScene } from './address';

describe('the address', () => {
  it('names the table', () => {
    expect(codeIn('/projector/delos')).toBe('DELOS');
    expect(codeIn('/projector/DELOS/')).toBe('DELOS');
    expect(codeIn('/projector')).toBe('');
    expect(codeIn('/projector/%E0%A4%A')).toBe('');
    expect(codeIn(pathOf('A/B'))).toBe('A/B');
  });
  it('names what this projector alone shows', () => {
    expect(sceneIn('')).toBeNull();
    expect(sceneIn('?scene=')).toBeNull();
    expect(sceneIn('?scene=city&x=1')).toBe('city');
    expect(withScene('?x=1', 'city')).toBe('?x=1&scene=city');
    expect(withScene('?scene=city', null)).toBe('');
  });
});
