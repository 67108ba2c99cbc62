import { say } from '../texts';

/** "just now", "40 s ago", "12 min ago", "2 h ago". */
export function ago(milliseconds: number): string {
  const seconds = Math.floor(Math.max(0, milliseconds) / 1000);
  if (seconds < 10) return say('ago-now');
  if (seconds < 90) return say('ago-seconds', { seconds });
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return say('ago-minutes', { minutes });
  return say('ago-hours', { hours: Math.round(minutes / 60) });
}

/** How long: "9 s", "1:14". */
export function lasted(milliseconds: number): string {
  const seconds = Math.floor(Math.max(0, milliseconds) / 1000);
  if (seconds < 60) return say('lasted-seconds', { seconds });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
