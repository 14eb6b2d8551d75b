import { commitDurably, createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandsIn, type Example, examplesIn, fillClinicOfExamples, type HelpPage, helpPages } from './testing/help-examples';
import { RpmAdmin } from './testing/rpm-admin';
import { TOP_LEVEL_COMMANDS } from './top-level-commands';

/**
 * Commands whose examples this spec does not run, because they need a running service or files of their own, or run until they are stopped. Each of
 * these commands has a spec of its own.
 */
const RUN_ELSEWHERE = [
  'audit verify',
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

/** All commands. None may disappear, because scripts of customers rely on them. */
const COMMANDS = `
  migrate, doctor, rebuild-indexes, backup create, backup verify, backup restore, backup generate-key, backup generate-signing-key, organization create,
  organization list, organization show, organization rename, organization set, organization set-fhir-base, organization export, organization import,
  organization delete, api-key create, api-key list, api-key revoke, api-key rotate, console link, console invite, console invite-again,
  console people, console sessions, console set-scopes, console enable, console disable, console end-sessions, console remove-passkey,
  site list, site changes, site show, site create, site change, site delete, site import, site export, patient list, patient changes, patient show, patient create,
  patient change, patient equipment, patient merge, patient unmerge, patient disclosures,
  patient record-disclosure, patient withdraw-disclosure, patient import, patient export, manufacturer list, manufacturer changes,
  manufacturer show, manufacturer create, manufacturer change, manufacturer delete, manufacturer import, manufacturer export, item list, item changes,
  item show, item create, item change, item delete, item import, item export, kit list, kit changes, kit show, kit create, kit export, kit change,
  kit delete, kit set-item, kit remove-item, device list, device changes, device show, device create, device change, device delete, device import,
  device export, device associate, device disassociate, device add-assignment, device change-assignment, device remove-assignment,
  device events, device former-identifiers, device health-checks, reading list, reading changes, reading show, reading create, reading export,
  reading history, reading import, reading restamp, reading undo-restamp, report adherence, report patient, order list, order changes, order show, order create,
  order change, order export, order pack, order deliver, order fail, order cancel, order ship, order add-tracking-numbers, order events,
  return list, return changes, return show, return create, return export, return ship, return receive, return cancel, return add-tracking-numbers, stock list, stock adjust,
  webhook list, webhook changes, webhook show, webhook create, webhook rotate-secret, webhook reseal, webhook test, webhook enable, webhook disable,
  webhook add-types, webhook set-purpose, webhook delete, webhook replay, webhook replays, webhook cancel-replay, webhook requeue, webhook listen, webhook-log list,
  webhook-log show, webhook-log resend, webhook-log attempts, event list, audit list, audit verify, audit checkpoint, audit keys,
  audit prove, audit export, audit begin-epoch, audit archive, deliver, retention run, simulate`;

describe('help pages', () => {
  let pages: HelpPage[];
  let examples: Example[];
  let folder: string;

  beforeAll(async () => {
    pages = await helpPages();
    examples = examplesIn(pages);
    folder = mkdtempSync(join(tmpdir(), 'rpm-help-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('all contain an example', () => {
    expect(pages.length).toBeGreaterThan(100);
    expect(pages.filter(({ text }) => !/^ {2}\$ /m.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('exist for every command in the list, and for no others', () => {
    expect(commandsIn(pages).sort()).toEqual(COMMANDS.trim().split(/,\s+/).sort());
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
      await commitDurably(database.dataSource);
      admin = new RpmAdmin(database.url);
      await fillClinicOfExamples(database, folder);
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
