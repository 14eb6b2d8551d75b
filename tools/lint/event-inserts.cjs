const MESSAGE =
  'Write events with insertEvents or emitEvents of @rpm/database, so that one place says which columns an event has and when it is emitted.';

/** A statement that inserts rows into the table `event`, and not into one whose name only begins with this word. */
const INSERT = /insert\s+into\s+(only\s+)?(public\.)?"?event\b(?!-)/i;

/** Rule of ESLint that finds SQL which writes events by hand. */
module.exports = {
  meta: { type: 'problem', schema: [] },
  create: ({ report }) => {
    const check = (node, text) => INSERT.test(text) && report({ node, message: MESSAGE });
    return {
      TemplateElement: (node) => check(node, node.value.raw),
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
    };
  },
};
