import { useDesk as hubDesk } from '../../../hub/desk/desk.svelte';
import type { AtlantidaDesk } from './desk.svelte';

/** The desk that a screen of Atlantida lies on. */
export const useDesk = (): AtlantidaDesk => hubDesk() as unknown as AtlantidaDesk;
