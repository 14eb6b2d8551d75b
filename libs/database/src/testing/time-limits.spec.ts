import { createTestDatabase, type TestDatabase } from './test-database';
import { setTimeLimits } from './time-limits';

describe('time limits in specs', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  /** Returns the settings that limit the statements of a pool which serves requests. */
  const limits = async () => {
    const pool = await database.connectAsService(1, 'request');
    const text = `select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement`;
    return (await pool.query<object[]>(text))[0];
  };

  it('are lenient, unless a spec selects the published ones', async () => {
    expect(await limits()).toEqual({ lock: '8s', statement: '16s' });
    setTimeLimits('published');
    expect(await limits()).toEqual({ lock: '2s', statement: '4s' });
  });
});
