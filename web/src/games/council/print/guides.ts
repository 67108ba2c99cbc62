/**
 * A guide of one page: what somebody needs to know before the first round, and to look up during it. Its words
 * are messages: `guide-archon-phone-in` is the name of a row, `guide-archon-phone-in-says` what it says.
 */
export type Guide = {
  id: 'archon' | 'control';
  emblem: string;
  parts: { id: string; rows: string[] }[];
};

/** For whoever speaks for a faction. */
export const ARCHON: Guide = {
  id: 'archon',
  emblem: 'laurel-crown',
  parts: [
    { id: 'phone', rows: ['in', 'turn', 'secrets', 'mind', 'figures', 'question'] },
    { id: 'cycle', rows: ['prytanis', 'event', 'debate', 'support', 'vote', 'check'] },
    { id: 'vote', rows: ['influence', 'support', 'none', 'abstaining'] },
    { id: 'streets', rows: ['cards', 'turns', 'battles'] },
  ],
};

/** For whoever runs the game. */
export const CONTROL: Guide = {
  id: 'control',
  emblem: 'greek-temple',
  parts: [
    { id: 'before', rows: ['check', 'projector', 'seats', 'rehearse'] },
    { id: 'keys', rows: ['space', 'pause', 'back', 'find', 'seats', 'all'] },
    { id: 'phases', rows: ['prytanis', 'debate', 'support', 'vote', 'check', 'streets'] },
    { id: 'wrong', rows: ['phone', 'figure', 'vote', 'projector', 'laptop'] },
  ],
};
