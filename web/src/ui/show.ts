import { mount, type Component, type MountOptions } from 'svelte';

import { outlive } from './translators';

/** Shows a page, whatever its browser does to texts. */
export function show<Props extends Record<string, unknown>>(
  Page: Component<Props>,
  options: MountOptions<Props>,
): void {
  outlive(() => mount(Page, options));
}
