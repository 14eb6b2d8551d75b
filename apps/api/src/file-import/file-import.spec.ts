import { deleteOldFileParts } from '@rpm/data-access';
import { Factory } from '@rpm/data-access/testing';
import { clarityFile as clarity, CLARITY_ANSWERS as ANSWERS, FileImportFixture } from '../testing/file-import-fixture';
import { TestApi } from '../testing/test-api';

describe('/api/v3/file-import', () => {
  let api: TestApi;
  let mine: Factory;
  let key: string;
  let files: FileImportFixture;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    mine = await Factory.inNewOrganization(api.database.dataSource);
    key = await mine.key();
    files = new FileImportFixture(api, key);
    await mine.patient({ firstName: 'Testina', lastName: 'Sampleton', externalIdentifier: 'p-1' });
  });

  it('imports a file that arrives in several parts, deletes the parts, and undoes the import', async () => {
    const content = clarity(9_000);
    const id = await files.sendFile(content);
    expect((await files.get(id)).json).toMatchObject({
      number: 1,
      state: 'receiving',
      receivedBytes: content.length,
      patient: null,
    });
    const preview = await files.post(`/${id}/answers`, {});
    expect(preview.json).toMatchObject({
      format: { name: 'clarity', certainty: 'certain' },
      readings: [{ name: 'bloodGlucose', count: 9_000 }],
      questions: [{ name: 'patient' }, { name: 'timeZone' }],
    });
    expect((await files.post(`/${id}/answers`, ANSWERS)).json).toMatchObject({ questions: [], duplicates: 0, conflicts: 0 });
    expect(await files.until('stored', `/${id}/start`)).toMatchObject({
      format: 'clarity',
      counts: { stored: 9_000, rejected: 0 },
      receivedBytes: 0,
    });
    expect(await files.until('undone', `/${id}/undo`)).toMatchObject({ counts: { voided: 9_000, kept: 0 }, keptReadings: [] });
  });

  it('neither stores nor returns the names in a file, and asks if they are not those of the patient', async () => {
    const id = await files.sendFile(clarity(3, 'Somebody'));
    const preview = await files.post(`/${id}/answers`, ANSWERS);
    expect(preview.json).toMatchObject({ personDifferences: ['firstName'], questions: [{ name: 'personConfirmed' }] });
    expect(preview.text).not.toContain('Somebody');
    const refused = await files.post(`/${id}/start`);
    expect([refused.status, refused.json]).toMatchObject([409, { code: 'conflict' }]);
    await files.post(`/${id}/answers`, { ...ANSWERS, personConfirmed: true });
    expect(await files.until('stored', `/${id}/start`)).toMatchObject({ counts: { stored: 3 } });
    const rows = await api.database.dataSource.query<object[]>(
      'select answers::text from file_import where organization_id = $1',
      [mine.organizationId],
    );
    expect(JSON.stringify(rows)).not.toContain('Somebody');
  });

  it('keeps at most 10 files of an organization whose import has not ended, and deletes a file whose import is undone before it starts', async () => {
    const wrong = await files.sendFile(clarity(10));
    for (let count = 1; count < 10; count++) expect((await files.create(clarity(count))).status).toBe(200);
    expect(await files.create(clarity(20))).toMatchObject({ status: 409, json: { code: 'conflict' } });
    expect((await files.post(`/${wrong}/undo?dryRun=true`)).json).toEqual({ readingCount: 0, keptCount: 0 });
    expect(await files.until('undone', `/${wrong}/undo`)).toMatchObject({ counts: { stored: 0, voided: 0 }, receivedBytes: 0 });
    expect((await files.post(`/${wrong}/start`)).status).toBe(409);
    expect((await files.create(clarity(20))).status).toBe(200);
    expect((await files.create(clarity(21))).status).toBe(409);
    await api.database.dataSource.query(
      `update file_import set create_timestamp = now() - interval '2 days' where organization_id = $1`,
      [mine.organizationId],
    );
    expect((await files.create(clarity(21))).status).toBe(200);
  });

  it('deletes the parts of files that nobody has imported for a day', async () => {
    const [old, recent] = [await files.sendFile(clarity(3)), await files.sendFile(clarity(4))];
    await api.database.dataSource.query(
      `update file_import_part set create_timestamp = now() - interval '25 hours' where organization_id = $1 and file_import_id = $2`,
      [mine.organizationId, old],
    );
    await deleteOldFileParts(await api.database.connectAsService());
    expect((await files.get(old)).json).toMatchObject({ receivedBytes: 0 });
    expect((await files.get(recent)).json).toMatchObject({ receivedBytes: clarity(4).length });
  });

  it('archives a patient that an import has created when it is undone, unless a source or an alias refers to the patient', async () => {
    const archived = [];
    for (const [at, refer] of [
      '',
      `insert into ingest_source (organization_id, name, adapter, authentication, token_hash, patient_id)
        select organization_id, 'Sample', 'mapping', 'token', sha256('p-11'), id from patient where organization_id = $1 and external_identifier = 'p-11'`,
      `insert into ingest_alias (organization_id, source_id, kind, value, patient_id)
        select p.organization_id, s.id, 'person', 'user', p.id from patient p join ingest_source s on s.organization_id = p.organization_id
        where p.organization_id = $1 and p.external_identifier = 'p-12'`,
    ].entries()) {
      const id = await files.sendFile(clarity(3 + at));
      await files.post(`/${id}/answers`, { ...ANSWERS, patient: { externalIdentifier: `p-1${at}` }, createPatients: true });
      await files.until('stored', `/${id}/start`);
      if (refer !== '') await api.database.dataSource.query(refer, [mine.organizationId]);
      await files.until('undone', `/${id}/undo`);
      const [row] = await api.database.dataSource.query<{ archived: boolean }[]>(
        'select archived from patient where organization_id = $1 and external_identifier = $2',
        [mine.organizationId, `p-1${at}`],
      );
      archived.push(row?.archived);
    }
    expect(archived).toEqual([true, false, false]);
  });

  it('stores parts encrypted', async () => {
    const id = await files.sendFile(clarity(3));
    const [part] = await api.database.dataSource.query<{ sealed: Buffer }[]>(
      'select sealed from file_import_part where organization_id = $1 and file_import_id = $2',
      [mine.organizationId, id],
    );
    expect(part?.sealed.includes('Timestamp')).toBe(false);
  });

  it('does not show the import of another organization', async () => {
    const id = await files.sendFile(clarity(3));
    const stranger = await Factory.inNewOrganization(api.database.dataSource);
    const other = await stranger.key();
    expect((await files.as(other).get(id)).status).toBe(404);
    for (const path of ['answers', 'start', 'undo']) {
      const body = path === 'answers' ? { body: {} } : {};
      expect((await api.send(`/api/v3/file-import/${id}/${path}`, { method: 'POST', key: other, ...body })).status).toBe(404);
    }
  });

  it.each([
    [{ sha256: 'x', bytes: 1 }, '/sha256'],
    [{ sha256: 'A'.repeat(64), bytes: 1 }, '/sha256'],
    [{ sha256: 'a'.repeat(64), bytes: 0 }, '/bytes'],
    [{ sha256: 'a'.repeat(64), bytes: 2 ** 40 }, '/bytes'],
  ])('rejects the file %j', async (body, pointer) => {
    const answer = await files.post('', body);
    expect([answer.status, answer.json]).toMatchObject([400, { errors: [{ pointer }] }]);
  });

  it('rejects parts that do not belong to the file, and starts no import without all of them', async () => {
    const content = clarity(3);
    const id = ((await files.create(content)).json as { id: number }).id;
    expect((await files.put(id, 2, content)).status).toBe(409);
    expect((await files.put(id, 1, content.subarray(1))).status).toBe(409);
    const noBase64 = await api.send(`/api/v3/file-import/${id}/part/1`, { method: 'PUT', key, body: { data: '*' } });
    expect([noBase64.status, noBase64.json]).toMatchObject([400, { errors: [{ pointer: '/data', code: 'not_base64' }] }]);
    expect((await files.post(`/${id}/answers`, ANSWERS)).json).toMatchObject({
      code: 'conflict',
      detail: `0 of ${content.length} bytes of the file have arrived. Send all parts.`,
    });
    await files.put(id, 1, Buffer.alloc(content.length, 'x'));
    expect((await files.post(`/${id}/answers`, ANSWERS)).json).toMatchObject({
      detail: 'The parts are not the file with this SHA-256. Send them again.',
    });
    expect((await files.post(`/${id}/start`)).status).toBe(409);
  });

  it('asks for the format of a table that no vendor has written', async () => {
    const id = await files.sendFile(Buffer.from('when,what\n2026-01-31 08:00,101\n'));
    expect((await files.post(`/${id}/answers`, ANSWERS)).json).toMatchObject({ format: null, questions: [{ name: 'format' }] });
    const columns = [
      { column: 1, role: 'timestamp' },
      { column: 2, role: 'glucose' },
    ];
    const preview = await files.post(`/${id}/answers`, { ...ANSWERS, format: 'columns', columns, unit: 'mgdl' });
    expect(preview.json).toMatchObject({ questions: [], units: [{ units: ['mgdl'], knownBy: 'answer' }] });
    expect(await files.until('stored', `/${id}/start`)).toMatchObject({ counts: { stored: 1 }, format: 'columns' });
  });
});
