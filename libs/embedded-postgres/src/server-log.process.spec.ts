import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, EmbeddedSandbox } from './testing/embedded-sandbox';
import { type EmbeddedPostgres } from './embedded-postgres';
import { MAX_LOG_BYTES } from './server-log';

describe('logging of the embedded PostgreSQL', () => {
  const prepared = new EmbeddedSandbox();
  let sandbox: EmbeddedSandbox;
  let log: string;

  beforeAll(() => prepared.prepare());
  afterAll(() => prepared.clear());
  beforeEach(() => {
    sandbox = new EmbeddedSandbox();
    sandbox.beginWith(prepared);
    log = join(sandbox.dataDir, 'postgres', 'postgres.log');
  });
  afterEach(() => {
    jest.useRealTimers();
    return sandbox.clear();
  });

  const fail = (server: EmbeddedPostgres, statement: string) => ask(server, statement).catch(() => undefined);
  const tooMuch = 'x'.repeat(MAX_LOG_BYTES + 1);

  it('rotates a log that is too long when the server starts, and keeps the previous log', async () => {
    writeFileSync(log, tooMuch);
    await sandbox.start();
    expect(readFileSync(`${log}.1`, 'utf8')).toBe(tooMuch);
    expect(statSync(log).size).toBeLessThan(MAX_LOG_BYTES);
  });

  it('rotates a log that is too long while the server is running', async () => {
    // Only the timer that checks the log size is simulated, because the database driver needs real timers.
    jest.useFakeTimers({
      doNotFake: [
        'Date',
        'performance',
        'nextTick',
        'queueMicrotask',
        'setImmediate',
        'clearImmediate',
        'setTimeout',
        'clearTimeout',
        'hrtime',
      ],
    });
    const server = await sandbox.start();
    writeFileSync(log, tooMuch);
    jest.advanceTimersByTime(60_000);
    expect(statSync(log).size).toBe(0);
    expect(readFileSync(`${log}.1`, 'utf8')).toBe(tooMuch);
    await fail(server, 'select no_such_column');
    expect(readFileSync(log, 'utf8')).toMatch(/"no_such_column" does not exist/);
  });

  it('appends to a short log when the server starts', async () => {
    const earlier = readFileSync(log, 'utf8');
    expect(earlier).not.toBe('');
    await sandbox.start();
    expect(readFileSync(log, 'utf8').startsWith(earlier)).toBe(true);
    expect(existsSync(`${log}.1`)).toBe(false);
  });

  it('logs error messages, but no values of rows', async () => {
    const server = await sandbox.start();
    await ask(server, 'create table kept (name text unique)');
    const statement = `insert into kept values ('Fictitious Name')`;
    await ask(server, statement);
    await fail(server, statement);
    expect(readFileSync(log, 'utf8')).toMatch(/duplicate key value/);
    expect(readFileSync(log, 'utf8')).not.toMatch(/Fictitious/);
  });
});
