import { dialog } from '../../../hub/desk/dialog';

/* What lies open over the cockpit at a table of Atlantida: each comes ahead of its need. */

export const Correct = dialog(() => import('./Correct.svelte'));
export const SeatDrawer = dialog(() => import('./SeatDrawer.svelte'));
