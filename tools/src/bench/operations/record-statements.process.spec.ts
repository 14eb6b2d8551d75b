import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Client } from 'pg';
import { recordStatements } from './record-statements';

describe('recordStatements', () => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await createTestDatabase()));
  afterAll(() => database.drop());

  it('replaces ids and texts by references to the input or to the earlier result that contains them', async () => {
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
