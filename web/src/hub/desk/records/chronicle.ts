import { HubError } from '../../api';
import type { Player } from '../../views';
import { told } from '../../../ui/told.svelte';
import { say } from '../texts';

export type Edition = { id: string; name: string; says: string };

/** The editions of the chronicle, as the hub names them. */
export function editions(players: Pick<Player, 'id' | 'name'>[]): Edition[] {
  return [
    { id: 'public', name: say('edition-public'), says: say('edition-public-says') },
    { id: 'control', name: say('edition-control'), says: say('edition-control-says') },
    ...players.map(({ id, name }) => ({ id: `seat:${id}`, name: told(name), says: '' })),
  ];
}

export const pageOf = (code: string) => `/chronicle#${code}`;

export const fileOf = (code: string, edition: string) =>
  `/api/tables/${encodeURIComponent(code)}/chronicle.html?edition=${encodeURIComponent(edition)}`;

/** Fetches an edition with this device's token, as one file. */
export async function fetchEdition(code: string, edition: string, token: string): Promise<Blob> {
  let response: Response;
  try {
    response = await fetch(fileOf(code, edition), {
      headers: { authorization: `Bearer ${token}` },
    });
  } catch {
    throw new HubError('unreachable', say('chronicle-unreachable'), 0);
  }
  if (response.ok) return response.blob();
  const said = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  const sentence = typeof said['sentence'] === 'string' ? said['sentence'] : '';
  throw new HubError('failed', sentence || say('chronicle-failed'), response.status);
}

/** "chronicle-DELOS-medes.html": a name to find it by. */
export function fileName(code: string, edition: string): string {
  return `chronicle-${code}-${edition.replace(/^seat:/, '')}.html`;
}
