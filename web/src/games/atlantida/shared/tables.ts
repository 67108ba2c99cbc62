import type { Shared, Table } from '../../../hub/table.svelte';
import type { TableView } from '../../../wire/atlantida';

/** A table as everybody sees it. */
export type PublicTable = Table<TableView, null>;
/** Its view, with the table around the game. */
export type SharedGame = Shared<TableView>;
