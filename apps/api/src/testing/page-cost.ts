import { ReadingCounter } from '@rpm/data-access';
import { addNeighbours, Factory, multiplyOrganization } from '@rpm/data-access/testing';
import { executedPlans, pagesRead, reportPlans, scansOf } from '@rpm/database/testing';
import { openApiDocument } from '../operations/document';
import { type DocumentedOperation, operationsOf } from './operations-of';
import { TestApi } from './test-api';
import { insertSampleRows, type SampleNames } from '../conformance/one-of-everything';
import { exampleBodyOf, fillPathTemplate } from '../conformance/references';

/** Number of copies of the sample rows that the small organization has. */
const FEW = 30;

/** Number of further organizations, each with one copy of the sample rows. */
const NEIGHBOURS = 10;

const SIZE = 10;

/** Only one kind of reading is measured, because all kinds have the same statements. */
const isOtherReading = (template: string) => /-reading/.test(template) && !template.includes('/blood-glucose-reading');

/**
 * Operations that are not compared: the list of stock adds up all units, a file contains all readings, and the large organization has too many webhooks to create
 * another one.
 */
const EXCEPTIONS = ['GET /api/v3/stock', 'GET /api/v3/blood-glucose-reading/export', 'POST /api/v3/webhook'];

const OPERATIONS = operationsOf(openApiDocument).filter(
  ({ method, template }) =>
    template.startsWith('/api/v3/') && !isOtherReading(template) && !EXCEPTIONS.includes(`${method} ${template}`),
);

/** Matches the statements with which a change finds the changed resources, updates devices, and inserts events. */
export const EMITS = /^\s*(insert into event|update device d|select c\.subject)/;

const requestsOf = (operation: DocumentedOperation) => queriesOf(operation).map((query) => ({ ...operation, query }));

/** All requests that read data, and all requests that change data. */
export const READS = OPERATIONS.filter(({ method }) => method === 'GET').flatMap(requestsOf);
export const WRITES = OPERATIONS.filter(({ method }) => method !== 'GET').flatMap(requestsOf);

/** Returns the query strings to test: for a list, one for each sort order. */
function queriesOf({ method, template, operation: { parameters = [] } }: DocumentedOperation): string[] {
  const enumOf = (name: string) => (parameters.find((one) => one.name === name)?.schema.enum ?? []) as string[];
  const has = (name: string) => parameters.some((one) => one.name === name);
  if (method !== 'GET' || !has('size')) return [''];
  const sorts = enumOf('sort').flatMap((sort) => [true, false].map((descending) => `&sort=${sort}&sortDescending=${descending}`));
  if (template.endsWith('/changes')) return [`?size=${SIZE}&updatedAfter=2000-01-01T00:00:00Z`];
  return ['', ...sorts].map((query) => `?size=${SIZE}${query}`);
}

/** An organization, its key and the names of its sample rows. */
interface Tenant {
  key: string;
  names: SampleNames;
}

type MeasuredRequest = (typeof READS)[number];

/**
 * Parts of the statements that are not measured: the one that stores once a minute when keys were last used, and the one that adds the row of a read to the audit
 * trail, whose pages depend on the trail and not on the organization.
 */
const NOT_MEASURED = ['set last_use_timestamp = u.at', 'json_populate_recordset(null::audit_event'];

/** Compares the numbers of database pages that the same requests read for a small and for a large organization. */
export class PageCost {
  private constructor(
    private readonly api: TestApi,
    private readonly small: Tenant,
    private readonly large: Tenant,
  ) {}

  /** @param many number of copies of the sample rows that the large organization has */
  static start(many: number): Promise<PageCost> {
    return TestApi.startWith((api) => PageCost.with(api, many));
  }

  private static async with(api: TestApi, many: number): Promise<PageCost> {
    const { dataSource } = api.database;
    const fill = async (copies: number, neighbours = 0): Promise<Tenant> => {
      const factory = await Factory.inNewOrganization(dataSource);
      const names = await insertSampleRows(factory);
      await addNeighbours(dataSource, factory.organizationId, neighbours);
      await multiplyOrganization(dataSource, factory.organizationId, copies);
      return { names, key: await factory.key() };
    };
    const [small, large] = [await fill(FEW, NEIGHBOURS), await fill(many)];
    const counter = new ReadingCounter(dataSource);
    await counter.run();
    await counter.stop();
    await dataSource.query('vacuum (analyze)');
    await reportPlans(api.database);
    return new PageCost(api, small, large);
  }

  stop(): Promise<void> {
    return this.api.stop();
  }

  private async measure({ key, names }: Tenant, request: MeasuredRequest) {
    const { method, template, query } = request;
    const path = fillPathTemplate(template, names, (name) => names[name] ?? '');
    const body = exampleBodyOf(request, names);
    let answer = {};
    const plans = await executedPlans(async () => {
      const { status, json } = await this.api.send(path + query, { key, method, ...(body && { body }) });
      answer = { status, rows: (json as { content?: unknown[] } | null)?.content?.length };
    });
    return { answer, plans: plans.filter(({ text }) => !NOT_MEASURED.some((part) => text.includes(part))) };
  }

  /** Asserts that a request returns equally many rows for both organizations, and reads hardly more database pages for the large one. */
  async expectSameCost(request: MeasuredRequest, measured = /^/): Promise<object> {
    const [few, many] = [await this.measure(this.small, request), await this.measure(this.large, request)];
    expect(many.answer).toEqual(few.answer);
    const [before, after] = [few, many].map(({ plans }) => plans.filter(({ text }) => measured.test(text)));
    const isGrown = pagesRead(after ?? []) > 1.25 * pagesRead(before ?? []) + 10;
    expect(isGrown ? scansOf(after ?? []) : []).toEqual([]);
    return few.answer;
  }
}
