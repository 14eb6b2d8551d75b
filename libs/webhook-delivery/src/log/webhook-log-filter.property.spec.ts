import { Page, type PageRequest, WEBHOOK_TYPES, WebhookLog, type WebhookLogFilter } from '@rpm/domain';
import { propertyRuns } from '@rpm/embedded-postgres/testing';
import fc from 'fast-check';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { OPERATOR_SCOPES } from '@rpm/data-access';
import { WebhookLogRepository } from './webhook-log.repository';

// Few different values are generated, so that filters match logs. Time bounds lie around a midnight, because totals are stored per day.
const types = fc.constantFrom(...WEBHOOK_TYPES.slice(0, 3));
const attempts = fc.constantFrom(0, 1, 2, 32_767);
const statuses = fc.constantFrom(100, 200, 503, 599);
const deliveryStatuses = fc.constantFrom('delivered' as const, 'failed' as const);
const webhooks = fc.constantFrom(1, 2);
const instants = fc.integer({ min: 0, max: 9 }).map((ms) => new Date(Date.UTC(2026, 2, 29, 0, 0, 0, ms - 4)));

const logs = fc
  .record({
    webhookType: types,
    createTimestamp: instants,
    retryAttempts: attempts,
    lastResponseStatus: fc.option(statuses),
    lastRetryTimestamp: instants,
    status: deliveryStatuses,
    webhookId: webhooks,
  })
  .map((log) => ({ ...log, lastRetryTimestamp: log.retryAttempts === 0 ? null : log.lastRetryTimestamp }));

const filters: fc.Arbitrary<WebhookLogFilter> = fc.record(
  {
    webhookType: types,
    retryAttemptsMin: attempts,
    retryAttemptsMax: attempts,
    lastResponseStatus: statuses,
    startLastRetryTimestamp: instants,
    endLastRetryTimestamp: instants,
    startTimestamp: instants,
    endTimestamp: instants,
    status: deliveryStatuses,
    webhookId: webhooks,
    hasResponse: fc.boolean(),
  },
  { requiredKeys: [] },
);
const requests = fc.record({ page: fc.integer({ min: 1, max: 6 }), size: fc.constantFrom(1, 2, 3, 7, 15, 250) });

/** Returns whether a log matches a filter, checking the filter rules of the specification one by one. */
function matches(log: WebhookLog, filter: WebhookLogFilter): boolean {
  const { lastRetryTimestamp: retry } = log;
  const { retryAttemptsMin: min, retryAttemptsMax: max, startLastRetryTimestamp: from, endLastRetryTimestamp: to } = filter;
  return (
    (filter.webhookType === undefined || log.webhookType === filter.webhookType) &&
    (min === undefined || log.retryAttempts >= min) &&
    (max === undefined || log.retryAttempts <= max) &&
    (filter.lastResponseStatus === undefined || log.lastResponseStatus === filter.lastResponseStatus) &&
    (from === undefined || (retry !== null && retry >= from)) &&
    (to === undefined || (retry !== null && retry <= to)) &&
    (filter.startTimestamp === undefined || log.createTimestamp >= filter.startTimestamp) &&
    (filter.endTimestamp === undefined || log.createTimestamp < filter.endTimestamp) &&
    (filter.status === undefined || log.status === filter.status) &&
    (filter.webhookId === undefined || log.webhookId === filter.webhookId) &&
    (filter.hasResponse === undefined || (log.lastResponseStatus !== null) === filter.hasResponse)
  );
}

function naivePage(stored: WebhookLog[], filter: WebhookLogFilter, request: PageRequest) {
  const matching = stored
    .filter((log) => matches(log, filter))
    .sort((one, other) => {
      const later = other.createTimestamp.getTime() - one.createTimestamp.getTime();
      return later === 0 ? other.id - one.id : later;
    });
  const start = (request.page - 1) * request.size;
  const ids = matching.slice(start, start + request.size).map(({ id }) => id);
  return new Page(ids, request, matching.length).toJSON();
}

type Log = typeof logs extends fc.Arbitrary<infer T> ? T : never;

describe('filters of webhook logs', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  /** Stores logs in a new organization, and the same logs in another organization. The ids of the two organizations' logs alternate. */
  async function store(input: Log[]): Promise<{ organizationId: number; stored: WebhookLog[] }> {
    const [mine, other] = [
      await Factory.inNewOrganization(database.dataSource),
      await Factory.inNewOrganization(database.dataSource),
    ];
    const text = `insert into webhook_log (organization_id, webhook_id, message_id, webhook_type, webhook_url, create_timestamp, retry_attempts,
        last_response_status, last_retry_timestamp, status)
      select organization, "webhookId", gen_random_uuid(), "webhookType", 'https://example.org/hook', "createTimestamp", "retryAttempts",
        "lastResponseStatus", "lastRetryTimestamp", status
      from rows from (json_to_recordset($1) as ("webhookType" text, "createTimestamp" timestamptz, "retryAttempts" smallint,
          "lastResponseStatus" smallint, "lastRetryTimestamp" timestamptz, "webhookId" bigint, status text)) with ordinality as log, unnest($2::bigint[]) as organization
      order by ordinality, organization`;
    await database.dataSource.query(text, [JSON.stringify(input), [mine.organizationId, other.organizationId]]);
    const { organizationId } = mine;
    return { organizationId, stored: await database.dataSource.getRepository(WebhookLog).findBy({ organizationId }) };
  }

  it('return the same logs and totals as a naive implementation of the specification', async () => {
    const repository = new WebhookLogRepository(database.dataSource);
    const cases = fc.tuple(
      fc.array(logs, { maxLength: 25 }),
      fc.array(fc.tuple(filters, requests), { minLength: 20, maxLength: 20 }),
    );
    const property = fc.asyncProperty(cases, async ([given, questions]) => {
      const { organizationId, stored } = await store(given);
      for (const [filter, request] of questions) {
        const { content, ...page } = (
          await repository.list({ organizationId, scopes: OPERATOR_SCOPES }, filter, request)
        ).toJSON();
        const ids = content.map(({ text }) => (JSON.parse(text) as WebhookLog).id);
        expect({ ...page, content: ids }).toEqual(naivePage(stored, filter, request));
      }
    });
    await fc.assert(property, { numRuns: propertyRuns(12), endOnFailure: true });
  });
});
