import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Glossary } from '../../../hub/desk/dialogs';
import { clear, found, furnish, lay, touch } from './dev/in-page';

beforeEach(furnish);
afterEach(clear);

it('tells Control what a word means and how it stands, and leads back', async () => {
  const desk = await lay({ name: 'ballot' });
  desk.show(Glossary);
  flushSync();
  await vi.waitFor(() => found('glossary-list'));
  found('glossary-list').querySelectorAll('button')[4]?.click();
  flushSync();
  expect(found('glossary-panel').textContent).toContain('Arête');
  expect(found('glossary-entry').textContent).toContain('most is');
  touch('term-influence');
  expect(found('glossary-entry').textContent).toContain('what was added for good');
  [...found('glossary-panel').querySelectorAll('button')]
    .find(({ textContent }) => textContent?.trim() === 'Back')
    ?.click();
  flushSync();
  expect(found('glossary-entry').textContent).toContain('How highly');
});
