import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Factory } from '@rpm/data-access/testing';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { importReadings, type ReadingImportProgress, type ReadingImportSource } from '../reading/import-readings';

export const HEADER = 'subject,timestamp,glucose (mg/dL)\n';
const COUNTS = { stored: 0, duplicates: 0, rejected: 0, patients: 0, devices: 0 };
/** The result of an import that stores nothing. */
export const NOTHING = { ...COUNTS, units: ['mgdl'] };

/** Imports of readings into a new organization for each spec, with a reject file. */
export class ReadingImportFixture {
  private folder = '';
  private testDatabase: TestDatabase | undefined;
  private organization: Factory | undefined;

  /** Registers a database for all specs of the file, and an organization for each. */
  static register(): ReadingImportFixture {
    const fixture = new ReadingImportFixture();
    beforeAll(async () => {
      fixture.testDatabase = await createTestDatabase();
      fixture.folder = mkdtempSync(join(tmpdir(), 'rpm-import-'));
    });
    afterAll(async () => {
      rmSync(fixture.folder, { recursive: true });
      await fixture.database.drop();
    });
    beforeEach(() => fixture.beginOrganization());
    return fixture;
  }

  get database(): TestDatabase {
    if (!this.testDatabase) throw new Error('The database is created before the first spec.');
    return this.testDatabase;
  }

  get factory(): Factory {
    if (!this.organization) throw new Error('The organization is created before each spec.');
    return this.organization;
  }

  /** Lets all further imports go to a new organization. */
  async beginOrganization(): Promise<void> {
    this.organization = await Factory.inNewOrganization(this.database.dataSource);
  }

  get rejectPath(): string {
    return join(this.folder, 'rejects.csv');
  }

  /** Imports a file of glucose readings. */
  readonly run = (
    text: string,
    changes: Partial<ReadingImportSource> = {},
    onProgress?: (progress: ReadingImportProgress) => void,
  ) => {
    const source = {
      open: () => Readable.from([text]),
      kind: 'bloodGlucose',
      format: 'csv',
      fingerprint: null,
      rejectPath: this.rejectPath,
      timeZone: null,
      ...changes,
    } as const;
    return importReadings(this.database.dataSource, this.factory.organizationId, source, onProgress);
  };

  /** Returns the lines of the reject file. */
  readonly rejects = () => (existsSync(this.rejectPath) ? readFileSync(this.rejectPath, 'utf8').trimEnd().split('\n') : []);

  /** Returns the stored glucose readings with their patients and devices. */
  readonly stored = () =>
    this.database.dataSource.query<unknown[]>(
      `select p.external_identifier as subject, n.value as device, r.reading_timestamp as at, r.glucose, i.sku,
         r.device_time_zone_offset as "offset", r.manual, r.patient_id = d.current_patient_id as "isHolder"
       from blood_glucose_reading r
       join patient p on p.organization_id = r.organization_id and p.id = r.patient_id
       join device d on d.organization_id = r.organization_id and d.id = r.device_id
       join item i on i.organization_id = r.organization_id and i.id = r.item_id
       join device_identifier n on n.organization_id = r.organization_id and n.device_id = r.device_id
       where r.organization_id = $1 order by r.reading_timestamp, subject`,
      [this.factory.organizationId],
    );
}

/** Returns a stored reading of a subject for which the import has created a patient and a device. */
export const row = (subject: string, at: string, glucose: number, offset: number | null = null) => ({
  subject,
  device: `import-${subject}`,
  at: new Date(at),
  glucose,
  sku: 'IMPORT',
  offset,
  manual: false,
  isHolder: true,
});
