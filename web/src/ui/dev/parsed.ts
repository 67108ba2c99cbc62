import { FluentResource } from '@fluent/bundle';

import type { Texts } from '../messages';

/** A catalogue for tests, as it would be fetched. */
export function parsed(catalogue: string): () => Promise<{ default: Texts }> {
  const all = new FluentResource(catalogue).body.map(({ id, value }) => [id, value ?? ''] as const);
  return () => Promise.resolve({ default: () => Object.fromEntries(all) });
}

/** One that does not come. */
export const away = (): Promise<never> => Promise.reject(new Error('away'));
