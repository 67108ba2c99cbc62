import rules from 'virtual:letters';

/**
 * Lets a page in one file fetch the letters that it has not got inside when they occur. One that was opened from
 * a disk has nobody to ask: it takes them from its device, whole names at a time.
 */
export function lettersFromServer(): void {
  const [sheet] = document.styleSheets;
  if (!sheet || location.protocol === 'file:') return;
  for (const rule of rules) sheet.insertRule(rule);
}
