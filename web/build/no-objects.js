import ts from 'typescript';

/** What is written out as it stands; null and nothing are written as nothing by Svelte. */
const WRITTEN =
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BigIntLike |
  ts.TypeFlags.BooleanLike |
  ts.TypeFlags.Null |
  ts.TypeFlags.Undefined |
  ts.TypeFlags.Void |
  ts.TypeFlags.Any |
  ts.TypeFlags.Never;

/** Attributes that Svelte writes from objects. */
const BUILT = /^(class|style)$/;

const isWritten = (type) =>
  type.isUnion()
    ? type.types.every(isWritten)
    : (type.flags & WRITTEN) !== 0 || (type.isIntersection() && type.types.some(isWritten));

/** Whether what stands in these braces is shown as text, and not handed on as a value. */
function isShown({ parent }) {
  if (parent.type !== 'SvelteAttribute') return true;
  if (parent.value.length > 1) return true;
  const ofElement = parent.parent?.parent?.kind === 'html';
  const name = parent.key.name;
  return ofElement && !BUILT.test(name) && !name.startsWith('on');
}

/** A message with what is filled in is an object: `told` makes words of it. TypeScript sees no braces. */
export const noObjects = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { found: 'This {{type}} is shown as “[object Object]”: it is to be told.' },
  },
  create(context) {
    if (!context.filename.endsWith('.svelte')) return {};
    const services = context.sourceCode.parserServices;
    const checker = services.program.getTypeChecker();
    return {
      SvelteMustacheTag(node) {
        if (node.kind !== 'text' || !isShown(node)) return;
        const type = services.getTypeAtLocation(node.expression);
        if (isWritten(checker.getBaseConstraintOfType(type) ?? type)) return;
        const data = { type: checker.typeToString(type) };
        context.report({ node, messageId: 'found', data });
      },
    };
  },
};
