import { WORKSPACE_ROOT } from '@rpm/data-access';
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mutated, mutationsOf } from './mutations';

const JEST = join(WORKSPACE_ROOT, 'node_modules', 'jest', 'bin', 'jest.js');

/** Code that users run. Other folders contain programs for developers, generated code, and migrations, which are frozen. */
const PRODUCTION = /^(apps|libs)\/\w[\w-]*\/src\/.*\.tsx?$/;
const OTHERS = /\.spec\.ts$|\/(testing|demo|migrations)\/|\.generated\.ts$|\.entity\.ts$|\/index\.ts$/;

/** Largest number of spec files that are run for a mutant: the ones nearest to the changed file, by the names of their folders. */
const MAX_SPECS = 12;

/**
 * Makes mutants, and runs the related specs of some Jest projects on each of them until one fails. @param args the seed, the number of mutants, and the
 * projects. @returns the exit status
 */
export function main([seed = '1', count = '20', ...projects]: readonly string[]): Promise<number> {
  const chosen = projects.length > 0 ? projects : ['fast', 'programs'];
  const draw = randomNumbers(Number(seed));
  const listed = execFileSync('git', ['ls-files'], { cwd: WORKSPACE_ROOT, encoding: 'utf8' }).split('\n');
  const files = listed.filter((path) => PRODUCTION.test(path) && !OTHERS.test(path));
  const places = files.flatMap((path) => {
    const source = readFileSync(join(WORKSPACE_ROOT, path), 'utf8');
    return mutationsOf(path, source).map((mutation) => ({ path, source, mutation }));
  });
  let found = 0;
  for (let index = 0; index < Number(count); index++) {
    const place = places[Math.floor(draw() * places.length)];
    if (!place) continue;
    const { path, source, mutation } = place;
    const line = source.slice(0, mutation.start).split('\n').length;
    const change = `${source.slice(mutation.start, mutation.end)} → ${mutation.replacement}`.replaceAll(/\s+/g, ' ');
    const specs = relatedSpecs(path, chosen);
    const failing = specs.length > 0 && failsWith(path, mutated(source, mutation), source, specs, chosen);
    if (failing) found++;
    console.log(`${failing ? 'found' : 'MISSED'}\t${path}:${line}\t${change}\t${specs.length} specs`);
  }
  console.log(`${found} of ${count} mutants were found by ${chosen.join(' and ')}.`);
  return Promise.resolve(0);
}

/** Runs specs on the mutant, and restores the file. @returns whether a spec fails */
function failsWith(path: string, mutant: string, source: string, specs: readonly string[], projects: readonly string[]): boolean {
  const file = join(WORKSPACE_ROOT, path);
  writeFileSync(file, mutant);
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
  return specs.sort((one, other) => distance(one) - distance(other) || (one < other ? -1 : 1)).slice(0, MAX_SPECS);
}

/** Returns a function for numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
