import { type Database } from '@rpm/database';
import {
  createTestDatabase,
  executedPlans,
  reportPlans,
  scansOf,
  type TestDatabase,
  vacuumUntilVisible,
} from '@rpm/database/testing';
import { sealBlocks } from './seal-blocks';

const QUIET = 5_000;
const [ACTIVE, ROWS_EACH] = [20, 100];

describe('sealing beside thousands of quiet organizations', () => {
  let database: TestDatabase;
  let service: Database;

  beforeAll(async () => {
    database = await createTestDatabase();
    await record(1, QUIET, 1);
    await sealBlocks(await database.connectAsService());
    await vacuumUntilVisible(database.dataSource);
    await reportPlans(database);
    service = await database.connectAsService();
  });
  afterAll(() => database.drop());

  const record = (first: number, last: number, rows: number) =>
    database.dataSource.query(
      `insert into audit_event (organization_id, rows, actor_kind, action, resource, patients)
       select o, 1, 'key', 'read', 'patient', '{7}' from generate_series($1::int, $2::int) o, generate_series(1, $3::int)`,
      [first, last, rows],
    );

  it('reads no chain and no block of an organization that has nothing to seal', async () => {
    await record(1, ACTIVE, ROWS_EACH);
    const plans = await executedPlans(() => sealBlocks(service));
    const scans = scansOf(plans).filter((scan) => /audit_(chain|block)/.test(scan));
    const rows = scans.map((scan) => Number(/(\d+) rows/.exec(scan)?.[1]));
    expect(Math.max(...rows)).toBeLessThanOrEqual(ACTIVE * ROWS_EACH);
    expect(scans.filter((scan) => scan.startsWith('Seq Scan'))).toEqual([]);
  });
});
