import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

import type { EntropyView, FairnessRecord } from '../../wire/hub';
import { say } from './texts';

/** What comes of checking a record: the sentence for people, and whether all is right. */
export type Verdict = { well: boolean; sentence: string; checked: number; byHand: number };

const hash = (text: string) => bytesToHex(sha256(utf8ToBytes(text)));

/** What a table shows of a seed while it is secret. */
export function commitment(table: string, seed: string): string {
  return hash(`prytaneion seed 1\n${table}\n${seed}`);
}

/** What every draw is made with besides the seed: the latest of each seat. */
export function digest(given: Pick<EntropyView, 'seat' | 'entropy'>[]): string {
  const latest = Object.fromEntries(given.map(({ seat, entropy }) => [seat, entropy]));
  const seats = Object.keys(latest).sort(byBytes);
  return hash(`prytaneion entropy 1${seats.map((id) => `\n${latest[id] ?? ''} ${id}`).join('')}`);
}

/** The draw of this number: one of so many sides, each exactly as likely as the others. */
export function draw(
  [table, seed, entropy]: [string, string, string],
  number: number,
  sides: number,
): number {
  const range = BigInt(sides);
  const bound = ((1n << 64n) / range) * range;
  for (let attempt = 0; ; attempt++) {
    const said = utf8ToBytes(`prytaneion draw 1\n${table}\n${number}\n${entropy}\n${attempt}`);
    const bytes = hmac(sha256, hexToBytes(seed), said);
    const drawn = BigInt(`0x${bytesToHex(bytes.subarray(0, 8))}`);
    if (drawn < bound) return Number(drawn % range) + 1;
  }
}

/** Computes everything that a record says, up to the first thing that is not right. */
export function check(record: FairnessRecord): Verdict {
  const byHand = record.draws.reduce((sum, row) => sum + row.by_hand, 0);
  const done = { checked: 0, byHand };
  const wrong = (sentence: string) => ({ well: false, sentence, ...done });
  for (const { commitment: said, seed } of record.seeds) {
    if (seed === null || commitment(record.table, seed) !== said) return wrong(say('wrong-seed'));
  }
  let next = 1;
  for (const row of record.draws) {
    if (row.first !== next) return wrong(say('draw-missing', { draw: next }));
    const upTo = <Row extends { from: number | null }>(rows: Row[]) =>
      rows.filter(({ from }) => from !== null && from <= row.first);
    const seed = upTo(record.seeds).at(-1)?.seed;
    const entropy = digest(upTo(record.entropy));
    if (seed && !row.committed && row.rolls.length > 0)
      return wrong(say('draw-elsewhere', { draw: row.first }));
    for (const [sides, value] of row.rolls) {
      if (seed) {
        const right = draw([record.table, seed, entropy], next, sides);
        if (right !== value) return wrong(say('draw-wrong', { draw: next, sides, right, value }));
        done.checked += 1;
      }
      next += 1;
    }
  }
  return { well: true, sentence: say('draws-right', { n: done.checked }), ...done };
}

function byBytes(a: string, b: string): number {
  const [one, other] = [a, b].map((text) => bytesToHex(utf8ToBytes(text)));
  return (one ?? '') < (other ?? '') ? -1 : 1;
}
