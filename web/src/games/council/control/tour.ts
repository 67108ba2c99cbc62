import { say } from './texts';

/** Control's screen in five steps: what each part is for, and what to do with it at once. */
export const TOUR = ['next', 'seats', 'city', 'back', 'room'].map((step) => ({
  get title(): string {
    return say(`tour-${step}`);
  },
  get says(): string {
    return say(`tour-${step}-says`);
  },
  get try(): string {
    return say(`tour-${step}-try`);
  },
}));
