import { say } from './texts';

/** What is said of a going back where the log has no word of it. */
export const plainly = (): string => say('went-back');
