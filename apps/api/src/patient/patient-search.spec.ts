import { fillSearchWords } from '@rpm/data-access';
import { Factory } from '@rpm/data-access/testing';
import { type PatientInput } from '@rpm/domain';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { TestApi } from '../testing/test-api';

interface Found {
  content: { id: number; firstName: string }[];
  complete: boolean;
  preparing: boolean;
}

describe('the search for patients', () => {
  let api: TestApi;
  let factory: Factory;
  let key: string;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    factory = await Factory.inNewOrganization(api.database.dataSource);
    key = await factory.key();
  });

  const create = async (input: Partial<PatientInput>) =>
    ((await api.post('/api/v3/patient', input, { key })).json as { id: number }).id;
  const send = (body: object) => api.post('/api/v3/patient/search', body, { key });
  const search = async (query: string, filters: object = {}) => (await send({ query, ...filters })).json as Found;
  const found = async (query: string, filters: object = {}) => (await search(query, filters)).content.map(({ id }) => id);

  it('finds a patient by name, birth date, identifier, e-mail address and telephone number', async () => {
    const maria = await create({
      ...{ firstName: 'María José', lastName: 'García-Müller', dateOfBirth: '1970-01-31', email: 'Maria.G@Example.org' },
      ...{ phoneNumber: '+15555550100', externalIdentifier: 'MRN-2024-000123', address: { country: 'US' } },
    });
    await create({ firstName: 'Testo', lastName: 'Sampleton', dateOfBirth: '1971-01-31' });
    const queries = [
      ...[
        'garcia, maria',
        'maria garcia',
        'GARC mar',
        'muller',
        'müller',
        'mueller',
        'jose',
        'José',
        'garcía-müller',
        'garcia muller',
        'garciamuller',
      ],
      ...[
        'garcia m',
        'Garcia, M.',
        'm garcia',
        'Mrs. Garcia',
        'Garcia Maria 1/31/1970',
        'García María José, born 31 Jan 1970',
        'garcia (1/31/70)',
        'DOB 01311970',
      ],
      ...[
        '1970-01-31',
        '1/31/1970',
        '31.1.1970',
        'garcia 1970',
        'garcia 1/1970',
        'maria.g@example.org',
        'maria.g@',
        'Maria.G@Example.org garcia',
      ],
      ...['+1 (555) 555-0100', '555-555-0100', '5555550100', '555.555.0100', '555 0100', '555-01', '0100', 'garcia 0100'],
      ...[
        'MRN-2024-000123',
        'mrn',
        '000123',
        '123',
        '2024000123',
        'MRN 2024 000123',
        'mrn2024',
        'MRN: 2024-000123',
        '#000123',
        'garcia 000123',
      ],
    ];
    for (const query of queries) expect([query, await found(query)]).toEqual([query, [maria]]);
    for (const query of ['arcia', 'maria testo', 'garcia 1971', 'garcia r', 'zz', '555-0199', '23', 'mrn 124'])
      expect([query, await found(query)]).toEqual([query, []]);
  });

  it('finds names with particles and apostrophes, however they are written', async () => {
    const lastNames = ["O'Brien", 'De La Cruz', 'Smith-Jones', 'Mueller', 'Đặng', '王'];
    const ids: number[] = [];
    for (const lastName of lastNames) ids.push(await create({ firstName: 'Testina', lastName }));
    const queries = [
      ['obrien', "o'brien", 'O’Brien', 'o brien', 'brien'],
      ['de la cruz', 'delacruz', 'cruz', 'la cruz, testina', 'DeLaCruz'],
      ['smith jones', 'jones', 'smithjones', 'jones-smith'],
      ['Müller', 'mueller'],
      ['Đặng', 'đang'],
      ['王', '王, testina'],
    ];
    for (const [index, texts] of queries.entries())
      for (const query of texts) expect([query, await found(query)]).toEqual([query, [ids[index]]]);
  });

  it('sorts a patient with the identifier before patients with these digits in a telephone number', async () => {
    const address = { country: 'US' };
    await create({ firstName: 'A', lastName: 'A', phoneNumber: '+12025550147', address });
    const identified = await create({ firstName: 'Z', lastName: 'Z', externalIdentifier: '0147' });
    const [first, second] = await found('0147');
    expect([first === identified, second !== undefined]).toEqual([true, true]);
    expect(await found('147')).toEqual([identified]);
  });

  it('returns whole patients, sorted by the word that matches and the name, and says whether these are all', async () => {
    const ids: number[] = [];
    for (const firstName of ['C', 'A', 'B']) ids.push(await create({ firstName, lastName: 'Garcia' }));
    const longer = await create({ firstName: 'A', lastName: 'Garciamarquez' });
    const [c = 0, a = 0, b = 0] = ids;
    const all = await search('garcia');
    expect([all.content.map(({ id }) => id), all.complete]).toEqual([[a, b, c, longer], true]);
    expect(all.content[0]).toEqual((await api.get(`/api/v3/patient/${a}`, { key })).json);
    const first = await search('garcia', { size: 2 });
    expect([first.content.map(({ id }) => id), first.complete]).toEqual([[a, b], false]);
  });

  it('finds only patients with the properties that are asked for, and the remaining one of merged patients', async () => {
    const site = await factory.site();
    const [one, other] = [await create({ lastName: 'Garcia', site: { id: site.id } }), await create({ lastName: 'Garcia' })];
    await api.patch(`/api/v3/patient/${other}`, { archived: true }, { key });
    expect(await found('garcia', { archived: false })).toEqual([one]);
    expect(await found('garcia', { archived: true })).toEqual([other]);
    expect(await found('garcia', { siteId: site.id })).toEqual([one]);
    expect(await found('garcia', { enrolled: true })).toEqual([]);
    await api.patch(`/api/v3/patient/${other}`, { archived: false }, { key });
    await api.post(`/api/v3/patient/${one}/merge`, { patient: { id: other } }, { key });
    expect(await found('garcia')).toEqual([one]);
  });

  it('follows a change of a name, and finds nobody of another organization', async () => {
    const id = await create({ firstName: 'Maria', lastName: 'Garcia' });
    await api.patch(`/api/v3/patient/${id}`, { lastName: 'Lopez' }, { key });
    expect([await found('garcia'), await found('lopez maria')]).toEqual([[], [id]]);
    const { json } = await api.post('/api/v3/patient/search', { query: 'lopez' });
    expect(json).toEqual({ content: [], complete: true, preparing: false });
  });

  it('rejects a query without a letter or digit, and does not write it into the log', async () => {
    for (const query of ['', ' ,-', undefined]) expect((await send({ query })).status).toBe(400);
    await send({ query: 'Unmistakable' });
    expect(JSON.stringify(api.log)).not.toContain('Unmistakable');
  });

  it('finds patients of an earlier version as soon as the service has prepared them, also after an interruption', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 3; n++) ids.push(await create({ firstName: `Patient${n}`, lastName: 'Garcia' }));
    const { dataSource } = api.database;
    await dataSource.query('delete from patient_search_word where organization_id = $1', [factory.organizationId]);
    // The first patient was prepared before the interruption, and the second one has been renamed since the upgrade.
    await dataSource.query('insert into patient_search_state values ($1, $2)', [factory.organizationId, ids[0]]);
    await api.patch(`/api/v3/patient/${ids[1]}`, { lastName: 'Lopez' }, { key });
    expect(await search('garcia')).toEqual({ content: [], complete: true, preparing: true });
    const service = await api.database.connectAsService();
    const { signal } = new AbortController();
    await Promise.all([fillSearchWords(service, { signal }), fillSearchWords(service, { signal })]);
    const after = await search('garcia');
    expect([after.content.map(({ id }) => id), after.preparing]).toEqual([[ids[2]], false]);
    expect(await found('lopez')).toEqual([ids[1]]);
  });

  it('is prepared by another process after the one that was preparing an organization has ended', async () => {
    const { dataSource } = api.database;
    const id = await create({ lastName: 'Garcia' });
    const other = await Factory.inNewOrganization(dataSource);
    await dataSource.query('delete from patient_search_word');
    await dataSource.query('insert into patient_search_state values ($1, 0), ($2, 0)', [
      factory.organizationId,
      other.organizationId,
    ]);
    const states = async () => (await dataSource.query<object[]>('select from patient_search_state')).length;
    const service = await api.database.connectAsService();
    let filling: Promise<void> | undefined;
    await dataSource.transaction(async (manager) => {
      await manager.query('select from patient_search_state where organization_id = $1 for update', [factory.organizationId]);
      filling = fillSearchWords(service, new AbortController());
      // The organizations are processed in the order of their ids, so the first one has been skipped when the second one is complete.
      expect(await pollUntil(states, 1)).toBe(1);
    });
    await filling;
    expect([await found('garcia'), await states()]).toEqual([[id], 0]);
  });
});
