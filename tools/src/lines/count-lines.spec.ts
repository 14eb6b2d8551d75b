import { countLines, placeOf } from './count-lines';

const OPTIONS = { singleQuote: true, printWidth: 130 };

describe('countLines', () => {
  it.each([
    [
      'neither comments nor blank lines',
      '/** A\n * comment. */\n\n// Another one.\nconst a = 1;\n\nconst b = 2; // A third one.\n',
      2,
    ],
    ['text that looks like a comment', 'const a = `\n// no comment\n\n/* none either */`;\nconst b = "// none";\n', 4],
    ['no comment in an expression inside a template', 'const a = `${[1]\n/* comment */\n.map(String)}`;', 2],
    ['statements on one line, after they were formatted', 'let a = 1; let b = 2; let c = { d: 1,\ne: 2 };', 3],
  ])('counts %s', async (_name, source, lines) => {
    expect(await countLines('a.ts', source, OPTIONS)).toBe(lines);
  });
});

describe('placeOf', () => {
  it.each([
    ['apps/api/src/main.ts', { project: 'apps/api', kind: 'production' }],
    ['apps/console/src/app/page.tsx', { project: 'apps/console', kind: 'production' }],
    ['libs/data-access/src/site/site.spec.ts', { project: 'libs/data-access', kind: 'specs' }],
    ['libs/database/src/testing/plan.ts', { project: 'libs/data-access', kind: 'specs' }],
    ['tools/src/bench/main.ts', { project: 'tools', kind: 'production' }],
    ['tools/program.mjs', null],
    ['docs/errors.md', null],
  ])('returns for the file %s the project and the kind %j', (path, place) => {
    expect(placeOf(path)).toEqual(place);
  });
});
