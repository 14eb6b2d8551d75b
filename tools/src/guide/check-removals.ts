import { WORKSPACE_ROOT } from '@rpm/database';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { filesAfter, stepsOf, writeFile, writeFiles } from './guide-files';
import { type GuideStep } from './guide-steps';
import { TypeCheck } from './type-check';

const GUIDE = 'adding-a-resource';

/** The specs that find what a resource lacks, the fastest first. */
const SPECS = [
  ...[
    'conformance/adding-a-resource',
    'property-places',
    'libs/schema/src/schema-agreement',
    'libs/schema/src/tables',
    'migration-checksum',
  ],
  ...[
    'libs/schema/src/schema-dump',
    'generation.process',
    'migration-compatibility.spec',
    'alert-rule.spec',
    'resource-changes',
    'search-names',
  ],
  ...[
    'webhook/events.spec',
    'conformance/webhook-types',
    'help-pages',
    'conformance/sorting',
    'conformance/isolation',
    'conformance/conventions.spec',
  ],
];

/** Lines whose removal cannot be found, because a spec of the resource is itself what finds removals. */
const isSpecOfResource = ({ file, place }: GuideStep) => place === null && file.endsWith('.spec.ts');

/** Whether a line says something: it is neither empty, nor a comment, nor only the end of an expression. */
const isMeaningful = (line: string) => !/^\s*([\])}>;,]*|\/\/.*|\/\*\*.*|\*.*)$/.test(line);

interface Removal {
  step: GuideStep;
  line: string;
  /** Texts, by path, of the files that the guide creates or changes, if this line is removed from its step. */
  files: Map<string, string>;
}

function removalsOf(steps: readonly GuideStep[]): Removal[] {
  return steps.flatMap((step, at) => {
    if (isSpecOfResource(step)) return [];
    return step.lines.flatMap((line, index) => {
      if (!isMeaningful(line)) return [];
      const shorter = { ...step, lines: step.lines.filter((_, other) => other !== index) };
      return [{ step, line, files: filesAfter(steps.with(at, shorter)) }];
    });
  });
}

const run = (program: string, args: string[], environment: NodeJS.ProcessEnv = {}) =>
  execFileSync(program, args, { cwd: WORKSPACE_ROOT, env: { ...process.env, ...environment }, encoding: 'utf8', stdio: 'pipe' });

const jest = (specs: readonly string[], environment?: NodeJS.ProcessEnv) =>
  run(
    process.execPath,
    ['node_modules/.bin/jest', '--selectProjects', 'fast', 'programs', 'exhaustive', '--maxWorkers=2', '--bail', ...specs],
    environment,
  );

/** Runs something that may fail. @returns null, or the reason of the failure */
function failureOf(task: () => unknown, reason: (output: string) => string): string | null {
  try {
    task();
    return null;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return reason(`${stdout}${stderr}`);
  }
}

/** Returns the title and the message of the first test that failed. */
function firstFailure(output: string): string {
  const [, title = 'a spec could not run', message = ''] = /● (.*)\n\n([\s\S]{0,400})/.exec(output) ?? [];
  return `${title}: ${message.replaceAll(/\s+/g, ' ').trim()}`;
}

/** Returns what finds a removal; null if nothing does. The files are on the disk. */
function finderOf({ step: { file }, files }: Removal, types: TypeCheck): string | null {
  // The file without the line comes first, because most errors are there.
  const checked = [...files]
    .filter(([name]) => !name.startsWith('apps/console/'))
    .sort(([one], [other]) => Number(other === file) - Number(one === file));
  const [error] = types.errorsIn(new Map(checked));
  if (error !== undefined) return `compiler: ${error}`;
  writeFile(file, files.get(file) ?? '');
  const lint = () => run('npx', ['eslint', '--max-warnings', '0', file]);
  const build = () => run('npx', ['tsc', '-b', 'apps/console']);
  return (
    (file.startsWith('apps/console/') ? failureOf(build, (output) => `compiler: ${output.trim()}`) : null) ??
    (file.endsWith('.md')
      ? null
      : failureOf(lint, (output) => `lint: ${output.split('\n').find((line) => line.includes(' error ')) ?? output}`)) ??
    failureOf(
      () => jest(SPECS),
      (output) => `spec: ${firstFailure(output)}`,
    )
  );
}

/**
 * Builds the resource of the guide in the workspace, removes each of its lines by itself, and prints what finds the removal. Restores the workspace at the end.
 * @returns the number of lines whose removal nothing finds
 */
export function checkRemovals(print: (text: string) => void): number {
  const steps = stepsOf(GUIDE);
  const files = filesAfter(steps);
  const generated = ['libs/schema/schema.sql', 'libs/client/src/api.generated.ts'];
  if (run('git', ['status', '--porcelain', ...files.keys(), ...generated]) !== '') {
    throw new Error('Commit your changes first, because files of the workspace are changed and restored.');
  }
  const restore = writeFiles(files);
  try {
    // The console does not compile before the types of the client are generated.
    failureOf(() => run('npx', ['tsc', '-b']), String);
    run(process.execPath, ['-e', `require(${JSON.stringify(join(WORKSPACE_ROOT, 'tools/dist/client/main.js'))}).main([])`]);
    run('npx', ['tsc', '-b']);
    jest(['libs/schema/src/schema-dump'], { UPDATE_SCHEMA: '1' });
    const types = new TypeCheck();
    let unfound = 0;
    for (const removal of removalsOf(steps)) {
      const { file } = removal.step;
      const finder = finderOf(removal, types);
      if (finder === null) unfound += 1;
      print(`${file}: ${removal.line.trim()}\n    ${finder ?? 'NOTHING FINDS THIS REMOVAL'}\n`);
      writeFile(file, files.get(file) ?? '');
    }
    return unfound;
  } finally {
    restore();
    run('git', ['checkout', '--', ...generated]);
  }
}
