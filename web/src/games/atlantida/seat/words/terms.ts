import type { Terms } from '../../../../hub/glossary/terms';
import { say } from './texts';

/** What the words of the game mean; of rules by their numbers it knows nothing. */
export const TERMS: Terms = {
  saysOf: (term) => say(`atl-says-${term}`),
  exampleOf: (term) => say(`atl-example-${term}`),
  nowOf: () => null,
  ruleText: () => null,
};
