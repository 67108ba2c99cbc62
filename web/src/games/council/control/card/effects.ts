import type { Effect } from '../../../../wire/council';
import { say } from '../dialogs/texts';

type Need = 'what' | 'by' | 'to' | 'until' | 'title' | 'text';

/** The kinds of effect that Control can write, and the fields that each needs. */
export const NEEDS: Record<Effect['do'], Need[]> = {
  change: ['what', 'by', 'to'],
  stasis: ['by'],
  wrath: ['by'],
  support: ['by', 'to', 'until', 'title'],
  exile: ['to'],
  recall: ['to'],
  enfranchise: ['to'],
  disenfranchise: ['to'],
  supremacy: ['to'],
  motion: ['title', 'text'],
  article: ['title', 'text'],
  law: ['title', 'text'],
  task: ['text'],
};

/** Whom an effect strikes, besides a faction by its name. */
export const TARGETS = [
  'prytanis',
  'highest_arete',
  'lowest_arete',
  'voted_yes',
  'voted_no',
  'abstained',
  'citizens',
  'non_citizens',
  'exiles',
  'everyone',
  'prytanis_chooses',
  'control_chooses',
];

export const targetName = (target: string): string => say(`target-${target.replaceAll('_', '-')}`);
