import { Factory } from '@rpm/data-access/testing';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RpmAdmin } from '../testing/rpm-admin';

describe('the rows of a command that works in parts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rpm-parts-'));
  let database: TestDatabase;
  let admin: RpmAdmin;
  let factory: Factory;
  let patientId: number;

  beforeAll(async () => {
    database = await createTestDatabase();
    admin = new RpmAdmin(database.url);
    factory = await Factory.inNewOrganization(database.dataSource);
    patientId = (await factory.patient()).id;
    await factory.site();
    await factory.site();
  });
  afterAll(async () => {
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  /** Runs a command, and returns its rows: status, patients and number of records. */
  const rowsOf = async (words: string, args: string[]) => {
    const { exitCode } = await admin.run([...words.split(' '), ...args, '--organization', factory.organization.name]);
    const rows = await database.dataSource.query<{ status: number | null; patients: number[]; rows: number }[]>(
      'select status, patients::float8[], rows from audit_event where organization_id = $1 and resource = $2 order by id',
      [factory.organizationId, words],
    );
    return { exitCode, rows: rows.map(({ status, patients, rows: count }) => [status, patients, count]) };
  };

  it('begin without a status, name the patients of each part with 206, and end with the number of all records', async () => {
    expect(await rowsOf('patient export', ['--format', 'ndjson'])).toEqual({
      exitCode: 0,
      rows: [
        [null, [], 0],
        [206, [patientId], 1],
        [200, [], 1],
      ],
    });
  });

  it('have no row for a part about nobody', async () => {
    expect(await rowsOf('site export', ['--format', 'ndjson'])).toEqual({
      exitCode: 0,
      rows: [
        [null, [], 0],
        [200, [], 2],
      ],
    });
  });

  it('are the same for an import', async () => {
    const file = join(folder, 'patients.csv');
    writeFileSync(file, 'firstName,lastName\nAda,Example\n');
    expect(await rowsOf('patient import', [file])).toEqual({
      exitCode: 0,
      rows: [
        [null, [], 0],
        [206, [expect.any(Number) as number], 1],
        [200, [], 1],
      ],
    });
  });
});
