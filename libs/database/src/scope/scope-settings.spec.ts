import { createTestDatabase, type TestDatabase } from '../testing';
import { type Database } from '../database/database';
import { statement } from '../statement/statement';

const SHOW = statement<object, { jit: string }>({ name: 'show-jit', text: `select current_setting('jit') as jit` });

describe('the scope of an organization', () => {
  let database: TestDatabase;
  let service: Database;

  beforeAll(async () => {
    database = await createTestDatabase();
    await database.dataSource.query(`do $$ begin execute format('alter database %I set jit = on', current_database()); end $$`);
    service = await database.connectAsService();
  });
  afterAll(() => database.drop());

  it('turns off JIT compilation for single statements and for transactions, although the server has it turned on', async () => {
    expect(await service.query('show jit')).toEqual([{ jit: 'on' }]);
    const scope = { organizationId: 1 };
    expect(await service.run(scope, SHOW, {})).toEqual([{ jit: 'off' }]);
    expect(await service.inTransaction(scope, (transaction) => transaction.run(SHOW, {}))).toEqual([{ jit: 'off' }]);
    expect(await service.query('show jit')).toEqual([{ jit: 'on' }]);
  });
});
