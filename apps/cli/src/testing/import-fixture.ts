import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RpmAdmin } from './rpm-admin';

/** SQL that selects the sessions that wait for the advisory lock of {@link ImportFixture.holdSecondBatch}. */
const WAITING = `from pg_locks where locktype = 'advisory' and not granted
  and database = (select oid from pg_database where datname = current_database())`;

/** Fixture for specs of import commands: one database for all tests, and a new folder and organization for each test. */
export class ImportFixture {
  // The hooks that `register` adds assign these properties before each test.
  database!: TestDatabase;
  admin!: RpmAdmin;
  folder!: string;
  factory!: Factory;

  private constructor() {}

  /** Adds the Jest hooks that set up the fixture. */
  static register(): ImportFixture {
    const fixture = new ImportFixture();
    beforeAll(async () => {
      fixture.database = await createTestDatabase();
      fixture.admin = new RpmAdmin(fixture.database.url);
    });
    afterAll(() => fixture.database.drop());
    beforeEach(async () => {
      fixture.folder = mkdtempSync(join(tmpdir(), 'rpm-import-'));
      fixture.factory = await Factory.inNewOrganization(fixture.database.dataSource);
    });
    afterEach(() => rmSync(fixture.folder, { recursive: true, force: true }));
    return fixture;
  }

  /** Writes a file into the test's folder. @returns the file's path */
  file(name: string, text: string): string {
    const path = join(this.folder, name);
    writeFileSync(path, text);
    return path;
  }

  /** Returns the arguments of a command that imports a file into the test's organization. */
  command(noun: string, path: string, ...options: string[]): string[] {
    return [noun, 'import', path, '--organization', this.factory.organization.name, ...options];
  }

  /** Returns the lines of the file of rejected lines, without its heading. */
  rejectedLines(path: string): string[] {
    return readFileSync(`${path}.rejected.csv`, 'utf8').trimEnd().split('\n').slice(1);
  }

  /** Makes the next import wait before it commits its second batch, so that a spec can interrupt it when its first batch is stored. */
  async holdSecondBatch(): Promise<PausedImport> {
    const { dataSource } = this.database;
    await dataSource.query(`create or replace function wait_for_spec() returns trigger language plpgsql
      as $$ begin perform pg_advisory_xact_lock(1); return new; end $$`);
    await dataSource.query(`create or replace trigger wait_for_spec before update on reading_import
      for each row execute function wait_for_spec()`);
    const holder = dataSource.createQueryRunner();
    await holder.query('select pg_advisory_lock(1)');
    const isWaiting = async () => (await dataSource.query<unknown[]>(`select ${WAITING}`)).length > 0;
    return {
      reached: () => pollUntil(isWaiting, true),
      disconnect: async () => {
        await dataSource.query(`select pg_terminate_backend(pid) ${WAITING}`);
        await pollUntil(isWaiting, false);
      },
      release: async () => {
        await holder.query('select pg_advisory_unlock(1)');
        await holder.release();
      },
    };
  }
}

export interface PausedImport {
  /** Waits until the import has stored its first batch and waits before committing the second one. */
  reached: () => Promise<boolean>;
  /** Ends the database session of an import whose process was killed. */
  disconnect: () => Promise<void>;
  /** Lets this import and later ones continue. */
  release: () => Promise<void>;
}
