import { TIME_LIMITS } from '@rpm/domain';
import { type Database, type Transaction, unnamedStatement } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '../testing';
import { allowReadings } from '../reading/move-readings';

const CORRECTION = { dryRun: false, maxReadings: 100 };

describe('the time limit of an operation that changes many readings', () => {
  let database: TestDatabase;
  let service: Database;
  let factory: Factory;
  let now: jest.SpyInstance<number>;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService(2, 'request');
    factory = await Factory.inNewOrganization(database.dataSource);
  });
  afterAll(() => database.drop());
  afterEach(() => now.mockRestore());

  /** Advances the clock of the process by a time. */
  const pass = (milliseconds: number) => {
    const real = performance.now.bind(performance);
    now = jest.spyOn(performance, 'now').mockImplementation(() => real() + milliseconds);
  };
  const change = (work: (transaction: Transaction) => Promise<void>) =>
    service.inTransaction(
      factory,
      async (transaction) => {
        await transaction.manager.query(`insert into site (organization_id, name, active) values ($1, 'Late', true)`, [
          factory.organizationId,
        ]);
        await work(transaction);
      },
      { correction: CORRECTION },
    );
  const sites = () => database.dataSource.query<object[]>(`select id from site where name = 'Late'`);
  const refusal = {
    code: 'unavailable',
    detail:
      'The operation was not finished within 25 seconds, so it was rolled back: nothing has changed. Change shorter periods one after the other.',
  };

  it('ends a statement that takes longer and rolls the transaction back, and the problem says that nothing has changed', async () => {
    const late = change(async (transaction) => {
      pass(TIME_LIMITS.operation - 300);
      await allowReadings(transaction, 1);
      await transaction.run(unnamedStatement('select pg_sleep(20)'), {});
    });
    await expect(late).rejects.toMatchObject(refusal);
    expect(await sites()).toEqual([]);
  });

  it.each([
    ['before its next statement', (transaction: Transaction) => allowReadings(transaction, 1)],
    ['before the commit', () => Promise.resolve()],
  ])('rolls the transaction back if the time has passed %s', async (_when, work) => {
    const late = change(async (transaction) => {
      await allowReadings(transaction, 1);
      pass(TIME_LIMITS.operation + 1);
      await work(transaction);
    });
    await expect(late).rejects.toMatchObject(refusal);
    expect(await sites()).toEqual([]);
  });

  it('begins before the operation waits for a connection', async () => {
    const waiting = change(async (transaction) => {
      await allowReadings(transaction, 1);
    });
    pass(TIME_LIMITS.operation + 1);
    await expect(waiting).rejects.toMatchObject(refusal);
    expect(await sites()).toEqual([]);
  });
});
