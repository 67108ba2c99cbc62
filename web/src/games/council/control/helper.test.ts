import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RESERVED, RESERVED_AT_THE_TABLE } from './helper';

/** The lists are the server's; here they are only shown, so they are read where they are made. */
const server = (path: string) => readFileSync(`../server/${path}`, 'utf8');

/** "SetHelper" as it goes over the wire: "set_helper". */
const wired = (name: string) => name.replace(/(?!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase();

describe('what is kept for a full Control', () => {
  it('is of the game’s commands what the rules reserve', () => {
    const [, rest = ''] = server('council/command/reserved.rs').split('match self {');
    const [reserved = ''] = rest.split('=> true');
    const names = [...reserved.matchAll(/\w+Command::(\w+)/g)].map(([, name = '']) => wired(name));
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
