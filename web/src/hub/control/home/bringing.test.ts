import { afterEach, describe, expect, it, vi } from 'vitest';

import { hub, HubError } from '../../api';
import { CannotBring, chosenFiles, droppedFiles, MOST_BYTES, packed, type Found } from './bringing';

const found = (path: string, text = path): Found => ({
  path,
  file: new File([text], path.split('/').at(-1) ?? ''),
});

describe('a folder', () => {
  it('becomes the texts of the files beside its scenario', async () => {
    const files = await packed([
      found('mine/scenario.toml', 'name = "x"'),
      found('mine/events.toml'),
      found('mine/de.po', 'msgid ""'),
      found('mine/picture.png'),
      found('mine/old/scenario.toml', 'older'),
      found('mine/old/city.toml'),
    ]);
    expect(files).toEqual({
      'scenario.toml': 'name = "x"',
      'events.toml': 'mine/events.toml',
      'de.po': 'msgid ""',
    });
  });

  it('may be chosen one level too high', async () => {
    expect(await packed([found('decks/mine/scenario.toml', 'x')])).toEqual({
      'scenario.toml': 'x',
    });
  });

  it('is read as Windows writes it', async () => {
    const wide = new Uint8Array([0xff, 0xfe, 0x61, 0, 0x3d, 0, 0x31, 0]);
    const scenario = { path: 'mine/Scenario.TOML', file: new File([wide], 'Scenario.TOML') };
    expect(await packed([scenario, found('mine/events.toml.txt', 'x')])).toEqual({
      'Scenario.TOML': 'a=1',
      'events.toml.txt': 'x',
    });
    await expect(packed([found('mine/scenario.toml.txt')])).rejects.toThrow('scenario.toml.txt');
  });

  it('must hold a scenario', async () => {
    await expect(packed([found('mine/events.toml')])).rejects.toThrow('There is no scenario.toml');
    await expect(packed([])).rejects.toThrow(CannotBring);
  });

  it('is not sent when it is too large', async () => {
    const large = found('mine/scenario.toml', 'x'.repeat(MOST_BYTES));
    await expect(packed([large])).rejects.toThrow('2.0 MB');
  });

  it('is measured as it would be sent', async () => {
    const quotes = found('mine/scenario.toml', '"'.repeat(MOST_BYTES / 2));
    await expect(packed([quotes])).rejects.toThrow(CannotBring);
  });

  it('may be dropped', async () => {
    const file = (name: string) => ({
      isFile: true,
      name,
      file: (give: (file: File) => void) => give(new File([name], name)),
    });
    const folder = (name: string, within: unknown[]) => ({
      isFile: false,
      name,
      createReader: () => {
        const left = [within, []];
        return { readEntries: (give: (some: unknown) => void) => give(left.shift() ?? []) };
      },
    });
    const entry = folder('mine', [
      file('scenario.toml'),
      folder('deep', [folder('deeper', [file('a')])]),
    ]);
    const item = { webkitGetAsEntry: () => entry } as unknown as DataTransferItem;
    expect((await droppedFiles([item])).map(({ path }) => path)).toEqual(['mine/scenario.toml']);
  });
});

describe('a zip', () => {
  it('is sent as it is', async () => {
    const zip = new File(['PK'], 'mine.zip');
    expect(await packed(chosenFiles([zip]))).toBe(zip);
  });

  it('is not sent when it is too large', async () => {
    const zip = new File([new Uint8Array(MOST_BYTES + 1)], 'mine.zip');
    await expect(packed(chosenFiles([zip]))).rejects.toThrow('the server takes 2 MB');
  });
});

describe('the server', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is sent a zip raw, and texts as JSON', async () => {
    const asked = vi.fn(async (_path: string, _how: RequestInit) => Response.json({ id: 'u-1' }));
    vi.stubGlobal('fetch', asked);
    await hub.upload('key', new File(['PK'], 'mine.zip'));
    await hub.upload('key', { 'scenario.toml': 'x' });
    const sent = asked.mock.calls.map(([path, { headers }]) => [
      path,
      (headers as Record<string, string>)['content-type'],
    ]);
    expect(sent).toEqual([
      ['/api/uploads', 'application/zip'],
      ['/api/uploads', 'application/json'],
    ]);
    expect(asked.mock.calls[1]?.[1].body).toBe('{"files":{"scenario.toml":"x"}}');
  });

  it('says what is wrong, line by line', async () => {
    const refusal = { code: 'faulty', sentence: 'Two things are wrong.', faults: ['a', 'b'] };
    vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 422 }));
    const error = await hub.upload('key', {}).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(HubError);
    expect((error as HubError).faults).toEqual(['a', 'b']);
  });
});
