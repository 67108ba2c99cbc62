import '../shared/late-rules-texts';
import '../shared/rules-texts';
import '../shared/soon-rules-texts';
import type { ProjectorScreens } from '../../../hub/games';
import type { CouncilView } from '../../../wire/council';
import Projection from './Projection.svelte';

/** The council on the projector. */
export const screens: ProjectorScreens<CouncilView> = { Projection };
