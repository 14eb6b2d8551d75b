import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { type Command } from 'commander';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProgram } from '../program';
import { type CommandResult, RpmAdmin } from '../testing/rpm-admin';
import { TOP_LEVEL_COMMANDS } from '../top-level-commands';

/**
 * Content of a file in the arguments of a command: text in a natural language, text that consists of keys, an archive, or none because the command writes
 * the file.
 */
type Contents = 'text' | 'key' | 'archive' | 'written';

/**
 * Contents of each file that a command reads or writes. The key is the command with its argument or option. `import <file>` without further words
 * applies to the `import` command of every resource that has no entry of its own.
 */
const CONTENTS: Record<string, Contents> = {
  'create <file>': 'text',
  'change <file>': 'text',
  'import <file>': 'text',
  'order pack [file]': 'text',
  'order ship --from': 'text',
  'return receive [file]': 'text',
  'patient record-disclosure <file>': 'text',
  'ingest mapping add <file>': 'text',
  'ingest mapping test <file>': 'text',
  'simulate --key-file': 'key',
  'api-key create --jwks': 'key',
  'webhook listen --secret-file': 'key',
  'organization import --identity': 'key',
  'backup restore --identity': 'key',
  'backup verify --identity': 'key',
  'organization import --verify-with': 'key',
  'backup restore --verify-with': 'key',
  'backup verify --verify-with': 'key',
  'organization export --sign-with': 'key',
  'backup create --sign-with': 'key',
  'audit verify --checkpoint': 'key',
  'organization import <file>': 'archive',
  // The bytes of a message, which are read as the vendor has sent them.
  'ingest test <file>': 'archive',
  'backup restore <file>': 'archive',
  'backup verify <file>': 'archive',
  'backup generate-key <file>': 'written',
  'backup generate-signing-key <file>': 'written',
  'backup create --output': 'written',
  'organization export --output': 'written',
  'export --output': 'written',
  'report patient --output': 'written',
  'report adherence --output': 'written',
  'import --rejected-file': 'written',
  'order ship --rejected-file': 'written',
};

/** Further options by command. They keep a command from connecting to a service that happens to run on this machine. */
const OPTIONS: Record<string, string[]> = {
  simulate: ['--url', 'http://127.0.0.1:1'],
  'api-key create': ['--name', 'EHR', '--scopes', 'readings:read', '--smart'],
};

interface NamedFile {
  command: Command;
  path: string;
  /** The argument or the option that names the file, such as `<file>` or `--from`. */
  argument: string;
  contents: Contents | undefined;
}

const isFileName = (text: string) => /^[<[](file|path)[>\]]$/.test(text);

function filesOf(command: Command, path: string): NamedFile[] {
  const place = (argument: string) => {
    const lastWord = path.split(' ').at(-1) ?? '';
    return { command, path, argument, contents: CONTENTS[`${path} ${argument}`] ?? CONTENTS[`${lastWord} ${argument}`] };
  };
  const args = command.registeredArguments.map((one) => (one.required ? `<${one.name()}>` : `[${one.name()}]`));
  const options = command.options.filter(
    ({ flags, long }) => isFileName(flags.split(' ').at(-1) ?? '') || long?.endsWith('-file'),
  );
  return [...args.filter(isFileName), ...options.map(({ long }) => long ?? '')].map(place);
}

function walk(command: Command, path: string): NamedFile[] {
  const inner = command.commands.filter((sub) => sub.name() !== 'help');
  return [...filesOf(command, path), ...inner.flatMap((sub) => walk(sub, `${path} ${sub.name()}`.trim()))];
}

