import type { Plugin } from 'vite';

/** Makes a module of a catalogue of messages, `*.ftl`: its text without comments and empty lines. */
export function texts(): Plugin {
  return {
    name: 'prytaneion-texts',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.ftl')) return undefined;
      const kept = code.split('\n').filter((line) => !/^#|^\s*$/.test(line));
      return { code: `export default ${JSON.stringify(kept.join('\n'))};`, map: null };
    },
  };
}
