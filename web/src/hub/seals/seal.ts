import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

import { randomHex } from '../uuid';

/** What binds a secret choice to whoever locked it: a hash, and the nonce that opens it. */
export type Seal = { commitment: string; nonce: string };

/** A choice in the words that its seal has for it, whose it is and what was asked. */
export type Bound = { seat: string; question: string; choice: string };

/** Puts a seal on a choice. crypto.subtle needs https, which a laptop in a hall has not. */
export function sealOn(bound: Bound, nonce = randomHex(32)): Seal {
  return { commitment: commitmentTo(bound, nonce), nonce };
}

/** What was checked of late: screens ask again with every change, and old phones are slow. */
const known = new Map<string, boolean>();
const MOST_KNOWN = 200;

/** Whether this is the seal on this choice. */
export function fits(seal: Seal, bound: Bound): boolean {
  const key = JSON.stringify([
    seal.commitment,
    seal.nonce,
    bound.seat,
    bound.question,
    bound.choice,
  ]);
  const answer = known.get(key) ?? checked(seal, bound);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, answer);
  return answer;
}

function checked({ commitment, nonce }: Seal, bound: Bound): boolean {
  const { seat, question, choice } = bound;
  const lines = [seat, question, choice].every((part) => !part.includes('\n'));
  return lines && /^[0-9a-f]{64}$/.test(nonce) && commitment === commitmentTo(bound, nonce);
}

function commitmentTo({ seat, question, choice }: Bound, nonce: string): string {
  const said = utf8ToBytes(`prytaneion choice 1\n${seat}\n${question}\n${choice}\n${nonce}`);
  return bytesToHex(sha256(said));
}
