import { type Database } from '@rpm/database';
import {
  type IngestMessageDetailView,
  type IngestMessageListView,
  type IngestQuarantineListView,
  type IngestReplayView,
} from '@rpm/domain';
import { after, glucosePart, identifier, SourceFixture } from '@rpm/sources/testing';
import { TestApi } from '../testing/test-api';

describe('messages of sources', () => {
  let api: TestApi;
  let service: Database;
  let source: SourceFixture;
  let key: string;

  beforeAll(async () => {
    api = await TestApi.start();
    service = await api.database.connectAsService();
    key = await api.factory.key(['ingest:read', 'ingest:write', 'ingest:raw', 'readings:read', 'readings:write']);
  });
  beforeEach(async () => {
    // No mapping describes the messages of this source, which only matters if they are processed again.
    source = await SourceFixture.create(api.factory, { adapter: 'mapping' }, Buffer.alloc(32));
  });
  afterAll(() => api.stop());

  const serialOf = async (deviceId: number) => {
    const [row] = await source.query<{ value: string }>('select value from device_identifier where device_id = $1', [deviceId]);
    return identifier(row?.value ?? '');
  };
  const drain = () => source.processor(service).drain();
  const receive = async (...parts: unknown[]) => {
    const id = await source.receive(parts);
    await drain();
    return id;
  };
  const groups = async (query = '') => {
    const { json } = await api.get(`/api/v3/ingest-quarantine?sourceId=${source.id}${query}`, { key });
    return (json as IngestQuarantineListView).content;
  };

  it('are listed newest first, with what became of their parts', async () => {
    const device = await api.factory.device();
    const first = await receive(glucosePart({ device: await serialOf(device.id) }), {
      type: 'ignored',
      pointer: '/1',
      code: 'heartbeat',
    });
    const second = await receive(glucosePart({ device: identifier('UNKNOWN-1') }));
    const list = (query: string) => api.get(`/api/v3/ingest-message?sourceId=${source.id}${query}`, { key });
    const { content, hasMore, cursor } = (await list('&size=1')).json as IngestMessageListView;
    expect([content.map(({ id }) => id), hasMore, cursor]).toEqual([[second], true, String(second)]);
    const older = (await list(`&after=${cursor}`)).json as IngestMessageListView;
    expect(older).toEqual({
      content: [
        {
          id: first,
          sourceId: source.id,
          receiveTimestamp: expect.any(String) as string,
          state: 'processed',
          mediaType: 'application/json',
          path: '',
          bytes: expect.any(Number) as number,
          hasBody: true,
          attempts: 0,
          processTimestamp: expect.any(String) as string,
          adapterVersion: 1,
          mappingVersion: null,
          outcomes: [
            { outcome: 'ignored', count: 1 },
            { outcome: 'stored', count: 1 },
          ],
        },
      ],
      cursor: String(first),
      hasMore: false,
    });
    const ids = async (query: string) => ((await list(query)).json as IngestMessageListView).content.map(({ id }) => id);
    expect(await ids('&state=quarantined')).toEqual([second]);
    expect(await ids('&outcome=stored')).toEqual([first]);
    expect(await ids('&code=heartbeat')).toEqual([first]);
    expect(await ids('&deviceKey=UNKNOWN-1')).toEqual([second]);
    expect(await ids(`&startTimestamp=${new Date(Date.now() + 60_000).toISOString()}`)).toEqual([]);
    expect(await ids(`&endTimestamp=${new Date(Date.now() + 60_000).toISOString()}`)).toEqual([second, first]);
  });

  it('are shown with their parts, and with their bodies only to keys that may read them', async () => {
    const device = await api.factory.device();
    const part = glucosePart({ device: await serialOf(device.id) });
    const id = await receive(part);
    const { json } = await api.get(`/api/v3/ingest-message/${id}`, { key });
    expect((json as IngestMessageDetailView).parts).toEqual([
      {
        ordinal: 0,
        pointer: '',
        kind: 'bloodGlucose',
        outcome: 'stored',
        code: null,
        path: null,
        deviceKey: part.device?.value,
        personKey: null,
        deviceId: device.id,
        patientId: device.currentPatientId,
        readingTimestamp: '2026-01-10T08:00:00.000Z',
        readingId: expect.any(Number) as number,
        reason: null,
      },
    ]);
    const body = await api.get(`/api/v3/ingest-message/${id}/body`, { key });
    expect(body.json).toEqual({ mediaType: 'application/json', encoding: 'utf8', body: JSON.stringify([part]) });
    const [audit] = await source.query(
      `select action, resource, resource_id as "resourceId", patients::float8[] from audit_event where resource = 'ingest-message/body' order by id desc limit 1`,
    );
    expect(audit).toEqual({
      action: 'read',
      resource: 'ingest-message/body',
      resourceId: id,
      patients: [device.currentPatientId],
    });
    const reader = await api.factory.key(['ingest:read', '*']);
    expect(await api.get(`/api/v3/ingest-message/${id}/body`, { key: reader })).toMatchObject({
      status: 403,
      json: { code: 'scope_missing' },
    });
  });

  it('are hidden from other organizations and from keys without the scope', async () => {
    const id = await receive(glucosePart({ device: identifier('UNKNOWN-2') }));
    const [group] = await groups();
    const other = await api.database.dataSource.query<{ id: number }[]>('select id from organization where id <> $1', [
      api.factory.organizationId,
    ]);
    expect(other).toBeDefined();
    const foreignFactory = await SourceFixture.create(await otherFactory());
    const foreign = await foreignFactory.factory.key([
      'ingest:read',
      'ingest:write',
      'ingest:raw',
      'readings:read',
      'readings:write',
    ]);
    for (const path of [`/ingest-message/${id}`, `/ingest-message/${id}/body`]) {
      expect((await api.get(`/api/v3${path}`, { key: foreign })).status).toBe(404);
    }
    expect((await api.get('/api/v3/ingest-message', { key: foreign })).json).toEqual({
      content: [],
      cursor: null,
      hasMore: false,
    });
    expect((await api.get('/api/v3/ingest-quarantine', { key: foreign })).json).toEqual({
      content: [],
      cursor: null,
      hasMore: false,
    });
    const requests = [
      api.post('/api/v3/ingest-quarantine/retry', { group: { id: group?.id } }, { key: foreign }),
      api.post('/api/v3/ingest-quarantine/discard', { group: { id: group?.id }, reason: 'x' }, { key: foreign }),
      api.post('/api/v3/ingest-quarantine/bind', { group: { id: group?.id }, device: { id: 1 } }, { key: foreign }),
      api.post('/api/v3/ingest-replay', { sourceId: source.id }, { key: foreign }),
      api.post('/api/v3/ingest-alias', { sourceId: source.id, kind: 'device', value: 'x', device: { id: 1 } }, { key: foreign }),
    ];
    expect((await Promise.all(requests)).map(({ json }) => (json as { code: string }).code)).toEqual(
      Array(5).fill('invalid_input'),
    );
    const wildcard = await api.factory.key(['*']);
    expect((await api.get('/api/v3/ingest-message', { key: wildcard })).status).toBe(403);
  });

  const otherFactory = async () => {
    const { Factory } = await import('@rpm/data-access/testing');
    return Factory.inNewOrganization(api.database.dataSource);
  };

  it('have groups of parts that an alias, a retry or a decision mends', async () => {
    const device = await api.factory.device();
    await receive(
      glucosePart({ device: { type: 'vendor', value: 'hwi-1' } }),
      glucosePart({ person: 'user-1', pointer: '/1' }),
      glucosePart({ device: { type: 'vendor', value: 'hwi-2' }, pointer: '/2' }),
    );
    expect((await groups('&code=device_unknown')).map(({ deviceKey, count, action }) => [deviceKey, count, action])).toEqual([
      ['hwi-2', 1, 'bindDevice'],
      ['hwi-1', 1, 'bindDevice'],
    ]);
    const [ofFirst] = await groups('&deviceKey=hwi-1');
    const bound = await api.post(
      '/api/v3/ingest-quarantine/bind',
      { group: { id: ofFirst?.id }, device: { id: device.id } },
      { key },
    );
    expect(bound.json).toEqual({
      id: expect.any(Number) as number,
      sourceId: source.id,
      kind: 'device',
      value: 'hwi-1',
      deviceId: device.id,
      patientId: null,
      startTimestamp: null,
      endTimestamp: null,
      createTimestamp: expect.any(String) as string,
    });
    await drain();
    expect(await groups('&deviceKey=hwi-1')).toEqual([]);
    const [ofSecond] = await groups('&deviceKey=hwi-2');
    const retried = await api.post('/api/v3/ingest-quarantine/retry', { group: { id: ofSecond?.id } }, { key });
    expect(retried.json).toMatchObject({ id: ofSecond?.id, isReleasing: true });
    await drain();
    const discarded = await api.post(
      '/api/v3/ingest-quarantine/discard',
      { group: { id: ofSecond?.id }, reason: 'A test.' },
      { key },
    );
    expect(discarded.json).toEqual({ changed: 1, remaining: 0 });
    const [ofPerson] = await groups();
    const refused = await api.post('/api/v3/ingest-quarantine/accept', { group: { id: ofPerson?.id } }, { key });
    expect(refused).toMatchObject({ status: 409, json: { code: 'conflict' } });
    const both = await api.post('/api/v3/ingest-quarantine/bind', { group: { id: ofPerson?.id } }, { key });
    expect(both).toMatchObject({ status: 400, json: { errors: [{ pointer: '/device', code: 'required' }] } });
  });

  it('name devices and patients by aliases, which are created, listed and deleted', async () => {
    const patient = await api.factory.patient();
    const input = {
      sourceId: source.id,
      kind: 'person',
      value: 'user-9',
      patient: { id: patient.id },
      endTimestamp: '2026-02-01T00:00:00Z',
    };
    const created = await api.post('/api/v3/ingest-alias', input, { key });
    const alias = created.json as { id: number };
    expect(alias).toMatchObject({
      kind: 'person',
      value: 'user-9',
      patientId: patient.id,
      endTimestamp: '2026-02-01T00:00:00.000Z',
    });
    const listed = await api.get(`/api/v3/ingest-alias?sourceId=${source.id}&kind=person&value=user-9`, { key });
    expect(listed.json).toEqual({ content: [alias], cursor: String(alias.id), hasMore: false });
    const contradictory = await api.post('/api/v3/ingest-alias', { ...input, kind: 'device' }, { key });
    expect(contradictory).toMatchObject({ status: 400, json: { errors: [{ pointer: '/kind', code: 'contradiction' }] } });
    const unknown = await api.post('/api/v3/ingest-alias', { ...input, patient: { id: 999_999_999 } }, { key });
    expect(unknown).toMatchObject({ status: 400, json: { errors: [{ pointer: '/patient/id', code: 'not_found' }] } });
    expect((await api.get(`/api/v3/ingest-alias/${alias.id}`, { key })).json).toEqual(created.json);
    expect((await api.delete(`/api/v3/ingest-alias/${alias.id}`, { key })).status).toBe(204);
    expect((await api.delete(`/api/v3/ingest-alias/${alias.id}`, { key })).status).toBe(404);
  });

  it('are processed again, after a preview that changes nothing', async () => {
    const device = await api.factory.device();
    const id = await receive(glucosePart({ device: await serialOf(device.id), time: { instant: after(3) } }));
    const input = { sourceId: source.id, messageId: id, voidMissing: true };
    const preview = await api.post('/api/v3/ingest-replay?dryRun=true', input, { key });
    const [reading] = await source.query<{ id: number }>('select id from blood_glucose_reading where device_id = $1', [
      device.id,
    ]);
    expect(preview.json).toMatchObject({ dryRun: true, messageCount: 1, expiredCount: 0 });
    const isVoided = async () => {
      const [row] = await source.query<{ isVoided: boolean }>(
        'select void_timestamp is not null as "isVoided" from blood_glucose_reading where id = $1',
        [reading?.id],
      );
      return row?.isVoided;
    };
    expect(await isVoided()).toBe(false);
    const done = (await api.post('/api/v3/ingest-replay', input, { key })).json as IngestReplayView;
    expect(done).toEqual({ ...(preview.json as IngestReplayView), dryRun: false });
    expect(await isVoided()).toBe(true);
  });

  it('are replayed only for keys that may read and write readings, because the answer contains values that the replay changes', async () => {
    for (const scope of ['readings:read', 'readings:write'] as const) {
      const writer = await api.factory.key(['ingest:read', 'ingest:write', scope]);
      for (const dryRun of [true, false]) {
        const { status, json } = await api.post(
          `/api/v3/ingest-replay?dryRun=${dryRun}`,
          { sourceId: source.id },
          { key: writer },
        );
        expect([status, json]).toMatchObject([403, { code: 'scope_missing' }]);
      }
    }
  });

  it('replace values of readings only for keys that may write readings', async () => {
    const writer = await api.factory.key(['ingest:read', 'ingest:write', 'readings:read']);
    const { status, json } = await api.post('/api/v3/ingest-quarantine/accept', { group: { id: 1 } }, { key: writer });
    expect([status, json]).toMatchObject([403, { code: 'scope_missing' }]);
  });

  it('are tried out without storing anything', async () => {
    const before = await source.query('select count(*) from ingest_message');
    const answer = await api.post(
      `/api/v3/ingest-source/${source.id}/test`,
      { body: '{}', mediaType: 'application/json' },
      { key },
    );
    expect(answer.json).toMatchObject({ parts: [{ outcome: 'quarantined', code: 'no_mapping', pointer: '' }], partCount: 1 });
    expect(await source.query('select count(*) from ingest_message')).toEqual(before);
    expect((await api.post('/api/v3/ingest-source/999999999/test', { body: '{}' }, { key })).status).toBe(404);
  });
});
