import { type WebhookLog } from '@rpm/domain';
import { Factory } from '@rpm/data-access/testing';
import { TestApi } from '../testing/test-api';

const PATH = '/api/v3/webhook/logs';

interface PageJson {
  content: { id: number; createTimestamp: string; lastRetryTimestamp: string | null }[];
  first: boolean;
  last: boolean;
  page: number;
  size: number;
  total: number;
}

describe('GET /api/v3/webhook/logs', () => {
  let api: TestApi;
  const logs: WebhookLog[] = [];

  /** Creates twenty logs that are one minute apart. Every fourth one has a retry half a minute after its creation. */
  beforeAll(async () => {
    api = await TestApi.start();
    const webhookId = (await api.factory.webhook()).id;
    for (let minute = 0; minute < 20; minute++) {
      const createTimestamp = new Date(Date.UTC(2026, 2, 1, 0, minute, 0, 7));
      const wasRetried = minute % 4 === 3;
      logs.push(
        await api.factory.webhookLog({
          webhookId,
          createTimestamp,
          webhookType: minute % 2 === 0 ? 'device.healthcheck' : 'patient.created',
          retryAttempts: wasRetried ? 1 + (minute % 3) : 0,
          lastRetryTimestamp: wasRetried ? new Date(createTimestamp.getTime() + 30_000) : null,
          lastResponseStatus: minute % 5 === 0 ? null : minute % 5 === 1 ? 503 : 200,
          payload: `{"minute":${minute}}`,
          status: minute % 5 === 0 ? 'pending' : minute % 5 === 1 ? 'failed' : 'delivered',
        }),
      );
    }
    const other = await Factory.inNewOrganization(api.database.dataSource);
    await other.webhookLog();
  });
  afterAll(() => api.stop());

  const page = async (query: string) => (await api.get(`${PATH}${query}`)).json as PageJson;
  const newestFirst = (matches: (log: WebhookLog) => boolean) =>
    logs
      .filter(matches)
      .reverse()
      .map(({ id }) => id);
  const ids = ({ content }: PageJson) => content.map(({ id }) => id);

  it('returns fifteen logs per page, newest first, with the page number, page size and total', async () => {
    const { status, json } = await api.get(PATH);
    const { content, ...envelope } = json as PageJson;
    expect([status, envelope]).toEqual([200, { first: true, last: false, page: 1, size: 15, total: 20 }]);
    expect(content.map(({ id }) => id)).toEqual(newestFirst(() => true).slice(0, 15));
    const newest = logs[19];
    expect(content[0]).toEqual({
      id: newest?.id,
      webhookId: newest?.webhookId,
      webhookType: 'patient.created',
      webhookUrl: 'https://example.org/hook',
      payload: '{"minute":19}',
      createTimestamp: '2026-03-01T00:19:00.007Z',
      retryAttempts: 2,
      lastResponseStatus: 200,
      lastRetryTimestamp: '2026-03-01T00:19:30.007Z',
      status: 'delivered',
    });
  });

  it('links to the other pages of the list', async () => {
    const links = async (query: string) => (await api.get(`${PATH}${query}`)).headers.get('link');
    expect(await links('?webhookType=device.healthcheck&size=4&page=2')).toBe(
      [
        `<${PATH}?webhookType=device.healthcheck&size=4&page=1>; rel="first"`,
        `<${PATH}?webhookType=device.healthcheck&size=4&page=1>; rel="prev"`,
        `<${PATH}?webhookType=device.healthcheck&size=4&page=3>; rel="next"`,
        `<${PATH}?webhookType=device.healthcheck&size=4&page=3>; rel="last"`,
      ].join(', '),
    );
    expect(await links('?size=250')).toBe(`<${PATH}?size=250&page=1>; rel="first", <${PATH}?size=250&page=1>; rel="last"`);
  });

  it('returns the remaining logs on the last page', async () => {
    const third = await page('?size=8&page=3');
    expect({ ...third, content: ids(third) }).toEqual({
      content: newestFirst(() => true).slice(16),
      first: false,
      last: true,
      page: 3,
      size: 8,
      total: 20,
    });
  });

  it.each(['?page=3', '?page=2147483647&size=250'])('returns an empty page if %s is beyond the last page', async (query) => {
    const { content, first, last, total } = await page(query);
    expect({ content, first, last, total }).toEqual({ content: [], first: false, last: true, total: 20 });
  });

  it('returns an empty first page if no log matches', async () => {
    expect(await page('?webhookType=order.status')).toEqual({
      content: [],
      first: true,
      last: true,
      page: 1,
      size: 15,
      total: 0,
    });
  });

  it.each<[string, (log: WebhookLog) => boolean]>([
    ['webhookType=patient.created', ({ webhookType }) => webhookType === 'patient.created'],
    ['retryAttemptsMin=1', ({ retryAttempts }) => retryAttempts >= 1],
    ['retryAttemptsMax=1', ({ retryAttempts }) => retryAttempts <= 1],
    ['retryAttemptsMin=2&retryAttemptsMax=2', ({ retryAttempts }) => retryAttempts === 2],
    ['lastResponseStatus=503', ({ lastResponseStatus }) => lastResponseStatus === 503],
    ['startTimestamp=2026-03-01T00:05:00.007Z', ({ createTimestamp }) => createTimestamp >= new Date('2026-03-01T00:05:00.007Z')],
    ['endTimestamp=2026-03-01T00:05:00.007Z', ({ createTimestamp }) => createTimestamp < new Date('2026-03-01T00:05:00.007Z')],
    [
      'startTimestamp=2026-03-01T05:35:00.007%2B05:30',
      ({ createTimestamp }) => createTimestamp >= new Date('2026-03-01T00:05:00.007Z'),
    ],
    [
      'startTimestamp=2026-03-01T00:05:00.007000001z',
      ({ createTimestamp }) => createTimestamp > new Date('2026-03-01T00:05:00.007Z'),
    ],
    [
      'endTimestamp=2026-03-01t00:05:00.007000001Z',
      ({ createTimestamp }) => createTimestamp <= new Date('2026-03-01T00:05:00.007Z'),
    ],
    [
      'startLastRetryTimestamp=2026-03-01T00:07:30.007Z',
      ({ lastRetryTimestamp: at }) => at !== null && at >= new Date('2026-03-01T00:07:30.007Z'),
    ],
    [
      'endLastRetryTimestamp=2026-03-01T00:07:30.007Z',
      ({ lastRetryTimestamp: at }) => at !== null && at <= new Date('2026-03-01T00:07:30.007Z'),
    ],
    [
      'webhookType=patient.created&retryAttemptsMin=1&lastResponseStatus=200&startTimestamp=2026-03-01T00:04:00Z',
      (log) =>
        log.webhookType === 'patient.created' &&
        log.retryAttempts >= 1 &&
        log.lastResponseStatus === 200 &&
        log.id !== logs[3]?.id,
    ],
  ])('returns exactly the logs that match the filter %s', async (query, matches) => {
    const found = await page(`?size=250&${query}`);
    const expected = newestFirst(matches);
    expect({ total: found.total, ids: ids(found) }).toEqual({ total: expected.length, ids: expected });
  });

  it('accepts a time range with equal bounds, which matches no log if the end is exclusive', async () => {
    const at = '2026-03-01T00:05:00.007Z';
    expect((await page(`?startTimestamp=${at}&endTimestamp=${at}`)).total).toBe(0);
    const retry = '2026-03-01T00:07:30.007Z';
    expect(ids(await page(`?startLastRetryTimestamp=${retry}&endLastRetryTimestamp=${retry}`))).toEqual([logs[7]?.id]);
  });
});
