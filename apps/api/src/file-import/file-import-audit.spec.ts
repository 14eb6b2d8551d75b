import { Factory } from '@rpm/data-access/testing';
import { SERVICE_ROLE } from '@rpm/embedded-postgres';
import { AuditRows } from '../testing/audit-rows';
import { clarityFile as clarity, CLARITY_ANSWERS as ANSWERS, FileImportFixture } from '../testing/file-import-fixture';
import { TestApi } from '../testing/test-api';

describe('imports of files in the audit trail', () => {
  let api: TestApi;
  let mine: Factory;
  let files: FileImportFixture;
  let rows: AuditRows;
  let patientId: number;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    mine = await Factory.inNewOrganization(api.database.dataSource);
    files = new FileImportFixture(api, await mine.key());
    ({ id: patientId } = await mine.patient({ firstName: 'Testina', lastName: 'Sampleton', externalIdentifier: 'p-1' }));
    rows = new AuditRows(api.database.dataSource, mine.organizationId);
  });

  const confirmations = async () => (await rows.added()).filter(({ resource }) => resource === 'file-import/person-confirmation');
  const setPermission = (act: 'grant' | 'revoke') =>
    api.database.dataSource.query(`${act} insert on audit_event ${act === 'grant' ? 'to' : 'from'} ${SERVICE_ROLE}`);

  it('have a row of their own for the confirmation that a file is of the patient although it names somebody else', async () => {
    const id = await files.sendFile(clarity(3, 'Somebody'));
    const [confirming, starting] = [await mine.key(), await mine.key()];
    const sender = (await rows.added()).at(-1)?.actorId;
    await files.as(confirming).post(`/${id}/answers`, { ...ANSWERS, personConfirmed: true });
    const added = await rows.added();
    const confirmed = added.filter(({ resource }) => resource === 'file-import/person-confirmation');
    expect(confirmed).toMatchObject([{ actorKind: 'key', action: 'change', resourceId: id, patients: [patientId], status: 200 }]);
    // The row names whoever confirms, although somebody else starts.
    expect(confirmed[0]?.actorId).not.toBe(sender);
    expect(new Set(added.map(({ actorId }) => actorId))).toEqual(new Set([confirmed[0]?.actorId]));
    await files.as(starting).until('stored', `/${id}/start`);
    expect(await confirmations()).toEqual([]);
  });

  it('need another confirmation if the names differ only after somebody has confirmed that they are equal', async () => {
    const id = await files.sendFile(clarity(3));
    await files.post(`/${id}/answers`, { ...ANSWERS, personConfirmed: true });
    const renamed = { firstName: 'Somebody' };
    expect((await api.patch(`/api/v3/patient/${patientId}`, renamed, { key: await mine.key() })).status).toBe(200);
    expect(await files.post(`/${id}/start`)).toMatchObject({ status: 409 });
    expect(await confirmations()).toEqual([]);
  });

  it('have a row for the confirmation if the caller could not compare the named person with the patient', async () => {
    const id = await files.sendFile(clarity(3));
    const writer = files.as(await mine.key(['readings:read', 'readings:write', 'devices:write', 'catalogue:write']));
    await writer.post(`/${id}/answers`, { ...ANSWERS, personConfirmed: true });
    expect(await confirmations()).toMatchObject([{ resourceId: id, patients: [patientId] }]);
    await writer.until('stored', `/${id}/start`);
    expect(await confirmations()).toEqual([]);
  });

  it('have no row for a confirmation if the file names the patient, whatever the caller has confirmed', async () => {
    await files.store(clarity(3), { ...ANSWERS, personConfirmed: true });
    expect(await confirmations()).toEqual([]);
  });

  it('change nothing, neither by an undo, if the trail cannot store a row', async () => {
    const id = await files.store(clarity(3));
    const waiting = await files.sendFile(clarity(4));
    await files.post(`/${waiting}/answers`, ANSWERS);
    const voided = () =>
      api.database.dataSource.query<object[]>(
        'select from blood_glucose_reading where organization_id = $1 and void_timestamp is not null',
        [mine.organizationId],
      );
    await setPermission('revoke');
    try {
      for (const path of [`/${id}/undo`, `/${id}/undo?dryRun=true`, `/${waiting}/start`])
        expect(await files.post(path)).toMatchObject({ status: 503, json: { code: 'audit_unavailable' } });
    } finally {
      await setPermission('grant');
    }
    expect((await voided()).length).toBe(0);
    expect((await files.get(id)).json).toMatchObject({ state: 'stored', counts: { voided: 0 } });
    expect((await files.get(waiting)).json).toMatchObject({ state: 'receiving', counts: { stored: 0 } });
    expect(await files.until('undone', `/${id}/undo`)).toMatchObject({ counts: { voided: 3 } });
  });
});
