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
 * Commands whose examples this spec does not run, because they need a running service or files of their own, or run until they are stopped. Each of
 * these commands has a spec of its own.
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

/** Commands that create the embedded database if there is none. */
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

/** All commands. None may disappear, because scripts of customers rely on them. */
const COMMANDS = `
  migrate, doctor, rebuild-indexes, backup create, backup verify, backup restore, backup generate-key, backup generate-signing-key, organization create,
  organization list, organization show, organization rename, organization set, organization export, organization import,
  organization delete, api-key create, api-key list, api-key revoke, api-key rotate, console link, console invite, console invite-again,
  console people, console sessions, console set-scopes, console enable, console disable, console end-sessions, console remove-passkey,
  site list, site changes, site show, site create, site change, site delete, site import, site export, patient list, patient changes, patient show, patient create,
  patient change, patient equipment, patient merge, patient unmerge, patient import, patient export, manufacturer list, manufacturer changes,
  manufacturer show, manufacturer create, manufacturer change, manufacturer delete, manufacturer import, manufacturer export, item list, item changes,
  item show, item create, item change, item delete, item import, item export, kit list, kit changes, kit show, kit create, kit export, kit change,
  kit delete, kit set-item, kit remove-item, device list, device changes, device show, device create, device change, device delete, device import,
  device export, device associate, device disassociate, device add-assignment, device change-assignment, device remove-assignment,
  device events, device former-identifiers, device health-checks, reading list, reading changes, reading show, reading create, reading export,
  reading history, reading import, reading restamp, reading undo-restamp, report adherence, report patient, order list, order changes, order show, order create,
  order change, order export, order pack, order deliver, order fail, order cancel, order ship, order add-tracking-numbers, order events,
  return list, return changes, return show, return create, return export, return ship, return receive, return cancel, return add-tracking-numbers, stock list, stock adjust,
  webhook list, webhook changes, webhook show, webhook create, webhook rotate-secret, webhook reseal, webhook test, webhook enable, webhook disable,
  webhook add-types, webhook delete, webhook replay, webhook replays, webhook cancel-replay, webhook requeue, webhook listen, webhook-log list,
  webhook-log show, webhook-log resend, webhook-log attempts, event list, audit list, deliver, retention run, simulate`;

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

  it('exist for every command in the list, and for no others', () => {
    const groups = new Set(pages.map(({ path }) => path.split(' ').slice(0, -1).join(' ')));
    const commands = pages.map(({ path }) => path).filter((path) => path !== '' && !groups.has(path));
    expect(commands.sort()).toEqual(COMMANDS.trim().split(/,\s+/).sort());
  });

  const GROUPS = Object.keys(TOP_LEVEL_COMMANDS);
  /**
   * Returns the examples of a top-level command that this spec runs. Each command has a test of its own, because all examples together take minutes
   * on a busy machine.
   */
  const examplesOf = (group: string) => examples.filter((one) => isRunHere(one) && one.path.split(' ')[0] === group);

  it.each(GROUPS)('for %s show examples that create no database, unless their purpose is to create one', async (group) => {
    const admin = new RpmAdmin('');
    for (const { example, args, stdin, environment } of examplesOf(group)) {
      if (CREATORS.includes(args.slice(0, 2).join(' ')) || CREATORS.includes(args[0] ?? '')) continue;
      const dataDir = join(folder, 'no-data');
      const nowhere = { ...environment, DATABASE_URL: undefined, DATA_DIR: dataDir };
      const { exitCode } = await admin.run(args, { stdin, environment: nowhere });
      expect([example, exitCode === 0, existsSync(dataDir)]).toEqual([example, false, false]);
    }
  });

  describe('in a database with rows', () => {
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
      // The paths of files in examples are relative to this folder.
      process.chdir(folder);
    });
    afterAll(async () => {
      process.chdir(before);
      await database.drop();
    });

    it.each(GROUPS)('for %s show examples that work, or fail only because no object has the id', async (group) => {
      const failures: object[] = [];
      for (const { example, args, stdin, environment } of examplesOf(group)) {
        const { exitCode, stderr } = await admin.run(args, { stdin, environment });
        // Some examples fail because the servers of their webhooks, or the orders in their file, do not exist.
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
