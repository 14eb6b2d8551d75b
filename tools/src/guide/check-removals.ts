import { WORKSPACE_ROOT } from '@rpm/database';
import { join } from 'node:path';
import { byConsole, byLint, bySpecs, byTypesOfFile, byTypesOfOthers, isOfConsole } from './finders';
import { filesAfter, stepsOf, writeFiles } from './guide-files';
import { type Removal, removalsOf } from './removals';
import { ALL_SPECS } from './specs-of-files';
import { TypeCheck } from './type-check';
import { jest, run } from './workspace-programs';

const GUIDE = 'adding-a-resource';
const GENERATED = ['libs/schema/schema.sql', 'libs/client/src/api.generated.ts'];

/** Generates the files that are derived from the resource. The built generator is used, because the guide does not change the tools. */
function generate(): void {
  run('npx', ['tsc', '-b', 'apps/api']);
  run(process.execPath, ['-e', `require(${JSON.stringify(join(WORKSPACE_ROOT, 'tools/dist/client/main.js'))}).main([])`]);
  run(process.execPath, jest(['libs/schema/src/schema-dump']), { UPDATE_SCHEMA: '1' });
}

/**
 * Adds the example resource of `docs/adding-a-resource.md` to the workspace, removes the lines of its code one at a time, and prints which check detects
 * each removal: the compiler, lint or a spec. Restores the workspace at the end.
 * @param print receives one result per call
 * @param say receives the name of the current step
 * @returns the number of lines whose removal no check detects
 */
export function checkRemovals(print: (text: string) => void, say: (progress: string) => void): number {
  const steps = stepsOf(GUIDE);
  const files = filesAfter(steps);
  const removals = removalsOf(steps);
  if (run('git', ['status', '--porcelain', ...files.keys(), ...GENERATED]) !== '') {
    throw new Error('Commit your changes first, because files of the workspace are changed and restored.');
  }
  const restore = writeFiles(files);
  try {
    say('building the resource');
    generate();
    say('running the specs, which must accept the complete resource');
    run(process.execPath, jest(ALL_SPECS));
    return countUnfound(removals, files, print, say);
  } finally {
    restore();
    run('git', ['checkout', '--', ...GENERATED]);
  }
}

/** Prints which check detects each removal. The fastest checks run first. */
function countUnfound(
  removals: readonly Removal[],
  files: ReadonlyMap<string, string>,
  print: (text: string) => void,
  say: (progress: string) => void,
): number {
  const types = new TypeCheck();
  const complete = new Map([...files].filter(([file]) => !isOfConsole(file)));
  const [error] = types.errorsIn(complete);
  if (error !== undefined) throw new Error(`The compiler rejects the guide itself: ${error}`);
  let left = removals;
  const finders = {
    'types of the file': () => byTypesOfFile(left, types, complete),
    'types of the other files': () => byTypesOfOthers(left, types),
    'types of the console': () => byConsole(left),
    lint: () => byLint(left, files),
    specs: () => bySpecs(left),
  };
  for (const [name, find] of Object.entries(finders)) {
    say(`${name}: ${left.length} of ${removals.length} removals are left`);
    const found = new Set<Removal>();
    for (const [removal, finder] of find()) {
      found.add(removal);
      print(`${removal.file}: ${removal.line}\n    ${finder}\n`);
    }
    left = left.filter((removal) => !found.has(removal));
  }
  for (const { file, line } of left) print(`${file}: ${line}\n    NOTHING FINDS THIS REMOVAL\n`);
  return left.length;
}
