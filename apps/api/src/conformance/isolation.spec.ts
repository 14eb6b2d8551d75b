import { Factory } from '@rpm/data-access/testing';
import { openApiDocument } from '../operations/document';
import { type DocumentedOperation, operationsOf } from '../testing/operations-of';
import { type TestResponse, TestApi } from '../testing/test-api';
import { insertSampleRows, type SampleNames } from './one-of-everything';
import { snapshotOfRows } from './owned-rows';
import { nonexistentValue, exampleBodyOf, sampleNameOfParameter, fillPathTemplate, bodyReferencesOf, put } from './references';

const OPERATIONS = operationsOf(openApiDocument).filter(({ template }) => template.startsWith('/api/v3/'));
const ON_ONE = OPERATIONS.filter(({ template }) => template.includes('{'));
const WITH_BODY = OPERATIONS.filter(({ operation }) => operation.requestBody !== undefined);
const LISTS = OPERATIONS.filter(({ method, template, operation }) => {
  const schema = operation.responses['200']?.content?.['application/json']?.schema;
  return method === 'GET' && !template.includes('{') && (schema?.$ref?.endsWith('Page') ?? false);
});

/**
 * Two organizations have data in all tables. For an API key of the first one, the API must treat the second one's resources exactly like resources
 * that do not exist.
 */
describe('isolation of organizations', () => {
  let api: TestApi;
  let own: SampleNames;
  let foreign: SampleNames;
  let foreignKey: string;

  beforeAll(async () => {
    api = await TestApi.start();
    const other = await Factory.inNewOrganization(api.database.dataSource);
    [own, foreign, foreignKey] = [await insertSampleRows(api.factory), await insertSampleRows(other), await other.key()];
    before = await snapshotOfRows(api.database.dataSource);
  });
  afterAll(() => api.stop());

  /**
   * Returns a response's status and body without the values that differ between any two requests. Fails on status 500, because two internal errors
   * would look equal.
   */
  const told = ({ status, json }: TestResponse) => {
    expect(status).toBeLessThan(500);
    const { requestId: _requestId, instance: _instance, ...rest } = (json ?? {}) as Record<string, unknown>;
    return { status, ...rest };
  };
  const isAnswered = (one: DocumentedOperation, body: object) =>
    api.send(
      fillPathTemplate(one.template, own, (name) => own[name] ?? ''),
      { method: one.method, body },
    );

  /**
   * All rows before the requests that must change nothing. The rows are compared once, after all of these requests, because each comparison reads
   * every table.
   */
  let before: unknown[];
  const expectNoChange = async () => expect(await snapshotOfRows(api.database.dataSource)).toEqual(before);

  it.each(ON_ONE)(
    '$method $template treats an id of another organization like an unknown id',
    async ({ method, template, operation }) => {
      const body = exampleBodyOf({ operation }, own);
      const send = (valueOf: (name: string) => string | number) =>
        api.send(fillPathTemplate(template, own, valueOf), { method, ...(body && { body }) });
      const ofForeign = told(await send((name) => foreign[name] ?? ''));
      expect(ofForeign).toEqual(told(await send((name) => nonexistentValue(own[name]))));
      // A lookup by a string, such as an e-mail address, may return an empty list or a different problem instead of 404.
      const isById = operation.parameters?.some((given) => given.in === 'path' && given.schema.type === 'integer');
      if (isById) expect(ofForeign).toMatchObject({ status: 404, code: 'not_found' });
    },
  );

  /** Responses to requests whose bodies refer to a row of the other organization, by operation and by the place of the reference in the body. */
  const answers = new Map<string, object>();

  it.each(WITH_BODY)('$method $template treats body references to another organization’s rows as unknown', async (one) => {
    const body = exampleBodyOf(one, own) ?? {};
    for (const place of bodyReferencesOf(one.operation, own)) {
      const ofForeign = told(await isAnswered(one, put(body, place, foreign[place.name])));
      const ofAbsent = told(await isAnswered(one, put(body, place, nonexistentValue(own[place.name]))));
      expect([place.path, ofForeign]).toEqual([place.path, ofAbsent]);
      answers.set(`${one.method} ${one.template} ${place.path.join()}`, ofForeign);
    }
  });

  it('lets none of the requests that name another organization’s rows change a row', () => expectNoChange());

  it.each(WITH_BODY)(
    '$method $template answers differently if its body refers to a row of the same organization',
    async (one) => {
      const body = exampleBodyOf(one, own) ?? {};
      // A different response proves that the other organization's row was rejected because of its organization, and not for another reason.
      for (const place of bodyReferencesOf(one.operation, own)) {
        const ofOwn = told(await isAnswered(one, put(body, place, own[place.name])));
        const ofForeign = answers.get(`${one.method} ${one.template} ${place.path.join()}`);
        expect([place.path, ofOwn]).not.toEqual([place.path, ofForeign]);
      }
    },
  );

  // All lists except the list of API keys, which always contains the key of the request.
  const EMPTY_AT_FIRST = LISTS.filter(({ template }) => template !== '/api/v3/api-key');

  it.each(EMPTY_AT_FIRST)('$template returns an empty list to an organization without data', async ({ template }) => {
    const key = await (await Factory.inNewOrganization(api.database.dataSource)).key();
    expect((await api.get(template, { key })).json).toMatchObject({ content: [], total: 0, last: true });
    expect((await api.get(template, { key: foreignKey })).json).not.toMatchObject({ total: 0 });
  });

  it.each(LISTS)('$template finds nothing if a filter names an id of another organization', async ({ template, operation }) => {
    for (const { name: parameter, in: where } of operation.parameters ?? []) {
      const name = where === 'query' ? sampleNameOfParameter(template, parameter, own) : undefined;
      if (name === undefined) continue;
      const by = (value: string | number = '') => api.get(`${template}?${parameter}=${encodeURIComponent(value)}`);
      expect([parameter, told(await by(foreign[name]))]).toEqual([parameter, told(await by(nonexistentValue(own[name])))]);
      expect([parameter, told(await by(foreign[name]))]).toMatchObject([parameter, { status: 200, content: [], total: 0 }]);
      expect([parameter, told(await by(own[name]))]).not.toMatchObject([parameter, { total: 0 }]);
    }
  });

  it('is tested for every reference to a resource that a request body can contain', () => {
    const found = WITH_BODY.filter(({ method }) => method === 'POST').map(({ template, operation }) => [
      template,
      bodyReferencesOf(operation, own).map(({ name, path }) => `${path.join('/')} ${name}`),
    ]);
    expect(found).toEqual(
      expect.arrayContaining([
        ['/api/v3/site', []],
        ['/api/v3/item', ['manufacturer/id manufacturerId']],
        ['/api/v3/kit', ['kitItems/0/item/id itemId']],
        [
          '/api/v3/order/{orderId}/pack',
          [
            'orderItems/0/item/id itemId',
            'orderItems/0/deviceIdentifiers/0 packableIdentifier',
            'orderKits/0/kit/id kitId',
            'orderKits/0/deviceIdentifiers/0 kitIdentifier',
          ],
        ],
        [
          '/api/v3/return',
          [
            'patient/id patientId',
            'site/id siteId',
            'returnItems/0/item/id countedItemId',
            'returnDevices/0/id deviceId',
            'returnPackedKits/0/id packedKitId',
          ],
        ],
        ['/api/v3/stock/adjust', ['item/id countedItemId', 'site/id siteId']],
      ]),
    );
  });
});
