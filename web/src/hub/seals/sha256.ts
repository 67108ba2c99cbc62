/*
 * SHA-256 (FIPS 180-4), for one text at a time: every phone loads it before its first step, and the library that checks
 * draws is three times as much.
 */

/** The first bits of the fractions of the cube roots of the first primes, eight digits each. */
const ROUNDS = words(
  '428a2f9871374491b5c0fbcfe9b5dba53956c25b59f111f1923f82a4ab1c5ed5d807aa9812835b01243185be550c7dc3' +
    '72be5d7480deb1fe9bdc06a7c19bf174e49b69c1efbe47860fc19dc6240ca1cc2de92c6f4a7484aa5cb0a9dc76f988da' +
    '983e5152a831c66db00327c8bf597fc7c6e00bf3d5a7914706ca63511429296727b70a852e1b21384d2c6dfc53380d13' +
    '650a7354766a0abb81c2c92e92722c85a2bfe8a1a81a664bc24b8b70c76c51a3d192e819d6990624f40e3585106aa070' +
    '19a4c1161e376c082748774c34b0bcb5391c0cb34ed8aa4a5b9cca4f682e6ff3748f82ee78a5636f84c878148cc70208' +
    '90befffaa4506cebbef9a3f7c67178f2',
);
/** Those of the square roots. */
const BEGIN = words('6a09e667bb67ae853c6ef372a54ff53a510e527f9b05688c1f83d9ab5be0cd19');

/** The hash of a text in UTF-8, as 64 hexadecimal digits of lower case. */
export function sha256(text: string): string {
  const state = BEGIN.slice();
  const blocks = new DataView(padded(new TextEncoder().encode(text)).buffer);
  for (let at = 0; at < blocks.byteLength; at += 64) digest(state, blocks, at);
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function words(digits: string): number[] {
  return (digits.match(/.{8}/g) ?? []).map((word) => parseInt(word, 16) | 0);
}

/** The bytes, a one, as many zeros as fill whole blocks, and how many bits there were. */
function padded(bytes: Uint8Array): Uint8Array {
  const all = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  all.set(bytes);
  all[bytes.length] = 0x80;
  const view = new DataView(all.buffer);
  view.setUint32(all.length - 8, bytes.length / 2 ** 29);
  view.setUint32(all.length - 4, bytes.length << 3);
  return all;
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Takes a block into the state. */
function digest(state: number[], blocks: DataView, at: number): void {
  const w = ROUNDS.map((_, n) => (n < 16 ? blocks.getInt32(at + 4 * n) : 0));
  for (let n = 16; n < 64; n += 1) {
    const [early, late] = [w[n - 15] ?? 0, w[n - 2] ?? 0];
    const s0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const s1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    w[n] = ((w[n - 16] ?? 0) + s0 + (w[n - 7] ?? 0) + s1) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  ROUNDS.forEach((k, n) => {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + k + (w[n] ?? 0)) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  });
  [a, b, c, d, e, f, g, h].forEach((word, n) => (state[n] = ((state[n] ?? 0) + word) | 0));
}
