// What every command of the README does first. Uses nothing but Node, because nothing else may be there yet.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const OLDEST_NODE = [20, 19];
/** Exit status after SIGTERM. */
const TERMINATED = 143;

/** Brings the clone to where its code can run: the Node it needs, the packages of the lock file, a build of these sources. */
export async function bootstrap() {
  assertNode();
  await install();
  await step('Building', process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b']);
}

function assertNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  fail(`This needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}. See https://nodejs.org.`);
}

/** Only when the lock file is not the one that was installed last. */
async function install() {
  const stamp = join(root, 'node_modules', '.installed-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  await step('Installing the packages of the lock file', 'npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
  writeFileSync(stamp, lock);
}

/** Runs a part of the work; its own output is shown only when it fails. */
async function step(title, program, args) {
  const ticker = showProgress(title);
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
  const output = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  const { status, isTerminated } = await endOf(child);
  ticker.stop();
  if (isTerminated) process.exit(TERMINATED);
  if (status !== 0)
    fail(`${Buffer.concat(output).toString()}\n${title} failed. Mend what is said above and run the command again.`);
}

function showProgress(title) {
  const begin = Date.now();
  if (!process.stderr.isTTY) {
    process.stderr.write(`${title} …\n`);
    return { stop: () => undefined };
  }
  const draw = () => process.stderr.write(`\r${title} … ${Math.round((Date.now() - begin) / 1000)} s`);
  draw();
  const timer = setInterval(draw, 1000);
  return {
    stop: () => {
      clearInterval(timer);
      process.stderr.write('\n');
    },
  };
}

/** Runs a program to its end with the terminal as it is, and ends with its status if that is not 0. */
export async function run(program, args, environment = process.env) {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', env: environment });
  // A terminal sends Ctrl-C to the program too, which may have to clean up before it ends.
  const wait = () => undefined;
  process.on('SIGINT', wait);
  const { status, isTerminated } = await endOf(child);
  process.off('SIGINT', wait);
  if (isTerminated) process.exit(TERMINATED);
  if (status !== 0) process.exit(status);
}

/** Waits until a child has ended. Passes SIGTERM on to it, so that the child does not outlive this process. */
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
