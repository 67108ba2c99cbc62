import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RESERVED, RESERVED_AT_THE_TABLE } from './helper';

/** The lists are the server's; here they are only shown, so they are read where they are made. */
const server = (path: string) => readFileSync(`../server/${path}`, 'utf8');

/** "SetHelper" as it goes over the wire: "set_helper". */
const wired = (name: string) => name.replace(/(?!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase();

describe('what is kept for a full Control', () => {
  it('is of the game’s commands what the rules reserve', () => {
    const files = readdirSync('../server/council', { encoding: 'utf8', recursive: true });
    const rooms = files.filter((file) => file.endsWith('.rs'));
    // Each room lists what is reserved of its commands, and then what is not.
    const names = rooms.flatMap((file) => {
      const [, said = ''] = server(`council/${file}`).split('fn is_reserved(&self) -> bool {');
      const [body = ''] = said.split('\n    }\n');
      const [reserved = '', ...rest] = body.split('=> true');
      const listed = rest.length > 0 ? reserved : '';
      return [...listed.matchAll(/Self::(\w+)/g)].map(([, name = '']) => wired(name));
    });
    expect(names.length).toBeGreaterThan(0);
    expect([...RESERVED].sort()).toEqual(names.sort());
  });
  it('is of the table’s commands what the hub refuses a helper', () => {
    const refused = server('table/rulings/standing.rs').matchAll(
      /TableCommand::(\w+)[^\n]*=> Err\(helper\(/g,
    );
    const names = [...refused].map(([, name = '']) => wired(name));
    expect(names.length).toBeGreaterThan(0);
    expect([...RESERVED_AT_THE_TABLE].sort()).toEqual(names.sort());
  });
});
