import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { type Command } from 'commander';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProgram } from './program';
import { RpmAdmin } from './testing/rpm-admin';
import { TOP_LEVEL_COMMANDS } from './top-level-commands';

/**
 * Commands whose examples are not run here, because they need a running service or files of their own, or run until they are stopped. Each of these commands
 * has a spec of its own.
 */
const RUN_ELSEWHERE = [
  'backup',
  'organization delete',
  'organization export',
  'organization import',
  'simulate',
  'webhook listen',
  'deliver',
];

/** Commands that create the embedded database where there is none. */
const CREATORS = ['migrate', 'organization create'];

const FILES: Record<string, string> = {
  'sites.csv': 'name\nSouth Clinic\n',
  'patients.csv': 'firstName,lastName\nAda,Example\n',
  'manufacturers.csv': 'name\nExample Instruments\n',
  'items.csv': 'name,model,sku\nExample Meter,EM-1,EM-1\n',
  'devices.csv': 'item.id,deviceIdentifiers\n12,serial:SN-2\n',
  'readings.csv': 'subject,timestamp,glucose\nex-1,2026-01-31 08:00,101\n',
  'pack.json': '{"orderItems": []}',
  'tracking.csv': 'orderId,carrier,trackingNumber\n7,Example Post,T-1\n',
  'readings.ndjson': '{"subject": "ex-1", "timestamp": "2026-01-31T09:00:00Z", "glucose": 101}\n',
};

interface Example {
  path: string;
  example: string;
  stdin: string;
  args: string[];
  environment: Record<string, string>;
}

describe('help pages', () => {
  let pages: { path: string; text: string }[];
  let examples: Example[];
  let folder: string;

  beforeAll(async () => {
    pages = [];
    const collect = (command: Command, path: string) => {
      let text = '';
      command.configureOutput({ writeOut: (part) => (text += part) }).outputHelp();
      pages.push({ path, text });
      for (const sub of command.commands) if (sub.name() !== 'help') collect(sub, `${path} ${sub.name()}`.trim());
    };
    collect(await createProgram(Object.keys(TOP_LEVEL_COMMANDS)), '');
    examples = pages
      .slice(1)
      .flatMap(({ path, text }) => [...text.matchAll(/^ {2}\$ (.*)$/gm)].map(([, example = '']) => read(path, example)));
    folder = mkdtempSync(join(tmpdir(), 'rpm-help-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('all contain an example', () => {
    expect(pages.length).toBeGreaterThan(100);
    expect(pages.filter(({ text }) => !/^ {2}\$ /m.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('show examples that create no database where there is none, except those of commands that say so', async () => {
    const admin = new RpmAdmin('');
    for (const { example, args, stdin, environment } of examples.filter(isRunHere)) {
      if (CREATORS.includes(args.slice(0, 2).join(' ')) || CREATORS.includes(args[0] ?? '')) continue;
      const dataDir = join(folder, 'no-data');
      const nowhere = { ...environment, DATABASE_URL: undefined, DATA_DIR: dataDir };
      const { exitCode } = await admin.run(args, { stdin, environment: nowhere });
      expect([example, exitCode === 0, existsSync(dataDir)]).toEqual([example, false, false]);
    }
  });

  describe('on a database', () => {
    let database: TestDatabase;
    let admin: RpmAdmin;
    const before = process.cwd();

    beforeAll(async () => {
      database = await createTestDatabase();
      admin = new RpmAdmin(database.url);
      const clinic = await Factory.inNewOrganization(database.dataSource);
      await database.dataSource.query(`update organization set name = 'North Clinic'`);
      const item = await clinic.item();
      for (let id = item.id; id < 12; id++) await clinic.item();
      for (let count = 0; count < 21; count++) await clinic.device();
      for (let count = 0; count < 7; count++) await clinic.patient();
      for (let count = 0; count < 7; count++) await clinic.site();
      for (let count = 0; count < 2; count++) await clinic.webhook();
      for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
      // The paths in examples are relative.
      process.chdir(folder);
    });
    afterAll(async () => {
      process.chdir(before);
      await database.drop();
    });

    it('show examples that work, or that only lack the object with that id', async () => {
      const failures: object[] = [];
      for (const { example, args, stdin, environment } of examples.filter(isRunHere)) {
        const { exitCode, stderr } = await admin.run(args, { stdin, environment });
        // The servers of the webhooks and the orders with tracking numbers do not exist.
        const isKnown =
          exitCode === 0 ||
          exitCode === 1 ||
          (exitCode === 69 && args[1] === 'test') ||
          (exitCode === 65 && args.includes('tracking.csv'));
        if (!isKnown) failures.push({ example, exitCode, stderr });
      }
      expect(failures).toEqual([]);
    });
  });
});

const isRunHere = ({ path, args }: Example) =>
  !RUN_ELSEWHERE.some((command) => path.startsWith(command) || args.join(' ').startsWith(command));

/** Reads an example as a shell would: variables in front, words and quotes, and the output of `echo` as input. */
function read(path: string, example: string): Example {
  const [echo, command] = example.startsWith('echo ') ? example.split(' | ') : [null, example];
  const words = wordsOf(command.replace(/ > \S+$/, ''));
  const begin = words.indexOf('rpm-admin');
  const environment = Object.fromEntries(words.slice(0, begin).map((word) => word.split('=', 2) as [string, string]));
  return { path, example, stdin: wordsOf(echo ?? '')[1] ?? '', args: words.slice(begin + 1), environment };
}

function wordsOf(text: string): string[] {
  return [...text.matchAll(/(?:[^\s'"]|'[^']*'|"[^"]*")+/g)].map(([word]) => word.replaceAll(/'([^']*)'|"([^"]*)"/g, '$1$2'));
}
