import { openApiDocument } from '../operations/document';
import { operationsOf } from '../testing/operations-of';
import { TestApi } from '../testing/test-api';
import { insertSampleRows, type SampleNames } from './one-of-everything';
import { exampleBodyOf, fillPathTemplate } from './references';

const OPERATIONS = operationsOf(openApiDocument);

/** Lists of parts of a resource. Specs of resources read the newest parts within the resource instead. */
const LISTS = [
  'GET /api/v3/device/{deviceId}/event',
  'GET /api/v3/device/{deviceId}/former-identifier',
  'GET /api/v3/order/{orderId}/event',
  'GET /api/v3/webhook/logs/{logId}/attempt',
  'GET /api/v3/console-person/{personId}/session',
];

/** Operations on a part of a resource, or on data that another operation has stored in the resource. */
const OTHERS = [
  'GET /api/v3/device/{deviceId}/assignment/{assignmentId}',
  'POST /api/v3/device/{deviceId}/undo-restamp',
  'POST /api/v3/order/{orderId}/fail',
];

describe('parts of resources', () => {
  let api: TestApi;
  let names: SampleNames;

  beforeAll(async () => {
    api = await TestApi.start();
    names = await insertSampleRows(api.factory);
  });
  afterAll(() => api.stop());

  const send = (route: string) => {
    const operation = OPERATIONS.find(({ method, template }) => `${method} ${template}` === route);
    if (!operation) throw new Error(`There is no operation ${route}.`);
    const body = exampleBodyOf(operation, names);
    const path = fillPathTemplate(operation.template, names, (name) => names[name] ?? '');
    return api.send(path, { method: operation.method, ...(body && { body }) });
  };

  it.each(LISTS)('are listed by %s', async (route) => {
    const { status, json } = await send(route);
    const { content, total } = json as { content: object[]; total: number };
    expect([status, content.length, total > 0]).toEqual([200, total, true]);
  });

  it.each(OTHERS)('are found by %s', async (route) => {
    const { status, json } = await send(route);
    expect([status, json]).toEqual([200, json]);
  });
});
