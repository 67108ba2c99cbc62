import { gunzipSync } from 'node:zlib';

import { type Page, expect } from '@playwright/test';
import jsonpatch from 'fast-json-patch';

import { type Text } from './english';

/* eslint-disable @typescript-eslint/no-explicit-any */
type Json = any;

/** Something that happened, as Control may go back to it. */
type Point = { entry: number; before: number; by: string; words: Text; abandoned: boolean };

/** For what comes soon and is waited for often. */
export const SOON = { intervals: [50] };

/** What a device has been sent, kept up to date as a page keeps it. */
export class Watch {
  readonly frames: string[] = [];
  #parts: Record<string, { revision: number; view: Json }> = {};

  static of(page: Page): Watch {
    const watch = new Watch();
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        watch.take(typeof payload === 'string' ? payload : gunzipSync(payload).toString());
      });
    });
    return watch;
  }

  take(frame: string): void {
    this.frames.push(frame);
    for (const message of JSON.parse(frame) as Json[]) {
      if (message.type === 'view') {
        this.#parts[message.part] = { revision: message.revision, view: message.view };
      } else if (message.type === 'patch') {
        const part = this.#parts[message.part];
        if (!part || part.revision !== message.from) continue;
        jsonpatch.applyPatch(part.view, message.patch);
        part.revision = message.to;
      }
    }
  }

  /** The table and the game as everybody sees them. */
  get shared(): Json {
    return this.#parts.shared?.view ?? { table: null, game: null };
  }

  get game(): Json {
    return this.shared.game;
  }

  /** What only this page's audience sees. */
  get own(): Json {
    return this.#parts.own?.view ?? { table: null, game: null };
  }

  /** What happened, as Control is told of it, oldest first. */
  get happened(): Point[] {
    return Object.values(this.own.table.history as Record<string, Point>);
  }

  faction(id: string): Json {
    return this.game.factions.find((row: Json) => row.id === id);
  }

  async step(step: string): Promise<void> {
    await expect.poll(() => this.game?.step, { ...SOON, message: `the step ${step}` }).toBe(step);
  }
}
