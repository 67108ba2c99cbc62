/** How far the server's calendar is ahead of this device's, in milliseconds. */
let ahead = 0;

/** The server's calendar, as a message that has just come says it; the way of a message is too short to matter. */
export function heardWall(wall: number | undefined): void {
  if (wall) ahead = wall - Date.now();
}

/** The moment now by the server's calendar, in milliseconds since 1970 UTC: breaks end by it. */
export const wallNow = (): number => Date.now() + ahead;
