import type { ControlView, CouncilView, SeatView } from '../../../wire/council';
import type { Table } from '../../../hub/table.svelte';

/** The tables that the screens of the council hold. */
export type SeatTable = Table<CouncilView, SeatView>;
export type ControlTable = Table<CouncilView, ControlView>;
export type PublicTable = Table<CouncilView, null>;
