import { play } from '../../sound';
import type { MessageView } from '../../../wire/hub';
import { waiting } from './words';

/** Rings softly for a question that was not there before; silent for those of the first view. */
export function ringFor(messages: () => MessageView[]): void {
  let known: number | null = null;
  $effect(() => {
    const last = Math.max(0, ...waiting(messages()).map(({ id }) => id));
    if (known !== null && last > known) play('ask');
    known = Math.max(known ?? 0, last);
  });
}
