import { Factory } from '@rpm/data-access/testing';
import { setTimeLimits } from '@rpm/database/testing';
import { type QueryRunner } from 'typeorm';
import { type TestResponse, TestApi } from '../testing/test-api';

const READINGS = '/api/v3/blood-glucose-reading';

/** A service with a connection pool of the given size. Its requests for readings wait for a table lock and fail after 2 s. */
class SlowService {
  private constructor(
    readonly api: TestApi,
    readonly otherKey: string,
    private readonly blocker: QueryRunner,
  ) {}

  static async start(poolSize: string): Promise<SlowService> {
    setTimeLimits('published');
    const api = await TestApi.start({ DATABASE_POOL_SIZE: poolSize });
    const otherKey = await (await Factory.inNewOrganization(api.database.dataSource)).key();
    return new SlowService(api, otherKey, api.database.dataSource.createQueryRunner());
  }

  async block(): Promise<void> {
    await this.blocker.startTransaction();
    await this.blocker.query('lock table blood_glucose_reading');
  }

  async unblock(): Promise<void> {
    await this.blocker.rollbackTransaction();
  }

  /** Sends so many slow requests that the last ones exceed the time limit for waiting for a connection. */
  slowRequests(key?: string): Promise<TestResponse[]> {
    return Promise.all(Array.from({ length: 40 }, () => this.api.get(READINGS, { ...(key !== undefined && { key }) })));
  }

  async stop(): Promise<void> {
    await this.blocker.release();
    await this.api.stop();
  }
}

const POOL_SIZES = ['2', '5'];

/** Two services with pools of different sizes are tested concurrently to save time, because their requests mostly wait. */
describe('an organization with slow requests', () => {
  let services: SlowService[];

  beforeAll(async () => {
    services = await Promise.all(POOL_SIZES.map((size) => SlowService.start(size)));
  });
  afterAll(() => Promise.all(services.map((service) => service.stop())));
  beforeEach(() => Promise.all(services.map((service) => service.block())));

  const codes = (answers: TestResponse[]) => new Set(answers.map(({ json }) => (json as { code?: string }).code));
  const onEach = (work: (service: SlowService) => Promise<void>) => Promise.all(services.map(work));

  it('does not affect readiness, even if a second slow organization uses the remaining connections', () =>
    onEach(async (service) => {
      const slow = [service.slowRequests(), service.slowRequests(service.otherKey)];
      for (let probe = 0; probe < 20; probe++) {
        expect((await service.api.get('/health/ready', { key: null })).status).toBe(200);
      }
      await service.unblock();
      await Promise.all(slow);
    }));

  it('does not affect other organizations, and gets 429 for its own requests that wait too long', () =>
    onEach(async (service) => {
      const slow = service.slowRequests();
      expect((await service.api.get('/api/v3/site', { key: service.otherKey })).status).toBe(200);
      const answers = await slow;
      expect(codes(answers)).toEqual(new Set(['unavailable', 'organization_busy']));
      for (const { status, headers } of answers.filter(({ text }) => text.includes('organization_busy'))) {
        expect(status).toBe(429);
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      }
      await service.unblock();
      expect((await service.api.get(READINGS)).status).toBe(200);
    }));
});

describe('a pool of one connection', () => {
  it('serves concurrent reads and writes of two organizations', async () => {
    const api = await TestApi.start({ DATABASE_POOL_SIZE: '1' });
    const otherKey = await (await Factory.inNewOrganization(api.database.dataSource)).key();
    const requests = [undefined, otherKey].flatMap((key) =>
      Array.from({ length: 10 }, (_, n) => [
        api.post(
          '/api/v3/site',
          { name: `Site ${n}` },
          { ...(key !== undefined && { key }), headers: { 'Idempotency-Key': `key-${n}` } },
        ),
        api.get('/api/v3/site', { ...(key !== undefined && { key }) }),
      ]).flat(),
    );
    expect((await Promise.all(requests)).map(({ status }) => status)).toEqual(Array<number>(40).fill(200));
    await api.stop();
  });
});
