import './server-texts';
import { moveTo } from './fragment';
import { told, type Text } from '../ui/told.svelte';
import type {
  Allowance,
  Chronicle,
  FairnessRecord,
  HouseCard,
  Lobby,
  MachineView,
  OrganiserLine,
  RunningTable,
  SeatView,
  TableLine,
  Translation,
  Translations,
} from '../wire/hub';
import { say } from './texts';

/** What anybody may know of a table before joining. */
export type TableCard = {
  name: string;
  language?: string;
  game: string;
  lobby: Lobby;
  /** Whether the game is over or the table closed. */
  over?: boolean;
  seats: SeatView[];
};
export type ScenarioCard = {
  id: string;
  name: string;
  summary: string;
  /** What its name and its summary are in other languages. */
  translations?: Translations;
  game: string;
  /** Whether it was brought, and can be removed again. */
  brought?: boolean;
};
/** A scenario that was brought to the server, as it answers: ready for a table. */
export type Upload = ScenarioCard & { seats: number };
export type ServerCard = { name: string; build: string; addresses: string[] };
/** The sheets of a table, and of which game they are. */
export type TableSheets = { game?: string; sheets: never };

/** The hub's refusal, or the network's: `message` is a sentence for a person. */
export class HubError extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    /** The HTTP status; 0 when the server was not reached. */
    readonly status: number,
    /** What is wrong with the files that were sent, a line each. */
    readonly faults: string[] = [],
    /** Where to ask instead: another server has the table. */
    readonly address: string | null = null,
  ) {
    super(sentence);
  }
}

type Ask = { method?: 'GET' | 'POST' | 'DELETE'; body?: unknown; key?: string };

async function ask<T>(path: string, asked: Ask = {}): Promise<T> {
  return (await (await answer(path, asked)).json().catch(() => ({}))) as T;
}

/** The answer to a request that was not refused. */
async function answer(path: string, { method = 'GET', body, key }: Ask): Promise<Response> {
  const headers: Record<string, string> = {};
  const file = body instanceof Blob;
  if (body !== undefined) headers['content-type'] = file ? 'application/zip' : 'application/json';
  if (key !== undefined) headers['authorization'] = `Bearer ${key}`;
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: file ? body : JSON.stringify(body) }),
    });
  } catch {
    throw new HubError('unreachable', say('unreachable'), 0);
  }
  if (response.ok) return response;
  const said = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  const [sentence, elsewhere] = [said['message'] ?? said['sentence'], said['address']];
  const address = typeof elsewhere === 'string' ? elsewhere : null;
  // A page of the table goes there by itself.
  const code = path.split('/')[1] ?? '';
  if (address !== null && location.pathname.toUpperCase().includes(`/${code.toUpperCase()}`)) {
    moveTo(address);
  }
  throw new HubError(
    typeof said['code'] === 'string' ? said['code'] : 'failed',
    sentence === undefined ? say('failed') : told(sentence as Text),
    response.status,
    faultsIn(said['faults']),
    address,
  );
}

function faultsIn(said: unknown): string[] {
  return Array.isArray(said) ? said.filter((line) => typeof line === 'string') : [];
}

const at = encodeURIComponent;

