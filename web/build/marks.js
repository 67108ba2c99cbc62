import { parse } from '@fluent/syntax';

/** What stands in brackets behind the name of a group. */
const MARK = /\((\w+)\)$/;

/**
 * The messages in groups of this catalogue that are marked as late, `## Battle (late)`: what a seat can wait for while
 * it joins and votes.
 */
export function lateOf(catalogue) {
  const found = new Set();
  let isLate = false;
  for (const entry of parse(catalogue, {}).body) {
    if (entry.type === 'GroupComment') isLate = MARK.exec(entry.content)?.[1] === 'late';
    if (entry.type === 'Message' && isLate) found.add(entry.id.name);
  }
  return found;
}

/** The groups of this catalogue whose mark says nothing. */
export function unknownMarks(catalogue) {
  const groups = parse(catalogue, {}).body.filter(({ type }) => type === 'GroupComment');
  const marks = groups.map(({ content }) => [content, MARK.exec(content)?.[1] ?? 'late']);
  return marks.filter(([, mark]) => mark !== 'late').map(([group]) => group);
}
