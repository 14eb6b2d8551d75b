import { Factory } from '@rpm/data-access/testing';
import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { type AdapterName, type Patient } from '@rpm/domain';
import { type Adapter } from '../adapter/adapter';
import { adapterOf } from '../adapter/adapters';
import { type ReadingPart } from '../adapter/message-part';
import { findReader } from '../processing/message-reader';
import { glucosePart } from '../testing/parts';
import { SourceFixture } from '../testing/source-fixture';
import { providerHash } from './origin';

/** Builds the message of a vendor with one glucose value of one instant, from one of several providers of the person. */
type MessageOf = (provider: string, glucose: number, isCorrection: boolean) => unknown;

const TIME = '2026-01-10T08:00:00Z';

const MESSAGES: Readonly<Partial<Record<AdapterName, MessageOf>>> = {
  terra: (provider, glucose) => ({
    type: 'body',
    user: { user_id: `connection ${provider}`, reference_id: 'person', provider },
    data: [{ glucose_data: { blood_glucose_samples: [{ timestamp: TIME, blood_glucose_mg_per_dL: glucose }] } }],
  }),
  junction: (provider, glucose, isCorrection) => ({
    event_type: `daily.data.glucose.${isCorrection ? 'updated' : 'created'}`,
    client_user_id: 'person',
    data: { source: { provider, slug: provider }, data: [{ timestamp: TIME, value: glucose, unit: 'mg/dL' }] },
  }),
  validic: (provider, glucose) => ({
    type: 'measurement',
    id: `of ${provider}`,
    start_time: TIME,
    metrics: [{ type: 'blood_glucose', unit: 'mg/dL', value: glucose, origin: 'device' }],
    source: { type: provider },
    user: { uid: 'person' },
  }),
  healthAutoExport: (source, glucose) => ({
    data: {
      metrics: [{ name: 'blood_glucose', units: 'mg/dL', data: [{ date: '2026-01-10 08:00:00 +0000', qty: glucose, source }] }],
    },
  }),
  nightscout: (device, glucose) => [{ type: 'sgv', date: Date.parse(TIME), sgv: glucose, device }],
};

function adapterNamed(name: string): Adapter {
  const adapter = adapterOf(name as AdapterName);
  if (adapter === null) throw new Error('There is no such adapter.');
  return adapter;
}

