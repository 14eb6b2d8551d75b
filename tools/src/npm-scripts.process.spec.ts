import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const WORKSPACE = join(__dirname, '..', '..');
const MANIFEST = readFileSync(join(WORKSPACE, 'package.json'), 'utf8');
const { scripts } = JSON.parse(MANIFEST) as { scripts: Record<string, string> };

/** Program that prints its process id and then waits for SIGTERM. */
const WAIT_FOR_SIGTERM = `
  process.once('SIGTERM', () => { console.log('stopped'); process.exit(0); });
  console.log(process.pid);
  setInterval(() => undefined, 1000);`;

describe('SIGTERM', () => {
  let folder: string;
  let written: string;
  let waiting: number;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'rpm-scripts-'));
    [written, waiting] = ['', 0];
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
    if (isRunning(waiting)) process.kill(waiting, 'SIGKILL');
  });

  /** Waits until a program has printed its process id, sends SIGTERM to the process that started the program, and waits for that process to end. */
  async function terminate(starter: ChildProcess): Promise<void> {
    starter.stdout?.on('data', (chunk: Buffer) => (written += chunk.toString()));
    while (!/^\d+$/m.test(written)) await once(starter.stdout ?? starter, 'data');
    waiting = Number(/^\d+$/m.exec(written)?.[0]);
    starter.kill('SIGTERM');
    await once(starter, 'exit');
  }

  const throughNode = Object.keys(scripts).filter((name) => scripts[name]?.includes('node tools/'));

  it.each(throughNode)('stops a program that is run by "npm run %s"', async (name) => {
    writeFileSync(join(folder, 'package.json'), MANIFEST);
    mkdirSync(join(folder, 'tools'));
    const [program = ''] = /tools\/\S+/.exec(scripts[name] ?? '') ?? [];
    writeFileSync(join(folder, program), WAIT_FOR_SIGTERM);
    const env = { ...process.env, npm_config_update_notifier: 'false' };
    await terminate(spawn('npm', ['run', name], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] }));
    expect(isRunning(waiting)).toBe(false);
    expect(written).toMatch(/stopped/);
  });

  it('stops a program that a script of this repository has started with run()', async () => {
    const bootstrap = JSON.stringify(join(WORKSPACE, 'tools', 'bootstrap.mjs'));
    const script = join(folder, 'command.mjs');
    const waiter = JSON.stringify(WAIT_FOR_SIGTERM);
    writeFileSync(script, `import { run } from ${bootstrap};\nawait run(process.execPath, ['-e', ${waiter}]);\n`);
    await terminate(spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] }));
    expect(isRunning(waiting)).toBe(false);
    expect(written).toMatch(/stopped/);
  });
});

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}
