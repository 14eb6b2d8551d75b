import { commitDurably, createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Example, examplesIn, fillClinicOfExamples, helpPages } from './testing/help-examples';
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

/** Commands that need no database. */
const WITHOUT_DATABASE = ['ingest adapter list', 'ingest adapter show'];

describe('the examples of help pages', () => {
  let examples: Example[];
  let folder: string;

  beforeAll(async () => {
    examples = examplesIn(await helpPages());
    folder = mkdtempSync(join(tmpdir(), 'rpm-help-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const GROUPS = Object.keys(TOP_LEVEL_COMMANDS);
  /**
   * Returns the examples of a top-level command that this spec runs. Each command has a test of its own, because all examples together take minutes
   * on a busy machine.
   */
  const examplesOf = (group: string) => examples.filter((one) => isRunHere(one) && one.path.split(' ')[0] === group);

  it.each(GROUPS)('of %s create no database, unless their purpose is to create one', async (group) => {
    const admin = new RpmAdmin('');
    for (const { example, args, stdin, environment } of examplesOf(group)) {
      if (CREATORS.includes(args.slice(0, 2).join(' ')) || CREATORS.includes(args[0] ?? '')) continue;
      const dataDir = join(folder, 'no-data');
      const nowhere = { ...environment, DATABASE_URL: undefined, DATA_DIR: dataDir };
      const { exitCode } = await admin.run(args, { stdin, environment: nowhere });
      const works = WITHOUT_DATABASE.some((command) => args.join(' ').startsWith(command));
      expect([example, exitCode === 0, existsSync(dataDir)]).toEqual([example, works, false]);
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

    it.each(GROUPS)('of %s work, or fail only because no object has the id', async (group) => {
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
