import { Factory } from '@rpm/data-access/testing';
import { type FileImportListView } from '@rpm/domain';
import { AuditRows } from '../testing/audit-rows';
import { clarityFile as clarity, FileImportFixture } from '../testing/file-import-fixture';
import { TestApi } from '../testing/test-api';

describe('GET /api/v3/file-import', () => {
  let api: TestApi;
  let mine: Factory;
  let files: FileImportFixture;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    mine = await Factory.inNewOrganization(api.database.dataSource);
    files = new FileImportFixture(api, await mine.key());
  });

  const list = async (query = '') => (await files.get(query)).json as FileImportListView;
  const numbers = async (query: string) => (await list(query)).content.map(({ number }) => number);

  it('lists imports newest first, without anything that is in the files, and with who created them', async () => {
    const patient = await mine.patient({ firstName: 'Testina', lastName: 'Sampleton', externalIdentifier: 'p-1' });
    const id = await files.store(clarity(3));
    await files.sendFile(clarity(4, 'Somebody'));
    const answer = await files.get('');
    const { content, cursor, hasMore } = answer.json as FileImportListView;
    expect(content).toMatchObject([
      { number: 2, state: 'receiving', format: null, patient: null, counts: { stored: 0 } },
      {
        ...{
          id,
          number: 1,
          state: 'stored',
          format: 'clarity',
          patient: { id: patient.id },
          counts: { stored: 3, duplicates: 0, rejected: 0, createdPatients: 0, createdDevices: 1 },
        },
        ...{ actorKind: 'key', actor: expect.any(String) as string },
      },
    ]);
    expect([cursor, hasMore]).toEqual([String(id), false]);
    const { json } = await api.get(`/api/v3/file-import/${id}`, { key: await mine.key() });
    expect(json).toMatchObject(content[1] ?? {});
    expect(answer.text).not.toMatch(/Somebody|Testina|TX1|rejectedLines/);
  });

  it('is read in parts, and filtered by state and patient', async () => {
    const patient = await mine.patient({ firstName: 'Testina', lastName: 'Sampleton', externalIdentifier: 'p-1' });
    for (const count of [3, 4, 5]) await files.store(clarity(count));
    await files.sendFile(clarity(6));
    const first = await list('?size=3');
    expect([first.content.length, first.hasMore]).toEqual([3, true]);
    expect(await numbers(`?size=3&after=${first.cursor}`)).toEqual([1]);
    expect(await numbers('?state=receiving')).toEqual([4]);
    expect(await numbers('?state=stored')).toEqual([3, 2, 1]);
    expect(await numbers('?state=undone')).toEqual([]);
    expect(await numbers(`?patientId=${patient.id}`)).toEqual([3, 2, 1]);
    expect(await numbers(`?patientId=${patient.id + 1}`)).toEqual([]);
    expect((await files.get('?state=other')).status).toBe(400);
  });

  it('finds the imports of a merged patient with the remaining one', async () => {
    const merged = await mine.patient({ firstName: 'Testina', lastName: 'Sampleton', externalIdentifier: 'p-1' });
    const remaining = await mine.patient({ firstName: 'Testina', lastName: 'Sampleton', externalIdentifier: 'p-2' });
    await files.store(clarity(3));
    const key = await mine.key();
    const merge = await api.post(`/api/v3/patient/${remaining.id}/merge`, { patient: { id: merged.id } }, { key });
    expect(merge.status).toBe(200);
    expect(await numbers(`?patientId=${remaining.id}`)).toEqual([1]);
  });

  it('needs readings:read, shows no import of another organization, and is recorded with its patients', async () => {
    const patient = await mine.patient({ firstName: 'Testina', lastName: 'Sampleton', externalIdentifier: 'p-1' });
    await files.store(clarity(3));
    expect((await files.as(await mine.key(['readings:write'])).get('')).status).toBe(403);
    const stranger = await Factory.inNewOrganization(api.database.dataSource);
    expect((await files.as(await stranger.key()).get('')).json).toEqual({ content: [], cursor: null, hasMore: false });
    const rows = new AuditRows(api.database.dataSource, mine.organizationId);
    await rows.added();
    await list();
    expect(await rows.added()).toMatchObject([{ action: 'list', resource: 'file-import', patients: [patient.id], status: 200 }]);
  });
});

describe('POST /api/v3/file-import/{fileImportId}/undo with dryRun', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  it('counts the readings that would be marked and those that somebody has changed, and changes nothing', async () => {
    await api.factory.patient({ firstName: 'Testina', lastName: 'Sampleton', externalIdentifier: 'p-1' });
    const files = new FileImportFixture(api, await api.factory.key());
    const id = await files.store(clarity(3));
    const found = (await api.get('/api/v3/blood-glucose-reading')).json as { content: { id: number }[] };
    const [first, second] = found.content;
    await api.patch(`/api/v3/blood-glucose-reading/${first?.id}`, { glucose: 99 });
    await api.patch(`/api/v3/blood-glucose-reading/${second?.id}`, { enteredInError: true });
    const preview = await files.post(`/${id}/undo?dryRun=true`);
    expect(preview.json).toEqual({ readingCount: 1, keptCount: 2 });
    expect((await files.get(id)).json).toMatchObject({ state: 'stored', counts: { voided: 0, kept: 0 }, keptReadings: [] });
    expect(await files.until('undone', `/${id}/undo`)).toMatchObject({
      counts: { voided: 1, kept: 2 },
      keptReadings: [{ kind: 'bloodGlucose' }, { kind: 'bloodGlucose' }],
    });
  });
});
