// The first step of every command in the README. It uses only Node's own modules, because the packages may not be installed yet. The import of
// node-release.js must be the first one: it ends the process if the release of Node.js is too old for the others.
import { warnAboutNode } from '../libs/database/node-release.js';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const TSC = join(root, 'node_modules/typescript/bin/tsc');
/** Exit status after SIGTERM (128 + 15). */
const TERMINATED = 143;

/** Prepares the clone so that its code can run: warns about an old release of Node.js, installs the packages of the lock file, and builds the sources. */
export async function bootstrap() {
  warnAboutNode();
  await install();
  await build();
}

/** Prepares the generator of the client. The console imports what it generates, and therefore may not compile yet, so that it is not built. */
export async function bootstrapGenerator() {
  warnAboutNode();
  await install();
  await step('Building the service and the tools', process.execPath, [TSC, '-b', '--verbose', 'apps/api', 'tools'], projectIn);
}

/** Builds the sources and the console, and completes the embedded PostgreSQL. Afterwards the service can run as a user who may not write to the clone. */
export async function build() {
  await step('Building the sources that have changed', process.execPath, [TSC, '-b', '--verbose'], projectIn);
  await step('Bundling the console', process.execPath, [join(root, 'apps/console/build.mjs')]);
  process.stderr.write('Completing the embedded PostgreSQL, if that was not done yet.\n');
  const { completePostgresBinaries } = await import('../libs/embedded-postgres/dist/index.js');
  await completePostgresBinaries();
}

/** Installs packages only if the lock file has changed since the last installation. */
async function install() {
  const stamp = join(root, 'node_modules', '.installed-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  const title = 'Installing the packages of the lock file with npm, which takes a minute or more and needs the registry';
  await step(title, 'npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
  writeFileSync(stamp, lock);
}

/** Returns the project that a line of the compiler's output says it is building, such as `libs/domain`; null for other lines. */
function projectIn(line) {
  const [, project = null] = /Building project '.*?((?:libs|apps|tools)[^']*?)(?:\/tsconfig\.json)?'/.exec(line) ?? [];
  return project;
}

/** Runs one step, and shows its title, its duration and the detail that a line of its output contains. The output is shown only if the step fails. */
async function step(title, program, args, detailIn = () => null) {
  const ticker = showProgress(title);
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
  const output = [];
  child.stdout.on('data', (chunk) => {
    output.push(chunk);
    for (const line of chunk.toString().split('\n')) ticker.detail(detailIn(line));
  });
  child.stderr.on('data', (chunk) => output.push(chunk));
  const { status, isTerminated } = await endOf(child);
  ticker.stop();
  if (isTerminated) process.exit(TERMINATED);
  if (status !== 0)
    fail(`${Buffer.concat(output).toString()}\n${title} failed. Mend what is said above and run the command again.`);
}

/** Shows a step with its seconds: in a terminal in one line that changes, elsewhere as one line at its start, one for each detail, and one at its end. */
function showProgress(title) {
  const begin = Date.now();
  const seconds = () => `${Math.round((Date.now() - begin) / 1000)} s`;
  if (!process.stderr.isTTY) {
    process.stderr.write(`${title} …\n`);
    return {
      detail: (detail) => detail && process.stderr.write(`  ${detail} (after ${seconds()})\n`),
      stop: () => process.stderr.write(`  done after ${seconds()}\n`),
    };
  }
  let shown = '';
  const draw = () => process.stderr.write(`\r\x1b[2K${title} … ${seconds()}${shown && ` (${shown})`}`);
  draw();
  const timer = setInterval(draw, 1000);
  return {
    detail: (detail) => {
      if (detail) shown = detail;
    },
    stop: () => {
      clearInterval(timer);
      shown = '';
      draw();
      process.stderr.write('\n');
    },
  };
}

/** Runs a program with the terminal of this process until it ends, and exits with its status if that is not 0. */
export async function run(program, args, environment = process.env) {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', env: environment });
  // On Ctrl-C the terminal also signals the program, which may have to clean up. This process waits for it.
  const wait = () => undefined;
  process.on('SIGINT', wait);
  const { status, isTerminated } = await endOf(child);
  process.off('SIGINT', wait);
  if (isTerminated) process.exit(TERMINATED);
  if (status !== 0) process.exit(status);
}

/** Waits until a child process has ended. SIGTERM is passed on, so that the child does not outlive this process. */
async function endOf(child) {
  let isTerminated = false;
  const passOn = () => {
    isTerminated = true;
    child.kill('SIGTERM');
  };
  process.on('SIGTERM', passOn);
  const status = await new Promise((resolve) => {
    child.on('error', () => resolve(127)).on('close', (code, signal) => resolve(signal ? 1 : code));
  });
  process.off('SIGTERM', passOn);
  return { status, isTerminated };
}

function fail(text) {
  process.stderr.write(`\n${text}\n`);
  process.exit(1);
}
