import { Linter, type Rule } from 'eslint';
import { join } from 'node:path';

/** The lint rule. Its file is CommonJS and outside of `src`, because ESLint loads it before the build. */
const rule = jest.requireActual<Rule.RuleModule>(join(__dirname, '../../lint/doc-comments.cjs'));

function messagesFor(comment: string): string[] {
  const config: Linter.Config = {
    plugins: { prose: { rules: { 'doc-comments': rule } } },
    rules: { 'prose/doc-comments': 'error' },
  };
  return new Linter().verify(`${comment}\nconst value = 1;\n`, config).map(({ message }) => message);
}

describe('the lint rule for doc comments', () => {
  it.each([
    ['/** What it is to be dealt with. */', /noun/],
    ['/**\n * Whoever had it has it no more.\n */', /noun/],
    ['/** How far the clock of a device may be ahead. */', /noun/],
    ['/** Hours for which the key behind a link is valid. */', /quantity/],
    ['/** Returns the instant of a text of an input of a form. */', /three times/],
  ])('rejects %j', (comment, expected) => {
    expect(messagesFor(comment)).toEqual([expect.stringMatching(expected)]);
  });

  it.each([
    '/** Time in hours for which the key behind a link is valid. */',
    '/** Returns the position of a cursor; null if the service never returns such a cursor. */',
    '/** Number of orders. The list of the events of an order is in its detail. */',
    '// What follows is a line comment, which is read together with the code below it.',
  ])('accepts %j', (comment) => {
    expect(messagesFor(comment)).toEqual([]);
  });
});
