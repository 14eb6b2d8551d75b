import { WORKSPACE_ROOT } from '@rpm/database';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { stepsOf } from './guide-files';

const FOLDERS = ['apps', 'deploy', 'docs', 'libs', 'tools'];
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(WORKSPACE_ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** The files that the guides create. */
const CREATED = ['adding-a-resource', 'adding-a-field'].flatMap((guide) =>
  stepsOf(guide).flatMap(({ file, place }) => (place === null ? [file] : [])),
);

/** Files that the documentation names although the repository lacks them: a build, the product or a reader creates them, or a page calls them missing. */
const NOT_IN_REPOSITORY =
  /^libs\/domain\/src\/catalogue\/manufacturer\.view\.ts$|\/dist(\/|$)|^libs\/backup\/src\/testing\/landed-files\/v0\.1\.0-|^v0\.1\.0\./;

const NAMES = new Set([...readdirSync(WORKSPACE_ROOT), ...FOLDERS.flatMap((folder) => namesIn(folder))]);

function namesIn(folder: string): string[] {
  return readdirSync(join(WORKSPACE_ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    return entry.isDirectory() ? namesIn(`${folder}/${entry.name}`) : [entry.name];
  });
}

/** Returns the texts of a page that are set as code and are paths of the repository, or names of TypeScript files, without placeholders. */
function pathsIn(page: string): string[] {
  const text = readFileSync(join(WORKSPACE_ROOT, page), 'utf8').replaceAll(/^```[\s\S]*?^```$/gm, '');
  const codes = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  return codes.filter(
    (code) => /^(apps|deploy|docs|libs|tools)\/[\w./-]+$/.test(code) || /^[\w-][\w.-]*\.(ts|tsx|mjs|sql)$/.test(code),
  );
}

describe.each(PAGES)('%s', (page) => {
  it('names only files and folders that exist', () => {
    const exists = (path: string) => (path.includes('/') ? existsSync(join(WORKSPACE_ROOT, path)) : NAMES.has(path));
    const missing = pathsIn(page).filter((path) => !exists(path) && !NOT_IN_REPOSITORY.test(path));
    expect(missing.filter((path) => !CREATED.includes(path) && !CREATED.some((file) => basename(file) === path))).toEqual([]);
  });
});