describe('commands that read files', () => {
  let database: TestDatabase;
  let factory: Factory;
  let admin: RpmAdmin;
  let folder: string;
  let files: NamedFile[];

  beforeAll(async () => {
    database = await createTestDatabase();
    factory = await Factory.inNewOrganization(database.dataSource);
    admin = new RpmAdmin(database.url);
    folder = mkdtempSync(join(tmpdir(), 'rpm-encodings-'));
    files = walk(await createProgram(Object.keys(TOP_LEVEL_COMMANDS)), '');
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await database.drop();
  });

  const write = (bytes: Buffer) => {
    const path = join(folder, 'input');
    writeFileSync(path, bytes);
    return path;
  };

  /** Returns the arguments of a command that reads the file; every other argument and required option has a valid value. */
  const argumentsOf = ({ command, path, argument }: NamedFile, file: string): string[] => {
    const args = command.registeredArguments.flatMap((one) => {
      const name = one.required ? `<${one.name()}>` : `[${one.name()}]`;
      if (name === argument) return [file];
      return one.required ? [isFileName(name) ? join(folder, 'archive') : '7'] : [];
    });
    const required = command.options.filter(({ mandatory }) => mandatory).map(({ long }) => long ?? '');
    const organization = required.includes('--organization') ? ['--organization', factory.organization.name] : [];
    const options = OPTIONS[path] ?? [];
    expect(required.filter((long) => ![...options, '--organization'].includes(long))).toEqual([]);
    return [...path.split(' '), ...args, ...organization, ...(argument.startsWith('--') ? [argument, file] : []), ...options];
  };

  it('are all listed with the contents of their files', () => {
    expect(files.filter(({ contents }) => contents === undefined).map(({ path, argument }) => `${path} ${argument}`)).toEqual([]);
    const unused = Object.keys(CONTENTS).filter(
      (name) =>
        !files.some(({ path, argument }) => [`${path} ${argument}`, `${path.split(' ').at(-1)} ${argument}`].includes(name)),
    );
    expect(unused).toEqual([]);
    expect(files.filter(({ contents }) => contents === 'text').length).toBeGreaterThan(20);
  });

  it('offer --encoding exactly if the file contains text in a natural language', () => {
    const offers = (command: Command) => command.options.some(({ long }) => long === '--encoding');
    const wrong = files.filter(({ command, contents }) => contents !== 'written' && offers(command) !== (contents === 'text'));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('reject a file in another encoding before they read anything else', async () => {
    const latin1 = write(Buffer.from('a\n{"lastName":"Jürgen"}\n', 'latin1'));
    writeFileSync(join(folder, 'archive'), 'no archive');
    for (const file of files.filter(({ contents }) => contents === 'text' || contents === 'key')) {
      const advice = file.contents === 'text' ? ', or add --encoding windows-1252 if a Windows program wrote it' : '';
      const detail = `The file is not UTF-8 (line 2). Save it as UTF-8${advice}.`;
      const failure = await admin.failure(argumentsOf(file, latin1));
      expect({ path: file.path, failure }).toEqual({
        path: file.path,
        failure: { exitCode: 65, error: { code: 'unreadable_file', detail } },
      });
    }
    expect(readdirSync(folder).sort()).toEqual(['archive', 'input']);
  });

  it('read the same text from a file in any encoding', async () => {
    const text = '{"Jürgen":"Müller"}\n';
    const encoded: [Buffer, string[]][] = [
      [Buffer.from(text), []],
      [Buffer.from(`\uFEFF${text}`, 'utf16le'), []],
      [Buffer.from(text, 'latin1'), ['--encoding', 'windows-1252']],
    ];
    for (const file of files.filter(({ contents }) => contents === 'text' || contents === 'key')) {
      const results: CommandResult[] = [];
      for (const [bytes, options] of encoded.slice(0, file.contents === 'key' ? -1 : undefined)) {
        results.push(await admin.run([...argumentsOf(file, write(bytes)), ...options, '--json']));
      }
      // The content of the file is invalid for every command. The error message must not depend on the encoding.
      expect({ path: file.path, exitCode: results[0]?.exitCode === 0 }).toEqual({ path: file.path, exitCode: false });
      expect(results[0]?.stderr).not.toContain('UTF-8');
      expect({ path: file.path, results }).toEqual({ path: file.path, results: results.map(() => results[0]) });
    }
  });
});
