import { Patient, type Site } from '@rpm/domain';
import { identifierSystem, type Resource } from '@rpm/fhir';
import { FhirClient } from '../testing/fhir-client';
import { TestApi } from '../testing/test-api';

const UUID = '8f1c2d3e-0000-4000-8000-000000000001';
const EXTERNAL = 'urn:oid:1.2.3.4';

describe('search for patients below /fhir/r4', () => {
  let api: TestApi;
  let fhir: FhirClient;
  let site: Site;
  /** The patients by a short name that the table below uses. */
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    api = await TestApi.start();
    fhir = new FhirClient(api);
    await api.database.dataSource.query('update organization set uuid = $2, external_identifier_system = $3 where id = $1', [
      api.factory.organizationId,
      UUID,
      EXTERNAL,
    ]);
    site = await api.factory.site();
    const add = async (name: string, patient: Partial<Patient>) => (ids[name] = (await api.factory.patient(patient)).id);
    await add('ana', {
      firstName: 'Ána María',
      lastName: 'de la Cruz',
      dateOfBirth: '1970-01-31',
      sex: 'female',
      email: 'ANA@example.org',
    });
    await add('bob', {
      firstName: 'Bob',
      lastName: 'Anders',
      dateOfBirth: '1970-02-01',
      sex: 'male',
      email: null,
      externalIdentifier: 'MRN-7',
    });
    await add('old', {
      firstName: 'Olga',
      lastName: 'Zöller',
      dateOfBirth: null,
      sex: 'female',
      archived: true,
      email: 'old@example.org',
    });
    await add('dup', {
      firstName: 'Bobby',
      lastName: 'Anders',
      dateOfBirth: '1970-02-01',
      sex: 'other',
      externalIdentifier: 'MRN-8',
    });
    await add('comma', { firstName: 'Smith, J', lastName: 'O|Neil', dateOfBirth: '1999-12-31', sex: 'unknown', siteId: site.id });
    const merge = { patient: { id: ids['dup'] } };
    expect((await api.post(`/api/v3/patient/${ids['bob']}/merge`, merge)).status).toBe(200);
  });
  afterAll(() => api.stop());

  /** Returns the short names of the patients whom a search finds. */
  const namesFound = async (query: string) => {
    const found = await fhir.find(`Patient?${query}`);
    return found.map((reference) => Object.keys(ids).find((name) => reference === `Patient/${ids[name]}`));
  };

  it.each([
    ['', ['ana', 'bob', 'old', 'comma']],
    ['name=an', ['ana', 'bob']],
    ['name=ANA', ['ana']],
    ['name=maria', []],
    ['name:contains=maria', ['ana']],
    ['name:exact=Bob', ['bob']],
    ['name:exact=bob', []],
    ['given=b', ['bob']],
    ['family=zoller', ['old']],
    ['family=de%20la,and', ['ana', 'bob']],
    ['family=and&given=b', ['bob']],
    ['given=smith%5C,', ['comma']],
    ['family=o%5C%7Cn', ['comma']],
    ['family=o%7Cn', ['comma']],
    ['birthdate=1970-01-31', ['ana']],
    ['birthdate=1970', ['ana', 'bob']],
    ['birthdate=1970-02&name=bob', ['bob']],
    ['birthdate=ge1970-02-01&birthdate=lt1999-12-31', ['bob']],
    ['birthdate=gt1970-02', ['comma']],
    ['birthdate=ne1970-01-31', ['bob', 'comma']],
    ['birthdate=sa1970-01-31&birthdate=eb1999-12-31', ['bob']],
    ['birthdate:missing=true', ['old']],
    ['birthdate:missing=false', ['ana', 'bob', 'comma']],
    ['gender=female', ['ana', 'old']],
    ['gender=http://hl7.org/fhir/administrative-gender%7Cmale,unknown', ['bob', 'comma']],
    ['active=true', ['ana', 'bob', 'comma']],
    ['active=false', ['old', 'dup']],
    ['email=ana@EXAMPLE.org', ['ana']],
    ['identifier=MRN-7', ['bob']],
    ['identifier=MRN-8', ['dup']],
    [`identifier=${EXTERNAL}%7CMRN-7`, ['bob']],
    ['identifier=urn:other%7CMRN-7', []],
    ['identifier=%7CMRN-7', []],
    [`identifier=${EXTERNAL}%7C&name=bob`, ['bob', 'dup']],
  ])('finds %s', async (query, names) => {
    expect(await namesFound(query)).toEqual(names);
  });

  it('finds patients by their ids and by the identifiers that the service gives', async () => {
    const system = identifierSystem({ uuid: UUID, base: null, externalIdentifierSystem: null }, 'patient');
    expect(await namesFound(`_id=${ids['bob']},${ids['ana']},999999,abc`)).toEqual(['ana', 'bob']);
    expect(await namesFound(`identifier=${system}%7C${ids['bob']}`)).toEqual(['bob']);
    expect(await namesFound(`identifier=${EXTERNAL}%7C${ids['bob']}`)).toEqual([]);
    expect(await namesFound(`_id=${ids['dup']}`)).toEqual(['dup']);
  });

  it('says of a merged patient who remains', async () => {
    const { json } = await fhir.get(`Patient/${ids['dup']}`);
    expect(json).toMatchObject({
      active: false,
      link: [{ other: { reference: `Patient/${ids['bob']}` }, type: 'replaced-by' }],
    });
    expect(await namesFound('_lastUpdated=ge2026-01-01')).toEqual(expect.arrayContaining(['dup']));
  });

  it('sorts by the time of the last change, and says up to when the answer is complete', async () => {
    expect((await api.patch(`/api/v3/patient/${ids['ana']}`, { phoneNumber: null })).status).toBe(200);
    const bundle = await fhir.search('Patient?_sort=_lastUpdated');
    const times = (bundle.entry ?? []).map(({ resource }) => resource?.meta?.lastUpdated ?? '');
    expect(times).toEqual([...times].sort());
    expect(bundle.entry?.at(-1)?.resource).toMatchObject({
      id: String(ids['ana']),
      meta: { versionId: '2', lastUpdated: times.at(-1) },
    });
    expect(Date.parse(bundle.meta?.lastUpdated ?? '')).toBeGreaterThanOrEqual(Date.parse(times.at(-1) ?? ''));
    const newer = await namesFound(`_lastUpdated=gt${times.at(-2)}`);
    expect(newer).toEqual(['ana']);
    expect(await namesFound(`_lastUpdated=gt${times.at(-1)}`)).toEqual([]);
  });

  it('leaves out what was changed after the start of a transaction that is still open', async () => {
    const service = await api.database.connectAsService();
    const change = 'update patient set phone_number = $2 where id = $1';
    await service.inTransaction(api.factory, async ({ manager }) => {
      await manager.query(change, [ids['old'], '+15555550111']);
      expect((await api.patch(`/api/v3/patient/${ids['comma']}`, { phoneNumber: null })).status).toBe(200);
      expect(await namesFound('_lastUpdated=ge2026-01-01')).not.toContain('comma');
    });
    await service.destroy();
    expect((await namesFound('_lastUpdated=ge2026-01-01')).slice(-2)).toEqual(['old', 'comma']);
  });

  it.each(['Patient?_count=2', 'Patient?_count=2&_sort=_lastUpdated', 'Patient?_count=2&name=a,b,o,s'])(
    'returns every match once, page by page: %s',
    async (query) => {
      const pages = await fhir.pages(`${query}&_total=accurate`);
      const found = pages.flatMap(({ entry = [] }) => entry.map(({ fullUrl }) => fullUrl));
      expect(new Set(found).size).toBe(found.length);
      expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([found.length]));
      expect(pages.slice(0, -1).every(({ entry }) => entry?.length === 2)).toBe(true);
    },
  );

  it('returns only the number of matches if that is asked for', async () => {
    for (const query of ['_summary=count', '_count=0']) {
      const bundle = await fhir.search(`Patient?gender=female&${query}`);
      expect(bundle).toEqual({
        resourceType: 'Bundle',
        type: 'searchset',
        total: 2,
        link: [{ relation: 'self', url: expect.any(String) as string }],
      });
    }
    expect(await fhir.search('Patient?gender=female')).not.toHaveProperty('total');
  });

  it('changes every merged patient whose record is merged again', async () => {
    const [first, second, third] = [await api.factory.patient(), await api.factory.patient(), await api.factory.patient()];
    const merge = async (from: { id: number }, into: { id: number }) =>
      expect((await api.post(`/api/v3/patient/${into.id}/merge`, { patient: { id: from.id } })).status).toBe(200);
    const metaOf = async () => ((await fhir.get(`Patient/${first.id}`)).json as Resource).meta;
    await merge(first, second);
    const before = await metaOf();
    await merge(second, third);
    const { json } = await fhir.get(`Patient/${first.id}`);
    expect((json as { link: unknown }).link).toEqual([{ other: { reference: `Patient/${third.id}` }, type: 'replaced-by' }]);
    expect([before?.versionId, (await metaOf())?.versionId]).toEqual(['2', '3']);
    const { status } = await fhir.get(`Patient/${first.id}`, { headers: { 'If-None-Match': 'W/"2"' } });
    expect(status).toBe(200);
    expect(await fhir.find(`Patient?_lastUpdated=gt${before?.lastUpdated ?? ''}`)).toContain(`Patient/${first.id}`);
  });
});
