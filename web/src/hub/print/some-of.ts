import { listed } from '../../ui/format';
import { say } from './texts';

/** The first few of many names, and how many more there are. */
export function someOf(names: string[], few = 5): string {
  if (names.length <= few + 1) return listed(names);
  return say('some-of', { names: names.slice(0, few).join(', '), n: names.length - few });
}
