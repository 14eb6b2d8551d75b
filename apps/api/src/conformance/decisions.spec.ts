import { WORKSPACE_ROOT } from '@rpm/database';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const PAGE = readFileSync(join(WORKSPACE_ROOT, 'docs', 'decisions.md'), 'utf8');
const DECISIONS = PAGE.split('\n').filter((line) => line.startsWith('- '));

/** Names of the source files of all projects. */
const FILES = new Set(
  ['apps', 'libs'].flatMap((folder) =>
    readdirSync(join(WORKSPACE_ROOT, folder)).flatMap((project) =>
      readdirSync(join(WORKSPACE_ROOT, folder, project, 'src'), { recursive: true, encoding: 'utf8' }).map((path) =>
        basename(path),
      ),
    ),
  ),
);

describe('docs/decisions.md', () => {
  it('is smaller than 60 KB', () => {
    expect(Buffer.byteLength(PAGE)).toBeLessThan(60_000);
  });

  it('consists of headings, an introduction and lines with one decision each', () => {
    const [, ...sections] = PAGE.split(/^## .*\n/m);
    const others = sections.flatMap((section) => section.split('\n')).filter((line) => line !== '' && !line.startsWith('- '));
    expect(others).toEqual([]);
    expect(DECISIONS.length).toBeGreaterThan(200);
  });

  it('gives a reason after each decision', () => {
    expect(DECISIONS.filter((line) => !/\S\. \S.*\.$/.test(line))).toEqual([]);
  });

  it('states each decision once', () => {
    expect(DECISIONS.filter((line, at) => DECISIONS.indexOf(line) !== at)).toEqual([]);
  });

  it('names only source files that exist', () => {
    const named = [...PAGE.matchAll(/`([\w./-]+\.ts)`/g)].map(([, path = '']) => basename(path));
    expect(named.filter((name) => !FILES.has(name))).toEqual([]);
    expect(named.length).toBeGreaterThan(3);
  });
});
