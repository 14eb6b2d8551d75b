import { ConfigurationError, Database } from '@rpm/database';
import { createTestDatabase, listenAsForgetfulPooler, type TestDatabase } from '@rpm/database/testing';
import {
  assertEnoughConnections,
  connectionDemand,
  lackOfConnections,
  poolSizeOfWorker,
  PRIMARY_POOL_SIZE,
} from './connection-demand';

const settings = (WORKERS: number, DATABASE_POOL_SIZE: number) => ({ WORKERS, DATABASE_POOL_SIZE });

describe('connections of several workers', () => {
  it.each([
    [2, 10, 5],
    [2, 8, 4],
    [3, 20, 6],
    [4, 1_000, 250],
  ])('are divided: %d workers with a pool of %d get %d each', (workers, poolSize, each) => {
    expect(poolSizeOfWorker(settings(workers, poolSize))).toBe(each);
  });

  it.each([
    [3, 10, '10 connections are too few for 3 workers, which need at least 4 each; set it to 12 or more, or WORKERS to 2'],
    [2, 7, '7 connections are too few for 2 workers, which need at least 4 each; set it to 8 or more, or WORKERS to 1'],
    [2, 3, '3 connections are too few for 2 workers, which need at least 4 each; set it to 8 or more'],
  ])('are refused if a worker gets fewer than four: %d workers with a pool of %d', (workers, poolSize, message) => {
    expect(() => poolSizeOfWorker(settings(workers, poolSize))).toThrow(
      new ConfigurationError([`DATABASE_POOL_SIZE: ${message}`]),
    );
  });

  it('are added up for all workers and the primary process', () => {
    expect(connectionDemand(settings(3, 12))).toEqual({
      connections: 3 * (4 + 7 + 4 + 2 + 1) + 2,
      arithmetic:
        '3 workers x (4 for requests + 7 that all requests share + 4 for webhooks and the audit trail + 2 listeners + 1 for readiness) + ' +
        '2 of the primary process',
    });
  });

  it('may be as many as the server permits, and not one more', () => {
    const demand = connectionDemand(settings(3, 12));
    expect(lackOfConnections(demand, { max: 59, reserved: 3 })).toBeNull();
    expect(lackOfConnections(demand, { max: 58, reserved: 3 })).toBe(
      `WORKERS: needs up to 56 database connections: ${demand.arithmetic}. The server permits 55 (max_connections 58 - 3 reserved). ` +
        'Lower WORKERS or DATABASE_POOL_SIZE, or raise max_connections',
    );
  });

  describe('on a server', () => {
    let testDatabase: TestDatabase;
    let database: Database;

    beforeAll(async () => {
      testDatabase = await createTestDatabase();
      database = await new Database({
        connection: testDatabase.connection,
        poolSize: PRIMARY_POOL_SIZE,
        patience: 'delivery',
      }).initialize();
    });
    afterAll(async () => {
      await database.destroy();
      await testDatabase.drop();
    });

    it('are accepted if they fit', async () => {
      await expect(assertEnoughConnections(database, testDatabase.connection, settings(2, 8))).resolves.toBeUndefined();
    });

    it('are refused with the arithmetic if they do not fit', async () => {
      await expect(assertEnoughConnections(database, testDatabase.connection, settings(10, 1_000))).rejects.toThrow(
        /WORKERS: needs up to 1142 database connections: 10 workers x \(100 for requests .*The server permits \d+ \(max_connections \d+ - \d+ reserved\)/,
      );
    });

    it('are not compared with the limits of the server behind a pooler of transactions', async () => {
      const pooler = await listenAsForgetfulPooler(testDatabase.connection);
      try {
        const connection = { connectionString: pooler.url };
        await expect(assertEnoughConnections(database, connection, settings(10, 1_000))).resolves.toBeUndefined();
      } finally {
        await pooler.close();
      }
    });
  });
});
