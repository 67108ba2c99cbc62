import '../shared/rules-texts';
import type { PrintScreens } from '../../../hub/games';
import Sheets from './Sheets.svelte';
import type { SheetsView } from './sheets';

/** Atlantida on paper. */
export const screens: PrintScreens<SheetsView> = { Sheets };
