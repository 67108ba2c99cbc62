/*
 * A page in one file fetches the letters that it has not got inside when they occur. One that was opened from a
 * disk has nobody to ask: it takes them from its device, whole names at a time.
 */
import rules from 'virtual:letters';

const [sheet] = document.styleSheets;
if (sheet && location.protocol !== 'file:') for (const rule of rules) sheet.insertRule(rule);
