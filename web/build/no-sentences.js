/** What a person reads in these; other attributes of an element are for the browser. */
const READ = /^(title|alt|placeholder|aria-(label|description|roledescription|valuetext))$/;
/** Attributes of components that are no words. */
const UNREAD = /^(class|style|id|key|href|src|name|emblem|icon|kind|type|d|data-.*)$/;
const LETTERS = /\p{L}{2,}/u;
/** Two words, or one with a capital: a class or a key of the program has neither. */
const SENTENCE = /\p{L}{2,} \p{L}{2,}|^\p{Lu}\p{Ll}+$|\p{L}{2,}[.?!…]$/u;
/** Keys of a keyboard, tags of the page, and the like. */
const NAMES =
  /^(Arrow(Up|Down|Left|Right)|Enter|Escape|Tab|Space|Shift|Home|End|Page(Up|Down)|Backspace|Delete|Control|Meta|Alt|AbortError|Prytaneion|prytaneion\..*)$/;

/** What a text is passed to that nobody reads: `throw new Error(…)`, `console.error(…)`. */
const UNREAD_CALLS =
  /^(Error|TypeError|RangeError|console|matchMedia|querySelector(All)?|closest|matches|say|RegExp|test|getElementById|setProperty|Blob|Part|hash|utf8ToBytes|sha256)$/;

/** Whether a reader meets this node's text: not in imports, types, classes, messages for developers. */
function isUnread(node) {
  for (let at = node, up = node.parent; up; at = up, up = up.parent) {
    if (/^(Import|Export(All|Named))|^TS/.test(up.type) && up.source === at) return true;
    if (/^TS.*(Type|Declaration)$/.test(up.type)) return true;
    if (up.type === 'ThrowStatement') return true;
    if ((up.type === 'CallExpression' || up.type === 'NewExpression') && up.callee !== at) {
      const { callee } = up;
      const name = callee.property?.name ?? callee.name ?? '';
      const of = callee.object?.name ?? '';
      if (UNREAD_CALLS.test(name) || UNREAD_CALLS.test(of)) return true;
    }
    if (up.type === 'SvelteAttribute' || up.type === 'SvelteStyleDirective') {
      const name = up.key?.name ?? '';
      const ofElement = up.parent?.parent?.kind === 'html';
      return ofElement ? !READ.test(name) : UNREAD.test(name);
    }
    if (up.type === 'SvelteDirective') return false;
    if (up.type === 'Property' && up.key === at) return true;
    if (up.type === 'MemberExpression' && up.property === at) return true;
    if (up.type === 'BinaryExpression' || up.type === 'SwitchCase') return true;
  }
  return false;
}

/** Every sentence of the screens stands in a catalogue, so that each can be read in every language. */
export const noSentences = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { found: '“{{text}}” belongs in a catalogue: decks/README.md, “Languages”.' },
  },
  create(context) {
    const report = (node, text) =>
      context.report({ node, messageId: 'found', data: { text: text.trim().slice(0, 60) } });
    const string = (node, text) => {
      if (SENTENCE.test(text) && !NAMES.test(text) && !isUnread(node)) report(node, text);
    };
    return {
      SvelteText(node) {
        if (
          LETTERS.test(node.value.replace('Prytaneion', '')) &&
          node.parent?.type !== 'SvelteStyleElement'
        ) {
          report(node, node.value);
        }
      },
      SvelteLiteral(node) {
        if (LETTERS.test(node.value) && !isUnread(node)) string(node, `${node.value} `.trim());
      },
      Literal(node) {
        if (typeof node.value === 'string') string(node, node.value);
      },
      TemplateElement(node) {
        string(node, node.value.cooked ?? '');
      },
    };
  },
};
