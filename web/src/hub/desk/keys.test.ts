import { describe, expect, it } from 'vitest';

import { focusOf, isHeldPress, pressOf, seatKey, type Key } from './keys';

function key(key: string, more: Partial<Key> = {}): Key {
  return {
    key,
    repeat: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    isComposing: false,
    ...more,
  };
}

function page(html: string): Element {
  document.body.innerHTML = html;
  const element = document.body.querySelector('[id=it]');
  if (!element) throw new Error('no such element');
  return element;
}

it('takes a key by its place where it writes Greek', () => {
  const greek = (letter: string, code: string, more: Partial<Key> = {}) =>
    pressOf(key(letter, { code, ...more }), 'nothing');
  expect(greek('π', 'KeyP')).toEqual({ is: 'act', key: 'p' });
  expect(greek('κ', 'KeyK', { ctrlKey: true })).toEqual({ is: 'palette' });
  expect(greek('ζ', 'KeyZ', { ctrlKey: true })).toEqual({ is: 'take-back' });
  // On a German keyboard the letter counts, wherever it stands.
  expect(greek('z', 'KeyY')).toEqual({ is: 'act', key: 'z' });
});

describe('taking back', () => {
  it('is Ctrl+Z, or Cmd+Z', () => {
    for (const more of [{ ctrlKey: true }, { metaKey: true }]) {
      expect(pressOf(key('z', more), 'nothing')).toEqual({ is: 'take-back' });
      expect(pressOf(key('z', more), 'button')).toEqual({ is: 'take-back' });
    }
  });

  it('leaves a field its own undoing, and a dialog alone', () => {
    expect(pressOf(key('z', { ctrlKey: true }), 'field')).toBeNull();
    expect(pressOf(key('z', { ctrlKey: true }), 'dialog')).toBeNull();
    expect(pressOf(key('z', { ctrlKey: true, repeat: true }), 'nothing')).toBeNull();
    expect(pressOf(key('Z', { ctrlKey: true, shiftKey: true }), 'nothing')).toBeNull();
  });
});

describe('the big button’s keys', () => {
  it('space and enter press it when nothing has the keyboard', () => {
    expect(pressOf(key(' '), 'nothing')).toEqual({ is: 'next' });
    expect(pressOf(key('Enter'), 'nothing')).toEqual({ is: 'next' });
  });

  it('leaves space to a button reached with Tab, to a field and to a dialog', () => {
    for (const focus of ['button', 'field', 'dialog'] as const) {
      expect(pressOf(key(' '), focus)).toBeNull();
      expect(pressOf(key('Enter'), focus)).toBeNull();
    }
  });

  it('presses once however long the key is held', () => {
    expect(pressOf(key(' ', { repeat: true }), 'nothing')).toBeNull();
    expect(isHeldPress(key(' ', { repeat: true }), 'dialog')).toBe(true);
    expect(isHeldPress(key('Enter', { repeat: true }), 'button')).toBe(true);
    expect(isHeldPress(key(' ', { repeat: true }), 'field')).toBe(false);
    expect(isHeldPress(key(' '), 'dialog')).toBe(false);
  });
});

describe('the other keys', () => {
  it('opens the palette from anywhere', () => {
    for (const focus of ['nothing', 'button', 'field', 'dialog'] as const) {
      expect(pressOf(key('k', { ctrlKey: true }), focus)).toEqual({ is: 'palette' });
      expect(pressOf(key('K', { metaKey: true }), focus)).toEqual({ is: 'palette' });
    }
  });

  it('opens seats by their place, twelve of them', () => {
    expect(pressOf(key('1'), 'nothing')).toEqual({ is: 'seat', place: 0 });
    expect(pressOf(key('='), 'button')).toEqual({ is: 'seat', place: 11 });
    expect([0, 9, 11].map(seatKey)).toEqual(['1', '0', '=']);
    expect(seatKey(12)).toBe('');
  });

  it('takes letters only when nobody types', () => {
    expect(pressOf(key('P'), 'nothing')).toEqual({ is: 'act', key: 'p' });
    expect(pressOf(key('?'), 'button')).toEqual({ is: 'act', key: '?' });
    expect(pressOf(key('p'), 'field')).toBeNull();
    expect(pressOf(key('p'), 'dialog')).toBeNull();
    expect(pressOf(key('p', { ctrlKey: true }), 'nothing')).toBeNull();
    expect(pressOf(key('p', { isComposing: true }), 'nothing')).toBeNull();
    expect(pressOf(key('ArrowDown'), 'nothing')).toBeNull();
  });
});

describe('what has the keyboard', () => {
  it('is nothing on the bare page', () => {
    document.body.innerHTML = '';
    expect(focusOf(document.body, false)).toBe('nothing');
    expect(focusOf(null, false)).toBe('nothing');
    expect(focusOf(document.body, true)).toBe('dialog');
  });

  it('tells fields from buttons, in and out of a dialog', () => {
    expect(focusOf(page('<input id="it">'), true)).toBe('field');
    expect(focusOf(page('<textarea id="it"></textarea>'), false)).toBe('field');
    expect(focusOf(page('<select id="it"></select>'), false)).toBe('field');
    expect(focusOf(page('<input type="checkbox" id="it">'), false)).toBe('button');
    expect(focusOf(page('<button><b id="it"></b></button>'), false)).toBe('button');
    expect(focusOf(page('<button id="it"></button>'), true)).toBe('dialog');
  });
});
