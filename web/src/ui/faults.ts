/** A fault of a writer's file, taken apart so that it can be laid out. */
export type Fault = { file: string; line: number | null; place: string; says: string };

/**
 * Takes `events.toml, line 214: card “flood”, option 2, effect 1, to: There is no “amazon” here.`
 * apart. Whatever is not of that form is all sentence.
 */
export function faultOf(text: string): Fault {
  const head = /^([^\s:,]+\.toml)(?:, line (\d+))?: (.*)$/s.exec(text);
  if (!head) return { file: '', line: null, place: '', says: text };
  const [, file = '', line, rest = ''] = head;
  return { file, line: line === undefined ? null : Number(line), ...placeOf(rest) };
}

/** The place is written small, the sentence begins with a capital. */
function placeOf(rest: string): { place: string; says: string } {
  const found = /^[^\p{Lu}].*?: (?=[\p{Lu}“‘"`])/su.exec(rest)?.[0];
  if (!found) return { place: '', says: rest };
  return { place: found.slice(0, -2), says: rest.slice(found.length) };
}

/** The faults file by file, in the order in which the files first appear. */
export function faultsByFile(texts: string[]): { file: string; faults: Fault[] }[] {
  const files = new Map<string, Fault[]>();
  for (const fault of texts.map(faultOf)) {
    files.set(fault.file, [...(files.get(fault.file) ?? []), fault]);
  }
  return [...files].map(([file, faults]) => ({ file, faults }));
}
