/** Sentences that readers could not understand without the code. A doc comment is read alone, in a hover, so it begins with a noun or a verb. */
const KINDS = [
  {
    pattern: /^(?:what|who|whom|whose|whoever|where|which|how)\b/i,
    message:
      'Begin the comment with the noun that it is about, not with a question word: "The largest batch", "The patient who holds the device".',
  },
  {
    pattern: /^(?:milliseconds|seconds|minutes|hours|days) \w+ which\b/i,
    message: 'Begin the comment with the quantity and its unit: "Time in seconds after which".',
  },
  {
    pattern: /\bof (?:[^\s.,;:]+ ){1,3}of (?:[^\s.,;:]+ ){1,3}of\b/i,
    message: 'Do not write "of" three times in a row: use a possessive, an adjective or a second sentence.',
  },
];

/** The text of a doc comment without its asterisks; null for other comments. */
const textOf = ({ type, value }) =>
  type === 'Block' && value.startsWith('*')
    ? value
        .replace(/^[ \t]*\*+/gm, '')
        .replace(/\s+/g, ' ')
        .trim()
    : null;

/** Rule of ESLint that finds those kinds of unclear doc comments that a pattern can recognize. */
module.exports = {
  meta: { type: 'suggestion', schema: [] },
  create: ({ sourceCode, report }) => ({
    Program() {
      for (const comment of sourceCode.getAllComments()) {
        const text = textOf(comment);
        for (const { pattern, message } of text === null ? [] : KINDS)
          if (pattern.test(text)) report({ loc: comment.loc, message });
      }
    },
  }),
};
