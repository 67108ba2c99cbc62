import { parse } from '@fluent/syntax';

/** What stands in brackets behind the name of a group. */
const MARK = /\((\w+)\)$/;

/** What may stand there: what a seat can do without at its first step, and what it can do without for longer. */
const MARKS = ['soon', 'late'];

/**
 * The messages of this catalogue by when a seat needs them: those in groups that are marked, `## Battle (late)`, and
 * all others, which are `early`.
 */
export function byNeed(catalogue) {
  const found = { early: new Set(), soon: new Set(), late: new Set() };
  let need = found.early;
  for (const entry of parse(catalogue, {}).body) {
    if (entry.type === 'GroupComment') need = found[MARK.exec(entry.content)?.[1]] ?? found.early;
    if (entry.type === 'Message') need.add(entry.id.name);
  }
  return found;
}

/** The groups of this catalogue whose mark says nothing. */
export function unknownMarks(catalogue) {
  const groups = parse(catalogue, {}).body.filter(({ type }) => type === 'GroupComment');
  const marks = groups.map(({ content }) => [content, MARK.exec(content)?.[1] ?? MARKS[0]]);
  return marks.filter(([, mark]) => !MARKS.includes(mark)).map(([group]) => group);
}
