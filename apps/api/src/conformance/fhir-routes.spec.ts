import { Factory } from '@rpm/data-access/testing';
import { AREAS, grantsAllow, type Scope } from '@rpm/domain';
import { type Bundle, type CapabilityStatement, type Resource } from '@rpm/fhir';
import { SEARCHED_TYPES } from '../fhir/searched-types';
import { AuditRows } from '../testing/audit-rows';
import { FhirClient, issuesOf, referencesIn } from '../testing/fhir-client';
import { TestApi, type TestRequest, type TestResponse } from '../testing/test-api';
import { fhirSamples, type FhirRoute, type FhirSamples, interactionOf, patientsInFhir, routesBelowFhir } from './fhir-walk';
import { insertSampleRows } from './one-of-everything';

/** Routes that neither read nor search resources of one type. Each is tested where it is defined. */
const OTHER_ROUTES = [
  'GET /fhir/r4/metadata',
  'POST /fhir/r4/Observation',
  'POST /fhir/r4',
  'POST /fhir/r4/$submit-cgm-bundle',
  ...['', '/Patient', '/Group/:groupId'].flatMap((path) => [`GET /fhir/r4${path}/$export`, `POST /fhir/r4${path}/$export`]),
  'GET /fhir/r4/export/:exportId',
  'DELETE /fhir/r4/export/:exportId',
  'GET /fhir/r4/export/:exportId/file/:number',
  'GET /fhir/r4/.well-known/smart-configuration',
  'POST /fhir/r4/auth/token',
];

/** Types that every key may read, because they contain nothing of a patient. */
const FOR_EVERY_KEY = ['Organization', 'CodeSystem'];

const SCOPES = AREAS.map((area): Scope => `${area}:read`);

/** Searched types by name. */
const TYPES = Object.fromEntries(SEARCHED_TYPES.map((type) => [type.search.type, type]));

/** Returns a value that a parameter of a type accepts. */
const SAMPLE_VALUES = { token: '1', string: 'a', date: 'ge2020-01-01', reference: '1' } as const;

