import { Factory } from '@rpm/data-access/testing';
import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { after, glucosePart } from '../testing/parts';
import { SourceFixture } from '../testing/source-fixture';

const MESSAGES = 120;

describe('messages that two processes process at the same time', () => {
  let database: TestDatabase;
  let services: Database[];
  let source: SourceFixture;

  beforeAll(async () => {
    database = await createTestDatabase();
    services = [await database.connectAsService(), await database.connectAsService()];
    source = await SourceFixture.create(await Factory.inNewOrganization(database.dataSource));
    await source.alias('device', 'cuff', (await source.factory.device()).id);
  });
  afterAll(() => database.drop());

  const drainAll = () => Promise.all(services.map((service) => source.processor(service).drain()));
  const device = { type: 'vendor', value: 'cuff' } as const;
  const waiting = async () => {
    const [row] = await source.query<{ count: number }>(
      `select count(*)::integer as count from ingest_message where state = 'queued'`,
    );
    return row?.count ?? 0;
  };
  const drain = async () => {
    do await drainAll();
    while ((await waiting()) > 0);
  };

  it('are recorded once, with one event each, although each was received twice', async () => {
    for (let n = 0; n < MESSAGES; n++) {
      for (const pointer of ['', '/again'])
        await source.receive([glucosePart({ device, pointer, time: { instant: after(n) } }, 100)]);
    }
    await drain();
    const [counted] = await source.query<object>(
      `select (select count(*)::integer from blood_glucose_reading where organization_id = $1) as readings,
         (select count(*)::integer from event where organization_id = $1 and type = 'reading.bloodGlucose') as events,
         (select sum((counts ->> 'stored')::integer)::integer from ingest_message where organization_id = $1) as stored,
         (select sum((counts ->> 'duplicate')::integer)::integer from ingest_message where organization_id = $1) as duplicates`,
      [source.organizationId],
    );
    expect(counted).toEqual({ readings: MESSAGES, events: MESSAGES, stored: MESSAGES, duplicates: MESSAGES });
  });

  it('complete a reading once, when its other half has waited', async () => {
    const pressure = { kind: 'bloodPressure', device, time: { instant: after(500) } } as const;
    const half = glucosePart({ ...pressure, action: 'complete', values: { heartRate: 72 } });
    const ids = [await source.receive([half]), await source.receive([{ ...half, pointer: '/again' }])];
    await drain();
    for (const id of ids) expect((await source.message(id)).parts).toMatchObject([{ code: 'pair_incomplete' }]);
    await source.receive([glucosePart({ ...pressure, values: { systolic: 120, diastolic: 80 } })]);
    await drain();
    expect((await Promise.all(ids.map((id) => source.message(id)))).map(({ counts }) => counts)).toEqual([
      { corrected: 1 },
      { duplicate: 1 },
    ]);
    const readings = await source.query(
      'select heart_rate as "heartRate", version from blood_pressure_reading where organization_id = $1',
      [source.organizationId],
    );
    expect(readings).toEqual([{ heartRate: 72, version: 2 }]);
  });
});
