import { type TestResponse, TestApi } from '../testing/test-api';
import { openApiDocument, wholeDocument } from '../operations/document';
import { type Operation, type Parameter, type Schema } from './model';
import { operationsOf } from '../testing/operations-of';

const LOGS = '/api/v3/webhook/logs';
const SITE = '/api/v3/site';

const OPERATIONS = operationsOf(openApiDocument).filter(({ template }) => template.startsWith('/api/v3/'));
const queryOf = ({ parameters }: Operation): readonly Parameter[] => parameters?.filter((one) => one.in === 'query') ?? [];
const bodyOf = ({ requestBody }: Operation) => requestBody?.content['application/json']?.schema?.$ref?.split('/').at(-1);

const QUERIED = OPERATIONS.filter(({ operation }) => queryOf(operation).length > 0);
/**
 * All query parameters of the API. A valid query to a path with an id gets status 404, because the example id does not exist; an invalid query is
 * rejected with 400 before the lookup.
 */
const PARAMETERS = QUERIED.flatMap(({ template, path, operation }) =>
  queryOf(operation).map(({ name, schema }) => {
    return { path, name, schema, bounds: boundsOf(schema), taken: template.includes('{') ? 404 : 200 };
  }),
);
const BOUNDED = PARAMETERS.flatMap(({ bounds, ...rest }) => (bounds ? [{ ...rest, ...bounds }] : []));
const CHOSEN = PARAMETERS.flatMap(({ schema, ...rest }) => {
  const { enum: choices } = wholeDocument.components.schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema;
  return choices ? [{ ...rest, choices }] : [];
});
const WITH_BODY = OPERATIONS.flatMap(({ operation, ...rest }) => {
  const schema = bodyOf(operation);
  return schema === undefined ? [] : [{ ...rest, schema }];
});

/** Beginning of a query string that contains the parameters that a given parameter requires, by the name of the given parameter. */
const NEEDED: Readonly<Record<string, string>> = {
  afterSequence: 'type=patient.created&',
  untilSequence: 'type=patient.created&afterSequence=0&',
};

/** Returns the allowed range of an integer parameter; null for other parameters, and for ids, whose bounds are too large to be tested. */
function boundsOf({ type, minimum, maximum }: Schema): { minimum: number; maximum: number } | null {
  return type === 'integer' && minimum !== undefined && maximum !== undefined ? { minimum, maximum } : null;
}

const propertiesOf = (name: string) => wholeDocument.components.schemas[name]?.properties ?? {};
const textsOf = (name: string, nest: (property: object) => object): [string, number, (value: string) => object][] =>
  Object.entries(propertiesOf(name)).flatMap(([property, { maxLength }]) =>
    maxLength === undefined ? [] : [[property, maxLength, (value: string) => nest({ [property]: value })]],
  );
const TEXTS = [...textsOf('SiteInput', (property) => property), ...textsOf('SiteAddressInput', (address) => ({ address }))];

/** Returns the allowed names that the service lists when it rejects an unknown parameter or property. */
const knownBy = ({ json }: TestResponse) => {
  const { errors } = json as { errors: { detail: string }[] };
  return errors.flatMap(({ detail }) => {
    const known = /Known are: (.*)\.$/.exec(detail)?.[1];
    return known === undefined ? [] : [known.split(', ').sort()];
  });
};
const namesOf = (properties: Readonly<Record<string, Schema>>) => Object.keys(properties).sort();

describe('the definitions in openapi.json', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  const statusesOf = (path: string, name: string, values: readonly unknown[]) => {
    const needed = path.endsWith('/changes') ? 'updatedAfter=2000-01-01T00:00:00Z&' : (NEEDED[name] ?? '');
    return Promise.all(values.map(async (value) => (await api.get(`${path}?${needed}${name}=${String(value)}`)).status));
  };

  it.each(QUERIED)('list exactly the query parameters that $method $template accepts', async ({ method, path, operation }) => {
    const answer = await api.send(`${path}?zzzzzzzzzzzz=1`, { method });
    expect(knownBy(answer)).toEqual([
      queryOf(operation)
        .map(({ name }) => name)
        .sort(),
    ]);
  });

  it.each(WITH_BODY)('list exactly the body properties that $method $template accepts', async ({ method, path, schema }) => {
    const answer = await api.send(path, { method, body: { zzzzzzzzzzzz: 1 } });
    expect(knownBy(answer)).toEqual([namesOf(propertiesOf(schema))]);
  });

  it('list exactly the properties that the service accepts in a site’s address', async () => {
    const answer = await api.post(SITE, { address: { zzzzzzzzzzzz: 1 } });
    expect(knownBy(answer)).toEqual([namesOf(propertiesOf('SiteAddressInput'))]);
  });

  it.each(BOUNDED)('give the range of parameter $name that $path accepts', async ({ path, name, minimum, maximum, taken }) => {
    const statuses = await statusesOf(path, name, [minimum - 1, minimum, maximum, maximum + 1]);
    expect(statuses).toEqual([400, taken, taken, 400]);
  });

  it('give the default page number and page size that the service uses', async () => {
    const listing = OPERATIONS.filter(({ method, template }) => method === 'GET' && template === LOGS);
    const query = listing.flatMap(({ operation }) => queryOf(operation));
    const defaults = Object.fromEntries(
      query.flatMap(({ name, schema }) => (schema.default === undefined ? [] : [[name, schema.default]])),
    );
    expect(defaults).toEqual({ page: 1, size: 15 });
    expect((await api.get(LOGS)).json).toMatchObject(defaults);
  });

  it.each(CHOSEN)('list exactly the values of parameter $name that $path accepts', async ({ path, name, choices, taken }) => {
    expect(await statusesOf(path, name, [...choices, 'zzz'])).toEqual([...choices.map(() => taken), 400]);
  });

  it.each(TEXTS)('limit the property %s to the %d characters that the service accepts', async (_member, maxLength, body) => {
    const statuses = await Promise.all(
      [maxLength, maxLength + 1].map(async (length) => (await api.post(SITE, body('😀'.repeat(length)))).status),
    );
    expect(statuses).toEqual([200, 400]);
  });
});
