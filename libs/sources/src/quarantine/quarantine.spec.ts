import { DeviceRepository } from '@rpm/data-access';
import { type Factory } from '@rpm/data-access/testing';
import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { type IngestQuarantineListView } from '@rpm/domain';
import { type MessageProcessor } from '../processing/message-processor';
import { after, glucosePart, identifier } from '../testing/parts';
import { readerOfParts, SourceFixture } from '../testing/source-fixture';
import { waitForLocks } from '../testing/wait-for-locks';
import { HOLD_SOURCE } from '../replay/replay.sql';
import { IngestQuarantineRepository } from './ingest-quarantine.repository';

describe('quarantined parts', () => {
  let database: TestDatabase;
  let service: Database;
  let factory: Factory;
  let source: SourceFixture;
  let processor: MessageProcessor;
  let quarantine: IngestQuarantineRepository;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
  });
  beforeEach(async () => {
    ({ factory, source, processor } = await SourceFixture.inNewOrganization(database, service));
    quarantine = new IngestQuarantineRepository(service, source.box, readerOfParts());
  });
  afterAll(() => database.drop());

  const request = () => ({ organizationId: factory.organizationId, expectedEntityTags: null, idempotency: null });
  const groups = async () => {
    const list = JSON.parse((await quarantine.list(factory.organizationId, { size: 50 })).text) as IngestQuarantineListView;
    return list.content.toReversed();
  };
  const shown = async () =>
    (await groups()).map(({ code, deviceKey, personKey, count, action }) => ({ code, deviceKey, personKey, count, action }));
  const states = async () => {
    const rows = await source.query<{ state: string; counts: object }>(
      'select state, counts from ingest_message where organization_id = $1 order by id',
      [factory.organizationId],
    );
    return rows.map(({ counts }) => counts);
  };
  const register = async (value: string) => {
    const item = { id: (await factory.item()).id };
    const device = await new DeviceRepository(service).register(request(), {
      item,
      deviceIdentifiers: [{ type: 'serial', value }],
    });
    return (JSON.parse(device.text) as { id: number }).id;
  };

  it('are grouped by what mends them, and counted', async () => {
    const unknown = (value: string, minute: number) =>
      glucosePart({ device: identifier(value), time: { instant: after(minute) } });
    await source.process(processor, [
      unknown('SN-1', 0),
      unknown('SN-1', 1),
      unknown('SN-2', 0),
      glucosePart({ person: 'user' }),
    ]);
    await source.process(processor, [unknown('SN-1', 2)]);
    expect(await shown()).toEqual([
      { code: 'device_unknown', deviceKey: 'SN-1', personKey: null, count: 3, action: 'bindDevice' },
      { code: 'device_unknown', deviceKey: 'SN-2', personKey: null, count: 1, action: 'bindDevice' },
      { code: 'patient_unknown', deviceKey: null, personKey: 'user', count: 1, action: 'bindPerson' },
    ]);
  });

  it('are recorded when their device is registered, and no others (edge case 6)', async () => {
    await source.process(processor, [glucosePart({ device: identifier('SN-1') }), glucosePart({ device: identifier('SN-2') })]);
    await source.process(processor, [glucosePart({ device: identifier('SN-2'), time: { instant: after(1) } })]);
    const deviceId = await register('SN-1');
    await processor.drain();
    expect(await states()).toEqual([{ stored: 1, quarantined: 1 }, { quarantined: 1 }]);
    expect(await shown()).toMatchObject([{ deviceKey: 'SN-2', count: 2 }]);
    await new DeviceRepository(service).change(request(), deviceId, {
      deviceIdentifiers: [
        { type: 'serial', value: 'SN-1' },
        { type: 'serial', value: 'SN-2' },
      ],
    });
    await processor.drain();
    // Both parts of the first message have the same device, time and value now.
    expect(await states()).toEqual([{ stored: 1, duplicate: 1 }, { stored: 1 }]);
    expect(await groups()).toEqual([]);
  });

  it('are discarded only after the background work has released their source', async () => {
    await source.process(processor, [glucosePart({ device: identifier('SN-1') })]);
    const [group] = await groups();
    let discarded: Promise<unknown> | undefined;
    let isDone = false;
    await service.inTransaction({ organizationId: factory.organizationId }, async (transaction) => {
      await transaction.run(HOLD_SOURCE, { sourceId: source.id });
      discarded = quarantine.discard(request(), { group: { id: group?.id ?? 0 }, reason: 'A test.' }).then(() => (isDone = true));
      await waitForLocks(database);
      expect(isDone).toBe(false);
    });
    await discarded;
    expect(await states()).toEqual([{ discarded: 1 }]);
  });

  it('are recorded when an alias connects the text of the group with a device or a patient', async () => {
    const device = await factory.device();
    const patient = await factory.patient();
    await source.process(processor, [glucosePart({ device: { type: 'vendor', value: 'hwi' } }), glucosePart({ person: 'user' })]);
    const [ofDevice, ofPerson] = await groups();
    const rejected = quarantine.bind(request(), { group: { id: ofDevice?.id ?? 0 }, patient: { id: patient.id } });
    await expect(rejected).rejects.toMatchObject({
      code: 'invalid_input',
      errors: [{ pointer: '/patient', code: 'contradiction' }],
    });
    await quarantine.bind(request(), { group: { id: ofDevice?.id ?? 0 }, device: { id: device.id } });
    await quarantine.bind(request(), { group: { id: ofPerson?.id ?? 0 }, patient: { id: patient.id } });
    await processor.drain();
    expect(await states()).toEqual([{ stored: 2 }]);
    await expect(quarantine.retry(request(), { group: { id: ofPerson?.id ?? 0 } })).rejects.toMatchObject({
      errors: [{ pointer: '/group/id', code: 'not_found' }],
    });
  });

  it('are recorded when the source gets a time zone', async () => {
    const device = await factory.device();
    await source.alias('device', 'cuff', device.id);
    await source.query('update patient set local_time_zone = null where id = $1', [device.currentPatientId]);
    const part = glucosePart({ device: { type: 'vendor', value: 'cuff' }, time: { local: '2026-01-10T08:00:00', zone: null } });
    await source.process(processor, [part]);
    expect(await shown()).toMatchObject([{ code: 'time_zone_missing', deviceKey: 'cuff', action: 'setTimeZone' }]);
    await source.query(`update ingest_source set time_zone = 'Europe/Berlin' where id = $1`, [source.id]);
    await processor.drain();
    expect(await states()).toEqual([{ stored: 1 }]);
    const [reading] = await source.query('select reading_timestamp as at from blood_glucose_reading where device_id = $1', [
      device.id,
    ]);
    expect(reading).toEqual({ at: new Date('2026-01-10T07:00:00Z') });
  });

  it('are read by the version of the adapter that is present when they are processed again (edge case 24)', async () => {
    const device = await factory.device();
    await source.alias('device', 'cuff', device.id);
    const content = [
      glucosePart({ device: { type: 'vendor', value: 'cuff' }, pointer: '/0' }),
      { type: 'unplaced', pointer: '/1', code: 'value_missing', kind: 'bloodGlucose' },
    ];
    const id = await source.receive(content);
    await processor.drain();
    const versions = () => source.query('select adapter_version as version, counts from ingest_message where id = $1', [id]);
    expect(await versions()).toEqual([{ version: 1, counts: { stored: 1, quarantined: 1 } }]);
    const reader = readerOfParts(2, (part) =>
      part.type === 'unplaced'
        ? glucosePart({ device: { type: 'vendor', value: 'cuff' }, pointer: '/1', time: { instant: after(1) } })
        : part,
    );
    const [group] = await groups();
    await quarantine.retry(request(), { group: { id: group?.id ?? 0 } });
    await source.processor(service, { findReader: reader }).drain();
    expect(await versions()).toEqual([{ version: 2, counts: { stored: 2 } }]);
  });

  it('are discarded with a reason, after which their messages are processed', async () => {
    await source.process(processor, [glucosePart({ device: identifier('SN-1') }), glucosePart({ person: 'user' })]);
    const [group, other] = await groups();
    const discarded = await quarantine.discard(request(), { group: { id: group?.id ?? 0 }, reason: 'A test device.' });
    expect(JSON.parse(discarded.text)).toEqual({ changed: 1, remaining: 0 });
    expect(await states()).toEqual([{ discarded: 1, quarantined: 1 }]);
    await quarantine.discard(request(), { group: { id: other?.id ?? 0 }, reason: 'Nobody.' });
    expect(
      await source.query('select state, counts from ingest_message where organization_id = $1', [factory.organizationId]),
    ).toEqual([{ state: 'processed', counts: { discarded: 2 } }]);
    expect(
      await source.query('select outcome, reason from ingest_part where organization_id = $1 order by ordinal', [
        factory.organizationId,
      ]),
    ).toEqual([
      { outcome: 'discarded', reason: 'A test device.' },
      { outcome: 'discarded', reason: 'Nobody.' },
    ]);
    // What was discarded does not come back when the device is registered.
    await register('SN-1');
    await processor.drain();
    expect(await states()).toEqual([{ discarded: 2 }]);
  });

  it('replace the values of stored readings if somebody accepts them, and the reading is that person’s then', async () => {
    const device = await factory.device();
    await source.alias('device', 'cuff', device.id);
    const part = (glucose: number, pointer: string) =>
      glucosePart({ device: { type: 'vendor', value: 'cuff' }, pointer }, glucose);
    await source.process(processor, [part(100, '/0'), part(105, '/1'), glucosePart({ person: 'user' })]);
    const [conflict, other] = await groups();
    await expect(quarantine.accept(request(), { group: { id: other?.id ?? 0 } })).rejects.toMatchObject({ code: 'conflict' });
    const actor = { kind: 'key', id: 7, name: 'Test key' } as const;
    const accepted = await quarantine.accept({ ...request(), actor }, { group: { id: conflict?.id ?? 0 } });
    expect(JSON.parse(accepted.text)).toEqual({ changed: 1, remaining: 0 });
    expect(await states()).toEqual([{ stored: 1, corrected: 1, quarantined: 1 }]);
    const reading = `select glucose, r.version, o.version as "ofSource" from blood_glucose_reading r
      join reading_origin o on o.organization_id = r.organization_id and o.reading_id = r.id and o.kind = 'bloodGlucose' where device_id = $1`;
    expect(await source.query(reading, [device.id])).toEqual([{ glucose: 105, version: 2, ofSource: 1 }]);
    const actors = await source.query(
      `select actor_kind as kind, actor_id as id from reading_revision where organization_id = $1`,
      [factory.organizationId],
    );
    expect(actors).toEqual([{ kind: 'key', id: 7 }]);
  });

  it('expire with the bodies of their messages, and are counted no more (edge case 26)', async () => {
    await source.process(processor, [glucosePart({ device: identifier('SN-1') })]);
    await source.query('delete from ingest_body where organization_id = $1', [factory.organizationId]);
    await register('SN-1');
    await processor.drain();
    expect(await states()).toEqual([{ expired: 1 }]);
    expect(await groups()).toEqual([]);
  });

  it('are counted as one group after the parts of another message changed it at the same time', async () => {
    await source.process(processor, [glucosePart({ device: identifier('SN-1') })]);
    await source.query(`update ingest_part set outcome = 'expired' where organization_id = $1`, [factory.organizationId]);
    expect(await groups()).toEqual([]);
  });

  it('are released step by step, so that later messages of the source are processed in between', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 450; n++)
      ids.push(await source.receive([glucosePart({ device: identifier('SN-1'), time: { instant: after(n) } })]));
    await processor.drain();
    expect(await shown()).toMatchObject([{ count: 450 }]);
    await register('SN-1');
    await processor.drain();
    const counts = await source.query(`select counts, count(*)::integer from ingest_message where id = any($1) group by counts`, [
      ids,
    ]);
    expect(counts).toEqual([{ counts: { stored: 1 }, count: 450 }]);
    expect(await groups()).toEqual([]);
  });

  it('include a message that cannot be stored because of its content, and no other message (edge case 23)', async () => {
    const device = await factory.device();
    await source.alias('device', 'cuff', device.id);
    const good = (minute: number) => glucosePart({ device: { type: 'vendor', value: 'cuff' }, time: { instant: after(minute) } });
    const errors: unknown[] = [];
    // PostgreSQL cannot store a NUL character.
    const ids = [
      await source.receive([good(0)]),
      await source.receive([{ ...good(1), pointer: '/\0' }]),
      await source.receive([good(2)]),
    ];
    for (let round = 0; round < 8; round++) {
      await source.query(`update ingest_message set due_timestamp = now() - interval '1 second' where state = 'queued'`);
      // A new process does not wait because another one has failed.
      await source.processor(service, { onError: (error) => errors.push(error) }).drain();
    }
    const messages = await Promise.all(ids.map((id) => source.message(id)));
    expect(messages.map(({ counts, parts }) => parts[0]?.code ?? counts)).toEqual([
      { stored: 1 },
      'mapping_failed',
      { stored: 1 },
    ]);
    expect(errors.length).toBeGreaterThan(3);
  });
});
