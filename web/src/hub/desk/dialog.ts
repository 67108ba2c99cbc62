import type { Component } from 'svelte';

import { Part } from '../../ui/part.svelte';

/** A dialog over the cockpit; its code may be on its way when it is opened. */
export type Dialog<Props extends Record<string, unknown>> =
  Component<Props> | Part<Component<Props>>;

/** One that comes ahead of its need. */
export const dialog = <Shown extends Component<never>>(
  load: () => Promise<{ default: Shown }>,
): Part<Shown> => new Part(async () => (await load()).default);