describe('the readings of two providers of one person in one source (edge case 30)', () => {
  let database: TestDatabase;
  let service: Database;
  let factory: Factory;
  let patient: Patient;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
  });
  beforeEach(async () => {
    factory = await Factory.inNewOrganization(database.dataSource);
    patient = await factory.patient();
  });
  afterAll(() => database.drop());

  const stored = (source: SourceFixture) =>
    source.query(
      `select o.provider_hash as provider, r.glucose, r.version from blood_glucose_reading r
       join reading_origin o on o.organization_id = r.organization_id and o.kind = 'bloodGlucose' and o.reading_id = r.id
       where r.organization_id = $1 order by r.id`,
      [factory.organizationId],
    );

  it.each(Object.entries(MESSAGES))('are both kept, and each provider corrects only its own: %s', async (adapter, messageOf) => {
    const needsPatient = adapterNamed(adapter).needsPatient;
    const source = await SourceFixture.create(factory, { adapter, ...(needsPatient && { patient_id: patient.id }) });
    if (!needsPatient) await source.alias('person', 'person', patient.id);
    const processor = source.processor(service, { findReader });
    const send = async (provider: string, glucose: number, isCorrection = false) => {
      const { parts, counts } = await source.process(processor, messageOf(provider, glucose, isCorrection));
      return parts[0]?.code ?? Object.keys(counts ?? {})[0];
    };
    expect(await send('one', 100)).toBe('stored');
    expect(await send('two', 110)).toBe('stored');
    const corrects = !needsPatient;
    expect([await send('two', 111, true), await send('one', 101, true)]).toEqual(
      corrects ? ['corrected', 'corrected'] : ['conflict', 'conflict'],
    );
    expect([await send('one', 100), await send('two', 110)]).not.toContain('stored');
    const [one, two] = await stored(source);
    expect([one, two]).toMatchObject([{ provider: providerHash('one') }, { provider: providerHash('two') }]);
    expect(await stored(source)).toHaveLength(2);
    // The last messages are equal to the first ones, so they put nothing back.
    const values = corrects ? [101, 111] : [100, 110];
    expect([one, two]).toMatchObject(values.map((glucose) => ({ glucose })));
  });

  it('are both kept if a mapping of the clinic says where the provider is, and each provider corrects only its own', async () => {
    const source = await SourceFixture.create(factory, { adapter: 'mapping', mapping_version: 1 });
    await source.alias('person', 'person', patient.id);
    const rule = {
      ...{ name: 'glucose', person: { path: 'user' }, provider: { path: 'app' }, time: { path: 'at', form: 'iso' } },
      ...{ reading: 'bloodGlucose', values: { glucose: { path: 'mgdl', unit: 'mgdl' } }, action: 'correct' },
    };
    await source.query('insert into ingest_mapping (organization_id, source_id, version, document) values ($1, $2, 1, $3)', [
      factory.organizationId,
      source.id,
      { version: 1, rules: [rule] },
    ]);
    const processor = source.processor(service, { findReader });
    const send = async (app: string, mgdl: number) => {
      const { counts } = await source.process(processor, { user: 'person', app, at: TIME, mgdl });
      return Object.keys(counts ?? {})[0];
    };
    expect([await send('one', 100), await send('two', 110)]).toEqual(['stored', 'stored']);
    expect([await send('two', 111), await send('one', 101), await send('one', 101)]).toEqual([
      'corrected',
      'corrected',
      'duplicate',
    ]);
    expect(await stored(source)).toMatchObject([
      { provider: providerHash('one'), glucose: 101 },
      { provider: providerHash('two'), glucose: 111 },
    ]);
  });

  it('are both kept if one message contains both, and two values of one provider are a conflict', async () => {
    const source = await SourceFixture.create(factory, { patient_id: patient.id });
    const part = (provider: string, glucose: number, overrides: Partial<ReadingPart> = {}) =>
      glucosePart({ provider, pointer: `/${provider}/${glucose}`, ...overrides }, glucose);
    const { parts } = await source.process(source.processor(service), [
      part('one', 100),
      part('two', 110),
      part('one', 120),
      part('two', 130),
    ]);
    expect(parts.map(({ outcome }) => outcome)).toEqual(['stored', 'stored', 'quarantined', 'quarantined']);
    expect(await stored(source)).toMatchObject([{ glucose: 100 }, { glucose: 110 }]);
  });

  it('are one if the vendor gives both the same id', async () => {
    const source = await SourceFixture.create(factory, { patient_id: patient.id });
    const processor = source.processor(service);
    const send = async (provider: string, glucose: number) => {
      const { parts } = await source.process(processor, [glucosePart({ provider, vendorId: 'a', action: 'correct' }, glucose)]);
      return parts[0]?.outcome;
    };
    expect([await send('one', 100), await send('renamed', 110)]).toEqual(['stored', 'corrected']);
    expect(await stored(source)).toEqual([{ provider: providerHash('one'), glucose: 110, version: 2 }]);
  });

  it('are withdrawn by their own provider only', async () => {
    const source = await SourceFixture.create(factory, { patient_id: patient.id });
    const processor = source.processor(service);
    const outcome = async (provider: string, overrides: Partial<ReadingPart>, glucose?: number) => {
      const { parts } = await source.process(processor, [glucosePart({ provider, ...overrides }, glucose)]);
      return parts[0]?.outcome;
    };
    expect(await outcome('one', {}, 100)).toBe('stored');
    expect(await outcome('two', { action: 'void' })).toBe('kept');
    expect(await outcome('two', { pointer: '/1' }, 110)).toBe('stored');
    expect(await outcome('two', { action: 'void', pointer: '/2' })).toBe('voided');
    expect(await stored(source)).toEqual([
      { provider: providerHash('one'), glucose: 100, version: 1 },
      { provider: providerHash('two'), glucose: 110, version: 2 },
    ]);
  });

  it('do not correct each other if a device that both report is registered', async () => {
    const source = await SourceFixture.create(factory);
    const device = await factory.device();
    await source.alias('device', 'meter', device.id);
    const processor = source.processor(service);
    const correct = async (provider: string, glucose: number) => {
      const part = glucosePart({ provider, device: { type: 'vendor', value: 'meter' }, action: 'correct' }, glucose);
      const { parts } = await source.process(processor, [part]);
      return parts[0]?.outcome;
    };
    expect([await correct('one', 100), await correct('two', 110), await correct('one', 101)]).toEqual([
      'stored',
      'kept',
      'corrected',
    ]);
    expect(await stored(source)).toEqual([{ provider: providerHash('one'), glucose: 101, version: 2 }]);
  });
});

describe('the provider of a part', () => {
  it('is read by every adapter whose vendor merges the readings of several', () => {
    for (const [adapter, messageOf] of Object.entries(MESSAGES)) {
      const [part] = adapterNamed(adapter).read({
        body: Buffer.from(JSON.stringify(messageOf('one', 100, false))),
        mediaType: 'application/json',
        headers: {},
        path: '',
        receivedAt: new Date('2026-01-11T00:00:00Z'),
      });
      expect([adapter, part]).toMatchObject([adapter, { type: 'reading', provider: 'one' }]);
    }
  });

  it.each<[string, object, string | undefined]>([
    ['an entry', { qty: 60, source: 'Watch' }, 'Watch'],
    ['an entry that several devices have measured', { qty: 60, source: 'Watch|iPhone' }, undefined],
    ['a mean', { Min: 58, Avg: 60, Max: 62, source: 'Watch' }, undefined],
  ])('is missing in aggregates of Health Auto Export, whose label grows: %s', (_what, entry, provider) => {
    const data = [{ date: '2026-01-10 08:00:00 +0000', ...entry }];
    const [part] = adapterNamed('healthAutoExport').read({
      body: Buffer.from(JSON.stringify({ data: { metrics: [{ name: 'heart_rate', units: 'bpm', data }] } })),
      mediaType: 'application/json',
      headers: {},
      path: '',
      receivedAt: new Date('2026-01-11T00:00:00Z'),
    });
    expect(part).toMatchObject({ type: 'reading', values: { heartRate: 60 } });
    expect((part as ReadingPart).provider).toBe(provider);
  });

  it('contains the app at which Junction has found a reading, because Apple Health has those of several', () => {
    const message = MESSAGES.junction?.('apple_health_kit', 100, false) as { data: { source: object } };
    Object.assign(message.data.source, { app_id: 'org.example.meter' });
    const body = Buffer.from(JSON.stringify(message));
    const [part] = adapterNamed('junction').read({
      body,
      mediaType: null,
      headers: {},
      path: '',
      receivedAt: new Date('2026-01-11T00:00:00Z'),
    });
    expect(part).toMatchObject({ provider: 'apple_health_kit org.example.meter' });
  });
});
