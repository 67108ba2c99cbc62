import type { Coin } from '../../../ui/FactionDisc.svelte';
import type { ControlPlayView, PlayView, SeatMode } from '../../../hub/views';
import type { Table } from '../../../hub/table.svelte';
import type { Command, ControlView, Faction, TableView } from '../../../wire/atlantida';

/*
 * Atlantida's views with the fields that every desk reads: what the server sends stays in them as it came.
 */

/** A table as Control sees it. */
export type ControlTable = Table<TableView, ControlView>;

export type DeskGame = TableView & PlayView;
export type DeskOwn = Omit<ControlView, 'log'> & ControlPlayView<Command>;

/** Somebody who plays, as the rail shows it. */
export type DeskPlayer = Coin & { id: Faction; mode: SeatMode };
