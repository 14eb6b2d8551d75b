import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory, holdSecondBatch, type PausedImport } from '@rpm/data-access/testing';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RpmAdmin } from './rpm-admin';

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
  holdSecondBatch(table: 'reading_import' | 'file_import' = 'reading_import'): Promise<PausedImport> {
    return holdSecondBatch(this.database.dataSource, table);
  }
}
