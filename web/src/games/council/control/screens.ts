import type { ControlScreens } from '../../../hub/games';
import type { ControlView } from '../../../wire/council/ControlView';
import type { CouncilView } from '../../../wire/council/CouncilView';
import Room from './Room.svelte';

/** The council on Control's desk. */
export const screens: ControlScreens<CouncilView, ControlView> = { Room };
