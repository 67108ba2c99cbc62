/** In groups of four characters, as people compare it. */
export function grouped(hex: string): string {
  return hex.match(/.{1,4}/g)?.join(' ') ?? '';
}

/** The end of a closed table's journal, as much of it as is noted: what `verify` and `doctor` are told. */
export const shortEnd = (end: string): string => grouped(end.slice(0, 32));
