import { WORKSPACE_ROOT } from '@rpm/database';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Words that the console does not use any more, each with the one that it uses instead (docs/console-words.md). */
const WORDS: readonly (readonly [replaced: RegExp, word: string])[] = [
  [/\bscopes?\b/i, 'permission'],
  [/\bcatalogu?e?\b/i, 'items and kits'],
  [/\byour identifiers?\b|\bID in your system\b/i, 'MRN, asset tag or order number'],
  [/\bprogramme\b/i, 'program'],
  [/\bcancelled\b/i, 'canceled'],
  [/\bcustody\b/i, 'assignment'],
  [/\bcentral stock\b/i, 'warehouse'],
  [/\btakes? part\b/i, 'enrolled'],
  [/(?<!your )\b(?:site|patient|order|webhook|item|device) number\b/i, 'ID'],
];

/** Texts of a file that people may see: those between tags, and strings that are sentences, labels or titles rather than names in the code. */
function textsOf(file: string, content: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || (ts.isJsxAttribute(node) && node.name.getText() === 'class'))
      return;
    if (ts.isJsxText(node)) texts.push(node.text);
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(
    ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS),
  );
  return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => /^[A-Z]/.test(text) || / [a-z]/.test(text));
}

/** Returns the words in the texts of a file that the console does not use any more. */
const outdatedIn = (file: string, content: string): string[] =>
  textsOf(file, content).flatMap((text) =>
    WORDS.filter(([replaced]) => replaced.test(text)).map(([, word]) => `${file}: “${text}” should say ${word}`),
  );

/** Files whose texts are no texts of the console: they translate words of the service, or are generated from the API, whose hints the forms translate. */
const TRANSLATIONS = ['problem/problem-words.ts', 'form/labels.ts', 'form/forms.generated.ts'];

describe('the texts of the console', () => {
  const folder = join(WORKSPACE_ROOT, 'apps', 'console', 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.spec\./.test(file) && !TRANSLATIONS.includes(file),
  );

  it('contain no word that was replaced by another one', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap((file) => outdatedIn(file, readFileSync(join(folder, file), 'utf8')))).toEqual([]);
  });

  it.each([
    ['a.tsx', `const One = () => <button>Change the scopes of {name}</button>;`],
    ['a.tsx', `const One = () => <Page title="Catalogue" />;`],
    ['a.ts', 'const text = `${count} orders were cancelled.`;'],
    ['a.ts', `const COLUMNS = [{ title: 'Site number' }];`],
  ])('are found in %s: %s', (file, content) => {
    expect(outdatedIn(file, content)).toHaveLength(1);
  });

  it('are told apart from names in the code', () => {
    expect(outdatedIn('a.tsx', `const one = <A scope="catalogue:read" path="/catalogue/items" name={'custody'} />;`)).toEqual([]);
  });
});
