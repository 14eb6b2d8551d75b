import { WORKSPACE_ROOT } from '@rpm/database';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Packages that a project needs although no file imports them, with the reason. */
const NEVER_IMPORTED: Readonly<Record<string, string>> = {
  rxjs: 'Nest requires that its user installs it',
  '@hey-api/openapi-ts': 'a spec runs its program',
  '@types/cli-progress': 'the types of cli-progress',
  '@types/pg-copy-streams': 'the types of pg-copy-streams',
  '@types/yauzl': 'the types of yauzl',
};

/** Packages that are imported but not listed, with the reason. */
const NOT_LISTED: Readonly<Record<string, string>> = {
  'express-serve-static-core': 'a module of @types/express, to which a declaration adds',
  '@jest/fake-timers': 'a part of jest, which tools/jest replaces',
  'jest-mock': 'a part of jest, which tools/jest replaces',
  'jest-runtime': 'a part of jest, which tools/jest replaces',
};

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(WORKSPACE_ROOT, folder, 'package.json'), 'utf8')) as Manifest;
const dependenciesOf = ({ dependencies, devDependencies }: Manifest) => Object.keys({ ...dependencies, ...devDependencies });

const PROJECTS = [
  ...['libs', 'apps'].flatMap((folder) => readdirSync(join(WORKSPACE_ROOT, folder)).map((name) => `${folder}/${name}`)),
  'tools',
].filter((folder) => existsSync(join(WORKSPACE_ROOT, folder, 'package.json')));

/** Packages that all projects may import, because they compile, lint and test all of them. */
const SHARED = dependenciesOf(readManifest('.'));

function filesIn(folder: string): string[] {
  return readdirSync(join(WORKSPACE_ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesIn(path);
    return /\.(ts|tsx|js|mjs|cjs)$/.test(entry.name) ? [path] : [];
  });
}

/** Returns the name of the package that a module belongs to; null for modules of Node and for files. */
function packageOf(module: string): string | null {
  if (module.startsWith('node:') || /^[./]/.test(module)) return null;
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Returns the packages that a source text imports, as values or as types, or requires or resolves. */
function importsOf(text: string): string[] {
  const required = [...text.matchAll(/\brequire(?:\.resolve)?\('([^']+)'\)/g)].map(([, name = '']) => name);
  const imported = ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName);
  return [...imported, ...required].flatMap((name) => packageOf(name) ?? []);
}

/** Returns the differences between the packages that texts import, and those that the manifest of their project lists. */
function differences(manifest: Manifest, texts: readonly string[]): { notListed: string[]; notImported: string[] } {
  const imported = new Set(texts.flatMap(importsOf));
  const listed = dependenciesOf(manifest);
  const known = new Set([...listed, ...SHARED, ...Object.keys(NOT_LISTED), manifest.name]);
  return {
    notListed: [...imported].filter((name) => !known.has(name)),
    notImported: listed.filter((name) => !imported.has(name) && NEVER_IMPORTED[name] === undefined),
  };
}

describe('the package.json of a project', () => {
  it.each(PROJECTS)('lists the packages that the project imports, and no others: %s', (project) => {
    const texts = filesIn(project).map((file) => readFileSync(join(WORKSPACE_ROOT, file), 'utf8'));
    expect(differences(readManifest(project), texts)).toEqual({ notListed: [], notImported: [] });
  });

  it('is compared with all forms of imports', () => {
    const manifest = { name: 'own', dependencies: { a: '1', '@b/c': '1', pg: '1', unused: '1', rxjs: '1' } };
    const text = `import { type A } from 'a'; export * from '@b/c/part'; require.resolve('pg/package.json'); import('e'); import 'own'; import 'node:fs'; import './f';`;
    expect(differences(manifest, [text])).toEqual({ notListed: ['e'], notImported: ['unused'] });
  });

  it.each([...Object.keys(NEVER_IMPORTED)])('is the only place that names the package %s', (name) => {
    const users = PROJECTS.filter((project) => dependenciesOf(readManifest(project)).includes(name));
    expect(users).not.toEqual([]);
  });
});
