import type { Lobby } from './wire/Lobby';
import type { SeatView } from './wire/SeatView';

/** What anybody may know of a table before joining. */
export type TableCard = { name: string; lobby: Lobby; seats: SeatView[] };
export type ScenarioCard = { id: string; name: string; summary: string; game: string };
export type ServerCard = { name: string; build: string; addresses: string[] };
export type TableLine = { code: string; name: string; seats?: SeatView[] };

/** The hub's refusal, or the network's: `message` is a sentence for a person. */
export class HubError extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    /** The HTTP status; 0 when the server was not reached. */
    readonly status: number,
  ) {
    super(sentence);
  }
}

type Ask = { method?: 'GET' | 'POST'; body?: unknown; key?: string };

async function ask<T>(path: string, { method = 'GET', body, key }: Ask = {}): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (key !== undefined) headers['authorization'] = `Bearer ${key}`;
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new HubError(
      'unreachable',
      'The server cannot be reached. Is this device in the right network?',
      0,
    );
  }
  const said = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  if (response.ok) return said as T;
  const sentence = said['sentence'];
  throw new HubError(
    typeof said['code'] === 'string' ? said['code'] : 'failed',
    typeof sentence === 'string' ? sentence : 'The server could not do that. Try again.',
    response.status,
  );
}

const at = encodeURIComponent;

export const hub = {
  server: () => ask<ServerCard>('server'),
  scenarios: (key: string) => ask<ScenarioCard[]>('scenarios', { key }),
  tables: (key: string) => ask<TableLine[]>('tables', { key }),
  makeTable: (key: string, scenario: string, name: string) =>
    ask<{ code: string }>('tables', { method: 'POST', key, body: { scenario, name } }),
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
