import { Factory } from '@rpm/data-access/testing';
import { type OperationOutcome } from '@rpm/fhir';
import { FhirClient, issuesOf, linkOf, referencesIn } from '../../testing/fhir-client';
import { TestApi } from '../../testing/test-api';

const PUBLIC = 'https://rpm.example.org/base';

describe('HTTP of the FHIR server', () => {
  let api: TestApi;
  let fhir: FhirClient;
  let patientId: number;
  let key: string;

  beforeAll(async () => {
    api = await TestApi.start({ PUBLIC_URL: PUBLIC, RATE_LIMIT_PER_MINUTE: '100000' });
    fhir = new FhirClient(api);
    key = await api.factory.key(['patients:read']);
    patientId = (await api.factory.patient({ lastName: 'Canary-Phi' })).id;
    for (let count = 0; count < 3; count++) await api.factory.patient({ lastName: 'Paged', externalIdentifier: null });
  });
  afterAll(() => api.stop());

  const bearer = (token: string) => ({ key: null, headers: { Authorization: `Bearer ${token}` } });
  const pathOf = (url: string | null) => (url ?? '').replace(`${PUBLIC}/fhir/r4/`, '');

  describe('keys', () => {
    it('can be a bearer token', async () => {
      for (const scheme of ['Bearer', 'bearer', 'BEARER ']) {
        const { status } = await fhir.get(`Patient/${patientId}`, { key: null, headers: { Authorization: `${scheme} ${key}` } });
        expect([scheme, status]).toEqual([scheme, 200]);
      }
    });

    it('in Service-API-Key has precedence over a bearer token', async () => {
      expect((await fhir.get('Patient', { key, headers: { Authorization: 'Bearer other' } })).status).toBe(200);
      expect((await fhir.get('Patient', { key: 'other', headers: { Authorization: `Bearer ${key}` } })).status).toBe(401);
    });

    it('is not read from Authorization elsewhere', async () => {
      expect((await api.get(`/api/v3/patient/${patientId}`, bearer(key))).status).toBe(401);
    });

    it.each([
      ['no key', undefined, 'api_key_missing', 'login', 'Bearer realm="rpm", ApiKey realm="rpm", header="Service-API-Key"'],
      [
        'no bearer token',
        'Basic eDp5',
        'api_key_missing',
        'login',
        'Bearer realm="rpm", ApiKey realm="rpm", header="Service-API-Key"',
      ],
      [
        'a token of another form',
        'Bearer eyJhbGciOi',
        'api_key_invalid',
        'login',
        'Bearer realm="rpm", error="invalid_token", ApiKey realm="rpm", header="Service-API-Key"',
      ],
    ])('are asked for if a request has %s', async (_, authorization, code, type, challenge) => {
      const answer = await fhir.get('Patient', {
        key: null,
        headers: authorization === undefined ? {} : { Authorization: authorization },
      });
      expect([answer.status, issuesOf(answer), answer.headers.get('www-authenticate')]).toEqual([
        401,
        [{ type, code, place: null }],
        challenge,
      ]);
    });

    it('are reported as expired', async () => {
      const expired = await api.factory.key(['*'], new Date(Date.now() - 1_000));
      const answer = await fhir.get('Patient', bearer(expired));
      expect([answer.status, issuesOf(answer)]).toEqual([401, [{ type: 'expired', code: 'api_key_expired', place: null }]]);
    });
  });

  describe('formats', () => {
    it.each([
      'application/fhir+json',
      'application/json',
      '*/*',
      'application/*',
      'application/fhir+xml;q=0.5, application/fhir+json',
      'application/fhir+json; fhirVersion=4.0',
    ])('accept %s', async (accept) => {
      expect((await fhir.get(`Patient/${patientId}`, { headers: { Accept: accept } })).status).toBe(200);
    });

    it.each([
      'application/fhir+xml',
      'text/html',
      'text/turtle',
      'application/fhir+json;q=0',
      'application/fhir+json; fhirVersion=3.0',
    ])('refuse %s', async (accept) => {
      const answer = await fhir.get(`Patient/${patientId}`, { headers: { Accept: accept } });
      expect([answer.status, issuesOf(answer)]).toEqual([406, [{ type: 'not-supported', code: 'not_acceptable', place: null }]]);
    });

    it.each([
      ['json', 200],
      ['application/fhir%2Bjson', 200],
      ['application/fhir+json', 200],
      ['application/json', 200],
      ['text/json', 200],
      ['xml', 406],
      ['html', 406],
      ['', 406],
    ])('follow _format=%s instead of Accept', async (format, status) => {
      const headers = { Accept: 'application/fhir+xml' };
      for (const path of [`Patient/${patientId}?`, 'Patient?', 'metadata?']) {
        expect([path, (await fhir.get(`${path}_format=${format}`, { headers })).status]).toEqual([path, status]);
      }
      const sent = await fhir.post('Patient/_search', `_format=${format}`);
      expect(sent.status).toBe(status);
    });

    it('indent JSON if that is asked for', async () => {
      const { text, json } = await fhir.get(`Patient/${patientId}?_pretty=true`);
      expect(text).toBe(JSON.stringify(json, null, 2));
    });
  });

  describe('reads', () => {
    it('have the version as their ETag, and are not sent again if the client has it', async () => {
      const { headers, json } = await fhir.get(`Patient/${patientId}`);
      const lastUpdated = (json as { meta: { lastUpdated: string } }).meta.lastUpdated;
      expect([headers.get('etag'), headers.get('last-modified')]).toEqual(['W/"1"', new Date(lastUpdated).toUTCString()]);
      for (const [known, status] of [
        ['W/"1"', 304],
        ['"1"', 304],
        ['W/"0", W/"1"', 304],
        ['*', 304],
        ['W/"2"', 200],
      ] as const) {
        const again = await fhir.get(`Patient/${patientId}`, { headers: { 'If-None-Match': known } });
        expect([known, again.status, again.text === '']).toEqual([known, status, status === 304]);
      }
    });

    it('by HEAD have the headers of GET, and no body', async () => {
      for (const path of [`Patient/${patientId}`, 'Patient', 'metadata']) {
        const [get, head] = [await fhir.get(path), await fhir.get(path, { method: 'HEAD' })];
        const headersOf = ({ headers }: typeof get) =>
          ['content-type', 'content-length', 'etag'].map((name) => headers.get(name));
        expect([head.status, head.text, headersOf(head)]).toEqual([get.status, '', headersOf(get)]);
      }
    });
  });

  describe('searches', () => {
    it('state in `self` the parameters that were used', async () => {
      const bundle = await fhir.search('Patient?family=Paged&_count=2&birthdate=ge1970&_sort=_id');
      expect(linkOf(bundle, 'self')).toBe(`${PUBLIC}/fhir/r4/Patient?family=Paged&_count=2&birthdate=ge1970&_sort=_id`);
      expect(bundle.entry?.map(({ fullUrl }) => fullUrl?.replace(/\d+$/, ''))).toEqual([
        `${PUBLIC}/fhir/r4/Patient/`,
        `${PUBLIC}/fhir/r4/Patient/`,
      ]);
      expect(linkOf(await fhir.search('Patient'), 'self')).toBe(`${PUBLIC}/fhir/r4/Patient`);
    });

    it('ignore unknown parameters only if the client asks for it, and leave them out of `self`', async () => {
      expect((await fhir.get('Patient?family=Paged&nothing=1')).status).toBe(400);
      expect((await fhir.get('Patient?family=Paged&nothing=1', { headers: { Prefer: 'handling=strict' } })).status).toBe(400);
      const lenient = { headers: { Prefer: 'return=minimal; handling=lenient' } };
      const bundle = await fhir.search('Patient?family=Paged&nothing=1', lenient);
      expect([linkOf(bundle, 'self'), bundle.entry?.length]).toEqual([`${PUBLIC}/fhir/r4/Patient?family=Paged`, 3]);
      // A modifier or value that is not supported would change the result.
      expect((await fhir.get('Patient?family:below=Paged', lenient)).status).toBe(400);
      expect((await fhir.get('Patient?birthdate=x', lenient)).status).toBe(400);
    });

    it('report every error with its place', async () => {
      const answer = await fhir.get('Patient?nothing=1&birthdate=x&family:below=a&_count=x');
      expect(issuesOf(answer)).toEqual([
        { type: 'not-supported', code: 'invalid_input', place: 'http.nothing' },
        { type: 'invalid', code: 'invalid_input', place: 'http.birthdate' },
        { type: 'not-supported', code: 'invalid_input', place: 'http.family' },
        { type: 'invalid', code: 'invalid_input', place: 'http._count' },
      ]);
      const { issue } = answer.json as OperationOutcome;
      expect(issue[0]?.diagnostics).toBe(`Request ${answer.headers.get('x-request-id')}`);
    });

    it('return at most a thousand matches in a page, also if more are asked for', async () => {
      expect((await fhir.get('Patient?_count=5000')).status).toBe(200);
    });

    it('by POST read the form and the query, and show the parameters neither in links to pages nor in the log', async () => {
      const answer = await fhir.post('Patient/_search?_count=2', 'family=Paged&_total=accurate');
      const bundle = answer.json as Parameters<typeof linkOf>[0];
      expect([answer.status, bundle?.total, bundle?.entry?.length]).toEqual([200, 3, 2]);
      const next = pathOf(linkOf(bundle, 'next'));
      expect(next).toMatch(/^Patient\?_page=[\w-]+$/);
      const last = await fhir.search(next);
      expect([last.entry?.length, last.total, linkOf(last, 'self'), linkOf(last, 'next')]).toEqual([
        1,
        3,
        `${PUBLIC}/fhir/r4/${next}`,
        null,
      ]);
      const [line] = await api.logLine(answer.headers.get('x-request-id') ?? '');
      expect(line).toMatchObject({ method: 'POST', route: '/fhir/r4/Patient/_search', status: 200 });
      expect(JSON.stringify(line)).not.toContain('Paged');
    });

    it('by POST refuse what has more matches than a page and is too long for a link to the next one', async () => {
      const ids = `_id=${Array.from({ length: 900 }, (_, id) => `${'0'.repeat(20)}${id}`).join()},${patientId},${patientId + 1}`;
      const refused = await fhir.post('Patient/_search', `${ids}&_count=1`);
      expect([refused.status, issuesOf(refused)]).toEqual([
        400,
        [{ type: 'invalid', code: 'invalid_input', place: 'http._count' }],
      ]);
      expect((await fhir.post('Patient/_search', ids)).status).toBe(200);
    });

    it.each([
      ['application/json', '{}', 415, 'unsupported_media_type'],
      ['application/x-www-form-urlencoded; charset=utf-16', 'a=b', 415, 'unsupported_media_type'],
      ['application/x-www-form-urlencoded', `name=${'a'.repeat(2 ** 20)}`, 413, 'body_too_large'],
      ['application/x-www-form-urlencoded', 'name=%C3', 400, 'invalid_input'],
    ])('by POST refuse %s', async (type, body, status, code) => {
      const answer = await api.post('/fhir/r4/Patient/_search', body, { headers: { 'Content-Type': type } });
      expect([answer.status, issuesOf(answer)[0]?.code]).toEqual([status, code]);
    });

    it('by POST without a body find everything', async () => {
      const answer = await api.send('/fhir/r4/Patient/_search', { method: 'POST' });
      expect([answer.status, referencesIn(answer.json as never).length]).toEqual([200, 4]);
    });

    it('accept a link to a page only unchanged, alone, and from the organization and for the type that got it', async () => {
      const next = pathOf(linkOf(await fhir.search('Patient?family=Paged&_count=1'), 'next'));
      const other = await (await Factory.inNewOrganization(api.database.dataSource)).key();
      expect((await fhir.get(next)).status).toBe(200);
      expect((await fhir.get(`${next}&_pretty=true`)).status).toBe(200);
      const refused = [
        await fhir.get(next, { key: other }),
        await fhir.get(next.replace('Patient', 'Device')),
        await fhir.get(`${next}&family=x`),
        await fhir.get(next.slice(0, -4)),
      ];
      for (const answer of refused) expect([answer.status, issuesOf(answer)]).toMatchObject([400, [{ place: 'http._page' }]]);
    });
  });

  describe('problems', () => {
    it('have a code system of their own if there is no organization', async () => {
      const { json } = await fhir.get('Nothing', { key: null });
      expect((json as OperationOutcome).issue[0]?.details?.coding).toEqual([
        { system: 'urn:rpm:problem', code: 'path_not_found' },
      ]);
    });

    it('name the supported paths and methods', async () => {
      const { json } = await fhir.get('Nothing');
      expect(JSON.stringify(json)).toContain('/fhir/r4/metadata');
      const { status, headers } = await api.delete(`/fhir/r4/Patient/${patientId}`);
      expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    });

    it('are 503 and transient if the organization has no permanent UUID yet', async () => {
      const factory = await Factory.inNewOrganization(api.database.dataSource);
      await api.database.dataSource.query('update organization set uuid = null where id = $1', [factory.organizationId]);
      const answer = await fhir.get('Patient', { key: await factory.key() });
      expect([answer.status, issuesOf(answer)]).toEqual([503, [{ type: 'transient', code: 'unavailable', place: null }]]);
      expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    });

    it('use the systems of the base as soon as it is set', async () => {
      const factory = await Factory.inNewOrganization(api.database.dataSource);
      const base = 'https://codes.example.org';
      await api.database.dataSource.query('update organization set fhir_base = $2 where id = $1', [factory.organizationId, base]);
      const { json } = await fhir.get('Patient/999999', { key: await factory.key() });
      expect((json as OperationOutcome).issue[0]?.details?.coding?.[0]?.system).toBe(`${base}/CodeSystem/problem`);
    });
  });
});
