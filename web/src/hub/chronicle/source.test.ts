import { describe, expect, it } from 'vitest';

import {
  editionName,
  editionOf,
  editionsFor,
  filledIn,
  firstEdition,
  tableIn,
  tokenFor,
} from './source';

const at = (hash: string, search = '') => tableIn({ hash, search });

describe('the chronicle’s address', () => {
  it('names a table', () => {
    expect(at('#delos')).toBe('DELOS');
    expect(at('#table=delos')).toBe('DELOS');
    expect(at('', '?table=DELOS')).toBe('DELOS');
  });
  it('is none when it names nothing that a table can be called', () => {
    expect(at('')).toBeNull();
    expect(at('#a b')).toBeNull();
    expect(at('#<script>')).toBeNull();
  });
});

describe('editions', () => {
  const seats = ['tyrants', 'medes'];
  it('open as the keys allow', () => {
    expect(editionsFor({ control: null, seat: null }, seats)).toEqual(['public']);
    expect(editionsFor({ control: null, seat: { id: 'medes', token: 't' } }, seats)).toEqual([
      'public',
      'seat:medes',
    ]);
    expect(editionsFor({ control: 'c', seat: null }, seats)).toEqual([
      'public',
      'control',
      'seat:tyrants',
      'seat:medes',
    ]);
  });
  it('are asked for with the key that opens them, the public one with none', () => {
    const keys = { control: null, seat: { id: 'medes', token: 't' } };
    expect(tokenFor('public', keys)).toBeUndefined();
    expect(tokenFor('seat:medes', keys)).toBe('t');
    expect(tokenFor('control', { ...keys, control: 'c' })).toBe('c');
  });
  it('begin with the one that tells a device most', () => {
    expect(firstEdition({ control: null, seat: null })).toBe('public');
    expect(firstEdition({ control: null, seat: { id: 'medes', token: 't' } })).toBe('seat:medes');
    expect(firstEdition({ control: 'c', seat: { id: 'medes', token: 't' } })).toBe('public');
  });
  it('are named', () => {
    expect(editionOf({ seat: 'medes' })).toBe('seat:medes');
    expect(editionName('seat:medes', () => 'Medes')).toBe('Own edition of the Medes');
    expect(editionName('control', () => '')).toBe('Control’s edition');
  });
});

describe('the data in the page', () => {
  it('is what the element holds', () => {
    const page = document.implementation.createHTMLDocument();
    expect(filledIn(page)).toBeNull();
    page.body.innerHTML =
      '<script type="application/json" id="chronicle">{"name":"Delos"}</script>';
    expect(filledIn(page)?.name).toBe('Delos');
  });
});
