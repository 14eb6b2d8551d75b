import { WORKSPACE_ROOT } from '@rpm/database';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { writeFiles } from './guide-files';
import { copiesOf, type Removal } from './removals';
import { specsOf } from './specs-of-files';
import { type TypeCheck } from './type-check';
import { attempt, jest } from './workspace-programs';

/** Detected removals, each with the error that detected it. */
type Findings = Iterable<readonly [Removal, string]>;

/** The console imports types that are generated, so it is compiled by itself. */
export const isOfConsole = (file: string) => file.startsWith('apps/console/');
const isCode = (file: string) => file.endsWith('.ts');

/** Finds removals that cause an error in the file itself: all copies are checked together. */
export function* byTypesOfFile(removals: readonly Removal[], types: TypeCheck, complete: ReadonlyMap<string, string>): Findings {
  const checked = removals.filter(({ file }) => isCode(file) && !isOfConsole(file));
  const errors = firstByFile([...types.errorsIn(new Map([...complete, ...copiesOf(checked)]))]);
  yield* findingsOf(checked, errors, 'compiler');
}

/** Finds removals that cause an error in another file of the guide. */
export function* byTypesOfOthers(removals: readonly Removal[], types: TypeCheck): Findings {
  for (const removal of removals.filter(({ file }) => isCode(file) && !isOfConsole(file))) {
    const files = new Map([...removal.files].filter(([file]) => !isOfConsole(file)));
    const [error] = types.errorsIn(files);
    if (error !== undefined) yield [removal, `compiler: ${error}`];
  }
}

/** Finds removals that cause compiler errors in the console. */
export function* byConsole(removals: readonly Removal[]): Findings {
  const checked = removals.filter(({ file }) => isOfConsole(file));
  const { output } = withCopies(checked, () => attempt('npx', ['tsc', '-b', '--pretty', 'false', 'apps/console']));
  const errors = [...output.matchAll(/^([^(\n]+)\((\d+),\d+\): error \w+: (.*)$/gm)];
  const texts = errors.map(([, file = '', line = '', text = '']) => `${relative(WORKSPACE_ROOT, file)}:${line}: ${text}`);
  yield* findingsOf(checked, firstByFile(texts), 'compiler');
}

/** A file in the JSON output of ESLint. */
interface LintedFile {
  filePath: string;
  messages: { line: number; ruleId: string | null; message: string }[];
}

/** Finds removals that lint finds. @throws Error if lint rejects the complete files */
export function* byLint(removals: readonly Removal[], complete: ReadonlyMap<string, string>): Findings {
  const checked = removals.filter(({ file }) => isCode(file));
  const paths = [...[...complete.keys()].filter(isCode), ...checked.map(({ copy }) => copy)];
  const folder = mkdtempSync(join(tmpdir(), 'rpm-guide-'));
  // Nx writes warnings to the standard output.
  const report = join(folder, 'lint.json');
  withCopies(checked, () => attempt('npx', ['eslint', '--format', 'json', '--output-file', report, ...paths]));
  const files = JSON.parse(readFileSync(report, 'utf8')) as LintedFile[];
  rmSync(folder, { recursive: true });
  const errors = firstByFile(
    files.flatMap(({ filePath, messages }) =>
      messages.map(
        ({ line, ruleId, message }) => `${relative(WORKSPACE_ROOT, filePath)}:${line}: ${message} (${ruleId ?? 'syntax'})`,
      ),
    ),
  );
  const wrong = [...complete.keys()].flatMap((file) => errors.get(file) ?? []);
  if (wrong.length > 0) throw new Error(`Lint rejects the guide itself: ${wrong.join('\n')}`);
  yield* findingsOf(checked, errors, 'lint');
}

/** Finds removals by running specs until one fails. The specs that concern the changed file run first. */
export function* bySpecs(removals: readonly Removal[]): Findings {
  for (const removal of removals) {
    const restore = writeFiles(new Map([[removal.file, removal.files.get(removal.file) ?? '']]));
    try {
      for (const spec of specsOf(removal.file)) {
        const { isFailure, output } = attempt(process.execPath, jest([spec]));
        if (!isFailure) continue;
        yield [removal, `spec: ${firstFailure(output)}`];
        break;
      }
    } finally {
      restore();
    }
  }
}

function withCopies<T>(removals: readonly Removal[], task: () => T): T {
  const restore = writeFiles(copiesOf(removals));
  try {
    return task();
  } finally {
    restore();
  }
}

/** Returns the first message for each file. The key is the path of the file, which is also the beginning of each message. */
function firstByFile(messages: readonly string[]): Map<string, string> {
  return new Map(messages.toReversed().map((message) => [message.slice(0, message.indexOf(':')), message]));
}

function findingsOf(removals: readonly Removal[], errors: ReadonlyMap<string, string>, finder: string): Findings {
  return removals.flatMap((removal): [Removal, string][] => {
    const error = errors.get(removal.copy);
    return error === undefined ? [] : [[removal, `${finder}: ${error.replace(removal.copy, removal.file)}`]];
  });
}

/** Returns the spec file, the title and the message of the first test that failed. */
function firstFailure(output: string): string {
  const [, file = ''] = /^FAIL \w+ (\S+)/m.exec(output) ?? [];
  const [, title = 'the spec could not run', message = output.slice(-400)] = /● (.*)\n\n([\s\S]{0,500})/.exec(output) ?? [];
  return `${file}: ${title}: ${message.replaceAll(/\s+/g, ' ').trim()}`;
}
