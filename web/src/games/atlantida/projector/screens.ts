import '../shared/rules-texts';
import type { ProjectorScreens } from '../../../hub/games';
import type { TableView } from '../../../wire/atlantida';
import Projection from './Projection.svelte';

/** Atlantida on the wall, and on a tablet that lies on the table. */
export const screens: ProjectorScreens<TableView> = { Projection };
