import '../shared/rules-texts';
import '../shared/soon-rules-texts';
import type { ProjectorScreens } from '../../../hub/games';
import type { CouncilView } from '../../../wire/council';
import { Part } from '../../../ui/part.svelte';
import { tellFromPart } from '../../../ui/told.svelte';
import Projection from './Projection.svelte';

/** What the rules say late in a day. */
tellFromPart(new Part(() => import('../shared/late-rules-texts')));

/** The council on the projector. */
export const screens: ProjectorScreens<CouncilView> = { Projection };
