import { sha256 as known } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';

import { sha256 } from './sha256';

describe('SHA-256', () => {
  it('is that of the standard', () => {
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });

  it('is that of the library for texts of every length', () => {
    // Each with another letter after it, so that no two blocks are alike.
    let text = '';
    for (let length = 0; length < 300; length += 1) {
      expect(sha256(text), `${length} letters`).toBe(bytesToHex(known(utf8ToBytes(text))));
      text += ['a', 'Ἄ', '𐆊', '\n', 'ß', '€'][length % 6] ?? '';
      text += String.fromCharCode(33 + ((length * 31) % 90));
    }
  });
});
