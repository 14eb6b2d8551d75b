import { createClient } from '@rpm/client';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { freePort, pollUntil } from '@rpm/embedded-postgres/testing';
import { startInProcess } from '../testing/in-process-service';

describe('a program that follows the events with the client', () => {
  let database: TestDatabase;

  beforeAll(async () => (database = await createTestDatabase()));
  afterAll(() => database.drop());

  it('starts before the service, survives a restart, and receives every event exactly once', async () => {
    const port = await freePort();
    const start = () => startInProcess({ DATABASE_URL: database.url, PORT: String(port) });
    const factory = await Factory.inNewOrganization(database.dataSource);
    const rpm = createClient({ baseUrl: `http://127.0.0.1:${port}`, key: await factory.key() });
    const [received, failures]: [number[], number[]] = [[], []];
    const controller = new AbortController();
    const options = { signal: controller.signal, onRetry: (retry: { failures: number }) => void failures.push(retry.failures) };
    const following = (async () => {
      for await (const { events } of rpm.events({ after: 'oldest', type: 'site.created' }, options)) {
        for (const { type, payload } of events) if (type === 'site.created') received.push(payload.id);
      }
    })();
    const ended = expect(following).rejects.toThrow('enough');
    const created: number[] = [];
    // Other requests give up at the fifth failure.
    const isInterrupted = async () => failures.some((count) => count >= 5);
    for (let round = 1; round <= 2; round++) {
      expect(await pollUntil(isInterrupted, true)).toBe(true);
      const service = await start();
      try {
        created.push((await rpm.createSite({ body: { name: 'Example' } })).id);
        await pollUntil(async () => received.length, round);
      } finally {
        await service.stop();
        failures.length = 0;
      }
    }
    controller.abort(new Error('enough'));
    await ended;
    expect(received).toEqual(created);
  });
});
