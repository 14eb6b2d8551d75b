import { WORKSPACE_ROOT } from '@rpm/database';
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mutated, type Mutation, mutationsOf } from './mutations';

const JEST = join(WORKSPACE_ROOT, 'node_modules', 'jest', 'bin', 'jest.js');

/** Code that users run. Other folders contain programs for developers, generated code, and migrations, which are frozen. */
const PRODUCTION = /^(apps|libs)\/\w[\w-]*\/src\/.*\.tsx?$/;
const OTHERS = /\.spec\.ts$|\/(testing|demo|migrations)\/|\.generated\.ts$|\.entity\.ts$|\/index\.ts$/;

/** Maximum number of spec files that are run for a mutant: those nearest to the changed file, by the names of their folders. */
const MAX_SPECS = 12;

/** The projects of `jest.config.js` that `npm test` runs, and those that run the remaining specs. */
const RUNS = { 'npm test': ['fast', 'programs'], 'only npm run test:exhaustive': ['exhaustive'] };

interface Mutant {
  path: string;
  source: string;
  mutation: Mutation;
}

/**
 * Draws random mutants, and runs the related specs on each mutant until one fails: first the specs of `npm test`, then the others. @param args the
 * seed and the number of mutants. @returns the exit status
 */
export function main([seed = '1', count = '20']: readonly string[]): Promise<number> {
  const mutants = allMutants();
  const draw = randomNumbers(Number(seed));
  const results: string[] = [];
  for (let index = 0; index < Number(count); index++) {
    const mutant = mutants[Math.floor(draw() * mutants.length)];
    if (!mutant) continue;
    const result = Object.entries(RUNS).find(([, projects]) => isFound(mutant, projects))?.[0] ?? 'nothing';
    results.push(result);
    console.log(`${index + 1}\tfound by ${result}\t${describeMutant(mutant)}`);
  }
  for (const result of new Set(results)) console.log(`Found by ${result}: ${results.filter((one) => one === result).length}`);
  return Promise.resolve(0);
}

function allMutants(): Mutant[] {
  const listed = execFileSync('git', ['ls-files'], { cwd: WORKSPACE_ROOT, encoding: 'utf8' }).split('\n');
  const files = listed.filter((path) => PRODUCTION.test(path) && !OTHERS.test(path));
  return files.flatMap((path) => {
    const source = readFileSync(join(WORKSPACE_ROOT, path), 'utf8');
    return mutationsOf(path, source).map((mutation) => ({ path, source, mutation }));
  });
}

function describeMutant({ path, source, mutation: { start, end, replacement } }: Mutant): string {
  const line = source.slice(0, start).split('\n').length;
  return `${path}:${line}\t${source.slice(start, end)} → ${replacement}`.replaceAll(/[\n ]+/g, ' ');
}

/** Runs the related specs of some projects on a mutant, and restores the file. @returns whether a spec fails */
function isFound({ path, source, mutation }: Mutant, projects: readonly string[]): boolean {
  const specs = relatedSpecs(path, projects);
  if (specs.length === 0) return false;
  const file = join(WORKSPACE_ROOT, path);
  writeFileSync(file, mutated(source, mutation));
  try {
    const args = [JEST, '--selectProjects', ...projects, '--bail', '--maxWorkers=1', '--silent', '--runTestsByPath', ...specs];
    return spawnSync(process.execPath, args, { cwd: WORKSPACE_ROOT, stdio: 'ignore' }).status !== 0;
  } finally {
    writeFileSync(file, source);
  }
}

/** Returns the specs that import a file, directly or not, nearest first. */
function relatedSpecs(path: string, projects: readonly string[]): string[] {
  const args = [JEST, '--listTests', '--selectProjects', ...projects, '--findRelatedTests', path];
  const listed = execFileSync(process.execPath, args, { cwd: WORKSPACE_ROOT, encoding: 'utf8' }).split('\n');
  const specs = listed.filter((line) => line.endsWith('.spec.ts')).map((line) => line.slice(WORKSPACE_ROOT.length + 1));
  const words = new Set(path.split(/\W+/));
  const distance = (spec: string) => -spec.split(/\W+/).filter((word) => words.has(word)).length;
  return specs
    .sort((one, other) => (distance(one) === distance(other) ? one.localeCompare(other) : distance(one) - distance(other)))
    .slice(0, MAX_SPECS);
}

/** Returns a generator of numbers from 0 to 1 that depend only on the seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
