/** In groups of four characters, as people compare it. */
export function grouped(hex: string): string {
  return hex.match(/.{1,4}/g)?.join(' ') ?? '';
}
