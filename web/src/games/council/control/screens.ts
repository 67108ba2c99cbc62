import '../shared/late-rules-texts';
import '../shared/rules-texts';
import '../shared/soon-rules-texts';
import type { ControlScreens } from '../../../hub/games';
import type { ControlView, CouncilView } from '../../../wire/council';
import Room from './Room.svelte';

/** The council on Control's desk. */
export const screens: ControlScreens<CouncilView, ControlView> = { Room };
