import { decimal } from '../../../ui/format';
import { say } from '../texts';

/** What the server takes of a scenario, on the wire. */
export const MOST_BYTES = 2 << 20;

/** Why something cannot be sent at all, in a sentence. */
export class CannotBring extends Error {}

/** A file with the way to it from what was chosen: `my-deck/events.toml`. */
export type Found = { path: string; file: File };

/** The files of an input, with their paths where a folder was chosen. */
export function chosenFiles(files: FileList | File[]): Found[] {
  return [...files].map((file) => ({ path: file.webkitRelativePath || file.name, file }));
}

/** The files of what was dropped, folders walked through two levels deep. */
export async function droppedFiles(items: DataTransferItem[]): Promise<Found[]> {
  // The list is emptied as soon as the event is over.
  const entries = items.map((item) => item.webkitGetAsEntry());
  const found = await Promise.all(
    entries.map((entry) => (entry ? filesOf(entry, entry.name, 2) : [])),
  );
  return found.flat();
}

async function filesOf(entry: FileSystemEntry, path: string, deep: number): Promise<Found[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((found, failed) =>
      (entry as FileSystemFileEntry).file(found, failed),
    );
    return [{ path, file }];
  }
  if (deep === 0) return [];
  const within = await entriesOf(entry as FileSystemDirectoryEntry);
  const found = within.map((one) => filesOf(one, `${path}/${one.name}`, deep - 1));
  return (await Promise.all(found)).flat();
}

/** A browser gives a folder's entries a hundred at a time. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((found, failed) =>
      reader.readEntries(found, failed),
    );
    if (some.length === 0) return all;
    all.push(...some);
  }
}

/** What to send: a zip as it is, or the texts of a scenario's files by their names. */
export async function packed(found: Found[]): Promise<Blob | Record<string, string>> {
  const [only] = found;
  if (found.length === 1 && only && /\.zip$/i.test(only.path)) return small(only.file);
  const files = await textsOf(scenarioIn(found));
  small(new Blob([JSON.stringify({ files })]));
  return files;
}

function small(blob: Blob): Blob {
  if (blob.size <= MOST_BYTES) return blob;
  const size = decimal(blob.size / (1 << 20), 1);
  throw new CannotBring(say('bring-large', { size }));
}

/** The .toml files beside the scenario.toml that lies least deep, and its translations. */
function scenarioIn(found: Found[]): Found[] {
  const depth = (path: string) => path.split('/').length;
  const folderOf = (path: string) => path.split('/').slice(0, -1).join('/');
  const [scenario] = found
    .filter(({ path }) => /(^|\/)scenario\.toml$/i.test(path))
    .sort((a, b) => depth(a.path) - depth(b.path));
  if (!scenario) {
    const ended = found.find(({ path }) => /(^|\/)scenario\.toml\.[^/]+$/i.test(path));
    const file = ended?.path.split('/').at(-1);
    throw new CannotBring(file ? say('bring-ending', { file }) : say('bring-none'));
  }
  const folder = folderOf(scenario.path);
  // What got another ending comes along: the server names it where it is missed.
  const files = /\.(toml|po)(\.[^/.]+)?$/i;
  return found.filter(({ path }) => files.test(path) && folderOf(path) === folder);
}

async function textsOf(found: Found[]): Promise<Record<string, string>> {
  // Not worth reading, if they are too large before they are packed.
  small({ size: found.reduce((sum, { file }) => sum + file.size, 0) } as Blob);
  const texts = found.map(async ({ path, file }) => [path.split('/').at(-1), await textOf(file)]);
  return Object.fromEntries(await Promise.all(texts)) as Record<string, string>;
}

/** The text of a file: UTF-8, or UTF-16 where it says so at its beginning, as Windows saves it. */
async function textOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [one, two] = bytes;
  const wide =
    one === 0xff && two === 0xfe ? 'utf-16le' : one === 0xfe && two === 0xff ? 'utf-16be' : null;
  return new TextDecoder(wide ?? 'utf-8').decode(bytes);
}