describe('routes below /fhir/r4', () => {
  let api: TestApi;
  let fhir: FhirClient;
  let routes: FhirRoute[];
  let own: FhirSamples;
  let foreign: FhirSamples;
  let emptyKey: string;
  let rows: AuditRows;

  beforeAll(async () => {
    api = await TestApi.start();
    fhir = new FhirClient(api);
    const [other, empty] = [
      await Factory.inNewOrganization(api.database.dataSource),
      await Factory.inNewOrganization(api.database.dataSource),
    ];
    own = fhirSamples(await insertSampleRows(api.factory), await uuidOf(api.factory));
    foreign = fhirSamples(await insertSampleRows(other), await uuidOf(other));
    emptyKey = await empty.key();
    rows = new AuditRows(api.database.dataSource, api.factory.organizationId);
    routes = routesBelowFhir(api).flatMap((route) => interactionOf(route) ?? []);
  });
  afterAll(() => api.stop());

  const uuidOf = async ({ organizationId }: Factory) => {
    const [row] = await api.database.dataSource.query<{ uuid: string }[]>('select uuid from organization where id = $1', [
      organizationId,
    ]);
    return row?.uuid ?? '';
  };

  /** Sends the example of a route. @param id the id to read or to search for; by default, a search has no condition */
  const send = ({ interaction, type }: FhirRoute, { id, ...request }: TestRequest & { id?: string | undefined } = {}) => {
    if (interaction === 'read') return fhir.get(`${type}/${id ?? own[type]}`, request);
    const query = id === undefined ? '' : `_id=${id}`;
    return interaction === 'search' ? fhir.get(`${type}?${query}`, request) : fhir.post(`${type}/_search`, query, request);
  };
  const titleOf = ({ method, path }: FhirRoute) => `${method} ${path}`;
  const found = ({ json }: TestResponse) =>
    (json as Resource | null)?.resourceType === 'Bundle' ? referencesIn(json as never) : [];

  it('are these', () => {
    const all = routesBelowFhir(api).map(({ method, path }) => `${method} ${path}`);
    expect(all.sort()).toEqual([...routes.map(titleOf), ...OTHER_ROUTES].sort());
    expect(Object.keys(own).sort()).toEqual([...new Set(routes.map(({ type }) => type))].sort());
  });

  it('are exactly those that the CapabilityStatement declares, with its parameters', async () => {
    const { json } = await fhir.get('metadata', { key: null });
    const resources = (json as CapabilityStatement).rest?.[0]?.resource ?? [];
    const declared = resources.flatMap(({ type = '', interaction = [] }) =>
      interaction.flatMap(({ code }) =>
        code === 'read' ? [`read ${type}`] : code === 'search-type' ? [`search ${type}`, `searchByForm ${type}`] : [],
      ),
    );
    expect(declared.sort()).toEqual(routes.map(({ interaction, type }) => `${interaction} ${type}`).sort());
    for (const { type = '', searchParam = [], searchInclude = [] } of resources) {
      const { parameters = {}, includes = {} } = TYPES[type]?.search ?? {};
      expect([type, searchParam.map(({ name }) => name)]).toEqual([type, Object.keys(parameters)]);
      expect([type, searchInclude]).toEqual([type, Object.keys(includes)]);
    }
  });

  it('that begin exports are declared as operations', async () => {
    const { json } = await fhir.get('metadata', { key: null });
    const [rest] = (json as CapabilityStatement).rest ?? [];
    const exports = (operations: readonly { name: string; definition: string }[] = []) =>
      operations.filter(({ name }) => name === 'export').map(({ definition }) => definition.split('/').at(-1));
    const ofTypes = (rest?.resource ?? []).map(({ type, operation }) => [type, exports(operation as never)]);
    expect([exports(rest?.operation as never), ofTypes.filter(([, found]) => found?.length !== 0)]).toEqual([
      ['export'],
      [
        ['Patient', ['patient-export']],
        ['Group', ['group-export']],
      ],
    ]);
  });

  it('accept every parameter that is declared, and no other', async () => {
    for (const { search } of SEARCHED_TYPES) {
      for (const [name, { type, documentation, modifiers, mayBeMissing }] of Object.entries(search.parameters)) {
        const value = /One of: (\w[\w-]*)/.exec(documentation)?.[1] ?? SAMPLE_VALUES[type];
        const queries = [
          `${name}=${value}`,
          ...modifiers.map((modifier) => `${name}:${modifier}=${value}`),
          ...(mayBeMissing ? [`${name}:missing=true`] : []),
        ];
        for (const query of queries)
          expect([search.type, query, (await fhir.get(`${search.type}?${query}`)).status]).toEqual([search.type, query, 200]);
        for (const wrong of [`${name}:below=${value}`, ...(mayBeMissing ? [] : [`${name}:missing=true`])]) {
          const answer = await fhir.get(`${search.type}?${wrong}`);
          expect([search.type, wrong, answer.status, issuesOf(answer)]).toEqual([
            search.type,
            wrong,
            400,
            [{ type: 'not-supported', code: 'invalid_input', place: `http.${name}` }],
          ]);
        }
      }
      for (const sort of search.sorts) expect((await fhir.get(`${search.type}?_sort=${sort}`)).status).toBe(200);
      for (const include of Object.keys(search.includes))
        expect((await fhir.get(`${search.type}?_include=${include}`)).status).toBe(200);
      for (const unknown of [
        'nothing=1',
        '_sort=nothing',
        '_include=*',
        '_revinclude=*',
        '_summary=true',
        '_total=estimate',
        '_has:x:y:z=1',
        'patient.name=a',
      ]) {
        const answer = await fhir.get(`${search.type}?${unknown}`);
        expect([search.type, unknown, answer.status, issuesOf(answer)]).toMatchObject([
          search.type,
          unknown,
          400,
          [{ type: 'not-supported' }],
        ]);
      }
    }
  });

  it('return only the elements that are asked for, those that FHIR demands, and a tag that says so', async () => {
    for (const type of Object.keys(TYPES)) {
      const { json: read } = await fhir.get(`${type}/${own[type]}?_elements=id`);
      const { json: page } = await fhir.get(`${type}?_id=${own[type]}&_elements=id`);
      const searched = (page as Bundle).entry?.[0]?.resource;
      expect([type, searched]).toEqual([type, read]);
      const { meta, ...rest } = read as Resource & { identifier?: unknown };
      expect([type, meta?.tag?.at(-1)?.code, rest.identifier]).toEqual([type, 'SUBSETTED', undefined]);
    }
  });

  it('treat a resource of another organization like one that does not exist', async () => {
    for (const route of routes.filter(({ type }) => type !== 'CodeSystem')) {
      const answers = [await send(route, { id: foreign[route.type] }), await send(route, { id: '999999' })];
      const told = answers.map(({ status, json }) => [status, JSON.stringify(json).replaceAll(/[0-9a-f-]{36}|_id=[\w-]+/g, '')]);
      expect([titleOf(route), told[0]]).toEqual([titleOf(route), told[1]]);
      expect([titleOf(route), told[0]?.[0]]).toEqual([titleOf(route), route.interaction === 'read' ? 404 : 200]);
      const ofOwn = await send(route, { id: own[route.type] });
      expect([titleOf(route), found(ofOwn)]).toEqual([
        titleOf(route),
        route.interaction === 'read' ? [] : [`${route.type}/${own[route.type]}`],
      ]);
    }
  });

  it('find nothing by a reference to a resource of another organization', async () => {
    for (const { search } of SEARCHED_TYPES) {
      const references = Object.entries(search.parameters).filter(([, { type }]) => type === 'reference');
      for (const [name] of references) {
        const type = name === 'subject' ? 'Patient' : `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
        const by = (id: string | undefined) => fhir.find(`${search.type}?${name}=${id}`);
        expect([search.type, name, await by(foreign[type])]).toEqual([search.type, name, []]);
        expect([search.type, name, (await by(own[type])).length > 0]).toEqual([search.type, name, true]);
      }
    }
  });

  it('find nothing for an organization without data, except what every organization has', async () => {
    for (const route of routes.filter(({ interaction }) => interaction !== 'read')) {
      const references = found(await send(route, { key: emptyKey }));
      const expected = route.type === 'Group' ? ['Group/enrolled'] : route.type === 'Organization' ? [expect.any(String)] : [];
      expect([titleOf(route), references]).toEqual([titleOf(route), expected]);
    }
  });

  it('need a key with their scope', async () => {
    for (const route of routes) {
      const scope = TYPES[route.type]?.scope ?? null;
      expect([route.type, scope === null]).toEqual([route.type, FOR_EVERY_KEY.includes(route.type)]);
      const withoutKey = await send(route, { key: null });
      expect([titleOf(route), withoutKey.status, issuesOf(withoutKey)]).toMatchObject([
        titleOf(route),
        401,
        [{ type: 'login', code: 'api_key_missing' }],
      ]);
      const others = await api.factory.key(SCOPES.filter((one) => scope === null || !grantsAllow([one], scope)));
      const refused = await send(route, { key: others });
      if (scope === null) expect([titleOf(route), refused.status]).toEqual([titleOf(route), 200]);
      else
        expect([titleOf(route), refused.status, issuesOf(refused)]).toMatchObject([
          titleOf(route),
          403,
          [{ type: 'forbidden', code: 'scope_missing' }],
        ]);
      const permitted = await send(route, { key: await api.factory.key(scope === null ? ['sites:write'] : [scope]) });
      expect([titleOf(route), permitted.status]).toEqual([titleOf(route), 200]);
    }
  });

  it('have a row in the audit trail with exactly the patients of the answer', async () => {
    for (const route of routes) {
      await rows.added();
      const { json } = await send(route);
      const patients = patientsInFhir(json as Resource);
      const added = (await rows.added()).map((row) => ({
        ...row,
        patients: [...row.patients].sort((one, other) => one - other),
      }));
      const action = route.interaction === 'read' ? 'read' : 'list';
      const expected =
        patients.length === 0
          ? []
          : [{ action, resource: expect.stringContaining(`fhir/r4/${route.type}`) as string, patients, status: 200 }];
      expect([titleOf(route), added]).toMatchObject([titleOf(route), expected]);
    }
  });

  it.each([
    ['GET', '', 405],
    ['GET', '/', 405],
    ['GET', '/Nothing', 404],
    ['GET', '/Observation/x/_history', 404],
    ['GET', '/Patient/1/_history/1', 404],
    ['GET', '/Patient/$match', 404],
    ['GET', '/Patient/%C3', 400],
    ['GET', '/Patient/%00', 404],
    ['GET', '/Patient/..%2f..%2fmetrics', 404],
    ['GET', '/Patient/1?x=1', 400],
    ['GET', '/Patient/1?_count=1', 400],
    ['PUT', '/Patient/1', 405],
    ['PATCH', '/Patient/1', 405],
    ['DELETE', '/Patient/1', 405],
    ['POST', '/Patient', 405],
    ['POST', '/Patient/1', 405],
    ['GET', '/Patient/_search', 404],
    ['OPTIONS', '/Patient', 204],
    ['TRACE', '/Patient', 405],
  ])('answer %s %s with %i', async (method, path, status) => {
    if (method === 'TRACE') {
      expect(await api.sendRaw(`TRACE /fhir/r4${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).toContain(
        'HTTP/1.1 405 ',
      );
      return;
    }
    const answer = await api.send(`/fhir/r4${path}`, { method });
    expect(answer.status).toBe(status);
    if (status === 405) expect(answer.headers.get('allow')).toMatch(/^[A-Z, ]+$/);
  });

  it.each([
    '_count=-1',
    '_count=x',
    '_count=',
    '_count=1&_count=2',
    '_sort=',
    '_total=',
    '_pretty=x',
    '_elements=',
    '_elements=code.coding',
    '_id=',
    '_id=a_b',
    '_id=%00',
    '_id=%C3',
    `_id=${'1,'.repeat(1_001)}1`,
    `_id=${'x'.repeat(65)}`,
    '_lastUpdated=x',
    '_lastUpdated=2026-13-01',
    '_lastUpdated=2026-02-30',
    '_lastUpdated=0000',
    '_lastUpdated=xx2026',
    '_lastUpdated=2026-01-15T10',
    '_lastUpdated=2026-01-15T25:00Z',
    'name=',
    'name=%00',
    'name=%ED%A0%80',
    'identifier=a%7Cb%7Cc',
    'identifier=%7C',
    'birthdate=1970-01-31T10:00',
    'gender=x',
    'active=yes',
    'active=',
    '_page=',
    '_page=x',
    '_page=AAAA',
    `_page=${'A'.repeat(200)}`,
    '_id=1&_page=x',
    '__proto__=1',
    'constructor=1',
    'toString=1',
    '=1',
    '%00=1',
    '_has=1',
    '_format=xml&x=1',
  ])('refuse a search by %s with a place, and without repeating the value', async (query) => {
    for (const canary of ['', '&name:bad=CANARY-PHI-1', '&CANARY-PHI-1=1'].slice(0, query.startsWith('_page') ? 1 : 3)) {
      const answer = await fhir.get(`Patient?${query}${canary}`);
      expect([query, query.startsWith('_format') ? 406 : 400]).toEqual([query, answer.status]);
      expect(answer.text).not.toContain('CANARY');
      expect(issuesOf(answer).length).toBeGreaterThan(0);
    }
  });

  it('accept hostile text as a value, and find nothing by it', async () => {
    const hostile = [
      "'; drop table patient; --",
      '%',
      '_',
      '\\',
      '🙂',
      '\u202e',
      '$(id)',
      '${x}',
      '{{7*7}}',
      'a'.repeat(5_000),
      '$1',
      '$organizationId',
      '\u0301',
    ];
    for (const value of hostile) {
      for (const parameter of ['name', 'name:exact', 'name:contains', 'identifier', 'email']) {
        const answer = await fhir.get(`Patient?${parameter}=${encodeURIComponent(value)}`);
        expect([parameter, value, answer.status]).toEqual([parameter, value, 200]);
      }
    }
  });

  it('accept dates at the ends of the calendar', async () => {
    for (const value of [
      '0001',
      'ap0001',
      'ap9999',
      '9999',
      '9999-12-31',
      'gt9999',
      'lt0001-01-01',
      '9999-12-31T23:59:59.999Z',
      '2016-12-31T23:59:59-14:00',
      '2026-01-15T10:00:00%2B02:00',
      '2026-01-15T10:00:00+02:00',
    ]) {
      expect([value, (await fhir.get(`Patient?_lastUpdated=${value}`)).status]).toEqual([value, 200]);
      if (!value.includes('T')) expect([value, (await fhir.get(`Patient?birthdate=${value}`)).status]).toEqual([value, 200]);
    }
  });
});
