import type { CouncilView } from '../../../wire/council/CouncilView';
import type { ControlView } from '../../../wire/council/ControlView';
import type { SeatView } from '../../../wire/council/SeatView';
import type { Table } from '../../../hub/table.svelte';

/** The tables that the screens of the council hold. */
export type SeatTable = Table<CouncilView, SeatView>;
export type ControlTable = Table<CouncilView, ControlView>;
export type PublicTable = Table<CouncilView, null>;
