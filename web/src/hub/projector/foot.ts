/** How Control's line shows itself: it stands, goes by, or, where nothing may move, comes in parts. */
export type Pace = { how: 'stands' | 'crawls' | 'parts'; seconds: number };

/** Stage pixels a second: slow enough to read aloud. */
const SPEED = 90;

/** How a line of that length goes through that room. */
export function paced(length: number, room: number, still: boolean): Pace {
  if (length <= room) return { how: 'stands', seconds: 0 };
  if (still) return { how: 'parts', seconds: 0 };
  return { how: 'crawls', seconds: Math.round(length / SPEED) };
}

/** A line in parts of at most so many letters each, broken between words. */
export function parts(words: string, letters: number): string[] {
  const found: string[] = [];
  for (const word of words.split(/\s+/).filter((one) => one)) {
    const last = found.at(-1);
    if (last === undefined || last.length + 1 + word.length > letters) found.push(word);
    else found[found.length - 1] = `${last} ${word}`;
  }
  return found;
}
