import { WORKSPACE_ROOT } from '@rpm/database';
import { WEBHOOK_TYPES } from '@rpm/domain';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readPages } from '../screenshots/console-pages';
import { isRequestOf, type Names, namesIn } from './named-subjects';

/** A feature of the product, such as a route, that a spec of `npm test` must name. Of a conformance rule, all specs may belong to `npm run test:exhaustive`. */
interface Subject {
  kind: 'route' | 'command' | 'page' | 'event type' | 'conformance rule';
  name: string;
  isNamedBy: (spec: Spec) => boolean;
}

interface Spec extends Names {
  path: string;
}

const CONFORMANCE = 'apps/api/src/conformance';

/** Prints each subject with the first spec of `npm test` that names it. @returns the exit status, which is 1 if a subject has no spec */
export async function main(): Promise<number> {
  const specs = specsOfNpmTest();
  const allSpecs = [...specs, ...specsOf(['exhaustive'])];
  const subjects = [...(await routes()), ...(await commands()), ...pages(), ...eventTypes(), ...conformanceRules()];
  const rows = subjects.map(({ kind, name, isNamedBy }) => {
    const spec = (kind === 'conformance rule' ? allSpecs : specs).find(isNamedBy);
    return { kind, name, spec: spec?.path };
  });
  for (const { kind, name, spec } of rows) console.log(`${kind}\t${name}\t${spec ?? 'NONE'}`);
  const missing = rows.filter(({ spec }) => spec === undefined);
  console.error(`${rows.length} subjects; ${missing.length} of them are named by no spec of npm test.`);
  for (const { kind, name } of missing) console.error(`No spec of npm test names the ${kind} ${name}.`);
  return missing.length === 0 ? 0 : 1;
}

/** Reads the spec files that `npm test` runs. */
function specsOfNpmTest(): Spec[] {
  const { scripts } = JSON.parse(readFileSync(join(WORKSPACE_ROOT, 'package.json'), 'utf8')) as { scripts: { test: string } };
  return specsOf(/test\.mjs (.*) --$/.exec(scripts.test)?.[1]?.split(' ') ?? []);
}

function specsOf(projects: readonly string[]): Spec[] {
  const jest = join(WORKSPACE_ROOT, 'node_modules', 'jest', 'bin', 'jest.js');
  const listed = execFileSync(process.execPath, [jest, '--listTests', '--selectProjects', ...projects], { cwd: WORKSPACE_ROOT });
  const paths = listed
    .toString()
    .split('\n')
    .filter((line) => line.endsWith('.spec.ts'));
  return paths.sort().map((path) => ({ path: relative(WORKSPACE_ROOT, path), ...namesIn(path, readFileSync(path, 'utf8')) }));
}

interface Document {
  paths: Record<string, Record<string, unknown>>;
}

async function routes(): Promise<Subject[]> {
  const built = join(WORKSPACE_ROOT, 'apps', 'api', 'dist', 'operations', 'document.js');
  const { openApiDocument } = (await import(built)) as { openApiDocument: Document };
  return Object.entries(openApiDocument.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method): Subject => {
      const name = `${method.toUpperCase()} ${path}`;
      return { kind: 'route', name, isNamedBy: ({ requests }) => [...requests].some((request) => isRequestOf(name, request)) };
    }),
  );
}

interface Command {
  name: () => string;
  commands: readonly Command[];
}

async function commands(): Promise<Subject[]> {
  const folder = join(WORKSPACE_ROOT, 'apps', 'cli', 'dist');
  const [{ createProgram }, { TOP_LEVEL_COMMANDS }] = (await Promise.all(
    ['program.js', 'top-level-commands.js'].map((file) => import(join(folder, file))),
  )) as [{ createProgram: (args: string[]) => Promise<Command> }, { TOP_LEVEL_COMMANDS: object }];
  const program = await createProgram(Object.keys(TOP_LEVEL_COMMANDS));
  const leaves = (command: Command, path: readonly string[]): string[] =>
    command.commands.length === 0
      ? [path.join(' ')]
      : command.commands.flatMap((inner) => leaves(inner, [...path, inner.name()]));
  return leaves(program, [])
    .filter((name) => !/(^| )help$/.test(name))
    .map((name) => ({
      kind: 'command',
      name,
      isNamedBy: ({ lists, texts }) =>
        [...lists, ...texts].some((words) => `${words} `.includes(`${name} `) && `${words} `.startsWith(`${name} `)),
    }));
}

const pages = (): Subject[] =>
  readPages()
    .filter(({ pattern }) => !pattern.includes('?'))
    .map(({ pattern }) => ({
      kind: 'page',
      name: pattern,
      isNamedBy: ({ path, texts }) => path.includes('console') && texts.has(pattern),
    }));

const eventTypes = (): Subject[] =>
  WEBHOOK_TYPES.map((type) => ({ kind: 'event type', name: type, isNamedBy: ({ texts }) => texts.has(type) }));

/** Returns the conformance rules. Each rule has spec files with its name. */
function conformanceRules(): Subject[] {
  const rules = readdirSync(join(WORKSPACE_ROOT, CONFORMANCE)).filter((file) => file.endsWith('.spec.ts'));
  const names = new Set(rules.map((file) => file.split('.')[0] ?? file));
  return [...names].map((name) => ({
    kind: 'conformance rule',
    name,
    isNamedBy: ({ path }) => path.startsWith(`${CONFORMANCE}/${name}.`),
  }));
}