export const hub = {
  server: () => ask<ServerCard>('server'),
  scenarios: (key: string) => ask<ScenarioCard[]>('scenarios', { key }),
  tables: (key: string) => ask<TableLine[]>('tables', { key }),
  /** Where no language is named each screen speaks what its browser reads. */
  makeTable: (key: string, scenario: string, name: string, language?: string) =>
    ask<{ code: string }>('tables', { method: 'POST', key, body: { scenario, name, language } }),
  copyTable: (key: string, copy: string, name: string, language?: string) =>
    ask<{ code: string }>('tables', { method: 'POST', key, body: { copy, name, language } }),
  /** What is kept here and by whom, and what the bearer of the key may have. */
  house: (key?: string) => ask<HouseCard>('house', { key }),
  running: () => ask<RunningTable[]>('running'),
  organisers: (key: string) => ask<OrganiserLine[]>('organisers', { key }),
  invite: (key: string, name: string, limits: Allowance | null) =>
    ask<{ id: string }>('organisers', { method: 'POST', key, body: { name, limits } }),
  alter: (key: string, id: string, name: string, limits: Allowance | null) =>
    ask<unknown>(`organisers/${at(id)}`, { method: 'POST', key, body: { name, limits } }),
  renew: (key: string, id: string) =>
    ask<unknown>(`organisers/${at(id)}/renew`, { method: 'POST', key }),
  revoke: (key: string, id: string) =>
    ask<unknown>(`organisers/${at(id)}`, { method: 'DELETE', key }),
  show: (key: string, code: string, shown: boolean) =>
    ask<unknown>(`tables/${at(code)}/shown`, { method: 'POST', key, body: { shown } }),
  archive: (key: string, code: string) =>
    ask<unknown>(`tables/${at(code)}/archive`, { method: 'POST', key }),
  takeBack: (key: string, code: string) =>
    ask<unknown>(`tables/${at(code)}/back`, { method: 'POST', key }),
  deleteTable: (key: string, code: string, name: string) =>
    ask<unknown>(`tables/${at(code)}/delete`, { method: 'POST', key, body: { name } }),
  /** An archived table as a file. */
  archivedFile: async (key: string, code: string) =>
    (await answer(`tables/${at(code)}/file`, { key })).blob(),
  restore: (key: string, file: Blob) =>
    ask<{ code: string }>('restore', { method: 'POST', key, body: file }),
  forgetScenario: (key: string, id: string) =>
    ask<unknown>(`uploads/${at(id)}`, { method: 'DELETE', key }),
  /** Brings a scenario: a zip, or its files' texts by name. */
  upload: (key: string, brought: Blob | Record<string, string>) =>
    ask<Upload>('uploads', {
      method: 'POST',
      key,
      body: brought instanceof Blob ? brought : { files: brought },
    }),
  /** Whether the server's machine is ready for an evening. */
  machine: (code: string, key: string) => ask<MachineView>(`tables/${at(code)}/machine`, { key }),
  sheets: (code: string, key: string) => ask<TableSheets>(`tables/${at(code)}/sheets`, { key }),
  /** What texts of the scenario are in another language: those that somebody has translated. */
  translate: (code: string, to: string, texts: string[]) =>
    ask<Record<string, Translation>>(`tables/${at(code)}/texts/${at(to)}`, {
      method: 'POST',
      body: texts,
    }),
  /** The chronicle as it is read, or with what was seen step by step. */
  chronicle: (code: string, edition: string, frames: 'later' | 'now', key?: string) =>
    ask<Chronicle>(
      `tables/${at(code)}/chronicle?edition=${at(edition)}${frames === 'later' ? '&frames=later' : ''}`,
      { key },
    ),
  /** What the table's draws can be checked with. */
  draws: (code: string) => ask<FairnessRecord>(`tables/${at(code)}/draws`),
  /** The chronicle as one file that needs no server. */
  chroniclePage: async (code: string, edition: string, key?: string) =>
    (await answer(`tables/${at(code)}/chronicle.html?edition=${at(edition)}`, { key })).blob(),
  table: (code: string) => ask<TableCard>(`tables/${at(code)}`),
  takeSeat: (code: string, seat: string, device: string, ticket?: string) =>
    ask<{ token: string }>(`tables/${at(code)}/seats/${at(seat)}`, {
      method: 'POST',
      body: ticket === undefined ? { device } : { device, ticket },
    }),
  takeControl: (code: string, ticket: string, device: string) =>
    ask<{ token: string }>(`tables/${at(code)}/control`, {
      method: 'POST',
      body: { ticket, device },
    }),
  leave: (code: string, token: string) =>
    ask<unknown>(`tables/${at(code)}/leave`, { method: 'POST', body: { token } }),
};
