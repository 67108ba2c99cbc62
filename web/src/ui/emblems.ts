import { emblemAtHand, has } from './at-hand';

export { emblemAtHand };

/** What stands where a name is not in the set. */
const FALLBACK = { emblem: 'amphora' };

/** More than this in one address is not taken. */
const AT_ONCE = 100;

const AGAIN_MS = 1_000;
const TRIES = 5;

type Bodies = Partial<Record<string, string>>;

let asked = new Set<string>();
let answer: Promise<Bodies> | null = null;

/** A page in one file brings those that its data name. */
const brought = document.getElementById('emblems')?.textContent ?? 'null';
for (const [name, body] of Object.entries((JSON.parse(brought) ?? {}) as Bodies))
  has(name, body ?? '');

/** The body of any icon of the game-icons set; an amphora for a name that is not in it. */
export async function emblemBody(name: string): Promise<string> {
  const held = emblemAtHand(name);
  if (held !== undefined) return held;
  const found = location.protocol === 'file:' ? {} : await patiently(name);
  const body = found?.[name] ?? emblemAtHand(FALLBACK.emblem) ?? '';
  // Where nothing came the network is away, and the next one who asks may have more luck.
  if (found) has(name, body);
  return body;
}

/** Asks a few times where the network is away. */
async function patiently(name: string): Promise<Bodies | null> {
  for (let tried = 1; tried < TRIES; tried += 1) {
    const found = await ask(name);
    if (found) return found;
    await new Promise((done) => setTimeout(done, AGAIN_MS * tried));
  }
  return ask(name);
}

/** Asks for an icon together with all others that are missed in this moment. */
async function ask(name: string): Promise<Bodies | null> {
  if (asked.size >= AT_ONCE) [asked, answer] = [new Set(), null];
  asked.add(name);
  const names = asked;
  answer ??= new Promise((settle) => {
    setTimeout(() => {
      if (asked === names) [asked, answer] = [new Set(), null];
      settle(fetched([...names]));
    });
  });
  try {
    return await answer;
  } catch {
    return null;
  }
}

async function fetched(names: string[]): Promise<Bodies> {
  const response = await fetch(`/emblems/${names.sort().join(',')}`);
  if (!response.ok) throw new Error(response.statusText);
  return (await response.json()) as Bodies;
}
