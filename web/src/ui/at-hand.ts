const bodies = new Map<string, string>();

/** Puts an icon at hand: its body, drawn on a square of 512. */
export function has(name: string, body: string): void {
  bodies.set(name, body);
}

/** The body of an icon that is at hand. */
export function emblemAtHand(name: string): string | undefined {
  return bodies.get(name);
}
