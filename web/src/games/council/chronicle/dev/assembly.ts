import type { Hand, Pick, RaceRow, SidesRow, VoteRow } from '../../../../wire/council';

const PICKS: Record<string, Pick> = { y: 'yes', n: 'no', a: 'abstain' };
const HANDS: Hand[] = ['own', 'own', 'own', 'own', 'own', 'control', 'absent', 'script'];

/** Matter, what is put, how each voted in seat order; a dot has no vote, nothing counts hands. */
const MATTERS: [string, string, string][] = [
  ['The Wells Run Low', 'Ration the wells', 'yyny.aya'],
  ['The Festival Accounts', 'Open the books', 'ynyn.yny'],
  ['The Festival Accounts', 'Burn the books', 'nnnn.nan'],
  ['The Harbour Chain', 'Raise the chain, and let the grain ships wait outside of it', 'yyyn.yny'],
  ['Of Citizens', 'The Medes become citizens', ''],
  ['=HYPERLINK("x")', 'A card whose title is a formula, and has, a comma', 'nyny.yna'],
];

export function votes(ids: string[]): VoteRow[] {
  return MATTERS.map(([title, label, pattern], n) => {
    const casts = [...pattern].flatMap((letter, seat) => {
      const faction = ids[seat];
      const pick = PICKS[letter];
      const hand = HANDS[(seat + n * 3) % HANDS.length] ?? 'own';
      const here = n > 2 ? hand : 'own';
      return faction && pick ? [{ faction, pick, strength: 3 + ((seat * 2) % 5), hand: here }] : [];
    });
    const sum = (wanted: Pick) =>
      casts.filter(({ pick }) => pick === wanted).reduce((all, { strength }) => all + strength, 0);
    const [yes, no] = casts.length > 0 ? [sum('yes'), sum('no')] : [31, 30];
    return {
      entry: 7 + n * 6,
      number: n + 1,
      when: `Act 1, cycle ${1 + Math.floor(n / 2)}`,
      title,
      label,
      casts,
      yes,
      no,
      verdict: yes > no ? 'passed' : yes < no ? 'failed' : 'tied',
      sentence: `${yes} YES against ${no} NO; abstentions do not count.`,
    };
  });
}

export function sides(ids: string[]): SidesRow[] {
  return ids.flatMap((one, n) =>
    ids.slice(n + 1).map((other, m) => {
      const apart = (n * 3 + m * 5) % 7;
      return { one, other, alike: 12 - apart - ((n + m) % 3), apart };
    }),
  );
}

export function races(ids: string[]): RaceRow[] {
  return [0, 1, 2].map((n) => ({
    entry: 6 + n * 8,
    when: `Act 1, cycle ${n + 1}`,
    bids: ids.slice(0, 7).map((id, seat): [string, number] => [id, (seat * (n + 2)) % 5]),
    winners: n === 1 ? [] : ids.slice(n, n + 1),
  }));
}
