import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Client } from 'pg';
import { benchInSpec } from '../testing/bench-in-spec';
import { FIRST, ROWS_EACH } from './fill-operations';
import { OPERATIONS } from './operations';
import { runOperations } from './operations-row';
import { recordStatements } from './record-statements';

describe('recordStatements', () => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await createTestDatabase()));
  afterAll(() => database.drop());

  it('replaces ids and texts by the input or the earlier result that they come from', async () => {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    const input = { path: [2_000_001], body: { patient: { id: 2_000_002 }, name: 'Sampleton' } };
    const recorded = await recordStatements(input, async () => {
      const { rows } = await client.query<{ id: number }>({
        name: 'first',
        text: 'select $1::int + 1000000 as id',
        values: [2_000_001],
      });
      const json = `{"order":${rows[0]?.id},"of":2000002,"other":7654321}`;
      await client.query('select $1::int[], $2::text, $3::text, $4::int', [[3_000_001, 5], json, 'Sampleton', 15]);
    });
    await client.end();
    const order = { result: { statement: 0, row: 0, column: 'id' } };
    const patient = { input: ['body', 'patient', 'id'] };
    expect(recorded).toEqual([
      { name: 'first', text: 'select $1::int + 1000000 as id', values: [{ input: ['path', '0'] }] },
      {
        text: 'select $1::int[], $2::text, $3::text, $4::int',
        values: [
          { list: [order, { constant: 5 }] },
          { text: ['{"order":', order, ',"of":', patient, ',"other":7654321}'] },
          { input: ['body', 'name'] },
          { constant: 15 },
        ],
      },
    ]);
  });
});

/** These specs check that the benchmark runs and what it writes, but not its figures. They use the build of `npm test`. */
describe('benchmark operations', () => {
  const sandbox = benchInSpec({ rounds: 1, seconds: 0.3, readings: 1 });

  it('writes the same rows through the service and the bare server', async () => {
    const { figures, text, failures } = await runOperations(sandbox.bench, sandbox.database);
    expect(failures).toBe(0);
    const { operations } = figures as { operations: { name: string }[] };
    expect(operations.map(({ name }) => name)).toEqual(OPERATIONS.map(({ name }) => name));
    expect(text).toMatch(/^\| patient list +\| service \| +\d+ \|/m);
    const kinds = await sandbox.database.dataSource.query<object[]>(
      `select distinct (select array_agg(e.name order by e.id) from order_event e where e.order_id = o.id) as history,
         (select count(*)::int from event e where e.subject_id = o.id and e.type like 'order.%'
            and e.payload::jsonb ->> 'id' = o.id::text) as events,
         (select array_agg(d.current_status || (d.current_patient_id = o.patient_id)) from order_device x join device d on d.id = x.device_id
            where x.order_id = o.id and not x.is_open) as devices
       from customer_order o where o.id >= $1 and o.status = 'delivered'`,
      [FIRST.order + ROWS_EACH],
    );
    expect(kinds).toEqual([{ history: ['received', 'packed', 'shipped', 'delivered'], events: 8, devices: ['withPatienttrue'] }]);
    const [patients] = await sandbox.database.dataSource.query<object[]>(
      `select count(*) = count(distinct external_identifier) as "areDistinct", count(*) > 2 as "areSeveral",
         bool_and(exists (select from event e where e.subject_id = p.id and e.type = 'patient.created'
           and e.payload::jsonb ->> 'externalIdentifier' = p.external_identifier)) as "areReported"
       from patient p where p.id >= $1`,
      [FIRST.patient + ROWS_EACH],
    );
    expect(patients).toEqual({ areDistinct: true, areSeveral: true, areReported: true });
  });
});
