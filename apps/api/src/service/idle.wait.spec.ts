import { DatabaseClient, Pace } from '@rpm/database';
import { createTestDatabase, ServerForwarder, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { startInProcess } from '../testing/in-process-service';
import { type RunningService } from './service';

/** Time in which a service whose loops poll would run some tens of statements. */
const SILENCE_MS = 2_500;

/** SQL of the only statement that an idle service runs. */
const CHECK = /^select ceil\(extract\(epoch from greatest\(now\(\), least\(/;
const TRANSACTION = /^(begin|start transaction|commit|set |select set_config|call )/i;

describe.each(['on', 'off'])('an idle service with DELIVERY=%s', (DELIVERY) => {
  let database: TestDatabase;
  let listening: ServerForwarder | undefined;
  let service: RunningService;
  let pace: Pace;
  /** SQL of the statements of all connections. */
  let statements: string[];

  beforeEach(async () => {
    database = await createTestDatabase();
    await Factory.inNewOrganization(database.dataSource);
    statements = [];
    const { query } = DatabaseClient.prototype as { query: (...args: unknown[]) => unknown };
    jest.spyOn(DatabaseClient.prototype, 'query').mockImplementation(function (this: DatabaseClient, ...args: unknown[]) {
      statements.push(textOf(args[0]));
      return query.apply(this, args) as never;
    });
    const connected = jest.spyOn(Pace.prototype, 'listenWith');
    listening = await ServerForwarder.listen(database.listening);
    service = await startInProcess({ DATABASE_URL: database.url, DATABASE_LISTEN_URL: listening.url, DELIVERY });
    // On a busy machine, the listening session may have been lost and opened again meanwhile.
    expect(await pollUntil(() => Promise.resolve(connected.mock.contexts.length > 0), true)).toBe(true);
    pace = connected.mock.contexts.at(-1) as Pace;
  });
  afterEach(async () => {
    await service.stop();
    await listening?.close();
    jest.restoreAllMocks();
    await database.drop();
  });

  /** Returns the number of statements other than the check that the service runs in the given time. */
  async function countIn(ms: number): Promise<number> {
    statements = [];
    await sleep(ms);
    return statements.filter((text) => !CHECK.test(text) && !TRANSACTION.test(text)).length;
  }

  it('runs nothing but the check for work, until it cannot be notified any more', async () => {
    expect(await pollUntil(() => Promise.resolve(pace.isQuiet), true)).toBe(true);
    // A loop may still be running when the service becomes quiet.
    expect(await pollUntil(() => countIn(SILENCE_MS), 0)).toBe(0);
    await listening?.close();
    listening = undefined;
    statements = [];
    const polls = () => statements.filter((text) => /reading_count_state/.test(text) && !CHECK.test(text)).length;
    expect(await pollUntil(() => Promise.resolve(polls() > 3), true)).toBe(true);
    expect(pace.isQuiet).toBe(false);
  });
});

function textOf(query: unknown): string {
  const { text = '' } = typeof query === 'string' ? { text: query } : (query as { text?: string });
  return text.trim();
}
