import { createTestDatabase, Factory, type TestDatabase } from '@rpm/data-access/testing';
import { poll } from '@rpm/embedded-postgres/testing';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RpmAdmin } from './rpm-admin';

/** Sessions that wait for the advisory lock of {@link ImportFixture.holdSecondBatch}. */
const WAITING = `from pg_locks where locktype = 'advisory' and not granted
  and database = (select oid from pg_database where datname = current_database())`;

/** For specs of commands that import files: a database for all cases, and a folder and an organization for each case. */
export class ImportFixture {
  // The hooks of `register` assign these properties before a case starts.
  database!: TestDatabase;
  admin!: RpmAdmin;
  folder!: string;
  factory!: Factory;

  private constructor() {}

  /** Registers the hooks that set the fixture up. */
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

  /** Writes a file. @returns its path */
  file(name: string, text: string): string {
    const path = join(this.folder, name);
    writeFileSync(path, text);
    return path;
  }

  /** The arguments that import a file into the organization. */
  command(noun: string, path: string, ...options: string[]): string[] {
    return [noun, 'import', path, '--organization', this.factory.organization.name, ...options];
  }

  /** The lines of the file of rejected lines, without its head. */
  rejectedLines(path: string): string[] {
    return readFileSync(`${path}.rejected.csv`, 'utf8').trimEnd().split('\n').slice(1);
  }

  /** Makes the next import wait before it commits its second batch, so that a spec can interrupt it when its first batch is stored. */
  async holdSecondBatch(): Promise<HeldImport> {
    const { dataSource } = this.database;
    await dataSource.query(`create or replace function wait_for_spec() returns trigger language plpgsql
      as $$ begin perform pg_advisory_xact_lock(1); return new; end $$`);
    await dataSource.query(`create or replace trigger wait_for_spec before update on reading_import
      for each row execute function wait_for_spec()`);
    const holder = dataSource.createQueryRunner();
    await holder.query('select pg_advisory_lock(1)');
    const isWaiting = async () => (await dataSource.query<unknown[]>(`select ${WAITING}`)).length > 0;
    return {
      reached: () => poll(isWaiting, true),
      disconnect: async () => {
        await dataSource.query(`select pg_terminate_backend(pid) ${WAITING}`);
        await poll(isWaiting, false);
      },
      release: async () => {
        await holder.query('select pg_advisory_unlock(1)');
        await holder.release();
      },
    };
  }
}

export interface HeldImport {
  /** Waits until the import has stored its first batch and waits with the second one. */
  reached: () => Promise<boolean>;
  /** Ends the session of an import whose process was killed. */
  disconnect: () => Promise<void>;
  /** Lets this import and later ones continue. */
  release: () => Promise<void>;
}
