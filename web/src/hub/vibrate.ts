/** Vibrates where a phone can; a page that was never touched may not, and says nothing. */
export function vibrate(pattern: number[]): void {
  try {
    if (navigator.userActivation?.hasBeenActive === false) return;
    navigator.vibrate?.(pattern);
  } catch {
    // Some browsers forbid it.
  }
}

/** How Control's nudge feels. */
export const KNOCK = [250, 100, 250, 100, 400];
