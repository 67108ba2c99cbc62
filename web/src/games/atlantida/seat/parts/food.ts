import type { Food, FoodLine } from '../../../../wire/atlantida';
import type { Said } from '../../../../ui/told.svelte';

/** A line of the food balance as the rules say it. */
function said({ part, of, food }: FoodLine): Said {
  if (typeof part === 'object') return { say: 'food-prairie', with: { hex: part.prairie, food } };
  return { say: `food-${part.replaceAll('_', '-')}`, with: { of, food } };
}

/** Why the food is what it is. */
export const foodSaid = ({ lines }: Food): Said[] => lines.map(said);
