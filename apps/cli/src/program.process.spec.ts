import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { type Command } from 'commander';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { EXIT, EXIT_MEANINGS } from './terminal/exit-code';
import { createProgram } from './program';
import { TOP_LEVEL_COMMANDS } from './top-level-commands';
import { RpmAdmin } from './testing/rpm-admin';

const DOCUMENT = readFileSync(join(__dirname, '..', '..', '..', 'docs', 'cli.md'), 'utf8').replace(/ +/g, ' ');

describe('rpm-admin', () => {
  let database: TestDatabase;
  let admin: RpmAdmin;

  beforeAll(async () => {
    database = await createTestDatabase();
    admin = new RpmAdmin(database.url);
  });
  afterAll(() => database.drop());

  it.each(Object.keys(TOP_LEVEL_COMMANDS))(
    'has the option --json and an entry in docs/cli.md for all commands of %s',
    async (name) => {
      const program = await createProgram([name]);
      const group = program.commands.filter((command) => command.name() === name);
      for (const [path, command] of group.flatMap((command) => leaves(command, [name]))) {
        expect([path, command.options.map(({ long }) => long)]).toEqual([path, expect.arrayContaining(['--json'])]);
        expect(DOCUMENT).toContain(`$ rpm-admin ${path}`);
      }
    },
  );

  it.each(Object.entries(EXIT))('has its exit code %s documented in docs/cli.md', (name, code) => {
    const meaning = EXIT_MEANINGS[name as keyof typeof EXIT];
    expect(DOCUMENT).toContain(`| ${code} | ${meaning} |`);
  });

  it('exits with status 74 if its output cannot be written', async () => {
    // Only Linux has /dev/full, a device that behaves like a full disk.
    if (!existsSync('/dev/full')) return;
    const full = openSync('/dev/full', 'w');
    const child = admin.start(['doctor'], { stdout: full });
    const [status, stderr] = await Promise.all([once(child, 'close'), text(child.stderr ?? Readable.from(''))]);
    closeSync(full);
    expect([status[0], stderr]).toEqual([74, 'rpm-admin: The output cannot be written (ENOSPC).\n']);
  });

  it('prints help on stdout for --help', async () => {
    const { exitCode, stdout, stderr } = await admin.run(['--help']);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    for (const part of ['First steps:', 'Exit codes:', 'DATABASE_URL', 'webhook-log']) expect(stdout).toContain(part);
  });

  it.each([[], ['organization'], ['api-key']])('prints help on stderr if the arguments name no command: %s', async (...args) => {
    const { exitCode, stdout, stderr } = await admin.run(args);
    expect({ exitCode, stdout }).toEqual({ exitCode: 64, stdout: '' });
    expect(stderr).toContain('Usage: rpm-admin');
  });

  it.each([
    [['nonsense'], "unknown command 'nonsense'"],
    [['site', 'list'], "required option '--organization <name>' not specified"],
    [['organization', 'list', '--pge', '1'], "unknown option '--pge' (Did you mean --page?)"],
    [['organization', 'create', 'a', 'b'], "too many arguments for 'create'. Expected 1 argument but got 2."],
    [['organization', 'create'], "missing required argument 'name'"],
    [['migrate', '--__proto__'], "unknown option '--__proto__'"],
  ])('rejects the arguments %s', async (args, detail) => {
    expect(await admin.run(args)).toEqual({ exitCode: 64, stdout: '', stderr: `rpm-admin: ${detail}\n` });
    const failure = await admin.failure(args);
    expect(failure).toMatchObject({ exitCode: 64, error: { code: 'usage' } });
  });

  it.each([
    [
      'http://user:secret@example.org',
      78,
      'configuration',
      'The configuration has 1 mistake:\n  - DATABASE_URL: must be a URL such as postgres://user:password@host:5432/database',
    ],
    [
      'postgres://user:secret@127.0.0.1:1/x',
      69,
      'database_unavailable',
      'The database of DATABASE_URL cannot be used: nothing listens at its address.',
    ],
  ])('reports an invalid DATABASE_URL without printing its password', async (url, exitCode, code, detail) => {
    const failure = await admin.failure(['organization', 'list'], { environment: { DATABASE_URL: url } });
    expect(failure).toEqual({ exitCode, error: { code, detail } });
  });

  it('reports that the database in DATABASE_URL does not exist', async () => {
    const environment = { DATABASE_URL: database.url.replace(/rpm_test_\w+/, 'rpm_test_missing') };
    expect(await admin.failure(['organization', 'list'], { environment })).toEqual({
      exitCode: 69,
      error: {
        code: 'database_unavailable',
        detail: 'The database of DATABASE_URL cannot be used: the server has no database of that name.',
      },
    });
  });
});

function leaves(command: Command, path: string[]): [string, Command][] {
  if (command.commands.length === 0) return [[path.join(' '), command]];
  return command.commands.flatMap((inner) => leaves(inner, [...path, inner.name()]));
}
