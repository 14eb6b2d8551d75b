import { type Answer, TestApi } from '../testing/test-api';
import { openApiDocument } from './document';
import { type Parameter, type Schema } from './model';

const LOGS = '/api/v3/webhook/logs';
const SITE = '/api/v3/site';
const QUERY: readonly Parameter[] = openApiDocument.paths[LOGS]?.get?.parameters ?? [];
const INTEGERS = QUERY.filter(({ schema }) => schema.type === 'integer');

const propertiesOf = (name: string) => openApiDocument.components.schemas[name]?.properties ?? {};
const textsOf = (name: string, nest: (member: object) => object): [string, number, (value: string) => object][] =>
  Object.entries(propertiesOf(name)).flatMap(([member, { maxLength }]) =>
    maxLength === undefined ? [] : [[member, maxLength, (value: string) => nest({ [member]: value })]],
  );
const TEXTS = [...textsOf('SiteInput', (member) => member), ...textsOf('SiteAddressInput', (address) => ({ address }))];

/** What the service says it knows when it is sent what it does not. */
const knownBy = ({ json }: Answer) => {
  const { errors } = json as { errors: { detail: string }[] };
  return errors.map(({ detail }) => /Known are: (.*)\.$/.exec(detail)?.[1]?.split(', ').sort());
};
const namesOf = (properties: Readonly<Record<string, Schema>>) => Object.keys(properties).sort();

describe('the limits of openapi.json', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  const status = async (query: string) => (await api.get(`${LOGS}?${query}`)).status;

  it('names exactly the parameters and members that the service knows', async () => {
    expect(knownBy(await api.get(`${LOGS}?zzzzzzzzzzzz=1`))).toEqual([QUERY.map(({ name }) => name).sort()]);
    const body = { zzzzzzzzzzzz: 1, address: { zzzzzzzzzzzz: 1 } };
    expect(knownBy(await api.post(SITE, body)).sort()).toEqual(
      [namesOf(propertiesOf('SiteInput')), namesOf(propertiesOf('SiteAddressInput'))].sort(),
    );
  });

  it.each(INTEGERS.map(({ name, schema }) => [name, schema] as const))('bounds %s as the service does', async (name, schema) => {
    const { minimum = NaN, maximum = NaN } = schema;
    const values = [minimum - 1, minimum, maximum, maximum + 1];
    const statuses = await Promise.all(values.map((value) => status(`${name}=${value}`)));
    expect(statuses).toEqual([400, 200, 200, 400]);
  });

  it('has the defaults of the service', async () => {
    const defaults = Object.fromEntries(INTEGERS.flatMap(({ name, schema }) => (schema.default ? [[name, schema.default]] : [])));
    expect(defaults).toEqual({ page: 1, size: 15 });
    expect((await api.get(LOGS)).json).toMatchObject(defaults);
  });

  it('has the choices of the service', async () => {
    const choices = QUERY.find(({ name }) => name === 'webhookType')?.schema.enum ?? [];
    const statuses = await Promise.all([...choices, 'device'].map((choice) => status(`webhookType=${choice}`)));
    expect(statuses).toEqual([...choices.map(() => 200), 400]);
  });

  it.each(TEXTS)('bounds %s at %d characters as the service does', async (_member, maxLength, body) => {
    const statuses = await Promise.all(
      [maxLength, maxLength + 1].map(async (length) => (await api.post(SITE, body('😀'.repeat(length)))).status),
    );
    expect(statuses).toEqual([200, 400]);
  });
});
