import { Factory } from '@rpm/data-access/testing';
import { ORGANIZATION_TABLES } from '@rpm/schema';
import { AuditRows } from '../testing/audit-rows';
import { clarityFile as clarity, CLARITY_ANSWERS as ANSWERS, FileImportFixture } from '../testing/file-import-fixture';
import { TestApi } from '../testing/test-api';

const READINGS = ['readings:read', 'readings:write'];
const ALL_SCOPES = [...READINGS, 'patients:write', 'devices:write', 'catalogue:write'];
const OF_NEW_PATIENT = { ...ANSWERS, patient: { externalIdentifier: 'p-2' }, createPatients: true };

/** The tables that an import changes which creates nothing but readings. All others belong to another area of the API, or to none. */
const TABLES_OF_READINGS =
  /^(blood_glucose_reading|reading_.*|file_import.*|event|event_.*|published_event|adherence_.*|ended_observation.*)$/;

describe('scopes of imports of files', () => {
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
    await mine.patient({ firstName: 'Testina', lastName: 'Sampleton', externalIdentifier: 'p-1' });
  });

  const filesOf = async (scopes: string[]) => files.as(await mine.key(scopes));
  /** Returns the number of rows that the organization has in each table. */
  const countRows = async () => {
    const counts = ORGANIZATION_TABLES.map(
      (table) => `select '${table}' as name, count(*) from ${table} where organization_id = $1`,
    );
    const rows = await api.database.dataSource.query<{ name: string; count: string }[]>(counts.join(' union all '), [
      mine.organizationId,
    ]);
    return new Map(rows.map(({ name, count }) => [name, Number(count)]));
  };

  it.each([
    ['patients:write', 'creates a patient'],
    ['devices:write', 'registers devices that the file names'],
    ['catalogue:write', 'creates items of the catalogue (IMPORT-CGM)'],
  ])('include %s if the import %s, and the preview says so before the start is refused', async (scope, change) => {
    const id = await files.sendFile(clarity(3));
    const lacking = await filesOf(ALL_SCOPES.filter((one) => one !== scope));
    expect((await lacking.post(`/${id}/answers`, { ...OF_NEW_PATIENT, personConfirmed: true })).json).toMatchObject({
      scopes: ['patients:write', 'devices:write', 'catalogue:write'],
      questions: [],
    });
    const before = await countRows();
    expect(await lacking.post(`/${id}/start`)).toMatchObject({
      status: 403,
      json: { code: 'scope_missing', detail: `This import ${change}, so it also needs the scope ${scope}.` },
    });
    expect(await countRows()).toEqual(before);
    expect((await files.get(id)).json).toMatchObject({ state: 'receiving', counts: { stored: 0 } });
    const whole = await filesOf(ALL_SCOPES);
    expect(await whole.until('stored', `/${id}/start`)).toMatchObject({
      counts: { stored: 3, createdPatients: 1, createdDevices: 1 },
    });
  });

  it('are named together if several are missing', async () => {
    const id = await files.sendFile(clarity(3));
    const reader = await filesOf(READINGS);
    await reader.post(`/${id}/answers`, { ...OF_NEW_PATIENT, personConfirmed: true });
    expect((await reader.post(`/${id}/start`)).json).toMatchObject({
      detail: expect.stringMatching(/also needs the scopes patients:write, devices:write, catalogue:write\.$/) as string,
    });
  });

  it('are only those of readings if patient and devices are known: the import then creates nothing else', async () => {
    await files.store(clarity(3));
    const id = await files.sendFile(clarity(6));
    const writer = await filesOf(READINGS);
    const before = await countRows();
    expect((await writer.post(`/${id}/answers`, { ...ANSWERS, personConfirmed: true })).json).toMatchObject({ scopes: [] });
    expect(await writer.until('stored', `/${id}/start`)).toMatchObject({
      counts: { stored: 3, duplicates: 3, createdDevices: 0 },
    });
    const after = await countRows();
    const changed = [...after].filter(([name, count]) => count !== before.get(name)).map(([name]) => name);
    expect(changed).toContain('blood_glucose_reading');
    expect(changed.filter((name) => !TABLES_OF_READINGS.test(name))).toEqual([]);
    expect((await writer.post(`/${id}/undo`)).status).toBe(200);
  });

  it('include those of what undoing the import changes beside its readings', async () => {
    const id = await files.store(clarity(3), OF_NEW_PATIENT);
    const rows = new AuditRows(api.database.dataSource, mine.organizationId);
    await rows.added();
    for (const [scopes, missing] of [
      [[...READINGS, 'patients:write'], 'devices:write'],
      [[...READINGS, 'devices:write'], 'patients:write'],
    ] as const) {
      const lacking = await filesOf([...scopes]);
      for (const path of [`/${id}/undo`, `/${id}/undo?dryRun=true`])
        expect(await lacking.post(path)).toMatchObject({
          status: 403,
          json: { detail: expect.stringContaining(missing) as string },
        });
    }
    expect((await rows.added()).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect((await files.get(id)).json).toMatchObject({ state: 'stored', counts: { voided: 0 } });
    const whole = await filesOf(ALL_SCOPES);
    expect(await whole.until('undone', `/${id}/undo`)).toMatchObject({ counts: { voided: 3 } });
  });

  it.each(['Testina', 'Somebody'])(
    'do not reveal to a key that may not read patients whether the patient is %s',
    async (name) => {
      const id = await files.sendFile(clarity(3, name));
      const writer = await filesOf([...READINGS, 'devices:write', 'catalogue:write']);
      const as = (path: string, body?: object) => writer.post(`/${id}/${path}`, body);
      const detail =
        'The file names a person, who cannot be compared with the patient without the scope patients:read. Confirm that the file is of the patient.';
      expect((await as('answers', ANSWERS)).json).toMatchObject({
        personDifferences: [],
        questions: [{ name: 'personConfirmed', detail }],
      });
      expect(await as('start')).toMatchObject({ status: 409, json: { detail } });
      expect((await as('answers', { ...ANSWERS, personConfirmed: true })).json).toMatchObject({ questions: [] });
      expect(await as('start')).toMatchObject({ status: 200 });
    },
  );
});
