import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { RpmAdmin } from '../testing/rpm-admin';

/** Number of readings per patient. With a hundred patients, an index is then larger than a megabyte, the minimum size for a rebuild. */
const INSTANTS = 150;
const CHARTED = 'weight_reading_of_patient_charted';

describe('rebuild-indexes', () => {
  let database: TestDatabase;
  let admin: RpmAdmin;

  beforeAll(async () => {
    database = await createTestDatabase();
    admin = new RpmAdmin(database.url);
  });
  afterAll(() => database.drop());

  const indexes = () =>
    database.dataSource.query<{ name: string; definition: string; bytes: number }[]>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition, pg_relation_size(indexrelid)::float8 as bytes
       from pg_index where indrelid = 'weight_reading'::regclass order by 1`,
    );
  const bytesOf = async (name: string) => (await indexes()).find((index) => index.name === name)?.bytes ?? 0;

  it('says that there is nothing to do as long as indexes are small', async () => {
    expect(await admin.run(['rebuild-indexes'])).toEqual({
      exitCode: 0,
      stdout: 'No index of readings has a megabyte yet.\n',
      stderr: '',
    });
  });

  it('shrinks the index of patients who took readings in turn, removes the rest of an interrupted rebuild, and keeps definitions', async () => {
    const mine = await Factory.inNewOrganization(database.dataSource);
    await database.dataSource.query(
      `insert into patient (organization_id, first_name, last_name, sex) select $1, 'Testina', 'Sampleton', 'unknown' from generate_series(1, 100)`,
      [mine.organizationId],
    );
    await database.dataSource.query(
      `insert into weight_reading (organization_id, patient_id, reading_timestamp, weight, manual)
       select $1, p.id, timestamptz '2026-01-01Z' + n * interval '5 minutes', 150, false
       from generate_series(1, $2) n, patient p where p.organization_id = $1 order by n, p.id`,
      [mine.organizationId, INSTANTS],
    );
    const before = await indexes();
    await database.dataSource.query(
      `create index weight_reading_received_ccnew on weight_reading (received_timestamp);
       update pg_index set indisvalid = false where indexrelid = 'weight_reading_received_ccnew'::regclass`,
    );
    const bytesBefore = await bytesOf(CHARTED);
    const { rebuilt } = (await admin.json(['rebuild-indexes'])) as { rebuilt: object[] };
    const bytes = await bytesOf(CHARTED);
    expect(bytes).toBeLessThan(bytesBefore);
    expect(rebuilt).toContainEqual({ name: CHARTED, table: 'weight_reading', bytes, bytesBefore });
    const definitions = (all: typeof before) => all.map(({ name, definition }) => ({ name, definition }));
    expect(definitions(await indexes())).toEqual(definitions(before));
    const { exitCode, stdout, stderr } = await admin.run(['rebuild-indexes']);
    expect([exitCode, stdout, stderr]).toEqual([
      0,
      expect.stringMatching(/^rebuilt index weight_reading_of_patient_charted on weight_reading: 2 MB instead of 2 MB$/m),
      expect.stringMatching(/^rebuilding index weight_reading_of_patient_charted on weight_reading \(2 MB\)$/m),
    ]);
  });
});
