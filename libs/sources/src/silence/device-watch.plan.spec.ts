import { type Database, valuesOf } from '@rpm/database';
import {
  createTestDatabase,
  type ExplainResult,
  type PlanNode,
  planNodesOf,
  rowsRead,
  type TestDatabase,
} from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { LOOK_AT_DEVICES } from './device-silence.sql';

const DEVICES = 1_000;
const READINGS = 120;
const LIMIT = 50;

describe('the query plan for looking at devices', () => {
  let database: TestDatabase;
  let service: Database;
  let mine: Factory;

  /** Two organizations have many devices of an item without an expected interval, and a tenth as many of one with an interval, which report every hour. */
  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
    mine = await Factory.inNewOrganization(database.dataSource);
    const look = (text: string, values: unknown[] = []) => database.dataSource.query(text, values);
    for (const factory of [mine, await Factory.inNewOrganization(database.dataSource)]) {
      const { id: patientId } = await factory.patient();
      const items = [await factory.item(), await factory.item({ expectedIntervalMinutes: 120 })];
      for (const [index, { id }] of items.entries()) {
        await look(
          `insert into device (organization_id, item_id, current_status, current_patient_id, disabled_readings)
           select $1, $2, 'withPatient', $3, false from generate_series(1, $4)`,
          [factory.organizationId, id, patientId, index === 0 ? DEVICES : DEVICES / 10],
        );
      }
      await look(
        `insert into weight_reading (organization_id, patient_id, device_id, item_id, reading_timestamp, received_timestamp, weight, manual)
         select $1, current_patient_id, id, item_id, now() - n * interval '1 hour', now() - n * interval '1 hour', 150, false
         from device, generate_series(1, $3) n where organization_id = $1 and item_id = $2`,
        [factory.organizationId, items[1]?.id, READINGS],
      );
    }
    await look(`insert into ingest_watch values (1, now(), now() - interval '90 days')`);
    await look('vacuum (analyze)');
  });
  afterAll(() => database.drop());

  /** Returns the plan of a slice, as the service executes it under row-level security with a generic plan. */
  async function planOfSlice(itemId = 0, deviceId = 0): Promise<PlanNode[]> {
    const values = valuesOf(LOOK_AT_DEVICES, { itemId, deviceId, leaseEnd: new Date(), limit: LIMIT }, mine.organizationId)
      .map((value) => `'${value instanceof Date ? value.toISOString() : String(value)}'`)
      .join(', ');
    return service.inTransaction(
      mine,
      async ({ manager }) => {
        await manager.query(`prepare planned as ${LOOK_AT_DEVICES.text}`);
        const [row] = await manager.query<ExplainResult[]>(
          `explain (analyze, timing off, format json) execute planned(${values})`,
        );
        await manager.query('deallocate planned');
        return planNodesOf(row?.['QUERY PLAN'][0].Plan);
      },
      { planning: 'force_generic_plan' },
    );
  }

  it('reads the devices of one slice, and one reading of each device that has reported', async () => {
    const nodes = await planOfSlice();
    expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'weight_reading')).toEqual([]);
    expect(rowsRead(nodes, 'weight_reading')).toBe(LIMIT);
    expect(rowsRead(nodes, 'device')).toBeLessThanOrEqual(2 * LIMIT);
  });

  it('reads no device of an earlier slice again', async () => {
    const [last] = await database.dataSource.query<{ itemId: number; deviceId: number }[]>(
      `select i.id as "itemId", max(d.id) as "deviceId" from device d join item i on i.id = d.item_id
       where i.organization_id = $1 and i.expected_interval_minutes is not null group by i.id`,
      [mine.organizationId],
    );
    expect(rowsRead(await planOfSlice(last?.itemId, (last?.deviceId ?? 0) - 10), 'device')).toBeLessThanOrEqual(20);
  });

  it('reads at most a hundred readings of each device that is silent', async () => {
    await database.dataSource.query(
      `update weight_reading set received_timestamp = received_timestamp - interval '1 day' where organization_id = $1`,
      [mine.organizationId],
    );
    expect(rowsRead(await planOfSlice(), 'weight_reading')).toBeLessThanOrEqual(100 * LIMIT);
  });
});
