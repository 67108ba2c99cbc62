/** The longest that a clock may be set to, in seconds (the server's own bound). */
const MOST = 3600;

/** Seconds from now that leave `more` seconds more than remain. */
export function moreTime(remainingMs: number, more: number): number {
  return Math.min(MOST, Math.ceil(Math.max(0, remainingMs) / 1000) + more);
}
