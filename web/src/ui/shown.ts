/** For how long something secret is shown to whoever does not hold it, in seconds. */
export const SHOWN_SECONDS = 10;
