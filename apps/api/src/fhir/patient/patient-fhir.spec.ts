import { TestApi } from '../../testing/test-api';

describe('Patient of FHIR', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  it('is read by id, and not sent again if the client has the version', async () => {
    const { id } = await api.factory.patient({ firstName: 'Testina', lastName: 'Sampleton' });
    const { status, json, headers } = await api.get(`/fhir/r4/Patient/${id}`);
    expect([status, json]).toMatchObject([200, { resourceType: 'Patient', id: String(id), name: [{ family: 'Sampleton' }] }]);
    expect(headers.get('etag')).toBe('W/"1"');
    const again = await api.get(`/fhir/r4/Patient/${id}`, { headers: { 'If-None-Match': 'W/"1"' } });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('is found by search, page by page', async () => {
    for (let count = 0; count < 3; count++) await api.factory.patient({ lastName: 'Pages' });
    const first = await api.get('/fhir/r4/Patient?family=pages&_count=2&_total=accurate');
    expect(first).toMatchObject({ status: 200, json: { resourceType: 'Bundle', total: 3, entry: [{}, {}] } });
    const { link } = first.json as { link: { relation: string; url: string }[] };
    const next = new URL(link.find(({ relation }) => relation === 'next')?.url ?? '');
    const second = await api.get(`${next.pathname}${next.search}`);
    expect(second.json).toMatchObject({ total: 3, entry: [{}] });
    for (const query of [
      'name=page',
      'given=x',
      'birthdate=ge1970',
      'gender=female',
      'active=true',
      'email=x@y.z',
      '_lastUpdated=ge2026',
      'identifier=abc',
      '_id=1,2',
      'name:exact=Pages',
      'name:contains=age',
      'birthdate:missing=true',
      '_sort=_lastUpdated',
      '_summary=count',
    ])
      expect([query, (await api.get(`/fhir/r4/Patient?${query}`)).status]).toEqual([query, 200]);
  });

  it('rejects', async () => {
    for (const query of ['nme=page', 'birthdate=x', 'gender=x', 'name:below=x'])
      expect([query, (await api.get(`/fhir/r4/Patient?${query}`)).status]).toEqual([query, 400]);
    expect((await api.get('/fhir/r4/Patient/99999')).status).toBe(404);
    expect((await api.get('/fhir/r4/metadata', { key: null })).status).toBe(200);
    expect((await api.get('/fhir/r4/Nothing', { key: null })).status).toBe(404);
    expect((await api.put('/fhir/r4/Patient/1', {}, { key: null })).status).toBe(405);
    expect(
      (
        await api.post('/fhir/r4/Patient/_search', 'name=page', {
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        })
      ).status,
    ).toBe(200);
  });
});
