import '../shared/rules-texts';
import '../shared/soon-rules-texts';
import type { ControlScreens } from '../../../hub/games';
import type { ControlView, CouncilView } from '../../../wire/council';
import { Part } from '../../../ui/part.svelte';
import { tellFromPart } from '../../../ui/told.svelte';
import Room from './Room.svelte';

/** What the rules say late in a day. */
tellFromPart(new Part(() => import('../shared/late-rules-texts')));

/** The council on Control's desk. */
export const screens: ControlScreens<CouncilView, ControlView> = { Room };
