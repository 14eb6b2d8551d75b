import { MAX_PAGE, type Page, type WebhookLog, type WebhookLogFilter } from '@rpm/domain';
import { type JsonText } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { OPERATOR_SCOPES } from '@rpm/data-access';
import { WebhookLogRepository } from './webhook-log.repository';

/** A webhook log as the API returns it. */
type Shown = Omit<WebhookLog, 'createTimestamp' | 'lastRetryTimestamp'> & {
  payload: string;
  createTimestamp: string;
  lastRetryTimestamp: string | null;
};

const shown = (page: Page<JsonText>) => {
  const { content, ...rest } = page.toJSON();
  return { ...rest, content: content.map(({ text }) => JSON.parse(text) as Shown) };
};

describe('WebhookLogRepository', () => {
  let database: TestDatabase;
  let repository: WebhookLogRepository;
  let mine: Factory;

  beforeAll(async () => {
    database = await createTestDatabase();
    repository = new WebhookLogRepository(database.dataSource);
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    mine = await Factory.inNewOrganization(database.dataSource);
  });

  const list = async (filter: WebhookLogFilter = {}, page = 1, size = 15) =>
    shown(await repository.list({ organizationId: mine.organizationId, scopes: OPERATOR_SCOPES }, filter, { page, size }));
  const idsOf = async (filter: WebhookLogFilter) => (await list(filter)).content.map(({ id }) => id);

  it('returns every property of a log', async () => {
    const createTimestamp = new Date('2026-03-01T00:00:00.123Z');
    const lastRetryTimestamp = new Date('2026-03-01T00:05:00.456Z');
    const log = await mine.webhookLog({
      payload: '{"id":"evt_9","type":"device.healthcheck","payload":{"text":"\u00e9"}}',
      createTimestamp,
      retryAttempts: 2,
      lastRetryTimestamp,
      lastResponseStatus: 503,
      status: 'failed',
    });
    const { content } = await list();
    expect(content).toEqual([
      {
        id: log.id,
        webhookId: log.webhookId,
        webhookType: 'device.healthcheck',
        webhookUrl: 'https://example.org/hook',
        payload: '{"id":"evt_9","type":"device.healthcheck","payload":{"text":"\u00e9"}}',
        createTimestamp: '2026-03-01T00:00:00.123Z',
        retryAttempts: 2,
        lastResponseStatus: 503,
        lastRetryTimestamp: '2026-03-01T00:05:00.456Z',
        status: 'failed',
      },
    ]);
  });

  it('returns an empty page if there are no logs', async () => {
    expect(await list()).toEqual({ content: [], first: true, last: true, page: 1, size: 15, total: 0 });
    expect(await list({}, 2)).toEqual({ content: [], first: false, last: true, page: 2, size: 15, total: 0 });
  });

  it('does not list logs of another organization', async () => {
    const other = await Factory.inNewOrganization(database.dataSource);
    await other.webhookLog();
    const { id } = await mine.webhookLog();
    expect(await list()).toMatchObject({ content: [{ id }], first: true, last: true, page: 1, size: 15, total: 1 });
    expect(await list({ webhookType: 'device.healthcheck', lastResponseStatus: 200 })).toHaveProperty('total', 1);
  });

  it('lists the newest log first, and logs with the same timestamp in reverse order of their creation', async () => {
    const { id: webhookId } = await mine.webhook();
    const at = (time: string) => mine.webhookLog({ webhookId, createTimestamp: new Date(`2026-03-01T00:00:${time}Z`) });
    const stored = [await at('01.000'), await at('02.000'), await at('01.000'), await at('00.999')];
    const [first, newest, twin, oldest] = stored.map(({ id }) => id);
    expect(await idsOf({})).toEqual([newest, twin, first, oldest]);
  });

  it('returns the total on pages past the end', async () => {
    const { id: webhookId } = await mine.webhook();
    for (let made = 0; made < 3; made++) await mine.webhookLog({ webhookId });
    const nothing = { content: [], first: false, last: true, total: 3 };
    expect(await list({}, 3, 2)).toEqual({ ...nothing, page: 3, size: 2 });
    expect(await list({}, MAX_PAGE, 250)).toEqual({ ...nothing, page: MAX_PAGE, size: 250 });
  });

  it('finds a log whose timestamp equals an inclusive time bound, but not one that equals an exclusive time bound', async () => {
    const stamps = { createTimestamp: '2026-03-01T00:00:00.001Z', lastRetryTimestamp: '2026-03-01T00:00:00.999Z' };
    const [createTimestamp, retry] = [new Date(stamps.createTimestamp), new Date(stamps.lastRetryTimestamp)];
    const { id } = await mine.webhookLog({ createTimestamp, lastRetryTimestamp: retry, retryAttempts: 1 });
    expect((await list()).content).toMatchObject([stamps]);
    expect(await idsOf({ startTimestamp: createTimestamp })).toEqual([id]);
    expect(await idsOf({ endTimestamp: createTimestamp })).toEqual([]);
    expect(await idsOf({ startTimestamp: createTimestamp, endTimestamp: createTimestamp })).toEqual([]);
    expect(await idsOf({ endTimestamp: new Date(createTimestamp.getTime() + 1) })).toEqual([id]);
    expect(await idsOf({ startLastRetryTimestamp: retry })).toEqual([id]);
    expect(await idsOf({ endLastRetryTimestamp: retry })).toEqual([id]);
    expect(await idsOf({ startLastRetryTimestamp: retry, endLastRetryTimestamp: retry })).toEqual([id]);
    expect(await idsOf({ startLastRetryTimestamp: new Date(retry.getTime() + 1) })).toEqual([]);
    expect(await idsOf({ endLastRetryTimestamp: new Date(retry.getTime() - 1) })).toEqual([]);
  });

  it('omits logs that have no retry if the retry time is filtered, and logs that have no response if the status is filtered', async () => {
    await mine.webhookLog({ lastResponseStatus: null, lastRetryTimestamp: null });
    expect(await idsOf({ endLastRetryTimestamp: new Date('9999-12-31T23:59:59.999Z') })).toEqual([]);
    expect(await idsOf({ lastResponseStatus: 200 })).toEqual([]);
  });

  // Every timestamp that the API accepts as a query parameter must also be valid for PostgreSQL.
  it.each([
    '0001-01-01T00:00:00.000Z',
    '0001-01-01T00:00:00.000+23:59',
    '1850-06-01T12:00:00.000Z',
    '9999-12-31T23:59:59.999-23:59',
  ])('accepts the time bound %s', async (bound) => {
    const { id } = await mine.webhookLog({ retryAttempts: 1, lastRetryTimestamp: new Date('2026-03-01T00:05:00Z') });
    const isLater = new Date(bound).getTime() > Date.UTC(2027, 0, 1);
    const instant = new Date(bound);
    expect(await idsOf({ startTimestamp: instant, startLastRetryTimestamp: instant })).toEqual(isLater ? [] : [id]);
    expect(await idsOf({ endTimestamp: instant, endLastRetryTimestamp: instant })).toEqual(isLater ? [id] : []);
  });
});
