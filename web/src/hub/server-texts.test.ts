import { afterEach, expect, it, vi } from 'vitest';

import { speak } from '../ui/language.svelte';
import { told } from '../ui/told.svelte';
import { hub } from './api';

afterEach(async () => {
  vi.unstubAllGlobals();
  await speak('en');
});

const refused = (body: object) =>
  vi.stubGlobal('fetch', async () => Response.json(body, { status: 409 }));

it('what the hub refuses is said in the language of the device', async () => {
  refused({
    code: 'seat_taken',
    sentence: 'Somebody sits here already.',
    message: { say: 'seat-taken' },
  });
  await speak('de');
  await expect(hub.server()).rejects.toThrow('Hier sitzt schon jemand.');
  expect(told({ say: 'name-long', with: { most: 60 } })).toBe('Ein Name hat 1 bis 60 Zeichen.');
});

it('a refusal without a message is said as it came', async () => {
  refused({ code: 'unreadable_upload', sentence: 'This is no zip archive.' });
  await speak('el');
  await expect(hub.server()).rejects.toThrow('This is no zip archive.');
});
