import { known, shards, soon } from 'virtual:emblems';

/** What stands where a name is not in the set. */
const FALLBACK = 'amphora';

const found = new Map(Object.entries(known));

/** The icons of the shipped cards, on their way as soon as the page is up. */
const cards = soon().then(
  ({ default: bodies }) => {
    for (const [name, body] of Object.entries(bodies)) found.set(name, body);
  },
  () => undefined,
);

/** The body of an icon that is at hand; drawn on a square of 512. */
export function emblemAtHand(name: string): string | undefined {
  return found.get(name);
}

/** The body of any icon of the game-icons set; an amphora for a name that is not in it. */
export async function emblemBody(name: string): Promise<string> {
  if (!found.has(name)) await cards;
  const held = found.get(name);
  if (held !== undefined) return held;
  const body = (await shard(name))[name] ?? (await shard(FALLBACK))[FALLBACK] ?? '';
  // Nothing came: the network is away, and the next one who asks may have more luck.
  if (body) found.set(name, body);
  return body;
}

async function shard(name: string): Promise<Record<string, string>> {
  // The same sum as in build/emblems.ts.
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521;
  try {
    return (await shards[sum % shards.length]?.())?.default ?? {};
  } catch {
    return {};
  }
}
