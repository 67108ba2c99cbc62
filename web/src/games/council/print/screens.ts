import '../shared/late-rules-texts';
import '../shared/rules-texts';
import '../shared/soon-rules-texts';
import type { PrintScreens } from '../../../hub/games';
import type { SheetsView } from '../../../wire/council';
import Sheets from './Sheets.svelte';

/** The council on paper. */
export const screens: PrintScreens<SheetsView> = { Sheets };
