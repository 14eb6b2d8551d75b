import { type Factory } from '@rpm/data-access/testing';
import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { type MessageProcessor } from './message-processor';
import { after, glucosePart, identifier } from '../testing/parts';
import { SourceFixture } from '../testing/source-fixture';
import { emitQuarantineEvents } from './quarantine-events';

describe('the event ingest.quarantined', () => {
  let database: TestDatabase;
  let service: Database;
  let factory: Factory;
  let source: SourceFixture;
  let processor: MessageProcessor;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
  });
  beforeEach(async () => {
    ({ factory, source, processor } = await SourceFixture.inNewOrganization(database, service));
  });
  afterAll(() => database.drop());

  const events = async () => {
    const rows = await source.query<{ payload: { code: string; groupCount: number } & Record<string, unknown> }>(
      `select payload from event where organization_id = $1 and type = 'ingest.quarantined' order by id`,
      [factory.organizationId],
    );
    return rows.map(({ payload }) => payload);
  };
  const counts = async () => (await events()).map(({ code, groupCount }) => `${code} ${groupCount}`);
  /** Processes a reading of a device that nobody has registered. */
  const send = (serial: string, minutes = 0) =>
    source.process(processor, [glucosePart({ device: identifier(serial), time: { instant: after(minutes) } })]);
  /** Makes the events, and the time since which the groups wait, older. */
  const pass = (interval: string) =>
    source.query(
      `update ingest_quarantine_group set event_timestamp = event_timestamp - $2::interval, first_timestamp = first_timestamp - $2::interval where organization_id = $1`,
      [factory.organizationId, interval],
    );

  it('says once that something waits, for which reason and what mends it, and neither names nor values', async () => {
    await send('SN-1');
    expect(await events()).toEqual([
      {
        source: { id: source.id, name: 'Example Cuffs' },
        code: 'device_unknown',
        action: 'bindDevice',
        groupCount: 1,
        firstTimestamp: expect.stringMatching(/^2\d{3}-.*Z$/) as string,
      },
    ]);
    await send('SN-1', 1);
    await pass('2 hours');
    await send('SN-1', 2);
    await emitQuarantineEvents(service);
    expect(await counts()).toEqual(['device_unknown 1']);
  });

  it('is emitted again when something waits after it was settled', async () => {
    await send('SN-1');
    const device = await factory.device();
    await source.alias('device', 'SN-1', device.id);
    await processor.drain();
    expect(
      await source.query('select from ingest_quarantine_group where organization_id = $1', [factory.organizationId]),
    ).toEqual([]);
    await source.query('delete from ingest_alias where organization_id = $1', [factory.organizationId]);
    await send('SN-1', 1);
    expect(await counts()).toEqual(['device_unknown 1', 'device_unknown 1']);
  });

  it('is one for all groups of a transaction with a code, and one for each code', async () => {
    await source.process(processor, [
      ...Array.from({ length: 50 }, (_, at) => glucosePart({ device: identifier(`SN-${at}`), pointer: `/${at}` })),
      glucosePart({ person: 'nobody yet', pointer: '/person' }),
    ]);
    expect(await counts()).toEqual(['device_unknown 50', 'patient_unknown 1']);
  });

  it('is emitted later, and once, for groups that begin to wait within an hour of an event', async () => {
    await send('SN-1');
    for (const serial of ['SN-2', 'SN-3']) await send(serial);
    await emitQuarantineEvents(service);
    expect(await counts()).toEqual(['device_unknown 1']);
    await pass('61 minutes');
    await Promise.all([emitQuarantineEvents(service), emitQuarantineEvents(service)]);
    await emitQuarantineEvents(service);
    expect(await counts()).toEqual(['device_unknown 1', 'device_unknown 2']);
  });

  it('says nothing of a pulse that waits for its pressure, unless that does not come', async () => {
    const device = await factory.device();
    await source.alias('device', 'cuff', device.id);
    await source.process(processor, [
      glucosePart({
        ...{ kind: 'bloodPressure', action: 'complete', values: { heartRate: 70 } },
        device: { type: 'vendor', value: 'cuff' },
      }),
    ]);
    await emitQuarantineEvents(service);
    expect(await counts()).toEqual([]);
    await pass('16 minutes');
    await emitQuarantineEvents(service);
    expect(await counts()).toEqual(['pair_incomplete 1']);
  });

  it('is not emitted for groups that waited before the upgrade to a version with the event', async () => {
    await source.query(
      `insert into ingest_quarantine_group (organization_id, source_id, code, device_key, person_key, count, first_timestamp, last_timestamp, event_timestamp)
       values ($1, $2, 'device_unknown', 'SN-1', '', 1, now(), now(), '-infinity')`,
      [factory.organizationId, source.id],
    );
    await emitQuarantineEvents(service);
    expect(await counts()).toEqual([]);
  });
});
