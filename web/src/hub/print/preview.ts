import { filledIn, type Filled } from './source';

const EVERY_MS = 1_000;

type Hears = {
  /** The files changed: this is what the page holds now. */
  onfilled: (filled: Filled) => void;
  /** Whether the program that serves the preview answers. */
  onalive: (alive: boolean) => void;
  ask?: typeof fetch;
};

/**
 * Watches the program that previews a folder, and takes what it makes of the files whenever they change.
 * The page itself stays, and with it where one was reading. Returns what ends the watch.
 */
export function watchPreview({
  onfilled,
  onalive,
  ask = fetch.bind(globalThis),
}: Hears): () => void {
  let known: string | null = null;
  let over = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function text(path: string): Promise<string> {
    const response = await ask(path, { cache: 'no-store' });
    if (!response.ok) throw new Error(String(response.status));
    return response.text();
  }

  async function look() {
    try {
      const version = await text('/version');
      if (version !== known) {
        // The first look fetches too: the files may have changed while the page was on its way.
        const page = new DOMParser().parseFromString(await text('/'), 'text/html');
        const filled = filledIn(page);
        if (!over && filled) onfilled(filled);
        known = version;
      }
      if (!over) onalive(true);
    } catch {
      if (!over) onalive(false);
    }
    if (!over) timer = setTimeout(() => void look(), EVERY_MS);
  }

  void look();
  return () => {
    over = true;
    clearTimeout(timer);
  };
}
