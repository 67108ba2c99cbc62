import '../shared/rules-texts';
import type { ControlScreens } from '../../../hub/games';
import type { ControlView, TableView } from '../../../wire/atlantida';
import Room from './Room.svelte';

/** Atlantida on Control's desk. */
export const screens: ControlScreens<TableView, ControlView> = { Room };
